#!/usr/bin/env python3
"""Graphs, shuffled in their text: one answer each.

    graphs.py PROGRAM [--ways N]
"""
import argparse
import pathlib
import random
import re
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).with_name("graphs")
GRAPH = re.compile(r"^( *)(ml_program\.subgraph\b|test\.graph_region\b|%.* = \"my\.clocked\").*\{$")
ENDS = ("ml_program.output", '"my.output"')


def operations(lines):
    """The lines of a block, an operation with its regions together."""
    found, depth = [], 0
    for line in lines:
        if depth == 0:
            found.append([])
        found[-1].append(line)
        depth += line.count("{") - line.count("}")
    return found


def shuffled(text, generator):
    lines = text.split("\n")
    first = next(i for i, line in enumerate(lines) if GRAPH.match(line)) + 1
    indent = GRAPH.match(lines[first - 1]).group(1)
    last = next(i for i in range(first, len(lines)) if lines[i].startswith(indent + "}"))
    body = operations(lines[first:last])
    end = [body.pop()] if body[-1][0].strip().startswith(ENDS) else []
    generator.shuffle(body)
    return "\n".join(lines[:first] + sum(body + end, []) + lines[last:])


def outcome(program, text, seed):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text)
        file.flush()
        run = subprocess.run([program, "run", file.name, f"--seed={seed}"], capture_output=True,
                             text=True, timeout=60)
    return run.returncode, run.stdout, run.stderr


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--ways", type=int, default=100)
    options = parser.parse_args()
    generator = random.Random(1)
    graphs = wrong = moved = 0
    for path in sorted(FOLDER.glob("*.mlir")):
        text = path.read_text()
        expected = outcome(options.program, text, 0)
        graphs += 1
        if expected[0]:
            print(f"{path}: {expected[2]}")
            wrong += 1
            continue
        for way in range(options.ways):
            other = shuffled(text, generator)
            moved += other != text
            if outcome(options.program, other, way) != expected:
                print(f"{path}: another outcome of\n{other}")
                wrong += 1
                break
    print(f"graphs: {graphs}, {moved} shuffled, {wrong} with more than one outcome")
    sys.exit(wrong != 0 or moved < graphs * options.ways // 2)


if __name__ == "__main__":
    main()
