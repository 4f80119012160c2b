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
        .words = "cast convert conversion fpext extend-float widen float-to-double float-to-float",
        .doc = "The same number in a type of more bits, rounded to nearest where that does not\n"
               "have it (as f16 lacks powers of two that f8E8M0FNU has).\n",
        .operands = OPERANDS({ "in", &FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmath", &FAST_MATH_ATTR, .optional = true }),
        .results = RESULTS({ "out", &FLOAT_LIKE }),
        .predicates = SAME_TENSOR_DIMS,
        .format = "$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_SHAPE | CAST,
        .casts = widens,
        .primitive = PRIM_FLOAT_EXTEND,
        .eval_lane = extf,
        .formula = "out = in, correctly rounded",
        .poison = FAST_MATH_POISON,
        .decisions = "A10, N1, N2, N5, N6",
        .example = "// What was rounded to f16 stays rounded.\n"
                   "  %half = arith.constant 0.1 : f16\n"
                   "  %wide = arith.extf %half : f16 to f64\n"
                   "  %tenth = arith.constant 0.1 : f64\n"
                   "  return %wide, %tenth : f64, f64\n",
        .gives = "0.0999755859375 : f64\n"
                 "1.000000e-01 : f64\n",
    },
    {
        .name = "arith.truncf",
        .summary = "cast to a narrower float",
        .words =
            "cast convert conversion fptrunc truncate-float narrow double-to-float float-to-float",
        .doc = "The number in a type of fewer bits, rounded as the rounding mode says: by\n"
               "default to nearest, ties to even.\n",
        .operands = OPERANDS({ "in", &FLOAT_LIKE }),
        .attrs = ATTRS({ "roundingmode", &ROUNDING_MODE_ATTR, .optional = true },
                       { "fastmath", &FAST_MATH_ATTR, .optional = true }),
        .results = RESULTS({ "out", &FLOAT_LIKE }),
        .predicates = SAME_TENSOR_DIMS,
        .format = "$in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) "
                  "`to` type($out)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_SHAPE | CAST,
        .casts = narrows,
        .primitive = PRIM_FLOAT_NARROW,
        .eval_lane = cast_truncf,
        .formula = "out = in, rounded",
        .poison = FAST_MATH_POISON,
        .decisions = "A10, N1, N2, N4, N5, N6",
        .example = "// Above 2048 an f16 has even numbers only; the largest is 65504.\n"
                   "  %x = arith.constant dense<[2049.0, 2051.0, 65520.0]> : vector<3xf32>\n"
                   "  %even = arith.truncf %x : vector<3xf32> to vector<3xf16>\n"
                   "  vector.print %even : vector<3xf16>\n"
                   "  %up = arith.truncf %x upward : vector<3xf32> to vector<3xf16>\n"
                   "  vector.print %up : vector<3xf16>\n"
                   "  %cut = arith.truncf %x toward_zero : vector<3xf32> to vector<3xf16>\n"
                   "  vector.print %cut : vector<3xf16>\n"
                   "  return\n",
        .gives = "( 2048, 2052, inf )\n"
                 "( 2050, 2052, inf )\n"
                 "( 2048, 2050, 65504 )\n",
    },
    {
        .name = "arith.scaling_extf",
        .summary = "cast of a scaled float to a wider one",
        .doc = "in * scale in the result's type. The scale is first cast to f8E8M0FNU, a power\n"
               "of two or NaN, then it and `in` are cast to the result's type and multiplied\n"
               "there, each step rounded to nearest. NaN where either is NaN.\n",
        .operands = OPERANDS({ "in", &FLOAT_LIKE }, { "scale", &FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmath", &FAST_MATH_ATTR, .optional = true }),
        .results = RESULTS({ "out", &FLOAT_LIKE }),
        .predicates = SAME_TENSOR_DIMS,
        .format = "$in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` "
                  "type($scale) `to` type($out)",
        .traits = PURE | ELEMENTWISE | CAST,
        .casts = widens,
        .eval_lane = scaling_extf,
        .formula = "out = in * f8E8M0FNU(scale)",
        .poison = FAST_MATH_POISON,
        .decisions = "A8, A10, N1, N2, N5, N6",
        .example = "// The scale 5 is no power of two: it counts as 4.\n"
                   "  %in = arith.constant 1.5 : f4E2M1FN\n"
                   "  %power = arith.constant 1024.0 : f8E8M0FNU\n"
                   "  %five = arith.constant 5.0 : f32\n"
                   "  %large = arith.scaling_extf %in, %power : f4E2M1FN, f8E8M0FNU to f32\n"
                   "  %small = arith.scaling_extf %in, %five : f4E2M1FN, f32 to f32\n"
                   "  return %large, %small : f32, f32\n",
        .gives = "1.536000e+03 : f32\n"
                 "6.000000e+00 : f32\n",
    },
    {
        .name = "arith.scaling_truncf",
        .summary = "cast of a float to a narrower, scaled one",
        .doc = "in / scale in the result's type. The scale is first cast to f8E8M0FNU, a power\n"
               "of two or NaN, and then to the type of `in`; the quotient there is rounded as\n"
               "the rounding mode says, by default to nearest.\n",
        .operands = OPERANDS({ "in", &FLOAT_LIKE }, { "scale", &FLOAT_LIKE }),
        .attrs = ATTRS({ "roundingmode", &ROUNDING_MODE_ATTR, .optional = true },
                       { "fastmath", &FAST_MATH_ATTR, .optional = true }),
        .results = RESULTS({ "out", &FLOAT_LIKE }),
        .predicates = SAME_TENSOR_DIMS,
        .format = "$in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` "
                  "type($in) `,` type($scale) `to` type($out)",
        .traits = PURE | ELEMENTWISE | CAST,
        .casts = narrows,
        .eval_lane = scaling_truncf,
        .formula = "out = in / f8E8M0FNU(scale), rounded",
        .poison = FAST_MATH_POISON,
        .decisions = "A8, A10, N1, N2, N4, N5, N6",
        .example = "// Of four bits: 1.5 exactly, the nearest 0.5, the largest 6.\n"
                   "  %in = arith.constant dense<[1536.0, 600.0, 9000.0]> : vector<3xf32>\n"
                   "  %scale = arith.constant dense<1024.0> : vector<3xf8E8M0FNU>\n"
                   "  %out = arith.scaling_truncf %in, %scale\n"
                   "      : vector<3xf32>, vector<3xf8E8M0FNU> to vector<3xf4E2M1FN>\n",
        .gives = "dense<[1.500000e+00, 5.000000e-01, 6.000000e+00]> : vector<3xf4E2M1FN>\n",
    },
    {
        .name = "arith.sitofp",
        .summary = "cast of a signed integer to a float",
        .words = "cast convert conversion int-to-float integer-to-float signed-int-to-float "
                 "signed-integer-to-float "
                 "int-to-double",
        .doc = "The number, read as signed, rounded to nearest, ties to even; infinite where it\n"
               "is too large for the type.\n",
        CAST_OF(&SIGNLESS_FIXED_WIDTH_INTEGER_LIKE, &FLOAT_LIKE),
        .casts = shapes_compatible,
        .primitive = PRIM_FLOAT_FROM_INT_S,
        .eval_lane = sitofp,
        .formula = "out = in, read as signed, correctly rounded",
        .decisions = "A9, N4, N5, N6",
        .example = "// Above 2^8 a bf16 has even numbers only; 257 and 259 are ties.\n"
                   "  %x = arith.constant dense<[-1, 257, 259]> : vector<3xi32>\n"
                   "  %float = arith.sitofp %x : vector<3xi32> to vector<3xbf16>\n",
        .gives = "dense<[-1.000000e+00, 2.560000e+02, 2.600000e+02]> : vector<3xbf16>\n",
    },
    {
        .name = "arith.uitofp",
        .summary = "cast of an unsigned integer to a float",
        .words = "cast convert conversion unsigned-to-float unsigned-int-to-float "
                 "unsigned-integer-to-float",
        .doc = "The number, read as unsigned, rounded to nearest, ties to even; infinite where\n"
               "it is too large for the type.\n",
        CAST_OF(&SIGNLESS_FIXED_WIDTH_INTEGER_LIKE, &FLOAT_LIKE),
        .casts = shapes_compatible,
        .primitive = PRIM_FLOAT_FROM_INT_U,
        .eval_lane = uitofp,
        .formula = "out = in, read as unsigned, correctly rounded",
        .decisions = "A9, N4, N5",
        .example = "// -1 is 65535, which rounds up beyond the largest f16.\n"
                   "  %x = arith.constant -1 : i16\n"
                   "  %single = arith.uitofp %x : i16 to f32\n"
                   "  %half = arith.uitofp %x : i16 to f16\n"
                   "  return %single, %half : f32, f16\n",
        .gives = "6.553500e+04 : f32\n"
                 "0x7C00 : f16\n",
    },
    {
        .name = "arith.fptosi",
        .summary = "cast of a float to a signed integer",
        .words = "cast convert conversion float-to-int float-to-integer float-to-signed-int "
                 "double-to-int",
        .doc = "The number without its fraction.\n",
        CAST_OF(&FLOAT_LIKE, &SIGNLESS_FIXED_WIDTH_INTEGER_LIKE),
        .casts = shapes_compatible,
        .primitive = PRIM_FLOAT_TO_INT_S,
        .eval_lane = fptosi,
        .formula = "out = trunc(in)",
        .poison = "The result is poison where the number without its fraction does not fit the\n"
                  "integer type, read as signed, and for NaN and infinities.\n",
        .decisions = "A9",
        .example = "// Toward zero; 128 and NaN (0x7E00) are no i8.\n"
                   "  %x = arith.constant dense<[-1.9, 127.5, 128.0, 0x7E00]> : vector<4xf16>\n"
                   "  %whole = arith.fptosi %x : vector<4xf16> to vector<4xi8>\n",
        .gives = "dense<[-1, 127, poison, poison]> : vector<4xi8>\n",
    },
    {
        .name = "arith.fptoui",
        .summary = "cast of a float to an unsigned integer",
        .words = "cast convert conversion float-to-unsigned float-to-unsigned-int "
                 "float-to-unsigned-integer",
        .doc = "The number without its fraction.\n",
        CAST_OF(&FLOAT_LIKE, &SIGNLESS_FIXED_WIDTH_INTEGER_LIKE),
        .casts = shapes_compatible,
        .primitive = PRIM_FLOAT_TO_INT_U,
        .eval_lane = fptoui,
        .formula = "out = trunc(in)",
        .poison = "The result is poison where the number without its fraction does not fit the\n"
                  "integer type, read as unsigned (-0.5 does: it gives 0), and for NaN and\n"
                  "infinities.\n",
        .decisions = "A9",
        .example = "// Half a step below zero is still zero; a whole one does not fit.\n"
                   "  %x = arith.constant dense<[-0.5, -1.0, 255.9, 256.0]> : vector<4xf64>\n"
                   "  %bytes = arith.fptoui %x : vector<4xf64> to vector<4xi8>\n"
                   "  %unsigned = arith.extui %bytes : vector<4xi8> to vector<4xi16>\n",
        .gives = "dense<[0, poison, 255, poison]> : vector<4xi16>\n",
    },
    { 0 },
};
