#!/usr/bin/env python3
"""Every operation that has a native counterpart is in the corpus that `check` runs on.

usage: operations.py PROGRAM
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent
DIALECTS = "builtin func cf arith math index scf affine memref ub vector".split()
listed = subprocess.run([sys.argv[1], "ops"], capture_output=True, text=True, check=True).stdout
corpus = "\n".join(p.read_text() for folder in (ROOT / "check", ROOT.parent / "build/check")
                   for p in sorted(folder.rglob("*.mlir")))
missing, unlowered, rows = [], [], 0
for line in listed.splitlines()[1:]:
    name, _, _, _, native = line.split()[:5]
    if name.split(".")[0] not in DIALECTS:
        continue
    rows += 1
    if native != "lowered":
        unlowered.append(name)
    # In a function body the func dialect's prefix is left away; a file is a module.
    words = name.split(".", 1)[1] if name.startswith("func.") else name
    if name != "builtin.module" and not re.search(
            r"(?<![\w.])(" + re.escape(name) + "|" + re.escape(words) + r")(?![\w])", corpus):
        missing.append(name)
for name in missing:
    print(f"no file in testsuite/check/ or build/check/ uses {name}")
for name in unlowered:
    print(f"{name} has no lowering in interp/native/lower/")
print(f"operations: {rows}, {len(missing)} not in the corpus, {len(unlowered)} not lowered")
sys.exit(bool(missing or unlowered))
