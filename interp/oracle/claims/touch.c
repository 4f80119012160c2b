/* What a run touches, held against claims about memory: who may not lead where another one does,
 * and who may not touch what, or nothing at all.
 *
 * An access belongs to the operation that makes it, to those around it that have not ended, and to
 * the one operand of the innermost that leads to that memory; where two do, to none of them.
 */
#include "interp/oracle/claims/table.h"

#include "core/ir/function.h"

/* More are not remembered: what is there holds for less than was touched then. */
enum { MOST_SPANS = 4096, LATEST_SPANS = 8 };

static Life *life_in(const Subject *subject, const Frame *frame)
{
    for (size_t i = subject->lives.len; i-- > 0;)
        if (subject->lives.data[i].frame == frame)
            return &subject->lives.data[i];
    return NULL;
}

void subject_begins(Claims *claims, Subject *subject, const Frame *frame)
{
    Life *life = life_in(subject, frame);

    if (!subject->pairs.len)
        return;
    if (!life) {
        vec_push(&subject->lives, (Life){ .frame = frame });
        life = &subject->lives.data[subject->lives.len - 1];
    }
    life->born = claims->now;
    life->spans.len = 0;
}

/* A row of accesses is one span. */
static bool is_joined(Span *span, const Span *touched)
{
    if (span->id != touched->id || span->written != touched->written || span->by != touched->by
        || touched->from > span->to || touched->to < span->from)
        return false;
    span->from = touched->from < span->from ? touched->from : span->from;
    span->to = touched->to > span->to ? touched->to : span->to;
    return true;
}

static void remember(Life *life, const Span *touched)
{
    size_t len = life->spans.len, first = len > LATEST_SPANS ? len - LATEST_SPANS : 0;

    for (size_t i = len; i-- > first;)
        if (is_joined(&life->spans.data[i], touched))
            return;
    if (len < MOST_SPANS)
        vec_push(&life->spans, *touched);
}

/* Of two that touch the same, one has to write: what both only read is no conflict. An operation
 * and a value are compared by what the operation does. */
static bool is_forbidden(const Pair *pair, const Span *own, bool own_is_op, const Span *other)
{
    const Claim *claim = pair->claim;
    const Span *by_op = own_is_op ? own : other;

    if (claim->kind == CLAIM_NO_ALIAS)
        return own->written || other->written;
    return by_op->written ? claim->no_writes : claim->no_reads;
}

static const Span *find_conflict(const Pair *pair, const Span *own, bool own_is_op,
                                 const Life *other)
{
    for (size_t i = 0; i < other->spans.len; i++) {
        const Span *span = &other->spans.data[i];

        if (span->id == own->id && span->from < own->to && own->from < span->to
            && is_forbidden(pair, own, own_is_op, span))
            return span;
    }
    return NULL;
}

/* Both are there: the one that was made later is of the other's time. */
static bool are_together(const Pair *pair, const Life *own, const Life *other)
{
    return pair->is_first ? other->born >= own->born : own->born >= other->born;
}

static void touch_pair(Claims *claims, const Pair *pair, const Life *own, bool own_is_op,
                       const Span *touched, const Allocation *allocation)
{
    const Life *other = life_in(pair->other, own->frame);
    const Span *conflict;

    if (!other || !are_together(pair, own, other))
        return;
    pair->claim->held++;
    conflict = pair->claim->broken ? NULL : find_conflict(pair, touched, own_is_op, other);
    if (conflict) {
        uint64_t byte = touched->from > conflict->from ? touched->from : conflict->from;

        claim_broken_by_access(claims, pair->claim,
                               claims->running.data[claims->running.len - 1].step, allocation, byte,
                               touched->written, conflict);
    }
}

static void touch_subject(Claims *claims, Subject *subject, const Frame *frame, bool is_op,
                          const Span *touched, const Allocation *allocation)
{
    Life *life = subject ? life_in(subject, frame) : NULL;

    if (!life)
        return;
    for (size_t i = 0; i < subject->pairs.len; i++)
        touch_pair(claims, &subject->pairs.data[i], life, is_op, touched, allocation);
    remember(life, touched);
}

/* To which memory a value leads; 0: to none, or it is no pointer. */
static AllocationId leads_to(Place place)
{
    if (!place.layout || !place.layout->lanes || place.poison[0])
        return 0;
    if (place.layout->form == &FORM_MEMREF)
        return place.words[MEMREF_ALIGNED_PROVENANCE];
    if (place.layout->form == &FORM_UNRANKED)
        return place.words[UNRANKED_MEMREF + MEMREF_ALIGNED_PROVENANCE];
    return place.layout->form == &FORM_POINTER ? place.words[POINTER_PROVENANCE] : 0;
}

/* The one operand that leads to the allocation; NULL: none, or several do. */
static const Value *touched_by(const Claims *claims, const Step *step, AllocationId id)
{
    const Value *found = NULL;

    for (unsigned i = 0; i < step->op->operand_count; i++) {
        AllocationId own = leads_to(operand_place(step, i));

        if (!own || !memory_same(claims->machine->memory, own, id))
            continue;
        if (found && found != step->op->operands[i])
            return NULL;
        found = step->op->operands[i];
    }
    return found;
}

/* A global is there before anything runs; it is made where it is first asked for. */
static bool was_there(const Allocation *allocation, uint64_t age)
{
    return allocation->kind == ALLOCATION_GLOBAL || allocation->born < age;
}

static void touch_effects(Claims *claims, const ClaimList *own, const Step *step,
                          const Span *touched, const Allocation *allocation)
{
    for (size_t i = 0; i < own->len; i++) {
        Claim *claim = own->data[i];

        if (claim->kind != CLAIM_EFFECTS)
            continue;
        claim->held++;
        if (touched->written ? claim->no_writes : claim->no_reads)
            claim_broken_by_access(claims, claim, step, allocation, touched->from, touched->written,
                                   NULL);
    }
}

/* A function, as an operation, may use memory as it likes that was made since it began. */
static void touch_functions(Claims *claims, const Step *step, const Span *touched,
                            const Allocation *allocation)
{
    for (const Frame *frame = step->frame; frame; frame = frame->caller) {
        Subject *subject = map_get(&claims->subjects, KEY_OF(frame->function->op));
        const uint64_t *begun = subject ? map_get(&claims->begun, KEY_OF(frame)) : NULL;

        if (begun && was_there(allocation, *begun))
            touch_effects(claims, &subject->own, step, touched, allocation);
    }
}

/* What an operation does to memory that it made itself is not seen from outside. */
static void touch_around(Claims *claims, const Span *touched, const Allocation *allocation)
{
    for (size_t i = claims->running.len; i-- > 0;) {
        const Running *around = &claims->running.data[i];

        if (around->subject && was_there(allocation, around->age))
            touch_subject(claims, around->subject, around->step->frame, true, touched, allocation);
    }
}

/* Where a tensor is made of memory that passes may write to, that is poison from then on, which is
 * no write: decision B2. */
static bool is_poisoned(const Step *step, const Span *touched)
{
    return touched->written && op_is(step->op, "bufferization.to_tensor");
}

static void touch(Claims *claims, const Allocation *allocation, const Span *touched)
{
    const Running *innermost = &claims->running.data[claims->running.len - 1];
    const Step *step = innermost->step;
    const Value *through = touched_by(claims, step, allocation->id);

    if (is_poisoned(step, touched))
        return;
    if (through)
        touch_subject(claims, map_get(&claims->subjects, KEY_OF(through)), step->frame, false,
                      touched, allocation);
    if (innermost->subject && was_there(allocation, innermost->age))
        touch_effects(claims, &innermost->subject->own, step, touched, allocation);
    touch_around(claims, touched, allocation);
    if (claims->of_functions)
        touch_functions(claims, step, touched, allocation);
}

void claims_touch_awaited(Claims *claims)
{
    const Allocation *allocation = claims->awaited;

    claims->awaited = NULL;
    if (allocation)
        touch(claims, allocation, &claims->awaited_span);
}

void claims_touched(void *state, const Allocation *allocation, uint64_t offset, uint64_t size,
                    AccessMode mode)
{
    Claims *claims = state;
    Span touched = { allocation->id, offset, offset + size, access_writes(mode), NULL };

    claims_touch_awaited(claims);
    if (!claims->running.len || !allocation->id || allocation->of_value || !size || claims->several)
        return;
    touched.by = claims->running.data[claims->running.len - 1].step->op;
    if (touched.written && size == allocation->size) {
        claims->awaited = allocation;
        claims->awaited_span = touched;
    } else {
        touch(claims, allocation, &touched);
    }
}

void claims_memory_ended(void *state, const Allocation *allocation)
{
    Claims *claims = state;

    if (claims->awaited == allocation)
        claims->awaited = NULL;
    claims_touch_awaited(claims);
}
