/* Casts between integers, and of bits as they are; and what verifies any cast. */
#include "dialects/arith/arith.h"

#include <string.h>

/* What is no tensor has no dims here; those of one without a rank are not known to be the same. */
static bool same_tensor_dims(const Op *op)
{
    const Type *in = op->operands[0]->type, *out = op->results[0]->type;

    if (in->kind == TYPE_UNRANKED_TENSOR || out->kind == TYPE_UNRANKED_TENSOR)
        return false;
    if (in->kind == TYPE_TENSOR && out->kind == TYPE_TENSOR)
        return type_same_dims(in, out);
    return (in->kind != TYPE_TENSOR || !in->shaped.rank)
           && (out->kind != TYPE_TENSOR || !out->shaped.rank);
}

const OpPredicate SAME_TENSOR_DIMS[] = {
    { "input and output have the same tensor dimensions", same_tensor_dims },
    { 0 },
};

static bool same_encoding(const Type *from, const Type *to)
{
    return from->kind != TYPE_TENSOR || to->kind != TYPE_TENSOR
           || from->shaped.encoding == to->shaped.encoding;
}

bool shapes_compatible(const Type *from, const Type *to)
{
    if (!type_is_shaped(from) || !type_is_shaped(to))
        return type_is_shaped(from) == type_is_shaped(to);
    if (!type_has_rank(from) || !type_has_rank(to))
        return true;
    return same_encoding(from, to) && type_dims_agree(from, to);
}

/* The bits of an integer, or of a vector's or tensor's integers; 0 for anything else. */
static unsigned integer_bits(const Type *type)
{
    const Type *element = type_element(type);

    if (element->kind != TYPE_INTEGER || (type_is_shaped(type) && !type_is_value_container(type)))
        return 0;
    return element->integer.width;
}

static bool widens(const Type *from, const Type *to)
{
    return shapes_compatible(from, to) && integer_bits(from) < integer_bits(to);
}

static bool narrows(const Type *from, const Type *to)
{
    return shapes_compatible(from, to) && integer_bits(from) > integer_bits(to);
}

static Flow extend(Step *s)
{
    IntShift *compute = meaning_in(s)->computes.of_int;

    return give_int(s, compute(s->arena, int_in(s, 0), type_bits(lane_type_out(s, 0))));
}

static Flow trunci(Step *s)
{
    Int value = int_in(s, 0);
    unsigned width = type_bits(lane_type_out(s, 0));
    uint64_t no_wrap = prop_bits(s, 0);

    if ((no_wrap & NSW) && int_trunc_overflows_s(value, width))
        return give_poison(s, "the signed value does not fit, which nsw excludes");
    if ((no_wrap & NUW) && int_trunc_overflows_u(value, width))
        return give_poison(s, "the unsigned value does not fit, which nuw excludes");
    return give_int(s, int_trunc(s->arena, value, width));
}

static bool is_index_cast_type(const Type *type)
{
    if (type->kind == TYPE_MEMREF)
        return type_is_int_or_index(type->shaped.element);
    return SIGNLESS_INTEGER_LIKE.holds(type);
}

static const TypeConstraint INDEX_CAST_TYPE = {
    .summary = "signless-integer-like or memref of signless-integer",
    .holds = is_index_cast_type,
};

static bool casts_index(const Type *from, const Type *to)
{
    bool from_index = type_element(from)->kind == TYPE_INDEX;

    return shapes_compatible(from, to) && from_index != (type_element(to)->kind == TYPE_INDEX);
}

/* The same memory seen with other elements, where they are as wide: DECISIONS.md A4. */
static Flow cast_memref(Step *s)
{
    const Layout *from = layout_of(s, type_element(s->op->operands[0]->type));
    const Layout *to = layout_of(s, type_element(s->op->results[0]->type));

    if (from->width != to->width)
        return unsupported(s, "a memref seen with elements of another width");
    return give_operand(s, 0, 0);
}

static bool is_memref_cast(const Step *s)
{
    return s->op->operands[0]->type->kind == TYPE_MEMREF;
}

/* Bits of an integer or index type, as the index width has it. */
static unsigned width_out(const Step *s)
{
    return layout_of(s, lane_type_out(s, 0))->width;
}

static Flow index_cast(Step *s)
{
    if (is_memref_cast(s))
        return cast_memref(s);
    return give_int(s, int_resize_s(s->arena, int_in(s, 0), width_out(s)));
}

static Flow index_castui(Step *s)
{
    if (is_memref_cast(s))
        return cast_memref(s);
    return give_int(s, int_resize_u(s->arena, int_in(s, 0), width_out(s)));
}

static bool is_bitcast_type(const Type *type)
{
    if (type->kind == TYPE_MEMREF)
        return type_is_signless_integer(type->shaped.element)
               || type_is_float(type->shaped.element);
    return SIGNLESS_INTEGER_OR_FLOAT_LIKE.holds(type);
}

static const TypeConstraint BITCAST_TYPE = {
    .summary = "signless-integer-or-float-like or memref of signless-integer or float",
    .holds = is_bitcast_type,
};

static bool casts_bits(const Type *from, const Type *to)
{
    return shapes_compatible(from, to)
           && type_bits(type_element(from)) == type_bits(type_element(to));
}

static Flow bitcast(Step *s)
{
    const Type *from = lane_type_in(s, 0), *to = lane_type_out(s, 0);
    Int bits;

    if (is_memref_cast(s))
        return cast_memref(s);
    bits = type_is_float(from) ? float_to_int_bits(s->arena, float_in(s, 0)) : int_in(s, 0);
    if (type_is_float(to))
        return give_float_exact(s, float_of_int_bits(to->format, bits));
    return give_int(s, bits);
}

const OpDef ARITH_INTEGER_CAST_OPS[] = {
    {
        .name = "arith.extsi",
        .summary = "sign extension",
        .words = "cast convert conversion sign-extend sign-extension sext widen int-to-int",
        .doc = "The same number in a wider type, read as signed: the new high bits are copies\n"
               "of the sign bit.\n",
        CAST_OF(&SIGNLESS_FIXED_WIDTH_INTEGER_LIKE, &SIGNLESS_FIXED_WIDTH_INTEGER_LIKE),
        .casts = widens,
        .primitive = PRIM_INT_EXT_S,
        .eval_lane = extend,
        .computes.of_int = int_ext_s,
        .bit_by_bit = 1,
        .formula = "out = in, read as signed",
        .example = "// The one bit of `true` is its sign.\n"
                   "  %true = arith.constant true\n"
                   "  %signed = arith.extsi %true : i1 to i8\n"
                   "  %unsigned = arith.extui %true : i1 to i8\n"
                   "  return %signed, %unsigned : i8, i8\n",
        .gives = "-1 : i8\n"
                 "1 : i8\n",
    },
    {
        .name = "arith.extui",
        .summary = "zero extension",
        .words = "cast convert conversion zero-extend zero-extension zext widen",
        .doc = "The same number in a wider type, read as unsigned: the new high bits are zero.\n",
        CAST_OF(&SIGNLESS_FIXED_WIDTH_INTEGER_LIKE, &SIGNLESS_FIXED_WIDTH_INTEGER_LIKE),
        .casts = widens,
        .primitive = PRIM_INT_EXT_U,
        .eval_lane = extend,
        .computes.of_int = int_ext_u,
        .bit_by_bit = 1,
        .formula = "out = in, read as unsigned",
        .example = "// Bytes from 128 to 255 print as negative until they are widened.\n"
                   "  %bytes = arith.constant dense<[127, -128, -1]> : vector<3xi8>\n"
                   "  %wide = arith.extui %bytes : vector<3xi8> to vector<3xi16>\n",
        .gives = "dense<[127, 128, 255]> : vector<3xi16>\n",
    },
    {
        .name = "arith.trunci",
        .summary = "truncation to a narrower integer",
        .words = "cast convert conversion truncate truncation trunc narrow int-to-int",
        .doc = "The low bits of the operand.\n",
        .operands = OPERANDS({ "in", &SIGNLESS_FIXED_WIDTH_INTEGER_LIKE }),
        .attrs = ATTRS({ "overflowFlags", &INTEGER_OVERFLOW_ATTR, "none" }),
        .results = RESULTS({ "out", &SIGNLESS_FIXED_WIDTH_INTEGER_LIKE }),
        .predicates = SAME_TENSOR_DIMS,
        .format = "$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_SHAPE | CAST,
        .casts = narrows,
        .primitive = PRIM_INT_TRUNC,
        .eval_lane = trunci,
        .bit_by_bit = 1,
        .formula = "out = in mod 2^m, m the width of out",
        .poison = "Under `nsw` (`nuw`) the result is poison where it is not the number that went\n"
                  "in, both read as signed (unsigned).\n",
        .example = "// 200 fits 8 bits without a sign, -56 with one, 300 not at all.\n"
                   "  %x = arith.constant dense<[200, -56, 300]> : vector<3xi16>\n"
                   "  %cut = arith.trunci %x : vector<3xi16> to vector<3xi8>\n"
                   "  %nsw = arith.trunci %x overflow<nsw> : vector<3xi16> to vector<3xi8>\n"
                   "  %nuw = arith.trunci %x overflow<nuw> : vector<3xi16> to vector<3xi8>\n"
                   "  return %cut, %nsw, %nuw : vector<3xi8>, vector<3xi8>, vector<3xi8>\n",
        .gives = "dense<[-56, -56, 44]> : vector<3xi8>\n"
                 "dense<[poison, -56, poison]> : vector<3xi8>\n"
                 "dense<[-56, poison, poison]> : vector<3xi8>\n",
    },
    {
        .name = "arith.index_cast",
        .summary = "cast between index and integer, signed",
        .words =
            "cast convert conversion int-to-index integer-to-index index-to-int index-to-integer",
        .doc = "From index to an integer type or back. To a wider type the value is\n"
               "sign-extended, to a narrower one its high bits go lost. A memref gives the same\n"
               "memory, if its elements keep their width.\n",
        CAST_OF(&INDEX_CAST_TYPE, &INDEX_CAST_TYPE),
        .casts = casts_index,
        .primitive = PRIM_INT_RESIZE_S,
        .eval_lane = index_cast,
        .formula = "out = in mod 2^m, in read as signed, m the width of out",
        .decisions = "A4",
        .example = "// Copies of the sign come in, or high bits go lost.\n"
                   "  %offset = arith.constant -1 : i32\n"
                   "  %wider = arith.index_cast %offset : i32 to index\n"
                   "  %address = arith.constant 0x100000002 : index\n"
                   "  %narrower = arith.index_cast %address : index to i32\n"
                   "  return %wider, %narrower : index, i32\n",
        .gives = "-1 : index\n"
                 "2 : i32\n",
    },
    {
        .name = "arith.index_castui",
        .summary = "cast between index and integer, unsigned",
        .doc = "From index to an integer type or back. To a wider type the value is\n"
               "zero-extended, to a narrower one its high bits go lost. A memref gives the same\n"
               "memory, if its elements keep their width.\n",
        CAST_OF(&INDEX_CAST_TYPE, &INDEX_CAST_TYPE),
        .casts = casts_index,
        .primitive = PRIM_INT_RESIZE_U,
        .eval_lane = index_castui,
        .formula = "out = in mod 2^m, in read as unsigned, m the width of out",
        .decisions = "A4",
        .example = "// A table of 256 entries is read at 255, not at -1.\n"
                   "  %byte = arith.constant -1 : i8\n"
                   "  %unsigned = arith.index_castui %byte : i8 to index\n"
                   "  %signed = arith.index_cast %byte : i8 to index\n"
                   "  return %unsigned, %signed : index, index\n",
        .gives = "255 : index\n"
                 "-1 : index\n",
    },
    {
        .name = "arith.bitcast",
        .summary = "the same bits as another type",
        .words = "cast convert conversion reinterpret reinterpret-cast",
        .doc = "The bits of the operand read as a value of the other type, which is as wide: an\n"
               "integer, or a float of any format. A memref gives the same memory.\n",
        CAST_OF(&BITCAST_TYPE, &BITCAST_TYPE),
        .casts = casts_bits,
        .shown_bits = SHOWS_BITS_RECAST,
        .primitive = PRIM_BITCAST,
        .eval_lane = bitcast,
        .formula = "bits(out) = bits(in)",
        .decisions = "A4, N8",
        .example = "// The float that follows 1.0: its bits, as an integer, plus one.\n"
                   "  %x = arith.constant 1.0 : f32\n"
                   "  %one = arith.constant 1 : i32\n"
                   "  %bits = arith.bitcast %x : f32 to i32\n"
                   "  %more = arith.addi %bits, %one : i32\n"
                   "  %next = arith.bitcast %more : i32 to f32\n"
                   "  return %bits, %next : i32, f32\n",
        .gives = "1065353216 : i32\n"
                 "1.00000012 : f32\n",
    },
    { 0 },
};
