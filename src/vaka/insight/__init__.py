"""What a finished game tells: where it was won, what was luck, which decisions cost most."""

from vaka.insight.analysing import analyse
from vaka.insight.analysis import Analysis, Decision, Draw, Point, Sums, Unfinished

__all__ = ["Analysis", "Decision", "Draw", "Point", "Sums", "Unfinished", "analyse"]
