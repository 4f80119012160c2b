#include "interp/program/bench.h"

#include "core/base/utf8.h"
#include "core/ir/diag.h"
#include "core/ir/function.h"
#include "interp/console/input.h"
#include "interp/console/output.h"
#include "interp/machine/value_text.h"
#include "interp/program/arguments.h"
#include "interp/program/driver.h"
#include "interp/program/vcd.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

struct Bench {
    Machine *machine;
    const Op *circuit;
    const Options *options;
    Input input; /* of --drive */
    /* Of that, or of --args: a line a tick; behind the last one the inputs stay as they are. */
    Str rest;
    Driver *driver; /* of --drive=@f; else NULL */
    bool wrong;
    const char *first;
    Place *inputs; /* as they are read */
    Vcd *vcd;      /* NULL: none is written */
    CircuitRun run;
};

const Op *bench_circuit(const Op *module)
{
    Context *context = op_context(module);
    const Op **key, *made = map_get(&context->meanings, KEY_OF(module));

    if (made || op_attr(module, "function_type"))
        return made ? made : module;
    made = module->def->circuit->flatten(module, 1);
    key = ARENA_NEW(&context->arena, const Op *);
    *key = module;
    if (made)
        map_put(&context->meanings, KEY_OF(*key), (void *)made);
    return made;
}

static unsigned input_count(const Bench *bench)
{
    return function_signature(bench->circuit)->list.input_count;
}

static uint64_t count_lines(Str rest)
{
    uint64_t count = 0;
    Str line;

    while (arguments_next_line(&rest, &line))
        count++;
    return count;
}

/* Of the file, up to what is left of it. */
static uint64_t line_number(const Bench *bench)
{
    const char *at = bench->input.text.data, *end = bench->rest.data;
    uint64_t number = end == at + bench->input.text.len && end > at && end[-1] != '\n';

    for (; at < end; at++)
        number += *at == '\n';
    return number;
}

static void note_line(const Bench *bench)
{
    Context *context = bench->machine->context;

    if (bench->options->drive)
        diag_emit(context, SEVERITY_NOTE, NULL, "in line %" PRIu64 " of '%s' (--drive)",
                  line_number(bench), bench->options->drive);
    else
        diag_emit(context, SEVERITY_NOTE, NULL, "in tick %" PRIu64 " of --args", bench->run.now);
}

static Flow set_inputs(void *state, uint64_t tick, const Slot *inputs, Frame *frame)
{
    Bench *bench = state;
    Machine *machine = bench->machine;
    Str line;

    if (bench->driver)
        return driver_call(bench->driver, tick, inputs, frame);
    if (!arguments_next_line(&bench->rest, &line))
        return FLOW_NEXT;
    line = str_printf(&machine->scratch, "%.*s", STR_ARG(line));
    if (!arguments_read(machine, bench->circuit, line.data, bench->inputs)) {
        note_line(bench);
        bench->wrong = true;
        return FLOW_END;
    }
    for (unsigned i = 0; i < input_count(bench); i++)
        place_copy(slot_place(frame, inputs[i]), bench->inputs[i]);
    return FLOW_NEXT;
}

/* "tick 3: count = 4, carry = false" */
static void print_outputs(void *state, uint64_t tick, const Slot *outputs, Frame *frame)
{
    const Bench *bench = state;
    Machine *machine = bench->machine;
    const Type *type = function_signature(bench->circuit);
    Sb *out = &machine->output;

    if (bench->driver)
        driver_see(bench->driver, outputs, frame);
    if (bench->vcd)
        vcd_tick(bench->vcd, tick, frame);
    if (tick < bench->options->from_tick || !type->list.result_count)
        return;
    sb_printf(out, "tick %" PRIu64 ":", tick);
    for (unsigned i = 0; i < type->list.result_count; i++) {
        Str name = bench->circuit->def->circuit->output_name(bench->circuit, i);

        sb_add(out, i ? ", " : " ");
        sb_shown(out, name);
        sb_add(out, " = ");
        value_print_port(out, slot_place(frame, outputs[i]),
                         type->list.types[type->list.input_count + i]);
    }
    sb_char(out, '\n');
    if (machine_output_is_due(machine))
        machine_flush(machine);
}

static bool open_vcd(Bench *bench)
{
    const Function *function = machine_function(bench->machine, bench->circuit);

    if (!function->too_large)
        bench->vcd = vcd_new(bench->machine, function, input_count(bench), bench->options->vcd);
    if (!bench->vcd)
        output_error("error: cannot write '%s': %s\n", bench->options->vcd, strerror(errno));
    return bench->vcd != NULL;
}

static bool open_drive(Bench *bench)
{
    const char *drive = bench->options->drive;

    if (!drive)
        return true;
    if (*drive != '@')
        return input_read(&bench->input, drive, 0);
    bench->driver = driver_new(bench->machine, bench->circuit, drive);
    return bench->driver != NULL;
}

Bench *bench_new(Machine *machine, const Op *circuit, const Options *options)
{
    Bench *bench = ARENA_NEW(&machine->program, Bench);
    uint64_t lines;
    Str first, line;

    *bench = (Bench){ .machine = machine, .circuit = circuit, .options = options };
    if (!open_drive(bench))
        return NULL;
    bench->rest = bench->driver    ? (Str){ 0 }
                  : options->drive ? bench->input.text
                                   : str_of(options->args ? options->args : "");
    lines = count_lines(bench->rest);
    first = options->args ? str_of(options->args) : bench->rest;
    if (arguments_next_line(&first, &line))
        bench->first = str_printf(&machine->program, "%.*s", STR_ARG(line)).data;
    bench->run = (CircuitRun){ .ticks = options->tick,
                               .inputs = input_count(bench),
                               .only_rises = circuit->def->circuit->only_rises(circuit),
                               .drive = options->drive || lines > 1 ? set_inputs : NULL,
                               .seen = print_outputs,
                               .state = bench };
    if (options->tick == OPTION_NOT_GIVEN)
        bench->run.ticks = lines || (options->drive && !bench->driver) ? lines : 1;
    if (options->vcd && !open_vcd(bench))
        return NULL;
    machine->circuit = &bench->run;
    return bench;
}

bool bench_is_driven(const Bench *bench)
{
    return bench->driver != NULL;
}

const char *bench_first(const Bench *bench)
{
    return bench->first;
}

Place *bench_arguments(Bench *bench, Place *inputs)
{
    Machine *machine = bench->machine;
    const Block *block = bench->circuit->regions[0].first;
    Place *places = ARENA_ARRAY(&machine->program, Place, block->arg_count);

    bench->inputs = inputs;
    for (unsigned i = 0; i < block->arg_count; i++) {
        const Layout *layout = machine_layout(machine, block->args[i]->type);

        if (i < input_count(bench))
            places[i] = inputs[i];
        else if (!layout || !machine_place(machine, layout, &places[i]))
            return NULL;
    }
    return places;
}

bool bench_is_wrong(const Bench *bench)
{
    return bench->wrong;
}

void bench_free(Bench *bench)
{
    if (bench->vcd && !vcd_close(bench->vcd, bench->run.now)) {
        output_error("error: cannot write '%s': %s\n", bench->options->vcd, strerror(errno));
        bench->wrong = true;
    }
    bench->machine->circuit = NULL;
    input_free(&bench->input);
}
