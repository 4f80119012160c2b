#include "interp/native/wrapper.h"

#include "interp/native/protocol.h"

#include <stdlib.h>

typedef struct Words { /* where words are read or written, one after the other */
    LLVMBuilderRef builder;
    LLVMTypeRef word;
    LLVMValueRef base;
    unsigned at;
    Sb *why;
} Words;

static LLVMValueRef next_word(Words *w)
{
    LLVMValueRef at = LLVMConstInt(w->word, w->at++, false);

    return LLVMBuildGEP2(w->builder, w->word, w->base, &at, 1, "");
}

static bool no_words(Words *w, LLVMTypeRef type)
{
    char *text = LLVMPrintTypeToString(type);

    sb_printf(w->why, "a value of LLVM type %s cannot be handed over", text);
    LLVMDisposeMessage(text);
    return false;
}

static unsigned scalar_bits(LLVMTypeRef type)
{
    switch (LLVMGetTypeKind(type)) {
    case LLVMIntegerTypeKind:
        return LLVMGetIntTypeWidth(type);
    case LLVMHalfTypeKind:
    case LLVMBFloatTypeKind:
        return 16;
    case LLVMFloatTypeKind:
        return 32;
    case LLVMDoubleTypeKind:
    case LLVMPointerTypeKind:
        return 64;
    case LLVMX86_FP80TypeKind:
        return 80;
    case LLVMFP128TypeKind:
        return 128;
    default:
        return 0;
    }
}

/* How many elements a structure, array or vector has; 0 for scalars. */
static unsigned element_count(LLVMTypeRef type)
{
    switch (LLVMGetTypeKind(type)) {
    case LLVMStructTypeKind:
        return LLVMCountStructElementTypes(type);
    case LLVMArrayTypeKind:
        return (unsigned)LLVMGetArrayLength2(type);
    case LLVMVectorTypeKind:
        return LLVMGetVectorSize(type);
    default:
        return 0;
    }
}

static LLVMTypeRef element_type(LLVMTypeRef type, unsigned index)
{
    return LLVMGetTypeKind(type) == LLVMStructTypeKind ? LLVMStructGetTypeAtIndex(type, index)
                                                       : LLVMGetElementType(type);
}

static LLVMValueRef lane_number(Words *w, unsigned index)
{
    return LLVMConstInt(LLVMInt32TypeInContext(LLVMGetTypeContext(w->word)), index, false);
}

static LLVMValueRef read_bits(Words *w, unsigned bits)
{
    unsigned count = (bits + 63) / 64;
    LLVMContextRef context = LLVMGetTypeContext(w->word);
    LLVMTypeRef wide = LLVMIntTypeInContext(context, 64 * count);
    LLVMValueRef all = LLVMConstNull(wide);

    for (unsigned i = 0; i < count; i++) {
        LLVMValueRef word = LLVMBuildLoad2(w->builder, w->word, next_word(w), "");

        word = LLVMBuildZExt(w->builder, word, wide, "");
        word = LLVMBuildShl(w->builder, word, LLVMConstInt(wide, 64 * i, false), "");
        all = LLVMBuildOr(w->builder, all, word, "");
    }
    return LLVMBuildTrunc(w->builder, all, LLVMIntTypeInContext(context, bits), "");
}

static LLVMValueRef read_value(Words *w, LLVMTypeRef type)
{
    unsigned bits = scalar_bits(type), count = element_count(type);
    LLVMValueRef all = LLVMGetPoison(type);

    if (LLVMGetTypeKind(type) == LLVMPointerTypeKind)
        return LLVMBuildIntToPtr(w->builder, read_bits(w, bits), type, "");
    if (bits)
        return LLVMBuildBitCast(w->builder, read_bits(w, bits), type, "");
    if (!count && !no_words(w, type))
        return NULL;
    for (unsigned i = 0; i < count; i++) {
        LLVMValueRef element = read_value(w, element_type(type, i));

        if (!element)
            return NULL;
        all = LLVMGetTypeKind(type) == LLVMVectorTypeKind
                  ? LLVMBuildInsertElement(w->builder, all, element, lane_number(w, i), "")
                  : LLVMBuildInsertValue(w->builder, all, element, i, "");
    }
    return all;
}

static void write_bits(Words *w, LLVMValueRef bits)
{
    unsigned width = LLVMGetIntTypeWidth(LLVMTypeOf(bits)), count = (width + 63) / 64;
    LLVMTypeRef wide = LLVMIntTypeInContext(LLVMGetTypeContext(w->word), 64 * count);
    LLVMValueRef all = LLVMBuildZExt(w->builder, bits, wide, "");

    for (unsigned i = 0; i < count; i++) {
        LLVMValueRef word = LLVMBuildLShr(w->builder, all, LLVMConstInt(wide, 64 * i, false), "");

        LLVMBuildStore(w->builder, LLVMBuildTrunc(w->builder, word, w->word, ""), next_word(w));
    }
}

static bool write_value(Words *w, LLVMValueRef value)
{
    LLVMTypeRef type = LLVMTypeOf(value);
    unsigned bits = scalar_bits(type), count = element_count(type);

    if (bits) {
        LLVMTypeRef pattern = LLVMIntTypeInContext(LLVMGetTypeContext(type), bits);

        write_bits(w, LLVMGetTypeKind(type) == LLVMPointerTypeKind
                          ? LLVMBuildPtrToInt(w->builder, value, pattern, "")
                          : LLVMBuildBitCast(w->builder, value, pattern, ""));
        return true;
    }
    if (!count)
        return no_words(w, type);
    for (unsigned i = 0; i < count; i++) {
        LLVMValueRef element =
            LLVMGetTypeKind(type) == LLVMVectorTypeKind
                ? LLVMBuildExtractElement(w->builder, value, lane_number(w, i), "")
                : LLVMBuildExtractValue(w->builder, value, i, "");

        if (!write_value(w, element))
            return false;
    }
    return true;
}

/* The function stays as it is: optimised by itself, not once more in here. */
static void forbid_inlining(LLVMContextRef context, LLVMValueRef call)
{
    unsigned kind = LLVMGetEnumAttributeKindForName("noinline", 8);

    LLVMAddCallSiteAttribute(call, LLVMAttributeFunctionIndex,
                             LLVMCreateEnumAttribute(context, kind, 0));
}

static bool write_body(LLVMModuleRef module, LLVMValueRef wrapper, LLVMValueRef function,
                       LLVMBuilderRef builder, Sb *why)
{
    LLVMContextRef context = LLVMGetModuleContext(module);
    LLVMTypeRef type = LLVMGlobalGetValueType(function), word = LLVMInt64TypeInContext(context);
    Words in = { builder, word, LLVMGetParam(wrapper, 0), 0, why };
    Words out = { builder, word, LLVMGetParam(wrapper, 1), 0, why };
    unsigned count = LLVMCountParams(function);
    LLVMValueRef *args = must_alloc((count + 1) * sizeof *args), call;
    bool good = true;

    for (unsigned i = 0; good && i < count; i++) {
        args[i] = read_value(&in, LLVMTypeOf(LLVMGetParam(function, i)));
        good = args[i] != NULL;
    }
    if (good) {
        call = LLVMBuildCall2(builder, type, function, args, count, "");
        forbid_inlining(context, call);
        good =
            LLVMGetTypeKind(LLVMGetReturnType(type)) == LLVMVoidTypeKind || write_value(&out, call);
    }
    LLVMBuildRetVoid(builder);
    free(args);
    return good;
}

bool wrapper_add(LLVMModuleRef module, LLVMValueRef function, const char *name, Sb *why)
{
    LLVMContextRef context = LLVMGetModuleContext(module);
    LLVMTypeRef pointer = LLVMPointerTypeInContext(context, 0);
    LLVMTypeRef type = LLVMFunctionType(LLVMVoidTypeInContext(context),
                                        (LLVMTypeRef[]){ pointer, pointer }, 2, false);
    LLVMValueRef wrapper = LLVMAddFunction(module, name, type);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
    bool good;

    LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(context, wrapper, ""));
    good = write_body(module, wrapper, function, builder, why);
    LLVMDisposeBuilder(builder);
    return good;
}

static unsigned count_words(LLVMTypeRef type)
{
    unsigned all = 0;

    if (scalar_bits(type))
        return (scalar_bits(type) + 63) / 64;
    for (unsigned i = 0; i < element_count(type); i++)
        all += count_words(element_type(type, i));
    return all;
}

static bool write_observer(LLVMModuleRef module, LLVMValueRef function, LLVMBuilderRef builder,
                           Sb *why)
{
    LLVMContextRef context = LLVMGetModuleContext(module);
    LLVMTypeRef word = LLVMInt64TypeInContext(context), types[2];
    Words words = { builder, word, NULL, 0, why };
    unsigned params = LLVMCountParams(function), count = 0;
    LLVMValueRef args[2];

    for (unsigned i = 0; i < params; i++)
        count += count_words(LLVMTypeOf(LLVMGetParam(function, i)));
    args[0] = LLVMBuildAlloca(builder, LLVMArrayType2(word, count), "");
    args[1] = LLVMConstInt(word, count, false);
    words.base = args[0];
    for (unsigned i = 0; i < params; i++)
        if (!write_value(&words, LLVMGetParam(function, i)))
            return false;
    for (int i = 0; i < 2; i++)
        types[i] = LLVMTypeOf(args[i]);
    types[0] = LLVMFunctionType(LLVMVoidTypeInContext(context), types, 2, false);
    LLVMBuildCall2(builder, types[0], LLVMAddFunction(module, "mlir_interp_observed", types[0]),
                   args, 2, "");
    return true;
}

bool wrapper_define_observer(LLVMModuleRef module, const char *name, Sb *why)
{
    LLVMValueRef function = LLVMGetNamedFunction(module, name);
    LLVMContextRef context = LLVMGetModuleContext(module);
    LLVMBuilderRef builder;
    bool good;

    if (!function || !LLVMIsDeclaration(function))
        return true;
    builder = LLVMCreateBuilderInContext(context);
    LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(context, function, ""));
    good = write_observer(module, function, builder, why);
    LLVMBuildRetVoid(builder);
    LLVMDisposeBuilder(builder);
    LLVMAddAttributeAtIndex(
        function, LLVMAttributeFunctionIndex,
        LLVMCreateEnumAttribute(context, LLVMGetEnumAttributeKindForName("noinline", 8), 0));
    return good;
}
