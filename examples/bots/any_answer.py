"""A bot in Python: it reads questions from its standard input, one JSON object a line, and answers each
with one of the legal answers. Make it better in `choose`: message["view"] is all that the seat sees."""

import json
import random
import sys


def choose(message):
    shape = message["question"]["shape"]
    kind = shape["shape"]
    if kind == "one":
        return random.choice(shape["of"])
    if kind == "order":
        return random.sample(shape["of"], len(shape["of"]))
    if kind == "some":
        chosen = random.sample(shape["of"], min(shape["max"], len(shape["of"])))
        return [option for option in shape["of"] if option in chosen]
    if kind == "sequence":
        return [random.choice(shape["of"]) for _ in range(shape["length"])]
    if kind == "distribute":
        pieces = [at for at, cap in enumerate(shape["caps"]) for _ in range(cap)]
        placed = random.sample(pieces, shape["min"])
        return [placed.count(at) for at in range(len(shape["to"]))]
    return assign(shape["items"], shape["each"], [])


def assign(items, each, given):
    """One of its targets for each item, none more often than `each` times."""
    if len(given) == len(items):
        return given
    for target in items[len(given)]:
        if given.count(target) < each:
            found = assign(items, each, given + [target])
            if found is not None:
                return found
    return None


for line in sys.stdin:
    message = json.loads(line)
    print(json.dumps({"id": message["id"], "answer": choose(message)}), flush=True)
