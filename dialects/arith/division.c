/* Integer division and remainder: where they are undefined, and which way they round.
 *
 * A poison divisor might be zero, and so is undefined behaviour. A signed quotient fails to fit for
 * the minimum by -1 alone, so that a poison dividend is undefined behaviour where the divisor is
 * -1, and otherwise makes the result poison. A remainder always fits: DECISIONS.md A1.
 */
#include "dialects/arith/arith.h"

static Flow divisor_is_zero(Step *s)
{
    return undefined(s, "the divisor is zero");
}

/* FLOW_NEXT where the signed division is defined. In one bit every quotient fits: DECISIONS.md A6.
 */
static Flow check_signed(Step *s)
{
    Int divisor = int_in(s, 1);

    if (int_is_zero(divisor))
        return divisor_is_zero(s);
    if (divisor.width == 1 || !int_is_all_ones(divisor))
        return FLOW_NEXT;
    if (is_poison(s, 0)) {
        undefined_poison(s, poison_origin(s, 0),
                         "the dividend is poison and the divisor -1: were it the minimum, "
                         "the quotient would not fit");
        return by_decision(s, "A1");
    }
    if (int_div_overflows_s(int_in(s, 0), divisor))
        return undefined_by(s, "A1", "the signed quotient of the minimum by -1 does not fit");
    return FLOW_NEXT;
}

static Flow give_quotient(Step *s)
{
    if (is_poison(s, 0))
        return give_operand(s, 0, 0);
    if (work_of_product(s, int_in(s, 1)) == FLOW_END)
        return FLOW_END;
    return give_of_ints(s);
}

Flow give_division_s(Step *s)
{
    Flow flow = check_signed(s);

    return flow == FLOW_NEXT ? give_quotient(s) : flow;
}

Flow give_division(Step *s)
{
    return int_is_zero(int_in(s, 1)) ? divisor_is_zero(s) : give_quotient(s);
}

Flow give_exact(Step *s, Flow given, IntBinary *remainder)
{
    if (given != FLOW_NEXT || !prop_flag(s, 0) || is_poison(s, 0)
        || int_is_zero(remainder(s->arena, int_in(s, 0), int_in(s, 1))))
        return given;
    return give_poison(s, "the division leaves a remainder, which exact excludes");
}

static Flow divsi(Step *s)
{
    return give_exact(s, give_division_s(s), int_rem_s);
}

static Flow divui(Step *s)
{
    return give_exact(s, give_division(s), int_rem_u);
}

#define DIVISION(function)                                                                         \
    .operands = OPERANDS({ "lhs", &SIGNLESS_INTEGER_LIKE, ONE, POISON_MOVES },                     \
                         { "rhs", &SIGNLESS_INTEGER_LIKE, ONE, POISON_IS_UNDEFINED }),             \
    .results = RESULTS({ "result", &SIGNLESS_INTEGER_LIKE }), .computes.of_ints = function

#define PLAIN_DIVISION(function, effects)                                                          \
    DIVISION(function), .format = "$lhs `,` $rhs attr-dict `:` type($result)",                     \
                        .traits = (effects) | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,         \
                        .poison = "The result is poison where lhs is.\n"

#define EXACT_DIVISION(function)                                                                   \
    DIVISION(function),                                                                            \
        .attrs = ATTRS({ "isExact", &UNIT_ATTR, .optional = true }),                               \
        .format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)",                \
        .traits = NO_MEMORY_EFFECT | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,                  \
        .poison = "The result is poison where lhs is, and under `exact` where "                    \
                  "a remainder is\nleft.\n"

static const char SIGNED_UNDEFINED[] =
    "Division by zero, and the minimum by -1, is undefined behaviour, in any\n"
    "lane. So is a poison lhs by -1, since it might be the minimum. In i1 the\n"
    "minimum by -1 is defined: it gives 1, the pattern of true.\n";

const OpDef ARITH_DIVISION_OPS[] = {
    {
        .name = "arith.divsi",
        .summary = "signed integer division, toward zero",
        .words = "divide quotient",
        .doc = "The quotient of lhs by rhs, read as signed, without its fraction: 7 / -2 = -3.\n",
        EXACT_DIVISION(int_div_s),
        .primitive = PRIM_INT_DIV_S,
        .eval_lane = divsi,
        .formula = "result = trunc(lhs / rhs), read as signed",
        .undefined = SIGNED_UNDEFINED,
        .decisions = "A6",
        .example = "// Toward zero; 8 / -2 alone leaves no remainder.\n"
                   "  %a = arith.constant dense<[7, -7, 8]> : vector<3xi8>\n"
                   "  %b = arith.constant dense<[-2, 2, -2]> : vector<3xi8>\n"
                   "  %quotient = arith.divsi %a, %b : vector<3xi8>\n"
                   "  %exact = arith.divsi %a, %b exact : vector<3xi8>\n"
                   "  return %quotient, %exact : vector<3xi8>, vector<3xi8>\n",
        .gives = "dense<[-3, -3, -4]> : vector<3xi8>\n"
                 "dense<[poison, poison, -4]> : vector<3xi8>\n",
    },
    {
        .name = "arith.divui",
        .summary = "unsigned integer division, toward zero",
        .words = "divide quotient",
        .doc = "The quotient of lhs by rhs, read as unsigned, without its fraction.\n",
        EXACT_DIVISION(int_div_u),
        .primitive = PRIM_INT_DIV_U,
        .eval_lane = divui,
        .formula = "result = floor(lhs / rhs), read as unsigned",
        .undefined = "Division by zero is undefined behaviour, in any lane.\n",
        .example = "// One lane is enough, even if nobody looks at it.\n"
                   "  %a = arith.constant dense<[7, 7, 7]> : vector<3xi32>\n"
                   "  %b = arith.constant dense<[2, 1, 0]> : vector<3xi32>\n"
                   "  %unused = arith.divui %a, %b : vector<3xi32>\n"
                   "  %fine = arith.constant 42 : i32\n"
                   "  return %fine : i32\n",
        .gives = "error: undefined behaviour: the divisor is zero\n",
    },
    {
        .name = "arith.ceildivsi",
        .summary = "signed integer division, upward",
        .words = "divide quotient",
        .doc = "The quotient of lhs by rhs, read as signed, rounded toward positive infinity:\n"
               "7 / 2 = 4, 7 / -2 = -3.\n",
        PLAIN_DIVISION(int_ceil_div_s, NO_MEMORY_EFFECT),
        .primitive = PRIM_INT_CEIL_DIV_S,
        .eval_lane = give_division_s,
        .formula = "result = ceil(lhs / rhs), read as signed",
        .undefined = SIGNED_UNDEFINED,
        .decisions = "A6",
        .example = "// 3.5 and -3.5, rounded up.\n"
                   "  %a = arith.constant dense<[[7, 7], [-7, -7]]> : tensor<2x2xi32>\n"
                   "  %b = arith.constant dense<[[2, -2], [2, -2]]> : tensor<2x2xi32>\n"
                   "  %up = arith.ceildivsi %a, %b : tensor<2x2xi32>\n",
        .gives = "dense<[[4, -3], [-3, 4]]> : tensor<2x2xi32>\n",
    },
    {
        .name = "arith.ceildivui",
        .summary = "unsigned integer division, upward",
        .words = "divide quotient",
        .doc = "The quotient of lhs by rhs, read as unsigned, rounded up.\n",
        PLAIN_DIVISION(int_ceil_div_u, NO_MEMORY_EFFECT),
        .primitive = PRIM_INT_CEIL_DIV_U,
        .eval_lane = give_division,
        .formula = "result = ceil(lhs / rhs), read as unsigned",
        .undefined = "Division by zero is undefined behaviour, in any lane.\n",
        .example = "// 255 by 2 is 128, which prints as -128; (255 + 1) / 2 wraps to 0.\n"
                   "  %x = arith.constant 255 : i8\n"
                   "  %one = arith.constant 1 : i8\n"
                   "  %two = arith.constant 2 : i8\n"
                   "  %up = arith.ceildivui %x, %two : i8\n"
                   "  %next = arith.addi %x, %one : i8\n"
                   "  %naive = arith.divui %next, %two : i8\n"
                   "  return %up, %naive : i8, i8\n",
        .gives = "-128 : i8\n"
                 "0 : i8\n",
    },
    {
        .name = "arith.floordivsi",
        .summary = "signed integer division, downward",
        .words = "divide quotient",
        .doc = "The quotient of lhs by rhs, read as signed, rounded toward negative infinity:\n"
               "5 / -2 = -3.\n",
        PLAIN_DIVISION(int_floor_div_s, PURE),
        .primitive = PRIM_INT_FLOOR_DIV_S,
        .eval_lane = give_division_s,
        .formula = "result = floor(lhs / rhs), read as signed",
        .undefined = SIGNED_UNDEFINED,
        .decisions = "A6",
        .example = "// Ninety minutes before midnight it is the hour -2, not -1.\n"
                   "  %minutes = arith.constant -90 : i32\n"
                   "  %hour = arith.constant 60 : i32\n"
                   "  %floor = arith.floordivsi %minutes, %hour : i32\n"
                   "  %toward_zero = arith.divsi %minutes, %hour : i32\n"
                   "  return %floor, %toward_zero : i32, i32\n",
        .gives = "-2 : i32\n"
                 "-1 : i32\n",
    },
    {
        .name = "arith.remsi",
        .summary = "remainder of signed integer division",
        .words = "modulo modulus mod remainder",
        .doc = "What lhs divided by rhs toward zero leaves, read as signed; its sign is that of\n"
               "lhs: -7 rem 2 = -1. By -1 nothing is left, of the minimum neither, though its\n"
               "quotient does not fit.\n",
        PLAIN_DIVISION(int_rem_s, PURE),
        .primitive = PRIM_INT_REM_S,
        .eval_lane = give_division,
        .formula = "result = lhs - rhs * trunc(lhs / rhs), read as signed",
        .undefined = "A zero rhs is undefined behaviour, in any lane.\n",
        .decisions = "A1",
        .example = "// The sign is that of the first number.\n"
                   "  %a = arith.constant dense<[7, 7, -7, -7]> : vector<4xi32>\n"
                   "  %b = arith.constant dense<[2, -2, 2, -2]> : vector<4xi32>\n"
                   "  %rest = arith.remsi %a, %b : vector<4xi32>\n",
        .gives = "dense<[1, 1, -1, -1]> : vector<4xi32>\n",
    },
    {
        .name = "arith.remui",
        .summary = "remainder of unsigned integer division",
        .words = "modulo modulus mod remainder",
        .doc = "What lhs divided by rhs leaves, both read as unsigned.\n",
        PLAIN_DIVISION(int_rem_u, PURE),
        .primitive = PRIM_INT_REM_U,
        .eval_lane = give_division,
        .formula = "result = lhs - rhs * floor(lhs / rhs), read as unsigned",
        .undefined = "A zero rhs is undefined behaviour, in any lane.\n",
        .example = "// Ten buckets for a hash: its bits have to be read as unsigned.\n"
                   "  %hash = arith.constant -3 : i8\n"
                   "  %buckets = arith.constant 10 : i8\n"
                   "  %bucket = arith.remui %hash, %buckets : i8\n"
                   "  %no_bucket = arith.remsi %hash, %buckets : i8\n"
                   "  return %bucket, %no_bucket : i8, i8\n",
        .gives = "3 : i8\n"
                 "-3 : i8\n",
    },
    { 0 },
};
