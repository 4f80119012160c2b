/* Both ways: a function run by fast code and by the definitions alone: results, poison, memory,
 * output, report and count of steps have to be the same. Every other run is under --strict-init.
 *
 * Fast code changes the tensors in place whose only reference it has. The definitions alone are
 * watched here: they hold all tensors, and copy them. */
#ifndef TESTSUITE_BOTH_WAYS_H
#define TESTSUITE_BOTH_WAYS_H

#include "core/ir/context.h"
#include "core/text/source.h"
#include "dialects/registry.h"
#include "dialects/values/tensor.h"
#include "interp/fast/fast.h"
#include "interp/oracle/inputs/boundary.h"
#include "interp/oracle/witness/runner.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { SEEDS = 2, STEPS = 20000 };

/* By the number of a handler: it gave code. Set before by a test that asks. */
static bool *handlers_emitted;
/* Iterations that the fast side runs at once, at the most; 0: as many as it does otherwise. Set
 * before by a test whose loops are short. */
static uint32_t longest_strip;

typedef struct Side {
    Machine *machine;
    Runner runner;
    EndKind end;
} Side;

/* What was run, added up; zero at first. */
typedef struct BothCounts {
    uint64_t runs, steps, undefined, traps, limits;
    uint64_t strips;          /* that were run */
    uint64_t nests;           /* strips of loops with others in them */
    uint64_t rows;            /* that strips went on to */
    uint64_t repeats;         /* loops that were entered as they were before */
    uint64_t mapped;          /* elements of tensors */
    uint64_t plain_rows;      /* of them, where nothing was looked at again */
    uint64_t parallels;       /* loops that were run as counted ones */
    uint64_t pairs;           /* of operations that were run at once in them */
    uint64_t regions;         /* of the program's own operations, from fast code to fast code */
    uint64_t tensors;         /* functions that hold some */
    uint64_t functions, fast; /* others that were resolved, and have fast code */
} BothCounts;

typedef struct BothWays {
    const Op *function;
    const char *file;
    Side fast, slow;
    Inputs *inputs;
    Sb *why; /* of the first difference */
} BothWays;

/* False, and says what differs. */
static __attribute__((format(printf, 3, 4))) bool differ(const BothWays *both, unsigned input,
                                                         const char *what, ...)
{
    va_list args;

    va_start(args, what);
    sb_printf(both->why, "%s: @%.*s, input %u: ", both->file,
              STR_ARG(op_attr(both->function, "sym_name")->string), input);
    sb_vprintf(both->why, what, args);
    va_end(args);
    return false;
}

/* Of tensors whose types do not tell them. */
static bool same_sizes(Place a, Place b)
{
    const Tensor *one, *other;

    if (!layout_is_tensor(a.layout) || *a.poison || *b.poison)
        return true;
    one = tensor_of(a.words);
    other = tensor_of(b.words);
    return memcmp(one->sizes, other->sizes, one->rank * sizeof *one->sizes) == 0;
}

/* Poison in the same lanes, and the same words in all others. */
static bool same_values(const BothWays *both, unsigned input, unsigned result)
{
    Place a = both->fast.runner.results[result], b = both->slow.runner.results[result];
    bool same = !a.poison[0] == !b.poison[0] && same_sizes(a, b);

    if (same) {
        a = place_flattened(&both->fast.machine->scratch, a);
        b = place_flattened(&both->slow.machine->scratch, b);
    }
    for (uint64_t i = 0; same && i < layout_lanes(a.layout); i++) {
        Place one = place_lane(a, i), other = place_lane(b, i);

        same = !one.poison[0] == !other.poison[0]
               && (one.poison[0]
                   || memcmp(one.words, other.words, layout_words(one.layout) * sizeof *one.words)
                          == 0);
    }
    return same || differ(both, input, "another result %u", result);
}

/* What lies under poison, or was never written, is nothing. */
static bool same_byte(const Allocation *one, const Allocation *other, uint64_t at)
{
    bool written = memory_first_uninitialised(one, at, 1) != at;
    bool poison = memory_poison(one, at, 1) != 0;

    return written == (memory_first_uninitialised(other, at, 1) != at)
           && poison == (memory_poison(other, at, 1) != 0)
           && (!written || poison || one->bytes[at] == other->bytes[at]);
}

static bool same_bytes(const Allocation *one, const Allocation *other)
{
    if (one->size != other->size)
        return false;
    if (memory_is_data(one, 0, one->size) && memory_is_data(other, 0, one->size))
        return memcmp(one->bytes, other->bytes, one->size) == 0;
    for (uint64_t i = 0; i < one->size; i++)
        if (!same_byte(one, other, i))
            return false;
    return true;
}

static bool same_memory(const BothWays *both, unsigned input)
{
    for (int kind = ALLOCATION_HEAP; kind <= ALLOCATION_ARGUMENT; kind++) {
        AllocationId a = 0, b = 0;

        for (;;) {
            Allocation *one, *other;

            one = memory_next_live(both->fast.machine->memory, (AllocationKind)kind, a);
            other = memory_next_live(both->slow.machine->memory, (AllocationKind)kind, b);
            if (!one != !other)
                return differ(both, input, "other allocations");
            if (!one)
                break;
            if (!same_bytes(one, other))
                return differ(both, input, "other memory");
            a = one->id;
            b = other->id;
        }
    }
    return true;
}

/* Up to a tensor that the definitions alone still hold. */
static bool same_line(Str one, Str other)
{
    static const char HANDED_ON[] = "a tensor that was handed on";
    const char *at = memmem(one.data, one.len, HANDED_ON, sizeof HANDED_ON - 1);
    size_t known = at ? (size_t)(at - one.data) : one.len;

    if (!at)
        return str_eq(one, other);
    return other.len >= known && memcmp(one.data, other.data, known) == 0;
}

static bool same_report(const BothWays *both, unsigned input)
{
    const Report *a = &both->fast.machine->report, *b = &both->slow.machine->report;

    if (a->lines.len != b->lines.len)
        return differ(both, input, "another report");
    for (size_t i = 0; i < a->lines.len; i++)
        if (!same_line(a->lines.data[i].text, b->lines.data[i].text)
            || a->lines.data[i].loc != b->lines.data[i].loc)
            return differ(both, input, "reports '%.*s' instead of '%.*s'",
                          STR_ARG(a->lines.data[i].text), STR_ARG(b->lines.data[i].text));
    return true;
}

static void run(Side *side, const Inputs *inputs, unsigned input, uint64_t seed)
{
    side->end = END_INVALID;
    side->machine->options.strict_init = seed % 2;
    if (runner_make(&side->runner, inputs, input, seed))
        side->end = runner_call(&side->runner);
}

static bool same_run(BothWays *both, unsigned input, uint64_t seed)
{
    run(&both->fast, both->inputs, input, seed);
    run(&both->slow, both->inputs, input, seed);
    if (both->fast.end != both->slow.end)
        return differ(both, input, "ends as %d, not %d", both->fast.end, both->slow.end);
    if (runner_steps(&both->fast.runner) != runner_steps(&both->slow.runner))
        return differ(both, input, "(ends %d): %" PRIu64 " steps instead of %" PRIu64,
                      both->slow.end, runner_steps(&both->fast.runner),
                      runner_steps(&both->slow.runner));
    if (!str_eq(sb_view(&both->fast.machine->output), sb_view(&both->slow.machine->output)))
        return differ(both, input, "another output");
    if (!same_report(both, input) || !same_memory(both, input))
        return false;
    for (unsigned i = 0; both->fast.end == END_NONE && i < both->fast.runner.shape.results.count;
         i++)
        if (!same_values(both, input, i))
            return false;
    return true;
}

static void watch(void *state, const Step *step, Flow flow)
{
    (void)state, (void)step, (void)flow;
}

static const Observer WATCH = { .after = watch };

static bool start(Side *side, Context *context, const Op *module, const Op *function, bool slow)
{
    WireParts globals = { 0 };
    Sb why = { 0 };
    bool good;

    side->machine = machine_new(context, module,
                                (MachineOptions){ .index_width = 64,
                                                  .max_steps = STEPS,
                                                  .max_memory = 1 << 26,
                                                  .max_depth = 100,
                                                  .longest_strip = longest_strip,
                                                  .fast = slow ? NULL : &FAST_CODE });
    side->machine->emitted = handlers_emitted;
    side->machine->observer = slow ? &WATCH : NULL;
    good = runner_prepare(&side->runner, side->machine, &globals, function, &why);
    sb_free(&why);
    return good;
}

static void count_run(const BothWays *both, BothCounts *counts)
{
    counts->runs++;
    counts->steps += runner_steps(&both->slow.runner);
    counts->undefined += both->slow.end == END_UNDEFINED;
    counts->traps += both->slow.end == END_TRAP;
    counts->limits += both->slow.end == END_LIMIT;
}

static void count_code(const Machine *machine, BothCounts *counts)
{
    counts->strips += machine->strips_run;
    counts->pairs += machine->pairs_run;
    counts->nests += machine->nests_run;
    counts->rows += machine->rows_run;
    counts->repeats += machine->repeats_run;
    counts->mapped += machine->elements_mapped;
    counts->plain_rows += machine->plain_rows_run;
    counts->parallels += machine->parallels_run;
    counts->regions += machine->regions_run;
    for (size_t i = 0; i < machine->functions.len; i++) {
        const Function *function = machine->functions.entries[i].value;

        counts->tensors += function && function->counted.count;
        counts->functions += function != NULL;
        counts->fast += function && function->body.fast;
    }
}

/* Holds the function, of a module that is sound, on so many inputs and all seeds. False, and why,
 * at the first difference. No run is counted where it has a type that no input can be made of. */
static bool hold_both_ways(const char *file, Context *context, const Op *module, const Op *function,
                           unsigned inputs, BothCounts *counts, Sb *why)
{
    BothWays both = { .function = function, .file = file, .why = why };
    Boundaries boundaries = { 0 };
    Sb no_inputs = { 0 };
    bool good = true;

    if (start(&both.fast, context, module, function, false)
        && start(&both.slow, context, module, function, true)) {
        both.inputs =
            inputs_new(both.slow.machine, function, &boundaries,
                       &(InputsOptions){ .seed = 7, .count = inputs, .poison = true }, &no_inputs);
        for (unsigned i = 0; good && both.inputs && i < inputs_count(both.inputs); i++)
            for (uint64_t seed = 0; good && seed < SEEDS; seed++) {
                good = same_run(&both, i, seed);
                count_run(&both, counts);
            }
    }
    if (both.inputs)
        inputs_free(both.inputs);
    if (both.fast.machine) {
        count_code(both.fast.machine, counts);
        machine_free(both.fast.machine);
    }
    if (both.slow.machine)
        machine_free(both.slow.machine);
    boundaries_free(&boundaries);
    sb_free(&no_inputs);
    return good;
}

#endif
