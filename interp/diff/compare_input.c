#include "interp/diff/comparer.h"

enum {
    /* Of the target's choices, on all inputs together: ways that are gone through one by one, and
     * seeds; and so many at the least and the most on one. */
    ALL_WAYS = 1 << 11,
    LEAST_WAYS = 4,
    MOST_WAYS = 64,
    ALL_SEEDS = 1 << 9,
    LEAST_SEEDS = 1,
    MOST_SEEDS = 32,
    SHOWING_SEEDS = 1 << 10, /* looked at for one that shows what a way does */
    ENDLESS_FACTOR = 100,   /* steps of the target, in the source's, before it counts as endless: */
    ENDLESS_MORE = 1000000, /* and so many besides */
    MOST_ALIKE = 64,
    LONG = 1000, /* what an input counts that --args cannot say */
};

static void note_first(Comparer *c, ComparedInput *first, CompareSide *side, uint64_t number,
                       uint64_t seed)
{
    Arena *arena = &c->result->arena;

    if (first->why.len)
        return;
    first->function = str_dup(arena, op_attr(c->source.function, "sym_name")->string);
    first->why = compare_reason(arena, side, number, seed == UINT64_MAX ? 0 : seed);
    first->args = compare_input_text(c, number, arena, &first->layouts);
    first->stubbed = c->judge.open_text;
    first->stubs = c->stubs.seed;
    c->fresh = false;
}

/* An input that is not judged, and why if it is the first. */
static void skip(Comparer *c, CompareSide *side, uint64_t number, uint64_t seed)
{
    c->result->skipped++;
    c->target_unfit |= side == &c->target;
    note_first(c, &c->result->first_skipped, side, number, seed);
    if (!c->why.len)
        c->why = compare_reason(&c->result->arena, side, number, seed == UINT64_MAX ? 0 : seed);
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

static bool see_difference(void *state, CellId id)
{
    (void)id;
    *(bool *)state = true;
    return false;
}

typedef struct SourceRun { /* with seed 0 */
    uint64_t number, steps;
    bool chose; /* what may show */
} SourceRun;

/* How what the target gave stands to the source. */
typedef enum Fit { FITS, IS_OPEN, DIFFERS } Fit;

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
    c->chosen |= judgement->runs != 0;
    c->drawn |= judgement->runs && !judgement->enumerated;
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

/* The first that is not judged of the function. */
static void note_open(Comparer *c, uint64_t number, uint64_t seed, const Judgement *judgement)
{
    Arena *arena = &c->result->arena;
    Str layouts;

    if (c->open.what.len || c->telling)
        return;
    c->open = (OpenInput){ .seed = seed,
                           .why = judgement->reason
                                      ? str_printf(arena, "which depends on %s", judgement->reason)
                                      : str_printf(arena,
                                                   "which the source did not give in %u runs, and "
                                                   "may give",
                                                   judgement->runs),
                           .what = str_dup(arena, judgement->what),
                           .source = str_dup(arena, judgement->ours),
                           .target = str_dup(arena, judgement->theirs) };
    c->open.args = compare_input_text(c, number, arena, &layouts);
}

/* What the target gave when it ended. `seed`: UINT64_MAX where its choices are those of a way. */
static Fit judge_outcome(Comparer *c, uint64_t number, uint64_t seed)
{
    const RunOutcome run = { &c->target.runner, c->globals };
    const Outcome outcome = outcome_of_run(&run);
    Judgement judgement;

    if (is_same(c, &outcome))
        return FITS;
    c->fresh = false;
    judgement = judge(&c->judge, number, &outcome, &c->scratch);
    count_runs(c, &judgement);
    if (judgement.verdict == VERDICT_NOT_JUDGED) {
        note_open(c, number, seed, &judgement);
        return IS_OPEN;
    }
    if (!verdict_is_finding(judgement.verdict))
        return FITS;
    if (c->telling)
        compare_tell(c, number, seed, &judgement);
    else if (seed != UINT64_MAX)
        add_candidate(c, number, seed, is_seen(c, &judgement));
    return DIFFERS;
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

/* Runs the target, with a seed or on a way, and judges. */
static Fit run_target(Comparer *c, const SourceRun *source, uint64_t seed, ChoicePath *way)
{
    uint64_t most = ENDLESS_FACTOR * source->steps + ENDLESS_MORE;
    EndKind end;

    c->target.machine->options.max_steps = most;
    if (!make(c, &c->target, source->number, way ? 0 : seed))
        return FITS;
    c->target.machine->choice.path = way;
    end = runner_call(&c->target.runner);
    c->target.machine->choice.path = NULL;
    if (end == END_LIMIT && c->target.machine->steps >= most && !source->chose) {
        note_endless(c, source->number, seed, source->steps);
        return DIFFERS;
    }
    if (end == END_LIMIT || end == END_UNSUPPORTED) {
        skip(c, &c->target, source->number, seed);
        return FITS;
    }
    c->judged++;
    return judge_outcome(c, source->number, seed);
}

static uint64_t share(const Comparer *c, uint64_t all, uint64_t least, uint64_t most)
{
    uint64_t each = all / inputs_count(c->source.inputs);

    return each < least ? least : each > most ? most : each;
}

static Fit worse(Fit a, Fit b)
{
    return a > b ? a : b;
}

static Fit try_seeds(Comparer *c, const SourceRun *source, uint64_t from, uint64_t count)
{
    Fit fit = FITS;

    for (uint64_t seed = from; seed < from + count && fit != DIFFERS; seed++)
        fit = worse(fit, run_target(c, source, seed, NULL));
    return fit;
}

/* All ways through the target's choices, where they are few; else some seeds. What a way shows is
 * told by a seed that shows it too. */
static Fit try_choices(Comparer *c, const SourceRun *source)
{
    uint64_t ways = share(c, ALL_WAYS, LEAST_WAYS, MOST_WAYS), tried = 0;
    uint64_t seeds = share(c, ALL_SEEDS, LEAST_SEEDS, MOST_SEEDS);
    ChoicePath way = { 0 };
    bool more = true, all = true;
    Fit fit = FITS;

    for (unsigned kind = 0; kind < CHOICE_KINDS; kind++)
        way.blind[kind] = !c->target_sight.sees[kind];
    for (; more && all && fit != DIFFERS && tried < ways; tried++) {
        choice_path_start(&way);
        fit = worse(fit, run_target(c, source, UINT64_MAX, &way));
        all = !way.beyond;
        more = choice_path_next(&way);
    }
    vec_free(&way.forks);
    if (fit == DIFFERS)
        return try_seeds(c, source, 1, SHOWING_SEEDS);
    if (more || !all || c->target_sight.sees[CHOICE_PLACE])
        fit = worse(fit, try_seeds(c, source, 1 + source->number % MOST_SEEDS, seeds));
    return fit;
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
        note_first(c, &c->result->first_undefined, &c->source, number, 0);
        return false;
    }
    if (end == END_NONE || end == END_TRAP)
        return true;
    c->limits += end == END_LIMIT;
    skip(c, &c->source, number, 0);
    return false;
}

/* The source stopped itself at an operation that is pure, an assertion of memref.cast: passes may
 * drop it, and what happens behind it then is as free as behind undefined behaviour (R11). */
static bool stopped_at_pure(const Comparer *c)
{
    const Report *report = &c->source.machine->report;

    return report->kind == END_TRAP && report->at && op_has(report->at, PURE);
}

static SourceRun source_run(const Comparer *c, uint64_t number)
{
    return (SourceRun){ .number = number,
                        .steps = runner_steps(&c->source.runner),
                        .chose = sight_chose(&c->judge.sight, &c->source.machine->choice) };
}

void compare_input(Comparer *c, uint64_t number)
{
    SourceRun source;
    Fit fit;

    c->result->inputs++;
    c->chosen = c->drawn = false;
    if (!run_source(c, number))
        return;
    if (stopped_at_pure(c)) {
        c->judged++;
        return;
    }
    source = source_run(c, number);
    fit = run_target(c, &source, 0, NULL);
    if (fit != DIFFERS && sight_chose(&c->target_sight, &c->target.machine->choice))
        fit = worse(fit, try_choices(c, &source));
    c->result->open += c->chosen;
    c->result->sampled += c->drawn;
    c->result->undecided += fit == IS_OPEN;
    c->undecided += fit == IS_OPEN;
}

void compare_tell_best(Comparer *c)
{
    SourceRun source;

    c->telling = true;
    if (c->best.seen)
        c->result->alike.len = 0;
    if (run_source(c, c->best.number)) {
        source = source_run(c, c->best.number);
        run_target(c, &source, c->best.seed, NULL);
    }
    c->telling = false;
}
