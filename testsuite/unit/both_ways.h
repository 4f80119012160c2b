/* Both ways: a function run by fast code and by the definitions alone: results, poison, memory,
 * output, report and count of steps have to be the same. */
#ifndef TESTSUITE_BOTH_WAYS_H
#define TESTSUITE_BOTH_WAYS_H

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

typedef struct BothWays {
    const Op *function;
    const char *file;
    Side fast, slow;
    Inputs *inputs;
} BothWays;

static Str function_name(const BothWays *both)
{
    return op_attr(both->function, "sym_name")->string;
}

static void same_values(const BothWays *both, unsigned input, const char *what, Place a, Place b)
{
    bool same = memcmp(a.words, b.words, layout_words(a.layout) * sizeof *a.words) == 0;
    bool poison = true;

    for (uint64_t i = 0; i < layout_lanes(a.layout); i++)
        poison &= (a.poison[i] != 0) == (b.poison[i] != 0);
    ck_assert_msg((same || place_is_poison(a)) && poison, "%s: @%.*s, input %u: another %s",
                  both->file, STR_ARG(function_name(both)), input, what);
}

static void same_memory(const BothWays *both, unsigned input)
{
    AllocationId a = 0, b = 0;

    for (int kind = ALLOCATION_HEAP; kind <= ALLOCATION_ARGUMENT; kind++) {
        Allocation *one, *other;

        do {
            one = memory_next_live(both->fast.machine->memory, (AllocationKind)kind, a);
            other = memory_next_live(both->slow.machine->memory, (AllocationKind)kind, b);
            ck_assert_msg(!one == !other, "%s: @%.*s, input %u: other allocations", both->file,
                          STR_ARG(function_name(both)), input);
            if (!one)
                break;
            a = one->id;
            b = other->id;
            ck_assert_msg(
                one->size == other->size && memcmp(one->bytes, other->bytes, one->size) == 0
                    && memory_first_uninitialised(one, 0, one->size)
                           == memory_first_uninitialised(other, 0, other->size)
                    && !memory_poison(one, 0, one->size) == !memory_poison(other, 0, other->size),
                "%s: @%.*s, input %u: other memory", both->file, STR_ARG(function_name(both)),
                input);
        } while (one);
        a = b = 0;
    }
}

static void same_report(const BothWays *both, unsigned input)
{
    const Report *a = &both->fast.machine->report, *b = &both->slow.machine->report;

    ck_assert_msg(a->lines.len == b->lines.len, "%s: @%.*s, input %u: another report", both->file,
                  STR_ARG(function_name(both)), input);
    for (size_t i = 0; i < a->lines.len; i++)
        ck_assert_msg(str_eq(a->lines.data[i].text, b->lines.data[i].text)
                          && a->lines.data[i].loc == b->lines.data[i].loc,
                      "%s: @%.*s, input %u: reports '%.*s' instead of '%.*s'", both->file,
                      STR_ARG(function_name(both)), input, STR_ARG(a->lines.data[i].text),
                      STR_ARG(b->lines.data[i].text));
}

static void run(Side *side, const Inputs *inputs, unsigned input, uint64_t seed)
{
    side->end = END_INVALID;
    if (runner_make(&side->runner, inputs, input, seed))
        side->end = runner_call(&side->runner);
}

static void same_run(BothWays *both, unsigned input, uint64_t seed)
{
    run(&both->fast, both->inputs, input, seed);
    run(&both->slow, both->inputs, input, seed);
    ck_assert_msg(both->fast.end == both->slow.end, "%s: @%.*s, input %u: ends as %d, not %d",
                  both->file, STR_ARG(function_name(both)), input, both->fast.end, both->slow.end);
    ck_assert_msg(runner_steps(&both->fast.runner) == runner_steps(&both->slow.runner),
                  "%s: @%.*s, input %u (ends %d): %llu steps instead of %llu", both->file,
                  STR_ARG(function_name(both)), input, both->slow.end,
                  (unsigned long long)runner_steps(&both->fast.runner),
                  (unsigned long long)runner_steps(&both->slow.runner));
    ck_assert(str_eq(sb_view(&both->fast.machine->output), sb_view(&both->slow.machine->output)));
    same_report(both, input);
    same_memory(both, input);
    for (unsigned i = 0; both->fast.end == END_NONE && i < both->fast.runner.shape.results.count;
         i++)
        same_values(both, input, "result", both->fast.runner.results[i],
                    both->slow.runner.results[i]);
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
    BothWays both = { .function = function, .file = file };
    Boundaries boundaries = { 0 };
    Sb why = { 0 };
    unsigned runs = 0;

    if (start(&both.fast, context, module, function, false)
        && start(&both.slow, context, module, function, true)) {
        both.inputs = inputs_new(both.slow.machine, function, &boundaries, 7, inputs, &why);
        for (unsigned i = 0; both.inputs && i < inputs_count(both.inputs); i++)
            for (uint64_t seed = 0; seed < SEEDS; seed++, runs++)
                same_run(&both, i, seed);
    }
    *strips += both.fast.machine ? both.fast.machine->strips_run : 0;
    if (both.inputs)
        inputs_free(both.inputs);
    if (both.fast.machine)
        machine_free(both.fast.machine);
    if (both.slow.machine)
        machine_free(both.slow.machine);
    boundaries_free(&boundaries);
    sb_free(&why);
    return runs;
}

/* The program's one test. Its exit status. */
static int run_test(const char *name, const TTest *test)
{
    Suite *suite = suite_create(name);
    TCase *group = tcase_create(name);
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_set_timeout(group, 300);
    tcase_add_test(group, test);
    suite_add_tcase(suite, group);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_NORMAL);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}

#endif
