#!/usr/bin/env python3
"""Makes a program of a table: of operations on constants, and what `run` prints of their results.

usage: table.py TABLE > PROGRAM

  OPERATION = RESULT, ... // WHY   Each operand is % and its value: %1, %[1, 2] for dense<[1, 2]>, %poison.
  OPERATION                        This one the lines below put flags into, before its types.
    FLAGS = RESULT, ...
A line that ends with a comma or `to` goes on with the next.

An operand has the operation's type; where that names several, each has its own. true and false are i1,
and what has no type is index. So for results, but that `to` is before theirs. A value may bring another
type: %(1 : i8), poison : i1. What stands behind | is the result where index has 32 bits.
"""
import re
import sys

LIST = r"\[(?:[^][]|\[[^][]*\])*\]"
OPERAND = re.compile(rf"%(\([^()]*\)|{LIST}|dense<[^>]*>|[-+.\w]+)")
RESULTS = re.compile(rf" = ((?:{LIST}|[^]\[=])*)$")
COMMA = re.compile(r", (?![^\[<]*[\]>])")


def typed(text, default):
    """A value, as MLIR writes it, with its type."""
    value, _, kind = text.strip("()").partition(" : ")
    return (f"dense<{value}>" if value.startswith("[") else value,
            kind or ("i1" if value in ("true", "false") else default))


class Program:
    def __init__(self):
        self.constants, self.body, self.given = {}, [], []

    def expect(self, prefix, value, kind):
        self.body.append(f"// {prefix}: {{{{^}}}}{value} : {kind}{{{{$}}}}")

    def add(self, operation, results):
        operands = OPERAND.findall(operation)
        text, _, types = OPERAND.sub("%", operation).partition(" : ")
        sources, _, target = types.partition(" to ")
        sources = COMMA.split(sources or "index")
        for k, operand in enumerate(operands):
            value = typed(operand, sources[min(k, len(sources) - 1)])
            name = self.constants.setdefault(value, f"%c{len(self.constants)}")
            text = re.sub(r"%(?!c\d)", name, text, count=1)
        values = COMMA.split(results)
        names = [f"%r{len(self.given) + k}" for k in range(len(values))]
        for k, result in enumerate(values):
            wide, _, narrow = result.partition(" | ")
            value, kind = typed(wide, target or sources[min(k, len(sources) - 1)])
            if narrow:
                self.expect("NARROW", *typed(narrow, kind))
            self.expect("CHECK-NEXT" if self.given else "CHECK", value, kind)
            self.given.append((names[k], kind))
        self.body.append(f"{', '.join(names)} = {text}" + (f" : {types}" if types else ""))

    def read(self, table):
        above = None
        for line in re.sub(r"(,| to)\n +", r"\1 ", table).split("\n"):
            row, _, why = line.partition("//")
            row = row.rstrip()
            if why:
                self.body.append("//" + why)
            results = RESULTS.search(row)
            if not results:
                above = row
                continue
            row = row[: results.start()]
            if line.startswith("  "):
                text, colon, types = above.rpartition(" : ")
                row = f"{text} {row.strip()}{colon}{types}".replace("  ", " ").replace(" :", " :")
            self.add(row, results[1])

    def print(self):
        print(f"func.func @main() -> ({', '.join(kind for _, kind in self.given)}) {{")
        for (value, kind), name in self.constants.items():
            made = "ub.poison" if value == "poison" else f"arith.constant {value}"
            print(f"  {name} = {made}" + (f" : {kind}" if value not in ("true", "false") else ""))
        print("\n".join("  " + line for line in self.body))
        print(f"  return {', '.join(n for n, _ in self.given)} : {', '.join(k for _, k in self.given)}\n}}")


program = Program()
with open(sys.argv[1], encoding="utf-8") as table:
    program.read(table.read())
program.print()
