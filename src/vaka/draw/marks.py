"""What can be clicked: the attributes that a page plays a picture by. The package's docstring tells their meaning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vaka.draw.palette import CORAL, CREAM, INK
from vaka.draw.svg import escape
from vaka.engine.names import ASKED

if TYPE_CHECKING:
    from vaka.engine.state import State

SPOT: Final = (
    f'<g id="vk-spot"><circle r="11.5" fill="{INK}"/><circle r="8.5" fill="{CORAL}" stroke="{CREAM}" stroke-width="2.6"/></g>'
)
"""The definition of the mark of a target: one of its rings stands out from any ground."""


def asked(state: State) -> int | None:
    """The seat that a picture asks: nobody at chance, after the end, or on the view of somebody who is not asked."""
    who = int(state.answering(ASKED))
    return who if who >= 0 else None


def stitched(shape: str) -> str:
    """A quiet coral seam along a defined shape, weaker than any piece, for what is an action outright; dark below."""
    line = f'<use href="#{shape}" class="vk-open" fill="none"'
    return (
        f'{line} stroke="{INK}" stroke-width="4" stroke-opacity=".45"/>'
        f'{line} stroke="{CORAL}" stroke-width="2.2" stroke-opacity=".75" stroke-dasharray="5 11" stroke-linecap="round"/>'
    )


def action(number: int, sentence: str, body: str, name: str = "") -> str:
    """An element that is one action outright.

    >>> action(7, "Reveal c4", "<path/>")
    '<g data-action="7" role="button" tabindex="0"><title>Reveal c4</title><path/></g>'
    """
    named = f' id="{name}"' if name else ""
    return f'<g{named} data-action="{number}" role="button" tabindex="0"><title>{escape(sentence)}</title>{body}</g>'


def selectable(key: str) -> str:
    """The attributes of a piece that is selected by a click.

    >>> selectable("tiki-1")
    'data-select="tiki-1" role="button" tabindex="0"'
    """
    return f'data-select="{key}" role="button" tabindex="0"'


def target(key: str, number: int, sentence: str, body: str, *, folded: bool = False) -> str:
    """Where a click plays an action, once its piece is selected; a folded one is not drawn before.

    >>> target("tiki-1", 9, "Hop to d5", "<path/>")
    '<g data-for="tiki-1" data-action="9" role="button" tabindex="-1"><title>Hop to d5</title><path/></g>'
    """
    hidden = ' visibility="hidden"' if folded else ""
    told = f"<title>{escape(sentence)}</title>"
    return f'<g data-for="{key}" data-action="{number}" role="button" tabindex="-1"{hidden}>{told}{body}</g>'
