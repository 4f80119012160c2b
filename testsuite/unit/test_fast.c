/* Fast: whatever fast code runs, the definitions run the same. Every function of testsuite/check
 * and of build/check, on boundary and random inputs. */
#include "core/define/alias.h"
#include "core/ir/function.h"
#include "interp/fast/code.h"
#include "interp/console/input.h"
#include "both_ways.h"

enum { INPUTS = 40, MOST_HANDLERS = 256 };

static unsigned functions, runs;
static uint64_t strips;
static bool emitted[MOST_HANDLERS]; /* handlers, by their number in all tables together */

static void hold_file(void *state, const char *path)
{
    Context *context = context_new();
    Input input;
    Op *module;

    (void)state;
    register_all_dialects(context);
    ck_assert(input_read(&input, path, 0));
    module = source_parse(context, input.name, input.text, 0);
    ck_assert(module && ir_verify(module));
    for (const Op *op = module->regions[0].first->first; op; op = op->next)
        if (function_is_defined(op)) {
            unsigned held = hold_function(path, context, module, op, INPUTS, &strips);

            runs += held;
            functions += held != 0;
        }
    context_free(context);
    input_free(&input);
}

static void every_handler_was_emitted(void)
{
    unsigned number = 0;

    for (const FastHandler *const *table = FAST_HANDLERS; *table; table++)
        for (const FastHandler *handler = *table; handler->primitive; handler++, number++)
            ck_assert_msg(emitted[number], "handler %d of its table gave no code for any %s",
                          (int)(handler - *table), operation_of(handler->primitive, 0));
    ck_assert_uint_lt(number, MOST_HANDLERS);
}

START_TEST(fast_code_is_what_definitions_are)
{
    handlers_emitted = emitted;
    input_files("testsuite/check", hold_file, NULL);
    input_files("build/check", hold_file, NULL);
    hold_file(NULL, "testsuite/unit/meant.mlir");
    ck_assert_uint_gt(functions, 2000);
    ck_assert_uint_gt(runs, 100000);
    ck_assert_uint_gt(strips, 1000);
    every_handler_was_emitted();
}
END_TEST

int main(void)
{
    return run_test("fast", fast_code_is_what_definitions_are);
}
