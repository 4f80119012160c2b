/* llvm: globals, aliases, and what they begin with. */
#include "interp/native/lower/lower.h"

static const char *name_of(Lower *l, const Op *op)
{
    return str_dup(&l->arena, op_attr(op, "sym_name")->string).data;
}

static bool is_filled(const Op *global)
{
    return op_attr(global, "value") || global->regions[0].first;
}

/* One for each thread is one: a program runs in one. */
bool lower_llvm_global(Lower *l, const Op *op)
{
    LLVMTypeRef type = lower_type(l, op, op_attr(op, "global_type")->type_value);
    unsigned space = (unsigned)property_int(op, "addr_space", 0);
    LLVMValueRef global;

    if (!type)
        return false;
    if (word_in(op_attr(op, "linkage"), "appending"))
        return lower_fail(l, op, "one that is joined with others of its name is not supported");
    global = LLVMAddGlobalInAddressSpace(l->module, type, name_of(l, op), space);
    LLVMSetAlignment(global, (unsigned)property_int(op, "alignment", 0));
    LLVMSetGlobalConstant(global, property_flag(op, "constant"));
    return true;
}

/* What the region's operations make of constants is one, so that nothing is left to be executed of
 * the function in which they stand. */
static LLVMValueRef evaluate(Lower *l, const Op *op)
{
    LLVMTypeRef type = LLVMFunctionType(LLVMVoidTypeInContext(l->context), NULL, 0, false);
    const Block *block = op->regions[0].first;
    LLVMValueRef made = NULL;
    bool good = true;

    l->function = LLVMAddFunction(l->module, "", type);
    LLVMPositionBuilderAtEnd(l->builder, new_block(l, "entry"));
    for (const Op *inner = block->first; good && inner != block->last; inner = inner->next)
        good = lower_op(l, inner);
    if (good)
        made = in(l, block->last, 0);
    if (made && !LLVMIsConstant(made)) {
        lower_fail(l, op, "what it begins with is no constant to LLVM");
        made = NULL;
    }
    LLVMDeleteFunction(l->function);
    return made;
}

bool lower_llvm_alias(Lower *l, const Op *op)
{
    LLVMTypeRef type = lower_type(l, op, op_attr(op, "alias_type")->type_value);
    LLVMValueRef to = type ? evaluate(l, op) : NULL;

    return to
           && LLVMAddAlias2(l->module, type, LLVMGetPointerAddressSpace(LLVMTypeOf(to)), to,
                            name_of(l, op));
}

bool lower_llvm_initial_value(Lower *l, const Op *op)
{
    const Attr *value = op_attr(op, "value");
    LLVMValueRef made;

    if (!is_filled(op))
        return true;
    made = value ? lower_constant(l, op, op_attr(op, "global_type")->type_value, value)
                 : evaluate(l, op);
    if (made)
        LLVMSetInitializer(LLVMGetNamedGlobal(l->module, name_of(l, op)), made);
    return made != NULL;
}
