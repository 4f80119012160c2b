/* tensor: making tensors, and elements of them. The slices that scf.forall with tensors is written
 * with are not executed. */
#include "core/text/asm.h"
#include "core/define/constraint.h"
#include "core/ir/context.h"
#include "dialects/memref/memref.h"
#include "dialects/values/tensor.h"

/* Tensors whole, and their elements. Whatever is pure is never undefined (T2, T3). */

static unsigned count_dynamic(const Type *type)
{
    unsigned count = 0;

    for (unsigned i = 0; i < type->shaped.rank; i++)
        count += type->shaped.dims[i] == DYNAMIC;
    return count;
}

static bool verify_empty(const Op *op)
{
    unsigned expected = count_dynamic(op->results[0]->type);

    return op->operand_count == expected
           || op_error(op, "incorrect number of dynamic sizes, has %u, expected %u",
                       op->operand_count, expected);
}

static Flow empty(Step *s)
{
    const Type *type = s->op->results[0]->type;
    uint64_t *sizes = ARENA_ARRAY(s->arena, uint64_t, type->shaped.rank);
    unsigned next = 0;
    Tensor *made;

    for (unsigned i = 0; i < type->shaped.rank; i++) {
        int64_t size = type->shaped.dims[i];

        if (size == DYNAMIC)
            size = index_in(s, next++);
        if (size < 0)
            return give_poison(s, "a size is negative");
        sizes[i] = (uint64_t)size;
    }
    made = tensor_made(s, 0, sizes, type->shaped.rank);
    return made ? give_tensor(s, 0, made) : FLOW_END;
}

/* The number of the element at the indices, operands from `first` on; false where there is none. */
static bool element_number(const Step *s, const Tensor *tensor, unsigned first, int64_t *indices,
                           uint64_t *number)
{
    bool inside = true;

    *number = 0;
    for (unsigned i = 0; i < tensor->rank; i++) {
        indices[i] = index_in(s, first + i);
        inside &= indices[i] >= 0 && (uint64_t)indices[i] < tensor->sizes[i];
        *number += (uint64_t)indices[i] * tensor->strides[i];
    }
    return inside;
}

static bool verify_indices(const Op *op, unsigned first, const char *message)
{
    const Type *type = op->operands[first - 1]->type;

    return op->operand_count - first == type->shaped.rank || op_error(op, "%s", message);
}

static bool verify_extract_element(const Op *op)
{
    return verify_indices(op, 1, "incorrect number of indices for extract_element");
}

static Flow extract(Step *s)
{
    const Tensor *tensor = tensor_in(s, 0);
    int64_t *indices = ARENA_ARRAY(s->arena, int64_t, tensor->rank);
    Place result = result_place(s, 0);
    uint64_t number;

    if (!element_number(s, tensor, 1, indices, &number))
        return give_poison(s, "an index is out of bounds");
    layout_load(result.layout, &tensor->memory, tensor_offset(tensor, number), result.words,
                result.poison);
    for (uint64_t i = 0; i < layout_lanes(result.layout); i++)
        if (result.poison[i])
            result.poison[i] = poison_read(s, result.poison[i], indices, tensor->rank);
    return FLOW_NEXT;
}

static bool verify_insert(const Op *op)
{
    return verify_indices(op, 2, "incorrect number of indices");
}

static Flow insert(Step *s)
{
    Tensor *tensor = tensor_in(s, 1);
    int64_t *indices = ARENA_ARRAY(s->arena, int64_t, tensor->rank);
    Place scalar = operand_place(s, 0);
    uint64_t number;

    if (!element_number(s, tensor, 2, indices, &number))
        return give_poison(s, "an index is out of bounds");
    tensor = tensor_taken(s, 1);
    if (!tensor)
        return FLOW_END;
    layout_store(scalar.layout, scalar.words, scalar.poison, &tensor->memory,
                 tensor_offset(tensor, number));
    return give_tensor(s, 0, tensor);
}

static Flow dim(Step *s)
{
    const Tensor *tensor = tensor_in(s, 0);
    int64_t index = index_in(s, 1);

    if (index < 0 || index >= tensor->rank)
        return undefined(s, "dimension %lld is asked of a tensor of %u dimension%s",
                         (long long)index, tensor->rank, plural(tensor->rank));
    return give_index(s, (int64_t)tensor->sizes[index]);
}

static const Type *same_type(const Type *type)
{
    return type;
}

static bool has_dimensions(const Type *type)
{
    return type->kind == TYPE_UNRANKED_TENSOR
           || (type->kind == TYPE_TENSOR && type->shaped.rank > 0);
}

static const TypeConstraint NON0_RANKED_OR_UNRANKED = { "non-0-ranked or unranked tensor",
                                                        has_dimensions, NULL, NULL };

/* Slices. */

/* Operand groups and attributes of a slice stand in this order, behind what it is a slice of. */
enum { OFFSETS, SIZES, STRIDES, LISTS };

static const char *const NAMES[LISTS] = { "offset", "size", "stride" };

static int64_t number(const Op *op, unsigned list, unsigned at)
{
    return attr_i64_at(op_inherent(op, list), at);
}

static unsigned count_of(const Op *op, unsigned list)
{
    return (unsigned)op_inherent(op, list)->dense.count;
}

static bool verify_same_rank(const Op *op, unsigned a, unsigned b)
{
    if (count_of(op, a) == count_of(op, b))
        return true;
    return op_plain_error(op,
                          "expected mixed %ss rank to match mixed %ss rank (%u vs %u) so the rank "
                          "of the result type is well-formed.",
                          NAMES[a], NAMES[b], count_of(op, a), count_of(op, b));
}

static bool verify_list(const Op *op, unsigned list, unsigned first_group, unsigned rank)
{
    unsigned dynamic = 0, available;

    if (count_of(op, list) != rank)
        return op_plain_error(op, "expected %u %s values, got %u", rank, NAMES[list],
                              count_of(op, list));
    for (unsigned i = 0; i < rank; i++)
        dynamic += number(op, list, i) == DYNAMIC;
    op_operand_group(op, first_group + list, &available);
    if (dynamic == available)
        return true;
    return op_plain_error(op,
                          "expected the number of '%ss' to match the number of dynamic entries in "
                          "'static_%ss' (%u vs %u)",
                          NAMES[list], NAMES[list], available, dynamic);
}

static bool verify_not_negative(const Op *op, unsigned list)
{
    for (unsigned i = 0; i < count_of(op, list); i++)
        if (number(op, list, i) < 0 && number(op, list, i) != DYNAMIC)
            return op_plain_error(op, "expected %ss to be non-negative, but got %lld", NAMES[list],
                                  (long long)number(op, list, i));
    return true;
}

/* OffsetSizeAndStrideOpInterface, for a slice of a tensor of this rank. */
static bool verify_lists(const Op *op, unsigned first_group, unsigned rank)
{
    if (!verify_same_rank(op, OFFSETS, SIZES) || !verify_same_rank(op, SIZES, STRIDES))
        return false;
    for (unsigned list = 0; list < LISTS; list++)
        if (!verify_list(op, list, first_group, rank))
            return false;
    return verify_not_negative(op, OFFSETS) && verify_not_negative(op, SIZES);
}

/* Whether `type` has the sizes of `whole` without some that are 1. */
static bool is_reduced(const Type *whole, const Type *type)
{
    unsigned next = 0;

    for (unsigned i = 0; i < whole->shaped.rank; i++) {
        if (next < type->shaped.rank && whole->shaped.dims[i] == type->shaped.dims[next])
            next++;
        else if (whole->shaped.dims[i] != 1)
            return false;
    }
    return next == type->shaped.rank;
}

/* The type of the slice, which may leave out dimensions of size 1. */
static bool verify_slice_type(const Op *op, const Type *of, const Type *slice)
{
    int64_t *dims = ARENA_ARRAY(&op_context(op)->arena, int64_t, of->shaped.rank);
    const Type *whole;

    for (unsigned i = 0; i < of->shaped.rank; i++)
        dims[i] = number(op, SIZES, i);
    whole =
        type_tensor(op_context(op), of->shaped.rank, dims, of->shaped.element, of->shaped.encoding);
    if (slice == whole)
        return true;
    if (slice->shaped.rank > whole->shaped.rank)
        return op_plain_error(op, "expected rank to be smaller or equal to the other rank. ");
    if (!is_reduced(whole, slice))
        return op_plain_error(
            op, "expected type to be '%s' or a rank-reduced version. (size mismatch) ",
            type_text(whole));
    if (slice->shaped.element != whole->shaped.element)
        return op_plain_error(op, "expected element type to be '%s'",
                              type_text(whole->shaped.element));
    return true;
}

static bool verify_in_bounds(const Op *op, const Type *of)
{
    for (unsigned i = 0; i < of->shaped.rank; i++) {
        int64_t size = of->shaped.dims[i], offset = number(op, OFFSETS, i);
        int64_t count = number(op, SIZES, i), stride = number(op, STRIDES, i), last;

        if (size == DYNAMIC || offset == DYNAMIC)
            continue;
        if (offset >= size)
            return op_plain_error(op, "offset %u is out-of-bounds: %lld >= %lld", i,
                                  (long long)offset, (long long)size);
        if (count == DYNAMIC || stride == DYNAMIC)
            continue;
        last = wrapped_add(offset, wrapped_mul(wrapped_add(count, -1), stride));
        if (last >= size)
            return op_plain_error(op, "slice along dimension %u runs out-of-bounds: %lld >= %lld",
                                  i, (long long)last, (long long)size);
    }
    return true;
}

static bool verify_extract(const Op *op)
{
    const Type *source = op->operands[0]->type;

    return verify_lists(op, 1, source->shaped.rank)
           && verify_slice_type(op, source, op->results[0]->type) && verify_in_bounds(op, source);
}

static bool verify_parallel_insert(const Op *op)
{
    const Type *source = op->operands[0]->type, *target = op->operands[1]->type;

    if (!op_is(op_parent(op), "scf.forall.in_parallel"))
        return op_plain_error(op, "expected InParallelOpInterface parent, got:'%.*s'",
                              STR_ARG(op_name(op_parent(op))));
    return verify_lists(op, 2, target->shaped.rank) && verify_slice_type(op, target, source)
           && verify_in_bounds(op, target);
}

static const OpDef OPS[] = {
    {
        .name = "tensor.empty",
        .summary = "empty tensor operation",
        .words = "new make",
        .doc = "A tensor of the result's shape, whose unknown sizes are the operands in turn.\n"
               "What its elements are is not said.\n",
        .operands = OPERANDS({ "dynamicSizes", &INDEX, VARIADIC }),
        .results = RESULTS({ "result", &ANY_RANKED_TENSOR }),
        .format = "`(`$dynamicSizes`)` attr-dict `:` type($result)",
        .traits = PURE,
        .verify = verify_empty,
        .eval = empty,
        .poison = "Every element is poison. So is the whole result where a size is negative.\n",
        .decisions = "T1, T3",
        .example = "func.func @main() -> (i32, i32) {\n"
                   "  %c0 = arith.constant 0 : index\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %c2 = arith.constant 2 : index\n"
                   "  %seven = arith.constant 7 : i32\n"
                   "  %none = tensor.empty(%c2) : tensor<?xi32>\n"
                   "  %one = tensor.insert %seven into %none[%c1] : tensor<?xi32>\n"
                   "  %a = tensor.extract %one[%c0] : tensor<?xi32>\n"
                   "  %b = tensor.extract %one[%c1] : tensor<?xi32>\n"
                   "  return %a, %b : i32, i32\n"
                   "}\n",
        .gives = "poison : i32\n"
                 "7 : i32\n",
    },
    {
        .name = "tensor.extract",
        .summary = "element extraction operation",
        .words = "read element",
        .doc = "The element at the indices.\n",
        .operands = OPERANDS({ "tensor", &ANY_RANKED_TENSOR }, { "indices", &INDEX, VARIADIC }),
        .results = RESULTS({ "result", &ANY_TYPE }),
        .types = TYPE_RULES({ .from = "tensor",
                              .to = "result",
                              .derive = type_element,
                              .summary = "result type matches element type of tensor" }),
        .format = "$tensor `[` $indices `]` attr-dict `:` type($tensor)",
        .traits = PURE,
        .verify = verify_extract_element,
        .eval = extract,
        .result_name = "extracted",
        .formula = "result = tensor[i0, i1, ...]",
        .poison =
            "The result is poison where the element is, and unless every index is at least 0\n"
            "and below the size of its dimension.\n",
        .decisions = "T3",
        .example = "func.func @main() -> f32 {\n"
                   "  %t = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>\n"
                   "  %c0 = arith.constant 0 : index\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %e = tensor.extract %t[%c1, %c0] : tensor<2x2xf32>\n"
                   "  return %e : f32\n"
                   "}\n",
        .gives = "3.000000e+00 : f32\n",
    },
    {
        .name = "tensor.insert",
        .summary = "element insertion operation",
        .words = "write update element",
        .doc = "A tensor that is dest but for the element at the indices, which is scalar. dest\n"
               "itself stays what it is.\n",
        .operands = OPERANDS({ "scalar", &ANY_TYPE, ONE, POISON_MOVES },
                             { "dest", &ANY_RANKED_TENSOR }, { "indices", &INDEX, VARIADIC }),
        .results = RESULTS({ "result", &ANY_RANKED_TENSOR }),
        .types = TYPE_RULES({ .from = "dest",
                              .to = "result",
                              .derive = same_type,
                              .summary = "result type matches type of dest" },
                            { .from = "dest",
                              .to = "scalar",
                              .derive = type_element,
                              .summary = "scalar type matches element type of dest" }),
        .format = "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)",
        .traits = PURE,
        .verify = verify_insert,
        .eval = insert,
        .result_name = "inserted",
        .formula = "result[j0, j1, ...] = scalar where j0 = i0, j1 = i1, ...; else dest[j0, ...]",
        .poison = "One element is poison where scalar is. The whole result is poison unless every\n"
                  "index is at least 0 and below the size of its dimension.\n",
        .decisions = "T3",
        .example = "// The tensor that was there before is still there.\n"
                   "func.func @main() -> (tensor<3xi8>, tensor<3xi8>) {\n"
                   "  %before = arith.constant dense<[1, 2, 3]> : tensor<3xi8>\n"
                   "  %nine = arith.constant 9 : i8\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %after = tensor.insert %nine into %before[%c1] : tensor<3xi8>\n"
                   "  return %before, %after : tensor<3xi8>, tensor<3xi8>\n"
                   "}\n",
        .gives = "dense<[1, 2, 3]> : tensor<3xi8>\n"
                 "dense<[1, 9, 3]> : tensor<3xi8>\n",
    },
    {
        .name = "tensor.dim",
        .summary = "dimension index operation",
        .words = "size shape",
        .doc = "The size of dimension `index`.\n",
        .operands = OPERANDS({ "source", &NON0_RANKED_OR_UNRANKED },
                             { "index", &INDEX, ONE, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "result", &INDEX }),
        .format = "attr-dict $source `,` $index `:` type($source)",
        .traits = NO_MEMORY_EFFECT,
        .eval = dim,
        .result_name = "dim",
        .undefined =
            "The behaviour is undefined where the index is negative or not below the rank.\n",
        .example = "func.func @main() -> index {\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %c5 = arith.constant 5 : index\n"
                   "  %t = tensor.empty(%c5) : tensor<2x?xf32>\n"
                   "  %n = tensor.dim %t, %c1 : tensor<2x?xf32>\n"
                   "  return %n : index\n"
                   "}\n",
        .gives = "5 : index\n",
    },
    {
        .name = "tensor.extract_slice",
        .summary = "a slice of a tensor",
        .doc = "The elements of source at offsets + i * strides, for i below sizes in each\n"
               "dimension; each is an operand or a number. Dimensions of size 1 may be left out\n"
               "of the result. A slice that reaches beyond the source is undefined behaviour.\n",
        .operands = OPERANDS({ "source", &ANY_RANKED_TENSOR }, { "offsets", &INDEX, VARIADIC },
                             { "sizes", &INDEX, VARIADIC }, { "strides", &INDEX, VARIADIC }),
        .attrs = ATTRS({ "static_offsets", &DENSE_I64_ARRAY_ATTR },
                       { "static_sizes", &DENSE_I64_ARRAY_ATTR },
                       { "static_strides", &DENSE_I64_ARRAY_ATTR }),
        .results = RESULTS({ "result", &ANY_RANKED_TENSOR }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS | PURE,
        .format = "$source `` custom<DynamicIndexList>($offsets, $static_offsets) "
                  "custom<DynamicIndexList>($sizes, $static_sizes) "
                  "custom<DynamicIndexList>($strides, $static_strides) "
                  "attr-dict `:` type($source) `to` type($result)",
        .result_name = "extracted_slice",
        .verify = verify_extract,
    },
    {
        .name = "tensor.parallel_insert_slice",
        .summary = "what a thread of scf.forall writes into a result",
        .doc =
            "Writes source into the slice of dest, which is one of the tensors its scf.forall\n"
            "shares, given as for tensor.extract_slice. Two threads that write the same element\n"
            "leave an undefined value there.\n",
        .operands = OPERANDS({ "source", &ANY_RANKED_TENSOR }, { "dest", &ANY_RANKED_TENSOR },
                             { "offsets", &INDEX, VARIADIC }, { "sizes", &INDEX, VARIADIC },
                             { "strides", &INDEX, VARIADIC }),
        .attrs = ATTRS({ "static_offsets", &DENSE_I64_ARRAY_ATTR },
                       { "static_sizes", &DENSE_I64_ARRAY_ATTR },
                       { "static_strides", &DENSE_I64_ARRAY_ATTR }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS,
        .format = "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets) "
                  "custom<DynamicIndexList>($sizes, $static_sizes) "
                  "custom<DynamicIndexList>($strides, $static_strides) "
                  "attr-dict `:` type($source) `into` type($dest)",
        .verify = verify_parallel_insert,
    },
    { 0 },
};

const DialectDef TENSOR_DIALECT = {
    .name = "tensor",
    .summary = "operations on tensors",
    .doc = "Values of tensor type, taken apart and put together. A tensor is a value: it never\n"
           "changes, and has no memory that others could see. What changes one gives another.\n",
    .ops = OPS,
};
