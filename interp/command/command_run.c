#include "interp/arguments.h"
#include "interp/attend.h"
#include "interp/big_stack.h"
#include "interp/command/command.h"
#include "interp/entry.h"
#include "interp/inputs/stubs.h"

/* A leak is nothing that the language forbids: it is found as a difference is. */
static bool report_leaks(Machine *machine)
{
    const Allocation *leak = memory_next_live(machine->memory, ALLOCATION_HEAP, 0);
    bool found = leak != NULL;

    for (; leak; leak = memory_next_live(machine->memory, ALLOCATION_HEAP, leak->id)) {
        const Op *made = leak->made;
        Str text = str_printf(
            &machine->program, "leak: %llu byte%s allocated here %s never deallocated",
            (unsigned long long)leak->size, plural(leak->size), leak->size == 1 ? "was" : "were");

        if (machine->report.kind == END_NONE)
            report_end_at(machine, END_UNDEFINED, made ? op_loc(made) : NULL, text.data);
        else
            report_note(machine, made ? op_loc(made) : NULL, "%s", text.data);
    }
    return found;
}

/* Runs the entry with its arguments and prints what it gave; the exit status. */
static int run_entry(Machine *machine, const Op *function, const Options *options)
{
    Attention attention;
    Entry entry;
    bool leaked = false;
    int status = entry_prepare(&entry, machine, function, options);

    if (status != EXIT_FINE)
        return status;
    attend_begin(&attention, &machine->options);
    if (entry_call(&entry) != FLOW_END) {
        if (!options->entry_point_result)
            entry_print_results(&entry);
        else if (!result_print_as(machine, function, entry.results, options->entry_point_result))
            return EXIT_USAGE;
        entry_warn_of_results(&entry);
        machine_end_over(&(Step){ .op = function, .machine = machine });
        if (options->leaks)
            leaked = report_leaks(machine);
    }
    attend_end(&attention);
    machine_flush(machine);
    report_emit(machine);
    return leaked ? EXIT_DIFFERENCE : (int)machine->report.kind;
}

static int run_program(const Program *program, const Options *options)
{
    const Op *entry;
    Boundaries boundaries = { 0 };
    Stubs stubs = { .boundaries = &boundaries, .seed = options->stubs };
    MachineOptions machine_options = entry_machine_options(options);
    Machine *machine;
    int status = entry_find(program, options, &entry);

    if (status != EXIT_FINE)
        return status;
    if (options->stubs != OPTION_NOT_GIVEN)
        machine_options.stub = stubs_of(&stubs);
    machine = machine_new(program->context, program->module, machine_options);
    machine->stack_limit = big_stack_limit();
    status = options->via ? native_run_entry(machine, entry, options)
                          : run_entry(machine, entry, options);
    machine_free(machine);
    boundaries_free(&boundaries);
    return status;
}

int command_run(const Options *options)
{
    Program program;
    int status = program_open(&program, options);

    if (status == EXIT_FINE)
        status = run_program(&program, options);
    program_close(&program);
    return status;
}
