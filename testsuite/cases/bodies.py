#!/usr/bin/env python3
"""Makes a file for `--split-input-file` of bodies of functions, which blank lines part.

usage: bodies.py FILE > PROGRAM

A body's first line has the function's name and its arguments, `name(%x: f32)`, and it returns nothing.
What begins in another way stands as it is.
"""
import re
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    parts = re.split(r"\n{2,}", file.read().strip())
for part in parts:
    head, _, body = part.partition("\n")
    if re.match(r"\w+\(.*\)$", head):
        part = f"func.func @{head} {{\n{body}\n  return\n}}"
    print(part + ("\n\n// -----\n" if part is not parts[-1] else ""))
