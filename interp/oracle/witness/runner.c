#include "interp/oracle/witness/runner.h"

#include "dialects/llvm/pointers.h"
#include "dialects/memref/memref.h"

#include <string.h>

/* Those of a value that is handed over flat are the machine's own. */
static Place *places_held(Machine *machine, const WireParts *parts, Place *flat)
{
    Place *places = ARENA_ARRAY(&machine->program, Place, parts->count + 1);

    for (unsigned i = 0; i < parts->count; i++) {
        const Layout *layout = machine_layout(machine, parts->parts[i].type);

        places[i] = flat[i];
        if (layout != flat[i].layout)
            machine_place(machine, layout, &places[i]);
    }
    return places;
}

static Place *places_of(Machine *machine, const WireParts *parts, Sb *why)
{
    Place *places = ARENA_ARRAY(&machine->program, Place, parts->count + 1);

    for (unsigned i = 0; i < parts->count; i++)
        if (!machine_place(machine, parts->parts[i].layout, &places[i])) {
            sb_printf(why,
                      "limit reached: no memory is left for a value of type '%s' (--max-memory)",
                      type_text(parts->parts[i].type));
            return NULL;
        }
    return places;
}

bool runner_prepare(Runner *runner, Machine *machine, const WireParts *globals, const Op *function,
                    Sb *why)
{
    *runner = (Runner){ .machine = machine, .globals = *globals };
    if (!wire_shape_of(machine, function, &runner->shape, why))
        return false;
    runner->function = machine_function(machine, function);
    runner->arguments = places_of(machine, &runner->shape.arguments, why);
    if (runner->arguments)
        runner->results = places_of(machine, &runner->shape.results, why);
    if (!runner->results)
        return false;
    runner->handed = places_held(machine, &runner->shape.arguments, runner->arguments);
    runner->given = places_held(machine, &runner->shape.results, runner->results);
    if (is_circuit(function))
        runner->ticks = ticks_new(machine, function, runner->arguments, runner->results);
    return !is_circuit(function) || runner->ticks;
}

static Flow make_global(Step *s, const Op *global)
{
    Pointer address;
    MemRef memref;

    return op_is(global, "llvm.mlir.global") ? llvm_address_of(s, global, &address)
                                             : memref_of_global(s, global, &memref);
}

static bool make_globals(Runner *runner)
{
    for (unsigned i = 0; i < runner->globals.count; i++) {
        const Op *global = runner->globals.parts[i].global;
        Step step = { .op = global,
                      .arena = &runner->machine->scratch,
                      .machine = runner->machine };

        if (make_global(&step, global) == FLOW_END)
            return false;
    }
    return true;
}

/* What they referred to went with the run. */
static void forget_references(Place *places, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (places[i].layout->counted)
            *places[i].words = 0;
}

static bool hand_in(Runner *runner)
{
    Step s = { .op = runner->function->op,
               .arena = &runner->machine->scratch,
               .machine = runner->machine };

    for (unsigned i = 0; i < runner->shape.arguments.count; i++) {
        const Type *type = runner->shape.arguments.parts[i].type;
        Place flat = runner->arguments[i], held = runner->handed[i];
        Shape shape = { 0 };

        if (held.words == flat.words)
            continue;
        shape_set_sizes(&shape, type);
        if (!datum_kind(type)->make(&s, held, type, &shape) || !place_refill(held, flat))
            return false;
    }
    return true;
}

/* Of a result that is poison as a whole nothing is held. */
static void take_flat(Place flat, Place held, Arena *scratch)
{
    memset(flat.words, 0, layout_words(flat.layout) * sizeof *flat.words);
    for (uint64_t i = 0; i < layout_lanes(flat.layout); i++)
        flat.poison[i] = *held.poison;
    if (!*held.poison)
        place_copy(flat, place_flattened(scratch, held));
}

static void take_out(Runner *runner)
{
    Arena *scratch = &runner->machine->scratch;

    for (unsigned i = 0; i < runner->shape.results.count; i++) {
        ArenaMark mark = arena_mark(scratch);

        if (runner->given[i].words != runner->results[i].words)
            take_flat(runner->results[i], runner->given[i], scratch);
        arena_release(scratch, mark);
    }
}

bool runner_make(Runner *runner, const Inputs *inputs, uint64_t number, uint64_t seed)
{
    machine_reset(runner->machine, seed);
    forget_references(runner->handed, runner->shape.arguments.count);
    forget_references(runner->given, runner->shape.results.count);
    if (runner->makes_globals && !make_globals(runner))
        return false;
    return inputs_make(inputs, runner->machine, number, runner->arguments) && hand_in(runner);
}

unsigned runner_poison_argument(const Runner *runner)
{
    unsigned i = 0;

    while (i < runner->shape.arguments.count && !place_is_poison(runner->arguments[i]))
        i++;
    return i;
}

static bool is_far(Int index)
{
    int64_t quarter = (int64_t)1 << (index.width - 2);

    return int_low_s(index) < -quarter || int_low_s(index) >= quarter;
}

static bool has_elements(const Runner *runner)
{
    bool has = runner->globals.count != 0;

    for (unsigned i = 0; i < runner->shape.arguments.count; i++)
        has |= runner->shape.arguments.parts[i].element != NULL;
    return has;
}

bool runner_has_far_index(const Runner *runner)
{
    bool far = false;

    for (unsigned i = 0; i < runner->shape.arguments.count; i++) {
        Place place = runner->arguments[i];

        if (runner->shape.arguments.parts[i].element || !layout_is_index(layout_lane(place.layout)))
            continue;
        for (uint64_t lane = 0; lane < layout_lanes(place.layout); lane++)
            far |= !*place_lane(place, lane).poison && is_far(place_int(place_lane(place, lane)));
    }
    return far && has_elements(runner);
}

/* What is returned is looked at element by element, and a view may have more than memory. */
static void check_results(Runner *runner)
{
    Step s = { .op = runner->function->op, .machine = runner->machine };

    for (unsigned i = 0; i < runner->shape.results.count; i++) {
        const WirePart *part = &runner->shape.results.parts[i];
        Elements elements;
        uint64_t count, bytes;

        if (!part->element || *runner->results[i].poison)
            continue;
        elements = wire_elements(runner->machine, part, runner->results[i]);
        count = elements_count(&elements);
        if (__builtin_mul_overflow(count, layout_stride(part->element), &bytes)
            || !budget_fits(&runner->machine->budget, bytes)) {
            limit_reached(&s, "no memory is left for the %llu elements of result %u (--max-memory)",
                          (unsigned long long)count, i);
            return;
        }
    }
}

static Flow call(const Runner *runner)
{
    return runner->ticks ? ticks_call(runner->ticks)
                         : machine_call(runner->machine, runner->function, NULL, runner->handed,
                                        NULL, runner->given);
}

EndKind runner_call(Runner *runner)
{
    if (call(runner) == FLOW_NEXT) {
        take_out(runner);
        check_results(runner);
    }
    runner->spent += runner_steps(runner);
    return runner->machine->report.kind;
}

uint64_t runner_steps(const Runner *runner)
{
    const Machine *machine = runner->machine;

    /* Steps are counted ahead, but where the limit was met at once. */
    return machine->steps > machine->steps_until_check ? machine->steps - machine->steps_until_check
                                                       : machine->steps;
}
