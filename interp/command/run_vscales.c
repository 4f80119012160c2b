#include "interp/command/run_vscales.h"

#include "core/ir/function.h"
#include "core/text/naming.h"
#include "interp/command/command.h"
#include "interp/console/big_stack.h"
#include "interp/console/output.h"
#include "interp/machine/value_text.h"

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

/* The last line of the text, which is taken from it. */
static Str take_line(Str *text)
{
    Str line = *text;
    size_t end = line.len && line.data[line.len - 1] == '\n' ? line.len - 1 : line.len, from = end;

    while (from && line.data[from - 1] != '\n')
        from--;
    text->len = from;
    return (Str){ line.data + from, end - from };
}

/* What the function returns as this result, where it returns in one place: ", %sum". */
static void print_name(Sb *sb, const Op *function, unsigned result)
{
    const Block *block = function->regions[0].first;
    const Op *leaves = block && !block->next ? block->last : NULL;
    Naming *naming;

    if (!leaves || result >= leaves->operand_count)
        return;
    naming = naming_new(function);
    sb_add(sb, ", ");
    value_name_print(sb, naming, leaves->operands[result]);
    naming_free(naming);
}

static void note_result(const Op *entry, unsigned result)
{
    Sb name = { 0 };

    print_name(&name, entry, result);
    output_error("note: result %u%.*s differs\n", result, STR_ARG(sb_view(&name)));
    sb_free(&name);
}

/* Lines stand for results, then for arguments that have memory; what is before them was printed by
 * the program. */
static void note_others(const Op *entry, Str ours, Str theirs)
{
    const Type *type = function_signature(entry);
    unsigned inputs = type->list.input_count, count = inputs + type->list.result_count;
    bool *differs = ARENA_ARRAY(&op_context(entry)->arena, bool, count + 1);

    for (unsigned i = count; i-- > 0;) {
        unsigned at = i < type->list.result_count ? inputs + i : i - type->list.result_count;

        differs[at] = (at >= inputs || type_shares_memory(type->list.types[at]))
                      && !str_eq(take_line(&ours), take_line(&theirs));
    }
    if (!str_eq(ours, theirs))
        output_error("note: what the program prints differs\n");
    for (unsigned i = 0; i < type->list.result_count; i++)
        if (differs[inputs + i])
            note_result(entry, i);
    for (unsigned i = 0; i < inputs; i++)
        if (differs[i])
            output_error("note: argument %u differs\n", i);
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
        with.elide = 0; /* what is left away might differ */
        status = run_once(program, entry, &with, options, &given[count]);
        if (status != EXIT_FINE)
            output_error("note: with --vscale=%u\n", with.vscale);
    }
    other = find_other(given, count);
    if (other)
        print_each(given, count, options);
    else
        output_print(given[0]);
    if (status != EXIT_FINE)
        return status;
    if (!other) {
        output_error("note: it gives the same with --vscale=%s\n", options->vscale);
        return EXIT_FINE;
    }
    output_error("error: what it gives depends on vscale: %u and %u differ\n", options->vscales[0],
                 options->vscales[other]);
    if (!options->entry_point_result)
        note_others(entry, given[0], given[other]);
    return EXIT_DIFFERENCE;
}
