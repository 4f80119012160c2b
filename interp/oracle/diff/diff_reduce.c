/* The smallest module of which the pass makes something else, in the same way. */
#include "interp/oracle/diff/diff.h"

#include "core/ir/context.h"
#include "interp/program/attend.h"
#include "interp/console/definitions.h"
#include "interp/console/offer.h"
#include "interp/console/messages.h"
#include "interp/console/output.h"
#include "interp/console/outputs.h"
#include "interp/oracle/reduce/reduce.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum {
    SECONDS = 50, /* to spend on it */
    INPUTS = 200, /* of a candidate's function */
    LONGER = 4,   /* a candidate may take so many times the steps of the program */
    LONGER_BY = 100000,
    ENDLESS_PART = 10, /* of the time that a pass has, which a candidate that does not end takes */
};

typedef struct Reduction {
    Diff *diff;
    const DiffResult *result;
    Str pipeline; /* the pass alone */
    char *function;
} Reduction;

static Op *read_module(Context *context, Str name, Str text)
{
    Op *module = source_parse(context, name, text, 0);

    return module && ir_verify(module) ? module : NULL;
}

/* What native code cannot hide stays that; what it can stays the fault of one operation. */
static bool is_alike(const Comparison *found, const Comparison *other)
{
    bool hidden = found->kind == DIFFERENCE_POISON || found->kind == DIFFERENCE_UNDEFINED;
    bool other_hidden = other->kind == DIFFERENCE_POISON || other->kind == DIFFERENCE_UNDEFINED;

    return found->verdict == other->verdict && hidden == other_hidden
           && (found->kind == DIFFERENCE_ENDLESS) == (other->kind == DIFFERENCE_ENDLESS)
           && (!hidden || str_eq(found->broken, other->broken));
}

/* Candidates that do not end are many: they should not take long. */
static uint64_t most_steps(const Reduction *r)
{
    uint64_t given = r->diff->options.compare.max_steps;
    uint64_t most = LONGER * r->result->finding.compared.steps + LONGER_BY;

    return most < given ? most : given;
}

/* Compares the function; with `args`, on these alone. */
static Comparison compare(const Reduction *r, const Op *source, const Op *target, const char *args,
                          CompareGoal goal)
{
    CompareOptions options = r->diff->options.compare;

    options.entry = r->function;
    if (args && !options.args)
        options.stubs = r->result->finding.compared.stubs;
    options.args = args;
    options.goal = goal;
    options.max_steps = most_steps(r);
    if (!options.inputs || options.inputs > INPUTS)
        options.inputs = INPUTS;
    return compare_modules(op_context(source), source, op_context(target), target, &options);
}

/* Does native code show it on one of the inputs? */
static bool is_confirmed(const Reduction *r, const Op *source, const Op *target, Comparison *found)
{
    DiffResult result = { .finding = { .compared = *found } };
    bool confirmed;

    diff_ask_native(r->diff, &result, source, target);
    confirmed = result.finding.confirmed;
    *found = result.finding.compared;
    arena_free(&result.arena);
    return confirmed;
}

/* What native code can hide stays what it shows, where it does. */
static bool shows(const Reduction *r, const Op *source, const Op *target, const char *args)
{
    const Comparison *found = &r->result->finding.compared;
    bool hidden = found->kind == DIFFERENCE_POISON || found->kind == DIFFERENCE_UNDEFINED;
    bool confirmed = hidden && r->result->finding.confirmed;
    Comparison other = compare(r, source, target, args,
                               confirmed ? COMPARE_BEST
                               : hidden  ? COMPARE_FIRST
                                         : COMPARE_FIRST_SEEN);
    bool alike = is_alike(found, &other);

    if (alike && confirmed)
        alike = is_confirmed(r, source, target, &other);
    comparison_free(&other);
    return alike;
}

static Context *quiet_context(const Reduction *r)
{
    Context *context = input_context(r->diff->options.context);

    context->handler = NULL;
    return context;
}

/* On the arguments that were found, if they still fit; else on any. */
static bool target_differs(const Reduction *r, const Op *source, const Op *target)
{
    const DiffFinding *finding = &r->result->finding;

    if (!target || !finding->is_compared)
        return false;
    return (finding->compared.args.len && shows(r, source, target, finding->compared.args.data))
           || (!r->diff->options.compare.args && shows(r, source, target, NULL));
}

static bool still_differs(const Reduction *r, const Op *source, Str text)
{
    Context *context = quiet_context(r);
    bool differs = target_differs(r, source, diff_read_left(r->diff, context, STR("after"), text));

    context_free(context);
    return differs;
}

static StepVerdict verdict_of(const Reduction *r)
{
    return r->result->steps.data[r->result->steps.len - 1].verdict;
}

static bool compile(const Reduction *r, Str text, Stages *stages)
{
    const DiffOptions *options = &r->diff->options;
    bool is_endless = verdict_of(r) == STEP_ENDLESS;
    Compiler compiler = { .witness = diff_native(r->diff),
                          .passes = options->passes ? r->pipeline.data : NULL,
                          .command = options->command,
                          .seconds = options->native_seconds / (is_endless ? ENDLESS_PART : 1) };
    Sb why = { 0 };
    bool good = compiler_run(&compiler, text, stages, &why) && stages->stages.len;

    sb_free(&why);
    return good;
}

/* What a command left, read here and upstream: of a pass upstream has done so. */
static bool is_left_invalid(const Reduction *r, Str text)
{
    Context *context = input_context(r->diff->options.context);
    Sb said = { 0 };
    bool is;

    context->handler = diff_collect;
    context->handler_state = &said;
    is = !diff_read_left(r->diff, context, STR("after"), text)
         && diff_left_invalid(r->diff, text, sb_view(&said));
    sb_free(&said);
    context_free(context);
    return is;
}

/* "crashed" of a step stands for STAGE_CRASHED, and so on. */
static bool ends_alike(StepVerdict verdict, StageEnd end)
{
    return (verdict == STEP_CRASHED && end == STAGE_CRASHED)
           || (verdict == STEP_ENDLESS && end == STAGE_LATE)
           || (verdict == STEP_INVALID && end == STAGE_INVALID);
}

static bool holds_of(const Reduction *r, const Op *source, Str text)
{
    StepVerdict verdict = verdict_of(r);
    Stages stages = { 0 };
    bool holds = compile(r, text, &stages);

    if (holds) {
        const Stage *last = &stages.stages.data[stages.stages.len - 1];

        if (last->end != STAGE_GOOD)
            holds = ends_alike(verdict, last->end);
        else if (verdict == STEP_INVALID)
            holds = r->diff->options.command && is_left_invalid(r, last->text);
        else
            holds = still_differs(r, source, last->text);
    }
    stages_free(&stages);
    return holds;
}

static bool holds(void *state, Str text)
{
    const Reduction *r = state;
    Context *context = quiet_context(r);
    Op *source = read_module(context, STR("source"), text);
    bool good = source && holds_of(r, source, text) && !attend_interrupted();

    context_free(context);
    return good;
}

/* The file. */

/* The arguments that show it, for the command line. */
static void add_arguments(const Reduction *r, const Op *source, const Op *target, Sb *comment)
{
    Comparison found = compare(r, source, target, r->diff->options.compare.args, COMPARE_BEST);

    if (found.verdict == COMPARE_DIFFERS)
        is_confirmed(r, source, target, &found);
    if (found.args.len) {
        sb_add(comment, " --args=");
        offer_quoted(comment, found.args);
    }
    if (found.stubbed)
        sb_printf(comment, " --stubs=%" PRIu64, found.stubs);
    comparison_free(&found);
}

static void add_input(const Reduction *r, Str text, Sb *comment)
{
    Context *context = quiet_context(r);
    Op *source = read_module(context, STR("source"), text), *target = NULL;
    Stages stages = { 0 };

    offer_call(comment, str_of(r->function), (Str){ 0 });
    if (source && compile(r, text, &stages)
        && stages.stages.data[stages.stages.len - 1].end == STAGE_GOOD)
        target = diff_read_left(r->diff, context, STR("after"),
                                stages.stages.data[stages.stages.len - 1].text);
    if (target)
        add_arguments(r, source, target, comment);
    stages_free(&stages);
    context_free(context);
}

/* What is wrong, and the command that shows it. */
static void add_comment(const Reduction *r, Str name, Str text, Sb *comment)
{
    const DiffFinding *finding = &r->result->finding;
    const char *passes = r->diff->options.passes;

    sb_printf(comment, "// '%.*s'%s%.*s breaks this program: %s\n", STR_ARG(finding->pass),
              finding->version.len ? " of LLVM " : "", STR_ARG(finding->version), finding->kind);
    sb_printf(comment, "// %s diff ", offer_program());
    offer_word(comment, name);
    definitions_say(comment);
    sb_add(comment, passes ? " --passes=" : " --opt-cmd=");
    offer_quoted(comment, passes ? r->pipeline : str_of(r->diff->options.command));
    if (finding->is_compared && finding->compared.kind != DIFFERENCE_DROPPED)
        add_input(r, text, comment);
    sb_char(comment, '\n');
}

/* "NAME.reduced.mlir" in this folder; of parts "NAME.3.reduced.mlir", and where -o gives a name
 * "NAME.3.mlir". */
static Str file_name(const Diff *diff, DiffResult *result)
{
    Str given = str_of(diff->options.output);
    Str name =
        given.len ? given : outputs_stem(&result->arena, diff->options.context, result->file);
    char part[24] = "";

    if (given.len && !result->part)
        return given;
    if (given.len && str_ends(name, ".mlir"))
        name.len -= 5;
    if (result->part)
        snprintf(part, sizeof part, ".%u", result->part);
    return str_printf(&result->arena, "%.*s%s%s.mlir", STR_ARG(name), part,
                      given.len ? "" : ".reduced");
}

static bool may_write(const Options *options, Str file, const char *name)
{
    const char *writer = outputs_writer(options, name);

    if (outputs_is_input(options, name))
        messages_error(file.data, "the reduced module is not written over '%s', which is read%s",
                       name, options->output || options->file_count > 1 ? "" : ": -o says where");
    else if (writer && !str_is(STR("o"), writer))
        messages_error(file.data, "the reduced module is not written over '%s', which --%s writes",
                       name, writer);
    else
        return true;
    return false;
}

static void keep(const Reduction *r, DiffResult *result, const Reduced *reduced)
{
    DiffFinding *finding = &result->finding;
    Str text = sb_view(&reduced->text), name = file_name(r->diff, result);
    Sb comment = { 0 };

    if (!may_write(r->diff->options.context, result->file, name.data))
        return;
    while (text.len && text.data[text.len - 1] == '\n')
        text.len--;
    add_comment(r, name, text, &comment);
    if (output_file(name.data, (Str[]){ sb_view(&comment), text, STR("\n") }, 3)) {
        finding->reduced_to = str_dup(&result->arena, name);
        finding->reduced_operations = reduced->operations;
        finding->reduced = str_dup(&result->arena, text);
    }
    sb_free(&comment);
}

void diff_reduce(Diff *diff, DiffResult *result)
{
    DiffFinding *finding = &result->finding;
    Arena *arena = &result->arena;
    Reduction r = {
        .diff = diff,
        .result = result,
        .pipeline = str_printf(arena, "builtin.module(%.*s)", STR_ARG(finding->pass)),
    };
    ReduceQuery query = { .holds = holds, .state = &r, .seconds = SECONDS, .progress = true };
    Reduced reduced;

    if (diff->options.reduce_seconds > 0)
        query.seconds = diff->options.reduce_seconds;
    if (diff->options.with)
        return;
    if (finding->is_compared)
        query.keep = r.function = (char *)str_dup(arena, finding->compared.function).data;
    if (!holds(&r, finding->before))
        return;
    reduced = reduce_module(finding->before, &query);
    keep(&r, result, &reduced);
    sb_free(&reduced.text);
}
