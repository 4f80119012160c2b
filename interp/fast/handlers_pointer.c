/* Handlers of pointers: addresses of parts, and loads and stores of numbers and pointers. */
#include "core/ir/attr.h"
#include "interp/fast/access.h"
#include "interp/fast/pointer.h"

#define ALWAYS_INLINE inline __attribute__((always_inline))

/* Loads and stores. a: the pointer's words; to: what is loaded or stored; imm: the alignment less
 * 1. */

static ALWAYS_INLINE Allocation *pointed_at(const FastOp *op, const uint64_t *words,
                                            const Machine *machine, unsigned bytes,
                                            uint64_t *offset)
{
    const uint64_t *pointer = words + op->a;
    Allocation *found = memory_live(machine->table, pointer[POINTER_PROVENANCE]);

    if (!found || machine->watched || pointer[POINTER_ADDRESS] & op->imm)
        return NULL;
    *offset = pointer[POINTER_ADDRESS] - found->address;
    return *offset <= found->size && found->size - *offset >= bytes ? found : NULL;
}

#define LOAD(size)                                                                                 \
    static Flow load_##size(FAST_PARAMETERS)                                                       \
    {                                                                                              \
        uint64_t offset;                                                                           \
        Allocation *from = pointed_at(op, words, machine, size, &offset);                          \
                                                                                                   \
        if (!from || (!from->plain && !memory_is_data(from, offset, size)))                        \
            return fast_by_definition(op, words, machine, acc);                                    \
        return fast_give(op, words, machine, fast_read(from->bytes + offset, size));               \
    }

#define STORE(size)                                                                                \
    static Flow store_##size(FAST_PARAMETERS)                                                      \
    {                                                                                              \
        uint64_t offset;                                                                           \
        Allocation *to = pointed_at(op, words, machine, size, &offset);                            \
                                                                                                   \
        if (!to || to->constant)                                                                   \
            return fast_by_definition(op, words, machine, acc);                                    \
        if (to->plain)                                                                             \
            fast_write(to->bytes + offset, words[op->to], size);                                   \
        else                                                                                       \
            memory_write(to, offset, words + op->to, size);                                        \
        return fast_next(op, words, machine);                                                      \
    }

LOAD(1)
LOAD(2)
LOAD(4)
LOAD(8)
STORE(1)
STORE(2)
STORE(4)
STORE(8)

/* Behind a load. imm: the width of what was loaded. */
static Flow narrow(FAST_PARAMETERS)
{
    if (acc >> op->imm)
        return fast_by_definition(op, words, machine, acc);
    return op[1].run(op + 1, words, machine, acc);
}

/* Of bytes that are one stored pointer. */
static Flow load_pointer(FAST_PARAMETERS)
{
    uint64_t offset;
    Allocation *from = pointed_at(op, words, machine, sizeof(uint64_t), &offset);
    Pointer pointer;

    if (!from || from->plain || memory_origin(from, offset, sizeof(uint64_t)))
        return fast_by_definition(op, words, machine, acc);
    pointer = memory_read_pointer(from, offset, sizeof(uint64_t), false);
    if (!pointer.provenance)
        return fast_by_definition(op, words, machine, acc);
    words[op->to + POINTER_PROVENANCE] = pointer.provenance;
    return fast_give(op, words, machine, pointer.address);
}

static Flow store_pointer(FAST_PARAMETERS)
{
    const uint64_t *from = words + op->to;
    uint64_t offset;
    Allocation *to = pointed_at(op, words, machine, sizeof(uint64_t), &offset);

    if (!to || to->constant)
        return fast_by_definition(op, words, machine, acc);
    memory_write_pointer(to, offset, (Pointer){ from[POINTER_PROVENANCE], from[POINTER_ADDRESS] },
                         sizeof(uint64_t), false);
    return fast_next(op, words, machine);
}

bool fast_is_pointer(const Slot *slot)
{
    return slot->layout && slot->layout->form == &FORM_POINTER && slot->layout->width == 64;
}

/* Absent or 0: the type's. */
uint64_t fast_pointer_alignment(const Node *node, const Slot *value)
{
    const Attr *alignment = op_inherent(node->op, 0), *ordering = op_attr(node->op, "ordering");
    uint64_t bytes = alignment ? int_low_u(alignment->integer) : 0;

    bytes = bytes ? bytes : layout_alignment(value->layout);
    if (op_attr(node->op, "dereferenceable") || op_attr(node->op, "invariant")) /* looked at */
        return 0;
    return bytes & (bytes - 1) || (ordering && int_low_u(ordering->integer)) ? 0 : bytes;
}

/* Offsets. What is promised of an address holds where it stays in the object, which it is moved in
 * once. */

/* to, a: result and base; b: the index. */
static ALWAYS_INLINE int64_t distance(const FastOp *op, const uint64_t *words, bool *overflows)
{
    const FastOffset *offset = op->more;
    int64_t index = fast_signed(words[op->b], offset->shift), product, sum;
    bool too_far = __builtin_mul_overflow(index, offset->size, &product);

    *overflows = __builtin_add_overflow(product, offset->constant, &sum) || too_far;
    return (int64_t)((uint64_t)index * (uint64_t)offset->size + (uint64_t)offset->constant);
}

static ALWAYS_INLINE Flow give_address(const FastOp *op, uint64_t *words, Machine *machine,
                                       int64_t by)
{
    const uint64_t *base = words + op->a;
    uint64_t address = base[POINTER_ADDRESS] + (uint64_t)by;

    words[op->to + POINTER_PROVENANCE] = base[POINTER_PROVENANCE];
    return fast_give(op, words, machine, address);
}

static ALWAYS_INLINE bool stays(const FastOp *op, const uint64_t *words, const Machine *machine,
                                int64_t by)
{
    const uint64_t *base = words + op->a;
    const Allocation *object = memory_live(machine->table, base[POINTER_PROVENANCE]);
    uint64_t at = object ? base[POINTER_ADDRESS] - object->address : 0;

    return object && at <= object->size && at + (uint64_t)by <= object->size;
}

typedef enum Way {
    BY_CONSTANT,
    BY_CONSTANT_WITHIN,
    BY_INDEX,
    BY_INDEX_WITHIN,
    BY_INDEX_UP, /* each summand is at least 0, and so are their sums */
    WAYS,
} Way;

/* How far; false where that is not as promised, and definitions say why. */
static ALWAYS_INLINE bool find_distance(const FastOp *op, const uint64_t *words, Way way,
                                        int64_t *by)
{
    bool overflows;

    if (way <= BY_CONSTANT_WITHIN) {
        *by = (int64_t)op->imm;
        return true;
    }
    *by = distance(op, words, &overflows);
    return way == BY_INDEX
           || (!overflows
               && (way == BY_INDEX_WITHIN
                   || fast_signed(words[op->b], ((const FastOffset *)op->more)->shift) >= 0));
}

static ALWAYS_INLINE bool promises(Way way)
{
    return way != BY_CONSTANT && way != BY_INDEX;
}

#define MOVE(name, way)                                                                            \
    static Flow move_##name(FAST_PARAMETERS)                                                       \
    {                                                                                              \
        int64_t by;                                                                                \
                                                                                                   \
        if (!find_distance(op, words, way, &by)                                                    \
            || (promises(way) && !stays(op, words, machine, by)))                                  \
            return fast_by_definition(op, words, machine, acc);                                    \
        return give_address(op, words, machine, by);                                               \
    }
MOVE(constant, BY_CONSTANT)
MOVE(constant_within, BY_CONSTANT_WITHIN)
MOVE(index, BY_INDEX)
MOVE(index_within, BY_INDEX_WITHIN)
MOVE(index_up, BY_INDEX_UP)

static FastRun *const MOVES[WAYS] = { move_constant, move_constant_within, move_index,
                                      move_index_within, move_index_up };

/* An address and the access by it, which is the next FastOp: the object is looked for once. */
static ALWAYS_INLINE Flow move_and_access(const FastOp *op, uint64_t *words, Machine *machine,
                                          uint64_t acc, Way way, unsigned bytes, bool stores)
{
    const FastOp *access = op + 1;
    const uint64_t *base = words + op->a;
    Allocation *object = memory_live(machine->table, base[POINTER_PROVENANCE]);
    uint64_t address, at, to, value;
    int64_t by;

    if (!object || !find_distance(op, words, way, &by))
        return MOVES[way](op, words, machine, acc);
    at = base[POINTER_ADDRESS] - object->address;
    to = at + (uint64_t)by;
    address = object->address + to;
    if (promises(way) && (at > object->size || to > object->size))
        return MOVES[way](op, words, machine, acc);
    words[op->to + POINTER_PROVENANCE] = base[POINTER_PROVENANCE];
    words[op->to] = address;
    if (machine->watched || address & access->imm || to > object->size
        || object->size - to < bytes || (stores ? object->constant : false))
        return access->run(access, words, machine, address);
    if (stores) {
        if (object->plain)
            fast_write(object->bytes + to, words[access->to], bytes);
        else
            memory_write(object, to, words + access->to, bytes);
        return fast_next(access, words, machine);
    }
    if (!object->plain && !memory_is_data(object, to, bytes))
        return fast_by_definition(access, words, machine, address);
    value = fast_read(object->bytes + to, bytes);
    return fast_give(access, words, machine, value);
}

#define MOVE_AND_ACCESS(way, name, bytes)                                                          \
    static Flow load_##name##_##bytes(FAST_PARAMETERS)                                             \
    {                                                                                              \
        return move_and_access(op, words, machine, acc, way, bytes, false);                        \
    }                                                                                              \
    static Flow store_##name##_##bytes(FAST_PARAMETERS)                                            \
    {                                                                                              \
        return move_and_access(op, words, machine, acc, way, bytes, true);                         \
    }
#define MOVES_AND_ACCESSES(way, name)                                                              \
    MOVE_AND_ACCESS(way, name, 1)                                                                  \
    MOVE_AND_ACCESS(way, name, 2)                                                                  \
    MOVE_AND_ACCESS(way, name, 4)                                                                  \
    MOVE_AND_ACCESS(way, name, 8)
MOVES_AND_ACCESSES(BY_CONSTANT, constant)
MOVES_AND_ACCESSES(BY_CONSTANT_WITHIN, constant_within)
MOVES_AND_ACCESSES(BY_INDEX, index)
MOVES_AND_ACCESSES(BY_INDEX_WITHIN, index_within)
MOVES_AND_ACCESSES(BY_INDEX_UP, index_up)

/* The FastOp in front makes the pointer: it makes the access, too. */
static void join_move(FastCompiler *c, uint32_t pointer, unsigned bytes, bool stores)
{
#define OF_SIZES(what, name)                                                                       \
    {                                                                                              \
        what##_##name##_1, what##_##name##_2, what##_##name##_4, what##_##name##_8                 \
    }
#define OF_WAYS(what)                                                                              \
    {                                                                                              \
        OF_SIZES(what, constant), OF_SIZES(what, constant_within), OF_SIZES(what, index),          \
            OF_SIZES(what, index_within), OF_SIZES(what, index_up),                                \
    }
    static FastRun *const JOINED[2][WAYS][4] = { OF_WAYS(load), OF_WAYS(store) };
    FastOp *move = c->code.len ? &c->code.data[c->code.len - 1] : NULL;

    for (Way way = 0; fast_in_acc(c, pointer) && way < WAYS; way++)
        if (move->run == MOVES[way])
            move->run = JOINED[stores][way][__builtin_ctz(bytes)];
}

static FastRun *access_of(unsigned bytes, bool stores)
{
    switch (bytes) {
    case 1:
        return stores ? store_1 : load_1;
    case 2:
        return stores ? store_2 : load_2;
    case 4:
        return stores ? store_4 : load_4;
    default:
        return stores ? store_8 : load_8;
    }
}

static bool emit_access(FastCompiler *c, const Node *node, bool stores)
{
    const Slot *value = stores ? &node->operands[0] : &node->results[0];
    uint64_t alignment = fast_pointer_alignment(node, value);
    unsigned bytes = fast_is_pointer(value) ? 0 : fast_element_bytes(fast_machine(c), value);
    FastOp *op;

    if (!alignment || (!fast_is_pointer(value) && (!bytes || bytes > sizeof(uint64_t))))
        return false;
    if (bytes)
        join_move(c, fast_in(node, stores ? 1 : 0), bytes, stores);
    op = fast_emit(c, bytes ? access_of(bytes, stores) : stores ? store_pointer : load_pointer);
    op->a = fast_in(node, stores ? 1 : 0);
    op->to = value->word;
    op->imm = alignment - 1;
    if (stores)
        return true;
    if (bytes && fast_is_narrow(value))
        fast_emit(c, narrow)->imm = value->layout->width;
    fast_gives(c, value->word);
    return true;
}

static bool emit_load(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    (void)handler;
    return emit_access(c, node, false);
}

static bool emit_store(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    (void)handler;
    return emit_access(c, node, true);
}

/* What the indices come to. */
typedef struct Sum {
    FastOffset offset;
    unsigned parts; /* summands that are not 0 */
    bool down;      /* one of them that is known is below 0 */
} Sum;

/* False where the indices that are operands are more than one. */
static bool add(Sum *sum, const Node *node, int64_t index, uint64_t size)
{
    const Slot *slot;
    int64_t product;

    if (size > INT32_MAX)
        return false;
    if (index != POINTER_INDEX_IS_OPERAND) {
        sum->parts += index != 0 && size;
        sum->down |= index < 0;
        return !__builtin_mul_overflow(index, (int64_t)size, &product)
               && !__builtin_add_overflow(sum->offset.constant, product, &sum->offset.constant);
    }
    if (sum->offset.is_dynamic)
        return false;
    slot = &node->operands[1];
    sum->parts++;
    sum->offset.is_dynamic = true;
    sum->offset.size = (int64_t)size;
    sum->offset.shift = 64 - slot->layout->width;
    return fast_is_int(slot);
}

/* layout: of what the first index counts. */
static bool sum_up(Sum *sum, const Node *node, const Layout *layout)
{
    const Attr *indices = op_inherent(node->op, 0);

    for (unsigned i = 0; i < indices->dense.count; i++) {
        int64_t index = attr_i64_at(indices, i);
        bool into_struct = i && layout->parts;

        if (i && !layout->part_count && !layout_is_vector(layout))
            return false;
        if (into_struct ? !add(sum, node, 1, layout_part_offset(layout, (unsigned)index))
                        : !add(sum, node, index, i ? layout->element->stride : layout->stride))
            return false;
        if (i)
            layout = into_struct ? layout->parts[index] : layout->element;
    }
    return true;
}

/* Of several summands, none of which goes down, no sum on the way leaves the object. */
static bool set_promises(Sum *sum, uint64_t flags)
{
    bool up = flags & POINTER_NUW || sum->parts > 1;

    if (flags && (!(flags & POINTER_INBOUNDS) || (sum->down && up)))
        return false;
    sum->offset.within = flags != 0;
    sum->offset.up = flags && up;
    return true;
}

bool fast_offset_of(FastCompiler *c, const Node *node, FastOffset *offset)
{
    const Type *type = op_inherent(node->op, 1)->type_value;
    const Layout *layout = machine_layout(fast_machine(c), type);
    Sum sum = { 0 };
    bool good = fast_is_pointer(&node->results[0]) && fast_is_pointer(&node->operands[0]) && layout
                && layout_in_memory(layout) && sum_up(&sum, node, layout)
                && set_promises(&sum, fast_flags(node, 2));

    *offset = sum.offset;
    return good;
}

static FastRun *move_of(const FastOffset *offset)
{
    if (!offset->is_dynamic)
        return MOVES[offset->within ? BY_CONSTANT_WITHIN : BY_CONSTANT];
    return MOVES[!offset->within ? BY_INDEX : offset->up ? BY_INDEX_UP : BY_INDEX_WITHIN];
}

static bool emit_offset(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    FastOffset offset;
    FastOp *op;

    (void)handler;
    if (!fast_offset_of(c, node, &offset))
        return false;
    op = fast_emit(c, move_of(&offset));
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->imm = (uint64_t)offset.constant;
    if (offset.is_dynamic) {
        op->b = fast_in(node, 1);
        op->more = ARENA_COPY(&fast_machine(c)->program, FastOffset, &offset, 1);
    }
    fast_gives(c, op->to);
    return true;
}

const FastHandler FAST_POINTER_HANDLERS[] = {
    { PRIM_POINTER_LOAD, emit_load },
    { PRIM_POINTER_STORE, emit_store },
    { PRIM_POINTER_OFFSET, emit_offset },
    { 0 },
};
