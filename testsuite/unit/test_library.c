/* The library as its users have it: the public header alone. */
#include "include/mlir-interp.h"

#include <check.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static MlirInterpModule *parse(MlirInterpSession *session, const char *text)
{
    MlirInterpModule *module = mlir_interp_parse(session, "test.mlir", text, strlen(text));

    ck_assert_msg(module != NULL, "%s", mlir_interp_report(session)->text);
    return module;
}

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

static const char SCALE[] = "func.func @scale(%m: memref<?x3xf32, strided<[?, ?]>>, %by: f32) {\n"
                            "  %c0 = arith.constant 0 : index\n"
                            "  %c1 = arith.constant 1 : index\n"
                            "  %c3 = arith.constant 3 : index\n"
                            "  %n = memref.dim %m, %c0 : memref<?x3xf32, strided<[?, ?]>>\n"
                            "  scf.for %i = %c0 to %n step %c1 {\n"
                            "    scf.for %j = %c0 to %c3 step %c1 {\n"
                            "      %v = memref.load %m[%i, %j] : memref<?x3xf32, strided<[?, ?]>>\n"
                            "      %w = arith.mulf %v, %by : f32\n"
                            "      memref.store %w, %m[%i, %j] : memref<?x3xf32, strided<[?, ?]>>\n"
                            "    }\n"
                            "  }\n"
                            "  return\n"
                            "}\n";

START_TEST(a_memref_is_the_callers_memory)
{
    MlirInterpSession *session = mlir_interp_session_new();
    MlirInterpModule *module = parse(session, SCALE);
    MlirInterpCall *call = mlir_interp_call_new(module, "scale");
    float memory[] = { 1, 2, 3, 4, 5, 6, -1 }, two = 2;
    const int64_t sizes[] = { 2, 3 }, columns[] = { 1, 2 };
    const MlirInterpArray array = { memory, 2, sizes, NULL },
                          turned = { memory, 2, sizes, columns };

    ck_assert_uint_eq(mlir_interp_argument_element_size(call, 0), sizeof(float));
    ck_assert(mlir_interp_set_bytes(call, 1, &two, sizeof two));
    ck_assert(mlir_interp_set_array(call, 0, &array));
    ck_assert_int_eq(mlir_interp_run(call), MLIR_INTERP_FINE);
    for (int i = 0; i < 6; i++)
        ck_assert(memory[i] == 2 * (float)(i + 1));
    ck_assert(memory[6] == -1);
    ck_assert(mlir_interp_set_array(call, 0, &turned));
    ck_assert_int_eq(mlir_interp_run(call), MLIR_INTERP_FINE);
    for (int i = 0; i < 6; i++)
        ck_assert(memory[i] == 4 * (float)(i + 1));
    mlir_interp_call_free(call);
    mlir_interp_module_free(module);
    mlir_interp_session_free(session);
}
END_TEST

START_TEST(memrefs_of_one_memory)
{
    MlirInterpSession *session = mlir_interp_session_new();
    MlirInterpModule *module =
        parse(session, "func.func @f(%a: memref<2xi64>, %b: memref<2xi64>) -> i64 {\n"
                       "  %c0 = arith.constant 0 : index\n"
                       "  %c7 = arith.constant 7 : i64\n"
                       "  memref.store %c7, %a[%c0] : memref<2xi64>\n"
                       "  %v = memref.load %b[%c0] : memref<2xi64>\n"
                       "  return %v : i64\n"
                       "}\n");
    MlirInterpCall *call = mlir_interp_call_new(module, "f");
    int64_t memory[] = { 1, 2, 3 };
    const int64_t sizes[] = { 2 };
    const MlirInterpArray array = { memory, 1, sizes, NULL },
                          later = { memory + 1, 1, sizes, NULL };

    ck_assert(mlir_interp_set_array(call, 0, &array));
    ck_assert(mlir_interp_set_array(call, 1, &array));
    ck_assert_int_eq(mlir_interp_run(call), MLIR_INTERP_FINE);
    ck_assert_str_eq(mlir_interp_result_text(call, 0), "7 : i64");
    ck_assert(mlir_interp_set_array(call, 1, &later));
    ck_assert_int_eq(mlir_interp_run(call), MLIR_INTERP_USAGE);
    ck_assert(strstr(mlir_interp_report(session)->text, "overlaps") != NULL);
    mlir_interp_call_free(call);
    mlir_interp_module_free(module);
    mlir_interp_session_free(session);
}
END_TEST

START_TEST(results_without_a_value)
{
    MlirInterpSession *session = mlir_interp_session_new();
    MlirInterpModule *module = parse(
        session, "func.func @f(%v: vector<3xi16>, %n: index) -> (vector<3xi16>, memref<?xi8>, "
                 "tensor<2xf64>) {\n"
                 "  %c0 = arith.constant 0 : index\n"
                 "  %c5 = arith.constant 5 : i8\n"
                 "  %p = ub.poison : i16\n"
                 "  %w = vector.insert %p, %v [1] : i16 into vector<3xi16>\n"
                 "  %m = memref.alloc(%n) : memref<?xi8>\n"
                 "  memref.store %c5, %m[%c0] : memref<?xi8>\n"
                 "  %t = arith.constant dense<[0.5, 2.0]> : tensor<2xf64>\n"
                 "  return %w, %m, %t : vector<3xi16>, memref<?xi8>, tensor<2xf64>\n"
                 "}\n");
    MlirInterpCall *call = mlir_interp_call_new(module, "f");
    int16_t vector[] = { 1, 2, 3 };
    uint8_t bytes[2];
    double numbers[2];
    uint64_t two = 2;
    bool without[3];
    size_t rank;

    ck_assert(mlir_interp_set_bytes(call, 0, vector, sizeof vector));
    ck_assert(mlir_interp_set_bytes(call, 1, &two, sizeof two));
    ck_assert_int_eq(mlir_interp_run(call), MLIR_INTERP_FINE);
    ck_assert(mlir_interp_result_bytes(call, 0, vector, sizeof vector, without));
    ck_assert(!without[0] && without[1] && !without[2] && vector[0] == 1 && vector[2] == 3);
    ck_assert(mlir_interp_result_sizes(call, 1, &rank)[0] == 2 && rank == 1);
    ck_assert(mlir_interp_result_bytes(call, 1, bytes, sizeof bytes, without));
    ck_assert(!without[0] && without[1] && bytes[0] == 5 && bytes[1] == 0);
    ck_assert(!mlir_interp_result_bytes(call, 1, bytes, 1, without));
    ck_assert(mlir_interp_result_bytes(call, 2, numbers, sizeof numbers, NULL));
    ck_assert(numbers[0] == 0.5 && numbers[1] == 2);
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
    ck_assert_str_eq(report->lines[0].text, "use of undeclared SSA value name");
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
    ck_assert(mlir_interp_set_text(call, 0, "1.5 : f32"));
    ck_assert_int_eq(mlir_interp_run(call), MLIR_INTERP_USAGE);
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

int main(void)
{
    Suite *suite = suite_create("library");
    TCase *all = tcase_create("all");
    SRunner *runner;
    int failed;

    tcase_set_timeout(all, 300);
    tcase_add_test(all, a_sum_of_texts);
    tcase_add_test(all, a_memref_is_the_callers_memory);
    tcase_add_test(all, memrefs_of_one_memory);
    tcase_add_test(all, results_without_a_value);
    tcase_add_test(all, undefined_behaviour_is_a_report);
    tcase_add_test(all, what_is_wrong_is_said);
    tcase_add_test(all, limits_hold);
    tcase_add_test(all, an_observer_sees_and_stops);
    tcase_add_test(all, modules_print_and_go);
    tcase_add_test(all, sessions_in_threads);
    suite_add_tcase(suite, all);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
