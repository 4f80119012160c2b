/* index: arithmetic on values as wide as a pointer. Here: constants, casts, comparison. */
#include "dialects/index/index.h"

#include "core/text/asm.h"
#include "dialects/arith/arith.h"

static const EnumDef CMP_PREDICATES = {
    .name = "::mlir::index::IndexCmpPredicate",
    .summary = "index comparison predicate kind",
    .cases = CMPI_CASES,
};

static const Attr *bad_predicate(AsmParser *p)
{
    asm_error(p, asm_here(p),
              "failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `%s`",
              CMP_PREDICATES.name);
    return NULL;
}

static void unknown_predicate(AsmParser *p, const char *at)
{
    Sb cases = { 0 };

    for (const EnumCase *c = CMP_PREDICATES.cases; c->keyword; c++)
        sb_printf(&cases, "%s%s", c == CMP_PREDICATES.cases ? "" : ", ", c->keyword);
    asm_error(p, at, "expected %s to be one of: %s", CMP_PREDICATES.name, cases.data);
    sb_free(&cases);
}

/* Without brackets: #index<cmp_predicate slt>. */
static const Attr *parse_predicate(AsmParser *p, const AttrDef *def, const Type *type)
{
    const char *at = asm_here(p);
    const EnumCase *found;
    const Attr *value;
    Str keyword;

    (void)type;
    if (!asm_parse_keyword_or_string(p, &keyword))
        return bad_predicate(p);
    found = enum_case(&CMP_PREDICATES, keyword);
    if (!found) {
        unknown_predicate(p, at);
        return bad_predicate(p);
    }
    value = attr_i64(asm_context(p), found->value);
    return attr_dialect(asm_context(p), def, 1, &value);
}

static void print_predicate(AsmPrinter *printer, const Attr *attr)
{
    asm_print(printer, " ");
    enum_print(asm_sb(printer), &CMP_PREDICATES, int_low_s(attr->dialect.params[0]->integer));
}

enum { CMP_PREDICATE };

static const AttrDef ATTRS[] = {
    [CMP_PREDICATE] = { .name = "index.cmp_predicate",
                        .summary = "a comparison of index values",
                        .record = "IndexCmpPredicateAttr",
                        .params = { { "value", PARAM_ENUM, &CMP_PREDICATES } },
                        .parse = parse_predicate,
                        .print = print_predicate },
    { 0 },
};

static const AttrConstraint CMP_PREDICATE_ATTR = { "index comparison predicate kind",
                                                   ATTR_ENUM_DIALECT, .cases = &CMP_PREDICATES,
                                                   .def = &ATTRS[CMP_PREDICATE] };

/* %idx0, %idx-1 */
static void name_constant(const Op *op, Sb *name)
{
    sb_add(name, "idx");
    int_print_s(name, op->inherent[0]->integer);
}

static void name_bool_constant(const Op *op, Sb *name)
{
    sb_add(name, int_is_zero(op->inherent[0]->integer) ? "false" : "true");
}

static Flow size_of(Step *s)
{
    return give_index(s, index_width(s));
}

static bool casts_index(const Type *from, const Type *to)
{
    return (from->kind == TYPE_INDEX) != (to->kind == TYPE_INDEX);
}

static const OpDef OPS[] = {
    {
        .name = "index.constant",
        .summary = "an index constant",
        .doc = "The value of the attribute; where index has 32 bits, its low 32.\n",
        .attrs = ATTRS({ "value", &INDEX_ATTR }),
        .results = RESULTS({ "result", &INDEX }),
        .format = "attr-dict $value",
        .traits = PURE | CONSTANT_LIKE,
        .name_results = name_constant,
        .as = "arith.constant",
        .formula = "result = value mod 2^w, w the width of index",
        .example = "// One pattern of bits, read as unsigned and as signed.\n"
                   "  %x = index.constant -1\n"
                   "  vector.print %x : index\n",
        .gives = "18446744073709551615\n"
                 "-1 : index\n",
    },
    {
        .name = "index.bool.constant",
        .summary = "true or false",
        .doc = "The value of the attribute.\n",
        .attrs = ATTRS({ "value", &BOOL_ATTR }),
        .results = RESULTS({ "result", &I1 }),
        .format = "attr-dict $value",
        .traits = PURE | CONSTANT_LIKE,
        .name_results = name_bool_constant,
        .as = "arith.constant",
        .formula = "result = value",
        .example = "// A condition that is known before the program runs.\n"
                   "func.func @main() -> i1 {\n"
                   "  %true = index.bool.constant true\n"
                   "  scf.if %true {\n"
                   "    vector.print str \"this arm\\n\"\n"
                   "  } else {\n"
                   "    vector.print str \"not this one\\n\"\n"
                   "  }\n"
                   "  return %true : i1\n"
                   "}\n",
        .gives = "this arm\n"
                 "true : i1\n",
    },
    {
        .name = "index.sizeof",
        .summary = "the width of index",
        .doc = "How many bits an index has: 64, or 32 where the run is told so.\n",
        .results = RESULTS({ "result", &INDEX }),
        .format = "attr-dict",
        .traits = PURE,
        .eval = size_of,
        .formula = "result = w, the width of index",
        .example = "// The least index: the highest bit alone.\n"
                   "  %width = index.sizeof\n"
                   "  %one = index.constant 1\n"
                   "  %last = index.sub %width, %one\n"
                   "  %least = index.shl %one, %last\n"
                   "  return %width, %least : index, index\n",
        .gives = "64 : index\n"
                 "-9223372036854775808 : index\n",
    },
    {
        .name = "index.casts",
        .summary = "cast between index and integer, signed",
        .doc = "From index to an integer type or back. To a wider type the value is\n"
               "sign-extended, to a narrower one its high bits go lost.\n",
        .operands = OPERANDS({ "input", &INTEGER_OR_INDEX }),
        .results = RESULTS({ "output", &INTEGER_OR_INDEX }),
        .format = "$input attr-dict `:` type($input) `to` type($output)",
        .traits = PURE | CAST,
        .casts = casts_index,
        .as = "arith.index_cast",
        .formula = "output = input mod 2^m, input read as signed, m the width of output",
        .example = "// 384 is 0x180: the highest bit of its low byte is the new sign.\n"
                   "  %byte = arith.constant -2 : i8\n"
                   "  %wider = index.casts %byte : i8 to index\n"
                   "  %large = index.constant 384\n"
                   "  %narrower = index.casts %large : index to i8\n"
                   "  return %wider, %narrower : index, i8\n",
        .gives = "-2 : index\n"
                 "-128 : i8\n",
    },
    {
        .name = "index.castu",
        .summary = "cast between index and integer, unsigned",
        .doc = "From index to an integer type or back. To a wider type the value is\n"
               "zero-extended, to a narrower one its high bits go lost.\n",
        .operands = OPERANDS({ "input", &INTEGER_OR_INDEX }),
        .results = RESULTS({ "output", &INTEGER_OR_INDEX }),
        .format = "$input attr-dict `:` type($input) `to` type($output)",
        .traits = PURE | CAST,
        .casts = casts_index,
        .as = "arith.index_castui",
        .formula = "output = input mod 2^m, input read as unsigned, m the width of output",
        .example = "// There and back: the bits of a byte survive, the number -2 does not.\n"
                   "  %byte = arith.constant -2 : i8\n"
                   "  %wider = index.castu %byte : i8 to index\n"
                   "  %back = index.castu %wider : index to i8\n"
                   "  return %wider, %back : index, i8\n",
        .gives = "254 : index\n"
                 "-2 : i8\n",
    },
    {
        .name = "index.cmp",
        .summary = "index comparison",
        .words = "compare comparison equal less greater",
        .doc = "Whether lhs and rhs are as the predicate says: equal (eq), not equal (ne), or\n"
               "less (lt), less or equal (le), greater (gt), greater or equal (ge), read as\n"
               "signed (s...) or unsigned (u...).\n",
        .operands = OPERANDS({ "lhs", &INDEX }, { "rhs", &INDEX }),
        .attrs = ATTRS({ "pred", &CMP_PREDICATE_ATTR }),
        .results = RESULTS({ "result", &I1 }),
        .format = "`` $pred `(` $lhs `,` $rhs `)` attr-dict",
        .traits = PURE,
        .as = "arith.cmpi",
        .as_names = "predicate=pred",
        .formula = "result = (lhs pred rhs)",
        .example = "// One unsigned comparison finds both ends of 0 <= i < 10.\n"
                   "func.func private @inside(%i: index) -> i1 {\n"
                   "  %size = index.constant 10\n"
                   "  %inside = index.cmp ult(%i, %size)\n"
                   "  return %inside : i1\n"
                   "}\n"
                   "  %before = index.constant -1\n"
                   "  %last = index.constant 9\n"
                   "  %behind = index.constant 10\n"
                   "  %0 = call @inside(%before) : (index) -> i1\n"
                   "  %1 = call @inside(%last) : (index) -> i1\n"
                   "  %2 = call @inside(%behind) : (index) -> i1\n"
                   "  return %0, %1, %2 : i1, i1, i1\n",
        .gives = "false : i1\n"
                 "true : i1\n"
                 "false : i1\n",
    },
    { 0 },
};

static const OpDef *const MORE_OPS[] = { INDEX_ARITHMETIC_OPS, NULL };

const DialectDef INDEX_DIALECT = {
    .name = "index",
    .summary = "arithmetic on index values",
    .doc = "The type index is an integer as wide as a pointer: 64 bits, or 32 where the run is\n"
           "told so. It has no sign; an operation says how it reads it. A poison operand makes\n"
           "the result poison, unless an operation says otherwise.\n",
    .ops = OPS,
    .more_ops = MORE_OPS,
    .attrs = ATTRS,
};
