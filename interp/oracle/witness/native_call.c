#include "interp/oracle/witness/native_call.h"

#include "interp/oracle/witness/reach.h"

#include <signal.h>
#include <string.h>

/* Elements in row-major order, in memory of the machine. */
static bool take_elements(Machine *machine, const WirePart *part, const unsigned char *shared,
                          const uint64_t *words, Place place)
{
    Step step = { .op = machine->module, .arena = &machine->scratch, .machine = machine };
    Shape shape = { .rank = part->has_rank ? part->type->shaped.rank : (unsigned)*words++,
                    .kind = ALLOCATION_HEAP };
    Allocation *made;

    for (unsigned i = 0; i < shape.rank; i++) {
        shape.sizes[i] = words[WIRE_RESULT_SIZES + i];
        shape.strides[i] = DYNAMIC;
    }
    shape_set_plain(&shape);
    made = datum_kind(part->type)->make(&step, place, part->type, &shape);
    if (made)
        memory_write(made, 0, shared + words[WIRE_RESULT_DATA], words[WIRE_RESULT_BYTES]);
    return made != NULL;
}

static bool take_results(Runner *r, const unsigned char *shared, const uint64_t *words)
{
    for (unsigned i = 0; i < r->shape.results.count; i++) {
        const WirePart *part = &r->shape.results.parts[i];

        if (!part->element)
            memcpy(r->results[i].words, words, part->words * sizeof *words);
        else if (!take_elements(r->machine, part, shared, words, r->results[i]))
            return false;
        words += part->words;
    }
    return true;
}

/* What the memref arguments hold afterwards. */
static void take_arguments(Runner *r, const unsigned char *shared, const uint64_t *words)
{
    for (unsigned i = 0; i < r->shape.arguments.count; i++) {
        const unsigned char *bytes;
        Allocation *memory;

        if (!r->shape.arguments.parts[i].element)
            continue;
        memory = wire_changeable(r->machine, &r->shape.arguments.parts[i], r->arguments[i]);
        bytes = memory ? wire_bytes(shared, *words, memory->size) : NULL;
        if (bytes)
            memory_write(memory, 0, bytes, memory->size);
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
        [WIRE_NO_ROOM] = "native code needs, or gives back, more memory than there is room for",
        [WIRE_CUT] = "it was cut short",
    };

    return TEXTS[status];
}

/* Takes what the output record says. */
static NativeEnd take_output(Runner *r, const unsigned char *shared, const uint64_t *record,
                             Sb *why)
{
    const uint64_t *words = record + WIRE_OUT_WORDS;
    Str text = { (const char *)shared + record[WIRE_OUT_TEXT], record[WIRE_OUT_TEXT_BYTES] };

    if (!wire_record_holds(&r->shape, shared, record)) {
        sb_add(why, end_text(WIRE_WROTE_OUTSIDE));
        return NATIVE_STOPPED;
    }
    sb_str(&r->machine->output, text);
    if (record[WIRE_OUT_STATUS] != WIRE_RETURNED) {
        sb_add(why, end_text((WireStatus)record[WIRE_OUT_STATUS]));
        if (record[WIRE_OUT_MESSAGE_BYTES])
            sb_printf(why, ": %.*s", (int)record[WIRE_OUT_MESSAGE_BYTES],
                      (const char *)shared + record[WIRE_OUT_MESSAGE]);
        return record[WIRE_OUT_STATUS] == WIRE_NO_ROOM ? NATIVE_LIMIT : NATIVE_STOPPED;
    }
    if (!take_results(r, shared, words)) {
        sb_add(why, "what native code gives back is more than there is room for (--max-memory)");
        return NATIVE_LIMIT;
    }
    take_arguments(r, shared, words + r->shape.result_words);
    return NATIVE_RETURNED;
}

NativeEnd native_call(const NativeFunction *native, Runner *r, Sb *why)
{
    unsigned poison = runner_poison_argument(r);
    unsigned char *shared = witness_shared(native->witness, why);
    WireRoom room = { shared, WIRE_DATA + 8 * (uint64_t)r->shape.in_words, WIRE_SHARED_BYTES };
    WitnessRun run;

    if (poison < r->shape.arguments.count) {
        sb_printf(why, "argument %u is poison, which native code cannot be given", poison);
        return NATIVE_NO_CODE;
    }
    if (!shared)
        return NATIVE_NO_PROGRAM;
    if (!wire_put_input(&r->shape, r->machine, r->arguments, (uint64_t *)(shared + WIRE_DATA),
                        &room)) {
        sb_add(why, "the arguments are more than there is room for");
        return NATIVE_LIMIT;
    }
    room.at = (room.at + 7) & ~(uint64_t)7;
    run = witness_run(native->witness, native->program, native->number, WIRE_DATA, 1, room.at,
                      room.end, 0);
    if (run.end == WITNESS_DONE)
        return take_output(r, shared, (const uint64_t *)(shared + room.at), why);
    if (run.end == WITNESS_LATE || run.signal == SIGXCPU)
        sb_add(why, "native code takes too long (--native-seconds)");
    else
        sb_add(why,
               run.signal == SIGXFSZ ? "native code prints more than there is room for" : run.why);
    return run.end == WITNESS_LATE || run.signal == SIGXCPU || run.signal == SIGXFSZ
               ? NATIVE_LIMIT
               : NATIVE_STOPPED;
}

/* What the function needs of its module, with what has no body but must have one told. */
static bool print_reached(const Reach *reach, Sb *text, Sb *why)
{
    const Op *unknown = reach_unknown(reach);

    reach_print(reach, text);
    if (unknown)
        sb_printf(why, "the function @%.*s has no body and is none of those built in",
                  STR_ARG(op_attr(unknown, "sym_name")->string));
    return !unknown;
}

bool native_show(Witness *witness, const Op *module, const Op *function, const NativeWay *way,
                 Sb *shown)
{
    Reach reach = reach_of(module, function);
    Sb text = { 0 };
    bool good = print_reached(&reach, &text, shown)
                && witness_show(witness, way->via, sb_view(&text), way->pipeline, shown);

    reach_free(&reach);
    sb_free(&text);
    return good;
}

bool native_load(NativeFunction *native, Witness *witness, const Op *module, const Op *function,
                 const NativeWay *way, NativeEnd *end, Sb *why)
{
    Reach reach = reach_of(module, function);
    Sb text = { 0 };

    *native = (NativeFunction){ .witness = witness };
    *end = NATIVE_NO_PROGRAM;
    if (!print_reached(&reach, &text, why)) {
        *end = NATIVE_NO_CODE;
    } else if (witness_shared(witness, why)) {
        native->program =
            witness_load(witness, way->via, way->optimisation, sb_view(&text), way->pipeline, why);
        *end = witness_was_late(witness) ? NATIVE_LIMIT : NATIVE_NO_CODE;
        native->number = reach_number(&reach, function);
    }
    reach_free(&reach);
    sb_free(&text);
    return native->program != NULL;
}

void native_unload(NativeFunction *native)
{
    if (native->program)
        witness_unload(native->witness, native->program);
    native->program = NULL;
}
