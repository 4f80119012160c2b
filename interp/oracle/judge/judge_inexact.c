/* What inexact operations allow: the program is run again, each of their results moved a little. A
 * float lies between those that were seen, or not farther from them than they are from each other;
 * anything else is one of those that were seen. */
#include "interp/oracle/judge/judging.h"

#include <stdlib.h>
#include <string.h>

enum { PERTURBED_RUNS = 24 };

/* Values. */

static void widen(Departure *departure, Float value)
{
    if (float_compare(value, departure->low) == FLOAT_LESS)
        departure->low = value;
    if (float_compare(value, departure->high) == FLOAT_GREATER)
        departure->high = value;
}

/* Or what is open are signs of zeros alone. These are gone through, and what the other gives must
 * be what one run gives as a whole; nor does a number count that lies between what two of them
 * give. */
static bool has_ranges(const Judge *j)
{
    return j->of->inexact.ulps > 0;
}

/* The value as another run has it. */
static void look_at(Judge *j, Departure *departure, Cell now)
{
    departure->varies |= !refines(judge_refine(j->of, j->of->perturbed, departure->own, now));
    if (has_ranges(j) && refines(judge_refine(j->of, j->of->perturbed, now, departure->theirs)))
        judge_settle(j, departure);
    else if (layout_is_float(now.layout) && !now.open)
        widen(departure, judge_float(now));
}

static uint64_t saturated(UlpCount count)
{
    return count > UINT64_MAX ? UINT64_MAX : (uint64_t)count;
}

/* Or near ours, where the value is not always the same at all. */
static bool lies_in_range(const Judge *j, const Departure *departure)
{
    uint64_t spread;
    Float theirs, low, high;

    if (!layout_is_float(departure->own.layout) || float_is_nan(departure->low)
        || !departure->theirs.words || departure->theirs.open || !has_ranges(j))
        return false;
    theirs = judge_float(departure->theirs);
    spread = saturated(float_ulps_between(departure->low, departure->high));
    if (spread == 0 || float_is_nan(theirs))
        return false;
    low = float_steps_down(departure->low, spread);
    high = float_steps_up(departure->high, spread);
    if (float_compare(theirs, low) != FLOAT_LESS && float_compare(theirs, high) != FLOAT_GREATER)
        return true;
    return departure->found.verdict == REFINE_NEAR
           && (double)departure->found.ulps <= j->of->inexact.ulps;
}

/* Text. */

/* "1.5", "[2.5,", "(1e-3,": a number among brackets and commas. */
static bool number_in(Str word, double *number)
{
    char text[64];
    char *start = text, *end;

    if (word.len >= sizeof text)
        return false;
    memcpy(text, word.data, word.len);
    text[word.len] = 0;
    start += strspn(start, "[(");
    *number = strtod(start, &end);
    return end > start && end[strspn(end, "]),")] == 0;
}

static void look_at_word(Printed *printed, Str own, Str now)
{
    double number;

    printed->varies |= !str_eq(own, now);
    if (!printed->number || !number_in(now, &number))
        return;
    if (number < printed->low)
        printed->low = number;
    if (number > printed->high)
        printed->high = number;
}

static void look_at_text(Judge *j, Str text)
{
    Words now = words_of(text);

    if (has_ranges(j) && words_same(&now, &j->other_words, j->of->open_text))
        j->text_departs = false;
    if (now.words.len != j->own_words.words.len)
        j->text_varies = true;
    for (size_t i = 0; i < now.words.len && i < j->printed.len; i++) {
        Printed *printed = &j->printed.data[i];

        look_at_word(printed, j->own_words.words.data[i].text, now.words.data[i].text);
        printed->settled |= words_same_at(&now, &j->other_words, i, j->of->open_text);
        j->text_varies |= printed->varies;
    }
    words_free(&now);
}

static void settle_words(Judge *j)
{
    bool all = j->own_words.words.len == j->other_words.words.len;

    for (size_t i = 0; i < j->printed.len; i++) {
        Printed *printed = &j->printed.data[i];
        double theirs, spread = printed->high - printed->low;

        if (all && !printed->settled && printed->number && spread > 0
            && number_in(j->other_words.words.data[i].text, &theirs))
            printed->settled = theirs >= printed->low - spread && theirs <= printed->high + spread;
        all &= printed->settled;
    }
    if (all && j->text_varies)
        j->text_departs = false;
}

/* Runs. */

/* Where one is undefined the other was free to do anything. */
static void perturb(Judge *j, uint64_t seed)
{
    Runner *runner = j->of->perturbed;
    EndKind end;

    j->judgement.runs++;
    if (!runner_make(runner, j->of->inputs, j->number, seed))
        return;
    end = runner_call(runner);
    if (end == END_UNDEFINED || (!has_ranges(j) && judge_is_it(j, runner, end)))
        judge_settle_all(j);
    if (end != END_NONE && end != END_TRAP)
        return;
    if (has_ranges(j) && end == j->other->end)
        j->end_departs = false;
    if (j->text_departs)
        look_at_text(j, sb_view(&runner->machine->output));
    for (size_t i = 0; end == END_NONE && i < j->departures.len; i++) {
        Departure *departure = &j->departures.data[i];
        ArenaMark mark = arena_mark(j->arena);
        Cell now;

        if (departure->settled)
            continue;
        if (own_cell(runner, departure->id, j->arena, &now))
            look_at(j, departure, now);
        else
            departure->varies = true; /* memory has another shape there */
        arena_release(j->arena, mark);
    }
}

void judge_allow_single(Judge *j)
{
    for (size_t i = 0; j->of->single && i < j->departures.len; i++) {
        Departure *departure = &j->departures.data[i];

        if (departure->found.verdict == REFINE_NEAR
            && (double)departure->found.ulps <= j->of->inexact.ulps)
            judge_settle(j, departure);
    }
}

static void start_numbers(Judge *j)
{
    for (size_t i = 0; i < j->printed.len; i++) {
        Printed *printed = &j->printed.data[i];

        printed->number =
            has_ranges(j) && number_in(j->own_words.words.data[i].text, &printed->low);
        printed->high = printed->low;
    }
}

/* All signs of a few zeros are among so many. */
static uint64_t runs_for(const Perturb *perturb)
{
    uint64_t all = perturb_drew_signs(perturb) ? 0 : UINT64_C(1) << perturb->zeros;

    return all > PERTURBED_RUNS ? all : PERTURBED_RUNS;
}

/* Ranges only grow: what lies in one need not wait for further runs. */
static void settle_in_range(Judge *j)
{
    for (size_t i = 0; i < j->departures.len; i++)
        if (!j->departures.data[i].settled && lies_in_range(j, &j->departures.data[i]))
            judge_settle(j, &j->departures.data[i]);
}

void judge_allow_inexact(Judge *j, uint64_t seed)
{
    start_numbers(j);
    perturb_survey(j->of->perturb);
    perturb(j, seed);
    j->open = j->of->perturb->open;
    for (uint64_t run = 1; run <= runs_for(j->of->perturb) && !judge_is_settled(j); run++) {
        perturb_move(j->of->perturb, run, j->number);
        perturb(j, seed);
        settle_in_range(j);
    }
    j->drew_signs = perturb_drew_signs(j->of->perturb);
    if (j->text_departs && has_ranges(j))
        settle_words(j);
}

/* Runs that were moved tell where a float lies as long as half of its digits stay. */
static bool is_bounded(const Judge *j, const Departure *departure)
{
    uint64_t spread;

    if (j->open || !layout_is_float(departure->own.layout) || !departure->theirs.words
        || float_is_nan(departure->low) || !float_is_finite(judge_float(departure->theirs)))
        return false;
    spread = saturated(float_ulps_between(departure->low, departure->high));
    return spread > 0 && spread >> departure->own.layout->format->precision / 2 == 0;
}

/* Both are zeros, of which an operation with `nsz` made one: compilers keep it where it takes the
 * place of another. */
static bool is_either_zero(const Judge *j, const Departure *departure)
{
    return influence_on(&j->of->zeros, departure->id) && layout_is_float(departure->own.layout)
           && departure->theirs.words && float_is_zero(judge_float(departure->own))
           && float_is_zero(judge_float(departure->theirs));
}

/* It hangs on signs of zeros, of which some were tried. */
static bool has_drawn_signs(const Judge *j, const Departure *departure)
{
    return j->drew_signs && influence_on(&j->of->zeros, departure->id);
}

static bool text_has_drawn_signs(const Judge *j)
{
    return j->text_departs && j->drew_signs && j->of->zeros.text;
}

static bool end_has_drawn_signs(const Judge *j)
{
    return j->end_departs && j->drew_signs && j->of->zeros.ends;
}

bool judge_is_free(Judge *j)
{
    const Influence *influence = &j->of->influence;
    bool all = !(j->text_departs && !j->text_varies && !influence->text && !text_has_drawn_signs(j))
               && !(j->end_departs && !influence->ends && !end_has_drawn_signs(j));

    for (size_t i = 0; i < j->departures.len; i++) {
        Departure *departure = &j->departures.data[i];

        departure->free = is_either_zero(j, departure) || has_drawn_signs(j, departure)
                          || (influence_on(influence, departure->id)
                                  ? !is_bounded(j, departure)
                                  : departure->varies && !layout_is_float(departure->own.layout));
        all &= departure->settled || departure->free;
    }
    return all;
}

const char *judge_why_free(const Judge *j)
{
    const Influence *influence = &j->of->influence;
    bool flags = (j->text_departs && influence->text) || (j->end_departs && influence->ends);
    bool zeros = text_has_drawn_signs(j) || end_has_drawn_signs(j);

    for (size_t i = 0; i < j->departures.len; i++) {
        const Departure *departure = &j->departures.data[i];

        if (departure->settled)
            continue;
        if (is_either_zero(j, departure))
            zeros = true;
        else if (influence_on(influence, departure->id))
            flags = true;
        else
            zeros |= has_drawn_signs(j, departure);
    }
    if (flags)
        return j->open ? j->open : "fast-math flags, which leave it open";
    return zeros ? "'nsz', to which the sign of a zero means nothing" : NULL;
}
