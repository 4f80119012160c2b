/* What registers and clocks hold from tick to tick (semantics/DECISIONS.md W8, W9). */
#include "dialects/seq/seq.h"

#include "core/ir/attr.h"

int seq_operand(const Op *op, const char *name)
{
    int group = def_operand_index(op->def, str_of(name));
    unsigned count, first;

    if (group < 0)
        return -1;
    first = op_operand_group(op, (unsigned)group, &count);
    return count ? (int)first : -1;
}

static bool is_operand(const Op *op, unsigned operand, const char *name)
{
    return seq_operand(op, name) == (int)operand;
}

bool seq_watches_clock(const Op *op, unsigned operand)
{
    return seq_is(op->operands[operand]->type, SEQ_CLOCK);
}

bool seq_bit(Place place)
{
    return !int_is_zero(place_int(place));
}

bool seq_rises(const Step *s, int clock, uint32_t *poison)
{
    Place now = operand_place(s, (unsigned)clock), before = place_before(s, (unsigned)clock);

    *poison = *now.poison ? *now.poison : *before.poison;
    return seq_bit(now) && !seq_bit(before);
}

bool seq_is_set(const Step *s, int operand, bool otherwise, uint32_t *poison)
{
    Place place;

    if (operand < 0)
        return otherwise;
    place = operand_place(s, (unsigned)operand);
    if (*place.poison)
        *poison = *place.poison;
    return seq_bit(place);
}

void seq_make_poison(Place place, uint32_t origin)
{
    for (uint64_t i = 0; i < layout_lanes(place.layout); i++)
        place.poison[i] = origin;
}

/* Registers: what they hold first is what they give; behind it, where they begin with a value that
 * an operand has, whether they have begun. */

static const Type *register_holds(const Op *op, unsigned index)
{
    bool has_initial = seq_operand(op, "initialValue") >= 0;

    if (index == 0)
        return op->results[0]->type;
    return index == 1 && has_initial ? type_i(op_context(op), 1) : NULL;
}

static bool register_needs(const Op *op, unsigned operand)
{
    bool resets_at_once = op_attr(op, "isAsync") != NULL;

    return is_operand(op, operand, "initialValue")
           || (resets_at_once
               && (is_operand(op, operand, "reset") || is_operand(op, operand, "resetValue")));
}

/* What nothing sets is a choice. */
static Flow register_begin(Step *s)
{
    const Attr *preset = op_attr(s->op, "preset");

    if (preset)
        return hw_set_bits(s, held_place(s, 0), preset->integer);
    return seq_operand(s->op, "initialValue") < 0 ? hw_set_undefined(s, held_place(s, 0))
                                                  : FLOW_NEXT;
}

static bool resets_at_once(const Step *s, uint32_t *poison)
{
    return op_attr(s->op, "isAsync") && seq_is_set(s, seq_operand(s->op, "reset"), false, poison);
}

Flow seq_register_give(Step *s)
{
    int initial = seq_operand(s->op, "initialValue");
    uint32_t poison = 0;

    if (initial >= 0 && !seq_bit(held_place(s, 1)))
        place_copy(held_place(s, 0), operand_place(s, (unsigned)initial));
    if (!gives_late(s) && resets_at_once(s, &poison))
        place_copy(held_place(s, 0), operand_place(s, (unsigned)seq_operand(s->op, "resetValue")));
    place_copy(result_place(s, 0), held_place(s, 0));
    if (poison)
        seq_make_poison(result_place(s, 0), poison);
    return FLOW_NEXT;
}

static Flow register_take(Step *s)
{
    uint32_t poison = 0;
    bool rose = seq_rises(s, seq_operand(s->op, "clk"), &poison);
    bool reset = seq_is_set(s, seq_operand(s->op, "reset"), false, &poison);
    bool enabled = seq_is_set(s, seq_operand(s->op, "clockEnable"), true, &poison);
    bool at_once = op_attr(s->op, "isAsync") != NULL;

    place_copy(next_place(s, 0), held_place(s, 0)); /* as it may have been reset since */
    if (register_holds(s->op, 1))
        place_set_int(next_place(s, 1), int_of_u(s->arena, 1, 1));
    if (poison)
        seq_make_poison(next_place(s, 0), poison);
    else if (reset && (rose || at_once))
        place_copy(next_place(s, 0), operand_place(s, (unsigned)seq_operand(s->op, "resetValue")));
    else if (rose && enabled)
        place_copy(next_place(s, 0), operand_place(s, 0));
    return FLOW_NEXT;
}

/* A reset that depends on what it resets. */
static bool register_may_be_late(const Op *op)
{
    return seq_operand(op, "initialValue") < 0;
}

const StateDef SEQ_REGISTER_STATE = { .needs = register_needs,
                                      .may_be_late = register_may_be_late,
                                      .watches = seq_watches_clock,
                                      .holds = register_holds,
                                      .begin = register_begin,
                                      .take = register_take };

/* Registers in a row. */

static uint64_t number_of(const Op *op, const char *attr)
{
    return int_low_u(op_attr(op, attr)->integer);
}

static const Type *row_holds(const Op *op, unsigned index)
{
    return index < number_of(op, "numElements") ? op->results[0]->type : NULL;
}

static Flow row_begin(Step *s)
{
    unsigned count = (unsigned)number_of(s->op, "numElements");

    if (seq_operand(s->op, "powerOnValue") >= 0)
        return unsupported(s, "a value to begin with");
    for (unsigned i = 0; i < count; i++)
        hw_set_undefined(s, held_place(s, i));
    return FLOW_NEXT;
}

Flow seq_row_give(Step *s)
{
    place_copy(result_place(s, 0), held_place(s, (unsigned)number_of(s->op, "numElements") - 1));
    return FLOW_NEXT;
}

static Flow row_take(Step *s)
{
    unsigned count = (unsigned)number_of(s->op, "numElements");
    uint32_t poison = 0;
    bool rose = seq_rises(s, seq_operand(s->op, "clk"), &poison);
    bool reset = seq_is_set(s, seq_operand(s->op, "reset"), false, &poison);
    bool enabled = seq_is_set(s, seq_operand(s->op, "clockEnable"), true, &poison);

    for (unsigned i = 0; i < count; i++) {
        if (poison)
            seq_make_poison(next_place(s, i), poison);
        else if (rose && reset)
            place_copy(next_place(s, i),
                       operand_place(s, (unsigned)seq_operand(s->op, "resetValue")));
        else if (rose && enabled)
            place_copy(next_place(s, i), i ? held_place(s, i - 1) : operand_place(s, 0));
    }
    return FLOW_NEXT;
}

const StateDef SEQ_ROW_STATE = {
    .watches = seq_watches_clock, .holds = row_holds, .begin = row_begin, .take = row_take
};

/* Clocks (W9). */

static bool needs_all(const Op *op, unsigned operand)
{
    (void)op;
    (void)operand;
    return true;
}

static const Type *gate_holds(const Op *op, unsigned index)
{
    return index ? NULL : type_i(op_context(op), 1);
}

/* Open or not, as it was enabled when the clock rose. */
static bool is_open(const Step *s, uint32_t *poison)
{
    bool enabled, tested;

    if (!seq_rises(s, 0, poison))
        return seq_bit(held_place(s, 0));
    enabled = seq_is_set(s, seq_operand(s->op, "enable"), true, poison);
    tested = seq_is_set(s, seq_operand(s->op, "test_enable"), false, poison);
    return enabled || tested;
}

Flow seq_set_bit(Step *s, Place place, bool bit, uint32_t poison)
{
    place_set_int(place, int_of_u(s->arena, 1, bit));
    *place.poison = poison;
    return FLOW_NEXT;
}

Flow seq_gate_give(Step *s)
{
    uint32_t poison = 0;
    bool open = is_open(s, &poison);

    return seq_set_bit(s, result_place(s, 0), open && seq_bit(operand_place(s, 0)), poison);
}

static Flow gate_take(Step *s)
{
    uint32_t poison = 0;
    bool open = is_open(s, &poison);

    return seq_set_bit(s, next_place(s, 0), open, poison);
}

const StateDef SEQ_GATE_STATE = {
    .needs = needs_all, .watches = seq_watches_clock, .holds = gate_holds, .take = gate_take
};

/* Edges that were counted. */
static const Type *divider_holds(const Op *op, unsigned index)
{
    return index ? NULL : type_i(op_context(op), 64);
}

static uint64_t edges(const Step *s, uint32_t *poison)
{
    return int_low_u(place_int(held_place(s, 0))) + seq_rises(s, 0, poison);
}

/* A stage turns when the one before it rises: the last of n after edges 1, 1 + 2^(n-1), ... */
Flow seq_divider_give(Step *s)
{
    uint64_t stages = number_of(s->op, "pow2"), count;
    uint32_t poison = 0;

    if (stages > 63)
        return unsupported(s, "a clock that is divided by more than 2^63");
    count = edges(s, &poison);
    if (!stages)
        return give_operand(s, 0, 0);
    return seq_set_bit(s, result_place(s, 0),
                       ((count + ((uint64_t)1 << (stages - 1)) - 1) >> (stages - 1)) & 1, poison);
}

static Flow divider_take(Step *s)
{
    uint32_t poison = 0;
    uint64_t count = edges(s, &poison);

    place_set_int(next_place(s, 0), int_of_u(s->arena, 64, count));
    if (poison)
        seq_make_poison(next_place(s, 0), poison);
    return FLOW_NEXT;
}

const StateDef SEQ_DIVIDER_STATE = {
    .needs = needs_all, .watches = seq_watches_clock, .holds = divider_holds, .take = divider_take
};

/* Queues: the values, the place of the first, how many there are; then what was read, so many ticks
 * ago. */

typedef struct Queue {
    unsigned depth, latency, first, count;
} Queue;

/* Longer ones hold more than runs (dialects/hw/flatten.c). */
static unsigned bounded(uint64_t number)
{
    enum { MOST = 1 << 30 };

    return number < MOST ? (unsigned)number : MOST;
}

static Queue queue_of(const Op *op)
{
    unsigned depth = bounded(number_of(op, "depth"));

    return (Queue){ depth, bounded(number_of(op, "rdLatency")), depth, depth + 1 };
}

static const Type *queue_holds(const Op *op, unsigned index)
{
    Queue q = queue_of(op);

    if (index == q.first || index == q.count)
        return type_i(op_context(op), 64);
    return index < q.depth + 2 + q.latency ? op->results[0]->type : NULL;
}

static uint64_t held_number(const Step *s, unsigned index)
{
    return int_low_u(place_int(held_place(s, index)));
}

static void set_next(Step *s, unsigned index, uint64_t number)
{
    place_set_int(next_place(s, index), int_of_u(s->arena, 64, number));
}

static Flow queue_begin(Step *s)
{
    Queue q = queue_of(s->op);

    for (unsigned i = 0; i < q.depth + 2 + q.latency; i++)
        if (i != q.first && i != q.count)
            hw_set_undefined(s, held_place(s, i));
    return FLOW_NEXT;
}

Flow seq_queue_give(Step *s)
{
    Queue q = queue_of(s->op);
    uint64_t first = held_number(s, q.first), count = held_number(s, q.count);
    unsigned next = 3;

    if (q.latency)
        place_copy(result_place(s, 0), held_place(s, q.depth + 1 + q.latency));
    else
        place_copy(result_place(s, 0), held_place(s, (unsigned)first));
    seq_set_bit(s, result_place(s, 1), count == q.depth, 0);
    seq_set_bit(s, result_place(s, 2), count == 0, 0);
    if (op_attr(s->op, "almostFullThreshold"))
        seq_set_bit(s, result_place(s, next++), count >= number_of(s->op, "almostFullThreshold"),
                    0);
    if (op_attr(s->op, "almostEmptyThreshold"))
        seq_set_bit(s, result_place(s, next), count <= number_of(s->op, "almostEmptyThreshold"), 0);
    return FLOW_NEXT;
}

static void queue_empty(Step *s)
{
    Queue q = queue_of(s->op);

    set_next(s, q.first, 0);
    set_next(s, q.count, 0);
}

/* The definition has it asserted that nobody reads what is empty and writes what is full. */
static Flow queue_move(Step *s, bool reads, bool writes)
{
    Queue q = queue_of(s->op);
    uint64_t first = held_number(s, q.first), count = held_number(s, q.count);

    if (reads && !count)
        return trap(s, "the queue is read, and is empty");
    if (writes && count == q.depth)
        return trap(s, "the queue is written, and is full");
    for (unsigned i = 1; i < q.latency; i++)
        place_copy(next_place(s, q.depth + 2 + i), held_place(s, q.depth + 1 + i));
    if (reads && q.latency)
        place_copy(next_place(s, q.depth + 2), held_place(s, (unsigned)first));
    if (writes)
        place_copy(next_place(s, (unsigned)((first + count) % q.depth)), operand_place(s, 0));
    set_next(s, q.first, (first + reads) % q.depth);
    set_next(s, q.count, count + writes - reads);
    return FLOW_NEXT;
}

static Flow queue_take(Step *s)
{
    uint32_t poison = 0;
    bool rose = seq_rises(s, seq_operand(s->op, "clk"), &poison);
    bool reset = seq_is_set(s, seq_operand(s->op, "rst"), false, &poison);
    bool reads = seq_is_set(s, seq_operand(s->op, "rdEn"), false, &poison);
    bool writes = seq_is_set(s, seq_operand(s->op, "wrEn"), false, &poison);

    if (poison)
        return undefined_poison(s, poison, "what moves the queue is poison");
    if (rose && reset)
        queue_empty(s);
    return rose && !reset ? queue_move(s, reads, writes) : FLOW_NEXT;
}

const StateDef SEQ_QUEUE_STATE = {
    .watches = seq_watches_clock, .holds = queue_holds, .begin = queue_begin, .take = queue_take
};
