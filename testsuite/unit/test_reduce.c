/* Reduce: what is left of a module is as small as a condition lets it be, by every rule, and no
 * candidate is asked about that is not a verified module.
 */
#include "core/ir/context.h"
#include "core/text/source.h"
#include "dialects/function.h"
#include "dialects/registry.h"
#include "interp/machine/machine.h"
#include "interp/oracle/reduce/reduce.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Words that must be in the text, blank-separated; `~` stands for a blank. */
static bool has_words(const char *text, const char *words)
{
    char word[80];
    int length;

    while (sscanf(words, "%79s%n", word, &length) == 1) {
        for (char *c = word; *c; c++)
            *c = *c == '~' ? ' ' : *c;
        if (!strstr(text, word))
            return false;
        words += length;
    }
    return true;
}

static Op *read_module(const char *text, Context **context)
{
    Op *module;

    *context = context_new();
    register_all_dialects(*context);
    module = source_parse(*context, STR("candidate.mlir"), str_of(text), 0);
    ck_assert_msg(module && ir_verify(module), "no module:\n%s", text);
    return module;
}

typedef struct Asked {
    const char *words;
    unsigned count;
} Asked;

static bool holds_words(void *state, Str text)
{
    Asked *asked = state;
    Context *context;
    char *copy = strndup(text.data, text.len);
    bool holds = has_words(copy, asked->words);

    read_module(copy, &context);
    context_free(context);
    free(copy);
    asked->count++;
    return holds;
}

static void reduces(const char *text, const char *words, const char *keep, const char *expected)
{
    Asked asked = { words, 0 };
    ReduceQuery query = { .holds = holds_words, .state = &asked, .keep = keep };
    Reduced reduced = reduce_module(str_of(text), &query);

    ck_assert_str_eq(reduced.text.data, expected);
    ck_assert(reduced.finished);
    ck_assert_uint_eq(reduced.asked, asked.count);
    sb_free(&reduced.text);
}

/* A module of one function, whose body follows. */
#define IN_F(parameters, body) "module {\n  func.func @f(" parameters ") {\n" body "  }\n}\n"
#define F(body) IN_F("", body "    return\n")

START_TEST(nothing_is_left_of_what_nothing_is_asked)
{
    reduces("func.func @f(%a: i32) -> i32 { return %a : i32 }", "", NULL, "module {\n}\n");
}
END_TEST

START_TEST(a_kept_function_stays)
{
    reduces("func.func private @g(i32)\n"
            "func.func @f(%a: i32) -> i32 { %b = arith.addi %a, %a : i32 return %b : i32 }\n",
            "@f", "f", F(""));
}
END_TEST

START_TEST(operations_go_and_operands_stand_in)
{
    reduces("func.func @f(%a: i32, %b: i32) -> i32 {\n"
            "  %c = arith.addi %a, %b : i32\n"
            "  %d = arith.muli %c, %b : i32\n"
            "  %e = arith.xori %d, %a : i32\n"
            "  return %e : i32\n"
            "}\n",
            "muli i32", NULL,
            F("    %c0_i32 = arith.constant 0 : i32\n"
              "    %0 = arith.muli %c0_i32, %c0_i32 : i32\n"));
}
END_TEST

START_TEST(what_is_of_no_use_can_be_what_it_is_about)
{
    reduces("func.func @f(%m: memref<4xf32>, %i: index) {\n"
            "  %a = memref.load %m[%i] : memref<4xf32>\n"
            "  %b = arith.divf %a, %a fastmath<nnan, ninf> : f32\n"
            "  memref.store %b, %m[%i] : memref<4xf32>\n"
            "  return\n"
            "}\n",
            "divf", NULL,
            F("    %cst = arith.constant 0.000000e+00 : f32\n"
              "    %0 = arith.divf %cst, %cst : f32\n"));
}
END_TEST

START_TEST(memory_goes_with_all_that_uses_it)
{
    reduces("func.func @f(%n: index) -> i8 {\n"
            "  %c1 = arith.constant 1 : i8\n"
            "  %m = memref.alloc(%n) : memref<?xi8>\n"
            "  %s = memref.cast %m : memref<?xi8> to memref<4xi8>\n"
            "  memref.store %c1, %s[%n] : memref<4xi8>\n"
            "  %v = memref.load %m[%n] : memref<?xi8>\n"
            "  %w = arith.subi %v, %c1 : i8\n"
            "  memref.dealloc %m : memref<?xi8>\n"
            "  return %w : i8\n"
            "}\n",
            "subi", NULL,
            F("    %false = arith.constant false\n"
              "    %0 = arith.subi %false, %false : i1\n"));
}
END_TEST

START_TEST(loops_and_branches_are_replaced_by_their_bodies)
{
    reduces("func.func @f(%n: index, %c: i1) -> f64 {\n"
            "  %c0 = arith.constant 0 : index\n"
            "  %c1 = arith.constant 1 : index\n"
            "  %z = arith.constant 2.5 : f64\n"
            "  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (f64) {\n"
            "    %t = scf.if %c -> (f64) {\n"
            "      %u = math.sqrt %s : f64\n"
            "      scf.yield %u : f64\n"
            "    } else {\n"
            "      scf.yield %s : f64\n"
            "    }\n"
            "    affine.for %j = 0 to 10 { vector.print %j : index }\n"
            "    scf.yield %t : f64\n"
            "  }\n"
            "  return %r : f64\n"
            "}\n",
            "math.sqrt vector.print", NULL,
            F("    %cst = arith.constant 0.000000e+00 : f32\n"
              "    %0 = math.sqrt %cst : f32\n"
              "    vector.print\n"));
}
END_TEST

START_TEST(loops_carry_no_more_than_they_must)
{
    reduces("func.func @f(%n: index, %a: i32, %b: i32, %c: i32) -> (i32, i32, i32) {\n"
            "  %c0 = arith.constant 0 : index\n"
            "  %c1 = arith.constant 1 : index\n"
            "  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b, %s = %c)\n"
            "      -> (i32, i32, i32) {\n"
            "    %t = arith.addi %p, %q : i32\n"
            "    scf.yield %q, %t, %s : i32, i32, i32\n"
            "  }\n"
            "  return %r#0, %r#1, %r#2 : i32, i32, i32\n"
            "}\n",
            "iter_args(%arg", NULL,
            F("    %c0 = arith.constant 0 : index\n"
              "    %false = arith.constant false\n"
              "    %0 = scf.for %arg0 = %c0 to %c0 step %c0 iter_args(%arg1 = %false) -> (i1) {\n"
              "      scf.yield %false : i1\n"
              "    }\n"));
}
END_TEST

START_TEST(while_loops_carry_no_more_than_they_must)
{
    reduces("func.func @f(%a: i32, %b: i64) -> (i64, i32) {\n"
            "  %r:2 = scf.while (%p = %a, %q = %b) : (i32, i64) -> (i64, i32) {\n"
            "    %c = arith.cmpi slt, %p, %a : i32\n"
            "    scf.condition(%c) %q, %p : i64, i32\n"
            "  } do {\n"
            "  ^bb0(%s: i64, %t: i32):\n"
            "    %u = arith.addi %t, %a : i32\n"
            "    scf.yield %u, %s : i32, i64\n"
            "  }\n"
            "  return %r#0, %r#1 : i64, i32\n"
            "}\n",
            "scf.while", NULL,
            F("    %false = arith.constant false\n"
              "    scf.while : () -> () {\n"
              "      scf.condition(%false)\n"
              "    } do {\n"
              "      scf.yield\n"
              "    }\n"));
}
END_TEST

START_TEST(reductions_go_with_their_regions)
{
    reduces("func.func @f(%n: index, %a: i32, %b: f32) -> (i32, f32) {\n"
            "  %c0 = arith.constant 0 : index\n"
            "  %c1 = arith.constant 1 : index\n"
            "  %r:2 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%a, %b) -> (i32, f32) {\n"
            "    scf.reduce(%a, %b : i32, f32) {\n"
            "    ^bb0(%x: i32, %y: i32):\n"
            "      %s = arith.addi %x, %y : i32\n"
            "      scf.reduce.return %s : i32\n"
            "    }, {\n"
            "    ^bb0(%x: f32, %y: f32):\n"
            "      %s = arith.maximumf %x, %y : f32\n"
            "      scf.reduce.return %s : f32\n"
            "    }\n"
            "  }\n"
            "  return %r#0, %r#1 : i32, f32\n"
            "}\n",
            "scf.reduce.return maximumf", NULL,
            F("    %c0 = arith.constant 0 : index\n"
              "    %cst = arith.constant 0.000000e+00 : f32\n"
              "    %c1 = arith.constant 1 : index\n"
              "    %0 = scf.parallel (%arg0) = (%c0) to (%c0) step (%c1) init (%cst) -> f32 {\n"
              "      scf.reduce(%cst : f32) {\n"
              "      ^bb0(%arg1: f32, %arg2: f32):\n"
              "        %1 = arith.maximumf %cst, %cst : f32\n"
              "        scf.reduce.return %cst : f32\n"
              "      }\n"
              "    }\n"));
}
END_TEST

START_TEST(branches_take_one_way)
{
    reduces("func.func @f(%c: i1, %k: i32) -> i32 {\n"
            "  %one = arith.constant 1 : i32\n"
            "  cf.cond_br %c, ^a(%k : i32), ^b\n"
            "^a(%p: i32):\n"
            "  %s = arith.shli %p, %one : i32\n"
            "  cf.br ^b\n"
            "^b:\n"
            "  cf.switch %k : i32, [\n"
            "    default: ^c(%one : i32),\n"
            "    7: ^c(%k : i32)\n"
            "  ]\n"
            "^c(%q: i32):\n"
            "  return %q : i32\n"
            "}\n",
            "shli", NULL,
            F("    %false = arith.constant false\n"
              "    %0 = arith.shli %false, %false : i1\n"));
}
END_TEST

START_TEST(blocks_take_no_more_than_they_must)
{
    reduces("func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {\n"
            "  cf.cond_br %c, ^a(%a, %b : i32, i32), ^a(%b, %a : i32, i32)\n"
            "^a(%p: i32, %q: i32):\n"
            "  %s = arith.addi %p, %q : i32\n"
            "  cf.cond_br %c, ^b, ^a(%s, %q : i32, i32)\n"
            "^b:\n"
            "  return %s : i32\n"
            "}\n",
            "cf.cond_br", NULL,
            F("    %false = arith.constant false\n"
              "    cf.cond_br %false, ^bb1, ^bb1\n"
              "  ^bb1:  // 2 preds: ^bb0, ^bb0\n"));
}
END_TEST

START_TEST(calls_are_inlined)
{
    reduces("func.func private @g(%a: i8, %c: i1) -> i8 {\n"
            "  cf.cond_br %c, ^x, ^y\n"
            "^x:\n"
            "  return %a : i8\n"
            "^y:\n"
            "  %b = arith.remui %a, %a : i8\n"
            "  return %b : i8\n"
            "}\n"
            "func.func @f(%a: i8, %c: i1) -> i8 {\n"
            "  %r = call @g(%a, %c) : (i8, i1) -> i8\n"
            "  %s = arith.divui %r, %a : i8\n"
            "  return %s : i8\n"
            "}\n",
            "remui divui", "f",
            F("    %false = arith.constant false\n"
              "    %0 = arith.remui %false, %false : i1\n"
              "    %1 = arith.divui %false, %false : i1\n"));
}
END_TEST

START_TEST(calls_lose_arguments_and_results)
{
    reduces(
        "func.func private @g(%a: i8 {test.x}, %b: i16) -> (i8, i16) { return %a, %b : i8, i16 }\n"
        "func.func @f(%a: i8, %b: i16) -> i16 {\n"
        "  %r:2 = call @g(%a, %b) : (i8, i16) -> (i8, i16)\n"
        "  return %r#1 : i16\n"
        "}\n",
        "call~@g", NULL,
        "module {\n  func.func private @g()\n  func.func @f() {\n    call @g() : () -> ()\n"
        "    return\n  }\n}\n");
}
END_TEST

START_TEST(attributes_and_numbers_go)
{
    reduces(
        "memref.global \"private\" constant @t : memref<8xi32> = dense<[1, 2, 3, 4, 5, 6, 7, 8]>\n"
        "func.func @f(%i: index) -> i32 attributes {test.a = 1 : i32} {\n"
        "  %m = memref.get_global @t : memref<8xi32>\n"
        "  %v = memref.load %m[%i] {test.b, nontemporal = true} : memref<8xi32>\n"
        "  %w = arith.addi %v, %v overflow<nsw, nuw> : i32\n"
        "  return %w : i32\n"
        "}\n",
        "memref.global memref.load overflow<", NULL,
        "module {\n"
        "  memref.global @t : memref<1xi1>\n"
        "  func.func @f() {\n"
        "    %c0 = arith.constant 0 : index\n"
        "    %0 = memref.get_global @t : memref<1xi1>\n"
        "    %1 = memref.load %0[%c0] : memref<1xi1>\n"
        "    %2 = arith.addi %1, %1 overflow<nsw> : i1\n"
        "    return\n  }\n}\n");
}
END_TEST

START_TEST(affine_expressions_lose_their_parts)
{
    reduces(
        "func.func @f(%a: index, %b: index, %n: index) -> index {\n"
        "  %r = affine.apply affine_map<(d0, d1)[s0] -> ((d0 + 17) floordiv 8 + (d1 mod 4) * s0)>\n"
        "      (%a, %b)[%n]\n"
        "  return %r : index\n"
        "}\n",
        "affine.apply ~mod~4)", NULL,
        "#map = affine_map<(d0) -> (d0 mod 4)>\n" F("    %c0 = arith.constant 0 : index\n"
                                                    "    %0 = affine.apply #map(%c0)\n"));
}
END_TEST

START_TEST(types_and_shapes_shrink)
{
    reduces("func.func @f(%m: memref<16x?xvector<4xi64>>, %v: vector<4xi64>) {\n"
            "  affine.for %i = 0 to 16 {\n"
            "    %w = arith.maxui %v, %v : vector<4xi64>\n"
            "    affine.store %w, %m[%i, 0] : memref<16x?xvector<4xi64>>\n"
            "  }\n"
            "  return\n"
            "}\n",
            "affine.for affine.store maxui", NULL,
            IN_F("%arg0: memref<1x1xi1>",
                 "    %false = arith.constant false\n"
                 "    affine.for %arg1 = 0 to 0 step 0 {\n"
                 "      %0 = arith.maxui %false, %false : i1\n"
                 "      affine.store %false, %arg0[0, 0] : memref<1x1xi1>\n"
                 "    }\n"
                 "    return\n"));
}
END_TEST

/* What @f gives for one i32. */
typedef enum RunEnd { RUN_NOT, RUN_GAVE, RUN_ENDED } RunEnd;

typedef struct Run {
    RunEnd end;
    int64_t result;
    char report[200]; /* RUN_ENDED: what is undefined */
} Run;

static bool takes_i32_to_i32(const Op *op)
{
    const Type *type =
        op && op_is(op, "func.func") && op->regions[0].first ? function_type(op) : NULL;

    return type && type->list.input_count == 1 && type->list.result_count == 1
           && type_is_signless(type->list.types[0], 32)
           && type_is_signless(type->list.types[1], 32);
}

static Run run_f(const char *text, int64_t argument)
{
    Context *context;
    Op *module = read_module(text, &context), *f = module->regions[0].first->first;
    Machine *machine = machine_new(
        context, module,
        (MachineOptions){
            .index_width = 64, .max_steps = 100000, .max_memory = 1 << 20, .max_depth = 100 });
    Run run = { RUN_NOT, 0, "" };
    uint64_t in = (uint32_t)argument, out = 0;
    uint32_t in_poison = 0, out_poison = 0;

    while (f && !str_is(function_name(f), "f"))
        f = f->next;
    if (takes_i32_to_i32(f)) {
        const Layout *layout = machine_layout(machine, type_i(context, 32));
        Place from = { &in, &in_poison, layout }, to = { &out, &out_poison, layout };
        Flow flow = machine_call(machine, machine_function(machine, f), NULL, &from, NULL, &to);

        run.end = flow == FLOW_END ? RUN_ENDED : out_poison ? RUN_NOT : RUN_GAVE;
        run.result = (int32_t)out;
        if (flow == FLOW_END)
            snprintf(run.report, sizeof run.report, "%.*s",
                     STR_ARG(machine->report.lines.data[0].text));
    }
    machine_free(machine);
    context_free(context);
    return run;
}

static bool divides_by_zero(void *state, Str text)
{
    char *copy = strndup(text.data, text.len);
    Run run = run_f(copy, 12);

    (void)state;
    free(copy);
    return run.end == RUN_ENDED && strstr(run.report, "divisor is zero");
}

START_TEST(a_report_is_reduced_to_its_cause)
{
    const char *text = "func.func private @down(%n: i32) -> i32 {\n"
                       "  %four = arith.constant 4 : i32\n"
                       "  %three = arith.constant 3 : i32\n"
                       "  %a = arith.muli %four, %three : i32\n"
                       "  %b = arith.subi %n, %a : i32\n"
                       "  return %b : i32\n"
                       "}\n"
                       "func.func @f(%n: i32) -> i32 {\n"
                       "  %c0 = arith.constant 0 : index\n"
                       "  %c1 = arith.constant 1 : index\n"
                       "  %c3 = arith.constant 3 : index\n"
                       "  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %n) -> (i32) {\n"
                       "    %d = func.call @down(%s) : (i32) -> i32\n"
                       "    %q = arith.divsi %s, %d : i32\n"
                       "    scf.yield %q : i32\n"
                       "  }\n"
                       "  return %r : i32\n"
                       "}\n";
    ReduceQuery query = { .holds = divides_by_zero, .keep = "f" };
    Reduced reduced = reduce_module(str_of(text), &query);

    ck_assert_str_eq(reduced.text.data, "module {\n"
                                        "  func.func @f(%arg0: i32) -> i32 {\n"
                                        "    %c0_i32 = arith.constant 0 : i32\n"
                                        "    %0 = arith.divsi %c0_i32, %c0_i32 : i32\n"
                                        "    return %c0_i32 : i32\n"
                                        "  }\n"
                                        "}\n");
    sb_free(&reduced.text);
}
END_TEST

/* A compiler that takes arithmetic shifts for logical ones: the program that shows it. */
static bool is_miscompiled(void *state, Str text)
{
    char *copy = strndup(text.data, text.len);
    Run before = run_f(copy, -1000), after;
    unsigned *asked = state;

    ++*asked;
    for (char *at = strstr(copy, "shrsi"); at; at = strstr(at, "shrsi"))
        at[3] = 'u';
    after = run_f(copy, -1000);
    free(copy);
    return before.end == RUN_GAVE && (after.end != RUN_GAVE || after.result != before.result);
}

static unsigned draw(unsigned *state, unsigned below)
{
    *state = *state * 1103515245 + 12345;
    return (*state >> 16) % below;
}

/* Of the values %v0 up to %v<count>, where %v0 is the parameter. */
static void add_arithmetic(Sb *text, unsigned *seed, unsigned count)
{
    static const char *const OPS[] = { "addi", "subi", "muli", "xori", "ori", "andi", "maxsi" };

    for (unsigned i = 1; i <= count; i++) {
        const char *op = i == count / 3 ? "shrsi" : OPS[draw(seed, 7)];
        unsigned from = i == count / 3 || i < 4 ? 1 : 3, back = draw(seed, from);

        if (i == count / 3)
            sb_printf(text, "  %%v%u = arith.shrsi %%v0, %%five : i32\n", i);
        else if (i % 10 == 9)
            sb_printf(text,
                      "  %%v%u = scf.for %%i%u = %%c0 to %%c4 step %%c1 iter_args(%%s = %%v%u) -> "
                      "(i32) {\n    %%t = arith.%s %%s, %%v%u : i32\n    memref.store %%t, "
                      "%%m[%%i%u] : memref<4xi32>\n    scf.yield %%t : i32\n  }\n",
                      i, i, i - 1, op, i - 1 - back, i);
        else
            sb_printf(text, "  %%v%u = arith.%s %%v%u, %%v%u : i32\n", i, op, i - 1, i - 1 - back);
    }
}

static void add_program(Sb *text, unsigned seed)
{
    enum { VALUES = 150 };

    sb_add(text, "func.func @f(%v0: i32) -> i32 {\n  %c0 = arith.constant 0 : index\n"
                 "  %c1 = arith.constant 1 : index\n  %c4 = arith.constant 4 : index\n"
                 "  %five = arith.constant 5 : i32\n  %m = memref.alloca() : memref<4xi32>\n");
    add_arithmetic(text, &seed, VALUES);
    sb_printf(text, "  %%w = arith.xori %%v%u, %%v%u : i32\n  return %%w : i32\n}\n", VALUES,
              VALUES / 3);
}

START_TEST(a_miscompilation_in_two_hundred_operations)
{
    unsigned reduced_programs = 0;

    for (unsigned seed = 1; seed <= 8; seed++) {
        Sb text = { 0 };
        unsigned asked = 0;
        ReduceQuery query = { .holds = is_miscompiled, .state = &asked, .keep = "f" };
        Reduced reduced;

        add_program(&text, seed);
        if (is_miscompiled(&asked, sb_view(&text))) {
            reduced = reduce_module(sb_view(&text), &query);
            ck_assert_msg(reduced.operations <= 3, "%u operations are left:\n%s",
                          reduced.operations, reduced.text.data);
            ck_assert(is_miscompiled(&asked, sb_view(&reduced.text)));
            ck_assert_uint_lt(reduced.asked, 500);
            reduced_programs++;
            sb_free(&reduced.text);
        }
        sb_free(&text);
    }
    ck_assert_uint_ge(reduced_programs, 4);
}
END_TEST

static bool holds_slowly(void *state, Str text)
{
    const struct timespec A_WHILE = { 0, 20 * 1000 * 1000 };

    nanosleep(&A_WHILE, NULL);
    return is_miscompiled(state, text);
}

START_TEST(time_is_kept)
{
    unsigned asked = 0;
    ReduceQuery query = { .holds = holds_slowly, .state = &asked, .keep = "f", .seconds = 0.1 };
    struct timespec start, end;
    Sb text = { 0 };
    Reduced reduced;

    add_program(&text, 1);
    clock_gettime(CLOCK_MONOTONIC, &start);
    reduced = reduce_module(sb_view(&text), &query);
    clock_gettime(CLOCK_MONOTONIC, &end);
    ck_assert(!reduced.finished);
    ck_assert_uint_le(reduced.asked, 6);
    ck_assert_int_le(end.tv_sec - start.tv_sec, 2);
    ck_assert(is_miscompiled(&asked, sb_view(&reduced.text)));
    sb_free(&text);
    sb_free(&reduced.text);
}
END_TEST

/* Only of the text as it was given: not even of the same as the printer writes it. */
static bool holds_once(void *state, Str text)
{
    (void)text;
    return (*(unsigned *)state)++ == ~0u;
}

START_TEST(where_nothing_smaller_will_do_the_text_stays)
{
    const char *text = "// a comment\nfunc.func @f(%a: i32) -> i32 { return %a : i32 }\n";
    unsigned asked = 0;
    ReduceQuery query = { .holds = holds_once, .state = &asked };
    Reduced reduced = reduce_module(str_of(text), &query);

    ck_assert_str_eq(reduced.text.data, text);
    ck_assert_uint_eq(reduced.operations, 1);
    ck_assert_uint_eq(reduced.asked, asked);
    ck_assert(reduced.finished);
    sb_free(&reduced.text);
}
END_TEST

int main(void)
{
    const TTest *const TESTS[] = {
        nothing_is_left_of_what_nothing_is_asked,
        a_kept_function_stays,
        operations_go_and_operands_stand_in,
        what_is_of_no_use_can_be_what_it_is_about,
        memory_goes_with_all_that_uses_it,
        loops_and_branches_are_replaced_by_their_bodies,
        loops_carry_no_more_than_they_must,
        while_loops_carry_no_more_than_they_must,
        reductions_go_with_their_regions,
        branches_take_one_way,
        blocks_take_no_more_than_they_must,
        calls_are_inlined,
        calls_lose_arguments_and_results,
        attributes_and_numbers_go,
        affine_expressions_lose_their_parts,
        types_and_shapes_shrink,
        a_report_is_reduced_to_its_cause,
        a_miscompilation_in_two_hundred_operations,
        time_is_kept,
        where_nothing_smaller_will_do_the_text_stays,
    };
    Suite *suite = suite_create("reduce");
    TCase *tcase = tcase_create("reduce");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_set_timeout(tcase, 60);
    for (size_t i = 0; i < sizeof TESTS / sizeof *TESTS; i++)
        tcase_add_test(tcase, TESTS[i]);
    suite_add_tcase(suite, tcase);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
