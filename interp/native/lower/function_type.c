/* Types of functions, whose dialects are not known here. */
#include "interp/native/lower/lower.h"

#include "core/ir/function.h"
#include "interp/native/lower/llvm_type.h"

bool is_lowered_function(const Op *op)
{
    return (op_is(op, "func.func") || op_is(op, "llvm.func")) && op_attr(op, "function_type");
}

const Type *signature_type(const Op *function)
{
    const Type *type = op_attr(function, "function_type")->type_value;
    LlvmType made = llvm_type_of(type);
    bool gives;

    if (type->kind != TYPE_OPAQUE)
        return function_signature(function);
    if (made.kind != LLVM_IS_FUNCTION || made.variadic)
        return NULL;
    gives = llvm_type_of(made.parts[0]).kind != LLVM_IS_VOID;
    return type_function(type->context, made.part_count - 1, made.parts + 1, gives, made.parts);
}
