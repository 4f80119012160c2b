/* Both ways, in a unit test: the first difference fails it. */
#ifndef TESTSUITE_UNIT_BOTH_WAYS_H
#define TESTSUITE_UNIT_BOTH_WAYS_H

#include "dialects/registry.h"
#include "testsuite/both_ways.h"

#include <check.h>

/* The name of the operation whose row names the primitive: there is one. */
static inline const char *operation_of(Primitive primitive)
{
    const char *name = NULL;
    const OpDef *def;

    for (const DialectDef *const *dialect = registered_dialects(); *dialect; dialect++)
        for (unsigned i = 0; (def = dialect_op(*dialect, i)); i++)
            if (def->primitive == primitive) {
                ck_assert_msg(!name, "%s and %s name one primitive", name, def->name);
                name = def->name;
            }
    ck_assert_msg(name, "no operation names primitive %d", (int)primitive);
    return name;
}

/* Runs made; 0 where the function has a type that no input can be made of. Strips that were run are
 * added to `*strips`. */
static unsigned hold_function(const char *file, Context *context, const Op *module,
                              const Op *function, unsigned inputs, uint64_t *strips)
{
    BothCounts counts = { 0 };
    Sb why = { 0 };
    bool good = hold_both_ways(file, context, module, function, inputs, &counts, &why);

    ck_assert_msg(good, "%s", good ? "" : why.data);
    *strips += counts.strips;
    sb_free(&why);
    return (unsigned)counts.runs;
}

/* The program's one test. Its exit status. */
static int run_test(const char *name, const TTest *test)
{
    Suite *suite = suite_create(name);
    TCase *group = tcase_create(name);
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_set_timeout(group, 300);
    tcase_add_test(group, test);
    suite_add_tcase(suite, group);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_NORMAL);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}

#endif
