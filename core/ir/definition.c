#include "core/ir/definition.h"

#include <string.h>

const OpDef *dialect_op(const DialectDef *dialect, unsigned index)
{
    const OpDef *const *more = dialect->more_ops;

    if (dialect->op_count)
        return index < dialect->op_count ? &dialect->ops[index] : NULL;
    for (const OpDef *row = dialect->ops; row || (more && *more); row = *more++) {
        for (; row && row->name; row++)
            if (index-- == 0)
                return row;
        if (!more || !*more)
            break;
    }
    return NULL;
}

const AttrDef *dialect_attr(const DialectDef *dialect, unsigned index)
{
    const AttrDef *const *more = dialect->more_attrs;

    for (const AttrDef *row = dialect->attrs; row || (more && *more); row = *more++) {
        for (; row && row->name; row++)
            if (index-- == 0)
                return row;
        if (!more || !*more)
            break;
    }
    return NULL;
}

bool version_is_before(DialectVersion version, DialectVersion other)
{
    return version.major < other.major
           || (version.major == other.major && version.minor < other.minor);
}

bool upgrade_is_of(const OpUpgrade *upgrade, DialectVersion version, Str operation)
{
    return version_is_before(version, upgrade->before) && str_eq(upgrade->operation, operation);
}

bool upgrade_lists(const Attr *names, Str name)
{
    for (unsigned i = 0; names && i < names->array.count; i++)
        if (str_eq(names->array.elements[i]->string, name))
            return true;
    return false;
}

bool param_is_unsigned(const ParamDef *param)
{
    return param->class_name
           && (strstr(param->class_name, "unsigned") || strstr(param->class_name, "uint"));
}

unsigned param_width(const ParamDef *param)
{
    const char *type = param->class_name ? param->class_name : "int64_t";

    if (strstr(type, "64") || strstr(type, "size_t") || strstr(type, "long"))
        return 64;
    return strstr(type, "16") ? 16 : strstr(type, "int8") ? 8 : 32;
}

bool def_has_properties(const OpDef *def)
{
    return !def->verify_all
           && (def_attr_count(def) != 0
               || def_has(def, ATTR_SIZED_OPERAND_SEGMENTS | ATTR_SIZED_RESULT_SEGMENTS));
}

int def_operand_index(const OpDef *def, Str name)
{
    for (unsigned i = 0; def->operands && def->operands[i].name; i++)
        if (str_is(name, def->operands[i].name))
            return (int)i;
    return -1;
}

int def_result_index(const OpDef *def, Str name)
{
    for (unsigned i = 0; def->results && def->results[i].name; i++)
        if (str_is(name, def->results[i].name))
            return (int)i;
    return -1;
}

int def_attr_index(const OpDef *def, Str name)
{
    for (unsigned i = 0; def->attrs && def->attrs[i].name; i++)
        if (str_is(name, def->attrs[i].name))
            return (int)i;
    return -1;
}

int def_region_index(const OpDef *def, Str name)
{
    for (unsigned i = 0; def->regions && def->regions[i].name; i++)
        if (str_is(name, def->regions[i].name))
            return (int)i;
    return -1;
}

int def_successor_index(const OpDef *def, Str name)
{
    for (unsigned i = 0; def->successors && def->successors[i].name; i++)
        if (str_is(name, def->successors[i].name))
            return (int)i;
    return -1;
}

const Type *constraint_type(const TypeConstraint *constraint, Context *context)
{
    return constraint->build ? constraint->build(context) : constraint->built;
}

const Type *constraint_attr_type(const AttrConstraint *constraint, Context *context)
{
    return constraint->build ? constraint->build(context) : constraint->built;
}

bool class_has(const TypeClass *class, const Type *type)
{
    return class->has ? class->has(type)
                      : type->kind == TYPE_DIALECT && type->dialect.def == class->def;
}

bool type_satisfies(const TypeConstraint *constraint, const Type *type)
{
    const Type *only;

    if (constraint->class && !class_has(constraint->class, type))
        return false;
    if (constraint->holds)
        return constraint->holds(type);
    if (constraint->judge)
        return constraint->judge(constraint->made, type);
    only = constraint_type(constraint, type->context);
    return !only || type == only;
}

bool rule_derives(const TypeRule *rule)
{
    return rule->derive || rule->make;
}

const Type *rule_derive(const TypeRule *rule, const Type *from)
{
    return rule->derive ? rule->derive(from) : rule->make(rule->made, from);
}

bool predicate_holds(const OpPredicate *predicate, const Op *op)
{
    return predicate->judge ? predicate->judge(predicate->made, op) : predicate->holds(op);
}

bool param_takes(const ParamDef *param, const Attr *attr)
{
    return (!param->holds || param->holds(attr))
           && (!param->judge || param->judge(param->made, attr));
}

static bool is_integer_of(const AttrConstraint *constraint, const Attr *attr)
{
    return attr->kind == ATTR_INTEGER
           && attr->type == constraint_attr_type(constraint, attr->context);
}

/* A number of the cases; of bits, any that they have. */
static bool is_case(const AttrConstraint *constraint, const Attr *attr)
{
    int64_t value, known = 0;

    if (!is_integer_of(constraint, attr))
        return false;
    value = int_low_s(attr->integer);
    for (const EnumCase *c = constraint->cases->cases; c->keyword; c++) {
        if (c->value == value)
            return true;
        known |= c->value;
    }
    return constraint->cases->bits && !(value & ~known);
}

static bool has_syntax(const AttrConstraint *constraint, const Attr *attr)
{
    const Type *only;

    switch (constraint->syntax) {
    case ATTR_TYPED:
        only = constraint_attr_type(constraint, attr->context);
        return !only || attr->type == only;
    case ATTR_ENUM_KEYWORD:
    case ATTR_ENUM_NUMBER:
        return is_case(constraint, attr);
    case ATTR_DENSE_ARRAY_BODY:
        return attr->kind == ATTR_DENSE_ARRAY
               && attr->dense.element == constraint_attr_type(constraint, attr->context);
    default:
        return !constraint->def
               || (attr->kind == ATTR_DIALECT && attr->dialect.def == constraint->def);
    }
}

static bool is_array_of(const AttrConstraint *each, const Attr *attr)
{
    for (unsigned i = 0; i < attr->array.count; i++)
        if (!attr_satisfies(each, attr->array.elements[i]))
            return false;
    return true;
}

bool attr_satisfies(const AttrConstraint *constraint, const Attr *attr)
{
    return (!constraint->storage || constraint->storage >> attr->kind & 1)
           && has_syntax(constraint, attr)
           && (!constraint->each || is_array_of(constraint->each, attr))
           && (!constraint->holds || constraint->holds(attr))
           && (!constraint->judge || constraint->judge(constraint->made, attr));
}

bool attr_can_be_stored(const AttrConstraint *constraint, const Attr *attr)
{
    if (constraint->stored)
        return constraint->stored(attr);
    if (constraint->storage)
        return constraint->storage >> attr->kind & 1;
    return constraint->syntax == ATTR_TYPED || has_syntax(constraint, attr);
}

bool attr_is_required(const AttrRow *row)
{
    return !row->optional && !row->default_text && row->constraint->syntax != ATTR_UNIT_FLAG;
}

bool attr_row_is_attr(const AttrRow *row)
{
    const AttrConstraint *constraint = row->constraint;

    return constraint->syntax != ATTR_NUMBER_OR_NONE && constraint->syntax != ATTR_ENUM_NUMBER
           && !(constraint->syntax == ATTR_UNIT_FLAG && constraint->converted);
}

bool type_has_body(const TypeDef *def)
{
    return def->print || def->format || def->params[0].name;
}

unsigned op_induction_variables(const Op *op)
{
    const Block *body = op->region_count ? op->regions[0].first : NULL;

    if (!body || !op->def)
        return 0;
    switch (op->def->loop) {
    case NOT_A_LOOP:
    case LOOP_UNCOUNTED:
        return 0;
    case LOOP_COUNTED:
        return body->arg_count != 0;
    case LOOP_COUNTED_NEST:
        return body->arg_count - op->result_count;
    case LOOP_NEST:
        return body->arg_count;
    }
    return 0;
}

const Attr *value_constant(const Value *value)
{
    const Op *op = value_definer(value);
    const Attr *attr = op && op_has(op, CONSTANT_LIKE) ? op_attr(op, "value") : NULL;

    return attr && attr->kind == ATTR_INTEGER ? attr : NULL;
}
