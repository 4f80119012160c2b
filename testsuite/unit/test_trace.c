#include "interp/program/npy.h"
#include "interp/tools/trace/windows.h"

#include <check.h>

static Survey survey;
static Windows windows;

static void setup(void)
{
    survey = (Survey){ 0 };
    windows = (Windows){ 0 };
}

static void teardown(void)
{
    vec_free(&windows);
    survey_free(&survey);
}

static void add_op(uint64_t first)
{
    SurveyOp *op = ARENA_NEW(&survey.arena, SurveyOp);

    op->first = first;
    vec_push(&survey.ops, op);
}

/* In order, apart, from the first operation to the last, and no more than asked for. */
static void check_windows(uint64_t budget)
{
    ck_assert_uint_gt(windows.len, 0);
    ck_assert_uint_eq(windows.data[0].from, 1);
    ck_assert_uint_eq(windows.data[windows.len - 1].to, survey.total + 1);
    for (size_t i = 0; i < windows.len; i++) {
        ck_assert_uint_lt(windows.data[i].from, windows.data[i].to);
        if (i)
            ck_assert_uint_gt(windows.data[i].from, windows.data[i - 1].to);
    }
    ck_assert_uint_le(windows_length(&windows), budget);
}

static bool shows(Time time)
{
    for (size_t i = 0; i < windows.len; i++)
        if (windows.data[i].from <= time && time < windows.data[i].to)
            return true;
    return false;
}

START_TEST(a_short_run_is_one_window)
{
    survey.total = 500;
    windows = windows_choose(&survey, 500);
    ck_assert_uint_eq(windows.len, 1);
    check_windows(500);
}
END_TEST

START_TEST(first_executions_are_shown)
{
    survey.total = 10000000;
    for (uint64_t at = 1; at < survey.total; at *= 3)
        add_op(at);
    windows = windows_choose(&survey, 20000);
    check_windows(20000);
    for (uint64_t at = 1; at < survey.total; at *= 3)
        ck_assert(shows(at));
}
END_TEST

START_TEST(changes_of_control_flow_are_shown)
{
    survey.total = 1000000;
    add_op(5);
    survey.ops.data[0]->change_count = 2;
    survey.ops.data[0]->changes[0] = 333333;
    survey.ops.data[0]->changes[1] = 444444;
    survey.ops.data[0]->last_change = 987654;
    windows = windows_choose(&survey, 5000);
    check_windows(5000);
    ck_assert(shows(333333) && shows(444444) && shows(987654));
    ck_assert(!shows(555555));
}
END_TEST

START_TEST(a_program_of_many_operations_keeps_the_budget)
{
    survey.total = 1000000;
    for (uint64_t at = 1; at <= survey.total; at += 7)
        add_op(at);
    windows = windows_choose(&survey, 3000);
    check_windows(3000);
}
END_TEST

START_TEST(a_header_is_numpy_s)
{
    const uint64_t dims[] = { 3, 4 };
    Sb sb = { 0 };

    npy_header(&sb, "<i4", dims, 2);
    ck_assert_uint_eq(sb.len, 128);
    ck_assert_mem_eq(sb.data, "\x93NUMPY\x01\x00\x76\x00", 10);
    ck_assert_mem_eq(sb.data + 10, "{'descr': '<i4', 'fortran_order': False, 'shape': (3, 4), }",
                     59);
    ck_assert_int_eq(sb.data[127], '\n');
    sb.len = 0;
    npy_header(&sb, "|b1", dims, 1);
    ck_assert_mem_eq(sb.data + 10, "{'descr': '|b1', 'fortran_order': False, 'shape': (3,), }", 57);
    sb.len = 0;
    npy_header(&sb, "<f8", dims, 0);
    ck_assert_mem_eq(sb.data + 10, "{'descr': '<f8', 'fortran_order': False, 'shape': (), }", 55);
    sb_free(&sb);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("trace");
    TCase *tests = tcase_create("trace");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_add_checked_fixture(tests, setup, teardown);
    tcase_add_test(tests, a_short_run_is_one_window);
    tcase_add_test(tests, first_executions_are_shown);
    tcase_add_test(tests, changes_of_control_flow_are_shown);
    tcase_add_test(tests, a_program_of_many_operations_keeps_the_budget);
    tcase_add_test(tests, a_header_is_numpy_s);
    suite_add_tcase(suite, tests);
    srunner_run_all(runner, CK_NORMAL);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
