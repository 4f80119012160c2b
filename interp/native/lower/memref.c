/* memref: elements of memrefs, what descriptors say, and globals. */
#include "interp/native/lower/lower.h"

/* `nontemporal` and `alignment` promise, and ask for nothing that shows. */
static bool lower_load(Lower *l, const Op *op)
{
    LLVMValueRef pointer = operand_address(l, op, 0);
    LLVMValueRef value = pointer ? build_load(l, op, op->results[0]->type, pointer) : NULL;

    return give(l, op, value);
}

static bool lower_store(Lower *l, const Op *op)
{
    LLVMValueRef pointer = operand_address(l, op, 1);

    return pointer && build_store(l, op, op->operands[0]->type, in(l, op, 0), pointer);
}

static LLVMValueRef ranked_dim(Lower *l, LLVMValueRef memref, unsigned rank, LLVMValueRef dim)
{
    LLVMValueRef size = memref_size(l, memref, 0);

    for (unsigned i = 1; i < rank; i++) {
        LLVMValueRef is_this = LLVMBuildICmp(l->builder, LLVMIntEQ, dim, index_constant(l, i), "");

        size = LLVMBuildSelect(l->builder, is_this, memref_size(l, memref, i), size, "");
    }
    return size;
}

static LLVMValueRef unranked_dim(Lower *l, LLVMValueRef unranked, LLVMValueRef dim)
{
    LLVMTypeRef index = index_type(l);
    LLVMValueRef at = LLVMBuildGEP2(l->builder, index, unranked_sizes(l, unranked), &dim, 1, "");

    return LLVMBuildLoad2(l->builder, index, at, "");
}

static bool lower_dim(Lower *l, const Op *op)
{
    const Type *type = op->operands[0]->type;

    return give(l, op,
                type->kind == TYPE_MEMREF
                    ? ranked_dim(l, in(l, op, 0), type->shaped.rank, in(l, op, 1))
                    : unranked_dim(l, in(l, op, 0), in(l, op, 1)));
}

static bool lower_rank(Lower *l, const Op *op)
{
    const Type *type = op->operands[0]->type;

    return give(l, op,
                type->kind == TYPE_MEMREF ? index_constant(l, type->shaped.rank)
                                          : unranked_rank(l, in(l, op, 0)));
}

static bool lower_extract_pointer(Lower *l, const Op *op)
{
    LLVMValueRef pointer = any_aligned(l, op->operands[0]->type, in(l, op, 0));

    return give(l, op, LLVMBuildPtrToInt(l->builder, pointer, index_type(l), ""));
}

/* Results: the buffer with offset 0, the offset, the sizes, the strides. */
static bool lower_extract_metadata(Lower *l, const Op *op)
{
    LLVMValueRef memref = in(l, op, 0);
    Strided strided = strided_of(l, memref, op->operands[0]->type->shaped.rank);

    out(l, op, 0, strided_view(l, memref, strided_new(l, 0)));
    out(l, op, 1, strided.offset);
    for (unsigned i = 0; i < strided.rank; i++) {
        out(l, op, 2 + i, strided.sizes[i]);
        out(l, op, 2 + strided.rank + i, strided.strides[i]);
    }
    return true;
}

/* Offset, sizes and strides of a static type; false where its layout leaves one open. */
static bool static_strided(Lower *l, const Op *op, const Type *type, Strided *strided)
{
    unsigned rank = type->shaped.rank;
    int64_t *strides = ARENA_ARRAY(&l->arena, int64_t, rank + 1), offset;
    bool fixed = type_strides(type, strides, &offset) && offset != DYNAMIC;

    *strided = strided_new(l, rank);
    for (unsigned i = 0; fixed && i < rank; i++) {
        fixed = strides[i] != DYNAMIC;
        strided->sizes[i] = index_constant(l, type->shaped.dims[i]);
        strided->strides[i] = index_constant(l, strides[i]);
    }
    if (!fixed)
        return lower_fail(l, op, "the layout of '%s' is not fixed", type_text(type));
    strided->offset = index_constant(l, offset);
    return true;
}

static LLVMValueRef initial_element(Lower *l, const Op *op, const Type *element, const Attr *dense,
                                    int64_t at)
{
    LLVMValueRef parts[2];

    if (element->kind != TYPE_COMPLEX)
        return lower_constant(l, op, element, attr_element(dense, at));
    for (int i = 0; i < 2; i++) {
        parts[i] = lower_constant(l, op, element->shaped.element, attr_element(dense, 2 * at + i));
        if (!parts[i])
            return NULL;
    }
    return LLVMConstStructInContext(l->context, parts, 2, false);
}

/* Where element `at` of the row-major order lies. */
static int64_t place_of(const Type *type, Strided strided, int64_t at)
{
    int64_t place = LLVMConstIntGetSExtValue(strided.offset);

    for (unsigned i = strided.rank; i-- > 0; at /= type->shaped.dims[i])
        place += at % type->shaped.dims[i] * LLVMConstIntGetSExtValue(strided.strides[i]);
    return place;
}

/* Puts the initial values where they lie among all. */
static bool place_values(Lower *l, const Op *op, const Type *type, Strided strided,
                         LLVMValueRef *all, uint64_t extent)
{
    const Attr *dense = op_attr(op, "initial_value");
    LLVMValueRef value = NULL;

    for (int64_t i = 0; i < type_num_elements(type); i++) {
        uint64_t place = (uint64_t)place_of(type, strided, i);

        if (place >= extent)
            return lower_fail(l, op, "the layout reaches before the first byte");
        if (!value || !attr_is_splat(dense))
            value = initial_element(l, op, type->shaped.element, dense, i);
        if (!value)
            return false;
        all[place] = value;
    }
    return true;
}

/* The global from its first byte to its last value; what lies between values is zero. */
static LLVMValueRef initial_array(Lower *l, const Op *op, const Type *type, Strided strided,
                                  LLVMTypeRef array)
{
    const Attr *value = op_attr(op, "initial_value");
    LLVMTypeRef element = LLVMGetElementType(array);
    uint64_t extent = LLVMGetArrayLength2(array);
    LLVMValueRef *all;

    if (value->kind == ATTR_UNIT)
        return LLVMConstNull(array);
    if (!attr_is_numbers(value)) {
        lower_fail(l, op, "initial values that are no numbers have no native counterpart");
        return NULL;
    }
    all = ARENA_ARRAY(&l->arena, LLVMValueRef, extent + 1);
    for (uint64_t i = 0; i < extent; i++)
        all[i] = LLVMConstNull(element);
    return place_values(l, op, type, strided, all, extent) ? LLVMConstArray2(element, all, extent)
                                                           : NULL;
}

bool lower_global(Lower *l, const Op *op)
{
    const Type *type = op_attr(op, "type")->type_value;
    const char *name = str_dup(&l->arena, op_attr(op, "sym_name")->string).data;
    LLVMTypeRef element = memory_type(l, op, type->shaped.element), array;
    LLVMValueRef global, initial;
    Strided strided;

    if (!element || !static_strided(l, op, type, &strided))
        return false;
    array = LLVMArrayType2(element, LLVMConstIntGetZExtValue(strided_extent(l, strided)));
    global = LLVMAddGlobal(l->module, array, name);
    LLVMSetAlignment(global, (unsigned)elements_alignment(l, op, type->shaped.element));
    LLVMSetGlobalConstant(global, property_flag(op, "constant"));
    if (!op_attr(op, "initial_value"))
        return true;
    initial = initial_array(l, op, type, strided, array);
    if (initial)
        LLVMSetInitializer(global, initial);
    return initial != NULL;
}

static bool lower_get_global(Lower *l, const Op *op)
{
    const Type *type = op->results[0]->type;
    const Op *symbol = symbol_in_module(l, op_attr(op, "name"));
    LLVMValueRef global;
    Strided strided;

    if (!symbol)
        return lower_fail(l, op, "its global is not in the module");
    if (!static_strided(l, op, type, &strided))
        return false;
    global =
        LLVMGetNamedGlobal(l->module, str_dup(&l->arena, op_attr(symbol, "sym_name")->string).data);
    return give(l, op, strided_memref(l, global, global, strided));
}

const Lowering MEMREF_LOWERINGS[] = {
    { "memref.load affine.load", lower_load },
    { "memref.store affine.store", lower_store },
    { "memref.prefetch affine.prefetch", lower_nothing },
    /* What is assumed holds wherever the results are used. */
    { "memref.assume_alignment memref.distinct_objects memref.memory_space_cast", lower_same },
    { "memref.dim", lower_dim },
    { "memref.rank", lower_rank },
    { "memref.extract_aligned_pointer_as_index", lower_extract_pointer },
    { "memref.extract_strided_metadata", lower_extract_metadata },
    { "memref.get_global", lower_get_global },
    { 0 },
};
