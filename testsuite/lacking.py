#!/usr/bin/env python3
"""The operations that dialects/lacking.c says upstream has are those that its headers declare, but for
the ones that have a row.

usage: lacking.py PROGRAM FOLDER   (of MLIR's headers)
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
table = (ROOT / "dialects/lacking.c").read_text()
rows = {line.split()[0] for line in subprocess.run(
    [sys.argv[1], "ops"], capture_output=True, text=True, check=True).stdout.splitlines()[1:]}
declared = set()
for path in pathlib.Path(sys.argv[2]).rglob("*.h.inc"):
    declared |= set(re.findall(r"getOperationName\(\) \{\s*return ::llvm::StringLiteral\(\"([^\"]+)\"",
                               path.read_text()))
wrong, names = [], 0
for entry in re.split(r"(?m)^    \{ (?=\")", table)[1:]:
    dialect = re.match(r"\"(\w+)\"", entry).group(1)
    ops = re.search(r"\.ops = ((?:\"[^\"]*\"\s*)+)", entry)
    if not ops:
        continue
    listed = {f"{dialect}.{word}" for part in re.findall(r"\"([^\"]*)\"", ops.group(1))
              for word in part.split()}
    names += len(listed)
    upstream = {name for name in declared if name.startswith(dialect + ".")}
    wrong += [f"{name} is upstream's, has no row, and is not listed"
              for name in sorted(upstream - listed - rows)]
    wrong += [f"{name} is listed, and is not upstream's" for name in sorted(listed - upstream)]
    wrong += [f"{name} is listed, and has a row" for name in sorted(listed & rows)]
for line in wrong:
    print(line)
print(f"lacking: {names} operations, {len(wrong)} wrong, {len(declared)} declared by upstream")
sys.exit(bool(wrong) or not declared)
