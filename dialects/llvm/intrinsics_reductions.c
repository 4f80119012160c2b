/* Reductions of vectors; under a mask and an explicit vector length, evl, too. */
#include "dialects/arith/arith.h"
#include "dialects/llvm/predicated.h"
#include "dialects/vector/vector.h"

static bool is_extremum(CombiningKind kind)
{
    return kind == COMBINING_MAXNUMF || kind == COMBINING_MINNUMF;
}

/* vector's minnumf and maxnumf do not look at whether a NaN is signaling. */
static Flow take_in(Step *s, CombiningKind kind, Place to, Place value)
{
    Float made;

    if (!is_extremum(kind) || *to.poison || *value.poison)
        return combining(s, kind, to, to, value);
    made = llvm_extremum(s, place_float(to), place_float(value), kind == COMBINING_MAXNUMF);
    place_set_float(to, float_is_nan(made) ? choice_nan(choice_in(s), made.format) : made);
    return FLOW_NEXT;
}

/* What `nnan` and `ninf` exclude among the operands and the result. */
static const char *broken_promise(Step *s, Place result)
{
    uint64_t flags = meaning_in(s)->attrs ? llvm_fast_math(prop_bits(s, 0)) : 0;
    const char *why = NULL;

    for (unsigned i = 0; flags & (FAST_NNAN | FAST_NINF) && i < s->op->operand_count; i++) {
        Place operand = operand_place(s, i);

        for (uint64_t k = 0; k < layout_lanes(operand.layout) && !why; k++)
            why = fast_math_broken_with(flags, place_float(place_lane(operand, k)));
    }
    return why || !flags ? why : fast_math_broken_by(flags, place_float(result));
}

/* From the start value on, or else from the first lane; no operand is poison. */
static Flow reduce(Step *s)
{
    CombiningKind kind = (CombiningKind)meaning_in(s)->computes.kind;
    bool has_start = s->op->operand_count > 1;
    Place lanes = operand_place(s, has_start), result = result_place(s, 0);
    const char *why;

    place_copy(result, has_start ? operand_place(s, 0) : place_lane(lanes, 0));
    for (uint64_t i = !has_start; i < layout_lanes(lanes.layout); i++)
        if (take_in(s, kind, result, place_lane(lanes, i)) == FLOW_END)
            return FLOW_END;
    why = broken_promise(s, result);
    return why ? give_poison(s, why) : work_done(s, layout_lanes(lanes.layout));
}

enum { START, LANES, MASK };

/* The start value and the lanes that are on; a lane of which nobody knows makes poison. */
static Flow reduce_some(Step *s)
{
    CombiningKind kind = (CombiningKind)meaning_in(s)->computes.kind;
    Place lanes = operand_place(s, LANES), mask = operand_place(s, MASK),
          result = result_place(s, 0);
    uint64_t evl;

    if (!llvm_evl(s, layout_lanes(lanes.layout), &evl))
        return FLOW_END;
    place_copy(result, operand_place(s, START));
    for (uint64_t i = 0; i < evl; i++) {
        Place on = place_lane(mask, i);

        if (*on.poison)
            *result.poison = *on.poison;
        else if (*on.words && take_in(s, kind, result, place_lane(lanes, i)) == FLOW_END)
            return FLOW_END;
    }
    return work_done(s, evl);
}

/* Of a vector, from a start value on, if there is one: all of one element, and as many lanes in the
 * mask. */
static bool is_reduced(const Op *op)
{
    bool has_start = op->operand_count > 1;
    const Type *lanes = op->operands[has_start]->type, *element = type_element(lanes);

    return lanes->kind == TYPE_VECTOR && op->results[0]->type == element
           && (!has_start || op->operands[0]->type == element)
           && (op->operand_count <= MASK || llvm_is_mask_of(lanes, op->operands[MASK]->type));
}

const OpDef LLVM_REDUCTIONS[] = {
    {
        .name = "llvm.intr.vector.reduce.add",
        .summary = "the sum of all lanes",
        .doc = "The sum, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_INT }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
        .eval = reduce,
        .fits = is_reduced,
        .computes.kind = COMBINING_ADD,
        .formula = "res = in[0] + in[1] ...",
        .example = "  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>\n"
                   "  %r = \"llvm.intr.vector.reduce.add\"(%v) : (vector<4xi32>) -> i32\n",
        .gives = "10 : i32\n",
    },
    {
        .name = "llvm.intr.vector.reduce.and",
        .summary = "bitwise and of all lanes",
        .doc = "Bitwise and, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_INT }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
        .eval = reduce,
        .fits = is_reduced,
        .computes.kind = COMBINING_AND,
        .formula = "res = in[0] & in[1] ...",
        .example = "  %v = arith.constant dense<[7, 14, 6, -1]> : vector<4xi32>\n"
                   "  %r = \"llvm.intr.vector.reduce.and\"(%v) : (vector<4xi32>) -> i32\n",
        .gives = "6 : i32\n",
    },
    {
        .name = "llvm.intr.vector.reduce.fadd",
        .summary = "the sum of floats of all lanes",
        .doc = "The lanes are added to start_value from the first on; in any order under\n"
               "`reassoc`.\n",
        .operands = OPERANDS({ "start_value", &ANY_FLOAT }, { "input", &LLVM_VECTOR_OF_FLOAT }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
        .eval = reduce,
        .fits = is_reduced,
        .computes.kind = COMBINING_ADD,
        .formula = "res = start_value + input[0] + input[1] ...",
        .poison = "Under `nnan` (`ninf`) where a lane, the start value or the result is NaN\n"
                  "(infinite).\n",
        .decisions = "A10, N1, P7",
        .example =
            "  %v = arith.constant dense<[16777216.0, 1.0, 1.0, 1.0]> : vector<4xf32>\n"
            "  %start = arith.constant 2.0 : f32\n"
            "  %r = \"llvm.intr.vector.reduce.fadd\"(%start, %v) : (f32, vector<4xf32>) -> f32\n",
        .gives = "0x4B800002 : f32\n",
    },
    {
        .name = "llvm.intr.vector.reduce.fmax",
        .summary = "the greatest lane, of floats of all lanes",
        .doc = "The greatest lane, of floats, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_FLOAT }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
        .eval = reduce,
        .fits = is_reduced,
        .computes.kind = COMBINING_MAXNUMF,
        .formula = "res = max(in[0], in[1], ...)",
        .poison = "Under `nnan` (`ninf`) where a lane or the result is NaN (infinite).\n",
        .decisions = "A10, N1, N23, P7",
        .example = "  %v = arith.constant dense<[1.0, -2.0, 0x7FC00000, 0.5]> : vector<4xf32>\n"
                   "  %r = llvm.intr.vector.reduce.fmax(%v) : (vector<4xf32>) -> f32\n",
        .gives = "1.000000e+00 : f32\n",
    },
    {
        .name = "llvm.intr.vector.reduce.fmaximum",
        .summary = "the greatest lane, or NaN of all lanes",
        .doc = "The greatest lane, or NaN, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_FLOAT }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
        .eval = reduce,
        .fits = is_reduced,
        .computes.kind = COMBINING_MAXIMUMF,
        .formula = "res = max(in[0], in[1], ...)",
        .poison = "Under `nnan` (`ninf`) where a lane or the result is NaN (infinite).\n",
        .decisions = "A10, N1, P7",
        .example = "  %v = arith.constant dense<[1.0, -2.0, 0x7FC00000, 0.5]> : vector<4xf32>\n"
                   "  %r = llvm.intr.vector.reduce.fmaximum(%v) : (vector<4xf32>) -> f32\n",
        .gives = "0x7FC00000 : f32\n",
    },
    {
        .name = "llvm.intr.vector.reduce.fmin",
        .summary = "the least lane, of floats of all lanes",
        .doc = "The least lane, of floats, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_FLOAT }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
        .eval = reduce,
        .fits = is_reduced,
        .computes.kind = COMBINING_MINNUMF,
        .formula = "res = min(in[0], in[1], ...)",
        .poison = "Under `nnan` (`ninf`) where a lane or the result is NaN (infinite).\n",
        .decisions = "A10, N1, N23, P7",
        .example = "  %v = arith.constant dense<[1.0, -2.0, 0x7FC00000, 0.5]> : vector<4xf32>\n"
                   "  %r = llvm.intr.vector.reduce.fmin(%v) : (vector<4xf32>) -> f32\n",
        .gives = "-2.000000e+00 : f32\n",
    },
    {
        .name = "llvm.intr.vector.reduce.fminimum",
        .summary = "the least lane, or NaN of all lanes",
        .doc = "The least lane, or NaN, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_FLOAT }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
        .eval = reduce,
        .fits = is_reduced,
        .computes.kind = COMBINING_MINIMUMF,
        .formula = "res = min(in[0], in[1], ...)",
        .poison = "Under `nnan` (`ninf`) where a lane or the result is NaN (infinite).\n",
        .decisions = "A10, N1, P7",
        .example = "  %v = arith.constant dense<[1.0, -2.0, 0x7FC00000, 0.5]> : vector<4xf32>\n"
                   "  %r = llvm.intr.vector.reduce.fminimum(%v) : (vector<4xf32>) -> f32\n",
        .gives = "0x7FC00000 : f32\n",
    },
    {
        .name = "llvm.intr.vector.reduce.fmul",
        .summary = "the product of floats of all lanes",
        .doc = "start_value is multiplied by the lanes from the first on; in any order under\n"
               "`reassoc`.\n",
        .operands = OPERANDS({ "start_value", &ANY_FLOAT }, { "input", &LLVM_VECTOR_OF_FLOAT }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
        .eval = reduce,
        .fits = is_reduced,
        .computes.kind = COMBINING_MUL,
        .formula = "res = start_value * input[0] * input[1] ...",
        .poison = "Under `nnan` (`ninf`) where a lane, the start value or the result is NaN\n"
                  "(infinite).\n",
        .decisions = "A10, N1, P7",
        .example =
            "  %v = arith.constant dense<[1.5, 2.0, -1.0, 0.5]> : vector<4xf32>\n"
            "  %start = arith.constant 3.0 : f32\n"
            "  %r = \"llvm.intr.vector.reduce.fmul\"(%start, %v) : (f32, vector<4xf32>) -> f32\n",
        .gives = "-4.500000e+00 : f32\n",
    },
    {
        .name = "llvm.intr.vector.reduce.mul",
        .summary = "the product of all lanes",
        .doc = "The product, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_INT }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
        .eval = reduce,
        .fits = is_reduced,
        .computes.kind = COMBINING_MUL,
        .formula = "res = in[0] * in[1] ...",
        .example = "  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>\n"
                   "  %r = \"llvm.intr.vector.reduce.mul\"(%v) : (vector<4xi32>) -> i32\n",
        .gives = "24 : i32\n",
    },
    {
        .name = "llvm.intr.vector.reduce.or",
        .summary = "bitwise or of all lanes",
        .doc = "Bitwise or, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_INT }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
        .eval = reduce,
        .fits = is_reduced,
        .computes.kind = COMBINING_OR,
        .formula = "res = in[0] | in[1] ...",
        .example = "  %v = arith.constant dense<[1, 2, 8, 0]> : vector<4xi32>\n"
                   "  %r = \"llvm.intr.vector.reduce.or\"(%v) : (vector<4xi32>) -> i32\n",
        .gives = "11 : i32\n",
    },
    {
        .name = "llvm.intr.vector.reduce.smax",
        .summary = "the greatest lane, signed of all lanes",
        .doc = "The greatest lane, signed, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_INT }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
        .eval = reduce,
        .fits = is_reduced,
        .computes.kind = COMBINING_MAXSI,
        .formula = "res = max(in[0], in[1], ...)",
        .example = "  %v = arith.constant dense<[5, -7, 0, 3]> : vector<4xi32>\n"
                   "  %r = \"llvm.intr.vector.reduce.smax\"(%v) : (vector<4xi32>) -> i32\n",
        .gives = "5 : i32\n",
    },
    {
        .name = "llvm.intr.vector.reduce.smin",
        .summary = "the least lane, signed of all lanes",
        .doc = "The least lane, signed, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_INT }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
        .eval = reduce,
        .fits = is_reduced,
        .computes.kind = COMBINING_MINSI,
        .formula = "res = min(in[0], in[1], ...)",
        .example = "  %v = arith.constant dense<[5, -7, 0, 3]> : vector<4xi32>\n"
                   "  %r = \"llvm.intr.vector.reduce.smin\"(%v) : (vector<4xi32>) -> i32\n",
        .gives = "-7 : i32\n",
    },
    {
        .name = "llvm.intr.vector.reduce.umax",
        .summary = "the greatest lane, unsigned of all lanes",
        .doc = "The greatest lane, unsigned, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_INT }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
        .eval = reduce,
        .fits = is_reduced,
        .computes.kind = COMBINING_MAXUI,
        .formula = "res = max(in[0], in[1], ...)",
        .example = "  %v = arith.constant dense<[5, -7, 0, 3]> : vector<4xi32>\n"
                   "  %r = \"llvm.intr.vector.reduce.umax\"(%v) : (vector<4xi32>) -> i32\n",
        .gives = "-7 : i32\n",
    },
    {
        .name = "llvm.intr.vector.reduce.umin",
        .summary = "the least lane, unsigned of all lanes",
        .doc = "The least lane, unsigned, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_INT }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
        .eval = reduce,
        .fits = is_reduced,
        .computes.kind = COMBINING_MINUI,
        .formula = "res = min(in[0], in[1], ...)",
        .example = "  %v = arith.constant dense<[5, -7, 0, 3]> : vector<4xi32>\n"
                   "  %r = \"llvm.intr.vector.reduce.umin\"(%v) : (vector<4xi32>) -> i32\n",
        .gives = "0 : i32\n",
    },
    {
        .name = "llvm.intr.vector.reduce.xor",
        .summary = "bitwise exclusive or of all lanes",
        .doc = "Bitwise exclusive or, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_INT }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
        .eval = reduce,
        .fits = is_reduced,
        .computes.kind = COMBINING_XOR,
        .formula = "res = in[0] ^ in[1] ...",
        .example = "  %v = arith.constant dense<[1, 3, 8, 0]> : vector<4xi32>\n"
                   "  %r = \"llvm.intr.vector.reduce.xor\"(%v) : (vector<4xi32>) -> i32\n",
        .gives = "10 : i32\n",
    },
    {
        .name = "llvm.intr.vp.reduce.add",
        .summary = "the sum of lanes that are on",
        .doc = "The sum, over the start value and the lanes that are on in the mask and\n"
               "below evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_SIGNLESS_INTEGER },
                             { "val", &LLVM_VECTOR_OF_INT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1, .poison = POISON_MOVES }, EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        .eval = reduce_some,
        .fits = is_reduced,
        .computes.kind = COMBINING_ADD,
        .formula = "res = start + val[i] ..., where on",
        .poison = "Where a lane that is on is, or the mask of one below `evl`.\n",
        .undefined = EVL_UNDEFINED,
        .decisions = "N21",
        .example = "  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>\n"
                   "  %start = arith.constant 0 : i32\n"
                   "  %mask = arith.constant dense<[true, false, true, true]> : vector<4xi1>\n"
                   "  %evl = arith.constant 3 : i32\n"
                   "  %r = \"llvm.intr.vp.reduce.add\"(%start, %v, %mask, %evl)\n"
                   "    : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32\n",
        .gives = "4 : i32\n",
    },
    {
        .name = "llvm.intr.vp.reduce.and",
        .summary = "bitwise and of lanes that are on",
        .doc = "Bitwise and, over the start value and the lanes that are on in the mask and\n"
               "below evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_SIGNLESS_INTEGER },
                             { "val", &LLVM_VECTOR_OF_INT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1, .poison = POISON_MOVES }, EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        .eval = reduce_some,
        .fits = is_reduced,
        .computes.kind = COMBINING_AND,
        .formula = "res = start & val[i] ..., where on",
        .poison = "Where a lane that is on is, or the mask of one below `evl`.\n",
        .undefined = EVL_UNDEFINED,
        .decisions = "N21",
        .example = "  %v = arith.constant dense<[7, 14, 6, -1]> : vector<4xi32>\n"
                   "  %start = arith.constant -1 : i32\n"
                   "  %mask = arith.constant dense<[true, false, true, true]> : vector<4xi1>\n"
                   "  %evl = arith.constant 3 : i32\n"
                   "  %r = \"llvm.intr.vp.reduce.and\"(%start, %v, %mask, %evl)\n"
                   "    : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32\n",
        .gives = "6 : i32\n",
    },
    {
        .name = "llvm.intr.vp.reduce.fadd",
        .summary = "the sum of floats of lanes that are on",
        .doc = "The sum of floats, over the start value and the lanes that are on in the\n"
               "mask and below evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_FLOAT },
                             { "val", &LLVM_VECTOR_OF_FLOAT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1, .poison = POISON_MOVES }, EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        .eval = reduce_some,
        .fits = is_reduced,
        .computes.kind = COMBINING_ADD,
        .formula = "res = start + val[i] ..., where on",
        .poison = "Where a lane that is on is, or the mask of one below `evl`.\n",
        .undefined = EVL_UNDEFINED,
        .decisions = "N1, N21",
        .example = "  %v = arith.constant dense<[16777216.0, 1.0, 1.0, 1.0]> : vector<4xf32>\n"
                   "  %start = arith.constant 2.0 : f32\n"
                   "  %mask = arith.constant dense<[true, false, true, true]> : vector<4xi1>\n"
                   "  %evl = arith.constant 3 : i32\n"
                   "  %r = \"llvm.intr.vp.reduce.fadd\"(%start, %v, %mask, %evl)\n"
                   "    : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32\n",
        .gives = "0x4B800002 : f32\n",
    },
    {
        .name = "llvm.intr.vp.reduce.fmax",
        .summary = "the greatest lane, of floats of lanes that are on",
        .doc = "The greatest lane, of floats, over the start value and the lanes that are on\n"
               "in the mask and below evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_FLOAT },
                             { "val", &LLVM_VECTOR_OF_FLOAT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1, .poison = POISON_MOVES }, EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        .eval = reduce_some,
        .fits = is_reduced,
        .computes.kind = COMBINING_MAXNUMF,
        .formula = "res = max(start, val[i] where on)",
        .poison = "Where a lane that is on is, or the mask of one below `evl`.\n",
        .undefined = EVL_UNDEFINED,
        .decisions = "N1, N21, N23",
        .example = "  %v = arith.constant dense<[1.0, -2.0, 0x7FC00000, 0.5]> : vector<4xf32>\n"
                   "  %start = arith.constant -8.0 : f32\n"
                   "  %mask = arith.constant dense<[true, false, true, true]> : vector<4xi1>\n"
                   "  %evl = arith.constant 3 : i32\n"
                   "  %r = \"llvm.intr.vp.reduce.fmax\"(%start, %v, %mask, %evl)\n"
                   "    : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32\n",
        .gives = "1.000000e+00 : f32\n",
    },
    {
        .name = "llvm.intr.vp.reduce.fmin",
        .summary = "the least lane, of floats of lanes that are on",
        .doc = "The least lane, of floats, over the start value and the lanes that are on in\n"
               "the mask and below evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_FLOAT },
                             { "val", &LLVM_VECTOR_OF_FLOAT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1, .poison = POISON_MOVES }, EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        .eval = reduce_some,
        .fits = is_reduced,
        .computes.kind = COMBINING_MINNUMF,
        .formula = "res = min(start, val[i] where on)",
        .poison = "Where a lane that is on is, or the mask of one below `evl`.\n",
        .undefined = EVL_UNDEFINED,
        .decisions = "N1, N21, N23",
        .example = "  %v = arith.constant dense<[1.0, -2.0, 0x7FC00000, 0.5]> : vector<4xf32>\n"
                   "  %start = arith.constant 8.0 : f32\n"
                   "  %mask = arith.constant dense<[true, false, true, true]> : vector<4xi1>\n"
                   "  %evl = arith.constant 3 : i32\n"
                   "  %r = \"llvm.intr.vp.reduce.fmin\"(%start, %v, %mask, %evl)\n"
                   "    : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32\n",
        .gives = "1.000000e+00 : f32\n",
    },
    {
        .name = "llvm.intr.vp.reduce.fmul",
        .summary = "the product of floats of lanes that are on",
        .doc = "The product of floats, over the start value and the lanes that are on in the\n"
               "mask and below evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_FLOAT },
                             { "val", &LLVM_VECTOR_OF_FLOAT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1, .poison = POISON_MOVES }, EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        .eval = reduce_some,
        .fits = is_reduced,
        .computes.kind = COMBINING_MUL,
        .formula = "res = start * val[i] ..., where on",
        .poison = "Where a lane that is on is, or the mask of one below `evl`.\n",
        .undefined = EVL_UNDEFINED,
        .decisions = "N1, N21",
        .example = "  %v = arith.constant dense<[1.5, 2.0, -1.0, 0.5]> : vector<4xf32>\n"
                   "  %start = arith.constant 3.0 : f32\n"
                   "  %mask = arith.constant dense<[true, false, true, true]> : vector<4xi1>\n"
                   "  %evl = arith.constant 3 : i32\n"
                   "  %r = \"llvm.intr.vp.reduce.fmul\"(%start, %v, %mask, %evl)\n"
                   "    : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32\n",
        .gives = "-4.500000e+00 : f32\n",
    },
    {
        .name = "llvm.intr.vp.reduce.mul",
        .summary = "the product of lanes that are on",
        .doc = "The product, over the start value and the lanes that are on in the mask and\n"
               "below evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_SIGNLESS_INTEGER },
                             { "val", &LLVM_VECTOR_OF_INT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1, .poison = POISON_MOVES }, EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        .eval = reduce_some,
        .fits = is_reduced,
        .computes.kind = COMBINING_MUL,
        .formula = "res = start * val[i] ..., where on",
        .poison = "Where a lane that is on is, or the mask of one below `evl`.\n",
        .undefined = EVL_UNDEFINED,
        .decisions = "N21",
        .example = "  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>\n"
                   "  %start = arith.constant 1 : i32\n"
                   "  %mask = arith.constant dense<[true, false, true, true]> : vector<4xi1>\n"
                   "  %evl = arith.constant 3 : i32\n"
                   "  %r = \"llvm.intr.vp.reduce.mul\"(%start, %v, %mask, %evl)\n"
                   "    : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32\n",
        .gives = "3 : i32\n",
    },
    {
        .name = "llvm.intr.vp.reduce.or",
        .summary = "bitwise or of lanes that are on",
        .doc = "Bitwise or, over the start value and the lanes that are on in the mask and\n"
               "below evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_SIGNLESS_INTEGER },
                             { "val", &LLVM_VECTOR_OF_INT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1, .poison = POISON_MOVES }, EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        .eval = reduce_some,
        .fits = is_reduced,
        .computes.kind = COMBINING_OR,
        .formula = "res = start | val[i] ..., where on",
        .poison = "Where a lane that is on is, or the mask of one below `evl`.\n",
        .undefined = EVL_UNDEFINED,
        .decisions = "N21",
        .example = "  %v = arith.constant dense<[1, 2, 8, 0]> : vector<4xi32>\n"
                   "  %start = arith.constant 0 : i32\n"
                   "  %mask = arith.constant dense<[true, false, true, true]> : vector<4xi1>\n"
                   "  %evl = arith.constant 3 : i32\n"
                   "  %r = \"llvm.intr.vp.reduce.or\"(%start, %v, %mask, %evl)\n"
                   "    : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32\n",
        .gives = "9 : i32\n",
    },
    {
        .name = "llvm.intr.vp.reduce.smax",
        .summary = "the greatest lane, signed of lanes that are on",
        .doc = "The greatest lane, signed, over the start value and the lanes that are on in\n"
               "the mask and below evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_SIGNLESS_INTEGER },
                             { "val", &LLVM_VECTOR_OF_INT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1, .poison = POISON_MOVES }, EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        .eval = reduce_some,
        .fits = is_reduced,
        .computes.kind = COMBINING_MAXSI,
        .formula = "res = max(start, val[i] where on)",
        .poison = "Where a lane that is on is, or the mask of one below `evl`.\n",
        .undefined = EVL_UNDEFINED,
        .decisions = "N21",
        .example = "  %v = arith.constant dense<[5, -7, 0, 3]> : vector<4xi32>\n"
                   "  %start = arith.constant -9 : i32\n"
                   "  %mask = arith.constant dense<[true, false, true, true]> : vector<4xi1>\n"
                   "  %evl = arith.constant 3 : i32\n"
                   "  %r = \"llvm.intr.vp.reduce.smax\"(%start, %v, %mask, %evl)\n"
                   "    : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32\n",
        .gives = "5 : i32\n",
    },
    {
        .name = "llvm.intr.vp.reduce.smin",
        .summary = "the least lane, signed of lanes that are on",
        .doc = "The least lane, signed, over the start value and the lanes that are on in\n"
               "the mask and below evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_SIGNLESS_INTEGER },
                             { "val", &LLVM_VECTOR_OF_INT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1, .poison = POISON_MOVES }, EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        .eval = reduce_some,
        .fits = is_reduced,
        .computes.kind = COMBINING_MINSI,
        .formula = "res = min(start, val[i] where on)",
        .poison = "Where a lane that is on is, or the mask of one below `evl`.\n",
        .undefined = EVL_UNDEFINED,
        .decisions = "N21",
        .example = "  %v = arith.constant dense<[5, -7, 0, 3]> : vector<4xi32>\n"
                   "  %start = arith.constant 9 : i32\n"
                   "  %mask = arith.constant dense<[true, false, true, true]> : vector<4xi1>\n"
                   "  %evl = arith.constant 3 : i32\n"
                   "  %r = \"llvm.intr.vp.reduce.smin\"(%start, %v, %mask, %evl)\n"
                   "    : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32\n",
        .gives = "0 : i32\n",
    },
    {
        .name = "llvm.intr.vp.reduce.umax",
        .summary = "the greatest lane, unsigned of lanes that are on",
        .doc = "The greatest lane, unsigned, over the start value and the lanes that are on\n"
               "in the mask and below evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_SIGNLESS_INTEGER },
                             { "val", &LLVM_VECTOR_OF_INT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1, .poison = POISON_MOVES }, EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        .eval = reduce_some,
        .fits = is_reduced,
        .computes.kind = COMBINING_MAXUI,
        .formula = "res = max(start, val[i] where on)",
        .poison = "Where a lane that is on is, or the mask of one below `evl`.\n",
        .undefined = EVL_UNDEFINED,
        .decisions = "N21",
        .example = "  %v = arith.constant dense<[5, -7, 0, 3]> : vector<4xi32>\n"
                   "  %start = arith.constant 0 : i32\n"
                   "  %mask = arith.constant dense<[true, false, true, true]> : vector<4xi1>\n"
                   "  %evl = arith.constant 3 : i32\n"
                   "  %r = \"llvm.intr.vp.reduce.umax\"(%start, %v, %mask, %evl)\n"
                   "    : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32\n",
        .gives = "5 : i32\n",
    },
    {
        .name = "llvm.intr.vp.reduce.umin",
        .summary = "the least lane, unsigned of lanes that are on",
        .doc = "The least lane, unsigned, over the start value and the lanes that are on in\n"
               "the mask and below evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_SIGNLESS_INTEGER },
                             { "val", &LLVM_VECTOR_OF_INT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1, .poison = POISON_MOVES }, EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        .eval = reduce_some,
        .fits = is_reduced,
        .computes.kind = COMBINING_MINUI,
        .formula = "res = min(start, val[i] where on)",
        .poison = "Where a lane that is on is, or the mask of one below `evl`.\n",
        .undefined = EVL_UNDEFINED,
        .decisions = "N21",
        .example = "  %v = arith.constant dense<[5, -7, 0, 3]> : vector<4xi32>\n"
                   "  %start = arith.constant -1 : i32\n"
                   "  %mask = arith.constant dense<[true, false, true, true]> : vector<4xi1>\n"
                   "  %evl = arith.constant 3 : i32\n"
                   "  %r = \"llvm.intr.vp.reduce.umin\"(%start, %v, %mask, %evl)\n"
                   "    : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32\n",
        .gives = "0 : i32\n",
    },
    {
        .name = "llvm.intr.vp.reduce.xor",
        .summary = "bitwise exclusive or of lanes that are on",
        .doc = "Bitwise exclusive or, over the start value and the lanes that are on in the\n"
               "mask and below evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_SIGNLESS_INTEGER },
                             { "val", &LLVM_VECTOR_OF_INT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1, .poison = POISON_MOVES }, EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        .eval = reduce_some,
        .fits = is_reduced,
        .computes.kind = COMBINING_XOR,
        .formula = "res = start ^ val[i] ..., where on",
        .poison = "Where a lane that is on is, or the mask of one below `evl`.\n",
        .undefined = EVL_UNDEFINED,
        .decisions = "N21",
        .example = "  %v = arith.constant dense<[1, 3, 8, 0]> : vector<4xi32>\n"
                   "  %start = arith.constant 0 : i32\n"
                   "  %mask = arith.constant dense<[true, false, true, true]> : vector<4xi1>\n"
                   "  %evl = arith.constant 3 : i32\n"
                   "  %r = \"llvm.intr.vp.reduce.xor\"(%start, %v, %mask, %evl)\n"
                   "    : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32\n",
        .gives = "9 : i32\n",
    },
    { 0 },
};
