/* Twins that load and store elements of memrefs. */
#include "interp/fast/access.h"

bool fast_look(const Machine *machine, uint64_t *words, uint32_t memref, uint64_t *view,
               unsigned rank, uint64_t bytes)
{
    const uint64_t *m = words + memref, *sizes = m + MEMREF_SIZES, *strides = sizes + rank;
    int64_t least = (int64_t)m[MEMREF_OFFSET], greatest = least, reach, distance;
    const Allocation *allocation = memory_live(machine->table, m[MEMREF_ALIGNED_PROVENANCE]);
    uint64_t base;
    bool bad = machine->parallel_depth || view[VIEW_READ] == *machine->epoch || !allocation
               || !allocation->plain;

    for (unsigned i = 0; i < rank && !bad; i++) {
        bad |= (int64_t)sizes[i] <= 0
               || __builtin_mul_overflow((int64_t)sizes[i] - 1, (int64_t)strides[i], &reach)
               || __builtin_add_overflow(reach < 0 ? least : greatest, reach,
                                         reach < 0 ? &least : &greatest);
        view[VIEW_STRIDES + i] = strides[i] * bytes;
    }
    if (bad || __builtin_mul_overflow(least, (int64_t)bytes, &reach)
        || __builtin_mul_overflow(greatest, (int64_t)bytes, &distance))
        return false;
    base = m[MEMREF_ALIGNED_ADDRESS] - allocation->address;
    if (m[MEMREF_ALIGNED_ADDRESS] < allocation->address || base > allocation->size
        || (int64_t)base + reach < 0 || distance > (int64_t)(allocation->size - bytes - base)
        || allocation->size - base < bytes || m[MEMREF_ALIGNED_ADDRESS] & (bytes - 1))
        return false;
    view[VIEW_BASE] = (uint64_t)(uintptr_t)(allocation->bytes + base) + m[MEMREF_OFFSET] * bytes;
    view[VIEW_READ] = *machine->epoch;
    view[VIEW_WRITE] = allocation->constant ? 0 : *machine->epoch;
    return true;
}

/* Through a view. a: the memref; b, c: the subscripts, to which `plus` is added: a sum that wraps
 * is out of bounds, whatever it is; imm: the view; to: what is loaded or stored.
 */
static inline unsigned char *row_at(const FastOp *op, const uint64_t *words, const Machine *machine,
                                    unsigned right)
{
    const uint64_t *view = words + op->imm, *sizes = words + op->a + MEMREF_SIZES;
    uint64_t i = words[op->b] + (uint64_t)(int64_t)op->plus[0];

    if (view[right] != *machine->epoch || i >= sizes[0])
        return NULL;
    return (unsigned char *)(uintptr_t)(view[VIEW_BASE] + i * view[VIEW_STRIDES]);
}

static inline unsigned char *plane_at(const FastOp *op, const uint64_t *words,
                                      const Machine *machine, unsigned right)
{
    const uint64_t *view = words + op->imm, *sizes = words + op->a + MEMREF_SIZES;
    uint64_t i = words[op->b] + (uint64_t)(int64_t)op->plus[0];
    uint64_t j = words[op->c] + (uint64_t)(int64_t)op->plus[1];

    if (view[right] != *machine->epoch || i >= sizes[0] || j >= sizes[1])
        return NULL;
    return (unsigned char *)(uintptr_t)(view[VIEW_BASE] + i * view[VIEW_STRIDES]
                                        + j * view[VIEW_STRIDES + 1]);
}

/* A twin whose view may be out of date: then it is looked again, away from the hot path. */
#define LOAD_VIEW(name, rank, bytes)                                                               \
    static __attribute__((noinline)) Flow load_##name##_##bytes##_again(FAST_PARAMETERS)           \
    {                                                                                              \
        const unsigned char *at = NULL;                                                            \
                                                                                                   \
        if (fast_look(machine, words, op->a, words + op->imm, rank, bytes))                        \
            at = name##_at(op, words, machine, VIEW_READ);                                         \
        if (!at)                                                                                   \
            return fast_by_definition(op, words, machine, acc);                                    \
        return fast_give(op, words, machine, fast_read(at, bytes));                                \
    }                                                                                              \
    static Flow load_##name##_##bytes(FAST_PARAMETERS)                                             \
    {                                                                                              \
        const unsigned char *at = name##_at(op, words, machine, VIEW_READ);                        \
                                                                                                   \
        if (!at)                                                                                   \
            return load_##name##_##bytes##_again(op, words, machine, acc);                         \
        return fast_give(op, words, machine, fast_read(at, bytes));                                \
    }

#define STORE_VIEW(name, rank, bytes)                                                              \
    static __attribute__((noinline)) Flow store_##name##_##bytes##_again(FAST_PARAMETERS)          \
    {                                                                                              \
        unsigned char *at = NULL;                                                                  \
                                                                                                   \
        if (fast_look(machine, words, op->a, words + op->imm, rank, bytes))                        \
            at = name##_at(op, words, machine, VIEW_WRITE);                                        \
        if (!at)                                                                                   \
            return fast_by_definition(op, words, machine, acc);                                    \
        fast_write(at, words[op->to], bytes);                                                      \
        return fast_next(op, words, machine);                                                      \
    }                                                                                              \
    STORE_VIEW_FROM(name, bytes, bytes, words[op->to])                                             \
    STORE_VIEW_FROM(name, bytes##_acc, bytes, acc)
#define STORE_VIEW_FROM(name, bytes_from, bytes, value)                                            \
    static Flow store_##name##_##bytes_from(FAST_PARAMETERS)                                       \
    {                                                                                              \
        unsigned char *at = name##_at(op, words, machine, VIEW_WRITE);                             \
                                                                                                   \
        if (!at)                                                                                   \
            return store_##name##_##bytes##_again(op, words, machine, acc);                        \
        fast_write(at, value, bytes);                                                              \
        return fast_next(op, words, machine);                                                      \
    }

/* Of any rank. a: the memref; to: what is loaded or stored; imm: the rank; more: the subscripts. */
#define LOAD_ANY(name, rank, bytes)                                                                \
    static Flow load_##name##_##bytes(FAST_PARAMETERS)                                             \
    {                                                                                              \
        const unsigned char *at =                                                                  \
            fast_element(machine, words, op->a, op->more, (unsigned)(rank), bytes, false);         \
                                                                                                   \
        if (!at)                                                                                   \
            return fast_by_definition(op, words, machine, acc);                                    \
        return fast_give(op, words, machine, fast_read(at, bytes));                                \
    }

#define STORE_ANY(name, rank, bytes)                                                               \
    static Flow store_##name##_##bytes(FAST_PARAMETERS)                                            \
    {                                                                                              \
        unsigned char *at =                                                                        \
            fast_element(machine, words, op->a, op->more, (unsigned)(rank), bytes, true);          \
                                                                                                   \
        if (!at)                                                                                   \
            return fast_by_definition(op, words, machine, acc);                                    \
        fast_write(at, words[op->to], bytes);                                                      \
        return fast_next(op, words, machine);                                                      \
    }

#define IN_ALL_SIZES(twin, name, rank)                                                             \
    twin(name, rank, 1) twin(name, rank, 2) twin(name, rank, 4) twin(name, rank, 8)

IN_ALL_SIZES(LOAD_VIEW, row, 1)
IN_ALL_SIZES(LOAD_VIEW, plane, 2)
IN_ALL_SIZES(LOAD_ANY, any, op->imm)
IN_ALL_SIZES(STORE_VIEW, row, 1)
IN_ALL_SIZES(STORE_VIEW, plane, 2)
IN_ALL_SIZES(STORE_ANY, any, op->imm)

/* kind: a load, a store, a store of what is in `acc`. */
static FastRun *access_of(unsigned kind, unsigned rank, unsigned bytes)
{
    static FastRun *const RUNS[3][3][4] = {
        { { load_any_1, load_any_2, load_any_4, load_any_8 },
          { load_row_1, load_row_2, load_row_4, load_row_8 },
          { load_plane_1, load_plane_2, load_plane_4, load_plane_8 } },
        { { store_any_1, store_any_2, store_any_4, store_any_8 },
          { store_row_1, store_row_2, store_row_4, store_row_8 },
          { store_plane_1, store_plane_2, store_plane_4, store_plane_8 } },
        { { store_any_1, store_any_2, store_any_4, store_any_8 },
          { store_row_1_acc, store_row_2_acc, store_row_4_acc, store_row_8_acc },
          { store_plane_1_acc, store_plane_2_acc, store_plane_4_acc, store_plane_8_acc } },
    };

    return RUNS[kind][rank][bytes == 1 ? 0 : bytes == 2 ? 1 : bytes == 4 ? 2 : 3];
}

uint32_t fast_access_view(const FastCompiler *c, const FastAccess *access)
{
    const Value *memref = access->node->op->operands[access->memref];

    return memref->type->shaped.rank == 1 || memref->type->shaped.rank == 2 ? fast_view(c, memref)
                                                                            : 0;
}

bool fast_emit_access(FastCompiler *c, const FastAccess *access)
{
    const Node *node = access->node;
    const Slot *value = access->stores ? &node->operands[access->value] : &node->results[0];
    unsigned bytes = fast_element_bytes(fast_machine(c), value);
    unsigned rank = node->op->operands[access->memref]->type->shaped.rank;
    unsigned kind;
    uint32_t view;
    FastOp *op;

    if (!bytes)
        return false;
    view = fast_access_view(c, access);
    kind = !access->stores ? 0 : fast_in_acc(c, value->word) ? 2 : 1;
    op = fast_emit(c, access_of(kind, view ? rank : 0, bytes));
    op->a = fast_in(node, access->memref);
    op->to = value->word;
    op->imm = view ? view : rank;
    op->more = access->indices;
    if (view) {
        op->b = access->indices[0];
        op->c = access->indices[rank - 1];
        op->plus[0] = access->plus[0];
        op->plus[1] = access->plus[rank - 1];
    }
    if (!access->stores)
        fast_gives(c, op->to);
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
    return fast_emit_access(c, &(FastAccess){ node, memref, 0, stores, indices, { 0 } });
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
