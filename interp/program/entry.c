#include "interp/program/entry.h"

#include "core/bytecode/bytecode.h"
#include "core/ir/function.h"
#include "core/ir/symbol.h"
#include "core/text/source.h"
#include "interp/program/arguments.h"
#include "interp/program/bench.h"
#include "interp/console/big_stack.h"
#include "interp/program/candidates.h"
#include "interp/program/declared.h"
#include "interp/console/output.h"
#include "interp/console/import.h"
#include "interp/console/source_file.h"
#include "interp/console/status.h"
#include "interp/machine/jobs.h"
#include "interp/machine/tasks.h"
#include "interp/machine/startup.h"
#include "interp/machine/value_text.h"

#include <stdio.h>
#include <string.h>

/* --no-implicit-module, in mlir-runner's words: nothing is put around what stands at the top of the
 * text, which is one operation with symbols. */
static bool stands_alone(const Program *program)
{
    const Op *first = program->module->regions[0].first->first;
    unsigned count = 0;

    if (program->context->module_is_written)
        return true;
    for (const Op *op = first; op; op = op->next)
        count++;
    if (count == 1 && first->def && def_has(first->def, SYMBOL_TABLE))
        return true;
    if (count == 1)
        fputs("Error: top-level op must be a symbol table.\n", stderr);
    else
        diag_emit(program->context, SEVERITY_ERROR, NULL,
                  "source must contain a single top-level operation, found: %u", count);
    fputs("could not parse the input IR\n", stderr);
    return false;
}

int program_read(Program *program, const Options *options)
{
    Input input = program->input;
    Str name = program->text_name.len ? sb_view(&program->text_name) : input.name;
    Str text = program->text.data ? sb_view(&program->text) : input.text;

    if (program->context)
        context_free(program->context);
    program->context = input_context(options);
    program->context->defers_lacking = true;
    /* Whoever imports writes each number with all its digits. */
    program->context->exact_decimals = options->file && import_wanted(options->file);
    program->context->attrs_are_written = NOWHERE;
    source_file_show(program->context, options);
    if (!bytecode_is(input.text))
        diag_add_source(program->context, input.name, input.text, 0);
    if (program->text_name.len)
        diag_add_source(program->context, name, text, 0);
    if (program->text.data)
        program->context->unnamed = input.name;
    if (input.bytecode.data)
        bytecode_read_resources(program->context, input.name, input.bytecode);
    program->module = program_parse(program->context, name, text, 0);
    if (program->module && options->no_implicit_module && !stands_alone(program))
        return EXIT_INVALID;
    if (program->module)
        declared_places(program->module);
    return input_status(program->context, program->module && ir_verify(program->module));
}

void program_offer_source(const Program *program, const Options *options)
{
    const Context *context = program->context;

    if (options->source || !import_wanted(options->file))
        return;
    for (size_t i = 0; i < context->sources.len; i++)
        if (!context->sources.data[i].text.data) {
            diag_emit(program->context, SEVERITY_NOTE, NULL,
                      "--source=FOLDER shows the lines of '%.*s', where that is in FOLDER",
                      STR_ARG(context->sources.data[i].file));
            return;
        }
}

/* Whatever shows the program while it runs shows its text, and what lowers it needs the whole. */
static bool read_input(Input *input, const Options *options)
{
    if (options_command_is(options, "run") || options->runner)
        return input_read(input, options->file, options->max_seconds);
    return options->lower || options->lower_missing
               ? input_read_text(input, options->file, options)
               : input_read_listing(input, options->file, options);
}

int program_find(Program *program, const Options *options)
{
    *program = (Program){ 0 };
    if (!read_input(&program->input, options)
        || (options->input && !input_read_bytes(options->input, &program->standard_input)))
        return EXIT_USAGE;
    if (options->input)
        sb_add(&program->standard_input, "");
    return EXIT_FINE;
}

int program_open(Program *program, const Options *options)
{
    int status = program_find(program, options);

    return status == EXIT_FINE ? program_read(program, options) : status;
}

void program_close(Program *program)
{
    if (program->context)
        context_free(program->context);
    sb_free(&program->text);
    sb_free(&program->text_name);
    sb_free(&program->standard_input);
    input_free(&program->input);
}

int entry_find(const Program *program, const Options *options, const Op **entry)
{
    const Op *op = candidate_find(program->module, str_of(options->entry));

    if (options->runner && op && op_parent(op) != program->module) {
        loc_error(
            op_loc(op),
            "the entry function @%s is in a module of its own, where mlir-runner does not look",
            options->entry);
        return EXIT_USAGE;
    }
    if (!op && !options->runner && strcmp(options->entry, "main") == 0
        && candidate_module_runs(program->module))
        op = program->module;
    *entry = op;
    if (op && op->def && op->def->circuit) {
        *entry = bench_circuit(op);
        return *entry ? EXIT_FINE : END_UNSUPPORTED;
    }
    if (op && (op == program->module || candidate_can_run(op)))
        return EXIT_FINE;
    if (op && candidate_is(op)) {
        loc_error(op_loc(op), "unsupported: @%s is an '%.*s': mlir-interp does not execute it yet",
                  options->entry, STR_ARG(op_name(op)));
        return END_UNSUPPORTED;
    }
    if (op && op_attr(op, "function_type"))
        loc_error(op_loc(op), "the entry function @%s has no body", options->entry);
    else
        diag_emit(program->context, SEVERITY_ERROR, NULL,
                  "there is no function @%s to run in %.*s (--entry)", options->entry,
                  STR_ARG(program->input.name));
    op = candidates_note(program->module, options->entry, true);
    if (op)
        candidate_note(op, options);
    return EXIT_USAGE;
}

MachineOptions entry_machine_options(const Program *program, const Options *options)
{
    return (
        MachineOptions){ .index_width = (unsigned)options->index_bitwidth,
                         .vscale = options->vscales[0],
                         .row_major = options->matrix_default_layout
                                      && strcmp(options->matrix_default_layout, "row-major") == 0,
                         .seed = options->seed,
                         .max_steps = options->max_steps,
                         .max_memory = options->max_memory,
                         .max_seconds = options->max_seconds,
                         .max_depth = (unsigned)options->max_depth,
                         .leaks = options->leaks,
                         .elide = options->elide_larger_than,
                         .strict_init = options->strict_init,
                         .inside_meanings = options->inside_meanings,
                         .input = options->input ? sb_view(&program->standard_input) : (Str){ 0 },
                         .print = output_print };
}

/* NULL, and the type that cannot be held, or for which no memory is left. */
static Place *places_for(Machine *machine, const Type *const *types, unsigned count,
                         const Type **unheld)
{
    Place *places = ARENA_ARRAY(&machine->program, Place, count + 1);

    for (unsigned i = 0; i < count; i++) {
        const Layout *layout = machine_layout(machine, types[i]);

        if (!layout || !machine_place(machine, layout, &places[i])) {
            *unheld = types[i];
            return NULL;
        }
    }
    return places;
}

static int prepare_bench(Entry *entry, const Options *options)
{
    Machine *machine = entry->machine;

    entry->bench = bench_new(machine, entry->function, options);
    if (!entry->bench
        || (!bench_is_driven(entry->bench)
            && !arguments_read(machine, entry->function, bench_first(entry->bench),
                               entry->arguments)))
        return EXIT_USAGE;
    entry->arguments = bench_arguments(entry->bench, entry->arguments);
    return entry->arguments ? EXIT_FINE : END_LIMIT;
}

int entry_prepare(Entry *entry, Machine *machine, const Op *function, const Options *options)
{
    const Type *type = function_signature(function), *unheld = NULL;
    unsigned inputs = type->list.input_count;

    machine->stack_limit = big_stack_limit();
    *entry = (Entry){ .machine = machine, .function = function };
    entry->arguments = places_for(machine, type->list.types, inputs, &unheld);
    if (entry->arguments)
        entry->results =
            places_for(machine, type->list.types + inputs, type->list.result_count, &unheld);
    if (unheld && machine_layout(machine, unheld)) {
        op_error(function,
                 "limit reached: no memory is left for a value of type '%s' (--max-memory)",
                 type_text(unheld));
        return END_LIMIT;
    }
    if (unheld && machine_is_too_large(machine, unheld)) {
        op_error(function, "limit reached: values of type '%s' have more than %d elements",
                 type_text(unheld), FRAME_MOST_LANES);
        return END_LIMIT;
    }
    if (unheld) {
        op_error(function, "unsupported: values of type '%s' are not supported", type_text(unheld));
        return END_UNSUPPORTED;
    }
    if (function->def->circuit)
        return prepare_bench(entry, options);
    if ((options->args || !arguments_are_words(function)
             ? arguments_read(machine, function, options->args, entry->arguments)
             : arguments_read_words(machine, function, options->file, options->argv,
                                    entry->arguments)))
        return EXIT_FINE;
    if (machine->over)
        return END_LIMIT;
    candidate_note(function, options);
    return EXIT_USAGE;
}

static Flow call(const Entry *entry)
{
    Machine *machine = entry->machine;

    if (startup_begin(machine) == FLOW_END
        || machine_call(machine, machine_function(machine, entry->function), NULL, entry->arguments,
                        NULL, entry->results)
               == FLOW_END
        || jobs_finish(machine) == FLOW_END || tasks_finish(machine) == FLOW_END)
        return FLOW_END;
    return startup_end(machine, NULL);
}

Flow entry_call(const Entry *entry)
{
    Flow flow = call(entry);

    if (entry->bench)
        bench_free(entry->bench);
    return flow;
}

void entry_note_input(const Entry *entry)
{
    const Machine *machine = entry->machine;

    if (machine->input_end && !machine->options.input.data)
        loc_note(op_loc(machine->input_end), "the program reads standard input here, which is "
                                             "empty (--stdin FILE says what it has)");
}

/* It may be returned, and not be used: nobody can say what it holds. */
static void warn_of_ended(const Entry *entry, unsigned result, const Allocation *memory)
{
    const Op *made = memory->made, *freed = memory->freed;

    diag_emit(entry->machine->context, SEVERITY_WARNING, op_loc(entry->function),
              "result %u is a memref whose memory has ended: it holds nothing that could be read",
              result);
    if (memory->id && made)
        loc_note(op_loc(made), "the memory (%llu byte%s at 0x%llx) was allocated here",
                 (unsigned long long)memory->size, plural(memory->size),
                 (unsigned long long)memory->address);
    if (memory->id && freed)
        loc_note(op_loc(freed), memory->kind == ALLOCATION_STACK
                                    ? "and ended here, with the scope it was allocated in"
                                    : "and was freed here");
}

/* "result 0 is poison", "lane 2 of result 0 is poison" */
static void warn_of_poison(const Entry *entry, unsigned result)
{
    Place place = entry->results[result];
    uint64_t lanes = layout_lanes(place.layout), lane = 0;
    Sb text = { 0 };

    while (lane < lanes && !place.poison[lane])
        lane++;
    if (lane == lanes)
        return;
    if (!place_is_all_poison(place))
        sb_printf(&text, "lane %llu of ", (unsigned long long)lane);
    sb_printf(&text, "result %u is poison", result);
    report_warning(entry->machine, op_loc(entry->function), text.data);
    report_poison(entry->machine, place.poison[lane]);
    sb_free(&text);
}

/* "the element [1, 0] of result 0 is poison" */
static void warn_of_element(const Entry *entry, const char *what, unsigned number,
                            const Elements *elements)
{
    Machine *machine = entry->machine;
    Sb indices = { 0 }, text = { 0 };
    uint32_t origin = elements_find_poison(&indices, machine, elements);

    sb_printf(&text, "the element [%.*s] of %s %u is poison", STR_ARG(sb_view(&indices)), what,
              number);
    if (origin) {
        report_warning(machine, op_loc(entry->function), text.data);
        report_poison(machine, origin);
    }
    sb_free(&indices);
    sb_free(&text);
}

void entry_warn_of_results(const Entry *entry)
{
    const Type *type = function_signature(entry->function);
    const Type *const *inputs = type->list.types, *const *results = inputs + type->list.input_count;
    const Memory *memory = entry->machine->memory;
    Elements elements;

    if (entry->bench)
        return;
    for (unsigned i = 0; i < type->list.result_count; i++) {
        bool held = value_elements(memory, entry->results[i], results[i], &elements);

        if (held && elements.memory && !elements.memory->alive)
            warn_of_ended(entry, i, elements.memory);
        else if (held)
            warn_of_element(entry, "result", i, &elements);
        warn_of_poison(entry, i);
    }
    for (unsigned i = 0; i < type->list.input_count; i++)
        if (type_shares_memory(inputs[i])
            && value_elements(memory, entry->arguments[i], inputs[i], &elements))
            warn_of_element(entry, "argument", i, &elements);
}

void entry_print_results(const Entry *entry)
{
    if (!entry->bench) /* which has printed those of each tick */
        results_print(entry->machine, entry->function, entry->results, entry->arguments);
}
