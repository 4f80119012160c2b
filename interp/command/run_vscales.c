#include "interp/command/run_vscales.h"

#include "interp/console/big_stack.h"
#include "interp/console/output.h"
#include "interp/console/status.h"
#include "interp/machine/report.h"

#include <stdio.h>

/* What one run printed and gave, in the context's arena. False: it ended early, which is reported
 * and has the status. */
static bool run_once(const Program *program, const Op *function,
                     const MachineOptions *machine_options, const Options *options, Str *given,
                     int *status)
{
    Machine *machine = machine_new(program->context, program->module, *machine_options);
    Entry entry;

    machine->stack_limit = big_stack_limit();
    *status = entry_prepare(&entry, machine, function, options);
    if (*status == EXIT_FINE && entry_call(&entry) != FLOW_END)
        entry_print_results(&entry);
    *given = str_dup(&program->context->arena, sb_view(&machine->output));
    report_emit(machine);
    if (*status == EXIT_FINE)
        *status = (int)machine->report.kind;
    machine_free(machine);
    return *status == EXIT_FINE;
}

static void print_each(const Str *given, unsigned count, const Options *options)
{
    bool all_same = true;

    for (unsigned i = 1; i < count; i++)
        all_same &= str_eq(given[i], given[0]);
    for (unsigned i = 0; i < count; i++) {
        char heading[32];
        int length = snprintf(heading, sizeof heading, "vscale %u:\n", options->vscales[i]);

        if (!all_same)
            output_print((Str){ heading, (size_t)length });
        if (!all_same || i == 0)
            output_print(given[i]);
    }
}

int run_vscales(const Program *program, const Op *entry, const MachineOptions *machine,
                const Options *options)
{
    Str given[OPTION_MOST_VSCALES] = { { 0 } };
    unsigned count = 0;
    int status = EXIT_FINE;

    for (; count < options->vscale_count && status == EXIT_FINE; count++) {
        MachineOptions with = *machine;

        with.vscale = options->vscales[count];
        with.print = NULL;
        if (!run_once(program, entry, &with, options, &given[count], &status))
            fprintf(stderr, "note: with --vscale=%u\n", with.vscale);
    }
    print_each(given, count, options);
    if (status != EXIT_FINE)
        return status;
    for (unsigned i = 1; i < count; i++)
        if (!str_eq(given[i], given[0])) {
            fprintf(stderr, "error: what it gives depends on vscale: %u and %u differ\n",
                    options->vscales[0], options->vscales[i]);
            return EXIT_DIFFERENCE;
        }
    fprintf(stderr, "note: it gives the same with --vscale=%s\n", options->vscale);
    return EXIT_FINE;
}
