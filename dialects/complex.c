/* complex: complex numbers, made of their parts and back, and arithmetic. */
#include "core/define/constraint.h"
#include "dialects/arith/arith.h"

static bool has_float_parts(const Type *type)
{
    return type->kind == TYPE_COMPLEX && type->shaped.element->kind == TYPE_FLOAT;
}

static const TypeConstraint COMPLEX_OF_FLOATS = { "complex type with floating-point elements",
                                                  has_float_parts, NULL, &COMPLEX_CLASS };

static const Type *part_type(const Type *type)
{
    return type->shaped.element;
}

static Flow create(Step *s)
{
    Place result = result_place(s, 0);

    place_set_float(place_part(result, 0), float_in(s, 0));
    place_set_float(place_part(result, 1), float_in(s, 1));
    return FLOW_NEXT;
}

static Flow give_part(Step *s, unsigned part)
{
    return give_float_exact(s, place_float(place_part(operand_place(s, 0), part)));
}

static Flow re(Step *s)
{
    return give_part(s, 0);
}

static Flow im(Step *s)
{
    return give_part(s, 1);
}

static const OpDef OPS[] = {
    {
        .name = "complex.create",
        .summary = "a complex number of its parts",
        .doc = "The number with that real and that imaginary part. It is poison as a whole.\n",
        .operands = OPERANDS({ "real", &ANY_FLOAT }, { "imaginary", &ANY_FLOAT }),
        .results = RESULTS({ "complex", &COMPLEX_OF_FLOATS }),
        .types = TYPE_RULES({ .same = "real imaginary" },
                            { .from = "complex",
                              .to = "real",
                              .derive = part_type,
                              .summary = "complex element type matches real operand type" },
                            { .from = "complex",
                              .to = "imaginary",
                              .derive = part_type,
                              .summary = "complex element type matches imaginary operand type" }),
        .format = "$real `,` $imaginary attr-dict `:` type($complex)",
        .traits = PURE,
        .primitive = PRIM_PAIR,
        .eval = create,
        .formula = "complex = real + imaginary * i",
        .decisions = "N14",
        .example = "func.func @main() -> complex<f32> {\n"
                   "  %three = arith.constant 3.0 : f32\n"
                   "  %four = arith.constant 4.0 : f32\n"
                   "  %z = complex.create %three, %four : complex<f32>\n"
                   "  return %z : complex<f32>\n"
                   "}\n",
        .gives = "(3.000000e+00,4.000000e+00) : complex<f32>\n",
    },
    {
        .name = "complex.re",
        .summary = "the real part",
        .doc = "The real part of the number, bit for bit.\n",
        .operands = OPERANDS({ "complex", &COMPLEX_OF_FLOATS }),
        .attrs = ATTRS({ "fastmath", &FAST_MATH_ATTR, "none" }),
        .results = RESULTS({ "real", &ANY_FLOAT }),
        .types = TYPE_RULES({ .from = "complex",
                              .to = "real",
                              .derive = part_type,
                              .summary = "complex element type matches result type" }),
        .format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
        .traits = PURE,
        .primitive = PRIM_FIRST,
        .eval = re,
        .formula = "real + imaginary * i = complex",
        .example = "func.func @main() -> f32 {\n"
                   "  %z = arith.constant 1.0 : f32\n"
                   "  %w = complex.create %z, %z : complex<f32>\n"
                   "  %r = complex.re %w : complex<f32>\n"
                   "  return %r : f32\n"
                   "}\n",
        .gives = "1.000000e+00 : f32\n",
    },
    {
        .name = "complex.im",
        .summary = "the imaginary part",
        .doc = "The imaginary part of the number, bit for bit.\n",
        .operands = OPERANDS({ "complex", &COMPLEX_OF_FLOATS }),
        .attrs = ATTRS({ "fastmath", &FAST_MATH_ATTR, "none" }),
        .results = RESULTS({ "imaginary", &ANY_FLOAT }),
        .types = TYPE_RULES({ .from = "complex",
                              .to = "imaginary",
                              .derive = part_type,
                              .summary = "complex element type matches result type" }),
        .format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
        .traits = PURE,
        .primitive = PRIM_SECOND,
        .eval = im,
        .formula = "real + imaginary * i = complex",
        .example = "func.func @main() -> f32 {\n"
                   "  %z = arith.constant 1.0 : f32\n"
                   "  %w = complex.create %z, %z : complex<f32>\n"
                   "  %i = complex.im %w : complex<f32>\n"
                   "  return %i : f32\n"
                   "}\n",
        .gives = "1.000000e+00 : f32\n",
    },
    {
        .name = "complex.add",
        .summary = "complex addition",
        .doc = "The sum of real parts and the sum of imaginary ones, each rounded to nearest.\n",
        .operands = OPERANDS({ "lhs", &COMPLEX_OF_FLOATS }, { "rhs", &COMPLEX_OF_FLOATS }),
        .attrs = ATTRS({ "fastmath", &FAST_MATH_ATTR, "none" }),
        .results = RESULTS({ "result", &COMPLEX_OF_FLOATS }),
        .format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .expand = "%a = complex.re %lhs : type($lhs)\n"
                  "%b = complex.im %lhs : type($lhs)\n"
                  "%c = complex.re %rhs : type($rhs)\n"
                  "%d = complex.im %rhs : type($rhs)\n"
                  "%real = arith.addf %a, %c {fastmath = $fastmath} : element($lhs)\n"
                  "%imaginary = arith.addf %b, %d {fastmath = $fastmath} : element($lhs)\n"
                  "%result = complex.create %real, %imaginary : type($result)\n",
        .formula = "result = lhs + rhs",
        .example = "func.func @main() -> complex<f32> {\n"
                   "  %one = arith.constant 1.0 : f32\n"
                   "  %two = arith.constant 2.0 : f32\n"
                   "  %z = complex.create %one, %two : complex<f32>\n"
                   "  %sum = complex.add %z, %z : complex<f32>\n"
                   "  return %sum : complex<f32>\n"
                   "}\n",
        .gives = "(2.000000e+00,4.000000e+00) : complex<f32>\n",
    },
    { 0 },
};

const DialectDef COMPLEX_DIALECT = {
    .name = "complex",
    .summary = "complex numbers",
    .doc = "Complex numbers are made of their real and imaginary parts, floats both; arithmetic\n"
           "means that of the parts.\n",
    .ops = OPS,
};
