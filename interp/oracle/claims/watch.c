/* Watching a run: every value that is made, and every block that begins, as the observer tells it.
 */
#include "interp/oracle/claims/table.h"

static bool is_number_of(const Layout *layout)
{
    return layout_is_number(layout_lane(layout));
}

/* NaNs are one, whatever their bits. */
static bool is_same_lane(Place one, Place other, uint64_t lane)
{
    Place a = place_lane(one, lane), b = place_lane(other, lane);

    if (layout_is_float(a.layout) && float_is_nan(place_float(a)) && float_is_nan(place_float(b)))
        return true;
    return memcmp(a.words, b.words, layout_words(a.layout) * sizeof *a.words) == 0;
}

/* Bounds of an index are numbers of 64 bits, however wide it is. */
static bool is_within(Arena *arena, const Claim *claim, Place lane)
{
    unsigned width = claim->least.width;
    Int value = place_int(lane);

    if (value.width < width)
        value = claim->is_signed ? int_ext_s(arena, value, width) : int_ext_u(arena, value, width);
    if (claim->is_signed)
        return int_cmp_s(claim->least, value) <= 0 && int_cmp_s(value, claim->most) <= 0;
    return int_cmp_u(claim->least, value) <= 0 && int_cmp_u(value, claim->most) <= 0;
}

static bool holds_in_range(Claims *claims, const Claim *claim, Place place)
{
    Arena *arena = &claims->machine->scratch;
    ArenaMark mark = arena_mark(arena);
    bool within = true;

    if (!layout_is_integer(layout_lane(place.layout)))
        return true;
    for (uint64_t i = 0; within && i < layout_lanes(place.layout); i++)
        within = place.poison[i] || is_within(arena, claim, place_lane(place, i));
    arena_release(arena, mark);
    return within;
}

/* What is no number, or no constant that can be held, is not looked at. */
static bool is_constant(Claims *claims, const Claim *claim, const Step *step, Place place)
{
    Arena *arena = &claims->machine->scratch;
    ArenaMark mark = arena_mark(arena);
    Step s = step ? *step : (Step){ .op = claims->module, .machine = claims->machine };
    bool same = true;
    Place said;

    s.arena = arena;
    said = scratch_place(&s, place.layout);
    if (is_number_of(place.layout) && place_set_attr(&s, said, claim->value->type, claim->constant))
        for (uint64_t i = 0; same && i < layout_lanes(place.layout); i++)
            same = place.poison[i] || is_same_lane(place, said, i);
    arena_release(arena, mark);
    return same;
}

/* Of a memref, of its first element. */
static bool is_aligned(const Claims *claims, const Claim *claim, Place place)
{
    const Type *type = claim->value->type;
    const Layout *element;
    uint64_t address;

    if (place.poison[0])
        return true;
    if (place.layout->form == &FORM_POINTER)
        return place.words[POINTER_ADDRESS] % claim->alignment == 0;
    if (place.layout->form != &FORM_MEMREF)
        return true;
    element = machine_layout(claims->machine, type_element(type));
    address = place.words[MEMREF_ALIGNED_ADDRESS]
              + place.words[MEMREF_OFFSET] * (element ? layout_stride(element) : 0);
    return address % claim->alignment == 0;
}

static bool holds(Claims *claims, const Claim *claim, const Step *step, Place place)
{
    switch (claim->kind) {
    case CLAIM_RANGE:
        return holds_in_range(claims, claim, place);
    case CLAIM_CONSTANT:
        return is_constant(claims, claim, step, place);
    case CLAIM_ALIGNMENT:
        return is_aligned(claims, claim, place);
    default:
        return claim->kind != CLAIM_NEVER;
    }
}

/* A value that nothing holds, of a type that has no words, is not looked at. */
static void hold_value(Claims *claims, const Value *value, const Frame *frame, const Step *step)
{
    Subject *subject = map_get(&claims->subjects, KEY_OF(value));
    Place place;

    if (!subject)
        return;
    subject_begins(claims, subject, frame);
    place = frame_place(frame, value);
    for (size_t i = 0; place.layout && i < subject->own.len; i++) {
        Claim *claim = subject->own.data[i];

        claim->held++;
        if (!claim->broken && !holds(claims, claim, step, place))
            claim_breaks(claims, claim, step, value_block(value), place);
    }
}

/* Loops that run an operation's body in its stead: it stands there as a copy, and what they touch
 * the operation touches. */
static bool is_in_helper(const Frame *frame)
{
    return frame->function->expands && frame->call && frame->call->def->helper;
}

/* Whoever speaks of a value of the body speaks of what it is there. */
static void note_copies(Claims *claims, const Op *helper)
{
    if (map_get(&claims->helpers, KEY_OF(helper)))
        return;
    clone_map_put(claims->context, &claims->helpers, helper, (void *)helper);
    for (size_t i = 0; i < claims->listed.len; i++) {
        Subject *subject = claims->listed.data[i];
        const void *copy = map_get(&claims->context->copies, KEY_OF(subject->of));

        if (copy)
            clone_map_put(claims->context, &claims->subjects, copy, subject);
    }
}

static void before(void *state, const Step *step)
{
    Claims *claims = state;
    const Op *op = step->op;
    Subject *subject = map_get(&claims->subjects, KEY_OF(op));

    claims_touch_awaited(claims);
    claims->now++;
    if (is_in_helper(step->frame))
        return;
    if (subject)
        subject_begins(claims, subject, step->frame);
    vec_push(&claims->running, ((Running){ step, subject, memory_age(claims->machine->memory) }));
}

/* Operations that a jump leaves behind end with the one that it comes to. */
static void leave(Claims *claims, const Step *step)
{
    size_t at = claims->running.len;

    while (at && claims->running.data[at - 1].step != step)
        at--;
    if (at)
        claims->running.len = at - 1;
}

static void after(void *state, const Step *step, Flow flow)
{
    Claims *claims = state;

    claims_touch_awaited(claims);
    leave(claims, step);
    claims->now++;
    if (flow == FLOW_END)
        return;
    for (unsigned i = 0; i < node_result_count(step->node); i++)
        hold_value(claims, step->op->results[i], step->frame, step);
}

static void note_begun(Claims *claims, const Frame *frame)
{
    uint64_t *begun = map_get(&claims->begun, KEY_OF(frame));
    const Frame **key;

    if (!begun) {
        begun = ARENA_NEW(&claims->arena, uint64_t);
        key = ARENA_NEW(&claims->arena, const Frame *);
        *key = frame;
        map_put(&claims->begun, KEY_OF(*key), begun);
    }
    *begun = memory_age(claims->machine->memory);
}

static void entered(void *state, const Frame *frame, const Block *block)
{
    Claims *claims = state;

    claims_touch_awaited(claims);
    if (claims->of_functions && block->region->parent == frame->function->op
        && block == block->region->first)
        note_begun(claims, frame);
    claims->now++;
    if (is_in_helper(frame))
        note_copies(claims, frame->function->op);
    for (unsigned i = 0; i < block->arg_count; i++)
        hold_value(claims, block->args[i], frame, NULL);
}

static void switched(void *state, uint64_t from, uint64_t to, bool over)
{
    (void)from;
    (void)to;
    (void)over;
    ((Claims *)state)->several = true;
}

static void made(void *state, const Allocation *allocation)
{
    (void)allocation;
    claims_touch_awaited(state);
}

void claims_watch(Claims *claims, Machine *machine)
{
    claims->machine = machine;
    claims->observer = (Observer){ .state = claims,
                                   .before = before,
                                   .after = after,
                                   .entered = entered,
                                   .switched = switched,
                                   .inside = true };
    claims->watch = (MemoryWatch){ claims, made, claims_memory_ended, claims_touched, NULL };
    machine->observer = &claims->observer;
    memory_set_watch(machine->memory, &claims->watch);
}
