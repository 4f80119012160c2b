/* memref: questions about a memref. */
#include "core/text/asm.h"
#include "dialects/memref/memref.h"

static Flow dim(Step *s)
{
    int64_t index = index_in(s, 1);
    MemRef memref;

    if (!memref_in(s, 0, &memref))
        return FLOW_END;
    if (index < 0 || index >= memref.rank)
        return undefined(s, "dimension %lld is asked of a memref of %u dimension%s",
                         (long long)index, memref.rank, plural(memref.rank));
    return give_index(s, memref.sizes[index]);
}

static Flow rank(Step *s)
{
    MemRef memref;

    if (!memref_in(s, 0, &memref))
        return FLOW_END;
    return give_index(s, memref.rank);
}

static Flow extract_pointer(Step *s)
{
    MemRef memref;

    if (!memref_in(s, 0, &memref))
        return FLOW_END;
    memory_expose(memory_in(s), memref.aligned.provenance);
    return give_index(s, (int64_t)memref.aligned.address);
}

/* The base buffer is a memref of rank 0 at offset 0; offset, sizes and strides are indices. */
static bool infer_metadata(Context *context, OpState *state)
{
    const Type *source = state->operands.data[0]->type, *index = type_index(context);
    const Type *base =
        type_memref(context, 0, NULL, source->shaped.element, NULL, source->shaped.memory_space);

    vec_push(&state->results, base);
    for (unsigned i = 0; i < 1 + 2 * source->shaped.rank; i++)
        vec_push(&state->results, index);
    return true;
}

static Flow extract_metadata(Step *s)
{
    MemRef memref, base;

    if (!memref_in(s, 0, &memref))
        return FLOW_END;
    base = memref;
    base.rank = 0;
    base.offset = 0;
    give_memref(s, 0, &base);
    give_index_at(s, 1, memref.offset);
    for (unsigned i = 0; i < memref.rank; i++) {
        give_index_at(s, 2 + i, memref.sizes[i]);
        give_index_at(s, 2 + memref.rank + i, memref.strides[i]);
    }
    return FLOW_NEXT;
}

const OpDef MEMREF_QUERY_OPS[] = {
    {
        .name = "memref.dim",
        .summary = "dimension index operation",
        .doc = "The size of dimension `index`.\n",
        .operands = OPERANDS({ "source", &ANY_NON0_RANKED_OR_UNRANKED_MEMREF },
                             { "index", &INDEX, ONE, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "result", &INDEX }),
        .format = "attr-dict $source `,` $index `:` type($source)",
        .traits = NO_MEMORY_EFFECT,
        .result_name = "dim",
        .eval = dim,
        .undefined =
            "The behaviour is undefined where the index is negative or not below the rank.\n",
        .example = "func.func @columns(%m: memref<?x?xf32>) -> index {\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %n = memref.dim %m, %c1 : memref<?x?xf32>\n"
                   "  return %n : index\n"
                   "}\n"
                   "  %m = memref.alloc() : memref<2x5xf32>\n"
                   "  %any = memref.cast %m : memref<2x5xf32> to memref<?x?xf32>\n"
                   "  %n = func.call @columns(%any) : (memref<?x?xf32>) -> index\n",
        .gives = "5 : index\n",
    },
    {
        .name = "memref.rank",
        .summary = "rank operation",
        .doc = "The number of dimensions, of an unranked memref as it is at run time.\n",
        .operands = OPERANDS({ "memref", &ANY_RANKED_OR_UNRANKED_MEMREF }),
        .results = RESULTS({ "result", &INDEX }),
        .format = "$memref attr-dict `:` type($memref)",
        .traits = PURE,
        .eval = rank,
        .example = "  %m = memref.alloc() : memref<2x5x1xf32>\n"
                   "  %any = memref.cast %m : memref<2x5x1xf32> to memref<*xf32>\n"
                   "  %r = memref.rank %any : memref<*xf32>\n",
        .gives = "3 : index\n",
    },
    {
        .name = "memref.extract_aligned_pointer_as_index",
        .summary = "Extracts a memref's underlying aligned pointer as an index",
        .doc = "The address that the memref's offset counts from, as a number. Where the memory\n"
               "lies is a choice: a program should not depend on it. A pointer that is made of\n"
               "the number has the memory again, as with `llvm.ptrtoint`.\n",
        .operands = OPERANDS({ "source", &ANY_RANKED_OR_UNRANKED_MEMREF }),
        .results = RESULTS({ "aligned_pointer", &INDEX }),
        .format = "$source `:` type($source) `->` type(results) attr-dict",
        .traits = PURE | SAME_VARIADIC_RESULT_SIZE,
        .result_name = "intptr",
        .eval = extract_pointer,
        .decisions = "M1",
        .example = "  %m = memref.alloc() : memref<4xi32>\n"
                   "  %c4 = arith.constant 4 : index\n"
                   "  %p = memref.extract_aligned_pointer_as_index %m\n"
                   "      : memref<4xi32> -> index\n"
                   "  // Wherever it lies, an i32 lies at a multiple of 4 bytes.\n"
                   "  %rest = arith.remui %p, %c4 : index\n",
        .gives = "0 : index\n",
    },
    {
        .name = "memref.extract_strided_metadata",
        .summary = "Extracts a buffer base with offset and strides",
        .doc = "Takes a memref apart: a memref of rank 0 at offset 0 of the same memory, then\n"
               "the offset, the sizes and the strides, counted in elements.\n"
               "memref.reinterpret_cast puts them together again.\n",
        .operands = OPERANDS({ "source", &ANY_STRIDED_MEMREF }),
        .results = RESULTS({ "base_buffer", &STRIDED_MEMREF_OF_RANK_0 }, { "offset", &INDEX },
                           { "sizes", &INDEX, VARIADIC }, { "strides", &INDEX, VARIADIC }),
        .format = "$source `:` type($source) `->` type(results) attr-dict",
        .traits = PURE | SAME_VARIADIC_RESULT_SIZE,
        .infer = infer_metadata,
        .eval = extract_metadata,
        .example = "  %m = memref.alloc() : memref<8x16xf32>\n"
                   "  // Column 3, every second element.\n"
                   "  %column = memref.subview %m[0, 3] [4, 1] [2, 1]\n"
                   "      : memref<8x16xf32> to memref<4xf32, strided<[32], offset: 3>>\n"
                   "  %base, %offset, %size, %stride =\n"
                   "      memref.extract_strided_metadata %column\n"
                   "      : memref<4xf32, strided<[32], offset: 3>>\n"
                   "      -> memref<f32>, index, index, index\n"
                   "  return %offset, %size, %stride : index, index, index\n",
        .gives = "3 : index\n"
                 "4 : index\n"
                 "32 : index\n",
    },
    { 0 },
};
