#!/usr/bin/env python3
"""Hostile input is refused with status 3, or 7 where it is beyond a limit, and soon; every prefix of
a good file ends in a diagnostic or is a good file; what is merely large takes no time to speak of;
nothing crashes.

usage: check.py PROGRAM
"""
import os
import pathlib
import subprocess
import sys
import tempfile

import generate

program = sys.argv[1]
PATIENCE = 300 if "asan" in program else 60  # seconds
cases = pathlib.Path(__file__).resolve().parent.parent / "cases"
bad = []


def run(command, data):
    words = command.split() if isinstance(command, str) else command
    return subprocess.run([program, *words, "--allow-unregistered-dialect", "-"],
                          input=data, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=PATIENCE)


def status(data):
    try:
        got = run("verify", data)
    except subprocess.TimeoutExpired:
        return f"no end in {PATIENCE} s"
    return got.returncode if len(got.stderr) < 100000 else f"{len(got.stderr)} bytes of words"


def status_of_wide(command, text):
    try:
        return run(command, text.encode()).returncode
    except subprocess.TimeoutExpired:
        return f"no end in {PATIENCE} s"


for due, inputs in ((3, generate.MALFORMED), (7, generate.DEEP), (0, generate.LARGE)):
    for name, data in inputs.items():
        if status(data) != due:
            bad.append(f"{name}: {status(data)} where {due} is due")
for name, (command, text, due) in generate.WIDE.items():
    got = status_of_wide(command, text)
    if got != due:
        bad.append(f"{name}: {got} where {due} is due")
prefixes = 0
for name in ("func/func.mlir", "check/known_switch.mlir", "memref/syntax_views.mlir", "affine/syntax.mlir"):
    text = (cases / name).read_bytes()
    for end in range(0, len(text), 7):
        prefixes += 1
        if status(text[:end]) not in (0, 3, 6):
            bad.append(f"{name}: its first {end} bytes: {status(text[:end])}")
# Arguments from a file that is none: nobody writes to the pipe.
with tempfile.TemporaryDirectory() as scratch:
    pipe = pathlib.Path(scratch, "pipe.npy")
    os.mkfifo(pipe)
    for name in (pipe, "/dev/zero", "/dev/tty", scratch):
        got = status_of_wide(["run", f'--args=@"{name}"'], "func.func @main(%t: tensor<2xf32>) { return }")
        if got != 2:
            bad.append(f"@{name}: {got} where 2 is due")
for line in bad:
    print(line)
print(f"hostile: {len(generate.MALFORMED)} malformed, {len(generate.DEEP)} deep, {len(generate.LARGE)} large, "
      f"{len(generate.WIDE)} wide, {prefixes} prefixes, {len(bad)} wrong")
sys.exit(bool(bad))
