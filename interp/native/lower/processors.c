/* x86vector and arm_neon: what their instructions do, lane by lane, for any machine. */
#include "interp/native/lower/arith.h"
#include "interp/native/lower/vector.h"

static LLVMValueRef *lanes_in(Lower *l, const Op *op, unsigned operand)
{
    return all_lanes(l, in(l, op, operand));
}

static bool give_lanes(Lower *l, const Op *op, LLVMValueRef *lanes)
{
    return give(l, op, of_lanes(l, result_type(l, op), lanes));
}

static unsigned result_lanes(Lower *l, const Op *op)
{
    return LLVMGetVectorSize(result_type(l, op));
}

/* Sums of products. Rows: how lanes of factors make up one sum. */

enum { UNSIGNED_LHS = 1, UNSIGNED_RHS = 2, MATRICES = 4, BACKWARDS = 8 };

static LLVMValueRef widened(Lower *l, LLVMValueRef value, LLVMTypeRef to, bool is_unsigned)
{
    return LLVMGetTypeKind(to) == LLVMIntegerTypeKind ? resize_integer(l, value, to, !is_unsigned)
                                                      : convert_float(l, value, to);
}

static LLVMValueRef add_product(Lower *l, LLVMValueRef sum, LLVMValueRef a, LLVMValueRef b)
{
    if (LLVMGetTypeKind(LLVMTypeOf(sum)) == LLVMIntegerTypeKind)
        return LLVMBuildAdd(l->builder, sum, LLVMBuildMul(l->builder, a, b, ""), "");
    return LLVMBuildFAdd(l->builder, sum, LLVMBuildFMul(l->builder, a, b, ""), "");
}

static bool dots(Lower *l, const Op *op, const Lowering *row)
{
    LLVMValueRef *sums = lanes_in(l, op, 0), *lhs = lanes_in(l, op, 1), *rhs = lanes_in(l, op, 2);
    unsigned count = result_lanes(l, op), rows = row->code & MATRICES ? 2 : count;
    unsigned length = LLVMGetVectorSize(LLVMTypeOf(in(l, op, 1))) / rows;

    for (unsigned i = 0; i < count; i++) {
        unsigned left = row->code & MATRICES ? i / 2 : i, right = row->code & MATRICES ? i % 2 : i;

        for (unsigned k = 0; k < length; k++) {
            unsigned at = row->code & BACKWARDS ? length - 1 - k : k;
            LLVMTypeRef type = LLVMTypeOf(sums[i]);

            sums[i] = add_product(
                l, sums[i], widened(l, lhs[left * length + at], type, row->code & UNSIGNED_LHS),
                widened(l, rhs[right * length + at], type, row->code & UNSIGNED_RHS));
        }
    }
    return give_lanes(l, op, sums);
}

static bool smull(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);

    return give(l, op,
                LLVMBuildMul(l->builder, resize_integer(l, in(l, op, 0), type, true),
                             resize_integer(l, in(l, op, 1), type, true), ""));
}

/* AVX. */

/* A call of one of the machine's own intrinsics. */
static LLVMValueRef call_machine(Lower *l, const char *name, LLVMTypeRef result, LLVMValueRef *args,
                                 unsigned count)
{
    LLVMTypeRef *types = ARENA_ARRAY(&l->arena, LLVMTypeRef, count), type;
    LLVMValueRef function = LLVMGetNamedFunction(l->module, name);

    for (unsigned i = 0; i < count; i++)
        types[i] = LLVMTypeOf(args[i]);
    type = LLVMFunctionType(result, types, count, false);
    if (!function)
        function = LLVMAddFunction(l->module, name, type);
    return LLVMBuildCall2(l->builder, type, function, args, count, "");
}

/* The machine takes subnormal numbers for zeros. */
static bool rsqrt(Lower *l, const Op *op)
{
    LLVMBuilderRef b = l->builder;
    LLVMValueRef value = in(l, op, 0), magnitude = call_same(l, "llvm.fabs", &value, 1);
    LLVMTypeRef type = LLVMTypeOf(value), f32 = LLVMFloatTypeInContext(l->context);
    LLVMValueRef normal = splat_to(l, type, LLVMConstReal(f32, 0x1p-126)),
                 one = splat_to(l, type, LLVMConstReal(f32, 1));
    LLVMValueRef subnormal =
        LLVMBuildAnd(b, LLVMBuildFCmp(b, LLVMRealOLT, magnitude, normal, ""),
                     LLVMBuildFCmp(b, LLVMRealONE, value, LLVMConstNull(type), ""), "");
    LLVMValueRef slow = LLVMBuildFDiv(b, one, call_same(l, "llvm.sqrt", &value, 1), "");

    return give(l, op,
                LLVMBuildSelect(b, subnormal, slow,
                                call_machine(l, "llvm.x86.avx.rsqrt.ps.256", type, &value, 1), ""));
}

static bool dot(Lower *l, const Op *op)
{
    LLVMValueRef all = LLVMConstInt(LLVMInt8TypeInContext(l->context), 0xff, false);
    LLVMValueRef args[] = { in(l, op, 0), in(l, op, 1), all };

    return give(l, op, call_machine(l, "llvm.x86.avx.dp.ps.256", LLVMTypeOf(args[0]), args, 3));
}

/* Number `at` behind the memref's first element. */
static LLVMValueRef load_behind(Lower *l, const Op *op, unsigned at)
{
    LLVMValueRef memref = in(l, op, 0);
    const Type *element = op->operands[0]->type->shaped.element;
    LLVMValueRef index =
        LLVMBuildAdd(l->builder, memref_offset(l, memref), index_constant(l, at), "");
    LLVMValueRef address = LLVMBuildGEP2(l->builder, lower_type(l, op, element),
                                         memref_aligned(l, memref), &index, 1, "");

    return convert_float(l, build_load(l, op, element, address),
                         LLVMFloatTypeInContext(l->context));
}

/* The code is how far each lane's number is from the one before, and the place of the first: 0x21.
 */
static bool from_memory(Lower *l, const Op *op, const Lowering *row)
{
    unsigned count = result_lanes(l, op);
    LLVMValueRef *made = ARENA_ARRAY(&l->arena, LLVMValueRef, count);

    for (unsigned i = 0; i < count; i++)
        made[i] = load_behind(l, op, i * (unsigned)(row->code >> 4) + (unsigned)(row->code & 15));
    return give_lanes(l, op, made);
}

/* AVX512. */

static LLVMValueRef bit(Lower *l, LLVMValueRef number, unsigned at)
{
    LLVMValueRef shifted =
        LLVMBuildLShr(l->builder, number, LLVMConstInt(LLVMTypeOf(number), at, false), "");

    return LLVMBuildTrunc(l->builder, shifted, LLVMInt1TypeInContext(l->context), "");
}

/* Each lane goes to the place that as many lanes before it as are on leave. */
static bool compress(Lower *l, const Op *op)
{
    LLVMBuilderRef b = l->builder;
    LLVMTypeRef type = result_type(l, op), i32 = LLVMInt32TypeInContext(l->context);
    LLVMValueRef *mask = lanes_in(l, op, 0), *from = lanes_in(l, op, 1);
    LLVMValueRef next = LLVMConstNull(i32), made;
    const Attr *constant = op_attr(op, "constant_src");

    made = op->operand_count > 2 ? in(l, op, 2)
           : constant            ? lower_constant(l, op, op->results[0]->type, constant)
                                 : LLVMConstNull(type);
    for (unsigned i = 0; made && i < LLVMGetVectorSize(type); i++) {
        made = LLVMBuildSelect(b, mask[i], LLVMBuildInsertElement(b, made, from[i], next, ""), made,
                               "");
        next = LLVMBuildAdd(b, next, LLVMBuildZExt(b, mask[i], i32, ""), "");
    }
    return give(l, op, made);
}

static LLVMValueRef is_in(Lower *l, LLVMValueRef value, LLVMValueRef *of, unsigned count)
{
    LLVMValueRef found = LLVMConstNull(LLVMInt1TypeInContext(l->context));

    for (unsigned i = 0; i < count; i++)
        found = LLVMBuildOr(l->builder, found,
                            LLVMBuildICmp(l->builder, LLVMIntEQ, value, of[i], ""), "");
    return found;
}

static bool vp2intersect(Lower *l, const Op *op)
{
    LLVMValueRef *a = lanes_in(l, op, 0), *b = lanes_in(l, op, 1);
    unsigned count = result_lanes(l, op);
    LLVMValueRef *in_b = ARENA_ARRAY(&l->arena, LLVMValueRef, count),
                 *in_a = ARENA_ARRAY(&l->arena, LLVMValueRef, count);

    for (unsigned i = 0; i < count; i++) {
        in_b[i] = is_in(l, a[i], b, count);
        in_a[i] = is_in(l, b[i], a, count);
    }
    out(l, op, 1, of_lanes(l, result_type(l, op), in_a));
    return give_lanes(l, op, in_b);
}

/* Rounding to the bits that `imm` names: numbers too large to have any behind the point stay. */
static LLVMValueRef rounded_by(Lower *l, LLVMValueRef value, LLVMValueRef imm)
{
    static const char *const MODES[] = { "llvm.roundeven", "llvm.floor", "llvm.ceil",
                                         "llvm.trunc" };
    LLVMBuilderRef b = l->builder;
    LLVMTypeRef i32 = LLVMInt32TypeInContext(l->context), f128 = LLVMFP128TypeInContext(l->context);
    LLVMValueRef bits = LLVMBuildAnd(b, LLVMBuildLShr(b, imm, LLVMConstInt(i32, 4, false), ""),
                                     LLVMConstInt(i32, 15, false), "");
    LLVMValueRef power = LLVMBuildShl(b, LLVMConstInt(i32, 1, false), bits, "");
    LLVMValueRef scale = LLVMBuildUIToFP(b, power, f128, "");
    LLVMValueRef mode = LLVMBuildSelect(b, bit(l, imm, 2), LLVMConstNull(i32),
                                        LLVMBuildAnd(b, imm, LLVMConstInt(i32, 3, false), ""), "");
    LLVMValueRef scaled = LLVMBuildFMul(b, LLVMBuildFPExt(b, value, f128, ""), scale, ""), made;

    made = call_same(l, MODES[0], &scaled, 1);
    for (unsigned i = 1; i < 4; i++)
        made =
            LLVMBuildSelect(b, LLVMBuildICmp(b, LLVMIntEQ, mode, LLVMConstInt(i32, i, false), ""),
                            call_same(l, MODES[i], &scaled, 1), made, "");
    return LLVMBuildFPTrunc(b, LLVMBuildFDiv(b, made, scale, ""), LLVMTypeOf(value), "");
}

static bool rndscale(Lower *l, const Op *op)
{
    LLVMValueRef *src = lanes_in(l, op, 0), k = in(l, op, 1), *a = lanes_in(l, op, 2);
    LLVMValueRef imm =
        LLVMBuildZExt(l->builder, in(l, op, 3), LLVMInt32TypeInContext(l->context), "");

    for (unsigned i = 0; i < result_lanes(l, op); i++)
        src[i] = LLVMBuildSelect(l->builder, bit(l, k, i), rounded_by(l, a[i], imm), src[i], "");
    return give_lanes(l, op, src);
}

/* By the machine's own instruction's table where one operand is no number; to nearest alone. */
static LLVMValueRef scaled_by(Lower *l, LLVMValueRef a, LLVMValueRef b)
{
    LLVMBuilderRef build = l->builder;
    LLVMTypeRef type = LLVMTypeOf(a), i32 = LLVMInt32TypeInContext(l->context);
    LLVMTypeRef f128 = LLVMFP128TypeInContext(l->context);
    LLVMValueRef floor = call_same(l, "llvm.floor", &b, 1), most = LLVMConstReal(type, 8000);
    LLVMValueRef least = LLVMConstReal(type, -8000), exponent, power, wide, finite, special;
    LLVMValueRef magnitude = call_same(l, "llvm.fabs", &b, 1);
    LLVMValueRef unbounded =
        LLVMBuildFCmp(build, LLVMRealOEQ, magnitude, LLVMConstRealOfString(type, "inf"), "");
    LLVMValueRef factor =
        LLVMBuildSelect(build, LLVMBuildFCmp(build, LLVMRealOGT, b, LLVMConstNull(type), ""),
                        magnitude, LLVMConstNull(type), "");
    LLVMValueRef nan = LLVMBuildFCmp(build, LLVMRealUNO, a, a, "");

    floor =
        LLVMBuildSelect(build, LLVMBuildFCmp(build, LLVMRealOGT, floor, most, ""), most, floor, "");
    floor = LLVMBuildSelect(build, LLVMBuildFCmp(build, LLVMRealULT, floor, least, ""), least,
                            floor, "");
    exponent = LLVMBuildFPToSI(build, floor, i32, "");
    exponent = LLVMBuildAdd(build, exponent, LLVMConstInt(i32, 16383, false), "");
    power = LLVMBuildShl(build,
                         LLVMBuildZExt(build, exponent, LLVMIntTypeInContext(l->context, 128), ""),
                         LLVMConstInt(LLVMIntTypeInContext(l->context, 128), 112, false), "");
    wide = LLVMBuildFMul(build, LLVMBuildFPExt(build, a, f128, ""),
                         LLVMBuildBitCast(build, power, f128, ""), "");
    finite = LLVMBuildFPTrunc(build, wide, type, "");
    finite = LLVMBuildSelect(build, LLVMBuildFCmp(build, LLVMRealUNO, b, b, ""), b, finite, "");
    special = LLVMBuildSelect(build, nan, factor, LLVMBuildFMul(build, a, factor, ""), "");
    return LLVMBuildSelect(build, unbounded, special, finite, "");
}

static bool scalef(Lower *l, const Op *op)
{
    LLVMValueRef *src = lanes_in(l, op, 0), *a = lanes_in(l, op, 1), *b = lanes_in(l, op, 2);

    for (unsigned i = 0; i < result_lanes(l, op); i++)
        src[i] = LLVMBuildSelect(l->builder, bit(l, in(l, op, 3), i), scaled_by(l, a[i], b[i]),
                                 src[i], "");
    return give_lanes(l, op, src);
}

static bool to_bf16(Lower *l, const Op *op)
{
    return give(l, op, convert_float(l, in(l, op, 0), result_type(l, op)));
}

const Lowering PROCESSOR_LOWERINGS[] = {
    { "arm_neon.intr.sdot arm_neon.2d.sdot x86vector.avx.dot.i8", .by = dots },
    { "arm_neon.intr.smmla arm_neon.intr.bfmmla", .by = dots, .code = MATRICES },
    { "arm_neon.intr.ummla", .by = dots, .code = MATRICES | UNSIGNED_LHS | UNSIGNED_RHS },
    { "arm_neon.intr.usmmla", .by = dots, .code = MATRICES | UNSIGNED_LHS },
    { "arm_neon.intr.smull", smull },
    { "x86vector.avx512.dot", .by = dots, .code = BACKWARDS },
    { "x86vector.avx.rsqrt", rsqrt },
    { "x86vector.avx.intr.dot", dot },
    { "x86vector.avx.bcst_to_f32.packed", .by = from_memory, .code = 0x00 },
    { "x86vector.avx.cvt.packed.even.indexed_to_f32", .by = from_memory, .code = 0x20 },
    { "x86vector.avx.cvt.packed.odd.indexed_to_f32", .by = from_memory, .code = 0x21 },
    { "x86vector.avx512.mask.compress", compress },
    { "x86vector.avx512.vp2intersect", vp2intersect },
    { "x86vector.avx512.mask.rndscale", rndscale },
    { "x86vector.avx512.mask.scalef", scalef },
    { "x86vector.avx512.cvt.packed.f32_to_bf16", to_bf16 },
    { 0 },
};
