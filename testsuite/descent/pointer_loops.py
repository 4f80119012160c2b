#!/usr/bin/env python3
"""Random loops of blocks whose memory goes through pointers of the llvm dialect.

usage: pointer_loops.py COUNT [--seed N] [--both-ways PROGRAMS]

Half of the functions are nests of affine loops (loop_programs.py) that mlir-opt lowers: descriptors are structs
that are taken apart in the loop. The other half is written here: addresses of several steps with and without
promises, which are broken at times; numbers of 32 bits in subscripts; accesses of one object that overlap, with
several types and alignments; memory that is too small, written in part, read-only or freed.
"""
import argparse
import random
import re
import subprocess
import sys
import tempfile

from loop_programs import Nest

PASSES = ["lower-affine", "expand-strided-metadata", "lower-affine", "convert-scf-to-cf", "finalize-memref-to-llvm",
          "convert-arith-to-llvm", "convert-index-to-llvm", "convert-cf-to-llvm", "reconcile-unrealized-casts"]
BYTES = {"i8": 1, "i16": 2, "i32": 4, "i64": 8, "f32": 4, "f64": 8}
COUNTER, DESCRIPTOR = "i64", "!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>"


class LongNest(Nest):
    """A nest whose loops go round often enough for strips, and their rows, to pay."""

    def trips(self, depth):
        return self.rng.choice([self.rng.randint(1, 9), 12, 24, 40] if depth == 1 else [self.rng.randint(1, 4), 17, 20])


class Function:
    """Loops of blocks over a few objects."""

    def __init__(self, rng, name):
        self.rng, self.name, self.next, self.lines = rng, name, 0, []
        self.objects = []  # (pointer, element type, its largest index that is used)
        self.values = {}   # by type
        self.counters = []  # (name, largest value)

    def emit(self, text, type=None):
        self.next += 1
        self.lines.append(f"%v{self.next} = {text}")
        if type:
            self.values.setdefault(type, []).append(f"%v{self.next}")
        return f"%v{self.next}"

    def constant(self, number, type=COUNTER):
        return self.emit(f"llvm.mlir.constant({number} : {type}) : {type}")

    def flags(self):
        return self.rng.choice(["", "", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"])

    # Addresses.

    def index(self):
        """A linear of the counters, and its largest value."""
        rng = self.rng
        if not self.counters or rng.random() < 0.1:
            number = rng.randint(0, 3)
            return self.constant(number), number
        name, most = rng.choice(self.counters[-1:] * 2 + self.counters)
        if rng.random() < 0.3:
            factor = rng.choice([2, 3, most + 1])
            name, most = self.emit(f"llvm.mul {name}, {self.constant(factor)}{self.flags()} : {COUNTER}"), most * factor
            if len(self.counters) > 1:
                other, other_most = self.counters[-1]
                name, most = self.emit(f"llvm.add {name}, {other}{self.flags()} : {COUNTER}"), most + other_most
        if rng.random() < 0.3:
            more = rng.choice([1, 1, 1, 2, 2, 3, 5] * 4 + [-1])
            name = self.emit(f"llvm.add {name}, {self.constant(more)}{self.flags()} : {COUNTER}")
            most += max(more, 0)
        return name, most

    def address(self, type):
        """Of an element that has as many bytes as the type."""
        rng = self.rng
        fits = [k for k, (_, element, _) in enumerate(self.objects) if BYTES[element] == BYTES[type]]
        number = rng.choice(fits) if fits and rng.random() < 0.99 else rng.randrange(len(self.objects))
        pointer, element, most = self.objects[number]
        counted = element if rng.random() < 0.9 else type
        if rng.random() < 0.3:
            record = self.emit(f"llvm.mlir.poison : {DESCRIPTOR}")
            record = self.emit(f"llvm.insertvalue {pointer}, {record}[1] : {DESCRIPTOR}")
            pointer = self.emit(f"llvm.extractvalue {record}[1] : {DESCRIPTOR}")
        index, last = self.index()
        index_type = COUNTER
        if rng.random() < 0.2:
            index, index_type = self.emit(f"llvm.trunc {index} : {COUNTER} to i32"), "i32"
        promise = rng.choice(["", "inbounds ", "inbounds|nuw ", "inbounds|nuw "])
        if rng.random() < 0.2:
            more = rng.choice([1, 2] * 6 + [-1])
            pointer = self.emit(f"llvm.getelementptr {promise if more > 0 else ''}{pointer}[{more}] : (!llvm.ptr) -> !llvm.ptr, {counted}")
            last += max(more, 0)
        if rng.random() < 0.1:
            address = self.emit(f"llvm.getelementptr {promise}{pointer}[0, {index}] : (!llvm.ptr, {index_type}) -> !llvm.ptr, "
                                f"!llvm.array<4 x {counted}>")
        else:
            address = self.emit(f"llvm.getelementptr {promise}{pointer}[{index}] : (!llvm.ptr, {index_type}) -> !llvm.ptr, {counted}")
        self.objects[number] = self.objects[number][0], element, max(most, last)
        return address

    # What iterations do.

    def type(self):
        return self.rng.choice(self.types)

    def value(self, type):
        have = self.values.get(type, [])
        if have and self.rng.random() < 0.9:
            return self.rng.choice(have[-4:])
        return self.constant(self.rng.choice(["0.5", "-1.0", "3.25"] if type[0] == "f" else [1, 3, 100]), type)

    def alignment(self, type):
        bytes = self.rng.choices([0, 1, BYTES[type], 2 * BYTES[type]], [120, 20, 20, 1])[0]
        return f" {{alignment = {bytes} : i64}}" if bytes else ""

    def load(self):
        type = self.type()
        self.last = self.address(type), type
        self.emit(f"llvm.load {self.last[0]}{self.alignment(type)} : !llvm.ptr -> {type}", type)

    def store(self):
        address, type = self.last if self.last and self.rng.random() < 0.4 else (None, self.type())
        value = self.value(type)
        address = address or self.address(type)
        self.lines.append(f"llvm.store {value}, {address}{self.alignment(type)} : {type}, !llvm.ptr")

    def compute(self):
        type = self.type()
        a, b = self.value(type), self.value(type)
        if type[0] == "f":
            self.emit(f"llvm.{self.rng.choice(['fadd', 'fsub', 'fmul'])} {a}, {b} : {type}", type)
        else:
            self.emit(f"llvm.{self.rng.choice(['add', 'sub', 'mul', 'and', 'or', 'xor'])} {a}, {b} : {type}", type)

    def work(self):
        self.last = None
        for _ in range(self.rng.randint(1, 2)):
            self.load()
        for _ in range(self.rng.randint(0, 3)):
            self.rng.choice([self.compute, self.compute, self.load])()
        if self.rng.random() < 0.8:
            self.store()

    # Loops.

    def label(self):
        self.next += 1
        return f"^b{self.next}"

    def loop(self, depth):
        rng, first = self.rng, self.label()
        body, behind, trips, step = self.label(), self.label(), 0, rng.choice([1, 1, 1, 1, 2, 3])
        trips = rng.choice([9, 20, 40, 70] if depth == 1 else [2, 5, 17, 24])
        start, counter = rng.choice([0, 0, 0, 1]), f"%i{self.next}"
        bound, begin, by = self.constant(start + trips * step), self.constant(start), self.constant(step)
        carried = self.type() if rng.random() < (0.3 if depth == 1 else 0.1) else None
        init = self.value(carried) if carried else None
        sum_ = f"%s{self.next}"
        hands = lambda i, s: f"({i}, {s} : {COUNTER}, {carried})" if carried else f"({i} : {COUNTER})"
        at_end = rng.random() < 0.2
        self.lines.append(f"llvm.br {first}{hands(begin, init)}")
        outer = {type: list(names) for type, names in self.values.items()}
        self.lines.append(f"{first}({counter}: {COUNTER}{f', {sum_}: {carried}' if carried else ''}):")
        if not at_end:
            test = self.emit(f'llvm.icmp "{rng.choice(["slt", "slt", "slt", "ne", "ult"])}" {counter}, {bound} : {COUNTER}')
            self.lines += [f"llvm.cond_br {test}, {body}, {behind}", f"{body}:"]
        self.counters.append((counter, start + (trips - 1) * step))
        if carried:
            self.values.setdefault(carried, []).append(sum_)
        way = rng.choice(["alone", "alone", "behind", "between"]) if depth > 1 else "none"
        if way != "alone":
            self.work()
        if way != "none":
            self.loop(depth - 1)
        if way == "between":
            self.work()
        given = None
        if carried:
            word = rng.choice(["fadd", "fmul"] if carried[0] == "f" else ["add", "xor"])
            given = self.emit(f"llvm.{word} {sum_}, {self.value(carried)} : {carried}")
        then = self.emit(f"llvm.add {counter}, {by}{self.flags()} : {COUNTER}")
        if at_end:
            test = self.emit(f'llvm.icmp "slt" {then}, {bound} : {COUNTER}')
            self.lines.append(f"llvm.cond_br {test}, {first}{hands(then, given)}, {behind}")
        else:
            self.lines.append(f"llvm.br {first}{hands(then, given)}")
        self.lines.append(f"{behind}:")
        self.counters.pop()
        self.values = outer
        if carried:
            self.values.setdefault(carried, []).append(given if at_end else sum_)

    # The function.

    def own_memory(self, number, element, count):
        """An object of the function's own, of which some may be written; and what is behind the loops."""
        rng, pointer = self.rng, f"%o{number}"
        lines = [f"{pointer}_count = llvm.mlir.constant({count * BYTES[element]} : i64) : i64",
                 f"{pointer} = llvm.call @malloc({pointer}_count) : (i64) -> !llvm.ptr"]
        if rng.random() < 0.8:
            whole = rng.choice([1, 1, 2])
            lines += [f"{pointer}_five = llvm.mlir.constant(5 : i8) : i8",
                      f"{pointer}_some = llvm.mlir.constant({count * BYTES[element] // whole} : i64) : i64",
                      f'"llvm.intr.memset"({pointer}, {pointer}_five, {pointer}_some) <{{isVolatile = false}}> : (!llvm.ptr, i8, i64) -> ()']
        free = f"llvm.call @free({pointer}) : (!llvm.ptr) -> ()"
        return (lines + [free], []) if rng.random() < 0.04 else (lines, [free])

    def write(self):
        rng = self.rng
        self.types = rng.sample(list(BYTES), rng.randint(1, 3))
        kinds = [rng.choice(["memref", "memref", "own", "global"]) for _ in range(rng.randint(1, 3))]
        self.objects = [(f"%o{k}", self.type(), 0) for k in range(len(kinds))]
        for _ in range(rng.randint(1, 2)):
            self.loop(rng.choice([1, 1, 2, 2, 3]))
        before, after, args, made = [], [], [], []
        for k, (kind, (_, element, most)) in enumerate(zip(kinds, self.objects)):
            count = most + 1 + rng.choice([0, 0, 1, 5] * 6 + [-1])
            if kind == "memref":
                args.append(f"%m{k}: memref<{count}x{element}>")
                before += [f"%d{k} = builtin.unrealized_conversion_cast %m{k} : memref<{count}x{element}> to {DESCRIPTOR}",
                           f"%o{k} = llvm.extractvalue %d{k}[1] : {DESCRIPTOR}"]
            elif kind == "own":
                lines, freed = self.own_memory(k, element, count)
                before, after = before + lines, after + freed
            else:
                word = "constant" if rng.random() < 0.1 else ""
                zero = "0.0" if element[0] == "f" else "0"
                made.append(f"llvm.mlir.global internal {word} @{self.name}_{k}(dense<{zero}> : tensor<{count}x{element}>) : "
                            f"!llvm.array<{count} x {element}>")
                before.append(f"%o{k} = llvm.mlir.addressof @{self.name}_{k} : !llvm.ptr")
        text = "\n".join(line if line.startswith("^") else f"  {line}" for line in [*before, *self.lines, *after, "return"])
        return "\n".join([*made, f"func.func @{self.name}({', '.join(args)}) {{\n{text}\n}}\n"])


def lowered(text):
    """The module, lowered by mlir-opt but for its functions."""
    tool = subprocess.run(["llvm-config-22", "--bindir"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    return subprocess.run([f"{tool}/mlir-opt", "-", f"--pass-pipeline=builtin.module({','.join(PASSES)})"], input=text,
                          stdout=subprocess.PIPE, text=True, check=True).stdout


def modules(count, seed=0):
    """Two modules: functions that mlir-opt lowers, and others, so many together."""
    nests = [LongNest(random.Random(f"nest {seed}:{n}"), f"f{n}").write() for n in range(count // 2)]
    functions = [Function(random.Random(f"pointers {seed}:{n}"), f"p{n}").write() for n in range(count - count // 2)]
    outside = "llvm.func @malloc(i64) -> !llvm.ptr\nllvm.func @free(!llvm.ptr)\n"
    return [lowered("\n".join(nests)), outside + "\n".join(functions)]


def hold_both_ways(programs_path, texts):
    """By fast code and by definitions alone; enough of it is to have run in strips, with loops in them, and in rows."""
    good, ran = True, [0, 0, 0]
    for text in texts:
        with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
            file.write(text)
            file.flush()
            run = subprocess.run([programs_path, file.name], stdout=subprocess.PIPE, text=True)
        print(run.stdout, end="")
        found = re.search(r"strips (\d+), nests (\d+), rows (\d+)", run.stdout)
        strips, *others = map(int, found.groups()) if found else (0, 0, 0)
        good &= run.returncode == 0 and strips > 10 * text.count("func.func")
        ran = [a + b for a, b in zip(ran, [strips, *others])]
    return good and all(ran)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--both-ways", metavar="PROGRAMS", help="holds fast code against definitions")
    args = parser.parse_args()
    made = modules(args.count, args.seed)
    if args.both_ways:
        sys.exit(not hold_both_ways(args.both_ways, made))
    print("\n// -----\n".join(made))
