#!/usr/bin/env python3
"""The rooms of the house stand in a line, by what their objects define and use: nm finds no cycle of
rooms, no name that two files of programs share, and nothing in what runs programs that exits or writes
to standard output.

usage: symbols.py OBJECT_FOLDER
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
OBJECTS = pathlib.Path(sys.argv[1])

# A room is a folder. Files of these folders are rooms of their own: dialects, and what they share.
SINGLE = ("dialects/", "interp/main")
# What a room declares for another to define: whoever uses it uses the interface alone.
INTERFACES = {"dialects/step.h": "interp/machine", "dialects/teams.h": "interp/machine",
              "core/ir/attr_default.h": "core/text"}
# Rooms and files that are the program: they may end it, and print.
TELLERS = re.compile(r"interp/(main|console/(input|output)|oracle/(check|diff|hunt)/.*|tools/(debug|trace)/.*|"
                     r"command/.*|native/.*)$")
MOST_USES = 30  # of a cycle, told
ENDS_OR_PRINTS = {"exit", "_exit", "quick_exit", "stdout", "printf", "vprintf", "puts", "putchar",
                  "__printf_chk", "__vprintf_chk"}


def room_of(name):
    folder = name.rsplit("/", 1)[0]
    return name if name.startswith(SINGLE) and folder in ("dialects", "interp") else folder


def symbols():
    """What each file defines, and what it uses."""
    paths = sorted(p for layer in ("core", "semantics", "dialects", "interp")
                   for p in OBJECTS.joinpath(layer).rglob("*.o")
                   if (ROOT / p.relative_to(OBJECTS)).with_suffix(".c").is_file())
    text = subprocess.run(["nm", "-A", "-P", *map(str, paths)], check=True, capture_output=True,
                          text=True).stdout
    defined, used = {}, {}
    for path, symbol, kind in re.findall(r"^(.*?)\.o: (\S+) (\w)", text, re.MULTILINE):
        name = pathlib.Path(path).relative_to(OBJECTS).as_posix()
        if kind == "U":
            used.setdefault(name, set()).add(symbol)
        elif kind in "TDBRVWC":
            defined.setdefault(symbol, []).append(name)
    return defined, used


def declared(header):
    """The names that a header has in front of a bracket."""
    text = re.sub(r"/\*.*?\*/", "", (ROOT / header).read_text(), flags=re.DOTALL)
    return set(re.findall(r"\b(\w+)\(", text))


def edges_of(defined, used):
    """For each room the rooms it uses, with what of them."""
    interface = {symbol: header for header in INTERFACES for symbol in declared(header)}
    edges = {}
    for name, names in used.items():
        for symbol in names & set(defined):
            target = room_of(defined[symbol][0])
            if symbol in interface and target == INTERFACES[interface[symbol]]:
                target = interface[symbol]
            if target != room_of(name):
                edges.setdefault(room_of(name), {}).setdefault(target, set()).add(symbol)
    return edges


def cycles(edges):
    """Rooms from which a way leads back to them, with all that are on such a way."""
    def reached(start):
        seen, pending = set(), [start]
        while pending:
            for room in edges.get(pending.pop(), {}):
                if room not in seen:
                    seen.add(room)
                    pending.append(room)
        return seen

    reach = {room: reached(room) for room in edges}
    return {frozenset(other for other in reach[room] if room in reach.get(other, ()))
            for room in edges if room in reach[room]}


defined, used = symbols()
edges = edges_of(defined, used)
wrong = [f"{symbol} is defined in {' and '.join(files)}"
         for symbol, files in sorted(defined.items()) if len(files) > 1 and symbol != "main"]
for cycle in cycles(edges):
    wrong.append(f"a cycle of rooms: {', '.join(sorted(cycle))}")
    # What closes a cycle is seldom more than a symbol or two: the thinnest come first.
    uses = sorted((len(names), room, target, sorted(names)) for room in cycle
                  for target, names in edges[room].items() if target in cycle)
    wrong += [f"    {room} uses {', '.join(names[:8])} of {target}" for _, room, target, names in uses[:MOST_USES]]
wrong += [f"{name} uses {symbol}" for name, names in sorted(used.items())
          for symbol in sorted(names & ENDS_OR_PRINTS) if not TELLERS.match(name)]
for line in wrong:
    print(line)
print(f"symbols: {len(defined)} of {len(used)} files in {len(set(map(room_of, used)))} rooms, "
      f"{len(wrong)} wrong")
sys.exit(bool(wrong) or not used)
