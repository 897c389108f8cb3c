"""The SVG toolkit: one look, tapa cloth and lagoon, for the pictures of all games.

A game's `board.py` draws a position or a view of one as SVG and takes from here its colours, seats, patterns, emblems, pieces,
digits and marks. Nothing here knows a game.

    palette   the colours, the two themes and the style sheet
    seats     the eight seats: a colour, a pattern and an emblem each
    emblems   fern, hibiscus, sun, shark tooth, shell, frangipani, fish, star
    patterns  chevrons, dots, waves, bars, diamonds, rings, scales, crosses; bark cloth
    pieces    the pirogue and the Tiki
    canoes    canoes for transport and war, clubs, settlers, villages, knots
    hexes     hexes, oceans, islands and their coasts
    isles     sailboats, huts, hats, drawings in the sand, fish, chests, goods, water and dikes
    tokens    coins, points, action markers, dice, hidden tokens
    people    emblems of trades
    sea       waves, wind, dolphin, coral
    frames    the frame of bark cloth, garlands, palms, the plate of the status
    lagoon    a square sea between four islands
    goods     symbols of commodities and tools
    works     symbols of sites, stores and works
    cards     faces and backs of cards, prices, points, counts
    glyphs    digits and letters as paths, so that a picture needs no font
    letters   names and words in capitals, likewise
    marks     what can be clicked
    svg       numbers, names and the document
    sight     contrast, and the three colour-blindnesses
    png       a picture as PNG

How a page plays a picture
--------------------------

A picture is static mark-up. A page needs no knowledge of the game to play it, only four attributes:

`data-action="17"`
    alone: the element is the action 17 outright. A click (Enter, Space) on it, or on anything inside it, plays 17.
`data-select="tiki-1"`
    a piece that has several things to do. A click on it plays nothing: it selects the key `tiki-1`. Several elements may carry
    the same key (two pieces that are alike in everything).
`data-for="tiki-1"` with `data-action="23"`
    a target of that key: once `tiki-1` is selected, a click here plays 23. Keys are opaque; an element is for one key, so a
    place that two pieces can go to holds two elements. A target with `visibility="hidden"` is folded: it is not drawn before its
    key is selected.
`data-waits`
    on the root: the number of the seat that the picture asks. It is missing when the viewer is not asked.

To select a key, a page

1. puts the class `vk-choosing` on the root `<svg>`, and `vk-on` on every element whose `data-for` is the key and on the pieces
   whose `data-select` is the key;
2. gives the elements `vk-on` a `tabindex` of 0 (in the mark-up targets have -1, pieces and outright actions 0);
3. takes all that back on Escape, on a second click on the piece, on a click anywhere else, and after an action.

What has the class `vk-free` can be pressed while something is chosen all the same. The style sheet does the rest. While nothing
is chosen targets do not answer the pointer, so that the piece or the tile under
them does; all are drawn, small. While something is chosen only its own targets are drawn, larger, and only they and the pieces
answer. Every element that can be clicked has a `<title>`, the sentence of its action in the reader's language, and a `role`.
All open actions of a position can be reached through its picture in this way; there is no other way in which a picture plays.

A part that is larger than its window, such as a map, is a *chart*:

`data-chart="1560 780 104"` with `data-window="8 8 764 780"`
    on a group, in both layers alike: the size of the chart in its own units and that of what is pressed on it, and the window of
    the picture (left, top, width, height) in which it is seen. Its `transform` is where it lies before anybody moves it, a
    `translate` and a `scale`; the picture clips it to the window. A page pans and zooms it within the window by changing that
    transform, in both layers alike, while the rest of the picture stays. What can be done there it brings into sight, and where
    a finger could not press it, it begins larger.
`data-near="1.5"`
    on the same group: the scale at which a page opens it, about what can be done there; smaller where that shows all. As it is
    drawn, the whole of a chart should be seen.
`data-stretch`
    on what becomes higher where the page has more room than the picture: grounds, frames, and the clip of the window, all of which
    end at the foot of the picture. The window grows with them.
`data-spill`
    on a child of the static layer that goes on beyond the edges of the picture: a page shows it as far as it has room.
`data-low="112"`, `data-high="306"`
    on a group that stands at the foot or at the head of the window, over the chart, and hides so much of it. A page moves what
    stands at the foot down with it, and keeps what can be done out from under both.
`data-beside="620 380 52"` with `data-size="500 310"`
    on a group about the origin, outside of the chart: it stands beside this place of the chart, which reaches so far, in the
    chart's units, and is so large, in those of the picture. A page keeps it there, within the window, where it hides least.
`data-here="0605"`
    within a chart: where the step at hand is, by a name that changes with it. If not all that can be done is in sight, this is.

`data-place="hex-0605"` says which place of the game (`Game.places`) something shows, so that a page can tell about it. Where there
is none, an `id` that is the name of a place does as well. What has the class `vk-detail`, such as the numbers of places, a page
shows on demand. `data-still`: what is in this part does not glide or fly, as a button does not. `data-moves`: what lies in this
part moves as a whole, as a card does, and is seen to go from the first place of an event to its second.

Pieces keep their `id` for the whole game, whatever they do (`pirogue-5`, `tiki-1`), and stand where the `transform` of their
group puts them, always written as the same functions: a page that morphs one picture into the next lets them glide.

Layers
------

A board (`vaka.engine.Board`, made by `vaka.draw.layers.Layers`) has a static layer, which stays the same for a whole game, and a
moving layer. `draw` puts both into one document; a server may send the first once and then only the second, which is one
`<g id="moving">`. No element has a `style` attribute: with `embed_style=False` there is no `<style>` either, and the page links
`stylesheet()` as a file, as a strict content security policy asks.

Colours that never change are attributes; those of the theme are classes over CSS variables (`--vk-page`...), with the light
colour as attribute for viewers that do not know variables. `theme` is `light`, `dark`, or `auto`, which follows the reader.
"""

from vaka.draw.palette import THEMES, stylesheet
from vaka.draw.seats import SEATS, Look

__all__ = ["SEATS", "THEMES", "Look", "stylesheet"]
