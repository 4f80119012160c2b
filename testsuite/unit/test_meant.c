/* Meant: regions of the program's own operations, run by fast code and by the definitions. */
#include "core/ir/symbol.h"
#include "interp/console/input.h"
#include "both_ways.h"

enum { INPUTS = 60 };

/* Each of its functions is to run regions in fast code. */
START_TEST(regions_run_in_fast_code)
{
    Context *context = context_new();
    Input input;
    Op *module;

    register_all_dialects(context);
    ck_assert(input_read(&input, "testsuite/unit/meant.mlir", 0));
    module = source_parse(context, input.name, input.text, 0);
    ck_assert(module && ir_verify(module));
    for (const Op *op = module->regions[0].first->first; op; op = op->next) {
        BothCounts counts = { 0 };
        Sb why = { 0 };

        if (op_is(op, "meaning.op") || str_is(symbol_name(op), "half"))
            continue;
        ck_assert_msg(hold_both_ways(input.name.data, context, module, op, INPUTS, &counts, &why),
                      "%s", why.data);
        ck_assert_msg(counts.regions > 100, "@%.*s ran few regions in fast code",
                      STR_ARG(symbol_name(op)));
        sb_free(&why);
    }
    context_free(context);
    input_free(&input);
}
END_TEST

int main(void)
{
    return run_test("meant", regions_run_in_fast_code);
}
