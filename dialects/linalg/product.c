/* linalg: what a contraction sums. ContractionOpInterface asks that of matmul and its kin, whose
 * body is u5(u1(c) + u2(u3(a) * u4(b))): each u, operations of one operand, as casts are. */
#include "dialects/linalg/linalg.h"

#include "core/ir/affine.h"
#include "core/ir/diag.h"

static bool is_unary(const Op *op)
{
    return op->operand_count == 1;
}

/* NULL: of itself. */
static const Value *behind_unary(const Value *value)
{
    return value_behind(value, is_unary);
}

/* The operation of two operands that the value is of, before its casts; NULL: there is none. */
static const Op *binary(const Value *value)
{
    const Value *behind = behind_unary(value);
    const Op *op = behind ? value_definer(behind) : NULL;

    return op && op->operand_count == 2 && op->result_count == 1 ? op : NULL;
}

static bool are_pair(const Op *times, const Op *plus)
{
    static const char *const PAIRS[][2] = {
        { "arith.mulf", "arith.addf" },
        { "arith.muli", "arith.addi" },
        { "complex.mul", "complex.add" },
        { "arith.andi", "arith.ori" },
    };

    for (size_t i = 0; i < sizeof PAIRS / sizeof *PAIRS; i++)
        if (op_is(times, PAIRS[i][0]) && op_is(plus, PAIRS[i][1]))
            return true;
    return false;
}

static bool sums_products(const Block *body)
{
    Value *const *args = body->args;
    const Op *end = body->last, *plus, *times;
    const Value *left, *right;

    plus = end && end->operand_count == 1 ? binary(end->operands[0]) : NULL;
    if (!plus)
        return false;
    left = behind_unary(plus->operands[0]);
    right = behind_unary(plus->operands[1]);
    if (left != args[2] && right != args[2])
        return false;
    left = left == args[2] ? right : left;
    times = left ? binary(left) : NULL;
    if (!times || !are_pair(times, plus))
        return false;
    left = behind_unary(times->operands[0]);
    right = behind_unary(times->operands[1]);
    return (left == args[0] && right == args[1]) || (left == args[1] && right == args[0]);
}

bool linalg_verify_product(const Op *op)
{
    const Attr *maps = op_declared_attr(op, "indexing_maps");

    if (!linalg_verify(op))
        return false;
    if (op->operand_count != 3 || linalg_input_count(op) != 2)
        return op_plain_error(op, "expected op with 2 inputs and 1 output");
    for (unsigned i = 0; maps && i < maps->array.count; i++)
        if (!affine_map_is_projected_permutation(maps->array.elements[i]->map))
            return op_plain_error(op, "expected indexing maps to be projected permutations");
    return sums_products(op->regions[0].first)
           || op_plain_error(op, "expected add/mul op in the body");
}
