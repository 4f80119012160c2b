/* Fast: whatever fast code runs, the definitions run with the same results, poison, memory, output,
 * report and count of steps. Every function of testsuite/check, on boundary and random inputs. */
#include "core/context.h"
#include "core/source.h"
#include "dialects/registry.h"
#include "interp/fast/code.h"
#include "interp/input.h"
#include "interp/inputs/boundary.h"
#include "interp/witness/runner.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

enum { INPUTS = 40, SEEDS = 2, STEPS = 20000 };

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

enum { MOST_TWINS = 256 };

static unsigned functions, runs;
static bool met[MOST_TWINS]; /* twins, by their number in all tables together */

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
    runs++;
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

static void hold_function(const char *file, Context *context, const Op *module, const Op *function)
{
    Pair pair = { .function = function, .file = file };
    Boundaries boundaries = { 0 };
    Sb why = { 0 };

    if (start(&pair.fast, context, module, function, false)
        && start(&pair.slow, context, module, function, true)) {
        pair.inputs = inputs_new(pair.slow.machine, function, &boundaries, 7, INPUTS, &why);
        for (unsigned i = 0; pair.inputs && i < inputs_count(pair.inputs); i++)
            for (uint64_t seed = 0; seed < SEEDS; seed++)
                same_run(&pair, i, seed);
        functions++;
    }
    if (pair.inputs)
        inputs_free(pair.inputs);
    if (pair.fast.machine)
        machine_free(pair.fast.machine);
    if (pair.slow.machine)
        machine_free(pair.slow.machine);
    boundaries_free(&boundaries);
    sb_free(&why);
}

static void meet(const Op *op)
{
    unsigned number = 0;

    for (const FastTwin *const *table = FAST_TWINS; *table; table++)
        for (const FastTwin *twin = *table; twin->op; twin++, number++)
            met[number] |= op_is(op, twin->op);
    for (unsigned r = 0; r < op->region_count; r++)
        for (const Block *block = op->regions[r].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next)
                meet(inner);
}

static void hold_file(void *state, const char *path)
{
    Context *context = context_new();
    Input input;
    Op *module;

    (void)state;
    register_all_dialects(context);
    ck_assert(input_read(&input, path));
    module = source_parse(context, input.name, input.text, 0);
    ck_assert(module && ir_verify(module));
    meet(module);
    for (const Op *op = module->regions[0].first->first; op; op = op->next)
        if (op_is(op, "func.func") && op->regions[0].first)
            hold_function(path, context, module, op);
    context_free(context);
    input_free(&input);
}

static void every_twin_was_met(void)
{
    unsigned number = 0;

    for (const FastTwin *const *table = FAST_TWINS; *table; table++)
        for (const FastTwin *twin = *table; twin->op; twin++, number++)
            ck_assert_msg(met[number], "no function of testsuite/check has a %s", twin->op);
    ck_assert_uint_lt(number, MOST_TWINS);
}

START_TEST(fast_code_is_what_definitions_are)
{
    input_files("testsuite/check", hold_file, NULL);
    ck_assert_uint_gt(functions, 2000);
    ck_assert_uint_gt(runs, 100000);
    every_twin_was_met();
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("fast");
    TCase *group = tcase_create("fast");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_set_timeout(group, 300);
    tcase_add_test(group, fast_code_is_what_definitions_are);
    suite_add_tcase(suite, group);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_NORMAL);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
