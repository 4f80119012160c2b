/* Intrinsics of targets that are called by their names, in terms of the dialects that have
 * operations for them: what lowering these leaves means what they mean. */
#include "core/ir/attr.h"
#include "dialects/llvm/call.h"
#include "dialects/llvm/llvm.h"

#include <string.h>

/* The operands of the operation, as those of the call; what follows must be constants -1. */
typedef struct TargetIntrinsic {
    const char *name, *type, *op, *order;
} TargetIntrinsic;

#define PS8 "vector<8xf32>"
#define PS16 "vector<16xf32>"
#define PD8 "vector<8xf64>"
#define SCALED(n, i) "(" n ", i32, " n ", " i ", i32) -> " n
#define SCALEF(n, i) "(" n ", " n ", " n ", " i ", i32) -> " n
#define COMPRESSED(n, mask) "(" n ", " n ", " mask ") -> " n
#define DOTS(sum, factors) "(" sum ", " factors ", " factors ") -> " sum

static const TargetIntrinsic INTRINSICS[] = {
    { "llvm.x86.avx.dp.ps.256", "(" PS8 ", " PS8 ", i8) -> " PS8, "x86vector.avx.intr.dot", "01" },
    { "llvm.x86.avx.rsqrt.ps.256", "(" PS8 ") -> " PS8, "x86vector.avx.rsqrt", "0" },
    { "llvm.x86.avx2.vpdpbssd.128", DOTS("vector<4xi32>", "vector<16xi8>"), "x86vector.avx.dot.i8",
      "012" },
    { "llvm.x86.avx2.vpdpbssd.256", DOTS("vector<8xi32>", "vector<32xi8>"), "x86vector.avx.dot.i8",
      "012" },
    { "llvm.x86.avx512.mask.compress", COMPRESSED(PS16, "vector<16xi1>"),
      "x86vector.avx512.mask.compress", "201" },
    { "llvm.x86.avx512.mask.compress", COMPRESSED("vector<16xi32>", "vector<16xi1>"),
      "x86vector.avx512.mask.compress", "201" },
    { "llvm.x86.avx512.mask.compress", COMPRESSED(PD8, "vector<8xi1>"),
      "x86vector.avx512.mask.compress", "201" },
    { "llvm.x86.avx512.mask.compress", COMPRESSED("vector<8xi64>", "vector<8xi1>"),
      "x86vector.avx512.mask.compress", "201" },
    { "llvm.x86.avx512.mask.rndscale.ps.512", SCALED(PS16, "i16"), "x86vector.avx512.mask.rndscale",
      "01234" },
    { "llvm.x86.avx512.mask.rndscale.pd.512", SCALED(PD8, "i8"), "x86vector.avx512.mask.rndscale",
      "01234" },
    { "llvm.x86.avx512.mask.scalef.ps.512", SCALEF(PS16, "i16"), "x86vector.avx512.mask.scalef",
      "01234" },
    { "llvm.x86.avx512.mask.scalef.pd.512", SCALEF(PD8, "i8"), "x86vector.avx512.mask.scalef",
      "01234" },
    { "llvm.x86.avx512.vp2intersect.d.512",
      "(vector<16xi32>, vector<16xi32>) -> !llvm.struct<(vector<16xi1>, vector<16xi1>)>",
      "x86vector.avx512.vp2intersect", "01" },
    { "llvm.x86.avx512.vp2intersect.q.512",
      "(vector<8xi64>, vector<8xi64>) -> !llvm.struct<(vector<8xi1>, vector<8xi1>)>",
      "x86vector.avx512.vp2intersect", "01" },
    { "llvm.x86.avx512bf16.dpbf16ps.128", DOTS("vector<4xf32>", "vector<8xbf16>"),
      "x86vector.avx512.dot", "012" },
    { "llvm.x86.avx512bf16.dpbf16ps.256", DOTS(PS8, "vector<16xbf16>"), "x86vector.avx512.dot",
      "012" },
    { "llvm.x86.avx512bf16.dpbf16ps.512", DOTS(PS16, "vector<32xbf16>"), "x86vector.avx512.dot",
      "012" },
    { "llvm.x86.avx512bf16.cvtneps2bf16.256", "(" PS8 ") -> vector<8xbf16>",
      "x86vector.avx512.cvt.packed.f32_to_bf16", "0" },
    { "llvm.x86.avx512bf16.cvtneps2bf16.512", "(" PS16 ") -> vector<16xbf16>",
      "x86vector.avx512.cvt.packed.f32_to_bf16", "0" },
};

static void add_operand_types(Sb *sb, const Op *op)
{
    for (unsigned i = 0; i < op->operand_count; i++) {
        sb_add(sb, i ? ", " : "");
        type_print(sb, op->operands[i]->type);
    }
}

static bool has_type(const Op *op, const char *type)
{
    Sb text = { 0 };
    bool same;

    sb_add(&text, "(");
    add_operand_types(&text, op);
    sb_add(&text, ") -> ");
    type_print(&text, op->results[0]->type);
    same = str_is(sb_view(&text), type);
    sb_free(&text);
    return same;
}

/* All bits of it are set. */
static bool is_all_ones(const Value *value)
{
    const Op *op = value_definer(value);
    const Attr *constant = op && op_is(op, "llvm.mlir.constant") ? op_attr(op, "value")
                           : op && op_is(op, "arith.constant")   ? op_attr(op, "value")
                                                                 : NULL;

    return constant && constant->kind == ATTR_INTEGER && int_low_s(constant->integer) == -1;
}

static const TargetIntrinsic *intrinsic_of(const Op *op)
{
    Str name = op_attr(op, "intrin")->string;

    for (size_t i = 0; op->result_count && i < sizeof INTRINSICS / sizeof *INTRINSICS; i++) {
        const TargetIntrinsic *row = &INTRINSICS[i];
        unsigned rest = (unsigned)strlen(row->order);

        if (!str_is(name, row->name) || !has_type(op, row->type))
            continue;
        while (rest < op->operand_count && is_all_ones(op->operands[rest]))
            rest++;
        if (rest == op->operand_count)
            return row;
    }
    return NULL;
}

/* `"x86vector.avx.rsqrt"(%operand0) : (vector<8xf32>) -> vector<8xf32>` */
static void add_op(Sb *sb, const Op *op, const TargetIntrinsic *row)
{
    const Type *result = op->results[0]->type;

    sb_printf(sb, "\"%s\"(", row->op);
    for (const char *digit = row->order; *digit; digit++)
        sb_printf(sb, "%s%%operand%c", digit == row->order ? "" : ", ", *digit);
    sb_add(sb, ") : (");
    for (const char *digit = row->order; *digit; digit++) {
        sb_add(sb, digit == row->order ? "" : ", ");
        type_print(sb, op->operands[*digit - '0']->type);
    }
    sb_add(sb, ") -> ");
    if (!llvm_is_struct(result)) {
        type_print(sb, result);
        sb_add(sb, "\n");
        return;
    }
    sb_add(sb, "(");
    for (unsigned i = 0; i < llvm_struct_count(result); i++) {
        sb_add(sb, i ? ", " : "");
        type_print(sb, llvm_struct_element(result, i));
    }
    sb_add(sb, ")\n");
}

bool llvm_target_intrinsic(const Op *op, Sb *text)
{
    const TargetIntrinsic *row = intrinsic_of(op);
    const Type *result = row ? op->results[0]->type : NULL;
    Str type;

    if (!row)
        return false;
    if (!llvm_is_struct(result)) {
        sb_add(text, "%result0 = ");
        add_op(text, op, row);
        return true;
    }
    type = str_of(type_text(result));
    sb_add(text, "%part0, %part1 = ");
    add_op(text, op, row);
    sb_printf(text,
              "%%none = llvm.mlir.poison : %.*s\n"
              "%%first = llvm.insertvalue %%part0, %%none[0] : %.*s\n"
              "%%result0 = llvm.insertvalue %%part1, %%first[1] : %.*s\n",
              STR_ARG(type), STR_ARG(type), STR_ARG(type));
    return true;
}
