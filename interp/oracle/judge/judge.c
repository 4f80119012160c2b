#include "interp/oracle/judge/judging.h"

#include "interp/oracle/judge/fast_math.h"

#include "interp/machine/number_text.h"

enum {
    MOST_DEPARTURES = 1 << 14, /* values that differ and are looked at */
    CHOSEN_RUNS = 8,           /* of which each is perturbed by itself */
};

JudgeCase judge_case(Runner *runner, const Inputs *inputs, Perturb *perturb, const Reach *reach,
                     double asked)
{
    JudgeCase of = { .runner = runner,
                     .inputs = inputs,
                     .perturb = perturb,
                     .inexact = inexact_of(reach, asked),
                     .sight = sight_of(reach) };

    if (of.inexact.any) {
        of.influence = influence_of(reach, LEEWAY_NUMBERS);
        of.zeros = influence_of(reach, LEEWAY_ZEROS);
    }
    return of;
}

void judge_case_free(JudgeCase *of)
{
    influence_free(&of->influence);
    influence_free(&of->zeros);
}

/* Comparing. */

Refinement judge_refine(const JudgeCase *of, const Runner *runner, Cell own, Cell theirs)
{
    bool keeps_nans = of->keeps_nans && !runner->machine->choice.made[CHOICE_NAN];
    uint32_t open = own.open, theirs_open = theirs.open;
    Refinement found;

    if (!theirs.words)
        return (Refinement){ open ? REFINE_POISON : REFINE_DIFFERENT, 0, 0 };
    found = refine_value(own.layout, own.words, &open, theirs.words, &theirs_open);
    if (found.verdict == REFINE_NAN && keeps_nans)
        found.verdict = REFINE_DIFFERENT;
    return found;
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

    if (layout_is_float(own.layout))
        departure.low = departure.high = judge_float(own);
    vec_push(&j->departures, departure);
    j->unsettled++;
}

bool judge_cells(const Judge *j, const Runner *runner, CellId id, Cell *own, Cell *theirs)
{
    if (!own_cell(runner, id, j->arena, own))
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

    if (!judge_cells(j, j->of->runner, id, &own, &theirs))
        return true;
    found = judge_refine(j->of, j->of->runner, own, theirs);
    if (refines(found)) {
        arena_release(j->arena, mark);
        if (found.verdict != REFINE_EQUAL)
            j->judgement.reason = found.verdict == REFINE_NAN ? "NaN" : "poison";
        return true;
    }
    note_departure(j, id, own, theirs, found);
    return j->departures.len < MOST_DEPARTURES;
}

static void forget(Judge *j)
{
    words_free(&j->own_words);
    words_free(&j->other_words);
    j->own_words = j->other_words = (Words){ 0 };
    j->departures.len = j->printed.len = j->unsettled = 0;
    j->end_departs = j->text_departs = j->text_varies = false;
}

static void compare_text(Judge *j)
{
    Str own = sb_view(&j->of->runner->machine->output);

    if (str_eq(own, j->other->text))
        return;
    j->own_words = words_of(str_dup(j->arena, own));
    j->other_words = words_of(j->other->text);
    j->text_departs = !words_same(&j->own_words, &j->other_words, j->of->open_text);
    if (!j->text_departs)
        j->judgement.reason = "choice";
    for (size_t i = 0; i < j->own_words.words.len; i++)
        vec_push(&j->printed, ((Printed){ .settled = words_same_at(&j->own_words, &j->other_words,
                                                                   i, j->of->open_text) }));
}

void judge_compare(Judge *j)
{
    forget(j);
    j->end = j->of->runner->machine->report.kind;
    j->end_departs = j->other->end != j->end;
    compare_text(j);
    if (j->other->end == END_NONE && j->end == END_NONE)
        outcome_compare(j->of->runner, j->other, see_cell, j);
}

void judge_settle_all(Judge *j)
{
    for (size_t i = 0; i < j->departures.len; i++)
        judge_settle(j, &j->departures.data[i]);
    j->end_departs = j->text_departs = false;
}

/* Verdicts. */

static Str number_text(Arena *arena, Cell cell, bool is_bits)
{
    Sb text = { 0 };
    Str kept;

    if (!cell.words)
        return STR("its memory was freed, or ends before it");
    if (cell.open)
        return STR("poison, or never written");
    number_print(&text, cell.layout, cell.words, is_bits);
    kept = str_dup(arena, sb_view(&text));
    sb_free(&text);
    return kept;
}

static void tell_cell(Judge *j)
{
    Judgement *judgement = &j->judgement;
    const Departure *first = j->departures.data;
    bool is_circuits = j->of->runner->ticks;
    Sb name = { 0 };

    while (first->settled || (first->free && judgement->verdict == VERDICT_DIFFERENT))
        first++;
    cell_name(&name, j->of->runner, first->id);
    judgement->what = str_dup(j->arena, sb_view(&name));
    judgement->ours = number_text(j->arena, first->own, is_circuits);
    judgement->theirs = number_text(j->arena, first->theirs, is_circuits);
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

    while (at < j->printed.len && j->printed.data[at].settled)
        at++;
    judgement->part = JUDGED_TEXT;
    judgement->what = str_printf(j->arena, "word %zu of what is printed", at);
    judgement->ours = at < j->printed.len ? j->own_words.words.data[at].text : nothing;
    judgement->theirs = at < j->other_words.words.len
                            ? str_dup(j->arena, j->other_words.words.data[at].text)
                            : nothing;
}

static void tell_end(Judge *j)
{
    Str stops = STR("the program stops itself"), returns = STR("it returns");

    j->judgement.part = JUDGED_END;
    j->judgement.what = STR("how it ends");
    j->judgement.ours = j->end == END_TRAP ? stops : returns;
    j->judgement.theirs = j->end == END_TRAP ? returns : stops;
}

static uint64_t count_unsettled(const Judge *j, bool definite)
{
    uint64_t count = 0;

    for (size_t i = 0; i < j->departures.len; i++)
        count += !j->departures.data[i].settled && !(definite && j->departures.data[i].free);
    return count;
}

static void tell_difference(Judge *j, Verdict verdict)
{
    bool definite = verdict == VERDICT_DIFFERENT;

    j->judgement.verdict = verdict;
    j->judgement.reason = definite ? NULL : judge_why_free(j);
    j->judgement.departed = count_unsettled(j, definite);
    if (j->end_departs)
        tell_end(j);
    else if (j->judgement.departed)
        tell_cell(j);
    else
        tell_text(j);
}

static void allow(Judge *j, const char *reason)
{
    j->judgement.verdict = VERDICT_ALLOWED;
    j->judgement.reason = reason;
}

/* Settled, since inexact operations may take it there. What they are off each is told in ulps; what
 * comes of it elsewhere, where digits cancel, says nothing in these. */
static void allow_within(Judge *j)
{
    UlpCount most = 0;

    for (size_t i = 0; i < j->departures.len; i++)
        if (j->departures.data[i].found.ulps > most)
            most = j->departures.data[i].found.ulps;
    if (!most || (double)most > j->of->inexact.ulps) {
        allow(j, "inexact");
        return;
    }
    j->judgement.verdict = VERDICT_WITHIN;
    j->judgement.ulps = most;
}

/* The run that the seed chooses, compared. */
static bool compare_run(Judge *j, uint64_t seed)
{
    EndKind end;

    if (!runner_make(j->of->runner, j->of->inputs, j->number, seed))
        return false;
    end = runner_call(j->of->runner);
    if (end == END_NONE || end == END_TRAP)
        judge_compare(j);
    return end == END_NONE || end == END_TRAP;
}

static void decide_exact(Judge *j)
{
    switch (judge_look_for_run(j)) {
    case MEMBER:
        judge_settle_all(j);
        allow(j, "choice");
        return;
    case NO_MEMBER:
        tell_difference(j, VERDICT_DIFFERENT);
        return;
    case UNDECIDED:
        tell_difference(j, VERDICT_NOT_JUDGED);
        return;
    }
}

static void decide_inexact(Judge *j)
{
    judge_allow_inexact(j, 0);
    if (judge_is_settled(j))
        allow_within(j);
    else
        tell_difference(j, judge_is_free(j) ? VERDICT_NOT_JUDGED : VERDICT_DIFFERENT);
    j->judgement.open_by = j->of->inexact.first;
}

/* Choices and inexact operations: near a run of which each choice is fixed. */
static void decide_both(Judge *j)
{
    if (judge_look_for_run(j) == MEMBER) {
        judge_settle_all(j);
        allow(j, "choice");
        return;
    }
    j->judgement.enumerated = false;
    if (!j->judgement.open_by)
        j->judgement.open_by = j->of->inexact.first;
    for (uint64_t seed = 0; seed <= CHOSEN_RUNS; seed++) {
        if (!compare_run(j, seed))
            continue;
        judge_allow_inexact(j, seed);
        if (judge_is_settled(j)) {
            allow_within(j);
            return;
        }
    }
    if (compare_run(j, 0))
        tell_difference(j, VERDICT_NOT_JUDGED);
    else
        j->judgement.verdict = VERDICT_NOT_COMPARED;
}

static void decide(Judge *j)
{
    Sight sight = sight_in(j->of->sight, j->end == END_TRAP);
    bool chose = sight_chose(&sight, &j->of->runner->machine->choice);

    if (!judge_is_settled(j) && j->of->inexact.ulps > 0) {
        judge_allow_single(j);
        if (judge_is_settled(j)) {
            allow_within(j);
            return;
        }
    }
    if (judge_is_settled(j))
        j->judgement.verdict = j->judgement.reason ? VERDICT_ALLOWED : VERDICT_EQUAL;
    else if (chose && j->of->perturbed)
        decide_both(j);
    else if (chose)
        decide_exact(j);
    else if (j->of->perturbed)
        decide_inexact(j);
    else if (sight.distances && judge_varies_by_place(j))
        tell_difference(j, VERDICT_NOT_JUDGED);
    else
        tell_difference(j, VERDICT_DIFFERENT);
}

Judgement judge(const JudgeCase *of, uint64_t number, const Outcome *other, Arena *arena)
{
    Judge j = { .of = of, .number = number, .other = other, .arena = arena };

    if (compare_run(&j, 0))
        decide(&j);
    else
        j.judgement.verdict = VERDICT_NOT_COMPARED;
    forget(&j);
    vec_free(&j.departures);
    vec_free(&j.printed);
    return j.judgement;
}
