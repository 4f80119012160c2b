/* Runs of the program that choose otherwise. The other's outcome must be that of one of them, as a
 * whole: what refines one run in its results and another in its memory refines none. */
#include "interp/judge/judging.h"

enum {
    HINTED_RUNS = 8, /* with NaNs that the other has */
    LEAST_DRAWN = 32,
    MOST_DRAWN = 128,
    DRAWN_STEPS = 1 << 20, /* in all of these, or there are only the least */
    MOST_PATHS = 1 << 11,  /* runs, where choices are gone through one by one; and in them all */
    MOST_PATH_STEPS = 1 << 22,
};

typedef struct Sameness {
    const Judge *judge;
    bool *same;
} Sameness;

static bool see_same(void *state, CellId id)
{
    const Sameness *sameness = state;
    ArenaMark mark = arena_mark(sameness->judge->arena);
    Cell own, theirs;

    if (judge_cells(sameness->judge, id, &own, &theirs))
        *sameness->same = refines(judge_refine(own, theirs));
    arena_release(sameness->judge->arena, mark);
    return *sameness->same;
}

/* Is the run that was just made one that the other refines? Of one that is undefined it may do
 * anything. */
static bool is_it(Judge *j, EndKind end)
{
    Str text = sb_view(&j->of->runner->machine->output);
    bool same = true;

    if (end == END_UNDEFINED)
        return true;
    if ((end != END_NONE && end != END_TRAP) || end != j->other->end
        || !texts_same(text, j->other->text, j->of->open_text))
        return false;
    if (end == END_NONE)
        outcome_compare(j->of->runner, j->other, see_same, &(Sameness){ j, &same });
    return same;
}

/* One way after the other. */

static void be_blind(ChoicePath *path, const Sight *sight)
{
    for (unsigned kind = 0; kind < CHOICE_KINDS; kind++)
        path->blind[kind] = !sight->sees[kind];
}

/* Was what the run gave decided by its path alone? */
static bool is_on_path(const Judge *j, EndKind end, const ChoicePath *path)
{
    const Choice *choice = &j->of->runner->machine->choice;

    return (end == END_NONE || end == END_TRAP) && !path->beyond
           && !(choice->made[CHOICE_PLACE] && j->of->sight.sees[CHOICE_PLACE]);
}

static Membership go_through(Judge *j)
{
    Runner *runner = j->of->runner;
    ChoicePath path = { 0 };
    uint64_t steps = 0;
    bool all = true, found = false, more = true;

    j->judgement.runs = 0;
    be_blind(&path, &j->of->sight);
    for (unsigned runs = 0; more && !found && runs < MOST_PATHS && steps <= MOST_PATH_STEPS;
         runs++) {
        EndKind end;

        choice_path_start(&path);
        if (!runner_make(runner, j->of->inputs, j->number, 0))
            break;
        runner->machine->choice.path = &path;
        end = runner_call(runner);
        steps += runner_steps(runner);
        j->judgement.runs++;
        found = is_it(j, end);
        all &= is_on_path(j, end, &path);
        more = choice_path_next(&path);
        /* What cannot be listed is not worth more than a look. */
        if (!all && runs >= LEAST_DRAWN)
            break;
    }
    runner->machine->choice.path = NULL;
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
    return is_it(j, end);
}

/* What the other has where we have something else may be a NaN's bits; and processors have a
 * favourite, the negative one without a payload. */
static void add_hints(const Judge *j, ChoiceHints *hints)
{
    for (size_t i = 0; i < j->departures.len; i++) {
        const Cell *cell = &j->departures.data[i].theirs;

        if (cell->words && cell->layout->kind != LAYOUT_FLOAT && cell->layout->words <= 2)
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

    if (!j->of->sight.sees[CHOICE_NAN] || !j->of->runner->machine->choice.made[CHOICE_NAN])
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

    for (uint64_t seed = 1;
         seed <= MOST_DRAWN && !found && (seed <= LEAST_DRAWN || steps <= DRAWN_STEPS); seed++) {
        found = draw_run(j, seed, NULL);
        steps += runner_steps(j->of->runner);
    }
    return found;
}

Membership judge_look_for_run(Judge *j)
{
    Membership membership = MEMBER;

    if (!draw_hinted(j))
        membership = go_through(j);
    if (membership == UNDECIDED && draw_any(j))
        membership = MEMBER;
    return membership;
}
