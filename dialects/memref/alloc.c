/* memref: making, freeing and resizing memory. */
#include "dialects/memref/memref.h"

enum { ALLOC_ALIGNMENT };

static bool verify_alloc(const Op *op)
{
    const Type *type = op->results[0]->type;
    const Attr *layout = type->shaped.layout;
    unsigned sizes, symbols, expected = 0;

    op_operand_group(op, 0, &sizes);
    op_operand_group(op, 1, &symbols);
    if (!memref_verify_sizes(op, type, sizes))
        return false;
    if (layout && layout->kind == ATTR_AFFINE_MAP) {
        expected = layout->map->symbol_count;
    } else if (layout) {
        expected = layout->strided.offset == DYNAMIC;
        for (unsigned i = 0; i < layout->strided.rank; i++)
            expected += layout->strided.strides[i] == DYNAMIC;
    }
    if (symbols != expected)
        return op_error(op,
                        "symbol operand count does not equal memref symbol count: expected %u, "
                        "got %u",
                        expected, symbols);
    return true;
}

static bool verify_alloca(const Op *op)
{
    const Op *parent = op_parent(op);

    while (parent && !op_has(parent, AUTOMATIC_ALLOCATION_SCOPE))
        parent = op_parent(parent);
    if (!parent)
        return op_error(op, "requires an ancestor op with AutomaticAllocationScope trait");
    return verify_alloc(op);
}

static Flow allocate(Step *s, AllocationKind kind)
{
    unsigned size_count, symbol_count, first_size = op_operand_group(s->op, 0, &size_count);
    unsigned first_symbol = op_operand_group(s->op, 1, &symbol_count);
    int64_t *sizes = ARENA_ARRAY(s->arena, int64_t, size_count + 1);
    int64_t *symbols = ARENA_ARRAY(s->arena, int64_t, symbol_count + 1);
    MemRef memref;

    indices_in(s, first_size, size_count, sizes);
    indices_in(s, first_symbol, symbol_count, symbols);
    if (allocate_with_symbols(s, kind, s->op->results[0]->type, sizes,
                              symbol_count ? symbols : NULL, (uint64_t)prop_int(s, ALLOC_ALIGNMENT),
                              &memref)
        == FLOW_END)
        return FLOW_END;
    return give_memref(s, 0, &memref);
}

static Flow alloc(Step *s)
{
    return allocate(s, ALLOCATION_HEAP);
}

static Flow alloca_(Step *s)
{
    return allocate(s, ALLOCATION_STACK);
}

/* Where its first memref began, in elements: the layout of an alloc's result may have an offset. */
static bool begins_there(const MemRef *memref, const Allocation *allocation)
{
    const Op *made = allocation->made;
    const Type *type = made && made->result_count == 1 ? made->results[0]->type : NULL;
    int64_t strides[64], offset = 0;

    if (type && type->kind == TYPE_MEMREF && type->shaped.rank <= 64)
        type_strides(type, strides, &offset);
    return memref->aligned.address == allocation->address
           && (offset == DYNAMIC || memref->offset == offset || memref->offset == 0);
}

/* The allocation that may be freed through this memref: it lives, memref.alloc made it, and the
 * memref begins where it begins (R5). */
static Flow find_freeable(Step *s, const MemRef *memref, Allocation **found)
{
    Allocation *allocation = memory_find(memory_in(s), memref->allocated.provenance);

    *found = allocation;
    if (!allocation)
        return undefined(s,
                         "memory is freed that was never allocated: the pointer 0x%llx was not "
                         "derived from an allocation",
                         (unsigned long long)memref->allocated.address);
    if (allocation->id && allocation->kind != ALLOCATION_HEAP)
        undefined(s, "memory is freed that memref.alloc did not make");
    else if (!allocation->alive)
        undefined(s, "memory is freed a second time");
    else if (!begins_there(memref, allocation))
        undefined(s, "memory is freed through a view that does not begin where the memory begins");
    else
        return FLOW_NEXT;
    return note_allocation(s, allocation);
}

static Flow end_allocation(Step *s, Allocation *allocation)
{
    if (check_race(s, allocation, 0, allocation->size, ACCESS_WRITE) == FLOW_END)
        return FLOW_END;
    memory_end(memory_in(s), allocation, s->op);
    return FLOW_NEXT;
}

static Flow dealloc(Step *s)
{
    Allocation *allocation;
    MemRef memref;

    if (!memref_in(s, 0, &memref) || find_freeable(s, &memref, &allocation) == FLOW_END)
        return FLOW_END;
    return end_allocation(s, allocation);
}

static bool verify_realloc(const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;
    bool sized = op->operand_count > 1;

    if (!memref_layout_is_identity(from))
        return op_plain_error(op, "unsupported layout for source memref type '%s'",
                              type_text(from));
    if (!memref_layout_is_identity(to))
        return op_plain_error(op, "unsupported layout for result memref type '%s'", type_text(to));
    if (from->shaped.memory_space != to->shaped.memory_space)
        return op_plain_error(op,
                              "different memory spaces specified for source memref type '%s' and "
                              "result memref type '%s'",
                              type_text(from), type_text(to));
    if (from->shaped.element != to->shaped.element)
        return op_plain_error(op,
                              "different element types specified for source memref type '%s' and "
                              "result memref type '%s'",
                              type_text(from), type_text(to));
    if (memref_dynamic_dims(to) && !sized)
        return op_plain_error(op, "missing dimension operand for result type '%s'", type_text(to));
    if (!memref_dynamic_dims(to) && sized)
        return op_plain_error(op, "unnecessary dimension operand for result type '%s'",
                              type_text(to));
    return true;
}

static Flow copy_elements(Step *s, const MemRef *from, const MemRef *to)
{
    const Layout *layout = layout_of(s, from->element);
    int64_t count = from->sizes[0] < to->sizes[0] ? from->sizes[0] : to->sizes[0];

    for (int64_t i = 0; i < count; i++)
        if (copy_at(s, layout, from, i, to, i) == FLOW_END)
            return FLOW_END;
    return FLOW_NEXT;
}

/* Always moves, so that whoever goes on with the old memref is found out (R6). */
static Flow reallocate(Step *s)
{
    const Type *type = s->op->results[0]->type;
    int64_t size = s->op->operand_count > 1 ? index_in(s, 1) : 0;
    Allocation *old;
    MemRef from, to;

    if (!memref_in(s, 0, &from) || find_freeable(s, &from, &old) == FLOW_END
        || allocate_memref(s, ALLOCATION_HEAP, type, &size, (uint64_t)prop_int(s, ALLOC_ALIGNMENT),
                           &to)
               == FLOW_END
        || copy_elements(s, &from, &to) == FLOW_END || end_allocation(s, old) == FLOW_END)
        return FLOW_END;
    return give_memref(s, 0, &to);
}

const OpDef MEMREF_ALLOC_OPS[] = {
    {
        .name = "memref.alloc",
        .summary = "memory allocation operation",
        .doc =
            "Allocates memory for a memref of the result type: `dynamicSizes` gives its unknown\n"
            "dimensions in order, `symbolOperands` the symbols of its layout. The memory lives\n"
            "until memref.dealloc or memref.realloc ends it, and holds nothing before it is\n"
            "written. It is aligned to `alignment` bytes, and as its elements must be. Undefined\n"
            "where a size is negative or poison (R1).\n",
        .operands = { { "dynamicSizes", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                      { "symbolOperands", &INDEX, VARIADIC, POISON_IS_UNDEFINED } },
        .attrs = { [ALLOC_ALIGNMENT] = { "alignment", &ALIGNMENT_ATTR, .optional = true } },
        .results = { { "memref", &ANY_MEMREF } },
        .format = "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)",
        .traits = ATTR_SIZED_OPERAND_SEGMENTS,
        .result_name = "alloc",
        .verify = verify_alloc,
        .eval = alloc,
    },
    {
        .name = "memref.alloca",
        .summary = "stack memory allocation operation",
        .doc = "As memref.alloc, but the memory ends by itself when control leaves the region of\n"
               "the nearest operation around that is an allocation scope: a function, a loop's\n"
               "iteration, memref.alloca_scope. Using it afterwards is undefined, and so is\n"
               "freeing it.\n",
        .operands = { { "dynamicSizes", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                      { "symbolOperands", &INDEX, VARIADIC, POISON_IS_UNDEFINED } },
        .attrs = { [ALLOC_ALIGNMENT] = { "alignment", &ALIGNMENT_ATTR, .optional = true } },
        .results = { { "memref", &ANY_MEMREF } },
        .format = "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)",
        .traits = ATTR_SIZED_OPERAND_SEGMENTS,
        .result_name = "alloca",
        .verify = verify_alloca,
        .eval = alloca_,
    },
    {
        .name = "memref.dealloc",
        .summary = "memory deallocation operation",
        .doc =
            "Frees memory that memref.alloc or memref.realloc made. Undefined when the memory was\n"
            "freed before, when it was made by anything else (memref.alloca, a global, the\n"
            "caller), and when the memref is a view that begins elsewhere than the memory does\n"
            "(R5).\n",
        .operands = { { "memref", &ANY_RANKED_OR_UNRANKED_MEMREF, ONE, POISON_IS_UNDEFINED } },
        .format = "$memref attr-dict `:` type($memref)",
        .eval = dealloc,
    },
    {
        .name = "memref.realloc",
        .summary = "memory reallocation operation",
        .doc =
            "Memory of another size with the same contents, up to the lesser of both sizes; what\n"
            "is beyond was never written. The source is freed, so that what memref.dealloc\n"
            "demands of its operand is demanded here, and any use of the old memref afterwards\n"
            "is undefined. `dynamicResultSize` gives the new size where the result type leaves\n"
            "it open.\n",
        .operands = { { "source", &MEMREF_1D, ONE, POISON_IS_UNDEFINED },
                      { "dynamicResultSize", &INDEX, OPTIONAL, POISON_IS_UNDEFINED } },
        .attrs = { [ALLOC_ALIGNMENT] = { "alignment", &ALIGNMENT_ATTR, .optional = true } },
        .results = { { "result", &MEMREF_1D } },
        .format = "$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` "
                  "type(results)",
        .verify = verify_realloc,
        .eval = reallocate,
    },
    { 0 },
};
