/* memref: memory with a shape. The table of the dialect, and what its files share. */
#include "dialects/memref/memref.h"

#include "core/text/asm.h"

#include <stdio.h>

static const OpDef *const TABLES[] = {
    MEMREF_ALLOC_OPS,
    MEMREF_SCOPE_OPS,
    MEMREF_ACCESS_OPS,
    MEMREF_COPY_OPS,
    MEMREF_ATOMIC_OPS,
    MEMREF_CAST_OPS,
    MEMREF_VIEW_OPS,
    MEMREF_SUBVIEW_OPS,
    MEMREF_RESHAPE_OPS,
    MEMREF_GROUP_OPS,
    MEMREF_QUERY_OPS,
    MEMREF_GLOBAL_OPS,
    NULL,
};

const DialectDef MEMREF_DIALECT = {
    .name = "memref",
    .summary = "memory with a shape",
    .doc = "Allocates, views, reads and writes memrefs: pointers with an offset, and a size and a\n"
           "stride for each dimension. Every access is checked: the memory lives, the indices are\n"
           "in bounds in every dimension, the address is aligned, and what is written is not\n"
           "constant. What was never written reads as poison.\n",
    .more_ops = TABLES,
};

bool memref_parse_colon_type(AsmParser *p, const Type **type)
{
    const char *at = asm_here(p);

    if (!asm_parse_colon_type(p, type))
        return false;
    return (*type)->kind == TYPE_MEMREF
           || asm_error(p, at,
                        "invalid kind of type specified: expected builtin.memref, but found '%s'",
                        type_text(*type));
}

bool memref_parse_subscripted(AsmParser *p, OpState *state, const char *map, Subscripted *to)
{
    const AffineMap *made;

    to->indices = op_state_list(state);
    if (!asm_parse_operand(p, &to->memref))
        return false;
    if (!map)
        return asm_parse_operands(p, '[', ']', to->indices);
    if (!asm_parse_affine_map_of_operands(p, '[', ']', &made, to->indices))
        return false;
    op_state_add_attr(state, map, attr_affine_map(made));
    return true;
}

bool memref_resolve_subscripted(AsmParser *p, const Subscripted *from, const Type *type,
                                OpState *state)
{
    return asm_resolve(p, &from->memref, type, state)
           && asm_resolve_same(p, from->indices, type_index(state->context), state);
}

void memref_print_subscripted(AsmPrinter *printer, const Op *op, unsigned memref)
{
    asm_write(printer, " %[", op->operands[memref]);
    asm_print_operands(printer, op->operands + memref + 1, op->operands[memref]->type->shaped.rank);
    asm_print(printer, "]");
}

bool memref_verify_same_space(const Op *op, const char *source, const char *result)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;

    return from->shaped.memory_space == to->shaped.memory_space
           || op_plain_error(op,
                             "different memory spaces specified for %s type '%s' and %s memref "
                             "type '%s'",
                             source, type_text(from), result, type_text(to));
}

bool memref_verify_same_element(const Op *op, const char *source)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;

    return from->shaped.element == to->shaped.element
           || op_plain_error(op,
                             "different element types specified for %s type '%s' and result memref "
                             "type '%s'",
                             source, type_text(from), type_text(to));
}

MemRefShape memref_shape_new(Arena *arena, unsigned rank)
{
    return (MemRefShape){ rank, 0, ARENA_ARRAY(arena, int64_t, rank),
                          ARENA_ARRAY(arena, int64_t, rank) };
}

bool memref_shape_of(Arena *arena, const Type *memref, MemRefShape *shape)
{
    unsigned rank = memref->shaped.rank;

    *shape = memref_shape_new(arena, rank);
    for (unsigned i = 0; i < rank; i++)
        shape->sizes[i] = memref->shaped.dims[i];
    if (!type_strides(memref, shape->strides, &shape->offset))
        return false;
    for (unsigned i = 0; !memref->shaped.layout && i < rank; i++)
        if (shape->strides[i] == 0)
            shape->strides[i] = DYNAMIC;
    return true;
}

const Type *memref_with_shape(const Type *like, const MemRefShape *shape)
{
    const Attr *layout = attr_strided(like->context, shape->offset, shape->rank, shape->strides);

    return type_memref(like->context, shape->rank, shape->sizes, like->shaped.element, layout,
                       like->shaped.memory_space);
}

/* As upstream sees it: a strided layout is the affine map of one result that it stands for. */
bool memref_layout_is_identity(const Type *memref)
{
    const Attr *layout = memref->shaped.layout;

    if (!layout)
        return true;
    if (layout->kind == ATTR_AFFINE_MAP)
        return affine_map_is_identity(layout->map);
    return layout->strided.rank == 1 && layout->strided.strides[0] == 1
           && layout->strided.offset == 0;
}

int64_t saturated_add(int64_t a, int64_t b)
{
    return a == DYNAMIC || b == DYNAMIC ? DYNAMIC : wrapped_add(a, b);
}

int64_t saturated_mul(int64_t a, int64_t b)
{
    if (a == 0 || b == 0)
        return 0;
    return a == DYNAMIC || b == DYNAMIC ? DYNAMIC : wrapped_mul(a, b);
}

const char *memref_number_text(int64_t value, char *text)
{
    if (value == DYNAMIC)
        return "dynamic";
    snprintf(text, 24, "%lld", (long long)value);
    return text;
}
