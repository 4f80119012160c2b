#include "dialects/values/kind.h"

static const DatumKind *const BUILTIN[] = {
    [TYPE_INTEGER] = &INTEGER_VALUES,
    [TYPE_INDEX] = &INDEX_VALUES,
    [TYPE_FLOAT] = &FLOAT_VALUES,
    [TYPE_NONE] = &NONE_VALUES,
    [TYPE_COMPLEX] = &COMPLEX_VALUES,
    [TYPE_FUNCTION] = &FUNCTION_VALUES,
    [TYPE_VECTOR] = &VECTOR_VALUES,
    [TYPE_TENSOR] = &TENSOR_VALUES,
    [TYPE_UNRANKED_TENSOR] = &TENSOR_VALUES,
    [TYPE_MEMREF] = &MEMREF_VALUES,
    [TYPE_UNRANKED_MEMREF] = &UNRANKED_MEMREF_VALUES,
    [TYPE_DIALECT] = NULL,
};

const DatumKind *datum_kind(const Type *type)
{
    const DatumKind *kind =
        type->kind == TYPE_DIALECT ? type->dialect.def->values : BUILTIN[type->kind];

    return kind ? kind : represented_kind(type);
}

/* Texts. */

void datum_text(ValueText *text, Place place, const Type *type)
{
    if (place_is_all_poison(place))
        sb_add(text->sb, "poison");
    else
        datum_kind(type)->print(text, place, type);
}

void datum_text_element(ValueText *text, Place place, const Type *type)
{
    const DatumKind *kind = datum_kind(type);

    if (kind->print_element && !place_is_all_poison(place))
        kind->print_element(text, place, type);
    else
        datum_text(text, place, type);
}

void datum_text_typed(ValueText *text, Place place, const Type *type)
{
    datum_text(text, place, type);
    sb_add(text->sb, " : ");
    type_print(text->sb, type);
}

void datum_text_argument(ValueText *text, Place place, const Type *type)
{
    const DatumKind *kind = datum_kind(type);

    if (place_is_all_poison(place)) {
        sb_add(text->sb, "#ub.poison : ");
        type_print(text->sb, type);
    } else if (kind->print_argument) {
        kind->print_argument(text, place, type);
    } else {
        datum_text_typed(text, place, type);
    }
}

void datum_text_list(ValueText *text, const uint64_t *words, uint64_t count)
{
    sb_add(text->sb, "[");
    for (uint64_t i = 0; i < count; i++)
        sb_printf(text->sb, "%s%lld", i ? ", " : "", (long long)words[i]);
    sb_add(text->sb, "]");
}

bool datum_text_ends(ValueText *text, unsigned rank, const uint64_t *sizes,
                     bool (*print)(const void *state, uint64_t number), const void *state)
{
    uint64_t row = rank ? sizes[rank - 1] : 1, next = 0;
    bool good = true;

    text->elided = true;
    for (unsigned i = 0; i < rank; i++)
        sb_add(text->sb, "[");
    for (uint64_t i = 0; i < row && good; i = i == 1 && row > 3 ? row - 1 : i + 1) {
        sb_add(text->sb, i == 0 ? "" : i == next ? ", " : ", ..., ");
        good = print(state, i);
        next = i + 1;
    }
    for (unsigned i = rank; i-- > 0;)
        sb_add(text->sb, i + 1 < rank && sizes[i] > 1 ? ", ...]" : "]");
    return good;
}

/* Attributes. */

bool place_set_attr(Step *s, Place place, const Type *type, const Attr *attr)
{
    const DatumKind *kind = datum_kind(type);

    return kind && kind->set && kind->set(s, place, type, attr);
}

Flow cannot_be_held(Step *s, const Attr *value, const char *what)
{
    const char *type = value->type ? type_text(value->type) : "none";
    bool is_resource = value->kind == ATTR_DENSE_RESOURCE;
    uint64_t held, taken;

    if (work_done(s, 0) == FLOW_END) /* it was left unfinished */
        return FLOW_END;
    if (is_resource && !attr_resource_sizes(value, &held, &taken))
        return invalid(s, "the file has no value of the resource '%.*s': it may have been elided",
                       STR_ARG(value->resource.key));
    if (is_resource && taken != UINT64_MAX && held != taken)
        return invalid(s, "the resource '%.*s' holds %llu byte%s, but '%s' takes %llu",
                       STR_ARG(value->resource.key), (unsigned long long)held, plural((double)held),
                       type, (unsigned long long)taken);
    return unsupported(s, "%s of type '%s' given like this", what, type);
}

bool place_set_element(Step *s, Place place, const Type *type, const Attr *dense, int64_t number)
{
    const DatumKind *kind = datum_kind(type);

    return kind && kind->set_element && kind->set_element(s, place, type, dense, number);
}
