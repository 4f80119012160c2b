/* The table of old spellings: each row names an operation of today, its form can be followed, and
 * the programs below have them all, read, verified and read again as they are printed.
 */
#include "core/ir/context.h"
#include "core/text/format.h"
#include "core/text/source.h"
#include "dialects/legacy/legacy.h"
#include "dialects/registry.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char first_error[1024];

static void keep_error(void *state, const Diag *diag)
{
    (void)state;
    if (diag->severity == SEVERITY_ERROR && !first_error[0])
        snprintf(first_error, sizeof first_error, "%.*s", STR_ARG(diag->text));
}

static Context *new_context(bool reads_legacy)
{
    Context *context = context_new();

    register_all_dialects(context);
    context->handler = keep_error;
    context->reads_legacy = reads_legacy;
    first_error[0] = 0;
    return context;
}

typedef void (*RowCheck)(Context *context, const LegacyOp *row);

static void each_row(RowCheck check)
{
    Context *context = new_context(true);

    for (const LegacyOp *const *table = LEGACY.tables; *table; table++)
        for (const LegacyOp *row = *table; row->name; row++)
            check(context, row);
    context_free(context);
}

static void names_today(Context *context, const LegacyOp *row)
{
    ck_assert_msg(context_op(context, str_of(row->today)) != NULL, "%s: no operation '%s'",
                  row->name, row->today);
    ck_assert_msg(strcmp(row->name, row->today) == 0 || !context_op(context, str_of(row->name)),
                  "%s is an operation of today", row->name);
    ck_assert_msg(!row->format || !row->parse, "%s has two forms", row->name);
    ck_assert_msg(!row->stops == !row->form, "%s: where does it stop, and what is the form?",
                  row->name);
}

START_TEST(each_names_an_operation)
{
    each_row(names_today);
}
END_TEST

static Map seen;

static void is_once(Context *context, const LegacyOp *row)
{
    bool added;

    (void)context;
    map_at(&seen, str_of(row->name), &added);
    ck_assert_msg(added, "%s stands twice", row->name);
}

START_TEST(each_stands_once)
{
    each_row(is_once);
    map_free(&seen);
}
END_TEST

/* The values that programs have. */
static const char VALUES[] =
    "%i: i32, %l: i64, %w: i8, %n: index, %p: i1, %x: f32, %d: f64, %v: vector<4xf32>, "
    "%vi: vector<4xi32>, %m: memref<4xf32>, %mm: memref<4x4xf32>, %o: memref<?x4xf32>, "
    "%b: memref<64xi8>, %t: tensor<4xf32>, %tt: tensor<?x4xf32>, %z: complex<f32>, "
    "%u: memref<*xf32>";

typedef struct Program {
    const char *name, *text; /* the body of a function of the values above; or all of a file */
} Program;

static const Program PROGRAMS[] = {
#include "testsuite/unit/legacy_programs.h"
};
enum { PROGRAM_COUNT = sizeof PROGRAMS / sizeof *PROGRAMS };

static const Program *program_of(const char *name)
{
    for (size_t i = 0; i < PROGRAM_COUNT; i++)
        if (strcmp(PROGRAMS[i].name, name) == 0)
            return &PROGRAMS[i];
    return NULL;
}

static void has_program(Context *context, const LegacyOp *row)
{
    (void)context;
    ck_assert_msg(program_of(row->name) != NULL, "%s has no program", row->name);
}

START_TEST(each_has_a_program)
{
    each_row(has_program);
}
END_TEST

static Str whole(Arena *arena, const char *text)
{
    if (strncmp(text, "module", 6) == 0)
        return str_of(text);
    return str_printf(arena, "func.func @f(%s) {\n%s\n  func.return\n}\n", VALUES, text);
}

static bool has_op(const Region *region, Str name)
{
    for (const Block *block = region->first; block; block = block->next)
        for (const Op *op = block->first; op; op = op->next) {
            if (str_eq(op_name(op), name))
                return true;
            for (unsigned i = 0; i < op->region_count; i++)
                if (has_op(&op->regions[i], name))
                    return true;
        }
    return false;
}

START_TEST(each_program_is_read)
{
    const Program *program = &PROGRAMS[_i];
    Context *context = new_context(true), *modern = new_context(false);
    Str text = whole(&context->arena, program->text);
    Sb printed = { 0 };
    Op *module = source_parse(context, STR("legacy"), text, 0), *again;

    ck_assert_msg(module != NULL, "%s: %s", program->name, first_error);
    ck_assert_msg(ir_verify(module), "%s: %s", program->name, first_error);
    ir_print(&printed, module, (PrintOptions){ 0 });
    again = source_parse(modern, STR("today"), sb_view(&printed), 0);
    ck_assert_msg(again && ir_verify(again), "%s: %s\n%s", program->name, first_error,
                  printed.data);
    sb_free(&printed);
    context_free(context);
    context_free(modern);
}
END_TEST

/* Without being asked to, today's parser takes none of the names that are old, and says so. */
START_TEST(none_is_read_unasked)
{
    const Program *program = &PROGRAMS[_i];
    Context *context = new_context(false);
    Str text = whole(&context->arena, program->text);
    Op *module = source_parse(context, STR("legacy"), text, 0);

    ck_assert_msg(!module || !ir_verify(module), "%s is read without --legacy", program->name);
    context_free(context);
}
END_TEST

START_TEST(each_operation_is_there)
{
    Context *context = new_context(true);

    for (const LegacyOp *const *table = LEGACY.tables; *table; table++)
        for (const LegacyOp *row = *table; row->name; row++) {
            const Program *program = program_of(row->name);
            Op *module;

            if (!program)
                continue;
            module = source_parse(context, STR("legacy"), whole(&context->arena, program->text), 0);
            ck_assert_msg(module
                              && (has_op(&module->regions[0], str_of(row->today)) || row->finish
                                  || row->parse),
                          "%s: its program has no '%s'", row->name, row->today);
        }
    context_free(context);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("legacy");
    TCase *tcase = tcase_create("table");
    SRunner *runner;
    int failed;

    tcase_add_test(tcase, each_names_an_operation);
    tcase_add_test(tcase, each_stands_once);
    tcase_add_test(tcase, each_has_a_program);
    tcase_add_loop_test(tcase, each_program_is_read, 0, PROGRAM_COUNT);
    tcase_add_loop_test(tcase, none_is_read_unasked, 0, PROGRAM_COUNT);
    tcase_add_test(tcase, each_operation_is_there);
    suite_add_tcase(suite, tcase);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
