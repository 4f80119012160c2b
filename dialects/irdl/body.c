#include "dialects/irdl/body.h"

#include "core/ir/diag.h"
#include "dialects/irdl/base.h"
#include "dialects/irdl/irdl.h"

#include <string.h>

enum {
    MOST_NESTED = 1000,    /* conditions within conditions */
    MOST_LOOKS = 10000000, /* at conditions, to tell those of an any_of apart */
};

const Op *body_part(const Op *definition, const char *name)
{
    for (const Op *op = definition->regions[0].first->first; op; op = op->next)
        if (op_is(op, name))
            return op;
    return NULL;
}

static const struct {
    const char *name;
    ConditionKind kind;
} KINDS[] = {
    { "irdl.any", CONDITION_ANY },          { "irdl.is", CONDITION_IS },
    { "irdl.base", CONDITION_BASE_TYPE },   { "irdl.parametric", CONDITION_TYPE },
    { "irdl.any_of", CONDITION_ANY_OF },    { "irdl.all_of", CONDITION_ALL_OF },
    { "irdl.c_pred", CONDITION_UNCHECKED },
};

static bool is_condition(const Op *op, ConditionKind *kind)
{
    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++)
        if (op_is(op, KINDS[i].name)) {
            *kind = KINDS[i].kind;
            return true;
        }
    return false;
}

bool body_takes_conditions(const Op *part)
{
    for (unsigned i = 0; i < part->operand_count; i++) {
        const Op *definer = value_definer(part->operands[i]);
        ConditionKind kind;

        if (!definer || definer->block != part->block || !is_condition(definer, &kind))
            return op_error(part, "operand #%u is not a condition of this definition", i);
    }
    return true;
}

/* "cmath.complex" of a definition. */
static const char *name_of(Context *context, const Op *definition)
{
    Str dialect = op_attr(op_parent(definition), "sym_name")->string;
    Str name = op_attr(definition, "sym_name")->string;

    return str_printf(&context->arena, "%.*s.%.*s", STR_ARG(dialect), STR_ARG(name)).data;
}

static bool read_reference(Context *context, const Op *op, const Attr *reference,
                           Condition *condition, ConditionKind of_type, ConditionKind of_attr)
{
    const Op *definition = irdl_symbol(op, reference);

    if (!definition || !op_is(op_parent(definition), "irdl.dialect"))
        return op_plain_error(op, "%s does not refer to any existing symbol",
                              attr_quoted(reference));
    condition->base = name_of(context, definition);
    condition->kind = op_is(definition, "irdl.type") ? of_type : of_attr;
    return true;
}

/* By a reference, or by the name of what is there: "!builtin.integer". */
static bool read_base(Context *context, const Op *op, Condition *condition)
{
    const Attr *reference = op_attr(op, "base_ref"), *attr = op_attr(op, "base_name");
    bool is_type = attr && attr->string.data[0] == '!';
    Str name;

    if (reference)
        return read_reference(context, op, reference, condition, CONDITION_BASE_TYPE,
                              CONDITION_BASE_ATTR);
    name = str_dup(&context->arena, str_from(attr->string, 1));
    condition->base = name.len ? name.data : "";
    condition->kind = is_type ? CONDITION_BASE_TYPE : CONDITION_BASE_ATTR;
    return (is_type ? base_type_is_known(context, name) : base_attr_is_known(context, name))
           || op_plain_error(op, "no registered %s with name %.*s", is_type ? "type" : "attribute",
                             STR_ARG(attr->string));
}

static bool read_args(Context *context, const Op *op, const Conditions *before,
                      Condition *condition)
{
    unsigned *args = ARENA_ARRAY(&context->arena, unsigned, op->operand_count + 1), deepest = 0;

    if (!body_takes_conditions(op))
        return false;
    for (unsigned i = 0; i < op->operand_count; i++) {
        args[i] = op->operands[i]->slot;
        if (before->at[args[i]].depth > deepest)
            deepest = before->at[args[i]].depth;
    }
    condition->arg_count = op->operand_count;
    condition->args = args;
    condition->depth = deepest + 1;
    if (deepest < MOST_NESTED)
        return true;
    context->limit_count++;
    return op_error(op, "conditions stand within each other more than %d deep", MOST_NESTED);
}

/* What an any_of asks, as upstream looks at it: the definitions of parametric conditions, of each
 * of its operands. */
typedef struct Bases {
    const Conditions *conditions;
    Map owners;        /* name of a definition -> the operand that has it */
    unsigned *visited; /* by condition: the operand that came here last */
    unsigned operands; /* so many were looked at, of all any_ofs: their numbers */
    size_t looks;
} Bases;

/* False where a definition belongs to another operand already. */
static bool add_bases(Bases *bases, unsigned number, unsigned owner)
{
    const Condition *condition = &bases->conditions->at[number];
    unsigned count = condition->kind == CONDITION_ANY_OF   ? condition->arg_count
                     : condition->kind == CONDITION_ALL_OF ? 1
                                                           : 0;

    bases->looks++;
    if (bases->visited[number] == owner || bases->looks > MOST_LOOKS)
        return true;
    bases->visited[number] = owner;
    if (condition->kind == CONDITION_TYPE || condition->kind == CONDITION_ATTR) {
        bool added;
        MapEntry *entry = map_at(&bases->owners, str_of(condition->base), &added);

        if (added)
            entry->value = (void *)(uintptr_t)owner;
        return entry->value == (void *)(uintptr_t)owner;
    }
    for (unsigned i = 0; i < count; i++)
        if (!add_bases(bases, condition->args[i], owner))
            return false;
    return true;
}

/* Takes anything, by its first condition all the way down. */
static bool takes_anything(const Conditions *conditions, unsigned number)
{
    const Condition *condition = &conditions->at[number];

    while (condition->kind == CONDITION_ALL_OF)
        condition = &conditions->at[condition->args[0]];
    return condition->kind == CONDITION_ANY;
}

/* The first that holds is the one: so upstream wants them to be different. */
static bool are_apart(Bases *bases, const Condition *condition)
{
    map_clear(&bases->owners);
    for (unsigned i = 0; i < condition->arg_count; i++)
        if (takes_anything(bases->conditions, condition->args[i])
            || !add_bases(bases, condition->args[i], ++bases->operands))
            return false;
    return true;
}

static bool check_any_of(const Op *op, Bases *bases, const Condition *condition)
{
    if (!are_apart(bases, condition)) {
        loc_error(op_loc(op), "any_of constraints are not in the correct form");
        return loc_note(op_loc(op), "one of them takes anything, or two of them are parametric in "
                                    "the same definition");
    }
    if (bases->looks <= MOST_LOOKS)
        return true;
    op_context(op)->limit_count++;
    return op_error(op, "there are too many conditions in this definition");
}

static bool read_condition(Context *context, const Op *op, ConditionKind kind,
                           const Conditions *before, Condition *condition)
{
    condition->kind = kind;
    if (kind == CONDITION_IS)
        condition->expected = op_attr(op, "expected");
    if (kind == CONDITION_BASE_TYPE && !read_base(context, op, condition))
        return false;
    if (kind == CONDITION_TYPE
        && !read_reference(context, op, op_attr(op, "base_type"), condition, CONDITION_TYPE,
                           CONDITION_ATTR))
        return false;
    return read_args(context, op, before, condition);
}

static unsigned count_conditions(const Op *definition)
{
    unsigned count = 0;
    ConditionKind kind;

    for (const Op *op = definition->regions[0].first->first; op; op = op->next)
        count += is_condition(op, &kind);
    return count;
}

static bool read_conditions(Context *context, const Op *definition, Condition *made, Bases *bases,
                            Conditions *conditions)
{
    ConditionKind kind;

    for (const Op *op = definition->regions[0].first->first; op; op = op->next) {
        Condition *condition = &made[conditions->count];

        if (!is_condition(op, &kind))
            continue;
        if (!read_condition(context, op, kind, conditions, condition))
            return false;
        op->results[0]->slot = conditions->count++;
        if (kind == CONDITION_ANY_OF && !check_any_of(op, bases, condition))
            return false;
    }
    return true;
}

bool body_conditions(Context *context, const Op *definition, Conditions *conditions)
{
    unsigned count = count_conditions(definition);
    Condition *made = ARENA_ARRAY(&context->arena, Condition, count + 1);
    Arena scratch = { 0 };
    Bases bases = { .conditions = conditions,
                    .visited = ARENA_ARRAY(&scratch, unsigned, count + 1) };
    bool good;

    *conditions = (Conditions){ 0, made };
    good = read_conditions(context, definition, made, &bases, conditions);
    map_free(&bases.owners);
    arena_free(&scratch);
    return good;
}

static void count_unchecked(const Op *op, unsigned *count, const Op **first)
{
    if (op_is(op, "irdl.c_pred") && !(*count)++)
        *first = op;
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next)
                count_unchecked(inner, count, first);
}

void body_warn_unchecked(Context *context, const Op *module)
{
    const Op *first = NULL;
    unsigned count = 0;

    count_unchecked(module, &count, &first);
    if (count)
        diag_emit(context, SEVERITY_WARNING, op_loc(first),
                  "what is written in C++ is not checked: %u condition%s ('irdl.c_pred')", count,
                  plural(count));
}
