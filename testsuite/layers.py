#!/usr/bin/env python3
"""Proves that the rooms of the house stand in a line: each file includes only its own room and some of
those before it."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

CORE = ["core/base", "semantics/number", "core/ir", "core/text", "core/define", "core/verify",
        "core/bytecode"]
SEMANTICS = ["core/base", "semantics/number", "semantics/memory", "semantics/value"]
LANGUAGE = CORE + SEMANTICS[2:] + ["core/tablegen", "dialects"]
MACHINE = LANGUAGE + ["interp/console", "interp/machine"]
RUNS = MACHINE + ["interp/program"]
PROTOCOL = ["interp/native/protocol.h"]
WITNESS = RUNS + ["interp/oracle/inputs", "interp/oracle/witness", *PROTOCOL]
JUDGE = WITNESS + ["interp/fast", "interp/oracle/judge"]

# The rooms, and what each may include besides itself: none of those that come after it.
ROOMS = {
    "include": [],
    "core/base": [],
    "core/tablegen": ["core/base"],
    "semantics/number": SEMANTICS[:1],
    "semantics/memory": SEMANTICS[:2],
    "semantics/value": SEMANTICS[:3],
    "core/ir": CORE[:2],
    "core/text": CORE[:3],
    "core/define": CORE[:4],
    "core/verify": CORE[:5],
    "core/bytecode": CORE[:6],
    "dialects": LANGUAGE[:-1],
    "interp/native": CORE,
    "interp/console": LANGUAGE,
    "interp/machine": LANGUAGE + ["interp/console"],
    "interp/fast": MACHINE,
    "interp/program": MACHINE,
    "interp/oracle/inputs": RUNS,
    "interp/oracle/witness": RUNS + ["interp/oracle/inputs", *PROTOCOL],
    "interp/oracle/judge": WITNESS,
    "interp/oracle/check": JUDGE,
    "interp/oracle/reduce": RUNS,
    "interp/oracle/generate": WITNESS,
    "interp/oracle/prove": LANGUAGE + ["interp/oracle/witness", *PROTOCOL],
    "interp/oracle/diff": JUDGE + ["interp/oracle/reduce", "interp/oracle/prove"],
    "interp/oracle/claims": JUDGE + ["interp/oracle/diff"],
    "interp/oracle/hunt": JUDGE + ["interp/oracle/reduce", "interp/oracle/prove", "interp/oracle/diff", "interp/oracle/generate"],
    "interp/tools/debug": RUNS + ["interp/oracle/inputs"],
    "interp/tools/dap": RUNS + ["interp/oracle/inputs", "interp/tools/debug"],
    "interp/tools/course": RUNS,
    "interp/tools/manual": RUNS + ["interp/tools/course"],
    "interp/tools/trace": RUNS + ["interp/tools/course", "interp/tools/manual"],
    "interp/library": JUDGE + ["interp/oracle/reduce", "interp/oracle/prove", "interp/oracle/diff", "interp/oracle/check", "include"],
    "interp/command": JUDGE + ["interp/oracle/", "interp/tools/"],
    "browser": MACHINE + ["interp/command"],
}
# No room: it ends the program, and knows the list of commands.
MAIN = {"interp/main.c": MACHINE + ["interp/command"]}
# What they may include of the system besides C's library; None: anything.
SYSTEM = {"core/base": {"sanitizer/asan_interface.h", "sys/mman.h"}, "core/tablegen": {"jansson.h"},
          "include": set(), "core": set(), "semantics": {"gmp.h", "mpfr.h"},
          "dialects": set(),
          "interp": None, "browser": None}
LIBC = {
    "assert.h", "ctype.h", "errno.h", "float.h", "inttypes.h", "limits.h", "locale.h", "math.h",
    "setjmp.h", "stdalign.h", "stdarg.h", "stdatomic.h", "stdbool.h", "stddef.h", "stdint.h", "stdio.h",
    "stdlib.h", "string.h", "time.h", "strings.h",
}
# Semantics is pure: it may build text, and never reads or writes files.
NO_IO = re.compile(r"\b(printf|fprintf|fopen|fread|fwrite|puts|fputs|getenv|stdout|stderr)\b")

failures = []
files = 0


def room_of(name):
    return next((room for room in ROOMS if name.startswith(f"{room}/")), None)


def is_in(included, places):
    return any(included == place or included.startswith(f"{place.rstrip('/')}/") for place in places)


def system_of(room):
    return next(allowed for layer, allowed in SYSTEM.items() if f"{room}/".startswith(f"{layer}/"))


for room, places in ROOMS.items():
    before = list(ROOMS)[:list(ROOMS).index(room)]
    failures += [f"{room} may not include {place}, which comes after it" for place in places
                 if not is_in(place, before) and not any(b.startswith(place) for b in before)]

for path in sorted(ROOT.rglob("*.[ch]")):
    name = path.relative_to(ROOT).as_posix()
    if name.startswith(("testsuite/", "build/")):
        continue
    room = room_of(name) or name
    places = [*ROOMS[room], room] if room in ROOMS else MAIN.get(name)
    if places is None:
        failures.append(f"{name}: stands in no room")
        continue
    files += 1
    # Comments go, their line ends stay.
    text = re.sub(r"/\*.*?\*/", lambda m: "\n" * m.group(0).count("\n"), path.read_text(),
                  flags=re.DOTALL)
    for number, line in enumerate(text.splitlines(), 1):
        quoted = re.match(r'#\s*include\s+"([^"]+)"', line)
        system = re.match(r"#\s*include\s+<([^>]+)>", line)
        if quoted and not is_in(quoted.group(1), places):
            failures.append(f"{name}:{number}: {room} may not include {quoted.group(1)}")
        allowed = system_of(room)
        if system and allowed is not None and system.group(1) not in LIBC | allowed:
            failures.append(f"{name}:{number}: {room} may not include <{system.group(1)}>")
        if room.startswith("semantics/") and NO_IO.search(line):
            failures.append(f"{name}:{number}: semantics does no input or output")

allowed_top = {"browser", "include", "core", "semantics", "dialects", "interp", "python", "editors", "debian", "course", "testsuite", "build"}
for entry in ROOT.iterdir():
    if entry.is_dir() and not entry.name.startswith(".") and entry.name not in allowed_top:
        failures.append(f"{entry.name}/: no such room in the house")

for failure in failures:
    print(failure)
print(f"layers: {files} files in {len(ROOMS)} rooms, {len(failures)} out of place")
sys.exit(bool(failures))
