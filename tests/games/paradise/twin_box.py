"""The slow twin of Conquest of Paradise: what is in the box, in words (rulebook 2; data of the component page, sections 1-6)."""

from __future__ import annotations

SEATS = ("yellow", "red", "green", "black")
# From west to east, each from north to south: . ocean, ? unknown, A atoll, I independent, H home, S South America, - off the map.
COLUMNS = {
    -5: ".I.----",
    -4: "A.II?--",
    -3: "..II???",
    -2: ".AIIII?",
    -1: "????I??",
    0: "????HH?",
    1: "???????",
    2: ".??????",
    3: "???????",
    4: ".??????",
    5: "..?????",
    6: ".....??",
    7: "-...???",
    8: "--...??",
    9: "--.....",
    10: "---....",
    11: "---SS--",
}
SIGNS = {".": "ocean", "?": "unknown", "A": "atoll", "I": "independent", "H": "home", "S": "south america"}
KIND: dict[str, str] = {}  # of every hex, in hex order
PLACE: dict[str, tuple[int, int]] = {}
for q, column in COLUMNS.items():
    for row, sign in enumerate(column, 1):
        if sign != "-":
            top = -4 - q // 2 if q % 2 == 0 else (-7 - q) // 2
            KIND[f"{q + 6:02}{row:02}"] = SIGNS[sign]
            PLACE[f"{q + 6:02}{row:02}"] = (q, top + row - 1)
HEXES = tuple(sorted(KIND))


def distance(one: str, two: str) -> int:
    """How many hexes apart, as the bird flies."""
    q, r = PLACE[one][0] - PLACE[two][0], PLACE[one][1] - PLACE[two][1]
    return max(abs(q), abs(r), abs(q + r))


BESIDE = {one: [two for two in HEXES if distance(one, two) == 1 and KIND[two] != "south america"] for one in HEXES}

PRINTED = {  # green boxes, brown boxes, local warriors
    "0605": (2, 2, 0),
    "0606": (2, 2, 0),
    "0102": (2, 0, 2),
    "0203": (2, 0, 2),
    "0204": (4, 0, 4),
    "0303": (2, 0, 2),
    "0304": (4, 0, 4),
    "0403": (1, 0, 1),
    "0404": (2, 0, 2),
    "0405": (1, 0, 1),
    "0406": (3, 0, 1),
    "0505": (3, 1, 1),
}
TILES = {  # green boxes, brown boxes
    "hawaii": (3, 1),
    "aotearoa": (3, 1),
    "hawaiki": (3, 1),
    "hiva": (2, 0),
    "raiatea": (2, 1),
    "tahiti": (2, 1),
    "rapa-nui": (2, 1),
    "te-waka-maui": (2, 1),
    "rarotonga": (1, 1),
    "tubuai": (1, 1),
    "mangareva": (1, 1),
    "rapa": (1, 1),
    "chatham-is": (2, 0),
    "tuamotu": (2, 0),
    "kuporu": (2, 1),
    "niue-island": (1, 0),
    "tuvalu": (1, 0),
    "tokelau": (1, 0),
    "pitcairn-is": (1, 0),
    "kermadec-is": (1, 0),
    "norfolk-is": (0, 0),
    "flint-is": (1, 0),
    "manihiki": (0, 0),
    "phoenix-is": (0, 0),
    "malden-is": (0, 0),
    "kiritimati": (0, 0),
    "tabuaeran": (0, 0),
    "johnston-is": (0, 0),
    "midway-is": (0, 0),
    "nihoa": (0, 0),
}
CUP = {"island1": 3, "island2": 14, "island3": 12, "ocean1": 15, "ocean2": 10, "ocean3": 4, "off": 4}
PIECES = {"transport": 14, "war": 6, "warrior": 12, "colony": 5, "rumour": 2}  # of each colour
COST = {
    "village": 2,
    "agriculture": 1,
    "transport": 1,
    "chain": 1,
    "warrior": 2,
    "war": 3,
    "colony": 2,
    "rumour": 0,
}
CARD_COST = 2
THRESHOLD = {2: 28, 3: 25, 4: 22}
NATIONS = ("tonga", "samoa", "hiva", "raiatea")  # the first two, three or four play
HOME_HEX = {"tonga": "0606", "samoa": "0605", "hiva": "1104", "raiatea": "0905"}
TIES = ("tonga", "raiatea", "hiva", "samoa")
CARDS = {  # points as printed
    "arioi": 1,
    "bird-signs": 1,
    "breadfruit": 1,
    "cannibalism": 0,
    "deforestation": 0,
    "double-hulled-canoes": 1,
    "feather-cloaks": 1,
    "haka": 1,
    "hui": 1,
    "hula": 1,
    "kahuna-healing": 1,
    "kava-ceremony": 1,
    "makahiki": 1,
    "makutu": 0,
    "moai": 1,
    "navigation": 1,
    "ocean-chart": 1,
    "patu": 1,
    "petroglyphs": 1,
    "poi": 1,
    "powhiri": 1,
    "surfing": 1,
    "tapa-cloth": 1,
    "tapu": 1,
    "taro-terraces": 1,
    "tattoo": 1,
    "tiki": 1,
    "toki": 1,
}
BETTER_WITH = {  # two points instead of one for whoever controls one of these
    "hui": ("hawaiki", "kuporu"),
    "hula": ("hawaii",),
    "moai": ("rapa-nui",),
    "powhiri": ("aotearoa", "te-waka-maui"),
    "surfing": ("tahiti",),
    "tattoo": ("hiva",),
}
EVENTS = (
    "typhoon",
    "typhoon-swell",
    "tsunami",
    "invasive-weeds",
    "severe-erosion",
    "drought",
    "peles-wrath",
    "taniwha",
    "favorable-winds",
    "bountiful-fishing",
    "freshwater-spring",
    "volcanic-ash",
    "cult-of-war",
    "war-leader",
    "shaman",
    "castaways",
    "drift-voyage",
    "cultural-flowering",
    "succession-dispute",
    "rebellion",
    "rats",
    "becalmed",
    "royal-marriage",
    "great-kauri-trees",
    "abundant-harvest",
    "rotten-lashings",
    "calm-season",
)
KEPT = (
    "taniwha",
    "favorable-winds",
    "war-leader",
    "shaman",
    "drift-voyage",
    "becalmed",
    "royal-marriage",
    "abundant-harvest",
)
CHITS = {  # the Expand side from left to right, then the Action
    1: ("card", "village", "explore"),
    2: ("village", "war", "explore"),
    3: ("village-each", "explore"),
    4: ("chain", "warrior", "explore"),
    5: ("village-each", "card", "build"),
    6: ("village", "war", "build"),
    7: ("chain", "village", "build"),
    8: ("card", "war", "build"),
    9: ("warriors", "defend"),
    10: ("warrior-each", "defend"),
    11: ("war", "warrior", "defend"),
    12: ("war", "warriors", "attack"),
    13: ("war", "warrior", "attack"),
    14: ("warriors", "chain", "attack"),
    15: ("war", "card", "attack"),
}
ATTACKS = (12, 13, 14, 15)  # they join the others after six draws
RINGS = (  # how Samoa explores: there and back around itself, then what lies south of that sweep
    "0705 0704 0604 0504 0503 0603 0703 0804 0805 0806 0906 0905 0904 0903 0803 0702 0602 0502"
    " 0501 0601 0701 0802 0902 1003 1004 1005 1006 1007 1107 1106 1105 1104 1103 1002 0901"
    " 1206 1207 1307 1306 1305 1406 1407 0706 0607 0506 0807 0707 0507 0407 0306 0907 0307 0305 0205"
)
SAMOAS_ORDER = RINGS.split()
