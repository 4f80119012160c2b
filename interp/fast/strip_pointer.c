/* Pointers in the body of a loop that runs in strips: each is a base that stays, and an offset in
 * bytes that is a linear. Structs that hold some are not made: what is taken out of one is what was
 * put into it. */
#include "interp/fast/pointer.h"
#include "interp/fast/records.h"
#include "interp/fast/strip_plan.h"

/* Bases. */

static uint8_t add_base(Plan *p, uint32_t word)
{
    for (unsigned i = 0; i < p->loop.memref_count; i++)
        if (p->memrefs[i].is_pointer && p->memrefs[i].word == word)
            return (uint8_t)i;
    if (p->loop.memref_count == STRIP_ACCESSES)
        return NONE;
    p->memrefs[p->loop.memref_count] = (StripMemref){ .word = word, .is_pointer = true };
    return (uint8_t)p->loop.memref_count++;
}

static bool know_pointer(Plan *p, const Value *value, uint8_t base, uint8_t offset)
{
    if (base == NONE || offset == NONE || p->pointer_count == STRIP_POINTERS)
        return false;
    p->pointers[p->pointer_count] = (StripPointer){ base, offset };
    return strip_know(p, value, KNOWN_POINTER, (uint8_t)p->pointer_count++);
}

static uint8_t constant(Plan *p, int64_t number)
{
    return strip_add_linear(p, (StripLinear){ LINEAR_CONSTANT, .value = number });
}

bool strip_pointer(Plan *p, const Node *node, unsigned operand, StripPointer *pointer)
{
    const Value *value = node->op->operands[operand];
    const Known *known = strip_known_as(p, value, KNOWN_POINTER);

    if (known) {
        *pointer = p->pointers[known->number];
        return true;
    }
    if (strip_is_inside(p, value) || !fast_is_pointer(&node->operands[operand]))
        return false;
    *pointer = (StripPointer){ add_base(p, fast_in(node, operand)), constant(p, 0) };
    return pointer->base != NONE && pointer->offset != NONE;
}

/* Offsets. */

/* It is in the object in all iterations. */
static bool add_bound(Plan *p, StripPointer pointer)
{
    for (unsigned i = 0; i < p->loop.bound_count; i++)
        if (p->bounds[i].base == pointer.base && p->bounds[i].offset == pointer.offset)
            return true;
    if (p->loop.bound_count == STRIP_ACCESSES)
        return false;
    p->bounds[p->loop.bound_count++] = pointer;
    return true;
}

static uint8_t add_index(Plan *p, const Node *node, const FastOffset *offset, uint8_t to)
{
    uint8_t index = strip_linear(p, node, 1);

    index = strip_fitting(p, index, 64 - offset->shift, offset->up);
    index = offset->size == 1
                ? index
                : strip_join(p, LINEAR_MULTIPLY, true, index, constant(p, offset->size));
    return strip_join(p, LINEAR_ADD, true, to, index);
}

static bool plan_offset(Plan *p, const Node *node)
{
    const Value *result = node->op->results[0];
    StripPointer from, to;
    FastOffset offset;

    if (strip_known_as(p, result, KNOWN_POINTER))
        return true;
    if (!fast_offset_of(p->c, node, &offset) || !strip_pointer(p, node, 0, &from))
        return false;
    to = from;
    if (offset.constant)
        to.offset = strip_join(p, LINEAR_ADD, true, to.offset, constant(p, offset.constant));
    if (offset.is_dynamic)
        to.offset = add_index(p, node, &offset, to.offset);
    return to.offset != NONE && (!offset.within || (add_bound(p, from) && add_bound(p, to)))
           && know_pointer(p, result, to.base, to.offset);
}

/* Parts of records. */

typedef struct Part { /* what was put where another one is taken out */
    const Node *node; /* its operand of this number, and in that */
    unsigned operand;
    const Attr *position; /* what these numbers, from this one on, lead to */
    unsigned first;
} Part;

/* Goes on to what was put in there, or to what the rest was before; false where only a part of it
 * was. */
static bool look_behind(const Node *insertion, Part *part)
{
    const Attr *to = op_inherent(insertion->op, 0), *from = part->position;
    unsigned left = from->dense.count - part->first, same = 0;

    while (same < left && same < to->dense.count
           && attr_i64_at(from, part->first + same) == attr_i64_at(to, same))
        same++;
    if (same == left && left < to->dense.count)
        return false;
    part->node = insertion;
    part->operand = same == to->dense.count ? 1 : 0;
    part->first += part->operand ? same : 0;
    return true;
}

static bool find_part(const Plan *p, const Node *extraction, Part *part)
{
    *part = (Part){ extraction, 0, op_inherent(extraction->op, 0), 0 };
    for (;;) {
        const Value *value = part->node->op->operands[part->operand];
        const Node *maker = strip_is_inside(p, value) ? strip_maker(p, value) : NULL;

        if (part->first == part->position->dense.count || !strip_is_inside(p, value))
            return true;
        if (!maker || !node_is(maker, PRIM_INSERT_PART) || !look_behind(maker, part))
            return false;
    }
}

/* The part is not poison when the loop begins. */
static bool add_lane(Plan *p, uint32_t lane)
{
    for (unsigned i = 0; i < p->loop.lane_count; i++)
        if (p->lanes[i] == lane)
            return true;
    if (p->loop.lane_count == STRIP_ACCESSES)
        return false;
    p->lanes[p->loop.lane_count++] = lane;
    return true;
}

/* A part of a record that stays. */
static bool know_outer_part(Plan *p, const Value *value, const Part *part)
{
    const Slot *record = &part->node->operands[part->operand];
    FastPart found = fast_part_at(record->layout, part->position, part->first);
    Slot slot = { .word = record->word + (uint32_t)found.word, .layout = found.layout };

    if (layout_is_record(found.layout) || layout_lanes(found.layout) != 1
        || !add_lane(p, record->lane + (uint32_t)found.lane))
        return false;
    if (fast_is_pointer(&slot))
        return know_pointer(p, value, add_base(p, slot.word), constant(p, 0));
    return strip_is_number(&slot)
           && strip_know(
               p, value, KNOWN_LINEAR,
               strip_add_linear(p, (StripLinear){ LINEAR_WORD, .word = slot.word,
                                                  .width = (uint8_t)slot.layout->width }));
}

static bool plan_extraction(Plan *p, const Node *node)
{
    const Value *result = node->op->results[0];
    StripPointer pointer;
    Part part;

    if (strip_known_as(p, result, KNOWN_POINTER) || strip_known_as(p, result, KNOWN_LINEAR))
        return true;
    if (!find_part(p, node, &part))
        return false;
    if (part.first < part.position->dense.count)
        return know_outer_part(p, result, &part);
    if (strip_pointer(p, part.node, part.operand, &pointer))
        return know_pointer(p, result, pointer.base, pointer.offset);
    return strip_know(p, result, KNOWN_LINEAR, strip_linear(p, part.node, part.operand));
}

/* One that is neither a pointer nor a linear. */
static bool plan_number(Plan *p, const Node *node)
{
    Part part;

    return find_part(p, node, &part) && part.first == part.position->dense.count
           && strip_know(p, node->op->results[0], KNOWN_STRIP,
                         strip_of(p, part.node, part.operand));
}

static bool is_void_record(const Node *node)
{
    return op_has(node->op, CONSTANT_LIKE) && node->op->result_count == 1
           && layout_is_record(node->results[0].layout);
}

bool strip_plan_address(Plan *p, const Node *node)
{
    if (node_is(node, PRIM_POINTER_OFFSET))
        return plan_offset(p, node);
    return node_is(node, PRIM_EXTRACT_PART) && plan_extraction(p, node);
}

bool strip_plan_record(Plan *p, const Node *node)
{
    if (node_is(node, PRIM_INSERT_PART))
        return layout_is_record(node->results[0].layout);
    return node_is(node, PRIM_EXTRACT_PART) ? plan_number(p, node) : is_void_record(node);
}

void strip_drop_bounds(Plan *p)
{
    unsigned kept = 0;

    for (unsigned i = 0; i < p->loop.bound_count; i++) {
        const StripPointer *bound = &p->bounds[i];
        bool accessed = false;

        for (unsigned k = 0; k < p->loop.access_count; k++) {
            const StripAccess *access = &p->accesses[k];

            accessed |= access->is_pointer && access->table == bound->base
                        && access->subscripts[0] == bound->offset;
        }
        if (!accessed)
            p->bounds[kept++] = *bound;
    }
    p->loop.bound_count = kept;
}
