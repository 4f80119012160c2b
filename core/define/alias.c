#include "core/define/alias.h"
#include "core/ir/attr_default.h"

const OpDef *op_meaning(const Op *op)
{
    const OpDef *meaning =
        op->def && op->def->as ? context_op(op_context(op), str_of(op->def->as)) : NULL;

    return meaning ? meaning : op->def;
}

Primitive def_primitive(const OpDef *meaning, const Op *op)
{
    return meaning->primitive_of ? meaning->primitive_of(op) : meaning->primitive;
}

Primitive op_primitive(const Op *op)
{
    const OpDef *meaning = op_meaning(op);

    return meaning && !op->def->guard ? def_primitive(meaning, op) : PRIM_NONE;
}

const OpDef *def_rules(Context *context, const OpDef *def)
{
    const OpDef *meaning = def->as && !def->formula ? context_op(context, str_of(def->as)) : NULL;

    return meaning ? meaning : def;
}

/* The next pair of "there=here there=here"; false behind the last. */
static bool next_pair(Str *pairs, Str *there, Str *here)
{
    size_t end = str_find(*pairs, ' ');
    Str pair = { pairs->data, end };

    if (!pairs->len)
        return false;
    there->data = pair.data;
    there->len = str_find(pair, '=');
    *here = str_from(pair, there->len + 1);
    *pairs = str_from(*pairs, end < pairs->len ? end + 1 : end);
    return true;
}

/* What is called `name` here, there; or the other way round. */
static Str paired(const OpDef *alias, Str name, bool to_there)
{
    Str pairs = str_of(alias->as_names ? alias->as_names : ""), there, here;

    while (next_pair(&pairs, &there, &here))
        if (str_eq(to_there ? here : there, name))
            return to_there ? there : here;
    return name;
}

static Str name_here(const OpDef *alias, Str name)
{
    return paired(alias, name, false);
}

static Str name_there(const OpDef *alias, Str name)
{
    return paired(alias, name, true);
}

static const EnumDef *cases_of(const AttrRow *row)
{
    const AttrConstraint *constraint = row->constraint;

    return constraint->cases ? constraint->cases
           : constraint->def ? constraint->def->params[0].cases
                             : NULL;
}

/* Groups of bits are made of the others. */
static bool is_group(const EnumDef *cases, int64_t value)
{
    return cases->bits && (value & (value - 1));
}

static bool has_case(const EnumDef *cases, const EnumCase *row, int64_t value)
{
    return cases->bits ? !is_group(cases, row->value) && (value & row->value) : row->value == value;
}

static const EnumCase *case_there(const OpDef *alias, const EnumCase *here, const EnumDef *there)
{
    return enum_case(there, name_there(alias, str_of(here->keyword)));
}

static const Attr *enum_there(const Op *op, const Attr *attr, const EnumDef *here,
                              const EnumDef *there)
{
    int64_t value = attr_enum_value(attr), meant = 0;

    for (const EnumCase *row = here->cases; row->keyword; row++)
        if (has_case(here, row, value))
            meant |= case_there(op->def, row, there)->value;
    return attr_i64(op_context(op), meant);
}

static const Attr *attr_there(const Op *op, const OpDef *meaning, unsigned index)
{
    const AttrRow *there = &meaning->attrs[index];
    int here = def_attr_index(op->def, name_here(op->def, str_of(there->name)));
    const Attr *attr;

    if (here < 0)
        return def_attr_default(op_context(op), meaning, index);
    attr = op_inherent(op, (unsigned)here);
    if (!attr || !cases_of(there))
        return attr;
    return enum_there(op, attr, cases_of(&op->def->attrs[here]), cases_of(there));
}

const Attr *const *op_meant_attrs(const Op *op)
{
    const OpDef *meaning = op_meaning(op);
    unsigned count = meaning ? def_attr_count(meaning) : 0;
    const Attr **attrs;

    if (meaning == op->def)
        return NULL;
    attrs = ARENA_ARRAY(&op_context(op)->arena, const Attr *, count + 1);
    for (unsigned i = 0; i < count; i++)
        attrs[i] = attr_there(op, meaning, i);
    return attrs;
}

static bool cases_fault(Sb *why, const OpDef *alias, const EnumDef *here, const EnumDef *there)
{
    if (here && !there)
        return sb_printf(why, "'%s' is no enum in '%s'", here->name, alias->as), true;
    for (const EnumCase *row = here ? here->cases : NULL; row && row->keyword; row++)
        if (!is_group(here, row->value) && !case_there(alias, row, there))
            return sb_printf(why, "'%s' is no case in '%s'", row->keyword, alias->as), true;
    return false;
}

static bool attr_fault(Sb *why, const OpDef *alias, const AttrRow *here, const OpDef *meaning)
{
    int there = def_attr_index(meaning, name_there(alias, str_of(here->name)));

    if (there < 0)
        return sb_printf(why, "attribute '%s' is unknown to '%s'", here->name, alias->as), true;
    return cases_fault(why, alias, cases_of(here), cases_of(&meaning->attrs[there]));
}

static bool has_same_groups(const OpDef *a, const OpDef *b)
{
    unsigned count = def_operand_count(a), meant = def_operand_count(b);

    for (unsigned i = 0; i < count && i < meant; i++)
        if (a->operands[i].multiplicity != b->operands[i].multiplicity
            || a->operands[i].poison != b->operands[i].poison)
            return false;
    return (a->guard ? count > meant : count == meant) && def_result_count(a) == def_result_count(b)
           && def_region_count(a) == def_region_count(b)
           && def_successor_count(a) == def_successor_count(b);
}

bool alias_fault(Sb *why, Context *context, const OpDef *def)
{
    const OpDef *meaning = def->as ? context_op(context, str_of(def->as)) : NULL;

    if (!def->as)
        return false;
    if (!meaning || !def_eval(meaning))
        return sb_printf(why, "no operation '%s' is executed", def->as), true;
    if (!has_same_groups(def, meaning))
        return sb_printf(why, "'%s' has other operands, poison policies or results", def->as), true;
    for (unsigned i = 0; i < def_attr_count(def); i++)
        if (attr_fault(why, def, &def->attrs[i], meaning))
            return true;
    return false;
}
