/* Integer division and remainder: where they are undefined, and which way they round.
 *
 * A poison divisor might be zero, and so is undefined behaviour. A signed quotient fails to fit for
 * the minimum by -1 alone, so that a poison dividend is undefined behaviour where the divisor is
 * -1, and otherwise makes the result poison.
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
    if (is_poison(s, 0))
        return undefined_poison(s, poison_origin(s, 0),
                                "the dividend is poison and the divisor -1: were it the minimum, "
                                "the quotient would not fit");
    if (int_div_overflows_s(int_in(s, 0), divisor))
        return undefined(s, "the signed quotient of the minimum by -1 does not fit");
    return FLOW_NEXT;
}

Flow give_division_s(Step *s, IntBinary *divide)
{
    Flow flow = check_signed(s);

    if (flow != FLOW_NEXT)
        return flow;
    if (is_poison(s, 0))
        return give_operand(s, 0, 0);
    return give_int(s, divide(s->arena, int_in(s, 0), int_in(s, 1)));
}

Flow give_division_u(Step *s, IntBinary *divide)
{
    if (int_is_zero(int_in(s, 1)))
        return divisor_is_zero(s);
    if (is_poison(s, 0))
        return give_operand(s, 0, 0);
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
    Flow flow = give_division_u(s, int_div_u);

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
    return give_division_u(s, int_ceil_div_u);
}

static Flow floordivsi(Step *s)
{
    return give_division_s(s, int_floor_div_s);
}

/* The minimum by -1 is undefined here too: DECISIONS.md A1. */
static Flow remsi(Step *s)
{
    return give_division_s(s, int_rem_s);
}

static Flow remui(Step *s)
{
    return give_division_u(s, int_rem_u);
}

const OpDef ARITH_DIVISION_OPS[] = {
    {
        .name = "arith.divsi",
        .summary = "signed integer division, toward zero",
        .doc = "The quotient of lhs by rhs, read as signed, without its fraction: 7 / -2 = -3.\n"
               "Under `exact` the result is poison where a remainder is left. Division by zero,\n"
               "and the minimum by -1, is undefined behaviour, in any lane.\n",
        .operands = { { "lhs", &SIGNLESS_INTEGER_LIKE, ONE, POISON_MOVES },
                      { "rhs", &SIGNLESS_INTEGER_LIKE, ONE, POISON_IS_UNDEFINED } },
        .attrs = { { "isExact", &UNIT_ATTR, .optional = true } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)",
        .traits = NO_MEMORY_EFFECT | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = divsi,
    },
    {
        .name = "arith.divui",
        .summary = "unsigned integer division, toward zero",
        .doc = "The quotient of lhs by rhs, read as unsigned, without its fraction. Under\n"
               "`exact` the result is poison where a remainder is left. Division by zero is\n"
               "undefined behaviour, in any lane.\n",
        .operands = { { "lhs", &SIGNLESS_INTEGER_LIKE, ONE, POISON_MOVES },
                      { "rhs", &SIGNLESS_INTEGER_LIKE, ONE, POISON_IS_UNDEFINED } },
        .attrs = { { "isExact", &UNIT_ATTR, .optional = true } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)",
        .traits = NO_MEMORY_EFFECT | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = divui,
    },
    {
        .name = "arith.ceildivsi",
        .summary = "signed integer division, upward",
        .doc = "The quotient of lhs by rhs, read as signed, rounded toward positive infinity: 7\n"
               "/ 2 = 4, 7 / -2 = -3. Division by zero, and the minimum by -1, is undefined\n"
               "behaviour, in any lane.\n",
        .operands = { { "lhs", &SIGNLESS_INTEGER_LIKE, ONE, POISON_MOVES },
                      { "rhs", &SIGNLESS_INTEGER_LIKE, ONE, POISON_IS_UNDEFINED } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$lhs `,` $rhs attr-dict `:` type($result)",
        .traits = NO_MEMORY_EFFECT | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = ceildivsi,
    },
    {
        .name = "arith.ceildivui",
        .summary = "unsigned integer division, upward",
        .doc = "The quotient of lhs by rhs, read as unsigned, rounded up. Division by zero is\n"
               "undefined behaviour, in any lane.\n",
        .operands = { { "lhs", &SIGNLESS_INTEGER_LIKE, ONE, POISON_MOVES },
                      { "rhs", &SIGNLESS_INTEGER_LIKE, ONE, POISON_IS_UNDEFINED } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$lhs `,` $rhs attr-dict `:` type($result)",
        .traits = NO_MEMORY_EFFECT | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = ceildivui,
    },
    {
        .name = "arith.floordivsi",
        .summary = "signed integer division, downward",
        .doc = "The quotient of lhs by rhs, read as signed, rounded toward negative infinity: 5\n"
               "/ -2 = -3. Division by zero, and the minimum by -1, is undefined behaviour, in\n"
               "any lane.\n",
        .operands = { { "lhs", &SIGNLESS_INTEGER_LIKE, ONE, POISON_MOVES },
                      { "rhs", &SIGNLESS_INTEGER_LIKE, ONE, POISON_IS_UNDEFINED } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$lhs `,` $rhs attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = floordivsi,
    },
    {
        .name = "arith.remsi",
        .summary = "remainder of signed integer division",
        .doc = "What lhs divided by rhs toward zero leaves, read as signed; its sign is that of\n"
               "lhs: -7 rem 2 = -1. Where the division is undefined (rhs zero, or the minimum\n"
               "by -1) so is the remainder, in any lane.\n",
        .operands = { { "lhs", &SIGNLESS_INTEGER_LIKE, ONE, POISON_MOVES },
                      { "rhs", &SIGNLESS_INTEGER_LIKE, ONE, POISON_IS_UNDEFINED } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$lhs `,` $rhs attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = remsi,
    },
    {
        .name = "arith.remui",
        .summary = "remainder of unsigned integer division",
        .doc = "What lhs divided by rhs leaves, both read as unsigned. A zero rhs is undefined\n"
               "behaviour, in any lane.\n",
        .operands = { { "lhs", &SIGNLESS_INTEGER_LIKE, ONE, POISON_MOVES },
                      { "rhs", &SIGNLESS_INTEGER_LIKE, ONE, POISON_IS_UNDEFINED } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$lhs `,` $rhs attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = remui,
    },
    { 0 },
};
