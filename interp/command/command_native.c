/* `run --via`: a function run by native code alone, printed as `run` prints. Nothing is checked:
 * what is undefined gives whatever the machine makes of it. */
#include "interp/program/arguments.h"
#include "interp/program/attend.h"
#include "interp/program/candidates.h"
#include "interp/command/command.h"
#include "interp/console/output.h"
#include "interp/oracle/witness/native_call.h"
#include "interp/oracle/witness/processor.h"

#include <stdio.h>
#include <string.h>

static int print_results(Runner *r, const Op *entry, const Options *options)
{
    bool good = true;

    if (options->entry_point_result)
        good = result_print_as(r->machine, entry, r->results, options->entry_point_result);
    else
        results_print(r->machine, entry, r->results, r->arguments);
    machine_flush(r->machine);
    return good ? EXIT_FINE : EXIT_USAGE;
}

static int report_end_of(NativeEnd end, const Op *entry, const char *why)
{
    static const struct {
        const char *what;
        int status;
    } ENDS[] = {
        [NATIVE_STOPPED] = { "native code did not return", END_TRAP },
        [NATIVE_NO_CODE] = { "no native code", END_UNSUPPORTED },
        [NATIVE_LIMIT] = { "limit reached", END_LIMIT },
        [NATIVE_NO_PROGRAM] = { "no native code", EXIT_USAGE },
    };

    loc_error(op_loc(entry), "%s: %s", ENDS[end].what, why);
    return ENDS[end].status;
}

static NativeWay way_of(const Options *options)
{
    NativeWay way = { .via = strcmp(options->via, "mlir") == 0 ? WIRE_VIA_MLIR : WIRE_VIA_LLVM,
                      .optimisation = 2,
                      .pipeline = str_of(options->pipeline ? options->pipeline : "") };

    for (unsigned i = 0; i < sizeof options->optimisation / sizeof *options->optimisation; i++)
        if (options->optimisation[i])
            way.optimisation = i;
    return way;
}

static WitnessOptions witness_options(const Machine *machine, const Options *options)
{
    return (WitnessOptions){ .index_width = machine->options.index_width,
                             .seconds = options->native_seconds,
                             .processor = options->mcpu };
}

static int print_llvm(const Machine *machine, const Op *entry, const Options *options)
{
    Witness *witness = witness_new(witness_options(machine, options));
    NativeWay way = way_of(options);
    Sb text = { 0 };
    bool good = native_show(witness, op_parent(entry), entry, &way, &text);

    if (good)
        fwrite(text.data, 1, text.len, stdout);
    else
        loc_error(op_loc(entry), "no native code: %s", text.data);
    sb_free(&text);
    witness_free(witness);
    return good ? EXIT_FINE : END_UNSUPPORTED;
}

static int run_runner(Runner *runner, const Op *entry, const Options *options)
{
    Witness *witness = witness_new(witness_options(runner->machine, options));
    NativeWay way = way_of(options);
    Sb why = { 0 };
    NativeFunction native = { 0 };
    NativeEnd end = NATIVE_NO_CODE;
    int status;

    if (wire_fits(&runner->shape, way.via, &why)
        && native_load(&native, witness, op_parent(entry), entry, &way, &end, &why))
        end = native_call(&native, runner, &why);
    if (attend_interrupted()) {
        machine_flush(runner->machine);
        loc_error(op_loc(entry), "interrupted");
        status = END_INTERRUPTED;
    } else if (end == NATIVE_RETURNED) {
        status = print_results(runner, entry, options);
    } else {
        machine_flush(runner->machine);
        status = report_end_of(end, entry, why.data);
    }
    native_unload(&native);
    sb_free(&why);
    witness_free(witness);
    return status;
}

static bool processor_is_good(const Options *options, Witness *witness)
{
    Sb features = { 0 };
    bool good = !options->mcpu || witness_features(witness, &features);

    if (!good)
        output_error("error: --mcpu: %s\n", features.data);
    else if (!options->mcpu && !processor_runs_here(PROCESSOR_BASELINE))
        output_error("note: this host cannot run code for %s: native code is compiled for %s\n",
                     PROCESSOR_BASELINE, processor_baseline());
    sb_free(&features);
    return good;
}

/* Does upstream know its passes? */
static bool pipeline_is_good(const Options *options, Witness *witness)
{
    Sb passes = { 0 }, why = { 0 };
    bool good = !options->pipeline
                || witness_passes(witness, (Str){ 0 }, str_of(options->pipeline), 0,
                                  options->native_seconds, &passes, &why);

    if (!good)
        output_error("error: --pipeline: %s\n", why.data);
    sb_free(&passes);
    sb_free(&why);
    return good;
}

bool native_flags_are_good(const Options *options)
{
    WitnessOptions asked = { .index_width = 64, .seconds = 10, .processor = options->mcpu };
    Witness *witness = witness_new(asked);
    bool good = processor_is_good(options, witness) && pipeline_is_good(options, witness);

    witness_free(witness);
    return good;
}

int native_run_entry(Machine *machine, const Op *entry, const Options *options)
{
    const Op *module = op_parent(entry); /* names mean what stands in it */
    WireParts globals = wire_globals_of(machine, module);
    Sb why = { 0 };
    Runner runner;
    bool good;

    attend_interrupts();
    if (!native_flags_are_good(options))
        return EXIT_USAGE;
    if (!op_is(module, "builtin.module")) {
        op_error(entry, "unsupported: no native code is made of functions in a '%.*s'",
                 STR_ARG(op_name(module)));
        return END_UNSUPPORTED;
    }
    if (options->print_llvm)
        return print_llvm(machine, entry, options);
    good = runner_prepare(&runner, machine, &globals, entry, &why);

    if (!good)
        loc_error(op_loc(entry), "no native code is run: %s", why.data);
    sb_free(&why);
    if (!good)
        return END_UNSUPPORTED;
    if (!arguments_read(machine, entry, options->args, runner.arguments)) {
        candidate_note(entry, options);
        return EXIT_USAGE;
    }
    return run_runner(&runner, entry, options);
}
