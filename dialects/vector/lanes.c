/* vector: the same lanes in other places, under another shape, as other bits. */
#include "dialects/vector/vector.h"

#include "core/ir/context.h"
#include "core/ir/diag.h"
#include "core/ir/op_state.h"

static bool is_scalable_dim(const Type *type, unsigned dim)
{
    return type->shaped.scalable && type->shaped.scalable[dim];
}

static bool is_fixed_length(const Type *type)
{
    return !type_is_scalable(type);
}

static const TypeConstraint ANY_FIXED_VECTOR = { "fixed-length vector of any type values",
                                                 is_fixed_length, NULL, &VECTOR_CLASS };

#define ELEMENT_KEPT(summary) PREDICATES({ summary, vector_keeps_element })

/* Broadcast: a dimension of the source is that of the result, or one that is stretched. */

static const char *dim_text(const Op *op, const Type *type, unsigned dim)
{
    return str_printf(&op_context(op)->arena, is_scalable_dim(type, dim) ? "[%lld]" : "%lld",
                      (long long)type->shaped.dims[dim])
        .data;
}

static bool stretches(const Type *from, unsigned dim, const Type *to, unsigned to_dim)
{
    bool scalable = is_scalable_dim(from, dim);

    if (from->shaped.dims[dim] == 1 && !scalable)
        return true;
    return from->shaped.dims[dim] == to->shaped.dims[to_dim]
           && scalable == is_scalable_dim(to, to_dim);
}

static bool verify_broadcast(const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;

    if (from == to->shaped.element)
        return true;
    if (from->kind != TYPE_VECTOR)
        return op_error(op, "source type is not a vector");
    if (from->shaped.rank > to->shaped.rank)
        return op_error(op, "source rank higher than destination rank");
    for (unsigned i = 0, lead = to->shaped.rank - from->shaped.rank; i < from->shaped.rank; i++)
        if (!stretches(from, i, to, lead + i))
            return op_error(op, "dimension mismatch (%s vs. %s)", dim_text(op, from, i),
                            dim_text(op, to, lead + i));
    return true;
}

static Flow broadcast(Step *s)
{
    Lanes from = lanes_of(s, operand_place(s, 0)), to = lanes_of(s, result_place(s, 0));
    const Layout *source = from.place.layout, *result = to.place.layout;
    unsigned rank = layout_is_vector(source) ? source->rank : 0, lead = result->rank - rank;
    uint64_t *strides = ARENA_ARRAY(s->arena, uint64_t, result->rank);

    for (unsigned i = 0; i < rank; i++)
        strides[lead + i] = source->dims[i] == 1 ? 0 : from.strides[i];
    from.strides = strides;
    lanes_copy(s, to, from, result->dims, result->rank);
    return FLOW_NEXT;
}

static unsigned scalable_dims(const Type *type)
{
    unsigned count = 0;

    for (unsigned i = 0; i < type->shaped.rank; i++)
        count += is_scalable_dim(type, i);
    return count;
}

static bool verify_shape_cast(const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;

    if (from->shaped.element != to->shaped.element)
        return op_error(op, "has different source and result element types");
    if (type_num_elements(from) != type_num_elements(to))
        return op_error(op, "has different number of elements at source (%lld) and result (%lld)",
                        (long long)type_num_elements(from), (long long)type_num_elements(to));
    if (scalable_dims(from) != scalable_dims(to))
        return op_error(op, "has different number of scalable dims at source (%u) and result (%u)",
                        scalable_dims(from), scalable_dims(to));
    return true;
}

static Flow shape_cast(Step *s)
{
    Place from = operand_place(s, 0);

    lanes_copy_run(result_place(s, 0), 0, from, 0, layout_lanes(from.layout));
    return FLOW_NEXT;
}

static bool verify_transpose(const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;
    const Attr *permutation = op_inherent(op, 0);
    unsigned rank = from->shaped.rank;
    bool *seen = ARENA_ARRAY(&op_context(op)->arena, bool, rank);

    if (to->shaped.rank != rank)
        return op_error(op, "vector result rank mismatch: %u", to->shaped.rank);
    if (permutation->dense.count != rank)
        return op_error(op, "transposition length mismatch: %lld",
                        (long long)permutation->dense.count);
    for (unsigned i = 0; i < rank; i++) {
        int64_t dim = attr_i64_at(permutation, i);

        if (dim < 0 || dim >= rank)
            return op_error(op, "transposition index out of range: %lld", (long long)dim);
        if (seen[dim])
            return op_error(op, "duplicate position index: %lld", (long long)dim);
        seen[dim] = true;
        if (from->shaped.dims[dim] != to->shaped.dims[i])
            return op_error(op, "dimension size mismatch at: %lld", (long long)dim);
    }
    return true;
}

static Flow transpose(Step *s)
{
    Lanes from = lanes_of(s, operand_place(s, 0)), to = lanes_of(s, result_place(s, 0));
    unsigned rank = to.place.layout->rank;
    uint64_t *strides = ARENA_ARRAY(s->arena, uint64_t, rank);

    for (unsigned i = 0; i < rank; i++) {
        int64_t dim = attr_i64_at(prop(s, 0), i), size = from.place.layout->dims[dim];

        if (size != to.place.layout->dims[i])
            return vector_differs(s, (uint64_t)size, (uint64_t)to.place.layout->dims[i]);
        strides[i] = from.strides[dim];
    }
    from.strides = strides;
    lanes_copy(s, to, from, to.place.layout->dims, rank);
    return FLOW_NEXT;
}

/* Shuffle: rows of the leading dimension of two vectors, one behind the other. */

static bool second_keeps_element(const Op *op)
{
    return op->operands[1]->type->shaped.element == op->results[0]->type->shaped.element;
}

static bool infer_shuffle(Context *context, OpState *state)
{
    const Type *v1 = state->operands.data[0]->type;
    const Attr *mask = op_state_attr(state, "mask");
    unsigned rank = v1->kind == TYPE_VECTOR ? v1->shaped.rank : 0;
    int64_t *dims = ARENA_ARRAY(&context->arena, int64_t, rank + 1);

    if (v1->kind != TYPE_VECTOR || !mask)
        return false;
    dims[0] = mask->dense.count ? mask->dense.count : 1;
    for (unsigned i = 1; i < rank; i++)
        dims[i] = v1->shaped.dims[i];
    vec_push(&state->results,
             type_vector(context, rank ? rank : 1, dims, NULL, v1->shaped.element));
    return true;
}

static bool verify_shuffle_shapes(const Op *op)
{
    const Type *v1 = op->operands[0]->type, *v2 = op->operands[1]->type,
               *result = op->results[0]->type;
    unsigned rank = v1->shaped.rank;

    if (v2->shaped.rank != rank || result->shaped.rank != (rank ? rank : 1))
        return op_error(op, "rank mismatch");
    for (unsigned i = 1; i < rank; i++)
        if (v1->shaped.dims[i] != v2->shaped.dims[i]
            || v1->shaped.dims[i] != result->shaped.dims[i])
            return op_error(op, "dimension mismatch");
    return true;
}

static int64_t leading_dim(const Type *type)
{
    return type->shaped.rank ? type->shaped.dims[0] : 1;
}

static bool verify_shuffle(const Op *op)
{
    const Attr *mask = op_inherent(op, 0);
    /* The sum of two lengths, which no int64_t may hold. */
    uint64_t rows =
        (uint64_t)leading_dim(op->operands[0]->type) + (uint64_t)leading_dim(op->operands[1]->type);

    if (!verify_shuffle_shapes(op))
        return false;
    if (!mask->dense.count)
        return op_error(op, "invalid mask length");
    if (mask->dense.count != op->results[0]->type->shaped.dims[0])
        return op_error(op, "mask length mismatch");
    for (unsigned i = 0; i < mask->dense.count; i++)
        if (attr_i64_at(mask, i) < -1
            || (attr_i64_at(mask, i) >= 0 && (uint64_t)attr_i64_at(mask, i) >= rows))
            return op_error(op, "mask index #%u out of range", i + 1);
    return true;
}

static Flow shuffle(Step *s)
{
    Place v1 = operand_place(s, 0), v2 = operand_place(s, 1), result = result_place(s, 0);
    const Attr *mask = prop(s, 0);
    uint64_t row = layout_lanes(result.layout) / mask->dense.count;
    uint64_t in_v1 = layout_lanes(v1.layout) / row;
    uint32_t poison = 0;

    for (unsigned i = 0; i < mask->dense.count; i++) {
        uint64_t from = (uint64_t)attr_i64_at(mask, i);

        if (attr_i64_at(mask, i) < 0) {
            poison = poison ? poison : poison_born(s, "the mask asks for no lane here");
            for (uint64_t k = 0; k < row; k++)
                result.poison[i * row + k] = poison;
        } else {
            lanes_copy_run(result, i * row, from < in_v1 ? v1 : v2,
                           (from < in_v1 ? from : from - in_v1) * row, row);
        }
    }
    return FLOW_NEXT;
}

/* Bitcast: the bits of a row's lanes, one behind the other from the least significant on, are those
 * of the result's lanes (V12). */

static bool same_rank(const Op *op)
{
    return op->operands[0]->type->shaped.rank == op->results[0]->type->shaped.rank;
}

/* Upstream asks the data layout: a pointer has 64 bits, as an index has. */
static uint64_t element_bits(const Type *type)
{
    const Type *element = type->shaped.element;

    return element->kind == TYPE_DIALECT ? 64 : type_bits(element);
}

static bool verify_bitcast(const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;
    unsigned last = from->shaped.rank ? from->shaped.rank - 1 : 0;

    for (unsigned i = 0; i < last; i++)
        if (from->shaped.dims[i] != to->shaped.dims[i])
            return op_error(op, "dimension size mismatch at: %u", i);
    if (from->shaped.rank == 0)
        return element_bits(from) == element_bits(to)
               || op_error(op,
                           "source/result bitwidth of the 0-D vector element types must be equal");
    return element_bits(from) * (uint64_t)from->shaped.dims[last]
               == element_bits(to) * (uint64_t)to->shaped.dims[last]
           || op_error(op, "source/result bitwidth of the minor 1-D vectors must be equal");
}

static unsigned lane_bits(const Layout *lane)
{
    return layout_is_float(lane) ? lane->format->width : lane->width;
}

/* The lane that has the so-manieth bits of its row: the low ones, or where the first byte of a
 * number is its highest, the high ones (LangRef's bitcast). */
static uint64_t lane_of_bits(Place place, uint64_t number)
{
    const Layout *layout = place.layout;
    uint64_t row =
        layout_is_vector(layout) && layout->rank ? (uint64_t)layout->dims[layout->rank - 1] : 1;

    return layout->big_endian ? number - number % row + (row - 1 - number % row) : number;
}

/* The bits from bit `at` on of lanes of `width` bits, as many as one word of a lane has left, at
 * the most `*count`, which becomes their number. */
static uint64_t bits_at(Place from, uint64_t at, unsigned width, unsigned *count)
{
    Place lane = place_lane(from, lane_of_bits(from, at / width));
    unsigned bit = (unsigned)(at % width), in_word = bit % 64, left = width - bit;

    left = left < 64 - in_word ? left : 64 - in_word;
    *count = left < *count ? left : *count;
    return lane.words[bit / 64] >> in_word & ~UINT64_C(0) >> (64 - *count);
}

/* A lane is poison where any of its bits is. */
static void gather_lane(Place to, Place from, uint64_t at, unsigned width)
{
    unsigned to_width = lane_bits(to.layout), count;

    for (uint64_t i = 0; i < layout_words(to.layout); i++)
        to.words[i] = 0;
    *to.poison = 0;
    for (unsigned bit = 0; bit < to_width; bit += count) {
        count = to_width - bit < 64 - bit % 64 ? to_width - bit : 64 - bit % 64;
        if (!*to.poison)
            *to.poison = from.poison[lane_of_bits(from, (at + bit) / width)];
        to.words[bit / 64] |= bits_at(from, at + bit, width, &count) << bit % 64;
    }
}

Flow vector_bitcast(Step *s)
{
    Place from = operand_place(s, 0), to = result_place(s, 0);
    const Layout *source = layout_lane(from.layout), *target = layout_lane(to.layout);
    unsigned from_bits = lane_bits(source), to_bits = lane_bits(target);

    if (s->op->operands[0]->type == s->op->results[0]->type)
        return give_operand(s, 0, 0);
    if (!layout_is_number(source) || !layout_is_number(target))
        return unsupported(s, "the bits of a pointer as a number");
    if (from_bits * layout_lanes(from.layout) != to_bits * layout_lanes(to.layout))
        return index_width(s) == 64
                   ? vector_differs(s, layout_lanes(from.layout), layout_lanes(to.layout))
                   : unsupported(s, "a cast of lanes of index, which have %u bits here and not 64",
                                 index_width(s));
    for (uint64_t i = 0; i < layout_lanes(to.layout); i++)
        gather_lane(place_lane(to, lane_of_bits(to, i)), from, i * to_bits, from_bits);
    return FLOW_NEXT;
}

/* Lanes and scalars. */

static Flow from_elements(Step *s)
{
    Place result = result_place(s, 0);

    for (unsigned i = 0; i < s->op->operand_count; i++)
        lanes_copy_run(result, i, operand_place(s, i), 0, 1);
    return FLOW_NEXT;
}

/* No operation that is written has as many results as the type of a vector may ask for. */
static bool infer_elements(Context *context, OpState *state)
{
    enum { MOST = 1 << 20 };
    const Type *source = state->operands.data[0]->type;

    (void)context;
    if (source->kind != TYPE_VECTOR)
        return false;
    for (int64_t i = 0; i < type_num_elements(source) && i < MOST; i++)
        vec_push(&state->results, source->shaped.element);
    return true;
}

static Flow to_elements(Step *s)
{
    for (unsigned i = 0; i < s->op->result_count; i++)
        lanes_copy_run(result_place(s, i), 0, operand_place(s, 0), i, 1);
    return FLOW_NEXT;
}

/* Interleave: of two that are one behind the other in the trailing dimension. */

static const Type *with_last_dim(const Type *type, int64_t size)
{
    unsigned rank = type->shaped.rank ? type->shaped.rank : 1;
    int64_t *dims = ARENA_ARRAY(&type->context->arena, int64_t, rank);

    for (unsigned i = 0; i + 1 < rank; i++)
        dims[i] = type->shaped.dims[i];
    dims[rank - 1] = size;
    return type_vector(type->context, rank, dims, type->shaped.scalable, type->shaped.element);
}

static int64_t last_dim(const Type *type)
{
    return type->shaped.rank ? type->shaped.dims[type->shaped.rank - 1] : 1;
}

static const Type *doubled(const Type *type)
{
    return with_last_dim(type, (int64_t)(2 * (uint64_t)last_dim(type)));
}

static const Type *halved(const Type *type)
{
    return last_dim(type) < 2 ? type : with_last_dim(type, last_dim(type) / 2);
}

static bool has_pairs(const Op *op)
{
    return last_dim(op->operands[0]->type) % 2 == 0;
}

static Flow interleave(Step *s)
{
    Place result = result_place(s, 0);

    for (uint64_t i = 0; i < layout_lanes(result.layout); i++)
        lanes_copy_run(result, i, operand_place(s, i % 2), i / 2, 1);
    return FLOW_NEXT;
}

static Flow deinterleave(Step *s)
{
    Place source = operand_place(s, 0);

    for (uint64_t i = 0; i < layout_lanes(source.layout); i++)
        lanes_copy_run(result_place(s, i % 2), i / 2, source, i, 1);
    return FLOW_NEXT;
}

static bool is_indices(const Type *type)
{
    return type->shaped.rank == 1 && type->shaped.element->kind == TYPE_INDEX;
}

static const TypeConstraint INDEX_VECTOR_1D = { "vector of index values of ranks 1", is_indices,
                                                NULL, &VECTOR_CLASS };

static Flow step(Step *s)
{
    Place result = result_place(s, 0);

    for (uint64_t i = 0; i < layout_lanes(result.layout); i++)
        place_set_int(place_lane(result, i), int_of_u(s->arena, index_width(s), i));
    return FLOW_NEXT;
}

const OpDef VECTOR_LANES_OPS[] = {
    {
        .name = "vector.broadcast",
        .summary = "broadcast operation",
        .words = "splat stretch fill",
        .doc = "A vector of copies of source, a scalar or a vector of no more dimensions.\n"
               "Dimensions count from the last: one that source lacks repeats it, one of size\n"
               "1 is stretched, any other has the size it has in the result.\n",
        .operands = OPERANDS({ "source", &ANY_TYPE, ONE, POISON_MOVES }),
        .results = RESULTS({ "vector", &ANY_VECTOR_OF_ANY_RANK }),
        .predicates = ELEMENT_KEPT("source operand and result have same element type"),
        .format = "$source attr-dict `:` type($source) `to` type($vector)",
        .traits = PURE,
        .verify = verify_broadcast,
        .eval = broadcast,
        .primitive = PRIM_MOVE_LANES,
        .formula = "vector[i, j, k] = source[j, k], with 0 for an index of a dimension of size 1",
        .poison = "A lane is poison where the lane that it is a copy of is.\n",
        .example = "  %seven = arith.constant 7 : i8\n"
                   "  %column = arith.constant dense<[[1], [2]]> : vector<2x1xi8>\n"
                   "  %a = vector.broadcast %seven : i8 to vector<3xi8>\n"
                   "  %b = vector.broadcast %column : vector<2x1xi8> to vector<2x2xi8>\n"
                   "  return %a, %b : vector<3xi8>, vector<2x2xi8>\n",
        .gives = "dense<7> : vector<3xi8>\n"
                 "dense<[[1, 1], [2, 2]]> : vector<2x2xi8>\n",
    },
    {
        .name = "vector.shape_cast",
        .summary = "shape_cast casts between vector shapes",
        .words = "reshape flatten",
        .doc = "The same lanes under another shape of as many, row by row: the last dimension\n"
               "is the fastest.\n",
        .operands = OPERANDS({ "source", &ANY_VECTOR_OF_ANY_RANK, ONE, POISON_MOVES }),
        .results = RESULTS({ "result", &ANY_VECTOR_OF_ANY_RANK }),
        .format = "$source attr-dict `:` type($source) `to` type($result)",
        .traits = PURE,
        .verify = verify_shape_cast,
        .eval = shape_cast,
        .primitive = PRIM_MOVE_LANES,
        .poison = "A lane is poison where that of source is.\n",
        .example = "  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi8>\n"
                   "  %r = vector.shape_cast %v : vector<2x3xi8> to vector<3x2xi8>\n",
        .gives = "dense<[[1, 2], [3, 4], [5, 6]]> : vector<3x2xi8>\n",
    },
    {
        .name = "vector.transpose",
        .summary = "vector transpose operation",
        .words = "permute",
        .doc = "The vector with its dimensions in another order: dimension i of the result is\n"
               "dimension permutation[i] of the operand.\n",
        .operands = OPERANDS({ "vector", &ANY_VECTOR_OF_ANY_RANK, ONE, POISON_MOVES }),
        .attrs = ATTRS({ "permutation", &DENSE_I64_ARRAY_ATTR }),
        .results = RESULTS({ "result", &ANY_VECTOR_OF_ANY_RANK }),
        .predicates = ELEMENT_KEPT("operand and result have same element type"),
        .format = "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)",
        .traits = PURE,
        .verify = verify_transpose,
        .eval = transpose,
        .primitive = PRIM_MOVE_LANES,
        .formula = "result[i0, i1] = vector[j0, j1] where j[permutation[k]] = i[k]",
        .poison = "A lane is poison where that of the operand is.\n",
        .decisions = "V13",
        .example = "  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi8>\n"
                   "  %t = vector.transpose %v, [1, 0] : vector<2x3xi8> to vector<3x2xi8>\n",
        .gives = "dense<[[1, 4], [2, 5], [3, 6]]> : vector<3x2xi8>\n",
    },
    {
        .name = "vector.shuffle",
        .summary = "shuffle operation",
        .words = "permute select concatenate reverse",
        .doc = "Rows of two vectors, numbered along their leading dimensions, those of v2\n"
               "behind those of v1: row i of the result is row mask[i]. Of vectors of one\n"
               "dimension the rows are lanes; vectors of none are one lane each.\n",
        .operands = OPERANDS({ "v1", &ANY_FIXED_VECTOR, ONE, POISON_MOVES },
                             { "v2", &ANY_FIXED_VECTOR, ONE, POISON_MOVES }),
        .attrs = ATTRS({ "mask", &DENSE_I64_ARRAY_ATTR }),
        .results = RESULTS({ "vector", &ANY_VECTOR }),
        .predicates = PREDICATES(
            { "first operand v1 and result have same element type", vector_keeps_element },
            { "second operand v2 and result have same element type", second_keeps_element }),
        .format = "operands $mask attr-dict `:` type(operands)",
        .traits = PURE,
        .infer = infer_shuffle,
        .verify = verify_shuffle,
        .eval = shuffle,
        .primitive = PRIM_MOVE_LANES,
        .formula = "vector[i] = (v1 followed by v2)[mask[i]]",
        .poison =
            "A lane is poison where the mask is -1, and where the lane that it asks for is.\n",
        .example = "  %a = arith.constant dense<[1, 2]> : vector<2xi8>\n"
                   "  %b = arith.constant dense<[3, 4]> : vector<2xi8>\n"
                   "  %s = vector.shuffle %a, %b [3, 0, -1] : vector<2xi8>, vector<2xi8>\n",
        .gives = "dense<[4, 1, poison]> : vector<3xi8>\n",
    },
    {
        .name = "vector.bitcast",
        .summary = "bitcast casts between vectors",
        .words = "reinterpret",
        .doc = "The same bits as lanes of another type: those of a row's lanes one behind the\n"
               "other, from the least significant on, as they lie in memory where lanes are\n"
               "bytes.\n",
        .operands = OPERANDS({ "source", &ANY_VECTOR_OF_ANY_RANK, ONE, POISON_MOVES }),
        .results = RESULTS({ "result", &ANY_VECTOR_OF_ANY_RANK }),
        .predicates = PREDICATES({ "all of {source, result} have same rank", same_rank }),
        .shown_bits = SHOWS_BITS_RECAST,
        .format = "$source attr-dict `:` type($source) `to` type($result)",
        .traits = PURE,
        .verify = verify_bitcast,
        .eval = vector_bitcast,
        .poison = "A lane is poison where any lane of source is that it has bits of.\n",
        .decisions = "V12",
        .example = "  %bytes = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>\n"
                   "  %one = arith.constant dense<[0, 0, -128, 63]> : vector<4xi8>\n"
                   "  %a = vector.bitcast %bytes : vector<4xi8> to vector<2xi16>\n"
                   "  %b = vector.bitcast %one : vector<4xi8> to vector<1xf32>\n"
                   "  return %a, %b : vector<2xi16>, vector<1xf32>\n",
        .gives = "dense<[513, 1027]> : vector<2xi16>\n"
                 "dense<[1.000000e+00]> : vector<1xf32>\n",
    },
    {
        .name = "vector.from_elements",
        .summary = "operation that defines a vector from scalar elements",
        .words = "make build",
        .doc = "A vector of the operands, row by row: the last dimension is the fastest.\n",
        .operands = OPERANDS({ "elements", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .results = RESULTS({ "dest", &ANY_FIXED_VECTOR }),
        .types = TYPE_RULES({ .from = "dest",
                              .to = "elements",
                              .derive = type_element,
                              .count = type_num_elements,
                              .summary = "shaped type 'dest' matches 'elements' element count and "
                                         "types" }),
        .format = "$elements attr-dict `:` type($dest)",
        .traits = PURE,
        .eval = from_elements,
        .primitive = PRIM_MOVE_LANES,
        .poison = "A lane is poison where its operand is.\n",
        .example = "  %a = arith.constant 3 : index\n"
                   "  %b = arith.constant 4 : index\n"
                   "  %v = vector.from_elements %a, %b, %b, %a : vector<2x2xindex>\n",
        .gives = "dense<[[3, 4], [4, 3]]> : vector<2x2xindex>\n",
    },
    {
        .name = "vector.to_elements",
        .summary = "operation that decomposes a vector into all its scalar elements",
        .words = "extract split",
        .doc = "Each lane of the vector as a result of its own, row by row.\n",
        .operands = OPERANDS({ "source", &ANY_VECTOR_OF_ANY_RANK, ONE, POISON_MOVES }),
        .results = RESULTS({ "elements", &ANY_TYPE, VARIADIC }),
        .types = TYPE_RULES({ .from = "source",
                              .to = "elements",
                              .derive = type_element,
                              .count = type_num_elements,
                              .summary = "shaped type 'source' matches 'elements' element count "
                                         "and types" }),
        .format = "$source attr-dict `:` type($source)",
        .traits = PURE,
        .infer = infer_elements,
        .eval = to_elements,
        .primitive = PRIM_MOVE_LANES,
        .poison = "A result is poison where its lane is.\n",
        .example = "  %v = arith.constant dense<[1, 2]> : vector<2xi8>\n"
                   "  %e:2 = vector.to_elements %v : vector<2xi8>\n"
                   "  return %e#1, %e#0 : i8, i8\n",
        .gives = "2 : i8\n"
                 "1 : i8\n",
    },
    {
        .name = "vector.interleave",
        .summary = "constructs a vector by interleaving two input vectors",
        .words = "zip",
        .doc = "A vector of twice as many lanes in the trailing dimension: those of lhs and of\n"
               "rhs in turn.\n",
        .operands = OPERANDS({ "lhs", &ANY_VECTOR_OF_ANY_RANK, ONE, POISON_MOVES },
                             { "rhs", &ANY_VECTOR_OF_ANY_RANK, ONE, POISON_MOVES }),
        .results = RESULTS({ "result", &ANY_VECTOR }),
        .types = TYPE_RULES({ .same = "lhs rhs" },
                            { .from = "lhs",
                              .to = "result",
                              .derive = doubled,
                              .summary = "type of 'result' is double the width of the inputs" }),
        .format = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)",
        .traits = PURE,
        .eval = interleave,
        .primitive = PRIM_MOVE_LANES,
        .formula = "result[..., 2 * i] = lhs[..., i], result[..., 2 * i + 1] = rhs[..., i]",
        .poison = "A lane is poison where the lane that it comes from is.\n",
        .example = "  %a = arith.constant dense<[0, 1]> : vector<2xi8>\n"
                   "  %b = arith.constant dense<[2, 3]> : vector<2xi8>\n"
                   "  %r = vector.interleave %a, %b : vector<2xi8> -> vector<4xi8>\n",
        .gives = "dense<[0, 2, 1, 3]> : vector<4xi8>\n",
    },
    {
        .name = "vector.deinterleave",
        .summary = "constructs two vectors by deinterleaving an input vector",
        .words = "unzip",
        .doc = "Two vectors of half as many lanes in the trailing dimension: the even lanes of\n"
               "source, and the odd ones.\n",
        .operands = OPERANDS({ "source", &ANY_VECTOR, ONE, POISON_MOVES }),
        .results = RESULTS({ "res1", &ANY_VECTOR }, { "res2", &ANY_VECTOR }),
        .types = TYPE_RULES({ .from = "source",
                              .to = "res1",
                              .derive = halved,
                              .summary = "the trailing dimension of the results is half the width "
                                         "of source trailing dimension" },
                            { .same = "res1 res2" }),
        .predicates = PREDICATES(
            { "the trailing dimension of the source vector has an even number of elements",
              has_pairs }),
        .format = "$source attr-dict `:` type($source) `->` type($res1)",
        .traits = PURE,
        .eval = deinterleave,
        .primitive = PRIM_MOVE_LANES,
        .formula = "res1[..., i] = source[..., 2 * i], res2[..., i] = source[..., 2 * i + 1]",
        .poison = "A lane is poison where the lane that it comes from is.\n",
        .example = "  %v = arith.constant dense<[0, 1, 2, 3]> : vector<4xi8>\n"
                   "  %even, %odd = vector.deinterleave %v : vector<4xi8> -> vector<2xi8>\n",
        .gives = "dense<[0, 2]> : vector<2xi8>\n"
                 "dense<[1, 3]> : vector<2xi8>\n",
    },
    {
        .name = "vector.step",
        .summary = "A linear sequence of values from 0 to N",
        .words = "iota sequence",
        .doc = "The numbers of the lanes, from 0 on.\n",
        .results = RESULTS({ "result", &INDEX_VECTOR_1D }),
        .format = "attr-dict `:` type($result)",
        .traits = PURE,
        .eval = step,
        .formula = "result[i] = i",
        .example = "  %v = vector.step : vector<4xindex>\n",
        .gives = "dense<[0, 1, 2, 3]> : vector<4xindex>\n",
    },
    { 0 },
};
