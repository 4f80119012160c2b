/* Lanes: operations on short vectors are the code of the scalar operation, a lane after the other.
 */
#include "interp/fast/fast.h"
#include "interp/fast/code.h"
#include "interp/fast/flow.h"
#include "both_ways.h"

enum { INPUTS = 60 };

typedef struct Case {
    const char *operands, *operation, *result, *before; /* NULL: nothing */
} Case;

static const Case CASES[] = {
    { "%a: vector<4xi32>, %b: vector<4xi32>", "arith.addi %a, %b : vector<4xi32>",
      "vector<4xi32>" },
    { "%a: vector<4xi8>, %b: vector<4xi8>", "arith.divsi %a, %b : vector<4xi8>", "vector<4xi8>" },
    { "%a: vector<4xi8>, %b: vector<4xi8>", "arith.addi %a, %b overflow<nsw> : vector<4xi8>",
      "vector<4xi8>" },
    { "%a: vector<3xi128>, %b: vector<3xi128>", "arith.muli %a, %b : vector<3xi128>",
      "vector<3xi128>" },
    { "%a: vector<2x3xf32>, %b: vector<2x3xf32>", "arith.mulf %a, %b : vector<2x3xf32>",
      "vector<2x3xf32>" },
    { "%a: vector<4xf64>, %b: vector<4xf64>", "arith.cmpf olt, %a, %b : vector<4xf64>",
      "vector<4xi1>" },
    { "%a: vector<4xi32>, %b: vector<4xi32>", "arith.cmpi slt, %a, %b : vector<4xi32>",
      "vector<4xi1>" },
    { "%a: vector<8xi16>, %b: vector<8xi16>", "llvm.shl %a, %b : vector<8xi16>", "vector<8xi16>" },
    { "%a: vector<4xi32>, %b: vector<4xi32>", "arith.select %c, %a, %b : vector<4xi32>",
      "vector<4xi32>" },
    { "%a: vector<4xi32>, %b: vector<4xi32>", "arith.sitofp %a : vector<4xi32> to vector<4xf32>",
      "vector<4xf32>" },
    /* One lane is not joined with another of the value before. */
    { "%a: vector<4xi64>, %b: vector<4xi64>", "arith.muli %s, %b : vector<4xi64>", "vector<4xi64>",
      "%s = arith.addi %a, %b : vector<4xi64>" },
    { "%a: vector<4xf64>, %b: vector<4xf64>", "arith.addf %s, %b : vector<4xf64>", "vector<4xf64>",
      "%s = arith.mulf %a, %b : vector<4xf64>" },
    { "%a: vector<256xi8>, %b: vector<256xi8>", "arith.addi %a, %b : vector<256xi8>",
      "vector<256xi8>" },
    { "%a: vector<1xf32>, %b: vector<1xf32>", "arith.addf %a, %b : vector<1xf32>",
      "vector<1xf32>" },
};

/* Wide values are work besides, which counts as steps: the limit of these runs is met in the
 * middle. */
static const char *const WIDE[] = { "vector<22xi32>", "vector<100xi32>", "vector<256xi32>" };
static const char LOOP[] =
    "func.func @f(%%a: %s, %%b: %s, %%n: index) -> %s {\n"
    "  %%zero = arith.constant 0 : index\n"
    "  %%one = arith.constant 1 : index\n"
    "  %%last = arith.constant 4095 : index\n"
    "  %%trips = arith.andi %%n, %%last : index\n"
    "  %%r = scf.for %%i = %%zero to %%trips step %%one iter_args(%%c = %%a) -> %s {\n"
    "    %%d = arith.addi %%c, %%b : %s\n"
    "    %%e = arith.divui %%d, %%b : %s\n"
    "    scf.yield %%e : %s\n"
    "  }\n"
    "  return %%r : %s\n"
    "}\n";

/* The operation's FastOps, one a lane at least, none of which is the definition. */
static void runs_lane_by_lane(const Op *function, Context *context, const Op *module)
{
    Machine *machine =
        machine_new(context, module, (MachineOptions){ .index_width = 64, .fast = &FAST_CODE });
    const Body *body = &machine_function(machine, function)->body;
    const Node *node = body->blocks[0].nodes;
    unsigned lanes = 0;

    ck_assert_ptr_nonnull(body->fast);
    while (body->fast[lanes].site->node == node && lanes < node->lanes)
        ck_assert_msg(body->fast[lanes++].run != fast_by_definition, "%.*s runs its definition",
                      STR_ARG(op_name(node->op)));
    ck_assert_uint_ge(lanes, node->lanes);
    machine_free(machine);
}

static const Op *read_function(Context *context, const Sb *text, const Op **module)
{
    *module = source_parse(context, STR("lanes"), sb_view(text), 0);
    ck_assert(*module && ir_verify(*module));
    return (*module)->regions[0].first->first;
}

static void hold_wide(Context *context, const char *type)
{
    const Op *module, *function;
    uint64_t strips = 0;
    Sb text = { 0 };

    sb_printf(&text, LOOP, type, type, type, type, type, type, type, type);
    function = read_function(context, &text, &module);
    ck_assert_uint_gt(hold_function("lanes", context, module, function, INPUTS, &strips), 0);
    sb_free(&text);
}

START_TEST(vectors_run_lane_by_lane)
{
    Context *context = context_new();
    uint64_t strips = 0;
    Sb text = { 0 };

    register_all_dialects(context);
    for (size_t i = 0; i < sizeof WIDE / sizeof *WIDE; i++)
        hold_wide(context, WIDE[i]);
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        const Op *module, *function;

        text.len = 0;
        sb_printf(&text,
                  "func.func @f(%s, %%c: i1) -> %s {\n  %s\n  %%r = %s\n  return %%r : %s\n}\n",
                  CASES[i].operands, CASES[i].result, CASES[i].before ? CASES[i].before : "",
                  CASES[i].operation, CASES[i].result);
        function = read_function(context, &text, &module);
        runs_lane_by_lane(function, context, module);
        ck_assert_uint_gt(hold_function("lanes", context, module, function, INPUTS, &strips), 0);
    }
    sb_free(&text);
    context_free(context);
}
END_TEST

int main(void)
{
    return run_test("lanes", vectors_run_lane_by_lane);
}
