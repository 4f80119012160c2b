#!/usr/bin/env python3
"""Bytecode is upstream's: what mlir-opt writes is read, written as the same bytes, and means the same
text; what it refuses is refused.

usage: bytecode.py PROGRAM [--files N] [--damaged N]
"""
import argparse
import concurrent.futures
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

PRODUCER = "MLIR"
UNKNOWN = "--allow-unregistered-dialect"
DEFINED = "--upstream-dialects"  # what is defined, and not executed
VERSIONS = range(7)
PATIENCE = 60  # seconds
# Before it knows properties, upstream loses those that are no attributes. Here they stand among the attributes,
# where another of their name has no place.
KNOWS_PROPERTIES = 5
BESIDE_PROPERTY = re.compile(r"[^<]\{overflowFlags = ")
cases = pathlib.Path(__file__).resolve().parent / "cases"
# What upstream writes in an order of its hash tables, and numbers as it happens to meet it.
UNSTABLE = re.compile(rb"distinct\[|uselist")
# What mlir-opt has not, or writes a version of; types that are not defined here.
FOREIGN = re.compile(r'\b(hw|comb|seq|sim|meaning|test)\.')


def run(*words, data=None):
    try:
        done = subprocess.run(words, input=data, capture_output=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return None, b"", b"it takes too long"
    return done.returncode, done.stdout, done.stderr


def ours(*words, data=None):
    return run(options.program, *words, UNKNOWN, data=data)


def theirs(*words, data=None):
    return run("mlir-opt-22", *words, UNKNOWN, data=data)


def compare(text, version, folder):
    """What is wrong of one text in one version; None where upstream does not write it, or read it again."""
    code, bytecode, _ = theirs("--emit-bytecode", f"--emit-bytecode-version={version}", data=text)
    if code != 0:
        return None
    with tempfile.NamedTemporaryFile(dir=folder, suffix=".mlirbc", delete=False) as file:
        file.write(bytecode)
    flags = "--mlir-print-debuginfo", "--mlir-print-local-scope", "--mlir-print-op-generic"
    code, wanted, _ = theirs(*flags, file.name)
    if code != 0:
        return None
    code, written, said = ours("print", DEFINED, f"--emit-bytecode={version}",
                               f"--emit-bytecode-producer={producer}", file.name)
    if code != 0:
        return f"status {code}: {said.decode(errors='replace')}"
    if written != bytecode and theirs("--emit-bytecode", f"--emit-bytecode-version={version}",
                                      data=written)[1] != bytecode:
        return f"{len(bytecode)} bytes are written as {len(written)} others"
    # Numbers of many digits are printed so that upstream reads what they are.
    printed = ours("print", DEFINED, *flags, file.name)[1]
    same = printed.strip() == wanted.strip() or theirs(*flags, data=printed)[1] == wanted
    return "" if same else "the text is another"


def good_files(count):
    """Cases that are one good file, of all dialects evenly."""
    files = [path for path in sorted(cases.rglob("*.mlir"))
             if path.stat().st_size < 6000 and not FOREIGN.search(path.read_text(errors="replace"))]
    random.Random(1).shuffle(files)
    return files[:count]


def numbers_of_producer():
    header = theirs("--emit-bytecode", data=b"module {}")[1]
    return header[5:header.index(0)].decode()


def check_good(folder):
    files = good_files(options.files)
    jobs = [(path, version) for path in files for version in VERSIONS
            if version >= KNOWS_PROPERTIES or not BESIDE_PROPERTY.search(path.read_text(errors="replace"))]
    bad = same = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        said = pool.map(lambda job: compare(job[0].read_bytes(), job[1], folder), jobs)
        for (path, version), wrong in zip(jobs, said):
            if wrong:
                bad += 1
                print(f"WRONG: {path.relative_to(cases)}, version {version}: {wrong}")
            same += wrong == ""
    print(f"{same} files of bytecode, {bad} wrong")
    return bad if same > len(jobs) // 2 else bad + 1


SEED = b"""
#map = affine_map<(d0) -> (d0 + 1)>
func.func @f(%a: i32, %m: memref<4xf32, strided<[1], offset: ?>>) -> (i32, i1) attributes {words = ["a", @b::@c, 7 : i65]} {
  %c = arith.constant dense<[1.0, -2.5]> : vector<2xf32>
  %d = arith.cmpi slt, %a, %a : i32
  cf.cond_br %d, ^yes(%a : i32), ^no
^yes(%x: i32):
  return %x, %d : i32, i1
^no:
  %y = scf.if %d -> i32 {
    scf.yield %a : i32
  } else {
    %z = arith.addi %a, %a overflow<nsw> : i32
    scf.yield %z : i32
  }
  "foreign.op"(%y) ({
  ^bb0(%inner: !foreign.type<1>):
    "foreign.end"(%inner) : (!foreign.type<1>) -> ()
  }) {r = dense_resource<blob> : tensor<2xi16>, t = sparse<[[0]], [1]> : tensor<3xi64>} : (i32) -> ()
  %big = memref.alloc(%i) {alignment = 8 : i64} : memref<?xcomplex<f64>>
  return %y, %d : i32, i1
}
{-#
  dialect_resources: { builtin: { blob: "0x0400000001000200" } },
  external_resources: { tool: { key: "value", flag: true } }
#-}
"""


def damage(seed, number):
    """One of the files that are no good, most of them: cut, or changed in a few bytes."""
    chance = random.Random(number)
    data = bytearray(seed)
    if number % 4 == 0:
        return bytes(data[:chance.randrange(4, len(data))])
    for _ in range(chance.choice([1, 1, 1, 2, 4])):
        at = chance.randrange(4, len(data))
        data[at] = chance.choice([data[at] ^ 1 << chance.randrange(8), chance.randrange(256),
                                  chance.randrange(32) << 1 | 1, 0, 255])
    return bytes(data)


def judge(data, folder):
    """Whether each takes the file: (ours, upstream's)."""
    with tempfile.NamedTemporaryFile(dir=folder, suffix=".mlirbc", delete=False) as file:
        file.write(data)
    return ours("verify", file.name)[0], theirs(file.name)[0]


def check_damaged(folder):
    text = SEED.replace(b"%big = memref.alloc(%i)", b"%i = arith.constant 3 : index\n  %big = memref.alloc(%i)")
    seeds = [theirs("--emit-bytecode", f"--emit-bytecode-version={version}", data=text)[1]
             for version in (0, 2, 3, 5, 6)]
    refused = bad = stricter = 0
    if not all(seeds):
        print("WRONG: upstream does not take the seed")
        return 1
    files = [damage(seeds[number % len(seeds)], number) for number in range(options.damaged)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for number, (mine, upstream) in enumerate(pool.map(lambda data: judge(data, folder), files)):
            refused += upstream != 0
            stricter += upstream == 0 and mine != 0
            if mine not in (0, 3, 6, 7) or (upstream != 0 and mine == 0):
                bad += 1
                print(f"WRONG: damaged file {number}: status {mine}, upstream's {upstream}")
    print(f"{options.damaged} damaged files, of which upstream refuses {refused}, and {stricter} more are "
          f"refused here; {bad} wrong")
    return bad if refused >= options.damaged // 4 else bad + 1


parser = argparse.ArgumentParser(usage=__doc__)
parser.add_argument("program")
parser.add_argument("--files", type=int, default=10)
parser.add_argument("--damaged", type=int, default=200)
options = parser.parse_args()
producer = numbers_of_producer()
with tempfile.TemporaryDirectory() as made:
    sys.exit(check_good(made) + check_damaged(made) != 0)
