/* What can be asked of operations: their parts, by the accessors that mlir-tblgen writes. */
#include "dialects/ods/thing.h"

#include "core/ir/ir.h"

static Thing value(const Value *of)
{
    return (Thing){ .kind = THING_VALUE, .value = of };
}

static Thing values(Evaluator *e, Value *const *of, unsigned count)
{
    Thing *things = ARENA_ARRAY(&e->scratch, Thing, count + 1);

    for (unsigned i = 0; i < count; i++)
        things[i] = value(of[i]);
    return (Thing){ .kind = THING_RANGE, .range = { things, count } };
}

static Thing types(Evaluator *e, Value *const *of, unsigned count)
{
    Thing *things = ARENA_ARRAY(&e->scratch, Thing, count + 1);

    for (unsigned i = 0; i < count; i++)
        things[i] = thing_type(of[i]->type);
    return (Thing){ .kind = THING_RANGE, .range = { things, count } };
}

static Thing group(Evaluator *e, Value *const *of, unsigned count, Multiplicity multiplicity)
{
    if (multiplicity == ONE || (multiplicity == OPTIONAL && count == 1))
        return count ? value(of[0]) : thing_unknown();
    return multiplicity == OPTIONAL ? (Thing){ THING_NULL } : values(e, of, count);
}

static Thing operand_group(Evaluator *e, const Op *op, unsigned index)
{
    unsigned count, first = op_operand_group(op, index, &count);

    return group(e, op->operands + first, count, op->def->operands[index].multiplicity);
}

static Thing result_group(Evaluator *e, const Op *op, unsigned index)
{
    unsigned count, first = op_result_group(op, index, &count);

    return group(e, op->results + first, count, op->def->results[index].multiplicity);
}

Thing thing_op_part(Evaluator *e, const Op *op, Str name)
{
    const OpDef *def = op->def;
    int index;

    if (!def)
        return thing_unknown();
    if ((index = def_operand_index(def, name)) >= 0)
        return operand_group(e, op, (unsigned)index);
    if ((index = def_result_index(def, name)) >= 0)
        return result_group(e, op, (unsigned)index);
    if ((index = def_attr_index(def, name)) >= 0)
        return thing_attr(op_inherent(op, (unsigned)index));
    return thing_unknown();
}

/* C++ has attributes that are integers without a sign as unsigned ones, and properties as they were
 * written: which it is is not known here, and matters below zero. */
static Thing value_of_attr(const Attr *attr)
{
    if (attr && attr->kind == ATTR_INTEGER && attr->integer.width > 1
        && type_is_signless_integer(attr->type) && int_is_negative(attr->integer))
        return thing_unknown();
    return attr ? thing_param(attr) : thing_unknown();
}

/* getX of an operand, a result or an attribute, and getXAttr. */
static Thing accessed(Evaluator *e, const Op *op, Str method)
{
    const OpDef *def = op->def;
    Str of_attr = { method.data, method.len > 4 ? method.len - 4 : 0 };
    bool gives_attr = of_attr.len && str_is(str_from(method, of_attr.len), "Attr");

    for (unsigned i = 0; i < def_operand_count(def); i++)
        if (thing_gets(method, def->operands[i].name))
            return operand_group(e, op, i);
    for (unsigned i = 0; i < def_result_count(def); i++)
        if (thing_gets(method, def->results[i].name))
            return result_group(e, op, i);
    for (unsigned i = 0; i < def_attr_count(def); i++) {
        if (thing_gets(method, def->attrs[i].name))
            return value_of_attr(op_inherent(op, i));
        if (gives_attr && thing_gets(of_attr, def->attrs[i].name))
            return thing_attr(op_inherent(op, i));
    }
    return thing_unknown();
}

static Thing numbered(const Op *op, Str name, int64_t at)
{
    if (str_is(name, "getOperand") && at >= 0 && at < op->operand_count)
        return value(op->operands[at]);
    if (str_is(name, "getResult") && at >= 0 && at < op->result_count)
        return value(op->results[at]);
    return thing_unknown();
}

Thing thing_op_attr(Evaluator *e, const Op *op, Str name)
{
    return thing_attr(op_attr(op, str_dup(&e->scratch, name).data));
}

Thing thing_ask_op(Evaluator *e, const Op *op, Str name, const Thing *arguments, unsigned count)
{
    if (count == 1 && arguments[0].kind == THING_NUMBER)
        return numbered(op, name, arguments[0].number);
    if (count == 1 && arguments[0].kind == THING_STRING) {
        Thing attr = thing_op_attr(e, op, arguments[0].string);

        return str_is(name, "hasAttr")   ? thing_truth(attr.kind != THING_NULL)
               : str_is(name, "getAttr") ? attr
                                         : thing_unknown();
    }
    if (count)
        return thing_unknown();
    if (str_is(name, "getNumOperands"))
        return thing_number(op->operand_count);
    if (str_is(name, "getNumResults"))
        return thing_number(op->result_count);
    if (str_is(name, "getNumRegions"))
        return thing_number(op->region_count);
    if (str_is(name, "getNumSuccessors"))
        return thing_number(op->successor_count);
    if (str_is(name, "getOperands"))
        return values(e, op->operands, op->operand_count);
    if (str_is(name, "getOperandTypes"))
        return types(e, op->operands, op->operand_count);
    return op->def ? accessed(e, op, name) : thing_unknown();
}
