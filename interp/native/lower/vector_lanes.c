/* vector: lanes that move. Where they come from is known, but for positions that are operands. */
#include "interp/native/lower/lower.h"

static LLVMValueRef lane_number(Lower *l, int64_t lane)
{
    return LLVMConstInt(LLVMInt64TypeInContext(l->context), (unsigned long long)lane, true);
}

/* The lanes of both vectors, as the one behind the other; -1 is poison. */
static LLVMValueRef shuffled(Lower *l, LLVMValueRef a, LLVMValueRef b, const int64_t *lanes,
                             unsigned count)
{
    LLVMTypeRef i32 = LLVMInt32TypeInContext(l->context);
    LLVMValueRef *mask = ARENA_ARRAY(&l->arena, LLVMValueRef, count);

    for (unsigned i = 0; i < count; i++)
        mask[i] = lanes[i] < 0 ? LLVMGetPoison(i32)
                               : LLVMConstInt(i32, (unsigned long long)lanes[i], false);
    return LLVMBuildShuffleVector(l->builder, a, b, LLVMConstVector(mask, count), "");
}

static LLVMValueRef picked(Lower *l, LLVMValueRef from, const int64_t *lanes, unsigned count)
{
    return shuffled(l, from, LLVMGetPoison(LLVMTypeOf(from)), lanes, count);
}

/* With lanes of poison behind it, so that there are so many. */
static LLVMValueRef widened(Lower *l, LLVMValueRef vector, unsigned count)
{
    int64_t *lanes = ARENA_ARRAY(&l->arena, int64_t, count);
    unsigned own = LLVMGetVectorSize(LLVMTypeOf(vector));

    if (own == count)
        return vector;
    for (unsigned i = 0; i < count; i++)
        lanes[i] = i < own ? (int64_t)i : -1;
    return picked(l, vector, lanes, count);
}

/* The same of two vectors that may have different lengths. */
static LLVMValueRef picked_of_both(Lower *l, LLVMValueRef a, LLVMValueRef b, int64_t *lanes,
                                   unsigned count)
{
    unsigned in_a = LLVMGetVectorSize(LLVMTypeOf(a)), in_b = LLVMGetVectorSize(LLVMTypeOf(b));
    unsigned most = in_a > in_b ? in_a : in_b;

    for (unsigned i = 0; i < count; i++)
        if (lanes[i] >= in_a)
            lanes[i] += most - in_a;
    return shuffled(l, widened(l, a, most), widened(l, b, most), lanes, count);
}

static int64_t *row_major(Lower *l, const Type *vector)
{
    int64_t *strides = ARENA_ARRAY(&l->arena, int64_t, vector->shaped.rank), stride = 1;

    for (unsigned i = vector->shaped.rank; i-- > 0; stride *= vector->shaped.dims[i])
        strides[i] = stride;
    return strides;
}

/* Which lane number `number` of a box with the type's sizes is, where they lie `strides` apart. */
static int64_t lane_in_box(const Type *box, const int64_t *strides, int64_t number)
{
    int64_t lane = 0;

    for (unsigned i = box->shaped.rank; i-- > 0; number /= box->shaped.dims[i])
        lane += number % box->shaped.dims[i] * strides[i];
    return lane;
}

/* The result's lanes: those of operand 0 that lie `strides` apart, from `first` on. */
static bool give_box(Lower *l, const Op *op, int64_t first, const int64_t *strides)
{
    const Type *type = op->results[0]->type;
    unsigned count = (unsigned)type_num_elements(type);
    int64_t *lanes = ARENA_ARRAY(&l->arena, int64_t, count);

    for (unsigned i = 0; i < count; i++)
        lanes[i] = first + lane_in_box(type, strides, i);
    return give(l, op, picked(l, in(l, op, 0), lanes, count));
}

static bool broadcast(Lower *l, const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;
    int64_t *strides, *own;
    LLVMTypeRef type = result_type(l, op);

    if (!type || from->kind != TYPE_VECTOR)
        return type && give(l, op, splat_to(l, type, in(l, op, 0)));
    strides = ARENA_ARRAY(&l->arena, int64_t, to->shaped.rank);
    own = row_major(l, from);
    for (unsigned i = 0, lead = to->shaped.rank - from->shaped.rank; i < from->shaped.rank; i++)
        strides[lead + i] = from->shaped.dims[i] == 1 ? 0 : own[i];
    return give_box(l, op, 0, strides);
}

static bool transpose(Lower *l, const Op *op)
{
    const Attr *permutation = op_attr(op, "permutation");
    const Type *from = op->operands[0]->type;
    int64_t *own = row_major(l, from), *strides = row_major(l, from);

    for (unsigned i = 0; i < from->shaped.rank; i++)
        strides[i] = own[attr_i64_at(permutation, i)];
    return result_type(l, op) && give_box(l, op, 0, strides);
}

static bool shuffle(Lower *l, const Op *op)
{
    const Attr *mask = op_attr(op, "mask");
    LLVMTypeRef type = result_type(l, op);
    unsigned count, row;
    int64_t *lanes;

    if (!type)
        return false;
    count = LLVMGetVectorSize(type);
    row = count / mask->dense.count;
    lanes = ARENA_ARRAY(&l->arena, int64_t, count);
    for (unsigned i = 0; i < count; i++) {
        int64_t asked = attr_i64_at(mask, i / row);

        lanes[i] = asked < 0 ? -1 : asked * row + i % row;
    }
    return give(l, op, picked_of_both(l, in(l, op, 0), in(l, op, 1), lanes, count));
}

static bool interleave(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);
    unsigned count = type ? LLVMGetVectorSize(type) : 0;
    int64_t *lanes = ARENA_ARRAY(&l->arena, int64_t, count);

    for (unsigned i = 0; i < count; i++)
        lanes[i] = i / 2 + i % 2 * (count / 2);
    return type && give(l, op, shuffled(l, in(l, op, 0), in(l, op, 1), lanes, count));
}

static bool deinterleave(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);
    unsigned count = type ? LLVMGetVectorSize(type) : 0;
    int64_t *lanes = ARENA_ARRAY(&l->arena, int64_t, count);

    for (unsigned half = 0; type && half < 2; half++) {
        for (unsigned i = 0; i < count; i++)
            lanes[i] = 2 * i + half;
        out(l, op, half, picked(l, in(l, op, 0), lanes, count));
    }
    return type;
}

static bool same_lanes(Lower *l, const Op *op)
{
    return result_type(l, op) && give(l, op, in(l, op, 0));
}

static bool bitcast(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);

    return type && give(l, op, LLVMBuildBitCast(l->builder, in(l, op, 0), type, ""));
}

static bool from_elements(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);
    LLVMValueRef made = type ? LLVMGetPoison(type) : NULL;

    for (unsigned i = 0; made && i < op->operand_count; i++)
        made = LLVMBuildInsertElement(l->builder, made, in(l, op, i), lane_number(l, i), "");
    return give(l, op, made);
}

static bool to_elements(Lower *l, const Op *op)
{
    for (unsigned i = 0; i < op->result_count; i++)
        out(l, op, i, LLVMBuildExtractElement(l->builder, in(l, op, 0), lane_number(l, i), ""));
    return true;
}

static bool step(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);
    unsigned count = type ? LLVMGetVectorSize(type) : 0;
    LLVMValueRef *lanes = ARENA_ARRAY(&l->arena, LLVMValueRef, count);

    for (unsigned i = 0; i < count; i++)
        lanes[i] = index_constant(l, i);
    return type && give(l, op, LLVMConstVector(lanes, count));
}

/* Positions. */

/* The lanes at a position, which follow each other. */
typedef struct Part {
    LLVMValueRef first;
    unsigned count;
    bool nowhere; /* the position is -1 */
} Part;

/* Operands from `next` on stand for parts of the position. */
static Part part_of(Lower *l, const Op *op, const Type *vector, unsigned next)
{
    const Attr *position = op_attr(op, "static_position");
    LLVMValueRef *indices = mixed_in(l, op, "static_position", next);
    LLVMTypeRef i64 = LLVMInt64TypeInContext(l->context);
    int64_t *strides = row_major(l, vector);
    Part part = { lane_number(l, 0), (unsigned)type_num_elements(vector), false };

    for (unsigned i = 0; i < position->dense.count; i++) {
        LLVMValueRef index = LLVMBuildSExtOrBitCast(l->builder, indices[i], i64, "");

        part.nowhere |= attr_i64_at(position, i) == -1;
        part.count = (unsigned)strides[i];
        part.first =
            LLVMBuildAdd(l->builder, part.first,
                         LLVMBuildMul(l->builder, index, lane_number(l, strides[i]), ""), "");
    }
    return part;
}

static LLVMValueRef lane_of_part(Lower *l, const Part *part, unsigned lane)
{
    return LLVMBuildAdd(l->builder, part->first, lane_number(l, lane), "");
}

static bool extract(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);
    LLVMValueRef source = in(l, op, 0), made, lane;
    Part part = part_of(l, op, op->operands[0]->type, 1);

    if (!type || part.nowhere)
        return type && give(l, op, LLVMGetPoison(type));
    if (op->results[0]->type->kind != TYPE_VECTOR)
        return give(l, op, LLVMBuildExtractElement(l->builder, source, part.first, ""));
    made = LLVMGetPoison(type);
    for (unsigned i = 0; i < part.count; i++) {
        lane = LLVMBuildExtractElement(l->builder, source, lane_of_part(l, &part, i), "");
        made = LLVMBuildInsertElement(l->builder, made, lane, lane_number(l, i), "");
    }
    return give(l, op, made);
}

static bool insert(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);
    LLVMValueRef value = in(l, op, 0), made = in(l, op, 1), lane;
    const Type *from = op->operands[0]->type;
    Part part = part_of(l, op, op->operands[1]->type, 2);

    if (!type || part.nowhere)
        return type && give(l, op, LLVMGetPoison(type));
    if (from->kind != TYPE_VECTOR)
        return give(l, op, LLVMBuildInsertElement(l->builder, made, value, part.first, ""));
    if (type_num_elements(from) != part.count)
        return lower_fail(l, op, "a vector of other sizes than what it replaces");
    for (unsigned i = 0; i < part.count; i++) {
        lane = LLVMBuildExtractElement(l->builder, value, lane_number(l, i), "");
        made = LLVMBuildInsertElement(l->builder, made, lane, lane_of_part(l, &part, i), "");
    }
    return give(l, op, made);
}

/* Slices. */

/* The first of the lanes that a slice of the vector begins with. */
static int64_t slice_first(Lower *l, const Op *op, const Type *vector)
{
    const Attr *offsets = op_attr(op, "offsets");
    int64_t *strides = row_major(l, vector), first = 0;

    for (unsigned i = 0; i < offsets->array.count; i++)
        first += int_low_s(offsets->array.elements[i]->integer) * strides[i];
    return first;
}

static bool extract_slice(Lower *l, const Op *op)
{
    const Type *from = op->operands[0]->type;

    return result_type(l, op) && give_box(l, op, slice_first(l, op, from), row_major(l, from));
}

static bool insert_slice(Lower *l, const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->operands[1]->type;
    LLVMTypeRef type = result_type(l, op);
    unsigned count = type ? LLVMGetVectorSize(type) : 0;
    int64_t *lanes = ARENA_ARRAY(&l->arena, int64_t, count);
    int64_t *strides = row_major(l, to) + (to->shaped.rank - from->shaped.rank);

    for (unsigned i = 0; i < count; i++)
        lanes[i] = i;
    for (int64_t i = 0; type && i < type_num_elements(from); i++)
        lanes[slice_first(l, op, to) + lane_in_box(from, strides, i)] = count + i;
    return type && give(l, op, picked_of_both(l, in(l, op, 1), in(l, op, 0), lanes, count));
}

const Lowering VECTOR_LANES_LOWERINGS[] = {
    { "vector.broadcast", broadcast },
    { "vector.transpose", transpose },
    { "vector.shuffle llvm.shufflevector", shuffle },
    { "vector.interleave llvm.intr.vector.interleave2", interleave },
    { "vector.deinterleave", deinterleave },
    { "vector.shape_cast", same_lanes },
    { "vector.bitcast llvm.bitcast", bitcast },
    { "vector.from_elements", from_elements },
    { "vector.to_elements", to_elements },
    { "vector.step", step },
    { "vector.extract", extract },
    { "vector.insert", insert },
    { "vector.extract_strided_slice", extract_slice },
    { "vector.insert_strided_slice", insert_slice },
    { 0 },
};
