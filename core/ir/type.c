#include "core/ir/context.h"

enum { BYTES_OF_A_PART = 64 };
enum { MOST_IN_PLACE = 16 }; /* types of a tuple that upstream writes without an alias */

static void add(Extent *extent, Extent part, bool has_alias)
{
    uint32_t aliased = has_alias ? 0 : part.aliased_parts;

    if (extent->depth < part.depth + 1)
        extent->depth = part.depth + 1;
    if (__builtin_add_overflow(extent->parts, part.parts + 1, &extent->parts)
        || part.parts == UINT64_MAX)
        extent->parts = UINT64_MAX;
    if (__builtin_add_overflow(extent->aliased_parts, aliased + 1, &extent->aliased_parts)
        || aliased == UINT32_MAX)
        extent->aliased_parts = UINT32_MAX;
}

void extent_add_attr(Extent *extent, const Attr *part)
{
    add(extent, part->extent, attr_alias(part).len != 0);
}

void extent_add_type(Extent *extent, const Type *part)
{
    add(extent, part->extent, type_alias(part).len != 0);
}

void extent_add_parts(Extent *extent, uint64_t parts)
{
    add(extent, (Extent){ 0, parts < UINT32_MAX ? (uint32_t)parts : UINT32_MAX, parts }, false);
}

void extent_add_text(Extent *extent, size_t bytes)
{
    extent_add_parts(extent, bytes / BYTES_OF_A_PART);
}

Str type_alias(const Type *type)
{
    return type->kind == TYPE_TUPLE && type->list.input_count > MOST_IN_PLACE ? STR("tuple")
                                                                              : (Str){ 0 };
}

/* The type of that key, or a new one to be filled in. */
static Type *unique(Context *context, Key *key, TypeKind kind, bool *made)
{
    Type *type = context_unique(context, key, sizeof *type, made);

    if (*made) {
        type->kind = kind;
        type->context = context;
    }
    return type;
}

static const Type *make_integer(Context *context, unsigned width, Signedness signedness)
{
    Key key;
    Type *type;
    bool made;

    key_start(&key, KEY_TYPE, TYPE_INTEGER);
    key_word(&key, (uint64_t)signedness << 32 | width);
    type = unique(context, &key, TYPE_INTEGER, &made);
    if (made) {
        type->integer.width = width;
        type->integer.signedness = signedness;
    }
    return type;
}

const Type *type_integer(Context *context, unsigned width, Signedness signedness)
{
    const Type **kept;

    if (width > KEPT_WIDTHS || signedness != SIGNLESS)
        return make_integer(context, width, signedness);
    kept = &context->signless[width];
    if (!*kept)
        *kept = make_integer(context, width, signedness);
    return *kept;
}

const Type *type_i(Context *context, unsigned width)
{
    return type_integer(context, width, SIGNLESS);
}

static const Type *plain(Context *context, TypeKind kind)
{
    Key key;
    bool made;

    key_start(&key, KEY_TYPE, kind);
    return unique(context, &key, kind, &made);
}

const Type *type_index(Context *context)
{
    if (!context->index)
        context->index = plain(context, TYPE_INDEX);
    return context->index;
}

const Type *type_none(Context *context)
{
    if (!context->none)
        context->none = plain(context, TYPE_NONE);
    return context->none;
}

static const Type *make_float(Context *context, const FloatFormat *format)
{
    Key key;
    Type *type;
    bool made;

    key_start(&key, KEY_TYPE, TYPE_FLOAT);
    key_pointer(&key, format);
    type = unique(context, &key, TYPE_FLOAT, &made);
    type->format = format;
    return type;
}

const Type *type_float(Context *context, const FloatFormat *format)
{
    const Type **kept = context->floats;

    for (const FloatFormat *const *known = FLOAT_FORMATS; *known != format; known++)
        kept++;
    if (!*kept)
        *kept = make_float(context, format);
    return *kept;
}

/* Fills in a list type whose key holds the lengths and the types. */
static const Type *list(Context *context, TypeKind kind, unsigned input_count,
                        const Type *const *inputs, unsigned result_count,
                        const Type *const *results)
{
    size_t count = (size_t)input_count + result_count;
    const Type **types;
    Key key;
    Type *type;
    bool made;

    key_start(&key, KEY_TYPE, kind);
    key_word(&key, (uint64_t)input_count << 32 | result_count);
    for (size_t i = 0; i < count; i++)
        key_pointer(&key, i < input_count ? inputs[i] : results[i - input_count]);
    type = unique(context, &key, kind, &made);
    if (!made)
        return type;
    types = ARENA_ARRAY(&context->arena, const Type *, count);
    for (size_t i = 0; i < count; i++) {
        types[i] = i < input_count ? inputs[i] : results[i - input_count];
        extent_add_type(&type->extent, types[i]);
    }
    type->list.input_count = input_count;
    type->list.result_count = result_count;
    type->list.types = types;
    return type;
}

const Type *type_tuple(Context *context, unsigned count, const Type *const *types)
{
    return list(context, TYPE_TUPLE, count, types, 0, NULL);
}

const Type *type_function(Context *context, unsigned input_count, const Type *const *inputs,
                          unsigned result_count, const Type *const *results)
{
    return list(context, TYPE_FUNCTION, input_count, inputs, result_count, results);
}

/* What a complex type, vector, tensor or memref is made of. */
typedef struct Shape {
    unsigned rank;
    const int64_t *dims;
    const bool *scalable;
    const Type *element;
    const Attr *attrs[3]; /* encoding, layout, memory space */
} Shape;

static void shape_key(Key *key, TypeKind kind, const Shape *shape)
{
    key_start(key, KEY_TYPE, kind);
    key_pointer(key, shape->element);
    key_word(key, shape->rank);
    for (unsigned i = 0; i < shape->rank; i++)
        key_word(key, (uint64_t)shape->dims[i]);
    for (unsigned i = 0; i < 3; i++)
        key_pointer(key, shape->attrs[i]);
    for (unsigned i = 0; shape->scalable && i < shape->rank; i++)
        key_word(key, shape->scalable[i]);
}

static const Type *shaped(Context *context, TypeKind kind, Shape shape)
{
    Key key;
    Type *type;
    bool made;

    shape_key(&key, kind, &shape);
    type = unique(context, &key, kind, &made);
    if (!made)
        return type;
    extent_add_type(&type->extent, shape.element);
    for (unsigned i = 0; i < 3; i++)
        if (shape.attrs[i])
            extent_add_attr(&type->extent, shape.attrs[i]);
    type->shaped.element = shape.element;
    type->shaped.rank = shape.rank;
    type->shaped.dims = ARENA_COPY(&context->arena, int64_t, shape.dims, shape.rank);
    if (shape.scalable)
        type->shaped.scalable = ARENA_COPY(&context->arena, bool, shape.scalable, shape.rank);
    type->shaped.encoding = shape.attrs[0];
    type->shaped.layout = shape.attrs[1];
    type->shaped.memory_space = shape.attrs[2];
    return type;
}

const Type *type_complex(Context *context, const Type *element)
{
    return shaped(context, TYPE_COMPLEX, (Shape){ .element = element });
}

const Type *type_vector(Context *context, unsigned rank, const int64_t *dims, const bool *scalable,
                        const Type *element)
{
    bool any = false;

    for (unsigned i = 0; scalable && i < rank; i++)
        any |= scalable[i];
    return shaped(
        context, TYPE_VECTOR,
        (Shape){ .rank = rank, dims, .scalable = any ? scalable : NULL, .element = element });
}

const Type *type_tensor(Context *context, unsigned rank, const int64_t *dims, const Type *element,
                        const Attr *encoding)
{
    return shaped(context, TYPE_TENSOR,
                  (Shape){ .rank = rank, dims, .element = element, .attrs = { encoding } });
}

const Type *type_unranked_tensor(Context *context, const Type *element)
{
    return shaped(context, TYPE_UNRANKED_TENSOR, (Shape){ .element = element });
}

/* Memory space 0 is the default one, of whatever integer type (upstream's
 * skipDefaultMemorySpace). */
static const Attr *without_default_space(const Attr *space)
{
    bool is_default = space && space->kind == ATTR_INTEGER && int_is_zero(space->integer);

    return is_default ? NULL : space;
}

const Type *type_memref(Context *context, unsigned rank, const int64_t *dims, const Type *element,
                        const Attr *layout, const Attr *memory_space)
{
    Shape shape = { .rank = rank, dims, .element = element };

    if (layout && layout->kind == ATTR_AFFINE_MAP && affine_map_is_identity(layout->map))
        layout = NULL;
    shape.attrs[1] = layout;
    shape.attrs[2] = without_default_space(memory_space);
    return shaped(context, TYPE_MEMREF, shape);
}

const Type *type_unranked_memref(Context *context, const Type *element, const Attr *memory_space)
{
    Shape shape = { .element = element };

    shape.attrs[2] = without_default_space(memory_space);
    return shaped(context, TYPE_UNRANKED_MEMREF, shape);
}

const Type *type_opaque(Context *context, Str dialect, Str text)
{
    Key key;
    Type *type;
    bool made;

    dialect = context_intern(context, dialect);
    text = context_intern(context, text);
    key_start(&key, KEY_TYPE, TYPE_OPAQUE);
    key_pointer(&key, dialect.data);
    key_pointer(&key, text.data);
    type = unique(context, &key, TYPE_OPAQUE, &made);
    type->opaque.dialect = dialect;
    type->opaque.text = text;
    return type;
}

const Type *type_dialect(Context *context, const TypeDef *def, unsigned count,
                         const Attr *const *params)
{
    Key key;
    Type *type;
    bool made;

    key_start(&key, KEY_TYPE, TYPE_DIALECT);
    key_pointer(&key, def);
    for (unsigned i = 0; i < count; i++)
        key_pointer(&key, params[i]);
    type = unique(context, &key, TYPE_DIALECT, &made);
    if (!made)
        return type;
    for (unsigned i = 0; i < count; i++)
        if (params[i])
            extent_add_attr(&type->extent, params[i]);
    type->dialect.def = def;
    type->dialect.count = count;
    type->dialect.params = ARENA_COPY(&context->arena, const Attr *, params, count);
    return type;
}

bool type_set_body(const Type *type, const Attr *body)
{
    Type *mutable = (Type *)type;

    if (type->dialect.body)
        return type->dialect.body == body;
    mutable->dialect.body = body;
    extent_add_attr(&mutable->extent, body);
    return true;
}
