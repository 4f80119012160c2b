/* Intrinsics that give two values at once, in a struct. */
#include "dialects/llvm/llvm.h"

#include "core/ir/diag.h"
#include "dialects/arith/arith.h"
#include "dialects/step.h"
#include "semantics/number/float_parts.h"

/* A struct of two values of the operand's type. */
static bool verify_sincos(const Op *op)
{
    const Type *operand = op->operands[0]->type, *result = op->results[0]->type;

    return (llvm_is_struct(result) && llvm_struct_count(result) == 2
            && llvm_struct_element(result, 0) == operand
            && llvm_struct_element(result, 1) == operand)
           || op_error(op,
                       "expected result type to be an homogeneous struct with two elements "
                       "matching the operand type, but got '%s'",
                       type_text(result));
}

/* Of the operands' lanes to one of each part of the result. */
typedef void PairLane(Step *s, const Place *in, Place first, Place second);

static Flow each_lane(Step *s, PairLane *compute)
{
    Place first = place_part(result_place(s, 0), 0), second = place_part(result_place(s, 0), 1);

    for (uint64_t i = 0; i < layout_lanes(first.layout); i++) {
        Place in[2], a = place_lane(first, i), b = place_lane(second, i);
        uint32_t poison = 0;

        for (unsigned k = 0; k < s->op->operand_count; k++) {
            in[k] = place_lane(operand_place(s, k), i);
            poison = poison ? poison : *in[k].poison;
        }
        *a.poison = *b.poison = poison;
        if (!poison)
            compute(s, in, a, b);
    }
    return work_done(s, layout_lanes(first.layout) / 8);
}

static void set(Place first, Place second, Int value, bool overflows)
{
    place_set_int(first, value);
    second.words[0] = overflows;
}

static void sadd_lane(Step *s, const Place *in, Place first, Place second)
{
    Int a = place_int(in[0]), b = place_int(in[1]);

    set(first, second, int_add(s->arena, a, b), int_add_overflows_s(a, b));
}

static Flow sadd(Step *s)
{
    return each_lane(s, sadd_lane);
}

static void smul_lane(Step *s, const Place *in, Place first, Place second)
{
    Int a = place_int(in[0]), b = place_int(in[1]);

    set(first, second, int_mul(s->arena, a, b), int_mul_overflows_s(a, b));
}

static Flow smul(Step *s)
{
    return each_lane(s, smul_lane);
}

static void ssub_lane(Step *s, const Place *in, Place first, Place second)
{
    Int a = place_int(in[0]), b = place_int(in[1]);

    set(first, second, int_sub(s->arena, a, b), int_sub_overflows_s(a, b));
}

static Flow ssub(Step *s)
{
    return each_lane(s, ssub_lane);
}

static void uadd_lane(Step *s, const Place *in, Place first, Place second)
{
    Int a = place_int(in[0]), b = place_int(in[1]);

    set(first, second, int_add(s->arena, a, b), int_add_overflows_u(a, b));
}

static Flow uadd(Step *s)
{
    return each_lane(s, uadd_lane);
}

static void umul_lane(Step *s, const Place *in, Place first, Place second)
{
    Int a = place_int(in[0]), b = place_int(in[1]);

    set(first, second, int_mul(s->arena, a, b), int_mul_overflows_u(a, b));
}

static Flow umul(Step *s)
{
    return each_lane(s, umul_lane);
}

static void usub_lane(Step *s, const Place *in, Place first, Place second)
{
    Int a = place_int(in[0]), b = place_int(in[1]);

    set(first, second, int_sub(s->arena, a, b), int_sub_overflows_u(a, b));
}

static Flow usub(Step *s)
{
    return each_lane(s, usub_lane);
}

/* Of a zero the exponent is 0; of an infinity or a NaN, which stay, any: a choice. */
static void frexp_lane(Step *s, const Place *in, Place first, Place second)
{
    Float value = place_float(in[0]);
    FloatParts parts = float_take_apart(value);
    unsigned width = second.layout->width;
    int64_t exponent = 0;

    if (parts.kind == KIND_FINITE) {
        unsigned bits = 0;

        while (bits < 8 * sizeof parts.significand && parts.significand >> bits)
            bits++;
        exponent = parts.exponent + (int)bits;
        value = float_scale(value, int_of_s(s->arena, 64, -exponent));
        place_set_int(second, int_of_s(s->arena, width, exponent));
    } else if (parts.kind == KIND_ZERO) {
        place_set_int(second, int_of_u(s->arena, width, 0));
    } else {
        place_set_int(second, choice_int(choice_in(s), s->arena, width));
    }
    place_set_float(first, float_is_nan(value) ? choice_nan(choice_in(s), value.format) : value);
}

static Flow frexp_of(Step *s)
{
    return each_lane(s, frexp_lane);
}

/* NULL, or why flags make it poison. */
static const char *sincos_broken(uint64_t flags, Float angle, Float sine)
{
    const char *why = fast_math_broken_with(flags, angle);

    return why ? why : fast_math_broken_by(flags, sine);
}

static void sincos_lane(Step *s, const Place *in, Place first, Place second)
{
    Float angle = place_float(in[0]), sine = float_sin(angle);
    const char *why = sincos_broken(llvm_fast_math(prop_bits(s, 0)), angle, sine);

    place_set_float(first, float_is_nan(sine) ? choice_nan(choice_in(s), sine.format) : sine);
    place_set_float(second,
                    float_is_nan(sine) ? choice_nan(choice_in(s), sine.format) : float_cos(angle));
    if (why)
        place_set_poison(s, first, why);
    if (why)
        place_set_poison(s, second, why);
}

static Flow sincos_of(Step *s)
{
    return each_lane(s, sincos_lane);
}

static Flow deinterleave(Step *s)
{
    Place from = operand_place(s, 0);

    for (uint64_t i = 0; i < layout_lanes(from.layout); i++)
        place_copy(place_lane(place_part(result_place(s, 0), i % 2), i / 2), place_lane(from, i));
    return FLOW_NEXT;
}

/* Types of the results' parts, of which there are two; NULL: it is none of those structs. */
static const Type *part_of(const Op *op, unsigned part)
{
    const Type *result = op->results[0]->type;

    return llvm_is_struct(result) && llvm_struct_count(result) == 2
               ? llvm_struct_element(result, part)
               : NULL;
}

/* Has it, beside the operand's type, as many lanes of an integer? */
static bool has_integers_of(const Type *type, const Type *integers)
{
    if (type->kind != TYPE_VECTOR)
        return type_is_any_integer(integers);
    return integers->kind == TYPE_VECTOR && type_is_any_integer(type_element(integers))
           && type_with_element(integers, type_element(type)) == type;
}

static bool gives_with_integers(const Op *op)
{
    const Type *type = op->operands[0]->type;

    return part_of(op, 0) == type && has_integers_of(type, part_of(op, 1));
}

static bool gives_with_overflow(const Op *op)
{
    return op->operands[1]->type == op->operands[0]->type && gives_with_integers(op)
           && type_is_signless(type_element(part_of(op, 1)), 1);
}

static bool gives_halves(const Op *op)
{
    const Type *type = op->operands[0]->type, *half = part_of(op, 0);

    return half && half == part_of(op, 1) && half->kind == TYPE_VECTOR
           && type_element(half) == type_element(type) && type->shaped.rank == 1
           && half->shaped.rank == 1 && type_is_scalable(half) == type_is_scalable(type)
           && type->shaped.dims[0] % 2 == 0 && half->shaped.dims[0] == type->shaped.dims[0] / 2;
}

const OpDef LLVM_PAIR_INTRINSICS[] = {
    {
        .name = "llvm.intr.sadd.with.overflow",
        .summary = "addition and whether it overflows, signed",
        .doc = "A struct of the sum modulo 2^n and whether the signed sum does not fit.\n",
        .operands = OPERANDS({ "lhs", &LLVM_INT_LIKE, ONE, POISON_MOVES },
                             { "rhs", &LLVM_INT_LIKE, ONE, POISON_MOVES }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_ELEMENT_TYPE,
        .eval = sadd,
        .fits = gives_with_overflow,
        .formula = "res = { lhs + rhs, whether that does not fit as a number that is signed }",
        .poison = "Both parts, lane by lane, where an operand is.\n",
        .example = "  %a = arith.constant 100 : i8\n"
                   "  %b = arith.constant 50 : i8\n"
                   "  %r = \"llvm.intr.sadd.with.overflow\"(%a, %b)\n"
                   "      : (i8, i8) -> !llvm.struct<(i8, i1)>\n",
        .gives = "{-106, true} : !llvm.struct<(i8, i1)>\n",
    },
    {
        .name = "llvm.intr.smul.with.overflow",
        .summary = "multiplication and whether it overflows, signed",
        .doc = "A struct of the product modulo 2^n and whether the signed product does not\n"
               "fit.\n",
        .operands = OPERANDS({ "lhs", &LLVM_INT_LIKE, ONE, POISON_MOVES },
                             { "rhs", &LLVM_INT_LIKE, ONE, POISON_MOVES }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_ELEMENT_TYPE,
        .eval = smul,
        .fits = gives_with_overflow,
        .formula = "res = { lhs * rhs, whether that does not fit as a number that is signed }",
        .poison = "Both parts, lane by lane, where an operand is.\n",
        .example = "  %a = arith.constant 16 : i8\n"
                   "  %b = arith.constant 8 : i8\n"
                   "  %r = \"llvm.intr.smul.with.overflow\"(%a, %b)\n"
                   "      : (i8, i8) -> !llvm.struct<(i8, i1)>\n",
        .gives = "{-128, true} : !llvm.struct<(i8, i1)>\n",
    },
    {
        .name = "llvm.intr.ssub.with.overflow",
        .summary = "subtraction and whether it overflows, signed",
        .doc = "A struct of the difference modulo 2^n and whether the signed difference does\n"
               "not fit.\n",
        .operands = OPERANDS({ "lhs", &LLVM_INT_LIKE, ONE, POISON_MOVES },
                             { "rhs", &LLVM_INT_LIKE, ONE, POISON_MOVES }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_ELEMENT_TYPE,
        .eval = ssub,
        .fits = gives_with_overflow,
        .formula = "res = { lhs - rhs, whether that does not fit as a number that is signed }",
        .poison = "Both parts, lane by lane, where an operand is.\n",
        .example = "  %a = arith.constant -100 : i8\n"
                   "  %b = arith.constant 50 : i8\n"
                   "  %r = \"llvm.intr.ssub.with.overflow\"(%a, %b)\n"
                   "      : (i8, i8) -> !llvm.struct<(i8, i1)>\n",
        .gives = "{106, true} : !llvm.struct<(i8, i1)>\n",
    },
    {
        .name = "llvm.intr.uadd.with.overflow",
        .summary = "addition and whether it overflows, unsigned",
        .doc = "A struct of the sum modulo 2^n and whether the unsigned sum does not fit.\n",
        .operands = OPERANDS({ "lhs", &LLVM_INT_LIKE, ONE, POISON_MOVES },
                             { "rhs", &LLVM_INT_LIKE, ONE, POISON_MOVES }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_ELEMENT_TYPE,
        .eval = uadd,
        .fits = gives_with_overflow,
        .formula = "res = { lhs + rhs, whether that does not fit as a number that is unsigned }",
        .poison = "Both parts, lane by lane, where an operand is.\n",
        .example = "  %a = arith.constant -1 : i8\n"
                   "  %b = arith.constant 1 : i8\n"
                   "  %r = \"llvm.intr.uadd.with.overflow\"(%a, %b)\n"
                   "      : (i8, i8) -> !llvm.struct<(i8, i1)>\n",
        .gives = "{0, true} : !llvm.struct<(i8, i1)>\n",
    },
    {
        .name = "llvm.intr.umul.with.overflow",
        .summary = "multiplication and whether it overflows, unsigned",
        .doc = "A struct of the product modulo 2^n and whether the unsigned product does not\n"
               "fit.\n",
        .operands = OPERANDS({ "lhs", &LLVM_INT_LIKE, ONE, POISON_MOVES },
                             { "rhs", &LLVM_INT_LIKE, ONE, POISON_MOVES }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_ELEMENT_TYPE,
        .eval = umul,
        .fits = gives_with_overflow,
        .formula = "res = { lhs * rhs, whether that does not fit as a number that is unsigned }",
        .poison = "Both parts, lane by lane, where an operand is.\n",
        .example = "  %a = arith.constant 16 : i8\n"
                   "  %b = arith.constant 16 : i8\n"
                   "  %r = \"llvm.intr.umul.with.overflow\"(%a, %b)\n"
                   "      : (i8, i8) -> !llvm.struct<(i8, i1)>\n",
        .gives = "{0, true} : !llvm.struct<(i8, i1)>\n",
    },
    {
        .name = "llvm.intr.usub.with.overflow",
        .summary = "subtraction and whether it overflows, unsigned",
        .doc = "A struct of the difference modulo 2^n and whether the unsigned difference\n"
               "does not fit.\n",
        .operands = OPERANDS({ "lhs", &LLVM_INT_LIKE, ONE, POISON_MOVES },
                             { "rhs", &LLVM_INT_LIKE, ONE, POISON_MOVES }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_ELEMENT_TYPE,
        .eval = usub,
        .fits = gives_with_overflow,
        .formula = "res = { lhs - rhs, whether that does not fit as a number that is unsigned }",
        .poison = "Both parts, lane by lane, where an operand is.\n",
        .example = "  %a = arith.constant 0 : i8\n"
                   "  %b = arith.constant 1 : i8\n"
                   "  %r = \"llvm.intr.usub.with.overflow\"(%a, %b)\n"
                   "      : (i8, i8) -> !llvm.struct<(i8, i1)>\n",
        .gives = "{-1, true} : !llvm.struct<(i8, i1)>\n",
    },
    {
        .name = "llvm.intr.frexp",
        .summary = "fraction and exponent",
        .doc = "A struct of a fraction in [0.5, 1) and the exponent of 2 whose product is the\n"
               "operand.\n",
        .operands = OPERANDS({ "val", &LLVM_FLOAT_LIKE, ONE, POISON_MOVES }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE,
        .eval = frexp_of,
        .fits = gives_with_integers,
        .formula = "res = { f, e }, val = f * 2^e, 0.5 <= |f| < 1",
        .poison = "Both parts, lane by lane, where the operand is.\n",
        .example = "  %a = arith.constant 6.0 : f32\n"
                   "  %r = llvm.intr.frexp(%a) : (f32) -> !llvm.struct<(f32, i32)>\n",
        .gives = "{7.500000e-01, 3} : !llvm.struct<(f32, i32)>\n",
    },
    {
        .name = "llvm.intr.sincos",
        .summary = "sine and cosine",
        .doc = "A struct of the sine and the cosine of the angle in radians.\n",
        .operands = OPERANDS({ "val", &LLVM_FLOAT_LIKE, ONE, POISON_MOVES }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE,
        .verify = verify_sincos,
        .eval = sincos_of,
        .formula = "res = { sin(val), cos(val) }, each correctly rounded",
        .poison = "Both parts, lane by lane, where the operand is, or, under `nnan` (`ninf`),\n"
                  "where it or they are NaN (infinite).\n",
        .decisions = "A10, N1, N9",
        .example = "// The angle of the point (4, 3).\n"
                   "  %angle = arith.constant 0.6435011 : f32\n"
                   "  %r = llvm.intr.sincos(%angle) : (f32) -> !llvm.struct<(f32, f32)>\n",
        .gives = "{6.000000e-01, 8.000000e-01} : !llvm.struct<(f32, f32)>\n",
    },
    {
        .name = "llvm.intr.vector.deinterleave2",
        .summary = "even and odd lanes",
        .doc = "A struct of a vector of the even lanes and one of the odd lanes.\n",
        .operands = OPERANDS({ "vec", &LLVM_VECTOR, ONE, POISON_MOVES }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        .eval = deinterleave,
        .fits = gives_halves,
        .formula = "res[0][i] = vec[2 * i], res[1][i] = vec[2 * i + 1]",
        .poison = "Lane by lane, where the operand is.\n",
        .example = "  %a = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>\n"
                   "  %r = \"llvm.intr.vector.deinterleave2\"(%a)\n"
                   "      : (vector<4xi8>) -> !llvm.struct<(vector<2xi8>, vector<2xi8>)>\n",
        .gives = "{dense<[1, 3]>, dense<[2, 4]>} : !llvm.struct<(vector<2xi8>, vector<2xi8>)>\n",
    },
    { 0 },
};
