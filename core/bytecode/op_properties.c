#include "core/bytecode/op_properties.h"

#include "core/bytecode/decoder.h"
#include "core/bytecode/encoding.h"
#include "core/ir/attr_default.h"
#include "core/text/nearest.h"
#include "core/text/properties.h"
#include "core/text/version.h"

#include <inttypes.h>

bool properties_section_read(Reader *r, Str section)
{
    Cursor cursor = cursor_on(r, section);

    if (!section.len)
        return true;
    r->properties_count = cursor_count(&cursor, "properties");
    r->properties = ARENA_ARRAY(&r->arena, BytecodeProperties, r->properties_count);
    for (uint64_t i = 0; i < r->properties_count && !r->failed; i++) {
        uint64_t size = cursor_varint(&cursor);

        r->properties[i].bytes = cursor_bytes(&cursor, size, "properties");
    }
    return cursor_at_end(&cursor, "properties");
}

/* How ODS encodes what the row declares: each of its kinds of properties has a way of its own. */
typedef enum Encoding {
    ENCODED_ATTR,
    ENCODED_OPTIONAL_ATTR,
    ENCODED_NUMBER, /* EnumProp: the number of an integer attribute */
    ENCODED_FLAG,   /* UnitProp: a byte */
    ENCODED_OPTION, /* OptionalProp of a number: a byte, and if it is 1 the number */
    ENCODED_UNUSED, /* of an older definition, which does not say whether it is optional */
} Encoding;

static Encoding encoding_of(const AttrRow *row)
{
    if (row->went)
        return ENCODED_UNUSED;
    if (attr_row_is_attr(row))
        return attr_is_required(row) ? ENCODED_ATTR : ENCODED_OPTIONAL_ATTR;
    if (row->constraint->syntax == ATTR_NUMBER_OR_NONE)
        return ENCODED_OPTION;
    return row->constraint->syntax == ATTR_ENUM_NUMBER ? ENCODED_NUMBER : ENCODED_FLAG;
}

/* What is encoded, in its order: an attribute's row, or sizes of segments. */
typedef struct Place {
    const char *name;
    const AttrRow *row; /* NULL: segments */
    unsigned index;     /* of the row; of operands' segments 0, of results' 1 */
    Encoding encoding;  /* of the row */
} Place;

static Place place_of(const OpDef *def, unsigned index)
{
    const AttrRow *row = &def->attrs[index];

    return (Place){ row->name, row, index, encoding_of(row) };
}

enum { MOST_PLACES = DEF_MOST_ATTRS + 2 };

static void place_by_name(Place *places, unsigned count, Place place)
{
    while (count && strcmp(places[count - 1].name, place.name) > 0) {
        places[count] = places[count - 1];
        count--;
    }
    places[count] = place;
}

static unsigned order_of(const OpDef *def, uint64_t version, Place *places)
{
    const Place sizes[] = { { "operandSegmentSizes", NULL, 0 }, { "resultSegmentSizes", NULL, 1 } };
    const uint64_t traits[] = { ATTR_SIZED_OPERAND_SEGMENTS, ATTR_SIZED_RESULT_SEGMENTS };
    unsigned count = 0, attrs = def_attr_count(def);

    for (unsigned i = 0; i < attrs; i++)
        if (attr_row_is_attr(&def->attrs[i]))
            place_by_name(places, count++, place_of(def, i));
    for (unsigned i = 0; i < 2 && version < BYTECODE_SEGMENTS; i++)
        if (def_has(def, traits[i]))
            place_by_name(places, count++, sizes[i]);
    for (unsigned i = 0; i < attrs; i++)
        if (!attr_row_is_attr(&def->attrs[i]))
            places[count++] = place_of(def, i);
    for (unsigned i = 0; i < 2 && version >= BYTECODE_SEGMENTS; i++)
        if (def_has(def, traits[i]))
            places[count++] = sizes[i];
    return count;
}

/* Of one definition, in the version that is read. */
typedef struct PropertyOrder {
    unsigned attrs; /* that it declares */
    unsigned count;
    Place places[MOST_PLACES];
} PropertyOrder;

static void find_order(Reader *r, BytecodeOpName *name)
{
    PropertyOrder *order;

    if (name->order)
        return;
    order = ARENA_NEW(&r->arena, PropertyOrder);
    order->attrs = def_attr_count(name->def);
    order->count = order_of(name->def, r->version, order->places);
    name->order = order;
}

/* One that is set is held as a unit, one that is not as `false`. */
static const Attr *decode_flag(Decoder *d, const AttrConstraint *constraint)
{
    uint8_t flag = cursor_byte(&d->cursor);

    if (flag > 1)
        decoder_error(d, "a flag is %u", flag);
    return constraint->converted(attr_bool(d->reader->context, flag == 1));
}

static bool is_set(const Attr *flag)
{
    return flag->kind == ATTR_UNIT || !int_is_zero(flag->integer);
}

static const Attr *decode_option(Decoder *d)
{
    Context *context = d->reader->context;
    const Attr *number;

    if (!cursor_byte(&d->cursor))
        return attr_array(context, 0, NULL);
    number = attr_i64(context, (int64_t)cursor_varint(&d->cursor));
    return attr_array(context, 1, &number);
}

static const Attr *decode_number(Decoder *d, const AttrConstraint *constraint)
{
    const Type *type = constraint_attr_type(constraint, d->reader->context);

    return attr_int(type, (int64_t)cursor_varint(&d->cursor));
}

static const Attr *decode_row(Decoder *d, const Place *place)
{
    switch (place->encoding) {
    case ENCODED_OPTIONAL_ATTR:
        return decode_optional_attr(d);
    case ENCODED_NUMBER:
        return decode_number(d, place->row->constraint);
    case ENCODED_FLAG:
        return decode_flag(d, place->row->constraint);
    case ENCODED_OPTION:
        return decode_option(d);
    case ENCODED_UNUSED: /* one number in either case */
        (void)cursor_varint(&d->cursor);
        return NULL;
    default:
        return decode_attr(d);
    }
}

static void encode_row(Encoder *e, const Place *place, const Attr *attr)
{
    switch (place->encoding) {
    case ENCODED_OPTIONAL_ATTR:
        encode_optional_attr(e, attr);
        break;
    case ENCODED_NUMBER:
        encode_varint(e, int_low_u(attr->integer));
        break;
    case ENCODED_FLAG:
        encode_byte(e, attr && is_set(attr));
        break;
    case ENCODED_OPTION:
        encode_byte(e, attr->array.count != 0);
        if (attr->array.count)
            encode_varint(e, int_low_u(attr->array.elements[0]->integer));
        break;
    default:
        encode_attr(e, attr);
        break;
    }
}

/* Few are not zero: those are written with their index in the lowest bits. */
static void decode_sparse_segments(Decoder *d, int32_t *segments, unsigned groups, uint64_t count)
{
    uint64_t bits = cursor_varint(&d->cursor);

    if (bits > 8)
        decoder_error(d, "reading sparse array with indexing above 8 bits: %" PRIu64, bits);
    for (; count > 0 && !d->reader->failed; count--) {
        uint64_t both = cursor_varint(&d->cursor), index = both & ((1u << bits) - 1);

        if (index >= groups)
            decoder_error(
                d, "reading a sparse array found index %" PRIu64 " but only %u storage available",
                index, groups);
        else
            segments[index] = (int32_t)(both >> bits);
    }
}

static void decode_segments(Decoder *d, int32_t *segments, unsigned groups)
{
    bool sparse;
    uint64_t count = cursor_flagged(&d->cursor, &sparse);

    if (count && sparse) {
        decode_sparse_segments(d, segments, groups, count);
        return;
    }
    if (count > groups)
        decoder_error(d, "trying to read an array of %" PRIu64 " but only %u storage available.",
                      count, groups);
    for (uint64_t i = 0; i < count && !d->reader->failed; i++)
        segments[i] = (int32_t)cursor_varint(&d->cursor);
}

static void encode_sparse_segments(Encoder *e, const int32_t *segments, unsigned last,
                                   unsigned nonzero)
{
    unsigned bits = 0;

    encode_flagged(e, nonzero, true);
    if (!nonzero)
        return;
    while (1u << bits < last + 1)
        bits++;
    encode_varint(e, bits);
    for (unsigned i = 0; i <= last; i++)
        if (segments[i])
            encode_varint(e, (uint64_t)(int64_t)segments[i] << bits | i);
}

static void encode_segments(Encoder *e, const int32_t *segments, unsigned groups)
{
    unsigned nonzero = 0, last = 0;

    for (unsigned i = 0; i < groups; i++)
        if (segments[i]) {
            nonzero++;
            last = i;
        }
    if (last <= 256 && nonzero <= groups / 2) {
        encode_sparse_segments(e, segments, last, nonzero);
        return;
    }
    encode_flagged(e, groups, false);
    for (unsigned i = 0; i < groups; i++)
        encode_varint(e, (uint64_t)(int64_t)segments[i]);
}

static void decode_segments_attr(Decoder *d, int32_t *segments, unsigned groups)
{
    const Attr *attr = decode_attr(d);

    if (!decoded(d))
        return;
    if (attr->kind != ATTR_DENSE_ARRAY || !type_is_signless(attr->dense.element, 32)
        || attr->dense.count > groups) {
        decoder_error(d, "size mismatch for operand/result_segment_size");
        return;
    }
    for (unsigned i = 0; i < attr->dense.count; i++)
        segments[i] = (int32_t)attr_i64_at(attr, i);
}

/* What a definition declares, in one piece: Op.inherent. */
typedef struct Inherent {
    const Attr **attrs;
    int32_t *operands, *results; /* NULL where it has no such segments */
} Inherent;

static Inherent inherent_of(const OpDef *def, const PropertyOrder *order, const Attr **piece)
{
    int32_t *segments = (int32_t *)(piece + order->attrs);
    bool operands = def_has(def, ATTR_SIZED_OPERAND_SEGMENTS);

    return (Inherent){ piece, operands ? segments : NULL,
                       def_has(def, ATTR_SIZED_RESULT_SEGMENTS)
                           ? segments + (operands ? def_operand_count(def) : 0)
                           : NULL };
}

static void decode_sizes(Decoder *d, const OpDef *def, Inherent to, bool of_results)
{
    int32_t *segments = of_results ? to.results : to.operands;
    unsigned groups = of_results ? def_result_count(def) : def_operand_count(def);

    if (d->reader->version < BYTECODE_SEGMENTS)
        decode_segments_attr(d, segments, groups);
    else
        decode_segments(d, segments, groups);
}

static const Attr *decode_stored(Decoder *d, const OpDef *def, const Place *place)
{
    const unsigned char *at = d->cursor.at;
    const Attr *attr = decode_row(d, place);

    if (attr && !attr_can_be_stored(place->row->constraint, attr))
        reader_error(d->reader, at, "property '%s' of '%s' cannot hold %s", place->name, def->name,
                     attr_quoted(attr));
    return attr;
}

static void decode_all(Decoder *d, const OpDef *def, const PropertyOrder *order, Inherent to)
{
    const Place *places = order->places;

    for (unsigned i = 0; i < order->count && !d->reader->failed; i++)
        if (places[i].row)
            to.attrs[places[i].index] = decode_stored(d, def, &places[i]);
        else
            decode_sizes(d, def, to, places[i].index);
}

/* Where a definition has a default, what is left away is that. */
static void set_defaults(Context *context, const OpDef *def, unsigned count, const Attr **attrs)
{
    for (unsigned i = 0; i < count; i++)
        if (!attrs[i] && !def->attrs[i].optional)
            attrs[i] = def_attr_default(context, def, i);
}

static bool decode_properties(Reader *r, Str bytes, BytecodeOpName *name, const Attr **piece)
{
    Decoder d = { r, cursor_on(r, bytes), .makes_parts = true };
    const PropertyOrder *order = name->order;

    decode_all(&d, name->def, order, inherent_of(name->def, order, piece));
    set_defaults(r->context, name->def, order->attrs, piece);
    if (cursor_at_end(&d.cursor, "properties"))
        return true;
    return loc_note(
        reader_place(r), "in properties of '%s', in the order of its definition%s", name->def->name,
        name->def == context_op(r->context, name->name) ? "" : ", as its upgrades say it was");
}

static bool refuse_unknown(Reader *r, Str bytes, const BytecodeOpName *name)
{
    Str dialect = name->dialect->name;

    if (context_dialect(r->context, dialect)) {
        reader_error(r, bytes.data,
                     "unregistered operation '%.*s' found in dialect ('%.*s'), with properties as "
                     "its definition says, which is not known here",
                     STR_ARG(name->name), STR_ARG(dialect));
        return !version_form_note(reader_place(r), name->name)
               && nearest_note(reader_place(r), name->name);
    }
    reader_error(r, bytes.data,
                 "'%.*s' has properties as its definition says, which is not known here",
                 STR_ARG(name->name));
    return !entries_note_coded(r, name->dialect)
           && loc_note(reader_place(r), "--dialect FILE reads definitions, --upstream-dialects "
                                        "those of LLVM");
}

/* Of one that was not registered where it was written: any attribute. */
static bool read_attribute(Reader *r, Str bytes, const BytecodeOpName *name, OpState *state)
{
    Cursor cursor = cursor_on(r, bytes);

    if (name->was_registered && context_lacks_op(r->context, name->name))
        return reader_lacks(r, state->loc, name->name);
    if (name->was_registered)
        return refuse_unknown(r, bytes, name);
    state->properties = entries_attr(r, bytes.data, cursor_varint(&cursor));
    return state->properties && cursor_at_end(&cursor, "properties");
}

static const void *make_properties(Reader *r, Cursor *cursor, BytecodeProperties *of,
                                   BytecodeOpName *name)
{
    PropertiesOf *made;
    const Attr **piece;

    if (!def_has_properties(name->def)) {
        reader_error(r, cursor->at, "has properties but missing BytecodeOpInterface for %s",
                     name->def->name);
        return NULL;
    }
    find_order(r, name);
    piece = arena_alloc(&r->arena, name->inherent_size);
    if (!decode_properties(r, of->bytes, name, piece))
        return NULL;
    made = ARENA_NEW(&r->arena, PropertiesOf);
    *made = (PropertiesOf){ name->def, piece, of->first };
    of->first = made;
    return piece;
}

static const void *find_properties(Reader *r, Cursor *cursor, BytecodeProperties *of,
                                   BytecodeOpName *name)
{
    for (const PropertiesOf *known = of->first; known; known = known->next)
        if (known->def == name->def)
            return known->inherent;
    return make_properties(r, cursor, of, name);
}

bool properties_read(Reader *r, Cursor *cursor, BytecodeOpName *name, OpState *state)
{
    uint64_t index = cursor_index(cursor, r->properties_count, "properties");

    if (r->failed)
        return false;
    if (!name->def)
        return read_attribute(r, r->properties[index].bytes, name, state);
    if (name->properties != index + 1) {
        name->inherent = find_properties(r, cursor, &r->properties[index], name);
        name->properties = index + 1;
    }
    state->inherent = name->inherent;
    state->inherent_size = name->inherent_size;
    return state->inherent != NULL;
}

/* Before version 5 what stands with the name of a property that is no attribute is that property,
 * if it can hold it: see `is_said`. */
static bool stands_beside_property(const Reader *r, const AttrRow *row, const Attr *value)
{
    return !attr_row_is_attr(row)
           && (r->version >= BYTECODE_PROPERTIES || !attr_can_be_stored(row->constraint, value));
}

static bool take_attr(Reader *r, Cursor *cursor, OpState *state, NamedAttr entry)
{
    int index = state->def ? def_attr_index(state->def, entry.name) : -1;
    const AttrRow *row = index >= 0 ? &state->def->attrs[index] : NULL;

    if (row && stands_beside_property(r, row, entry.value)) {
        vec_push(&state->discardable, entry);
        return true;
    }
    if (row && !attr_can_be_stored(row->constraint, entry.value))
        return reader_error(r, cursor->at, "property '%.*s' of '%.*s' cannot hold %s",
                            STR_ARG(entry.name), STR_ARG(state->name), attr_quoted(entry.value));
    if (row && row->constraint->converted)
        entry.value = row->constraint->converted(entry.value);
    entry.name = state->def ? segments_name_today(state->def, entry.name) : entry.name;
    vec_push(&state->attrs, entry);
    return true;
}

bool properties_from_dictionary(Reader *r, Cursor *cursor, OpState *state, const Attr *attrs)
{
    for (unsigned i = 0; i < attrs->dictionary.count; i++)
        if (!take_attr(r, cursor, state, attrs->dictionary.entries[i]))
            return false;
    return true;
}

static void encode_sizes(Encoder *e, const Op *op, Place place)
{
    if (e->version < BYTECODE_SEGMENTS)
        encode_attr(e, op_attr(op, place.name));
    else if (place.index)
        encode_segments(e, op_result_segments(op), def_result_count(op->def));
    else
        encode_segments(e, op_operand_segments(op), def_operand_count(op->def));
}

void properties_encode(Encoder *e, const Op *op)
{
    Place places[MOST_PLACES];
    unsigned count;

    if (!op->def) {
        encode_attr(e, op->unregistered->properties);
        return;
    }
    count = order_of(op->def, e->version, places);
    for (unsigned i = 0; i < count; i++)
        if (places[i].row)
            encode_row(e, &places[i], op_inherent(op, places[i].index));
        else
            encode_sizes(e, op, places[i]);
}

/* Upstream has no place for a property that is no attribute in these versions, and drops it. What
 * is its default goes without saying; any other stands there as an attribute, so that nothing is
 * lost.
 */
static bool is_said(const Op *op, NamedAttr entry)
{
    int index = op->def ? def_attr_index(op->def, entry.name) : -1;

    return index < 0 || attr_row_is_attr(&op->def->attrs[index])
           || entry.value != def_attr_default(op_context(op), op->def, (unsigned)index);
}

const Attr *properties_and_attrs(const Op *op)
{
    const Attr *inherent = op->def ? properties_dictionary(op) : op->unregistered->properties;
    NamedAttrs all = { 0 };
    const Attr *merged;

    if (!inherent || inherent->kind != ATTR_DICTIONARY)
        return op->attrs;
    for (unsigned i = 0; i < inherent->dictionary.count; i++)
        if (is_said(op, inherent->dictionary.entries[i]))
            vec_push(&all, inherent->dictionary.entries[i]);
    for (unsigned i = 0; i < op->attrs->dictionary.count; i++)
        if (!attr_lookup(inherent, op->attrs->dictionary.entries[i].name))
            vec_push(&all, op->attrs->dictionary.entries[i]);
    merged = attr_dictionary(op_context(op), (unsigned)all.len, all.data);
    vec_free(&all);
    return merged;
}
