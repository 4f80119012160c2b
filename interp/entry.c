#include "interp/entry.h"

#include "core/source.h"
#include "core/symbol.h"
#include "interp/arguments.h"
#include "interp/big_stack.h"
#include "interp/status.h"

int program_open(Program *program, const Options *options)
{
    *program = (Program){ 0 };
    if (!input_read(&program->input, options->file))
        return EXIT_USAGE;
    program->context = input_context(options);
    diag_add_source(program->context, program->input.name, program->input.text);
    program->module = source_parse(program->context, program->input.name, program->input.text, 0);
    return input_status(program->context, program->module && ir_verify(program->module));
}

void program_close(Program *program)
{
    if (program->context)
        context_free(program->context);
    input_free(&program->input);
}

/* A function, of whatever dialect. */
static bool is_function(const Op *op)
{
    const Attr *type = op_attr(op, "function_type");

    return type && type->kind == ATTR_TYPE && type->type_value->kind == TYPE_FUNCTION;
}

const Op *entry_find(const Program *program, const Options *options)
{
    const Op *entry = symbol_in_table(program->module, str_of(options->entry));

    if (entry && !is_function(entry))
        entry = NULL;
    if (entry && entry->region_count && entry->regions[0].first)
        return entry;
    loc_error(op_loc(program->module),
              entry ? "the entry function @%s has no body"
                    : "there is no function @%s to run (--entry)",
              options->entry);
    return NULL;
}

MachineOptions entry_machine_options(const Options *options)
{
    return (MachineOptions){ .index_width = (unsigned)options->index_bitwidth,
                             .seed = options->seed,
                             .max_steps = options->max_steps,
                             .max_memory = options->max_memory,
                             .max_seconds = options->max_seconds,
                             .max_depth = (unsigned)options->max_depth,
                             .leaks = options->leaks };
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

int entry_prepare(Entry *entry, Machine *machine, const Op *function, const Options *options)
{
    const Type *type = op_attr(function, "function_type")->type_value, *unheld = NULL;
    unsigned inputs = type->list.input_count;

    machine->stack_limit = big_stack_limit();
    *entry = (Entry){ .machine = machine, .function = function };
    entry->arguments = places_for(machine, type->list.types, inputs, &unheld);
    if (entry->arguments)
        entry->results =
            places_for(machine, type->list.types + inputs, type->list.result_count, &unheld);
    if (unheld) {
        op_error(function, "unsupported: values of type '%s' are not supported", type_text(unheld));
        return END_UNSUPPORTED;
    }
    return arguments_read(machine, function, options->args, entry->arguments) ? EXIT_FINE
                                                                              : EXIT_INVALID;
}

Flow entry_call(const Entry *entry)
{
    Machine *machine = entry->machine;

    return machine_call(machine, machine_function(machine, entry->function), NULL, entry->arguments,
                        entry->results);
}

void entry_print_results(const Entry *entry)
{
    results_print(entry->machine, entry->function, entry->results, entry->arguments);
}
