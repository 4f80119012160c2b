#include "interp/oracle/judge/endless.h"

#include <string.h>

static uint64_t choices_of(const Machine *machine)
{
    uint64_t made = 0;

    for (unsigned kind = 0; kind < CHOICE_KINDS; kind++)
        made += machine->choice.made[kind];
    return made;
}

static void keep(Endless *e, const Step *step)
{
    const Machine *machine = e->machine;

    e->node = step->node;
    e->kept_changes = e->changes;
    e->kept_output = machine->output.len;
    e->kept_choices = choices_of(machine);
    e->frames.len = e->words.len = e->poison.len = 0;
    for (const Frame *frame = machine->frame; frame; frame = frame->caller) {
        vec_push(&e->frames, frame);
        for (uint32_t i = 0; i < frame->function->words; i++)
            vec_push(&e->words, frame->words[i]);
        for (uint32_t i = 0; i < frame->function->lanes; i++)
            vec_push(&e->poison, frame->poison[i] != 0);
    }
}

/* Where poison came from decides nothing. */
static bool same_poison(const bool *kept, const uint32_t *now, uint32_t lanes)
{
    for (uint32_t i = 0; i < lanes; i++)
        if (kept[i] != (now[i] != 0))
            return false;
    return true;
}

static bool same_frames(const Endless *e)
{
    const uint64_t *words = e->words.data;
    const bool *poison = e->poison.data;
    size_t at = 0;

    for (const Frame *frame = e->machine->frame; frame; frame = frame->caller, at++) {
        const Function *function = frame->function;

        if (at == e->frames.len || e->frames.data[at] != frame
            || memcmp(words, frame->words, function->words * sizeof *words) != 0
            || !same_poison(poison, frame->poison, function->lanes))
            return false;
        words += function->words;
        poison += function->lanes;
    }
    return at == e->frames.len;
}

static bool is_as_kept(const Endless *e, const Step *step)
{
    return e->node == step->node && e->kept_changes == e->changes
           && e->kept_output == e->machine->output.len && e->kept_choices == choices_of(e->machine)
           && same_frames(e);
}

/* A function that is not the program's own may give something else the next time. */
static bool calls_outside(const Step *step)
{
    const Attr *name = op_is(step->op, "func.call") ? op_attr(step->op, "callee") : NULL;
    const Op *callee = name ? symbol_in(step, name) : NULL;

    return op_is(step->op, "func.call_indirect")
           || (callee && !(callee->region_count && callee->regions[0].first));
}

/* What a coroutine keeps is in no frame until it goes on. */
static bool leaves_coroutine(const Step *step)
{
    return node_is(step->node, PRIM_COROUTINE) || node_is(step->node, PRIM_SUSPEND);
}

/* The state is kept after 1, 2, 4 ... operations: a circle of any length is met in the end. */
static void before(void *state, const Step *step)
{
    Endless *e = state;

    e->found |= is_as_kept(e, step);
    e->changes += calls_outside(step) || leaves_coroutine(step);
    if (e->found || ++e->seen < e->due)
        return;
    keep(e, step);
    e->seen = 0;
    e->due *= 2;
}

static void note_change(void *state, const Allocation *allocation)
{
    Endless *e = state;

    (void)allocation;
    e->changes++;
}

static void note_access(void *state, const Allocation *allocation, uint64_t offset, uint64_t size,
                        AccessMode mode)
{
    Endless *e = state;

    (void)allocation, (void)offset, (void)size;
    e->changes += mode != ACCESS_READ;
}

void endless_start(Endless *endless, Machine *machine)
{
    *endless = (Endless){ .machine = machine, .due = 1 };
    endless->observer = (Observer){ .state = endless, .before = before };
    endless->watch = (MemoryWatch){ endless, note_change, note_change, note_access, NULL };
    machine->observer = &endless->observer;
    memory_set_watch(machine->memory, &endless->watch);
}

void endless_free(Endless *endless)
{
    vec_free(&endless->frames);
    vec_free(&endless->words);
    vec_free(&endless->poison);
}
