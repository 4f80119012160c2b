/* The native program: values go to it and come back, and whatever happens there is survived. */
#include "interp/oracle/witness/witness.h"

#include <check.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

static Witness *witness;
static uint64_t *words; /* the shared file's records */
static WitnessProgram *program;
static char native[4096];

static void setup(void)
{
    Sb why = { 0 };
    unsigned char *shared;

    witness = witness_new((WitnessOptions){ .index_width = 64, .seconds = 2, .program = native });
    shared = witness_shared(witness, &why);
    ck_assert_msg(shared != NULL, "%s", why.len ? why.data : "");
    words = (uint64_t *)(shared + WIRE_DATA);
}

static void teardown(void)
{
    if (program)
        witness_unload(witness, program);
    program = NULL;
    witness_free(witness);
}

static void load(const char *text)
{
    Sb why = { 0 };

    program = witness_load(witness, WIRE_VIA_LLVM, 2, str_of(text), (Str){ 0 }, &why);
    ck_assert_msg(program != NULL, "%s", why.len ? why.data : "");
    sb_free(&why);
}

/* `count` input records of `in` words lie at `words`; the outputs come behind them. */
static WitnessRun run(uint64_t count, unsigned in)
{
    uint64_t output = WIRE_DATA + 8 * count * in;

    return witness_run(witness, program, 0, WIRE_DATA, count, output, WIRE_SHARED_BYTES, 0);
}

static const char ADD[] = "\"builtin.module\"() ({ \"func.func\"() <{sym_name = \"f\", "
                          "function_type = (i8, i8) -> i8}> ({"
                          "^bb0(%a: i8, %b: i8): %c = \"arith.addi\"(%a, %b) : (i8, i8) -> i8 "
                          "\"func.return\"(%c) : (i8) -> () }) : () -> () }) : () -> ()";

START_TEST(values_come_back)
{
    WitnessRun ended;

    load(ADD);
    memcpy(words, (uint64_t[]){ 1, 2, 200, 100 }, 4 * 8);
    ended = run(2, 2);
    ck_assert_int_eq(ended.end, WITNESS_DONE);
    ck_assert_uint_eq(words[4 + WIRE_OUT_STATUS], WIRE_RETURNED);
    ck_assert_uint_eq(words[4 + WIRE_OUT_WORDS], 3);
    ck_assert_uint_eq(words[4 + 2 * WIRE_OUT_WORDS + 1], 44);
}
END_TEST

/* The divisor comes from outside: 0 ends the process by a signal. */
static const char DIVIDE[] =
    "\"builtin.module\"() ({ \"func.func\"() <{sym_name = \"f\", function_type = (i32, i32) -> "
    "i32}> "
    "({ ^bb0(%a: i32, %b: i32): %c = \"arith.divui\"(%a, %b) : (i32, i32) -> i32 "
    "\"func.return\"(%c) : (i32) -> () }) : () -> () }) : () -> ()";

START_TEST(crash_costs_one_input)
{
    WitnessRun ended;

    load(DIVIDE);
    memcpy(words, (uint64_t[]){ 6, 2, 1, 0, 9, 3 }, 6 * 8);
    ended = run(3, 2);
    ck_assert_int_eq(ended.end, WITNESS_CRASHED);
    ck_assert_uint_eq(ended.at, 1);
    ck_assert_int_eq(ended.signal, SIGFPE);
    ck_assert_uint_eq(words[6 + WIRE_OUT_WORDS], 3);
    memcpy(words, (uint64_t[]){ 9, 3 }, 2 * 8);
    ended = run(1, 2);
    ck_assert_int_eq(ended.end, WITNESS_DONE);
    ck_assert_uint_eq(words[2 + WIRE_OUT_WORDS], 3);
}
END_TEST

static const char SPIN[] =
    "\"builtin.module\"() ({ \"func.func\"() <{sym_name = \"f\", function_type = (i32) -> ()}> "
    "({ ^bb0(%a: i32): \"cf.br\"()[^bb1] : () -> () "
    "^bb1: \"func.call\"() <{callee = @printNewline}> : () -> () \"cf.br\"()[^bb1] : () -> () }) "
    ": () -> () "
    "\"func.func\"() <{sym_name = \"printNewline\", function_type = () -> (), "
    "sym_visibility = \"private\"}> ({}) : () -> () }) : () -> ()";

START_TEST(endless_loop_is_late)
{
    load(SPIN);
    ck_assert_int_eq(run(1, 1).end, WITNESS_LATE);
    ck_assert_int_eq(run(1, 1).end, WITNESS_LATE);
}
END_TEST

/* Stores at the index that is handed in, wherever that is. */
static const char STORE[] = "\"builtin.module\"() ({ \"func.func\"() <{sym_name = \"f\", "
                            "function_type = (memref<?xi32>, index) -> ()}> "
                            "({ ^bb0(%m: memref<?xi32>, %i: index): %c = \"arith.constant\"() "
                            "<{value = 7 : i32}> : () -> i32 "
                            "\"memref.store\"(%c, %m, %i) : (i32, memref<?xi32>, index) -> () "
                            "\"func.return\"() : () -> () }) : () -> () }) : () -> ()";

/* A memref of four numbers whose bytes lie a page behind the records, and an index. */
static WitnessRun store_at(int64_t index)
{
    enum { DATA = WIRE_DATA + 4096, BYTES = 16, WORDS = WIRE_MEMREF_SIZES + 2 + 1 };
    uint64_t record[WORDS] = { DATA, BYTES, 4, 0, 4, 1, (uint64_t)index };

    memcpy(words, record, sizeof record);
    memset((unsigned char *)words + 4096, 0, BYTES);
    return witness_run(witness, program, 0, WIRE_DATA, 1, WIRE_DATA + 8 * WORDS, WIRE_SHARED_BYTES,
                       0);
}

START_TEST(stores_outside_are_seen)
{
    enum { OUT = WIRE_MEMREF_SIZES + 2 + 1 };
    WitnessRun ended;

    load(STORE);
    ck_assert_int_eq(store_at(3).end, WITNESS_DONE);
    ck_assert_uint_eq(words[OUT + WIRE_OUT_STATUS], WIRE_RETURNED);
    ck_assert_int_eq(store_at(-1).end, WITNESS_DONE);
    ck_assert_uint_eq(words[OUT + WIRE_OUT_STATUS], WIRE_WROTE_OUTSIDE);
    ended = store_at(4);
    ck_assert_int_eq(ended.end, WITNESS_CRASHED);
    ck_assert_int_eq(ended.signal, SIGSEGV);
    ended = store_at(INT64_C(1) << 40);
    ck_assert_int_eq(ended.end, WITNESS_CRASHED);
    ck_assert_int_eq(store_at(0).end, WITNESS_DONE);
    ck_assert_uint_eq(words[OUT + WIRE_OUT_STATUS], WIRE_RETURNED);
}
END_TEST

static const char FREE_TWICE[] =
    "\"builtin.module\"() ({ \"func.func\"() <{sym_name = \"f\", function_type = (i32) -> ()}> "
    "({ ^bb0(%a: i32): %m = \"memref.alloc\"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> "
    "memref<4xi32> "
    "\"memref.dealloc\"(%m) : (memref<4xi32>) -> () "
    "\"memref.dealloc\"(%m) : (memref<4xi32>) -> () "
    "\"func.return\"() : () -> () }) : () -> () }) : () -> ()";

START_TEST(freeing_twice_is_seen)
{
    Sb why = { 0 };

    program = witness_load(witness, WIRE_VIA_LLVM, 0, str_of(FREE_TWICE), (Str){ 0 }, &why);
    ck_assert_msg(program != NULL, "%s", why.len ? why.data : "");
    ck_assert_int_eq(run(1, 1).end, WITNESS_DONE);
    ck_assert_uint_eq(words[1 + WIRE_OUT_STATUS], WIRE_BAD_FREE);
}
END_TEST

START_TEST(what_cannot_be_lowered_is_told)
{
    static const char TEXT[] =
        "\"builtin.module\"() ({ \"func.func\"() <{sym_name = \"f\", function_type = () -> ()}> "
        "({ \"no.such\"() : () -> () \"func.return\"() : () -> () }) : () -> () }) : () -> ()";
    Sb why = { 0 };

    ck_assert_ptr_null(witness_load(witness, WIRE_VIA_LLVM, 0, str_of(TEXT), (Str){ 0 }, &why));
    ck_assert_ptr_nonnull(strstr(why.data, "no.such"));
    sb_free(&why);
}
END_TEST

int main(int argc, char **argv)
{
    Suite *suite = suite_create("witness");
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
    tcase_add_test(cases, values_come_back);
    tcase_add_test(cases, crash_costs_one_input);
    tcase_add_test(cases, endless_loop_is_late);
    tcase_add_test(cases, stores_outside_are_seen);
    tcase_add_test(cases, freeing_twice_is_seen);
    tcase_add_test(cases, what_cannot_be_lowered_is_told);
    suite_add_tcase(suite, cases);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
