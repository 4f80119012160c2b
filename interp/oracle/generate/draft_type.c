#include "interp/oracle/generate/draft.h"

#include "core/text/source.h"

enum { SHAPES = 3, FEW_TYPES = 12 };

static const Type *any_of(Draft *d, const char *const *names, unsigned count)
{
    return source_parse_type(d->context, str_of(names[draft_below(d, count)]));
}

static const Type *any_integer(Draft *d)
{
    static const char *const NAMES[] = { "i1",  "i8",  "i8", "i16", "i32", "i32",
                                         "i64", "i64", "i4", "i2",  "i3",  "i128" };

    return any_of(d, NAMES, sizeof NAMES / sizeof *NAMES);
}

static const Type *any_float(Draft *d)
{
    static const char *const NAMES[] = { "f32", "f32", "f64", "f16", "bf16", "f32" };

    return any_of(d, NAMES, sizeof NAMES / sizeof *NAMES);
}

const Type *draft_element(Draft *d)
{
    switch (draft_below(d, 6)) {
    case 0:
    case 1:
        return any_float(d);
    case 2:
        return type_index(d->context);
    default:
        return any_integer(d);
    }
}

/* Mostly a few elements; sizes of 1 and unknown ones among them. */
static unsigned any_dims(Draft *d, int64_t *dims, bool open)
{
    static const int64_t SIZES[] = { 4, 4, 2, 3, 1, 8, 5, 2 };
    unsigned rank = draft_below(d, 10) < 6 ? 1 : draft_below(d, 4);

    for (unsigned i = 0; i < rank; i++) {
        dims[i] = SIZES[draft_below(d, 8)];
        if (open && draft_percent(d, 30))
            dims[i] = DYNAMIC;
    }
    return rank;
}

static const Type *any_vector(Draft *d, const Type *element)
{
    int64_t dims[4];
    bool scalable[4] = { 0 };
    unsigned rank = any_dims(d, dims, false);

    if (!type_may_be_in_vector(element))
        element = type_i(d->context, 32);
    if (rank && draft_percent(d, 8))
        scalable[rank - 1] = true;
    return type_vector(d->context, rank, dims, rank && scalable[rank - 1] ? scalable : NULL,
                       element);
}

static const Type *any_tensor(Draft *d, const Type *element)
{
    int64_t dims[4];
    unsigned rank = any_dims(d, dims, true);

    return type_tensor(d->context, rank, dims, element, NULL);
}

static const Type *any_memref(Draft *d, const Type *element)
{
    int64_t dims[4], strides[4];
    unsigned rank = any_dims(d, dims, true);
    const Attr *layout = NULL;

    for (unsigned i = 0; i < rank; i++)
        strides[i] = draft_percent(d, 60) ? DYNAMIC : 1 + draft_below(d, 8);
    if (rank && draft_percent(d, 20))
        layout = attr_strided(d->context, draft_percent(d, 50) ? DYNAMIC : 0, rank, strides);
    return type_memref(d->context, rank, dims, element, layout, NULL);
}

void draft_choose_types(Draft *d)
{
    const Type *element = draft_element(d), *other = draft_element(d);

    vec_push(&d->types, element);
    vec_push(&d->types, other);
    vec_push(&d->types, type_i(d->context, 1));
    vec_push(&d->types, type_index(d->context));
    for (unsigned i = 0; i < SHAPES; i++) {
        const Type *of = draft_percent(d, 70) ? element : other;

        vec_push(&d->types, any_vector(d, of));
        vec_push(&d->types, any_tensor(d, of));
        vec_push(&d->types, any_memref(d, of));
    }
    vec_push(&d->types, any_float(d));
    vec_push(&d->types, any_integer(d));
}

/* One that goes with it: of the same shape, its element, or its shape with another element. */
static const Type *beside_it(Draft *d, const Type *type)
{
    const Type *element =
        draft_percent(d, 50) ? draft_element(d) : d->types.data[draft_below(d, 2)];

    switch (draft_below(d, 6)) {
    case 0:
        return type_element(type);
    case 1:
    case 2:
        if (type->kind == TYPE_VECTOR && !type_may_be_in_vector(element))
            return type;
        return type_is_shaped(type) ? type_with_element(type, element) : element;
    case 3:
        return type_is_shaped(type) ? any_vector(d, type->shaped.element) : any_vector(d, type);
    default:
        return type;
    }
}

/* Any there is. */
static const Type *anything(Draft *d)
{
    const Type *element = draft_element(d);

    switch (draft_below(d, 6)) {
    case 0:
        return element;
    case 1:
        return any_vector(d, element);
    case 2:
        return any_tensor(d, element);
    case 3:
        return any_memref(d, element);
    case 4:
        return type_complex(d->context, any_float(d));
    default:
        return d->types.data[draft_below(d, (unsigned)d->types.len)];
    }
}

static const Type *candidate(Draft *d, const Type *beside, unsigned attempt)
{
    const Values *scope = draft_percent(d, 70) ? &d->scope : &d->inputs;

    if (beside && attempt % 2 == 0)
        return beside_it(d, beside);
    if (scope->len && draft_percent(d, 60))
        return scope->data[draft_below(d, (unsigned)scope->len)]->type;
    if (attempt < FEW_TYPES)
        return d->types.data[draft_below(d, (unsigned)d->types.len)];
    return anything(d);
}

const Type *draft_type(Draft *d, const TypeConstraint *constraint, const Type *beside)
{
    enum { ATTEMPTS = 40 };
    const Type *only = constraint_type(constraint, d->context);

    for (unsigned i = 0; !only && i < ATTEMPTS; i++) {
        const Type *type = candidate(d, beside, i);

        if (type && type_satisfies(constraint, type))
            return type;
    }
    return only;
}
