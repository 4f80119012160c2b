/* Float arithmetic, correctly rounded, and fast-math flags. */
#include "dialects/arith/arith.h"

static const char *broken_by(uint64_t flags, Float value, const char *nan, const char *infinite)
{
    if ((flags & FAST_NNAN) && float_is_nan(value))
        return nan;
    if ((flags & FAST_NINF) && float_is_inf(value))
        return infinite;
    return NULL;
}

const char *fast_math_broken(const Step *s, uint64_t flags)
{
    const char *why = NULL;

    if (!(flags & (FAST_NNAN | FAST_NINF)))
        return NULL;
    for (unsigned i = 0; i < s->op->operand_count && !why; i++)
        if (type_is_float(lane_type_in(s, i)))
            why = broken_by(flags, float_in(s, i), "an argument is NaN, which nnan excludes",
                            "an argument is infinite, which ninf excludes");
    return why;
}

const char *fast_math_broken_by(uint64_t flags, Float result)
{
    return broken_by(flags, result, "the result is NaN, which nnan excludes",
                     "the result is infinite, which ninf excludes");
}

static const char *why_poison(const Step *s, uint64_t flags, Float result)
{
    const char *why = fast_math_broken(s, flags);

    return why ? why : fast_math_broken_by(flags, result);
}

Flow give_float_fast(Step *s, uint64_t flags, Float result)
{
    const char *why = why_poison(s, flags, result);

    return why ? give_poison(s, why) : give_float(s, result);
}

Flow give_float_exact_fast(Step *s, uint64_t flags, Float result)
{
    const char *why = why_poison(s, flags, result);

    return why ? give_poison(s, why) : give_float_exact(s, result);
}

typedef Float FloatBinary(Float lhs, Float rhs);

static Flow binary(Step *s, FloatBinary *function)
{
    return give_float_fast(s, prop_bits(s, 0), function(float_in(s, 0), float_in(s, 1)));
}

static Flow negf(Step *s)
{
    return give_float_exact_fast(s, prop_bits(s, 0), float_neg(float_in(s, 0)));
}

static Flow addf(Step *s)
{
    return binary(s, float_add);
}

static Flow subf(Step *s)
{
    return binary(s, float_sub);
}

static Flow mulf(Step *s)
{
    return binary(s, float_mul);
}

static Flow divf(Step *s)
{
    return binary(s, float_div);
}

static Flow remf(Step *s)
{
    return binary(s, float_rem);
}

static Flow maximumf(Step *s)
{
    return binary(s, float_maximum);
}

static Flow minimumf(Step *s)
{
    return binary(s, float_minimum);
}

/* Of -0.0 and +0.0 either may be the result: a choice. The first alternative puts -0.0 below +0.0.
 */
static Flow max_or_min(Step *s, FloatBinary *function)
{
    Float lhs = float_in(s, 0), rhs = float_in(s, 1), result = function(lhs, rhs);

    if (float_is_zero(lhs) && float_is_zero(rhs) && !float_same_bits(lhs, rhs)
        && choice_of(choice_in(s), 2))
        result = float_neg(result);
    return give_float_fast(s, prop_bits(s, 0), result);
}

static Flow maxnumf(Step *s)
{
    return max_or_min(s, float_maxnum);
}

static Flow minnumf(Step *s)
{
    return max_or_min(s, float_minnum);
}

const OpDef ARITH_FLOAT_OPS[] = {
    {
        .name = "arith.negf",
        .summary = "float negation",
        .doc = "The operand with its sign bit flipped; a NaN keeps its payload. Under `nnan`\n"
               "(`ninf`) the result is poison where the operand is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = negf,
    },
    {
        .name = "arith.addf",
        .summary = "float addition",
        .doc = "The sum, rounded to nearest, ties to even. Under `nnan` (`ninf`) the result is\n"
               "poison where an operand or the sum is NaN (infinite); the other fast-math flags\n"
               "allow a result that differs a little, and the plain one is given.\n",
        .operands = { { "lhs", &FLOAT_LIKE }, { "rhs", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | COMMUTATIVE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = addf,
    },
    {
        .name = "arith.subf",
        .summary = "float subtraction",
        .doc = "The difference, rounded to nearest, ties to even. Under `nnan` (`ninf`) the\n"
               "result is poison where an operand or the difference is NaN (infinite).\n",
        .operands = { { "lhs", &FLOAT_LIKE }, { "rhs", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = subf,
    },
    {
        .name = "arith.mulf",
        .summary = "float multiplication",
        .doc = "The product, rounded to nearest, ties to even. Under `nnan` (`ninf`) the result\n"
               "is poison where an operand or the product is NaN (infinite).\n",
        .operands = { { "lhs", &FLOAT_LIKE }, { "rhs", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | COMMUTATIVE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = mulf,
    },
    {
        .name = "arith.divf",
        .summary = "float division",
        .doc = "The quotient, rounded to nearest, ties to even. Division by zero is defined: it\n"
               "gives an infinity, or NaN for 0 / 0. Under `nnan` (`ninf`) the result is poison\n"
               "where an operand or the quotient is NaN (infinite).\n",
        .operands = { { "lhs", &FLOAT_LIKE }, { "rhs", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = divf,
    },
    {
        .name = "arith.remf",
        .summary = "remainder of float division",
        .doc = "lhs - n * rhs, exactly, where n is the quotient without its fraction, as C's\n"
               "fmod; the sign is that of lhs. NaN where lhs is infinite or rhs zero. Under\n"
               "`nnan` (`ninf`) the result is poison where an operand or it is NaN (infinite).\n",
        .operands = { { "lhs", &FLOAT_LIKE }, { "rhs", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = remf,
    },
    {
        .name = "arith.maximumf",
        .summary = "the greater of two floats, or NaN",
        .doc = "The greater operand, -0.0 counting as less than +0.0; NaN where one is NaN.\n"
               "Under `nnan` (`ninf`) the result is poison where an operand is NaN (infinite).\n",
        .operands = { { "lhs", &FLOAT_LIKE }, { "rhs", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | COMMUTATIVE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = maximumf,
    },
    {
        .name = "arith.maxnumf",
        .summary = "the greater of two floats, NaN ignored",
        .doc = "The greater operand; where one is NaN, the other. Of -0.0 and +0.0 either, a\n"
               "choice. Under `nnan` (`ninf`) the result is poison where an operand is NaN\n"
               "(infinite).\n",
        .operands = { { "lhs", &FLOAT_LIKE }, { "rhs", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | COMMUTATIVE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = maxnumf,
    },
    {
        .name = "arith.minimumf",
        .summary = "the lesser of two floats, or NaN",
        .doc = "The lesser operand, -0.0 counting as less than +0.0; NaN where one is NaN.\n"
               "Under `nnan` (`ninf`) the result is poison where an operand is NaN (infinite).\n",
        .operands = { { "lhs", &FLOAT_LIKE }, { "rhs", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | COMMUTATIVE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = minimumf,
    },
    {
        .name = "arith.minnumf",
        .summary = "the lesser of two floats, NaN ignored",
        .doc = "The lesser operand; where one is NaN, the other. Of -0.0 and +0.0 either, a\n"
               "choice. Under `nnan` (`ninf`) the result is poison where an operand is NaN\n"
               "(infinite).\n",
        .operands = { { "lhs", &FLOAT_LIKE }, { "rhs", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &FLOAT_LIKE } },
        .format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | COMMUTATIVE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = minnumf,
    },
    { 0 },
};
