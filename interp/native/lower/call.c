#include "interp/native/lower/lower.h"

#include <string.h>

LLVMValueRef call_intrinsic(Lower *l, const char *name, LLVMTypeRef *overloads,
                            unsigned overload_count, LLVMValueRef *args, unsigned count)
{
    unsigned id = LLVMLookupIntrinsicID(name, strlen(name));
    LLVMValueRef function = LLVMGetIntrinsicDeclaration(l->module, id, overloads, overload_count);

    return LLVMBuildCall2(l->builder, LLVMGlobalGetValueType(function), function, args, count, "");
}

LLVMValueRef call_same(Lower *l, const char *name, LLVMValueRef *args, unsigned count)
{
    LLVMTypeRef type = LLVMTypeOf(args[0]);

    return call_intrinsic(l, name, &type, 1, args, count);
}

const char *callee_of(Lower *l, const Op *op, const Lowering *row, const char *prefix)
{
    Str name = row->callee ? str_of(row->callee) : str_from(op_name(op), op_dialect(op).len + 1);

    return str_printf(&l->arena, "%s%.*s", prefix, STR_ARG(name)).data;
}

bool lower_intrinsic(Lower *l, const Op *op, const Lowering *row)
{
    unsigned count = op->operand_count;

    return give_fast(
        l, op,
        call_same(l, callee_of(l, op, row, "llvm."), operand_values(l, op, 0, count), count));
}

/* The mark before the name tells the function from one that the program defines; it is not part of
 * the symbol. */
LLVMValueRef call_c(Lower *l, const char *name, LLVMTypeRef result, LLVMValueRef *args,
                    unsigned count)
{
    Str marked = str_printf(&l->arena, "\1%s", name);
    LLVMValueRef function = LLVMGetNamedFunction(l->module, marked.data);
    LLVMTypeRef *types = ARENA_ARRAY(&l->arena, LLVMTypeRef, count + 1), type;

    for (unsigned i = 0; i < count; i++)
        types[i] = LLVMTypeOf(args[i]);
    type = LLVMFunctionType(result, types, count, false);
    if (!function)
        function = LLVMAddFunction(l->module, marked.data, type);
    return LLVMBuildCall2(l->builder, type, function, args, count, "");
}

void trap_unless(Lower *l, LLVMValueRef holds, Str message)
{
    LLVMTypeRef i32 = LLVMInt32TypeInContext(l->context);
    LLVMBasicBlockRef on = new_block(l, "holds"), fails = new_block(l, "fails");

    LLVMBuildCondBr(l->builder, holds, on, fails);
    LLVMPositionBuilderAtEnd(l->builder, fails);
    if (message.len) {
        LLVMValueRef text =
            LLVMBuildGlobalStringPtr(l->builder, str_dup(&l->arena, message).data, "");

        call_c(l, "puts", i32, &text, 1);
    }
    call_c(l, "abort", LLVMVoidTypeInContext(l->context), NULL, 0);
    LLVMBuildUnreachable(l->builder);
    LLVMPositionBuilderAtEnd(l->builder, on);
}

LLVMValueRef splat_to(Lower *l, LLVMTypeRef type, LLVMValueRef value)
{
    LLVMTypeRef i32 = LLVMInt32TypeInContext(l->context);
    LLVMValueRef all = LLVMGetPoison(type);

    if (LLVMGetTypeKind(type) != LLVMVectorTypeKind
        || LLVMGetTypeKind(LLVMTypeOf(value)) == LLVMVectorTypeKind)
        return value;
    for (unsigned i = 0; i < LLVMGetVectorSize(type); i++)
        all = LLVMBuildInsertElement(l->builder, all, value, LLVMConstInt(i32, i, false), "");
    return all;
}

LLVMValueRef map_lanes(Lower *l, LLVMTypeRef result, LLVMValueRef *args, unsigned count,
                       LLVMValueRef (*scalar)(Lower *l, LLVMValueRef *args, void *state),
                       void *state)
{
    LLVMTypeRef i32 = LLVMInt32TypeInContext(l->context);
    LLVMValueRef *lane = ARENA_ARRAY(&l->arena, LLVMValueRef, count), all;

    if (LLVMGetTypeKind(result) != LLVMVectorTypeKind)
        return scalar(l, args, state);
    all = LLVMGetPoison(result);
    for (unsigned i = 0; i < LLVMGetVectorSize(result); i++) {
        LLVMValueRef at = LLVMConstInt(i32, i, false);

        for (unsigned a = 0; a < count; a++)
            lane[a] = LLVMGetTypeKind(LLVMTypeOf(args[a])) == LLVMVectorTypeKind
                          ? LLVMBuildExtractElement(l->builder, args[a], at, "")
                          : args[a];
        all = LLVMBuildInsertElement(l->builder, all, scalar(l, lane, state), at, "");
    }
    return all;
}
