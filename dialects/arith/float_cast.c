/* Casts to, from and between floats. */
#include "dialects/arith/arith.h"

/* The bits of a float, or of a vector's or tensor's floats; 0 for anything else. */
static unsigned float_bits(const Type *type)
{
    const Type *element = type_element(type);

    if (!type_is_float(element) || (type_is_shaped(type) && !type_is_value_container(type)))
        return 0;
    return element->format->width;
}

static bool widens(const Type *from, const Type *to)
{
    return shapes_compatible(from, to) && float_bits(from) < float_bits(to);
}

static bool narrows(const Type *from, const Type *to)
{
    return shapes_compatible(from, to) && float_bits(from) > float_bits(to);
}

static const FloatFormat *format_out(const Step *s)
{
    return lane_type_out(s, 0)->format;
}

static Flow extf(Step *s)
{
    return give_float_fast(s, prop_bits(s, 0),
                           float_convert(format_out(s), float_in(s, 0), FLOAT_TO_NEAREST_EVEN));
}

/* Attribute 0; to nearest, ties to even, where it is absent: number 0. */
static FloatRounding rounding_of(const Step *s)
{
    return (FloatRounding)prop_bits(s, 0);
}

static Flow cast_truncf(Step *s)
{
    return give_float_fast(s, prop_bits(s, 1),
                           float_convert(format_out(s), float_in(s, 0), rounding_of(s)));
}

/* Operand 1, first rounded to a power of two as f8E8M0FNU has it: DECISIONS.md A8. */
static Float scale_as(const Step *s, const FloatFormat *format)
{
    Float power = float_convert(&FLOAT_F8E8M0FNU, float_in(s, 1), FLOAT_TO_NEAREST_EVEN);

    return float_convert(format, power, FLOAT_TO_NEAREST_EVEN);
}

static Flow scaling_extf(Step *s)
{
    const FloatFormat *format = format_out(s);
    Float value = float_convert(format, float_in(s, 0), FLOAT_TO_NEAREST_EVEN);

    return give_float_fast(s, prop_bits(s, 0), float_mul(value, scale_as(s, format)));
}

static Flow scaling_truncf(Step *s)
{
    Float value = float_in(s, 0);
    Float scaled = float_div(value, scale_as(s, value.format));

    return give_float_fast(s, prop_bits(s, 1),
                           float_convert(format_out(s), scaled, rounding_of(s)));
}

static Flow sitofp(Step *s)
{
    return give_float(s, float_of_int_s(format_out(s), int_in(s, 0)));
}

static Flow uitofp(Step *s)
{
    return give_float(s, float_of_int_u(format_out(s), int_in(s, 0)));
}

/* Poison where the truncated value does not fit: DECISIONS.md A9. */
static Flow fptosi(Step *s)
{
    Int result;

    if (!float_to_int_s(s->arena, float_in(s, 0), type_bits(lane_type_out(s, 0)), &result))
        return give_poison(s, "the value does not fit the signed integer type");
    return give_int(s, result);
}

static Flow fptoui(Step *s)
{
    Int result;

    if (!float_to_int_u(s->arena, float_in(s, 0), type_bits(lane_type_out(s, 0)), &result))
        return give_poison(s, "the value does not fit the unsigned integer type");
    return give_int(s, result);
}

const OpDef ARITH_FLOAT_CAST_OPS[] = {
    {
        .name = "arith.extf",
        .summary = "cast to a wider float",
        .doc = "The same number in a type of more bits, rounded to nearest where that does not\n"
               "have it (as f16 lacks powers of two that f8E8M0FNU has). Under `nnan` (`ninf`)\n"
               "the result is poison where the operand or it is NaN (infinite).\n",
        .operands = { { "in", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, .optional = true } },
        .results = { { "out", &FLOAT_LIKE } },
        .predicates = { { "input and output have the same tensor dimensions", same_tensor_dims } },
        .format = "$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_SHAPE | CAST,
        .casts = widens,
        .eval = extf,
    },
    {
        .name = "arith.truncf",
        .summary = "cast to a narrower float",
        .doc = "The number in a type of fewer bits, rounded as the rounding mode says: by\n"
               "default to nearest, ties to even. Under `nnan` (`ninf`) the result is poison\n"
               "where the operand or it is NaN (infinite).\n",
        .operands = { { "in", &FLOAT_LIKE } },
        .attrs = { { "roundingmode", &ROUNDING_MODE_ATTR, .optional = true },
                   { "fastmath", &FAST_MATH_ATTR, .optional = true } },
        .results = { { "out", &FLOAT_LIKE } },
        .predicates = { { "input and output have the same tensor dimensions", same_tensor_dims } },
        .format = "$in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) "
                  "`to` type($out)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_SHAPE | CAST,
        .casts = narrows,
        .eval = cast_truncf,
    },
    {
        .name = "arith.scaling_extf",
        .summary = "cast of a scaled float to a wider one",
        .doc = "in * scale in the result's type. The scale is first cast to f8E8M0FNU, a power\n"
               "of two or NaN, then it and `in` are cast to the result's type and multiplied\n"
               "there, each step rounded to nearest. NaN where either is NaN. Under `nnan`\n"
               "(`ninf`) the result is poison where an operand or it is NaN (infinite).\n",
        .operands = { { "in", &FLOAT_LIKE }, { "scale", &FLOAT_LIKE } },
        .attrs = { { "fastmath", &FAST_MATH_ATTR, .optional = true } },
        .results = { { "out", &FLOAT_LIKE } },
        .predicates = { { "input and output have the same tensor dimensions", same_tensor_dims } },
        .format = "$in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` "
                  "type($scale) `to` type($out)",
        .traits = PURE | ELEMENTWISE | CAST,
        .casts = widens,
        .eval = scaling_extf,
    },
    {
        .name = "arith.scaling_truncf",
        .summary = "cast of a float to a narrower, scaled one",
        .doc = "in / scale in the result's type. The scale is first cast to f8E8M0FNU, a power\n"
               "of two or NaN, and then to the type of `in`; the quotient there is rounded as\n"
               "the rounding mode says, by default to nearest. Under `nnan` (`ninf`) the result\n"
               "is poison where an operand or it is NaN (infinite).\n",
        .operands = { { "in", &FLOAT_LIKE }, { "scale", &FLOAT_LIKE } },
        .attrs = { { "roundingmode", &ROUNDING_MODE_ATTR, .optional = true },
                   { "fastmath", &FAST_MATH_ATTR, .optional = true } },
        .results = { { "out", &FLOAT_LIKE } },
        .predicates = { { "input and output have the same tensor dimensions", same_tensor_dims } },
        .format = "$in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` "
                  "type($in) `,` type($scale) `to` type($out)",
        .traits = PURE | ELEMENTWISE | CAST,
        .casts = narrows,
        .eval = scaling_truncf,
    },
    {
        .name = "arith.sitofp",
        .summary = "cast of a signed integer to a float",
        .doc = "The number, read as signed, rounded to nearest, ties to even; infinite where it\n"
               "is too large for the type.\n",
        .operands = { { "in", &SIGNLESS_FIXED_WIDTH_INTEGER_LIKE } },
        .results = { { "out", &FLOAT_LIKE } },
        .predicates = { { "input and output have the same tensor dimensions", same_tensor_dims } },
        .format = "$in attr-dict `:` type($in) `to` type($out)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_SHAPE | CAST,
        .casts = shapes_compatible,
        .eval = sitofp,
    },
    {
        .name = "arith.uitofp",
        .summary = "cast of an unsigned integer to a float",
        .doc = "The number, read as unsigned, rounded to nearest, ties to even; infinite where\n"
               "it is too large for the type.\n",
        .operands = { { "in", &SIGNLESS_FIXED_WIDTH_INTEGER_LIKE } },
        .results = { { "out", &FLOAT_LIKE } },
        .predicates = { { "input and output have the same tensor dimensions", same_tensor_dims } },
        .format = "$in attr-dict `:` type($in) `to` type($out)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_SHAPE | CAST,
        .casts = shapes_compatible,
        .eval = uitofp,
    },
    {
        .name = "arith.fptosi",
        .summary = "cast of a float to a signed integer",
        .doc = "The number without its fraction. Poison where that does not fit the integer\n"
               "type, read as signed, and for NaN and infinities.\n",
        .operands = { { "in", &FLOAT_LIKE } },
        .results = { { "out", &SIGNLESS_FIXED_WIDTH_INTEGER_LIKE } },
        .predicates = { { "input and output have the same tensor dimensions", same_tensor_dims } },
        .format = "$in attr-dict `:` type($in) `to` type($out)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_SHAPE | CAST,
        .casts = shapes_compatible,
        .eval = fptosi,
    },
    {
        .name = "arith.fptoui",
        .summary = "cast of a float to an unsigned integer",
        .doc = "The number without its fraction. Poison where that does not fit the integer\n"
               "type, read as unsigned (-0.5 does: it gives 0), and for NaN and infinities.\n",
        .operands = { { "in", &FLOAT_LIKE } },
        .results = { { "out", &SIGNLESS_FIXED_WIDTH_INTEGER_LIKE } },
        .predicates = { { "input and output have the same tensor dimensions", same_tensor_dims } },
        .format = "$in attr-dict `:` type($in) `to` type($out)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_SHAPE | CAST,
        .casts = shapes_compatible,
        .eval = fptoui,
    },
    { 0 },
};
