/* Arithmetic of index: as arith's on an integer of the width that index has. */
#include "dialects/arith/arith.h"
#include "dialects/index/index.h"

static Flow add(Step *s)
{
    return give_int(s, int_add(s->arena, int_in(s, 0), int_in(s, 1)));
}

static Flow sub(Step *s)
{
    return give_int(s, int_sub(s->arena, int_in(s, 0), int_in(s, 1)));
}

static Flow mul(Step *s)
{
    return give_int(s, int_mul(s->arena, int_in(s, 0), int_in(s, 1)));
}

static Flow bit_and(Step *s)
{
    return give_int(s, int_and(s->arena, int_in(s, 0), int_in(s, 1)));
}

static Flow bit_or(Step *s)
{
    return give_int(s, int_or(s->arena, int_in(s, 0), int_in(s, 1)));
}

static Flow bit_xor(Step *s)
{
    return give_int(s, int_xor(s->arena, int_in(s, 0), int_in(s, 1)));
}

static Flow divs(Step *s)
{
    return give_division_s(s, int_div_s);
}

static Flow divu(Step *s)
{
    return give_division_u(s, int_div_u);
}

static Flow ceildivs(Step *s)
{
    return give_division_s(s, int_ceil_div_s);
}

static Flow ceildivu(Step *s)
{
    return give_division_u(s, int_ceil_div_u);
}

static Flow floordivs(Step *s)
{
    return give_division_s(s, int_floor_div_s);
}

/* Undefined where the quotient is: DECISIONS.md A1. */
static Flow rems(Step *s)
{
    return give_division_s(s, int_rem_s);
}

static Flow remu(Step *s)
{
    return give_division_u(s, int_rem_u);
}

static Flow maxs(Step *s)
{
    return give_int(s, int_max_of_s(int_in(s, 0), int_in(s, 1)));
}

static Flow maxu(Step *s)
{
    return give_int(s, int_max_of_u(int_in(s, 0), int_in(s, 1)));
}

static Flow mins(Step *s)
{
    return give_int(s, int_min_of_s(int_in(s, 0), int_in(s, 1)));
}

static Flow minu(Step *s)
{
    return give_int(s, int_min_of_u(int_in(s, 0), int_in(s, 1)));
}

static Flow shl(Step *s)
{
    return give_shift(s, int_shl);
}

static Flow shrs(Step *s)
{
    return give_shift(s, int_shr_s);
}

static Flow shru(Step *s)
{
    return give_shift(s, int_shr_u);
}

const OpDef INDEX_ARITHMETIC_OPS[] = {
    {
        .name = "index.add",
        .summary = "index addition",
        .doc = "The sum modulo 2^w, w the width of index.\n",
        .operands = { { "lhs", &INDEX }, { "rhs", &INDEX } },
        .results = { { "result", &INDEX } },
        .format = "$lhs `,` $rhs attr-dict",
        .traits = PURE | COMMUTATIVE,
        .eval = add,
    },
    {
        .name = "index.sub",
        .summary = "index subtraction",
        .doc = "lhs minus rhs modulo 2^w, w the width of index.\n",
        .operands = { { "lhs", &INDEX }, { "rhs", &INDEX } },
        .results = { { "result", &INDEX } },
        .format = "$lhs `,` $rhs attr-dict",
        .traits = PURE,
        .eval = sub,
    },
    {
        .name = "index.mul",
        .summary = "index multiplication",
        .doc = "The product modulo 2^w, w the width of index.\n",
        .operands = { { "lhs", &INDEX }, { "rhs", &INDEX } },
        .results = { { "result", &INDEX } },
        .format = "$lhs `,` $rhs attr-dict",
        .traits = PURE | COMMUTATIVE,
        .eval = mul,
    },
    {
        .name = "index.divs",
        .summary = "signed index division, toward zero",
        .doc = "The quotient of lhs by rhs, read as signed, without its fraction: 7 / -2 = -3.\n"
               "Division by zero, and the minimum by -1, is undefined behaviour.\n",
        .operands = { { "lhs", &INDEX, ONE, POISON_MOVES },
                      { "rhs", &INDEX, ONE, POISON_IS_UNDEFINED } },
        .results = { { "result", &INDEX } },
        .format = "$lhs `,` $rhs attr-dict",
        .traits = NO_MEMORY_EFFECT,
        .eval = divs,
    },
    {
        .name = "index.divu",
        .summary = "unsigned index division, toward zero",
        .doc = "The quotient of lhs by rhs, read as unsigned, without its fraction. Division by\n"
               "zero is undefined behaviour.\n",
        .operands = { { "lhs", &INDEX, ONE, POISON_MOVES },
                      { "rhs", &INDEX, ONE, POISON_IS_UNDEFINED } },
        .results = { { "result", &INDEX } },
        .format = "$lhs `,` $rhs attr-dict",
        .traits = NO_MEMORY_EFFECT,
        .eval = divu,
    },
    {
        .name = "index.ceildivs",
        .summary = "signed index division, upward",
        .doc = "The quotient of lhs by rhs, read as signed, rounded toward positive infinity: 7\n"
               "/ -2 = -3. Division by zero, and the minimum by -1, is undefined behaviour.\n",
        .operands = { { "lhs", &INDEX, ONE, POISON_MOVES },
                      { "rhs", &INDEX, ONE, POISON_IS_UNDEFINED } },
        .results = { { "result", &INDEX } },
        .format = "$lhs `,` $rhs attr-dict",
        .traits = NO_MEMORY_EFFECT,
        .eval = ceildivs,
    },
    {
        .name = "index.ceildivu",
        .summary = "unsigned index division, upward",
        .doc = "The quotient of lhs by rhs, read as unsigned, rounded up. Division by zero is\n"
               "undefined behaviour.\n",
        .operands = { { "lhs", &INDEX, ONE, POISON_MOVES },
                      { "rhs", &INDEX, ONE, POISON_IS_UNDEFINED } },
        .results = { { "result", &INDEX } },
        .format = "$lhs `,` $rhs attr-dict",
        .traits = NO_MEMORY_EFFECT,
        .eval = ceildivu,
    },
    {
        .name = "index.floordivs",
        .summary = "signed index division, downward",
        .doc = "The quotient of lhs by rhs, read as signed, rounded toward negative infinity: 5\n"
               "/ -2 = -3. Division by zero, and the minimum by -1, is undefined behaviour.\n",
        .operands = { { "lhs", &INDEX, ONE, POISON_MOVES },
                      { "rhs", &INDEX, ONE, POISON_IS_UNDEFINED } },
        .results = { { "result", &INDEX } },
        .format = "$lhs `,` $rhs attr-dict",
        .traits = NO_MEMORY_EFFECT,
        .eval = floordivs,
    },
    {
        .name = "index.rems",
        .summary = "remainder of signed index division",
        .doc = "What lhs divided by rhs toward zero leaves, read as signed; its sign is that of\n"
               "lhs. Where the division is undefined (rhs zero, or the minimum by -1) so is the\n"
               "remainder.\n",
        .operands = { { "lhs", &INDEX, ONE, POISON_MOVES },
                      { "rhs", &INDEX, ONE, POISON_IS_UNDEFINED } },
        .results = { { "result", &INDEX } },
        .format = "$lhs `,` $rhs attr-dict",
        .traits = NO_MEMORY_EFFECT,
        .eval = rems,
    },
    {
        .name = "index.remu",
        .summary = "remainder of unsigned index division",
        .doc = "What lhs divided by rhs leaves, both read as unsigned. A zero rhs is undefined\n"
               "behaviour.\n",
        .operands = { { "lhs", &INDEX, ONE, POISON_MOVES },
                      { "rhs", &INDEX, ONE, POISON_IS_UNDEFINED } },
        .results = { { "result", &INDEX } },
        .format = "$lhs `,` $rhs attr-dict",
        .traits = NO_MEMORY_EFFECT,
        .eval = remu,
    },
    {
        .name = "index.maxs",
        .summary = "the greater of two signed index values",
        .doc = "The operand that is greater when both are read as signed.\n",
        .operands = { { "lhs", &INDEX }, { "rhs", &INDEX } },
        .results = { { "result", &INDEX } },
        .format = "$lhs `,` $rhs attr-dict",
        .traits = PURE | COMMUTATIVE,
        .eval = maxs,
    },
    {
        .name = "index.maxu",
        .summary = "the greater of two unsigned index values",
        .doc = "The operand that is greater when both are read as unsigned.\n",
        .operands = { { "lhs", &INDEX }, { "rhs", &INDEX } },
        .results = { { "result", &INDEX } },
        .format = "$lhs `,` $rhs attr-dict",
        .traits = PURE | COMMUTATIVE,
        .eval = maxu,
    },
    {
        .name = "index.mins",
        .summary = "the lesser of two signed index values",
        .doc = "The operand that is less when both are read as signed.\n",
        .operands = { { "lhs", &INDEX }, { "rhs", &INDEX } },
        .results = { { "result", &INDEX } },
        .format = "$lhs `,` $rhs attr-dict",
        .traits = PURE | COMMUTATIVE,
        .eval = mins,
    },
    {
        .name = "index.minu",
        .summary = "the lesser of two unsigned index values",
        .doc = "The operand that is less when both are read as unsigned.\n",
        .operands = { { "lhs", &INDEX }, { "rhs", &INDEX } },
        .results = { { "result", &INDEX } },
        .format = "$lhs `,` $rhs attr-dict",
        .traits = PURE | COMMUTATIVE,
        .eval = minu,
    },
    {
        .name = "index.shl",
        .summary = "index shift to the left",
        .doc = "lhs moved rhs bits (read as unsigned) toward the high end; zeros come in.\n"
               "Poison where rhs is the width of index or more.\n",
        .operands = { { "lhs", &INDEX }, { "rhs", &INDEX } },
        .results = { { "result", &INDEX } },
        .format = "$lhs `,` $rhs attr-dict",
        .traits = PURE,
        .eval = shl,
    },
    {
        .name = "index.shrs",
        .summary = "index shift to the right, of a signed number",
        .doc = "lhs moved rhs bits (read as unsigned) toward the low end; copies of the sign\n"
               "bit come in. Poison where rhs is the width of index or more.\n",
        .operands = { { "lhs", &INDEX }, { "rhs", &INDEX } },
        .results = { { "result", &INDEX } },
        .format = "$lhs `,` $rhs attr-dict",
        .traits = PURE,
        .eval = shrs,
    },
    {
        .name = "index.shru",
        .summary = "index shift to the right, of an unsigned number",
        .doc = "lhs moved rhs bits (read as unsigned) toward the low end; zeros come in. Poison\n"
               "where rhs is the width of index or more.\n",
        .operands = { { "lhs", &INDEX }, { "rhs", &INDEX } },
        .results = { { "result", &INDEX } },
        .format = "$lhs `,` $rhs attr-dict",
        .traits = PURE,
        .eval = shru,
    },
    {
        .name = "index.and",
        .summary = "bitwise and",
        .doc = "Each bit of the result is set where it is set in both operands.\n",
        .operands = { { "lhs", &INDEX }, { "rhs", &INDEX } },
        .results = { { "result", &INDEX } },
        .format = "$lhs `,` $rhs attr-dict",
        .traits = PURE | COMMUTATIVE,
        .eval = bit_and,
    },
    {
        .name = "index.or",
        .summary = "bitwise or",
        .doc = "Each bit of the result is set where it is set in an operand.\n",
        .operands = { { "lhs", &INDEX }, { "rhs", &INDEX } },
        .results = { { "result", &INDEX } },
        .format = "$lhs `,` $rhs attr-dict",
        .traits = PURE | COMMUTATIVE,
        .eval = bit_or,
    },
    {
        .name = "index.xor",
        .summary = "bitwise exclusive or",
        .doc = "Each bit of the result is set where the operands' bits differ.\n",
        .operands = { { "lhs", &INDEX }, { "rhs", &INDEX } },
        .results = { { "result", &INDEX } },
        .format = "$lhs `,` $rhs attr-dict",
        .traits = PURE | COMMUTATIVE,
        .eval = bit_xor,
    },
    { 0 },
};
