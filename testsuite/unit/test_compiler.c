/* The compilers that `diff` looks at: upstream's passes, one by one, and commands. Whatever becomes
 * of a module there is told, and the next one is none the worse for it. */
#include "interp/oracle/diff/compiler.h"
#include "interp/oracle/generate/generate.h"

#include <check.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static Witness *witness;
static char native[4096];
static Stages stages;
static Sb why;

static WitnessOptions witness_options(void)
{
    return (WitnessOptions){ .index_width = 64, .seconds = 10, .program = native };
}

static void setup(void)
{
    witness = witness_new(witness_options());
}

static void teardown(void)
{
    stages_free(&stages);
    sb_free(&why);
    witness_free(witness);
}

static bool run(Compiler compiler, const char *text)
{
    compiler.witness = witness;
    stages_free(&stages);
    why.len = 0;
    sb_add(&why, "");
    return compiler_run(&compiler, str_of(text), &stages, &why);
}

static bool run_passes(const char *passes, const char *text)
{
    return run((Compiler){ .passes = passes, .seconds = 10 }, text);
}

static bool run_command(const char *command)
{
    return run((Compiler){ .command = command, .seconds = 10 }, "module {\n}\n");
}

static bool has(Str text, const char *part)
{
    return text.data && strstr(text.data, part);
}

/* The last stage, which ended so, number `at` of all. */
static const Stage *ends(size_t at, StageEnd end)
{
    const Stage *last = &stages.stages.data[at];

    ck_assert_uint_eq(stages.stages.len, at + 1);
    ck_assert_msg(last->end == end, "ended as %d: %s", last->end, last->why.data);
    for (size_t i = 0; i < at; i++)
        ck_assert_int_eq(stages.stages.data[i].end, STAGE_GOOD);
    return last;
}

static const char SUM[] = "func.func @f(%a: i32) -> i32 {\n"
                          "  %c0 = arith.constant 0 : i32\n"
                          "  %x = arith.addi %a, %c0 : i32 loc(\"here\")\n"
                          "  %y = arith.muli %x, %x : i32\n"
                          "  %z = arith.muli %x, %x : i32\n"
                          "  %r = arith.addi %y, %z : i32\n"
                          "  return %r : i32\n"
                          "}\n";

static const struct Split {
    const char *pipeline;
    const char *passes[6];
} SPLITS[] = {
    { "builtin.module()", { NULL } },
    { "builtin.module(canonicalize)", { "builtin.module(canonicalize)" } },
    { "canonicalize,cse", { "builtin.module(canonicalize)", "builtin.module(cse)" } },
    { "-canonicalize --cse", { "builtin.module(canonicalize)", "builtin.module(cse)" } },
    { "--pass-pipeline='builtin.module(any(cse))'", { "builtin.module(any(cse))" } },
    { " cse , affine-scalrep ",
      { "builtin.module(cse)", "builtin.module(func.func(affine-scalrep))" } },
    { "convert-gpu-to-nvvm{index-bitwidth=32}",
      { "builtin.module(gpu.module(convert-gpu-to-nvvm{index-bitwidth=32}))" } },
    { "-convert-index-to-llvm='index-bitwidth=32' -cse",
      { "builtin.module(convert-index-to-llvm{index-bitwidth=32})", "builtin.module(cse)" } },
    { "builtin.module(cse,func.func(cse,sccp),any(cse,sccp))",
      { "builtin.module(cse)", "builtin.module(func.func(cse))", "builtin.module(func.func(sccp))",
        "builtin.module(any(cse))", "builtin.module(any(sccp))" } },
    { "builtin.module(builtin.module(func.func(any(cse), sccp), cse), cse)",
      { "builtin.module(builtin.module(func.func(any(cse))))",
        "builtin.module(builtin.module(func.func(sccp)))", "builtin.module(builtin.module(cse))",
        "builtin.module(cse)" } },
    { "builtin.module(func.func(canonicalize{max-iterations=2 top-down=false}, cse))",
      { "builtin.module(func.func(canonicalize{max-iterations=2 top-down=false}))",
        "builtin.module(func.func(cse))" } },
    { "inline{op-pipelines={func.func(canonicalize{max-iterations=2},cse)}},sccp",
      { "builtin.module(inline{op-pipelines={func.func(canonicalize{max-iterations=2},cse)}})",
        "builtin.module(sccp)" } },
    { "func.func(affine-loop-tile{tile-sizes=2,3,4},cse)",
      { "builtin.module(func.func(affine-loop-tile{tile-sizes=2,3,4}))",
        "builtin.module(func.func(cse))" } },
};

START_TEST(pipeline_is_split)
{
    const struct Split *split = &SPLITS[_i];
    Compiler compiler = { .witness = witness, .passes = split->pipeline, .seconds = 10 };
    size_t count = 0;

    ck_assert_msg(compiler_passes(&compiler, &stages, &why), "%s", why.data);
    for (; split->passes[count]; count++) {
        ck_assert_uint_lt(count, stages.stages.len);
        ck_assert_str_eq(stages.stages.data[count].pass.data, split->passes[count]);
    }
    ck_assert_uint_eq(stages.stages.len, count);
}
END_TEST

/* Not one stage: which of its passes breaks a program is to be found. Options that are by default
 * are not written. */
START_TEST(registered_pipeline_is_its_passes)
{
    ck_assert(run_passes("cse,buffer-deallocation-pipeline", SUM));
    ck_assert_uint_gt(stages.stages.len, 5);
    ck_assert_str_eq(stages.stages.data[0].pass.data, "builtin.module(cse)");
    ck_assert_str_eq(stages.stages.data[1].pass.data,
                     "builtin.module(expand-realloc{emit-deallocs=false})");
    ck_assert_str_eq(stages.stages.data[2].pass.data, "builtin.module(canonicalize)");
}
END_TEST

/* Contexts that are kept serve others (interp/native/contexts.h): what passes make of random
 * programs, one after the other in one process, is what they make of each in a process of its own.
 */
START_TEST(kept_contexts_change_nothing)
{
    enum { PROGRAMS = 40 };
    const GenerateOptions options = { .of = "arith,scf,memref,vector", .seed = 3, .size = 6 };
    static const char PASSES[] = "canonicalize,cse,sccp";
    Sb text = { 0 };

    for (uint64_t number = 0; number < PROGRAMS; number++) {
        Stages alone = { 0 };
        Sb alone_why = { 0 };
        Witness *fresh = witness_new(witness_options());
        Compiler compiler = { .witness = fresh, .passes = PASSES, .seconds = 10 };
        bool good;

        text.len = 0;
        generate_program(&text, &options, number % (PROGRAMS / 2)); /* each comes again */
        good = compiler_run(&compiler, sb_view(&text), &alone, &alone_why);
        ck_assert_int_eq(run_passes(PASSES, text.data), good);
        ck_assert_uint_eq(stages.stages.len, alone.stages.len);
        for (size_t i = 0; i < alone.stages.len; i++) {
            ck_assert_int_eq(stages.stages.data[i].end, alone.stages.data[i].end);
            ck_assert_msg(str_eq(stages.stages.data[i].text, alone.stages.data[i].text), "%s",
                          text.data);
        }
        stages_free(&alone);
        sb_free(&alone_why);
        witness_free(fresh);
    }
    sb_free(&text);
}
END_TEST

/* Upstream crashes when it prints this one. */
START_TEST(pass_that_cannot_be_printed_is_run)
{
    ck_assert(run_passes("llvm-use-default-visibility,cse", SUM));
    ck_assert_str_eq(stages.stages.data[0].pass.data,
                     "builtin.module(llvm-use-default-visibility)");
    ends(1, STAGE_GOOD);
}
END_TEST

START_TEST(module_after_each_pass)
{
    ck_assert(run_passes("builtin.module(func.func(canonicalize,cse))", SUM));
    ends(1, STAGE_GOOD);
    ck_assert_str_eq(stages.stages.data[0].text.data, "module {\n"
                                                      "  func.func @f(%arg0: i32) -> i32 {\n"
                                                      "    %0 = arith.muli %arg0, %arg0 : i32\n"
                                                      "    %1 = arith.muli %arg0, %arg0 : i32\n"
                                                      "    %2 = arith.addi %0, %1 : i32\n"
                                                      "    return %2 : i32\n"
                                                      "  }\n"
                                                      "}\n");
    ck_assert_str_eq(stages.stages.data[1].text.data, "module {\n"
                                                      "  func.func @f(%arg0: i32) -> i32 {\n"
                                                      "    %0 = arith.muli %arg0, %arg0 : i32\n"
                                                      "    %1 = arith.addi %0, %0 : i32\n"
                                                      "    return %1 : i32\n"
                                                      "  }\n"
                                                      "}\n");
}
END_TEST

START_TEST(generic_form_and_unregistered_operations_are_read)
{
    ck_assert(run_passes("cse", "\"builtin.module\"() ({ \"no.such\"() : () -> () }) : () -> ()"));
    ck_assert(has(ends(0, STAGE_GOOD)->text, "\"no.such\"()"));
}
END_TEST

/* In one context, the second structure of a name would have to be as the first. */
START_TEST(modules_do_not_meet)
{
    ck_assert(run_passes("cse", "llvm.func @f(!llvm.struct<\"s\", (i32)>)"));
    ck_assert_msg(run_passes("cse", "llvm.func @f(!llvm.struct<\"s\", (i64)>)"), "%s", why.data);
}
END_TEST

START_TEST(unknown_pass_is_told)
{
    Compiler compiler = { .witness = witness, .passes = "canonicalize,no-such-pass" };

    ck_assert(!run_passes("canonicalize,no-such-pass", SUM));
    ck_assert_ptr_nonnull(
        strstr(why.data, "'no-such-pass' does not refer to a registered pass or pass pipeline"));
    ck_assert(!compiler_passes(&compiler, &stages, &why));
    ck_assert_uint_eq(stages.stages.len, 0);
}
END_TEST

START_TEST(pass_for_another_operation_is_told)
{
    ck_assert(!run_passes("builtin.module(affine-scalrep)", SUM));
    ck_assert_ptr_nonnull(strstr(why.data, "did you intend to nest?"));
}
END_TEST

START_TEST(module_that_upstream_refuses_is_told)
{
    ck_assert(!run_passes("cse", "func.func @f(%a: i32) -> i64 { return %a : i32 }"));
    ck_assert_ptr_nonnull(strstr(why.data, "doesn't match function result type"));
}
END_TEST

/* What came before it stays; nothing comes behind it. */
START_TEST(pass_that_fails)
{
    const Stage *last;

    ck_assert(run_passes("cse,convert-math-to-libm,canonicalize",
                         "func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
                         "  %x = math.sin %a : tensor<2xf32>\n"
                         "  return %x : tensor<2xf32>\n"
                         "}"));
    last = ends(1, STAGE_REFUSED);
    ck_assert_str_eq(last->pass.data, "builtin.module(convert-math-to-libm)");
    ck_assert(has(last->why, "failed to legalize operation 'math.sin'"));
    ck_assert_uint_eq(last->text.len, 0);
    ck_assert(has(stages.stages.data[0].text, "math.sin"));
}
END_TEST

START_TEST(pass_that_leaves_an_invalid_module)
{
    ck_assert(run_passes("cse,convert-arith-to-emitc,cse",
                         "func.func @f() -> vector<2xi32> {\n"
                         "  %c = arith.constant dense<1> : vector<2xi32>\n"
                         "  return %c : vector<2xi32>\n"
                         "}"));
    ck_assert(has(ends(1, STAGE_INVALID)->why, "must be type supported by EmitC"));
}
END_TEST

static const char LOOP[] = "func.func @f(%m: memref<4xf32>) {\n"
                           "  affine.for %i = 0 to 100000000 {\n"
                           "    %v = affine.load %m[%i mod 4] : memref<4xf32>\n"
                           "    affine.store %v, %m[3] : memref<4xf32>\n"
                           "  }\n"
                           "  return\n"
                           "}\n";

/* It divides by the size of a tile. */
START_TEST(pass_that_crashes)
{
    const Stage *last;

    ck_assert(run_passes("cse", LOOP));
    ck_assert(run_passes("cse,affine-loop-tile{tile-sizes=0},cse", LOOP));
    last = ends(1, STAGE_CRASHED);
    ck_assert_str_eq(last->pass.data, "builtin.module(func.func(affine-loop-tile{tile-sizes=0}))");
    ck_assert(has(last->why, "Floating point exception"));
    ck_assert(has(stages.stages.data[0].text, "affine.for"));
    ck_assert(run_passes("cse", LOOP));
    ends(0, STAGE_GOOD);
}
END_TEST

/* It makes a hundred million copies of the body. */
START_TEST(pass_that_takes_too_long)
{
    static const char PASSES[] = "cse,affine-loop-unroll{unroll-factor=100000000}";

    ck_assert(run((Compiler){ .passes = PASSES, .seconds = 0.5 }, LOOP));
    ck_assert(has(ends(1, STAGE_LATE)->why, "0.5 seconds"));
    ck_assert(run_passes("cse", LOOP));
    ends(0, STAGE_GOOD);
}
END_TEST

START_TEST(native_program_that_is_not_there)
{
    witness_free(witness);
    witness = witness_new((WitnessOptions){ .program = "/no/such/program" });
    ck_assert(!run_passes("cse", SUM));
    ck_assert_ptr_nonnull(strstr(why.data, "mlir-interp-native is not there"));
}
END_TEST

START_TEST(command_rewrites)
{
    ck_assert(run_command("sed s/module/changed/ | cat"));
    ck_assert_str_eq(ends(0, STAGE_GOOD)->text.data, "changed {\n}\n");
    ck_assert_str_eq(stages.stages.data[0].pass.data, "sed s/module/changed/ | cat");
}
END_TEST

/* More input than a pipe holds, and nobody who reads it. */
START_TEST(command_need_not_read)
{
    Sb long_text = { 0 };

    for (int i = 0; i < 100000; i++)
        sb_add(&long_text, "// a line\n");
    ck_assert(run((Compiler){ .command = "echo done", .seconds = 10 }, long_text.data));
    ck_assert_str_eq(ends(0, STAGE_GOOD)->text.data, "done\n");
    sb_free(&long_text);
}
END_TEST

START_TEST(command_that_fails)
{
    ck_assert(run_command("cat; echo 'first' >&2; echo 'second' >&2; exit 3"));
    ck_assert_str_eq(ends(0, STAGE_REFUSED)->why.data,
                     "the command failed with exit status 3\nfirst\nsecond");
}
END_TEST

START_TEST(command_that_writes_nothing)
{
    ck_assert(run_command("echo warning >&2"));
    ck_assert_str_eq(ends(0, STAGE_REFUSED)->why.data,
                     "the command wrote nothing to standard output\nwarning");
}
END_TEST

/* The shell itself, and a process that it waits for. */
START_TEST(command_that_crashes)
{
    ck_assert(run_command("cat; kill -SEGV $$"));
    ck_assert(has(ends(0, STAGE_CRASHED)->why, "Segmentation fault"));
    ck_assert(run_command("sh -c 'kill -ABRT $$'; exit $?"));
    ck_assert(has(ends(0, STAGE_CRASHED)->why, "Aborted"));
}
END_TEST

/* All of it is ended, not the shell alone: nobody is left who holds the lock. */
START_TEST(command_that_hangs)
{
    char lock[] = "/tmp/test_compiler_XXXXXX", command[200];
    int file = mkstemp(lock);

    ck_assert_int_ge(file, 0);
    close(file);
    snprintf(command, sizeof command, "flock %s sleep 1000 | cat", lock);
    ck_assert(run((Compiler){ .command = command, .seconds = 0.5 }, "module {}"));
    ck_assert(has(ends(0, STAGE_LATE)->why, "0.5 seconds"));
    snprintf(command, sizeof command, "flock -w 5 %s echo free", lock);
    ck_assert(run_command(command));
    unlink(lock);
    ck_assert_str_eq(ends(0, STAGE_GOOD)->text.data, "free\n");
}
END_TEST

START_TEST(command_that_is_not_there)
{
    ck_assert(!run_command("no-such-opt --canonicalize"));
    ck_assert_ptr_nonnull(strstr(why.data, "no-such-opt"));
    ck_assert_uint_eq(stages.stages.len, 0);
}
END_TEST

/* The native program's socket and shared file are open here, and not to be seen there. `ls` opens
 * the folder it lists as a fourth. */
START_TEST(command_sees_three_files)
{
    ck_assert(run_passes("cse", SUM));
    ck_assert(run_command("ls /proc/self/fd"));
    ck_assert_str_eq(ends(0, STAGE_GOOD)->text.data, "0\n1\n2\n3\n");
}
END_TEST

static void add_tests(TCase *cases)
{
    tcase_add_loop_test(cases, pipeline_is_split, 0, sizeof SPLITS / sizeof *SPLITS);
    tcase_add_test(cases, registered_pipeline_is_its_passes);
    tcase_add_test(cases, pass_that_cannot_be_printed_is_run);
    tcase_add_test(cases, module_after_each_pass);
    tcase_add_test(cases, generic_form_and_unregistered_operations_are_read);
    tcase_add_test(cases, modules_do_not_meet);
    tcase_add_test(cases, kept_contexts_change_nothing);
    tcase_add_test(cases, unknown_pass_is_told);
    tcase_add_test(cases, pass_for_another_operation_is_told);
    tcase_add_test(cases, module_that_upstream_refuses_is_told);
    tcase_add_test(cases, pass_that_fails);
    tcase_add_test(cases, pass_that_leaves_an_invalid_module);
    tcase_add_test(cases, pass_that_crashes);
    tcase_add_test(cases, pass_that_takes_too_long);
    tcase_add_test(cases, native_program_that_is_not_there);
    tcase_add_test(cases, command_rewrites);
    tcase_add_test(cases, command_need_not_read);
    tcase_add_test(cases, command_that_fails);
    tcase_add_test(cases, command_that_writes_nothing);
    tcase_add_test(cases, command_that_crashes);
    tcase_add_test(cases, command_that_hangs);
    tcase_add_test(cases, command_that_is_not_there);
    tcase_add_test(cases, command_sees_three_files);
}

int main(int argc, char **argv)
{
    Suite *suite = suite_create("compiler");
    TCase *cases = tcase_create("cases");
    SRunner *runner;
    int failed;
    char *slash;

    (void)argc;
    snprintf(native, sizeof native, "%s", argv[0]);
    slash = strrchr(native, '/');
    strcpy(slash ? slash + 1 : native, "../mlir-interp-native");
    tcase_add_checked_fixture(cases, setup, teardown);
    tcase_set_timeout(cases, 60);
    add_tests(cases);
    suite_add_tcase(suite, cases);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
