#!/usr/bin/env python3
"""Each operation that upstream's headers declare has a row or is listed in dialects/lacking.c, and
nothing else is; of a dialect that is there without operations any may have one.

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
wrong, all_listed, any_of = [], set(), set()
for entry in re.split(r"(?m)^    \{ (?=\")", table)[1:]:
    dialect = re.match(r"\"(\w+)\"", entry).group(1)
    ops = re.search(r"\.ops = ((?:\"[^\"]*\"\s*)+)", entry)
    if not ops:
        any_of.add(dialect)
        continue
    listed = {f"{dialect}.{word}" for part in re.findall(r"\"([^\"]*)\"", ops.group(1))
              for word in part.split()}
    all_listed |= listed
wrong += [f"{name} is upstream's, has no row, and is not listed" for name in sorted(declared - all_listed - rows)
          if name.split(".")[0] not in any_of]
wrong += [f"{name} is listed, and is not upstream's" for name in sorted(all_listed - declared)]
wrong += [f"{name} is listed, and has a row" for name in sorted(all_listed & rows)]
for line in wrong:
    print(line)
print(f"lacking: {len(all_listed)} operations, {len(wrong)} wrong, {len(declared)} declared by upstream")
sys.exit(bool(wrong) or not declared)
