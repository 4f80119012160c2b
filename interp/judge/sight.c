#include "interp/judge/sight.h"

#include "core/type.h"

static bool is_outside(const Op *op)
{
    return op_is(op, "func.func") && !op->regions[0].first;
}

static bool is_llvm(const Op *op)
{
    return str_is(op_dialect(op), "llvm");
}

/* Functions from outside tell what memory holds, and of addresses those that stand for any other
 * (interp/judge/text.h). */
static bool sees_places(const Op *op)
{
    return is_llvm(op) || op_is(op, "memref.extract_aligned_pointer_as_index")
           || op_is(op, "memref.assume_alignment");
}

static bool takes_floats(const Op *function)
{
    const Type *type = op_attr(function, "function_type")->type_value;
    bool takes = false;

    for (unsigned i = 0; i < type->list.input_count; i++) {
        const Type *element = type_element(type->list.types[i]);

        takes |= element->kind != TYPE_INTEGER && element->kind != TYPE_INDEX;
    }
    return takes;
}

static bool sees_nans(const Op *op)
{
    return is_llvm(op) || (is_outside(op) && takes_floats(op)) || op_is(op, "arith.bitcast")
           || op_is(op, "memref.view") || op_is(op, "math.copysign") || op_is(op, "vector.print");
}

static bool is_parallel(const Op *op)
{
    return op_is(op, "scf.parallel") || op_is(op, "scf.forall") || op_is(op, "affine.parallel");
}

static bool sees_orders(const Op *op)
{
    return is_llvm(op) || is_outside(op) || op_is(op, "vector.print") || op_is(op, "cf.assert")
           || op_is(op, "memref.atomic_rmw") || op_is(op, "memref.generic_atomic_rmw")
           || (is_parallel(op) && op->result_count);
}

static bool see(void *state, const Op *op)
{
    Sight *sight = state;

    sight->sees[CHOICE_PLACE] |= sees_places(op);
    sight->sees[CHOICE_NAN] |= sees_nans(op);
    sight->sees[CHOICE_ORDER] |= sees_orders(op);
    return true;
}

Sight sight_of(const Reach *reach)
{
    Sight sight = { .sees = { [CHOICE_OTHER] = true } };

    reach_walk(reach, see, &sight);
    return sight;
}
