#include "interp/oracle/generate/draft.h"

/* A vector's size is known, so each size becomes a number, and of tensors and memrefs perhaps an
 * unknown one. */
static const DraftSize *size_for(Draft *d, DraftRetyping *r, int64_t from)
{
    static const int64_t SIZES[] = { 1, 2, 3, 4, 5, 8, 7, 16 };

    for (size_t i = 0; i < r->sizes.len; i++)
        if (r->sizes.data[i].from == from)
            return &r->sizes.data[i];
    vec_push(&r->sizes, ((DraftSize){ from, draft_percent(d, 40) ? from : SIZES[draft_below(d, 8)],
                                      draft_percent(d, r->unknown) }));
    return &r->sizes.data[r->sizes.len - 1];
}

static const Type *retype_element(Draft *d, DraftRetyping *r, const Type *type)
{
    const Type *to = type;

    for (size_t i = 0; i + 1 < r->elements.len; i += 2)
        if (r->elements.data[i] == type)
            return r->elements.data[i + 1];
    if (!type_is_signless(type, 1) && draft_percent(d, 60))
        to = draft_element(d);
    if (to->kind != type->kind && draft_percent(d, 80))
        to = type;
    vec_push(&r->elements, type);
    vec_push(&r->elements, to);
    return to;
}

static const Type *retype_shaped(Draft *d, DraftRetyping *r, const Type *type)
{
    const Type *element = draft_retype(d, r, type->shaped.element), *to;
    unsigned rank = type->shaped.rank;
    int64_t *dims = ARENA_ARRAY(&d->context->arena, int64_t, rank + 1);
    bool may_be_unknown = type->kind != TYPE_VECTOR;

    for (unsigned i = 0; i < rank; i++) {
        dims[i] = type->shaped.dims[i];
        if (r->changes_sizes && dims[i] != DYNAMIC) {
            const DraftSize *size = size_for(d, r, dims[i]);

            dims[i] = may_be_unknown && size->unknown ? DYNAMIC : size->to;
        }
    }
    if (type->kind == TYPE_VECTOR)
        to = type_may_be_in_vector(element)
                 ? type_vector(d->context, rank, dims, type->shaped.scalable, element)
                 : type;
    else if (type->kind == TYPE_TENSOR)
        to = type_tensor(d->context, rank, dims, element, type->shaped.encoding);
    else
        to = type_memref(d->context, rank, dims, element, type->shaped.layout,
                         type->shaped.memory_space);
    return to;
}

static const Type *retype_function(Draft *d, DraftRetyping *r, const Type *type)
{
    unsigned inputs = type->list.input_count, results = type->list.result_count;
    const Type **types = ARENA_ARRAY(&d->context->arena, const Type *, inputs + results + 1);

    for (unsigned i = 0; i < inputs + results; i++)
        types[i] = draft_retype(d, r, type->list.types[i]);
    return type_function(d->context, inputs, types, results, types + inputs);
}

const Type *draft_retype(Draft *d, DraftRetyping *r, const Type *type)
{
    switch (type->kind) {
    case TYPE_INTEGER:
    case TYPE_FLOAT:
        return r->changes_elements ? retype_element(d, r, type) : type;
    case TYPE_COMPLEX: {
        const Type *part = draft_retype(d, r, type->shaped.element);

        return part->kind == TYPE_FLOAT ? type_complex(d->context, part) : type;
    }
    case TYPE_VECTOR:
    case TYPE_TENSOR:
    case TYPE_MEMREF:
        return retype_shaped(d, r, type);
    case TYPE_UNRANKED_TENSOR:
    case TYPE_UNRANKED_MEMREF:
        return type_with_element(type, draft_retype(d, r, type->shaped.element));
    case TYPE_FUNCTION:
        return retype_function(d, r, type);
    default:
        return type;
    }
}

/* A number of a type that its row leaves open. */
static const Attr *retype_attr(Draft *d, DraftRetyping *r, const AttrRow *row, const Attr *attr)
{
    const Type *type;

    if (attr->kind == ATTR_TYPE)
        return attr_type(draft_retype(d, r, attr->type_value));
    if (!attr->type || attr->type->kind == TYPE_NONE
        || constraint_attr_type(row->constraint, d->context))
        return attr;
    type = draft_retype(d, r, attr->type);
    return type == attr->type ? attr : draft_number(d, type);
}

static void retype_values(Draft *d, DraftRetyping *r, Value *const *values, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        values[i]->type = draft_retype(d, r, values[i]->type);
}

void draft_retype_op(Draft *d, DraftRetyping *r, Op *op)
{
    if (!r->changes_sizes && !r->changes_elements)
        return;
    retype_values(d, r, op->results, op->result_count);
    for (unsigned i = 0; op->def && i < def_attr_count(op->def); i++) {
        const Attr *attr =
            op->inherent[i] ? retype_attr(d, r, &op->def->attrs[i], op->inherent[i]) : NULL;

        if (attr)
            op->inherent[i] = attr;
    }
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next) {
            retype_values(d, r, block->args, block->arg_count);
            for (Op *inner = block->first; inner; inner = inner->next)
                draft_retype_op(d, r, inner);
        }
}

void draft_retyping_choose(Draft *d, DraftRetyping *r)
{
    r->changes_sizes = draft_percent(d, 50);
    r->changes_elements = draft_percent(d, 50);
    r->unknown = draft_percent(d, 50) ? 0 : draft_percent(d, 50) ? 40 : 100;
}

void draft_retyping_free(DraftRetyping *r)
{
    vec_free(&r->sizes);
    vec_free(&r->elements);
}
