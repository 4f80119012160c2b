/* Again: a loop that is entered with the numbers it was last entered with, of memory that is what
 * it was. What was found out then is so now: where its lines and accesses begin, and how often it
 * goes round. */
#include "interp/fast/strip_again.h"
#include "interp/fast/strip_run.h"

#include <string.h>

struct StripAgain {
    StripPatience patience;
    bool is_known;
    uint64_t trips;
    unsigned word_count;
    uint32_t *words; /* of the frame: all that lines are made of; memrefs keep theirs */
    uint64_t *numbers;
    Line *counts; /* those that go on from one strip to the next */
    Reach *reaches;
};

/* Does what is found out depend on nothing but words of the frame (numbers and memrefs) and on
 * what may be done to their memory, which `memory_epoch` tells? With pointers, inner loops and
 * subscripts that are loaded it does not. */
static bool is_told(const StripLoop *loop)
{
    bool told = !loop->inner_count && !loop->bound_count;

    for (unsigned i = 0; i < loop->memref_count; i++)
        told &= !loop->memrefs[i].is_pointer;
    for (unsigned i = 0; i < loop->access_count; i++)
        told &= !loop->accesses[i].gathers;
    return told;
}

StripAgain *strip_plan_again(const StripLoop *loop, Arena *arena)
{
    StripAgain *again;

    if (!is_told(loop))
        return NULL;
    again = ARENA_ARRAY(arena, StripAgain, 1);
    again->words = ARENA_ARRAY(arena, uint32_t, loop->linear_count + 2 * loop->variable_count);
    for (unsigned i = 0; i < loop->linear_count; i++)
        if (loop->linears[i].kind == LINEAR_WORD || loop->linears[i].kind == LINEAR_ROW)
            again->words[again->word_count++] = loop->linears[i].word;
    for (unsigned i = 0; i < loop->variable_count; i++) {
        again->words[again->word_count++] = loop->variables[i].word;
        again->words[again->word_count++] = loop->variables[i].step;
    }
    again->numbers = ARENA_ARRAY(arena, uint64_t, again->word_count);
    again->counts = ARENA_ARRAY(arena, Line, loop->count_count);
    again->reaches = ARENA_ARRAY(arena, Reach, loop->access_count);
    return again;
}

static bool is_same(const Strip *s, const StripAgain *again)
{
    const StripLoop *loop = s->loop;

    if (!again->is_known || (!loop->is_tested && s->trips != again->trips))
        return false;
    for (unsigned i = 0; i < again->word_count; i++)
        if (s->words[again->words[i]] != again->numbers[i])
            return false;
    for (unsigned i = 0; i < loop->memref_count; i++)
        if (!strip_is_memref(s, &loop->memrefs[i]))
            return false;
    return true;
}

bool strip_is_again(Strip *s)
{
    StripAgain *again = s->loop->again;

    if (!again || strip_is_paused(&again->patience))
        return false;
    again->is_known = is_same(s, again);
    strip_judge(&again->patience, again->is_known);
    if (again->is_known)
        s->trips = again->trips;
    return again->is_known;
}

void strip_take_again(Strip *s)
{
    const StripLoop *loop = s->loop;
    const StripAgain *again = loop->again;

    s->segment = s->trips;
    s->steps = loop->steps;
    for (unsigned i = 0; i < loop->count_count; i++)
        s->lines[loop->counts[i]] = again->counts[i];
    memcpy(s->reaches, again->reaches, loop->access_count * sizeof *s->reaches);
    for (unsigned i = 0; i < loop->access_count; i++)
        strip_move_reach(s, i, 0);
    s->machine->repeats_run++;
}

void strip_remember(const Strip *s)
{
    const StripLoop *loop = s->loop;
    StripAgain *again = loop->again;

    if (!again || again->patience.pause || s->rows > 1 || s->segment < s->trips)
        return;
    again->is_known = true;
    again->trips = s->trips;
    for (unsigned i = 0; i < again->word_count; i++)
        again->numbers[i] = s->words[again->words[i]];
    for (unsigned i = 0; i < loop->count_count; i++)
        again->counts[i] = s->lines[loop->counts[i]];
    memcpy(again->reaches, s->reaches, loop->access_count * sizeof *s->reaches);
}
