/* linalg: structured operations, as loops over memory. A tensor is put into memory of the
 * function's and, where it is an output, taken out again. */
#include "interp/native/lower/affine.h"
#include "interp/native/lower/linalg.h"
#include "interp/native/lower/structured.h"

/* Tensors in memory. */

static LLVMValueRef lane_number(Lower *l, int64_t lane)
{
    return LLVMConstInt(LLVMInt64TypeInContext(l->context), (unsigned long long)lane, false);
}

static LLVMValueRef lane_address(Lower *l, LLVMTypeRef element, LLVMValueRef memory, int64_t lane)
{
    LLVMValueRef at = lane_number(l, lane);

    return LLVMBuildGEP2(l->builder, element, memory, &at, 1, "");
}

static bool put_tensor(Lower *l, const Op *op, unsigned operand, Operand *made)
{
    const Type *type = op->operands[operand]->type;
    LLVMTypeRef vector = lower_type(l, op, type), element;
    Strided strided = strided_new(l, type->shaped.rank);
    int64_t count;

    if (!vector)
        return false;
    count = type_num_elements(type);
    element = LLVMGetElementType(vector);
    made->type = type_memref(op_context(op), type->shaped.rank, type->shaped.dims,
                             type->shaped.element, NULL, NULL);
    made->memory = entry_alloca(l, LLVMArrayType2(element, (uint64_t)count), "tensor");
    for (int64_t i = 0; i < count; i++)
        LLVMBuildStore(
            l->builder,
            LLVMBuildExtractElement(l->builder, in(l, op, operand), lane_number(l, i), ""),
            lane_address(l, element, made->memory, i));
    for (unsigned i = 0; i < type->shaped.rank; i++)
        strided.sizes[i] = index_constant(l, type->shaped.dims[i]);
    strided_row_major(l, &strided);
    made->memref = strided_memref(l, made->memory, made->memory, strided);
    return true;
}

static LLVMValueRef take_tensor(Lower *l, const Op *op, const Type *type, LLVMValueRef memory)
{
    LLVMTypeRef vector = lower_type(l, op, type), element = LLVMGetElementType(vector);
    LLVMValueRef tensor = LLVMGetPoison(vector);

    for (int64_t i = 0; i < type_num_elements(type); i++)
        tensor = LLVMBuildInsertElement(
            l->builder, tensor,
            LLVMBuildLoad2(l->builder, element, lane_address(l, element, memory, i), ""),
            lane_number(l, i), "");
    return tensor;
}

bool has_elements(const Type *type)
{
    return type->kind == TYPE_MEMREF || type->kind == TYPE_TENSOR;
}

Operand *put_operands(Lower *l, const Op *op)
{
    Operand *operands = ARENA_ARRAY(&l->arena, Operand, op->operand_count);

    for (unsigned i = 0; i < op->operand_count; i++) {
        const Type *type = op->operands[i]->type;

        operands[i].memref = in(l, op, i);
        if (type->kind == TYPE_MEMREF)
            operands[i].type = type;
        else if (has_elements(type) && !put_tensor(l, op, i, &operands[i]))
            return NULL;
    }
    return operands;
}

/* Loops. */

/* As far as the operand's dimension that the loop's index alone is the subscript of. */
static LoopRange range_of(Lower *l, const Op *op, const AffineMap *const *maps,
                          const Operand *operands, unsigned loop)
{
    LoopRange range = { index_constant(l, 0), NULL, index_constant(l, 1), false };

    for (unsigned i = 0; i < op->operand_count; i++)
        for (unsigned dim = 0; operands[i].type && dim < maps[i]->result_count; dim++) {
            const AffineExpr *expr = maps[i]->results[dim];

            if (!range.upper && expr->kind == AFFINE_DIM && expr->position == loop)
                range.upper = memref_size(l, operands[i].memref, dim);
        }
    return range;
}

static LLVMValueRef address_at(Lower *l, const Op *op, const Operand *operand, const AffineMap *map)
{
    LLVMValueRef *indices = ARENA_ARRAY(&l->arena, LLVMValueRef, map->result_count + 1);

    for (unsigned i = 0; i < map->result_count; i++)
        indices[i] = affine_expression(l, map->results[i], l->point, NULL);
    return element_address(l, op, operand->type, operand->memref, indices);
}

static bool lower_body(Lower *l, const Op *op, const Operand *operands,
                       const AffineMap *const *maps)
{
    const Block *body = op->regions[0].first;
    LLVMValueRef *args = ARENA_ARRAY(&l->arena, LLVMValueRef, op->operand_count);
    LLVMValueRef *addresses = ARENA_ARRAY(&l->arena, LLVMValueRef, op->operand_count);
    unsigned outputs = body->last->operand_count, inputs = op->operand_count - outputs;
    const Type **types = ARENA_ARRAY(&l->arena, const Type *, outputs + 1);
    Exit *exit;

    for (unsigned i = 0; i < op->operand_count; i++) {
        const Type *type = operands[i].type;

        addresses[i] = type ? address_at(l, op, &operands[i], maps[i]) : NULL;
        if (type && !addresses[i])
            return false;
        args[i] = type ? build_load(l, op, type->shaped.element, addresses[i]) : operands[i].memref;
        if (i >= inputs)
            types[i - inputs] = type->shaped.element;
    }
    exit = new_exit(l, op, "yielded", types, outputs);
    if (!exit || !lower_region(l, &op->regions[0], args, exit))
        return false;
    LLVMPositionBuilderAtEnd(l->builder, exit->block);
    for (unsigned i = 0; i < outputs; i++)
        if (!build_store(l, op, types[i], exit->phis[i], addresses[inputs + i]))
            return false;
    return true;
}

static bool lower_nest(Lower *l, const Op *op, const Operand *operands,
                       const AffineMap *const *maps)
{
    unsigned depth = maps[op->operand_count - 1]->dim_count;
    Loop *loops = ARENA_ARRAY(&l->arena, Loop, depth + 1);
    const LLVMValueRef *outer = l->point;
    LLVMValueRef *point = ARENA_ARRAY(&l->arena, LLVMValueRef, depth + 1);
    bool good;

    for (unsigned i = 0; i < depth; i++) {
        loops[i] = begin_loop(l, range_of(l, op, maps, operands, i), NULL, 0);
        point[i] = loops[i].at;
    }
    l->point = point;
    good = lower_body(l, op, operands, maps);
    l->point = outer;
    for (unsigned i = depth; good && i-- > 0;)
        end_loop(l, &loops[i], NULL, 0);
    return good;
}

bool take_results(Lower *l, const Op *op, const Operand *operands, unsigned outputs)
{
    unsigned result = 0;

    for (unsigned i = op->operand_count - outputs; i < op->operand_count; i++)
        if (operands[i].memory)
            out(l, op, result++, take_tensor(l, op, op->operands[i]->type, operands[i].memory));
    return true;
}

bool lower_structured(Lower *l, const Op *op, const AffineMap *const *maps)
{
    Operand *operands = put_operands(l, op);

    return operands && lower_nest(l, op, operands, maps)
           && take_results(l, op, operands, op->regions[0].first->last->operand_count);
}

static bool lower_index(Lower *l, const Op *op)
{
    return give(l, op, l->point[property_int(op, "dim", 0)]);
}

/* Which map each operand has. */

static const AffineMap **new_maps(Lower *l, const Op *op)
{
    return ARENA_ARRAY(&l->arena, const AffineMap *, op->operand_count);
}

static bool lower_written(Lower *l, const Op *op)
{
    const Attr *list = op_declared_attr(op, "indexing_maps");
    const AffineMap **maps = new_maps(l, op);

    for (unsigned i = 0; i < op->operand_count; i++)
        maps[i] = list->array.elements[i]->map;
    return lower_structured(l, op, maps);
}

static bool lower_letters(Lower *l, const Op *op, const Lowering *row)
{
    return lower_structured(l, op, maps_of_letters(l, op, str_of(row->letters)));
}

static bool has_maps(const Op *op)
{
    const Attr *maps = op_declared_attr(op, "indexing_maps");

    return maps && maps->array.count;
}

static bool lower_contraction(Lower *l, const Op *op, const Lowering *row)
{
    return has_maps(op) ? lower_written(l, op) : lower_letters(l, op, row);
}

static bool lower_window(Lower *l, const Op *op)
{
    return lower_structured(l, op, maps_of_letters(l, op, letters_of_window(l, op)));
}

static unsigned rank_of(const Op *op, unsigned operand)
{
    const Type *type = op->operands[operand]->type;

    return has_elements(type) ? type->shaped.rank : 0;
}

/* Every element at its own index, and what has one element alone at any. */
static bool lower_elementwise(Lower *l, const Op *op)
{
    const AffineMap **maps = new_maps(l, op);
    unsigned loops = rank_of(op, op->operand_count - 1);

    for (unsigned i = 0; i < op->operand_count; i++)
        maps[i] = rank_of(op, i) ? affine_identity_map(op_context(op), loops)
                                 : affine_map(op_context(op), loops, 0, 0, NULL);
    return lower_structured(l, op, maps);
}

static bool lower_any_elementwise(Lower *l, const Op *op)
{
    return has_maps(op) ? lower_written(l, op) : lower_elementwise(l, op);
}

static bool lists(const Attr *dims, unsigned dim)
{
    for (unsigned i = 0; i < dims->dense.count; i++)
        if (attr_i64_at(dims, i) == dim)
            return true;
    return false;
}

/* The operands of less dimensions lack those that are listed. */
static bool lower_lacking(Lower *l, const Op *op)
{
    const Attr *dims = op_attr(op, "dimensions");
    const AffineMap **maps = new_maps(l, op);
    unsigned first = rank_of(op, 0), last = rank_of(op, op->operand_count - 1), count = 0;
    unsigned loops = first > last ? first : last;
    const AffineExpr **kept = ARENA_ARRAY(&l->arena, const AffineExpr *, loops + 1);

    for (unsigned i = 0; i < loops; i++)
        if (!lists(dims, i))
            kept[count++] = affine_dim(op_context(op), i);
    for (unsigned i = 0; i < op->operand_count; i++)
        maps[i] = rank_of(op, i) == loops ? affine_identity_map(op_context(op), loops)
                                          : affine_map(op_context(op), loops, 0, count, kept);
    return lower_structured(l, op, maps);
}

/* Loops go over the output, whose dimension i is dimension permutation[i] of the input. */
static bool lower_transpose(Lower *l, const Op *op)
{
    const Attr *permutation = op_attr(op, "permutation");
    const AffineMap **maps = new_maps(l, op);
    unsigned rank = rank_of(op, 0);
    const AffineExpr **dims = ARENA_ARRAY(&l->arena, const AffineExpr *, rank + 1);

    for (unsigned i = 0; i < rank; i++)
        dims[attr_i64_at(permutation, i)] = affine_dim(op_context(op), i);
    maps[0] = affine_map(op_context(op), rank, 0, rank, dims);
    maps[1] = affine_identity_map(op_context(op), rank);
    return lower_structured(l, op, maps);
}

const Lowering LINALG_LOWERINGS[] = {
    { "linalg.generic linalg.contract", lower_written },
    { "linalg.elementwise", lower_any_elementwise },
    { "linalg.softmax", lower_softmax },
    { "linalg.winograd_filter_transform", .by = lower_winograd, .code = 0 },
    { "linalg.winograd_input_transform", .by = lower_winograd, .code = 1 },
    { "linalg.winograd_output_transform", .by = lower_winograd, .code = 2 },
    { "linalg.index", lower_index },
    { "linalg.yield", lower_yield },
    { "linalg.reduce linalg.broadcast", lower_lacking },
    { "linalg.transpose", lower_transpose },
    { "linalg.map linalg.fill linalg.copy linalg.exp linalg.log linalg.abs linalg.ceil "
      "linalg.floor linalg.negf linalg.reciprocal linalg.round linalg.sqrt linalg.rsqrt "
      "linalg.square linalg.tanh linalg.erf linalg.add linalg.sub linalg.mul linalg.div "
      "linalg.div_unsigned linalg.max linalg.min linalg.powf linalg.select linalg.fill_rng_2d",
      lower_elementwise },
    { "linalg.matmul", .by = lower_contraction, .letters = "mk kn mn" },
    { "linalg.batch_matmul", .by = lower_contraction, .letters = "bmk bkn bmn" },
    { "linalg.batch_reduce_matmul", .by = lower_contraction, .letters = "bmk bkn mn" },
    { "linalg.matvec", .by = lower_letters, .letters = "mn n m" },
    { "linalg.vecmat", .by = lower_letters, .letters = "m mn n" },
    { "linalg.batch_matvec", .by = lower_letters, .letters = "bmk bk bm" },
    { "linalg.batch_vecmat", .by = lower_letters, .letters = "bk bkn bn" },
    { "linalg.dot", .by = lower_letters, .letters = "m m " },
    { "linalg.mmt4d", .by = lower_letters, .letters = "mkab nkcb mnac" },
    { "linalg.batch_mmt4d", .by = lower_letters, .letters = "xmkab xnkcb xmnac" },
    { "linalg.quantized_matmul", .by = lower_letters, .letters = "mk kn mn" },
    { "linalg.quantized_batch_matmul", .by = lower_letters, .letters = "bmk bkn bmn" },
    { "linalg.conv_1d linalg.conv_2d linalg.conv_3d linalg.conv_1d_nwc_wcf linalg.conv_1d_ncw_fcw "
      "linalg.conv_2d_nhwc_hwcf linalg.conv_2d_nhwc_fhwc linalg.conv_2d_nchw_fchw "
      "linalg.conv_2d_ngchw_fgchw linalg.conv_2d_ngchw_gfchw linalg.conv_2d_nhwgc_gfhwc "
      "linalg.conv_3d_ndhwc_dhwcf linalg.conv_3d_ncdhw_fcdhw linalg.conv_2d_nhwc_hwcf_q "
      "linalg.conv_2d_nhwc_fhwc_q linalg.conv_2d_nchw_fchw_q linalg.conv_2d_ngchw_gfchw_q "
      "linalg.conv_2d_nhwgc_gfhwc_q linalg.conv_3d_ndhwc_dhwcf_q linalg.depthwise_conv_1d_nwc_wc "
      "linalg.depthwise_conv_1d_ncw_cw linalg.depthwise_conv_1d_nwc_wcm "
      "linalg.depthwise_conv_2d_nhwc_hwc linalg.depthwise_conv_2d_nchw_chw "
      "linalg.depthwise_conv_2d_nhwc_hwcm linalg.depthwise_conv_2d_nhwc_hwc_q "
      "linalg.depthwise_conv_2d_nhwc_hwcm_q linalg.depthwise_conv_3d_ndhwc_dhwc "
      "linalg.depthwise_conv_3d_ncdhw_cdhw linalg.depthwise_conv_3d_ndhwc_dhwcm "
      "linalg.pooling_nhwc_sum linalg.pooling_nchw_sum linalg.pooling_nhwc_max "
      "linalg.pooling_nhwc_max_unsigned linalg.pooling_nchw_max linalg.pooling_nhwc_min "
      "linalg.pooling_nhwc_min_unsigned linalg.pooling_nwc_sum linalg.pooling_ncw_sum "
      "linalg.pooling_nwc_max linalg.pooling_nwc_max_unsigned linalg.pooling_ncw_max "
      "linalg.pooling_nwc_min linalg.pooling_nwc_min_unsigned linalg.pooling_ndhwc_sum "
      "linalg.pooling_ndhwc_max linalg.pooling_ndhwc_min",
      lower_window },
    { 0 },
};
