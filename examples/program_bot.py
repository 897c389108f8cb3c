#!/usr/bin/env python3
"""A bot as a program of its own: it needs nothing but Python.

Try `vaka match aloha --bots "program:python3 examples/program_bot.py",random`.
"""

import json
import random
import sys

legal: list[dict[str, object]] = []
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "somebody"}
    elif message["type"] == "position":
        legal = message["legal"]  # message["view"] has everything else that this seat knows
        continue
    else:
        choice = random.Random(message["seed"]).choice(legal)
        answer = {"type": "best", "action": choice["id"]}
    print(json.dumps(answer), flush=True)
