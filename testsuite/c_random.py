#!/usr/bin/env python3
"""Random programs in C++, compiled to LLVM IR, beside native code of the same IR.

usage: c_random.py PROGRAM [--seed N] [--count N] [--keep FOLDER]

Program N is that of seed N, at a level of its own, or at all with --levels. None is undefined: integers
are unsigned or wrap, divisors are odd, subscripts are masked, loops are counted. They call each other
directly, by pointers and with further arguments, throw, catch, and count what is destroyed on the way.
"""
import argparse
import pathlib
import random
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).resolve().parent))
import c  # noqa: E402

HEAD = """#include <stdarg.h>
#include <stdio.h>
#include <string.h>

typedef unsigned int u32;
typedef unsigned long u64;
typedef __int128 wide;

static u32 table[16], gone;
static double sum;

struct Parts { u32 a; short b; unsigned c : 5; int d : 7; u64 e : 37; unsigned char f[5]; };
struct Packed { unsigned char a; u32 b; u64 c; } __attribute__((packed));
union Either { u32 a; float b; unsigned char c[4]; };
static Parts parts[4];
static Packed packed;

struct Thrown { u32 code; virtual ~Thrown() { gone += 3 * code; } explicit Thrown(u32 c) : code(c) {} Thrown(const Thrown &t) : code(t.code + 1) {} virtual u32 tell() const { return code; } };
struct Other { virtual u32 more() const { return 5; } u32 rest = 7; };
struct Derived : Thrown { explicit Derived(u32 c) : Thrown(c) {} u32 tell() const override { return code ^ 0xff; } };
struct Both : Other, Derived { explicit Both(u32 c) : Derived(c) {} u32 more() const override { return rest + code; } };
struct Local { u32 code; explicit Local(u32 c) : code(c) {} ~Local() { gone = gone * 31 + code; } };

static u32 further(u32 count, ...)
{
    va_list list;
    u32 all = count;

    va_start(list, count);
    for (u32 i = 0; i < count; i++)
        switch (i % 4) {
        case 0: all = all * 3 + va_arg(list, u32); break;
        case 1: all += (u32)va_arg(list, double); break;
        case 2: all ^= (u32)va_arg(list, u64); break;
        default: all += (u32)(va_arg(list, wide) >> 64); break;
        }
    va_end(list);
    return all;
}
"""


class Program:
    """The text of one."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lines = []
        self.known = ["a", "b"]
        self.callable = 0
        self.names = 0
        self.fuel = 0

    def pick(self, *of):
        return self.random.choice(of)

    def name(self):
        self.names += 1
        return f"v{self.names}"

    def place(self):
        """Something that can be assigned to."""
        index = f"{self.expression(1)} & "
        return self.pick(self.pick(*self.known), f"table[{index}15]", f"parts[{index}3].a", f"parts[{index}3].b",
                         f"parts[{index}3].c", f"parts[{index}3].d", f"parts[{index}3].e", f"parts[{index}3].f[2]",
                         "packed.a", "packed.b", "packed.c")

    def leaf(self):
        return self.pick(self.pick(*self.known), self.pick(*self.known), f"{self.random.getrandbits(32)}u",
                         f"{self.random.randrange(20)}u", f"table[{self.random.randrange(16)}]",
                         f"(u32)parts[{self.random.randrange(4)}].{self.pick('a', 'b', 'c', 'd', 'e', 'f[1]')}",
                         "(u32)packed.c", "(u32)sum")

    def call(self, depth):
        if not self.callable:
            return self.leaf()
        arguments = f"{self.expression(depth)}, {self.expression(depth)}"
        if self.random.random() < 0.3:
            return f"several[({self.expression(depth)}) % {self.callable}]({arguments})"
        return f"f{self.random.randrange(self.callable)}({arguments})"

    def expression(self, depth):
        if depth <= 0:
            return self.leaf()
        left, right = self.expression(depth - 1), self.expression(depth - 1)
        return self.pick(
            f"({left} {self.pick('+', '-', '*', '&', '|', '^')} {right})",
            f"({left} {self.pick('<<', '>>')} ({right} & 31))",
            f"({left} {self.pick('/', '%')} ({right} | 1))",
            f"(u32)({left} {self.pick('<', '==', '!=', '>=')} {right})",
            f"(u32)(({self.pick('short', 'signed char', 'int', 'unsigned char', 'u64')}){left} "
            f"{self.pick('<', '>=')} ({self.pick('short', 'signed char', 'int', 'u64')}){right})",
            f"(u32)(((u64){left} * {right}) >> {self.random.randrange(40)})",
            f"(u32)(((wide){left} << 70) / ((wide){right} * {left} + 3))",
            f"({left} ? {right} : {self.leaf()})",
            f"(u32)(signed char){left}", f"(u32)((int){left} >> {self.random.randrange(31)})",
            f"(u32)((double){left} * 0.25)", f"(u32)__builtin_popcount({left})",
            f"(u32)__builtin_ctz({left} | 64)", f"__builtin_bswap32({left})")

    def block(self, depth, inside, loop=False):
        known = len(self.known)
        lines = [line for _ in range(self.random.randrange(1, 4)) for line in self.statement(depth, inside, loop)]
        del self.known[known:]
        return ["{", *("    " + line for line in lines), "}"]

    def thrown(self):
        value = self.expression(1)
        return self.pick(f"throw {value};", f"throw (int)({value});", f"throw Thrown({value});",
                         f"throw Derived({value});", f"throw Both({value});", f"throw &table[{value} & 15];")

    def caught(self):
        pairs = [("int e", "(u32)e"), ("u32 e", "e"), ("const Derived &e", "e.tell()"), ("const Thrown &e", "e.tell()"),
                 ("Thrown e", "e.code"), ("const Other &e", "e.more()"), ("const Both &e", "e.more() + e.code"),
                 ("u32 *e", "*e"), ("const void *e", "(u32)(e != nullptr)")]
        lines = []
        for what, value in self.random.sample(pairs, self.random.randrange(1, 4)) + [("...", "11")]:
            again = ["    throw;"] if self.random.random() < 0.15 and self.callable else []
            lines += [f"catch ({what}) {{", f"    a = a * 5 + {value};", *again, "}"]
        return lines

    def statement(self, depth, inside, loop=False):
        """Lines. `inside` of a try, where anything may be thrown; in a loop, which may be left."""
        self.fuel -= 1
        plain = [self.assign, self.assign, self.assign, self.declare, self.accumulate, self.call_one]
        nested = [self.branch, self.repeat, self.repeat, self.switch, self.attempt, self.throw, self.local, self.copy,
                  self.point, self.leave if loop else self.pass_further, self.pass_further]
        one = self.pick(*plain, *nested) if depth > 0 and self.fuel > 0 else self.pick(*plain)
        return one(depth, inside, loop)

    def assign(self, depth, inside, loop):
        return [f"{self.place()} {self.pick('=', '+=', '^=', '-=', '*=')} {self.expression(2)};"]

    def declare(self, depth, inside, loop):
        name = self.name()
        line = f"u32 {name} = {self.expression(2)};"
        self.known.append(name)
        return [line]

    def accumulate(self, depth, inside, loop):
        return [f"sum = sum * 0.5 + (double)({self.expression(1)} >> 8) {self.pick('+', '-', '*')} 0.125;",
                "if (!(sum >= 0 && sum < 1e9)) sum = 1;"]

    def call_one(self, depth, inside, loop):
        return [f"{self.pick(*self.known)} += {self.call(1)};"]

    def branch(self, depth, inside, loop):
        return [f"if ({self.expression(2)} & 1)", *self.block(depth - 1, inside, loop),
                "else", *self.block(depth - 1, inside, loop)]

    def repeat(self, depth, inside, loop):
        name = self.name()
        return [f"for (u32 {name} = 0; {name} < {self.random.randrange(1, 7)}; {name}++)",
                *self.block(depth - 1, inside, True)]

    def switch(self, depth, inside, loop):
        lines = [f"switch ({self.expression(2)} % 5) {{"]
        for case in range(3):
            ends = [] if self.random.random() < 0.3 else ["break;"]
            lines += [f"case {case}:", *self.block(depth - 1, inside), *ends]
        return lines + ["default:", *self.block(depth - 1, inside), "}"]

    def attempt(self, depth, inside, loop):
        return ["try", *self.block(depth - 1, True), *self.caught()]

    def throw(self, depth, inside, loop):
        if not inside and not self.callable:
            return ["gone++;"]
        return [f"if (({self.expression(1)} & 3) == 0)", "    " + self.thrown()]

    def local(self, depth, inside, loop):
        return [f"Local {self.name()}({self.expression(1)});"]

    def copy(self, depth, inside, loop):
        one, other = self.random.randrange(4), self.random.randrange(4)
        return [self.pick(f"parts[{one}] = parts[{other}];", f"memcpy(parts[{one}].f, table, 5);",
                          f"memset(parts[{one}].f, (int){self.expression(1)}, 3);",
                          f"memmove(table + 1, table, {self.random.randrange(15)} * sizeof *table);")]

    def point(self, depth, inside, loop):
        name = self.name()
        return [self.pick(
            f"u32 *{name} = &table[{self.expression(1)} & 15]; *{name} += {self.expression(1)};",
            f"Either {name}; {name}.a = {self.expression(1)}; a += {name}.c[{self.expression(1)} & 3];",
            f"u32 *{name} = new u32[8](); {name}[{self.expression(1)} & 7] = b; a ^= {name}[3]; delete[] {name};")]

    def leave(self, depth, inside, loop):
        return [f"if (({self.expression(1)} & 7) == 1) {self.pick('break', 'continue')};"]

    def pass_further(self, depth, inside, loop):
        kinds = ["{}", "(double)({} >> 4)", "(u64){}", "((wide){} << 64)"]
        given = [kinds[i % 4].format(self.leaf()) for i in range(self.random.randrange(9))]
        return [f"a += further({', '.join([f'{len(given)}u', *given])});"]

    def function(self, number):
        self.known, self.fuel = ["a", "b"], 14
        lines = [f"{self.pick('static ', '__attribute__((noinline)) static ')}u32 f{number}(u32 a, u32 b)", "{"]
        lines += ["    if (++fuel > 3000) return a - b;"]
        for _ in range(self.random.randrange(2, 6)):
            lines += ["    " + line for line in self.statement(3, False)]
        return lines + ["    return a * 7 + b;", "}", ""]

    def text(self):
        count = self.random.randrange(3, 7)
        lines = [HEAD, "static u32 fuel;", ""]
        lines += [f"static u32 f{n}(u32 a, u32 b);" for n in range(count)]
        lines += [f"static u32 (*const several[])(u32, u32) = {{ {', '.join(f'f{n}' for n in range(count))} }};", ""]
        for number in range(count):
            self.callable = number
            lines += self.function(number)
        lines += ["int main()", "{"]
        for number in range(2 * count):
            lines += ["    fuel = 0;", "    try {",
                      f'        printf("%u\\n", f{self.random.randrange(count)}({self.random.getrandbits(32)}u, {number}u));',
                      '    } catch (const Thrown &e) {', '        printf("thrown %u\\n", e.tell());',
                      '    } catch (int e) {', '        printf("int %d\\n", e);', '    } catch (...) {', '        printf("other\\n");', "    }"]
        lines += ['    for (u32 one : table) printf("%u ", one);',
                  '    for (Parts &one : parts) printf("%u %d %u %d %lu %u ", one.a, one.b, one.c, one.d, (u64)one.e, one.f[1]);',
                  '    printf("%u %u %lu %u %.17g\\n", packed.a, packed.b, packed.c, gone, sum);', "    return 0;", "}", ""]
        return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=lambda name: str(pathlib.Path(name).resolve()))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--levels", action="store_true")
    parser.add_argument("--keep", type=pathlib.Path)
    args = parser.parse_args()
    differ = runs = 0
    with tempfile.TemporaryDirectory() as made:
        folder = (args.keep or pathlib.Path(made)).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        for seed in range(args.seed, args.seed + args.count):
            source = folder / f"random{seed}.cpp"
            source.write_text(Program(seed).text())
            for level in c.LEVELS if args.levels else [c.LEVELS[seed % len(c.LEVELS)]]:
                what = c.guarded(c.differs, args.program, source, level, folder)
                runs += 1
                differ += what is not None
                if what is not None:
                    print(f"--- {source.name} {level}\n{what}", flush=True)
    print(f"c_random: {args.count} programs, {runs} runs, {differ} differ")
    return bool(differ or not runs)


if __name__ == "__main__":
    sys.exit(main())
