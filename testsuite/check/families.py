#!/usr/bin/env python3
"""Writes the programs that the tables in families/ stand for: a file an operation, and those that they
name; and those of operations/, whose functions are in the short form of short.py.

usage: families.py PROGRAM FOLDER
"""
import functools
import itertools
import json
import pathlib
import re
import subprocess
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))
import short

TABLES = pathlib.Path(__file__).with_suffix("")
OPERATIONS = TABLES.with_name("operations")
SHAPED = {"v": "vector", "t": "tensor", "m": "memref"}
JOINS = {">": "_to_", "/": "_", "": "_"}


def spelled(word):
    """The type that a word is short for: v2x3xi8 is vector<2x3xi8>, mdxf32 is memref<?xf32>, ci32 is
    complex<i32>. Other words stand for themselves."""
    shaped = re.fullmatch(r"([vtm])((?:\d+x|dx)*)(index|bf16|f\d+|[su]?i\d+)", word)
    if shaped:
        return f"{SHAPED[shaped[1]]}<{shaped[2].replace('d', '?')}{shaped[3]}>"
    lanes = re.fullmatch(r"c(bf16|[fi]\d+)", word)
    return f"complex<{lanes[1]}>" if lanes else word.replace(",", ", ")


def listed(text):
    """The types between commas outside of brackets."""
    return [part.strip() for part in re.findall(r"(?:[^,<]|<(?:[^<>]|<[^<>]*>)*>)+", text)]


def in_name(word):
    return re.sub(r"\W", "_", word)


def filled(text, values):
    """$X is the word that X stands for: in a name as it is, elsewhere spelled out; $X.i1 is its type
    with elements i1."""
    def spell(match):
        word, element = values[match[1]], match[2]
        return spelled(re.sub(r"(index|bf16|[fi]\d+)$", element, word) if element else word)

    text = re.sub(r"@[\w$]+", lambda name: re.sub(
        r"\$(op|\w)", lambda match: in_name(values[match[1]]), name[0]), text)
    return re.sub(r"\$(op|\w)(?:\.(i1|i8|index|f32))?", spell, text)


def parts_of(pattern, line):
    found = re.fullmatch(pattern, line, re.DOTALL)
    if not found:
        sys.exit(f"families: cannot be read: {line}")
    return found.groups()


@functools.cache
def signatures(program, dialect):
    """What the program says of the dialect's operations, in order."""
    run = subprocess.run([program, "ops", dialect, "--json"], capture_output=True, text=True)
    if run.returncode:
        sys.exit(run.stderr)
    made = [json.loads(line) for line in run.stdout.splitlines()]
    return [signature for signature in made if signature["kind"] == "operation"]


def is_alike(signature, operands, results, constraint):
    """Are all operands and results of this constraint, and of one type, and may attributes be left out?"""
    one_type = constraint == "index" or "SameOperandsAndResultType" in signature["traits"]
    return (one_type and [value["constraint"] for value in signature["operands"]] == [constraint] * operands
            and [value["constraint"] for value in signature["results"]] == [constraint] * results
            and all("default" in attribute for attribute in signature["attributes"]))


class Lists:
    """Named lists of words."""

    def __init__(self, given):
        self.given = given  # what stands for the table's own lists of these names
        self.named = dict(given)

    def words(self, text):
        """One by one. A word may be made of parts, and a part may be the name of a list."""
        for word in text.split(";") if ";" in text else text.split():
            parts = re.split(r"([>/])", word.strip())
            yield from ("".join(made) for made in itertools.product(
                *(self.named.get(part, [part]) for part in parts)))

    def name(self, name, text):
        if name not in self.given:
            self.named[name] = list(self.words(text))


class Choice:
    """T: i1 i8, or S>D: i1>i8 i8>i16: what letters stand for, one after another. The words may be those
    that a letter before stands for, with commas between them."""

    def __init__(self, text, lists):
        head, _, self.words = text.partition(":")
        self.lists = lists
        self.inside = head.startswith("*")
        parts = re.split(r"([>/])", head.strip("* "))
        self.letters, self.joins = parts[::2], [""] + parts[1::2]

    def rows(self, values):
        words = re.sub(r"\$(\w)", lambda m: values[m[1]].replace(",", " "), self.words)
        for word in self.lists.words(words):
            parts = []
            for join in self.joins[1:]:
                part, _, word = word.partition(join)
                parts.append(part)
            yield [*parts, word]

    def uses(self, names):
        return bool(names & set(re.findall(r"\w+", self.words)))

    def named(self, row):
        return "".join(JOINS[join] + in_name(word)
                       for letter, join, word in zip(self.letters, self.joins, row)
                       if letter.isupper())


def choices(of, values):
    """What the letters stand for together, and the end of a name that says so."""
    if not of:
        yield values, ""
        return
    for row in of[0].rows(values):
        for made, name in choices(of[1:], values | dict(zip(of[0].letters, row))):
            yield made, of[0].named(row) + name


class Form:
    """A way to write the operations of a family."""

    def __init__(self, arguments, results, text, of):
        self.arguments, self.results, self.text = arguments, results, text
        self.outside = [choice for choice in of if not choice.inside]
        self.inside = [choice for choice in of if choice.inside]

    def uses(self, names):
        return any(choice.uses(names) for choice in self.outside)

    def functions(self, operation):
        short = operation.split(".", 1)[1].replace(".", "_")
        for values, name in choices(self.outside, {"op": operation}):
            parameters = ", ".join(f"%{letter}: {filled(type, values)}"
                                   for letter, type in zip("abcdefgh", self.arguments))
            body, given, types = [], [], []
            for inner, _ in choices(self.inside, values):
                *before, text = filled(self.text, inner).split("; ")
                results = [filled(result, inner) for result in self.results]
                value, count = f"%r{len(given)}", len(results)
                body += [f"  {line}\n" for line in before]
                body.append(f"  {value}{f':{count}' if count > 1 else ''} = {text}\n")
                given += [f"{value}#{i}" for i in range(count)] if count > 1 else [value]
                types += results
            types, gives = ", ".join(types), types[0] if len(types) == 1 else f"({', '.join(types)})"
            yield values, (short + name, f"({parameters}) -> {gives} {{\n{''.join(body)}"
                                 f"  return {', '.join(given)} : {types}\n}}\n")


class Table:
    """What the tables say, but for the lists that are given. One dialect may be whole: nothing is taken from
    its operations."""

    def __init__(self, program, whole=None, **given):
        self.mlir_interp = program  # which says what operations there are
        self.whole = whole
        self.lists = Lists(given)
        self.without = {}  # what operations of a dialect do not take
        self.files = {}   # text of each, by name
        self.names = {}   # how often a function of that name is in a file
        self.given = set(given)
        self.forms, self.operations = {}, set()  # of the family that is read
        tables = "\n".join(path.read_text() for path in sorted(TABLES.glob("*.txt")))
        lines = re.sub(r"(?m)^\s*#.*\n", "", tables).split("\n")
        while lines:
            line = lines.pop(0)
            block = []
            while lines and (lines[0].startswith("  ") or not lines[0] and line.startswith("program")):
                block.append(lines.pop(0)[2:])
                if block[-1].startswith(" " * 4) and line.startswith(("family", "each")):
                    block[-2:] = [block[-2] + " " + block[-1].strip()]
            if line:
                self.read(line, block)
        for path in sorted(OPERATIONS.glob("*/*.txt")) if not given else []:
            self.short(f"{path.parent.name}/{path.stem}", path.read_text())

    def read(self, line, block):
        if line.startswith("family"):
            self.family(line, block)
        elif line.startswith("program"):
            self.program(line, "\n".join(block).strip("\n") + "\n")
        elif line.startswith("each"):
            self.each(line.split()[1], block)
        elif line.startswith("without"):
            dialect, words = " ".join([line] + block).removeprefix("without ").split(":")
            self.without[dialect] = "|".join(words.split())
        elif re.match(r"[A-Z_]+ +=", line):
            name, text = " ".join([line] + block).split("=", 1)
            self.lists.name(name.strip(), text)
        else:
            self.row(line)

    def family(self, line, block):
        arguments, results, self.constraint = parts_of(r"family \((.*)\) -> (.*?)(?: of (.*))?", line)
        self.counts = len(listed(arguments)), len(listed(results))
        self.forms, self.operations = {}, set()
        for form in block:
            name, text, *lines = (part.strip() for part in form.split(" | "))
            self.forms[name] = Form(listed(arguments), listed(results), text,
                                    [Choice(part, self.lists) for part in lines])

    def row(self, line):
        operations, forms, rule = parts_of(r"([\w. *]+): ([\w ]+?)(?: +// (.*))?", line)
        if operations.endswith(".*"):
            self.others(operations.removesuffix(".*"), forms)
            return
        first, *others = operations.split()
        for operation in (first, *(first.rpartition(".")[0] + "." + other for other in others)):
            self.operation(operation, forms, rule)

    def others(self, dialect, forms):
        for signature in signatures(self.mlir_interp, dialect):
            name, rule = signature["name"], signature["summary"].capitalize() + "."
            if name not in self.operations and is_alike(signature, *self.counts, self.constraint):
                self.operation(name, forms, rule)

    def operation(self, operation, forms, rule):
        self.operations.add(operation)
        dialect = operation.split(".")[0]
        without = "" if dialect == self.whole else self.without.get(dialect, "")
        for form in (self.forms[name] for name in forms.split()):
            if self.given and not form.uses(self.given):
                continue
            for values, function in form.functions(operation):
                if not any(re.fullmatch(without, word) for word in values.values()):
                    self.add(operation.replace(".", "/", 1), rule, *function)

    def add(self, file, rule, name, text):
        key = file, name
        self.names[key] = self.names.get(key, 0) + 1
        name += f"_{self.names[key]}" if self.names[key] > 1 else ""
        self.files.setdefault(file, [f"// {rule}\n"] if rule else [])
        self.files[file].append(f"func.func @{name}{text}")

    def remark(self, file, lines):
        texts = self.files.setdefault(file, [])
        if texts and texts[-1].startswith("//"):
            texts[-1] += lines
        else:
            texts.append(lines)

    def each(self, file, block):
        for line in block if not self.given else []:
            if line.startswith("//"):
                self.remark(file, line + "\n")
                continue
            name, taken, given, text = parts_of(r"(\w+)(?: \((.*?)\) -> (.*?))?: (\w+\..*)", line)
            cast = re.search(r" : (\S.*) (?:to|into) (\S.*)$", text)
            if given:
                taken, given = listed(taken), listed(given)
            elif cast:
                taken, given = [cast[1]], [cast[2]]
            else:
                taken, given = ["index"] * len(set(re.findall(r"%[a-h]\b", text))), ["index"]
            form = Form(taken, given, text, [])
            for _, (_, function) in form.functions("each." + name):
                self.add(file, None, name, function)

    def short(self, file, text):
        texts = self.files.setdefault(file, [])
        for part in short.paragraphs(text):
            lists = short.lists_of(part)
            if part.startswith("//"):
                self.remark(file, part)
            elif lists is None:
                texts.append(part)
            else:
                of = [Choice(choice, self.lists) for choice in lists.split(" | ") if choice]
                for values, _ in choices(of, {}):
                    texts.append(short.written_out(filled(part, values)))

    def program(self, line, text):
        """Remarks before it stand once, and lines that begin with a star for each choice inside."""
        head, *of = line.split(" | ")
        file = head.split()[1]
        of = [Choice(part, self.lists) for part in of]
        remark, text = parts_of(r"((?://[^\n]*\n)*)(.*)", text)
        if self.given:
            return
        if remark:
            self.remark(file, remark)
        for values, _ in choices([choice for choice in of if not choice.inside], {}):
            inside = [made for made, _ in choices([choice for choice in of if choice.inside], values)]
            made = re.sub(r"(?m)(?:^\* .*\n)+", lambda lines: "".join(
                filled(lines[0].replace("* ", "", 1).replace("\n* ", "\n"), inner)
                for inner in inside), text)
            whole = short.taken(filled(made, values), str)
            self.files.setdefault(file, []).append(re.sub(r"(?<=\S)  +", " ", whole))


def module(program, llvm=False, **given):
    """Every function that has to do with the lists that are given, with names that tell all apart: those of the
    llvm dialect, or all others."""
    files = Table(program, whole="llvm" if llvm else None, **given).files
    functions = [text for name, file in files.items() if name.startswith("llvm/") == llvm for text in file]
    return "\n".join(re.sub(r"@\w+", f"@f{i}", text, count=1) for i, text in enumerate(functions))


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    for name, functions in Table(program).files.items():
        path = folder / f"{name}.mlir"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(functions))


if __name__ == "__main__":
    main()
