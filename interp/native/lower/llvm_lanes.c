/* Vectors of the llvm dialect: lanes, matrices, and intrinsics by their names and overloads. */
#include "interp/native/lower/arith.h"
#include "interp/native/lower/vector.h"

/* The overload that a letter stands for: r the result, a digit the operand of that number. */
static LLVMTypeRef overload(Lower *l, const Op *op, char letter)
{
    return letter == 'r' ? result_type(l, op) : LLVMTypeOf(in(l, op, (unsigned)(letter - '0')));
}

/* The integer that an attribute holds, in its own width. */
static LLVMValueRef immediate(Lower *l, const Op *op, Str name)
{
    Int value = op_attr(op, str_dup(&l->arena, name).data)->integer;

    return LLVMConstInt(LLVMIntTypeInContext(l->context, value.width), int_low_u(value), false);
}

/* Which lanes a vp operation computes. From evl on that says nothing, and may be poison; LLVM's own
 * code joins it with what says so, by an `and`, which is poison then. */
static bool is_predicate(const Op *op, unsigned operand)
{
    bool chooses = op_is(op, "llvm.intr.vp.merge") || op_is(op, "llvm.intr.vp.select");

    return str_starts(op_name(op), "llvm.intr.vp.")
           && operand == (chooses ? 0 : op->operand_count - 2);
}

static LLVMValueRef frozen(Lower *l, LLVMValueRef value)
{
    return LLVMBuildFreeze(l->builder, value, "");
}

/* The intrinsic of the operation's name, overloaded as `letters` say, on its operands and then the
 * attributes of the names in `callee`. */
static bool lower_overloaded(Lower *l, const Op *op, const Lowering *row)
{
    enum { MOST_MORE = 3 };
    Str names = str_of(row->callee ? row->callee : "");
    unsigned count = op->operand_count, overloads = 0;
    LLVMValueRef *args = ARENA_ARRAY(&l->arena, LLVMValueRef, count + MOST_MORE);
    LLVMTypeRef types[MOST_MORE];
    LLVMValueRef made;

    for (const char *letter = row->letters; *letter; letter++, overloads++)
        if (!(types[overloads] = overload(l, op, *letter)))
            return false;
    for (unsigned i = 0; i < count; i++)
        args[i] = is_predicate(op, i) ? frozen(l, in(l, op, i)) : in(l, op, i);
    while (names.len) {
        size_t end = str_find(names, ' ');

        args[count++] = immediate(l, op, (Str){ names.data, end });
        names = str_from(names, end < names.len ? end + 1 : end);
    }
    made = call_intrinsic(l, lower_intrinsic_name(l, op), types, overloads, args, count);
    return op->result_count ? give_fast(l, op, made) : made != NULL;
}

static bool extract_lane(Lower *l, const Op *op)
{
    return give(l, op, LLVMBuildExtractElement(l->builder, in(l, op, 0), in(l, op, 1), ""));
}

static bool insert_lane(Lower *l, const Op *op)
{
    return give(l, op,
                LLVMBuildInsertElement(l->builder, in(l, op, 0), in(l, op, 1), in(l, op, 2), ""));
}

/* LLVM's own has 8 bits at least. */
static bool step_lanes(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);
    unsigned count = type ? LLVMGetVectorSize(type) : 0;
    LLVMValueRef *lanes = ARENA_ARRAY(&l->arena, LLVMValueRef, count);

    for (unsigned i = 0; i < count; i++)
        lanes[i] = LLVMConstInt(LLVMGetElementType(type), i, false);
    return type && give(l, op, LLVMConstVector(lanes, count));
}

/* The greatest or least lane, in order. */
static bool extreme_lane(Lower *l, const Op *op, const Lowering *row)
{
    LLVMValueRef vector = in(l, op, 0), *lanes = all_lanes(l, vector), made = lanes[0];

    for (unsigned i = 1; i < LLVMGetVectorSize(LLVMTypeOf(vector)); i++) {
        made = lower_extremum(l, made, lanes[i], row->code);
        set_fastmath(made, fastmath_of(op));
    }
    return give(l, op, made);
}

/* The same of the start value and the lanes that are on and below evl. */
static bool extreme_of_some(Lower *l, const Op *op, const Lowering *row)
{
    LLVMValueRef made = in(l, op, 0), vector = in(l, op, 1), mask = frozen(l, in(l, op, 2)),
                 evl = in(l, op, 3), *lanes = all_lanes(l, vector);

    for (unsigned i = 0; i < LLVMGetVectorSize(LLVMTypeOf(vector)); i++) {
        LLVMValueRef at = LLVMConstInt(LLVMTypeOf(evl), i, false);
        LLVMValueRef below = LLVMBuildICmp(l->builder, LLVMIntULT, at, evl, "");

        made = LLVMBuildSelect(l->builder, both(l, bit_of(l, mask, i), below),
                               lower_extremum(l, made, lanes[i], row->code), made, "");
    }
    return give(l, op, made);
}

/* Matrices: columns one behind the other. */

static bool transpose_matrix(Lower *l, const Op *op)
{
    unsigned rows = (unsigned)property_int(op, "rows", 1),
             columns = (unsigned)property_int(op, "columns", 1);
    LLVMTypeRef type = result_type(l, op);
    LLVMValueRef *lanes = all_lanes(l, in(l, op, 0)),
                 *turned = ARENA_ARRAY(&l->arena, LLVMValueRef, rows * columns);

    for (unsigned i = 0; i < rows * columns; i++)
        turned[i % rows * columns + i / rows] = lanes[i];
    return type && give(l, op, of_lanes(l, type, turned));
}

/* A product, added to `sum` where that is not NULL. */
static LLVMValueRef add_product(Lower *l, LLVMValueRef sum, LLVMValueRef a, LLVMValueRef b)
{
    bool is_float = LLVMGetTypeKind(LLVMTypeOf(a)) != LLVMIntegerTypeKind;
    LLVMValueRef product =
        is_float ? float_binary(l, LLVMFMul, a, b) : LLVMBuildMul(l->builder, a, b, "");

    if (!sum)
        return product;
    return is_float ? float_binary(l, LLVMFAdd, sum, product)
                    : LLVMBuildAdd(l->builder, sum, product, "");
}

static bool multiply_matrices(Lower *l, const Op *op)
{
    unsigned rows = (unsigned)property_int(op, "lhs_rows", 1),
             inner = (unsigned)property_int(op, "lhs_columns", 1),
             columns = (unsigned)property_int(op, "rhs_columns", 1);
    LLVMTypeRef type = result_type(l, op);
    LLVMValueRef *lhs = all_lanes(l, in(l, op, 0)), *rhs = all_lanes(l, in(l, op, 1)),
                 *made = ARENA_ARRAY(&l->arena, LLVMValueRef, rows * columns);

    for (unsigned i = 0; i < rows * columns; i++)
        for (unsigned k = 0; k < inner; k++)
            made[i] = add_product(l, made[i], lhs[k * rows + i % rows], rhs[i / rows * inner + k]);
    return type && give(l, op, of_lanes(l, type, made));
}

/* An integer of any width in 64 bits. */
static LLVMValueRef in_words(Lower *l, const Op *op, unsigned operand, bool is_signed)
{
    return LLVMBuildIntCast2(l->builder, in(l, op, operand), LLVMInt64TypeInContext(l->context),
                             is_signed, "");
}

/* Where the numbers of a matrix in memory lie, column by column. */
static LLVMValueRef *numbers_at(Lower *l, const Op *op, LLVMTypeRef element, unsigned pointer)
{
    unsigned rows = (unsigned)property_int(op, "rows", 1),
             columns = (unsigned)property_int(op, "columns", 1);
    LLVMValueRef *made = ARENA_ARRAY(&l->arena, LLVMValueRef, rows * columns),
                 stride = in_words(l, op, pointer + 1, false);

    for (unsigned i = 0; i < rows * columns; i++) {
        LLVMValueRef column = LLVMConstInt(LLVMTypeOf(stride), i / rows, false);
        LLVMValueRef row = LLVMConstInt(LLVMTypeOf(stride), i % rows, false);
        LLVMValueRef at =
            LLVMBuildAdd(l->builder, LLVMBuildMul(l->builder, column, stride, ""), row, "");

        made[i] = LLVMBuildGEP2(l->builder, element, in(l, op, pointer), &at, 1, "");
    }
    return made;
}

static bool load_matrix(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op), element = type ? LLVMGetElementType(type) : NULL;
    LLVMValueRef *numbers = type ? numbers_at(l, op, element, 0) : NULL;

    for (unsigned i = 0; type && i < LLVMGetVectorSize(type); i++)
        numbers[i] = LLVMBuildLoad2(l->builder, element, numbers[i], "");
    return type && give(l, op, of_lanes(l, type, numbers));
}

static bool store_matrix(Lower *l, const Op *op)
{
    LLVMValueRef matrix = in(l, op, 0), *lanes = all_lanes(l, matrix),
                 *at = numbers_at(l, op, LLVMGetElementType(LLVMTypeOf(matrix)), 1);

    for (unsigned i = 0; i < LLVMGetVectorSize(LLVMTypeOf(matrix)); i++)
        LLVMBuildStore(l->builder, lanes[i], at[i]);
    return true;
}

/* Overloaded by the value and the exponent. */
static bool take_apart(Lower *l, const Op *op)
{
    LLVMTypeRef result = result_type(l, op);
    LLVMValueRef value = in(l, op, 0);
    LLVMTypeRef types[] = { LLVMTypeOf(value),
                            result ? LLVMStructGetTypeAtIndex(result, 1) : NULL };

    return result && give(l, op, call_intrinsic(l, "llvm.frexp", types, 2, &value, 1));
}

/* What is promised of the pointer's alignment is an attribute of the call's argument. */
static void set_alignment(Lower *l, const Op *op, LLVMValueRef call, unsigned argument)
{
    unsigned kind = LLVMGetEnumAttributeKindForName("align", 5);
    uint64_t bytes = (uint64_t)property_int(op, "alignment", 0);

    if (bytes)
        LLVMAddCallSiteAttribute(call, argument + 1,
                                 LLVMCreateEnumAttribute(l->context, kind, bytes));
}

/* Where nothing stands for what is off it is poison. */
static bool load_masked(Lower *l, const Op *op, const Lowering *row)
{
    LLVMTypeRef result = result_type(l, op);
    LLVMValueRef args[3] = { in(l, op, 0), in(l, op, 1), NULL }, call;
    LLVMTypeRef types[] = { result, LLVMTypeOf(args[0]) };

    if (!result)
        return false;
    args[2] = op->operand_count > 2 ? in(l, op, 2) : LLVMGetPoison(result);
    call = call_intrinsic(l, lower_intrinsic_name(l, op), types, (unsigned)row->code, args, 3);
    set_alignment(l, op, call, 0);
    return give(l, op, call);
}

static bool store_masked(Lower *l, const Op *op, const Lowering *row)
{
    LLVMValueRef args[] = { in(l, op, 0), in(l, op, 1), in(l, op, 2) };
    LLVMTypeRef types[] = { LLVMTypeOf(args[0]), LLVMTypeOf(args[1]) };
    LLVMValueRef call =
        call_intrinsic(l, lower_intrinsic_name(l, op), types, (unsigned)row->code, args, 3);

    set_alignment(l, op, call, 1);
    return true;
}

/* Lanes at a stride of bytes: code generators of x86-64 have nothing for the intrinsics. Operands
 * from `first` on are the pointer, the stride, the mask and the evl. */
typedef struct Apart {
    LLVMValueRef pointers, mask;
} Apart;

static Apart lanes_apart(Lower *l, const Op *op, unsigned first)
{
    LLVMValueRef base = in(l, op, first), stride = in_words(l, op, first + 1, true),
                 mask = in(l, op, first + 2), evl = in(l, op, first + 3);
    unsigned count = LLVMGetVectorSize(LLVMTypeOf(mask));
    LLVMValueRef *pointers = ARENA_ARRAY(&l->arena, LLVMValueRef, count),
                 *bits = all_lanes(l, mask);

    for (unsigned i = 0; i < count; i++) {
        LLVMValueRef lane = LLVMConstInt(LLVMTypeOf(evl), i, false);
        LLVMValueRef offset =
            LLVMBuildMul(l->builder, stride, LLVMConstInt(LLVMTypeOf(stride), i, false), "");

        pointers[i] =
            LLVMBuildGEP2(l->builder, LLVMInt8TypeInContext(l->context), base, &offset, 1, "");
        bits[i] = both(l, bits[i], LLVMBuildICmp(l->builder, LLVMIntULT, lane, evl, ""));
    }
    return (Apart){ of_lanes(l, LLVMVectorType(LLVMTypeOf(base), count), pointers),
                    of_lanes(l, LLVMTypeOf(mask), bits) };
}

static bool load_strided(Lower *l, const Op *op)
{
    LLVMTypeRef result = result_type(l, op);
    Apart apart = lanes_apart(l, op, 0);
    LLVMValueRef args[] = { apart.pointers, apart.mask, result ? LLVMGetPoison(result) : NULL };
    LLVMTypeRef types[] = { result, LLVMTypeOf(apart.pointers) };

    return result && give(l, op, call_intrinsic(l, "llvm.masked.gather", types, 2, args, 3));
}

static bool store_strided(Lower *l, const Op *op)
{
    Apart apart = lanes_apart(l, op, 1);
    LLVMValueRef args[] = { in(l, op, 0), apart.pointers, apart.mask };
    LLVMTypeRef types[] = { LLVMTypeOf(args[0]), LLVMTypeOf(apart.pointers) };

    return call_intrinsic(l, "llvm.masked.scatter", types, 2, args, 3) != NULL;
}

const Lowering LLVM_LANES_LOWERINGS[] = {
    { "llvm.extractelement", extract_lane },
    { "llvm.insertelement", insert_lane },
    { "llvm.intr.stepvector", step_lanes },
    { "llvm.intr.vector.reduce.fmax", .by = extreme_lane, .code = true },
    { "llvm.intr.vector.reduce.fmin", .by = extreme_lane, .code = false },
    { "llvm.intr.vp.reduce.fmax", .by = extreme_of_some, .code = true },
    { "llvm.intr.vp.reduce.fmin", .by = extreme_of_some, .code = false },
    { "llvm.intr.matrix.transpose", transpose_matrix },
    { "llvm.intr.matrix.multiply", multiply_matrices },
    { "llvm.intr.matrix.column.major.load", load_matrix },
    { "llvm.intr.matrix.column.major.store", store_matrix },
    { "llvm.intr.vp.load llvm.intr.vp.inttoptr llvm.intr.vp.ptrtoint", .by = lower_overloaded,
      .letters = "r0" },
    { "llvm.intr.vp.store", .by = lower_overloaded, .letters = "01" },
    { "llvm.intr.experimental.vp.strided.load", load_strided },
    { "llvm.intr.experimental.vp.strided.store", store_strided },
    { "llvm.intr.get.active.lane.mask", .by = lower_overloaded, .letters = "r0" },
    { "llvm.intr.vector.extract", .by = lower_overloaded, .letters = "r0", .callee = "pos" },
    { "llvm.intr.vector.insert", .by = lower_overloaded, .letters = "r1", .callee = "pos" },
    { "llvm.intr.is.fpclass", .by = lower_overloaded, .letters = "0", .callee = "bit" },
    { "llvm.intr.lrint llvm.intr.llrint llvm.intr.lround llvm.intr.llround", .by = lower_overloaded,
      .letters = "r0" },
    { "llvm.intr.frexp", take_apart },
    { "llvm.intr.masked.load llvm.intr.masked.gather", .by = load_masked, .code = 2 },
    { "llvm.intr.masked.expandload", .by = load_masked, .code = 1 },
    { "llvm.intr.masked.store llvm.intr.masked.scatter", .by = store_masked, .code = 2 },
    { "llvm.intr.masked.compressstore", .by = store_masked, .code = 1 },
    { "llvm.intr.sadd.with.overflow llvm.intr.smul.with.overflow llvm.intr.ssub.with.overflow "
      "llvm.intr.uadd.with.overflow llvm.intr.umul.with.overflow llvm.intr.usub.with.overflow "
      "llvm.intr.vector.deinterleave2",
      .by = lower_overloaded, .letters = "0" },
    { "llvm.intr.is.constant llvm.intr.vector.reduce.add llvm.intr.vector.reduce.and "
      "llvm.intr.vector.reduce.fmaximum "
      "llvm.intr.vector.reduce.fminimum llvm.intr.vector.reduce.mul llvm.intr.vector.reduce.or "
      "llvm.intr.vector.reduce.smax llvm.intr.vector.reduce.smin llvm.intr.vector.reduce.umax "
      "llvm.intr.vector.reduce.umin llvm.intr.vector.reduce.xor",
      .by = lower_overloaded, .letters = "0" },
    { "llvm.intr.vector.reduce.fadd llvm.intr.vector.reduce.fmul llvm.intr.vp.reduce.add "
      "llvm.intr.vp.reduce.and llvm.intr.vp.reduce.fadd "
      "llvm.intr.vp.reduce.fmul llvm.intr.vp.reduce.mul "
      "llvm.intr.vp.reduce.or llvm.intr.vp.reduce.smax llvm.intr.vp.reduce.smin "
      "llvm.intr.vp.reduce.umax llvm.intr.vp.reduce.umin llvm.intr.vp.reduce.xor",
      .by = lower_overloaded, .letters = "1" },
    { "llvm.intr.vp.add llvm.intr.vp.and llvm.intr.vp.ashr llvm.intr.vp.fadd llvm.intr.vp.fdiv "
      "llvm.intr.vp.fma llvm.intr.vp.fmul llvm.intr.vp.fmuladd llvm.intr.vp.fneg "
      "llvm.intr.vp.frem llvm.intr.vp.fsub llvm.intr.vp.lshr llvm.intr.vp.merge llvm.intr.vp.mul "
      "llvm.intr.vp.or llvm.intr.vp.sdiv llvm.intr.vp.select llvm.intr.vp.shl llvm.intr.vp.smax "
      "llvm.intr.vp.smin llvm.intr.vp.srem llvm.intr.vp.sub llvm.intr.vp.udiv llvm.intr.vp.umax "
      "llvm.intr.vp.umin llvm.intr.vp.urem llvm.intr.vp.xor",
      .by = lower_overloaded, .letters = "r" },
    { "llvm.intr.vp.fpext llvm.intr.vp.fptosi llvm.intr.vp.fptoui llvm.intr.vp.fptrunc "
      "llvm.intr.vp.sext llvm.intr.vp.sitofp llvm.intr.vp.trunc llvm.intr.vp.uitofp "
      "llvm.intr.vp.zext",
      .by = lower_overloaded, .letters = "r0" },
    { 0 },
};
