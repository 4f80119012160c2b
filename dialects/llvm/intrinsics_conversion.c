/* Intrinsics that round: floats to integers, and between formats by a rounding mode. */
#include "dialects/llvm/llvm.h"
#include "dialects/step.h"

/* As a signed integer; where it does not fit, any: the first alternative is the least number.
 * DECISIONS.md N24 */
static Flow give_whole(Step *s, Float whole)
{
    unsigned width = type_bits(lane_type_out(s, 0));
    Int value;

    if (!float_to_int_s(s->arena, whole, width, &value))
        value = int_xor(s->arena, choice_int(choice_in(s), s->arena, width),
                        int_min_s(s->arena, width));
    return give_int(s, value);
}

static bool gives_integers(const Op *op)
{
    return type_is_any_integer(type_element(op->results[0]->type));
}

static Flow rint_of(Step *s)
{
    return give_whole(s, float_roundeven(float_in(s, 0)));
}

static Flow round_of(Step *s)
{
    return give_whole(s, float_round(float_in(s, 0)));
}

/* The constrained ones. Their rows take any types: what is no number, or of another kind, is
 * invalid where it runs, as upstream finds when it translates it. */

static Flow is_invalid(Step *s)
{
    return invalid(s, "'%s' from type '%s' to type '%s'", s->op->def->name,
                   type_text(s->op->operands[0]->type), type_text(s->op->results[0]->type));
}

/* False where the mode is none. DECISIONS.md N25 */
static bool rounding_in(const Step *s, FloatRounding *rounding)
{
    enum { MODES = 8, DYNAMIC_MODE = 7 };
    static const FloatRounding ROUNDINGS[MODES] = {
        FLOAT_TOWARD_ZERO, FLOAT_TO_NEAREST_EVEN, FLOAT_UPWARD,
        FLOAT_DOWNWARD,    FLOAT_TO_NEAREST_AWAY, [DYNAMIC_MODE] = FLOAT_TO_NEAREST_EVEN,
    };
    uint64_t mode = prop_bits(s, 0);

    *rounding = mode < MODES ? ROUNDINGS[mode] : FLOAT_TO_NEAREST_EVEN;
    return mode < MODES;
}

static bool changes_width(const Step *s, bool wider)
{
    const Type *from = lane_type_in(s, 0), *to = lane_type_out(s, 0);

    return type_is_float(from) && type_is_float(to)
           && (wider ? type_bits(to) > type_bits(from) : type_bits(to) < type_bits(from));
}

static Flow constrained_fpext(Step *s)
{
    if (!changes_width(s, true))
        return is_invalid(s);
    return give_float(
        s, float_convert(lane_type_out(s, 0)->format, float_in(s, 0), FLOAT_TO_NEAREST_EVEN));
}

static Flow constrained_fptrunc(Step *s)
{
    FloatRounding rounding;

    if (!changes_width(s, false) || !rounding_in(s, &rounding))
        return is_invalid(s);
    return give_float(s, float_convert(lane_type_out(s, 0)->format, float_in(s, 0), rounding));
}

static Flow give_from_int(Step *s, bool is_signed)
{
    FloatRounding rounding;

    if (!type_is_any_integer(lane_type_in(s, 0)) || !type_is_float(lane_type_out(s, 0))
        || !rounding_in(s, &rounding))
        return is_invalid(s);
    return give_float(s,
                      float_of_int(lane_type_out(s, 0)->format, int_in(s, 0), is_signed, rounding));
}

static Flow constrained_sitofp(Step *s)
{
    return give_from_int(s, true);
}

static Flow constrained_uitofp(Step *s)
{
    return give_from_int(s, false);
}

const OpDef LLVM_CONVERSION_INTRINSICS[] = {
    {
        .name = "llvm.intr.experimental.constrained.fpext",
        .summary = "a float in a wider format",
        .doc = "The same number; exceptions are as the attribute says.\n",
        .operands = OPERANDS({ "arg_0", &LLVM_ANY }),
        .attrs = ATTRS({ "fpExceptionBehavior", &LLVM_FP_EXCEPTIONS }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "$arg_0 $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)",
        .traits = PURE,
        .eval_lane = constrained_fpext,
        .formula = "res = arg_0",
        .decisions = "N1, N25",
        .example = "  %x = arith.constant 1.5 : f32\n"
                   "  %r = llvm.intr.experimental.constrained.fpext %x strict : f32 to f64\n",
        .gives = "1.500000e+00 : f64\n",
    },
    {
        .name = "llvm.intr.experimental.constrained.fptrunc",
        .summary = "a float in a narrower format",
        .doc = "The number rounded as the attribute says.\n",
        .operands = OPERANDS({ "arg_0", &LLVM_ANY }),
        .attrs = ATTRS({ "roundingmode", &LLVM_ROUNDING_MODE },
                       { "fpExceptionBehavior", &LLVM_FP_EXCEPTIONS }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` "
                  "type(results)",
        .traits = PURE,
        .eval_lane = constrained_fptrunc,
        .formula = "res = arg_0, rounded by the mode",
        .decisions = "N1, N25",
        .example = "  %x = arith.constant 0.1 : f64\n"
                   "  %a = llvm.intr.experimental.constrained.fptrunc %x upward ignore\n"
                   "    : f64 to f32\n"
                   "  %b = llvm.intr.experimental.constrained.fptrunc %x downward ignore\n"
                   "    : f64 to f32\n"
                   "  return %a, %b : f32, f32\n",
        .gives = "1.000000e-01 : f32\n"
                 "0.099999994 : f32\n",
    },
    {
        .name = "llvm.intr.experimental.constrained.sitofp",
        .summary = "a signed integer as a float",
        .doc = "The number rounded as the attribute says.\n",
        .operands = OPERANDS({ "arg_0", &LLVM_ANY }),
        .attrs = ATTRS({ "roundingmode", &LLVM_ROUNDING_MODE },
                       { "fpExceptionBehavior", &LLVM_FP_EXCEPTIONS }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` "
                  "type(results)",
        .traits = PURE,
        .eval_lane = constrained_sitofp,
        .formula = "res = arg_0, read as signed, rounded by the mode",
        .decisions = "N25",
        .example = "// 2^24 + 1 is no number of f32.\n"
                   "  %x = arith.constant -16777217 : i32\n"
                   "  %a = llvm.intr.experimental.constrained.sitofp %x upward ignore\n"
                   "    : i32 to f32\n"
                   "  %b = llvm.intr.experimental.constrained.sitofp %x downward ignore\n"
                   "    : i32 to f32\n"
                   "  return %a, %b : f32, f32\n",
        .gives = "0xCB800000 : f32\n"
                 "0xCB800001 : f32\n",
    },
    {
        .name = "llvm.intr.experimental.constrained.uitofp",
        .summary = "an unsigned integer as a float",
        .doc = "The number rounded as the attribute says.\n",
        .operands = OPERANDS({ "arg_0", &LLVM_ANY }),
        .attrs = ATTRS({ "roundingmode", &LLVM_ROUNDING_MODE },
                       { "fpExceptionBehavior", &LLVM_FP_EXCEPTIONS }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` "
                  "type(results)",
        .traits = PURE,
        .eval_lane = constrained_uitofp,
        .formula = "res = arg_0, read as unsigned, rounded by the mode",
        .decisions = "N25",
        .example = "// 2^24 + 1 is no number of f32.\n"
                   "  %x = arith.constant 16777217 : i32\n"
                   "  %a = llvm.intr.experimental.constrained.uitofp %x upward ignore\n"
                   "    : i32 to f32\n"
                   "  %b = llvm.intr.experimental.constrained.uitofp %x downward ignore\n"
                   "    : i32 to f32\n"
                   "  return %a, %b : f32, f32\n",
        .gives = "0x4B800001 : f32\n"
                 "0x4B800000 : f32\n",
    },
    {
        .name = "llvm.intr.llrint",
        .summary = "rounding to an integer",
        .doc = "The operand rounded to nearest even, as an integer; unspecified where it\n"
               "does not fit.\n",
        .operands = OPERANDS({ "val", &LLVM_FLOAT_LIKE }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE,
        .eval_lane = rint_of,
        .fits = gives_integers,
        .formula = "res = val, rounded, ties to even; any where that does not fit",
        .decisions = "N24",
        .example = "  %x = arith.constant dense<[1.5, 2.5, -0.5]> : vector<3xf32>\n"
                   "  %r = llvm.intr.llrint(%x) : (vector<3xf32>) -> vector<3xi64>\n",
        .gives = "dense<[2, 2, 0]> : vector<3xi64>\n",
    },
    {
        .name = "llvm.intr.llround",
        .summary = "rounding to an integer, ties away from zero",
        .doc = "The operand rounded, ties away from zero, as an integer; unspecified where\n"
               "it does not fit.\n",
        .operands = OPERANDS({ "val", &LLVM_FLOAT }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE,
        .eval_lane = round_of,
        .fits = gives_integers,
        .formula = "res = val, rounded, ties away from zero; any where that does not fit",
        .decisions = "N24",
        .example = "  %x = arith.constant -2.5 : f64\n"
                   "  %r = llvm.intr.llround(%x) : (f64) -> i64\n",
        .gives = "-3 : i64\n",
    },
    {
        .name = "llvm.intr.lrint",
        .summary = "rounding to an integer",
        .doc = "The operand rounded to nearest even, as an integer; unspecified where it\n"
               "does not fit.\n",
        .operands = OPERANDS({ "val", &LLVM_FLOAT_LIKE }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE,
        .eval_lane = rint_of,
        .fits = gives_integers,
        .formula = "res = val, rounded, ties to even; any where that does not fit",
        .decisions = "N24",
        .example = "  %x = arith.constant dense<[1.5, 2.5, -0.5]> : vector<3xf32>\n"
                   "  %r = llvm.intr.lrint(%x) : (vector<3xf32>) -> vector<3xi64>\n",
        .gives = "dense<[2, 2, 0]> : vector<3xi64>\n",
    },
    {
        .name = "llvm.intr.lround",
        .summary = "rounding to an integer, ties away from zero",
        .doc = "The operand rounded, ties away from zero, as an integer; unspecified where\n"
               "it does not fit.\n",
        .operands = OPERANDS({ "val", &LLVM_FLOAT_LIKE }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE,
        .eval_lane = round_of,
        .fits = gives_integers,
        .formula = "res = val, rounded, ties away from zero; any where that does not fit",
        .decisions = "N24",
        .example = "  %x = arith.constant dense<[1.5, 2.5, -0.5]> : vector<3xf32>\n"
                   "  %r = llvm.intr.lround(%x) : (vector<3xf32>) -> vector<3xi64>\n",
        .gives = "dense<[2, 3, -1]> : vector<3xi64>\n",
    },
    { 0 },
};
