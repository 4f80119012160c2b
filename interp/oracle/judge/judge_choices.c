/* Runs of the program that choose otherwise. The other's outcome must be that of one of them, as a
 * whole: what refines one run in its results and another in its memory refines none. */
#include "interp/oracle/judge/judging.h"

#include <string.h>

enum {
    PLACED_RUNS = 4,
    HINTED_RUNS = 8, /* with NaNs that the other has */
    LEAST_DRAWN = 32,
    MOST_DRAWN = 128,
    DRAWN_STEPS = 1 << 20, /* in all of these, or there are only the least */
    MOST_PATHS = 1 << 11,  /* runs, where choices are gone through one by one; and in them all */
    MOST_PATH_STEPS = 1 << 22,
};

typedef struct Sameness {
    const Judge *judge;
    const Runner *runner;
    bool *same;
} Sameness;

static bool see_same(void *state, CellId id)
{
    const Sameness *sameness = state;
    ArenaMark mark = arena_mark(sameness->judge->arena);
    Cell own, theirs;

    if (judge_cells(sameness->judge, sameness->runner, id, &own, &theirs))
        *sameness->same = refines(judge_refine(sameness->judge->of, sameness->runner, own, theirs));
    arena_release(sameness->judge->arena, mark);
    return *sameness->same;
}

bool judge_is_it(const Judge *j, const Runner *runner, EndKind end)
{
    Str text = sb_view(&runner->machine->output);
    bool same = true;

    if (end == END_UNDEFINED)
        return true;
    if ((end != END_NONE && end != END_TRAP) || end != j->other->end
        || !texts_same(text, j->other->text, j->of->open_text))
        return false;
    if (end == END_NONE)
        outcome_compare(runner, j->other, see_same, &(Sameness){ j, runner, &same });
    return same;
}

/* One way after the other. */

/* Was what the run gave decided by its path alone? */
static bool is_on_path(const Judge *j, EndKind end, const ChoicePath *path)
{
    const Choice *choice = &j->of->runner->machine->choice;

    return (end == END_NONE || end == END_TRAP) && !path->beyond
           && !sight_chose_places(&j->of->sight, choice) && !sight_is_beyond(&j->of->sight, choice);
}

/* One run on the path; false when the input cannot be made. */
static bool run_path(Judge *j, ChoicePath *path, EndKind *end)
{
    Runner *runner = j->of->runner;

    choice_path_start(path);
    if (!runner_make(runner, j->of->inputs, j->number, 0))
        return false;
    path->printed = &runner->machine->output.len;
    runner->machine->choice.path = path;
    *end = runner_call(runner);
    runner->machine->choice.path = NULL;
    j->judgement.runs++;
    return true;
}

/* What the run printed before a choice was made stays, whatever is chosen: where that is not what
 * the other printed, further choices are of no use. True when any were left out. */
static bool leave_out(const Judge *j, ChoicePath *path)
{
    Str own = sb_view(&j->of->runner->machine->output), other = j->other->text;
    size_t before = path->forks.len, same = 0;

    while (same < own.len && same < other.len && own.data[same] == other.data[same])
        same++;
    while (path->forks.len && path->forks.data[path->forks.len - 1].printed > same)
        path->forks.len--;
    return path->forks.len < before;
}

static void note_open(Judge *j, const ChoicePath *path)
{
    const Op *by = path->beyond          ? path->beyond_by
                   : path->forks.len > 0 ? path->forks.data[0].by
                                         : NULL;

    if (by)
        j->judgement.open_by = by;
}

/* `by_text`: led by what is printed. What is left out then may be undefined: that nothing was found
 * proves nothing. */
static Membership go_through(Judge *j, bool by_text)
{
    Sight sight = sight_in(j->of->sight, j->end == END_TRAP);
    ChoicePath path = sight_path(&sight);
    uint64_t steps = 0;
    bool all = true, found = false, more = true;
    EndKind end;

    j->judgement.runs = 0;
    for (unsigned runs = 0; more && !found && runs < MOST_PATHS && steps <= MOST_PATH_STEPS
                            && !runner_has_spent(j->of->runner);
         runs++) {
        if (!run_path(j, &path, &end))
            break;
        steps += runner_steps(j->of->runner);
        found = judge_is_it(j, j->of->runner, end);
        all &= is_on_path(j, end, &path);
        note_open(j, &path);
        if (by_text && leave_out(j, &path))
            all = false;
        more = choice_path_next(&path);
        /* What cannot be listed is not worth more than a look. */
        if (!all && !by_text && runs >= LEAST_DRAWN)
            break;
    }
    vec_free(&path.forks);
    j->judgement.enumerated = found || (all && !more);
    return found ? MEMBER : j->judgement.enumerated ? NO_MEMBER : UNDECIDED;
}

/* Drawn. */

static bool draw_run(Judge *j, uint64_t seed, ChoiceHints *hints)
{
    Runner *runner = j->of->runner;
    EndKind end;

    if (!runner_make(runner, j->of->inputs, j->number, seed))
        return false;
    runner->machine->choice.hints = hints;
    end = runner_call(runner);
    runner->machine->choice.hints = NULL;
    j->judgement.runs++;
    return judge_is_it(j, j->of->runner, end);
}

/* As the other chose: programs that are nearly the same give the same then. */
static bool choose_alike(Judge *j)
{
    ChoicePath path = sight_path(&j->of->sight);
    bool found = false;
    EndKind end;

    if (!j->of->way)
        return j->of->seed && draw_run(j, j->of->seed, NULL);
    for (size_t i = 0; i < j->of->way->forks.len; i++)
        vec_push(&path.forks, j->of->way->forks.data[i]);
    if (run_path(j, &path, &end))
        found = judge_is_it(j, j->of->runner, end);
    vec_free(&path.forks);
    return found;
}

/* What the other has where we have something else may be a NaN's bits; and processors have a
 * favourite, the negative one without a payload. */
static void add_hints(const Judge *j, ChoiceHints *hints)
{
    for (size_t i = 0; i < j->departures.len; i++) {
        const Cell *cell = &j->departures.data[i].theirs;

        if (cell->words && !layout_is_float(cell->layout) && cell->layout->words <= 2)
            vec_push(
                &hints->hints,
                ((ChoiceHint){ cell->layout->width,
                               { cell->words[0], cell->layout->words > 1 ? cell->words[1] : 0 } }));
    }
    for (const FloatFormat *const *format = FLOAT_FORMATS; *format; format++)
        if ((*format)->has_sign) {
            Float nan = float_neg(float_nan(*format));

            vec_push(&hints->hints,
                     ((ChoiceHint){ (*format)->width, { nan.bits[0], nan.bits[1] } }));
        }
}

static bool draw_hinted(Judge *j)
{
    ChoiceHints hints = { 0 };
    bool found = false;

    if (!j->chose[CHOICE_NAN])
        return false;
    add_hints(j, &hints);
    for (uint64_t seed = 1; seed <= HINTED_RUNS && !found; seed++) {
        hints.at = 0;
        hints.in_order = seed == 1;
        found = draw_run(j, seed, &hints);
    }
    vec_free(&hints.hints);
    return found;
}

static bool draw_any(Judge *j)
{
    uint64_t steps = 0;
    bool found = false;

    for (uint64_t seed = 1; seed <= MOST_DRAWN && !found && !runner_has_spent(j->of->runner)
                            && (seed <= LEAST_DRAWN || steps <= DRAWN_STEPS);
         seed++) {
        found = draw_run(j, seed, NULL);
        steps += runner_steps(j->of->runner);
    }
    return found;
}

/* Orders backwards: a favourite of those who write compilers. */
static bool draw_reversed(Judge *j)
{
    Runner *runner = j->of->runner;

    if (!j->chose[CHOICE_ORDER] || !runner_make(runner, j->of->inputs, j->number, 0))
        return false;
    runner->machine->choice.reversed = true;
    j->judgement.runs++;
    return judge_is_it(j, j->of->runner, runner_call(runner));
}

/* What the seed's run chose, and may show. */
static void note_chosen(Judge *j)
{
    Sight sight = sight_in(j->of->sight, j->end == END_TRAP);

    for (unsigned kind = 0; kind < CHOICE_KINDS; kind++)
        j->chose[kind] = sight.sees[kind] && j->of->runner->machine->choice.made[kind];
}

Membership judge_look_for_run(Judge *j)
{
    bool prints = j->other->text.len && !j->of->open_text;
    Membership membership;

    note_chosen(j);
    if (choose_alike(j) || draw_hinted(j) || draw_reversed(j)
        || (prints && j->chose[CHOICE_ORDER] && go_through(j, true) == MEMBER))
        return MEMBER;
    membership = go_through(j, false);
    if (membership == UNDECIDED && draw_any(j))
        membership = MEMBER;
    return membership;
}

static bool is_as_before(const Judge *j, EndKind end)
{
    ArenaMark mark = arena_mark(j->arena);
    bool same = end == j->end;
    Cell now;

    for (size_t i = 0; same && i < j->departures.len; i++) {
        const Cell *before = &j->departures.data[i].own;

        same = own_cell(j->of->runner, j->departures.data[i].id, j->arena, &now)
               && now.open == before->open
               && (now.open
                   || !memcmp(now.words, before->words, now.layout->words * sizeof *now.words));
    }
    arena_release(j->arena, mark);
    return same;
}

bool judge_varies_by_place(Judge *j)
{
    bool same = !j->text_departs;

    for (uint64_t seed = 1; same && seed <= PLACED_RUNS; seed++) {
        same = runner_make(j->of->runner, j->of->inputs, j->number, seed)
               && is_as_before(j, runner_call(j->of->runner));
        j->judgement.runs++;
    }
    return !same;
}
