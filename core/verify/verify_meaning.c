#include "core/verify/verify.h"

#include "core/define/alias.h"
#include "core/text/source.h"

static bool has_dialect_type(const Op *op)
{
    for (unsigned i = 0; i < op->operand_count; i++)
        if (type_element(op->operands[i]->type)->kind == TYPE_DIALECT)
            return true;
    return false;
}

/* As an operation of that name: what stands behind its operands is a guard's. Where operands are
 * of a dialect's types, which it does not take (pointers that are compared), the alias means more.
 */
static bool holds_as(const Op *op, const OpDef *meaning)
{
    Context *context = op_context(op);
    DiagHandler handler = context->handler;
    Op as = *op;
    bool good;

    as.def = meaning;
    as.inherent = (const Attr **)op_meant_attrs(op);
    if (op->def->guard)
        as.operand_count = def_operand_count(meaning);
    context->handler = NULL;
    good = !as.operand_count
           || (verify_operands(&as) ? verify_results(&as) && verify_rules(&as) && verify_traits(&as)
                                    : has_dialect_type(op));
    context->handler = handler;
    return good;
}

static bool has_lanes_of(const Type *type, const Type *vector)
{
    return type->kind != TYPE_VECTOR || type_with_element(vector, type_element(type)) == type;
}

/* What is computed lane by lane has as many everywhere; a scalar stands beside every lane. */
static bool lanes_match(const Op *op)
{
    const Type *first = op->result_count ? op->results[0]->type : NULL;
    bool match = true;

    if (!first || (first->kind != TYPE_VECTOR && type_is_shaped(first)))
        return true;
    for (unsigned i = 0; i < op->operand_count; i++)
        match &= first->kind == TYPE_VECTOR ? has_lanes_of(op->operands[i]->type, first)
                                            : op->operands[i]->type->kind != TYPE_VECTOR;
    return match;
}

bool ir_fits_meaning(const Op *op)
{
    const OpDef *def = op->def;

    if (!def || (def->fits && !def->fits(op)))
        return !def;
    if (def->eval_lane && !lanes_match(op))
        return false;
    return op_meaning(op) == def || holds_as(op, op_meaning(op));
}
