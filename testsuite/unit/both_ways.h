/* Both ways, in a unit test: the first difference fails it. */
#ifndef TESTSUITE_UNIT_BOTH_WAYS_H
#define TESTSUITE_UNIT_BOTH_WAYS_H

#include "dialects/registry.h"
#include "testsuite/both_ways.h"

#include <check.h>

/* The name of the operation whose row names the primitive, or of the one behind so many others:
 * functions of floats alone are many. NULL: there are no more. */
static inline const char *operation_of(Primitive primitive, unsigned number)
{
    const OpDef *def;

    for (const DialectDef *const *dialect = registered_dialects(); *dialect; dialect++)
        for (unsigned i = 0; (def = dialect_op(*dialect, i)); i++)
            if (def->primitive == primitive && number-- == 0)
                return def->name;
    return NULL;
}

/* No runs are made where the function has a type that no input can be made of. */
static BothCounts hold_counting(const char *file, Context *context, const Op *module,
                                const Op *function, unsigned inputs)
{
    BothCounts counts = { 0 };
    Sb why = { 0 };
    bool good = hold_both_ways(file, context, module, function, inputs, &counts, &why);

    ck_assert_msg(good, "%s", good ? "" : why.data);
    sb_free(&why);
    return counts;
}

/* Runs made. Strips that were run are added to `*strips`. */
static inline unsigned hold_function(const char *file, Context *context, const Op *module,
                                     const Op *function, unsigned inputs, uint64_t *strips)
{
    BothCounts counts = hold_counting(file, context, module, function, inputs);

    *strips += counts.strips;
    return (unsigned)counts.runs;
}

/* The program's tests, up to NULL. Its exit status. */
static inline int run_tests(const char *name, const TTest *const *tests)
{
    Suite *suite = suite_create(name);
    TCase *group = tcase_create(name);
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_set_timeout(group, 300);
    for (; *tests; tests++)
        tcase_add_test(group, *tests);
    suite_add_tcase(suite, group);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_NORMAL);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}

/* Likewise of a program with one test. */
static inline int run_test(const char *name, const TTest *test)
{
    return run_tests(name, (const TTest *[]){ test, NULL });
}

#endif
