#include "core/text/infer.h"

/* The place of a name's type: an operand's or a result's; NULL for anything else. */
static const Type **place(const OpDef *def, TypeTable *table, Str name)
{
    int index = def_operand_index(def, name);

    if (index >= 0)
        return &table->operand[index];
    index = def_result_index(def, name);
    return index >= 0 ? &table->result[index] : NULL;
}

static const Type *known(const OpState *state, TypeTable *table, Str name)
{
    const Type **at = place(state->def, table, name);
    const Attr *attr;

    if (at)
        return *at;
    attr = op_state_attr_named(state, name);
    return attr ? attr->type : NULL;
}

static bool set(const Type **at, const Type *type)
{
    if (!at || *at || !type)
        return false;
    *at = type;
    return true;
}

static bool apply_same(const OpState *state, TypeTable *table, const char *names)
{
    Str rest = str_of(names), word;
    const Type *type = NULL;
    bool changed = false;

    for (; rest.len && !type; rest = str_from(rest, word.len + 1)) {
        word = (Str){ rest.data, str_find(rest, ' ') };
        type = known(state, table, word);
    }
    for (rest = str_of(names); rest.len; rest = str_from(rest, word.len + 1)) {
        word = (Str){ rest.data, str_find(rest, ' ') };
        changed |= set(place(state->def, table, word), type);
    }
    return changed;
}

/* What a rule derives from must first meet its own constraint. */
static bool check_source(const OpState *state, Str name, const Type *type, InferFault *fault)
{
    int operand = def_operand_index(state->def, name), result = def_result_index(state->def, name);
    const TypeConstraint *constraint;

    if (operand < 0 && result < 0)
        return true;
    constraint =
        operand >= 0 ? state->def->operands[operand].type : state->def->results[result].type;
    if (type_satisfies(constraint, type))
        return true;
    *fault = (InferFault){ name, type, constraint };
    return false;
}

static bool apply_rule(const OpState *state, TypeTable *table, const TypeRule *rule, bool *changed,
                       InferFault *fault)
{
    const Type **to, *from;

    if (rule->same) {
        *changed |= apply_same(state, table, rule->same);
        return true;
    }
    to = place(state->def, table, str_of(rule->to));
    from = known(state, table, str_of(rule->from));
    if (!to || *to || !from || !rule_derives(rule))
        return true;
    if (!check_source(state, str_of(rule->from), from, fault))
        return false;
    *changed |= set(to, rule_derive(rule, from));
    return true;
}

/* SameOperandsAndResultType, SameTypeOperands: one type for all of them. */
static bool apply_traits(const OpDef *def, TypeTable *table)
{
    unsigned operands = def_operand_count(def), results = def_result_count(def);
    const Type *type = NULL;
    bool changed = false, all = def_has(def, SAME_OPERANDS_AND_RESULT_TYPE);

    if (!all && !def_has(def, SAME_TYPE_OPERANDS))
        return false;
    for (unsigned i = 0; i < operands && !type; i++)
        type = table->operand[i];
    for (unsigned i = 0; all && i < results && !type; i++)
        type = table->result[i];
    for (unsigned i = 0; i < operands; i++)
        changed |= set(&table->operand[i], type);
    for (unsigned i = 0; all && i < results; i++)
        changed |= set(&table->result[i], type);
    return changed;
}

static void apply_buildable(Context *context, const OpDef *def, TypeTable *table)
{
    for (unsigned i = 0; i < def_operand_count(def); i++)
        set(&table->operand[i], constraint_type(def->operands[i].type, context));
    for (unsigned i = 0; i < def_result_count(def); i++)
        set(&table->result[i], constraint_type(def->results[i].type, context));
}

bool infer_from_rules(const OpState *state, TypeTable *table, InferFault *fault)
{
    const OpDef *def = state->def;
    bool changed = true;

    apply_buildable(state->context, def, table);
    while (changed) {
        changed = apply_traits(def, table);
        for (unsigned i = 0; i < def_rule_count(def); i++)
            if ((def->types[i].same || def->types[i].to)
                && !apply_rule(state, table, &def->types[i], &changed, fault))
                return false;
    }
    return true;
}
