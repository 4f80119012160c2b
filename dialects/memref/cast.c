/* memref: the same memory under another type, or under an assumption. */
#include "core/text/asm.h"
#include "dialects/memref/memref.h"

enum { ASSUME_ALIGNMENT };

static bool may_be_equal(int64_t a, int64_t b)
{
    return a == DYNAMIC || b == DYNAMIC || a == b;
}

/* The strides of a dimension of size 1 may differ. */
static bool layouts_compatible(const Type *from, const Type *to)
{
    Arena arena = { 0 };
    MemRefShape a, b;
    bool strided = memref_shape_of(&arena, from, &a);
    bool good = memref_shape_of(&arena, to, &b) && strided && a.rank == b.rank
                && may_be_equal(a.offset, b.offset);

    for (unsigned i = 0; good && i < a.rank; i++)
        good = a.sizes[i] == 1 || b.sizes[i] == 1 || may_be_equal(a.strides[i], b.strides[i]);
    arena_free(&arena);
    return good;
}

static bool ranked_compatible(const Type *from, const Type *to)
{
    if (from->shaped.element != to->shaped.element)
        return false;
    if (from->shaped.layout != to->shaped.layout && !layouts_compatible(from, to))
        return false;
    return from->shaped.memory_space == to->shaped.memory_space && type_dims_agree(from, to);
}

static bool cast_compatible(const Type *from, const Type *to)
{
    if (!type_is_any_memref(from) || !type_is_any_memref(to))
        return false;
    if (from->kind == TYPE_MEMREF && to->kind == TYPE_MEMREF)
        return ranked_compatible(from, to);
    return from->kind != to->kind && from->shaped.element == to->shaped.element
           && from->shaped.memory_space == to->shaped.memory_space;
}

/* What the target type says of its shape is asserted (R11). */
static Flow check_cast(Step *s, const MemRef *memref, const Type *type)
{
    int64_t strides[MEMREF_MAX_RANK], offset;

    if (memref->rank != type->shaped.rank)
        return trap(s, "the cast is to %u dimension%s, but the memref has %u", type->shaped.rank,
                    plural(type->shaped.rank), memref->rank);
    for (unsigned i = 0; i < memref->rank; i++)
        if (!may_be_equal(type->shaped.dims[i], memref->sizes[i]))
            return trap(s, "the cast is to size %lld in dimension %u, but the memref has size %lld",
                        (long long)type->shaped.dims[i], i, (long long)memref->sizes[i]);
    if (!type_strides(type, strides, &offset))
        return FLOW_NEXT;
    if (!may_be_equal(offset, memref->offset))
        return trap(s, "the cast is to offset %lld, but the memref has offset %lld",
                    (long long)offset, (long long)memref->offset);
    for (unsigned i = 0; i < memref->rank; i++)
        if (memref->sizes[i] > 1 && !may_be_equal(strides[i], memref->strides[i]))
            return trap(s,
                        "the cast is to stride %lld in dimension %u, but the memref has stride "
                        "%lld",
                        (long long)strides[i], i, (long long)memref->strides[i]);
    return FLOW_NEXT;
}

static Flow cast(Step *s)
{
    const Type *type = s->op->results[0]->type;
    MemRef memref;

    if (!memref_in(s, 0, &memref))
        return FLOW_END;
    if (type->kind == TYPE_MEMREF && check_cast(s, &memref, type) == FLOW_END)
        return by_decision(s, "R11");
    return give_memref(s, 0, &memref);
}

static bool space_cast_compatible(const Type *from, const Type *to)
{
    if (from->kind != to->kind || from->shaped.element != to->shaped.element)
        return false;
    if (from->kind == TYPE_UNRANKED_MEMREF)
        return true;
    return from->shaped.layout == to->shaped.layout && type_same_dims(from, to);
}

static Flow space_cast(Step *s)
{
    return give_operand(s, 0, 0);
}

static bool verify_alignment(const Op *op)
{
    uint64_t alignment = int_low_u(op_attr(op, "alignment")->integer);

    return (alignment & (alignment - 1)) == 0 || op_error(op, "alignment must be power of 2");
}

static Flow assume_alignment(Step *s)
{
    uint64_t alignment = (uint64_t)prop_int(s, ASSUME_ALIGNMENT);
    const Layout *layout;
    MemRef memref;

    if (!memref_in(s, 0, &memref))
        return FLOW_END;
    layout = layout_of(s, memref.element);
    if (!layout)
        return unsupported(s, "elements of type '%s'", type_text(memref.element));
    if (element_pointer(&memref, layout, 0).address % alignment != 0)
        return give_poison(s, "the buffer is not aligned as was assumed");
    return give_operand(s, 0, 0);
}

static bool verify_distinct(const Op *op)
{
    if (!op->operand_count)
        return op_error(op, "expected at least one operand");
    for (unsigned i = 0; i < op->operand_count; i++)
        if (i >= op->result_count || op->operands[i]->type != op->results[i]->type)
            return op_error(op, "operand types and result types must match");
    return op->result_count == op->operand_count
           || op_error(op, "operand types and result types must match");
}

static bool infer_distinct(Context *context, OpState *state)
{
    (void)context;
    for (size_t i = 0; i < state->operands.len; i++)
        vec_push(&state->results, state->operands.data[i]->type);
    return true;
}

static Flow any_overlap(Step *s, const MemRef *memrefs, unsigned count, bool *overlap)
{
    *overlap = false;
    for (unsigned i = 0; i < count; i++) {
        const Layout *layout = layout_of(s, memrefs[i].element);

        for (unsigned j = 0; layout && j < i && !*overlap; j++)
            if (memrefs_overlap(s, layout, &memrefs[i], &memrefs[j], overlap) == FLOW_END)
                return FLOW_END;
    }
    return FLOW_NEXT;
}

static Flow distinct_objects(Step *s)
{
    unsigned count = s->op->operand_count;
    MemRef *memrefs = ARENA_ARRAY(s->arena, MemRef, count);
    bool overlap;

    for (unsigned i = 0; i < count; i++)
        if (!memref_in(s, i, &memrefs[i]))
            return FLOW_END;
    if (any_overlap(s, memrefs, count, &overlap) == FLOW_END)
        return FLOW_END;
    if (overlap)
        return give_poison(s, "the memrefs share memory, though they were said not to");
    results_from_operands(s, 0, 0, count);
    return FLOW_NEXT;
}

const OpDef MEMREF_CAST_OPS[] = {
    {
        .name = "memref.cast",
        .summary = "memref cast operation",
        .doc = "The same memref under a type that says more or less of it: of its sizes,\n"
               "strides and offset, or of its rank. Where it says more the cast asserts it: the\n"
               "program stops itself, as at cf.assert, where the memref has another rank, size,\n"
               "stride or offset. Strides of dimensions with at most one element do not matter.\n",
        .operands = OPERANDS({ "source", &ANY_RANKED_OR_UNRANKED_MEMREF }),
        .results = RESULTS({ "dest", &ANY_RANKED_OR_UNRANKED_MEMREF }),
        .format = "$source attr-dict `:` type($source) `to` type($dest)",
        .traits = PURE | CAST,
        .result_name = "cast",
        .casts = cast_compatible,
        .eval = cast,
        .decisions = "R11",
        .example = "  %size = arith.constant 3 : index\n"
                   "  %m = memref.alloc(%size) : memref<?xi32>\n"
                   "  // The type promises four elements.\n"
                   "  %four = memref.cast %m : memref<?xi32> to memref<4xi32>\n"
                   "  return %four : memref<4xi32>\n",
        .gives = "error: the program stopped itself: the cast is to size 4 in dimension 0, but the "
                 "memref has size 3\n",
    },
    {
        .name = "memref.memory_space_cast",
        .summary = "memref memory space cast operation",
        .doc = "The same memref in another memory space. All spaces are one here: nothing\n"
               "changes.\n",
        .operands = OPERANDS({ "source", &ANY_RANKED_OR_UNRANKED_MEMREF }),
        .results = RESULTS({ "dest", &ANY_RANKED_OR_UNRANKED_MEMREF }),
        .format = "$source attr-dict `:` type($source) `to` type($dest)",
        .traits = PURE | CAST,
        .result_name = "memspacecast",
        .casts = space_cast_compatible,
        .eval = space_cast,
        .example = "memref.global constant @even : memref<3xi32> = dense<[0, 2, 4]>\n"
                   "  %m = memref.get_global @even : memref<3xi32>\n"
                   "  %there = memref.memory_space_cast %m\n"
                   "      : memref<3xi32> to memref<3xi32, 1>\n",
        .gives = "dense<[0, 2, 4]> : memref<3xi32, 1>\n",
    },
    {
        .name = "memref.assume_alignment",
        .summary = "assumption that gives alignment information to the input memref",
        .doc = "The same memref, said to begin at a multiple of `alignment` bytes: its first\n"
               "element, offset included.\n",
        .operands = OPERANDS({ "memref", &ANY_MEMREF }),
        .attrs = ATTRS([ASSUME_ALIGNMENT] = { "alignment", &POSITIVE_I32_ATTR }),
        .results = RESULTS({ "result", &ANY_MEMREF }),
        .format = "$memref `,` $alignment attr-dict `:` type($memref)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .result_name = "assume_align",
        .verify = verify_alignment,
        .eval = assume_alignment,
        .poison = "The result is poison where the first element lies elsewhere, so that every\n"
                  "access through it is undefined behaviour.\n",
        .decisions = "M1, R12",
        .example = "  %m = memref.alloc() {alignment = 16 : i64} : memref<4xi8>\n"
                   "  %zero = arith.constant 0 : i8\n"
                   "  affine.store %zero, %m[1] : memref<4xi8>\n"
                   "  %odd = memref.subview %m[1] [1] [1]\n"
                   "      : memref<4xi8> to memref<1xi8, strided<[1], offset: 1>>\n"
                   "  // One byte behind a multiple of 16 there is no multiple of 2.\n"
                   "  %even = memref.assume_alignment %odd, 2\n"
                   "      : memref<1xi8, strided<[1], offset: 1>>\n"
                   "  %v = affine.load %even[0] : memref<1xi8, strided<[1], offset: 1>>\n"
                   "  return %v : i8\n",
        .gives = "error: undefined behaviour: the operand 'memref' is poison\n",
    },
    {
        .name = "memref.distinct_objects",
        .summary = "assumption that accesses to specific memrefs will never alias",
        .doc = "The same memrefs, said to share no memory: accesses through one never touch\n"
               "what another has.\n",
        .operands = OPERANDS({ "operands", &ANY_MEMREF, VARIADIC }),
        .results = RESULTS({ "results", &ANY_MEMREF, VARIADIC }),
        .format = "$operands attr-dict `:` type($operands)",
        .traits = PURE,
        .verify = verify_distinct,
        .infer = infer_distinct,
        .eval = distinct_objects,
        .poison = "All results are poison where two of the memrefs have an element in common, so\n"
                  "that every access through them is undefined behaviour.\n",
        .decisions = "R13",
        .example = "  %a = memref.alloc() : memref<i32>\n"
                   "  %b = memref.alloc() : memref<i32>\n"
                   "  %seven = arith.constant 7 : i32\n"
                   "  %x, %y = memref.distinct_objects %a, %b : memref<i32>, memref<i32>\n"
                   "  memref.store %seven, %x[] : memref<i32>\n",
        .gives = "dense<7> : memref<i32>\n"
                 "dense<?> : memref<i32>\n",
    },
    { 0 },
};
