#!/usr/bin/env python3
"""Proves the layers of the house: each file includes only its own layer and those below it."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# What a layer may include, by folder. The first prefix that matches a file is its layer.
LAYERS = {
    "core/base/": ["core/base/"],
    "semantics/": ["core/base/", "semantics/"],
    "core/": ["core/", "semantics/int.h", "semantics/float.h"],
    "dialects/": ["core/", "semantics/", "dialects/"],
    "interp/native/": ["core/", "interp/native/"],
    "interp/": ["core/", "semantics/", "dialects/", "interp/"],
}
# What a room of interp may include besides interp's own files and its room's.
ROOMS = {
    "fast": [],
    "inputs": [],
    "witness": ["inputs", "native/protocol.h"],
    "judge": ["inputs", "witness", "native/protocol.h"],
    "check": ["fast", "inputs", "witness", "judge"],
    "reduce": [],
    "diff": ["fast", "inputs", "witness", "judge", "reduce"],
    "debug": ["inputs"],
    "trace": [],
    "manual": [],
    "command": ["fast", "inputs", "witness", "judge", "check", "diff", "reduce", "debug", "trace",
                "manual"],
}
# interp's own files stand below its rooms, but for the list of commands.
ROOT_INCLUDES = {"interp/main.c": "interp/command/"}
SYSTEM = {
    "core/base/": {"sanitizer/asan_interface.h"},
    "semantics/": {"gmp.h", "mpfr.h"},
    "core/": set(),
    "dialects/": set(),
    "interp/native/": None,
    "interp/": None,
}
LIBC = {
    "assert.h", "ctype.h", "errno.h", "float.h", "inttypes.h", "limits.h", "locale.h", "math.h",
    "setjmp.h", "stdalign.h", "stdarg.h", "stdbool.h", "stddef.h", "stdint.h", "stdio.h",
    "stdlib.h", "string.h", "time.h", "strings.h",
}
# Semantics is pure: it may build text, and never reads or writes files.
NO_IO = re.compile(r"\b(printf|fprintf|fopen|fread|fwrite|puts|fputs|getenv|stdout|stderr)\b")

failures = []
files = 0


def room_may_include(name, included):
    """May a file of interp include another of interp?"""
    room = name.split("/")[1]
    if included.count("/") == 1 or room == "native":
        return True
    if name.count("/") == 1:
        return included.startswith(ROOT_INCLUDES.get(name, "nothing"))
    return included.startswith(tuple(f"interp/{r}" + ("" if r.endswith(".h") else "/")
                                     for r in [room] + ROOMS[room]))


for path in sorted(ROOT.rglob("*.[ch]")):
    name = path.relative_to(ROOT).as_posix()
    if name.startswith(("testsuite/", "build/")):
        continue
    layer = next((l for l in LAYERS if name.startswith(l)), None)
    if layer is None:
        failures.append(f"{name}: stands in no layer")
        continue
    files += 1
    # Comments go, their line ends stay.
    text = re.sub(r"/\*.*?\*/", lambda m: "\n" * m.group(0).count("\n"), path.read_text(),
                  flags=re.DOTALL)
    for number, line in enumerate(text.splitlines(), 1):
        quoted = re.match(r'#\s*include\s+"([^"]+)"', line)
        system = re.match(r"#\s*include\s+<([^>]+)>", line)
        if quoted and not quoted.group(1).startswith(tuple(LAYERS[layer])):
            failures.append(f"{name}:{number}: {layer} may not include {quoted.group(1)}")
        if (quoted and name.startswith("interp/") and quoted.group(1).startswith("interp/")
                and not room_may_include(name, quoted.group(1))):
            failures.append(f"{name}:{number}: may not include {quoted.group(1)}")
        allowed = SYSTEM[layer]
        if system and allowed is not None and system.group(1) not in LIBC | allowed:
            failures.append(f"{name}:{number}: {layer} may not include <{system.group(1)}>")
        if layer == "semantics/" and NO_IO.search(line):
            failures.append(f"{name}:{number}: semantics does no input or output")

allowed_top = {"core", "semantics", "dialects", "interp", "testsuite", "build"}
for entry in ROOT.iterdir():
    if entry.is_dir() and not entry.name.startswith(".") and entry.name not in allowed_top:
        failures.append(f"{entry.name}/: no such room in the house")

for failure in failures:
    print(failure)
print(f"layers: {files} files, {len(failures)} out of place")
sys.exit(bool(failures))
