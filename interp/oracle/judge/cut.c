#include "interp/oracle/judge/cut.h"

#include "interp/oracle/judge/observed.h"
#include "interp/oracle/judge/recorder.h"
#include "interp/oracle/witness/runner.h"
#include "interp/oracle/judge/ulps.h"
#include "interp/machine/value_text.h"
#include "semantics/value/refine.h"

#include <string.h>

/* Times that a value is looked at, values that are, and how often native code may crash meanwhile.
 */
enum { MOST_TIMES = 4096, MOST_VALUES = 2000, MOST_FAILURES = 3 };

typedef struct Cutter {
    const CutQuery *query;
    Cut *cut;
    Machine *machine;
    Runner runner;
    Recorder recorder;
    Reach reach;
    uint64_t when; /* of the departure found so far */
    bool inexact;  /* an operation ran whose last bits are free (ulps.h) */
} Cutter;

/* The interpreter's run, recorded. False when the input cannot be made or run again. */
static bool record(Cutter *c)
{
    WireParts globals;
    Sb why = { 0 };
    bool good;

    recorder_start(&c->recorder, MOST_TIMES, 0, observed_can_be);
    c->machine = machine_new(c->query->context, c->query->module, c->query->options);
    c->machine->observer = &c->recorder.observer;
    globals = wire_globals_of(c->machine, c->query->module);
    good = runner_prepare(&c->runner, c->machine, &globals, c->query->function, &why)
           && runner_make(&c->runner, c->query->inputs, c->query->number, c->query->options.seed);
    if (good)
        runner_call(&c->runner);
    sb_free(&why);
    return good;
}

/* The input again, as it was before the run, in the shared file; the room behind it is for the
 * output. */
static bool put_input(Cutter *c, WireRoom *room)
{
    uint64_t *record = (uint64_t *)(room->shared + WIRE_DATA);

    room->at = WIRE_DATA + 8 * c->runner.shape.in_words;
    return runner_make(&c->runner, c->query->inputs, c->query->number, c->query->options.seed)
           && wire_put_input(&c->runner.shape, c->machine, c->runner.arguments, record, room);
}

/* Runs native code with the value watched: the words it had each time, in the shared file; NULL
 * when that cannot be seen. */
static const uint64_t *watch(Cutter *c, const Recorded *recorded, uint64_t *words)
{
    const CutQuery *q = c->query;
    WireRoom room = { .end = WIRE_SHARED_BYTES };
    WitnessProgram *program = NULL;
    const uint64_t *output = NULL, *observed;
    Sb text = { 0 }, why = { 0 };
    WitnessRun run;

    observed_text(&c->reach, recorded->value, &text);
    room.shared = witness_shared(q->witness, &why);
    if (room.shared)
        program =
            witness_load(q->witness, q->via, q->optimisation, sb_view(&text), q->pipeline, &why);
    if (program && put_input(c, &room)) {
        room.at = (room.at + 7) & ~(uint64_t)7;
        run = witness_run(q->witness, program, reach_number(&c->reach, q->function), WIRE_DATA, 1,
                          room.at, room.end, recorded->when.len);
        if (run.end == WITNESS_DONE)
            output = (const uint64_t *)(room.shared + room.at);
    }
    if (program)
        witness_unload(q->witness, program);
    sb_free(&text);
    sb_free(&why);
    if (!output)
        return NULL;
    *words = output[WIRE_OUT_OBSERVED_WORDS];
    observed =
        *words <= WIRE_SHARED_BYTES / 8 && output[WIRE_OUT_OBSERVED] % 8 == 0
            ? (const uint64_t *)wire_bytes(room.shared, output[WIRE_OUT_OBSERVED], 8 * *words)
            : NULL;
    return observed;
}

static Str value_text(Arena *arena, Place place, const Type *type)
{
    Sb text = { 0 };
    Str kept;

    value_print(&text, place, type);
    kept = str_dup(arena, sb_view(&text));
    sb_free(&text);
    return kept;
}

static void depart(Cutter *c, const Recorded *recorded, uint64_t n, const uint64_t *native)
{
    const Layout *layout = recorded->layout;
    Cut *cut = c->cut;
    Place theirs = {
        arena_copy(&cut->arena, native, layout_words(layout) * sizeof *native),
        ARENA_ARRAY(&cut->arena, uint32_t, layout_lanes(layout)),
        layout,
    };

    c->when = recorded->when.data[n];
    cut->value = recorded->value;
    cut->occurrence = n + 1;
    cut->ours = value_text(&cut->arena, recorded_place(recorded, n), recorded->value->type);
    cut->native = value_text(&cut->arena, theirs, recorded->value->type);
}

/* Behind an operation whose last bits are free, floats drift apart: what is near is no departure.
 */
static bool departs(const Cutter *c, Place ours, const uint64_t *native)
{
    const UlpCount DRIFT = 1 << 16;
    Refinement found = refine_value(ours.layout, ours.words, ours.poison, native, NULL);

    return !refines(found) && !(c->inexact && found.verdict == REFINE_NEAR && found.ulps < DRIFT);
}

static bool is_inexact(const Recorded *recorded)
{
    const FloatFormat *format = ulps_format(recorded->value->type);

    return format && ulps_of(value_definer(recorded->value), format) > 0;
}

/* The first time that the native value departs, if that is before any departure found so far. */
static void compare(Cutter *c, const Recorded *recorded)
{
    uint64_t words = 0, width = layout_words(recorded->layout);
    const uint64_t *native = watch(c, recorded, &words);

    c->cut->watched++;
    c->inexact |= !c->query->exact && is_inexact(recorded);
    if (!native) {
        c->cut->failed++;
        return;
    }
    for (uint64_t n = 0; n < recorded->when.len && (n + 1) * width <= words; n++) {
        Place ours = recorded_place(recorded, n);

        if (recorded->when.data[n] >= c->when)
            return;
        if (departs(c, ours, native + n * width)) {
            depart(c, recorded, n, native + n * width);
            return;
        }
    }
}

Cut cut_find(const CutQuery *query)
{
    Cut cut = { 0 };
    Cutter c = { .query = query, .cut = &cut, .when = UINT64_MAX };

    c.reach = reach_of(query->module, query->function);
    if (record(&c))
        for (size_t i = 0; i < c.recorder.values.len && i < MOST_VALUES; i++) {
            const Recorded *recorded = c.recorder.values.data[i];

            if (recorded->when.data[0] >= c.when || cut.failed > MOST_FAILURES)
                break;
            compare(&c, recorded);
        }
    machine_free(c.machine);
    recorder_free(&c.recorder);
    reach_free(&c.reach);
    return cut;
}

void cut_free(Cut *cut)
{
    arena_free(&cut->arena);
}
