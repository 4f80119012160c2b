#!/usr/bin/env python3
"""Random functions over vectors: written from the documents of the operations, and accepted by mlir-opt.

usage: vector_programs.py COUNT [--seed N]

Each function takes vectors, scalars and memory, computes with some operations, and gives all that is of rank 2
at most. What may leave memory is bounded, mostly: some transfers begin beyond it and are padded.
"""
import argparse
import random

INTEGERS, FLOATS = ["i8", "i32", "i64"], ["f32", "f64"]
ELEMENTS = INTEGERS + FLOATS
KINDS = {"i": ["add", "mul", "minsi", "minui", "maxsi", "maxui", "and", "or", "xor"],
         "f": ["add", "minnumf", "maxnumf", "minimumf", "maximumf"]}  # a product of many overflows soon
MOST_LANES, MOST_ARGS = 48, 7


def vector(shape, element):
    return f"vector<{'x'.join([*map(str, shape), element])}>"


def lanes(shape):
    count = 1
    for size in shape:
        count *= size
    return count


class Function:
    def __init__(self, rng, name):
        self.rng, self.name = rng, name
        self.args, self.lines, self.values = [], [], []  # (name, shape or None, element)
        self.memories, self.next, self.in_loop = [], 0, False

    def fresh(self):
        self.next += 1
        return f"%v{self.next}"

    def shape(self, low=0, high=3):
        while True:
            shape = tuple(self.rng.choice([1, 2, 3, 4, 5]) for _ in range(self.rng.randint(low, high)))
            if lanes(shape) <= MOST_LANES:
                return shape

    def element(self):
        return self.rng.choice(ELEMENTS)

    def type_of(self, shape, element):
        return element if shape is None else vector(shape, element)

    def emit(self, text, shape, element):
        name = self.fresh()
        self.lines.append(f"{name} = {text}")
        self.values.append((name, shape, element))
        return name

    def constant(self, shape, element):
        if element == "i1":
            literal = lambda: self.rng.choice(["true", "false"])  # noqa: E731
        elif element in FLOATS:
            literal = lambda: self.rng.choice(["0.0", "1.0", "-1.5", "3.25", "100.0"])  # noqa: E731
        else:
            literal = lambda: str(self.rng.choice([0, 1, -1, 2, 7, 100]))  # noqa: E731

        def nested(sizes):
            return literal() if not sizes else "[" + ", ".join(nested(sizes[1:]) for _ in range(sizes[0])) + "]"

        if shape is None:
            return self.emit(f"arith.constant {literal()}{'' if element == 'i1' else ' : ' + element}", None, element)
        return self.emit(f"arith.constant dense<{nested(shape)}> : {vector(shape, element)}", shape, element)

    def value(self, shape, element):
        """One of that type, an argument where there is room for one."""
        have = [name for name, s, e in self.values if s == shape and e == element]
        if have and self.rng.random() < 0.7:
            return self.rng.choice(have)
        if len(self.args) < MOST_ARGS and self.rng.random() < 0.8:
            name = f"%a{len(self.args)}"
            self.args.append((name, self.type_of(shape, element)))
            self.values.append((name, shape, element))
            return name
        return self.constant(shape, element)

    def some(self, low=0, high=3, elements=ELEMENTS):
        """A vector that is there, or a new one."""
        have = [v for v in self.values if v[1] is not None and low <= len(v[1]) <= high and v[2] in elements]
        if have and self.rng.random() < 0.8:
            return self.rng.choice(have)
        shape, element = self.shape(low, high), self.rng.choice(elements)
        return self.value(shape, element), shape, element

    def mask(self, shape):
        rng = self.rng
        if rng.random() < 0.3:
            return self.value(shape, "i1")
        if rng.random() < 0.4:
            sizes = [rng.randint(0, size) for size in shape]
            if 0 in sizes:
                sizes = [0] * len(sizes)
            return self.emit(f"vector.constant_mask [{', '.join(map(str, sizes)) or 1}] : {vector(shape, 'i1')}", shape, "i1")
        sizes = [self.index_below(size + 2) for size in shape] or [self.index_below(2)]
        return self.emit(f"vector.create_mask {', '.join(sizes)} : {vector(shape, 'i1')}", shape, "i1")

    def index(self, number):
        name = self.fresh()
        self.lines.append(f"{name} = arith.constant {number} : index")
        return name

    def index_below(self, bound):
        """A constant, or an argument's remainder."""
        if self.rng.random() < 0.5:
            return self.index(self.rng.randrange(bound))
        given, most, rest, made = self.value(None, "i8"), self.fresh(), self.fresh(), self.fresh()
        self.lines += [f"{most} = arith.constant {bound} : i8", f"{rest} = arith.remui {given}, {most} : i8",
                       f"{made} = arith.index_castui {rest} : i8 to index"]
        return made

    def memory(self, element, low=1, high=3):
        have = [m for m in self.memories if m[2] == element and low <= len(m[1]) <= high]
        if have and self.rng.random() < 0.6:
            return self.rng.choice(have)
        shape = tuple(self.rng.randint(2, 6) for _ in range(self.rng.randint(low, high)))
        made = (f"%m{len(self.memories)}", shape, element)
        self.memories.append(made)
        return made

    def kind(self, element):
        return self.rng.choice(KINDS["f" if element in FLOATS else "i"])

    # Lanes.

    def elementwise(self):
        name, shape, element = self.some()
        other = self.value(shape, element)
        words = ["addf", "mulf", "subf", "maximumf", "minnumf"] if element in FLOATS else \
            ["addi", "muli", "subi", "andi", "ori", "xori", "maxsi", "minui"]
        self.emit(f"arith.{self.rng.choice(words)} {name}, {other} : {vector(shape, element)}", shape, element)

    def compare(self):
        name, shape, element = self.some()
        other = self.value(shape, element)
        how = f"cmpf {self.rng.choice(['olt', 'ueq', 'oge'])}" if element in FLOATS else f"cmpi {self.rng.choice(['slt', 'eq', 'uge'])}"
        mask = self.emit(f"arith.{how}, {name}, {other} : {vector(shape, element)}", shape, "i1")
        self.emit(f"arith.select {mask}, {other}, {name} : {vector(shape, 'i1')}, {vector(shape, element)}", shape, element)

    def broadcast(self):
        rng, element, to = self.rng, self.element(), self.shape(1, 3)
        rank = rng.randint(0, len(to))
        source = None if rank == 0 and rng.random() < 0.5 else \
            tuple(1 if rng.random() < 0.3 else size for size in to[len(to) - rank:])
        name = self.value(source, element)
        self.emit(f"vector.broadcast {name} : {self.type_of(source, element)} to {vector(to, element)}", to, element)

    def shape_cast(self):
        name, shape, element = self.some()
        factors, rest = [], lanes(shape)
        for _ in range(self.rng.randint(0, 2)):
            factor = self.rng.choice([d for d in range(1, rest + 1) if rest % d == 0])
            factors.append(factor)
            rest //= factor
        to = tuple(factors + [rest]) if rest > 1 or factors or self.rng.random() < 0.8 else ()
        self.emit(f"vector.shape_cast {name} : {vector(shape, element)} to {vector(to, element)}", to, element)

    def transpose(self):
        name, shape, element = self.some(1, 3)
        order = list(range(len(shape)))
        self.rng.shuffle(order)
        to = tuple(shape[k] for k in order)
        self.emit(f"vector.transpose {name}, {order} : {vector(shape, element)} to {vector(to, element)}", to, element)

    def shuffle(self):
        name, shape, element = self.some(1, 3)
        other_shape = (self.rng.randint(1, 4), *shape[1:])
        other = self.value(other_shape, element)
        count = shape[0] + other_shape[0]
        order = [self.rng.randrange(count) for _ in range(self.rng.randint(1, 5))]
        to = (len(order), *shape[1:])
        self.emit(f"vector.shuffle {name}, {other} {order} : {vector(shape, element)}, {vector(other_shape, element)}", to, element)

    def bitcast(self):
        name, shape, element = self.some(1, 3, ["i32", "f32", "i64", "f64"])
        width, last = int(element[1:]), shape[-1]
        to = self.rng.choice([e for e in ["i8", "i32", "f32", "i64", "f64"] if last * width % int(e[1:]) == 0])
        made = (*shape[:-1], last * width // int(to[1:]))
        if lanes(made) <= MOST_LANES and to not in FLOATS:  # bits of a NaN are anybody's
            self.emit(f"vector.bitcast {name} : {vector(shape, element)} to {vector(made, to)}", made, to)

    def interleave(self):
        name, shape, element = self.some(1, 2)
        other, to = self.value(shape, element), (*shape[:-1], 2 * shape[-1])
        made = self.emit(f"vector.interleave {name}, {other} : {vector(shape, element)} -> {vector(to, element)}", to, element)
        if self.rng.random() < 0.5:
            low, high = self.fresh(), self.fresh()
            self.lines.append(f"{low}, {high} = vector.deinterleave {made} : {vector(to, element)} -> {vector(shape, element)}")
            self.values += [(low, shape, element), (high, shape, element)]

    def positions(self, shape, count):
        return [self.index_below(size) if self.rng.random() < 0.4 else str(self.rng.randrange(size)) for size in shape[:count]]

    def extract(self):
        name, shape, element = self.some(0, 3)
        count = self.rng.randint(0, len(shape))
        rest = shape[count:] or None if count == len(shape) else shape[count:]
        at = ", ".join(self.positions(shape, count))
        self.emit(f"vector.extract {name}[{at}] : {self.type_of(rest, element)} from {vector(shape, element)}", rest, element)

    def insert(self):
        name, shape, element = self.some(0, 3)
        count = self.rng.randint(0, len(shape))
        rest = None if count == len(shape) else shape[count:]
        new, at = self.value(rest, element), ", ".join(self.positions(shape, count))
        self.emit(f"vector.insert {new}, {name} [{at}] : {self.type_of(rest, element)} into {vector(shape, element)}", shape, element)

    def strided_slice(self):
        name, shape, element = self.some(1, 3)
        count = self.rng.randint(1, len(shape))
        sizes = [self.rng.randint(1, shape[k]) for k in range(count)]
        offsets = [self.rng.randint(0, shape[k] - sizes[k]) for k in range(count)]
        to = (*sizes, *shape[count:])
        slice_ = self.emit(f"vector.extract_strided_slice {name} {{offsets = {offsets}, sizes = {sizes}, strides = {[1] * count}}}"
                           f" : {vector(shape, element)} to {vector(to, element)}", to, element)
        if self.rng.random() < 0.6:
            into = self.value(shape, element)
            offsets += [0] * (len(shape) - count)
            self.emit(f"vector.insert_strided_slice {slice_}, {into} {{offsets = {offsets}, strides = {[1] * len(to)}}}"
                      f" : {vector(to, element)} into {vector(shape, element)}", shape, element)

    def elements(self):
        name, shape, element = self.some(0, 2)
        count = lanes(shape)
        if count > 8:
            return
        names = self.fresh()
        self.lines.append(f"{names}:{count} = vector.to_elements {name} : {vector(shape, element)}")
        picked = [f"{names}#{self.rng.randrange(count)}" for _ in range(count)]
        self.emit(f"vector.from_elements {', '.join(picked)} : {vector(shape, element)}", shape, element)

    def step(self):
        size = self.rng.randint(1, 8)
        made = self.fresh()
        self.lines.append(f"{made} = vector.step : vector<{size}xindex>")
        self.emit(f"arith.index_cast {made} : vector<{size}xindex> to vector<{size}xi32>", (size,), "i32")

    # Sums.

    def masked(self, text, shape, to):
        """Within a vector.mask, at times: the operation's text, without the name that it gives."""
        if self.rng.random() < 0.6:
            return text
        return f"vector.mask {self.mask(shape)} {{ {text} }} : {vector(shape, 'i1')}" + (f" -> {to}" if to else "")

    def reduction(self):
        name, shape, element = self.some(1, 1)
        acc = f", {self.value(None, element)}" if self.rng.random() < 0.5 else ""
        text = f"vector.reduction <{self.kind(element)}>, {name}{acc} : {vector(shape, element)} into {element}"
        self.emit(self.masked(text, shape, element), None, element)

    def multi_reduction(self):
        name, shape, element = self.some(1, 3)
        dims = sorted(self.rng.sample(range(len(shape)), self.rng.randint(1, len(shape))))
        rest = tuple(size for k, size in enumerate(shape) if k not in dims)
        to = rest or None
        acc = self.value(to, element)
        type_ = self.type_of(to, element)
        text = f"vector.multi_reduction <{self.kind(element)}>, {name}, {acc} {dims} : {vector(shape, element)} to {type_}"
        self.emit(self.masked(text, shape, type_), to, element)

    def scan(self):
        name, shape, element = self.some(1, 3)
        dim, inclusive = self.rng.randrange(len(shape)), self.rng.choice(["true", "false"])
        rest = tuple(size for k, size in enumerate(shape) if k != dim)
        acc, all_, last = self.value(rest, element), self.fresh(), self.fresh()
        self.lines.append(f"{all_}, {last} = vector.scan <{self.kind(element)}>, {name}, {acc} {{inclusive = {inclusive}, "
                          f"reduction_dim = {dim}}} : {vector(shape, element)}, {vector(rest, element)}")
        self.values += [(all_, shape, element), (last, rest, element)]

    def outerproduct(self):
        left, shape, element = self.some(1, 1)
        if self.rng.random() < 0.3:
            right = self.value(None, element)
            self.emit(f"vector.outerproduct {left}, {right} : {vector(shape, element)}, {element}", shape, element)
            return
        width = self.rng.randint(1, 5)
        right, to = self.value((width,), element), (*shape, width)
        if lanes(to) <= MOST_LANES:
            acc = f", {self.value(to, element)}" if self.rng.random() < 0.6 else ""
            kind = f" {{kind = #vector.kind<{self.kind(element)}>}}" if acc and self.rng.random() < 0.5 else ""
            text = f"vector.outerproduct {left}, {right}{acc}{kind} : {vector(shape, element)}, {vector((width,), element)}"
            self.emit(self.masked(text, to, vector(to, element)), to, element)

    def contract(self):
        rng, element = self.rng, self.rng.choice(["i32", "f32", "f64", "i8"])
        names, count = "dklm", rng.randint(1, 4)
        sizes = [rng.randint(1, 4) for _ in range(count)]
        roles = [rng.choice(["both", "left", "right", "sum"]) for _ in range(count)]
        if "sum" not in roles:
            roles[0] = "sum"
        left = [k for k in range(count) if roles[k] != "right"]
        right = [k for k in range(count) if roles[k] != "left"]
        out = [k for k in range(count) if roles[k] != "sum"]
        for dims in (left, right, out):
            rng.shuffle(dims)
        shapes = [tuple(sizes[k] for k in dims) for dims in (left, right, out)]
        if any(lanes(shape) > MOST_LANES for shape in shapes) or not out and rng.random() < 0.3:
            return
        letters = ", ".join(names[:count])
        maps = ", ".join(f"affine_map<({letters}) -> ({', '.join(names[k] for k in dims)})>" for dims in (left, right, out))
        iterators = ", ".join('"reduction"' if role == "sum" else '"parallel"' for role in roles)
        to = shapes[2] or None
        a, b, acc = self.value(shapes[0], element), self.value(shapes[1], element), self.value(to, element)
        kind = f", kind = #vector.kind<{self.kind(element)}>" if rng.random() < 0.4 else ""
        text = f"vector.contract {{indexing_maps = [{maps}], iterator_types = [{iterators}]{kind}}} {a}, {b}, {acc}" \
               f" : {vector(shapes[0], element)}, {vector(shapes[1], element)} into {self.type_of(to, element)}"
        self.emit(self.masked(text, tuple(sizes), self.type_of(to, element)), to, element)

    def fma(self):
        name, shape, element = self.some(0, 3, FLOATS)
        b, c = self.value(shape, element), self.value(shape, element)
        self.emit(f"vector.fma {name}, {b}, {c} : {vector(shape, element)}", shape, element)

    # Memory.

    def memref(self, memory):
        name, shape, element = memory
        return f"memref<{'x'.join([*map(str, shape), element])}>"

    def within(self, memory, shape, map_dims):
        """Indices from which on a transfer of that shape stays in memory, mostly; and which dimensions surely do."""
        sizes = memory[1]
        need = [1] * len(sizes)
        for size, dim in zip(shape, map_dims):
            if dim is not None:
                need[dim] = size
        indices, sure = [], []
        for size, needed in zip(sizes, need):
            room = size - needed
            inside = room >= 0 and self.rng.random() < 0.6
            indices.append(self.index_below(room + 1 if inside else size + (1 if needed > 1 else 0)))
            sure.append(inside)
        return indices, sure

    def permutation(self, rank, count):
        dims = self.rng.sample(range(rank), min(rank, count))
        return [None if self.rng.random() < 0.15 else dim for dim in dims]

    def transfer(self, write):
        rng, element = self.rng, self.element()
        memory = self.memory(element)
        rank = rng.randint(1, len(memory[1]))
        minor = list(range(len(memory[1]) - rank, len(memory[1])))
        dims = minor if rng.random() < 0.5 else self.permutation(len(memory[1]), rank)
        if write:
            dims = [dim for dim in dims if dim is not None] or minor
        shape = tuple(rng.randint(1, 5) for _ in dims)
        if lanes(shape) > MOST_LANES:
            return
        indices, sure = self.within(memory, shape, dims)
        bounds = [dim is None or (sure[dim] and rng.random() < 0.7) for dim in dims]
        # A dimension that no lane goes along has to be within memory.
        indices = [index if k in dims else self.index_below(memory[1][k]) for k, index in enumerate(indices)]
        letters = ", ".join(f"d{k}" for k in range(len(memory[1])))
        results = ", ".join("0" if dim is None else f"d{dim}" for dim in dims)
        attrs = [f"in_bounds = [{', '.join(str(b).lower() for b in bounds)}]"]
        if dims != list(range(len(memory[1]) - len(dims), len(memory[1]))):
            attrs.append(f"permutation_map = affine_map<({letters}) -> ({results})>")
        masked = rng.random() < 0.4 and None not in dims and dims == sorted(dims)
        at = f"{memory[0]}[{', '.join(indices)}]"
        mask = f", {self.mask(shape)}" if masked else ""
        if write:
            value = self.value(shape, element)
            self.lines.append(f"vector.transfer_write {value}, {at}{mask} {{{', '.join(attrs)}}} : {vector(shape, element)}, "
                              f"{self.memref(memory)}")
        else:
            pad = self.value(None, element)
            self.emit(f"vector.transfer_read {at}, {pad}{mask} {{{', '.join(attrs)}}} : {self.memref(memory)}, "
                      f"{vector(shape, element)}", shape, element)

    def transfer_read(self):
        self.transfer(False)

    def transfer_write(self):
        self.transfer(True)

    def row(self):
        """Memory, a size, and indices from which on so many elements of a row are there."""
        memory = self.memory(self.element())
        size = self.rng.randint(1, memory[1][-1])
        indices = [self.index_below(n) for n in memory[1][:-1]] + [self.index_below(memory[1][-1] - size + 1)]
        return memory, size, f"{memory[0]}[{', '.join(indices)}]"

    def load(self):
        memory, size, at = self.row()
        type_ = vector((size,), memory[2])
        if self.rng.random() < 0.5:
            self.emit(f"vector.load {at} : {self.memref(memory)}, {type_}", (size,), memory[2])
        else:
            self.lines.append(f"vector.store {self.value((size,), memory[2])}, {at} : {self.memref(memory)}, {type_}")

    def masked_access(self):
        memory, size, at = self.row()
        type_, shape = vector((size,), memory[2]), (size,)
        mask, value = self.mask(shape), self.value(shape, memory[2])
        masks = vector(shape, "i1")
        read, write = self.rng.choice([("maskedload", "maskedstore"), ("expandload", "compressstore")])
        if self.rng.random() < 0.5:
            self.emit(f"vector.{read} {at}, {mask}, {value} : {self.memref(memory)}, {masks}, {type_} into {type_}", shape, memory[2])
        else:
            self.lines.append(f"vector.{write} {at}, {mask}, {value} : {self.memref(memory)}, {masks}, {type_}")

    def gather(self):
        memory = self.memory(self.element(), 1, 2)
        size = self.rng.randint(1, 6)
        shape = (size,)
        base = [self.index(0) for _ in memory[1]]
        given, most = self.value(shape, "i8"), self.fresh()
        made, wide = self.fresh(), self.fresh()
        self.lines += [f"{most} = arith.constant dense<{memory[1][-1]}> : {vector(shape, 'i8')}",
                       f"{made} = arith.remui {given}, {most} : {vector(shape, 'i8')}",
                       f"{wide} = arith.extui {made} : {vector(shape, 'i8')} to {vector(shape, 'i32')}"]
        mask, value = self.mask(shape), self.value(shape, memory[2])
        types = f"{self.memref(memory)}, {vector(shape, 'i32')}, {vector(shape, 'i1')}, {vector(shape, memory[2])}"
        if self.rng.random() < 0.5:
            self.emit(f"vector.gather {memory[0]}[{', '.join(base)}] [{wide}], {mask}, {value} : {types} into "
                      f"{vector(shape, memory[2])}", shape, memory[2])
        else:
            self.lines.append(f"vector.scatter {memory[0]}[{', '.join(base)}] [{wide}], {mask}, {value} : {types}")

    # Loops.

    def loop(self):
        """Some operations, several times, of a vector that is carried."""
        if self.in_loop:
            return
        start, shape, element = self.some()
        bound, zero, one = self.index_below(6), self.index(0), self.index(1)
        counter, carried, type_ = self.fresh(), self.fresh(), vector(shape, element)
        lines, values = self.lines, self.values
        self.lines, self.values, self.in_loop = [], [*values, (carried, shape, element)], True
        for _ in range(self.rng.randint(1, 4)):
            self.rng.choice(self.chosen)()
        last = next(name for name, s, e in reversed(self.values) if (s, e) == (shape, element))
        inner = [*self.lines, f"scf.yield {last} : {type_}"]
        self.lines, self.values, self.in_loop = lines, values, False
        self.emit(f"scf.for {counter} = {zero} to {bound} step {one} iter_args({carried} = {start}) -> ({type_}) {{\n"
                  + "\n".join(f"    {line}" for line in inner) + "\n  }", shape, element)

    def write(self):
        rng = self.rng
        makers = [self.elementwise, self.compare, self.broadcast, self.shape_cast, self.transpose, self.shuffle, self.bitcast,
                  self.interleave, self.extract, self.insert, self.strided_slice, self.elements, self.step, self.reduction,
                  self.multi_reduction, self.scan, self.outerproduct, self.contract, self.fma, self.transfer_read,
                  self.transfer_read, self.transfer_write, self.load, self.masked_access, self.gather, self.loop, self.loop]
        self.chosen = rng.sample(makers, rng.randint(3, 8))  # a swarm: each function leaves some out
        for _ in range(rng.randint(4, 10)):
            rng.choice(self.chosen)()
        given = [v for v in self.values if not v[0].startswith("%a") and (v[1] is None or len(v[1]) <= 3)][-6:]
        args = [f"{name}: {type_}" for name, type_ in self.args]
        args += [f"{memory[0]}: {self.memref(memory)}" for memory in self.memories]
        types = [self.type_of(shape, element) for _, shape, element in given]
        body = "\n".join(f"  {line}" for line in self.lines)
        end = f"  return {', '.join(v[0] for v in given)} : {', '.join(types)}" if given else "  return"
        return f"func.func @{self.name}({', '.join(args)}) -> ({', '.join(types)}) {{\n{body}\n{end}\n}}\n"


def programs(count, seed=0):
    """So many functions, each a module's only one."""
    for number in range(count):
        yield Function(random.Random(f"{seed}:{number}"), f"f{number}").write()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    print("// -----\n".join(programs(args.count, args.seed)))
