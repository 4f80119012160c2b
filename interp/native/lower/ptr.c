/* ptr: pointers, and memrefs as pointers with metadata: a descriptor whose aligned pointer means
 * nothing. */
#include "interp/native/lower/llvm_memory.h"
#include "interp/native/lower/numbers.h"

#include "core/text/source.h"

#include <ctype.h>
#include <stdlib.h>

/* ptr<#llvm.address_space<3>>, or ptr_metadata<memref<...>> */
const Type *ptr_stands_for(const Type *type)
{
    Str text = type->opaque.text, word = STR("address_space<");
    size_t open = str_find(text, '<');
    int space = 0;

    if (open + 1 >= text.len)
        return NULL;
    if (str_starts(text, "ptr_metadata<"))
        return source_parse_type(type->context, (Str){ text.data + open + 1, text.len - open - 2 });
    for (size_t i = 0; i + word.len < text.len; i++)
        if (str_starts(str_from(text, i), word.data))
            space = atoi(text.data + i + word.len);
    return type_opaque(type->context, STR("llvm"),
                       space ? str_printf(&type->context->arena, "ptr<%d>", space) : STR("ptr"));
}

static bool lower_ptr_constant(Lower *l, const Op *op)
{
    const Attr *value = op_attr(op, "value");
    LLVMTypeRef type = result_type(l, op), i64 = LLVMInt64TypeInContext(l->context);
    Str text = value->kind == ATTR_OPAQUE ? value->opaque.text : (Str){ 0 };
    size_t open = str_find(text, '<');
    uint64_t address = 0;

    if (!type)
        return false;
    for (size_t i = open + 1; i < text.len && isdigit((unsigned char)text.data[i]); i++)
        address = address * 10 + (unsigned)(text.data[i] - '0');
    if (open + 1 < text.len && text.data[open + 1] == '-')
        return lower_fail(l, op, "the constant %s has no native counterpart", attr_quoted(value));
    return give(l, op, LLVMConstIntToPtr(LLVMConstInt(i64, address, false), type));
}

static bool lower_to_ptr(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);
    LLVMValueRef pointer = any_aligned(l, op->operands[0]->type, in(l, op, 0));

    return type && give(l, op, LLVMBuildAddrSpaceCast(l->builder, pointer, type, ""));
}

/* Sizes and strides that the type fixes, in place of a descriptor's. */
static bool lower_from_type(Lower *l, const Op *op, LLVMValueRef pointer)
{
    const Type *type = op->results[0]->type;
    unsigned rank = type->kind == TYPE_MEMREF ? type->shaped.rank : 0;
    int64_t *strides = ARENA_ARRAY(&l->arena, int64_t, rank + 1), offset = DYNAMIC;
    LLVMValueRef *sizes = ARENA_ARRAY(&l->arena, LLVMValueRef, rank + 1);
    LLVMValueRef *steps = ARENA_ARRAY(&l->arena, LLVMValueRef, rank + 1);
    bool known = type->kind == TYPE_MEMREF && type_has_static_shape(type)
                 && type_strides(type, strides, &offset) && offset != DYNAMIC;

    for (unsigned i = 0; known && i < rank; i++) {
        known = strides[i] != DYNAMIC;
        sizes[i] = index_constant(l, type->shaped.dims[i]);
        steps[i] = index_constant(l, strides[i]);
    }
    return give(
        l, op,
        known ? memref_build(l, rank, pointer, pointer, index_constant(l, offset), sizes, steps)
              : LLVMGetPoison(result_type(l, op)));
}

static bool lower_from_ptr(Lower *l, const Op *op)
{
    enum { ALIGNED = 1 };
    const Type *type = op->results[0]->type;
    LLVMTypeRef plain = LLVMPointerTypeInContext(l->context, 0);
    LLVMValueRef pointer = LLVMBuildAddrSpaceCast(l->builder, in(l, op, 0), plain, "");

    if (op->operand_count < 2)
        return lower_from_type(l, op, pointer);
    if (type->kind != TYPE_MEMREF)
        return lower_fail(l, op, "a memref without rank is made of its metadata");
    return give(l, op, LLVMBuildInsertValue(l->builder, in(l, op, 1), pointer, ALIGNED, ""));
}

static bool lower_ptr_add(Lower *l, const Op *op)
{
    enum { NUSW = 1, NUW, INBOUNDS };
    int64_t flags = property_int(op, "flags", 0);
    LLVMValueRef offset = in(l, op, 1);

    return give(l, op,
                LLVMBuildGEPWithNoWrapFlags(l->builder, LLVMInt8TypeInContext(l->context),
                                            in(l, op, 0), &offset, 1, "",
                                            flags == NUSW       ? LLVMGEPFlagNUSW
                                            : flags == NUW      ? LLVMGEPFlagNUW
                                            : flags == INBOUNDS ? LLVMGEPFlagInBounds
                                                                : 0));
}

static bool lower_ptr_diff(Lower *l, const Op *op)
{
    enum { NUW = 1, NSW = 2 };
    int64_t flags = property_int(op, "flags", 0);
    LLVMTypeRef type = result_type(l, op);
    LLVMTypeRef words = integers_like(l, LLVMTypeOf(in(l, op, 0)), 64);
    LLVMValueRef made =
        LLVMBuildSub(l->builder, LLVMBuildPtrToInt(l->builder, in(l, op, 0), words, ""),
                     LLVMBuildPtrToInt(l->builder, in(l, op, 1), words, ""), "");

    if (!type)
        return false;
    if (LLVMIsAInstruction(made)) {
        LLVMSetNUW(made, flags & NUW);
        LLVMSetNSW(made, (flags & NSW) != 0);
    }
    return give(l, op, LLVMBuildIntCast2(l->builder, made, type, true, ""));
}

static bool lower_type_offset(Lower *l, const Op *op)
{
    const Type *of = op_attr(op, "elementType")->type_value;
    LLVMTypeRef type = result_type(l, op), element = memory_type(l, op, of);

    return type && element
           && give(l, op, LLVMConstInt(type, LLVMABISizeOfType(l->target, element), false));
}

/* MLIR numbers ptr's orderings one by one. */
static LLVMAtomicOrdering ordering_of(const Op *op)
{
    static const LLVMAtomicOrdering ORDERINGS[] = {
        LLVMAtomicOrderingNotAtomic,
        LLVMAtomicOrderingUnordered,
        LLVMAtomicOrderingMonotonic,
        LLVMAtomicOrderingAcquire,
        LLVMAtomicOrderingRelease,
        LLVMAtomicOrderingAcquireRelease,
        LLVMAtomicOrderingSequentiallyConsistent,
    };

    return ORDERINGS[property_int(op, "ordering", 0)];
}

/* Rows of several dimensions are several accesses in our form: none of them is whole. */
static bool is_one_access(Lower *l, const Op *op, const Type *type)
{
    LLVMTypeRef memory = memory_type(l, op, type);

    if (!memory)
        return false;
    return memory == lower_type(l, op, type)
           || lower_fail(l, op, "a vector of several dimensions behind a pointer");
}

static bool lower_ptr_load(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);
    LLVMValueRef made;

    if (!type || !is_one_access(l, op, op->results[0]->type))
        return false;
    made = LLVMBuildLoad2(l->builder, type, in(l, op, 0), "");
    set_access(l, op, made, type);
    LLVMSetOrdering(made, ordering_of(op));
    return give(l, op, made);
}

static bool lower_ptr_store(Lower *l, const Op *op)
{
    LLVMValueRef value = in(l, op, 0), made;

    if (!is_one_access(l, op, op->operands[0]->type))
        return false;
    made = LLVMBuildStore(l->builder, value, in(l, op, 1));
    set_access(l, op, made, LLVMTypeOf(value));
    LLVMSetOrdering(made, ordering_of(op));
    return true;
}

/* The intrinsic that the row names, of the operands in their order; `code`: the pointer's number.
 */
static bool lower_masked(Lower *l, const Op *op, const Lowering *row)
{
    unsigned pointer = (unsigned)row->code;
    LLVMValueRef args[] = { in(l, op, 0), in(l, op, 1), in(l, op, 2) }, call;
    LLVMTypeRef types[2] = { op->result_count ? result_type(l, op) : LLVMTypeOf(args[0]),
                             LLVMTypeOf(args[pointer]) };

    if (!types[0])
        return false;
    call = call_intrinsic(l, row->callee, types, 2, args, 3);
    LLVMSetInstrParamAlignment(call, pointer + 1, (unsigned)property_int(op, "alignment", 1));
    return op->result_count ? give(l, op, call) : true;
}

const Lowering PTR_LOWERINGS[] = {
    { "ptr.constant", lower_ptr_constant },
    { "ptr.to_ptr", lower_to_ptr },
    { "ptr.from_ptr", lower_from_ptr },
    { "ptr.get_metadata", lower_same },
    { "ptr.ptr_add", lower_ptr_add },
    { "ptr.ptr_diff", lower_ptr_diff },
    { "ptr.type_offset", lower_type_offset },
    { "ptr.load", lower_ptr_load },
    { "ptr.store", lower_ptr_store },
    { "ptr.gather", .by = lower_masked, .callee = "llvm.masked.gather", .code = 0 },
    { "ptr.masked_load", .by = lower_masked, .callee = "llvm.masked.load", .code = 0 },
    { "ptr.scatter", .by = lower_masked, .callee = "llvm.masked.scatter", .code = 1 },
    { "ptr.masked_store", .by = lower_masked, .callee = "llvm.masked.store", .code = 1 },
    { 0 },
};
