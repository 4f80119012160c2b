#include "interp/oracle/inputs/constants.h"

#include "core/ir/affine.h"
#include "core/ir/attr.h"
#include "core/ir/definition.h"
#include "core/ir/type.h"

enum {
    MOST_NUMBERS = 48,
    MOST_ELEMENTS = 16, /* of one attribute */
    DEEPEST = 64,       /* of an affine expression */
};

static void add(Constants *constants, const Attr *number)
{
    bool is_flag = number->kind == ATTR_INTEGER && number->integer.width == 1;

    if (is_flag || (number->kind != ATTR_INTEGER && number->kind != ATTR_FLOAT))
        return;
    for (size_t i = 0; i < constants->numbers.len; i++)
        if (constants->numbers.data[i] == number)
            return;
    if (constants->numbers.len < MOST_NUMBERS)
        vec_push(&constants->numbers, number);
}

static void add_number(Constants *constants, const Op *op, int64_t number)
{
    if (number != DYNAMIC)
        add(constants, attr_i64(op_context(op), number));
}

static void add_expr(Constants *constants, const Op *op, const AffineExpr *expr)
{
    if (expr->depth > DEEPEST)
        return;
    switch (expr->kind) {
    case AFFINE_CONSTANT:
        add_number(constants, op, expr->value);
        add_number(constants, op, (int64_t) - (uint64_t)expr->value); /* d0 - 5 == 0 */
        return;
    case AFFINE_DIM:
    case AFFINE_SYMBOL:
        return;
    default:
        add_expr(constants, op, expr->lhs);
        add_expr(constants, op, expr->rhs);
    }
}

/* Dense arrays of i32 say how operands fall into groups. */
static void add_elements(Constants *constants, const Op *op, const Attr *dense)
{
    const Type *type = dense->dense.element;
    int64_t count = dense->dense.splat ? 1 : dense->dense.count;

    if (type->kind != TYPE_INTEGER && type->kind != TYPE_INDEX && type->kind != TYPE_FLOAT)
        return;
    if (dense->kind == ATTR_DENSE_ARRAY && type_is_signless(type, 32))
        return;
    for (int64_t i = 0; i < count && i < dense->dense.count && i < MOST_ELEMENTS; i++) {
        const Attr *element = attr_element(dense, i);

        if (dense->kind == ATTR_DENSE_ARRAY && element->kind == ATTR_INTEGER)
            add_number(constants, op, int_low_s(element->integer));
        else
            add(constants, element);
    }
}

static void add_attr(Constants *constants, const Op *op, const Attr *attr)
{
    switch (attr->kind) {
    case ATTR_INTEGER:
    case ATTR_FLOAT:
        /* Of other operations these are flags, predicates, alignments. */
        if (op_has(op, CONSTANT_LIKE))
            add(constants, attr);
        return;
    case ATTR_DENSE:
    case ATTR_DENSE_ARRAY:
        add_elements(constants, op, attr);
        return;
    case ATTR_AFFINE_MAP:
        for (unsigned i = 0; i < attr->map->result_count; i++)
            add_expr(constants, op, attr->map->results[i]);
        return;
    case ATTR_INTEGER_SET:
        for (unsigned i = 0; i < attr->set->constraint_count; i++)
            add_expr(constants, op, attr->set->constraints[i]);
        return;
    default:
        return;
    }
}

static void add_sizes(Constants *constants, const Op *op)
{
    for (unsigned i = 0; i < op->result_count; i++) {
        const Type *type = op->results[i]->type;

        for (unsigned d = 0; type->kind == TYPE_MEMREF && d < type->shaped.rank; d++)
            add_number(constants, op, type->shaped.dims[d]);
    }
}

void constants_add(Constants *constants, const Op *op)
{
    for (unsigned i = 0; op->def && i < def_attr_count(op->def); i++)
        if (op_inherent(op, i))
            add_attr(constants, op, op_inherent(op, i));
    add_sizes(constants, op);
}

void constants_free(Constants *constants)
{
    vec_free(&constants->numbers);
}
