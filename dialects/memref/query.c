/* memref: questions about a memref. */
#include "core/asm.h"
#include "dialects/memref/memref.h"

static Flow dim(Step *s)
{
    int64_t index = index_in(s, 1);
    MemRef memref;

    if (!memref_in(s, 0, &memref))
        return FLOW_END;
    if (index < 0 || index >= memref.rank)
        return undefined(s, "dimension %lld is asked of a memref of %u dimensions",
                         (long long)index, memref.rank);
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

/* %m : type -> types: more than the type of one result group stands there. */
static bool parse_metadata(AsmParser *p, OpState *state)
{
    OperandName source;
    const Type *type;

    return asm_parse_operand(p, &source) && asm_parse_colon_type(p, &type)
           && asm_parse_punct(p, "->") && asm_parse_types(p, &state->results)
           && asm_optional_attr_dict(p, state) && asm_resolve(p, &source, type, state);
}

static void print_metadata(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " ");
    asm_print_operand(printer, op->operands[0]);
    asm_print(printer, " : ");
    asm_print_type(printer, op->operands[0]->type);
    asm_print(printer, " -> ");
    asm_print_types(printer, op->results, op->result_count);
    asm_print_attr_dict(printer, op, NULL);
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
        .doc = "The size of dimension `index`. Undefined unless the index is at least 0 and below "
               "the\n"
               "rank, or where it is poison.\n",
        .operands = { { "source", &ANY_NON0_RANKED_OR_UNRANKED_MEMREF },
                      { "index", &INDEX, ONE, POISON_IS_UNDEFINED } },
        .results = { { "result", &INDEX } },
        .format = "attr-dict $source `,` $index `:` type($source)",
        .traits = NO_MEMORY_EFFECT,
        .result_name = "dim",
        .eval = dim,
    },
    {
        .name = "memref.rank",
        .summary = "rank operation",
        .doc = "The number of dimensions, of an unranked memref as it is at run time.\n",
        .operands = { { "memref", &ANY_RANKED_OR_UNRANKED_MEMREF } },
        .results = { { "result", &INDEX } },
        .format = "$memref attr-dict `:` type($memref)",
        .traits = PURE,
        .eval = rank,
    },
    {
        .name = "memref.extract_aligned_pointer_as_index",
        .summary = "Extracts a memref's underlying aligned pointer as an index",
        .doc =
            "The address that the memref's offset counts from, as a number. Where the memory lies\n"
            "is a choice: a program should not depend on it. The number has forgotten which\n"
            "memory it points to.\n",
        .operands = { { "source", &ANY_RANKED_OR_UNRANKED_MEMREF } },
        .results = { { "aligned_pointer", &INDEX } },
        .format = "$source `:` type($source) `->` type(results) attr-dict",
        .traits = PURE | SAME_VARIADIC_RESULT_SIZE,
        .result_name = "intptr",
        .eval = extract_pointer,
    },
    {
        .name = "memref.extract_strided_metadata",
        .summary = "Extracts a buffer base with offset and strides",
        .doc =
            "Takes a memref apart: a memref of rank 0 at offset 0 of the same memory, then the\n"
            "offset, the sizes and the strides, counted in elements. memref.reinterpret_cast puts\n"
            "them together again.\n",
        .operands = { { "source", &ANY_STRIDED_MEMREF } },
        .results = { { "base_buffer", &STRIDED_MEMREF_OF_RANK_0 },
                     { "offset", &INDEX },
                     { "sizes", &INDEX, VARIADIC },
                     { "strides", &INDEX, VARIADIC } },
        .traits = PURE | SAME_VARIADIC_RESULT_SIZE,
        .parse = parse_metadata,
        .print = print_metadata,
        .infer = infer_metadata,
        .eval = extract_metadata,
    },
    { 0 },
};
