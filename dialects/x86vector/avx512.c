/* x86vector.avx512: lanes under masks, and bf16. */
#include "core/ir/context.h"
#include "core/ir/diag.h"
#include "dialects/dots.h"
#include "dialects/x86vector/x86vector.h"

static bool has_8_or_16(const Type *type)
{
    return has_length(type, (const unsigned[]){ 16, 8, 0 });
}

static bool is_mask(const Type *type)
{
    return has_8_or_16(type) && type_satisfies(&I1, type_element(type));
}

static bool is_float_vector(const Type *type)
{
    return has_8_or_16(type)
           && (type_satisfies(&F32, type_element(type))
               || type_satisfies(&F64, type_element(type)));
}

static bool is_int_vector(const Type *type)
{
    return has_8_or_16(type)
           && (type_satisfies(&I32, type_element(type))
               || type_satisfies(&I64, type_element(type)));
}

static bool is_number_vector(const Type *type)
{
    return is_float_vector(type) || is_int_vector(type);
}

static bool is_write_mask(const Type *type)
{
    return type_satisfies(&I16, type) || type_satisfies(&I8, type);
}

static bool is_f32_sums(const Type *type)
{
    return has_length(type, (const unsigned[]){ 4, 8, 16, 0 })
           && type_satisfies(&F32, type_element(type));
}

static bool is_bf16_factors(const Type *type)
{
    return has_length(type, (const unsigned[]){ 8, 16, 32, 0 })
           && type_satisfies(&BF16, type_element(type));
}

static bool is_f32_8_or_16(const Type *type)
{
    return has_8_or_16(type) && type_satisfies(&F32, type_element(type));
}

static bool is_bf16_8_or_16(const Type *type)
{
    return has_8_or_16(type) && type_satisfies(&BF16, type_element(type));
}

static const TypeConstraint MASK = { "vector of 1-bit signless integer values of length 16/8",
                                     is_mask, NULL, &VECTOR_CLASS };
static const TypeConstraint NUMBERS = {
    "vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer "
    "values of length 16/8",
    is_number_vector, NULL, &VECTOR_CLASS
};
static const TypeConstraint FLOATS = {
    "vector of 32-bit float or 64-bit float values of length 16/8", is_float_vector, NULL,
    &VECTOR_CLASS
};
static const TypeConstraint INTS = {
    "vector of 32-bit signless integer or 64-bit signless integer values of length 16/8",
    is_int_vector, NULL, &VECTOR_CLASS
};
static const TypeConstraint WRITE_MASK = { "16-bit signless integer or 8-bit signless integer",
                                           is_write_mask };
static const TypeConstraint F32_SUMS = { "vector of 32-bit float values of length 4/8/16",
                                         is_f32_sums, NULL, &VECTOR_CLASS };
static const TypeConstraint BF16_FACTORS = { "vector of bfloat16 type values of length 8/16/32",
                                             is_bf16_factors, NULL, &VECTOR_CLASS };
static const TypeConstraint F32_8_16 = { "vector of 32-bit float values of length 8/16",
                                         is_f32_8_or_16, NULL, &VECTOR_CLASS };
static const TypeConstraint BF16_8_16 = { "vector of bfloat16 type values of length 8/16",
                                          is_bf16_8_or_16, NULL, &VECTOR_CLASS };

/* mask.compress */

enum { CONSTANT_SRC };

static bool verify_compress(const Op *op)
{
    const Attr *constant = op_inherent(op, CONSTANT_SRC);
    const Type *type = op->results[0]->type;
    bool has_src = op->operand_count > 2;

    if (has_src && constant)
        return op_plain_error(op, "cannot use both src and constant_src");
    if (has_src && op->operands[2]->type != type)
        return op_plain_error(op, "failed to verify that src and dst have same type");
    return !constant || constant->type == type
           || op_plain_error(op, "failed to verify that constant_src and dst have same type");
}

/* What lanes hold that nothing is moved to. */
static bool fill(Step *s, Place result)
{
    const Attr *constant = prop(s, CONSTANT_SRC);

    if (s->op->operand_count > 2)
        place_copy(result, operand_place(s, 2));
    else if (constant)
        return place_set_attr(s, result, s->op->results[0]->type, constant);
    else
        place_copy(result, scratch_place(s, result.layout));
    return true;
}

static Flow compress(Step *s)
{
    Place mask = operand_place(s, 0), from = operand_place(s, 1), result = result_place(s, 0);
    uint64_t next = 0;

    if (!fill(s, result))
        return cannot_be_held(s, prop(s, CONSTANT_SRC), "a constant_src");
    for (uint64_t i = 0; i < layout_lanes(from.layout); i++)
        if (place_lane(mask, i).words[0])
            place_copy(place_lane(result, next++), place_lane(from, i));
    return FLOW_NEXT;
}

/* Operations on floats under a mask, an integer of as many bits as there are lanes. */

static const Type *int_of_rows(const Type *type)
{
    return type_i(type->context, (unsigned)type->shaped.dims[0]);
}

static bool lane_is_on(Int mask, uint64_t lane)
{
    return int_low_u(mask) >> lane & 1;
}

typedef struct Masked {
    Place src, a, b;
    Int mask;
    int64_t control; /* how to round */
} Masked;

typedef Float MaskedLane(const Masked *masked, uint64_t lane);

/* A poison mask, or way to round, is the whole result's; so is no more: rows spread it. */
static Flow run_masked(Step *s, const Masked *masked, MaskedLane *make)
{
    Place result = result_place(s, 0);

    for (uint64_t i = 0; i < layout_lanes(result.layout); i++) {
        Place to = place_lane(result, i), a = place_lane(masked->a, i);
        Place b = masked->b.words ? place_lane(masked->b, i) : a;
        Float made;

        if (!lane_is_on(masked->mask, i) || *a.poison || *b.poison) {
            place_copy(to, !lane_is_on(masked->mask, i) ? place_lane(masked->src, i)
                           : *a.poison                  ? a
                                                        : b);
            continue;
        }
        made = make(masked, i);
        place_set_float(to, float_is_nan(made) ? choice_nan(choice_in(s), made.format) : made);
    }
    return FLOW_NEXT;
}

/* A power of two, in a format that holds all those that matter: the exponent is clamped. */
static Float power_of_two(int64_t exponent)
{
    int64_t most = 8000;

    if (exponent > most)
        exponent = most;
    if (exponent < -most)
        exponent = -most;
    return float_of_bits(&FLOAT_F128, 0, (uint64_t)(exponent + 16383) << 48);
}

static Float wide(Float value)
{
    return float_convert(&FLOAT_F128, value, FLOAT_TO_NEAREST_EVEN);
}

static Float to_integral(Float value, int64_t mode)
{
    switch (mode) {
    case 0:
        return float_roundeven(value);
    case 1:
        return float_floor(value);
    case 2:
        return float_ceil(value);
    default:
        return float_trunc(value);
    }
}

/* `imm`: how many bits behind the point, by four; 4: as is the habit, to nearest even; else 0 to 3,
 * to nearest even, downward, upward, toward zero. */
static Float round_scaled(const Masked *masked, uint64_t lane)
{
    Float a = place_float(place_lane(masked->a, lane));
    int64_t bits = masked->control >> 4 & 15, mode = masked->control & 4 ? 0 : masked->control & 3;
    Float scaled;

    if (!float_is_finite(a))
        return a;
    scaled = to_integral(float_mul(wide(a), power_of_two(bits)), mode);
    return float_convert(a.format, float_mul(scaled, power_of_two(-bits)), FLOAT_TO_NEAREST_EVEN);
}

static Flow rndscale(Step *s)
{
    Masked masked = { .src = operand_place(s, 0),
                      .a = operand_place(s, 2),
                      .mask = int_in(s, 1),
                      .control = int_low_s(int_in(s, 3)) };

    return run_masked(s, &masked, round_scaled);
}

/* a * 2^floor(b), as the instruction's table has it where one is no number: DECISIONS.md V54. */
static Float scale(const Masked *masked, uint64_t lane)
{
    static const FloatRounding MODES[] = { FLOAT_TO_NEAREST_EVEN, FLOAT_DOWNWARD, FLOAT_UPWARD,
                                           FLOAT_TOWARD_ZERO };
    Float a = place_float(place_lane(masked->a, lane)),
          b = place_float(place_lane(masked->b, lane));
    FloatRounding rounding = masked->control & 4 ? MODES[0] : MODES[masked->control & 3];
    double exponent = float_to_double(float_floor(b));

    if (float_is_inf(b) && float_is_nan(a))
        return exponent > 0 ? b : float_zero(a.format, false);
    if (float_is_nan(a) || float_is_nan(b))
        return float_nan(a.format);
    if (float_is_inf(b) && (exponent > 0 ? float_is_zero(a) : float_is_inf(a)))
        return float_nan(a.format);
    if (float_is_inf(b))
        return float_copysign(exponent > 0 ? b : float_zero(a.format, false), a);
    exponent = exponent > 8000 ? 8000 : exponent < -8000 ? -8000 : exponent;
    return float_convert(a.format, float_mul(wide(a), power_of_two((int64_t)exponent)), rounding);
}

static Flow scalef(Step *s)
{
    Masked masked = { .src = operand_place(s, 0),
                      .a = operand_place(s, 1),
                      .b = operand_place(s, 2),
                      .mask = int_in(s, 3),
                      .control = int_low_s(int_in(s, 4)) };

    return run_masked(s, &masked, scale);
}

/* vp2intersect */

static void find_in(Place bits, Place of, Place other)
{
    for (uint64_t i = 0; i < layout_lanes(of.layout); i++) {
        bool found = false;

        for (uint64_t j = 0; j < layout_lanes(other.layout); j++)
            found |= int_eq(place_int(place_lane(of, i)), place_int(place_lane(other, j)));
        place_lane(bits, i).words[0] = found;
    }
}

static Flow vp2intersect(Step *s)
{
    find_in(result_place(s, 0), operand_place(s, 0), operand_place(s, 1));
    find_in(result_place(s, 1), operand_place(s, 1), operand_place(s, 0));
    return FLOW_NEXT;
}

/* dot, and conversions */

static const Type *twice_bf16(const Type *type)
{
    int64_t lanes = type->shaped.dims[0] * 2;

    return type_vector(type->context, 1, &lanes, NULL, type_float(type->context, &FLOAT_BF16));
}

/* DECISIONS.md V53. */
static Flow dot_bf16(Step *s)
{
    return give_dots(s, (Dots){ .length = 2, .backwards = true });
}

static bool has_as_many_lanes(const Op *op)
{
    return type_num_elements(op->operands[0]->type) == type_num_elements(op->results[0]->type);
}

const OpDef AVX512_OPS[] = {
    {
        .name = "x86vector.avx512.mask.compress",
        .summary = "lanes that are on, moved together",
        .doc = "The lanes of a that are on in k, one behind the other from lane 0 on. The lanes\n"
               "above them are those of src, or of `constant_src`, or 0 without either.\n",
        .operands = OPERANDS({ "k", &MASK }, { "a", &NUMBERS, .poison = POISON_MOVES },
                             { "src", &NUMBERS, OPTIONAL, POISON_MOVES }),
        .attrs = ATTRS([CONSTANT_SRC] = { "constant_src", &ELEMENTS_ATTR, .optional = true }),
        .results = RESULTS({ "dst", &NUMBERS }),
        .types = TYPE_RULES({ .same = "a dst" },
                            { .from = "dst",
                              .to = "k",
                              .derive = bits_of_rows,
                              .summary = "`k` has the same number of bits as elements in `dst`" }),
        .format = "$k `,` $a (`,` $src^)? attr-dict `:` type($dst) (`,` type($src)^)?",
        .traits = PURE,
        .verify = verify_compress,
        .eval = compress,
        .fits = is_flat,
        .formula = "dst = the lanes of a that are on, then src[count], src[count + 1] ...",
        .poison = "Lanes that were moved there poison; all where a lane of k is.\n",
        .words = "pack filter",
        .example = "  %k = arith.constant dense<[false, true, true, false, false, false, false,\n"
                   "                             true]> : vector<8xi1>\n"
                   "  %a = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : vector<8xi32>\n"
                   "  %r = x86vector.avx512.mask.compress %k, %a : vector<8xi32>\n",
        .gives = "dense<[2, 3, 8, 0, 0, 0, 0, 0]> : vector<8xi32>\n",
    },
    {
        .name = "x86vector.avx512.mask.rndscale",
        .summary = "rounding to bits behind the point",
        .doc = "Each lane of a, rounded to imm / 16 bits behind the point (of imm the low eight\n"
               "bits count): to nearest even where imm has the bit 4, else by its two lowest\n"
               "bits, 0 to nearest even, 1 down, 2 up, 3 toward zero. Lanes that are off in the\n"
               "bits of k are those of src. `rounding` is about exceptions and means nothing.\n",
        .operands = OPERANDS({ "src", &FLOATS, .poison = POISON_MOVES }, { "k", &I32 },
                             { "a", &FLOATS, .poison = POISON_MOVES }, { "imm", &WRITE_MASK },
                             { "rounding", &I32 }),
        .results = RESULTS({ "dst", &FLOATS }),
        .types = TYPE_RULES({ .same = "src a dst" },
                            { .from = "dst",
                              .to = "imm",
                              .derive = int_of_rows,
                              .summary = "imm has the same number of bits as elements in dst" }),
        .format = "$src `,` $k `,` $a `,` $imm `,` $rounding attr-dict `:` type($dst)",
        .traits = PURE,
        .eval = rndscale,
        .fits = is_flat,
        .formula = "dst[i] = round(a[i] * 2^m) / 2^m where bit i of k is 1, else src[i]",
        .poison = "Lanes of which the operand's lane that they come from is; all where k, imm or\n"
                  "rounding is.\n",
        .decisions = "N1, V54",
        .example = "// Two bits behind the point, to nearest even; in four lanes.\n"
                   "  %a = arith.constant dense<[0.3, -0.9, 1.6, 2.0, 7.7, 7.7, 7.7, 7.7]>\n"
                   "    : vector<8xf64>\n"
                   "  %src = arith.constant dense<0.0> : vector<8xf64>\n"
                   "  %k = arith.constant 15 : i32\n"
                   "  %imm = arith.constant 32 : i8\n"
                   "  %rounding = arith.constant 4 : i32\n"
                   "  %r = x86vector.avx512.mask.rndscale %src, %k, %a, %imm, %rounding\n"
                   "    : vector<8xf64>\n"
                   "  vector.print %r : vector<8xf64>\n"
                   "  return\n",
        .gives = "( 0.25, -1, 1.5, 2, 0, 0, 0, 0 )\n",
    },
    {
        .name = "x86vector.avx512.mask.scalef",
        .summary = "scaling by powers of two",
        .doc = "a * 2^floor(b), lane by lane, rounded once: to nearest even where `rounding`\n"
               "has the bit 4, else by its two lowest bits, 0 to nearest even, 1 down, 2 up, 3\n"
               "toward zero. Lanes that are off in the bits of k are those of src.\n",
        .operands = OPERANDS(
            { "src", &FLOATS, .poison = POISON_MOVES }, { "a", &FLOATS, .poison = POISON_MOVES },
            { "b", &FLOATS, .poison = POISON_MOVES }, { "k", &WRITE_MASK }, { "rounding", &I32 }),
        .results = RESULTS({ "dst", &FLOATS }),
        .types = TYPE_RULES({ .same = "src a b dst" },
                            { .from = "dst",
                              .to = "k",
                              .derive = int_of_rows,
                              .summary = "k has the same number of bits as elements in dst" }),
        .format = "$src `,` $a `,` $b `,` $k `,` $rounding attr-dict `:` type($dst)",
        .traits = PURE,
        .eval = scalef,
        .fits = is_flat,
        .formula = "dst[i] = a[i] * 2^floor(b[i]) where bit i of k is 1, else src[i]",
        .poison = "Lanes of which an operand's lane that they come from is; all where k or\n"
                  "rounding is.\n",
        .decisions = "N1, V54",
        .words = "ldexp exponent",
        .example = "  %a = arith.constant dense<3.0> : vector<8xf64>\n"
                   "  %b = arith.constant dense<[0.0, 1.0, 1.9, -1.0, -0.5, 10.0, 2.0, 2.0]>\n"
                   "    : vector<8xf64>\n"
                   "  %k = arith.constant 63 : i8\n"
                   "  %rounding = arith.constant 4 : i32\n"
                   "  %r = x86vector.avx512.mask.scalef %a, %a, %b, %k, %rounding : vector<8xf64>\n"
                   "  vector.print %r : vector<8xf64>\n"
                   "  return\n",
        .gives = "( 3, 6, 6, 1.5, 1.5, 3072, 3, 3 )\n",
    },
    {
        .name = "x86vector.avx512.vp2intersect",
        .summary = "which lanes occur in both vectors",
        .doc = "Lane i of k1 is on where a[i] equals some lane of b, lane i of k2 where b[i]\n"
               "equals some lane of a.\n",
        .operands = OPERANDS({ "a", &INTS }, { "b", &INTS }),
        .results = RESULTS({ "k1", &MASK }, { "k2", &MASK }),
        .types = TYPE_RULES({ .same = "a b" },
                            { .from = "a",
                              .to = "k1",
                              .derive = bits_of_rows,
                              .summary = "k1 has the same number of bits as elements in a" },
                            { .from = "a",
                              .to = "k2",
                              .derive = bits_of_rows,
                              .summary = "k2 has the same number of bits as elements in b" }),
        .format = "$a `,` $b attr-dict `:` type($a)",
        .traits = PURE,
        .eval = vp2intersect,
        .fits = is_flat,
        .formula = "k1[i] = some j has a[i] = b[j], k2[i] = some j has b[i] = a[j]",
        .poison = "All lanes of both where a lane of an operand is.\n",
        .words = "intersection sets",
        .example = "  %a = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : vector<8xi64>\n"
                   "  %b = arith.constant dense<[8, 0, 0, 3, 0, 3, 0, 0]> : vector<8xi64>\n"
                   "  %k1, %k2 = x86vector.avx512.vp2intersect %a, %b : vector<8xi64>\n"
                   "  vector.print %k1 : vector<8xi1>\n"
                   "  vector.print %k2 : vector<8xi1>\n"
                   "  return\n",
        .gives = "( 0, 0, 1, 0, 0, 0, 0, 1 )\n"
                 "( 1, 0, 0, 1, 0, 1, 0, 0 )\n",
    },
    {
        .name = "x86vector.avx512.dot",
        .summary = "sums of two products of bf16",
        .doc = "Each lane of src plus the products of two neighbouring lanes of a with those of\n"
               "b, as f32: first those at odd places, each step rounded.\n",
        .operands = OPERANDS({ "src", &F32_SUMS, .poison = POISON_MOVES },
                             { "a", &BF16_FACTORS, .poison = POISON_MOVES },
                             { "b", &BF16_FACTORS, .poison = POISON_MOVES }),
        .results = RESULTS({ "dst", &F32_SUMS }),
        .types = TYPE_RULES({ .same = "a b" }, { .same = "src dst" },
                            { .from = "src",
                              .to = "a",
                              .derive = twice_bf16,
                              .summary = "`a` has twice an many elements as `src`" }),
        .format = "$src `,` $a `,` $b attr-dict `:` type($a) `->` type($src)",
        .traits = PURE,
        .eval = dot_bf16,
        .fits = is_flat,
        .formula = "dst[i] = (src[i] + a[2 * i + 1] * b[2 * i + 1]) + a[2 * i] * b[2 * i]",
        .poison = "Lanes into which a poison lane goes.\n",
        .decisions = "N1, V53",
        .example = "  %src = arith.constant dense<[0.0, 10.0, 20.0, 30.0]> : vector<4xf32>\n"
                   "  %a = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]>\n"
                   "    : vector<8xbf16>\n"
                   "  %r = x86vector.avx512.dot %src, %a, %a : vector<8xbf16> -> vector<4xf32>\n"
                   "  vector.print %r : vector<4xf32>\n"
                   "  return\n",
        .gives = "( 5, 35, 81, 143 )\n",
    },
    {
        .name = "x86vector.avx512.cvt.packed.f32_to_bf16",
        .summary = "f32 to bf16",
        .doc = "The nearest bf16 of each lane, the even one of two that are as near.\n",
        .operands = OPERANDS({ "a", &F32_8_16 }),
        .results = RESULTS({ "dst", &BF16_8_16 }),
        .predicates = PREDICATES({ "all of {a, dst} have same element count", has_as_many_lanes }),
        .format = "$a attr-dict `:` type($a) `->` type($dst)",
        .traits = PURE,
        .as = "arith.truncf",
        .formula = "dst = a, rounded",
        .decisions = "N1, V53",
        .example = "  %a = arith.constant dense<[1.0, 1.00390625, 0.1, 3.0, 0.0, 1.0, 1.0, 1.0]>\n"
                   "    : vector<8xf32>\n"
                   "  %r = x86vector.avx512.cvt.packed.f32_to_bf16 %a\n"
                   "    : vector<8xf32> -> vector<8xbf16>\n"
                   "  vector.print %r : vector<8xbf16>\n"
                   "  return\n",
        .gives = "( 1, 1, 0.100098, 3, 0, 1, 1, 1 )\n",
    },
    { 0 },
};
