/* Twins that load and store elements of memrefs. */
#include "interp/fast/access.h"

/* a: the memref; to: what is loaded; b: what is stored; imm: the rank; more: the subscripts. */

#define LOAD(name, rank, bytes)                                                                    \
    static Flow name(const FastOp *op, uint64_t *words, Machine *machine)                          \
    {                                                                                              \
        const unsigned char *at =                                                                  \
            fast_element(machine, words, op->a, op->more, (unsigned)(rank), bytes, false);         \
                                                                                                   \
        if (!at)                                                                                   \
            return fast_by_definition(op, words, machine);                                         \
        words[op->to] = fast_read(at, bytes);                                                      \
        return fast_next(op, words, machine);                                                      \
    }

#define STORE(name, rank, bytes)                                                                   \
    static Flow name(const FastOp *op, uint64_t *words, Machine *machine)                          \
    {                                                                                              \
        unsigned char *at =                                                                        \
            fast_element(machine, words, op->a, op->more, (unsigned)(rank), bytes, true);          \
                                                                                                   \
        if (!at)                                                                                   \
            return fast_by_definition(op, words, machine);                                         \
        fast_write(at, words[op->b], bytes);                                                       \
        return fast_next(op, words, machine);                                                      \
    }

#define IN_ALL_SIZES(row, name, rank)                                                              \
    row(name##_1, rank, 1) row(name##_2, rank, 2) row(name##_4, rank, 4) row(name##_8, rank, 8)

IN_ALL_SIZES(LOAD, load_row, 1)
IN_ALL_SIZES(LOAD, load_plane, 2)
IN_ALL_SIZES(LOAD, load_any, op->imm)
IN_ALL_SIZES(STORE, store_row, 1)
IN_ALL_SIZES(STORE, store_plane, 2)
IN_ALL_SIZES(STORE, store_any, op->imm)

static FastRun *access_of(bool stores, unsigned rank, unsigned bytes)
{
    static FastRun *const RUNS[2][3][4] = {
        { { load_any_1, load_any_2, load_any_4, load_any_8 },
          { load_row_1, load_row_2, load_row_4, load_row_8 },
          { load_plane_1, load_plane_2, load_plane_4, load_plane_8 } },
        { { store_any_1, store_any_2, store_any_4, store_any_8 },
          { store_row_1, store_row_2, store_row_4, store_row_8 },
          { store_plane_1, store_plane_2, store_plane_4, store_plane_8 } },
    };

    return RUNS[stores][rank <= 2 ? rank : 0][bytes == 1 ? 0 : bytes == 2 ? 1 : bytes == 4 ? 2 : 3];
}

bool fast_emit_access(FastCompiler *c, const FastAccess *access)
{
    const Node *node = access->node;
    const Slot *value = access->stores ? &node->operands[access->value] : &node->results[0];
    unsigned bytes = fast_element_bytes(fast_machine(c), value);
    unsigned rank = node->op->operands[access->memref]->type->shaped.rank;
    FastOp *op;

    if (!bytes)
        return false;
    op = fast_emit(c, access_of(access->stores, rank, bytes));
    op->a = fast_in(node, access->memref);
    *(access->stores ? &op->b : &op->to) = value->word;
    op->imm = rank;
    op->more = access->indices;
    return true;
}

static bool emit(FastCompiler *c, const Node *node, bool stores)
{
    unsigned memref = stores ? 1 : 0, count = node->op->operand_count - memref - 1;
    uint32_t *indices;

    if (op_attr(node->op, "alignment") || node->op->operands[memref]->type->kind != TYPE_MEMREF)
        return false;
    indices = ARENA_ARRAY(&fast_machine(c)->program, uint32_t, count);
    for (unsigned i = 0; i < count; i++)
        indices[i] = fast_in(node, memref + 1 + i);
    return fast_emit_access(c, &(FastAccess){ node, memref, 0, stores, indices });
}

static bool emit_load(FastCompiler *c, const Node *node, const FastTwin *twin)
{
    (void)twin;
    return emit(c, node, false);
}

static bool emit_store(FastCompiler *c, const Node *node, const FastTwin *twin)
{
    (void)twin;
    return emit(c, node, true);
}

const FastTwin FAST_MEMREF_TWINS[] = {
    { "memref.load", emit_load },
    { "memref.store", emit_store },
    { 0 },
};
