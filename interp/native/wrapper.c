#include "interp/native/wrapper.h"

#include "core/base/map.h"
#include "interp/native/lower/parts.h"
#include "interp/native/protocol.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

/* A structure or array of nothing takes no words. */
static bool has_elements(LLVMTypeRef type)
{
    LLVMTypeKind kind = LLVMGetTypeKind(type);

    return kind == LLVMStructTypeKind || kind == LLVMArrayTypeKind || kind == LLVMVectorTypeKind;
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
    unsigned bits = scalar_bits(type), count = part_count(type);
    LLVMValueRef all = LLVMGetPoison(type);

    if (LLVMGetTypeKind(type) == LLVMPointerTypeKind)
        return LLVMBuildIntToPtr(w->builder, read_bits(w, bits), type, "");
    if (bits)
        return LLVMBuildBitCast(w->builder, read_bits(w, bits), type, "");
    if (!has_elements(type) && !no_words(w, type))
        return NULL;
    for (unsigned i = 0; i < count; i++) {
        LLVMValueRef element = read_value(w, part_type(type, i));

        if (!element)
            return NULL;
        all = with_part(w->builder, all, element, i);
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
    unsigned bits = scalar_bits(type), count = part_count(type);

    if (bits) {
        LLVMTypeRef pattern = LLVMIntTypeInContext(LLVMGetTypeContext(type), bits);

        write_bits(w, LLVMGetTypeKind(type) == LLVMPointerTypeKind
                          ? LLVMBuildPtrToInt(w->builder, value, pattern, "")
                          : LLVMBuildBitCast(w->builder, value, pattern, ""));
        return true;
    }
    if (!has_elements(type))
        return no_words(w, type);
    for (unsigned i = 0; i < count; i++)
        if (!write_value(w, part_of(w->builder, value, i)))
            return false;
    return true;
}

/* The same type in another context. */
static LLVMTypeRef copy_type(LLVMContextRef context, LLVMTypeRef type)
{
    unsigned count = part_count(type);
    LLVMTypeRef *elements, made;

    switch (LLVMGetTypeKind(type)) {
    case LLVMIntegerTypeKind:
        return LLVMIntTypeInContext(context, LLVMGetIntTypeWidth(type));
    case LLVMHalfTypeKind:
        return LLVMHalfTypeInContext(context);
    case LLVMBFloatTypeKind:
        return LLVMBFloatTypeInContext(context);
    case LLVMFloatTypeKind:
        return LLVMFloatTypeInContext(context);
    case LLVMDoubleTypeKind:
        return LLVMDoubleTypeInContext(context);
    case LLVMX86_FP80TypeKind:
        return LLVMX86FP80TypeInContext(context);
    case LLVMFP128TypeKind:
        return LLVMFP128TypeInContext(context);
    case LLVMPointerTypeKind:
        return LLVMPointerTypeInContext(context, 0);
    case LLVMArrayTypeKind:
        return LLVMArrayType2(copy_type(context, LLVMGetElementType(type)), count);
    case LLVMVectorTypeKind:
        return LLVMVectorType(copy_type(context, LLVMGetElementType(type)), count);
    case LLVMStructTypeKind:
        elements = must_alloc((count + 1) * sizeof *elements);
        for (unsigned i = 0; i < count; i++)
            elements[i] = copy_type(context, LLVMStructGetTypeAtIndex(type, i));
        made = LLVMStructTypeInContext(context, elements, count, LLVMIsPackedStruct(type));
        free(elements);
        return made;
    default:
        return LLVMVoidTypeInContext(context);
    }
}

static LLVMTypeRef copy_function_type(LLVMContextRef context, LLVMTypeRef type)
{
    unsigned count = LLVMCountParamTypes(type);
    LLVMTypeRef *params = must_alloc((count + 1) * sizeof *params), made;

    LLVMGetParamTypes(type, params);
    for (unsigned i = 0; i < count; i++)
        params[i] = copy_type(context, params[i]);
    made = LLVMFunctionType(copy_type(context, LLVMGetReturnType(type)), params, count, false);
    free(params);
    return made;
}

/* Calls the first parameter, a function of the type. */
static bool write_body(LLVMValueRef wrapper, LLVMTypeRef type, LLVMBuilderRef builder, Sb *why)
{
    LLVMTypeRef word = LLVMInt64TypeInContext(LLVMGetTypeContext(type));
    Words in = { builder, word, LLVMGetParam(wrapper, 1), 0, why };
    Words out = { builder, word, LLVMGetParam(wrapper, 2), 0, why };
    unsigned count = LLVMCountParamTypes(type);
    LLVMTypeRef *params = must_alloc((count + 1) * sizeof *params);
    LLVMValueRef *args = must_alloc((count + 1) * sizeof *args), call;
    bool good = true;

    LLVMGetParamTypes(type, params);
    for (unsigned i = 0; good && i < count; i++) {
        args[i] = read_value(&in, params[i]);
        good = args[i] != NULL;
    }
    if (good) {
        call = LLVMBuildCall2(builder, type, LLVMGetParam(wrapper, 0), args, count, "");
        good =
            LLVMGetTypeKind(LLVMGetReturnType(type)) == LLVMVoidTypeKind || write_value(&out, call);
    }
    LLVMBuildRetVoid(builder);
    free(args);
    free(params);
    return good;
}

static LLVMModuleRef write_wrapper(LLVMContextRef context, LLVMTypeRef type, const char *name,
                                   Sb *why)
{
    LLVMModuleRef module = LLVMModuleCreateWithNameInContext("wrapper", context);
    LLVMTypeRef pointer = LLVMPointerTypeInContext(context, 0);
    LLVMTypeRef own = LLVMFunctionType(LLVMVoidTypeInContext(context),
                                       (LLVMTypeRef[]){ pointer, pointer, pointer }, 3, false);
    LLVMValueRef wrapper = LLVMAddFunction(module, name, own);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
    bool good;

    LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(context, wrapper, ""));
    good = write_body(wrapper, copy_function_type(context, type), builder, why);
    LLVMDisposeBuilder(builder);
    if (good)
        return module;
    LLVMDisposeModule(module);
    return NULL;
}

/* Nobody waits for a wrapper's code, but for its being made: it is not optimised. */
static void *compile_wrapper(Str processor, LLVMTypeRef type, unsigned number, Sb *why)
{
    LLVMContextRef context = LLVMContextCreate();
    Jit *jit = jit_at(processor, 0, why);
    LLVMModuleRef module;
    char name[32];

    snprintf(name, sizeof name, "wrapper.%u", number);
    module = jit ? write_wrapper(context, type, name, why) : NULL;
    if (!module) {
        LLVMContextDispose(context);
        return NULL;
    }
    LLVMSetModuleDataLayout(module, jit_target(jit));
    return jit_add(jit, context, module, why) ? jit_lookup(jit, name, why) : NULL;
}

Wrapper *wrapper_for(const Jit *jit, LLVMTypeRef type, Sb *why)
{
    static Map wrappers; /* processor and type as text -> its code; kept as long as the process */
    static Arena names;
    char *text = LLVMPrintTypeToString(type);
    Sb name = { 0 };
    MapEntry *entry;
    Wrapper *code;
    bool added;

    sb_printf(&name, "%.*s %s", STR_ARG(jit_processor(jit)), text);
    entry = map_at(&wrappers, sb_view(&name), &added);
    if (added)
        entry->key = str_dup(&names, entry->key);
    if (!entry->value)
        entry->value = compile_wrapper(jit_processor(jit), type, (unsigned)wrappers.len, why);
    LLVMDisposeMessage(text);
    sb_free(&name);
    memcpy(&code, &entry->value, sizeof code);
    return code;
}

static unsigned count_words(LLVMTypeRef type)
{
    unsigned all = 0;

    if (scalar_bits(type))
        return (scalar_bits(type) + 63) / 64;
    for (unsigned i = 0; i < part_count(type); i++)
        all += count_words(part_type(type, i));
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
