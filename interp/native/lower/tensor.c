/* tensor: of static shape, vectors of all elements in row-major order. */
#include "interp/native/lower/structured.h"

static LLVMTypeRef linear_type(Lower *l)
{
    return LLVMInt64TypeInContext(l->context);
}

/* The lane of the element at the indices, operands from `first` on. */
static LLVMValueRef lane_of(Lower *l, const Op *op, const Type *type, unsigned first)
{
    LLVMValueRef lane = LLVMConstInt(linear_type(l), 0, false);

    for (unsigned i = 0; i < type->shaped.rank; i++) {
        LLVMValueRef size =
            LLVMConstInt(linear_type(l), (unsigned long long)type->shaped.dims[i], false);
        LLVMValueRef index =
            LLVMBuildSExtOrBitCast(l->builder, in(l, op, first + i), linear_type(l), "");

        lane = LLVMBuildAdd(l->builder, LLVMBuildMul(l->builder, lane, size, ""), index, "");
    }
    return lane;
}

static bool empty(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);

    return type && give(l, op, LLVMGetPoison(type));
}

static bool extract(Lower *l, const Op *op)
{
    const Type *type = op->operands[0]->type;

    return lower_type(l, op, type)
           && give(l, op,
                   LLVMBuildExtractElement(l->builder, in(l, op, 0), lane_of(l, op, type, 1), ""));
}

static bool insert(Lower *l, const Op *op)
{
    const Type *type = op->operands[1]->type;

    return lower_type(l, op, type)
           && give(l, op,
                   LLVMBuildInsertElement(l->builder, in(l, op, 1), in(l, op, 0),
                                          lane_of(l, op, type, 2), ""));
}

/* The size is picked from all of them. */
static bool dim(Lower *l, const Op *op)
{
    const Type *type = op->operands[0]->type;
    LLVMValueRef *sizes;

    if (!lower_type(l, op, type))
        return false;
    sizes = ARENA_ARRAY(&l->arena, LLVMValueRef, type->shaped.rank);
    for (unsigned i = 0; i < type->shaped.rank; i++)
        sizes[i] = index_constant(l, type->shaped.dims[i]);
    return give(l, op,
                LLVMBuildExtractElement(l->builder, LLVMConstVector(sizes, type->shaped.rank),
                                        in(l, op, 1), ""));
}

static bool rank(Lower *l, const Op *op)
{
    const Type *type = op->operands[0]->type;

    return lower_type(l, op, type) && give(l, op, index_constant(l, type->shaped.rank));
}

static bool splat(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);

    return type && give(l, op, splat_to(l, type, in(l, op, 0)));
}

static bool from_elements(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);
    LLVMValueRef made = type ? LLVMGetPoison(type) : NULL;

    for (unsigned i = 0; made && i < op->operand_count; i++)
        made = LLVMBuildInsertElement(l->builder, made, in(l, op, i), index_constant(l, i), "");
    return give(l, op, made);
}

/* Another shape of as many elements is the same vector; the sizes it asks for at run time have to
 * be those that the type says. */
static bool same_elements(Lower *l, const Op *op)
{
    return lower_type(l, op, op->operands[0]->type) && result_type(l, op)
           && give(l, op, in(l, op, 0));
}

static bool bitcast(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);

    return type && lower_type(l, op, op->operands[0]->type)
           && give(l, op, LLVMBuildBitCast(l->builder, in(l, op, 0), type, ""));
}

/* Lanes that lie apart in each dimension: the first, and how far. */
typedef struct Lanes {
    LLVMValueRef first, *strides;
} Lanes;

static LLVMValueRef linear(Lower *l, int64_t number)
{
    return LLVMConstInt(linear_type(l), (unsigned long long)number, true);
}

static Lanes all_lanes(Lower *l, const int64_t *sizes, unsigned count)
{
    Lanes lanes = { linear(l, 0), ARENA_ARRAY(&l->arena, LLVMValueRef, count + 1) };
    int64_t stride = 1;

    for (unsigned i = count; i-- > 0; stride *= sizes[i])
        lanes.strides[i] = linear(l, stride);
    return lanes;
}

static LLVMValueRef plus_times(Lower *l, LLVMValueRef sum, LLVMValueRef a, LLVMValueRef b)
{
    a = LLVMBuildSExtOrBitCast(l->builder, a, linear_type(l), "");
    b = LLVMBuildSExtOrBitCast(l->builder, b, linear_type(l), "");
    return LLVMBuildAdd(l->builder, sum, LLVMBuildMul(l->builder, a, b, ""), "");
}

/* The lane of element `number`, counted row by row. */
static LLVMValueRef lane_at(Lower *l, const Lanes *lanes, const int64_t *sizes, unsigned count,
                            int64_t number)
{
    LLVMValueRef lane = lanes->first;

    for (unsigned i = count; i-- > 0; number /= sizes[i])
        lane = plus_times(l, lane, linear(l, number % sizes[i]), lanes->strides[i]);
    return lane;
}

/* `to`, with elements of `from` in it. NULL, and `lower_fail` was called, where there are many. */
static LLVMValueRef copy_lanes(Lower *l, const Op *op, LLVMValueRef to, const Lanes *to_lanes,
                               LLVMValueRef from, const Lanes *from_lanes, const int64_t *sizes,
                               unsigned count)
{
    enum { MOST = 1024 };
    int64_t total = 1;

    for (unsigned i = 0; i < count; i++)
        if (__builtin_mul_overflow(total, sizes[i], &total) || total > MOST) {
            lower_fail(l, op, "so many elements have no native counterpart");
            return NULL;
        }
    for (int64_t n = 0; n < total; n++) {
        LLVMValueRef lane = lane_at(l, from_lanes, sizes, count, n);
        LLVMValueRef element = LLVMBuildExtractElement(l->builder, from, lane, "");

        to = LLVMBuildInsertElement(l->builder, to, element, lane_at(l, to_lanes, sizes, count, n),
                                    "");
    }
    return to;
}

/* The lanes of a slice of a tensor of the type; its operands begin with segment `segment`. */
static Lanes slice_lanes(Lower *l, const Op *op, const Type *of, unsigned segment)
{
    Lanes lanes = all_lanes(l, of->shaped.dims, of->shaped.rank);
    unsigned count;
    LLVMValueRef *offsets = mixed_in(l, op, "static_offsets", operand_segment(op, segment, &count));
    LLVMValueRef *strides =
        mixed_in(l, op, "static_strides", operand_segment(op, segment + 2, &count));

    for (unsigned i = 0; i < of->shaped.rank; i++) {
        lanes.first = plus_times(l, lanes.first, offsets[i], lanes.strides[i]);
        lanes.strides[i] = plus_times(l, linear(l, 0), strides[i], lanes.strides[i]);
    }
    return lanes;
}

/* The slice's sizes, which the type of the slice says are numbers. */
static int64_t *slice_sizes(Lower *l, const Op *op, unsigned count)
{
    int64_t *sizes = ARENA_ARRAY(&l->arena, int64_t, count + 1);

    for (unsigned i = 0; i < count; i++)
        sizes[i] = attr_i64_at(op_attr(op, "static_sizes"), i);
    return sizes;
}

static bool extract_slice(Lower *l, const Op *op)
{
    const Type *of = op->operands[0]->type;
    LLVMTypeRef type = result_type(l, op);
    int64_t *sizes;
    Lanes from, to;

    if (!type || !lower_type(l, op, of))
        return false;
    sizes = slice_sizes(l, op, of->shaped.rank);
    from = slice_lanes(l, op, of, 1);
    to = all_lanes(l, sizes, of->shaped.rank);
    return give(
        l, op,
        copy_lanes(l, op, LLVMGetPoison(type), &to, in(l, op, 0), &from, sizes, of->shaped.rank));
}

static LLVMValueRef inserted(Lower *l, const Op *op, LLVMValueRef into)
{
    const Type *of = op->operands[1]->type;
    int64_t *sizes;
    Lanes from, to;

    if (!lower_type(l, op, op->operands[0]->type) || !lower_type(l, op, of))
        return NULL;
    sizes = slice_sizes(l, op, of->shaped.rank);
    to = slice_lanes(l, op, of, 2);
    from = all_lanes(l, sizes, of->shaped.rank);
    return copy_lanes(l, op, into, &to, in(l, op, 0), &from, sizes, of->shaped.rank);
}

static bool insert_slice(Lower *l, const Op *op)
{
    return give(l, op, inserted(l, op, in(l, op, 1)));
}

/* The result that belongs to the argument stands for memory while scf.forall runs. */
static bool parallel_insert_slice(Lower *l, const Op *op)
{
    const Op *forall = op_parent(op_parent(op));
    const Value *argument = op->operands[1];
    unsigned rank = (unsigned)op_attr(forall, "staticStep")->dense.count;
    LLVMValueRef memory = value_of(l, forall->results[argument->index - rank]), made;
    LLVMTypeRef type = lower_type(l, op, argument->type);

    made = type ? inserted(l, op, LLVMBuildLoad2(l->builder, type, memory, "")) : NULL;
    if (made)
        LLVMBuildStore(l->builder, made, memory);
    return made != NULL;
}

static bool concat(Lower *l, const Op *op)
{
    const Type *type = op->results[0]->type;
    int64_t dim = property_int(op, "dim", 0);
    LLVMTypeRef made = result_type(l, op);
    LLVMValueRef so_far = made ? LLVMGetPoison(made) : NULL;
    Lanes to = { 0 };

    if (made)
        to = all_lanes(l, type->shaped.dims, type->shaped.rank);
    for (unsigned i = 0; so_far && i < op->operand_count; i++) {
        const Type *from = op->operands[i]->type;
        Lanes lanes;

        if (!lower_type(l, op, from))
            return false;
        lanes = all_lanes(l, from->shaped.dims, from->shaped.rank);
        so_far = copy_lanes(l, op, so_far, &to, in(l, op, i), &lanes, from->shaped.dims,
                            from->shaped.rank);
        to.first = plus_times(l, to.first, linear(l, from->shaped.dims[dim]), to.strides[dim]);
    }
    return give(l, op, so_far);
}

static bool is_among(const Attr *dims, unsigned dim)
{
    for (unsigned i = 0; i < dims->dense.count; i++)
        if (attr_i64_at(dims, i) == dim)
            return true;
    return false;
}

/* Slice after slice: `packed` has them one behind the other, `of` at the indices. */
static bool copy_slices(Lower *l, const Op *op, const char *attr, unsigned of, unsigned indices,
                        bool scatter)
{
    const Attr *dims = op_attr(op, attr);
    const Type *type = op->operands[of]->type;
    LLVMTypeRef result = result_type(l, op);
    unsigned count = type->shaped.rank, per = (unsigned)dims->dense.count;
    int64_t *sizes = ARENA_ARRAY(&l->arena, int64_t, count + 1), span = 1, slices;
    LLVMValueRef so_far;

    if (!result || !lower_type(l, op, type) || !lower_type(l, op, op->operands[indices]->type)
        || !lower_type(l, op, op->operands[0]->type))
        return false;
    so_far = scatter ? in(l, op, of) : LLVMGetPoison(result);
    slices = type_num_elements(op->operands[indices]->type) / per;
    for (unsigned i = 0; i < count; i++) {
        sizes[i] = is_among(dims, i) ? 1 : type->shaped.dims[i];
        span *= sizes[i];
    }
    for (int64_t n = 0; so_far && n < slices; n++) {
        Lanes there = all_lanes(l, type->shaped.dims, count), packed = all_lanes(l, sizes, count);

        packed.first = linear(l, n * span);
        for (unsigned i = 0; i < per; i++) {
            LLVMValueRef index =
                LLVMBuildExtractElement(l->builder, in(l, op, indices), linear(l, n * per + i), "");

            there.first = plus_times(l, there.first, index, there.strides[attr_i64_at(dims, i)]);
        }
        so_far = copy_lanes(l, op, so_far, scatter ? &there : &packed, in(l, op, 0),
                            scatter ? &packed : &there, sizes, count);
    }
    return give(l, op, so_far);
}

static bool gather(Lower *l, const Op *op)
{
    return copy_slices(l, op, "gather_dims", 0, 1, false);
}

static bool scatter(Lower *l, const Op *op)
{
    return copy_slices(l, op, "scatter_dims", 1, 2, true);
}

/* What the body gave goes to the lane that its arguments say. */
static bool combine_element(Lower *l, const Op *op, const LLVMValueRef *so_far,
                            LLVMValueRef *values)
{
    const Type *type = op->results[0]->type;
    Lanes lanes = all_lanes(l, type->shaped.dims, type->shaped.rank);

    for (unsigned i = 0; i < type->shaped.rank; i++)
        lanes.first = plus_times(l, lanes.first, value_of(l, op->regions[0].first->args[i]),
                                 lanes.strides[i]);
    values[0] = LLVMBuildInsertElement(l->builder, so_far[0], values[0], lanes.first, "");
    return true;
}

/* The same where that is not the source's. */
static bool combine_padding(Lower *l, const Op *op, const LLVMValueRef *so_far,
                            LLVMValueRef *values)
{
    const Type *from = op->operands[0]->type;
    unsigned count;
    LLVMValueRef *low = mixed_in(l, op, "static_low", operand_segment(op, 1, &count));
    LLVMValueRef inside = LLVMConstInt(LLVMInt1TypeInContext(l->context), 1, false);

    for (unsigned i = 0; i < from->shaped.rank; i++) {
        LLVMValueRef at =
            LLVMBuildSub(l->builder, value_of(l, op->regions[0].first->args[i]), low[i], "");
        LLVMValueRef is =
            LLVMBuildICmp(l->builder, LLVMIntULT, at, index_constant(l, from->shaped.dims[i]), "");

        inside = LLVMBuildAnd(l->builder, inside, is, "");
    }
    if (!combine_element(l, op, so_far, values))
        return false;
    values[0] = LLVMBuildSelect(l->builder, inside, so_far[0], values[0], "");
    return true;
}

/* The body runs for every element. */
static bool run_body(Lower *l, const Op *op, LLVMValueRef init,
                     bool (*combine)(Lower *, const Op *, const LLVMValueRef *, LLVMValueRef *))
{
    const Type *type = op->results[0]->type;
    LoopRange *ranges = ARENA_ARRAY(&l->arena, LoopRange, type->shaped.rank + 1);
    LoopNest nest = { ranges, type->shaped.rank, &init, combine, type->shaped.element };

    for (unsigned i = 0; i < type->shaped.rank; i++)
        ranges[i] = (LoopRange){ index_constant(l, 0), index_constant(l, type->shaped.dims[i]),
                                 index_constant(l, 1), false };
    return lower_loops(l, op, &nest);
}

static bool generate(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);

    return type && run_body(l, op, LLVMGetPoison(type), combine_element);
}

static bool pad(Lower *l, const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;
    LLVMTypeRef type = result_type(l, op);
    LLVMValueRef *low, made;
    Lanes lanes, all;
    unsigned count;

    if (!type || !lower_type(l, op, from))
        return false;
    low = mixed_in(l, op, "static_low", operand_segment(op, 1, &count));
    lanes = all_lanes(l, to->shaped.dims, to->shaped.rank);
    for (unsigned i = 0; i < to->shaped.rank; i++)
        lanes.first = plus_times(l, lanes.first, low[i], lanes.strides[i]);
    all = all_lanes(l, from->shaped.dims, from->shaped.rank);
    made = copy_lanes(l, op, LLVMGetPoison(type), &lanes, in(l, op, 0), &all, from->shaped.dims,
                      from->shaped.rank);
    return made && run_body(l, op, made, combine_padding);
}

const Lowering TENSOR_LOWERINGS[] = {
    { "tensor.empty", empty },
    { "tensor.extract", extract },
    { "tensor.insert", insert },
    { "tensor.dim", dim },
    { "tensor.rank", rank },
    { "tensor.splat", splat },
    { "tensor.from_elements", from_elements },
    { "tensor.cast tensor.reshape tensor.expand_shape tensor.collapse_shape", same_elements },
    { "tensor.bitcast", bitcast },
    { "tensor.extract_slice", extract_slice },
    { "tensor.insert_slice", insert_slice },
    { "tensor.parallel_insert_slice", parallel_insert_slice },
    { "tensor.concat", concat },
    { "tensor.gather", gather },
    { "tensor.scatter", scatter },
    { "tensor.generate", generate },
    { "tensor.pad", pad },
    { "tensor.yield", lower_yield },
    { 0 },
};
