/* Comparisons, and the choice between two values. */
#include "core/text/asm.h"
#include "core/ir/diag.h"
#include "dialects/arith/arith.h"

#include <string.h>

const Type *i1_of_same_shape(const Type *type)
{
    const Type *i1 = type_i(type->context, 1);

    return type_is_shaped(type) ? type_with_element(type, i1) : i1;
}

bool int_satisfies(CmpIPredicate predicate, Int lhs, Int rhs)
{
    switch (predicate) {
    case CMPI_EQ:
        return int_eq(lhs, rhs);
    case CMPI_NE:
        return !int_eq(lhs, rhs);
    case CMPI_SLT:
        return int_cmp_s(lhs, rhs) < 0;
    case CMPI_SLE:
        return int_cmp_s(lhs, rhs) <= 0;
    case CMPI_SGT:
        return int_cmp_s(lhs, rhs) > 0;
    case CMPI_SGE:
        return int_cmp_s(lhs, rhs) >= 0;
    case CMPI_ULT:
        return int_cmp_u(lhs, rhs) < 0;
    case CMPI_ULE:
        return int_cmp_u(lhs, rhs) <= 0;
    case CMPI_UGT:
        return int_cmp_u(lhs, rhs) > 0;
    case CMPI_UGE:
        return int_cmp_u(lhs, rhs) >= 0;
    }
    return false;
}

static Flow cmpi(Step *s)
{
    CmpIPredicate predicate = (CmpIPredicate)prop_bits(s, 0);

    if (operand_place(s, 0).layout->form == &FORM_POINTER) /* of llvm.icmp */
        memory_note_comparison(memory_in(s), pointer_in(s, 0), pointer_in(s, 1),
                               predicate == CMPI_EQ || predicate == CMPI_NE);
    return give_bool(s, int_satisfies(predicate, int_in(s, 0), int_in(s, 1)));
}

const unsigned CMPF_ACCEPTS[] = {
    /* false, oeq, ogt, oge, olt, ole, one, ord */
    0, CMPF_EQUAL, CMPF_GREATER, CMPF_GREATER | CMPF_EQUAL, CMPF_LESS, CMPF_LESS | CMPF_EQUAL,
    CMPF_LESS | CMPF_GREATER, CMPF_LESS | CMPF_GREATER | CMPF_EQUAL,
    /* ueq, ugt, uge, ult, ule, une, uno, true */
    CMPF_UNORDERED | CMPF_EQUAL, CMPF_UNORDERED | CMPF_GREATER,
    CMPF_UNORDERED | CMPF_GREATER | CMPF_EQUAL, CMPF_UNORDERED | CMPF_LESS,
    CMPF_UNORDERED | CMPF_LESS | CMPF_EQUAL, CMPF_UNORDERED | CMPF_LESS | CMPF_GREATER,
    CMPF_UNORDERED, CMPF_UNORDERED | CMPF_LESS | CMPF_GREATER | CMPF_EQUAL
};

static unsigned outcome(Float lhs, Float rhs)
{
    switch (float_compare(lhs, rhs)) {
    case FLOAT_LESS:
        return CMPF_LESS;
    case FLOAT_EQUAL:
        return CMPF_EQUAL;
    case FLOAT_GREATER:
        return CMPF_GREATER;
    case FLOAT_UNORDERED:
        break;
    }
    return CMPF_UNORDERED;
}

static Flow cmpf(Step *s)
{
    const char *why = fast_math_broken(s, prop_bits(s, 1));

    if (why)
        return give_poison(s, why);
    return give_bool(s, (CMPF_ACCEPTS[prop_bits(s, 0)] & outcome(float_in(s, 0), float_in(s, 1)))
                            != 0);
}

static Flow choose(Step *s)
{
    return give_operand(s, 0, bool_in(s, 0) ? 1 : 2);
}

/* %condition, %true, %false {attrs} : [type of the condition, unless i1,] type of the others */
static bool parse_select(AsmParser *p, OpState *state)
{
    OperandNames operands = { 0 };
    const char *at = asm_here(p);
    const Type *condition = type_i(asm_context(p), 1), *type;
    bool good = asm_at_operand(p) ? asm_parse_operands(p, 0, 0, &operands)
                                  : asm_wrong_token(p, "expected operand");

    if (good && operands.len != 3)
        good = asm_error(p, at, "expected 3 operands");
    good = good && asm_optional_attr_dict(p, state) && asm_parse_colon_type(p, &type);
    if (good && asm_optional_punct(p, ",")) {
        condition = type;
        good = asm_parse_type(p, &type);
    }
    good = good && asm_resolve(p, &operands.data[0], condition, state)
           && asm_resolve(p, &operands.data[1], type, state)
           && asm_resolve(p, &operands.data[2], type, state);
    if (good)
        vec_push(&state->results, type);
    vec_free(&operands);
    return good;
}

static void print_select(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { NULL };
    const Type *condition = op->operands[0]->type;

    asm_print(printer, " ");
    asm_print_operands(printer, op->operands, op->operand_count);
    asm_print_attr_dict(printer, op, ELIDED);
    asm_print(printer, " : ");
    if (type_is_shaped(condition))
        asm_write(printer, "!, ", condition);
    asm_print_type(printer, op->results[0]->type);
}

/* As far as dims go: a vector and a tensor may have the same. */
static bool same_dims(const Type *a, const Type *b)
{
    bool a_ranked = type_has_rank(a), b_ranked = type_has_rank(b);

    if (!type_is_shaped(a) || !type_is_shaped(b))
        return false;
    return a_ranked && b_ranked ? type_same_dims(a, b)
                                : !(a_ranked && a->shaped.rank) && !(b_ranked && b->shaped.rank);
}

static bool condition_fits(const Op *op)
{
    const Type *condition = op->operands[0]->type;

    return type_is_signless(condition, 1) || same_dims(condition, op->results[0]->type);
}

static bool verify_select(const Op *op)
{
    const Type *condition = op->operands[0]->type, *type = op->results[0]->type;

    if (type_is_signless(condition, 1))
        return true;
    if (type->kind != TYPE_VECTOR && !type_is_any_tensor(type))
        return op_error(op, "expected condition to be a signless i1, but got '%s'",
                        type_text(condition));
    if (condition != i1_of_same_shape(type))
        return op_error(op,
                        "expected condition type to have the same shape as the result type, "
                        "expected '%s', but got '%s'",
                        type_text(i1_of_same_shape(type)), type_text(condition));
    return true;
}

const OpDef ARITH_COMPARE_OPS[] = {
    {
        .name = "arith.cmpi",
        .summary = "integer comparison",
        .words = "compare comparison equal less greater",
        .doc = "Whether lhs and rhs are as the predicate says: equal (eq), not equal (ne), or\n"
               "less (lt), less or equal (le), greater (gt), greater or equal (ge), read as\n"
               "signed (s...) or unsigned (u...).\n",
        .operands = OPERANDS({ "lhs", &SIGNLESS_INTEGER_LIKE }, { "rhs", &SIGNLESS_INTEGER_LIKE }),
        .attrs = ATTRS({ "predicate", &CMPI_PREDICATE_ATTR }),
        I1_LIKE("lhs"),
        .format = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)",
        .traits = PURE | ELEMENTWISE | SAME_TYPE_OPERANDS,
        .primitive = PRIM_INT_CMP,
        .eval_lane = cmpi,
        .formula = "result = (lhs predicate rhs)",
        .example = "// All bits set: less than zero, or more than any other number.\n"
                   "  %all_ones = arith.constant -1 : i32\n"
                   "  %zero = arith.constant 0 : i32\n"
                   "  %signed = arith.cmpi slt, %all_ones, %zero : i32\n"
                   "  %unsigned = arith.cmpi ult, %all_ones, %zero : i32\n"
                   "  return %signed, %unsigned : i1, i1\n",
        .gives = "true : i1\n"
                 "false : i1\n",
    },
    {
        .name = "arith.cmpf",
        .summary = "float comparison",
        .words = "compare comparison equal less greater",
        .doc = "Whether lhs and rhs are as the predicate says. Without NaN: eq, ne, lt, le, gt,\n"
               "ge. Where an operand is NaN those are false that start with o (ordered), true\n"
               "those that start with u (unordered); `ord` and `uno` ask just that. -0.0 equals\n"
               "+0.0.\n",
        .operands = OPERANDS({ "lhs", &FLOAT_LIKE }, { "rhs", &FLOAT_LIKE }),
        .attrs =
            ATTRS({ "predicate", &CMPF_PREDICATE_ATTR }, { "fastmath", &FAST_MATH_ATTR, "none" }),
        I1_LIKE("lhs"),
        .format = "$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` "
                  "type($lhs)",
        .traits = PURE | ELEMENTWISE | SAME_TYPE_OPERANDS,
        .primitive = PRIM_FLOAT_CMP,
        .eval_lane = cmpf,
        .formula = "result = (lhs predicate rhs)",
        .poison = "Under `nnan` (`ninf`) the result is poison where an operand is NaN\n"
                  "(infinite).\n",
        .decisions = "A10",
        .example = "// Neither less, nor equal, nor greater; but unequal to itself.\n"
                   "  %nan = arith.constant 0x7FC00000 : f32\n"
                   "  %less = arith.cmpf olt, %nan, %nan : f32\n"
                   "  %equal = arith.cmpf oeq, %nan, %nan : f32\n"
                   "  %greater = arith.cmpf ogt, %nan, %nan : f32\n"
                   "  %unequal = arith.cmpf une, %nan, %nan : f32\n"
                   "  return %less, %equal, %greater, %unequal : i1, i1, i1, i1\n",
        .gives = "false : i1\n"
                 "false : i1\n"
                 "false : i1\n"
                 "true : i1\n",
    },
    {
        .name = "arith.select",
        .summary = "one of two values",
        .words = "choose conditional ternary",
        .doc = "`true_value` where the condition is true, `false_value` where it is false; for\n"
               "vectors and tensors lane by lane, or as a whole by a single i1.\n",
        .operands =
            OPERANDS({ "condition", &BOOL_LIKE }, { "true_value", &ANY_TYPE, ONE, POISON_MOVES },
                     { "false_value", &ANY_TYPE, ONE, POISON_MOVES }),
        .results = RESULTS({ "result", &ANY_TYPE }),
        .types = TYPE_RULES({ .same = "true_value false_value result" }),
        .predicates =
            PREDICATES({ "condition is signless i1 or has matching shape", condition_fits }),
        .traits = PURE | ELEMENTWISE,
        .parse = parse_select,
        .print = print_select,
        .verify = verify_select,
        .primitive = PRIM_SELECT,
        .eval = choose,
        .eval_lane = choose,
        .formula = "result = true_value if condition, else false_value",
        .poison = "The result is poison where the chosen value is. The value that is not chosen\n"
                  "is ignored, even if it is poison.\n",
        .example = "// 1 << x, or 0 where the shift is poison.\n"
                   "  %x = arith.constant dense<[3, 7, 8]> : vector<3xi8>\n"
                   "  %one = arith.constant dense<1> : vector<3xi8>\n"
                   "  %zero = arith.constant dense<0> : vector<3xi8>\n"
                   "  %width = arith.constant dense<8> : vector<3xi8>\n"
                   "  %shifted = arith.shli %one, %x : vector<3xi8>\n"
                   "  %good = arith.cmpi ult, %x, %width : vector<3xi8>\n"
                   "  %safe = arith.select %good, %shifted, %zero : vector<3xi1>, vector<3xi8>\n"
                   "  return %shifted, %safe : vector<3xi8>, vector<3xi8>\n",
        .gives = "dense<[8, -128, poison]> : vector<3xi8>\n"
                 "dense<[8, -128, 0]> : vector<3xi8>\n",
    },
    { 0 },
};
