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
    uint64_t before;
    Int power;

    if (may_be_zero && may_be_negative) {
        if (base_is_poison || exponent_is_poison) {
            undefined_poison(s, poison_origin(s, base_is_poison ? 0 : 1),
                             "an operand is poison: this may be zero raised to a negative "
                             "power");
            return by_decision(s, "A5");
        }
        return undefined_by(s, "A5", "zero is raised to a negative power");
    }
    if (base_is_poison || exponent_is_poison)
        return give_operand(s, 0, base_is_poison ? 0 : 1);
    if (work_done(s, 0) == FLOW_END)
        return FLOW_END;
    before = budget_of(s)->work;
    power = int_pow_s(s->arena, int_in(s, 0), int_in(s, 1), budget_of(s));
    return work_was_done(s, before) == FLOW_END ? FLOW_END : give_int(s, power);
}

#define ONE_INT                                                                                    \
    .operands = OPERANDS({ "operand", &SIGNLESS_INTEGER_LIKE }),                                   \
    .results = RESULTS({ "result", &SIGNLESS_INTEGER_LIKE }),                                      \
    .format = "$operand attr-dict `:` type($result)",                                              \
    .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE

const OpDef MATH_INTEGER_OPS[] = {
    {
        .name = "math.absi",
        .summary = "integer absolute value",
        .words = "absolute magnitude",
        .doc = "The operand, read as signed, without its sign. The minimum, whose negation does\n"
               "not fit, gives itself.\n",
        ONE_INT,
        .primitive = PRIM_INT_ABS,
        .eval_lane = math_absi,
        .formula = "result = |operand| mod 2^n, n the width",
        .decisions = "A11",
        .example = "// 128 does not fit: an absolute value that is negative.\n"
                   "  %x = arith.constant dense<[-127, 5, -128]> : vector<3xi8>\n"
                   "  %magnitude = math.absi %x : vector<3xi8>\n",
        .gives = "dense<[127, 5, -128]> : vector<3xi8>\n",
    },
    {
        .name = "math.ctlz",
        .summary = "count of leading zeros",
        .doc = "How many zero bits stand above the highest set one; the width where none is\n"
               "set.\n",
        ONE_INT,
        .primitive = PRIM_INT_CTLZ,
        .eval_lane = math_ctlz,
        .formula = "result = n - 1 - floor(log2(operand)), n the width; n where operand is 0",
        .decisions = "A11",
        .example = "// The number of the highest bit: floor(log2(1000)).\n"
                   "  %x = arith.constant 1000 : i32\n"
                   "  %last = arith.constant 31 : i32\n"
                   "  %zeros = math.ctlz %x : i32\n"
                   "  %log2 = arith.subi %last, %zeros : i32\n"
                   "  %none = arith.constant 0 : i32\n"
                   "  %all = math.ctlz %none : i32\n"
                   "  return %log2, %all : i32, i32\n",
        .gives = "9 : i32\n"
                 "32 : i32\n",
    },
    {
        .name = "math.ctpop",
        .summary = "count of set bits",
        .doc = "How many bits of the operand are set.\n",
        ONE_INT,
        .primitive = PRIM_INT_CTPOP,
        .eval_lane = math_ctpop,
        .formula = "result = sum of operand[i], over all bits i",
        .decisions = "A11",
        .example = "// In how many bits two words differ.\n"
                   "  %a = arith.constant -1 : i16\n"
                   "  %b = arith.constant 0x0FF0 : i16\n"
                   "  %different = arith.xori %a, %b : i16\n"
                   "  %distance = math.ctpop %different : i16\n",
        .gives = "8 : i16\n",
    },
    {
        .name = "math.cttz",
        .summary = "count of trailing zeros",
        .doc = "How many zero bits stand below the lowest set one; the width where none is set.\n",
        ONE_INT,
        .primitive = PRIM_INT_CTTZ,
        .eval_lane = math_cttz,
        .formula = "result = the greatest k such that 2^k divides operand; the width for 0",
        .decisions = "A11",
        .example = "// 40 is 5 * 2^3; in 0 all eight bits are zeros.\n"
                   "  %x = arith.constant dense<[1, 40, -128, 0]> : vector<4xi8>\n"
                   "  %zeros = math.cttz %x : vector<4xi8>\n",
        .gives = "dense<[0, 3, 7, 8]> : vector<4xi8>\n",
    },
    {
        .name = "math.ipowi",
        .summary = "integer power",
        .words = "power exponentiation",
        .doc = "lhs to the power of rhs modulo 2^n, n the width, both read as signed. To the\n"
               "power of 0 all give 1. To a negative power 1 gives 1, -1 gives 1 or -1, and\n"
               "what is farther from zero gives 0.\n",
        .operands = OPERANDS({ "lhs", &SIGNLESS_INTEGER_LIKE, ONE, POISON_MOVES },
                             { "rhs", &SIGNLESS_INTEGER_LIKE, ONE, POISON_MOVES }),
        .results = RESULTS({ "result", &SIGNLESS_INTEGER_LIKE }),
        .format = "$lhs `,` $rhs attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval_lane = math_ipowi,
        .formula = "result = trunc(lhs^rhs) mod 2^n",
        .poison = "The result is poison where an operand is, unless that is undefined behaviour.\n",
        .undefined = "Zero to a negative power is undefined behaviour, in any lane. So is a\n"
                     "poison operand that may make it that: a poison lhs if rhs is negative or\n"
                     "poison, a poison rhs if lhs is zero.\n",
        .decisions = "A5, N12",
        .example = "// 2^8 wraps, 0^0 is 1, 2^-1 is 0 without its fraction.\n"
                   "  %base = arith.constant dense<[3, 2, 0, 2, -1]> : vector<5xi8>\n"
                   "  %power = arith.constant dense<[4, 8, 0, -1, -3]> : vector<5xi8>\n"
                   "  %result = math.ipowi %base, %power : vector<5xi8>\n",
        .gives = "dense<[81, 0, 1, 0, -1]> : vector<5xi8>\n",
    },
    { 0 },
};
