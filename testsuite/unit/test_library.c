/* The library as its users have it, by the public header alone: sessions, modules and runs. */
#include "testsuite/unit/library.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

START_TEST(a_sum_of_texts)
{
    MlirInterpSession *session = mlir_interp_session_new();
    MlirInterpModule *module = parse(session, "func.func @add(%a: i32, %b: i32) -> i32 {\n"
                                              "  %c = arith.addi %a, %b : i32\n"
                                              "  return %c : i32\n"
                                              "}\n");
    MlirInterpCall *call = mlir_interp_call_new(module, "add");
    int32_t seven = 7, sum;

    ck_assert_str_eq(mlir_interp_function(module, 0), "add");
    ck_assert(mlir_interp_function(module, 1) == NULL);
    ck_assert_str_eq(mlir_interp_argument_type(call, 1), "i32");
    ck_assert(mlir_interp_argument_type(call, 2) == NULL);
    ck_assert(mlir_interp_set_text(call, 0, "40 : i32"));
    ck_assert(mlir_interp_set_bytes(call, 1, &seven, sizeof seven));
    ck_assert_int_eq(mlir_interp_run(call), MLIR_INTERP_FINE);
    ck_assert_str_eq(mlir_interp_result_text(call, 0), "47 : i32");
    ck_assert(mlir_interp_result_bytes(call, 0, &sum, sizeof sum, NULL));
    ck_assert_int_eq(sum, 47);
    ck_assert_uint_eq(mlir_interp_steps(call), 2);
    mlir_interp_call_free(call);
    mlir_interp_module_free(module);
    mlir_interp_session_free(session);
}
END_TEST

START_TEST(undefined_behaviour_is_a_report)
{
    MlirInterpSession *session = mlir_interp_session_new();
    MlirInterpModule *module = parse(session, "func.func @f(%a: i32) -> i32 {\n"
                                              "  %c1 = arith.constant 1 : i32\n"
                                              "  %q = arith.divsi %c1, %a : i32\n"
                                              "  return %q : i32\n"
                                              "}\n");
    MlirInterpCall *call = mlir_interp_call_new(module, "f");
    const MlirInterpReport *report = mlir_interp_report(session);

    ck_assert(mlir_interp_set_text(call, 0, "0"));
    ck_assert_int_eq(mlir_interp_run(call), MLIR_INTERP_UNDEFINED);
    ck_assert_int_eq(report->status, MLIR_INTERP_UNDEFINED);
    ck_assert_str_eq(report->operation, "arith.divsi");
    ck_assert_str_eq(report->lines[0].file, "test.mlir");
    ck_assert_uint_eq(report->lines[0].line, 3);
    ck_assert_uint_eq(report->lines[0].column, 8);
    ck_assert_str_eq(report->lines[0].text, "undefined behaviour: the divisor is zero");
    ck_assert(report->line_count > 1 && report->lines[1].severity == MLIR_INTERP_NOTE);
    ck_assert(strncmp(report->text, "test.mlir:3:8: error: undefined", 31) == 0);
    ck_assert(mlir_interp_result_text(call, 0) == NULL);
    mlir_interp_call_free(call);
    mlir_interp_module_free(module);
    mlir_interp_session_free(session);
}
END_TEST

START_TEST(what_is_wrong_is_said)
{
    MlirInterpSession *session = mlir_interp_session_new();
    const MlirInterpReport *report = mlir_interp_report(session);
    const char *bad = "func.func @f() { return %x : i32 }";
    MlirInterpModule *module;
    MlirInterpCall *call;
    int16_t two = 2;

    ck_assert(mlir_interp_parse(session, "bad.mlir", bad, strlen(bad)) == NULL);
    ck_assert_int_eq(report->status, MLIR_INTERP_INVALID);
    ck_assert_str_eq(report->lines[0].text, "use of undeclared SSA value name '%x'");
    module = parse(session, "func.func private @g()\nfunc.func @f(%a: i32) { return }");
    ck_assert(mlir_interp_call_new(module, "h") == NULL);
    ck_assert_str_eq(report->lines[0].text, "there is no function @h that can be called");
    ck_assert(mlir_interp_call_new(module, "g") == NULL);
    ck_assert_str_eq(report->lines[0].text, "@g has no body");
    call = mlir_interp_call_new(module, "f");
    ck_assert(!mlir_interp_set_bytes(call, 0, &two, sizeof two));
    ck_assert_str_eq(report->lines[0].text, "argument 0 of type 'i32' takes 4 bytes, not 2");
    ck_assert(!mlir_interp_set_text(call, 1, "1"));
    ck_assert_int_eq(mlir_interp_run(call), MLIR_INTERP_USAGE);
    ck_assert_str_eq(report->lines[0].text, "argument 0 of @f was not set");
    ck_assert(!mlir_interp_set_text(call, 0, "1.5 : f32"));
    ck_assert(strstr(report->text, "floating point value not valid for specified type") != NULL);
    mlir_interp_call_free(call);
    mlir_interp_module_free(module);
    mlir_interp_session_free(session);
}
END_TEST

static const char ENDLESS[] = "func.func @f() {\n"
                              "  cf.br ^loop\n"
                              "^loop:\n"
                              "  cf.br ^loop\n"
                              "}\n";

START_TEST(limits_hold)
{
    MlirInterpSession *session = mlir_interp_session_new();
    MlirInterpModule *module;
    MlirInterpCall *call;

    mlir_interp_set_max_steps(session, 1000);
    module = parse(session, ENDLESS);
    call = mlir_interp_call_new(module, "f");
    ck_assert_int_eq(mlir_interp_run(call), MLIR_INTERP_LIMIT);
    ck_assert_uint_eq(mlir_interp_steps(call), 1000);
    mlir_interp_call_free(call);
    mlir_interp_module_free(module);
    mlir_interp_session_free(session);
}
END_TEST

typedef struct Seen {
    unsigned count;
    char operation[40], result[40];
} Seen;

static bool see(void *state, const MlirInterpEvent *event)
{
    Seen *seen = state;

    snprintf(seen->operation, sizeof seen->operation, "%s", mlir_interp_event_operation(event));
    if (mlir_interp_event_result_count(event))
        snprintf(seen->result, sizeof seen->result, "%s", mlir_interp_event_result(event, 0));
    return ++seen->count < 3;
}

START_TEST(an_observer_sees_and_stops)
{
    MlirInterpSession *session = mlir_interp_session_new();
    MlirInterpModule *module = parse(session, "func.func @f(%a: i32) -> i32 {\n"
                                              "  %b = arith.addi %a, %a : i32\n"
                                              "  %c = arith.muli %b, %b : i32\n"
                                              "  %d = arith.addi %c, %c : i32\n"
                                              "  return %d : i32\n"
                                              "}\n");
    MlirInterpCall *call = mlir_interp_call_new(module, "f");
    Seen seen = { 0 };

    ck_assert(mlir_interp_set_text(call, 0, "3"));
    mlir_interp_observe(call, see, &seen);
    ck_assert_int_eq(mlir_interp_run(call), MLIR_INTERP_STOPPED);
    ck_assert_uint_eq(seen.count, 3);
    ck_assert_uint_eq(mlir_interp_steps(call), 3);
    ck_assert_str_eq(seen.operation, "arith.addi");
    ck_assert_str_eq(seen.result, "72 : i32");
    mlir_interp_observe(call, NULL, NULL);
    ck_assert_int_eq(mlir_interp_run(call), MLIR_INTERP_FINE);
    mlir_interp_call_free(call);
    mlir_interp_module_free(module);
    mlir_interp_session_free(session);
}
END_TEST

static const char DIALECT[] =
    "irdl.dialect @own attributes { version = array<i64: 2, 0>, upgrades = [\n"
    "  {before = array<i64: 2, 0>, operation = \"two\", becomes = \"double\"}] } {\n"
    "  irdl.operation @double {\n"
    "    %i = irdl.is i32\n"
    "    irdl.operands(x: %i)\n"
    "    irdl.results(y: %i)\n"
    "  }\n"
    "}\n";
static const char MEANING[] = "meaning.op own.double(%x: i32) -> i32 {\n"
                              "  %y = arith.addi %x, %x : i32\n"
                              "  return %y : i32\n"
                              "}\n";
static const char OLD[] = "module attributes {own.version = array<i64: 1, 0>} {\n"
                          "  func.func @f() -> i32 {\n"
                          "    %x = arith.constant 21 : i32\n"
                          "    %y = \"own.two\"(%x) : (i32) -> i32\n"
                          "    return %y : i32\n"
                          "  }\n"
                          "}\n";

START_TEST(dialects_are_defined)
{
    static const char WRONG[] = "irdl.dialect @own { irdl.operation }";
    MlirInterpSession *session = mlir_interp_session_new();
    MlirInterpModule *module;
    MlirInterpCall *call;

    ck_assert_ptr_null(mlir_interp_parse(session, "old.mlir", OLD, strlen(OLD)));
    ck_assert(!mlir_interp_add_dialects(session, "own.irdl", WRONG, strlen(WRONG)));
    ck_assert_int_eq(mlir_interp_report(session)->status, MLIR_INTERP_INVALID);
    ck_assert_str_eq(mlir_interp_report(session)->lines->file, "own.irdl");
    ck_assert(!mlir_interp_add_dialects(session, "own.td", DIALECT, strlen(DIALECT)));
    ck_assert(mlir_interp_add_dialects(session, "own.irdl", DIALECT, strlen(DIALECT)));
    ck_assert(mlir_interp_add_meanings(session, "own.mlir", MEANING, strlen(MEANING)));
    module = mlir_interp_parse(session, "old.mlir", OLD, strlen(OLD));
    ck_assert_ptr_nonnull(module);
    call = mlir_interp_call_new(module, "f");
    ck_assert_int_eq(mlir_interp_run(call), MLIR_INTERP_FINE);
    ck_assert_str_eq(mlir_interp_result_text(call, 0), "42 : i32");
    mlir_interp_call_free(call);
    mlir_interp_module_free(module);
    mlir_interp_session_free(session);
}
END_TEST

static void write_file(const char *path, const char *bytes, size_t length)
{
    FILE *file = fopen(path, "wb");

    ck_assert(file && fwrite(bytes, 1, length, file) == length);
    ck_assert(fclose(file) == 0);
}

START_TEST(files_are_read)
{
    char path[] = "/tmp/test_library.XXXXXX";
    int made = mkstemp(path);
    MlirInterpSession *session = mlir_interp_session_new();
    MlirInterpModule *module = parse(session, SCALE);
    char *text = mlir_interp_print(module, false);
    size_t length;
    char *bytes = mlir_interp_bytecode(module, 6, &length);

    ck_assert_int_ge(made, 0);
    close(made);
    for (unsigned i = 0; i < 2; i++) {
        MlirInterpModule *again;
        char *printed;

        write_file(path, i ? bytes : SCALE, i ? length : strlen(SCALE));
        again = mlir_interp_parse_file(session, path);
        ck_assert_ptr_nonnull(again);
        printed = mlir_interp_print(again, false);
        ck_assert_str_eq(printed, text);
        mlir_interp_text_free(printed);
        mlir_interp_module_free(again);
    }
    write_file(path, bytes, length / 2);
    ck_assert_ptr_null(mlir_interp_parse_file(session, path));
    ck_assert_int_eq(mlir_interp_report(session)->status, MLIR_INTERP_INVALID);
    unlink(path);
    ck_assert_ptr_null(mlir_interp_parse_file(session, path));
    ck_assert_int_eq(mlir_interp_report(session)->status, MLIR_INTERP_USAGE);
    ck_assert(strstr(mlir_interp_report(session)->text, "No such file or directory"));
    mlir_interp_text_free(text);
    mlir_interp_text_free(bytes);
    mlir_interp_module_free(module);
    mlir_interp_session_free(session);
}
END_TEST

START_TEST(bytecode_is_written_and_read)
{
    MlirInterpSession *session = mlir_interp_session_new();
    MlirInterpModule *module = parse(session, SCALE);
    size_t length;

    for (unsigned version = 0; version <= 6; version++) {
        char *bytes = mlir_interp_bytecode(module, version, &length);
        MlirInterpModule *again = mlir_interp_parse(session, "scale.mlirbc", bytes, length);
        char *first = mlir_interp_print(module, false), *second = mlir_interp_print(again, false);

        ck_assert_str_eq(first, second);
        ck_assert_ptr_null(mlir_interp_parse(session, "cut.mlirbc", bytes, length / 2));
        mlir_interp_text_free(first);
        mlir_interp_text_free(second);
        mlir_interp_text_free(bytes);
        mlir_interp_module_free(again);
    }
    ck_assert_ptr_null(mlir_interp_bytecode(module, 7, &length));
    ck_assert_uint_eq(length, 0);
    mlir_interp_module_free(module);
    mlir_interp_session_free(session);
}
END_TEST

START_TEST(modules_print_and_go)
{
    MlirInterpSession *session = mlir_interp_session_new();
    char *text;

    for (unsigned i = 0; i < 1000; i++) {
        MlirInterpModule *module = parse(session, SCALE);

        text = mlir_interp_print(module, i % 2);
        ck_assert(strstr(text, i % 2 ? "\"arith.mulf\"" : "arith.mulf") != NULL);
        mlir_interp_text_free(text);
        mlir_interp_module_free(module);
    }
    mlir_interp_session_free(session);
}
END_TEST

static void *work(void *argument)
{
    const float by = *(const float *)argument;
    MlirInterpSession *session = mlir_interp_session_new();
    float memory[3];
    const int64_t sizes[] = { 1, 3 };
    const MlirInterpArray array = { memory, 2, sizes, NULL };
    size_t wrong = 0;

    for (unsigned i = 0; i < 200; i++) {
        MlirInterpModule *module = mlir_interp_parse(session, "t.mlir", SCALE, sizeof SCALE - 1);
        MlirInterpCall *call = mlir_interp_call_new(module, "scale");

        memory[0] = memory[1] = memory[2] = (float)i;
        wrong += !mlir_interp_set_array(call, 0, &array)
                 || !mlir_interp_set_bytes(call, 1, &by, sizeof by) || mlir_interp_run(call) != 0
                 || memory[2] != by * (float)i;
        mlir_interp_call_free(call);
        mlir_interp_module_free(module);
    }
    mlir_interp_session_free(session);
    return (void *)wrong;
}

START_TEST(sessions_in_threads)
{
    float by[4] = { 1, 2, 3, 4 };
    pthread_t threads[4];
    void *wrong;

    for (unsigned i = 0; i < 4; i++)
        ck_assert_int_eq(pthread_create(&threads[i], NULL, work, &by[i]), 0);
    for (unsigned i = 0; i < 4; i++) {
        pthread_join(threads[i], &wrong);
        ck_assert(wrong == NULL);
    }
}
END_TEST

START_TEST(programs_that_exit)
{
    Ready r = ready("llvm.func @exit(i32)\n"
                    "func.func @f(%a: i32) -> i32 {\n"
                    "  llvm.call @exit(%a) : (i32) -> ()\n"
                    "  return %a : i32\n"
                    "}\n",
                    "f");
    const MlirInterpReport *report = mlir_interp_report(r.session);

    ck_assert(mlir_interp_set_text(r.call, 0, "0 : i32"));
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_FINE);
    ck_assert_int_eq(report->status, MLIR_INTERP_FINE);
    ck_assert_uint_eq(report->line_count, 0);
    ck_assert(mlir_interp_result_text(r.call, 0) == NULL);
    ck_assert(mlir_interp_set_text(r.call, 0, "3 : i32"));
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_TRAP);
    ck_assert_str_eq(report->lines[0].text,
                     "the program stopped itself: @exit was called with status 3");
    ck_assert_uint_eq(report->lines[0].line, 3);
    ck_assert_str_eq(report->operation, "llvm.call");
    done(&r);
}
END_TEST

static const char DEEP[] = "func.func @f(%n: i64) {\n"
                           "  %c0 = arith.constant 0 : i64\n"
                           "  %c1 = arith.constant 1 : i64\n"
                           "  %b = arith.cmpi sgt, %n, %c0 : i64\n"
                           "  scf.if %b {\n"
                           "    %m = arith.subi %n, %c1 : i64\n"
                           "    func.call @f(%m) : (i64) -> ()\n"
                           "  }\n"
                           "  return\n"
                           "}\n";

static bool see_depth(void *state, const MlirInterpEvent *event)
{
    unsigned *deepest = state, depth = mlir_interp_event_depth(event);

    if (deepest[0] == 0)
        deepest[0] = depth;
    if (depth > deepest[1])
        deepest[1] = depth;
    return true;
}

START_TEST(depth)
{
    Ready r = ready(DEEP, "f");
    unsigned depths[2] = { 0 };

    ck_assert(mlir_interp_set_text(r.call, 0, "5"));
    mlir_interp_observe(r.call, see_depth, depths);
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_FINE);
    ck_assert(depths[0] == 1 && depths[1] == 6);
    mlir_interp_call_free(r.call);
    mlir_interp_module_free(r.module);
    mlir_interp_set_max_depth(r.session, 5);
    r.module = parse(r.session, DEEP);
    r.call = mlir_interp_call_new(r.module, "f");
    ck_assert(mlir_interp_set_text(r.call, 0, "5"));
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_LIMIT);
    ck_assert(mlir_interp_set_text(r.call, 0, "4"));
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_FINE);
    done(&r);
}
END_TEST

static bool begin_stopping(void *state, const MlirInterpEvent *event)
{
    (void)event;
    mlir_interp_stop(state);
    return true;
}

static void *stop(void *session)
{
    const struct timespec moment = { 0, 20000000 };

    for (unsigned i = 0; i < 50; i++) {
        nanosleep(&moment, NULL);
        mlir_interp_stop(session);
    }
    return NULL;
}

START_TEST(runs_are_stopped)
{
    Ready r = { mlir_interp_session_new() };
    pthread_t thread;

    mlir_interp_set_max_steps(r.session, 0);
    r.module = parse(r.session, ENDLESS);
    r.call = mlir_interp_call_new(r.module, "f");
    ck_assert_int_eq(pthread_create(&thread, NULL, stop, r.session), 0);
    for (unsigned i = 0; i < 2; i++) {
        ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_STOPPED);
        says(&r, "interrupted");
    }
    pthread_join(thread, NULL);
    mlir_interp_observe(r.call, begin_stopping, r.session);
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_STOPPED);
    done(&r);
}
END_TEST

START_TEST(names_lead_to_their_functions)
{
    Ready r = ready(
        "module @inner { func.func @f() -> i32 { %c = arith.constant 1 : i32 return %c : i32 }\n"
        "  module { func.func @f() -> i32 { %c = arith.constant 2 : i32 return %c : i32 } } }\n"
        "module { func.func @g() -> i32 { %c = arith.constant 3 : i32 return %c : i32 } }\n"
        "func.func @f() -> i32 { %c = arith.constant 4 : i32 return %c : i32 }\n"
        "func.func private @none()\n"
        "hw.module @circuit(in %a: i1, out b: i1) { hw.output %a : i1 }\n",
        "f");
    static const char *const NAMES[] = { "inner::f", "g", "f" }, *const RESULTS[] = { "1 : i32",
                                                                                      "3 : i32",
                                                                                      "4 : i32" };

    for (size_t i = 0; i < 3; i++) {
        MlirInterpCall *call;

        ck_assert_str_eq(mlir_interp_function(r.module, i), NAMES[i]);
        call = mlir_interp_call_new(r.module, NAMES[i]);
        ck_assert_int_eq(mlir_interp_run(call), MLIR_INTERP_FINE);
        ck_assert_str_eq(mlir_interp_result_text(call, 0), RESULTS[i]);
        mlir_interp_call_free(call);
    }
    ck_assert(mlir_interp_function(r.module, 3) == NULL);
    ck_assert(mlir_interp_call_new(r.module, "inner") == NULL);
    says(&r, "there is no function @inner that can be called");
    done(&r);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("library");
    TCase *all = tcase_create("all");
    SRunner *runner;
    int failed;

    tcase_set_timeout(all, 300);
    tcase_add_test(all, a_sum_of_texts);
    tcase_add_test(all, undefined_behaviour_is_a_report);
    tcase_add_test(all, what_is_wrong_is_said);
    tcase_add_test(all, limits_hold);
    tcase_add_test(all, an_observer_sees_and_stops);
    tcase_add_test(all, files_are_read);
    tcase_add_test(all, dialects_are_defined);
    tcase_add_test(all, bytecode_is_written_and_read);
    tcase_add_test(all, modules_print_and_go);
    tcase_add_test(all, sessions_in_threads);
    tcase_add_test(all, programs_that_exit);
    tcase_add_test(all, depth);
    tcase_add_test(all, runs_are_stopped);
    tcase_add_test(all, names_lead_to_their_functions);
    suite_add_tcase(suite, all);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
