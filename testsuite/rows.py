#!/usr/bin/env python3
"""Every operation that is executed has a case of its own: its name stands in a file of its dialect.

usage: rows.py PROGRAM
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent
lines = subprocess.run([sys.argv[1], "ops"], capture_output=True, text=True, check=True).stdout
cases = {}
missing = []
rows = 0
for line in lines.splitlines()[1:]:
    name, _, _, run = line.split()[:4]
    dialect = name.split(".")[0]
    if run == "-" or dialect in ("test", "test_dyn", "transform"):
        continue
    rows += 1
    if dialect not in cases:
        folder = ROOT / "cases" / dialect
        cases[dialect] = "\n".join(p.read_text() for p in sorted(folder.rglob("*.mlir")))
    # In a function body the func dialect's prefix is left away.
    words = name.split(".", 1)[1] if dialect in ("func", "builtin") else name
    if not re.search(r"(?<![\w.])(" + re.escape(name) + "|" + re.escape(words) + r")(?![\w])",
                     cases[dialect]):
        missing.append(name)
for name in missing:
    print(f"no case in testsuite/cases/{name.split('.')[0]}/ uses {name}")
print(f"rows: {rows} executed, {len(missing)} without a case")
sys.exit(bool(missing))
