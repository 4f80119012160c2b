/* affine: access to memory at subscripts that are maps. */
#include "interp/native/lower/affine.h"

/* A memref operand with the map that subscripts it and, behind the memref, the map's operands. */
typedef struct Place {
    const Type *type;
    LLVMValueRef memref;
    LLVMValueRef *indices;
    unsigned next; /* the operand behind them */
} Place;

static Place place_at(Lower *l, const Op *op, unsigned operand, const char *map_name)
{
    const AffineMap *map = op_attr(op, map_name)->map;

    return (Place){
        .type = op->operands[operand]->type,
        .memref = in(l, op, operand),
        .indices = map_results(l, op, map, operand + 1),
        .next = operand + 1 + map->dim_count + map->symbol_count,
    };
}

/* NULL, and `lower_fail` was called, where the element has no counterpart. */
static LLVMValueRef address_of(Lower *l, const Op *op, const Place *place)
{
    return element_address(l, op, place->type, place->memref, place->indices);
}

static bool lower_load(Lower *l, const Op *op)
{
    Place place = place_at(l, op, 0, "map");
    LLVMValueRef address = address_of(l, op, &place), value;

    value = address ? build_load(l, op, place.type->shaped.element, address) : NULL;
    return give(l, op, value);
}

static bool lower_store(Lower *l, const Op *op)
{
    Place place = place_at(l, op, 1, "map");
    LLVMValueRef address = address_of(l, op, &place);

    return address && build_store(l, op, place.type->shaped.element, in(l, op, 0), address);
}

/* The address of a lane, counted in row-major order: the vector's dimensions are the memref's last
 * ones, whose strides may be any. */
static LLVMValueRef lane_address(Lower *l, const Op *op, const Place *place, const Type *vector,
                                 unsigned lane)
{
    unsigned rank = place->type->shaped.rank, outer = rank - vector->shaped.rank;
    Place at = *place;

    at.indices = ARENA_COPY(&l->arena, LLVMValueRef, place->indices, rank);
    for (unsigned i = rank; i-- > outer;) {
        unsigned size = (unsigned)vector->shaped.dims[i - outer];

        at.indices[i] = LLVMBuildAdd(l->builder, at.indices[i], index_constant(l, lane % size), "");
        lane /= size;
    }
    return address_of(l, op, &at);
}

static bool check_slice(Lower *l, const Op *op, const Place *place, const Type *vector)
{
    if (vector->shaped.rank <= place->type->shaped.rank)
        return true;
    return lower_fail(l, op, "a vector of more dimensions than the memref has no counterpart");
}

static bool lower_vector_load(Lower *l, const Op *op)
{
    const Type *vector = op->results[0]->type, *element = vector->shaped.element;
    LLVMTypeRef type = lower_type(l, op, vector), i32 = LLVMInt32TypeInContext(l->context);
    Place place = place_at(l, op, 0, "map");
    LLVMValueRef all;

    if (!type || !check_slice(l, op, &place, vector))
        return false;
    all = LLVMGetPoison(type);
    for (unsigned i = 0; i < LLVMGetVectorSize(type); i++) {
        LLVMValueRef address = lane_address(l, op, &place, vector, i);

        all = LLVMBuildInsertElement(l->builder, all, build_load(l, op, element, address),
                                     LLVMConstInt(i32, i, false), "");
    }
    return give(l, op, all);
}

static bool lower_vector_store(Lower *l, const Op *op)
{
    const Type *vector = op->operands[0]->type, *element = vector->shaped.element;
    LLVMTypeRef type = lower_type(l, op, vector), i32 = LLVMInt32TypeInContext(l->context);
    Place place = place_at(l, op, 1, "map");

    if (!type || !check_slice(l, op, &place, vector))
        return false;
    for (unsigned i = 0; i < LLVMGetVectorSize(type); i++) {
        LLVMValueRef lane =
            LLVMBuildExtractElement(l->builder, in(l, op, 0), LLVMConstInt(i32, i, false), "");

        if (!build_store(l, op, element, lane, lane_address(l, op, &place, vector, i)))
            return false;
    }
    return true;
}

static bool lower_prefetch(Lower *l, const Op *op)
{
    LLVMTypeRef pointer = LLVMPointerTypeInContext(l->context, 0);
    LLVMTypeRef i32 = LLVMInt32TypeInContext(l->context);
    Place place = place_at(l, op, 0, "map");
    LLVMValueRef args[] = {
        address_of(l, op, &place),
        LLVMConstInt(i32, property_int(op, "isWrite", 0) != 0, false),
        LLVMConstInt(i32, (unsigned long long)property_int(op, "localityHint", 0), false),
        LLVMConstInt(i32, property_int(op, "isDataCache", 1) != 0, false),
    };

    if (!args[0])
        return false;
    call_intrinsic(l, "llvm.prefetch", &pointer, 1, args, 4);
    return true;
}

static bool lower_dma_start(Lower *l, const Op *op)
{
    Place from = place_at(l, op, 0, "src_map"), to = place_at(l, op, from.next, "dst_map");
    unsigned at = place_at(l, op, to.next, "tag_map").next;
    Transfer t = { .from_type = from.type,
                   .to_type = to.type,
                   .from = address_of(l, op, &from),
                   .to = address_of(l, op, &to),
                   .count = in(l, op, at) };

    if (at + 1 < op->operand_count) {
        t.stride = in(l, op, at + 1);
        t.chunk = in(l, op, at + 2);
    }
    return lower_transfer(l, op, &t);
}

const Lowering AFFINE_MEMORY_LOWERINGS[] = {
    { "affine.load", lower_load },
    { "affine.store", lower_store },
    { "affine.vector_load", lower_vector_load },
    { "affine.vector_store", lower_vector_store },
    { "affine.prefetch", lower_prefetch },
    { "affine.dma_start", lower_dma_start },
    { "affine.dma_wait", lower_nothing },
    { 0 },
};
