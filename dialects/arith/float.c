/* Float arithmetic, correctly rounded, and fast-math flags. */
#include "dialects/arith/arith.h"

const char FAST_MATH_POISON[] =
    "Under `nnan` (`ninf`) the result is poison where an operand or the result is\n"
    "NaN (infinite).\n";

static const char *broken_by(uint64_t flags, Float value, const char *nan, const char *infinite)
{
    if ((flags & FAST_NNAN) && float_is_nan(value))
        return nan;
    if ((flags & FAST_NINF) && float_is_inf(value))
        return infinite;
    return NULL;
}

const char *fast_math_broken_with(uint64_t flags, Float argument)
{
    return broken_by(flags, argument, "an argument is NaN, which nnan excludes",
                     "an argument is infinite, which ninf excludes");
}

const char *fast_math_broken(const Step *s, uint64_t flags)
{
    const char *why = NULL;

    if (!(flags & (FAST_NNAN | FAST_NINF)))
        return NULL;
    for (unsigned i = 0; i < s->op->operand_count && !why; i++) {
        const Type *type = lane_type_in(s, i);

        if (type_is_float(type))
            why = fast_math_broken_with(flags, float_in(s, i));
        for (unsigned part = 0; type->kind == TYPE_COMPLEX && part < 2 && !why; part++)
            why = fast_math_broken_with(flags, place_float(place_part(operand_place(s, i), part)));
    }
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

Flow give_of_float(Step *s)
{
    return give_float_fast(s, prop_bits(s, 0), meaning_in(s)->computes.of_float(float_in(s, 0)));
}

Flow give_of_floats(Step *s)
{
    Float result = meaning_in(s)->computes.of_floats(float_in(s, 0), float_in(s, 1));

    return give_float_fast(s, prop_bits(s, 0), result);
}

static Flow negf(Step *s)
{
    return give_float_exact_fast(s, prop_bits(s, 0), float_neg(float_in(s, 0)));
}

/* The first alternative puts -0.0 below +0.0. */
Float either_zero(Step *s, Float lhs, Float rhs, Float result)
{
    bool open = float_is_zero(lhs) && float_is_zero(rhs) && !float_same_bits(lhs, rhs);

    return open && choice_of(choice_in(s), 2) ? float_neg(result) : result;
}

static Flow max_or_min(Step *s)
{
    Float lhs = float_in(s, 0), rhs = float_in(s, 1),
          result = meaning_in(s)->computes.of_floats(lhs, rhs);

    return give_float_fast(s, prop_bits(s, 0), either_zero(s, lhs, rhs, result));
}

const OpDef ARITH_FLOAT_OPS[] = {
    {
        .name = "arith.negf",
        .summary = "float negation",
        .words = "negate negation negative",
        .doc = "The operand with its sign bit flipped; a NaN keeps its payload.\n",
        ONE_FLOAT,
        .primitive = PRIM_FLOAT_NEG,
        .eval_lane = negf,
        .formula = "result = -operand",
        .decisions = "A10, N6",
        .example = "// 0 - x is not the same: it gives +0.0 of +0.0.\n"
                   "  %x = arith.constant dense<[0.0, 1.5, 0x7FC00000]> : vector<3xf32>\n"
                   "  %zero = arith.constant dense<0.0> : vector<3xf32>\n"
                   "  %negated = arith.negf %x : vector<3xf32>\n"
                   "  %subtracted = arith.subf %zero, %x : vector<3xf32>\n"
                   "  return %negated, %subtracted : vector<3xf32>, vector<3xf32>\n",
        .gives = "dense<[-0.000000e+00, -1.500000e+00, 0xFFC00000]> : vector<3xf32>\n"
                 "dense<[0.000000e+00, -1.500000e+00, 0x7FC00000]> : vector<3xf32>\n",
    },
    {
        .name = "arith.addf",
        .summary = "float addition",
        .words = "plus sum",
        .doc = "The sum, rounded to nearest, ties to even. Fast-math flags other than `nnan`\n"
               "and `ninf` allow a result that differs a little; the plain one is given.\n",
        FLOAT_BINARY(float_add, COMMUTATIVE),
        .primitive = PRIM_FLOAT_ADD,
        .formula = "result = lhs + rhs, correctly rounded",
        .decisions = "A10, N1, N4, N5, N6",
        .example = "// (big + -big) + 1 and big + (-big + 1): the order matters.\n"
                   "  %big = arith.constant 1.0e20 : f64\n"
                   "  %minus_big = arith.constant -1.0e20 : f64\n"
                   "  %one = arith.constant 1.0 : f64\n"
                   "  %zero = arith.addf %big, %minus_big : f64\n"
                   "  %left = arith.addf %zero, %one : f64\n"
                   "  %absorbed = arith.addf %minus_big, %one : f64\n"
                   "  %right = arith.addf %big, %absorbed : f64\n"
                   "  return %left, %right : f64, f64\n",
        .gives = "1.000000e+00 : f64\n"
                 "0.000000e+00 : f64\n",
    },
    {
        .name = "arith.subf",
        .summary = "float subtraction",
        .words = "minus difference",
        .doc = "The difference, rounded to nearest, ties to even.\n",
        FLOAT_BINARY(float_sub, 0),
        .primitive = PRIM_FLOAT_SUB,
        .formula = "result = lhs - rhs, correctly rounded",
        .decisions = "A10, N1, N4, N5, N6",
        .example = "// What 1.0000001 became in f32; equal numbers; infinities.\n"
                   "  %a = arith.constant dense<[1.0000001, 0.1, 0x7F800000]> : vector<3xf32>\n"
                   "  %b = arith.constant dense<[1.0, 0.1, 0x7F800000]> : vector<3xf32>\n"
                   "  %difference = arith.subf %a, %b : vector<3xf32>\n",
        .gives = "dense<[1.1920929E-7, 0.000000e+00, 0x7FC00000]> : vector<3xf32>\n",
    },
    {
        .name = "arith.mulf",
        .summary = "float multiplication",
        .words = "multiply times product",
        .doc = "The product, rounded to nearest, ties to even.\n",
        FLOAT_BINARY(float_mul, COMMUTATIVE),
        .primitive = PRIM_FLOAT_MUL,
        .formula = "result = lhs * rhs, correctly rounded",
        .decisions = "A10, N1, N4, N5, N6",
        .example = "// The largest f16 is 65504: 300 * 300 is beyond.\n"
                   "  %x = arith.constant 300.0 : f16\n"
                   "  %infinite = arith.mulf %x, %x : f16\n"
                   "  %excluded = arith.mulf %x, %x fastmath<ninf> : f16\n"
                   "  return %infinite, %excluded : f16, f16\n",
        .gives = "0x7C00 : f16\n"
                 "poison : f16\n",
    },
    {
        .name = "arith.divf",
        .summary = "float division",
        .words = "divide quotient",
        .doc = "The quotient, rounded to nearest, ties to even. Division by zero is defined: it\n"
               "gives an infinity, or NaN for 0 / 0.\n",
        FLOAT_BINARY(float_div, 0),
        .primitive = PRIM_FLOAT_DIV,
        .formula = "result = lhs / rhs, correctly rounded",
        .decisions = "A10, N1, N4, N5, N6",
        .example = "// A third; infinity (0x7F800000) of both signs; NaN (0x7FC00000).\n"
                   "  %a = arith.constant dense<[1.0, 1.0, 1.0, 0.0]> : vector<4xf32>\n"
                   "  %b = arith.constant dense<[3.0, 0.0, -0.0, 0.0]> : vector<4xf32>\n"
                   "  %quotient = arith.divf %a, %b : vector<4xf32>\n",
        .gives = "dense<[0.333333343, 0x7F800000, 0xFF800000, 0x7FC00000]> : vector<4xf32>\n",
    },
    {
        .name = "arith.remf",
        .summary = "remainder of float division",
        .words = "modulo modulus mod remainder",
        .doc = "What lhs divided by rhs leaves when the quotient loses its fraction, as C's\n"
               "fmod; its sign is that of lhs. The result is exact. NaN where lhs is infinite\n"
               "or rhs zero.\n",
        FLOAT_BINARY(float_rem, 0),
        .primitive = PRIM_FLOAT_REM,
        .formula = "result = lhs - rhs * trunc(lhs / rhs)",
        .decisions = "A10, N1, N4, N5, N6",
        .example = "// 1 rem 0.1 is not 0: 0.1 in f64 is a little more than a tenth.\n"
                   "  %a = arith.constant dense<[-5.5, 1.0, 1.0]> : vector<3xf64>\n"
                   "  %b = arith.constant dense<[2.0, 0.1, 0.0]> : vector<3xf64>\n"
                   "  %rest = arith.remf %a, %b : vector<3xf64>\n",
        .gives =
            "dense<[-1.500000e+00, 0.09999999999999995, 0x7FF8000000000000]> : vector<3xf64>\n",
    },
    {
        .name = "arith.maximumf",
        .summary = "the greater of two floats, or NaN",
        .words = "maximum larger largest",
        .doc = "The greater operand, -0.0 counting as less than +0.0; NaN where one is NaN.\n",
        FLOAT_BINARY(float_maximum, COMMUTATIVE),
        .primitive = PRIM_FLOAT_MAXIMUM,
        .formula = "result = max(lhs, rhs)",
        .decisions = "A10, N1",
        .example = "// Not even infinity is greater than NaN (0x7FC00000).\n"
                   "  %a = arith.constant dense<[1.0, -0.0, 0x7FC00000]> : vector<3xf32>\n"
                   "  %b = arith.constant dense<[2.0, 0.0, 0x7F800000]> : vector<3xf32>\n"
                   "  %greater = arith.maximumf %a, %b : vector<3xf32>\n",
        .gives = "dense<[2.000000e+00, 0.000000e+00, 0x7FC00000]> : vector<3xf32>\n",
    },
    {
        .name = "arith.maxnumf",
        .summary = "the greater of two floats, NaN ignored",
        .words = "maximum larger largest",
        .doc = "The greater operand; where one is NaN, the other. Of -0.0 and +0.0 either, a\n"
               "choice.\n",
        TWO_FLOATS(COMMUTATIVE),
        .primitive = PRIM_FLOAT_MAXNUM,
        .eval_lane = max_or_min,
        .computes.of_floats = float_maxnum,
        .formula = "result = max(lhs, rhs)",
        .decisions = "A10, N1, N11",
        .example = "// Two thermometers on three days; NaN (0x7E00) where one was broken.\n"
                   "  %a = arith.constant dense<[21.5, 0x7E00, 0x7E00]> : vector<3xf16>\n"
                   "  %b = arith.constant dense<[22.0, 18.5, 0x7E00]> : vector<3xf16>\n"
                   "  %warmest = arith.maxnumf %a, %b : vector<3xf16>\n",
        .gives = "dense<[2.200000e+01, 1.850000e+01, 0x7E00]> : vector<3xf16>\n",
    },
    {
        .name = "arith.minimumf",
        .summary = "the lesser of two floats, or NaN",
        .words = "minimum smaller smallest",
        .doc = "The lesser operand, -0.0 counting as less than +0.0; NaN where one is NaN.\n",
        FLOAT_BINARY(float_minimum, COMMUTATIVE),
        .primitive = PRIM_FLOAT_MINIMUM,
        .formula = "result = min(lhs, rhs)",
        .decisions = "A10, N1",
        .example = "// Zeros have an order; a promise that there is no NaN is broken.\n"
                   "  %a = arith.constant dense<[-0.0, 0x7FC0]> : vector<2xbf16>\n"
                   "  %b = arith.constant dense<[0.0, 1.0]> : vector<2xbf16>\n"
                   "  %lesser = arith.minimumf %a, %b : vector<2xbf16>\n"
                   "  %no_nan = arith.minimumf %a, %b fastmath<nnan> : vector<2xbf16>\n"
                   "  return %lesser, %no_nan : vector<2xbf16>, vector<2xbf16>\n",
        .gives = "dense<[-0.000000e+00, 0x7FC0]> : vector<2xbf16>\n"
                 "dense<[-0.000000e+00, poison]> : vector<2xbf16>\n",
    },
    {
        .name = "arith.minnumf",
        .summary = "the lesser of two floats, NaN ignored",
        .words = "minimum smaller smallest",
        .doc = "The lesser operand; where one is NaN, the other. Of -0.0 and +0.0 either, a\n"
               "choice.\n",
        TWO_FLOATS(COMMUTATIVE),
        .primitive = PRIM_FLOAT_MINNUM,
        .eval_lane = max_or_min,
        .computes.of_floats = float_minnum,
        .formula = "result = min(lhs, rhs)",
        .decisions = "A10, N1, N11",
        .example = "// A NaN is ignored as long as there is a number.\n"
                   "  %nan = arith.constant 0x7FF8000000000000 : f64\n"
                   "  %one = arith.constant 1.0 : f64\n"
                   "  %a_number = arith.minnumf %nan, %one : f64\n"
                   "  %no_number = arith.minnumf %nan, %nan : f64\n"
                   "  return %a_number, %no_number : f64, f64\n",
        .gives = "1.000000e+00 : f64\n"
                 "0x7FF8000000000000 : f64\n",
    },
    { 0 },
};
