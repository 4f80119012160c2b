#!/usr/bin/env python3
"""Makes a program of a table: of operations, and what `run` prints of their results.

usage: table.py TABLE > PROGRAM

  OPERATION = RESULT, ... // WHY   A constant operand is % and its value: %1, %[1, 2] for dense<[1, 2]> or, where
                                   the type is complex, for its parts, %poison.
  OPERATION                        This one the lines below put flags into, before its types; or for $ a word, or
    FLAGS = RESULT, ...            one of several after the other.
    FLAGS = RESULT nnan ninf       And each of these flags makes poison of lanes where an operand or the result is NaN,
                                   or infinite.
  %VALUE : TYPE = RESULT           What an operation above gave.
  %VALUE = [1, 2] : memref<...>    Memory that holds these; dense<1> of rank 0.
  OPERATION prints LINE, ...       What it prints, before `run` prints all results. So may what has regions, behind
                                   its last brace; and = RESULT, ... may stand there.

A constant has the operation's type; where that names several, each has its own. true and false are i1,
and beside a memref, or no type, it is index. So for results, but that `to`, `into` or -> is before theirs, `from` behind, and that
an element is what a memref gives. A value may bring another type: %(1 : i8), poison : i1. What stands
behind | is the result where index has 32 bits.

In ins(...) and outs(...) each constant has the type it has there; results are the outputs that are tensors,
and -> with their types, where it is all that lacks, is left away.

Other operations are done in their turn, and symbols stand as they are. `; ` parts operations on a line, whose
regions may stand between `{ ` and ` }`. Functions are written as MLIR has them, or in the short form of
testsuite/short.py; @NAME(%1, %2) calls one, with constants of the types that it takes and results of those it gives.
Outside of braces, a line that begins with four spaces goes on with the one before.
"""
import pathlib
import re
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))
import short

LIST = r"\[[^][]*\]"
for _ in range(6):  # lists of lists
    LIST = rf"\[(?:[^][]|{LIST})*\]"
OPERAND = re.compile(rf"%(\([^()]*\)|{LIST}|dense<[^>]*>|[-+]?\d[-+.\w]*|true\b|false\b|poison\b)")
RESULTS = re.compile(rf" = ((?:{LIST}|dense<.*>|[^]\[={{}}])*)$")
BEHIND = re.compile(r"(?<=\}) = ([^\n]*)$")
NAMED = re.compile(r"((?:%[a-z_]\w*(?::\d+)?(?:, )?)+) = (.*)")
GROUP = re.compile(r"\b(ins|outs)\(((?:[^():]|\([^()]*\))*) : ((?:[^()]|\([^()]*\))*)\)")
SYMBOL = re.compile(r"memref\.global|func\.func|#\w+ = |!\w+ = ")
MEMORY = re.compile(rf"%(\w+) = ({LIST}|dense<.*>) : (memref<.*>)")
FUNCTION = re.compile(r"func\.func (?:private )?@(\w+)\(((?:[^()]|\([^()]*\))*)\)(?: -> (.*?))?(?: attributes .*)? \{\n")
CALL = re.compile(r"(.*?)@(\w+)(\([^:]*\))$")


ALIASES = {}  # of types


def split(text):
    """At the commas that stand in no brackets."""
    parts, depth = [""], 0
    for i, c in enumerate(text):
        depth += (c in "[<({") - (c in "])}" or c == ">" and text[i - 1] != "-")
        if c == "," and not depth:
            parts.append("")
        else:
            parts[-1] += c
    return [part.strip() for part in parts]


def typed(text, default):
    """A value, as MLIR writes it, with its type."""
    value, _, kind = text.strip("()").partition(" : ") if " : " in text else (text, "", "")
    kind = kind or ("i1" if value in ("true", "false") else default)
    return f"dense<{value}>" if value.startswith("[") and not kind.startswith("complex") else value, kind


def lanes(text):
    return split(text[1:-1]) if text.startswith("[") else [text]


def excluded(flag, lane):
    """Is it NaN, or an infinity? Of f32 and f64, whose bits tell."""
    if not lane.startswith("0x"):
        return False
    fraction, exponents = {10: (23, 255), 18: (52, 2047)}[len(lane)]
    bits = int(lane, 16)
    return bits >> fraction & exponents == exponents and (flag == "nnan") == bool(bits % (1 << fraction))


def poisoned(flag, operands, result):
    """The result, with poison in the lanes that the flag excludes."""
    columns = zip(*map(lanes, operands), lanes(result))
    made = ["poison" if any(excluded(flag, lane) for lane in column) else column[-1] for column in columns]
    return f"[{', '.join(made)}]" if result.startswith("[") and set(made) != {"poison"} else made[0]


def element(kind):
    """What a memref of the type holds; any other type itself."""
    kind = ALIASES.get(kind, kind)
    inside = re.fullmatch(r"memref<(?:(?:\d+|\?)x)*(.*)>", kind)
    return split(inside[1])[0] if inside else kind


def broken(line):
    """Lines of an operation each."""
    row, remark, why = line.partition(" // ")
    if re.search(r"; |\S \}(?! : |\))", row) and not row.startswith("//") and not row.startswith("linalg"):
        row = re.sub(r"; |(?<=\{) |(?<= do) (?=\^)|(?<=\S) (?=\})|(?<=\^bb\d:) |(?<=\):) (?=[%\w])", "\n", row)
    return (row + remark + why).split("\n")


def logical(text):
    """Lines with those that go on with them; what stands in braces is one with its line breaks."""
    whole, depth = None, 0
    for line in (part for line in text.splitlines() for part in broken(line)):
        if depth or line.startswith("    "):
            whole += "\n" + line if depth else " " + line.strip()
        else:
            if whole is not None:
                yield whole
            whole = line
        if not line.lstrip().startswith("//"):
            depth += line.endswith("{") - (depth and line.lstrip().startswith("}"))
    yield whole


class Program:
    def __init__(self):
        self.symbols, self.constants, self.body, self.functions = [], {}, [], {}
        self.given, self.printed = [], []

    def expect(self, prefix, value, kind):
        value = value.replace("[[", r"{{\[\[}}")
        self.body.append(f"// {prefix}: {{{{^}}}}{value} : {kind}{{{{$}}}}")

    def constant(self, operand, kind):
        value = typed(operand, "index" if ALIASES.get(kind, kind).startswith("memref") else kind)
        return self.constants.setdefault(value, f"%c_{len(self.constants)}")

    def made(self, value, kind):
        """The operation that gives the constant. The parts of a complex number have its elements' type."""
        if value == "poison":
            return f"ub.poison : {kind}"
        if kind.startswith("complex"):
            parts = ", ".join(f"{part} : {kind[8:-1]}" for part in split(value[1:-1]))
            return f"complex.constant [{parts}] : {kind}"
        return f"arith.constant {value}" + (f" : {kind}" if value not in ("true", "false") else "")

    def grouped(self, text):
        """What stands in ins(...) and outs(...) with its constants named; and the types of results."""
        results = []

        def name(group):
            kinds = split(group[3])
            results.extend(kind for kind in kinds if group[1] == "outs" and kind.startswith("tensor"))
            words = [OPERAND.fullmatch(word) or word for word in split(group[2])]
            return "%s(%s : %s)" % (group[1], ", ".join(
                self.constant(word[1], kind) if isinstance(word, re.Match) else word
                for word, kind in zip(words, kinds)), group[3])

        text = GROUP.sub(name, text)
        if results and text.endswith(")") and not text.startswith("linalg.map"):
            text += " -> " + ", ".join(results)
        return text, results

    def operation(self, text):
        """With its constants named; and the types it names, before and behind `to` or `into`."""
        call = CALL.fullmatch(text)
        if call and call[2] in self.functions:
            text = f"{call[1]}call @{call[2]}{call[3]} : {self.functions[call[2]]}"
        if GROUP.search(text):
            text, results = self.grouped(text)
            return text, results, results
        operands = OPERAND.findall(text)
        text, colon, written = OPERAND.sub("%", text).partition(" : ")
        types = re.sub("(.*) from (.*)", r"\2 to \1", written.removesuffix(" {"))
        sources, *target = re.split(" (?:in)?to | -> ", types, maxsplit=1)
        sources, target = split(sources.strip("()") or "index"), split(target[0].strip("()")) if target else []
        for k, operand in enumerate(operands):
            name = self.constant(operand, sources[min(k, len(sources) - 1)])
            text = re.sub(r"%(?![a-z])", name, text, count=1)
        return text + colon + written, sources, target

    def declare(self, symbol):
        """The type of a function, if it is one."""
        for name, parameters, results in FUNCTION.findall(symbol):
            types = [parameter.partition(": ")[2] for parameter in split(parameters) if parameter]
            self.functions[name] = f"({', '.join(types)}) -> {results or '()'}"

    def row(self, text, results):
        names, operation = NAMED.fullmatch(text).groups() if NAMED.fullmatch(text) else ("", text)
        operation, sources, target = self.operation(operation)
        values, types = split(results), target or sources
        names = split(names) if names else [f"%r_{len(self.given) + k}" for k in range(len(values))]
        own = text.startswith("%") and " = " not in text
        if own:
            names, operation = [text.partition(" ")[0]], None
        self.results(names, types if target or own else [element(types[min(k, len(types) - 1)]) for k in range(len(values))],
                     values)
        if operation:
            self.body.append(f"{', '.join(names)} = {operation}")

    def regions(self, text, results):
        """An operation with regions, whose lines are done one by one."""
        first, *lines = text.split("\n")
        if results:
            types = split(re.search(r" -> (.*?)(?: : \w+)? \{$", first)[1].strip("()"))
            name = f"%r_{len(self.given)}"
            names = [name] if len(types) == 1 else [f"{name}#{k}" for k in range(len(types))]
            first = f"{name}{f':{len(types)}' if types[1:] else ''} = {first}"
            self.results(names, types, split(results))
        self.body += [self.operation(line)[0] for line in (first, *lines)]

    def results(self, names, types, values):
        for name, kind, result in zip(names, (ALIASES.get(kind, kind) for kind in types), values):
            wide, _, narrow = result.partition(" | ")
            value, kind = typed(wide, kind)
            if narrow:
                self.expect("NARROW", *typed(narrow, kind))
            self.expect("CHECK-NEXT" if self.given else "CHECK", value, kind)
            self.given.append((name, kind))

    def statement(self, text):
        names, operation = NAMED.fullmatch(text).groups() if NAMED.fullmatch(text) else ("", text)
        self.body.append((f"{names} = " if names else "") + self.operation(operation)[0])

    def symbol(self, text):
        self.symbols.append(text)
        self.declare(text)
        if text.startswith("!"):
            ALIASES.update([text.split(" = ", 1)])

    def memory(self, name, value, kind):
        self.symbols.append(f'memref.global "private" @{name} : {kind} = {typed(value, "")[0]}')
        self.body.append(f"%{name} = memref.get_global @{name} : {kind}")

    def rows(self, text, flags, results):
        """A row for each word of the flags, or one for all; and those of nnan and ninf."""
        if "$" in text:
            for word in flags.split():
                self.row(text.replace("$", word), results)
            return
        given, more = re.fullmatch(r"(.*?)((?: nnan| ninf)*)", results).groups()
        operation, colon, types = text.rpartition(" : ")
        self.row(f"{operation} {flags}{colon}{types}" if flags else text, given)
        for flag in more.split():
            made = (poisoned(flag, OPERAND.findall(operation), result) for result in split(given))
            self.row(f"{operation} fastmath<{flag}>{colon}{types}", ", ".join(made))

    def read(self, table):
        above, lines = None, list(logical(short.taken(table, lambda function: self.symbols.append(function) or "")))
        for symbol in self.symbols:
            self.declare(symbol)
        for line, below in zip(lines, lines[1:] + [""]):
            row, _, why = line.partition("//") if "\n" not in line else (line, "", "")
            row, _, printed = row.rstrip().partition(" prints ")
            self.printed += split(printed) if printed else []
            results = RESULTS.search(NAMED.sub(lambda m: m[2], row)) if "\n" not in row else BEHIND.search(row)
            text = row[: -len(results[0])] if results else row
            if why:
                self.body.append("//" + why)
            if SYMBOL.match(row):
                self.symbol(row)
            elif MEMORY.fullmatch(row):
                self.memory(*MEMORY.fullmatch(row).groups())
            elif "\n" in row:
                self.regions(text, results and results[1])
            elif line.startswith("  "):
                self.rows(above, text.strip(), results[1])
            elif results:
                self.rows(text, "", results[1])
            elif below.startswith("  "):
                above = row
            elif row:
                self.statement(row)

    def print(self):
        print("\n".join(sorted(self.symbols, key=lambda symbol: symbol[0] not in "!#")))
        print(f"func.func @main() -> ({', '.join(kind for _, kind in self.given)}) {{")
        for (value, kind), name in self.constants.items():
            print(f"  {name} = {self.made(value, kind)}")
        for k, line in enumerate(self.printed):
            print(f"  // CHECK{'-NEXT' if k else ''}: {{{{^}}}}{line}{{{{$}}}}")
        body = "\n".join("  " + line for line in self.body)
        print(body.replace("// CHECK:", "// CHECK-NEXT:") if self.printed else body)
        names, kinds = (", ".join(of) for of in zip(*self.given)) if self.given else ("", "")
        print(f"  return {names}{' : ' if names else ''}{kinds}\n}}")


program = Program()
with open(sys.argv[1], encoding="utf-8") as table:
    program.read(table.read())
program.print()
