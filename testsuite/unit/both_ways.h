/* Pair: a function run by fast code and by the definitions alone: results, poison, memory, output,
 * report and count of steps have to be the same. */
#ifndef TESTSUITE_PAIR_H
#define TESTSUITE_PAIR_H

#include "core/context.h"
#include "core/source.h"
#include "dialects/registry.h"
#include "interp/inputs/boundary.h"
#include "interp/witness/runner.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

enum { SEEDS = 2, STEPS = 20000 };

typedef struct Side {
    Machine *machine;
    Runner runner;
    EndKind end;
} Side;

typedef struct Pair {
    const Op *function;
    const char *file;
    Side fast, slow;
    Inputs *inputs;
} Pair;

static Str function_name(const Pair *pair)
{
    return op_attr(pair->function, "sym_name")->string;
}

static void same_values(const Pair *pair, unsigned input, const char *what, Place a, Place b)
{
    bool same = memcmp(a.words, b.words, layout_words(a.layout) * sizeof *a.words) == 0;
    bool poison = true;

    for (uint64_t i = 0; i < layout_lanes(a.layout); i++)
        poison &= (a.poison[i] != 0) == (b.poison[i] != 0);
    ck_assert_msg((same || place_is_poison(a)) && poison, "%s: @%.*s, input %u: another %s",
                  pair->file, STR_ARG(function_name(pair)), input, what);
}

static void same_memory(const Pair *pair, unsigned input)
{
    AllocationId a = 0, b = 0;

    for (int kind = ALLOCATION_HEAP; kind <= ALLOCATION_ARGUMENT; kind++) {
        Allocation *one, *other;

        do {
            one = memory_next_live(pair->fast.machine->memory, (AllocationKind)kind, a);
            other = memory_next_live(pair->slow.machine->memory, (AllocationKind)kind, b);
            ck_assert_msg(!one == !other, "%s: @%.*s, input %u: other allocations", pair->file,
                          STR_ARG(function_name(pair)), input);
            if (!one)
                break;
            a = one->id;
            b = other->id;
            ck_assert_msg(
                one->size == other->size && memcmp(one->bytes, other->bytes, one->size) == 0
                    && memory_first_uninitialised(one, 0, one->size)
                           == memory_first_uninitialised(other, 0, other->size)
                    && !memory_poison(one, 0, one->size) == !memory_poison(other, 0, other->size),
                "%s: @%.*s, input %u: other memory", pair->file, STR_ARG(function_name(pair)),
                input);
        } while (one);
        a = b = 0;
    }
}

static void same_report(const Pair *pair, unsigned input)
{
    const Report *a = &pair->fast.machine->report, *b = &pair->slow.machine->report;

    ck_assert_msg(a->lines.len == b->lines.len, "%s: @%.*s, input %u: another report", pair->file,
                  STR_ARG(function_name(pair)), input);
    for (size_t i = 0; i < a->lines.len; i++)
        ck_assert_msg(str_eq(a->lines.data[i].text, b->lines.data[i].text)
                          && a->lines.data[i].loc == b->lines.data[i].loc,
                      "%s: @%.*s, input %u: reports '%.*s' instead of '%.*s'", pair->file,
                      STR_ARG(function_name(pair)), input, STR_ARG(a->lines.data[i].text),
                      STR_ARG(b->lines.data[i].text));
}

static void run(Side *side, const Inputs *inputs, unsigned input, uint64_t seed)
{
    side->end = END_INVALID;
    if (runner_make(&side->runner, inputs, input, seed))
        side->end = runner_call(&side->runner);
}

static void same_run(Pair *pair, unsigned input, uint64_t seed)
{
    run(&pair->fast, pair->inputs, input, seed);
    run(&pair->slow, pair->inputs, input, seed);
    ck_assert_msg(pair->fast.end == pair->slow.end, "%s: @%.*s, input %u: ends as %d, not %d",
                  pair->file, STR_ARG(function_name(pair)), input, pair->fast.end, pair->slow.end);
    ck_assert_msg(runner_steps(&pair->fast.runner) == runner_steps(&pair->slow.runner),
                  "%s: @%.*s, input %u (ends %d): %llu steps instead of %llu", pair->file,
                  STR_ARG(function_name(pair)), input, pair->slow.end,
                  (unsigned long long)runner_steps(&pair->fast.runner),
                  (unsigned long long)runner_steps(&pair->slow.runner));
    ck_assert(str_eq(sb_view(&pair->fast.machine->output), sb_view(&pair->slow.machine->output)));
    same_report(pair, input);
    same_memory(pair, input);
    for (unsigned i = 0; pair->fast.end == END_NONE && i < pair->fast.runner.shape.results.count;
         i++)
        same_values(pair, input, "result", pair->fast.runner.results[i],
                    pair->slow.runner.results[i]);
}

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
                                                  .keeps_output = true,
                                                  .slow = slow });
    good = runner_prepare(&side->runner, side->machine, &globals, function, &why);
    sb_free(&why);
    return good;
}

/* Holds the function, of a module that is sound, on so many inputs and all seeds. Runs made; 0
 * where it has a type that no input can be made of. Strips that were run are added to `*strips`. */
static unsigned hold_function(const char *file, Context *context, const Op *module,
                              const Op *function, unsigned inputs, uint64_t *strips)
{
    Pair pair = { .function = function, .file = file };
    Boundaries boundaries = { 0 };
    Sb why = { 0 };
    unsigned runs = 0;

    if (start(&pair.fast, context, module, function, false)
        && start(&pair.slow, context, module, function, true)) {
        pair.inputs = inputs_new(pair.slow.machine, function, &boundaries, 7, inputs, &why);
        for (unsigned i = 0; pair.inputs && i < inputs_count(pair.inputs); i++)
            for (uint64_t seed = 0; seed < SEEDS; seed++, runs++)
                same_run(&pair, i, seed);
    }
    *strips += pair.fast.machine ? pair.fast.machine->strips_run : 0;
    if (pair.inputs)
        inputs_free(pair.inputs);
    if (pair.fast.machine)
        machine_free(pair.fast.machine);
    if (pair.slow.machine)
        machine_free(pair.slow.machine);
    boundaries_free(&boundaries);
    sb_free(&why);
    return runs;
}

#endif
