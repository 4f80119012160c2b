#!/usr/bin/env python3
"""Every operation that is executed is lowered for native code, and in the corpus that `check` runs on; but
for those of NOT_NATIVE.

usage: operations.py PROGRAM
"""
import json
import pathlib
import re
import subprocess
import sys

NOT_NATIVE = ("shape.", "vector.scalable.", "vector.vscale", "llvm.intr.vscale", "arm_sve.",
              "llvm.intr.va", "llvm.va_arg", "llvm.intr.coro.", "llvm.mlir.none",
              "llvm.invoke", "llvm.landingpad", "llvm.resume", "llvm.intr.eh.", "meaning.",
              "ml_program.output", "hw.", "comb.", "seq.", "sim.", "async.", "omp.", "quant.")
# Their values have no native counterpart; lists of arguments and frames of coroutines lie as their target has them;
# what unwinds is a library, and native code here has none; what operations mean is known here alone, and
# so is the order of a graph; circuits are no functions;
# nor has native code tasks and teams: upstream's lowering and runtime are there for them, and its lowering for casts
# to quantized types and from them.

ROOT = pathlib.Path(__file__).resolve().parent
listed = subprocess.run([sys.argv[1], "ops", "--json"], capture_output=True, text=True, check=True).stdout
corpus = "\n".join(p.read_text() for folder in (ROOT / "check", ROOT.parent / "build/check")
                   for p in sorted(folder.rglob("*.mlir")))
rows = [row for row in map(json.loads, listed.splitlines())
        if row["kind"] == "operation" and row["run"] == "executed"
        and not row["name"].startswith(("test", *NOT_NATIVE))]
missing = []
for name in (row["name"] for row in rows):
    # In a function body the func dialect's prefix is left away.
    words = name.split(".", 1)[1] if name.startswith("func.") else name
    if not re.search(r"(?<![\w.])(" + re.escape(name) + "|" + re.escape(words) + r")(?![\w])", corpus):
        missing.append(name)
unlowered = [row["name"] for row in rows if row["native"] != "lowered"]
for name in missing:
    print(f"no file in testsuite/check/ or build/check/ uses {name}")
for name in unlowered:
    print(f"{name} has no lowering in interp/native/lower/")
print(f"operations: {len(rows)}, {len(missing)} not in the corpus, {len(unlowered)} not lowered")
sys.exit(bool(missing or unlowered))
