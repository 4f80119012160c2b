#include "core/ir/attr_make.h"

#include <stdlib.h>
#include <string.h>

static void begin(Attr *attr, Context *context, AttrKind kind)
{
    attr->kind = kind;
    attr->context = context;
}

Attr *attr_unique(Context *context, Key *key, AttrKind kind, bool *made)
{
    Attr *attr = context_unique(context, key, sizeof *attr, made);

    if (*made)
        begin(attr, context, kind);
    return attr;
}

/* One that is found by its string, or its type. */
static Attr *attr_beside(Context *context, AttrKind kind)
{
    Attr *attr = ARENA_NEW(&context->arena, Attr);

    begin(attr, context, kind);
    return attr;
}

void attr_set_type(Attr *attr, const Type *type)
{
    attr->type = type;
    if (type)
        extent_add_type(&attr->extent, type);
}

const Attr *const *attr_keep_parts(Attr *attr, unsigned count, const Attr *const *parts)
{
    for (unsigned i = 0; i < count; i++)
        if (parts[i])
            extent_add_attr(&attr->extent, parts[i]);
    return ARENA_COPY(&attr->context->arena, const Attr *, parts, count);
}

const Attr *attr_integer(const Type *type, Int value)
{
    Context *context = type->context;
    size_t words = int_words(value.width);
    const uint64_t *data = int_data(&value);
    Key key;
    Attr *attr;
    bool made;

    key_start(&key, KEY_ATTR, ATTR_INTEGER);
    key_pointer(&key, type);
    for (size_t i = 0; i < words; i++)
        key_word(&key, data[i]);
    attr = attr_unique(context, &key, ATTR_INTEGER, &made);
    if (!made)
        return attr;
    attr_set_type(attr, type);
    extent_add_text(&attr->extent, words * 8);
    attr->integer = int_of_words(&context->arena, value.width, data);
    return attr;
}

const Attr *attr_int(const Type *type, int64_t value)
{
    return attr_integer(type, int_of_s(&type->context->arena, type_bits(type), value));
}

const Attr *attr_i64(Context *context, int64_t value)
{
    return attr_int(type_i(context, 64), value);
}

const Attr *attr_i32(Context *context, int32_t value)
{
    return attr_int(type_i(context, 32), value);
}

const Attr *attr_index(Context *context, int64_t value)
{
    return attr_int(type_index(context), value);
}

const Attr *attr_bool(Context *context, bool value)
{
    return attr_int(type_i(context, 1), value);
}

const Attr *attr_float(const Type *type, Float value)
{
    Key key;
    Attr *attr;
    bool made;

    key_start(&key, KEY_ATTR, ATTR_FLOAT);
    key_pointer(&key, type);
    key_word(&key, value.bits[0]);
    key_word(&key, value.bits[1]);
    attr = attr_unique(type->context, &key, ATTR_FLOAT, &made);
    if (made) {
        attr_set_type(attr, type);
        attr->floating = value;
    }
    return attr;
}

static void fill_string(Attr *attr, const Type *type, Str text)
{
    attr_set_type(attr, type);
    extent_add_text(&attr->extent, text.len);
    attr->string = text;
}

/* Most strings have no type: one look finds both the string's copy and its attribute. */
const Attr *attr_string(Context *context, Str value)
{
    MapEntry *known = context_name(context, value);
    Attr *attr = known->value;

    if (!attr) {
        attr = known->value = attr_beside(context, ATTR_STRING);
        fill_string(attr, type_none(context), known->key);
    }
    return attr;
}

const Attr *attr_typed_string(const Type *type, Str value)
{
    Key key;
    Attr *attr;
    bool made;
    Str text;

    if (type == type_none(type->context))
        return attr_string(type->context, value);
    text = context_intern(type->context, value);
    key_start(&key, KEY_ATTR, ATTR_STRING);
    key_pointer(&key, type);
    key_pointer(&key, text.data);
    attr = attr_unique(type->context, &key, ATTR_STRING, &made);
    if (made)
        fill_string(attr, type, text);
    return attr;
}

const Attr *attr_string_symbol(const Attr *string)
{
    Attr *symbol;

    if (string->as_symbol)
        return string->as_symbol;
    symbol = attr_beside(string->context, ATTR_SYMBOL_REF);
    extent_add_text(&symbol->extent, string->string.len);
    symbol->symbol.root = string->string;
    ((Attr *)string)->as_symbol = symbol;
    return symbol;
}

const Attr *attr_flat_symbol(Context *context, Str name)
{
    return attr_string_symbol(attr_string(context, name));
}

const Attr *attr_symbol(Context *context, Str root, unsigned nested_count, const Str *nested)
{
    Str *names;
    Key key;
    Attr *attr;
    bool made;

    if (!nested_count)
        return attr_flat_symbol(context, root);
    root = context_intern(context, root);
    key_start(&key, KEY_ATTR, ATTR_SYMBOL_REF);
    key_pointer(&key, root.data);
    for (unsigned i = 0; i < nested_count; i++)
        key_pointer(&key, context_intern(context, nested[i]).data);
    attr = attr_unique(context, &key, ATTR_SYMBOL_REF, &made);
    if (!made)
        return attr;
    names = ARENA_ARRAY(&context->arena, Str, nested_count);
    extent_add_text(&attr->extent, root.len);
    for (unsigned i = 0; i < nested_count; i++) {
        names[i] = context_intern(context, nested[i]);
        extent_add_text(&attr->extent, names[i].len);
    }
    attr->symbol.root = root;
    attr->symbol.nested_count = nested_count;
    attr->symbol.nested = names;
    return attr;
}

const Attr *attr_type(const Type *type)
{
    Attr *attr;

    if (type->as_attr)
        return type->as_attr;
    attr = attr_beside(type->context, ATTR_TYPE);
    extent_add_type(&attr->extent, type);
    attr->type_value = type;
    ((Type *)type)->as_attr = attr;
    return attr;
}

const Attr *attr_array(Context *context, unsigned count, const Attr *const *elements)
{
    Key key;
    Attr *attr;
    bool made;

    key_start(&key, KEY_ATTR, ATTR_ARRAY);
    for (unsigned i = 0; i < count; i++)
        key_pointer(&key, elements[i]);
    attr = attr_unique(context, &key, ATTR_ARRAY, &made);
    if (made) {
        attr->array.count = count;
        attr->array.elements = attr_keep_parts(attr, count, elements);
    }
    return attr;
}

static int by_name(const void *a, const void *b)
{
    return str_cmp(((const NamedAttr *)a)->name, ((const NamedAttr *)b)->name);
}

/* A copy in order, to be freed. */
static NamedAttr *sorted(unsigned count, const NamedAttr *entries)
{
    NamedAttr *copy = must_alloc(count * sizeof *copy);

    if (count)
        memcpy(copy, entries, count * sizeof *copy);
    for (unsigned i = 1; i < count; i++)
        if (str_cmp(copy[i - 1].name, copy[i].name) > 0) {
            qsort(copy, count, sizeof *copy, by_name);
            break;
        }
    return copy;
}

/* Out of line: most operations have no entries, and ask for that. */
static __attribute__((noinline)) const Attr *make_dictionary(Context *context, unsigned count,
                                                             const NamedAttr *entries)
{
    NamedAttr *copy;
    Key key;
    Attr *attr;
    bool made;

    copy = sorted(count, entries);
    key_start(&key, KEY_ATTR, ATTR_DICTIONARY);
    for (unsigned i = 0; i < count; i++) {
        copy[i].name = context_intern(context, copy[i].name);
        key_pointer(&key, copy[i].name.data);
        key_pointer(&key, copy[i].value);
    }
    attr = attr_unique(context, &key, ATTR_DICTIONARY, &made);
    for (unsigned i = 0; made && i < count; i++) {
        extent_add_text(&attr->extent, copy[i].name.len);
        extent_add_attr(&attr->extent, copy[i].value);
    }
    if (made) {
        attr->dictionary.count = count;
        attr->dictionary.entries = ARENA_COPY(&context->arena, NamedAttr, copy, count);
    }
    free(copy);
    if (!count)
        context->empty_dictionary = attr;
    return attr;
}

const Attr *attr_dictionary(Context *context, unsigned count, const NamedAttr *entries)
{
    if (!count && context->empty_dictionary)
        return context->empty_dictionary;
    return make_dictionary(context, count, entries);
}

const Attr *attr_unit(Context *context)
{
    Key key;
    bool made;

    key_start(&key, KEY_ATTR, ATTR_UNIT);
    return attr_unique(context, &key, ATTR_UNIT, &made);
}

const Attr *attr_affine_map(const AffineMap *map)
{
    Key key;
    Attr *attr;
    bool made;

    key_start(&key, KEY_ATTR, ATTR_AFFINE_MAP);
    key_pointer(&key, map);
    attr = attr_unique(map->context, &key, ATTR_AFFINE_MAP, &made);
    if (made) {
        extent_add_text(&attr->extent, map->result_count * sizeof(void *));
        attr->map = map;
    }
    return attr;
}

const Attr *attr_integer_set(const IntegerSet *set)
{
    Key key;
    Attr *attr;
    bool made;

    key_start(&key, KEY_ATTR, ATTR_INTEGER_SET);
    key_pointer(&key, set);
    attr = attr_unique(set->context, &key, ATTR_INTEGER_SET, &made);
    if (made) {
        extent_add_text(&attr->extent, set->constraint_count * sizeof(void *));
        attr->set = set;
    }
    return attr;
}

const Attr *attr_strided(Context *context, int64_t offset, unsigned rank, const int64_t *strides)
{
    Key key;
    Attr *attr;
    bool made;

    key_start(&key, KEY_ATTR, ATTR_STRIDED_LAYOUT);
    key_word(&key, (uint64_t)offset);
    for (unsigned i = 0; i < rank; i++)
        key_word(&key, (uint64_t)strides[i]);
    attr = attr_unique(context, &key, ATTR_STRIDED_LAYOUT, &made);
    if (made) {
        attr->strided.offset = offset;
        attr->strided.rank = rank;
        attr->strided.strides = ARENA_COPY(&context->arena, int64_t, strides, rank);
    }
    return attr;
}

const Attr *attr_distinct(uint64_t id, const Attr *of)
{
    Key key;
    Attr *attr;
    bool made;

    key_start(&key, KEY_ATTR, ATTR_DISTINCT);
    key_word(&key, id);
    key_pointer(&key, of);
    attr = attr_unique(of->context, &key, ATTR_DISTINCT, &made);
    if (made) {
        extent_add_attr(&attr->extent, of);
        attr->distinct.id = id;
        attr->distinct.of = of;
    }
    return attr;
}

const Attr *attr_opaque(Context *context, Str dialect, Str text, const Type *type)
{
    Key key;
    Attr *attr;
    bool made;

    dialect = context_intern(context, dialect);
    text = context_intern(context, text);
    key_start(&key, KEY_ATTR, ATTR_OPAQUE);
    key_pointer(&key, dialect.data);
    key_pointer(&key, text.data);
    key_pointer(&key, type);
    attr = attr_unique(context, &key, ATTR_OPAQUE, &made);
    if (made) {
        attr_set_type(attr, type);
        extent_add_text(&attr->extent, text.len);
        attr->opaque.dialect = dialect;
        attr->opaque.text = text;
    }
    return attr;
}

static const Attr *make_dialect(Context *context, const Type *type, const AttrDef *def,
                                unsigned count, const Attr *const *params)
{
    Key key;
    Attr *attr;
    bool made;

    key_start(&key, KEY_ATTR, ATTR_DIALECT);
    key_pointer(&key, def);
    key_pointer(&key, type);
    for (unsigned i = 0; i < count; i++)
        key_pointer(&key, params[i]);
    attr = attr_unique(context, &key, ATTR_DIALECT, &made);
    if (made) {
        if (type)
            attr_set_type(attr, type);
        attr->dialect.def = def;
        attr->dialect.count = count;
        attr->dialect.params = attr_keep_parts(attr, count, params);
    }
    return attr;
}

const Attr *attr_dialect(Context *context, const AttrDef *def, unsigned count,
                         const Attr *const *params)
{
    return make_dialect(context, NULL, def, count, params);
}

const Attr *attr_typed_dialect(const Type *type, const AttrDef *def, unsigned count,
                               const Attr *const *params)
{
    return make_dialect(type->context, type, def, count, params);
}

const Attr *attr_lookup(const Attr *dictionary, Str name)
{
    unsigned low = 0, high = dictionary ? dictionary->dictionary.count : 0;

    while (low < high) {
        unsigned middle = low + (high - low) / 2;
        const NamedAttr *entry = &dictionary->dictionary.entries[middle];
        int order = str_cmp(entry->name, name);

        if (order == 0)
            return entry->value;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return NULL;
}

int64_t attr_enum_value(const Attr *attr)
{
    if (attr && attr->kind == ATTR_DIALECT)
        attr = attr->dialect.params[0];
    return attr ? int_low_s(attr->integer) : 0;
}

bool attr_is_location(const Attr *attr)
{
    return attr->kind >= ATTR_LOC_UNKNOWN;
}

/* The name behind the dialect's, which the definition asks for. */
static Str mnemonic_alias(const AttrDef *def)
{
    Str name = str_of(def->name);

    return def->has_alias ? str_from(name, str_find(name, '.') + 1) : (Str){ 0 };
}

Str attr_alias(const Attr *attr)
{
    switch (attr->kind) {
    case ATTR_AFFINE_MAP:
        return STR("map");
    case ATTR_INTEGER_SET:
        return STR("set");
    case ATTR_DISTINCT:
        return attr->distinct.of->kind == ATTR_UNIT ? (Str){ 0 } : STR("distinct");
    case ATTR_DIALECT:
        return mnemonic_alias(attr->dialect.def);
    default:
        return attr_is_location(attr) ? STR("loc") : (Str){ 0 };
    }
}

bool attr_can_be_written(const Attr *attr)
{
    switch (attr->context->attrs_are_written) {
    case BY_ALIASES:
        return !attr_is_too_large_by_aliases(attr);
    case IN_PLACE:
        return !attr_is_too_large(attr);
    case NOWHERE:
        break;
    }
    return true;
}

bool attr_is_elements(const Attr *attr)
{
    return attr->kind == ATTR_DENSE || attr->kind == ATTR_DENSE_STRING
           || attr->kind == ATTR_DENSE_RESOURCE || attr->kind == ATTR_SPARSE;
}
