/* Intrinsics on floats, lane by lane on vectors. */
#include "dialects/arith/arith.h"
#include "dialects/llvm/llvm.h"

/* The flags are the row's first attribute. */
static Flow give_promised(Step *s, Float result)
{
    return give_float_fast(s, llvm_fast_math(prop_bits(s, 0)), result);
}

static Flow exp10_of(Step *s)
{
    return give_promised(s, float_exp10(float_in(s, 0)));
}

static bool gives_type_of_first(const Op *op)
{
    return op->results[0]->type == op->operands[0]->type;
}

static Flow ldexp_of(Step *s)
{
    return give_promised(s, float_scale(float_in(s, 0), int_in(s, 1)));
}

/* The first alternative rounds once. DECISIONS.md N22 */
static Flow fmuladd(Step *s)
{
    Float a = float_in(s, 0), b = float_in(s, 1), c = float_in(s, 2);
    Float fused = float_fma(a, b, c), apart = float_add(float_mul(a, b), c);
    bool open = !float_same_bits(fused, apart);

    return give_promised(s, open && choice_of(choice_in(s), 2) ? apart : fused);
}

/* Of a signaling NaN and a number the first alternative is the number, as of a quiet one: what
 * reductions of other dialects, which become these, have. */
Float llvm_extremum(Step *s, Float a, Float b, bool greatest)
{
    Float result = greatest ? float_maxnum(a, b) : float_minnum(a, b);
    bool open = (float_is_signaling(a) || float_is_signaling(b)) && !float_is_nan(result);

    return open && choice_of(choice_in(s), 2) ? float_nan(result.format) : result;
}

static Flow maxnum(Step *s)
{
    return give_promised(s, llvm_extremum(s, float_in(s, 0), float_in(s, 1), true));
}

static Flow minnum(Step *s)
{
    return give_promised(s, llvm_extremum(s, float_in(s, 0), float_in(s, 1), false));
}

/* The bit of its class: signaling and quiet NaN, then from negative infinity upward. */
static unsigned class_of(Float value)
{
    enum { SIGNALING, QUIET, FROM, UP_TO = 9 };
    enum { INFINITE, NORMAL, SUBNORMAL, ZERO };
    unsigned away = float_is_inf(value)      ? INFINITE
                    : float_is_zero(value)   ? ZERO
                    : float_is_normal(value) ? NORMAL
                                             : SUBNORMAL;

    if (float_is_nan(value))
        return 1u << (float_is_signaling(value) ? SIGNALING : QUIET);
    return 1u << (float_is_negative(value) ? FROM + away : UP_TO - away);
}

static Flow is_fpclass(Step *s)
{
    return give_bool(s, (class_of(float_in(s, 0)) & (uint64_t)prop_int(s, 0)) != 0);
}

const OpDef LLVM_FLOAT_INTRINSICS[] = {
    {
        .name = "llvm.intr.acos",
        .summary = "arc cosine",
        .doc = "The angle in [0, pi] of that cosine; NaN outside of [-1, 1].\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.acos",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.asin",
        .summary = "arc sine",
        .doc = "The angle in [-pi/2, pi/2] of that sine; NaN outside of [-1, 1].\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.asin",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.atan",
        .summary = "arc tangent",
        .doc = "The angle in [-pi/2, pi/2] of that tangent.\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.atan",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.atan2",
        .summary = "arc tangent of a quotient",
        .doc = "The angle of the point (b, a), in [-pi, pi].\n",
        .operands = OPERANDS({ "a", &LLVM_FLOAT_LIKE }, { "b", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.atan2",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.ceil",
        .summary = "rounding up",
        .doc = "The least whole number not below the operand.\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.ceil",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.copysign",
        .summary = "the sign of another number",
        .doc = "The magnitude of a with the sign of b, of NaNs too.\n",
        .operands = OPERANDS({ "a", &LLVM_FLOAT_LIKE }, { "b", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.copysign",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.cos",
        .summary = "cosine",
        .doc = "The cosine of the angle in radians.\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.cos",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.cosh",
        .summary = "hyperbolic cosine",
        .doc = "The hyperbolic cosine.\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.cosh",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.exp",
        .summary = "e to a power",
        .doc = "e to the power of the operand.\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.exp",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.exp10",
        .summary = "10 to a power",
        .doc = "10 to the power of the operand.\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval_lane = exp10_of,
        .formula = "res = 10^in, correctly rounded",
        .poison = "Under `nnan` (`ninf`) where an operand or the result is NaN (infinite).\n",
        .decisions = "A10, N1, N9",
        .example = "  %x = arith.constant dense<[3.0, -1.0, 0.5]> : vector<3xf32>\n"
                   "  %r = llvm.intr.exp10(%x) : (vector<3xf32>) -> vector<3xf32>\n",
        .gives = "dense<[1.000000e+03, 1.000000e-01, 3.1622777]> : vector<3xf32>\n",
    },
    {
        .name = "llvm.intr.exp2",
        .summary = "2 to a power",
        .doc = "2 to the power of the operand.\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.exp2",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.fabs",
        .summary = "absolute value",
        .doc = "The operand with its sign cleared, of a NaN too.\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.absf",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.floor",
        .summary = "rounding down",
        .doc = "The greatest whole number not above the operand.\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.floor",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.fma",
        .summary = "a product and a sum, rounded once",
        .doc = "a times b plus c, rounded once.\n",
        .operands = OPERANDS({ "a", &LLVM_FLOAT_LIKE }, { "b", &LLVM_FLOAT_LIKE },
                             { "c", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.fma",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.fmuladd",
        .summary = "a product and a sum",
        .doc = "a times b plus c, rounded once or after each step as the target likes.\n",
        .operands = OPERANDS({ "a", &LLVM_FLOAT_LIKE }, { "b", &LLVM_FLOAT_LIKE },
                             { "c", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval_lane = fmuladd,
        .formula = "res = a * b + c, rounded once or after each step",
        .poison = "Under `nnan` (`ninf`) where an operand or the result is NaN (infinite).\n",
        .decisions = "A10, N1, N22",
        .example = "// (1 + 2^-12)^2 - 1: rounded once, all of it is there.\n"
                   "  %a = arith.constant 1.000244140625 : f32\n"
                   "  %c = arith.constant -1.0 : f32\n"
                   "  %r = llvm.intr.fmuladd(%a, %a, %c) : (f32, f32, f32) -> f32\n",
        .gives = "4.88340855E-4 : f32\n",
    },
    {
        .name = "llvm.intr.is.fpclass",
        .summary = "whether a float is of some classes",
        .doc = "True where the operand is of one of the classes whose bits are set:\n"
               "signaling and quiet NaN, infinities, normal, subnormal, zeros.\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "bit", &I32_ATTR }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        .eval_lane = is_fpclass,
        .formula = "res = bit has the class of in",
        .example = "// Is it an infinity (2^2 and 2^9)?\n"
                   "  %x = arith.constant dense<[1.0, 0x7F800000, 0x7FC00000]> : vector<3xf32>\n"
                   "  %r = \"llvm.intr.is.fpclass\"(%x) <{bit = 516 : i32}>\n"
                   "    : (vector<3xf32>) -> vector<3xi1>\n",
        .gives = "dense<[false, true, false]> : vector<3xi1>\n",
    },
    {
        .name = "llvm.intr.ldexp",
        .summary = "a float times a power of two",
        .doc = "val times 2 to the power of the integer.\n",
        .operands = OPERANDS({ "val", &LLVM_FLOAT_LIKE }, { "power", &ANY_SIGNLESS_INTEGER }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE,
        .eval_lane = ldexp_of,
        .fits = gives_type_of_first,
        .formula = "res = val * 2^power, correctly rounded",
        .poison = "Under `nnan` (`ninf`) where an operand or the result is NaN (infinite).\n",
        .decisions = "A10, N1",
        .example = "  %x = arith.constant 1.5 : f32\n"
                   "  %up = arith.constant 4 : i32\n"
                   "  %down = arith.constant -149 : i32\n"
                   "  %a = llvm.intr.ldexp(%x, %up) : (f32, i32) -> f32\n"
                   "  %b = llvm.intr.ldexp(%x, %down) : (f32, i32) -> f32\n"
                   "  return %a, %b : f32, f32\n",
        .gives = "2.400000e+01 : f32\n"
                 "2.802600e-45 : f32\n",
    },
    {
        .name = "llvm.intr.log",
        .summary = "natural logarithm",
        .doc = "The logarithm to base e; NaN for negative numbers.\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.log",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.log10",
        .summary = "logarithm to base 10",
        .doc = "The logarithm to base 10; NaN for negative numbers.\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.log10",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.log2",
        .summary = "logarithm to base 2",
        .doc = "The logarithm to base 2; NaN for negative numbers.\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.log2",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.maximum",
        .summary = "the greater number, or NaN",
        .doc = "The greater operand, +0 above -0; NaN where one is NaN.\n",
        .operands = OPERANDS({ "a", &LLVM_FLOAT_LIKE }, { "b", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.maximumf",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.maxnum",
        .summary = "the greater number",
        .doc = "The greater operand; the other one where one is a quiet NaN. -0 is\n"
               "below +0. Of a signaling NaN and a number it is NaN, or the number.\n",
        .operands = OPERANDS({ "a", &LLVM_FLOAT_LIKE }, { "b", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval_lane = maxnum,
        .formula = "res = max(a, b)",
        .poison = "Under `nnan` (`ninf`) where an operand or the result is NaN (infinite).\n",
        .decisions = "A10, N1, N23",
        .example = "  %a = arith.constant dense<[1.0, 0x7FC00000, -0.0]> : vector<3xf32>\n"
                   "  %b = arith.constant dense<[2.0, 2.0, 0.0]> : vector<3xf32>\n"
                   "  %r = llvm.intr.maxnum(%a, %b)\n"
                   "    : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>\n",
        .gives = "dense<[2.000000e+00, 2.000000e+00, 0.000000e+00]> : vector<3xf32>\n",
    },
    {
        .name = "llvm.intr.minimum",
        .summary = "the lesser number, or NaN",
        .doc = "The lesser operand, -0 below +0; NaN where one is NaN.\n",
        .operands = OPERANDS({ "a", &LLVM_FLOAT_LIKE }, { "b", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.minimumf",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.minnum",
        .summary = "the lesser number",
        .doc = "The lesser operand; the other one where one is a quiet NaN. -0 is\n"
               "below +0. Of a signaling NaN and a number it is NaN, or the number.\n",
        .operands = OPERANDS({ "a", &LLVM_FLOAT_LIKE }, { "b", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval_lane = minnum,
        .formula = "res = min(a, b)",
        .poison = "Under `nnan` (`ninf`) where an operand or the result is NaN (infinite).\n",
        .decisions = "A10, N1, N23",
        .example = "  %a = arith.constant dense<[1.0, 0x7FC00000, -0.0]> : vector<3xf32>\n"
                   "  %b = arith.constant dense<[2.0, 2.0, 0.0]> : vector<3xf32>\n"
                   "  %r = llvm.intr.minnum(%a, %b)\n"
                   "    : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>\n",
        .gives = "dense<[1.000000e+00, 2.000000e+00, -0.000000e+00]> : vector<3xf32>\n",
    },
    {
        .name = "llvm.intr.nearbyint",
        .summary = "rounding to a whole number",
        .doc = "The nearest whole number, ties to even, as a float.\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.roundeven",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.pow",
        .summary = "a power",
        .doc = "a to the power of b.\n",
        .operands = OPERANDS({ "a", &LLVM_FLOAT_LIKE }, { "b", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.powf",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.powi",
        .summary = "a power with a whole exponent",
        .doc = "val to the power of the integer; the order of the multiplications is not said.\n",
        .operands = OPERANDS({ "val", &LLVM_FLOAT_LIKE }, { "power", &ANY_SIGNLESS_INTEGER }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE,
        .as = "math.fpowi",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.rint",
        .summary = "rounding to a whole number",
        .doc = "The nearest whole number, ties to even, as a float.\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.roundeven",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.round",
        .summary = "rounding, ties away from zero",
        .doc = "The nearest whole number, ties away from zero, as a float.\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.round",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.roundeven",
        .summary = "rounding, ties to even",
        .doc = "The nearest whole number, ties to even, as a float.\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.roundeven",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.sin",
        .summary = "sine",
        .doc = "The sine of the angle in radians.\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.sin",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.sinh",
        .summary = "hyperbolic sine",
        .doc = "The hyperbolic sine.\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.sinh",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.sqrt",
        .summary = "square root",
        .doc = "The square root, rounded to nearest even; NaN for negative numbers, -0 for -0.\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.sqrt",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.tan",
        .summary = "tangent",
        .doc = "The tangent of the angle in radians.\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.tan",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.tanh",
        .summary = "hyperbolic tangent",
        .doc = "The hyperbolic tangent.\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.tanh",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.intr.trunc",
        .summary = "rounding toward zero",
        .doc = "The whole number next to the operand toward zero, as a float.\n",
        .operands = OPERANDS({ "in", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.trunc",
        .as_names = "fastmath=fastmathFlags",
    },
    { 0 },
};
