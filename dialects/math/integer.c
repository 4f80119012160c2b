/* Functions of integers. */
#include "dialects/math/math.h"

/* The ends of the integers: DECISIONS.md A11. */
static Flow math_absi(Step *s)
{
    return give_int(s, int_abs(s->arena, int_in(s, 0)));
}

static Flow give_count(Step *s, unsigned (*count)(Int value))
{
    Int value = int_in(s, 0);

    return give_int(s, int_of_u(s->arena, value.width, count(value)));
}

static Flow math_ctlz(Step *s)
{
    return give_count(s, int_leading_zeros);
}

static Flow math_cttz(Step *s)
{
    return give_count(s, int_trailing_zeros);
}

static Flow math_ctpop(Step *s)
{
    return give_count(s, int_population);
}

/* Zero to a negative power would divide by zero: DECISIONS.md A5. A poison operand might be the
 * one that makes it so. */
static Flow math_ipowi(Step *s)
{
    bool base_is_poison = is_poison(s, 0), exponent_is_poison = is_poison(s, 1);
    bool may_be_zero = base_is_poison || int_is_zero(int_in(s, 0));
    bool may_be_negative = exponent_is_poison || int_is_negative(int_in(s, 1));

    if (may_be_zero && may_be_negative) {
        if (base_is_poison || exponent_is_poison)
            return undefined_poison(s, poison_origin(s, base_is_poison ? 0 : 1),
                                    "an operand is poison: this may be zero raised to a negative "
                                    "power");
        return undefined(s, "zero is raised to a negative power");
    }
    if (base_is_poison || exponent_is_poison)
        return give_operand(s, 0, base_is_poison ? 0 : 1);
    return give_int(s, int_pow_s(s->arena, int_in(s, 0), int_in(s, 1)));
}

const OpDef MATH_INTEGER_OPS[] = {
    {
        .name = "math.absi",
        .summary = "integer absolute value",
        .doc = "The operand, read as signed, without its sign. The minimum, whose negation does\n"
               "not fit, gives itself.\n",
        .operands = { { "operand", &SIGNLESS_INTEGER_LIKE } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$operand attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_absi,
    },
    {
        .name = "math.ctlz",
        .summary = "count of leading zeros",
        .doc = "How many zero bits stand above the highest set one; the width where none is\n"
               "set.\n",
        .operands = { { "operand", &SIGNLESS_INTEGER_LIKE } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$operand attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_ctlz,
    },
    {
        .name = "math.ctpop",
        .summary = "count of set bits",
        .doc = "How many bits of the operand are set.\n",
        .operands = { { "operand", &SIGNLESS_INTEGER_LIKE } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$operand attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_ctpop,
    },
    {
        .name = "math.cttz",
        .summary = "count of trailing zeros",
        .doc = "How many zero bits stand below the lowest set one; the width where none is set.\n",
        .operands = { { "operand", &SIGNLESS_INTEGER_LIKE } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$operand attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_cttz,
    },
    {
        .name = "math.ipowi",
        .summary = "integer power",
        .doc = "lhs to the power of rhs modulo 2^n, both read as signed. To a negative power 1\n"
               "gives 1, -1 gives 1 or -1, and what is farther from zero gives 0. Zero to a\n"
               "negative power is undefined behaviour.\n",
        .operands = { { "lhs", &SIGNLESS_INTEGER_LIKE, ONE, POISON_MOVES },
                      { "rhs", &SIGNLESS_INTEGER_LIKE, ONE, POISON_MOVES } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$lhs `,` $rhs attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = math_ipowi,
    },
    { 0 },
};
