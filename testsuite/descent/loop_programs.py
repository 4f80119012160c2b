#!/usr/bin/env python3
"""Random nests of affine loops over memory, for what makes vectors of loops; mlir-opt accepts them.

usage: loop_programs.py COUNT [--seed N]

Each function is a nest of one to three loops that load, compute and store, carry sums, and ask conditions of
their counters. Memories are as large as the accesses need, or a little larger.
"""
import argparse
import random

ELEMENTS = ["i32", "i64", "f32", "f64"]
WORDS = {"i": ["addi", "muli", "subi", "maxsi", "minui", "xori"], "f": ["addf", "mulf", "subf", "maximumf", "minnumf"]}
# What may be summed up in any order: of floats the largest and the smallest alone.
SUMS = {"i": ["addi", "muli", "maxsi", "minui", "andi", "ori"], "f": ["maximumf", "minimumf", "maxnumf", "minnumf"]}


class Nest:
    def __init__(self, rng, name):
        self.rng, self.name = rng, name
        self.memories, self.values, self.lines, self.next = [], [], [], 0
        self.loops = []  # (counter, its largest value)
        self.scalars = []

    def fresh(self):
        self.next += 1
        return f"%v{self.next}"

    def say(self, text):
        self.lines.append("  " * (len(self.loops) + 1) + text)

    def memory(self, element):
        """A memory's number: (element, the largest index of each dimension)."""
        have = [k for k, (e, _) in enumerate(self.memories) if e == element]
        if have and self.rng.random() < 0.6:
            return self.rng.choice(have)
        self.memories.append((element, [0] * self.rng.randint(1, 3)))
        return len(self.memories) - 1

    def subscript(self):
        """An expression of counters, and its largest value."""
        rng, way = self.rng, self.rng.random()
        if way < 0.15 or not self.loops:
            number = rng.randint(0, 3)
            return str(number), number
        counter, most = rng.choice(self.loops)
        if way < 0.65:
            return counter, most
        if way < 0.8:
            return f"{counter} + {(more := rng.randint(1, 2))}", most + more
        other, other_most = rng.choice(self.loops)
        return (f"{counter} + {other}", most + other_most) if way < 0.9 else (f"{counter} * 2", most * 2)

    def place(self, element):
        number = self.memory(element)
        needs, texts = self.memories[number][1], []
        for dim in range(len(needs)):
            text, most = self.subscript()
            needs[dim] = max(needs[dim], most)
            texts.append(text)
        return f"%m{number}[{', '.join(texts)}] : TYPE{number}|"

    def load(self, element):
        name = self.fresh()
        self.say(f"{name} = affine.load {self.place(element)}")
        self.values.append((name, element))
        return name

    def value(self, element):
        have = [name for name, e in self.values if e == element]
        if have and self.rng.random() < 0.6:
            return self.rng.choice(have)
        if self.rng.random() < 0.7:
            return self.load(element)
        if self.rng.random() < 0.4:
            self.scalars.append(element)
            self.values.append((name := f"%s{len(self.scalars) - 1}", element))
            return name
        name = self.fresh()
        self.say(f"{name} = arith.constant {self.rng.choice(['0', '1', '2'])}{'.5' if element[0] == 'f' else ''} : {element}")
        return name

    def compute(self, element, words):
        a, b, name = self.value(element), self.value(element), self.fresh()
        self.say(f"{name} = arith.{self.rng.choice(words[element[0]])} {a}, {b} : {element}")
        self.values.append((name, element))
        return name

    def statement(self):
        element = self.rng.choice(self.elements)
        for _ in range(self.rng.randint(0, 2)):
            self.compute(element, WORDS)
        value = self.value(element)
        if self.loops and self.rng.random() < 0.1:
            counter, most = self.rng.choice(self.loops)
            self.say(f"affine.if affine_set<(d0) : (d0 - {self.rng.randint(0, most)} >= 0)>({counter}) {{")
            self.say(f"  affine.store {value}, {self.place(element)}")
            self.say("}")
        else:
            self.say(f"affine.store {value}, {self.place(element)}")

    def trips(self, depth):
        """How often a loop goes round; the innermost has depth 1."""
        return self.rng.choice([self.rng.randint(1, 9), 4, 8])

    def loop(self, depth):
        rng = self.rng
        low, trip, step = rng.choice([0, 0, 0, 1, 2]), self.trips(depth), rng.choice([1, 1, 1, 1, 2])
        high, counter = low + (trip - 1) * step + 1, f"%i{self.next}"
        outer, sum_, start = list(self.values), None, ""
        if depth == 1 and rng.random() < 0.4:
            element = rng.choice(self.elements)
            sum_, first, name, result = rng.choice(SUMS[element[0]]), self.value(element), self.fresh(), self.fresh()
            start = f"{result} = "
            carries = f" iter_args({name} = {first}) -> ({element})"
        self.next += 1
        self.say(f"{start}affine.for {counter} = {low} to {high}{f' step {step}' if step > 1 else ''}{carries if sum_ else ''} {{")
        self.loops.append((counter, low + (trip - 1) * step))
        if sum_:
            made, last = self.value(element), self.fresh()
            self.say(f"{last} = arith.{sum_} {made}, {name} : {element}")
            self.say(f"affine.yield {last} : {element}")
        else:
            inner = rng.randrange(2) if depth > 1 else 2
            for k in range(rng.randint(1, 2)):
                self.loop(depth - 1) if k == inner else self.statement()
            if depth > 1:
                self.loop(depth - 1)
        self.loops.pop()
        self.say("}")
        self.values = outer + ([(result, element)] if sum_ else [])
        if sum_:
            self.say(f"affine.store {result}, {self.place(element)}")

    def write(self):
        self.elements = self.rng.sample(ELEMENTS, self.rng.randint(1, 2))
        for _ in range(self.rng.randint(1, 2)):
            self.loop(self.rng.randint(1, 3))
        args = [f"%s{k}: {element}" for k, element in enumerate(self.scalars)]
        body = "\n".join(self.lines)
        for number, (element, needs) in enumerate(self.memories):
            sizes = [most + 1 + self.rng.choice([0, 0, 1, 2]) for most in needs]
            type_ = f"memref<{'x'.join([*map(str, sizes), element])}>"
            body = body.replace(f"TYPE{number}|", type_)
            args.append(f"%m{number}: {type_} {{llvm.noalias}}")  # affine's analyses take it for granted
        return f"func.func @{self.name}({', '.join(args)}) {{\n{body}\n  return\n}}\n"


def programs(count, seed=0):
    """So many functions, each a module's only one."""
    for number in range(count):
        yield Nest(random.Random(f"loops {seed}:{number}"), f"f{number}").write()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    print("// -----\n".join(programs(args.count, args.seed)))
