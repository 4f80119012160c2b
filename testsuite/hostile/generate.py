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
LARGE = {name: TEXTS[name].encode() for name in FINE}
LARGE["zeros"] = bytes(1 << 16)  # white space, as upstream reads them
MALFORMED = {name: text.encode() for name, text in TEXTS.items() if name not in FINE}
MALFORMED["binary"] = bytes((i * 7919 >> 3) & 255 for i in range(1 << 16))
