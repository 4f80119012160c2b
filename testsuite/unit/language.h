/* What the tests of MLIR's text share: a context, its last error, and reading one type or
 * attribute.
 */
#ifndef TESTSUITE_UNIT_LANGUAGE_H
#define TESTSUITE_UNIT_LANGUAGE_H

#include "core/ir/context.h"
#include "core/text/source.h"

#include <check.h>
#include <stdio.h>

static Context *context;
static char last_error[1024];

static inline void keep_error(void *state, const Diag *diag)
{
    (void)state;
    if (diag->severity == SEVERITY_ERROR)
        snprintf(last_error, sizeof last_error, "%.*s", STR_ARG(diag->text));
}

static inline void language_setup(void)
{
    context = context_new();
    context->allow_unregistered = true;
    context->handler = keep_error;
    last_error[0] = 0;
}

static inline void language_teardown(void)
{
    context_free(context);
}

static inline const Attr *read_attr(const char *text)
{
    return source_parse_attr(context, str_of(text), NULL);
}

static inline const Type *read_type(const char *text)
{
    return source_parse_type(context, str_of(text));
}

/* The text is an attribute (a type is one) and is printed as `expected`. */
static inline void reads_as(const char *text, const char *expected)
{
    const Attr *attr = read_attr(text);

    ck_assert_msg(attr != NULL, "%s: %s", text, last_error);
    ck_assert_str_eq(attr_text(attr), expected);
    ck_assert_msg(read_attr(expected) == attr, "%s is not what it was printed from", expected);
}

static inline void round_trips(const char *text)
{
    reads_as(text, text);
}

static inline void refuses(const char *text, const char *message)
{
    last_error[0] = 0;
    ck_assert_msg(read_attr(text) == NULL, "%s was accepted", text);
    ck_assert_str_eq(last_error, message);
}

static inline int run_suite(const char *name, const TTest *const *tests, size_t count)
{
    Suite *suite = suite_create(name);
    TCase *tcase = tcase_create(name);
    SRunner *runner;
    int failed;

    suite_add_tcase(suite, tcase);
    tcase_add_checked_fixture(tcase, language_setup, language_teardown);
    for (size_t i = 0; i < count; i++)
        tcase_add_test(tcase, tests[i]);
    runner = srunner_create(suite);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}

#define RUN_SUITE(name, tests) run_suite((name), (tests), sizeof(tests) / sizeof *(tests))

#endif
