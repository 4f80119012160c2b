#!/usr/bin/env python3
"""Random data layouts: sizes, offsets, addresses and bytes beside what LLVM folds them to.

usage: layouts.py PROGRAM [--modules N] [--seed N]

Each module has a random dlti.dl_spec and functions that give one number: how large a type is, where a field lies, where
a getelementptr leads, what a part of a constant is as another type. mlir-translate-22 makes LLVM IR of it, opt-22 folds
each function to a number, and mlir-interp runs it.
"""
import argparse
import pathlib
import random
import re
import subprocess
import sys
import tempfile

FUNCTIONS = 24
INTS, FLOATS = [1, 8, 16, 32, 64], {"f16": 16, "f32": 32, "f64": 64, "f128": 128}


def dense(*numbers):
    return f"dense<[{', '.join(map(str, numbers))}]> : vector<{len(numbers)}xi64>"


class Module:
    """The text of one."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.big = self.random.random() < 0.5
        self.entries = [f'"dlti.endianness" = "{"big" if self.big else "little"}"']
        self.spaces = {0: 64}
        self.globals = []
        self.functions = []
        self.describe_numbers()
        self.describe_pointers()
        makers = [self.size, self.offset, self.address, self.loaded, self.recast]
        for number in range(FUNCTIONS):
            self.functions.append((f"f{number}", self.random.choice(makers)(number)))

    def describe_numbers(self):
        for bits in INTS + self.random.sample([24, 48, 128], 1):
            natural = 8 if bits < 16 else 1 << (bits - 1).bit_length()
            alignment = natural if bits <= 8 else self.random.choice([natural, natural // 2, 2 * natural])
            self.entries.append(f"i{bits} = {dense(alignment, alignment)}")
        for name, bits in FLOATS.items():
            alignment = self.random.choice([bits, bits // 2])
            self.entries.append(f"{name} = {dense(alignment, alignment)}")

    def describe_pointers(self):
        for space in [0] + self.random.sample([1, 3, 5], self.random.randrange(3)):
            bits = self.random.choice([32, 64, 16, 24] if space else [32, 64, 32])
            alignment = self.random.choice([8, 16, 32])
            index = self.random.choice([bits, bits, 16])
            key = f"!llvm.ptr<{space}>" if space else "!llvm.ptr"
            self.entries.append(f"{key} = {dense(bits, alignment, alignment, index)}")
            self.spaces[space] = bits

    def pointer(self):
        space = self.random.choice([0, 0, 1, 3, 5])
        return f"!llvm.ptr<{space}>" if space else "!llvm.ptr"

    def type(self, depth=0):
        kind = self.random.randrange(4 if depth > 2 else 7)
        if kind < 2:
            return f"i{self.random.choice([1, 7, 8, 16, 24, 32, 33, 64, 65, 128, 200])}"
        if kind == 2:
            return self.random.choice(list(FLOATS))
        if kind == 3:
            return self.pointer()
        if kind == 4:
            return f"!llvm.array<{self.random.randrange(1, 4)} x {self.type(depth + 1)}>"
        return self.struct(depth)[0]

    def struct(self, depth=0):
        fields = [self.type(depth + 1) for _ in range(self.random.randrange(1, 5))]
        packed = self.random.random() < 0.2
        inner = ", ".join(fields)
        return f"!llvm.struct<{'packed ' if packed else ''}({inner})>", len(fields)

    def moved(self, element, indices, base="%null", space="!llvm.ptr", before=""):
        return (f"{before}    %null = llvm.mlir.zero : {space}\n"
                f"    %p = llvm.getelementptr {base}[{indices}] : ({space}) -> {space}, {element}\n"
                f"    %r = llvm.ptrtoint %p : {space} to i64\n")

    def size(self, _):
        return self.moved(self.type(), "1")

    def offset(self, _):
        struct, count = self.struct()
        return self.moved(struct, f"{self.random.choice([-1, 0, 2])}, {self.random.randrange(count)}")

    def address(self, _):
        """Far away, so that it wraps."""
        space = self.pointer()
        number = self.random.getrandbits(self.random.choice([14, 15, 31, 32, 40]))
        before = (f"    %n = llvm.mlir.constant({number} : i64) : i64\n"
                  f"    %base = llvm.inttoptr %n : i64 to {space}\n")
        return self.moved(f"i{self.random.choice([8, 16, 32, 64])}",
                          str(self.random.randrange(-2**31, 2**31)), "%base", space, before)

    def loaded(self, number):
        bits = self.random.choice([8, 16, 32, 64])
        values = ", ".join(str(self.random.getrandbits(bits - 1)) for _ in range(128 // bits))
        count = 128 // bits
        self.globals.append(f"  llvm.mlir.global internal constant @g{number}(dense<[{values}]> : tensor<{count}xi{bits}>)"
                            f" {{addr_space = 0 : i32, alignment = 16 : i64}} : !llvm.array<{count} x i{bits}>\n")
        wanted = self.random.choice([8, 16, 24, 32, 48, 64])
        at = self.random.randrange(16 - wanted // 8 + 1)
        lanes = self.random.choice([1, 1, 2]) if wanted in (16, 32, 64) else 1
        start = (f"    %g = llvm.mlir.addressof @g{number} : !llvm.ptr\n"
                 f"    %p = llvm.getelementptr %g[{at}] : (!llvm.ptr) -> !llvm.ptr, i8\n")
        if lanes == 1:
            return start + (f"    %v = llvm.load %p {{alignment = 1 : i64}} : !llvm.ptr -> i{wanted}\n"
                            + self.widened("%v", wanted))
        vector = f"vector<{lanes}xi{wanted // lanes}>"
        return start + (f"    %v = llvm.load %p {{alignment = 1 : i64}} : !llvm.ptr -> {vector}\n"
                        f"    %i = llvm.mlir.constant({self.random.randrange(lanes)} : i32) : i32\n"
                        f"    %e = llvm.extractelement %v[%i : i32] : {vector}\n"
                        + self.widened("%e", wanted // lanes))

    def widened(self, name, bits):
        if bits == 64:
            return f"    %zero = llvm.mlir.constant(0 : i64) : i64\n    %r = llvm.or {name}, %zero : i64\n"
        return f"    %r = llvm.zext {name} : i{bits} to i64\n"

    def recast(self, _):
        lanes, bits = self.random.choice([(8, 4), (4, 8), (16, 1), (2, 16), (5, 3), (3, 16), (32, 2)])
        values = [self.random.getrandbits(bits) for _ in range(lanes)]
        signed = [str(value - (1 << bits) if bits > 1 and value >> (bits - 1) else value) for value in values]
        if bits == 1:
            signed = ["true" if value else "false" for value in values]
        vector = f"vector<{lanes}xi{bits}>"
        return (f"    %v = llvm.mlir.constant(dense<[{', '.join(signed)}]> : {vector}) : {vector}\n"
                f"    %w = llvm.bitcast %v : {vector} to i{lanes * bits}\n" + self.widened("%w", lanes * bits))

    def text(self):
        bodies = "".join(f"  llvm.func @{name}() -> i64 {{\n{body}    llvm.return %r : i64\n  }}\n"
                         for name, body in self.functions)
        calls = "".join(f"    %{name} = llvm.call @{name}() : () -> i64\n"
                        f"    llvm.call @printI64(%{name}) : (i64) -> ()\n    llvm.call @printNewline() : () -> ()\n"
                        for name, _ in self.functions)
        return (f"module attributes {{dlti.dl_spec = #dlti.dl_spec<{', '.join(self.entries)}>}} {{\n"
                f"{''.join(self.globals)}{bodies}"
                "  llvm.func @printI64(i64)\n  llvm.func @printNewline()\n"
                f"  llvm.func @main() {{\n{calls}    llvm.return\n  }}\n}}\n")


def call(command, text=None):
    got = subprocess.run(command, input=text, capture_output=True, text=True, timeout=120)
    if got.returncode:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{got.stderr}\n{text or ''}")
    return got.stdout


def folded(text):
    """The numbers that LLVM finds; None where it does not."""
    llvm = call(["mlir-translate-22", "--mlir-to-llvmir"], text)
    llvm = call(["opt-22", "-passes=instcombine,sccp,instcombine", "-S"], llvm)
    found = {}
    for name, body in re.findall(r"^define i64 @(f\d+)\(\)[^{]*\{(.*?)^\}", llvm, re.M | re.S):
        match = re.search(r"ret i64 (-?\d+)$", body, re.M)
        found[name] = int(match.group(1)) if match else None
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--modules", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    compared = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(options.modules):
            module = Module(options.seed * 1000003 + number)
            file = pathlib.Path(folder) / "module.mlir"
            file.write_text(module.text())
            wanted = folded(module.text())
            got = call([options.program, "run", str(file), "--entry-point-result=void"]).split()
            for (name, body), value in zip(module.functions, got):
                if wanted[name] is None:
                    continue
                compared += 1
                if wanted[name] != int(value):
                    sys.exit(f"{file.read_text()}\n@{name}:\n{body}LLVM folds it to {wanted[name]}, the run gives {value}")
    print(f"layouts: {options.modules} modules, {compared} numbers as LLVM folds them")
    if compared < options.modules * FUNCTIONS // 2:
        sys.exit("layouts: LLVM folded too few of them")


if __name__ == "__main__":
    main()
