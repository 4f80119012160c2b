"""Functions in a short form: those of check/operations/DIALECT/FILE.txt, and those that the tables of cases call.

  @NAME(PARAMETERS)               operations below, indented; or behind it and a colon, where all fit the line
  @NAME(PARAMETERS) | LISTS       a function for each choice of words, as in check/families/
  private @NAME(PARAMETERS)       one for the others to call

Operations are MLIR's, with semicolons for line breaks. Constants are not written, but called as mlir-opt calls
them: %c3 is an index, %c-1_i8 an i8. A parameter may be `%i: index below 3`, the remainder by 3 of what is given, or
`%i: ui3 as index`, a number of three bits (si3: with a sign). The function gives what it returns.
Other lines stand as they are, with those below them that are indented.
"""
import re

HEAD = re.compile(r"((?:private )?)@([\w$]+)\((.*?)\)(?: +(attributes \{.*?\}))?(?: \| (.*?)|: (.*))?$")
PARAMETER = re.compile(r"(%\w+): (?:(index) below (\d+)|([us])(i\d+) as index)")
CONSTANT = re.compile(r"(%(?:(true|false)|c(-?\d[\d.]*)(?:_([a-z]+\d*))?))(?![\w.])")


def taken(text, take):
    """The text with what `take` gives for functions in the short form, which have lines below them that are indented,
    or operations behind a colon."""
    return re.sub(r"(?m)^(?:private )?@.*(?:\): .*\n|\n(?:[ }].*\n)+)", lambda part: take(written_out(part[0])), text)


def paragraphs(text):
    """Lines that are not indented, each with those below it that are."""
    return re.findall(r"(?m)^\S.*\n(?:[ }].*\n|\n(?= ))*", text)


def lists_of(text):
    """The lists behind a function's head, or None where the text is no function in the short form."""
    head = HEAD.match(text.partition("\n")[0])
    return (head[5] or "") if head else None


def constants(text):
    """Operations that make the constants which the text uses and does not define."""
    for name, word, number, kind in dict.fromkeys(CONSTANT.findall(text)):
        if not re.search(rf"{re.escape(name)}(?: =|:)", text):
            value = word or f"{number} : {kind or 'index'}"
            yield f"{name} = arith.constant {value}"


def written_out(text):
    """The function as MLIR has it."""
    head, _, body = text.partition("\n")
    private, name, parameters, attributes, _, behind = HEAD.match(head).groups()
    first = []

    def plain(parameter):
        value, index, below, sign, kind = parameter.groups()
        cast = f"arith.index_cast{'ui' if sign == 'u' else ''} {value}_ : {kind} to index"
        first.append(f"{value} = " + (f"arith.remui {value}_, %c{below} : index" if below else cast))
        return f"{value}_: {index or kind}"

    parameters = PARAMETER.sub(plain, parameters)
    lines = first + [line for line in re.split(r"; |\n", behind or body) if line.strip()]
    given = re.search(r"(?<![.\w])return .*? : (.*?)$", "\n".join(lines), re.MULTILINE)
    if not re.search(r"(?<![.\w])return\b", "\n".join(lines)):
        lines.append("return")
    lines[:0] = constants("\n".join(lines))
    gives = f" -> ({given[1]})" if given else ""
    return (f"func.func {private}@{name}({parameters}){gives}{' ' + attributes if attributes else ''} {{\n"
            + "".join(f"  {line.strip()}\n" for line in lines) + "}\n")
