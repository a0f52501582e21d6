"""Plays random games with the engine, and counts who wins. Usage: python3 random_games.py bellum 2 1000
Set TRIPTYCH to what starts the program, if `triptych` does not."""

import collections
import json
import os
import shlex
import subprocess
import sys

name, seats, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
command = shlex.split(os.environ.get("TRIPTYCH", "triptych")) + ["engine"]
engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(do, **request):
    engine.stdin.write(json.dumps({"do": do, **request}) + "\n")
    engine.stdin.flush()
    reply = json.loads(engine.stdout.readline())
    if "error" in reply:
        raise RuntimeError(reply["error"])
    return reply


wins = collections.Counter()
for game in range(games):
    situation = ask("new", game=name, seats=seats, seed=str(game))
    match = situation["match"]
    while situation["questions"]:
        seat = situation["questions"][0]["seat"]
        answer = ask("sample", match=match, seat=seat)["answer"]
        situation = ask("apply", match=match, seat=seat, answer=answer)
    for standing in situation["outcome"]["ranking"]:
        if standing["rank"] == 1:
            wins[standing["seat"]] += 1
    ask("forget", match=match)
for seat in range(seats):
    print(f"seat {seat}: {wins[seat]} of {games} games won")
engine.stdin.close()
