#include "dialects/irdl/condition.h"

#include "core/ir/diag.h"
#include "dialects/irdl/base.h"

#include <string.h>

Judge judge_begin(const Conditions *conditions, const Op *op, const Attr *loc)
{
    Judge judge = { .conditions = conditions, .op = op, .loc = loc };

    judge.taken = ARENA_ARRAY(&judge.scratch, const Attr *, conditions->count + 1);
    return judge;
}

void judge_end(Judge *judge)
{
    map_free(&judge->refused);
    arena_free(&judge->scratch);
}

bool judge_error(Judge *judge, const char *format, ...)
{
    Sb text = { 0 };
    va_list args;

    if (judge->quiet)
        return false;
    va_start(args, format);
    sb_vprintf(&text, format, args);
    va_end(args);
    if (!judge->loc)
        op_plain_error(judge->op, "%s", text.data);
    else
        loc_error(judge->loc, "%s", text.data);
    if (judge->loc && judge->op && judge->loc != op_loc(judge->op))
        loc_note(op_loc(judge->op), "see the operation");
    sb_free(&text);
    return false;
}

static bool is_that(Judge *judge, const Attr *expected, const Attr *attr)
{
    return attr == expected
           || (!judge->quiet
               && judge_error(judge, "expected '%s' but got '%s'", attr_quoted(expected),
                              attr_quoted(attr)));
}

static bool has_type_base(Judge *judge, const Condition *condition, const Attr *attr)
{
    const char *base;

    if (attr->kind != ATTR_TYPE)
        return !judge->quiet
               && judge_error(judge, "expected type, got attribute '%s", attr_quoted(attr));
    base = base_of_type(attr->type_value);
    return strcmp(base, condition->base) == 0
           || judge_error(judge, "expected base type '%s' but got '%s'", condition->base, base);
}

static bool has_attr_base(Judge *judge, const Condition *condition, const Attr *attr)
{
    const char *base = base_of_attr(attr);

    return strcmp(base, condition->base) == 0
           || judge_error(judge, "expected base attribute '%s' but got '%s'", condition->base,
                          base);
}

static bool has_params(Judge *judge, const Condition *condition, const Attr *const *params,
                       unsigned count)
{
    if (count != condition->arg_count)
        return judge_error(judge, "attribute '%s' expects %u parameters but got %u",
                           condition->base, count, condition->arg_count);
    for (unsigned i = 0; i < count; i++)
        if (!judge_attr(judge, condition->args[i], params[i]))
            return false;
    return true;
}

static bool is_of_type(Judge *judge, const Condition *condition, const Attr *attr)
{
    const Type *type = attr->kind == ATTR_TYPE ? attr->type_value : NULL;

    if (!type)
        return !judge->quiet
               && judge_error(judge, "expected type, got attribute '%s", attr_quoted(attr));
    if (type->kind != TYPE_DIALECT || strcmp(type->dialect.def->name, condition->base) != 0)
        return !judge->quiet
               && judge_error(judge, "expected base type '%s' but got '%s'", condition->base,
                              attr_quoted(attr));
    return has_params(judge, condition, type->dialect.params, type->dialect.count);
}

/* Upstream has the two parts of the expected name the other way round. */
static bool is_of_attr(Judge *judge, const Condition *condition, const Attr *attr)
{
    const char *dot = strchr(condition->base, '.');

    if (attr->kind != ATTR_DIALECT || strcmp(attr->dialect.def->name, condition->base) != 0)
        return !judge->quiet
               && judge_error(judge, "expected base attribute '%s.%.*s' but got '%s'", dot + 1,
                              (int)(dot - condition->base), condition->base, attr_quoted(attr));
    return has_params(judge, condition, attr->dialect.params, attr->dialect.count);
}

/* The first that holds, as upstream: what conditions took that did not hold in the end stays
 * taken. */
static bool satisfies_any(Judge *judge, const Condition *condition, const Attr *attr)
{
    bool quiet = judge->quiet, found = false;

    judge->quiet = true;
    for (unsigned i = 0; i < condition->arg_count && !found; i++)
        found = judge_attr(judge, condition->args[i], attr);
    judge->quiet = quiet;
    return found || quiet
               ? found
               : judge_error(judge, "'%s' does not satisfy the constraint", attr_quoted(attr));
}

static bool satisfies_all(Judge *judge, const Condition *condition, const Attr *attr)
{
    for (unsigned i = 0; i < condition->arg_count; i++)
        if (!judge_attr(judge, condition->args[i], attr))
            return false;
    return true;
}

static bool holds(Judge *judge, const Condition *condition, const Attr *attr)
{
    switch (condition->kind) {
    case CONDITION_ANY:
    case CONDITION_UNCHECKED:
        break;
    case CONDITION_IS:
        return is_that(judge, condition->expected, attr);
    case CONDITION_BASE_TYPE:
        return has_type_base(judge, condition, attr);
    case CONDITION_BASE_ATTR:
        return has_attr_base(judge, condition, attr);
    case CONDITION_TYPE:
        return is_of_type(judge, condition, attr);
    case CONDITION_ATTR:
        return is_of_attr(judge, condition, attr);
    case CONDITION_ANY_OF:
        return satisfies_any(judge, condition, attr);
    case CONDITION_ALL_OF:
        return satisfies_all(judge, condition, attr);
    }
    return true;
}

/* What did not hold never will in this judgement, for conditions only ever take more; so each is
 * asked once about an attribute, however many others ask it. */
static bool was_refused(Judge *judge, unsigned condition, const Attr *attr)
{
    uint64_t key[] = { condition, (uint64_t)(uintptr_t)attr };

    return map_get(&judge->refused, (Str){ (const char *)key, sizeof key });
}

static void refuse(Judge *judge, unsigned condition, const Attr *attr)
{
    uint64_t key[] = { condition, (uint64_t)(uintptr_t)attr };
    const char *kept = arena_copy(&judge->scratch, key, sizeof key);

    map_put(&judge->refused, (Str){ kept, sizeof key }, (void *)attr);
}

bool judge_attr(Judge *judge, unsigned number, const Attr *attr)
{
    const Condition *condition = &judge->conditions->at[number];

    if (judge->taken[number])
        return is_that(judge, judge->taken[number], attr);
    if (judge->quiet && condition->arg_count && was_refused(judge, number, attr))
        return false;
    if (holds(judge, condition, attr)) {
        judge->taken[number] = attr;
        return true;
    }
    if (judge->quiet && condition->arg_count)
        refuse(judge, number, attr);
    return false;
}

enum { LONG_TEXT = 300 };

static void print_args(Sb *text, const Conditions *conditions, const Condition *condition,
                       const char *between)
{
    for (unsigned i = 0; i < condition->arg_count; i++) {
        if (i)
            sb_add(text, between);
        if (text->len > LONG_TEXT) {
            sb_add(text, "...");
            return;
        }
        condition_print(text, conditions, condition->args[i]);
    }
}

void condition_print(Sb *text, const Conditions *conditions, unsigned number)
{
    const Condition *condition = &conditions->at[number];

    switch (condition->kind) {
    case CONDITION_ANY:
        sb_add(text, "any");
        break;
    case CONDITION_IS:
        attr_print(text, condition->expected);
        break;
    case CONDITION_BASE_TYPE:
    case CONDITION_TYPE:
        sb_printf(text, "!%s", condition->base);
        break;
    case CONDITION_BASE_ATTR:
    case CONDITION_ATTR:
        sb_printf(text, "#%s", condition->base);
        break;
    case CONDITION_ANY_OF:
        print_args(text, conditions, condition, " or ");
        break;
    case CONDITION_ALL_OF:
        print_args(text, conditions, condition, " and ");
        break;
    case CONDITION_UNCHECKED:
        sb_add(text, "what C++ says (not checked)");
        break;
    }
    if ((condition->kind == CONDITION_TYPE || condition->kind == CONDITION_ATTR)
        && condition->arg_count) {
        sb_char(text, '<');
        print_args(text, conditions, condition, ", ");
        sb_char(text, '>');
    }
}
