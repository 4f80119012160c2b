/* arm_neon: instructions for vectors of ARM processors. */
#include "core/define/constraint.h"
#include "dialects/dots.h"

static bool has_lanes(const Type *type, int64_t count, const TypeConstraint *element)
{
    return type_num_elements(type) == count && type_satisfies(element, type_element(type));
}

static bool is_narrow_factors(const Type *type)
{
    return has_lanes(type, 8, &I8) || has_lanes(type, 4, &I8) || has_lanes(type, 2, &I8)
           || has_lanes(type, 8, &I16) || has_lanes(type, 4, &I16) || has_lanes(type, 2, &I16)
           || has_lanes(type, 8, &I32) || has_lanes(type, 4, &I32) || has_lanes(type, 2, &I32);
}

static bool is_wide_products(const Type *type)
{
    return has_lanes(type, 8, &I16) || has_lanes(type, 4, &I16) || has_lanes(type, 2, &I16)
           || has_lanes(type, 8, &I32) || has_lanes(type, 4, &I32) || has_lanes(type, 2, &I32)
           || has_lanes(type, 8, &I64) || has_lanes(type, 4, &I64) || has_lanes(type, 2, &I64);
}

static bool is_i32_sums(const Type *type)
{
    return has_lanes(type, 4, &I32) || has_lanes(type, 2, &I32);
}

static bool is_i8_factors(const Type *type)
{
    return has_lanes(type, 16, &I8) || has_lanes(type, 8, &I8);
}

/* One dimension, of so many lanes and no multiple. */
static bool is_row(const Type *type, int64_t count, const TypeConstraint *element)
{
    return type->shaped.rank == 1 && !type_is_scalable(type) && has_lanes(type, count, element);
}

static bool is_i32_4(const Type *type)
{
    return is_row(type, 4, &I32);
}

static bool is_i8_16(const Type *type)
{
    return is_row(type, 16, &I8);
}

static bool is_f32_4(const Type *type)
{
    return is_row(type, 4, &F32);
}

static bool is_bf16_8(const Type *type)
{
    return is_row(type, 8, &BF16);
}

static const TypeConstraint NARROW_FACTORS = {
    "vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer values "
    "of length 8/4/2",
    is_narrow_factors, NULL, &VECTOR_CLASS
};
static const TypeConstraint WIDE_PRODUCTS = {
    "vector of 16-bit signless integer or 32-bit signless integer or 64-bit signless integer "
    "values of length 8/4/2",
    is_wide_products, NULL, &VECTOR_CLASS
};
static const TypeConstraint I32_SUMS = { "vector of 32-bit signless integer values of length 4/2",
                                         is_i32_sums, NULL, &VECTOR_CLASS };
static const TypeConstraint I8_FACTORS = { "vector of 8-bit signless integer values of length 16/8",
                                           is_i8_factors, NULL, &VECTOR_CLASS };
static const TypeConstraint I32_4 = { "a vector with length 4 of 32-bit signless integer values",
                                      is_i32_4, NULL, &VECTOR_CLASS };
static const TypeConstraint I8_16 = { "a vector with length 16 of 8-bit signless integer values",
                                      is_i8_16, NULL, &VECTOR_CLASS };
static const TypeConstraint F32_4 = { "a vector with length 4 of 32-bit float values", is_f32_4,
                                      NULL, &VECTOR_CLASS };
static const TypeConstraint BF16_8 = { "a vector with length 8 of bfloat16 type values", is_bf16_8,
                                       NULL, &VECTOR_CLASS };

static const Type *of_twice_the_bits(const Type *type)
{
    const Type *element = type_i(type->context, 2 * type_bits(type->shaped.element));

    return type_with_element(type, element);
}

static const Type *sums_of_four(const Type *type)
{
    int64_t lanes = type->shaped.dims[0] / 4;

    return type_vector(type->context, 1, &lanes, NULL, type_i(type->context, 32));
}

static Flow dot_of_fours(Step *s)
{
    return give_dots(s, (Dots){ .length = 4 });
}

static Flow smmla(Step *s)
{
    return give_dots(s, (Dots){ .length = 8, .columns = 2 });
}

static Flow ummla(Step *s)
{
    return give_dots(s, (Dots){ 8, 2, .lhs_unsigned = true, .rhs_unsigned = true });
}

static Flow usmmla(Step *s)
{
    return give_dots(s, (Dots){ 8, 2, .lhs_unsigned = true });
}

/* DECISIONS.md V53 */
static Flow bfmmla(Step *s)
{
    return give_dots(s, (Dots){ .length = 4, .columns = 2 });
}

static bool sums_have_rank_1(const Op *op)
{
    return op->operands[0]->type->shaped.rank == 1;
}

static bool factors_have_rank_2(const Op *op)
{
    return op->operands[1]->type->shaped.rank == 2;
}

static bool factors_have_4_columns(const Op *op)
{
    return op->operands[1]->type->shaped.dims[1] == 4;
}

static bool factors_have_a_row_for_each(const Op *op)
{
    return op->operands[1]->type->shaped.dims[0] == op->operands[0]->type->shaped.dims[0];
}

/* Nothing is said of what four lanes of a scalable vector are summed to. */
static bool are_fixed(const Op *op)
{
    return !type_is_scalable(op->operands[0]->type) && !type_is_scalable(op->operands[1]->type);
}

#define MATRICES(sums, factors)                                                                    \
    .operands = OPERANDS({ "acc", sums, .poison = POISON_MOVES },                                  \
                         { "src1", factors, .poison = POISON_MOVES },                              \
                         { "src2", factors, .poison = POISON_MOVES }),                             \
    .results = RESULTS({ "res", sums }),                                                           \
    .types = TYPE_RULES({ .same = "src1 src2" }, { .same = "acc res" }),                           \
    .format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)",                \
    .traits = PURE, .poison = "Lanes into which a poison lane goes.\n",                            \
    .formula = "res[2 * i + j] = acc[2 * i + j] + sum over k of src1[i, k] * src2[j, k]"

#define DOTS                                                                                       \
    .operands = OPERANDS({ "a", &I32_SUMS, .poison = POISON_MOVES },                               \
                         { "b", &I8_FACTORS, .poison = POISON_MOVES },                             \
                         { "c", &I8_FACTORS, .poison = POISON_MOVES }),                            \
    .results = RESULTS({ "res", &I32_SUMS }),                                                      \
    .format = "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)",              \
    .traits = PURE, .eval = dot_of_fours, .fits = are_fixed,                                       \
    .poison = "Lanes into which a poison lane goes.\n"

#define MATRIX_EXAMPLE(name)                                                                       \
    "func.func @main() -> vector<4xi32> {\n"                                                       \
    "  %acc = arith.constant dense<[0, 0, 0, 1]> : vector<4xi32>\n"                                \
    "  %a = arith.constant dense<[1, 1, 1, 1, 1, 1, 1, 1, -1, 0, 0, 0, 0, 0, 0, 0]>\n"             \
    "    : vector<16xi8>\n"                                                                        \
    "  %b = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, -1, 0, 0, 0, 0, 0, 0, 0]>\n"             \
    "    : vector<16xi8>\n"                                                                        \
    "  %r = arm_neon.intr." name " %acc, %a, %b : vector<16xi8> to vector<4xi32>\n"                \
    "  return %r : vector<4xi32>\n"                                                                \
    "}\n"

static const OpDef OPS[] = {
    {
        .name = "arm_neon.intr.smull",
        .summary = "signed products of twice the width",
        .doc = "The products of lanes, extended by their sign to twice the width before: none\n"
               "overflows.\n",
        .operands = OPERANDS({ "a", &NARROW_FACTORS, .poison = POISON_MOVES },
                             { "b", &NARROW_FACTORS, .poison = POISON_MOVES }),
        .results = RESULTS({ "res", &WIDE_PRODUCTS }),
        .types = TYPE_RULES({ .same = "a b" },
                            { .from = "a",
                              .to = "res",
                              .derive = of_twice_the_bits,
                              .summary = "res has same vector shape and element bitwidth scaled by "
                                         "2 as a" }),
        .format = "$a `,` $b attr-dict `:` type($a) `to` type($res)",
        .traits = PURE,
        .expand = "%x = arith.extsi %a : type($a) to type($res)\n"
                  "%y = arith.extsi %b : type($b) to type($res)\n"
                  "%res = arith.muli %x, %y : type($res)\n",
        .formula = "res = a * b",
        .poison = "Lanes of which a factor is.\n",
        .example = "  %a = arith.constant dense<[-2147483648, 3]> : vector<2xi32>\n"
                   "  %r = arm_neon.intr.smull %a, %a : vector<2xi32> to vector<2xi64>\n",
        .gives = "dense<[4611686018427387904, 9]> : vector<2xi64>\n",
    },
    {
        .name = "arm_neon.intr.sdot",
        .summary = "sums of four products of bytes",
        .doc = "Each lane of a plus the products of four neighbouring lanes of b with those of\n"
               "c, signed, modulo 2^32.\n",
        DOTS,
        .types = TYPE_RULES({ .same = "b c" }, { .same = "a res" },
                            { .from = "b",
                              .to = "res",
                              .derive = sums_of_four,
                              .summary = "res has the same number of elements as operand b" }),
        .formula = "res[i] = a[i] + sum over k < 4 of b[4 * i + k] * c[4 * i + k]",
        .example = "  %a = arith.constant dense<[10, 0]> : vector<2xi32>\n"
                   "  %b = arith.constant dense<[1, 2, 3, 4, -128, 0, 0, -1]> : vector<8xi8>\n"
                   "  %r = arm_neon.intr.sdot %a, %b, %b : vector<8xi8>, vector<8xi8>\n"
                   "    to vector<2xi32>\n",
        .gives = "dense<[40, 16385]> : vector<2xi32>\n",
    },
    {
        .name = "arm_neon.2d.sdot",
        .summary = "dot products of rows of four bytes",
        .doc = "Each lane of a plus the dot product of a row of b with that of c, signed,\n"
               "modulo 2^32.\n",
        DOTS,
        .types = TYPE_RULES({ .same = "b c" }, { .same = "a res" }),
        .predicates =
            PREDICATES({ "operand `a` should be 1-dimensional", sums_have_rank_1 },
                       { "operand `b` should be 2-dimensional", factors_have_rank_2 },
                       { "operand `b` should have 4 columns", factors_have_4_columns },
                       { "operand `b` should have as many rows as the size of operand `a`",
                         factors_have_a_row_for_each }),
        .formula = "res[i] = a[i] + sum over k of b[i, k] * c[i, k]",
        .example =
            "  %a = arith.constant dense<[10, 0]> : vector<2xi32>\n"
            "  %b = arith.constant dense<[[1, 2, 3, 4], [-128, 0, 0, -1]]> : vector<2x4xi8>\n"
            "  %r = arm_neon.2d.sdot %a, %b, %b : vector<2x4xi8>, vector<2x4xi8>\n"
            "    to vector<2xi32>\n",
        .gives = "dense<[40, 16385]> : vector<2xi32>\n",
    },
    {
        .name = "arm_neon.intr.smmla",
        .summary = "a product of matrices of signed bytes",
        .doc = "acc, two rows of two, plus the products of two rows of eight of src1 with two\n"
               "columns of eight, which are the halves of src2. Signed, modulo 2^32.\n",
        MATRICES(&I32_4, &I8_16),
        .eval = smmla,
        .words = "matmul",
        .example = MATRIX_EXAMPLE("smmla"),
        .gives = "dense<[36, -1, -1, 2]> : vector<4xi32>\n",
    },
    {
        .name = "arm_neon.intr.ummla",
        .summary = "a product of matrices of unsigned bytes",
        .doc = "As arm_neon.intr.smmla, of unsigned bytes.\n",
        MATRICES(&I32_4, &I8_16),
        .eval = ummla,
        .words = "matmul",
        .example = MATRIX_EXAMPLE("ummla"),
        .gives = "dense<[36, 255, 255, 65026]> : vector<4xi32>\n",
    },
    {
        .name = "arm_neon.intr.usmmla",
        .summary = "a product of matrices of unsigned and signed bytes",
        .doc = "As arm_neon.intr.smmla, of unsigned bytes in src1 and signed ones in src2.\n",
        MATRICES(&I32_4, &I8_16),
        .eval = usmmla,
        .words = "matmul",
        .example = MATRIX_EXAMPLE("usmmla"),
        .gives = "dense<[36, -1, 255, -254]> : vector<4xi32>\n",
    },
    {
        .name = "arm_neon.intr.bfmmla",
        .summary = "a product of matrices of bf16",
        .doc = "acc, two rows of two, plus the products of two rows of four of src1 with two\n"
               "columns of four, which are the halves of src2: one after another, as f32, each\n"
               "step rounded.\n",
        MATRICES(&F32_4, &BF16_8),
        .eval = bfmmla,
        .decisions = "N1, V53",
        .words = "matmul",
        .example = "  %acc = arith.constant dense<[0.0, 0.5, 0.0, 0.0]> : vector<4xf32>\n"
                   "  %a = arith.constant dense<[1.0, 1.0, 1.0, 1.0, 0.0, 2.0, 0.0, 0.0]>\n"
                   "    : vector<8xbf16>\n"
                   "  %b = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 8.0, 0.5, 0.0, 0.0]>\n"
                   "    : vector<8xbf16>\n"
                   "  %r = arm_neon.intr.bfmmla %acc, %a, %b : vector<8xbf16> to vector<4xf32>\n"
                   "  vector.print %r : vector<4xf32>\n"
                   "  return\n",
        .gives = "( 10, 9, 4, 1 )\n",
    },
    { 0 },
};

const DialectDef ARM_NEON_DIALECT = {
    .name = "arm_neon",
    .summary = "instructions for vectors of ARM processors",
    .doc = "Operations that are single instructions of processors with NEON. They mean here\n"
           "what their documents say, on whatever machine.\n",
    .ops = OPS,
};
