#include "interp/diff/comparer.h"

enum {
    OTHER_SEEDS = 31,       /* of the target, of which an input tries one */
    ENDLESS_FACTOR = 100,   /* steps of the target, in the source's, before it counts as endless: */
    ENDLESS_MORE = 1000000, /* and so many besides */
    MOST_ALIKE = 64,
    LONG = 1000, /* what an input counts that --args cannot say */
};

/* An input that is not judged, and why if it is the first. */
static void skip(Comparer *c, CompareSide *side, uint64_t number, uint64_t seed)
{
    c->result->skipped++;
    c->target_unfit |= side == &c->target;
    if (!c->why.len)
        c->why = compare_reason(&c->result->arena, side, number, seed);
}

static bool make(Comparer *c, CompareSide *side, uint64_t number, uint64_t seed)
{
    if (runner_make(&side->runner, side->inputs, number, seed))
        return true;
    c->result->invalid |= c->options->args != NULL;
    c->result->skipped++;
    if (!c->why.len)
        c->why = c->options->args ? STR("the arguments cannot be read")
                                  : STR("the input does not fit into memory");
    return false;
}

/* Choices other than where memory lies. */
static bool has_choices(const Machine *machine)
{
    return machine->choice.taken > machine->choice.placed;
}

static bool see_difference(void *state, CellId id)
{
    (void)id;
    *(bool *)state = true;
    return false;
}

/* Without a look at what is open. */
static bool is_same(const Comparer *c, const Outcome *outcome)
{
    const Machine *machine = c->source.machine;
    bool differs = false;

    if (!c->fresh || outcome->end != machine->report.kind
        || !str_eq(sb_view(&machine->output), outcome->text))
        return false;
    if (outcome->end == END_NONE)
        outcome_compare(&c->source.runner, outcome, see_difference, &differs);
    return !differs;
}

static void count_runs(Comparer *c, const Judgement *judgement)
{
    Comparison *result = c->result;

    if (c->telling) {
        result->tried = judgement->runs;
        result->all_tried = judgement->enumerated;
        return;
    }
    result->open += judgement->runs != 0;
    result->sampled += judgement->runs && !judgement->enumerated;
}

/* Candidates. */

static bool is_better(const Candidate *a, const Candidate *b)
{
    if (!b->found || a->seen != b->seen)
        return !b->found || a->seen;
    return a->length < b->length;
}

static void add_candidate(Comparer *c, uint64_t number, uint64_t seed, bool seen)
{
    Candidate candidate = { .found = true, .seen = seen, .number = number, .seed = seed };
    Str layouts;

    c->differing++;
    c->fresh = false;
    if (!seen && c->result->verdict == COMPARE_REFINES && c->result->alike.len < MOST_ALIKE)
        vec_push(&c->result->alike, number);
    candidate.length = compare_input_text(c, number, &c->scratch, &layouts).len;
    candidate.length += layouts.len ? LONG : 0;
    if (is_better(&candidate, &c->best))
        c->best = candidate;
}

/* Undefined behaviour and poison are not seen. */
static bool is_seen(const Comparer *c, const Judgement *judgement)
{
    return !(judgement->part == JUDGED_END && c->target.machine->report.kind == END_UNDEFINED)
           && !(judgement->part == JUDGED_CELL && judgement->open);
}

/* The source stopped itself at an operation that is pure, an assertion of memref.cast: passes may
 * drop it, and what happens behind it then is as free as behind undefined behaviour (R11). */
static bool stopped_at_pure(const Comparer *c)
{
    const Report *report = &c->source.machine->report;

    return report->kind == END_TRAP && report->at && op_has(report->at, PURE);
}

/* What the target gave when it ended; false when they differ. */
static bool judge_outcome(Comparer *c, uint64_t number, uint64_t seed)
{
    const RunOutcome run = { &c->target.runner, c->globals };
    const Outcome outcome = outcome_of_run(&run);
    Judgement judgement;

    if (is_same(c, &outcome) || stopped_at_pure(c))
        return true;
    c->fresh = false;
    judgement = judge(&c->judge, number, &outcome, &c->scratch);
    count_runs(c, &judgement);
    if (!verdict_is_finding(judgement.verdict))
        return true;
    if (c->telling)
        compare_tell(c, number, seed, &judgement);
    else
        add_candidate(c, number, seed, is_seen(c, &judgement));
    return false;
}

static void note_endless(Comparer *c, uint64_t number, uint64_t seed, uint64_t source_steps)
{
    if (c->telling) {
        compare_tell_endless(c, number, seed, source_steps);
        return;
    }
    add_candidate(c, number, seed, true);
    c->steps = UINT64_MAX; /* once is enough */
}

/* Runs the target with the seed; false when what it does is not among what the source may do. */
static bool target_refines(Comparer *c, uint64_t number, uint64_t seed, uint64_t source_steps,
                           bool source_chose)
{
    uint64_t most = ENDLESS_FACTOR * source_steps + ENDLESS_MORE;

    c->target.machine->options.max_steps = most;
    if (!make(c, &c->target, number, seed))
        return true;
    switch (runner_call(&c->target.runner)) {
    case END_LIMIT:
        if (c->target.machine->steps >= most && !source_chose) {
            note_endless(c, number, seed, source_steps);
            return false;
        }
        skip(c, &c->target, number, seed);
        return true;
    case END_UNSUPPORTED:
        skip(c, &c->target, number, seed);
        return true;
    default:
        c->judged++;
        return judge_outcome(c, number, seed);
    }
}

/* Runs the source. False when there is nothing to hold the target against. */
static bool run_source(Comparer *c, uint64_t number)
{
    EndKind end;

    c->source.machine->options.max_steps = c->limit;
    compare_set_stubs(c, number);
    if (!make(c, &c->source, number, 0))
        return false;
    end = runner_call(&c->source.runner);
    c->steps += runner_steps(&c->source.runner);
    c->fresh = true;
    if (end == END_UNDEFINED) {
        c->judged++;
        c->result->undefined++;
        return false;
    }
    if (end == END_NONE || end == END_TRAP)
        return true;
    c->limits += end == END_LIMIT;
    skip(c, &c->source, number, 0);
    return false;
}

void compare_input(Comparer *c, uint64_t number)
{
    uint64_t steps;
    bool chose;

    c->result->inputs++;
    if (!run_source(c, number))
        return;
    steps = runner_steps(&c->source.runner);
    chose = has_choices(c->source.machine);
    if (target_refines(c, number, 0, steps, chose) && has_choices(c->target.machine))
        target_refines(c, number, 1 + number % OTHER_SEEDS, steps, chose);
}

void compare_tell_best(Comparer *c)
{
    c->telling = true;
    if (c->best.seen)
        c->result->alike.len = 0;
    if (run_source(c, c->best.number))
        target_refines(c, c->best.number, c->best.seed, runner_steps(&c->source.runner),
                       has_choices(c->source.machine));
    c->telling = false;
}
