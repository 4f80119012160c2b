#include "interp/arguments.h"
#include "interp/big_stack.h"
#include "interp/command/command.h"
#include "interp/input.h"
#include "interp/machine.h"
#include "interp/inputs/stubs.h"

static const Op *find_entry(const Op *module, const char *name)
{
    for (const Op *op = module->regions[0].first ? module->regions[0].first->first : NULL; op;
         op = op->next) {
        const Attr *symbol = op_attr(op, "sym_name"), *type = op_attr(op, "function_type");

        if (symbol && symbol->kind == ATTR_STRING && str_is(symbol->string, name) && type
            && type->kind == ATTR_TYPE && type->type_value->kind == TYPE_FUNCTION)
            return op;
    }
    return NULL;
}

static Place *places_for(Machine *machine, const Type *const *types, unsigned count,
                         const Type **unheld)
{
    Place *places = ARENA_ARRAY(&machine->program, Place, count + 1);

    for (unsigned i = 0; i < count; i++) {
        const Layout *layout = machine_layout(machine, types[i]);

        if (!layout) {
            *unheld = types[i];
            return NULL;
        }
        places[i] =
            (Place){ ARENA_ARRAY(&machine->program, uint64_t, layout_words(layout)),
                     ARENA_ARRAY(&machine->program, uint32_t, layout_lanes(layout)), layout };
    }
    return places;
}

static void report_leaks(Machine *machine)
{
    const Allocation *leak = memory_next_live(machine->memory, ALLOCATION_HEAP, 0);

    for (; leak; leak = memory_next_live(machine->memory, ALLOCATION_HEAP, leak->id)) {
        const Op *made = leak->made;
        Str text =
            str_printf(&machine->program, "leak: %llu bytes allocated here were never deallocated",
                       (unsigned long long)leak->size);

        if (machine->report.kind == END_NONE)
            report_end_at(machine, END_UNDEFINED, made ? made->loc : NULL, text.data);
        else
            report_note(machine, made ? made->loc : NULL, "%s", text.data);
    }
}

/* Runs the entry with its arguments and prints what it gave; the exit status. */
static int run_entry(Machine *machine, const Op *entry, const Options *options)
{
    const Type *type = op_attr(entry, "function_type")->type_value, *unheld = NULL;
    unsigned inputs = type->list.input_count;
    Place *arguments = places_for(machine, type->list.types, inputs, &unheld);
    Place *results =
        arguments ? places_for(machine, type->list.types + inputs, type->list.result_count, &unheld)
                  : NULL;

    if (unheld) {
        op_error(entry, "unsupported: values of type '%s' are not supported", type_text(unheld));
        return END_UNSUPPORTED;
    }
    if (!arguments_read(machine, entry, options->args, arguments))
        return EXIT_INVALID;
    if (machine_call(machine, machine_function(machine, entry), NULL, arguments, results)
        != FLOW_END) {
        if (!options->entry_point_result)
            results_print(machine, entry, results, arguments);
        else if (!result_print_as(machine, entry, results, options->entry_point_result))
            return EXIT_INVALID;
        if (options->leaks)
            report_leaks(machine);
    }
    machine_flush(machine);
    report_emit(machine);
    return (int)machine->report.kind;
}

static int run_module(Context *context, const Op *module, const Options *options)
{
    const Op *entry = find_entry(module, options->entry);
    Boundaries boundaries = { 0 };
    Stubs stubs = { .boundaries = &boundaries, .seed = options->stubs };
    Machine *machine;
    int status;

    if (!entry || !entry->region_count || !entry->regions[0].first) {
        loc_error(module->loc,
                  entry ? "the entry function @%s has no body"
                        : "there is no function @%s to run (--entry)",
                  options->entry);
        return EXIT_INVALID;
    }
    machine = machine_new(context, module,
                          (MachineOptions){ .index_width = (unsigned)options->index_bitwidth,
                                            .seed = options->seed,
                                            .max_steps = options->max_steps,
                                            .max_memory = options->max_memory,
                                            .max_seconds = options->max_seconds,
                                            .max_depth = (unsigned)options->max_depth,
                                            .leaks = options->leaks,
                                            .stub = options->stubs == OPTION_NOT_GIVEN
                                                        ? (Stub){ 0 }
                                                        : stubs_of(&stubs) });
    machine->stack_limit = big_stack_limit();
    status = options->via ? native_run_entry(machine, entry, options)
                          : run_entry(machine, entry, options);
    machine_free(machine);
    boundaries_free(&boundaries);
    return status;
}

int command_run(const Options *options)
{
    int status = EXIT_INVALID;
    Context *context;
    Input input;
    Op *module;

    if (!input_read(&input, options->file))
        return EXIT_USAGE;
    context = input_context(options);
    diag_add_source(context, input.name, input.text);
    module = source_parse(context, input.name, input.text, 0);
    if (module && ir_verify(module))
        status = run_module(context, module, options);
    context_free(context);
    input_free(&input);
    return status;
}
