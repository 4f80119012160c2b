#!/usr/bin/env python3
"""The interpreter as WebAssembly gives what the native one gives: what the cases' RUN lines run, print and
verify by themselves, what their tables and bodies make (make's MADE_CASES), the course, and the programs to time,
compared byte by byte, on both outputs and in status.

  testsuite/wasm/agree.py MLIR_INTERP FOLDER_OF_THE_INTERPRETER [FOLDER OF CASES ...]
"""
import json
import pathlib
import re
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CASES = ROOT / "testsuite" / "cases"
MADE = ROOT / "build" / "made"
# What needs other programs or the host's files, or depends on how fast or large the host is.
NOT_HERE = re.compile(r"--(via|claims|lower|upstream|npy-out|vcd|stdin|max-seconds|max-depth|max-memory|source|sarif|junit|"
                      r"annotations|print-llvm|meaning|dialect|drive)|@\w+\.npy|%[tS]")
SECONDS = 60
program, wasm, folders = sys.argv[1], sys.argv[2], sys.argv[3:]


def commands_of(path):
    """The words of each command line of the file that stands alone: what a shell does to it is left away."""
    for line in re.findall(r"^// RUN: (.*(?:\\\n// RUN: .*)*)", path.read_text(errors="replace"), re.MULTILINE):
        line = line.replace("\\\n// RUN:", " ")
        if "/dev/full" in line:  # what ends because nobody takes its output
            continue
        for command, rest in re.findall(r"mlir-interp (run|print|verify) %s\b([^|;&<>]*)", line):
            try:
                words = shlex.split(rest.rstrip("' ") if line.startswith("sh -c") else rest)
            except ValueError:
                continue
            if not NOT_HERE.search(rest):
                yield [command, path.relative_to(ROOT).as_posix(), *words]


def native(words):
    try:
        ran = subprocess.run([program, *words], cwd=ROOT, capture_output=True, stdin=subprocess.DEVNULL, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return None
    decode = lambda data: data.decode("utf-8", "replace").replace(program, "mlir-interp")
    return {"status": ran.returncode, "output": decode(ran.stdout), "errors": decode(ran.stderr)}


def in_wasm(node, words):
    name = words[1]
    node.stdin.write(json.dumps({"words": words, "files": {name: (ROOT / name).read_text(errors="replace")}}) + "\n")
    node.stdin.flush()
    answer = json.loads(node.stdout.readline())
    return {"status": answer["status"], "output": answer["output"], "errors": answer["errors"]}


def compare(all_words):
    """The command lines that differ, each with what is said there."""
    with subprocess.Popen(["node", str(ROOT / "testsuite/wasm/run.js"), wasm], stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE, text=True) as node:
        for words in all_words:
            expected = native(words)
            if expected:
                yield words, expected, in_wasm(node, words)
        node.stdin.close()


def main():
    looked = [CASES / folder for folder in folders] or [CASES]
    files = [path for folder in looked for path in sorted(folder.rglob("*.mlir"))]
    lines = [words for path in files for words in commands_of(path)]
    lines += [["run", path.relative_to(ROOT).as_posix()] for folder in ("course", "testsuite/bench")
              for path in sorted((ROOT / folder).glob("*.mlir"))]
    for path in sorted(MADE.rglob("*.mlir")) if not folders else []:
        name = path.relative_to(ROOT).as_posix()
        if path.name.endswith(".table.mlir"):
            lines += [["run", name], ["run", name, "--index-bitwidth=32"]]
        else:
            lines.append(["verify", name, "--split-input-file"])
    compared = tasks = deep = 0
    wrong = []
    for words, expected, got in compare(lines):
        compared += 1
        if "WebAssembly has one stack alone" in got["errors"]:
            tasks += 1
        elif "the browser has no more stack" in got["errors"]:
            deep += 1
        elif got != expected:
            wrong.append(words)
            what = next(key for key in got if got[key] != expected[key])
            print(f"{shlex.join(words)}: {what} differs:\n  native {expected[what]!r:.400}\n  wasm   {got[what]!r:.400}", flush=True)
    print(f"wasm: {compared} command lines, {tasks} with tasks, {deep} too deep for its stack, {len(wrong)} different")
    return bool(wrong) or not compared


sys.exit(main())
