/* complex: complex numbers. Here: made of their parts and back, constants, bits, comparisons. */
#include "dialects/complex/complex.h"

#include "core/ir/attr_make.h"
#include "core/ir/diag.h"
#include "core/text/asm.h"

static bool has_float_parts(const Type *type)
{
    return type->kind == TYPE_COMPLEX && type->shaped.element->kind == TYPE_FLOAT;
}

const TypeConstraint COMPLEX_OF_FLOATS = { "complex type with floating-point elements",
                                           has_float_parts, NULL, &COMPLEX_CLASS };

const Type *complex_part_type(const Type *type)
{
    return type->shaped.element;
}

Complex complex_in(const Step *s, unsigned operand)
{
    Place place = operand_place(s, operand);

    return (Complex){ place_float(place_part(place, 0)), place_float(place_part(place, 1)) };
}

/* A NaN stands for any. */
static Float chosen(Step *s, Float part)
{
    return float_is_nan(part) ? choice_nan(choice_in(s), part.format) : part;
}

Flow give_complex_fast(Step *s, uint64_t flags, Complex result)
{
    Place place = result_place(s, 0);
    const char *why = fast_math_broken(s, flags);

    if (!why)
        why = fast_math_broken_by(flags, result.re);
    if (!why)
        why = fast_math_broken_by(flags, result.im);
    if (why)
        return give_poison(s, why);
    place_set_float(place_part(place, 0), chosen(s, result.re));
    place_set_float(place_part(place, 1), chosen(s, result.im));
    return FLOW_NEXT;
}

/* So much work is the longest of them, in formats that have many digits. */
static Flow work_of(Step *s, Complex operand)
{
    return work_done(s, operand.re.format->width > 64 ? 4096 : 64);
}

Flow give_of_complex(Step *s)
{
    Complex operand = complex_in(s, 0);

    if (work_of(s, operand) == FLOW_END)
        return FLOW_END;
    return give_complex_fast(s, prop_bits(s, 0), meaning_in(s)->computes.of_complex(operand));
}

Flow give_of_complexes(Step *s)
{
    Complex lhs = complex_in(s, 0), rhs = complex_in(s, 1);

    if (work_of(s, lhs) == FLOW_END)
        return FLOW_END;
    return give_complex_fast(s, prop_bits(s, 0), meaning_in(s)->computes.of_complexes(lhs, rhs));
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

static Flow constant(Step *s)
{
    place_set_attr(s, result_place(s, 0), s->op->results[0]->type, prop(s, 0));
    return FLOW_NEXT;
}

static void name_constant(const Op *op, Sb *name)
{
    (void)op;
    sb_add(name, "cst");
}

static bool is_number(const Attr *attr)
{
    return attr->kind == ATTR_INTEGER || attr->kind == ATTR_FLOAT;
}

static bool verify_constant(const Op *op)
{
    const Attr *value = op->inherent[0], *const *parts = value->array.elements;
    const Type *part = complex_part_type(op->results[0]->type);

    if (value->array.count != 2)
        return op_error(op, "requires 'value' to be a complex constant, represented as array of "
                            "two values");
    if (!is_number(parts[0]) || !is_number(parts[1]))
        return op_error(op, "requires attribute's elements to be float or integer attributes");
    if (parts[0]->type != part || parts[1]->type != part)
        return op_error(op,
                        "requires attribute's element types ('%s', '%s') to match the element "
                        "type of the op's return type ('%s')",
                        type_text(parts[0]->type), type_text(parts[1]->type), type_text(part));
    return true;
}

static Int bits_of(Step *s, Place place, const Type *type)
{
    return type_is_float(type) ? float_to_int_bits(s->arena, place_float(place)) : place_int(place);
}

static void set_bits(Place place, const Type *type, Int bits)
{
    if (type_is_float(type))
        place_set_float(place, float_of_int_bits(type->format, bits));
    else
        place_set_int(place, bits);
}

/* The real part is the low half; the high one, where that lies first in memory (DECISIONS.md N18).
 */
static Flow bitcast(Step *s)
{
    const Type *from = lane_type_in(s, 0), *to = lane_type_out(s, 0);
    Place in = operand_place(s, 0), out = result_place(s, 0);
    unsigned half, low = target_in(s)->big_endian, high = !low;
    Int whole, parts[2];

    if (from == to)
        return give_operand(s, 0, 0);
    if (from->kind == TYPE_COMPLEX) {
        for (unsigned i = 0; i < 2; i++)
            parts[i] = int_ext_u(s->arena, bits_of(s, place_part(in, i), complex_part_type(from)),
                                 type_bits(to));
        whole = int_shl(s->arena, parts[high], type_bits(to) / 2);
        set_bits(out, to, int_or(s->arena, parts[low], whole));
        return FLOW_NEXT;
    }
    whole = bits_of(s, in, from);
    half = type_bits(from) / 2;
    for (unsigned i = 0; i < 2; i++)
        set_bits(place_part(out, i), complex_part_type(to),
                 int_trunc(s->arena, int_shr_u(s->arena, whole, (i == high) * half), half));
    return FLOW_NEXT;
}

static bool has_bits(const Type *type)
{
    return type->kind == TYPE_INTEGER || type->kind == TYPE_FLOAT;
}

/* Of a complex type and a type of as many bits. */
static bool verify_bitcast(const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type, *part;

    if (from == to)
        return true;
    if (!has_bits(from) && from->kind != TYPE_COMPLEX)
        return op_error(op, "operand must be int/float/complex");
    if (!has_bits(to) && to->kind != TYPE_COMPLEX)
        return op_error(op, "result must be int/float/complex");
    if ((from->kind == TYPE_COMPLEX) == (to->kind == TYPE_COMPLEX))
        return op_error(op, "requires that either input or output has a complex type");
    part = complex_part_type(from->kind == TYPE_COMPLEX ? from : to);
    if (2 * type_bits(part) != type_bits(from->kind == TYPE_COMPLEX ? to : from))
        return op_error(op, "casting bitwidths do not match");
    return true;
}

#define COMPARISON                                                                                 \
    .operands = OPERANDS({ "lhs", &COMPLEX_OF_FLOATS }, { "rhs", &COMPLEX_OF_FLOATS }),            \
    .results = RESULTS({ "result", &I1 }), .types = TYPE_RULES({ .same = "lhs rhs" }),             \
    .format = "$lhs `,` $rhs attr-dict `:` type($lhs)", .traits = PURE

#define EXPAND_PARTS                                                                               \
    "%a = complex.re %lhs : type($lhs)\n"                                                          \
    "%b = complex.im %lhs : type($lhs)\n"                                                          \
    "%c = complex.re %rhs : type($rhs)\n"                                                          \
    "%d = complex.im %rhs : type($rhs)\n"

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
                              .derive = complex_part_type,
                              .summary = "complex element type matches real operand type" },
                            { .from = "complex",
                              .to = "imaginary",
                              .derive = complex_part_type,
                              .summary = "complex element type matches imaginary operand type" }),
        .format = "$real `,` $imaginary attr-dict `:` type($complex)",
        .traits = PURE,
        .primitive = PRIM_PAIR,
        .eval = create,
        .formula = "complex = real + imaginary * i",
        .decisions = "N14",
        .example = "  %three = arith.constant 3.0 : f32\n"
                   "  %four = arith.constant 4.0 : f32\n"
                   "  %z = complex.create %three, %four : complex<f32>\n",
        .gives = "[3.000000e+00, 4.000000e+00] : complex<f32>\n",
    },
    {
        .name = "complex.re",
        .summary = "the real part",
        .doc = "The real part of the number, bit for bit.\n",
        COMPLEX_TO_FLOAT("real"),
        .primitive = PRIM_FIRST,
        .eval = re,
        .formula = "real + imaginary * i = complex",
        .example = "  %z = arith.constant 1.0 : f32\n"
                   "  %w = complex.create %z, %z : complex<f32>\n"
                   "  %r = complex.re %w : complex<f32>\n",
        .gives = "1.000000e+00 : f32\n",
    },
    {
        .name = "complex.im",
        .summary = "the imaginary part",
        .doc = "The imaginary part of the number, bit for bit.\n",
        COMPLEX_TO_FLOAT("imaginary"),
        .primitive = PRIM_SECOND,
        .eval = im,
        .formula = "real + imaginary * i = complex",
        .example = "  %z = arith.constant 1.0 : f32\n"
                   "  %w = complex.create %z, %z : complex<f32>\n"
                   "  %i = complex.im %w : complex<f32>\n",
        .gives = "1.000000e+00 : f32\n",
    },
    {
        .name = "complex.constant",
        .summary = "a complex constant",
        .doc = "The number with the parts that the attribute holds, integers or floats.\n",
        .attrs = ATTRS({ "value", &ARRAY_ATTR }),
        .results = RESULTS({ "complex", &ANY_COMPLEX }),
        .format = "$value attr-dict `:` type($complex)",
        .traits = PURE | CONSTANT_LIKE,
        .name_results = name_constant,
        .verify = verify_constant,
        .eval = constant,
        .formula = "complex = value[0] + value[1] * i",
        .decisions = "N3",
        .example = "// Without a type the parts are f64.\n"
                   "  %z = complex.constant [0.5, -1.0] : complex<f64>\n"
                   "  %gaussian = complex.constant [3 : i8, -4 : i8] : complex<i8>\n"
                   "  return %z, %gaussian : complex<f64>, complex<i8>\n",
        .gives = "[5.000000e-01, -1.000000e+00] : complex<f64>\n"
                 "[3, -4] : complex<i8>\n",
    },
    {
        .name = "complex.bitcast",
        .summary = "the bits of a complex number",
        .words = "cast convert reinterpret",
        .doc = "The same bits as a value of another type, of which one is complex and the other\n"
               "an integer or a float of as many bits: the real part is the low half. A type\n"
               "stays what it is where both are one.\n",
        .operands = OPERANDS({ "operand", &ANY_TYPE }),
        .results = RESULTS({ "result", &ANY_TYPE }),
        .shown_bits = SHOWS_BITS_RECAST,
        .format = "$operand attr-dict `:` type($operand) `to` type($result)",
        .traits = PURE,
        .verify = verify_bitcast,
        .eval = bitcast,
        .formula = "bits(result) = bits(operand)",
        .decisions = "N14, N18",
        .example = "// 1.0 below, 2.0 above.\n"
                   "  %z = complex.constant [1.0 : f16, 2.0 : f16] : complex<f16>\n"
                   "  %bits = complex.bitcast %z : complex<f16> to i32\n"
                   "  %minus = arith.constant 0x8000 : i32\n"
                   "  %turned = arith.xori %bits, %minus : i32\n"
                   "  %w = complex.bitcast %turned : i32 to complex<f16>\n"
                   "  return %bits, %w : i32, complex<f16>\n",
        .gives = "1073757184 : i32\n"
                 "[-1.000000e+00, 2.000000e+00] : complex<f16>\n",
    },
    {
        .name = "complex.eq",
        .summary = "are two complex numbers equal?",
        .words = "equal compare",
        .doc = "Whether both parts are equal, as arith.cmpf `oeq` has it: -0.0 equals +0.0, and\n"
               "NaN nothing.\n",
        COMPARISON,
        .expand = EXPAND_PARTS "%real = arith.cmpf oeq, %a, %c : element($lhs)\n"
                               "%imaginary = arith.cmpf oeq, %b, %d : element($lhs)\n"
                               "%result = arith.andi %real, %imaginary : i1\n",
        .formula = "result = lhs = rhs",
        .decisions = "N14",
        .example = "  %z = complex.constant [0.0, 1.0] : complex<f64>\n"
                   "  %w = complex.constant [-0.0, 1.0] : complex<f64>\n"
                   "  %conjugate = complex.conj %z : complex<f64>\n"
                   "  %0 = complex.eq %z, %w : complex<f64>\n"
                   "  %1 = complex.eq %z, %conjugate : complex<f64>\n"
                   "  return %0, %1 : i1, i1\n",
        .gives = "true : i1\n"
                 "false : i1\n",
    },
    {
        .name = "complex.neq",
        .summary = "do two complex numbers differ?",
        .words = "not-equal unequal compare",
        .doc = "Whether some part differs, as arith.cmpf `une` has it: true where one is NaN.\n",
        COMPARISON,
        .expand = EXPAND_PARTS "%real = arith.cmpf une, %a, %c : element($lhs)\n"
                               "%imaginary = arith.cmpf une, %b, %d : element($lhs)\n"
                               "%result = arith.ori %real, %imaginary : i1\n",
        .formula = "result = not (lhs = rhs)",
        .decisions = "N14",
        .example = "// NaN differs from itself.\n"
                   "  %z = complex.constant [0.0, 1.0] : complex<f64>\n"
                   "  %nan = complex.constant [0.0, 0x7FF8000000000000 : f64] : complex<f64>\n"
                   "  %0 = complex.neq %z, %z : complex<f64>\n"
                   "  %1 = complex.neq %nan, %nan : complex<f64>\n"
                   "  return %0, %1 : i1, i1\n",
        .gives = "false : i1\n"
                 "true : i1\n",
    },
    { 0 },
};

/* <:f32 1.0, 2.0>, of type complex<f32>. */
static const Attr *parse_number(AsmParser *p, const AttrDef *def, const Type *type)
{
    const Attr *parts[2];
    Float part;

    if (!asm_parse_punct(p, "<") || !asm_parse_colon_type(p, &type))
        return NULL;
    if (type->kind != TYPE_FLOAT) {
        asm_plain_error(p, asm_here(p), "expected a floating-point type, but got '%s'",
                        type_text(type));
        return NULL;
    }
    for (unsigned i = 0; i < 2; i++) {
        if ((i && !asm_parse_punct(p, ",")) || !asm_parse_float(p, type->format, &part))
            return NULL;
        parts[i] = attr_float(type, part);
    }
    return asm_parse_punct(p, ">")
               ? attr_typed_dialect(type_complex(asm_context(p), type), def, 2, parts)
               : NULL;
}

static void print_number(AsmPrinter *printer, const Attr *attr)
{
    asm_print(printer, "<:");
    asm_print_type(printer, complex_part_type(attr->type));
    asm_print(printer, " ");
    asm_print_attr_without_type(printer, attr->dialect.params[0]);
    asm_print(printer, ", ");
    asm_print_attr_without_type(printer, attr->dialect.params[1]);
    asm_print(printer, ">");
}

static const AttrDef ATTR_DEFS[] = {
    { .name = "complex.number",
      .summary = "a complex number",
      .record = "Complex_NumberAttr",
      .params = { { "real", PARAM_ATTR }, { "imag", PARAM_ATTR } },
      .parse = parse_number,
      .print = print_number },
    { 0 },
};

static const OpDef *const MORE_OPS[] = {
    COMPLEX_ARITHMETIC_OPS,
    COMPLEX_EXPONENTIAL_OPS,
    COMPLEX_TRIGONOMETRIC_OPS,
    NULL,
};

const DialectDef COMPLEX_DIALECT = {
    .name = "complex",
    .summary = "complex numbers",
    .doc = "Complex numbers are made of their real and imaginary parts, floats both; arithmetic\n"
           "means that of the parts. Functions give the exact parts, each correctly rounded;\n"
           "of infinities and NaN they give what C does (N16, N17).\n",
    .ops = OPS,
    .more_ops = MORE_OPS,
    .attrs = ATTR_DEFS,
};
