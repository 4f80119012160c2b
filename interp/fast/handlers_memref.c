/* Handlers that load and store elements of memrefs. */
#include "interp/fast/access.h"

unsigned char *fast_covers(const Allocation *allocation, const uint64_t *memref, unsigned rank,
                           uint64_t bytes)
{
    const uint64_t *sizes = memref + MEMREF_SIZES, *strides = sizes + rank;
    int64_t least = (int64_t)memref[MEMREF_OFFSET], greatest = least, reach, distance;
    uint64_t base = memref[MEMREF_ALIGNED_ADDRESS] - allocation->address;
    bool bad = false;

    for (unsigned i = 0; i < rank && !bad; i++)
        bad |= (int64_t)sizes[i] <= 0
               || __builtin_mul_overflow((int64_t)sizes[i] - 1, (int64_t)strides[i], &reach)
               || __builtin_add_overflow(reach < 0 ? least : greatest, reach,
                                         reach < 0 ? &least : &greatest);
    if (bad || __builtin_mul_overflow(least, (int64_t)bytes, &reach)
        || __builtin_mul_overflow(greatest, (int64_t)bytes, &distance))
        return NULL;
    if (memref[MEMREF_ALIGNED_ADDRESS] < allocation->address || base > allocation->size
        || (int64_t)base + reach < 0 || distance > (int64_t)(allocation->size - bytes - base)
        || allocation->size - base < bytes || memref[MEMREF_ALIGNED_ADDRESS] & (bytes - 1))
        return NULL;
    return allocation->bytes + base + (int64_t)(memref[MEMREF_OFFSET] * bytes);
}

bool fast_look(const Machine *machine, uint64_t *words, uint32_t memref, uint64_t *view,
               unsigned rank, uint64_t bytes)
{
    const uint64_t *m = words + memref, *sizes = m + MEMREF_SIZES, *strides = sizes + rank;
    const Allocation *allocation = memory_live(machine->table, m[MEMREF_ALIGNED_PROVENANCE]);
    unsigned char *base = NULL;

    if (!machine->watched && view[VIEW_READ] != *machine->epoch && allocation
        && allocation->plain)
        base = fast_covers(allocation, m, rank, bytes);
    if (!base)
        return false;
    for (unsigned i = 0; i < rank; i++) {
        view[VIEW_STRIDES + i] = strides[i] * bytes;
        view[VIEW_SIZES + i] = sizes[i];
    }
    view[VIEW_BASE] = (uint64_t)(uintptr_t)base;
    view[VIEW_READ] = *machine->epoch;
    view[VIEW_WRITE] = allocation->constant ? 0 : *machine->epoch;
    return true;
}

/* How an access through a view finds its element. */
typedef struct Way {
    unsigned rank, bytes;
    bool dense;  /* the elements of a row stand side by side */
    bool plus;   /* constants are added to the subscripts: a sum that wraps is out of bounds */
    bool in_acc; /* the last subscript is in `acc` */
} Way;

#define ALWAYS_INLINE inline __attribute__((always_inline))

/* Where the element is; NULL where the view is out of date or a subscript out of bounds. a: the
 * memref; b, c: the subscripts; imm: the view. */
static ALWAYS_INLINE unsigned char *element_at(const FastOp *op, const uint64_t *words,
                                               const Machine *machine, uint64_t acc, Way way,
                                               unsigned right)
{
    const uint64_t *view = words + op->imm;
    uint64_t i = way.in_acc && way.rank == 1 ? acc : words[op->b];
    uint64_t j = way.rank == 1 ? 0 : way.in_acc ? acc : words[op->c];
    uint64_t stride = way.dense ? way.bytes : view[VIEW_STRIDES + way.rank - 1];
    unsigned char *element;

    if (way.plus) {
        i += (uint64_t)(int64_t)op->plus[0];
        j += (uint64_t)(int64_t)op->plus[1];
    }
    if (view[right] != *machine->epoch || i >= view[VIEW_SIZES]
        || (way.rank == 2 && j >= view[VIEW_SIZES + 1]))
        return NULL;
    if (way.rank == 2)
        i = i * view[VIEW_STRIDES] + j * stride;
    else
        i *= stride;
    element = (unsigned char *)(uintptr_t)(view[VIEW_BASE] + i);
    if (!element)
        __builtin_unreachable();
    return element;
}

/* Looks at the memref again. False where the element is the definition's. */
static ALWAYS_INLINE bool look_again(const FastOp *op, uint64_t *words, const Machine *machine,
                                     Way way)
{
    uint64_t *view = words + op->imm;

    if (!fast_look(machine, words, op->a, view, way.rank, way.bytes))
        return false;
    if (way.dense && view[VIEW_STRIDES + way.rank - 1] != way.bytes)
        view[VIEW_READ] = view[VIEW_WRITE] = 0;
    return true;
}

#define RARELY(condition) __builtin_expect((condition) != 0, 0)

/* Its bytes, to be read; NULL where they are the definition's: never written, poison, a pointer. */
static ALWAYS_INLINE const unsigned char *readable(FastElement element, unsigned bytes)
{
    if (!element.allocation
        || (!element.allocation->plain
            && !memory_is_data(element.allocation, element.offset, bytes)))
        return NULL;
    return element.allocation->bytes + element.offset;
}

/* Where not all of the memory was written. */
static __attribute__((noinline)) void write_shadowed(FastElement element, uint64_t word,
                                                     unsigned bytes)
{
    memory_write(element.allocation, element.offset, &word, bytes);
}

/* False where it may not be written. */
static ALWAYS_INLINE bool write_element(FastElement element, uint64_t word, unsigned bytes)
{
    if (!element.allocation || element.allocation->constant)
        return false;
    if (element.allocation->plain)
        fast_write(element.allocation->bytes + element.offset, word, bytes);
    else
        write_shadowed(element, word, bytes);
    return true;
}

/* Through a view; to: what is loaded or stored. What is seldom needed stands in a function of its
 * own, so that the other one needs no stack. */
#define LOAD_VIEW(name, ...)                                                                       \
    static __attribute__((noinline)) Flow load_##name##_again(FAST_PARAMETERS)                     \
    {                                                                                              \
        const Way way = { __VA_ARGS__ };                                                           \
        const unsigned char *at = NULL;                                                            \
                                                                                                   \
        if (look_again(op, words, machine, way))                                                   \
            at = element_at(op, words, machine, acc, way, VIEW_READ);                              \
        if (!at)                                                                                   \
            at = readable(                                                                         \
                fast_element(machine, words, op->a, op->more, op->plus, way.rank, way.bytes),      \
                way.bytes);                                                                        \
        if (!at)                                                                                   \
            return fast_by_definition(op, words, machine, acc);                                    \
        return fast_give(op, words, machine, fast_read(at, way.bytes));                            \
    }                                                                                              \
    static Flow load_##name(FAST_PARAMETERS)                                                       \
    {                                                                                              \
        const Way way = { __VA_ARGS__ };                                                           \
        const unsigned char *at = element_at(op, words, machine, acc, way, VIEW_READ);             \
                                                                                                   \
        if (RARELY(!at))                                                                           \
            return load_##name##_again(op, words, machine, acc);                                   \
        return fast_give(op, words, machine, fast_read(at, way.bytes));                            \
    }

#define STORE_VIEW(name, ...)                                                                      \
    static __attribute__((noinline)) Flow store_##name##_again(FAST_PARAMETERS)                    \
    {                                                                                              \
        const Way way = { __VA_ARGS__ };                                                           \
        unsigned char *at = NULL;                                                                  \
                                                                                                   \
        if (look_again(op, words, machine, way))                                                   \
            at = element_at(op, words, machine, acc, way, VIEW_WRITE);                             \
        if (at)                                                                                    \
            fast_write(at, words[op->to], way.bytes);                                              \
        else if (!write_element(                                                                   \
                     fast_element(machine, words, op->a, op->more, op->plus, way.rank, way.bytes), \
                     words[op->to], way.bytes))                                                    \
            return fast_by_definition(op, words, machine, acc);                                    \
        return fast_next(op, words, machine);                                                      \
    }                                                                                              \
    STORE_VIEW_FROM(name, name, words[op->to], __VA_ARGS__)                                        \
    STORE_VIEW_FROM(name##_acc, name, acc, __VA_ARGS__)
#define STORE_VIEW_FROM(name, again, value, ...)                                                   \
    static Flow store_##name(FAST_PARAMETERS)                                                      \
    {                                                                                              \
        const Way way = { __VA_ARGS__ };                                                           \
        unsigned char *at = element_at(op, words, machine, acc, way, VIEW_WRITE);                  \
                                                                                                   \
        if (RARELY(!at))                                                                           \
            return store_##again##_again(op, words, machine, acc);                                 \
        fast_write(at, value, way.bytes);                                                          \
        return fast_next(op, words, machine);                                                      \
    }

#define IN_ALL_SIZES(handler, name, rank, ...)                                                     \
    handler(name##_1, rank, 1, __VA_ARGS__) handler(name##_2, rank, 2, __VA_ARGS__)                \
        handler(name##_4, rank, 4, __VA_ARGS__) handler(name##_8, rank, 8, __VA_ARGS__)
#define IN_BOTH_RANKS(handler, name, ...)                                                          \
    IN_ALL_SIZES(handler, row_##name, 1, __VA_ARGS__)                                              \
    IN_ALL_SIZES(handler, plane_##name, 2, __VA_ARGS__)

IN_BOTH_RANKS(LOAD_VIEW, any, .dense = false, .plus = true)
IN_BOTH_RANKS(LOAD_VIEW, dense, .dense = true)
IN_BOTH_RANKS(LOAD_VIEW, plus, .dense = true, .plus = true)
IN_BOTH_RANKS(LOAD_VIEW, in_acc, .dense = true, .in_acc = true)
IN_BOTH_RANKS(STORE_VIEW, any, .dense = false, .plus = true)
IN_BOTH_RANKS(STORE_VIEW, dense, .dense = true)
IN_BOTH_RANKS(STORE_VIEW, plus, .dense = true, .plus = true)

/* Of any rank. a: the memref; to: what is loaded or stored; imm: the rank; more: the subscripts. */
#define LOAD_ANY(name, bytes)                                                                      \
    static Flow load_##name(FAST_PARAMETERS)                                                       \
    {                                                                                              \
        const unsigned char *at = readable(                                                        \
            fast_element(machine, words, op->a, op->more, op->plus, (unsigned)op->imm, bytes),     \
            bytes);                                                                                \
                                                                                                   \
        if (!at)                                                                                   \
            return fast_by_definition(op, words, machine, acc);                                    \
        return fast_give(op, words, machine, fast_read(at, bytes));                                \
    }

#define STORE_ANY(name, bytes)                                                                     \
    static Flow store_##name(FAST_PARAMETERS)                                                      \
    {                                                                                              \
        if (!write_element(                                                                        \
                fast_element(machine, words, op->a, op->more, op->plus, (unsigned)op->imm, bytes), \
                words[op->to], bytes))                                                             \
            return fast_by_definition(op, words, machine, acc);                                    \
        return fast_next(op, words, machine);                                                      \
    }

LOAD_ANY(any_1, 1)
LOAD_ANY(any_2, 2)
LOAD_ANY(any_4, 4)
LOAD_ANY(any_8, 8)
STORE_ANY(any_1, 1)
STORE_ANY(any_2, 2)
STORE_ANY(any_4, 4)
STORE_ANY(any_8, 8)

/* Of several words, of any rank; likewise. */
#define WIDE(bytes)                                                                                \
    static Flow load_wide_##bytes(FAST_PARAMETERS)                                                 \
    {                                                                                              \
        const unsigned char *at = readable(                                                        \
            fast_element(machine, words, op->a, op->more, op->plus, (unsigned)op->imm, bytes),     \
            bytes);                                                                                \
                                                                                                   \
        if (!at)                                                                                   \
            return fast_by_definition(op, words, machine, acc);                                    \
        memcpy(words + op->to, at, bytes);                                                         \
        return fast_next(op, words, machine);                                                      \
    }                                                                                              \
    static Flow store_wide_##bytes(FAST_PARAMETERS)                                                \
    {                                                                                              \
        FastElement element =                                                                      \
            fast_element(machine, words, op->a, op->more, op->plus, (unsigned)op->imm, bytes);     \
                                                                                                   \
        if (!element.allocation || element.allocation->constant)                                   \
            return fast_by_definition(op, words, machine, acc);                                    \
        memory_write(element.allocation, element.offset, words + op->to, bytes);                   \
        return fast_next(op, words, machine);                                                      \
    }

WIDE(16)
WIDE(32)

/* Behind a load. imm: the width of what was loaded; to: it. */
static Flow narrow(FAST_PARAMETERS)
{
    if (RARELY(acc >> op->imm))
        return fast_by_definition(op, words, machine, acc);
    return op[1].run(op + 1, words, machine, acc);
}

#define SIZES(name)                                                                                \
    {                                                                                              \
        name##_1, name##_2, name##_4, name##_8                                                     \
    }
#define SIZES_ACC(name)                                                                            \
    {                                                                                              \
        name##_1_acc, name##_2_acc, name##_4_acc, name##_8_acc                                     \
    }

typedef enum WayKind { WAY_ANY, WAY_DENSE, WAY_PLUS, WAY_IN_ACC } WayKind;

static unsigned size_of(unsigned bytes)
{
    return bytes == 1 ? 0 : bytes == 2 ? 1 : bytes == 4 ? 2 : 3;
}

static FastRun *load_of(unsigned rank, WayKind way, unsigned bytes)
{
    static FastRun *const ANY[4] = SIZES(load_any);
    static FastRun *const RUNS[2][4][4] = {
        { SIZES(load_row_any), SIZES(load_row_dense), SIZES(load_row_plus),
          SIZES(load_row_in_acc) },
        { SIZES(load_plane_any), SIZES(load_plane_dense), SIZES(load_plane_plus),
          SIZES(load_plane_in_acc) },
    };

    return rank ? RUNS[rank - 1][way][size_of(bytes)] : ANY[size_of(bytes)];
}

static FastRun *store_of(unsigned rank, WayKind way, unsigned bytes, bool in_acc)
{
    static FastRun *const ANY[4] = SIZES(store_any);
    static FastRun *const RUNS[2][2][3][4] = {
        { { SIZES(store_row_any), SIZES(store_row_dense), SIZES(store_row_plus) },
          { SIZES(store_plane_any), SIZES(store_plane_dense), SIZES(store_plane_plus) } },
        { { SIZES_ACC(store_row_any), SIZES_ACC(store_row_dense), SIZES_ACC(store_row_plus) },
          { SIZES_ACC(store_plane_any), SIZES_ACC(store_plane_dense),
            SIZES_ACC(store_plane_plus) } },
    };

    return rank ? RUNS[in_acc][rank - 1][way][size_of(bytes)] : ANY[size_of(bytes)];
}

uint32_t fast_access_view(const FastCompiler *c, const FastAccess *access)
{
    const Value *memref = access->node->op->operands[access->memref];

    return memref->type->shaped.rank == 1 || memref->type->shaped.rank == 2 ? fast_view(c, memref)
                                                                            : 0;
}

/* Rows of a memref without a layout are dense, as `look_again` makes sure of. */
static WayKind way_of(const FastCompiler *c, const FastAccess *access, unsigned rank)
{
    const Type *type = access->node->op->operands[access->memref]->type;

    return type->shaped.layout                         ? WAY_ANY
           : access->plus[0] || access->plus[1]        ? WAY_PLUS
           : access->stores                            ? WAY_DENSE
           : fast_in_acc(c, access->indices[rank - 1]) ? WAY_IN_ACC
                                                       : WAY_DENSE;
}

static void emit_wide(FastCompiler *c, const FastAccess *access, uint32_t value, unsigned bytes)
{
    const Node *node = access->node;
    FastOp *op = fast_emit(c, access->stores ? (bytes == 16 ? store_wide_16 : store_wide_32)
                                             : (bytes == 16 ? load_wide_16 : load_wide_32));

    op->a = fast_in(node, access->memref);
    op->to = value;
    op->imm = node->op->operands[access->memref]->type->shaped.rank;
    op->more = access->indices;
    op->plus[0] = access->plus[0];
    op->plus[1] = access->plus[1];
}

bool fast_emit_access(FastCompiler *c, const FastAccess *access)
{
    const Node *node = access->node;
    const Slot *value = access->stores ? &node->operands[access->value] : &node->results[0];
    unsigned bytes = fast_element_bytes(fast_machine(c), value);
    unsigned rank = node->op->operands[access->memref]->type->shaped.rank;
    uint32_t view;
    WayKind way;
    FastOp *op;

    if (!bytes)
        return false;
    if (bytes > sizeof(uint64_t)) {
        emit_wide(c, access, value->word, bytes);
        return true;
    }
    view = fast_access_view(c, access);
    way = view ? way_of(c, access, rank) : WAY_ANY;
    op = fast_emit(c, access->stores
                          ? store_of(view ? rank : 0, way, bytes, fast_in_acc(c, value->word))
                          : load_of(view ? rank : 0, way, bytes));
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
    if (access->stores)
        return true;
    if (fast_is_narrow(value))
        fast_emit(c, narrow)->imm = value->layout->width;
    fast_gives(c, value->word);
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

static bool emit_load(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    (void)handler;
    return emit(c, node, false);
}

static bool emit_store(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    (void)handler;
    return emit(c, node, true);
}

const FastHandler FAST_MEMREF_HANDLERS[] = {
    { PRIM_LOAD, emit_load },
    { PRIM_STORE, emit_store },
    { 0 },
};
