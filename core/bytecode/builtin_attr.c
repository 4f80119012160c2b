/* The builtin dialect's attributes and locations, read and written side by side. */
#include "core/bytecode/decoder.h"
#include "core/bytecode/encoder.h"
#include "core/bytecode/encoding.h"
#include "core/ir/attr_make.h"

#include <inttypes.h>

static const Attr *decode_array(Decoder *d)
{
    unsigned count;
    const Attr **elements = decode_attrs(d, &count);

    return decoded(d) ? attr_array(d->reader->context, count, elements) : NULL;
}

static void encode_array(Encoder *e, const Attr *attr)
{
    encode_varint(e, attr->array.count);
    for (unsigned i = 0; i < attr->array.count; i++)
        encode_attr(e, attr->array.elements[i]);
}

static bool has_twice(const Attr *dictionary)
{
    for (unsigned i = 1; i < dictionary->dictionary.count; i++)
        if (str_eq(dictionary->dictionary.entries[i - 1].name,
                   dictionary->dictionary.entries[i].name))
            return true;
    return false;
}

static const Attr *decode_dictionary(Decoder *d)
{
    uint64_t count = cursor_count(&d->cursor, "named attributes");
    NamedAttr *entries = ARENA_ARRAY(&d->reader->arena, NamedAttr, count);
    const Attr *dictionary;

    for (uint64_t i = 0; i < count && !d->reader->failed; i++) {
        entries[i].name = decode_string_attr(d);
        entries[i].value = decode_attr(d);
    }
    if (!decoded(d))
        return NULL;
    dictionary = attr_dictionary(d->reader->context, (unsigned)count, entries);
    if (has_twice(dictionary))
        decoder_error(d, "a dictionary has an attribute of one name twice");
    return dictionary;
}

static void encode_dictionary(Encoder *e, const Attr *attr)
{
    encode_varint(e, attr->dictionary.count);
    for (unsigned i = 0; i < attr->dictionary.count; i++) {
        encode_attr(e, attr_string(attr->context, attr->dictionary.entries[i].name));
        encode_attr(e, attr->dictionary.entries[i].value);
    }
}

static const Attr *decode_untyped_string(Decoder *d)
{
    Str string = decode_string(d);

    return decoded(d) ? attr_string(d->reader->context, string) : NULL;
}

static const Attr *decode_typed_string(Decoder *d)
{
    Str string = decode_string(d);
    const Type *type = decode_type(d);

    return decoded(d) ? attr_typed_string(type, string) : NULL;
}

static const Attr *decode_flat_symbol(Decoder *d)
{
    const Attr *root = decode_attr_of(d, 1u << ATTR_STRING, "StringAttr");

    if (!decoded(d))
        return NULL;
    return root->type->kind == TYPE_NONE ? attr_string_symbol(root)
                                         : attr_flat_symbol(root->context, root->string);
}

static const Attr *decode_symbol(Decoder *d)
{
    Str root = decode_string_attr(d), *names;
    unsigned count;
    const Attr **nested = decode_attrs(d, &count);

    if (!decoded(d))
        return NULL;
    names = ARENA_ARRAY(&d->reader->arena, Str, count);
    for (unsigned i = 0; i < count; i++) {
        if (nested[i]->kind != ATTR_SYMBOL_REF || nested[i]->symbol.nested_count) {
            decoder_error(d, "expected attribute of type: FlatSymbolRefAttr, but got: %s",
                          attr_quoted(nested[i]));
            return NULL;
        }
        names[i] = nested[i]->symbol.root;
    }
    return attr_symbol(d->reader->context, root, count, names);
}

static void encode_symbol(Encoder *e, const Attr *attr)
{
    encode_attr(e, attr_string(attr->context, attr->symbol.root));
    if (!attr->symbol.nested_count)
        return;
    encode_varint(e, attr->symbol.nested_count);
    for (unsigned i = 0; i < attr->symbol.nested_count; i++)
        encode_attr(e, attr_flat_symbol(attr->context, attr->symbol.nested[i]));
}

static const Attr *decode_type_attr(Decoder *d)
{
    const Type *type = decode_type(d);

    return decoded(d) ? attr_type(type) : NULL;
}

static const Attr *decode_unit(Decoder *d)
{
    return attr_unit(d->reader->context);
}

static const Attr *decode_integer(Decoder *d)
{
    const Type *type = decode_type(d);
    Int value;

    if (!decoded(d))
        return NULL;
    if (type->kind != TYPE_INTEGER && type->kind != TYPE_INDEX) {
        decoder_error(d, "an integer attribute is of type '%s'", type_text(type));
        return NULL;
    }
    value = decode_int(d, type_bits(type));
    return decoded(d) ? attr_integer(type, value) : NULL;
}

static const Attr *decode_float(Decoder *d)
{
    const Type *type = decode_type(d);
    Int bits;

    if (!decoded(d))
        return NULL;
    if (type->kind != TYPE_FLOAT) {
        decoder_error(d, "expected type of kind: FloatType, but got: '%s'", type_text(type));
        return NULL;
    }
    bits = decode_int(d, type_bits(type));
    return decoded(d) ? attr_float(type, float_of_int_bits(type->format, bits)) : NULL;
}

static const Attr *decode_callsite(Decoder *d)
{
    const Attr *callee = decode_location(d), *caller = decode_location(d);

    return decoded(d) ? loc_callsite(callee, caller) : NULL;
}

static unsigned decode_place(Decoder *d)
{
    uint64_t place = cursor_varint(&d->cursor);

    if (place > UINT32_MAX)
        decoder_error(d, "a line or column of %" PRIu64, place);
    return (unsigned)place;
}

static const Attr *decode_file(Decoder *d)
{
    Str file = decode_string_attr(d);
    unsigned line = decode_place(d), column = decode_place(d);

    return decoded(d) ? loc_range(d->reader->context, file, 2, (unsigned[]){ line, column }) : NULL;
}

static const Attr *decode_range(Decoder *d)
{
    Str file = decode_string_attr(d);
    uint64_t count = cursor_varint(&d->cursor);
    unsigned places[4] = { 0 };

    if (count > 4)
        decoder_error(d, "a range of a file has not %" PRIu64 " places", count);
    for (unsigned i = 0; i < count && !d->reader->failed; i++)
        places[i] = decode_place(d);
    return decoded(d) ? loc_range(d->reader->context, file, (unsigned)count, places) : NULL;
}

static bool is_range(const Attr *loc)
{
    return loc->file.count != 2;
}

/* How many numbers say it; those that were given may be more. */
static unsigned least_count(const Attr *loc)
{
    if (loc->file.line != loc->file.end_line)
        return 4;
    if (loc->file.column != loc->file.end_column)
        return 3;
    return loc->file.column ? 2 : loc->file.line ? 1 : 0;
}

static void encode_file(Encoder *e, const Attr *loc)
{
    unsigned count = least_count(loc);

    encode_attr(e, attr_string(loc->context, loc->file.file));
    if (is_range(loc))
        encode_varint(e, count);
    if (count > 0)
        encode_varint(e, loc->file.line);
    if (count > 1)
        encode_varint(e, loc->file.column);
    if (count > 3)
        encode_varint(e, loc->file.end_line);
    if (count > 2)
        encode_varint(e, loc->file.end_column);
}

static const Attr *decode_fused(Decoder *d)
{
    unsigned count;
    const Attr **locations = decode_locations(d, &count);

    return decoded(d) ? loc_fused(d->reader->context, count, locations, NULL) : NULL;
}

static const Attr *decode_fused_metadata(Decoder *d)
{
    unsigned count;
    const Attr **locations = decode_locations(d, &count), *metadata = decode_attr(d);

    return decoded(d) ? loc_fused_whole(d->reader->context, count, locations, metadata) : NULL;
}

static void encode_fused(Encoder *e, const Attr *loc)
{
    encode_varint(e, loc->fused.count);
    for (unsigned i = 0; i < loc->fused.count; i++)
        encode_attr(e, loc->fused.locations[i]);
    if (loc->fused.metadata)
        encode_attr(e, loc->fused.metadata);
}

static const Attr *decode_name(Decoder *d)
{
    Str name = decode_string_attr(d);
    const Attr *child = decode_location(d);

    return decoded(d) ? loc_name(d->reader->context, name, child) : NULL;
}

static const Attr *decode_unknown(Decoder *d)
{
    return loc_unknown(d->reader->context);
}

static bool is_elements_type(Decoder *d, const Type *type)
{
    return type_is_shaped(type)
           || decoder_error(d, "expected type of kind: ShapedType, but got: '%s'", type_text(type));
}

/* Its shape is known; of more elements than numbers go, only those fit that are all the same, or
 * sparse. */
static bool has_count(Decoder *d, const Type *type, int64_t *count)
{
    if (type_is_shaped(type) && type_has_static_shape(type)) {
        if (!type_count_elements(type, count))
            *count = INT64_MAX;
        return true;
    }
    return is_elements_type(d, type)
           && decoder_error(d, "elements are of type '%s', whose shape is not known",
                            type_text(type));
}

static const Attr *decode_dense_resource(Decoder *d)
{
    const Type *type = decode_type(d);
    uint64_t index = cursor_index(&d->cursor, d->reader->resources.len, "resource handle");

    if (!decoded(d) || !is_elements_type(d, type))
        return NULL;
    return attr_dense_resource(type, d->reader->resources.data[index]);
}

static bool is_number(const Type *type)
{
    return type->kind == TYPE_INTEGER || type->kind == TYPE_INDEX || type->kind == TYPE_FLOAT;
}

/* Bits above the width are none of the number's: elements have some where a text in hexadecimal
 * had. */
static Str masked(Decoder *d, Str data, const Type *element)
{
    const Type *number = element->kind == TYPE_COMPLEX ? element->shaped.element : element;

    if (type_bits(number) % 8 == 0)
        return data;
    data = str_dup(&d->reader->arena, data);
    attr_mask_elements((unsigned char *)data.data, data.len, element);
    return data;
}

static const Attr *decode_dense_array(Decoder *d)
{
    const Type *element = decode_type(d);
    uint64_t count = cursor_varint(&d->cursor), bytes;
    Str data = decode_blob(d);

    if (!decoded(d))
        return NULL;
    if (!is_number(element) || __builtin_mul_overflow(count, attr_element_bytes(element), &bytes)
        || bytes != data.len) {
        decoder_error(d, "%zu bytes are no %" PRIu64 " elements of type '%s'", data.len, count,
                      type_text(element));
        return NULL;
    }
    if (!str_eq(masked(d, data, element), data)) {
        decoder_error(d, "an element has more bits than its type '%s'", type_text(element));
        return NULL;
    }
    return attr_dense_array(d->reader->context, element, (int64_t)count, data);
}

static void encode_dense_array(Encoder *e, const Attr *attr)
{
    encode_type(e, attr->dense.element);
    encode_varint(e, (uint64_t)attr->dense.count);
    encode_blob(e, attr->dense.data);
}

/* Elements of one bit lie eight in a byte, but for a splat, whose byte has all bits or none. */
static Str unpack_bits(Decoder *d, Str packed, uint64_t count)
{
    char *bits = arena_alloc(&d->reader->arena, count ? count : 1);

    for (uint64_t i = 0; i < count; i++)
        bits[i] = (char)((unsigned char)packed.data[i / 8] >> i % 8 & 1);
    return (Str){ bits, count };
}

static bool is_splat_of_bits(Str data)
{
    return data.len == 1 && (data.data[0] == 0 || data.data[0] == (char)0xff);
}

static const Attr *make_bits(Decoder *d, const Type *type, Str data, int64_t count)
{
    char splat;

    if (is_splat_of_bits(data)) {
        splat = data.data[0] & 1;
        return attr_dense(type, (Str){ &splat, 1 }, true);
    }
    if (data.len != (uint64_t)count / 8 + (count % 8 != 0)) {
        decoder_error(d, "%zu bytes are no elements of type '%s'", data.len, type_text(type));
        return NULL;
    }
    return attr_dense(type, unpack_bits(d, data, (uint64_t)count), false);
}

static const Attr *decode_dense(Decoder *d)
{
    const Type *type = decode_type(d), *element;
    Str data = decode_blob(d);
    uint64_t bytes, size;
    int64_t count;

    if (!decoded(d) || !has_count(d, type, &count))
        return NULL;
    element = type->shaped.element;
    if (!is_number(element->kind == TYPE_COMPLEX ? element->shaped.element : element)) {
        decoder_error(d, "elements of type '%s' are no numbers", type_text(element));
        return NULL;
    }
    if (type_is_any_integer(element) && type_bits(element) == 1)
        return make_bits(d, type, data, count);
    size = attr_element_bytes(element);
    if (data.len != size
        && (__builtin_mul_overflow((uint64_t)count, size, &bytes) || data.len != bytes)) {
        decoder_error(d, "%zu bytes are no elements of type '%s'", data.len, type_text(type));
        return NULL;
    }
    return attr_dense(type, masked(d, data, element), data.len == size);
}

static void encode_bits(Encoder *e, const Attr *attr)
{
    Sb packed = { 0 };

    if (attr->dense.splat)
        sb_char(&packed, attr->dense.data.data[0] ? (char)0xff : 0);
    else
        for (uint64_t i = 0; i < attr->dense.data.len; i++) {
            if (i % 8 == 0)
                sb_char(&packed, 0);
            packed.data[i / 8] |= (char)(attr->dense.data.data[i] << i % 8);
        }
    encode_blob(e, sb_view(&packed));
    sb_free(&packed);
}

static void encode_dense(Encoder *e, const Attr *attr)
{
    const Type *element = attr->dense.element;

    encode_type(e, attr->type);
    if (type_is_any_integer(element) && type_bits(element) == 1)
        encode_bits(e, attr);
    else
        encode_blob(e, attr->dense.data);
}

static const Attr *decode_dense_string(Decoder *d)
{
    const Type *type = decode_type(d);
    bool splat = cursor_varint(&d->cursor) != 0;
    int64_t count;
    Str *strings;

    if (!decoded(d) || !has_count(d, type, &count))
        return NULL;
    if (splat)
        count = 1;
    if ((uint64_t)count > cursor_left(&d->cursor) || (uint64_t)count > UINT32_MAX) {
        decoder_error(d, "%" PRId64 " strings do not fit the bytes that are left", count);
        return NULL;
    }
    strings = ARENA_ARRAY(&d->reader->arena, Str, count);
    for (int64_t i = 0; i < count && !d->reader->failed; i++)
        strings[i] = decode_string(d);
    return decoded(d) ? attr_dense_string(type, (unsigned)count, strings, splat) : NULL;
}

static void encode_dense_string(Encoder *e, const Attr *attr)
{
    encode_type(e, attr->type);
    encode_varint(e, attr->dense_string.splat);
    for (unsigned i = 0; i < attr->dense_string.count; i++)
        encode_string(e, attr->dense_string.strings[i]);
}

static bool are_sparse(const Type *type, const Attr *indices, const Attr *values)
{
    const Type *places = indices->type;

    return type_is_signless(places->shaped.element, 64) && values->type->shaped.rank == 1
           && (places->shaped.rank == 2 ? places->shaped.dims[1] == type->shaped.rank
                                        : places->shaped.rank == 1 && type->shaped.rank == 1)
           && places->shaped.dims[0] == values->type->shaped.dims[0]
           && values->type->shaped.element == type->shaped.element;
}

static bool lie_inside(const Type *type, const Attr *indices)
{
    /* Of a splat all are the same. */
    int64_t count = indices->dense.splat ? type->shaped.rank : type_num_elements(indices->type);

    for (int64_t i = 0; i < count; i++) {
        int64_t index = attr_i64_at(indices, (unsigned)i);

        if (index < 0 || index >= type->shaped.dims[i % type->shaped.rank])
            return false;
    }
    return true;
}

static const Attr *decode_sparse(Decoder *d)
{
    const Type *type = decode_type(d);
    const Attr *indices = decode_attr_of(d, 1u << ATTR_DENSE, "DenseIntElementsAttr");
    const Attr *values =
        decode_attr_of(d, 1u << ATTR_DENSE | 1u << ATTR_DENSE_STRING, "DenseElementsAttr");
    int64_t count;

    if (!decoded(d) || !has_count(d, type, &count))
        return NULL;
    if (!are_sparse(type, indices, values) || !lie_inside(type, indices)) {
        decoder_error(d, "indices and values do not go together as sparse elements of type '%s'",
                      type_text(type));
        return NULL;
    }
    return attr_sparse(type, indices, values);
}

static const Attr *decode_distinct(Decoder *d)
{
    const Attr *of = decode_attr(d);

    return decoded(d) ? attr_distinct(d->reader->context->next_distinct++, of) : NULL;
}

static const Attr *(*const DECODE[BUILTIN_ATTR_CODES])(Decoder *) = {
    [CODE_ARRAY] = decode_array,
    [CODE_DICTIONARY] = decode_dictionary,
    [CODE_STRING] = decode_untyped_string,
    [CODE_TYPED_STRING] = decode_typed_string,
    [CODE_FLAT_SYMBOL] = decode_flat_symbol,
    [CODE_SYMBOL] = decode_symbol,
    [CODE_TYPE] = decode_type_attr,
    [CODE_UNIT] = decode_unit,
    [CODE_INTEGER] = decode_integer,
    [CODE_FLOAT] = decode_float,
    [CODE_LOC_CALLSITE] = decode_callsite,
    [CODE_LOC_FILE] = decode_file,
    [CODE_LOC_FUSED] = decode_fused,
    [CODE_LOC_FUSED_METADATA] = decode_fused_metadata,
    [CODE_LOC_NAME] = decode_name,
    [CODE_LOC_UNKNOWN] = decode_unknown,
    [CODE_DENSE_RESOURCE] = decode_dense_resource,
    [CODE_DENSE_ARRAY] = decode_dense_array,
    [CODE_DENSE] = decode_dense,
    [CODE_DENSE_STRING] = decode_dense_string,
    [CODE_SPARSE] = decode_sparse,
    [CODE_DISTINCT] = decode_distinct,
    [CODE_LOC_RANGE] = decode_range,
};

const Attr *builtin_attr_decode(Decoder *d)
{
    uint64_t code = cursor_varint(&d->cursor);

    if (code < BUILTIN_ATTR_CODES)
        return DECODE[code](d);
    decoder_error(d, "unknown builtin attribute code: %" PRIu64, code);
    return NULL;
}

static void encode_nothing(Encoder *e, const Attr *attr)
{
    (void)e, (void)attr;
}

static void encode_integer(Encoder *e, const Attr *attr)
{
    encode_type(e, attr->type);
    encode_words(e, attr->integer.width, int_data(&attr->integer));
}

static void encode_float(Encoder *e, const Attr *attr)
{
    encode_type(e, attr->type);
    encode_words(e, type_bits(attr->type), attr->floating.bits);
}

static void encode_string_of(Encoder *e, const Attr *attr)
{
    encode_string(e, attr->string);
    if (attr->type->kind != TYPE_NONE)
        encode_type(e, attr->type);
}

static void encode_type_attr(Encoder *e, const Attr *attr)
{
    encode_type(e, attr->type_value);
}

static void encode_dense_resource(Encoder *e, const Attr *attr)
{
    encode_type(e, attr->type);
    encode_resource(e, attr->resource.key);
}

static void encode_sparse(Encoder *e, const Attr *attr)
{
    encode_type(e, attr->type);
    encode_attr(e, attr->sparse.indices);
    encode_attr(e, attr->sparse.values);
}

static void encode_distinct(Encoder *e, const Attr *attr)
{
    encode_attr(e, attr->distinct.of);
}

static void encode_name(Encoder *e, const Attr *loc)
{
    encode_attr(e, attr_string(loc->context, loc->name.name));
    encode_attr(e, loc->name.child);
}

static void encode_callsite(Encoder *e, const Attr *loc)
{
    encode_attr(e, loc->callsite.callee);
    encode_attr(e, loc->callsite.caller);
}

/* By AttrKind; of those that are not here the builtin dialect writes the text. `other`: the code
 * of those that have more (`has_more`). */
static const struct {
    void (*encode)(Encoder *e, const Attr *attr);
    BuiltinAttrCode code, other;
} ENCODE[] = {
    [ATTR_INTEGER] = { encode_integer, CODE_INTEGER, 0 },
    [ATTR_FLOAT] = { encode_float, CODE_FLOAT, 0 },
    [ATTR_STRING] = { encode_string_of, CODE_STRING, CODE_TYPED_STRING },
    [ATTR_SYMBOL_REF] = { encode_symbol, CODE_FLAT_SYMBOL, CODE_SYMBOL },
    [ATTR_TYPE] = { encode_type_attr, CODE_TYPE, 0 },
    [ATTR_ARRAY] = { encode_array, CODE_ARRAY, 0 },
    [ATTR_DICTIONARY] = { encode_dictionary, CODE_DICTIONARY, 0 },
    [ATTR_UNIT] = { encode_nothing, CODE_UNIT, 0 },
    [ATTR_DENSE_ARRAY] = { encode_dense_array, CODE_DENSE_ARRAY, 0 },
    [ATTR_DENSE] = { encode_dense, CODE_DENSE, 0 },
    [ATTR_DENSE_STRING] = { encode_dense_string, CODE_DENSE_STRING, 0 },
    [ATTR_DENSE_RESOURCE] = { encode_dense_resource, CODE_DENSE_RESOURCE, 0 },
    [ATTR_SPARSE] = { encode_sparse, CODE_SPARSE, 0 },
    [ATTR_DISTINCT] = { encode_distinct, CODE_DISTINCT, 0 },
    [ATTR_LOC_UNKNOWN] = { encode_nothing, CODE_LOC_UNKNOWN, 0 },
    [ATTR_LOC_FILE] = { encode_file, CODE_LOC_FILE, CODE_LOC_RANGE },
    [ATTR_LOC_NAME] = { encode_name, CODE_LOC_NAME, 0 },
    [ATTR_LOC_CALLSITE] = { encode_callsite, CODE_LOC_CALLSITE, 0 },
    [ATTR_LOC_FUSED] = { encode_fused, CODE_LOC_FUSED, CODE_LOC_FUSED_METADATA },
};

static bool has_more(const Attr *attr)
{
    switch (attr->kind) {
    case ATTR_STRING:
        return attr->type->kind != TYPE_NONE;
    case ATTR_SYMBOL_REF:
        return attr->symbol.nested_count != 0;
    case ATTR_LOC_FILE:
        return is_range(attr);
    case ATTR_LOC_FUSED:
        return attr->fused.metadata != NULL;
    default:
        return false;
    }
}

void builtin_place_encode(Encoder *e, Loc place)
{
    Context *context = encoder_context(e);
    unsigned line, column;
    Str file;

    loc_place(context, place, &file, &line, &column);
    encode_varint(e, CODE_LOC_FILE);
    encode_attr(e, attr_string(context, file));
    encode_varint(e, line);
    encode_varint(e, column);
}

bool builtin_attr_encode(Encoder *e, const Attr *attr)
{
    if (attr->kind >= sizeof ENCODE / sizeof *ENCODE || !ENCODE[attr->kind].encode)
        return false;
    encode_varint(e, has_more(attr) ? ENCODE[attr->kind].other : ENCODE[attr->kind].code);
    ENCODE[attr->kind].encode(e, attr);
    return true;
}
