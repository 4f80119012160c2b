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
    { "%a: vector<32xi7>, %b: vector<32xi7>", "arith.addi %a, %b : vector<32xi7>",
      "vector<32xi7>" },
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

/* Wide vectors: a kernel, and one FastOp more for the work. */
static const Case KERNELS[] = {
    { "%a: vector<256xi8>, %b: vector<256xi8>", "arith.addi %a, %b : vector<256xi8>",
      "vector<256xi8>" },
    { "%a: vector<600xi64>, %b: vector<600xi64>", "arith.muli %a, %b : vector<600xi64>",
      "vector<600xi64>" },
    { "%a: vector<300xf32>, %b: vector<300xf32>", "math.fma %a, %b, %b : vector<300xf32>",
      "vector<300xf32>" },
    { "%a: vector<16xf64>, %b: vector<16xf64>", "math.fma %a, %a, %b : vector<16xf64>",
      "vector<16xf64>" },
    { "%a: vector<20x2xf16>, %b: vector<20x2xf16>", "arith.mulf %a, %b : vector<20x2xf16>",
      "vector<20x2xf16>" },
    { "%a: vector<64xf64>, %b: vector<64xf64>", "arith.cmpf olt, %a, %b : vector<64xf64>",
      "vector<64xi1>" },
    { "%a: vector<40xi1>, %b: vector<40xi32>",
      "arith.select %a, %b, %b : vector<40xi1>, vector<40xi32>", "vector<40xi32>" },
    { "%a: i1, %b: vector<300xi16>, %d: vector<300xi16>",
      "arith.select %a, %b, %d : vector<300xi16>", "vector<300xi16>" },
    { "%a: vector<24xi32>", "arith.extsi %a : vector<24xi32> to vector<24xi64>", "vector<24xi64>" },
    { "%a: vector<24xf32>", "math.exp %a : vector<24xf32>", "vector<24xf32>" },
};

/* Lanes that move: all in one FastOp, and one more where wide values are work. A position within is
 * an operand of some. */
static const Case MOVES[] = {
    { "%a: f32", "vector.broadcast %a : f32 to vector<8xf32>", "vector<8xf32>" },
    { "%a: i128", "vector.broadcast %a : i128 to vector<3xi128>", "vector<3xi128>" },
    { "%a: vector<3x1xi8>", "vector.broadcast %a : vector<3x1xi8> to vector<3x4xi8>",
      "vector<3x4xi8>" },
    { "%a: vector<4xf32>", "vector.shape_cast %a : vector<4xf32> to vector<2x2xf32>",
      "vector<2x2xf32>" },
    { "%a: vector<2x3xi100>", "vector.transpose %a, [1, 0] : vector<2x3xi100> to vector<3x2xi100>",
      "vector<3x2xi100>" },
    { "%a: vector<4xi8>, %b: vector<2xi8>",
      "vector.shuffle %a, %b [5, 0, 0] : vector<4xi8>, vector<2xi8>", "vector<3xi8>" },
    { "%a: i8, %b: i8", "vector.from_elements %a, %b, %a : vector<3xi8>", "vector<3xi8>" },
    { "%a: vector<1xi8>", "vector.to_elements %a : vector<1xi8>", "i8" },
    { "%a: vector<4xi8>, %b: vector<4xi8>",
      "vector.interleave %a, %b : vector<4xi8> -> vector<8xi8>", "vector<8xi8>" },
    { "%a: vector<8xf64>", "vector.extract %a[5] : f64 from vector<8xf64>", "f64" },
    { "%a: vector<2x4xf64>", "vector.extract %a[1] : vector<4xf64> from vector<2x4xf64>",
      "vector<4xf64>" },
    { "%a: vector<4xi8>, %p: index", "vector.extract %a[%p] : i8 from vector<4xi8>", "i8" },
    { "%a: vector<3x2xi8>, %p: index", "vector.extract %a[%p] : vector<2xi8> from vector<3x2xi8>",
      "vector<2xi8>" },
    { "%a: vector<4xi8>, %b: i8", "vector.insert %b, %a[3] : i8 into vector<4xi8>",
      "vector<4xi8>" },
    { "%a: vector<3x2xi128>, %b: vector<2xi128>, %p: index",
      "vector.insert %b, %a[%p] : vector<2xi128> into vector<3x2xi128>", "vector<3x2xi128>" },
    { "%a: vector<3x4xi8>",
      "vector.extract_strided_slice %a {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]}"
      " : vector<3x4xi8> to vector<2x2xi8>",
      "vector<2x2xi8>" },
    { "%a: vector<2xi8>, %b: vector<3x4xi8>",
      "vector.insert_strided_slice %a, %b {offsets = [1, 2], strides = [1]}"
      " : vector<2xi8> into vector<3x4xi8>",
      "vector<3x4xi8>" },
    { "%a: vector<16x16xf32>",
      "vector.transpose %a, [1, 0] : vector<16x16xf32> to vector<16x16xf32>", "vector<16x16xf32>" },
    { "%a: vector<100xf32>, %b: f32, %p: index",
      "vector.insert %b, %a[%p] : f32 into vector<100xf32>", "vector<100xf32>" },
    { "%a: vector<4xi8>, %p: i8", "llvm.extractelement %a[%p : i8] : vector<4xi8>", "i8" },
    { "%a: vector<4xf64>, %p: i64", "llvm.extractelement %a[%p : i64] : vector<4xf64>", "f64" },
    { "%a: vector<3xi128>, %p: i2", "llvm.extractelement %a[%p : i2] : vector<3xi128>", "i128" },
    { "%a: vector<4xi8>, %b: i8, %p: i32", "llvm.insertelement %b, %a[%p : i32] : vector<4xi8>",
      "vector<4xi8>" },
    { "%a: vector<1xi8>, %b: i8, %p: i1", "llvm.insertelement %b, %a[%p : i1] : vector<1xi8>",
      "vector<1xi8>" },
    { "%a: vector<4xi8>, %b: vector<4xi8>", "llvm.shufflevector %a, %b [7, 0, 0] : vector<4xi8>",
      "vector<3xi8>" },
    { "%a: vector<4xi8>, %b: vector<2xi8>",
      "llvm.intr.vector.insert %b, %a[2] : vector<2xi8> into vector<4xi8>", "vector<4xi8>" },
    { "%a: vector<6xf32>",
      "llvm.intr.matrix.transpose %a {rows = 2 : i32, columns = 3 : i32}"
      " : vector<6xf32> into vector<6xf32>",
      "vector<6xf32>" },
};

static void runs_at_once(const Op *function, Context *context, const Op *module)
{
    Machine *machine =
        machine_new(context, module, (MachineOptions){ .index_width = 64, .fast = &FAST_CODE });
    const Body *body = &machine_function(machine, function)->body;
    const Node *node = body->blocks[0].nodes;
    unsigned count = 0;

    ck_assert_ptr_nonnull(body->fast);
    while (body->fast[count].site->node == node)
        ck_assert_msg(body->fast[count++].run != fast_by_definition, "%.*s runs its definition",
                      STR_ARG(op_name(node->op)));
    ck_assert_msg(count == (node->weight > 64 ? 2 : 1), "%.*s is %u FastOps",
                  STR_ARG(op_name(node->op)), count);
    machine_free(machine);
}

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

static void hold_case(Context *context, const Case *row, const char *more,
                      void (*look)(const Op *function, Context *context, const Op *module))
{
    const Op *module, *function;
    uint64_t strips = 0;
    Sb text = { 0 };

    sb_printf(&text, "func.func @f(%s%s) -> %s {\n  %s\n  %%r = %s\n  return %%r : %s\n}\n",
              row->operands, more, row->result, row->before ? row->before : "", row->operation,
              row->result);
    function = read_function(context, &text, &module);
    look(function, context, module);
    ck_assert_uint_gt(hold_function("lanes", context, module, function, INPUTS, &strips), 0);
    sb_free(&text);
}

START_TEST(vectors_run_lane_by_lane)
{
    Context *context = context_new();

    register_all_dialects(context);
    for (size_t i = 0; i < sizeof WIDE / sizeof *WIDE; i++)
        hold_wide(context, WIDE[i]);
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        hold_case(context, &CASES[i], ", %c: i1", runs_lane_by_lane);
    for (size_t i = 0; i < sizeof KERNELS / sizeof *KERNELS; i++)
        hold_case(context, &KERNELS[i], "", runs_at_once);
    for (size_t i = 0; i < sizeof MOVES / sizeof *MOVES; i++)
        hold_case(context, &MOVES[i], "", runs_at_once);
    context_free(context);
}
END_TEST

int main(void)
{
    return run_test("lanes", vectors_run_lane_by_lane);
}
