/* The builtin dialect's types, read and written side by side. */
#include "core/bytecode/decoder.h"
#include "core/bytecode/encoder.h"
#include "core/bytecode/encoding.h"

#include <inttypes.h>

static const Type *decode_integer(Decoder *d)
{
    uint64_t both = cursor_varint(&d->cursor), width = both >> 2, signedness = both & 3;

    if (width > INT_MAX_WIDTH || signedness > UNSIGNED)
        decoder_error(d, "an integer type of %" PRIu64 " bits, with signedness %" PRIu64, width,
                      signedness);
    return decoded(d) ? type_integer(d->reader->context, (unsigned)width, (Signedness)signedness)
                      : NULL;
}

static const Type *decode_index(Decoder *d)
{
    return type_index(d->reader->context);
}

static const Type *decode_none(Decoder *d)
{
    return type_none(d->reader->context);
}

static const Type *decode_function(Decoder *d)
{
    unsigned input_count, result_count;
    const Type **inputs = decode_types(d, &input_count);
    const Type **results = decode_types(d, &result_count);

    return decoded(d)
               ? type_function(d->reader->context, input_count, inputs, result_count, results)
               : NULL;
}

static const struct {
    BuiltinTypeCode code;
    const char *name;
} FLOATS[] = { { CODE_BF16, "bf16" }, { CODE_F16, "f16" }, { CODE_F32, "f32" },
               { CODE_F64, "f64" },   { CODE_F80, "f80" }, { CODE_F128, "f128" } };

enum { FLOAT_COUNT = sizeof FLOATS / sizeof *FLOATS };

static const Type *decode_complex(Decoder *d)
{
    const Type *element = decode_type(d);

    if (!decoded(d))
        return NULL;
    if (!type_is_any_float(element) && !type_is_any_integer(element)) {
        decoder_error(d, "invalid element type for complex: '%s'", type_text(element));
        return NULL;
    }
    return type_complex(d->reader->context, element);
}

static bool are_sizes(Decoder *d, const int64_t *dims, unsigned rank, bool dynamic)
{
    for (unsigned i = 0; i < rank; i++)
        if (dims[i] < 0 && !(dynamic && dims[i] == DYNAMIC))
            return decoder_error(d, "a dimension has size %" PRId64, dims[i]);
    return true;
}

static bool is_layout(const Attr *layout, unsigned rank)
{
    return layout->kind == ATTR_STRIDED_LAYOUT
               ? layout->strided.rank == rank
               : layout->kind == ATTR_AFFINE_MAP && layout->map->dim_count == rank;
}

static const Type *memref_in(Decoder *d, const Attr *space)
{
    unsigned rank;
    int64_t *dims = decode_signeds(d, &rank);
    const Type *element = decode_type(d);
    const Attr *layout = decode_attr(d);

    if (!decoded(d) || !are_sizes(d, dims, rank, true))
        return NULL;
    if (!type_may_be_in_memref(element)) {
        decoder_error(d, "invalid memref element type '%s'", type_text(element));
        return NULL;
    }
    if (layout->kind != ATTR_DIALECT && !is_layout(layout, rank)) {
        decoder_error(d, "%s is no layout of a memref of rank %u", attr_quoted(layout), rank);
        return NULL;
    }
    return type_memref(d->reader->context, rank, dims, element, layout, space);
}

static const Type *decode_memref(Decoder *d)
{
    return memref_in(d, NULL);
}

static const Type *decode_memref_in_space(Decoder *d)
{
    return memref_in(d, decode_attr(d));
}

static const Type *tensor_encoded(Decoder *d, const Attr *encoding)
{
    unsigned rank;
    int64_t *dims = decode_signeds(d, &rank);
    const Type *element = decode_type(d);

    if (!decoded(d) || !are_sizes(d, dims, rank, true))
        return NULL;
    if (!type_may_be_in_tensor(element)) {
        decoder_error(d, "invalid tensor element type: '%s'", type_text(element));
        return NULL;
    }
    return type_tensor(d->reader->context, rank, dims, element, encoding);
}

static const Type *decode_tensor(Decoder *d)
{
    return tensor_encoded(d, NULL);
}

static const Type *decode_tensor_encoded(Decoder *d)
{
    return tensor_encoded(d, decode_attr(d));
}

static const Type *decode_tuple(Decoder *d)
{
    unsigned count;
    const Type **types = decode_types(d, &count);

    return decoded(d) ? type_tuple(d->reader->context, count, types) : NULL;
}

static const Type *unranked_memref_in(Decoder *d, const Attr *space)
{
    const Type *element = decode_type(d);

    if (decoded(d) && !type_may_be_in_memref(element))
        decoder_error(d, "invalid memref element type '%s'", type_text(element));
    return decoded(d) ? type_unranked_memref(d->reader->context, element, space) : NULL;
}

static const Type *decode_unranked_memref(Decoder *d)
{
    return unranked_memref_in(d, NULL);
}

static const Type *decode_unranked_memref_in_space(Decoder *d)
{
    return unranked_memref_in(d, decode_attr(d));
}

static const Type *decode_unranked_tensor(Decoder *d)
{
    const Type *element = decode_type(d);

    if (decoded(d) && !type_may_be_in_tensor(element))
        decoder_error(d, "invalid tensor element type: '%s'", type_text(element));
    return decoded(d) ? type_unranked_tensor(d->reader->context, element) : NULL;
}

static const Type *vector_scalable(Decoder *d, const bool *scalable, unsigned scalable_count)
{
    unsigned rank;
    int64_t *dims = decode_signeds(d, &rank);
    const Type *element = decode_type(d);

    if (!decoded(d) || !are_sizes(d, dims, rank, false))
        return NULL;
    for (unsigned i = 0; i < rank; i++)
        if (dims[i] == 0)
            decoder_error(d, "vector types must have positive constant sizes but got 0");
    if (!type_may_be_in_vector(element))
        decoder_error(d, "failed to verify 'elementType': VectorElementTypeInterface instance");
    if (scalable && scalable_count != rank)
        decoder_error(d, "number of dims must match, got %u and %u", scalable_count, rank);
    return decoded(d) ? type_vector(d->reader->context, rank, dims, scalable, element) : NULL;
}

static const Type *decode_vector(Decoder *d)
{
    return vector_scalable(d, NULL, 0);
}

static const Type *decode_scalable_vector(Decoder *d)
{
    uint64_t count = cursor_count(&d->cursor, "scalable dimensions");
    bool *scalable = ARENA_ARRAY(&d->reader->arena, bool, count + 1);

    for (uint64_t i = 0; i < count; i++)
        scalable[i] = cursor_byte(&d->cursor) != 0;
    return vector_scalable(d, scalable, (unsigned)count);
}

static const Type *(*const DECODE[BUILTIN_TYPE_CODES])(Decoder *) = {
    [CODE_INTEGER_TYPE] = decode_integer,
    [CODE_INDEX] = decode_index,
    [CODE_FUNCTION] = decode_function,
    [CODE_COMPLEX] = decode_complex,
    [CODE_MEMREF] = decode_memref,
    [CODE_MEMREF_IN_SPACE] = decode_memref_in_space,
    [CODE_NONE] = decode_none,
    [CODE_TENSOR] = decode_tensor,
    [CODE_TENSOR_ENCODED] = decode_tensor_encoded,
    [CODE_TUPLE] = decode_tuple,
    [CODE_UNRANKED_MEMREF] = decode_unranked_memref,
    [CODE_UNRANKED_MEMREF_IN_SPACE] = decode_unranked_memref_in_space,
    [CODE_UNRANKED_TENSOR] = decode_unranked_tensor,
    [CODE_VECTOR] = decode_vector,
    [CODE_SCALABLE_VECTOR] = decode_scalable_vector,
};

const Type *builtin_type_decode(Decoder *d)
{
    uint64_t code = cursor_varint(&d->cursor);

    for (unsigned i = 0; i < FLOAT_COUNT; i++)
        if (FLOATS[i].code == code)
            return type_float(d->reader->context, float_format_named(str_of(FLOATS[i].name)));
    if (code < BUILTIN_TYPE_CODES)
        return DECODE[code](d);
    decoder_error(d, "unknown builtin type code: %" PRIu64, code);
    return NULL;
}

static void encode_types(Encoder *e, unsigned count, const Type *const *types)
{
    encode_varint(e, count);
    for (unsigned i = 0; i < count; i++)
        encode_type(e, types[i]);
}

static bool encode_float(Encoder *e, const Type *type)
{
    for (unsigned i = 0; i < FLOAT_COUNT; i++)
        if (float_format_named(str_of(FLOATS[i].name)) == type->format) {
            encode_varint(e, FLOATS[i].code);
            return true;
        }
    return false;
}

static void encode_shape(Encoder *e, const Type *type)
{
    encode_varint(e, type->shaped.rank);
    for (unsigned i = 0; i < type->shaped.rank; i++)
        encode_signed(e, type->shaped.dims[i]);
    encode_type(e, type->shaped.element);
}

static void encode_memref(Encoder *e, const Type *type)
{
    const Attr *space = type->shaped.memory_space, *layout = type->shaped.layout;

    encode_varint(e, space ? CODE_MEMREF_IN_SPACE : CODE_MEMREF);
    if (space)
        encode_attr(e, space);
    encode_shape(e, type);
    encode_attr(e, layout ? layout
                          : attr_affine_map(affine_identity_map(type->context, type->shaped.rank)));
}

static void encode_unranked_memref(Encoder *e, const Type *type)
{
    const Attr *space = type->shaped.memory_space;

    encode_varint(e, space ? CODE_UNRANKED_MEMREF_IN_SPACE : CODE_UNRANKED_MEMREF);
    if (space)
        encode_attr(e, space);
    encode_type(e, type->shaped.element);
}

static void encode_tensor(Encoder *e, const Type *type)
{
    encode_varint(e, type->shaped.encoding ? CODE_TENSOR_ENCODED : CODE_TENSOR);
    if (type->shaped.encoding)
        encode_attr(e, type->shaped.encoding);
    encode_shape(e, type);
}

static void encode_vector(Encoder *e, const Type *type)
{
    bool scalable = type_is_scalable(type);

    encode_varint(e, scalable ? CODE_SCALABLE_VECTOR : CODE_VECTOR);
    if (scalable) {
        encode_varint(e, type->shaped.rank);
        for (unsigned i = 0; i < type->shaped.rank; i++)
            encode_byte(e, type->shaped.scalable[i]);
    }
    encode_shape(e, type);
}

static void encode_function(Encoder *e, const Type *type)
{
    encode_varint(e, CODE_FUNCTION);
    encode_types(e, type->list.input_count, type->list.types);
    encode_types(e, type->list.result_count, type->list.types + type->list.input_count);
}

static void encode_integer(Encoder *e, const Type *type)
{
    encode_varint(e, CODE_INTEGER_TYPE);
    encode_varint(e, (uint64_t)type->integer.width << 2 | type->integer.signedness);
}

bool builtin_type_encode(Encoder *e, const Type *type)
{
    switch (type->kind) {
    case TYPE_INTEGER:
        return encode_integer(e, type), true;
    case TYPE_INDEX:
        return encode_varint(e, CODE_INDEX), true;
    case TYPE_FLOAT:
        return encode_float(e, type);
    case TYPE_NONE:
        return encode_varint(e, CODE_NONE), true;
    case TYPE_COMPLEX:
        encode_varint(e, CODE_COMPLEX);
        return encode_type(e, type->shaped.element), true;
    case TYPE_TUPLE:
        encode_varint(e, CODE_TUPLE);
        return encode_types(e, type->list.input_count + type->list.result_count, type->list.types),
               true;
    case TYPE_FUNCTION:
        return encode_function(e, type), true;
    case TYPE_VECTOR:
        return encode_vector(e, type), true;
    case TYPE_TENSOR:
        return encode_tensor(e, type), true;
    case TYPE_UNRANKED_TENSOR:
        encode_varint(e, CODE_UNRANKED_TENSOR);
        return encode_type(e, type->shaped.element), true;
    case TYPE_MEMREF:
        return encode_memref(e, type), true;
    case TYPE_UNRANKED_MEMREF:
        return encode_unranked_memref(e, type), true;
    default:
        return false;
    }
}
