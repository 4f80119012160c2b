/* What memories of several dimensions hold, and their ports (semantics/DECISIONS.md W16). The
 * memory sees the clock before its ports take: it remembers whether that rises. */
#include "dialects/seq/seq.h"

#include "core/ir/attr.h"

#include <string.h>

enum { MEMORY_RANK, READ_RANK, WRITE_RANK };

typedef struct Store {
    Allocation *bytes;
    bool rises, resets;
    uint32_t poison; /* of whether it does */
} Store;

static const Op *memory_of(const Op *port)
{
    return value_definer(port->operands[0]);
}

static const Type *type_of(const Op *memory)
{
    return memory->results[0]->type;
}

static Store *store_of(Step *s, const Op *memory)
{
    return *run_memo(s, &memory->results);
}

static bool count_words(const Type *type, uint64_t *count)
{
    bool fits = true;

    *count = 1;
    for (unsigned i = 0; i < seq_hlmem_rank(type); i++)
        fits &= !__builtin_mul_overflow(*count, (uint64_t)attr_i64_at(type->dialect.params[0], i),
                                        count);
    return fits;
}

static uint64_t depth_of(const Op *memory)
{
    uint64_t count;

    count_words(type_of(memory), &count);
    return count;
}

static unsigned width_of(const Op *memory)
{
    return type_bits(hw_canonical(seq_hlmem_element(type_of(memory))));
}

static uint64_t word_bytes(const Op *memory)
{
    return int_words(width_of(memory)) * sizeof(uint64_t);
}

/* The memory. */

static Flow memory_begin(Step *s)
{
    const Type *type = type_of(s->op), *element = hw_canonical(seq_hlmem_element(type));
    uint64_t depth, bytes;
    Store *store = ARENA_NEW(&op_context(s->op)->arena, Store);
    Int filling;

    if (!type_is_signless_integer(element) || !type_bits(element))
        return unsupported(s, "a memory of values of type '%s'", type_text(element));
    if (!count_words(type, &depth) || __builtin_mul_overflow(depth, word_bytes(s->op), &bytes)
        || !(store->bytes = memory_allocate(memory_in(s), ALLOCATION_GLOBAL, bytes, 8, s->op)))
        return memory_is_short(s, "a memory of type '%s'", type_text(type));
    filling = hw_undefined(s, width_of(s->op));
    for (uint64_t i = 0; i < depth; i++)
        memory_write(store->bytes, i * word_bytes(s->op), int_data(&filling), word_bytes(s->op));
    if (unset_is_poison(s))
        memory_set_poison(store->bytes, 0, bytes, poison_born(s, "nothing sets it"));
    *run_memo(s, &s->op->results) = store;
    return work_done(s, depth);
}

Flow seq_hlmem_give(Step *s)
{
    (void)s;
    return FLOW_NEXT;
}

static Flow memory_take(Step *s)
{
    Store *store = store_of(s, s->op);

    store->poison = 0;
    store->rises = seq_rises(s, seq_operand(s->op, "clk"), &store->poison);
    store->resets = seq_is_set(s, seq_operand(s->op, "rst"), false, &store->poison);
    return FLOW_NEXT;
}

static unsigned memory_rank(const Op *op)
{
    (void)op;
    return MEMORY_RANK;
}

const StateDef SEQ_HLMEM_STATE = {
    .watches = seq_watches_clock, .begin = memory_begin, .take = memory_take, .rank = memory_rank
};

/* Ports. */

/* The number of the word, row-major; the memory's size where it has no such one. */
static uint64_t address_now(Step *s, uint32_t *poison)
{
    const Op *memory = memory_of(s->op);
    unsigned count, first = op_operand_group(s->op, 1, &count);
    uint64_t at = 0;
    bool within = true;

    for (unsigned i = 0; i < count; i++) {
        Place index = operand_place(s, first + i);
        uint64_t size = (uint64_t)attr_i64_at(type_of(memory)->dialect.params[0], i);
        uint64_t number = int_low_u(place_int(index));

        if (*index.poison)
            *poison = *index.poison;
        within &= number < size;
        at = at * size + number;
    }
    return within ? at : depth_of(memory);
}

static void read_word(Step *s, Place to, uint64_t at, uint32_t poison)
{
    const Op *memory = memory_of(s->op);
    const Allocation *from = store_of(s, memory)->bytes;
    uint64_t bytes = word_bytes(memory);

    *to.poison = poison;
    if (poison)
        return;
    if (at >= depth_of(memory)) {
        hw_set_undefined(s, to);
        return;
    }
    memcpy(to.words, from->bytes + at * bytes, bytes);
    *to.poison = memory_origin(from, at * bytes, bytes);
}

static unsigned latency_of(const Op *port)
{
    return (unsigned)int_low_u(op_attr(port, "latency")->integer);
}

/* Of a port that is not enabled no word is read. */
static uint64_t wanted(Step *s, uint32_t *poison)
{
    uint64_t at = address_now(s, poison);

    return seq_is_set(s, seq_operand(s->op, "rdEn"), true, poison) ? at
                                                                   : depth_of(memory_of(s->op));
}

/* Addresses wait until the tick before their word is due; that is the last that is held. */
static const Type *read_holds(const Op *op, unsigned index)
{
    unsigned latency = latency_of(op);

    if (index + 1 < latency)
        return type_i(op_context(op), 64);
    return index + 1 == latency ? op->results[0]->type : NULL;
}

static bool read_needs(const Op *op, unsigned operand)
{
    return operand == 0 || !latency_of(op);
}

static Flow read_begin(Step *s)
{
    for (unsigned i = 0; i < latency_of(s->op); i++)
        hw_set_undefined(s, held_place(s, i));
    return FLOW_NEXT;
}

Flow seq_read_give(Step *s)
{
    unsigned latency = latency_of(s->op);
    uint32_t poison = 0;
    uint64_t at;

    if (latency) {
        place_copy(result_place(s, 0), held_place(s, latency - 1));
        return FLOW_NEXT;
    }
    at = wanted(s, &poison);
    read_word(s, result_place(s, 0), at, poison);
    return FLOW_NEXT;
}

static Flow read_take(Step *s)
{
    const Store *store = store_of(s, memory_of(s->op));
    unsigned latency = latency_of(s->op);
    uint32_t poison = store->poison;
    uint64_t at = wanted(s, &poison);

    if (!latency || (!store->rises && !store->poison))
        return FLOW_NEXT;
    for (unsigned i = 0; i + 1 < latency; i++) {
        Place next = next_place(s, i), held = held_place(s, i);
        uint64_t before = int_low_u(place_int(held));
        uint32_t before_poison = *held.poison;

        place_set_int(next, int_of_u(s->arena, 64, at));
        *next.poison = poison;
        at = before;
        poison = before_poison;
    }
    read_word(s, next_place(s, latency - 1), at, poison);
    return FLOW_NEXT;
}

static unsigned read_rank(const Op *op)
{
    (void)op;
    return READ_RANK;
}

const StateDef SEQ_READ_STATE = { .needs = read_needs,
                                  .holds = read_holds,
                                  .begin = read_begin,
                                  .take = read_take,
                                  .rank = read_rank };

static Flow write_begin(Step *s)
{
    if (latency_of(s->op) != 1)
        return unsupported(s, "a port that writes after other than one tick");
    return FLOW_NEXT;
}

Flow seq_write_give(Step *s)
{
    (void)s;
    return FLOW_NEXT;
}

static Flow write_somewhere(Step *s, const Store *store, uint32_t poison)
{
    if (!unset_is_poison(s))
        return undefined_poison(s, poison, "whether the memory is written, or where, is poison");
    memory_set_poison(store->bytes, 0, store->bytes->size, poison);
    return FLOW_NEXT;
}

static Flow write_take(Step *s)
{
    const Op *memory = memory_of(s->op);
    const Store *store = store_of(s, memory);
    Place data = operand_place(s, (unsigned)seq_operand(s->op, "inData"));
    uint64_t bytes = word_bytes(memory), at;
    uint32_t poison = store->poison;
    bool enabled = seq_is_set(s, seq_operand(s->op, "wrEn"), true, &poison);

    if (!poison && (!store->rises || store->resets || !enabled))
        return FLOW_NEXT;
    at = address_now(s, &poison);
    if (poison)
        return write_somewhere(s, store, poison);
    if (at >= depth_of(memory))
        return FLOW_NEXT;
    memory_write(store->bytes, at * bytes, data.words, bytes);
    if (*data.poison)
        memory_set_poison(store->bytes, at * bytes, bytes, *data.poison);
    return FLOW_NEXT;
}

static unsigned write_rank(const Op *op)
{
    (void)op;
    return WRITE_RANK;
}

static bool write_needs(const Op *op, unsigned operand)
{
    (void)op;
    return operand == 0;
}

const StateDef SEQ_WRITE_STATE = {
    .needs = write_needs, .begin = write_begin, .take = write_take, .rank = write_rank
};
