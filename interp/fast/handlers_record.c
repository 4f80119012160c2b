/* Handlers of structs and arrays, whose parts may be poison while the frame is clean: no other
 * value's may. */
#include "core/ir/attr.h"
#include "interp/fast/records.h"

FastPart fast_part_at(const Layout *container, const Attr *position, unsigned first)
{
    FastPart part = { 0, 0, container };

    for (unsigned i = first; i < position->dense.count; i++) {
        unsigned number = (unsigned)attr_i64_at(position, i);

        part.word += layout_part_word(part.layout, number);
        part.lane += layout_part_lane(part.layout, number);
        part.layout = layout_part(part.layout, number);
    }
    return part;
}

/* to, a: the words of the result and of the operand's part; c: the operand's first lane there; b:
 * how many words. */
static Flow extract_one(FAST_PARAMETERS)
{
    if (machine->frame->poison[op->c])
        return fast_by_definition(op, words, machine, acc);
    return fast_give(op, words, machine, words[op->a]);
}

static Flow extract_two(FAST_PARAMETERS)
{
    if (machine->frame->poison[op->c])
        return fast_by_definition(op, words, machine, acc);
    words[op->to + 1] = words[op->a + 1];
    return fast_give(op, words, machine, words[op->a]);
}

static bool emit_extract(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    const Slot *from = &node->operands[0], *to = &node->results[0];
    FastPart part = fast_part_at(from->layout, op_inherent(node->op, 0), 0);
    uint64_t count = layout_words(part.layout);
    FastOp *op;

    (void)handler;
    if (layout_lanes(part.layout) != 1 || layout_is_record(part.layout) || !count || count > 2)
        return false;
    op = fast_emit(c, count == 1 ? extract_one : extract_two);
    op->to = to->word;
    op->a = from->word + (uint32_t)part.word;
    op->c = from->lane + (uint32_t)part.lane;
    fast_gives(c, to->word);
    return true;
}

typedef struct Insertion {
    uint32_t words, lanes; /* of the whole */
    uint32_t from_lane, to_lane;
    uint32_t part, part_words; /* in the whole */
    uint32_t part_lane, part_lanes;
    uint32_t value_lane;
} Insertion;

/* to: the result; a: the container; b: the value. A value that is a record may have poison. */
static Flow insert(FAST_PARAMETERS)
{
    const Insertion *i = op->more;
    uint32_t *poison = machine->frame->poison;

    memmove(words + op->to, words + op->a, i->words * sizeof *words);
    memmove(poison + i->to_lane, poison + i->from_lane, i->lanes * sizeof *poison);
    memcpy(words + op->to + i->part, words + op->b, i->part_words * sizeof *words);
    memcpy(poison + i->to_lane + i->part_lane, poison + i->value_lane,
           i->part_lanes * sizeof *poison);
    return fast_next(op, words, machine);
}

static bool emit_insert(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    enum { MOST_WORDS = 64 };
    const Slot *from = &node->operands[0], *value = &node->operands[1], *to = &node->results[0];
    FastPart part = fast_part_at(from->layout, op_inherent(node->op, 0), 0);
    Insertion *insertion;
    FastOp *op;

    (void)handler;
    if (layout_words(from->layout) > MOST_WORDS)
        return false;
    insertion = ARENA_NEW(&fast_machine(c)->program, Insertion);
    *insertion = (Insertion){ .words = (uint32_t)layout_words(from->layout),
                              .lanes = (uint32_t)layout_lanes(from->layout),
                              .from_lane = from->lane,
                              .to_lane = to->lane,
                              .part = (uint32_t)part.word,
                              .part_words = (uint32_t)layout_words(part.layout),
                              .part_lane = (uint32_t)part.lane,
                              .part_lanes = (uint32_t)layout_lanes(part.layout),
                              .value_lane = value->lane };
    op = fast_emit(c, insert);
    op->to = to->word;
    op->a = from->word;
    op->b = value->word;
    op->more = insertion;
    return true;
}

const FastHandler FAST_RECORD_HANDLERS[] = {
    { PRIM_EXTRACT_PART, emit_extract },
    { PRIM_INSERT_PART, emit_insert },
    { 0 },
};

/* Behind it no part of these records is poison. more: their lanes, up to one of none. */
typedef struct Lanes {
    uint32_t first, count;
} Lanes;

static Flow check_records(FAST_PARAMETERS)
{
    const uint32_t *poison = machine->frame->poison;

    for (const Lanes *lanes = op->more; lanes->count; lanes++)
        for (uint32_t i = 0; i < lanes->count; i++)
            if (poison[lanes->first + i])
                return fast_leave_before(op, machine);
    return fast_next(op, words, machine);
}

bool fast_has_records(const Node *node)
{
    const Op *op = node->op;

    for (unsigned i = 0; i < op->operand_count; i++)
        if (node->operands[i].layout && layout_is_record(node->operands[i].layout))
            return true;
    for (unsigned i = 0; i < op->result_count; i++)
        if (node->results[i].layout && layout_is_record(node->results[i].layout))
            return true;
    return false;
}

void fast_emit_record_check(FastCompiler *c, const Node *node)
{
    const Op *op = node->op;
    VEC(Lanes) lanes = { 0 };

    for (unsigned i = 0; i < op->operand_count; i++) {
        const Slot *slot = &node->operands[i];

        if (slot->layout && layout_is_record(slot->layout) && layout_lanes(slot->layout))
            vec_push(&lanes, ((Lanes){ slot->lane, (uint32_t)layout_lanes(slot->layout) }));
    }
    if (lanes.len) {
        vec_push(&lanes, ((Lanes){ 0, 0 }));
        fast_emit(c, check_records)->more =
            ARENA_COPY(&fast_machine(c)->program, Lanes, lanes.data, lanes.len);
    }
    vec_free(&lanes);
}
