#include "interp/judge/judge.h"

#include "interp/number_text.h"

#include <string.h>

enum {
    MOST_DEPARTURES = 1 << 14, /* values that differ and are looked at */
    CHOICE_RUNS = 32,
    PERTURBED_RUNS = 24,
    MOST_PATHS = 1 << 10, /* runs, where choices are gone through one by one; and in them all */
    MOST_PATH_STEPS = 1 << 22,
};

typedef struct Departure { /* a value that does not refine ours */
    CellId id;
    Cell own, theirs; /* words are copies; theirs has none where there is no such cell */
    Refinement found;
    bool settled;    /* a reason was found for which it may */
    Float low, high; /* of a float: the least and the largest that it was in any run */
} Departure;

typedef VEC(Str) Words; /* of a text, in its order */

typedef struct Judge {
    const JudgeCase *of;
    uint64_t number;
    const Outcome *other;
    Arena *arena;
    EndKind end;                   /* of our run */
    bool end_departs, end_settled; /* one stopped itself, the other returned */
    VEC(Departure) departures;
    size_t unsettled;
    bool text_departs, text_settled;
    Words own_words, other_words;
    VEC(bool) settled_words; /* one for each of ours */
    Judgement judgement;
} Judge;

/* Text. */

static Words words_of(Str text)
{
    Words words = { 0 };
    size_t at = 0;

    while (at < text.len) {
        size_t start = at;

        while (at < text.len && !strchr(" \t\n", text.data[at]))
            at++;
        if (at > start)
            vec_push(&words, ((Str){ text.data + start, at - start }));
        at++;
    }
    return words;
}

/* A `?` of ours stands for any characters up to the next of ours that is the same. */
static bool may_be(Str own, Str theirs)
{
    size_t at = 0;

    for (size_t i = 0; i < own.len; i++) {
        if (own.data[i] == '?') {
            while (at < theirs.len && (i + 1 == own.len || theirs.data[at] != own.data[i + 1]))
                at++;
        } else if (at >= theirs.len || theirs.data[at++] != own.data[i]) {
            return false;
        }
    }
    return at == theirs.len;
}

static bool same_word(const Judge *j, Str own, Str theirs)
{
    return str_eq(own, theirs) || (j->of->open_text && may_be(own, theirs));
}

static void compare_text(Judge *j)
{
    Str own = sb_view(&j->of->runner->machine->output), theirs = j->other->text;
    bool all;

    if (str_eq(own, theirs))
        return;
    j->text_departs = true;
    j->own_words = words_of(str_dup(j->arena, own));
    j->other_words = words_of(theirs);
    all = j->own_words.len == j->other_words.len;
    for (size_t i = 0; i < j->own_words.len; i++) {
        bool same =
            i < j->other_words.len && same_word(j, j->own_words.data[i], j->other_words.data[i]);

        vec_push(&j->settled_words, same);
        all &= same;
    }
    j->text_settled = all && j->of->open_text;
}

/* A word that another run prints otherwise may be any word; and so may their number. */
static void look_at_text(Judge *j, const Machine *machine)
{
    Words now = words_of(sb_view(&machine->output));
    bool all = j->own_words.len == j->other_words.len;

    if (now.len != j->own_words.len)
        j->text_settled = true;
    for (size_t i = 0; i < j->own_words.len && i < now.len; i++) {
        if (!str_eq(now.data[i], j->own_words.data[i]))
            j->settled_words.data[i] = true;
        all &= j->settled_words.data[i];
    }
    j->text_settled |= all;
    vec_free(&now);
}

/* Values. */

static Refinement refine_cells(Cell own, Cell theirs)
{
    uint32_t open = own.open, theirs_open = theirs.open;

    if (!theirs.words)
        return (Refinement){ open ? REFINE_POISON : REFINE_DIFFERENT, 0, 0 };
    return refine_value(own.layout, own.words, &open, theirs.words, &theirs_open);
}

static Float cell_float(Cell cell)
{
    return float_of_bits(cell.layout->format, cell.words[0],
                         cell.layout->words > 1 ? cell.words[1] : 0);
}

static Cell copy_cell(Arena *arena, Cell cell)
{
    if (cell.words)
        cell.words = ARENA_COPY(arena, uint64_t, cell.words, cell.layout->words);
    return cell;
}

static void note_departure(Judge *j, CellId id, Cell own, Cell theirs, Refinement found)
{
    Departure departure = { .id = id,
                            .own = copy_cell(j->arena, own),
                            .theirs = copy_cell(j->arena, theirs),
                            .found = found };

    if (own.layout->kind == LAYOUT_FLOAT)
        departure.low = departure.high = cell_float(own);
    vec_push(&j->departures, departure);
    j->unsettled++;
}

/* False when there is nothing to compare. */
static bool both_cells(const Judge *j, CellId id, Cell *own, Cell *theirs)
{
    if (!own_cell(j->of->runner, id, j->arena, own))
        return false;
    if (outcome_cell(j->other, id, j->arena, theirs))
        return true;
    *theirs = (Cell){ .layout = own->layout };
    return j->other->lacks_count;
}

static bool see_cell(void *state, CellId id)
{
    Judge *j = state;
    ArenaMark mark = arena_mark(j->arena);
    Refinement found;
    Cell own, theirs;

    if (!both_cells(j, id, &own, &theirs))
        return true;
    found = refine_cells(own, theirs);
    if (refines(found)) {
        arena_release(j->arena, mark);
        if (found.verdict != REFINE_EQUAL)
            j->judgement.reason = found.verdict == REFINE_NAN ? "NaN" : "poison";
        return true;
    }
    note_departure(j, id, own, theirs, found);
    return j->departures.len < MOST_DEPARTURES;
}

static void settle(Judge *j, Departure *departure)
{
    j->unsettled -= !departure->settled;
    departure->settled = true;
}

/* The value as another run has it. Where it is native code's, that is among those it may be. A
 * float keeps to those that were seen, and to what lies between; anything else that is not always
 * the same may be any. */
static void look_at(Judge *j, Departure *departure, Cell now)
{
    bool same = refines(refine_cells(departure->own, now));
    Float value;

    if (refines(refine_cells(now, departure->theirs))) {
        settle(j, departure);
        return;
    }
    if (!departure->theirs.words || departure->theirs.open)
        return;
    if (now.layout->kind != LAYOUT_FLOAT) {
        if (!same)
            settle(j, departure);
        return;
    }
    value = cell_float(now);
    if (float_is_nan(value) != float_is_nan(cell_float(departure->own)))
        settle(j, departure);
    if (float_compare(value, departure->low) == FLOAT_LESS)
        departure->low = value;
    if (float_compare(value, departure->high) == FLOAT_GREATER)
        departure->high = value;
}

static bool is_settled(const Judge *j)
{
    return !j->unsettled && (!j->end_departs || j->end_settled)
           && (!j->text_departs || j->text_settled);
}

static void settle_all(Judge *j)
{
    for (size_t i = 0; i < j->departures.len; i++)
        settle(j, &j->departures.data[i]);
    j->end_settled = j->text_settled = true;
}

/* One run more, with another seed. Where that is undefined native code was free to do anything. */
static void run_again(Judge *j, Runner *runner, uint64_t seed)
{
    EndKind end;

    j->judgement.runs++;
    if (!runner_make(runner, j->of->inputs, j->number, seed))
        return;
    end = runner_call(runner);
    if (end == END_UNDEFINED)
        settle_all(j);
    if (end != END_NONE && end != END_TRAP)
        return;
    j->end_settled |= end == j->other->end;
    if (j->text_departs)
        look_at_text(j, runner->machine);
    for (size_t i = 0; end == END_NONE && i < j->departures.len; i++) {
        Departure *departure = &j->departures.data[i];
        ArenaMark mark = arena_mark(j->arena);
        Cell now;

        if (departure->settled)
            continue;
        if (own_cell(runner, departure->id, j->arena, &now))
            look_at(j, departure, now);
        else
            settle(j, departure); /* memory has another shape there */
        arena_release(j->arena, mark);
    }
}

/* Ways in which what departs may be settled. */

static void allow_single(Judge *j)
{
    for (size_t i = 0; j->of->single && i < j->departures.len; i++) {
        Departure *departure = &j->departures.data[i];

        if (departure->found.verdict == REFINE_NEAR && (double)departure->found.ulps <= j->of->ulps)
            settle(j, departure);
    }
}

static uint64_t saturated(UlpCount count)
{
    return count > UINT64_MAX ? UINT64_MAX : (uint64_t)count;
}

/* Between the values that were seen, or not farther from them than they are from each other; or
 * near ours, where the value is not always the same at all. */
static bool lies_in_range(const Judge *j, const Departure *departure)
{
    uint64_t spread;
    Float theirs, low, high;

    if (departure->own.layout->kind != LAYOUT_FLOAT || float_is_nan(departure->low)
        || !departure->theirs.words || departure->theirs.open)
        return false;
    theirs = cell_float(departure->theirs);
    spread = saturated(float_ulps_between(departure->low, departure->high));
    if (spread == 0 || float_is_nan(theirs))
        return false;
    low = float_steps_down(departure->low, spread);
    high = float_steps_up(departure->high, spread);
    if (float_compare(theirs, low) != FLOAT_LESS && float_compare(theirs, high) != FLOAT_GREATER)
        return true;
    return departure->found.verdict == REFINE_NEAR && (double)departure->found.ulps <= j->of->ulps;
}

static void settle_in_range(Judge *j)
{
    for (size_t i = 0; i < j->departures.len; i++)
        if (!j->departures.data[i].settled && lies_in_range(j, &j->departures.data[i]))
            settle(j, &j->departures.data[i]);
}

static void allow_choices(Judge *j)
{
    for (unsigned run = 1; run <= CHOICE_RUNS && !is_settled(j); run++)
        run_again(j, j->of->runner, run);
    settle_in_range(j);
}

static void allow_inexact(Judge *j)
{
    for (unsigned run = 1; run <= PERTURBED_RUNS && !is_settled(j); run++) {
        j->of->perturb->state = run * UINT64_C(0x9E3779B97F4A7C15) + j->number;
        run_again(j, j->of->perturbed, run - 1);
    }
    settle_in_range(j);
}

typedef struct Sameness {
    const Judge *judge;
    bool *same;
} Sameness;

static bool see_same(void *state, CellId id)
{
    const Sameness *sameness = state;
    ArenaMark mark = arena_mark(sameness->judge->arena);
    Cell own, theirs;

    if (both_cells(sameness->judge, id, &own, &theirs))
        *sameness->same = refines(refine_cells(own, theirs));
    arena_release(sameness->judge->arena, mark);
    return *sameness->same;
}

/* Is the run that was just made one whose outcome the other's refines as a whole? */
static bool is_one_of(Judge *j, EndKind end)
{
    bool same = true;

    if (end != j->other->end || !str_eq(sb_view(&j->of->runner->machine->output), j->other->text))
        return false;
    if (end == END_NONE)
        outcome_compare(j->of->runner, j->other, see_same, &(Sameness){ j, &same });
    return same;
}

/* Runs the program in every way that its choices allow, until one gives what the other gave. False
 * when they cannot all be gone through, and what it gave was not among those that were. */
static bool go_through_choices(Judge *j)
{
    Runner *runner = j->of->runner;
    ChoicePath path = { 0 };
    uint64_t steps = 0;
    bool all = j->of->exact && !j->of->perturbed, found = false, more = all;

    while (more && !found) {
        EndKind end;

        choice_path_start(&path);
        if (!runner_make(runner, j->of->inputs, j->number, 0))
            break;
        runner->machine->choice.path = &path;
        end = runner_call(runner);
        steps += runner_steps(runner);
        found = end == END_UNDEFINED || is_one_of(j, end);
        all &= (end == END_NONE || end == END_TRAP) && !path.beyond
               && (!runner->machine->choice.placed || !j->of->sees_addresses);
        more = choice_path_next(&path);
        if (++j->judgement.runs >= MOST_PATHS || steps > MOST_PATH_STEPS)
            break;
    }
    runner->machine->choice.path = NULL;
    vec_free(&path.forks);
    if (found)
        settle_all(j);
    j->judgement.enumerated = found || (all && !more);
    return j->judgement.enumerated;
}

/* Verdicts. */

static Str number_text(Arena *arena, Cell cell)
{
    Sb text = { 0 };
    Str kept;

    if (!cell.words)
        return STR("its memory was freed, or ends before it");
    if (cell.open)
        return STR("poison, or never written");
    number_print(&text, cell.layout, cell.words);
    kept = str_dup(arena, sb_view(&text));
    sb_free(&text);
    return kept;
}

static void tell_cell(Judge *j)
{
    Judgement *judgement = &j->judgement;
    const Departure *first = j->departures.data;
    Sb name = { 0 };

    while (first->settled)
        first++;
    cell_name(&name, j->of->runner, first->id);
    judgement->what = str_dup(j->arena, sb_view(&name));
    judgement->ours = number_text(j->arena, first->own);
    judgement->theirs = number_text(j->arena, first->theirs);
    judgement->part = JUDGED_CELL;
    judgement->cell = first->id;
    judgement->open = first->theirs.open;
    sb_free(&name);
}

static void tell_text(Judge *j)
{
    Judgement *judgement = &j->judgement;
    Str nothing = STR("(nothing)");
    size_t at = 0;

    while (at < j->own_words.len && j->settled_words.data[at])
        at++;
    judgement->part = JUDGED_TEXT;
    judgement->what = str_printf(j->arena, "word %zu of what is printed", at);
    judgement->ours = at < j->own_words.len ? j->own_words.data[at] : nothing;
    judgement->theirs =
        at < j->other_words.len ? str_dup(j->arena, j->other_words.data[at]) : nothing;
}

static void tell_end(Judge *j)
{
    Str stops = STR("the program stops itself"), returns = STR("it returns");

    j->judgement.part = JUDGED_END;
    j->judgement.what = STR("how it ends");
    j->judgement.ours = j->end == END_TRAP ? stops : returns;
    j->judgement.theirs = j->end == END_TRAP ? returns : stops;
}

static void tell_difference(Judge *j)
{
    j->judgement.verdict = VERDICT_DIFFERENT;
    j->judgement.departed = j->unsettled;
    if (j->end_departs && !j->end_settled)
        tell_end(j);
    else if (j->unsettled)
        tell_cell(j);
    else
        tell_text(j);
}

static void note_ulps(Judge *j)
{
    for (size_t i = 0; i < j->departures.len; i++)
        if (j->departures.data[i].found.ulps > j->judgement.ulps)
            j->judgement.ulps = j->departures.data[i].found.ulps;
}

static void compare(Judge *j)
{
    j->end_departs = j->other->end != j->end;
    compare_text(j);
    if (j->other->end == END_NONE && j->end == END_NONE)
        outcome_compare(j->of->runner, j->other, see_cell, j);
}

/* `taken`: how many choices our run took. */
static void decide(Judge *j, uint64_t taken)
{
    Judgement *judgement = &j->judgement;

    if (is_settled(j)) {
        judgement->verdict = judgement->reason ? VERDICT_ALLOWED : VERDICT_EQUAL;
        return;
    }
    judgement->verdict = VERDICT_WITHIN;
    if (j->of->ulps > 0)
        allow_single(j);
    if (!is_settled(j) && taken) {
        if (!go_through_choices(j))
            allow_choices(j);
        judgement->verdict = VERDICT_ALLOWED;
        judgement->reason = "choice";
    }
    if (!is_settled(j) && j->of->perturbed) {
        allow_inexact(j);
        judgement->verdict = VERDICT_WITHIN;
        judgement->reason = NULL;
    }
    if (!is_settled(j))
        tell_difference(j);
    else if (judgement->verdict == VERDICT_WITHIN)
        note_ulps(j);
    if (judgement->verdict == VERDICT_WITHIN && !judgement->ulps) {
        judgement->verdict = VERDICT_ALLOWED; /* a zero of the other sign, an integer, text */
        judgement->reason = "inexact";
    }
}

Judgement judge(const JudgeCase *of, uint64_t number, const Outcome *other, Arena *arena)
{
    Judge j = { .of = of, .number = number, .other = other, .arena = arena };

    if (!runner_make(of->runner, of->inputs, number, 0)) {
        j.judgement.verdict = VERDICT_NOT_COMPARED;
        return j.judgement;
    }
    j.end = runner_call(of->runner);
    compare(&j);
    decide(&j, of->runner->machine->choice.taken);
    vec_free(&j.departures);
    vec_free(&j.own_words);
    vec_free(&j.other_words);
    vec_free(&j.settled_words);
    return j.judgement;
}
