/* vector.print, by calls into the library that mlir-runner's programs print with. */
#include "interp/native/lower/lower.h"

static void print(Lower *l, const char *function, LLVMValueRef what)
{
    call_c(l, function, LLVMVoidTypeInContext(l->context), &what, what ? 1 : 0);
}

/* The library prints 64 bits. A bit is 0 or 1 whatever its type's sign. */
static bool print_integer(Lower *l, const Op *op, const Type *type, LLVMValueRef value)
{
    LLVMTypeRef i64 = LLVMInt64TypeInContext(l->context);
    unsigned width = LLVMGetIntTypeWidth(LLVMTypeOf(value));
    bool is_unsigned =
        type->kind == TYPE_INDEX || type->integer.signedness == UNSIGNED || width == 1;

    if (width > 64)
        return lower_fail(l, op, "the runner's library prints integers of 64 bits at most");
    if (width < 64)
        value = is_unsigned ? LLVMBuildZExt(l->builder, value, i64, "")
                            : LLVMBuildSExt(l->builder, value, i64, "");
    print(l, is_unsigned ? "printU64" : "printI64", value);
    return true;
}

/* Narrow floats go to printF32: extending them changes no digit of what is printed. */
static bool print_float(Lower *l, const Op *op, const Type *type, LLVMValueRef value)
{
    if (type->format == &FLOAT_F64) {
        print(l, "printF64", value);
        return true;
    }
    if (type->format == &FLOAT_F16 || type->format == &FLOAT_BF16)
        value = LLVMBuildFPExt(l->builder, value, LLVMFloatTypeInContext(l->context), "");
    else if (type->format != &FLOAT_F32)
        return lower_fail(l, op, "the runner's library prints no %s", type->format->name);
    print(l, "printF32", value);
    return true;
}

static bool print_scalar(Lower *l, const Op *op, const Type *type, LLVMValueRef value)
{
    return type->kind == TYPE_FLOAT ? print_float(l, op, type, value)
                                    : print_integer(l, op, type, value);
}

static LLVMValueRef lane_of(Lower *l, LLVMValueRef vector, uint64_t at)
{
    LLVMTypeRef i64 = LLVMInt64TypeInContext(l->context);

    return LLVMBuildExtractElement(l->builder, vector, LLVMConstInt(i64, at, false), "");
}

/* The part of the vector whose outer `dim` indices are fixed, beginning at lane `*at`; `*at` moves
 * behind it. A vector of rank 0 looks like one of a single lane. */
static bool print_part(Lower *l, const Op *op, const Type *type, LLVMValueRef value, unsigned dim,
                       uint64_t *at)
{
    int64_t size = type->shaped.rank ? type->shaped.dims[dim] : 1;

    print(l, "printOpen", NULL);
    for (int64_t i = 0; i < size; i++) {
        if (i)
            print(l, "printComma", NULL);
        if (dim + 1 < type->shaped.rank
                ? !print_part(l, op, type, value, dim + 1, at)
                : !print_scalar(l, op, type->shaped.element, lane_of(l, value, (*at)++)))
            return false;
    }
    print(l, "printClose", NULL);
    return true;
}

static bool print_value(Lower *l, const Op *op)
{
    const Type *type = op->operands[0]->type;
    uint64_t at = 0;

    return type->kind == TYPE_VECTOR ? print_part(l, op, type, in(l, op, 0), 0, &at)
                                     : print_scalar(l, op, type, in(l, op, 0));
}

static bool vector_print(Lower *l, const Op *op)
{
    static const struct {
        const char *word, *function;
    } PUNCTUATION[] = {
        { "newline", "printNewline" },
        { "comma", "printComma" },
        { "open", "printOpen" },
        { "close", "printClose" },
    };
    const Attr *text = op_attr(op, "stringLiteral"), *behind = op_attr(op, "punctuation");

    if (text) {
        print(l, "printString",
              LLVMBuildGlobalStringPtr(l->builder, str_dup(&l->arena, text->string).data, ""));
        return true;
    }
    if (op->operand_count && !print_value(l, op))
        return false;
    if (!behind)
        print(l, "printNewline", NULL);
    for (size_t i = 0; i < sizeof PUNCTUATION / sizeof *PUNCTUATION; i++)
        if (word_in(behind, PUNCTUATION[i].word))
            print(l, PUNCTUATION[i].function, NULL);
    return true;
}

const Lowering VECTOR_LOWERINGS[] = {
    { "vector.print", vector_print },
    { 0 },
};
