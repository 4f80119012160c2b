/* Fast: whatever fast code runs, the definitions run the same. Every function of testsuite/check
 * and of build/check, on boundary and random inputs. */
#include "core/alias.h"
#include "interp/fast/code.h"
#include "interp/input.h"
#include "both_ways.h"

enum { INPUTS = 40, MOST_TWINS = 256 };

static unsigned functions, runs;
static uint64_t strips;
static bool met[MOST_TWINS]; /* twins, by their number in all tables together */

static void meet(const Op *op)
{
    unsigned number = 0;

    for (const FastTwin *const *table = FAST_TWINS; *table; table++)
        for (const FastTwin *twin = *table; twin->primitive; twin++, number++) {
            ck_assert_uint_lt(number, MOST_TWINS);
            met[number] |= op_primitive(op) == twin->primitive;
        }
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
        if (op_is(op, "func.func") && op->regions[0].first) {
            unsigned held = hold_function(path, context, module, op, INPUTS, &strips);

            runs += held;
            functions += held != 0;
        }
    context_free(context);
    input_free(&input);
}

static void every_twin_was_met(void)
{
    unsigned number = 0;

    for (const FastTwin *const *table = FAST_TWINS; *table; table++)
        for (const FastTwin *twin = *table; twin->primitive; twin++, number++)
            ck_assert_msg(met[number], "no function of testsuite/check has a %s",
                          operation_of(twin->primitive));
}

START_TEST(fast_code_is_what_definitions_are)
{
    input_files("testsuite/check", hold_file, NULL);
    input_files("build/check", hold_file, NULL);
    ck_assert_uint_gt(functions, 2000);
    ck_assert_uint_gt(runs, 100000);
    ck_assert_uint_gt(strips, 1000);
    every_twin_was_met();
}
END_TEST

int main(void)
{
    return run_test("fast", fast_code_is_what_definitions_are);
}
