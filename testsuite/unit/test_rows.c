/* A walk over every row of every dialect: is it complete, and can its format be followed? */
#include "core/define/alias.h"
#include "core/ir/context.h"
#include "core/text/format.h"
#include "core/text/infer.h"
#include "dialects/registry.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

typedef void (*RowCheck)(Context *context, const OpDef *def);

static void each_row(RowCheck check)
{
    Context *context = context_new();

    register_all_dialects(context);
    for (const DialectDef *const *d = registered_dialects(); *d; d++) {
        const OpDef *def;

        for (unsigned i = 0; (def = dialect_op(*d, i)); i++)
            check(context, def);
    }
    context_free(context);
}

static bool is_ours(const OpDef *def)
{
    return strncmp(def->name, "test.", 5) != 0 && strncmp(def->name, "test_dyn.", 9) != 0;
}

static void has_words(Context *context, const OpDef *def)
{
    (void)context;
    ck_assert_msg(def->summary && *def->summary, "%s has no summary", def->name);
    if (!is_ours(def))
        return;
    ck_assert_msg(def->doc && strlen(def->doc) > 20, "%s has no doc", def->name);
    ck_assert_msg(def->doc[strlen(def->doc) - 1] == '\n', "%s: its doc ends within a line",
                  def->name);
}

START_TEST(every_row_has_words)
{
    each_row(has_words);
}
END_TEST

static void names_its_parts(Context *context, const OpDef *def)
{
    (void)context;
    for (unsigned i = 0; i < def_operand_count(def); i++)
        ck_assert_msg(def->operands[i].type, "%s: operand %s has no type", def->name,
                      def->operands[i].name);
    for (unsigned i = 0; i < def_result_count(def); i++)
        ck_assert_msg(def->results[i].type, "%s: result %s has no type", def->name,
                      def->results[i].name);
    for (unsigned i = 0; i < def_attr_count(def); i++)
        ck_assert_msg(def->attrs[i].constraint, "%s: attribute %s has no constraint", def->name,
                      def->attrs[i].name);
    for (unsigned i = 0; i < def_successor_count(def); i++)
        ck_assert_msg(!def->successors[i].operands
                          || def_operand_index(def, str_of(def->successors[i].operands)) >= 0,
                      "%s: successor %s names no operand group", def->name,
                      def->successors[i].name);
    ck_assert_msg(def_attr_count(def) <= 64, "%s has too many attributes", def->name);
    ck_assert_msg(!def->parse || def->print, "%s does not print the form that it reads", def->name);
    ck_assert_msg(!def->print || def->parse || def->format, "%s prints a form that nobody reads",
                  def->name);
    ck_assert_msg(!def->parse || !def->format, "%s has both a format and a parser", def->name);
}

START_TEST(every_row_names_its_parts)
{
    each_row(names_its_parts);
}
END_TEST

static void format_reads(Context *context, const OpDef *def)
{
    if (def->format) {
        Str error = format_of(context, def)->error;

        ck_assert_msg(!error.len, "%.*s", STR_ARG(error));
    }
}

START_TEST(every_format_can_be_followed)
{
    each_row(format_reads);
}
END_TEST

static void means_what_is_there(Context *context, const OpDef *def)
{
    Sb why = { 0 };

    ck_assert_msg((def->as != NULL) + (def_eval(def) != NULL) + (def->expand != NULL) <= 1,
                  "%s has two meanings", def->name);
    ck_assert_msg(!(def->eval && !def->eval_lane && def_has(def, ELEMENTWISE)), "%s maps no lanes",
                  def->name);
    ck_assert_msg(!alias_fault(&why, context, def), "%s is no alias: %s", def->name, why.data);
    sb_free(&why);
}

START_TEST(every_alias_means_what_is_there)
{
    each_row(means_what_is_there);
}
END_TEST

typedef struct Known {
    bool operand[MAX_OPERANDS], result[MAX_RESULTS];
} Known;

static bool *known_place(const OpDef *def, Known *known, Str name)
{
    int index = def_operand_index(def, name);

    if (index >= 0)
        return &known->operand[index];
    index = def_result_index(def, name);
    return index >= 0 ? &known->result[index] : NULL;
}

static bool learn_same(const OpDef *def, Known *known, const char *names)
{
    bool any = false, changed = false;

    for (int pass = 0; pass < 2; pass++)
        for (Str rest = str_of(names), word; rest.len; rest = str_from(rest, word.len + 1)) {
            bool *place;

            word = (Str){ rest.data, str_find(rest, ' ') };
            place = known_place(def, known, word);
            if (pass == 0)
                any |= !place || *place; /* an attribute brings its type */
            else if (place && any && !*place)
                *place = changed = true;
        }
    return changed;
}

static bool learn_trait(const OpDef *def, Known *known)
{
    bool all = def_has(def, SAME_OPERANDS_AND_RESULT_TYPE), any = false, changed = false;

    if (!all && !def_has(def, SAME_TYPE_OPERANDS))
        return false;
    for (unsigned i = 0; i < MAX_OPERANDS; i++)
        any |= known->operand[i];
    for (unsigned i = 0; all && i < MAX_RESULTS; i++)
        any |= known->result[i];
    for (unsigned i = 0; any && i < def_operand_count(def); i++)
        if (!known->operand[i])
            known->operand[i] = changed = true;
    for (unsigned i = 0; any && all && i < def_result_count(def); i++)
        if (!known->result[i])
            known->result[i] = changed = true;
    return changed;
}

static bool learn(const OpDef *def, Known *known)
{
    bool changed = learn_trait(def, known);

    for (unsigned i = 0; i < def_rule_count(def); i++) {
        const TypeRule *rule = &def->types[i];
        bool *from = rule->from ? known_place(def, known, str_of(rule->from)) : NULL;
        bool *to = rule->to ? known_place(def, known, str_of(rule->to)) : NULL;

        if (rule->same)
            changed |= learn_same(def, known, rule->same);
        if (to && !*to && (rule_derives(rule) || rule->derive_all) && (!from || *from))
            *to = changed = true;
    }
    return changed;
}

/* What the syntax leaves away must follow from what it says. */
static void types_follow(Context *context, const OpDef *def)
{
    const Format *format = def->format ? format_of(context, def) : NULL;
    Known known = { 0 };

    if (!format)
        return;
    for (unsigned i = 0; i < def_operand_count(def); i++)
        known.operand[i] = format->types_written_operand[i] || def->operands[i].type->build;
    for (unsigned i = 0; i < def_result_count(def); i++)
        known.result[i] = format->types_written_result[i] || def->results[i].type->build
                          || def->infer || def->results[i].multiplicity != ONE;
    while (learn(def, &known))
        ;
    for (unsigned i = 0; i < def_operand_count(def); i++)
        ck_assert_msg(known.operand[i], "%s: the type of %s is not known", def->name,
                      def->operands[i].name);
    for (unsigned i = 0; i < def_result_count(def); i++)
        ck_assert_msg(known.result[i], "%s: the type of %s is not known", def->name,
                      def->results[i].name);
}

START_TEST(every_type_left_away_follows)
{
    each_row(types_follow);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("rows");
    TCase *tcase = tcase_create("rows");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_add_test(tcase, every_row_has_words);
    tcase_add_test(tcase, every_row_names_its_parts);
    tcase_add_test(tcase, every_format_can_be_followed);
    tcase_add_test(tcase, every_alias_means_what_is_there);
    tcase_add_test(tcase, every_type_left_away_follows);
    suite_add_tcase(suite, tcase);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
