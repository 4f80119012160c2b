/* What kind of number a float is. */
#include "dialects/math/math.h"

/* The fast-math flags speak about the operand here. */
static Flow classify(Step *s, bool (*holds)(Float operand))
{
    const char *why = fast_math_broken(s, prop_bits(s, 0));

    return why ? give_poison(s, why) : give_bool(s, holds(float_in(s, 0)));
}

static Flow math_isfinite(Step *s)
{
    return classify(s, float_is_finite);
}

static Flow math_isinf(Step *s)
{
    return classify(s, float_is_inf);
}

static Flow math_isnan(Step *s)
{
    return classify(s, float_is_nan);
}

static Flow math_isnormal(Step *s)
{
    return classify(s, float_is_normal);
}

const OpDef MATH_CLASSIFY_OPS[] = {
    {
        .name = "math.isfinite",
        .summary = "is a float finite",
        .doc = "Whether the operand is a number: neither infinite nor NaN. Under `nnan`\n"
               "(`ninf`) poison where the operand is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &BOOL_LIKE } },
        .types = { { .from = "operand",
                     .to = "result",
                     .derive = i1_of_same_shape,
                     .summary = "result type has i1 element type and same shape as operands" } },
        .format = "$operand attr-dict `:` type($operand)",
        .traits = PURE | ELEMENTWISE,
        .eval = math_isfinite,
    },
    {
        .name = "math.isinf",
        .summary = "is a float infinite",
        .doc = "Whether the operand is positive or negative infinity. Under `nnan` (`ninf`)\n"
               "poison where the operand is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &BOOL_LIKE } },
        .types = { { .from = "operand",
                     .to = "result",
                     .derive = i1_of_same_shape,
                     .summary = "result type has i1 element type and same shape as operands" } },
        .format = "$operand attr-dict `:` type($operand)",
        .traits = PURE | ELEMENTWISE,
        .eval = math_isinf,
    },
    {
        .name = "math.isnan",
        .summary = "is a float NaN",
        .doc = "Whether the operand is not a number. Under `nnan` (`ninf`) poison where the\n"
               "operand is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &BOOL_LIKE } },
        .types = { { .from = "operand",
                     .to = "result",
                     .derive = i1_of_same_shape,
                     .summary = "result type has i1 element type and same shape as operands" } },
        .format = "$operand attr-dict `:` type($operand)",
        .traits = PURE | ELEMENTWISE,
        .eval = math_isnan,
    },
    {
        .name = "math.isnormal",
        .summary = "is a float normal",
        .doc = "Whether the operand is neither zero, subnormal, infinite nor NaN. Under `nnan`\n"
               "(`ninf`) poison where the operand is NaN (infinite).\n",
        .operands = { { "operand", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, "none" } },
        .results = { { "result", &BOOL_LIKE } },
        .types = { { .from = "operand",
                     .to = "result",
                     .derive = i1_of_same_shape,
                     .summary = "result type has i1 element type and same shape as operands" } },
        .format = "$operand attr-dict `:` type($operand)",
        .traits = PURE | ELEMENTWISE,
        .eval = math_isnormal,
    },
    { 0 },
};
