/* arm_sve.masked: arithmetic on the lanes that are on. */
#include "dialects/arm_sve/arm_sve.h"

static bool is_mask(const Type *type)
{
    return type_is_scalable(type) && type_satisfies(&I1, type_element(type));
}

static bool is_of_integers(const Type *type)
{
    const Type *element = type_element(type);

    return type_is_scalable(type)
           && (type_satisfies(&I8, element) || type_satisfies(&I16, element)
               || type_satisfies(&I32, element) || type_satisfies(&I64, element));
}

static bool is_of_floats(const Type *type)
{
    return type_is_scalable(type) && type_satisfies(&ANY_FLOAT, type_element(type));
}

static const TypeConstraint MASK = { "scalable vector of 1-bit signless integer values", is_mask,
                                     NULL, &VECTOR_CLASS };
static const TypeConstraint INTS = {
    "scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless "
    "integer or 64-bit signless integer values",
    is_of_integers, NULL, &VECTOR_CLASS
};
static const TypeConstraint FLOATS = { "scalable vector of floating-point values", is_of_floats,
                                       NULL, &VECTOR_CLASS };

static const Type *of_bits(const Type *type)
{
    return type_with_element(type, type_i(type->context, 1));
}

/* The instruction divides by zero, which gives 0, and the minimum by -1: DECISIONS.md V56. */
static void divide(Step *s, Place lane, Place bit, Place by, bool is_signed)
{
    if (*bit.poison)
        *lane.poison = *bit.poison;
    else if (!*bit.words || *lane.poison)
        return;
    else if (*by.poison)
        *lane.poison = *by.poison;
    else if (int_is_zero(place_int(by)))
        place_copy(lane, by);
    else
        place_set_int(
            lane, (is_signed ? int_div_s : int_div_u)(s->arena, place_int(lane), place_int(by)));
}

static Flow give_quotients(Step *s, bool is_signed)
{
    Place mask = operand_place(s, 0), by = operand_place(s, 2), result = result_place(s, 0);

    place_copy(result, operand_place(s, 1));
    for (uint64_t i = 0; i < layout_lanes(result.layout); i++)
        divide(s, place_lane(result, i), place_lane(mask, i), place_lane(by, i), is_signed);
    return FLOW_NEXT;
}

static Flow divi_signed(Step *s)
{
    return give_quotients(s, true);
}

static Flow divi_unsigned(Step *s)
{
    return give_quotients(s, false);
}

#define MASKED(numbers, what, sign)                                                                \
    .doc = "In lanes that are on in mask: " what ".\n"                                             \
           "The others are those of src1; there src2 has no say.\n",                               \
    .operands = OPERANDS({ "mask", &MASK, .poison = POISON_MOVES },                                \
                         { "src1", numbers, .poison = POISON_MOVES },                              \
                         { "src2", numbers, .poison = POISON_MOVES }),                             \
    .results = RESULTS({ "res", numbers }),                                                        \
    .types = TYPE_RULES({ .same = "src1 src2 res" },                                               \
                        { .from = "src1",                                                          \
                          .to = "mask",                                                            \
                          .derive = of_bits,                                                       \
                          .summary = "mask has i1 element type and same shape as operands" }),     \
    .format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)",                \
    .poison = "Lanes of which that of mask or of src1 is, or where it is on that of src2.\n",      \
    .formula = "res[i] = src1[i] " sign " src2[i] where mask[i] is 1, else src1[i]"

#define BY(operation)                                                                              \
    .expand = "%made = " operation " %src1, %src2 : type($res)\n"                                  \
              "%res = arith.select %mask, %made, %src1 : type($mask), type($res)\n"

#define EXAMPLE(operation, type, x, y)                                                             \
    .example = "// The first lane is on.\n"                                                        \
               "func.func @main() -> vector<[2]x" type "> {\n"                                     \
               "  %one = arith.constant 1 : index\n"                                               \
               "  %mask = vector.create_mask %one : vector<[2]xi1>\n"                              \
               "  %x = arith.constant dense<" x "> : vector<[2]x" type ">\n"                       \
               "  %y = arith.constant dense<" y "> : vector<[2]x" type ">\n"                       \
               "  %r = arm_sve.masked." operation " %mask, %x, %y\n"                               \
               "    : vector<[2]xi1>, vector<[2]x" type ">\n"                                      \
               "  return %r : vector<[2]x" type ">\n"                                              \
               "}\n"

const OpDef ARM_SVE_MASKED_OPS[] = {
    {
        .name = "arm_sve.masked.addi",
        .summary = "the sum of lanes that are on",
        MASKED(&INTS, "the sum, modulo 2^n", "+"),
        .traits = COMMUTATIVE,
        BY("arith.addi"),
        .decisions = "V56",
        EXAMPLE("addi", "i32", "7", "2"),
        .gives = "dense<[9, 7]> : vector<[2]xi32>\n",
    },
    {
        .name = "arm_sve.masked.addf",
        .summary = "the sum of floats of lanes that are on",
        MASKED(&FLOATS, "the sum", "+"),
        .traits = COMMUTATIVE,
        BY("arith.addf"),
        .decisions = "N1, V56",
        EXAMPLE("addf", "f32", "7.0", "2.0"),
        .gives = "dense<[9.000000e+00, 7.000000e+00]> : vector<[2]xf32>\n",
    },
    {
        .name = "arm_sve.masked.subi",
        .summary = "the difference of lanes that are on",
        MASKED(&INTS, "the difference, modulo 2^n", "-"),
        BY("arith.subi"),
        .decisions = "V56",
        EXAMPLE("subi", "i32", "7", "2"),
        .gives = "dense<[5, 7]> : vector<[2]xi32>\n",
    },
    {
        .name = "arm_sve.masked.subf",
        .summary = "the difference of floats of lanes that are on",
        MASKED(&FLOATS, "the difference", "-"),
        BY("arith.subf"),
        .decisions = "N1, V56",
        EXAMPLE("subf", "f32", "7.0", "2.0"),
        .gives = "dense<[5.000000e+00, 7.000000e+00]> : vector<[2]xf32>\n",
    },
    {
        .name = "arm_sve.masked.muli",
        .summary = "the product of lanes that are on",
        MASKED(&INTS, "the product, modulo 2^n", "*"),
        .traits = COMMUTATIVE,
        BY("arith.muli"),
        .decisions = "V56",
        EXAMPLE("muli", "i32", "7", "2"),
        .gives = "dense<[14, 7]> : vector<[2]xi32>\n",
    },
    {
        .name = "arm_sve.masked.mulf",
        .summary = "the product of floats of lanes that are on",
        MASKED(&FLOATS, "the product", "*"),
        .traits = COMMUTATIVE,
        BY("arith.mulf"),
        .decisions = "N1, V56",
        EXAMPLE("mulf", "f32", "7.0", "2.0"),
        .gives = "dense<[1.400000e+01, 7.000000e+00]> : vector<[2]xf32>\n",
    },
    {
        .name = "arm_sve.masked.divi_signed",
        .summary = "the signed quotient of lanes that are on",
        MASKED(&INTS,
               "the quotient, signed, toward zero. By 0 it is\n0, the minimum by -1 the minimum",
               "/"),
        .eval = divi_signed,
        .decisions = "V56",
        EXAMPLE("divi_signed", "i32", "-7", "2"),
        .gives = "dense<[-3, -7]> : vector<[2]xi32>\n",
    },
    {
        .name = "arm_sve.masked.divi_unsigned",
        .summary = "the unsigned quotient of lanes that are on",
        MASKED(&INTS, "the quotient, unsigned. By 0 it is 0", "/"),
        .eval = divi_unsigned,
        .decisions = "V56",
        EXAMPLE("divi_unsigned", "i8", "-7", "2"),
        .gives = "dense<[124, -7]> : vector<[2]xi8>\n",
    },
    {
        .name = "arm_sve.masked.divf",
        .summary = "the quotient of floats of lanes that are on",
        MASKED(&FLOATS, "the quotient", "/"),
        BY("arith.divf"),
        .decisions = "N1, V56",
        EXAMPLE("divf", "f32", "7.0", "2.0"),
        .gives = "dense<[3.500000e+00, 7.000000e+00]> : vector<[2]xf32>\n",
    },
    { 0 },
};
