#include "interp/oracle/diff/comparer.h"

#include "interp/program/attend.h"

enum {
    /* Of the target's choices: ways that are gone through one by one on an input, and on all inputs
     * of a function together, as are the steps they take, and the runs of the source in which what
     * they give is looked for. */
    MOST_WAYS = 1 << 11,
    ALL_WAYS = 1 << 16,
    ALL_WAY_RUNS = 1 << 15,
    ALL_WAY_STEPS = 1 << 24,
    SEEDS = 4, /* where they are too many */
    VARIED_SEEDS = 32,
    ALIGNED_SEEDS = 16, /* of which nearly surely one has memory no more aligned than was asked */
    SHOWING_SEEDS = 1 << 12, /* looked at for one that shows what a way does */
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
    first->target = side == &c->target;
    first->why = compare_reason(arena, side, number, seed);
    first->args = compare_input_text(c, number, arena, &first->layouts);
    first->shown = compare_input_shown(c, number, arena);
    first->stubbed = c->judge.open_text;
    first->stubs = c->stubs.seed;
    c->fresh = false;
}

/* Is that why its run ended? */
static bool took_all_steps(const CompareSide *side)
{
    return side->machine->report.kind == END_LIMIT && side->machine->over == OVER_STEPS;
}

/* An input that is skipped, and why if it is the first. */
static void note_skipped(Comparer *c, CompareSide *side, uint64_t number, uint64_t seed)
{
    c->target_unfit |= side == &c->target;
    if (!c->result->first_skipped.why.len && took_all_steps(side))
        c->result->first_skipped.steps = side->machine->options.max_steps;
    note_first(c, &c->result->first_skipped, side, number, seed);
    if (!c->why.len)
        c->why = compare_reason(&c->result->arena, side, number, seed);
}

EndKind compare_call(const CompareSide *side, Runner *runner)
{
    EndKind end;

    if (side->way)
        choice_path_start(side->way);
    runner->machine->choice.path = side->way;
    end = runner_call(runner);
    runner->machine->choice.path = NULL;
    return end;
}

static bool make(Comparer *c, CompareSide *side, uint64_t number, uint64_t seed)
{
    if (runner_make(&side->runner, side->inputs, number, seed))
        return true;
    c->result->invalid |= c->options->args != NULL;
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
    bool chose_nans;
} SourceRun;

/* How what the target gave stands to the source. */
typedef enum Fit { FITS, IS_SKIPPED, IS_OPEN, DIFFERS } Fit;

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
    if (!b->found || a->far != b->far)
        return !b->found || b->far;
    if (a->seen != b->seen)
        return a->seen;
    if (a->poisoned != b->poisoned)
        return b->poisoned;
    return a->length < b->length;
}

static bool has_poison(const Runner *runner)
{
    return runner_poison_argument(runner) < runner->shape.arguments.count;
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
    candidate.poisoned = has_poison(&c->source.runner);
    candidate.far = runner_has_far_index(&c->source.runner);
    c->far += candidate.far;
    if (is_better(&candidate, &c->best))
        c->best = candidate;
}

/* Undefined behaviour and poison are not seen, nor what the target chooses to do: native code may
 * choose otherwise. */
static bool is_seen(const Comparer *c, uint64_t seed, const Judgement *judgement)
{
    return !seed && !c->target.way
           && !(judgement->part == JUDGED_END && c->target.machine->report.kind == END_UNDEFINED)
           && !(judgement->part == JUDGED_CELL && judgement->open);
}

/* The first that is not judged of the function: the source may give it, or the target more. */
static void note_open(Comparer *c, uint64_t number, OpenInput open)
{
    Arena *arena = &c->result->arena;

    if (c->open.runs || c->telling)
        return;
    c->open = open;
    c->open.why = str_dup(arena, open.why);
    c->open.what = str_dup(arena, open.what);
    c->open.source = str_dup(arena, open.source);
    c->open.target = str_dup(arena, open.target);
    c->open.args = compare_input_shown(c, number, arena);
    c->fresh = false;
}

/* What the target gave when it ended. */
static Fit judge_outcome(Comparer *c, uint64_t number, uint64_t seed)
{
    const RunOutcome run = { &c->target.runner, c->globals };
    const Outcome outcome = outcome_of_run(&run);
    bool open = sight_chose(&c->judge.sight, &c->source.machine->choice);
    Judgement judgement;

    if (c->fresh && !open && outcome.end == END_NONE && c->source.machine->report.kind == END_NONE
        && !compare_shares(c, &judgement)) {
        if (c->telling)
            compare_tell(c, number, seed, &judgement);
        else
            add_candidate(c, number, seed, true);
        return DIFFERS;
    }
    if (is_same(c, &outcome))
        return FITS;
    c->fresh = false;
    c->judge.way = c->target.way;
    c->judge.seed = seed;
    judgement = judge(&c->judge, number, &outcome, &c->scratch);
    if (attend_interrupted())
        return IS_SKIPPED;
    count_runs(c, &judgement);
    c->way_runs += judgement.runs;
    if (judgement.verdict == VERDICT_NOT_JUDGED) {
        note_open(c, number,
                  (OpenInput){ .why = judgement.reason ? str_of(judgement.reason) : (Str){ 0 },
                               .what = judgement.what,
                               .source = judgement.ours,
                               .target = judgement.theirs,
                               .runs = judgement.runs,
                               .by = judgement.open_by });
        return IS_OPEN;
    }
    if (!verdict_is_finding(judgement.verdict))
        return FITS;
    if (c->telling)
        compare_tell(c, number, seed, &judgement);
    else
        add_candidate(c, number, seed, is_seen(c, seed, &judgement));
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

/* Does the target never end? Where that was once not seen it is not looked for again. */
static bool goes_in_circles(Comparer *c, uint64_t number, uint64_t seed)
{
    if (!c->may_end)
        c->may_end = !compare_is_endless(c, number, seed);
    return !c->may_end;
}

/* False where the input cannot be made. */
static bool run_for(Comparer *c, const SourceRun *source, uint64_t seed, uint64_t most)
{
    c->target.machine->options.max_steps = most;
    if (!make(c, &c->target, source->number, seed))
        return false;
    compare_call(&c->target, &c->target.runner);
    return true;
}

/* Runs the target, with a seed or on its way, and judges. */
static Fit run_target(Comparer *c, const SourceRun *source, uint64_t seed)
{
    uint64_t most = ENDLESS_FACTOR * source->steps + ENDLESS_MORE, all = c->options->max_steps;
    EndKind end;

    if (c->may_end && all > most)
        most = all;
    if (!run_for(c, source, seed, most))
        return IS_SKIPPED;
    if (!attend_interrupted() && took_all_steps(&c->target) && !source->chose
        && goes_in_circles(c, source->number, seed)) {
        note_endless(c, source->number, seed, source->steps);
        return DIFFERS;
    }
    if (took_all_steps(&c->target) && all > most)
        run_for(c, source, seed, all);
    if (attend_interrupted())
        return IS_SKIPPED;
    if (c->may_end)
        c->steps += runner_steps(&c->target.runner);
    end = c->target.machine->report.kind;
    if (end == END_LIMIT || end == END_UNSUPPORTED || end == END_INVALID) {
        note_skipped(c, &c->target, source->number, seed);
        return IS_SKIPPED;
    }
    return judge_outcome(c, source->number, seed);
}

static Fit worse(Fit a, Fit b)
{
    return a > b ? a : b;
}

static Fit try_seeds(Comparer *c, const SourceRun *source, uint64_t from, uint64_t count)
{
    Fit fit = FITS;

    for (uint64_t seed = from; seed < from + count && fit != DIFFERS; seed++)
        fit = worse(fit, run_target(c, source, seed));
    return fit;
}

static ChoicePath *keep_way(Comparer *c, const ChoicePath *way)
{
    ChoicePath *kept = ARENA_NEW(&c->result->arena, ChoicePath);

    *kept = *way;
    kept->printed = NULL;
    kept->forks.data = ARENA_COPY(&c->result->arena, ChoiceFork, way->forks.data, way->forks.len);
    kept->forks.cap = kept->forks.len;
    return kept;
}

/* A way shows a difference: better a seed that shows one, which can be said on a command line. */
static void show_by_seed(Comparer *c, const SourceRun *source, const ChoicePath *way)
{
    bool ends = c->steps != UINT64_MAX;
    uint64_t differing = c->differing, far = c->far;
    Candidate by_way = c->best;

    if (c->best.number != source->number)
        return;
    by_way.way = keep_way(c, way);
    c->best.found = false;
    if (!ends || try_seeds(c, source, 1, SHOWING_SEEDS) != DIFFERS)
        c->best = by_way;
    c->differing = differing;
    c->far = far;
}

static bool may_go_on(const Comparer *c, uint64_t tried)
{
    return tried < MOST_WAYS && c->ways < ALL_WAYS && c->way_steps < ALL_WAY_STEPS
           && c->way_runs < ALL_WAY_RUNS && !runner_has_spent(&c->target.runner);
}

static const Op *culprit(const ChoicePath *way)
{
    return way->beyond ? way->beyond_by : way->forks.len ? way->forks.data[0].by : NULL;
}

/* All ways through the target's choices, as far as they fit. How aligned memory is is no matter of
 * ways: a few seeds show it (interp/oracle/judge/sight.h). */
static Fit try_ways(Comparer *c, const SourceRun *source, const Sight *sight)
{
    const Choice *choice = &c->target.machine->choice;
    ChoicePath way = sight_path(sight);
    const Op *by = sight_chose_addresses(sight, choice) ? NULL : choice->by;
    uint64_t tried = 0;
    bool more = true, all = !sight_is_beyond(sight, choice);
    Fit fit = FITS;

    for (; more && all && fit == FITS && may_go_on(c, tried); tried++, c->ways++) {
        c->target.way = &way;
        fit = run_target(c, source, 0);
        c->target.way = NULL;
        c->way_steps += runner_steps(&c->target.runner);
        all = !way.beyond;
        by = culprit(&way);
        if (fit == DIFFERS)
            show_by_seed(c, source, &way);
        else
            more = choice_path_next(&way);
    }
    if (fit == FITS && sight_chose_places(sight, choice))
        fit = try_seeds(c, source, 1, ALIGNED_SEEDS);
    if (fit == FITS && (more || !all)) {
        fit = worse(IS_OPEN, try_seeds(c, source, 1 + source->number % VARIED_SEEDS, SEEDS));
        note_open(c, source->number, (OpenInput){ .runs = (unsigned)tried + SEEDS, .by = by });
    }
    if (fit == FITS && tried > c->result->ways)
        c->result->ways = tried;
    vec_free(&way.forks);
    return fit;
}

/* The source stopped itself at an operation that is pure, an assertion of memref.cast: passes may
 * drop it, and what happens behind it then is as free as behind undefined behaviour (R11). */
static bool stopped_at_pure(const Comparer *c)
{
    const Report *report = &c->source.machine->report;

    return report->kind == END_TRAP && report->at && op_has(report->at, PURE);
}

/* Runs the source. False when there is nothing to hold the target against: `skipped` where that is
 * not because it may do anything. */
static bool run_source(Comparer *c, uint64_t number, bool *skipped)
{
    EndKind end;

    *skipped = true;
    c->source.machine->options.max_steps = c->limit;
    compare_set_stubs(c, number);
    if (!make(c, &c->source, number, 0))
        return false;
    end = runner_call(&c->source.runner);
    c->steps += runner_steps(&c->source.runner);
    c->fresh = true;
    if (attend_interrupted())
        return false;
    if (end == END_UNDEFINED && c->unset) { /* by poison that is none */
        note_skipped(c, &c->source, number, 0);
        return false;
    }
    if (end == END_UNDEFINED || stopped_at_pure(c)) {
        *skipped = false;
        note_first(c, &c->result->first_undefined, &c->source, number, 0);
        return false;
    }
    if (end == END_NONE || end == END_TRAP)
        return true;
    c->limits += took_all_steps(&c->source);
    note_skipped(c, &c->source, number, 0);
    return false;
}

static SourceRun source_run(const Comparer *c, uint64_t number)
{
    return (SourceRun){ .number = number,
                        .steps = runner_steps(&c->source.runner),
                        .chose = sight_chose(&c->judge.sight, &c->source.machine->choice),
                        .chose_nans = c->source.machine->choice.made[CHOICE_NAN] != 0 };
}

/* Is the memory of an argument that the target has for itself another one's, too? */
static bool breaks_unshared(const Comparer *c)
{
    const WireParts *arguments = &c->target.runner.shape.arguments;
    const Place *places = c->target.runner.arguments;

    for (unsigned i = 0; i < arguments->count && c->promised.unshared; i++)
        for (unsigned k = 0; arguments->parts[i].element && k < arguments->count; k++)
            if (k != i && i < 64 && c->promised.unshared >> i & 1 && arguments->parts[k].element
                && wire_memory(c->target.machine, &arguments->parts[i], places[i])
                       == wire_memory(c->target.machine, &arguments->parts[k], places[k]))
                return true;
    return false;
}

/* The target has what lets it give more than it gave, or be undefined. */
static bool may_give_more(const Comparer *c, Str *what, const Op **by)
{
    bool shares = !c->added.op && !c->promised.op && breaks_unshared(c);

    *by = c->added.op ? c->added.op : shares ? c->promised.unshared_by : c->promised.op;
    *what = c->added.op ? str_of(c->added.flag) : shares ? STR("llvm.noalias") : c->promised.name;
    return *by != NULL;
}

/* The target, with the first alternatives, and with all others that may show. */
static Fit compare_target(Comparer *c, const SourceRun *source)
{
    Fit fit = run_target(c, source, 0);
    const Op *by;
    Str what;
    Sight sight = sight_in(c->target_sight, c->target.machine->report.kind == END_TRAP);
    bool chose_nans = c->target.machine->choice.made[CHOICE_NAN] != 0;

    if (c->unset)
        return fit == FITS ? try_seeds(c, source, 1 + source->number % VARIED_SEEDS, SEEDS) : fit;
    if (fit == FITS && !c->alike && sight_chose(&sight, &c->target.machine->choice))
        fit = try_ways(c, source, &sight);
    if (fit == FITS && chose_nans && !source->chose_nans) /* where the source's are kept (P8) */
        fit = try_seeds(c, source, 1, SEEDS);
    if (fit == FITS && may_give_more(c, &what, &by)) {
        note_open(c, source->number,
                  (OpenInput){ .why = str_printf(&c->scratch, "'%.*s'", STR_ARG(what)),
                               .runs = 1,
                               .by = by });
        fit = IS_OPEN;
    }
    return fit;
}

void compare_input(Comparer *c, uint64_t number)
{
    SourceRun source;
    bool skipped;
    Fit fit;

    c->result->inputs++;
    c->chosen = c->drawn = c->unset;
    if (!run_source(c, number, &skipped)) {
        c->result->undefined += !skipped;
        c->result->skipped += skipped;
        c->skipped += skipped;
        return;
    }
    source = source_run(c, number);
    fit = compare_target(c, &source);
    c->result->open += c->chosen;
    c->result->sampled += c->drawn;
    c->result->skipped += fit == IS_SKIPPED;
    c->skipped += fit == IS_SKIPPED;
    c->result->undecided += fit == IS_OPEN;
    c->undecided += fit == IS_OPEN;
    c->judged += fit == FITS || fit == DIFFERS;
}

void compare_tell_best(Comparer *c)
{
    SourceRun source;
    bool skipped;

    c->telling = true;
    c->result->far_alone = c->far == c->differing && !c->options->args;
    c->limit = c->options->max_steps; /* as it was when this input was met, or more */
    if (c->best.seen || c->result->verdict == COMPARE_DIFFERS) /* another function's */
        c->result->alike.len = 0;
    if (run_source(c, c->best.number, &skipped)) {
        source = source_run(c, c->best.number);
        c->target.way = c->best.way;
        run_target(c, &source, c->best.seed);
        c->target.way = NULL;
    }
    c->telling = false;
}
