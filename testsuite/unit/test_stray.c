/* Stray attributes: what an operation does not declare is anybody's, and changes nothing of whether
 * it is valid, whatever it is called. Rule: MLIR Language Reference, discardable attributes. */
#include "core/define/example.h"
#include "core/ir/context.h"
#include "core/text/source.h"
#include "dialects/registry.h"

#include <check.h>
#include <stdlib.h>

/* What whoever asks for a list, a map or a number by its name would trip over. */
static const char *const VALUES[] = { "unit", "[unit, \"x\", 3]", "-1 : i32",
                                      "affine_map<() -> ()>" };

/* A symbol's, whatever operation it is: SymbolTable asks every operation for them. */
static bool is_of_symbols(const char *name)
{
    return strcmp(name, "sym_name") == 0 || strcmp(name, "sym_visibility") == 0;
}

static void keep_silent(void *state, const Diag *diag)
{
    (void)state, (void)diag;
}

static Op *first_of(Op *op, const OpDef *def)
{
    Op *found = op->def == def ? op : NULL;

    for (unsigned r = 0; r < op->region_count; r++)
        for (Block *block = op->regions[r].first; block; block = block->next)
            for (Op *inner = block->first; inner && !found; inner = inner->next)
                found = first_of(inner, def);
    return found;
}

static const Attr *with_attr(Op *op, const char *name, const Attr *value)
{
    const Attr *all = op->attrs;
    NamedAttr *entries = ARENA_ARRAY(&op_context(op)->arena, NamedAttr, all->dictionary.count + 1);

    for (unsigned i = 0; i < all->dictionary.count; i++)
        entries[i] = all->dictionary.entries[i];
    entries[all->dictionary.count] = (NamedAttr){ str_of(name), value };
    return attr_dictionary(op_context(op), all->dictionary.count + 1, entries);
}

/* Beside a property that is absent, too. */
static unsigned try_name(Op *module, Op *op, const char *name)
{
    const Attr *before = op->attrs;
    unsigned tried = 0;

    if (is_of_symbols(name) || op_attr(op, name))
        return 0;
    for (size_t i = 0; i < sizeof VALUES / sizeof *VALUES; i++, tried++) {
        op->attrs = with_attr(op, name, source_parse_attr(op_context(op), str_of(VALUES[i]), NULL));
        ck_assert_msg(ir_verify(module), "%s is refused with %s = %s", op->def->name, name,
                      VALUES[i]);
    }
    op->attrs = before;
    return tried;
}

/* Every name that an operation of its dialect declares. */
static unsigned try_names(const DialectDef *dialect, Op *module, Op *op)
{
    const OpDef *def;
    unsigned tried = 0;

    for (unsigned i = 0; (def = dialect_op(dialect, i)); i++)
        for (unsigned j = 0; j < def_attr_count(def); j++)
            tried += try_name(module, op, def->attrs[j].name);
    return tried;
}

static unsigned try_operation(const DialectDef *dialect, const OpDef *def)
{
    Context *context = context_new();
    const char *program;
    unsigned tried = 0;
    Op *module, *op;

    register_all_dialects(context);
    context->handler = keep_silent;
    program = example_program(&context->arena, def->example, def->gives);
    module = program ? source_parse(context, STR("example"), str_of(program), 0) : NULL;
    op = module && ir_verify(module) ? first_of(module, def) : NULL;
    if (op)
        tried = try_names(dialect, module, op);
    context_free(context);
    return tried;
}

START_TEST(stray_attributes_mean_nothing)
{
    unsigned operations = 0;

    for (const DialectDef *const *d = registered_dialects(); *d; d++) {
        const OpDef *def;

        for (unsigned i = 0; (def = dialect_op(*d, i)); i++)
            operations += try_operation(*d, def) > 0;
    }
    ck_assert_uint_gt(operations, 500);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("stray");
    TCase *tcase = tcase_create("stray");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_add_test(tcase, stray_attributes_mean_nothing);
    suite_add_tcase(suite, tcase);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
