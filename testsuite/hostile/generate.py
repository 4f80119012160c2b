"""Hostile inputs, by name."""

MANY = 1000000
TEXTS = {
    "attributes": '"a.b"() {x = ' + "[" * MANY,
    "dictionaries": '"a.b"() {x = ' + "{a = " * MANY,
    "tuples": "func.func private @f(" + "tuple<" * MANY,
    "functions": "func.func private @f(" + "(" * MANY,
    "regions": '"a.b"() ({' * MANY,
    "affine": "#m = affine_map<(d0) -> (" + "(" * MANY,
    "minus": "#m = affine_map<(d0) -> (" + "-" * MANY + "d0)>",
    "sums": "#m = affine_map<(d0) -> (" + "d0 * 2 + " * MANY + "d0)>",
    "dense": '"a.b"() {x = dense<' + "[" * MANY,
    "pretty": '"a.b"() : () -> !foo.bar<' + "<" * MANY,
    "locations": '"a.b"() : () -> () loc(' + 'callsite("a" at ' * MANY,
    "dimension": "func.func private @f(tensor<99999999999999999999xf32>)",
    "digits": '"a.b"() {x = ' + "9" * MANY + " : i32} : () -> ()",
    "string": '"a.b"() {x = "' + "a" * MANY,
    "width": "func.func private @f(i99999999999)",
    "results": '%x:4000000000 = "a.b"() : () -> i32',
    "number": '"a.b"(%x#99999999999) : (i32) -> ()',
    "splat": '"a.b"() {x = dense<1> : tensor<1000000x1000000x1000000xi32>} : () -> ()',
    "hex": '"a.b"() {x = dense<"0x00"> : tensor<1000000x1000000xi32>} : () -> ()',
    "empty": "",
    "words": "module { func.func @f( %a : i32 ) -> ( i32 ) { return %a",
}
FINE = ("splat", "sums", "empty")
# Each would be malformed at its end, which is beyond a limit of the program.
TOO_DEEP = ("attributes", "dictionaries", "tuples", "functions", "regions", "affine", "minus",
            "dense", "locations")
LARGE = {name: TEXTS[name].encode() for name in FINE}
LARGE["zeros"] = bytes(1 << 16)  # white space, as upstream reads them
MALFORMED = {name: text.encode() for name, text in TEXTS.items() if name not in FINE + TOO_DEEP}
DEEP = {name: TEXTS[name].encode() for name in TOO_DEEP}
MALFORMED["binary"] = bytes((i * 7919 >> 3) & 255 for i in range(1 << 16))

# What takes minutes where the time it takes grows with the square of its size. By name: the command,
# the text, the status that is due.
BROAD = 100000
LINES = "\n".join
EACH = range(BROAD)


def body(*lines):
    return "func.func @main() {\n" + LINES(lines) + "\nreturn\n}\n"


I32S = ", ".join(["i32"] * BROAD)
SWITCH = body("%c = arith.constant 5 : i32", "cf.switch %c : i32, [ default: ^d(%c : i32)",
              *(f", {i}: ^d(%c : i32)" for i in EACH), "]", "^d(%x: i32):")
LLVM_SWITCH = LINES(["llvm.func @main() {", "%c = llvm.mlir.constant(5 : i32) : i32",
                     "llvm.switch %c : i32, ^d(%c : i32) [",
                     ",".join(f"{i}: ^d(%c : i32)" for i in EACH),
                     "]", "^d(%x: i32):", "llvm.return", "}"])
INDEX_SWITCH = body("%c = arith.constant 5 : index", "scf.index_switch %c",
                    *(f"case {i} {{ scf.yield }}" for i in EACH), "default { }")
RESULTS = f'%x:{BROAD} = "a.b"() : () -> ({I32S})\n' \
          + '"a.c"(' + ", ".join(f"%x#{i}" for i in EACH) + f") : ({I32S}) -> ()\n"
ARGUMENTS = body("%c = arith.constant 5 : i32",
                 "cf.br ^b(" + ", ".join(["%c"] * BROAD) + f" : {I32S})",
                 "^b(" + ", ".join(f"%a{i}: i32" for i in EACH) + "):")
KEYS = "module attributes {a.b = #dlti.map<" + ", ".join(f'"k{i}" = 8 : i32' for i in EACH) + ">} { }"
CHAIN = "affine.for %c0 = 0 to 1 {\n" + LINES(
    f"%c{i + 1} = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%c{i}, %c{i})"
    for i in range(20000)) + "\n}"


INDEX = "%i = arith.constant 0 : index"
INSERTS = body(INDEX, "%t0 = tensor.empty() : tensor<1xindex>",
               *(f"%t{i + 1} = tensor.insert %i into %t{i}[%i] : tensor<1xindex>" for i in EACH))
TENSORS = [f"%t{i} = tensor.empty() : tensor<1xindex>" for i in range(BROAD // 5)]
# One after another, each behind the next.
BLOCKS = body(INDEX, *TENSORS, f"cf.br ^b{len(TENSORS) - 1}", "^b0: cf.br ^end",
              *(f"^b{i}: cf.br ^b{i - 1}" for i in range(1, len(TENSORS))), "^end:",
              *(f"%u{i} = tensor.insert %i into %t{i}[%i] : tensor<1xindex>"
                for i in range(len(TENSORS))))


def nested(levels):
    ifs = "scf.if %c {\n" * levels + "}\n" * levels
    attrs = "[" * levels + "]" * levels
    structs = "!llvm.struct<(" * levels + ")>" * levels
    return f"""module attributes {{a.a = {attrs}, a.s = {structs}}} {{
func.func @main() {{
%c = arith.constant true
{ifs}
return
}}
}}
"""


WIDE = {
    "nested": ("verify", nested(2500), 0),
    "nested, printed": ("print", nested(2500), 0),
    "nested, run": ("run", nested(2500), 0),
    "nested deeper": ("run", nested(25000), 7),
    "switch": ("verify", SWITCH, 0),
    "switch printed": ("print", SWITCH, 0),
    "switch taken": ("run", SWITCH, 0),
    "llvm switch": ("print", LLVM_SWITCH, 0),
    "index switch": ("verify", INDEX_SWITCH, 0),
    "index switch taken": ("run", INDEX_SWITCH, 0),
    "inserts": ("run", INSERTS, 0),
    "tensors that live through blocks": ("run", BLOCKS, 0),
    "results": ("print", RESULTS, 0),
    "arguments": ("run", ARGUMENTS, 0),
    "keys": ("verify", KEYS, 0),
    "affine chain": ("verify", body(CHAIN), 0),
    "errors": ("verify", body(*(f'"a.b"(%u{i}) : (i32) -> ()' for i in EACH)), 3),
    "announcements": ("verify --verify-diagnostics",
                      body(*(f"call @u{i}() : () -> () // expected-error {{{{functi{i}}}}}"
                             for i in EACH)), 3),
    "parts": ("verify --split-input-file", "// -----\n" * BROAD, 0),
}
