/* x86vector.avx: dot products, the estimate of a reciprocal root, and narrow floats in memory. */
#include "dialects/access.h"
#include "dialects/dots.h"
#include "dialects/x86vector/x86vector.h"

static bool is_f32_8(const Type *type)
{
    return has_length(type, (const unsigned[]){ 8, 0 }) && type_satisfies(&F32, type_element(type));
}

static bool is_f32_4_or_8(const Type *type)
{
    return has_length(type, (const unsigned[]){ 4, 8, 0 })
           && type_satisfies(&F32, type_element(type));
}

static bool is_i32_4_or_8(const Type *type)
{
    return has_length(type, (const unsigned[]){ 4, 8, 0 })
           && type_satisfies(&I32, type_element(type));
}

static bool is_i8_16_or_32(const Type *type)
{
    return has_length(type, (const unsigned[]){ 16, 32, 0 })
           && type_satisfies(&I8, type_element(type));
}

static bool is_of_narrow_floats(const Type *type)
{
    return type_satisfies(&BF16, type->shaped.element)
           || type_satisfies(&F16, type->shaped.element);
}

static const TypeConstraint F32_8 = { "vector of 32-bit float values of length 8", is_f32_8, NULL,
                                      &VECTOR_CLASS };
static const TypeConstraint F32_4_8 = { "vector of 32-bit float values of length 4/8",
                                        is_f32_4_or_8, NULL, &VECTOR_CLASS };
static const TypeConstraint I32_4_8 = { "vector of 32-bit signless integer values of length 4/8",
                                        is_i32_4_or_8, NULL, &VECTOR_CLASS };
static const TypeConstraint I8_16_32 = { "vector of 8-bit signless integer values of length 16/32",
                                         is_i8_16_or_32, NULL, &VECTOR_CLASS };
static const TypeConstraint NARROW_MEMREF = { "memref of bfloat16 type or 16-bit float values",
                                              is_of_narrow_floats, NULL, &MEMREF_CLASS };

/* Within each half (p0 + p1) + (p2 + p3), each step rounded: DECISIONS.md V50. */
static Float dot_of_four(Place a, Place b, unsigned first)
{
    Float products[4];

    for (unsigned i = 0; i < 4; i++)
        products[i] =
            float_mul(place_float(place_lane(a, first + i)), place_float(place_lane(b, first + i)));
    return float_add(float_add(products[0], products[1]), float_add(products[2], products[3]));
}

static uint32_t poison_among(Place of, unsigned first, unsigned count)
{
    for (unsigned i = first; i < first + count; i++)
        if (of.poison[i])
            return of.poison[i];
    return 0;
}

static Flow dot(Step *s)
{
    Place a = operand_place(s, 0), b = operand_place(s, 1), result = result_place(s, 0);

    for (unsigned half = 0; half < 8; half += 4) {
        uint32_t poison = poison_among(a, half, 4);
        Float made = float_zero(&FLOAT_F32, false);

        if (!poison)
            poison = poison_among(b, half, 4);
        if (!poison)
            made = dot_of_four(a, b, half);
        if (float_is_nan(made))
            made = choice_nan(choice_in(s), made.format);
        for (unsigned i = half; i < half + 4; i++) {
            place_set_float(place_lane(result, i), made);
            result.poison[i] = poison;
        }
    }
    return FLOW_NEXT;
}

static Flow dot_i8(Step *s)
{
    return give_dots(s, (Dots){ .length = 4 });
}

static const Type *four_times_i8(const Type *type)
{
    int64_t lanes = type->shaped.dims[0] * 4;

    return type_vector(type->context, 1, &lanes, NULL, type_i(type->context, 8));
}

/* Narrow floats that follow each other in memory, from the memref's first element on: DECISIONS.md
 * V52. */
static Flow convert_from_memory(Step *s, unsigned count, unsigned step, unsigned first)
{
    Place result = result_place(s, 0);
    MemRef memref;
    Place narrow;

    if (!memref_in(s, 0, &memref))
        return FLOW_END;
    narrow = scratch_place(s, layout_of(s, memref.element));
    for (unsigned i = 0; i < count; i++) {
        if (load_at(s, &memref, i, narrow, ACCESS_READ) == FLOW_END)
            return FLOW_END;
        for (uint64_t lane = 0; lane < layout_lanes(result.layout); lane++) {
            Place to = place_lane(result, lane);

            if (i != lane * step + first)
                continue;
            *to.poison = *narrow.poison;
            if (!*narrow.poison)
                place_set_float(
                    to, float_convert(&FLOAT_F32, place_float(narrow), FLOAT_TO_NEAREST_EVEN));
        }
    }
    return FLOW_NEXT;
}

static Flow broadcast(Step *s)
{
    return convert_from_memory(s, 1, 0, 0);
}

static Flow convert_even(Step *s)
{
    return convert_from_memory(s, 2 * (unsigned)layout_lanes(result_place(s, 0).layout), 2, 0);
}

static Flow convert_odd(Step *s)
{
    return convert_from_memory(s, 2 * (unsigned)layout_lanes(result_place(s, 0).layout), 2, 1);
}

static const char UNDEFINED_READ[] =
    "The behaviour is undefined unless the memory lives and holds all these\n"
    "elements.\n";

#define FROM_MEMORY                                                                                \
    .operands = OPERANDS({ "a", &NARROW_MEMREF, ONE, POISON_IS_UNDEFINED }),                       \
    .results = RESULTS({ "dst", &F32_4_8 }), .format = "$a  attr-dict`:` type($a)`->` type($dst)", \
    .poison = "Lanes whose element is, or was never written.\n", .undefined = UNDEFINED_READ,      \
    .decisions = "V52"

const OpDef AVX_OPS[] = {
    {
        .name = "x86vector.avx.rsqrt",
        .summary = "the estimate of reciprocal square roots",
        .doc = "One divided by the square root, lane by lane: correctly rounded here, which an\n"
               "instruction that has 11 bits of it may be.\n",
        .operands = OPERANDS({ "a", &F32_8 }),
        .results = RESULTS({ "b", &F32_8 }),
        .format = "$a attr-dict `:` type($a)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.rsqrt",
        .formula = "b = 1 / sqrt(a)",
        .decisions = "N1, V51",
        .example = "  %a = arith.constant dense<[1.0, 4.0, 16.0, 0.25, 0.0, 64.0, 1.0, 1.0]>\n"
                   "    : vector<8xf32>\n"
                   "  %r = x86vector.avx.rsqrt %a : vector<8xf32>\n"
                   "  vector.print %r : vector<8xf32>\n"
                   "  return\n",
        .gives = "( 1, 0.5, 0.25, 2, inf, 0.125, 1, 1 )\n",
    },
    {
        .name = "x86vector.avx.intr.dot",
        .summary = "dot products of halves",
        .doc = "In each of the four lower lanes the dot product of the lower halves of a and b,\n"
               "in each of the others that of the upper ones: products, their sums by pairs,\n"
               "and the sum of these, each rounded.\n",
        .operands = OPERANDS({ "a", &F32_8, .poison = POISON_MOVES },
                             { "b", &F32_8, .poison = POISON_MOVES }),
        .results = RESULTS({ "res", &F32_8 }),
        .format = "$a `,` $b attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = dot,
        .fits = is_flat,
        .formula = "res[0..3] = (a0 * b0 + a1 * b1) + (a2 * b2 + a3 * b3), res[4..7] likewise",
        .poison = "All lanes of a half where one of an operand's is.\n",
        .decisions = "N1, V50",
        .example = "  %a = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]>\n"
                   "    : vector<8xf32>\n"
                   "  %r = x86vector.avx.intr.dot %a, %a : vector<8xf32>\n"
                   "  vector.print %r : vector<8xf32>\n"
                   "  return\n",
        .gives = "( 30, 30, 30, 30, 174, 174, 174, 174 )\n",
    },
    {
        .name = "x86vector.avx.dot.i8",
        .summary = "sums of four products of bytes",
        .doc = "Each lane of w plus the products of four neighbouring lanes of a with those of\n"
               "b, signed, modulo 2^32.\n",
        .operands = OPERANDS({ "w", &I32_4_8, .poison = POISON_MOVES },
                             { "a", &I8_16_32, .poison = POISON_MOVES },
                             { "b", &I8_16_32, .poison = POISON_MOVES }),
        .results = RESULTS({ "dst", &I32_4_8 }),
        .types = TYPE_RULES({ .same = "a b" }, { .same = "w dst" },
                            { .from = "w",
                              .to = "a",
                              .derive = four_times_i8,
                              .summary = "`a` has four times elements as `w`" }),
        .format = "$w `,` $a `,` $b attr-dict `:` type($a) `->` type($w)",
        .traits = PURE,
        .eval = dot_i8,
        .fits = is_flat,
        .formula = "dst[i] = w[i] + sum over k < 4 of a[4 * i + k] * b[4 * i + k]",
        .poison = "Lanes into which a poison lane goes.\n",
        .example = "  %w = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>\n"
                   "  %a = arith.constant dense<-128> : vector<16xi8>\n"
                   "  %r = x86vector.avx.dot.i8 %w, %a, %a : vector<16xi8> -> vector<4xi32>\n",
        .gives = "dense<[65536, 65537, 65538, 65539]> : vector<4xi32>\n",
    },
    {
        .name = "x86vector.avx.bcst_to_f32.packed",
        .summary = "an f16 or bf16 of memory in all lanes",
        .doc = "The memref's first element, as f32, in every lane.\n",
        FROM_MEMORY,
        .eval = broadcast,
        .fits = is_flat,
        .formula = "dst[i] = a[0]",
        .example = "  %m = memref.alloc() : memref<1xbf16>\n"
                   "  %x = arith.constant 1.5 : bf16\n"
                   "  %zero = arith.constant 0 : index\n"
                   "  memref.store %x, %m[%zero] : memref<1xbf16>\n"
                   "  %r = x86vector.avx.bcst_to_f32.packed %m : memref<1xbf16> -> vector<4xf32>\n"
                   "  vector.print %r : vector<4xf32>\n"
                   "  memref.dealloc %m : memref<1xbf16>\n"
                   "  return\n",
        .gives = "( 1.5, 1.5, 1.5, 1.5 )\n",
    },
    {
        .name = "x86vector.avx.cvt.packed.even.indexed_to_f32",
        .summary = "every other f16 or bf16 of memory, from the first on",
        .doc = "Of twice as many numbers as dst has lanes, which stand one behind the other\n"
               "from the memref's first element on: those at even places, as f32.\n",
        FROM_MEMORY,
        .eval = convert_even,
        .fits = is_flat,
        .formula = "dst[i] = a[2 * i]",
        .example = "memref.global \"private\" constant @g : memref<8xf16> =\n"
                   "  dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]>\n"
                   "func.func @main() {\n"
                   "  %m = memref.get_global @g : memref<8xf16>\n"
                   "  %r = x86vector.avx.cvt.packed.even.indexed_to_f32 %m\n"
                   "    : memref<8xf16> -> vector<4xf32>\n"
                   "  vector.print %r : vector<4xf32>\n"
                   "  return\n"
                   "}\n",
        .gives = "( 0, 2, 4, 6 )\n",
    },
    {
        .name = "x86vector.avx.cvt.packed.odd.indexed_to_f32",
        .summary = "every other f16 or bf16 of memory, from the second on",
        .doc = "Of twice as many numbers as dst has lanes, which stand one behind the other\n"
               "from the memref's first element on: those at odd places, as f32.\n",
        FROM_MEMORY,
        .eval = convert_odd,
        .fits = is_flat,
        .formula = "dst[i] = a[2 * i + 1]",
        .example = "memref.global \"private\" constant @g : memref<8xbf16> =\n"
                   "  dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]>\n"
                   "func.func @main() {\n"
                   "  %m = memref.get_global @g : memref<8xbf16>\n"
                   "  %r = x86vector.avx.cvt.packed.odd.indexed_to_f32 %m\n"
                   "    : memref<8xbf16> -> vector<4xf32>\n"
                   "  vector.print %r : vector<4xf32>\n"
                   "  return\n"
                   "}\n",
        .gives = "( 1, 3, 5, 7 )\n",
    },
    { 0 },
};
