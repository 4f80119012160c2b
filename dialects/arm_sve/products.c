/* arm_sve: sums of products, in each 128 bits by themselves. */
#include "dialects/arm_sve/arm_sve.h"
#include "dialects/dots.h"

static bool is_dot_sums(const Type *type)
{
    return has_scalable_lanes(type, 4, &I32) || has_scalable_lanes(type, 4, &I64)
           || has_scalable_lanes(type, 2, &I32) || has_scalable_lanes(type, 2, &I64);
}

static bool is_dot_factors(const Type *type)
{
    return has_scalable_lanes(type, 16, &I8) || has_scalable_lanes(type, 16, &I16)
           || has_scalable_lanes(type, 8, &I8) || has_scalable_lanes(type, 8, &I16);
}

static bool is_i32_4(const Type *type)
{
    return has_scalable_lanes(type, 4, &I32);
}

static bool is_i8_16(const Type *type)
{
    return has_scalable_lanes(type, 16, &I8);
}

static bool is_f32_4(const Type *type)
{
    return has_scalable_lanes(type, 4, &F32);
}

static bool is_bf16_8(const Type *type)
{
    return has_scalable_lanes(type, 8, &BF16);
}

static const TypeConstraint DOT_SUMS = { "scalable vector of 32-bit signless integer or 64-bit "
                                         "signless integer values of length 4/2",
                                         is_dot_sums, NULL, &VECTOR_CLASS };
static const TypeConstraint DOT_FACTORS = { "scalable vector of 8-bit signless integer or 16-bit "
                                            "signless integer values of length 16/8",
                                            is_dot_factors, NULL, &VECTOR_CLASS };
static const TypeConstraint I32_4 = {
    "scalable vector of 32-bit signless integer values of length 4", is_i32_4, NULL, &VECTOR_CLASS
};
static const TypeConstraint I8_16 = {
    "scalable vector of 8-bit signless integer values of length 16", is_i8_16, NULL, &VECTOR_CLASS
};
static const TypeConstraint F32_4 = { "scalable vector of 32-bit float values of length 4",
                                      is_f32_4, NULL, &VECTOR_CLASS };
static const TypeConstraint BF16_8 = { "scalable vector of bfloat16 type values of length 8",
                                       is_bf16_8, NULL, &VECTOR_CLASS };

/* No rule of upstream's says that factors fill the rows of all sums: DECISIONS.md V55. */
static Flow give_products(Step *s, Dots dots)
{
    uint64_t sums = layout_lanes(operand_place(s, 0).layout),
             factors = layout_lanes(operand_place(s, 1).layout),
             needed = dots.length * sums / (dots.columns ? dots.columns : 1);

    if (factors != needed)
        return invalid(s, "%llu sums are of %llu factors, and %s has %llu",
                       (unsigned long long)sums, (unsigned long long)needed, name_in(s, 1),
                       (unsigned long long)factors);
    return give_dots(s, dots);
}

static Flow sdot(Step *s)
{
    return give_products(s, (Dots){ .length = 4 });
}

static Flow udot(Step *s)
{
    return give_products(s, (Dots){ 4, .lhs_unsigned = true, .rhs_unsigned = true });
}

static Flow smmla(Step *s)
{
    return give_products(s, (Dots){ 8, .columns = 2 });
}

static Flow ummla(Step *s)
{
    return give_products(s, (Dots){ 8, 2, .lhs_unsigned = true, .rhs_unsigned = true });
}

static Flow usmmla(Step *s)
{
    return give_products(s, (Dots){ 8, 2, .lhs_unsigned = true });
}

/* DECISIONS.md V53 */
static Flow bfmmla(Step *s)
{
    return give_products(s, (Dots){ 4, .columns = 2 });
}

#define PRODUCTS(sums, factors, result)                                                            \
    .operands = OPERANDS({ "acc", sums, .poison = POISON_MOVES },                                  \
                         { "src1", factors, .poison = POISON_MOVES },                              \
                         { "src2", factors, .poison = POISON_MOVES }),                             \
    .results = RESULTS({ result, sums }),                                                          \
    .types = TYPE_RULES({ .same = "src1 src2" }, { .same = "acc " result }),                       \
    .format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($" result ")",         \
    .traits = PURE, .poison = "Lanes into which a poison lane goes.\n"

#define DOTS(name, numbers)                                                                        \
    PRODUCTS(&DOT_SUMS, &DOT_FACTORS, "dst"),                                                      \
        .summary = "sums of four products of " numbers " integers",                                \
        .doc = "Each lane of acc plus the products of four neighbouring lanes of src1 with\n"      \
               "those of src2, " numbers ", modulo 2^n.\n",                                        \
        .formula = "dst[i] = acc[i] + sum over k < 4 of src1[4 * i + k] * src2[4 * i + k]",        \
        .decisions = "V55",                                                                        \
        .example = "// In each lane, once for every 128 bits.\n"                                   \
                   "func.func @main() -> vector<[4]xi32> {\n"                                      \
                   "  %acc = arith.constant dense<10> : vector<[4]xi32>\n"                         \
                   "  %a = arith.constant dense<-1> : vector<[16]xi8>\n"                           \
                   "  %b = arith.constant dense<2> : vector<[16]xi8>\n"                            \
                   "  %r = arm_sve." name " %acc, %a, %b : vector<[16]xi8> to vector<[4]xi32>\n"   \
                   "  return %r : vector<[4]xi32>\n"                                               \
                   "}\n"

#define MATRICES(result)                                                                           \
    .words = "matmul", .formula = result                                                           \
                       "[4 * q + 2 * i + j] = acc[4 * q + 2 * i + j]\n"                            \
                       "  + sum over k of src1[q, i, k] * src2[q, j, k], q a segment of 128 bits"

#define MATRICES_OF_BYTES(name)                                                                    \
    PRODUCTS(&I32_4, &I8_16, "dst"), MATRICES("dst"),                                              \
        .decisions = "V55",                                                                        \
        .example =                                                                                 \
            "func.func @main() -> vector<[4]xi32> {\n"                                             \
            "  %acc = arith.constant dense<1> : vector<[4]xi32>\n"                                 \
            "  %zeros = arith.constant dense<0> : vector<[16]xi8>\n"                               \
            "  %rows = arith.constant\n"                                                           \
            "    dense<[1, 1, 1, 1, 1, 1, 1, 1, -1, 0, 0, 0, 0, 0, 0, 0]> : vector<16xi8>\n"       \
            "  %a = vector.scalable.insert %rows, %zeros[0]\n"                                     \
            "    : vector<16xi8> into vector<[16]xi8>\n"                                           \
            "  %r = arm_sve." name " %acc, %a, %a : vector<[16]xi8> to vector<[4]xi32>\n"          \
            "  return %r : vector<[4]xi32>\n"                                                      \
            "}\n"

const OpDef ARM_SVE_PRODUCT_OPS[] = {
    {
        .name = "arm_sve.sdot",
        DOTS("sdot", "signed"),
        .eval = sdot,
        .gives = "dense<2> : vector<[4]xi32>\n",
    },
    {
        .name = "arm_sve.udot",
        DOTS("udot", "unsigned"),
        .eval = udot,
        .gives = "dense<2050> : vector<[4]xi32>\n",
    },
    {
        .name = "arm_sve.smmla",
        .summary = "products of matrices of signed bytes",
        .doc = "In each 128 bits: acc, two rows of two, plus the products of two rows of eight\n"
               "of src1 with two columns of eight, which are the halves of src2. Signed, modulo\n"
               "2^32.\n",
        MATRICES_OF_BYTES("smmla"),
        .eval = smmla,
        .gives = "dense<[9, 0, 0, 2]> : vector<[4]xi32>\n",
    },
    {
        .name = "arm_sve.ummla",
        .summary = "products of matrices of unsigned bytes",
        .doc = "As arm_sve.smmla, of unsigned bytes.\n",
        MATRICES_OF_BYTES("ummla"),
        .eval = ummla,
        .gives = "dense<[9, 256, 256, 65026]> : vector<[4]xi32>\n",
    },
    {
        .name = "arm_sve.usmmla",
        .summary = "products of matrices of unsigned and signed bytes",
        .doc = "As arm_sve.smmla, of unsigned bytes in src1 and signed ones in src2.\n",
        MATRICES_OF_BYTES("usmmla"),
        .eval = usmmla,
        .gives = "dense<[9, 0, 256, -254]> : vector<[4]xi32>\n",
    },
    {
        .name = "arm_sve.intr.bfmmla",
        .summary = "products of matrices of bf16",
        .doc = "In each 128 bits: acc, two rows of two, plus the products of two rows of four\n"
               "of src1 with two columns of four, which are the halves of src2: one after\n"
               "another, as f32, each step rounded.\n",
        PRODUCTS(&F32_4, &BF16_8, "res"),
        MATRICES("res"),
        .eval = bfmmla,
        .decisions = "N1, V53, V55",
        .example =
            "  %acc = arith.constant dense<0.5> : vector<[4]xf32>\n"
            "  %a = arith.constant dense<1.5> : vector<[8]xbf16>\n"
            "  %b = arith.constant dense<2.0> : vector<[8]xbf16>\n"
            "  %r = arm_sve.intr.bfmmla %acc, %a, %b : vector<[8]xbf16> to vector<[4]xf32>\n",
        .gives = "dense<1.250000e+01> : vector<[4]xf32>\n",
    },
    { 0 },
};
