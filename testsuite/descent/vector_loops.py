#!/usr/bin/env python3
"""Random loops over rows of memory that are read, computed with and written as vectors.

usage: vector_loops.py COUNT [--seed N] [--both-ways PROGRAMS]

Fast code runs such loops in strips, many iterations of an operation at once. Reads and writes of one memref
overlap or not, begin beyond its end at times, and what is carried goes through operations, also as a row of
memory that each iteration reads and writes.
"""
import argparse
import random
import re
import subprocess
import sys
import tempfile

INTEGERS, FLOATS = ["i8", "i16", "i32", "i64"], ["f32", "f64", "f16", "bf16"]
WIDTHS = {"i8": 8, "i16": 16, "i32": 32, "i64": 64, "f32": 32, "f64": 64, "f16": 16, "bf16": 16}
LANES = [1, 2, 3, 4, 8, 8, 16, 24, 32, 40, 64]


class Loop:
    def __init__(self, rng, name):
        self.rng, self.name, self.lines, self.next = rng, name, [], 0
        self.lanes = rng.choice(LANES)
        self.elements = rng.sample(INTEGERS + FLOATS, rng.randint(1, 3))
        self.rows, self.columns = rng.randint(2, 7), max(self.lanes, 8) + rng.choice([0, 7, 40, 150])
        self.memories = [(f"%m{k}", rng.choice(self.elements)) for k in range(rng.randint(1, 3))]
        self.values, self.outside = {}, []  # names by type, of what stands before the loop

    def vector(self, element):
        return f"vector<{self.lanes}x{element}>"

    def memref(self, element):
        return f"memref<{self.rows}x{self.columns}x{element}>"

    def emit(self, text, type):
        self.next += 1
        name = f"%v{self.next}"
        self.lines.append(f"{name} = {text}")
        self.values.setdefault(type, []).append(name)
        return name

    def literal(self, element):
        return self.rng.choice(["0.5", "-1.0", "3.25", "1.0"] if element in FLOATS else ["1", "-1", "3", "100"])

    def of_type(self, type, element):
        """A value of it, made where there is none; `type` is a number's or a vector's."""
        have = self.values.get(type, [])
        if have and self.rng.random() < 0.85:
            return self.rng.choice(have)
        literal = self.literal(element)
        return self.emit(f"arith.constant {literal if type == element else f'dense<{literal}>'} : {type}", type)

    def some(self):
        element = self.rng.choice(self.elements)
        return self.of_type(self.vector(element), element), element

    # What iterations do.

    def compute(self):
        a, element = self.some()
        b, type = self.of_type(self.vector(element), element), self.vector(element)
        words = ["addf", "subf", "mulf", "divf", "maximumf", "minnumf"] if element in FLOATS else \
            ["addi", "subi", "muli", "andi", "xori", "maxsi", "minui"]
        self.emit(f"arith.{self.rng.choice(words)} {a}, {b} : {type}", type)

    def fma(self):
        a, element = self.some()
        if element in FLOATS:
            type = self.vector(element)
            b, c = self.of_type(type, element), self.of_type(type, element)
            self.emit(f"vector.fma {a}, {b}, {c} : {type}", type)

    def choose(self):
        a, element = self.some()
        type, flags = self.vector(element), f"vector<{self.lanes}xi1>"
        b = self.of_type(type, element)
        flag = self.emit(f"arith.cmp{'f olt' if element in FLOATS else 'i slt'}, {a}, {b} : {type}", flags)
        self.emit(f"arith.select {flag}, {a}, {b} : {flags}, {type}", type)

    def convert(self):
        a, element = self.some()
        to = self.rng.choice([e for e in self.elements if (e in FLOATS) == (element in FLOATS)])
        if WIDTHS[to] != WIDTHS[element]:
            wider = WIDTHS[to] > WIDTHS[element]
            word = ("extf" if wider else "truncf") if element in FLOATS else ("extsi" if wider else "trunci")
            self.emit(f"arith.{word} {a} : {self.vector(element)} to {self.vector(to)}", self.vector(to))

    def gather_up(self, name, type):
        """What is carried next: what it is, and something else."""
        element = type if "<" not in type else type[type.index("x") + 1:-1]
        a = self.of_type(type, element)
        if type == element or element not in FLOATS or self.rng.random() < 0.4:
            word = self.rng.choice(["addf", "mulf"] if element in FLOATS else ["addi", "xori"])
            return self.emit(f"arith.{word} {name}, {a} : {type}", type)
        b = self.of_type(type, element)
        operands = self.rng.choice([f"{name}, {a}, {b}", f"{a}, {name}, {b}", f"{a}, {b}, {name}"])
        return self.emit(f"vector.fma {operands} : {type}", type)

    def broadcast(self):
        element = self.rng.choice(self.elements)
        number = self.of_type(element, element)
        self.emit(f"vector.broadcast {number} : {element} to {self.vector(element)}", self.vector(element))

    def count(self):
        """The induction variable as a number of some element's type."""
        element = self.rng.choice(self.elements)
        if element not in ("f16", "bf16"):
            whole = element if element in INTEGERS else "i32"
            number = self.emit(f"arith.index_cast {self.column} : index to {whole}", whole)
            if element in FLOATS:
                self.emit(f"arith.sitofp {number} : {whole} to {element}", element)

    def place(self):
        row = self.rng.choice([*self.indices, self.row, self.row])
        column = self.rng.choice([self.column] * 5 + [self.rng.choice(self.indices)])
        if column == self.column and self.rng.random() < 0.3:
            column = self.emit(f"arith.addi {column}, {self.rng.choice(self.indices)} : index", "index")
        return f"[{row}, {column}]"

    def read(self):
        memory, element = self.rng.choice(self.memories)
        self.last = memory, element, self.place()
        types = f"{self.memref(element)}, {self.vector(element)}"
        if self.rng.random() < 0.4:
            return self.emit(f"vector.load {memory}{self.last[2]} : {types}", self.vector(element))
        pad, sure = self.of_type(element, element), self.rng.choice(["", " {in_bounds = [true]}"])
        return self.emit(f"vector.transfer_read {memory}{self.last[2]}, {pad}{sure} : {types}", self.vector(element))

    def write(self):
        memory, element = self.rng.choice(self.memories)
        at = self.place()
        if self.last and self.rng.random() < 0.5:
            memory, element, at = self.last
        value, type = self.of_type(self.vector(element), element), self.vector(element)
        self.lines.append(f"vector.store {value}, {memory}{at} : {self.memref(element)}, {type}" if self.rng.random() < 0.4 else
                          f"vector.transfer_write {value}, {memory}{at} : {type}, {self.memref(element)}")

    # The function.

    def own_memory(self, memories):
        """Memory that no argument is, in which some rows are written: the rest never is, before the loop."""
        made, freed = [], []
        for name, element in memories:
            made.append(f"{name} = memref.alloc() : {self.memref(element)}")
            whole = f"vector<{self.rows}x{self.columns}x{element}>" if self.rng.random() < 0.7 else self.vector(element)
            made += [f"{name}_of = vector.broadcast %n{self.elements.index(element)} : {element} to {whole}",
                     f"vector.transfer_write {name}_of, {name}[%zero, %zero] : {whole}, {self.memref(element)}"]
            freed.append(f"memref.dealloc {name} : {self.memref(element)}")
        return made, freed

    def body(self, carried):
        """Lines of an iteration, and what it hands to the next one, of the types of `carried`."""
        before, values, self.lines = self.lines, {type: list(names) for type, names in self.values.items()}, []
        self.last = None
        for name, type in carried:
            self.values.setdefault(type, []).append(name)
        steps = [self.compute, self.compute, self.fma, self.choose, self.convert, self.broadcast, self.count]
        for _ in range(self.rng.randint(0, 3)):
            self.read()
        for _ in range(self.rng.randint(1, 6)):
            self.rng.choice(steps)()
        early = self.rng.random() < 0.5
        for _ in range(self.rng.randint(0, 2) if early else 0):
            self.write()
        given = [self.gather_up(name, type) if self.rng.random() < 0.5 else self.rng.choice(self.values[type])
                 for name, type in carried]
        for _ in range(self.rng.randint(0, 2) if not early else 0):
            self.write()
        lines, self.lines, self.values = self.lines, before, values
        return lines, given

    def loop(self, counter, bound, carried, inits, lines, given):
        types = ", ".join(type for _, type in carried)
        args = ", ".join(f"{name} = {init}" for (name, _), init in zip(carried, inits))
        head = f" iter_args({args}) -> ({types})" if carried else ""
        tail = [f"  scf.yield {', '.join(given)} : {types}"] if carried else []
        return [f"scf.for {counter} = %zero to {bound} step %step{head} {{", *[f"  {line}" for line in lines], *tail, "}"]

    def write_function(self):
        rng = self.rng
        taken = [(f"%a{k}", self.vector(e), e) for k, e in enumerate(self.elements)] + \
                [(f"%n{k}", e, e) for k, e in enumerate(self.elements)]
        for name, type, _ in taken:
            self.values.setdefault(type, []).append(name)
        self.indices = ["%zero", "%one", "%some"]
        trips = rng.choice([1, 2, 5, 16, 40, 100])
        step = rng.choice([1, 1, self.lanes, self.lanes, 2])
        nested = rng.random() < 0.4
        self.row, self.column = ("%i" if nested else "%one"), "%j"
        types = [self.vector(rng.choice(self.elements)) for _ in range(0 if nested else rng.choice([0, 1, 1, 2]))]
        types += [rng.choice(self.elements)] if types and rng.random() < 0.2 else []
        carried = [(f"%c{k}", type) for k, type in enumerate(types)]
        inits = [rng.choice(self.values[type]) for type in types]
        lines, given = self.body(carried)
        loop = self.loop("%j", "%bound", carried, inits, lines, given)
        if nested:
            loop = [f"scf.for %i = %zero to %rows step %one {{", *[f"  {line}" for line in loop], "}"]
        elif carried:
            loop[0] = f"%r:{len(carried)} = {loop[0]}"
        given = self.memories[:rng.randint(0, len(self.memories))] if rng.random() < 0.4 else self.memories
        args = ", ".join([f"{n}: {t}" for n, t, _ in taken] + [f"{n}: {self.memref(e)}" for n, e in given])
        made, freed = self.own_memory([m for m in self.memories if m not in given])
        returns = ", ".join(f"%r#{k}" for k in range(len(carried)))
        before = ["%zero = arith.constant 0 : index", "%one = arith.constant 1 : index",
                  f"%some = arith.constant {rng.randint(0, 9)} : index", f"%step = arith.constant {step} : index",
                  f"%rows = arith.constant {self.rows} : index",
                  f"%bound = arith.constant {min(trips * step, self.columns - rng.choice([0, self.lanes - 1]))} : index"]
        end = f"return {returns} : {', '.join(types)}" if carried else "return"
        text = "\n".join(f"  {line}" for line in [*before, *made, *self.lines, *loop, *freed, end])
        return f"func.func @{self.name}({args}) -> ({', '.join(types)}) {{\n{text}\n}}\n"


def programs(count, seed=0):
    """So many functions."""
    for number in range(count):
        yield Loop(random.Random(f"loop {seed}:{number}"), f"g{number}").write_function()


def hold_both_ways(programs_path, text):
    """By fast code and by definitions alone; enough of it is to have run in strips."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text)
        file.flush()
        run = subprocess.run([programs_path, file.name], stdout=subprocess.PIPE, text=True)
    print(run.stdout, end="")
    strips = re.search(r"strips (\d+)", run.stdout)
    return run.returncode == 0 and strips and int(strips[1]) > 2 * text.count("func.func")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--both-ways", metavar="PROGRAMS", help="holds fast code against definitions")
    args = parser.parse_args()
    made = "\n".join(programs(args.count, args.seed))
    if args.both_ways:
        sys.exit(not hold_both_ways(args.both_ways, made))
    print(made)
