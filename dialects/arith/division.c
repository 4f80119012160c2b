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
    if (int_div_overflows_s(int_in(s, 0), divisor)) {
        undefined(s, "the signed quotient of the minimum by -1 does not fit");
        return by_decision(s, "A1");
    }
    return FLOW_NEXT;
}

Flow give_division_s(Step *s, IntBinary *divide)
{
    Flow flow = check_signed(s);

    if (flow != FLOW_NEXT)
        return flow;
    if (is_poison(s, 0))
        return give_operand(s, 0, 0);
    if (work_of_product(s, int_in(s, 1)) == FLOW_END)
        return FLOW_END;
    return give_int(s, divide(s->arena, int_in(s, 0), int_in(s, 1)));
}

Flow give_division(Step *s, IntBinary *divide)
{
    if (int_is_zero(int_in(s, 1)))
        return divisor_is_zero(s);
    if (is_poison(s, 0))
        return give_operand(s, 0, 0);
    if (work_of_product(s, int_in(s, 1)) == FLOW_END)
        return FLOW_END;
    return give_int(s, divide(s->arena, int_in(s, 0), int_in(s, 1)));
}

/* `exact` promises a remainder of zero. */
static Flow leaves_remainder(Step *s)
{
    return give_poison(s, "the division leaves a remainder, which exact excludes");
}

static Flow divsi(Step *s)
{
    Flow flow = give_division_s(s, int_div_s);

    if (flow != FLOW_NEXT || !prop_flag(s, 0) || is_poison(s, 0)
        || int_is_zero(int_rem_s(s->arena, int_in(s, 0), int_in(s, 1))))
        return flow;
    return leaves_remainder(s);
}

static Flow divui(Step *s)
{
    Flow flow = give_division(s, int_div_u);

    if (flow != FLOW_NEXT || !prop_flag(s, 0) || is_poison(s, 0)
        || int_is_zero(int_rem_u(s->arena, int_in(s, 0), int_in(s, 1))))
        return flow;
    return leaves_remainder(s);
}

static Flow ceildivsi(Step *s)
{
    return give_division_s(s, int_ceil_div_s);
}

static Flow ceildivui(Step *s)
{
    return give_division(s, int_ceil_div_u);
}

static Flow floordivsi(Step *s)
{
    return give_division_s(s, int_floor_div_s);
}

static Flow remsi(Step *s)
{
    return give_division(s, int_rem_s);
}

static Flow remui(Step *s)
{
    return give_division(s, int_rem_u);
}

const OpDef ARITH_DIVISION_OPS[] = {
    {
        .name = "arith.divsi",
        .summary = "signed integer division, toward zero",
        .words = "divide quotient",
        .doc = "The quotient of lhs by rhs, read as signed, without its fraction: 7 / -2 = -3.\n",
        DIVIDEND_AND_DIVISOR,
        .attrs = ATTRS({ "isExact", &UNIT_ATTR, .optional = true }),
        .format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)",
        .traits = NO_MEMORY_EFFECT | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .primitive = PRIM_INT_DIV_S,
        .eval_lane = divsi,
        .formula = "result = trunc(lhs / rhs), read as signed",
        .poison = "The result is poison where lhs is, and under `exact` where a remainder is\n"
                  "left.\n",
        .undefined = "Division by zero, and the minimum by -1, is undefined behaviour, in any\n"
                     "lane. So is a poison lhs by -1, since it might be the minimum. In i1 the\n"
                     "minimum by -1 is defined: it gives 1, the pattern of true.\n",
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
        DIVIDEND_AND_DIVISOR,
        .attrs = ATTRS({ "isExact", &UNIT_ATTR, .optional = true }),
        .format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)",
        .traits = NO_MEMORY_EFFECT | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .primitive = PRIM_INT_DIV_U,
        .eval_lane = divui,
        .formula = "result = floor(lhs / rhs), read as unsigned",
        .poison = "The result is poison where lhs is, and under `exact` where a remainder is\n"
                  "left.\n",
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
        DIVIDEND_AND_DIVISOR,
        .format = "$lhs `,` $rhs attr-dict `:` type($result)",
        .traits = NO_MEMORY_EFFECT | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .primitive = PRIM_INT_CEIL_DIV_S,
        .eval_lane = ceildivsi,
        .formula = "result = ceil(lhs / rhs), read as signed",
        .poison = "The result is poison where lhs is.\n",
        .undefined = "Division by zero, and the minimum by -1, is undefined behaviour, in any\n"
                     "lane. So is a poison lhs by -1, since it might be the minimum. In i1 the\n"
                     "minimum by -1 is defined: it gives 1, the pattern of true.\n",
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
        DIVIDEND_AND_DIVISOR,
        .format = "$lhs `,` $rhs attr-dict `:` type($result)",
        .traits = NO_MEMORY_EFFECT | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .primitive = PRIM_INT_CEIL_DIV_U,
        .eval_lane = ceildivui,
        .formula = "result = ceil(lhs / rhs), read as unsigned",
        .poison = "The result is poison where lhs is.\n",
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
        DIVIDEND_AND_DIVISOR,
        .format = "$lhs `,` $rhs attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .primitive = PRIM_INT_FLOOR_DIV_S,
        .eval_lane = floordivsi,
        .formula = "result = floor(lhs / rhs), read as signed",
        .poison = "The result is poison where lhs is.\n",
        .undefined = "Division by zero, and the minimum by -1, is undefined behaviour, in any\n"
                     "lane. So is a poison lhs by -1, since it might be the minimum. In i1 the\n"
                     "minimum by -1 is defined: it gives 1, the pattern of true.\n",
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
        DIVIDEND_AND_DIVISOR,
        .format = "$lhs `,` $rhs attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .primitive = PRIM_INT_REM_S,
        .eval_lane = remsi,
        .formula = "result = lhs - rhs * trunc(lhs / rhs), read as signed",
        .poison = "The result is poison where lhs is.\n",
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
        DIVIDEND_AND_DIVISOR,
        .format = "$lhs `,` $rhs attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .primitive = PRIM_INT_REM_U,
        .eval_lane = remui,
        .formula = "result = lhs - rhs * floor(lhs / rhs), read as unsigned",
        .poison = "The result is poison where lhs is.\n",
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
