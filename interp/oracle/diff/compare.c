#include "core/ir/function.h"
#include "interp/oracle/diff/comparer.h"

#include "core/ir/symbol.h"
#include "interp/program/attend.h"
#include "interp/console/big_stack.h"
#include "interp/console/progress.h"
#include "interp/program/candidates.h"
#include "interp/fast/fast.h"
#include "interp/oracle/witness/reach.h"

#include <limits.h>

enum {
    SHORTER = 10, /* the limit of steps, by this factor after each input that is over it: */
    ALL = 5,      /* all inputs of a function together, in what one may take */
    ENOUGH = 256, /* inputs that show a difference, to choose one from */
    /* How many inputs, where that is left to us: so many at the most, if they take so many steps
     * together, and so many at the least. Their cost is that of a few. */
    MOST_INPUTS = 1000,
    LEAST_INPUTS = 64,
    CHEAP = 20000,
    CHEAP_BYTES = 1 << 26, /* and so much memory, but a few at the least */
    FEW_INPUTS = 2,
    SAMPLES = 16,
    PROGRESS_EVERY = 1 << 12, /* inputs */
};

static const double PATIENCE = 2; /* seconds before progress is shown */

static const Op *first_op(const Op *module)
{
    return module->regions[0].first ? module->regions[0].first->first : NULL;
}

static bool is_defined(const Op *op)
{
    return function_is_defined(op) || is_circuit(op);
}

static bool is_compared(const Op *op, const char *entry)
{
    return is_defined(op)
           && (entry ? candidate_find(op_parent(op), str_of(entry)) == op
                     : symbol_visibility(op) != SYMBOL_PRIVATE);
}

static const Op *named(const Op *module, Str name)
{
    for (const Op *op = first_op(module); op; op = op->next)
        if (str_eq(symbol_name(op), name))
            return op;
    return NULL;
}

/* Globals. */

static bool names_global(void *state, const Op *op)
{
    return !op_is(op, "memref.get_global")
           || !str_eq(op_attr(op, "name")->symbol.root, *(const Str *)state);
}

/* Where nobody outside can see it, what it holds matters as long as the target still uses it. */
static bool is_seen(const Op *target, const Op *global)
{
    Str name = symbol_name(global);
    Reach whole = { .module = target };
    bool used;

    if (symbol_visibility(global) != SYMBOL_PRIVATE)
        return true;
    vec_push(&whole.ops, target);
    used = !reach_walk(&whole, names_global, &name);
    reach_free(&whole);
    return used;
}

static unsigned matching_global(const CompareSide *target, const WirePart *global)
{
    for (unsigned i = 0; i < target->globals.count; i++) {
        const WirePart *part = &target->globals.parts[i];

        if (str_eq(symbol_name(part->global), symbol_name(global->global))
            && str_eq(str_of(type_text(part->type)), str_of(type_text(global->type)))
            && is_seen(target->module, part->global))
            return i;
    }
    return UINT_MAX;
}

static void match_globals(Comparer *c)
{
    unsigned count = c->source.globals.count;

    c->globals = ARENA_ARRAY(&c->source.machine->program, unsigned, count);
    for (unsigned i = 0; i < count; i++)
        c->globals[i] = matching_global(&c->target, &c->source.globals.parts[i]);
}

/* Preparing a function. */

static bool see_stub(void *state, const Op *op)
{
    bool *stubbed = state;

    *stubbed |= reach_is_unknown(op);
    return true;
}

static Machine *new_machine(Comparer *c, Context *context, const Op *module, bool forgives)
{
    MachineOptions options = compare_machine_options(c);
    Machine *machine;

    options.forgives = forgives;
    machine = machine_new(context, module, options);

    machine->stack_limit = big_stack_limit();
    machine->report.brief = true;
    return machine;
}

MachineOptions compare_machine_options(Comparer *c)
{
    return (MachineOptions){ .index_width = c->options->index_width,
                             .vscale = c->options->vscale,
                             .max_steps = c->options->max_steps,
                             .max_seconds = c->options->max_seconds,
                             .max_memory = c->options->max_memory,
                             .max_depth = c->options->max_depth,
                             .strict_init = c->options->strict_init,
                             .stub = stubs_of(&c->stubs),
                             .fast = &FAST_CODE,
                             .goes_on = attend_goes_on };
}

void compare_set_stubs(Comparer *c, uint64_t number)
{
    c->stubs.seed = c->options->args ? c->options->stubs : number;
}

static bool prepare_perturbed(Comparer *c, Sb *why)
{
    if (!c->perturbed) {
        c->perturbed = new_machine(c, c->source.context, c->source.module, false);
        perturb_start(&c->perturb, c->options->ulp);
        c->perturbed->observer = &c->perturb.observer;
    }
    if (!runner_prepare(&c->perturbed_runner, c->perturbed, &c->source.globals, c->source.function,
                        why))
        return false;
    c->perturbed_runner.makes_globals = true;
    c->judge.perturbed = &c->perturbed_runner;
    return true;
}

static bool prepare_judge(Comparer *c, Sb *why)
{
    Reach reach = reach_of(c->source.module, c->source.function);

    judge_case_free(&c->judge);
    c->judge =
        judge_case(&c->source.runner, c->source.inputs, &c->perturb, &reach, c->options->ulp);
    c->judge.keeps_nans = true;
    reach_walk(&reach, see_stub, &c->judge.open_text);
    reach_free(&reach);
    return !c->judge.inexact.any || prepare_perturbed(c, why);
}

static bool see_constants(void *state, const Op *op)
{
    constants_add(state, op);
    return true;
}

static void gather_constants(Comparer *c, const Op *source, const Op *target)
{
    Reach ours = reach_of(c->source.module, source), theirs = reach_of(c->target.module, target);

    c->constants.numbers.len = 0;
    reach_walk(&ours, see_constants, &c->constants);
    reach_walk(&theirs, see_constants, &c->constants);
    reach_free(&ours);
    reach_free(&theirs);
}

static bool prepare_side(CompareSide *side, const Op *function, Sb *why)
{
    side->function = function;
    if (!runner_prepare(&side->runner, side->machine, &side->globals, function, why))
        return false;
    side->runner.makes_globals = true;
    return true;
}

static bool prepare_target(Comparer *c, const Op *function, Sb *why)
{
    Reach source = reach_of(c->source.module, c->source.function);
    Reach target = reach_of(c->target.module, function);
    bool good = prepare_side(&c->target, function, why);

    c->target_sight = sight_of(&target);
    c->added = fast_added(&source, &target);
    c->promised = promise_added(&source, &target);
    reach_free(&source);
    reach_free(&target);
    c->result->target_unfit |= !good;
    return good;
}

/* The function's type before all passes; NULL where it was none. */
static const Type *first_type(const Comparer *c)
{
    const Op *first =
        c->options->first ? named(c->options->first, symbol_name(c->source.function)) : NULL;

    return first && is_defined(first) ? function_signature(first) : NULL;
}

Inputs *compare_make_inputs(Comparer *c, uint64_t count, bool lanes, Sb *why)
{
    const InputsOptions options = { .seed = c->options->seed,
                                    .count = count,
                                    .constants = &c->constants,
                                    .poison = !is_circuit(c->source.function), /* W6 */
                                    .lanes = lanes,
                                    .first = first_type(c) };

    return inputs_new(c->source.machine, c->source.function, c->boundaries, &options, why);
}

static uint64_t smaller(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

static uint64_t larger(uint64_t a, uint64_t b)
{
    return a > b ? a : b;
}

/* As many as the function is cheap, and its arguments are small. */
static uint64_t affordable_inputs(Comparer *c, const Inputs *inputs)
{
    Machine *machine = c->source.machine;
    uint64_t count = inputs_count(inputs), samples = smaller(count, SAMPLES);
    uint64_t steps = 0, bytes = 0, sampled = 0, by_steps, by_bytes;

    machine->options.max_steps = CHEAP;
    for (; sampled < samples && bytes <= CHEAP_BYTES; sampled++) {
        if (!runner_make(&c->source.runner, inputs, sampled * count / samples, 0))
            continue;
        bytes += memory_live_bytes(machine->memory);
        runner_call(&c->source.runner);
        steps += runner_steps(&c->source.runner);
    }
    by_steps = larger(CHEAP / (steps / sampled + 1), LEAST_INPUTS);
    by_bytes = larger(CHEAP_BYTES / (bytes / sampled + 1), FEW_INPUTS);
    return smaller(smaller(by_steps, by_bytes), count);
}

static Inputs *cheap_inputs(Comparer *c, Sb *why)
{
    Inputs *inputs = compare_make_inputs(c, MOST_INPUTS, false, why);
    uint64_t count = inputs ? affordable_inputs(c, inputs) : 0;

    if (!inputs || count == inputs_count(inputs))
        return inputs;
    inputs_free(inputs);
    return compare_make_inputs(c, count, false, why);
}

/* Inputs are the same for both; those that were given are read in each one's context. */
static bool prepare_inputs(Comparer *c, Sb *why)
{
    const CompareOptions *options = c->options;

    if (options->args) {
        c->source.inputs = inputs_given(c->source.function, options->args);
        c->target.inputs = inputs_given(c->target.function, options->args);
        return true;
    }
    c->source.inputs = options->prove ? compare_all_inputs(c) : NULL;
    if (!c->source.inputs)
        c->source.inputs = options->inputs ? compare_make_inputs(c, options->inputs, false, why)
                                           : cheap_inputs(c, why);
    c->target.inputs = c->source.inputs;
    return c->source.inputs != NULL;
}

static void free_inputs(Comparer *c)
{
    if (c->target.inputs && c->target.inputs != c->source.inputs)
        inputs_free((Inputs *)c->target.inputs);
    if (c->source.inputs)
        inputs_free((Inputs *)c->source.inputs);
    c->source.inputs = c->target.inputs = NULL;
}

/* Functions. */

/* A function that is the same text in both needs no judging: `why` is rather one that is not. */
static void note_named(Comparer *c, Str name, Str why)
{
    Comparison *result = c->result;

    result->not_judged++;
    if (!result->why.len || (!c->alike && !result->unjudged))
        result->why = str_printf(&result->arena, "@%.*s: %.*s", STR_ARG(name), STR_ARG(why));
    result->unjudged += !c->alike;
}

static void note_not_judged(Comparer *c, Str why)
{
    note_named(c, symbol_name(c->source.function), why);
}

static void note_not_run(Comparer *c, Str why)
{
    c->result->not_run++;
    c->result->all = false;
    note_not_judged(c, why);
}

/* Inputs that show a difference, after which no more are looked at. Those that do at indices alone
 * which no memory has are looked past. */
static uint64_t most_differing(const Comparer *c)
{
    switch (c->options->goal) {
    case COMPARE_FIRST:
        return 1;
    case COMPARE_FIRST_SEEN:
        return c->best.seen ? 0 : ENOUGH;
    default:
        return ENOUGH;
    }
}

static uint64_t differing(const Comparer *c)
{
    return c->options->goal == COMPARE_BEST ? c->differing - c->far : c->differing;
}

/* Where one goes on for ever others may, which are left the sooner; not what is cheap anyway. */
static uint64_t next_limit(const Comparer *c)
{
    uint64_t least = smaller(c->options->max_steps, CHEAP), most = c->options->max_steps;

    for (uint64_t i = 0; i < c->limits && most > least; i++)
        most /= SHORTER;
    return larger(most, least);
}

/* All inputs together take only so long. Where some go on for ever (a size that is a boundary
 * value) many may. */
static bool within_budget(Comparer *c)
{
    uint64_t most = c->options->max_steps;

    if (runner_has_spent(&c->source.runner) || runner_has_spent(&c->target.runner))
        return false;
    return !attend_interrupted() && differing(c) < most_differing(c)
           && (!most || c->steps / ALL <= most
               || (c->options->prove && inputs_are_all(c->source.inputs)));
}

static Str place_of(Arena *arena, const Op *op)
{
    const Attr *loc = op_loc(op);

    if (loc->kind != ATTR_LOC_FILE)
        return str_printf(arena, "'%.*s'", STR_ARG(op_name(op)));
    return str_printf(arena, "'%.*s' at %.*s:%u:%u", STR_ARG(op_name(op)), STR_ARG(loc->file.file),
                      loc->file.line, loc->file.column);
}

/* Why an input is undecided: the target gave what the source may give, or may give more. */
static Str undecided_why(Comparer *c)
{
    Comparison *result = c->result;
    const OpenInput *open = &c->open;
    Arena *arena = &result->arena;
    Str by = open->by ? place_of(arena, open->by) : STR("where memory lies");

    if (open->why.len && !open->what.len)
        return str_printf(arena,
                          "the target may give more than it gave, which the source may: %.*s has "
                          "%.*s, and the source has not",
                          STR_ARG(by), STR_ARG(open->why));
    if (!open->what.len)
        return str_printf(arena,
                          "%.*s leaves the target more than could be gone through; %u of its runs "
                          "gave nothing else than the source may",
                          STR_ARG(by), open->runs);
    if (open->why.len)
        return str_printf(arena,
                          "%.*s is %.*s, which depends on %.*s, first in %.*s (%.*s with seed 0)",
                          STR_ARG(open->what), STR_ARG(open->target), STR_ARG(open->why),
                          STR_ARG(by), STR_ARG(open->source));
    return str_printf(arena,
                      "in %u run%s the source did not give as a whole what the target gives, and "
                      "may give it, by what %.*s leaves open: %.*s is %.*s (%.*s with seed 0)",
                      open->runs, plural(open->runs), STR_ARG(by), STR_ARG(open->what),
                      STR_ARG(open->target), STR_ARG(open->source));
}

static void note_undecided(Comparer *c)
{
    Comparison *result = c->result;
    Str name = symbol_name(c->source.function);

    if (!result->open_by.len && c->open.by)
        result->open_by = place_of(&result->arena, c->open.by);
    if (!result->why.len)
        result->why = str_printf(
            &result->arena,
            "@%.*s: of %llu input%s %llu %s undecided; on --entry=%.*s --args='%.*s' %.*s",
            STR_ARG(name), (unsigned long long)c->looked_at, plural(c->looked_at),
            (unsigned long long)c->undecided, c->undecided == 1 ? "is" : "are", STR_ARG(name),
            STR_ARG(c->open.args), STR_ARG(undecided_why(c)));
}

/* Why the first input is skipped; of the inputs that were not, none was compared. */
static Str skipped_why(Comparer *c)
{
    uint64_t undefined = c->looked_at - c->skipped;

    if (!undefined)
        return c->why;
    return str_printf(&c->result->arena, "%.*s; the source is undefined on the other %llu input%s",
                      STR_ARG(c->why), (unsigned long long)undefined, plural(undefined));
}

/* What is said of a function whose inputs were not compared, or not all. */
static void note_judged(Comparer *c)
{
    if (c->undecided)
        note_undecided(c);
    if (c->judged || c->proved)
        return;
    if (c->undecided) {
        c->result->not_judged++;
        c->result->unjudged += !c->alike;
    } else if (!c->skipped) {
        note_not_judged(c,
                        STR("nothing is compared: the source is undefined on every input; '--args' "
                            "gives others, a function that calls it (-e) too"));
    } else {
        note_not_judged(c, skipped_why(c));
    }
    c->result->target_unfit |= c->target_unfit;
}

/* A global that either may read, and others may have changed before. */
static const Op *changeable_global(const CompareSide *side)
{
    Reach reach = reach_of(side->module, side->function);
    const Op *found = NULL;

    for (unsigned i = 0; i < side->globals.count && !found; i++)
        if (reach_has(&reach, side->globals.parts[i].global))
            found = side->globals.parts[i].global;
    reach_free(&reach);
    return found;
}

/* Globals are inputs, too, of which one value alone was tried. False where there are none. */
static bool note_global(Comparer *c)
{
    const Op *global = c->alike ? NULL : changeable_global(&c->source);

    if (!global && !c->alike)
        global = changeable_global(&c->target);
    if (global && !c->result->global.len)
        c->result->global = str_dup(&c->result->arena, symbol_name(global));
    return global != NULL;
}

/* Those that were chosen to be looked at. */
static void look_at_inputs(Comparer *c, uint64_t count)
{
    const CompareOptions *options = c->options;
    bool chosen = options->only != UINT64_MAX;
    uint64_t from = chosen ? options->only : 0, to = chosen ? from + 1 : count;
    Progress progress = { .total = count, .unit = "inputs", .patience = PATIENCE };

    c->limit = options->max_steps;
    c->source.runner.enough = c->target.runner.enough = options->enough_steps;
    compare_choose_unset(c);
    for (uint64_t number = from; number < to && within_budget(c) && !c->result->invalid; number++) {
        c->looked_at++;
        c->limit = next_limit(c);
        compare_input(c, number);
        arena_release(&c->scratch, (ArenaMark){ 0 });
        if (options->prove && c->looked_at % PROGRESS_EVERY == 0)
            progress_step(&progress, c->looked_at, symbol_name(c->source.function).data);
    }
    progress_clear(&progress);
}

/* Every input was looked at, and each is decided. */
static bool is_decided(const Comparer *c, uint64_t count)
{
    return inputs_are_all(c->source.inputs) && c->looked_at == count && !c->undecided && !c->skipped
           && !c->judge.open_text && !is_circuit(c->source.function);
}

static void run_inputs(Comparer *c)
{
    uint64_t count = inputs_count(c->source.inputs);
    bool all;

    if (c->options->watched) {
        compare_set_stubs(c, 0);
        compare_watch(c, &c->target, 0, c->options->seed, c->options->watched);
        return;
    }
    look_at_inputs(c, count);
    all = !note_global(c) && is_decided(c, count);
    c->proved = c->options->prove && compare_prove(c, all);
    c->result->all &= all || c->proved;
    if (c->best.found && !attend_interrupted() && !c->settled
        && (c->result->verdict != COMPARE_DIFFERS
            || (!c->best.far && (c->best.seen || c->result->far_alone))))
        compare_tell_best(c);
    c->settled |= c->best.seen && !c->best.far;
    c->result->compared += c->judged;
    note_judged(c);
}

/* Is what the two functions reach the same, word for word? */
static bool same_text(const Op *source, const Op *target)
{
    Reach ours = reach_of(op_parent(source), source), theirs = reach_of(op_parent(target), target);
    Sb our_text = { 0 }, their_text = { 0 };
    bool same;

    reach_print(&ours, &our_text);
    reach_print(&theirs, &their_text);
    same = str_eq(sb_view(&our_text), sb_view(&their_text));
    reach_free(&ours);
    reach_free(&theirs);
    sb_free(&our_text);
    sb_free(&their_text);
    return same;
}

/* `alike`: both are the same text. */
static void compare_function(Comparer *c, const Op *source, const Op *target, bool alike)
{
    Sb why = { 0 };

    c->steps = c->judged = c->limits = c->differing = c->far = c->undecided = c->skipped = 0;
    c->looked_at = c->ways = c->way_steps = c->way_runs = 0;
    c->open = (OpenInput){ 0 };
    c->best = (Candidate){ 0 };
    c->why = (Str){ 0 };
    c->target_unfit = c->may_end = c->proved = false;
    c->alike = alike;
    if (alike && c->options->prove && !is_circuit(source)) {
        compare_note_same(c, source);
        return;
    }
    gather_constants(c, source, target);
    if (prepare_side(&c->source, source, &why) && prepare_target(c, target, &why)
        && prepare_inputs(c, &why) && prepare_judge(c, &why))
        run_inputs(c);
    else
        note_not_run(c, sb_view(&why));
    free_inputs(c);
    sb_free(&why);
}

/* What a function that ran shows says more. */
static void note_dropped(Comparer *c, const Op *source, const Op *target)
{
    Comparison *result = c->result;
    Str name = symbol_name(source);

    if (c->options->prove)
        compare_note_differs(c);
    if (result->verdict == COMPARE_DIFFERS || result->verdict == COMPARE_DROPPED)
        return;
    result->verdict = COMPARE_DROPPED;
    result->kind = DIFFERENCE_DROPPED;
    result->function = str_dup(&result->arena, name);
    result->where = str_printf(&result->arena, "the function @%.*s", STR_ARG(name));
    result->source = STR("it has a body, and can be called from outside");
    result->target = !target              ? STR("there is none")
                     : is_defined(target) ? STR("it is private, and cannot be called from outside")
                                          : STR("it is declared, and has no body");
}

/* The same bytes would be other values. */
static bool lies_otherwise(const Comparer *c)
{
    const Target *source = &c->source.machine->target, *target = &c->target.machine->target;

    return !target_equals(source, target) || source->index_width != target->index_width;
}

static void compare_circuit(Comparer *c, const Op *source, const Op *target)
{
    bool alike = same_text(source, target);
    Sb why = { 0 };

    if (compare_flatten(c, &source, &target, &why))
        compare_function(c, source, target, alike);
    else
        note_not_run(c, sb_view(&why));
    sb_free(&why);
}

/* A function that is no longer a func.func, or has other types, was converted to something else:
 * its inputs are no longer the same. */
static void compare_named(Comparer *c, const Op *source)
{
    const Op *target = named(c->target.module, symbol_name(source));
    const char *type = is_circuit(source) ? "" : type_text(function_signature(source)), *other;
    Op *adapter = NULL;
    Sb why = { 0 };

    c->source.function = source;
    c->alike = c->lowered = false;
    c->result->functions++;
    if (!target || (function_is_executed(target) && !is_defined(target))
        || (symbol_visibility(target) == SYMBOL_PRIVATE
            && symbol_visibility(source) != SYMBOL_PRIVATE)) {
        note_dropped(c, source, target);
        return;
    }
    if (is_circuit(source) && is_circuit(target)) {
        compare_circuit(c, source, target);
        return;
    }
    if (lies_otherwise(c)) {
        sb_add(&why, "the data layout of its module was another one");
    } else if (!is_defined(target) || is_circuit(source) != is_circuit(target)) {
        sb_printf(&why, "it has become a '%.*s', which is not run", STR_ARG(op_name(target)));
        c->result->target_unfit = true;
    } else {
        other = type_text(function_signature(target));
        if (!str_eq(str_of(type), str_of(other))) {
            adapter = compare_on_tensors(source, target);
            c->lowered = !adapter;
            adapter = adapter ? adapter : compare_lowered(source, target);
            c->result->adapted |= adapter && c->lowered;
        }
        if (adapter)
            target = adapter;
        else if (!str_eq(str_of(type), str_of(other)))
            sb_printf(&why, "its type was %s and has become %s", type, other);
    }
    if (why.len)
        note_not_run(c, sb_view(&why));
    else
        compare_function(c, source, target, same_text(source, target));
    if (adapter)
        block_remove(adapter->block, adapter);
    sb_free(&why);
}

/* Nested modules. */

/* The module of this name in the other; one without a name is known by its place. */
static const Op *matching_module(const Op *target, const Op *module)
{
    unsigned before = 0;

    if (!target || symbol_name(module).len)
        return target ? named(target, symbol_name(module)) : NULL;
    for (const Op *op = first_op(op_parent(module)); op != module; op = op->next)
        before += op_is(op, "builtin.module") && !symbol_name(op).len;
    for (const Op *op = first_op(target); op; op = op->next)
        if (op_is(op, "builtin.module") && !symbol_name(op).len && !before--)
            return op;
    return NULL;
}

static void note_nested(Comparer *c, const Op *source, const Op *target, Str path)
{
    Arena *arena = &c->result->arena;

    if (target && is_defined(target) && same_text(source, target))
        return;
    c->alike = false;
    c->result->functions++;
    c->result->not_run++;
    c->result->all = false;
    note_named(c, str_printf(arena, "%.*s%.*s", STR_ARG(path), STR_ARG(symbol_name(source))),
               STR("it has changed, and functions of nested modules are not compared"));
}

/* Their functions are not run here: those that have changed are not judged. */
static void look_at_nested(Comparer *c, const Op *source, const Op *target, Str path)
{
    for (const Op *op = first_op(source); op; op = op->next) {
        Str name = symbol_name(op);

        if (op_is(op, "builtin.module"))
            look_at_nested(c, op, matching_module(target, op),
                           name.len
                               ? str_printf(&c->scratch, "%.*s%.*s::", STR_ARG(path), STR_ARG(name))
                               : path);
        else if (source != c->source.module && is_compared(op, NULL))
            note_nested(c, op, target ? named(target, name) : NULL, path);
    }
}

/* One difference is enough; but of what is to be proved each function is told. */
static void compare_all(Comparer *c)
{
    for (const Op *op = first_op(c->source.module); op; op = op->next) {
        if (!is_compared(op, c->options->entry))
            continue;
        compare_named(c, op);
        if (attend_interrupted())
            c->result->at = str_printf(&c->result->arena, "in @%.*s after %llu input%s",
                                       STR_ARG(symbol_name(op)), (unsigned long long)c->looked_at,
                                       plural(c->looked_at));
        if (c->result->at.len || c->result->invalid
            || (!c->options->prove && (c->result->verdict == COMPARE_DROPPED || c->settled)))
            break;
    }
    if (!c->options->entry)
        look_at_nested(c, c->source.module, c->target.module, (Str){ 0 });
    if (c->result->verdict == COMPARE_REFINES
        && (c->result->functions == c->result->not_judged || c->result->undecided))
        c->result->verdict = COMPARE_NOT_JUDGED;
    if (!c->result->functions)
        c->result->why = STR("it has no function with a body that can be called from outside");
}

static CompareSide new_side(Comparer *c, Context *context, const Op *module, bool forgives)
{
    CompareSide side = { .context = context, .module = module };

    side.machine = new_machine(c, context, module, forgives);
    side.globals = wire_globals_of(side.machine, module);
    return side;
}

bool compare_reads_arguments(Context *context, const Op *module, const CompareOptions *options)
{
    Comparer c = { .options = options };
    Machine *machine = new_machine(&c, context, module, false);
    WireParts globals = wire_globals_of(machine, module);
    bool good = true;

    for (const Op *op = first_op(module); op && good && options->args; op = op->next) {
        Runner runner = { 0 };
        Sb why = { 0 };
        const Op *function = is_compared(op, options->entry) ? op : NULL;

        if (function && is_circuit(function))
            function = ticks_function(function, compare_ticks(options), &why);
        if (function && runner_prepare(&runner, machine, &globals, function, &why)) {
            Inputs *inputs = inputs_given(function, options->args);

            good = runner_make(&runner, inputs, 0, 0);
            inputs_free(inputs);
        }
        sb_free(&why);
    }
    machine_free(machine);
    return good;
}

Comparison compare_modules(Context *source_context, const Op *source, Context *target_context,
                           const Op *target, const CompareOptions *options)
{
    Comparison result = { .verdict = COMPARE_REFINES, .all = true };
    Boundaries own = { 0 };
    Comparer c = { .options = options,
                   .result = &result,
                   .boundaries = options->boundaries ? options->boundaries : &own };

    c.stubs.boundaries = c.boundaries;
    c.source = new_side(&c, source_context, source, false);
    c.target = new_side(&c, target_context, target, true);
    match_globals(&c);
    compare_all(&c);
    judge_case_free(&c.judge);
    constants_free(&c.constants);
    if (c.perturbed)
        machine_free(c.perturbed);
    perturb_end(&c.perturb);
    machine_free(c.source.machine);
    machine_free(c.target.machine);
    arena_free(&c.scratch);
    boundaries_free(&own);
    return result;
}

void comparison_free(Comparison *comparison)
{
    vec_free(&comparison->alike);
    vec_free(&comparison->proofs);
    watched_run_free(&comparison->source_run);
    watched_run_free(&comparison->target_run);
    arena_free(&comparison->arena);
}
