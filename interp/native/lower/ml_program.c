/* ml_program: globals that never change are constants; what changes has no native counterpart. */
#include "interp/native/lower/lower.h"

/* Tokens are nothing: operations are in the order of the text. */
static bool load(Lower *l, const Op *op)
{
    const Type *type = op->results[0]->type;
    const Op *global = symbol_in_module(l, op_attr(op, "global"));
    const Attr *value = global ? op_attr(global, "value") : NULL;

    if (!value || property_flag(global, "is_mutable") || value->type != type)
        return lower_fail(l, op, "a global that is not a constant has no native counterpart");
    return give(l, op, lower_constant(l, op, type, value));
}

static bool store(Lower *l, const Op *op)
{
    return lower_fail(l, op, "a global that changes has no native counterpart");
}

const Lowering ML_PROGRAM_LOWERINGS[] = {
    { "ml_program.global_load ml_program.global_load_const ml_program.global_load_graph", load },
    { "ml_program.global_store ml_program.global_store_graph", store },
    { "ml_program.token", lower_nothing },
    { "ml_program.return", lower_nothing }, /* of functions that nobody calls */
    { 0 },
};
