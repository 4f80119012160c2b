/* memref: making, freeing and resizing memory. */
#include "dialects/memref/memref.h"

enum { ALLOC_ALIGNMENT };

static bool verify_alloc(const Op *op)
{
    const Type *type = op->results[0]->type;
    const Attr *layout = type->shaped.layout;
    unsigned symbols = op_group_size(op, 1), expected = 0;

    if (!verify_dynamic_sizes(op, type, op_group_size(op, 0)))
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
    else if (begins_there(memref, allocation))
        return FLOW_NEXT;
    else {
        undefined(s, "memory is freed through a view that does not begin where the memory begins");
        by_decision(s, "R5");
    }
    return note_allocation(s, allocation);
}

static Flow end_allocation(Step *s, Allocation *allocation, AllocationId through)
{
    const Spot spot = { .allocation = allocation, .through = through };

    if (check_touch(s, &spot, allocation->size, ACCESS_WRITE) == FLOW_END)
        return FLOW_END;
    memory_end(memory_in(s), allocation, s->op);
    return FLOW_NEXT;
}

Flow memref_free(Step *s, const MemRef *memref)
{
    Allocation *allocation;

    if (find_freeable(s, memref, &allocation) == FLOW_END)
        return FLOW_END;
    return end_allocation(s, allocation, memref->allocated.provenance);
}

static Flow dealloc(Step *s)
{
    MemRef memref;

    return memref_in(s, 0, &memref) ? memref_free(s, &memref) : FLOW_END;
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
    if (!memref_verify_same_space(op, "source memref", "result")
        || !memref_verify_same_element(op, "source memref"))
        return false;
    if (type_dynamic_dims(to) && !sized)
        return op_plain_error(op, "missing dimension operand for result type '%s'", type_text(to));
    if (!type_dynamic_dims(to) && sized)
        return op_plain_error(op, "unnecessary dimension operand for result type '%s'",
                              type_text(to));
    return true;
}

static Flow copy_elements(Step *s, const MemRef *from, const MemRef *to)
{
    const Layout *layout = layout_of(s, from->element);
    int64_t count = from->sizes[0] < to->sizes[0] ? from->sizes[0] : to->sizes[0];

    return copy_many_at(s, layout, from, 0, to, 0, count);
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
        || copy_elements(s, &from, &to) == FLOW_END
        || end_allocation(s, old, from.allocated.provenance) == FLOW_END)
        return FLOW_END;
    return give_memref(s, 0, &to);
}

#define ALLOCATION                                                                                 \
    .operands = OPERANDS({ "dynamicSizes", &INDEX, VARIADIC, POISON_IS_UNDEFINED },                \
                         { "symbolOperands", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),             \
    .attrs = ATTRS([ALLOC_ALIGNMENT] = { "alignment", &ALIGNMENT_ATTR, .optional = true }),        \
    .results = RESULTS({ "memref", &ANY_MEMREF }), .traits = ATTR_SIZED_OPERAND_SEGMENTS,          \
    .format = "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)",    \
    .poison_decision = "R1",                                                                       \
    .formula = "bytes = element bytes * (offset + 1 + sum((size - 1) * stride)); 0 if empty"

const OpDef MEMREF_ALLOC_OPS[] = {
    {
        .name = "memref.alloc",
        .summary = "memory allocation operation",
        .words = "allocate new",
        .doc = "Allocates memory for a memref of the result type: `dynamicSizes` gives its\n"
               "unknown dimensions in order, `symbolOperands` the symbols of its layout. The\n"
               "memory lives until memref.dealloc or memref.realloc ends it, and holds poison\n"
               "before it is written. It is aligned to `alignment` bytes, and as its elements\n"
               "must be.\n",
        ALLOCATION,
        .result_name = "alloc",
        .verify = verify_alloc,
        .eval = alloc,
        .undefined = "The behaviour is undefined where a size is negative.\n",
        .decisions = "M1, M3, R1, R2, R3, R4",
        .example = "  %columns = arith.constant 3 : index\n"
                   "  %seven = arith.constant 7 : i32\n"
                   "  %m = memref.alloc(%columns) : memref<2x?xi32>\n"
                   "  affine.store %seven, %m[0, 2] : memref<2x?xi32>\n"
                   "  // What was never written prints as a question mark.\n",
        .gives = "dense<[[?, ?, 7], [?, ?, ?]]> : memref<2x?xi32>\n",
    },
    {
        .name = "memref.alloca",
        .summary = "stack memory allocation operation",
        .words = "allocate new",
        .doc = "As memref.alloc, but the memory ends by itself when control leaves the region\n"
               "of the nearest operation around that is an allocation scope: a function, a\n"
               "loop's iteration, memref.alloca_scope.\n",
        ALLOCATION,
        .result_name = "alloca",
        .verify = verify_alloca,
        .primitive = PRIM_ALLOCA,
        .eval = alloca_,
        .undefined =
            "The behaviour is undefined where a size is negative. So it is where the memory\n"
            "is used after its end, or is freed.\n",
        .decisions = "M1, M3, R1, R2, R3, R4",
        .example = "func.func @make() -> memref<i32> {\n"
                   "  %seven = arith.constant 7 : i32\n"
                   "  %m = memref.alloca() : memref<i32>\n"
                   "  memref.store %seven, %m[] : memref<i32>\n"
                   "  return %m : memref<i32>\n"
                   "}\n"
                   "  %m = func.call @make() : () -> memref<i32>\n"
                   "  // The memory ended with @make.\n"
                   "  %v = memref.load %m[] : memref<i32>\n"
                   "  return %v : i32\n",
        .gives = "error: undefined behaviour: the memory is used after the scope it was allocated "
                 "in has ended\n",
    },
    {
        .name = "memref.dealloc",
        .summary = "memory deallocation operation",
        .words = "free deallocate",
        .doc = "Frees memory that memref.alloc or memref.realloc made.\n",
        .operands =
            OPERANDS({ "memref", &ANY_RANKED_OR_UNRANKED_MEMREF, ONE, POISON_IS_UNDEFINED }),
        .format = "$memref attr-dict `:` type($memref)",
        .eval = dealloc,
        .undefined =
            "The behaviour is undefined where the memory was freed before, where it was made\n"
            "by anything else (memref.alloca, a global, the caller), and where the memref is\n"
            "a view that begins elsewhere than the memory does. So it is where another\n"
            "iteration of a parallel loop touches the memory.\n",
        .decisions = "M2, M7, R5",
        .example = "  %m = memref.alloc() : memref<4xi32>\n"
                   "  // A cast is the same memory, and begins where it begins.\n"
                   "  %same = memref.cast %m : memref<4xi32> to memref<?xi32>\n"
                   "  memref.dealloc %same : memref<?xi32>\n"
                   "  memref.dealloc %m : memref<4xi32>\n"
                   "  return\n",
        .gives = "error: undefined behaviour: memory is freed a second time\n",
    },
    {
        .name = "memref.realloc",
        .summary = "memory reallocation operation",
        .doc = "Memory of another size with the same contents, up to the lesser of both sizes;\n"
               "what is beyond was never written. The source is freed. `dynamicResultSize`\n"
               "gives the new size where the result type leaves it open.\n",
        .operands = OPERANDS({ "source", &MEMREF_1D, ONE, POISON_IS_UNDEFINED },
                             { "dynamicResultSize", &INDEX, OPTIONAL, POISON_IS_UNDEFINED }),
        .attrs = ATTRS([ALLOC_ALIGNMENT] = { "alignment", &ALIGNMENT_ATTR, .optional = true }),
        .results = RESULTS({ "result", &MEMREF_1D }),
        .format = "$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` "
                  "type(results)",
        .verify = verify_realloc,
        .poison_decision = "R1",
        .eval = reallocate,
        .poison = "A poison element is copied as poison.\n",
        .undefined =
            "The behaviour is undefined where memref.dealloc of the source would be, where\n"
            "the new size is negative, and where the old memref is used afterwards.\n",
        .decisions = "M1, M3, M6, M7, R1, R3, R4, R5, R6",
        .example = "  %m = memref.alloc() : memref<2xi32>\n"
                   "  %five = arith.constant 5 : i32\n"
                   "  affine.store %five, %m[1] : memref<2xi32>\n"
                   "  %larger = memref.realloc %m : memref<2xi32> to memref<4xi32>\n",
        .gives = "dense<[?, 5, ?, ?]> : memref<4xi32>\n",
    },
    { 0 },
};
