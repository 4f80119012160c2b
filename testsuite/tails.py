#!/usr/bin/env python3
"""Fast code is functions that end by calling the next one. Proves that these calls are jumps: else a
long loop would use up the stack.

usage: tails.py OBJECT_FOLDER     (x86-64; elsewhere nothing is looked at)
"""
import pathlib
import platform
import re
import subprocess
import sys

# Functions that call others through a pointer and come back: a definition, an emitter, a kernel.
COME_BACK = {"fast_by_definition", "fast_finish", "finish_region_of", "fast_switch", "run_rest", "fast_emit_handler",
             "compile_node",
             "fast_compile_nodes", "take_poison", "strip_plan", "strip_plan_node", "strip_find_kernels", "run_strips", "strip_run_ops", "fast_branch_counted", "call",
             "strip_chain", "fast_apply_function", "strip_map", "moves_of", "run_lanes", "call_by_rows", "sweep"}

functions, wrong = 0, []
for path in sorted(pathlib.Path(sys.argv[1]).glob("interp/fast/*.o")):
    if platform.machine() != "x86_64":
        break
    text = subprocess.run(["objdump", "-d", "--no-show-raw-insn", str(path)], check=True,
                          capture_output=True, text=True).stdout
    for name, body in re.findall(r"^[0-9a-f]+ <([\w.]+)>:\n((?:.+\n)*)", text, re.MULTILINE):
        functions += 1
        name = name.split(".")[0]
        if name not in COME_BACK and re.search(r"\bcall\s+\*", body):
            wrong.append(f"{path.name}: {name} calls what it should jump to")
for line in wrong:
    print(line)
print(f"tails: {functions} functions, {len(wrong)} wrong")
sys.exit(bool(wrong))
