#include "interp/tools/course/trial.h"

#include "core/ir/function.h"
#include "core/text/source.h"
#include "dialects/registry.h"
#include "interp/machine/value_text.h"
#include "interp/program/arguments.h"
#include "interp/program/bench.h"
#include "interp/program/declared.h"
#include "semantics/value/refine.h"

/* What answers may take: a program that loops is told in a moment, and a folder of such is gone
 * through. */
enum { MOST_MEMORY = 1 << 26, MOST_DEPTH = 10000, MOST_SECONDS = 5 };
enum { MOST_ELEMENTS = 1000 };

unsigned trial_line(const Attr *loc)
{
    return loc && loc->kind == ATTR_LOC_FILE ? loc->file.line : 0;
}

static void keep_first(void *state, const Diag *diag)
{
    Trial *trial = state;

    if (!trial->note.len && diag->severity == SEVERITY_NOTE)
        trial->note = str_dup(&trial->arena, diag->text);
    if (trial->message.len || diag->severity != SEVERITY_ERROR)
        return;
    trial->message = trial_line(diag->loc) ? str_printf(&trial->arena, "line %u, column %u: %.*s",
                                                        trial_line(diag->loc),
                                                        diag->loc->file.column, STR_ARG(diag->text))
                                           : str_dup(&trial->arena, diag->text);
}

bool trial_open(Trial *trial, const char *file, Str text)
{
    Context *context;

    *trial = (Trial){ .options = { .file = file,
                                   .silent = true,
                                   .max_steps = TRIAL_MOST_STEPS,
                                   .max_memory = MOST_MEMORY,
                                   .max_depth = MOST_DEPTH,
                                   .max_seconds = MOST_SECONDS,
                                   .elide_larger_than = MOST_ELEMENTS,
                                   .stubs = OPTION_NOT_GIVEN } };
    context = input_context(&trial->options);
    context->handler = keep_first;
    context->handler_state = trial;
    context->brief_errors = true;
    trial->program.context = context;
    trial->program.input = (Input){ str_of(file), text };
    diag_add_source(context, trial->program.input.name, text, 0);
    trial->program.module = source_parse(context, trial->program.input.name, text, 0);
    if (trial->program.module)
        declared_places(trial->program.module);
    trial->status =
        input_status(context, trial->program.module && ir_verify(trial->program.module));
    return trial->status == EXIT_FINE;
}

void trial_close(Trial *trial)
{
    if (trial->machine)
        machine_free(trial->machine);
    if (trial->program.context)
        context_free(trial->program.context);
    arena_free(&trial->arena);
}

static void keep_value(Trial *trial, const Frame *frame, Place place, const Value *value,
                       const Op *stop)
{
    Sb text = { 0 };

    if (++trial->given != (trial->number ? trial->number : 1))
        return;
    if (!value_print_contents(&text, trial->machine, place, value->type)) {
        text.len = 0;
        value_print(&text, place, value->type);
    }
    trial->text = str_dup(&trial->arena, sb_view(&text));
    trial->stop = stop;
    trial->behind = value->kind == VALUE_OP_RESULT;
    trial->within = frame->function->expands;
    sb_free(&text);
}

static void after(void *state, const Step *step, Flow flow)
{
    Trial *trial = state;

    watch_after(&trial->watch, step);
    if (!trial->counted.len || str_eq(op_name(step->op), trial->counted)) {
        trial->count++;
        trial->within = trial->within || step->frame->function->expands;
    }
    for (unsigned i = 0; flow != FLOW_END && trial->value.len && i < step->op->result_count; i++)
        if (str_eq(step->op->results[i]->name, trial->value))
            keep_value(trial, step->frame, result_place(step, i), step->op->results[i], step->op);
}

static void entered(void *state, const Frame *frame, const Block *block)
{
    Trial *trial = state;

    watch_entered(&trial->watch, trial->machine, frame, block);
    for (unsigned i = 0; trial->value.len && i < block->arg_count; i++)
        if (str_eq(block->args[i]->name, trial->value))
            keep_value(trial, frame, frame_place(frame, block->args[i]), block->args[i],
                       block->first);
}

static void before(void *state, const Step *step)
{
    Trial *trial = state;

    watch_before(&trial->watch, step);
}

static void run_entry(Trial *trial)
{
    Machine *machine = trial->machine;
    Flow flow = entry_call(&trial->entry);

    trial->results = trial->entry.bench ? 0 : machine->output.len;
    if (flow != FLOW_END) {
        entry_print_results(&trial->entry);
        machine_end_over(&(Step){ .op = trial->entry.function, .machine = machine });
    }
    trial->status = (int)machine->report.kind;
    if (trial->status != EXIT_FINE) {
        trial->results = machine->output.len;
        report_emit(machine);
    }
}

void trial_run(Trial *trial, LessonCall call, unsigned ticks)
{
    Options *options = &trial->options;
    MachineOptions wanted;

    options->entry = call.entry;
    options->args = call.args;
    options->tick = ticks ? ticks : OPTION_NOT_GIVEN;
    trial->status = entry_find(&trial->program, options, &trial->function);
    if (trial->status != EXIT_FINE)
        return;
    wanted = entry_machine_options(&trial->program, options);
    wanted.print = NULL; /* it stays in the machine */
    wanted.silent = true;
    trial->machine = machine_new(trial->program.context, trial->program.module, wanted);
    trial->observer = (Observer){ .state = trial,
                                  .before = before,
                                  .after = after,
                                  .entered = entered,
                                  .inside = true,
                                  .expansions = true };
    trial->machine->observer = &trial->observer;
    trial->status = entry_prepare(&trial->entry, trial->machine, trial->function, options);
    if (trial->status == EXIT_FINE)
        run_entry(trial);
}

Str trial_results(const Trial *trial)
{
    return trial->machine ? str_from(sb_view(&trial->machine->output), trial->results) : (Str){ 0 };
}

Str trial_printed(const Trial *trial)
{
    Str output = trial->machine ? sb_view(&trial->machine->output) : (Str){ 0 };

    output.len = trial->results < output.len ? trial->results : output.len;
    return output;
}

void trial_list(Sb *sb, Str lines)
{
    while (lines.len) {
        sb_str(sb, str_line(&lines));
        sb_add(sb, lines.len ? ", " : "");
    }
}

size_t trial_memory_left(const Trial *trial)
{
    const Memory *memory = trial->machine ? trial->machine->memory : NULL;
    const Allocation *live = memory ? memory_next_live(memory, ALLOCATION_HEAP, 0) : NULL;
    size_t count = 0;

    for (; live; live = memory_next_live(memory, ALLOCATION_HEAP, live->id))
        count += !live->kept;
    return count;
}

void trial_print_signature(Sb *sb, const Trial *trial)
{
    type_print(sb, function_signature(trial->function));
}

bool trial_has_signature(const Trial *a, const Trial *b)
{
    Sb first = { 0 }, second = { 0 };
    bool same;

    trial_print_signature(&first, a);
    trial_print_signature(&second, b);
    same = str_eq(sb_view(&first), sb_view(&second));
    sb_free(&first);
    sb_free(&second);
    return same;
}

/* Values that hold all that they are: numbers, vectors of such. */
static bool are_plain(const Op *function)
{
    const Type *type = function_signature(function);
    unsigned count = type->list.input_count + type->list.result_count;

    for (unsigned i = 0; i < count; i++)
        if (!type_is_int_or_index(type->list.types[i]) && !type_is_float(type->list.types[i])
            && type->list.types[i]->kind != TYPE_VECTOR)
            return false;
    return true;
}

static bool results_refined(const Trial *trial, const Trial *other)
{
    const Type *type = function_signature(trial->entry.function);

    for (unsigned i = 0; i < type->list.result_count; i++) {
        Place own = trial->entry.results[i], theirs = other->entry.results[i];

        if (!refines(refine_value(own.layout, own.words, own.poison, theirs.words, theirs.poison)))
            return false;
    }
    return true;
}

bool trial_refined(const Trial *trial, const Trial *other, bool printed)
{
    if (trial->status == END_UNDEFINED)
        return other->status != EXIT_USAGE && other->status != EXIT_INVALID;
    if (trial->status != other->status || !trial->machine || !other->machine)
        return false;
    if (printed && !str_eq(trial_printed(trial), trial_printed(other)))
        return false;
    if (trial->status != EXIT_FINE)
        return true;
    /* What a circuit gave in all its ticks stands in the text alone. */
    if (!trial_has_signature(trial, other))
        return false;
    return str_eq(trial_results(trial), trial_results(other))
           || (!trial->entry.bench && are_plain(trial->entry.function)
               && results_refined(trial, other));
}

bool trial_is_same(const Trial *trial, const Trial *other)
{
    return trial->status == other->status && str_eq(trial_printed(trial), trial_printed(other))
           && str_eq(trial_results(trial), trial_results(other));
}
