/* What memories hold, and their ports (semantics/DECISIONS.md W10). The bytes are an allocation of
 * the run's, of which each word takes as many words of 64 bits as it needs. */
#include "dialects/seq/seq.h"

#include "core/ir/attr.h"

#include <string.h>

static const Op *memory_of(const Op *port)
{
    return value_definer(port->operands[0]);
}

bool seq_is_of_memory(const Op *port)
{
    const Op *memory = memory_of(port);

    return memory && (op_is(memory, "seq.firmem") || op_is(memory, "seq.hlmem"));
}

static uint64_t number_of(const Op *op, const char *attr)
{
    return int_low_u(op_attr(op, attr)->integer);
}

static uint64_t depth_of(const Op *memory)
{
    return int_low_u(memory->results[0]->type->dialect.params[0]->integer);
}

static unsigned width_of(const Op *memory)
{
    return type_bits(seq_firmem_data(memory->results[0]->type));
}

static uint64_t word_bytes(const Op *memory)
{
    return int_words(width_of(memory)) * sizeof(uint64_t);
}

static Allocation *bytes_of(Step *s, const Op *memory)
{
    return *run_memo(s, &memory->results);
}

/* Before anything is written each word is the same choice (W1). */
static Flow memory_begin(Step *s)
{
    uint64_t depth = depth_of(s->op), bytes = word_bytes(s->op);
    Int filling = hw_undefined(s, width_of(s->op));
    Allocation *made;

    if (op_attr(s->op, "init"))
        return unsupported(s, "a memory that begins with what a file holds");
    if (number_of(s->op, "writeLatency") != 1)
        return unsupported(s, "a memory whose writes take more than a tick");
    if (depth > UINT64_MAX / bytes
        || !(made = memory_allocate(memory_in(s), ALLOCATION_GLOBAL, depth * bytes, 8, s->op)))
        return memory_is_short(s, "a memory of %llu words", (unsigned long long)depth);
    for (uint64_t i = 0; i < depth; i++)
        memory_write(made, i * bytes, int_data(&filling), bytes);
    if (unset_is_poison(s))
        memory_set_poison(made, 0, depth * bytes, poison_born(s, "nothing sets it"));
    *run_memo(s, &s->op->results) = made;
    return work_done(s, depth);
}

Flow seq_firmem_give(Step *s)
{
    (void)s;
    return FLOW_NEXT;
}

const StateDef SEQ_FIRMEM_STATE = { .begin = memory_begin };

/* The word at the address; beyond the memory, a choice. */
static void read_word(Step *s, Place to, Place address)
{
    const Op *memory = memory_of(s->op);
    uint64_t at = int_low_u(place_int(address)), bytes = word_bytes(memory);
    const Allocation *from = bytes_of(s, memory);

    if (*address.poison) {
        seq_make_poison(to, *address.poison);
        return;
    }
    if (at >= depth_of(memory)) {
        hw_set_undefined(s, to);
        return;
    }
    memcpy(to.words, from->bytes + at * bytes, bytes);
    *to.poison = memory_origin(from, at * bytes, bytes);
}

static Place operand_named(const Step *s, const char *name)
{
    return operand_place(s, (unsigned)seq_operand(s->op, name));
}

/* Ports that read hold what they have read, so many ticks ago; where that is none they give what
 * is there. */

static unsigned latency_of(const Op *port)
{
    return seq_is_of_memory(port) ? (unsigned)number_of(memory_of(port), "readLatency") : 0;
}

static bool reads_at_once(const Op *op, unsigned operand)
{
    return operand == 0 || (!latency_of(op) && operand != (unsigned)seq_operand(op, "clk"));
}

static bool port_needs(const Op *op, unsigned operand)
{
    return operand == 0 || reads_at_once(op, operand);
}

static const Type *port_holds(const Op *op, unsigned index)
{
    return index < latency_of(op) ? op->results[0]->type : NULL;
}

static Flow port_begin(Step *s)
{
    for (unsigned i = 0; i < latency_of(s->op); i++)
        hw_set_undefined(s, held_place(s, i));
    return FLOW_NEXT;
}

/* What it reads now. */
static void read_now(Step *s, Place to)
{
    uint32_t poison = 0;

    if (seq_is_set(s, seq_operand(s->op, "enable"), true, &poison))
        read_word(s, to, operand_named(s, "address"));
    else
        hw_set_undefined(s, to);
    if (poison)
        seq_make_poison(to, poison);
}

Flow seq_read_port_give(Step *s)
{
    unsigned latency = latency_of(s->op);

    if (latency)
        place_copy(result_place(s, 0), held_place(s, latency - 1));
    else
        read_now(s, result_place(s, 0));
    return FLOW_NEXT;
}

static void take_read(Step *s)
{
    for (unsigned i = 1; i < latency_of(s->op); i++)
        place_copy(next_place(s, i), held_place(s, i - 1));
    if (latency_of(s->op))
        read_now(s, next_place(s, 0));
}

static Flow read_port_take(Step *s)
{
    uint32_t poison = 0;

    if (seq_rises(s, seq_operand(s->op, "clk"), &poison))
        take_read(s);
    return FLOW_NEXT;
}

/* Where a word is read and written at one tick, the old one is read unless the memory says it is
 * the new one. */
static unsigned read_rank(const Op *op)
{
    enum { RUW_NEW = 2 };

    return attr_enum_value(op_attr(memory_of(op), "ruw")) == RUW_NEW ? 2 : 0;
}

static unsigned write_rank(const Op *op)
{
    (void)op;
    return 1;
}

const StateDef SEQ_READ_PORT_STATE = { .needs = port_needs,
                                       .watches = seq_watches_clock,
                                       .holds = port_holds,
                                       .begin = port_begin,
                                       .take = read_port_take,
                                       .rank = read_rank };

/* Each bit of the mask stands for as many bits of the word. */
static Int masked(Arena *arena, Int old, Int data, Int mask)
{
    unsigned part = data.width / mask.width;
    Int ones = int_resize_u(arena, int_all_ones(arena, part), data.width);
    Int taken = int_of_u(arena, data.width, 0);

    for (unsigned i = 0; i < mask.width; i++)
        if (int_bit(mask, i))
            taken = int_or(arena, taken, int_shl(arena, ones, i * part));
    return int_xor(arena, old, int_and(arena, int_xor(arena, old, data), taken));
}

/* Nobody knows which word was written, if any: where what nothing sets is poison all may be. */
static Flow write_somewhere(Step *s, uint32_t origin)
{
    const Op *memory = memory_of(s->op);

    memory_set_poison(bytes_of(s, memory), 0, depth_of(memory) * word_bytes(memory), origin);
    return FLOW_NEXT;
}

static Flow write_word(Step *s, const char *data_name)
{
    const Op *memory = memory_of(s->op);
    Place address = operand_named(s, "address"), data = operand_named(s, data_name);
    int mask = seq_operand(s->op, "mask");
    uint64_t at = int_low_u(place_int(address)), bytes = word_bytes(memory);
    Allocation *to = bytes_of(s, memory);
    Place word = scratch_place(s, data.layout);

    if (*address.poison && unset_is_poison(s))
        return write_somewhere(s, *address.poison);
    if (*address.poison)
        return undefined_poison(s, *address.poison, "the address that is written is poison");
    if (at >= depth_of(memory))
        return FLOW_NEXT;
    place_copy(word, data);
    if (mask >= 0) {
        Place old = scratch_place(s, data.layout);

        read_word(s, old, address);
        place_set_int(word, masked(s->arena, place_int(old), place_int(data),
                                   place_int(operand_place(s, (unsigned)mask))));
    }
    memory_write(to, at * bytes, word.words, bytes);
    if (*word.poison)
        memory_set_poison(to, at * bytes, bytes, *word.poison);
    return FLOW_NEXT;
}

Flow seq_write_port_give(Step *s)
{
    return s->op->result_count ? seq_read_port_give(s) : FLOW_NEXT;
}

static const Type *write_port_holds(const Op *op, unsigned index)
{
    return op->result_count ? port_holds(op, index) : NULL;
}

static bool write_port_needs(const Op *op, unsigned operand)
{
    return operand == 0 || (op->result_count && reads_at_once(op, operand));
}

static Flow write_port_begin(Step *s)
{
    return s->op->result_count ? port_begin(s) : FLOW_NEXT;
}

/* A port that does both reads where `mode` is 0. */
static Flow write_port_take(Step *s)
{
    uint32_t poison = 0;
    bool rose = seq_rises(s, seq_operand(s->op, "clk"), &poison);
    bool enabled = seq_is_set(s, seq_operand(s->op, "enable"), true, &poison);
    bool writes = seq_is_set(s, seq_operand(s->op, "mode"), true, &poison);

    if (poison && !unset_is_poison(s))
        return undefined_poison(s, poison, "whether the memory is written is poison");
    if ((rose || poison) && s->op->result_count)
        take_read(s);
    if (poison)
        return write_somewhere(s, poison);
    if (!rose || !enabled || !writes)
        return FLOW_NEXT;
    return write_word(s, s->op->result_count ? "writeData" : "data");
}

static bool is_unordered(const Op *op)
{
    enum { WUW_UNDEFINED };

    return attr_enum_value(op_attr(memory_of(op), "wuw")) == WUW_UNDEFINED;
}

const StateDef SEQ_WRITE_PORT_STATE = { .needs = write_port_needs,
                                        .watches = seq_watches_clock,
                                        .holds = write_port_holds,
                                        .begin = write_port_begin,
                                        .take = write_port_take,
                                        .rank = write_rank,
                                        .is_unordered = is_unordered };
