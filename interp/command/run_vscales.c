#include "interp/command/run_vscales.h"

#include "interp/command/command.h"
#include "interp/console/big_stack.h"
#include "interp/console/output.h"

#include <stdio.h>

/* What one run printed and gave, in the context's arena; its status. */
static int run_once(const Program *program, const Op *entry, const MachineOptions *machine_options,
                    const Options *options, Str *given)
{
    Machine *machine = machine_new(program->context, program->module, *machine_options);
    int status;

    machine->stack_limit = big_stack_limit();
    status = run_entry(machine, entry, options);
    *given = str_dup(&program->context->arena, sb_view(&machine->output));
    machine_free(machine);
    return status;
}

/* The first that is not what the first run gave; 0: all are. */
static unsigned find_other(const Str *given, unsigned count)
{
    for (unsigned i = 1; i < count; i++)
        if (!str_eq(given[i], given[0]))
            return i;
    return 0;
}

static void print_each(const Str *given, unsigned count, const Options *options)
{
    for (unsigned i = 0; i < count; i++) {
        char heading[32];
        int length = snprintf(heading, sizeof heading, "vscale %u:\n", options->vscales[i]);

        output_print((Str){ heading, (size_t)length });
        output_print(given[i]);
    }
}

int run_vscales(const Program *program, const Op *entry, const MachineOptions *machine,
                const Options *options)
{
    Str given[OPTION_MOST_VSCALES] = { { 0 } };
    unsigned count = 0, other;
    int status = EXIT_FINE;

    for (; count < options->vscale_count && status == EXIT_FINE; count++) {
        MachineOptions with = *machine;

        with.vscale = options->vscales[count];
        with.print = NULL;
        status = run_once(program, entry, &with, options, &given[count]);
        if (status != EXIT_FINE)
            fprintf(stderr, "note: with --vscale=%u\n", with.vscale);
    }
    other = find_other(given, count);
    if (other)
        print_each(given, count, options);
    else
        output_print(given[0]);
    if (status != EXIT_FINE)
        return status;
    if (!other) {
        fprintf(stderr, "note: it gives the same with --vscale=%s\n", options->vscale);
        return EXIT_FINE;
    }
    fprintf(stderr, "error: what it gives depends on vscale: %u and %u differ\n",
            options->vscales[0], options->vscales[other]);
    return EXIT_DIFFERENCE;
}
