/* The library as its users have it: the public header alone. */
#include "include/mlir-interp.h"

#include <check.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

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

/* A session, a module of it, and a call of its function, which is freed with them. */
typedef struct Ready {
    MlirInterpSession *session;
    MlirInterpModule *module;
    MlirInterpCall *call;
} Ready;

static Ready ready(const char *text, const char *function)
{
    Ready r = { mlir_interp_session_new() };

    r.module = parse(r.session, text);
    r.call = mlir_interp_call_new(r.module, function);
    ck_assert_msg(r.call != NULL, "%s", mlir_interp_report(r.session)->text);
    return r;
}

static void done(Ready *r)
{
    mlir_interp_call_free(r->call);
    mlir_interp_module_free(r->module);
    mlir_interp_session_free(r->session);
}

static void says(const Ready *r, const char *what)
{
    const char *text = mlir_interp_report(r->session)->text;

    ck_assert_msg(strstr(text, what) != NULL, "'%s' is not said: %s", what, text);
}

START_TEST(bytes_are_numbers)
{
    static const char *const OTHERS[] = { "(i32) -> i32", "!llvm.ptr",    "!llvm.struct<(i8, i32)>",
                                          "i0",           "memref<2xi8>", "tensor<2xi8>" };
    const unsigned char bytes[16] = { 1 };

    for (size_t i = 0; i < sizeof OTHERS / sizeof *OTHERS; i++) {
        char text[200];
        Ready r;

        snprintf(text, sizeof text, "func.func @f(%%a: %s) { return }", OTHERS[i]);
        r = ready(text, "f");
        for (size_t size = 0; size <= sizeof bytes; size++)
            ck_assert_msg(!mlir_interp_set_bytes(r.call, 0, bytes, size), "%s", OTHERS[i]);
        says(&r, "is no scalar and no vector of them");
        done(&r);
    }
}
END_TEST

START_TEST(integers_without_bits)
{
    Ready r = ready("func.func @f(%a: i0, %m: memref<2xi0>) -> (i0, tensor<2xi0>) {\n"
                    "  %t = tensor.empty() : tensor<2xi0>\n"
                    "  return %a, %t : i0, tensor<2xi0>\n"
                    "}\n",
                    "f");
    char byte = 1;
    const int64_t sizes[] = { 2 };
    const MlirInterpArray array = { &byte, 1, sizes, NULL };

    ck_assert_uint_eq(mlir_interp_argument_element_size(r.call, 1), 0);
    ck_assert(!mlir_interp_set_array(r.call, 1, &array));
    ck_assert(mlir_interp_set_text(r.call, 0, "0 : i0"));
    ck_assert(mlir_interp_set_text(r.call, 1, "dense<0> : tensor<2xi0>"));
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_FINE);
    for (size_t i = 0; i < 2; i++) {
        ck_assert_uint_eq(mlir_interp_result_element_size(r.call, i), 0);
        ck_assert(!mlir_interp_result_bytes(r.call, i, &byte, 0, NULL));
        ck_assert(mlir_interp_result_text(r.call, i) != NULL);
    }
    done(&r);
}
END_TEST

START_TEST(a_type_of_ones_own)
{
    Ready r = ready("meaning.type !own.pair = tensor<2xi16>\n"
                    "func.func @f(%a: !own.pair) -> !own.pair { return %a : !own.pair }\n",
                    "f");
    int16_t given[] = { 7, -8 }, given_back[2];
    const int64_t sizes[] = { 2 }, three[] = { 3 };
    const MlirInterpArray array = { given, 1, sizes, NULL }, other = { given, 1, three, NULL };
    size_t rank;

    ck_assert_uint_eq(mlir_interp_argument_element_size(r.call, 0), 2);
    ck_assert(!mlir_interp_set_array(r.call, 0, &other));
    ck_assert(mlir_interp_set_array(r.call, 0, &array));
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_FINE);
    ck_assert_uint_eq(mlir_interp_result_element_size(r.call, 0), 2);
    ck_assert(mlir_interp_result_sizes(r.call, 0, &rank)[0] == 2 && rank == 1);
    ck_assert(mlir_interp_result_bytes(r.call, 0, given_back, sizeof given_back, NULL));
    ck_assert(given_back[0] == 7 && given_back[1] == -8);
    done(&r);
}
END_TEST

START_TEST(results_take_no_memory)
{
    static const char TEXT[] = "func.func @f(%n: index) -> vector<4xi32> {\n"
                               "  %m = memref.alloc(%n) : memref<?xi8>\n"
                               "  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>\n"
                               "  return %v : vector<4xi32>\n"
                               "}\n";
    unsigned fine = 0, over = 0;

    for (uint64_t most = 1; most < 300; most++) {
        MlirInterpSession *session = mlir_interp_session_new();
        MlirInterpModule *module;
        MlirInterpCall *call;
        uint64_t room = most > 60 ? most - 60 : 0;

        mlir_interp_set_max_memory(session, most);
        module = parse(session, TEXT);
        call = mlir_interp_call_new(module, "f");
        if (!call)
            ck_assert_int_eq(mlir_interp_report(session)->status, MLIR_INTERP_LIMIT);
        over += !call;
        for (uint64_t n = room; call && n <= most; n++) {
            int32_t v[4] = { 9, 9, 9, 9 };

            ck_assert(mlir_interp_set_bytes(call, 0, &n, sizeof n));
            if (mlir_interp_run(call) != MLIR_INTERP_FINE)
                break;
            ck_assert(mlir_interp_result_bytes(call, 0, v, sizeof v, NULL));
            ck_assert(v[0] == 1 && v[1] == 2 && v[2] == 3 && v[3] == 4);
            fine++;
        }
        mlir_interp_call_free(call);
        mlir_interp_module_free(module);
        mlir_interp_session_free(session);
    }
    ck_assert(fine > 0 && over > 0);
}
END_TEST

START_TEST(poison_handed_in)
{
    Ready r =
        ready("func.func @f(%m: memref<?xi16>, %t: tensor<2xf32>, %v: vector<3xi1>, %a: i24)\n"
              "    -> (tensor<2xf32>, vector<3xi1>, i24) {\n"
              "  %c0 = arith.constant 0 : index\n"
              "  %c2 = arith.constant 2 : index\n"
              "  %x = memref.load %m[%c0] : memref<?xi16>\n"
              "  %y = memref.load %m[%c2] : memref<?xi16>\n"
              "  memref.store %x, %m[%c2] : memref<?xi16>\n"
              "  memref.store %y, %m[%c0] : memref<?xi16>\n"
              "  return %t, %v, %a : tensor<2xf32>, vector<3xi1>, i24\n"
              "}\n",
              "f");
    int16_t memory[] = { 1, 2, 3 };
    float numbers[] = { 0.5, 1.5 };
    unsigned char bits[] = { 1, 0, 1 }, scalar[4] = { 7 };
    bool of_memory[] = { true, true, false }, of_numbers[] = { false, true },
         of_bits[] = { true, false, false }, of_scalar = true, without[3];
    const int64_t three[] = { 3 }, two[] = { 2 };
    const MlirInterpArray m = { memory, 1, three, NULL }, t = { numbers, 1, two, NULL };

    ck_assert(!mlir_interp_set_without_value(r.call, 0, of_memory, 3));
    says(&r, "was not set to bytes or to an array");
    ck_assert(mlir_interp_set_array(r.call, 0, &m) && mlir_interp_set_array(r.call, 1, &t));
    ck_assert(mlir_interp_set_bytes(r.call, 2, bits, 3));
    ck_assert(mlir_interp_set_bytes(r.call, 3, scalar, 4));
    ck_assert(!mlir_interp_set_without_value(r.call, 0, of_memory, 2));
    ck_assert(mlir_interp_set_without_value(r.call, 0, of_memory, 3));
    ck_assert(mlir_interp_set_without_value(r.call, 1, of_numbers, 2));
    ck_assert(mlir_interp_set_without_value(r.call, 2, of_bits, 3));
    ck_assert(mlir_interp_set_without_value(r.call, 3, &of_scalar, 1));
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_FINE);
    ck_assert(memory[0] == 3 && memory[1] == 2 && memory[2] == 3);
    ck_assert(!of_memory[0] && of_memory[1] && of_memory[2]);
    ck_assert(mlir_interp_result_bytes(r.call, 0, numbers, sizeof numbers, without));
    ck_assert(!without[0] && without[1] && numbers[0] == 0.5);
    ck_assert(mlir_interp_result_bytes(r.call, 1, bits, sizeof bits, without));
    ck_assert(without[0] && !without[1] && !without[2] && bits[1] == 0 && bits[2] == 1);
    ck_assert_str_eq(mlir_interp_result_text(r.call, 2), "poison : i24");
    ck_assert(mlir_interp_argument_literal(r.call, 1) == NULL);
    says(&r, "has elements without a value, which no text says");
    ck_assert_str_eq(mlir_interp_argument_literal(r.call, 3), "#ub.poison : i24");
    ck_assert(mlir_interp_set_array(r.call, 0, &m));
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_FINE);
    done(&r);
}
END_TEST

START_TEST(memory_that_lacks_other_elements)
{
    Ready r = ready("func.func @f(%a: memref<2xi8>, %b: memref<2xi8>) { return }", "f");
    int8_t memory[2] = { 1, 2 };
    bool none[2] = { false, false }, one[2] = { false, true };
    const int64_t two[] = { 2 };
    const MlirInterpArray m = { memory, 1, two, NULL };

    ck_assert(mlir_interp_set_array(r.call, 0, &m) && mlir_interp_set_array(r.call, 1, &m));
    ck_assert(mlir_interp_set_without_value(r.call, 1, none, 2));
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_FINE);
    ck_assert(mlir_interp_set_without_value(r.call, 1, one, 2));
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_USAGE);
    says(&r, "is memory that overlaps that of argument 0, and not the same in all");
    done(&r);
}
END_TEST

/* Which bytes an array has, from the first of `memory` on. */
static void mark(bool *taken, const MlirInterpArray *array, const char *memory, size_t size)
{
    for (int64_t i = 0; i < array->sizes[0]; i++)
        for (int64_t j = 0; j < array->sizes[1]; j++)
            for (size_t byte = 0; byte < size; byte++)
                taken[(const char *)array->data - memory
                      + (i * array->strides[0] + j * array->strides[1]) * (int64_t)size + byte] =
                    true;
}

static unsigned draw(unsigned *state, unsigned most)
{
    *state = *state * 1103515245 + 12345;
    return (*state >> 16) % (most + 1);
}

/* Rows that follow each other, that lie between each other's elements, or that share some. */
static void draw_array(unsigned *state, MlirInterpArray *array, int64_t *sizes, int64_t *strides,
                       char *memory)
{
    sizes[0] = draw(state, 3), sizes[1] = draw(state, 4);
    strides[1] = 1 + draw(state, 2);
    strides[0] = draw(state, 1) ? 1 + strides[1] * sizes[1] + draw(state, 3) : draw(state, 9);
    *array = (MlirInterpArray){ memory + draw(state, 12), 2, sizes, strides };
}

START_TEST(memory_of_which_no_element_is_shared)
{
    Ready r = ready("func.func @f(%a: memref<?x?xi16, strided<[?, ?]>>,\n"
                    "             %b: memref<?x?xi8, strided<[?, ?]>>) { return }",
                    "f");
    unsigned state = 5, apart = 0, over = 0;

    for (int i = 0; i < 20000; i++) {
        char memory[200];
        bool one[200] = { false }, other[200] = { false }, shared = false;
        int64_t sizes[2][2], strides[2][2];
        MlirInterpArray a, b;

        draw_array(&state, &a, sizes[0], strides[0], memory);
        draw_array(&state, &b, sizes[1], strides[1], memory);
        mark(one, &a, memory, 2);
        mark(other, &b, memory, 1);
        for (int at = 0; at < 200; at++)
            shared |= one[at] && other[at];
        memset(memory, 0, sizeof memory);
        ck_assert(mlir_interp_set_array(r.call, 0, &a) && mlir_interp_set_array(r.call, 1, &b));
        ck_assert_int_eq(mlir_interp_run(r.call), shared ? MLIR_INTERP_USAGE : MLIR_INTERP_FINE);
        *(shared ? &over : &apart) += 1;
    }
    ck_assert(apart > 2000 && over > 2000);
    done(&r);
}
END_TEST

START_TEST(vectors_lie_as_arrays)
{
    Ready r =
        ready("func.func @f(%v: vector<4xi1>, %w: vector<2x3xi20>, %m: memref<2xvector<3xi8>>)\n"
              "    -> (vector<4xi1>, vector<2x3xi20>, vector<3xi8>) {\n"
              "  %c1 = arith.constant 1 : index\n"
              "  %x = memref.load %m[%c1] : memref<2xvector<3xi8>>\n"
              "  return %v, %w, %x : vector<4xi1>, vector<2x3xi20>, vector<3xi8>\n"
              "}\n",
              "f");
    unsigned char bits[4] = { 1, 0, 1, 1 }, bits_back[4], bytes[6] = { 1, 2, 3, 4, 5, 6 };
    int32_t columns[6] = { 1, 4, 2, -5, 3, 6 }, rows[6];
    const int64_t sizes[] = { 2, 3 }, turned[] = { 3, 2 }, strides[] = { 1, 2 }, two[] = { 2 };
    const MlirInterpArray w = { columns, 2, sizes, strides }, bad = { columns, 2, turned, NULL },
                          m = { bytes, 1, two, NULL };

    ck_assert(!mlir_interp_set_bytes(r.call, 0, bits, 1));
    ck_assert(mlir_interp_set_bytes(r.call, 0, bits, 4));
    ck_assert(!mlir_interp_set_array(r.call, 1, &bad));
    ck_assert(mlir_interp_set_array(r.call, 1, &w));
    ck_assert_uint_eq(mlir_interp_argument_element_size(r.call, 2), 3);
    ck_assert(mlir_interp_set_array(r.call, 2, &m));
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_FINE);
    ck_assert(mlir_interp_result_bytes(r.call, 0, bits_back, 4, NULL));
    ck_assert(memcmp(bits, bits_back, 4) == 0);
    ck_assert_str_eq(mlir_interp_result_text(r.call, 1),
                     "dense<[[1, 2, 3], [4, -5, 6]]> : vector<2x3xi20>");
    ck_assert(mlir_interp_result_bytes(r.call, 1, rows, sizeof rows, NULL));
    ck_assert(rows[1] == 2 && rows[4] == (-5 & 0xfffff));
    ck_assert(mlir_interp_set_bytes(r.call, 1, rows, sizeof rows));
    ck_assert_str_eq(mlir_interp_result_text(r.call, 2), "dense<[4, 5, 6]> : vector<3xi8>");
    done(&r);
}
END_TEST

static const char READ[] = "func.func @f(%m: memref<2xT>, %a: T, %t: tensor<2xT>) -> (T, T, T) {\n"
                           "  %c1 = arith.constant 1 : index\n"
                           "  %x = memref.load %m[%c1] : memref<2xT>\n"
                           "  %y = tensor.extract %t[%c1] : tensor<2xT>\n"
                           "  return %x, %a, %y : T, T, T\n"
                           "}\n";

/* The same bytes as element of a memref, as a scalar and as element of a tensor. */
static void gives(const char *type, const char *around, const void *bytes, size_t size,
                  const char *value)
{
    char text[600], two[32];
    const int64_t sizes[] = { 2 };
    const MlirInterpArray array = { two, 1, sizes, NULL };
    size_t len = (size_t)snprintf(text, sizeof text, "%s", around);
    Ready r;

    for (const char *at = READ; *at; at++)
        len += (size_t)snprintf(text + len, sizeof text - len, *at == 'T' ? "%s" : "%.1s",
                                *at == 'T' ? type : at);
    snprintf(text + len, sizeof text - len, "%s", *around ? "}" : "");
    r = ready(text, *around ? "m::f" : "f");
    memcpy(two, bytes, size);
    memcpy(two + size, bytes, size);
    ck_assert_uint_eq(mlir_interp_argument_element_size(r.call, 0), size);
    ck_assert(mlir_interp_set_array(r.call, 0, &array) && mlir_interp_set_array(r.call, 2, &array));
    ck_assert(mlir_interp_set_bytes(r.call, 1, bytes, size));
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_FINE);
    for (size_t i = 0; i < 3; i++) {
        char back[16] = { 0 };

        ck_assert_str_eq(mlir_interp_result_text(r.call, i), value);
        ck_assert(mlir_interp_result_bytes(r.call, i, back, size, NULL));
        ck_assert(mlir_interp_set_bytes(r.call, 1, back, size));
    }
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_FINE);
    ck_assert_str_eq(mlir_interp_result_text(r.call, 1), value);
    done(&r);
}

START_TEST(bits_above_the_width)
{
    const int32_t minus_five = -5, five = 0x5a000005;

    gives("i1", "", "\xff", 1, "true : i1");
    gives("i1", "", "\x02", 1, "false : i1");
    gives("i7", "", "\x83", 1, "3 : i7");
    gives("i20", "", &minus_five, 4, "-5 : i20");
    gives("i20", "", &five, 4, "5 : i20");
    gives("i33", "", "\x01\0\0\0\xff\xff\xff\xff", 8, "-4294967295 : i33");
}
END_TEST

START_TEST(bytes_are_this_machines)
{
    static const char BIG[] = "module @m attributes {dlti.dl_spec = "
                              "#dlti.dl_spec<\"dlti.endianness\" = \"big\">} {\n";
    const int32_t number = -7, twenty = 0x12345;
    const float real = 1.5;
    const float pair[2] = { 1, -2 };

    gives("i32", BIG, &number, 4, "-7 : i32");
    gives("i20", BIG, &twenty, 4, "74565 : i20");
    gives("f32", BIG, &real, 4, "1.500000e+00 : f32");
    gives("complex<f32>", BIG, pair, 8, "[1.000000e+00, -2.000000e+00] : complex<f32>");
    gives("f32", "", &real, 4, "1.500000e+00 : f32");
}
END_TEST

START_TEST(strides_are_the_types)
{
    Ready r = ready("func.func @f(%a: memref<?x?xi32>, %b: memref<2x3xi32>,\n"
                    "             %c: memref<?x?xi32, strided<[?, 1]>>) { return }\n",
                    "f");
    int32_t memory[20] = { 0 };
    const int64_t sizes[] = { 2, 3 }, wide[] = { 10, 1 }, plain[] = { 3, 1 }, apart[] = { 10, 2 },
                  one[] = { 1, 3 };
    const MlirInterpArray gaps = { memory, 2, sizes, wide }, none = { memory, 2, sizes, plain },
                          both = { memory, 2, sizes, apart }, row = { memory, 2, one, wide };

    for (size_t i = 0; i < 2; i++) {
        ck_assert(!mlir_interp_set_array(r.call, i, &gaps));
        says(&r, "has other strides than the array");
        ck_assert(mlir_interp_set_array(r.call, i, &none));
    }
    ck_assert(!mlir_interp_set_array(r.call, 0, &gaps));
    says(&r, "of type 'memref<?x?xi32, strided<[?, ?]>>' it could have any");
    ck_assert(mlir_interp_set_array(r.call, 0, &row));
    ck_assert(!mlir_interp_set_array(r.call, 2, &both));
    ck_assert(mlir_interp_set_array(r.call, 2, &gaps));
    done(&r);
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

START_TEST(texts_are_judged_when_they_are_set)
{
    static const char *const WRONG[] = { "garbage", "1.0 : f32", "1 : i32, 2 : i32", "300 : i8",
                                         "" };
    Ready r = ready("func.func @f(%a: i8, %t: tensor<2xi8>) -> i8 { return %a : i8 }", "f");

    ck_assert(mlir_interp_set_text(r.call, 0, "7 : i8"));
    ck_assert(mlir_interp_set_text(r.call, 1, "dense<[1, 2]> : tensor<2xi8>"));
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_FINE);
    for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++) {
        ck_assert_msg(!mlir_interp_set_text(r.call, 0, WRONG[i]), "%s", WRONG[i]);
        ck_assert_int_eq(mlir_interp_report(r.session)->status, MLIR_INTERP_USAGE);
        ck_assert(mlir_interp_report(r.session)->line_count > 0);
    }
    ck_assert(!mlir_interp_set_text(r.call, 1, "dense<[1, 2, 3]> : tensor<3xi8>"));
    ck_assert_str_eq(mlir_interp_result_text(r.call, 0), "7 : i8");
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_FINE);
    ck_assert_str_eq(mlir_interp_argument_literal(r.call, 0), "7 : i8");
    done(&r);
}
END_TEST

START_TEST(literals)
{
    Ready r =
        ready("func.func @f(%m: memref<?x2xindex>, %x: f32, %e: tensor<0x2xi8>) { return }", "f");
    int64_t memory[4] = { 1, -2, 3, 4 };
    float real = 0.1F;
    const int64_t sizes[] = { 2, 2 }, empty[] = { 0, 2 };
    const MlirInterpArray m = { memory, 2, sizes, NULL }, e = { memory, 2, empty, NULL };

    ck_assert(mlir_interp_argument_literal(r.call, 0) == NULL);
    says(&r, "argument 0 of @f was not set");
    ck_assert(mlir_interp_argument_literal(r.call, 3) == NULL);
    ck_assert(mlir_interp_set_array(r.call, 0, &m) && mlir_interp_set_array(r.call, 2, &e));
    ck_assert(mlir_interp_set_bytes(r.call, 1, &real, sizeof real));
    ck_assert_str_eq(mlir_interp_argument_literal(r.call, 0),
                     "dense<[[1, -2], [3, 4]]> : tensor<2x2xindex>");
    ck_assert_str_eq(mlir_interp_argument_literal(r.call, 1), "1.000000e-01 : f32");
    ck_assert_str_eq(mlir_interp_argument_literal(r.call, 2), "dense<> : tensor<0x2xi8>");
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
    tcase_add_test(all, a_memref_is_the_callers_memory);
    tcase_add_test(all, memrefs_of_one_memory);
    tcase_add_test(all, results_without_a_value);
    tcase_add_test(all, undefined_behaviour_is_a_report);
    tcase_add_test(all, what_is_wrong_is_said);
    tcase_add_test(all, limits_hold);
    tcase_add_test(all, an_observer_sees_and_stops);
    tcase_add_test(all, bytecode_is_written_and_read);
    tcase_add_test(all, modules_print_and_go);
    tcase_add_test(all, sessions_in_threads);
    tcase_add_test(all, bytes_are_numbers);
    tcase_add_test(all, integers_without_bits);
    tcase_add_test(all, a_type_of_ones_own);
    tcase_add_test(all, results_take_no_memory);
    tcase_add_test(all, poison_handed_in);
    tcase_add_test(all, memory_that_lacks_other_elements);
    tcase_add_test(all, memory_of_which_no_element_is_shared);
    tcase_add_test(all, vectors_lie_as_arrays);
    tcase_add_test(all, bits_above_the_width);
    tcase_add_test(all, bytes_are_this_machines);
    tcase_add_test(all, strides_are_the_types);
    tcase_add_test(all, programs_that_exit);
    tcase_add_test(all, texts_are_judged_when_they_are_set);
    tcase_add_test(all, literals);
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
