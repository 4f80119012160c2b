/* `run --via`: a function run by native code alone, printed as `run` prints. Nothing is checked:
 * what is undefined gives whatever the machine makes of it. */
#include "interp/arguments.h"
#include "interp/command.h"
#include "interp/reach.h"
#include "interp/runner.h"
#include "interp/witness.h"

#include <string.h>

/* Elements in row-major order, in memory of the machine. */
static bool take_memref(Machine *machine, const WirePart *part, const unsigned char *shared,
                        const uint64_t *words, Place place)
{
    bool unranked = part->type->kind == TYPE_UNRANKED_MEMREF;
    unsigned rank = unranked ? (unsigned)words[WIRE_UNRANKED_RANK] : part->type->shaped.rank;
    uint64_t *memref = place.words + (unranked ? UNRANKED_MEMREF : 0), plain = 1;
    Allocation *made;

    if (unranked) {
        place.words[UNRANKED_RANK] = rank;
        words += WIRE_UNRANKED_MEMREF;
    }
    made = memory_allocate(machine->memory, ALLOCATION_HEAP, words[WIRE_RESULT_BYTES],
                           layout_alignment(part->element), NULL);
    if (!made)
        return false;
    memory_write(made, 0, shared + words[WIRE_RESULT_DATA], words[WIRE_RESULT_BYTES]);
    memref[MEMREF_ALLOCATED_PROVENANCE] = memref[MEMREF_ALIGNED_PROVENANCE] = made->id;
    memref[MEMREF_ALLOCATED_ADDRESS] = memref[MEMREF_ALIGNED_ADDRESS] = made->address;
    memref[MEMREF_OFFSET] = 0;
    for (unsigned i = rank; i-- > 0;) {
        memref[MEMREF_SIZES + i] = words[WIRE_RESULT_SIZES + i];
        memref[MEMREF_SIZES + rank + i] = plain;
        plain *= words[WIRE_RESULT_SIZES + i];
    }
    return true;
}

static bool take_results(Runner *r, const unsigned char *shared, const uint64_t *words)
{
    for (unsigned i = 0; i < r->shape.results.count; i++) {
        const WirePart *part = &r->shape.results.parts[i];

        if (!part->element)
            memcpy(r->results[i].words, words, part->words * sizeof *words);
        else if (!take_memref(r->machine, part, shared, words, r->results[i]))
            return false;
        words += part->words;
    }
    return true;
}

/* What the memref arguments hold afterwards. */
static void take_arguments(Runner *r, const unsigned char *shared, const uint64_t *words)
{
    for (unsigned i = 0; i < r->shape.arguments.count; i++) {
        Allocation *memory;

        if (!r->shape.arguments.parts[i].element)
            continue;
        memory = wire_memref_memory(r->machine, r->arguments[i]);
        if (memory)
            memory_write(memory, 0, shared + *words, memory->size);
        words++;
    }
}

static const char *end_text(WireStatus status)
{
    static const char *const TEXTS[] = {
        [WIRE_NOT_RUN] = "it was not run",
        [WIRE_TRAPPED] = "it stopped itself",
        [WIRE_WROTE_OUTSIDE] = "it wrote outside of its memory",
        [WIRE_BAD_FREE] = "it freed what was not allocated",
        [WIRE_NO_ROOM] = "what it gives back is more than there is room for",
    };

    return TEXTS[status];
}

static int print_output(Runner *r, const Op *entry, const Options *options,
                        const unsigned char *shared, const uint64_t *record)
{
    const uint64_t *words = record + WIRE_OUT_WORDS;
    Str text = { (const char *)shared + record[WIRE_OUT_TEXT], record[WIRE_OUT_TEXT_BYTES] };
    bool good = true;

    sb_str(&r->machine->output, text);
    if (record[WIRE_OUT_STATUS] != WIRE_RETURNED) {
        machine_flush(r->machine);
        loc_error(entry->loc, "native code did not return: %s",
                  end_text((WireStatus)record[WIRE_OUT_STATUS]));
        return END_TRAP;
    }
    if (!take_results(r, shared, words))
        return END_LIMIT;
    take_arguments(r, shared, words + r->shape.result_words);
    if (options->entry_point_result)
        good = result_print_as(r->machine, entry, r->results, options->entry_point_result);
    else
        results_print(r->machine, entry, r->results, r->arguments);
    machine_flush(r->machine);
    return good ? EXIT_FINE : EXIT_INVALID;
}

/* Loads, hands the arguments over, and runs once. */
static int run_loaded(Runner *r, const Op *entry, const Options *options, Witness *witness,
                      WitnessProgram *program, unsigned number, unsigned char *shared)
{
    WireRoom room = { shared, WIRE_DATA + 8 * (uint64_t)r->shape.in_words, WIRE_SHARED_BYTES };
    WitnessRun run;

    if (!wire_put_input(&r->shape, r->machine, r->arguments, (uint64_t *)(shared + WIRE_DATA),
                        &room)) {
        loc_error(entry->loc, "the arguments are more than there is room for");
        return END_LIMIT;
    }
    room.at = (room.at + 7) & ~(uint64_t)7;
    run = witness_run(witness, program, number, WIRE_DATA, 1, room.at, room.end, 0);
    if (run.end == WITNESS_DONE)
        return print_output(r, entry, options, shared, (const uint64_t *)(shared + room.at));
    loc_error(entry->loc, "native code did not return: %s",
              run.end == WITNESS_CRASHED ? strsignal(run.signal)
              : run.end == WITNESS_LATE  ? "it takes too long (--native-seconds)"
                                         : run.why);
    return END_TRAP;
}

static int run_program(Runner *r, const Op *module, const Op *entry, const Options *options)
{
    Witness *witness = witness_new((WitnessOptions){
        .index_width = (unsigned)options->index_bitwidth, .seconds = options->native_seconds });
    WireVia via = strcmp(options->via, "mlir") == 0 ? WIRE_VIA_MLIR : WIRE_VIA_LLVM;
    Reach reach = reach_of(module, entry);
    Sb text = { 0 }, why = { 0 };
    unsigned char *shared = witness_shared(witness, &why);
    WitnessProgram *program = NULL;
    unsigned level = 2;
    int status;

    for (unsigned i = 0; i < sizeof options->optimisation / sizeof *options->optimisation; i++)
        if (options->optimisation[i])
            level = i;
    reach_print(&reach, &text);
    if (shared)
        program = witness_load(witness, via, level, sb_view(&text),
                               str_of(options->pipeline ? options->pipeline : ""), &why);
    if (!program)
        loc_error(entry->loc, "no native code: %s", why.data);
    status = !shared    ? EXIT_USAGE
             : !program ? END_UNSUPPORTED
                        : run_loaded(r, entry, options, witness, program,
                                     reach_number(&reach, entry), shared);
    reach_free(&reach);
    sb_free(&text);
    sb_free(&why);
    witness_free(witness);
    return status;
}

int native_run_entry(Machine *machine, const Op *entry, const Options *options)
{
    WireParts globals = wire_globals_of(machine, machine->module);
    Sb why = { 0 };
    Runner runner;
    bool good = runner_prepare(&runner, machine, &globals, entry, &why);

    if (!good)
        op_error(entry, "unsupported: %s", why.data);
    sb_free(&why);
    if (!good)
        return END_UNSUPPORTED;
    if (!arguments_read(machine, entry, options->args, runner.arguments))
        return EXIT_INVALID;
    return run_program(&runner, machine->module, entry, options);
}
