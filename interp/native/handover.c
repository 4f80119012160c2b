#include "interp/native/handover.h"

#include "interp/native/lower/parts.h"

#include <llvm-c/Transforms/PassBuilder.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static bool is_odd(LLVMTypeRef type)
{
    LLVMTypeRef element = LLVMGetElementType(type);
    unsigned bits =
        LLVMGetTypeKind(element) == LLVMIntegerTypeKind ? LLVMGetIntTypeWidth(element) : 8;

    return bits != 1 && (bits < 8 || (bits & (bits - 1)));
}

/* With arrays for vectors of odd widths. */
static LLVMTypeRef by_arrays(LLVMTypeRef type)
{
    unsigned count;
    LLVMTypeRef *parts, made;

    switch (LLVMGetTypeKind(type)) {
    case LLVMVectorTypeKind:
        return is_odd(type) ? LLVMArrayType2(LLVMGetElementType(type), LLVMGetVectorSize(type))
                            : type;
    case LLVMArrayTypeKind:
        return LLVMArrayType2(by_arrays(LLVMGetElementType(type)), LLVMGetArrayLength2(type));
    case LLVMStructTypeKind:
        break;
    default:
        return type;
    }
    count = LLVMCountStructElementTypes(type);
    parts = calloc(count + 1, sizeof *parts);
    if (!parts)
        abort();
    for (unsigned i = 0; i < count; i++)
        parts[i] = by_arrays(LLVMStructGetTypeAtIndex(type, i));
    made =
        LLVMStructTypeInContext(LLVMGetTypeContext(type), parts, count, LLVMIsPackedStruct(type));
    free(parts);
    return made;
}

/* The value as one of the other type: vectors become arrays, or arrays vectors. */
static LLVMValueRef converted(LLVMBuilderRef builder, LLVMValueRef value, LLVMTypeRef to)
{
    LLVMValueRef all = LLVMGetPoison(to);

    if (LLVMTypeOf(value) == to)
        return value;
    for (unsigned i = 0; i < part_count(to); i++) {
        LLVMValueRef part = converted(builder, part_of(builder, value, i), part_type(to, i));

        all = with_part(builder, all, part, i);
    }
    return all;
}

static void write_body(LLVMValueRef made, LLVMValueRef function, LLVMTypeRef *types, unsigned count)
{
    LLVMTypeRef type = LLVMGlobalGetValueType(function);
    LLVMTypeRef given = LLVMGetReturnType(LLVMGlobalGetValueType(made));
    LLVMContextRef context = LLVMGetTypeContext(type);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
    LLVMValueRef *args = calloc(count + 1, sizeof *args), call;
    unsigned inlined = LLVMGetEnumAttributeKindForName("alwaysinline", strlen("alwaysinline"));

    if (!args)
        abort();
    LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(context, made, ""));
    for (unsigned i = 0; i < count; i++)
        args[i] = converted(builder, LLVMGetParam(made, i), types[i]);
    call = LLVMBuildCall2(builder, type, function, args, count, "");
    LLVMAddCallSiteAttribute(call, LLVMAttributeFunctionIndex,
                             LLVMCreateEnumAttribute(context, inlined, 0));
    if (LLVMGetTypeKind(given) == LLVMVoidTypeKind)
        LLVMBuildRetVoid(builder);
    else
        LLVMBuildRet(builder, converted(builder, call, given));
    LLVMDisposeBuilder(builder);
    free(args);
}

/* At every level, or it would be called the way that goes wrong. */
static void inline_calls(LLVMModuleRef module)
{
    LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();

    LLVMConsumeError(LLVMRunPasses(module, "always-inline", NULL, options));
    LLVMDisposePassBuilderOptions(options);
}

LLVMValueRef handover_by_arrays(LLVMValueRef function)
{
    LLVMTypeRef type = LLVMGlobalGetValueType(function), own;
    unsigned count = LLVMCountParamTypes(type);
    LLVMTypeRef *params = calloc(2 * (size_t)count + 1, sizeof *params), *types = params + count;
    LLVMValueRef made = function;

    if (!params)
        abort();
    LLVMGetParamTypes(type, types);
    for (unsigned i = 0; i < count; i++)
        params[i] = by_arrays(types[i]);
    own = LLVMFunctionType(by_arrays(LLVMGetReturnType(type)), params, count, false);
    if (own != type) {
        size_t len;
        char *name = strdup(LLVMGetValueName2(function, &len));

        if (!name)
            abort();
        LLVMSetValueName2(function, "", 0);
        LLVMSetLinkage(function, LLVMInternalLinkage);
        made = LLVMAddFunction(LLVMGetGlobalParent(function), name, own);
        write_body(made, function, types, count);
        inline_calls(LLVMGetGlobalParent(made));
        free(name);
    }
    free(params);
    return made;
}
