/* complex: structs of two floats. */
#include "interp/native/lower/numbers.h"

static LLVMValueRef pair(Lower *l, LLVMTypeRef type, LLVMValueRef real, LLVMValueRef imaginary)
{
    LLVMValueRef half = LLVMBuildInsertValue(l->builder, LLVMGetUndef(type), real, 0, "");

    return LLVMBuildInsertValue(l->builder, half, imaginary, 1, "");
}

static LLVMValueRef part(Lower *l, const Op *op, unsigned operand, unsigned index)
{
    return LLVMBuildExtractValue(l->builder, in(l, op, operand), index, "");
}

static bool lower_create(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);

    return type && give(l, op, pair(l, type, in(l, op, 0), in(l, op, 1)));
}

static bool lower_part(Lower *l, const Op *op, const Lowering *row)
{
    return give(l, op, part(l, op, 0, (unsigned)row->code));
}

/* An operation on floats, rounded to their type. */
static LLVMValueRef arith(Lower *l, const Op *op, LLVMOpcode code, LLVMValueRef lhs,
                          LLVMValueRef rhs)
{
    LLVMTypeRef type = LLVMTypeOf(lhs), working = working_type(l, type);
    LLVMValueRef made = LLVMBuildBinOp(l->builder, code, convert_float(l, lhs, working),
                                       convert_float(l, rhs, working), "");

    set_fastmath(made, fastmath_of(op));
    return convert_float(l, made, type);
}

static bool give_pair(Lower *l, const Op *op, LLVMValueRef real, LLVMValueRef imaginary)
{
    return give(l, op, pair(l, LLVMTypeOf(in(l, op, 0)), real, imaginary));
}

static bool lower_sum(Lower *l, const Op *op, const Lowering *row)
{
    LLVMOpcode code = (LLVMOpcode)row->code;

    return give_pair(l, op, arith(l, op, code, part(l, op, 0, 0), part(l, op, 1, 0)),
                     arith(l, op, code, part(l, op, 0, 1), part(l, op, 1, 1)));
}

/* (ac - bd) + (bc + ad) i */
static bool lower_product(Lower *l, const Op *op)
{
    LLVMValueRef a = part(l, op, 0, 0), b = part(l, op, 0, 1);
    LLVMValueRef c = part(l, op, 1, 0), d = part(l, op, 1, 1);

    return give_pair(
        l, op, arith(l, op, LLVMFSub, arith(l, op, LLVMFMul, a, c), arith(l, op, LLVMFMul, b, d)),
        arith(l, op, LLVMFAdd, arith(l, op, LLVMFMul, b, c), arith(l, op, LLVMFMul, a, d)));
}

static LLVMValueRef negated(Lower *l, const Op *op, unsigned index)
{
    LLVMValueRef made = LLVMBuildFNeg(l->builder, part(l, op, 0, index), "");

    set_fastmath(made, fastmath_of(op));
    return made;
}

static bool lower_neg(Lower *l, const Op *op)
{
    return give_pair(l, op, negated(l, op, 0), negated(l, op, 1));
}

static bool lower_conj(Lower *l, const Op *op)
{
    return give_pair(l, op, part(l, op, 0, 0), negated(l, op, 1));
}

static bool lower_compare(Lower *l, const Op *op, const Lowering *row)
{
    LLVMRealPredicate predicate = (LLVMRealPredicate)row->code;
    LLVMValueRef real =
        LLVMBuildFCmp(l->builder, predicate, part(l, op, 0, 0), part(l, op, 1, 0), "");
    LLVMValueRef imaginary =
        LLVMBuildFCmp(l->builder, predicate, part(l, op, 0, 1), part(l, op, 1, 1), "");

    return give(l, op,
                LLVMBuildBinOp(l->builder, predicate == LLVMRealOEQ ? LLVMAnd : LLVMOr, real,
                               imaginary, ""));
}

static bool lower_complex_constant(Lower *l, const Op *op)
{
    const Type *type = op->results[0]->type->shaped.element;
    const Attr *const *parts = op_attr(op, "value")->array.elements;
    LLVMTypeRef made = result_type(l, op);
    LLVMValueRef real = made ? lower_constant(l, op, type, parts[0]) : NULL;
    LLVMValueRef imaginary = real ? lower_constant(l, op, type, parts[1]) : NULL;

    return imaginary && give(l, op, pair(l, made, real, imaginary));
}

/* A float or integer of so many bits, and an integer. */
static LLVMValueRef cast_bits(Lower *l, LLVMValueRef value, LLVMTypeRef type)
{
    return LLVMTypeOf(value) == type ? value : LLVMBuildBitCast(l->builder, value, type, "");
}

static bool lower_bitcast(Lower *l, const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;
    const Type *half_type = (from->kind == TYPE_COMPLEX ? from : to)->shaped.element;
    LLVMTypeRef made = result_type(l, op), half, whole;
    LLVMValueRef value = in(l, op, 0), parts[2], shift;

    if (!made || from == to)
        return made && give(l, op, value);
    half = LLVMIntTypeInContext(l->context, type_bits(half_type));
    whole = LLVMIntTypeInContext(l->context, 2 * type_bits(half_type));
    shift = LLVMConstInt(whole, type_bits(half_type), false);
    if (from->kind == TYPE_COMPLEX) {
        for (unsigned i = 0; i < 2; i++)
            parts[i] = LLVMBuildZExt(l->builder, cast_bits(l, part(l, op, 0, i), half), whole, "");
        parts[1] = LLVMBuildShl(l->builder, parts[1], shift, "");
        return give(l, op, cast_bits(l, LLVMBuildOr(l->builder, parts[0], parts[1], ""), made));
    }
    value = cast_bits(l, value, whole);
    parts[0] = LLVMBuildTrunc(l->builder, value, half, "");
    parts[1] = LLVMBuildTrunc(l->builder, LLVMBuildLShr(l->builder, value, shift, ""), half, "");
    for (unsigned i = 0; i < 2; i++)
        parts[i] = cast_bits(l, parts[i], LLVMStructGetTypeAtIndex(made, i));
    return give(l, op, pair(l, made, parts[0], parts[1]));
}

/* Functions: of interp/native/complex.h, in fp128. */

static LLVMValueRef widened(Lower *l, LLVMValueRef value)
{
    LLVMTypeRef wide = LLVMFP128TypeInContext(l->context);

    if (LLVMGetTypeKind(LLVMTypeOf(value)) != LLVMIntegerTypeKind)
        return LLVMBuildFPExt(l->builder, value, wide, "");
    return LLVMBuildSIToFP(l->builder, value, wide, "");
}

static LLVMValueRef place_in(Lower *l, LLVMValueRef parts, unsigned index)
{
    LLVMValueRef at = LLVMConstInt(LLVMInt32TypeInContext(l->context), index, false);

    return LLVMBuildGEP2(l->builder, LLVMFP128TypeInContext(l->context), parts, &at, 1, "");
}

static LLVMValueRef result_part(Lower *l, LLVMValueRef parts, unsigned index, LLVMTypeRef type)
{
    LLVMValueRef made = LLVMBuildLoad2(l->builder, LLVMFP128TypeInContext(l->context),
                                       place_in(l, parts, index), "");

    return convert_float(l, made, type);
}

/* The parts of all operands, one after the other; an integer has an imaginary part. */
static LLVMValueRef store_parts(Lower *l, const Op *op)
{
    LLVMTypeRef wide = LLVMFP128TypeInContext(l->context);
    LLVMValueRef parts = entry_alloca(l, LLVMArrayType2(wide, 4), "parts");

    for (unsigned i = 0; i < 2 * op->operand_count; i++) {
        bool is_complex = op->operands[i / 2]->type->kind == TYPE_COMPLEX;
        LLVMValueRef value = is_complex ? widened(l, part(l, op, i / 2, i % 2))
                             : i % 2    ? LLVMConstNull(wide)
                                        : widened(l, in(l, op, i / 2));

        LLVMBuildStore(l->builder, value, place_in(l, parts, i));
    }
    return parts;
}

/* Has fp128 so many more digits than this operation's floats, that what is computed there is right
 * here? And does it hold an integer that is an operand? */
static bool fits_fp128(Lower *l, const Op *op)
{
    for (unsigned i = 0; i < op->operand_count; i++) {
        const Type *type = op->operands[i]->type;
        unsigned most = 64;

        type = type->kind == TYPE_COMPLEX ? type->shaped.element : type;
        if (type_bits(type) > most)
            return lower_fail(l, op, "nothing computes with enough digits for '%s'",
                              type_text(type));
    }
    return true;
}

static bool lower_function(Lower *l, const Op *op)
{
    LLVMTypeRef made = result_type(l, op);
    LLVMTypeRef signature = LLVMFunctionType(LLVMVoidTypeInContext(l->context), NULL, 0, false);
    Str name = str_printf(&l->arena, "\1%.*s", STR_ARG(op_name(op)));
    LLVMValueRef function = LLVMGetNamedFunction(l->module, name.data), parts, real;

    if (!made || !fits_fp128(l, op))
        return false;
    if (!function)
        function = LLVMAddFunction(l->module, name.data, signature);
    parts = store_parts(l, op);
    call_c(l, op->operand_count == 1 ? "complex.of_one" : "complex.of_two",
           LLVMVoidTypeInContext(l->context), (LLVMValueRef[]){ parts, function }, 2);
    real = result_part(l, parts, 0, LLVMStructGetTypeAtIndex(made, 0));
    return give(l, op,
                pair(l, made, real, result_part(l, parts, 1, LLVMStructGetTypeAtIndex(made, 1))));
}

/* Of the parts: a function of the C library. */
static bool lower_of_parts(Lower *l, const Op *op, const Lowering *row)
{
    LLVMTypeRef made = result_type(l, op);
    LLVMValueRef parts[] = { part(l, op, 0, !row->code), part(l, op, 0, row->code) };

    if (!made || !fits_fp128(l, op))
        return false;
    for (unsigned i = 0; i < 2; i++)
        parts[i] = widened(l, parts[i]);
    return give(l, op,
                convert_float(l, call_c(l, row->callee, LLVMTypeOf(parts[0]), parts, 2), made));
}

const Lowering COMPLEX_LOWERINGS[] = {
    { "complex.create", lower_create },
    { "complex.re", .by = lower_part, .code = 0 },
    { "complex.im", .by = lower_part, .code = 1 },
    { "complex.constant", lower_complex_constant },
    { "complex.bitcast", lower_bitcast },
    { "complex.eq", .by = lower_compare, .code = LLVMRealOEQ },
    { "complex.neq", .by = lower_compare, .code = LLVMRealUNE },
    { "complex.add", .by = lower_sum, .code = LLVMFAdd },
    { "complex.sub", .by = lower_sum, .code = LLVMFSub },
    { "complex.mul", lower_product },
    { "complex.neg", lower_neg },
    { "complex.conj", lower_conj },
    { "complex.abs", .by = lower_of_parts, .code = 1, .callee = "hypotf128" },
    { "complex.angle", .by = lower_of_parts, .code = 0, .callee = "atan2f128" },
    { "complex.atan2 complex.cos complex.div complex.exp complex.expm1 complex.log complex.log1p "
      "complex.pow complex.powi complex.rsqrt complex.sign complex.sin complex.sqrt complex.tan "
      "complex.tanh",
      lower_function },
    { 0 },
};
