/* math: what LLVM has an intrinsic for, and IEEE fixes, goes there; the rest to the C library.
 *
 * The library computes in float and wider: narrower floats are extended and the result is rounded
 * back. How far it may be from the right result stands in interp/oracle/judge/ulps.c.
 */
#include "interp/native/lower/lower.h"

/* The row's intrinsic, with a flag: is the operand without a sensible result (the minimum, zero)
 * poison? It is not, in math. */
static bool lower_total(Lower *l, const Op *op, const Lowering *row)
{
    LLVMValueRef no = LLVMConstInt(LLVMInt1TypeInContext(l->context), 0, false);

    return give(
        l, op,
        call_same(l, callee_of(l, op, row, "llvm."), (LLVMValueRef[]){ in(l, op, 0), no }, 2));
}

/* As the operation's document writes it. LLVM 22 cannot compile minima of the widest formats for
 * x86_64: its instruction selection aborts. */
static bool clampf(Lower *l, const Op *op)
{
    const FloatFormat *format = lane_type(op->results[0]->type)->format;
    LLVMValueRef least;

    if (format == &FLOAT_F80 || format == &FLOAT_F128)
        return lower_fail(l, op, "LLVM has no code for the minimum of %s", format->name);
    least = call_same(l, "llvm.minimum", (LLVMValueRef[]){ in(l, op, 0), in(l, op, 1) }, 2);
    set_fastmath(least, fastmath_of(op));
    return give_fast(l, op,
                     call_same(l, "llvm.maximum", (LLVMValueRef[]){ least, in(l, op, 2) }, 2));
}

/* The intrinsic takes a set of classes, a bit each: signaling and quiet NaN, then from negative
 * infinity upward: -inf, -normal, -subnormal, -0, +0, +subnormal, +normal, +inf. */
enum { NANS = 0x003, INFINITIES = 0x204, NORMALS = 0x108, ALL_FINITE = 0x1F8 };

static bool classify(Lower *l, const Op *op, const Lowering *row)
{
    LLVMValueRef args[] = { in(l, op, 0), LLVMConstInt(LLVMInt32TypeInContext(l->context),
                                                       (unsigned)row->code, false) };

    return give_fast(l, op, call_same(l, "llvm.is.fpclass", args, 2));
}

/* Rounding a sum of doubles to odd: an inexact one gets its last bit set, which no tie of a
 * narrower format has, so that rounding once more is as rounding once. `error` is what the sum
 * lacks. */
static LLVMValueRef round_to_odd(Lower *l, LLVMValueRef sum, LLVMValueRef error)
{
    LLVMBuilderRef b = l->builder;
    LLVMTypeRef i64 = LLVMInt64TypeInContext(l->context), f64 = LLVMTypeOf(sum);
    LLVMValueRef zero = LLVMConstNull(f64), bits = LLVMBuildBitCast(b, sum, i64, "");
    LLVMValueRef even =
        LLVMBuildNot(b, LLVMBuildTrunc(b, bits, LLVMInt1TypeInContext(l->context), ""), "");
    LLVMValueRef inexact = LLVMBuildFCmp(b, LLVMRealONE, error, zero, "");
    LLVMValueRef outward =
        LLVMBuildICmp(b, LLVMIntEQ, LLVMBuildFCmp(b, LLVMRealOGT, error, zero, ""),
                      LLVMBuildFCmp(b, LLVMRealOGT, sum, zero, ""), "");
    LLVMValueRef step =
        LLVMBuildSelect(b, outward, LLVMConstInt(i64, 1, false), LLVMConstAllOnes(i64), "");
    LLVMValueRef moved = LLVMBuildAdd(b, bits, step, "");

    bits = LLVMBuildSelect(b, LLVMBuildAnd(b, even, inexact, ""), moved, bits, "");
    return LLVMBuildBitCast(b, bits, f64, "");
}

/* LLVM's code for llvm.fma.bf16 rounds to float and then again. The product of two bfloats is exact
 * in double, and so is what the sum's rounding cuts off. */
static LLVMValueRef fma_bfloat(Lower *l, LLVMValueRef *args, void *state)
{
    LLVMBuilderRef b = l->builder;
    LLVMTypeRef f64 = LLVMDoubleTypeInContext(l->context);
    LLVMValueRef wide[3], product, sum, added, error;

    (void)state;
    for (int i = 0; i < 3; i++)
        wide[i] = LLVMBuildFPExt(b, args[i], f64, "");
    product = LLVMBuildFMul(b, wide[0], wide[1], "");
    sum = LLVMBuildFAdd(b, product, wide[2], "");
    added = LLVMBuildFSub(b, sum, product, "");
    error = LLVMBuildFAdd(b, LLVMBuildFSub(b, product, LLVMBuildFSub(b, sum, added, ""), ""),
                          LLVMBuildFSub(b, wide[2], added, ""), "");
    return LLVMBuildFPTrunc(b, round_to_odd(l, sum, error), LLVMTypeOf(args[0]), "");
}

/* The operation is the function `scalar` of its operands, lane by lane. */
static bool by_lanes(Lower *l, const Op *op,
                     LLVMValueRef (*scalar)(Lower *l, LLVMValueRef *args, void *state), void *state)
{
    LLVMValueRef *args = operand_values(l, op, 0, op->operand_count);

    return give(l, op, map_lanes(l, LLVMTypeOf(args[0]), args, op->operand_count, scalar, state));
}

LLVMValueRef fused(Lower *l, LLVMValueRef a, LLVMValueRef b, LLVMValueRef c)
{
    LLVMValueRef args[] = { a, b, c };

    return LLVMGetTypeKind(LLVMTypeOf(a)) == LLVMBFloatTypeKind ? fma_bfloat(l, args, NULL)
                                                                : call_same(l, "llvm.fma", args, 3);
}

static bool multiply_add(Lower *l, const Op *op, const Lowering *row)
{
    return lane_type(op->results[0]->type)->format == &FLOAT_BF16
               ? by_lanes(l, op, fma_bfloat, NULL)
               : lower_intrinsic(l, op, row);
}

/* The power of an iN by a negative exponent: the reciprocal toward zero. Zero has none. */
static void negative_power(Lower *l, LLVMValueRef base, LLVMValueRef exponent)
{
    LLVMBuilderRef b = l->builder;
    LLVMTypeRef type = LLVMTypeOf(base), i1 = LLVMInt1TypeInContext(l->context);
    LLVMValueRef one = LLVMConstInt(type, 1, false), minus_one = LLVMConstAllOnes(type);
    LLVMValueRef odd = LLVMBuildTrunc(b, exponent, i1, "");
    LLVMValueRef of_minus_one =
        LLVMBuildSelect(b, LLVMBuildICmp(b, LLVMIntEQ, base, minus_one, ""),
                        LLVMBuildSelect(b, odd, minus_one, one, ""), LLVMConstNull(type), "");

    LLVMBuildRet(
        b, LLVMBuildSelect(b, LLVMBuildICmp(b, LLVMIntEQ, base, one, ""), one, of_minus_one, ""));
}

/* By squaring, modulo 2^N: a loop with the block it stands in as its head. */
static void positive_power(Lower *l, LLVMValueRef function, LLVMBasicBlockRef from)
{
    LLVMBuilderRef b = l->builder;
    LLVMTypeRef type = LLVMTypeOf(LLVMGetParam(function, 0));
    LLVMBasicBlockRef head = LLVMGetInsertBlock(b);
    LLVMBasicBlockRef body = LLVMAppendBasicBlockInContext(l->context, function, "body");
    LLVMBasicBlockRef end = LLVMAppendBasicBlockInContext(l->context, function, "end");
    LLVMValueRef start[] = { LLVMGetParam(function, 0), LLVMGetParam(function, 1),
                             LLVMConstInt(type, 1, false) };
    LLVMValueRef base = LLVMBuildPhi(b, type, "base"), left = LLVMBuildPhi(b, type, "left");
    LLVMValueRef power = LLVMBuildPhi(b, type, "power"), phis[] = { base, left, power }, next[3];
    LLVMValueRef over = LLVMBuildICmp(b, LLVMIntEQ, left, LLVMConstNull(type), "");
    LLVMValueRef odd;

    LLVMBuildCondBr(b, over, end, body);
    LLVMPositionBuilderAtEnd(b, end);
    LLVMBuildRet(b, power);
    LLVMPositionBuilderAtEnd(b, body);
    odd = LLVMBuildTrunc(b, left, LLVMInt1TypeInContext(l->context), "");
    next[0] = LLVMBuildMul(b, base, base, "");
    next[1] = LLVMBuildLShr(b, left, LLVMConstInt(type, 1, false), "");
    next[2] = LLVMBuildSelect(b, odd, LLVMBuildMul(b, power, base, ""), power, "");
    LLVMBuildBr(b, head);
    for (int i = 0; i < 3; i++)
        LLVMAddIncoming(phis[i], (LLVMValueRef[]){ start[i], next[i] },
                        (LLVMBasicBlockRef[]){ from, body }, 2);
}

/* The module's function for powers of this type. */
static LLVMValueRef power_function(Lower *l, LLVMTypeRef type)
{
    LLVMBasicBlockRef here = LLVMGetInsertBlock(l->builder), entry, negative, positive;
    Str name = str_printf(&l->arena, "math.ipowi.i%u", LLVMGetIntTypeWidth(type));
    LLVMValueRef function = LLVMGetNamedFunction(l->module, name.data), base, exponent;

    if (function)
        return function;
    function = LLVMAddFunction(l->module, name.data,
                               LLVMFunctionType(type, (LLVMTypeRef[]){ type, type }, 2, false));
    LLVMSetLinkage(function, LLVMInternalLinkage);
    base = LLVMGetParam(function, 0);
    exponent = LLVMGetParam(function, 1);
    entry = LLVMAppendBasicBlockInContext(l->context, function, "entry");
    negative = LLVMAppendBasicBlockInContext(l->context, function, "negative");
    positive = LLVMAppendBasicBlockInContext(l->context, function, "head");
    LLVMPositionBuilderAtEnd(l->builder, entry);
    LLVMBuildCondBr(l->builder,
                    LLVMBuildICmp(l->builder, LLVMIntSLT, exponent, LLVMConstNull(type), ""),
                    negative, positive);
    LLVMPositionBuilderAtEnd(l->builder, negative);
    negative_power(l, base, exponent);
    LLVMPositionBuilderAtEnd(l->builder, positive);
    positive_power(l, function, entry);
    LLVMPositionBuilderAtEnd(l->builder, here);
    return function;
}

static LLVMValueRef call_power(Lower *l, LLVMValueRef *args, void *state)
{
    LLVMValueRef function = power_function(l, LLVMTypeOf(args[0]));

    (void)state;
    return LLVMBuildCall2(l->builder, LLVMGlobalGetValueType(function), function, args, 2, "");
}

static bool ipowi(Lower *l, const Op *op)
{
    return by_lanes(l, op, call_power, NULL);
}

/* A function of the C library, called with values of one type. */
typedef struct LibraryCall {
    const char *name;
    unsigned count;
    const Attr *fastmath;
} LibraryCall;

static bool is_narrow(LLVMTypeRef type)
{
    return LLVMGetTypeKind(type) == LLVMHalfTypeKind || LLVMGetTypeKind(type) == LLVMBFloatTypeKind;
}

/* In the type of the arguments, which the library has. */
static LLVMValueRef call_wide(Lower *l, const LibraryCall *call, LLVMValueRef *args)
{
    LLVMTypeRef type = LLVMTypeOf(args[0]);
    LLVMTypeKind kind = LLVMGetTypeKind(type);
    const char *suffix = kind == LLVMFloatTypeKind      ? "f"
                         : kind == LLVMX86_FP80TypeKind ? "l"
                         : kind == LLVMFP128TypeKind    ? "f128"
                                                        : "";
    Str name = str_printf(&l->arena, "%s%s", call->name, suffix);
    LLVMValueRef result = call_c(l, name.data, type, args, call->count);

    set_fastmath(result, call->fastmath);
    return result;
}

/* In a type that the library has; and back. */
static LLVMValueRef widened(Lower *l, LLVMValueRef value)
{
    LLVMTypeRef f32 = LLVMFloatTypeInContext(l->context);

    return is_narrow(LLVMTypeOf(value)) ? LLVMBuildFPExt(l->builder, value, f32, "") : value;
}

static LLVMValueRef narrowed(Lower *l, LLVMValueRef value, LLVMTypeRef type)
{
    return is_narrow(type) ? LLVMBuildFPTrunc(l->builder, value, type, "") : value;
}

static LLVMValueRef call_library(Lower *l, LLVMValueRef *args, void *state)
{
    const LibraryCall *call = state;
    LLVMValueRef wide[2];

    for (unsigned i = 0; i < call->count; i++)
        wide[i] = widened(l, args[i]);
    return narrowed(l, call_wide(l, call, wide), LLVMTypeOf(args[0]));
}

LLVMValueRef exponential(Lower *l, LLVMValueRef value)
{
    LibraryCall call = { "exp", 1, NULL };

    return call_library(l, &value, &call);
}

static bool library(Lower *l, const Op *op, const Lowering *row)
{
    LibraryCall call = { callee_of(l, op, row, ""), op->operand_count, fastmath_of(op) };

    return by_lanes(l, op, call_library, &call);
}

static LLVMValueRef function_of(Lower *l, const Op *op, const char *function)
{
    LibraryCall call = { function, 1, fastmath_of(op) };
    LLVMValueRef arg = in(l, op, 0);

    return map_lanes(l, LLVMTypeOf(arg), &arg, 1, call_library, &call);
}

static bool sine_and_cosine(Lower *l, const Op *op)
{
    out(l, op, 1, function_of(l, op, "cos"));
    return give(l, op, function_of(l, op, "sin"));
}

/* The same in a struct. */
static bool pair_sine_and_cosine(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);
    LLVMValueRef made;

    if (!type)
        return false;
    made = LLVMGetPoison(type);
    made = LLVMBuildInsertValue(l->builder, made, function_of(l, op, "sin"), 0, "");
    made = LLVMBuildInsertValue(l->builder, made, function_of(l, op, "cos"), 1, "");
    return give(l, op, made);
}

static LLVMValueRef pow_of_quiet(Lower *l, LLVMValueRef *args, void *state)
{
    LLVMValueRef wide[2];

    for (int i = 0; i < 2; i++) {
        wide[i] = widened(l, args[i]);
        wide[i] = call_same(l, "llvm.canonicalize", &wide[i], 1);
    }
    return narrowed(l, call_wide(l, state, wide), LLVMTypeOf(args[0]));
}

/* 1 to any power and any number to the power 0 are 1, for NaN too. The library makes an exception
 * of signaling NaNs, which nothing here tells from quiet ones. */
static bool float_power(Lower *l, const Op *op)
{
    LibraryCall call = { "pow", 2, fastmath_of(op) };

    return by_lanes(l, op, pow_of_quiet, &call);
}

/* An exponent in 64 bits, whose every value a fp128 holds. One that does not fit is as good as the
 * last that does: but for 1, every f64 is then zero or infinite. */
static LLVMValueRef clamp_exponent(Lower *l, LLVMValueRef exponent)
{
    LLVMTypeRef type = LLVMTypeOf(exponent), i64 = LLVMInt64TypeInContext(l->context);
    LLVMValueRef bound;

    if (LLVMGetIntTypeWidth(type) <= 64)
        return LLVMBuildSExt(l->builder, exponent, i64, "");
    bound = LLVMBuildSExt(l->builder, LLVMConstInt(i64, INT64_MAX, false), type, "");
    exponent = call_same(l, "llvm.smin", (LLVMValueRef[]){ exponent, bound }, 2);
    bound = LLVMBuildSExt(l->builder, LLVMConstInt(i64, INT64_MIN, false), type, "");
    exponent = call_same(l, "llvm.smax", (LLVMValueRef[]){ exponent, bound }, 2);
    return LLVMBuildTrunc(l->builder, exponent, i64, "");
}

/* The power of the magnitude, in a format that holds the exponent, and then the sign: an odd
 * exponent keeps the base's. A double holds enough of the exponent for floats: beyond 2^53 all
 * but 1 are zero or infinite. */
static LLVMValueRef integer_power(Lower *l, LLVMValueRef *args, void *state)
{
    LLVMBuilderRef b = l->builder;
    LLVMTypeRef type = LLVMTypeOf(args[0]), i1 = LLVMInt1TypeInContext(l->context);
    bool in_double = is_narrow(type) || LLVMGetTypeKind(type) == LLVMFloatTypeKind;
    LLVMTypeRef wide =
        in_double ? LLVMDoubleTypeInContext(l->context) : LLVMFP128TypeInContext(l->context);
    LLVMValueRef base =
        LLVMGetTypeKind(type) == LLVMFP128TypeKind ? args[0] : LLVMBuildFPExt(b, args[0], wide, "");
    LLVMValueRef exponent = LLVMBuildSIToFP(b, clamp_exponent(l, args[1]), wide, "");
    LLVMValueRef magnitude = call_same(l, "llvm.fabs", &base, 1), power, signed_power;

    power = pow_of_quiet(l, (LLVMValueRef[]){ magnitude, exponent }, state);
    signed_power = call_same(l, "llvm.copysign", (LLVMValueRef[]){ power, base }, 2);
    power = LLVMBuildSelect(b, LLVMBuildTrunc(b, args[1], i1, ""), signed_power, power, "");
    return LLVMGetTypeKind(type) == LLVMFP128TypeKind ? power
                                                      : LLVMBuildFPTrunc(b, power, type, "");
}

static bool fpowi(Lower *l, const Op *op)
{
    const Type *base = lane_type(op->operands[0]->type),
               *exponent = lane_type(op->operands[1]->type);
    /* Flags speak of the result alone, not of what it is made from. */
    LibraryCall call = { "pow", 2, NULL };

    if ((base->format == &FLOAT_F80 || base->format == &FLOAT_F128)
        && exponent->kind == TYPE_INTEGER && exponent->integer.width > 64)
        return lower_fail(l, op, "no type holds an exponent of more than 64 bits for %s",
                          base->format->name);
    return by_lanes(l, op, integer_power, &call);
}

static LLVMValueRef reciprocal_root(Lower *l, LLVMValueRef *args, void *state)
{
    LLVMValueRef value = widened(l, args[0]);

    (void)state;
    value = call_same(l, "llvm.sqrt", &value, 1);
    value = LLVMBuildFDiv(l->builder, LLVMConstReal(LLVMTypeOf(value), 1), value, "");
    return narrowed(l, value, LLVMTypeOf(args[0]));
}

/* Without fast-math flags: they would put the machine's estimates in the place of both steps. */
static bool rsqrt(Lower *l, const Op *op)
{
    return by_lanes(l, op, reciprocal_root, NULL);
}

const Lowering MATH_LOWERINGS[] = {
    { "math.ceil math.copysign math.ctpop math.floor math.round math.roundeven math.sqrt "
      "math.trunc",
      .by = lower_intrinsic },
    { "math.absf", .by = lower_intrinsic, .callee = "fabs" },
    { "math.fma vector.fma", .by = multiply_add },
    { "math.clampf", clampf },
    { "math.absi", .by = lower_total, .callee = "abs" },
    { "math.ctlz math.cttz", .by = lower_total },
    { "math.isfinite", .by = classify, .code = ALL_FINITE },
    { "math.isinf", .by = classify, .code = INFINITIES },
    { "math.isnan", .by = classify, .code = NANS },
    { "math.isnormal", .by = classify, .code = NORMALS },
    { "math.acos math.acosh math.asin math.asinh math.atan math.atan2 math.atanh math.cbrt "
      "math.cos "
      "math.cosh math.erf math.erfc math.exp math.exp2 math.expm1 math.log math.log10 math.log1p "
      "math.log2 math.sin math.sinh math.tan math.tanh",
      .by = library },
    { "llvm.intr.exp10", .by = library, .callee = "exp10" },
    { "math.sincos", sine_and_cosine },
    { "llvm.intr.sincos", pair_sine_and_cosine },
    { "math.rsqrt", rsqrt },
    { "math.powf llvm.intr.pow", float_power },
    { "math.fpowi llvm.intr.powi", fpowi },
    { "math.ipowi", ipowi },
    { 0 },
};
