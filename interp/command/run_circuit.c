#include "interp/command/run_circuit.h"

#include "core/ir/function.h"
#include "interp/console/big_stack.h"
#include "interp/console/status.h"
#include "interp/machine/circuit.h"
#include "interp/machine/value_text.h"
#include "interp/program/arguments.h"
#include "interp/program/attend.h"

#include <inttypes.h>
#include <string.h>

/* --drive: a line a tick, as --args has it; behind the last one the inputs stay as they are. */
typedef struct Drive {
    Input input;
    Str rest;
    uint64_t lines; /* that have been read */
    bool wrong;
} Drive;

typedef struct Bench { /* what the circuit is on */
    Entry entry;
    const Op *module; /* as the program has it: the names of its outputs */
    const Options *options;
    Drive drive;
} Bench;

static bool next_line(Drive *drive, Str *line)
{
    while (drive->rest.len) {
        size_t end = str_find(drive->rest, '\n');

        *line = (Str){ drive->rest.data, end };
        drive->rest = str_from(drive->rest, end < drive->rest.len ? end + 1 : end);
        while (line->len && strchr(" \t\r", *line->data))
            *line = str_from(*line, 1);
        drive->lines++;
        if (line->len && !str_starts(*line, "//"))
            return true;
    }
    return false;
}

static uint64_t count_lines(Drive drive)
{
    uint64_t count = 0;
    Str line;

    while (next_line(&drive, &line))
        count++;
    return count;
}

static Flow set_inputs(void *state, uint64_t tick, const Slot *inputs, Frame *frame)
{
    Bench *bench = state;
    Machine *machine = bench->entry.machine;
    unsigned count = function_signature(bench->entry.function)->list.input_count;
    Str line;

    (void)tick;
    if (!next_line(&bench->drive, &line))
        return FLOW_NEXT;
    line = str_printf(&machine->scratch, "%.*s", STR_ARG(line));
    if (!arguments_read(machine, bench->entry.function, line.data, bench->entry.arguments)) {
        diag_emit(machine->context, SEVERITY_NOTE, NULL, "in line %" PRIu64 " of '%s' (--drive)",
                  bench->drive.lines, bench->options->drive);
        bench->drive.wrong = true;
        return FLOW_END;
    }
    for (unsigned i = 0; i < count; i++)
        place_copy(slot_place(frame, inputs[i]), bench->entry.arguments[i]);
    return FLOW_NEXT;
}

/* "tick 3: count = 4, carry = false" */
static void print_outputs(void *state, uint64_t tick, const Slot *outputs, Frame *frame)
{
    const Bench *bench = state;
    Machine *machine = bench->entry.machine;
    const Type *type = function_signature(bench->entry.function);
    Sb *out = &machine->output;

    if (tick < bench->options->from_tick)
        return;
    sb_printf(out, "tick %" PRIu64 ":", tick);
    for (unsigned i = 0; i < type->list.result_count; i++) {
        Str name = bench->module->def->circuit->output_name(bench->module, i);

        sb_printf(out, "%s %.*s = ", i ? "," : "", STR_ARG(name));
        value_print_untyped(out, slot_place(frame, outputs[i]),
                            type->list.types[type->list.input_count + i]);
    }
    sb_char(out, '\n');
    if (machine_output_is_due(machine))
        machine_flush(machine);
}

/* The clocks behind the arguments. */
static bool add_clocks(Bench *bench)
{
    Machine *machine = bench->entry.machine;
    const Block *block = bench->entry.function->regions[0].first;
    unsigned data = function_signature(bench->entry.function)->list.input_count;
    Place *places = ARENA_ARRAY(&machine->program, Place, block->arg_count);

    for (unsigned i = 0; i < block->arg_count; i++) {
        const Layout *layout = machine_layout(machine, block->args[i]->type);

        if (i < data)
            places[i] = bench->entry.arguments[i];
        else if (!layout || !machine_place(machine, layout, &places[i]))
            return false;
    }
    bench->entry.arguments = places;
    return true;
}

static int call(Bench *bench)
{
    Machine *machine = bench->entry.machine;
    CircuitRun run = { .ticks = bench->options->tick,
                       .inputs = function_signature(bench->entry.function)->list.input_count,
                       .only_rises = bench->module->def->circuit->only_rises(bench->entry.function),
                       .drive = bench->options->drive ? set_inputs : NULL,
                       .seen = print_outputs,
                       .state = bench };
    Attention attention;

    if (run.ticks == OPTION_NOT_GIVEN)
        run.ticks = bench->options->drive ? count_lines(bench->drive) : 1;
    machine->circuit = &run;
    attend_begin(&attention, &machine->options);
    entry_call(&bench->entry);
    attend_end(&attention);
    machine->circuit = NULL;
    machine_flush(machine);
    report_emit(machine);
    return bench->drive.wrong ? EXIT_USAGE : (int)machine->report.kind;
}

/* --args gives the inputs of all ticks, or --drive those of each; the first line stands for all
 * until it is read. */
static int prepare(Bench *bench, Machine *machine, const Op *flat)
{
    Options options = *bench->options;
    Drive first = bench->drive;
    Str line;
    int status;

    if (!options.args && next_line(&first, &line))
        options.args = str_printf(&machine->program, "%.*s", STR_ARG(line)).data;
    status = entry_prepare(&bench->entry, machine, flat, &options);
    if (status == EXIT_FINE && !add_clocks(bench))
        return END_UNSUPPORTED;
    return status;
}

int run_circuit(const Program *program, const Op *module, const MachineOptions *machine_options,
                const Options *options)
{
    Bench bench = { .module = module, .options = options };
    const Op *flat = module->def->circuit->flatten(module);
    Machine *machine;
    int status;

    if (!flat)
        return END_UNSUPPORTED;
    if (options->drive && !input_read(&bench.drive.input, options->drive, 0))
        return EXIT_USAGE;
    bench.drive.rest = bench.drive.input.text;
    machine = machine_new(program->context, program->module, *machine_options);
    machine->stack_limit = big_stack_limit();
    status = prepare(&bench, machine, flat);
    if (status == EXIT_FINE)
        status = call(&bench);
    machine_free(machine);
    input_free(&bench.drive.input);
    return status;
}
