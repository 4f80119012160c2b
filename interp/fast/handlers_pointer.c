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

    if (!found || machine->parallel_depth || pointer[POINTER_ADDRESS] & op->imm)
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
    pointer = memory_read_pointer(from, offset);
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
    memory_write_pointer(to, offset, (Pointer){ from[POINTER_PROVENANCE], from[POINTER_ADDRESS] });
    return fast_next(op, words, machine);
}

bool fast_is_pointer(const Slot *slot)
{
    return slot->layout && slot->layout->form == &FORM_POINTER;
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

/* Absent or 0: the type's. */
uint64_t fast_pointer_alignment(const Node *node, const Slot *value)
{
    const Attr *alignment = op_inherent(node->op, 0), *ordering = op_attr(node->op, "ordering");
    uint64_t bytes = alignment ? int_low_u(alignment->integer) : 0;

    bytes = bytes ? bytes : layout_alignment(value->layout);
    return bytes & (bytes - 1) || (ordering && int_low_u(ordering->integer)) ? 0 : bytes;
}

static bool emit_access(FastCompiler *c, const Node *node, bool stores)
{
    const Slot *value = stores ? &node->operands[0] : &node->results[0];
    uint64_t alignment = fast_pointer_alignment(node, value);
    unsigned bytes = fast_is_pointer(value) ? 0 : fast_element_bytes(fast_machine(c), value);
    FastOp *op;

    if (!alignment || (!fast_is_pointer(value) && (!bytes || bytes > sizeof(uint64_t))))
        return false;
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

/* Offsets. What is promised of an address holds where it stays in the object, which it is moved in
 * once. */

/* to, a: result and base; b: the index. */
static ALWAYS_INLINE int64_t distance(const FastOp *op, const uint64_t *words, bool *overflows)
{
    const FastOffset *offset = op->more;
    int64_t index = fast_signed(words[op->b], offset->shift), product, sum;

    *overflows = __builtin_mul_overflow(index, offset->size, &product)
                 | __builtin_add_overflow(product, offset->constant, &sum);
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

static Flow move_constant(FAST_PARAMETERS)
{
    return give_address(op, words, machine, (int64_t)op->imm);
}

static Flow move_constant_within(FAST_PARAMETERS)
{
    if (!stays(op, words, machine, (int64_t)op->imm))
        return fast_by_definition(op, words, machine, acc);
    return give_address(op, words, machine, (int64_t)op->imm);
}

static Flow move_index(FAST_PARAMETERS)
{
    bool overflows;

    return give_address(op, words, machine, distance(op, words, &overflows));
}

static Flow move_index_within(FAST_PARAMETERS)
{
    bool overflows;
    int64_t by = distance(op, words, &overflows);

    if (overflows || !stays(op, words, machine, by))
        return fast_by_definition(op, words, machine, acc);
    return give_address(op, words, machine, by);
}

/* Unsigned: each summand is at least 0, and so are their sums. */
static Flow move_index_up(FAST_PARAMETERS)
{
    bool overflows, is_down = fast_signed(words[op->b], ((const FastOffset *)op->more)->shift) < 0;
    int64_t by = distance(op, words, &overflows);

    if (overflows || is_down || !stays(op, words, machine, by))
        return fast_by_definition(op, words, machine, acc);
    return give_address(op, words, machine, by);
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
    if (!offset->within)
        return offset->is_dynamic ? move_index : move_constant;
    if (!offset->is_dynamic)
        return move_constant_within;
    return offset->up ? move_index_up : move_index_within;
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
