#!/usr/bin/env python3
"""Hostile input is refused with status 3, and soon; every prefix of a good file ends in a diagnostic
or is a good file; nothing crashes.

usage: check.py PROGRAM
"""
import pathlib
import subprocess
import sys

import generate

program = sys.argv[1]
cases = pathlib.Path(__file__).resolve().parent.parent / "cases"
bad = []


def status(data):
    try:
        got = subprocess.run([program, "verify", "--allow-unregistered-dialect", "-"], input=data,
                             stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=60)
    except subprocess.TimeoutExpired:
        return "no end in 60 s"
    return got.returncode if len(got.stderr) < 100000 else f"{len(got.stderr)} bytes of words"


for name, data in generate.MALFORMED.items():
    if status(data) != 3:
        bad.append(f"{name}: {status(data)} where 3 is due")
for name, data in generate.LARGE.items():
    if status(data) != 0:
        bad.append(f"{name}: {status(data)} where 0 is due")
prefixes = 0
for name in ("func/call.mlir", "cf/switch.mlir", "memref/subview.mlir", "affine/for.mlir"):
    text = (cases / name).read_bytes()
    for end in range(0, len(text), 7):
        prefixes += 1
        if status(text[:end]) not in (0, 3):
            bad.append(f"{name}: its first {end} bytes: {status(text[:end])}")
for line in bad:
    print(line)
print(f"hostile: {len(generate.MALFORMED)} malformed, {len(generate.LARGE)} large, "
      f"{prefixes} prefixes, {len(bad)} wrong")
sys.exit(bool(bad))
