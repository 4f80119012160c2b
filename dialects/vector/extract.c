/* vector: parts taken out of a vector, and put into one. */
#include "dialects/vector/vector.h"

#include "core/ir/context.h"
#include "core/ir/diag.h"
#include "core/ir/op_state.h"
#include "dialects/slice.h"

/* Positions: of the leading dimensions, each an operand or a number. */

/* As many operands as there are places for them; more than that upstream lets be of insert. */
static bool verify_markers(const Op *op, unsigned group, bool exactly)
{
    const Attr *position = op_inherent(op, 0);
    unsigned dynamic = attr_count_dynamic(position), values = op_group_size(op, group);

    return (exactly ? values == dynamic : values >= dynamic)
           || op_error(op, "mismatch between dynamic and static positions (kDynamic marker but no "
                           "corresponding dynamic position) -- this can only happen due to an "
                           "incorrect fold/rewrite");
}

static bool verify_position(const Op *op, const Type *vector, const char *dimension)
{
    const Attr *position = op_inherent(op, 0);

    for (unsigned i = 0; i < position->dense.count; i++) {
        int64_t at = attr_i64_at(position, i);

        if (at != DYNAMIC && (at < -1 || at >= vector->shaped.dims[i]))
            return op_error(op,
                            "expected position attribute #%u to be a non-negative integer smaller "
                            "than the corresponding %s",
                            i + 1, dimension);
    }
    return true;
}

/* The lanes at the position, which follow each other. */
typedef struct Part {
    uint64_t first, count;
} Part;

/* False: the vector has none there (V11). */
static bool part_in(Step *s, Place vector, unsigned group, Part *part)
{
    unsigned count = prop(s, 0)->dense.count;
    int64_t *position = ARENA_ARRAY(s->arena, int64_t, count);

    slice_mixed_in(s, group, 0, position);
    *part = (Part){ 0, layout_lanes(vector.layout) };
    for (unsigned i = 0; i < count; i++) {
        int64_t size = vector.layout->dims[i];

        if (position[i] < 0 || position[i] >= size)
            return false;
        part->count /= (uint64_t)size;
        part->first += (uint64_t)position[i] * part->count;
    }
    return true;
}

static bool is_rank_0(const Type *type)
{
    return type->kind == TYPE_VECTOR && type->shaped.rank == 0;
}

static bool infer_extract(Context *context, OpState *state)
{
    const Type *source = state->operands.data[0]->type;
    const Attr *position = op_state_attr(state, "static_position");
    unsigned at;

    if (source->kind != TYPE_VECTOR || !position)
        return false;
    at = position->dense.count;
    if (at >= source->shaped.rank)
        vec_push(&state->results, source->shaped.element);
    else
        vec_push(&state->results,
                 type_vector(context, source->shaped.rank - at, source->shaped.dims + at,
                             source->shaped.scalable ? source->shaped.scalable + at : NULL,
                             source->shaped.element));
    return true;
}

static bool is_one_lane_of(const Type *vector, const Type *scalar)
{
    return vector->kind == TYPE_VECTOR && vector->shaped.rank == 1 && vector->shaped.dims[0] == 1
           && vector->shaped.element == scalar;
}

/* One lane may be a scalar or a vector. */
static bool is_same_lane(const Type *inferred, const Type *type)
{
    return is_one_lane_of(inferred, type) || is_one_lane_of(type, inferred);
}

static bool verify_extract(const Op *op)
{
    const Type *source = op->operands[0]->type;

    if (is_rank_0(op->results[0]->type))
        return op_plain_error(op, "expected a scalar instead of a 0-d vector as the result type");
    if (!verify_markers(op, 1, true))
        return false;
    if (op_inherent(op, 0)->dense.count > source->shaped.rank)
        return op_error(op, "expected position attribute of rank no greater than vector rank");
    return verify_position(op, source, "vector dimension or poison (-1)");
}

static Flow extract(Step *s)
{
    Place source = operand_place(s, 0), result = result_place(s, 0);
    Part part;

    if (!part_in(s, source, 1, &part))
        return give_poison(s, "no lane has the position");
    if (part.count != layout_lanes(result.layout))
        return vector_differs(s, part.count, layout_lanes(result.layout));
    lanes_copy_run(result, 0, source, part.first, part.count);
    return FLOW_NEXT;
}

static bool verify_insert(const Op *op)
{
    const Type *value = op->operands[0]->type, *dest = op->operands[1]->type;
    unsigned count = op_inherent(op, 0)->dense.count;

    if (is_rank_0(value))
        return op_plain_error(op,
                              "expected a scalar instead of a 0-d vector as the source operand");
    if (!verify_markers(op, 2, false))
        return false;
    if (count > dest->shaped.rank)
        return op_error(op, "expected position attribute of rank no greater than dest vector rank");
    if (value->kind == TYPE_VECTOR && value->shaped.rank + count != dest->shaped.rank)
        return op_error(op, "expected position attribute rank + source rank to match dest vector "
                            "rank");
    if (value->kind != TYPE_VECTOR && count != dest->shaped.rank)
        return op_error(op, "expected position attribute rank to match the dest vector rank");
    return verify_position(op, dest, "dest vector dimension");
}

/* Nothing before a run says that the value has the sizes of what it replaces. */
static Flow check_fits(Step *s, const Layout *value, const Layout *dest)
{
    unsigned rank = layout_is_vector(value) ? value->rank : 0;
    const int64_t *sizes = dest->dims + (dest->rank - rank);

    for (unsigned i = 0; i < rank; i++)
        if (value->dims[i] != sizes[i])
            return vector_differs(s, (uint64_t)value->dims[i], (uint64_t)sizes[i]);
    return FLOW_NEXT;
}

static Flow insert(Step *s)
{
    Place value = operand_place(s, 0), dest = operand_place(s, 1), result = result_place(s, 0);
    const Type *type = s->op->operands[0]->type;
    Part part;

    if (type->kind != TYPE_VECTOR && type_is_shaped(type))
        return unsupported(s, "a lane made of what is neither a number nor a vector");
    if (!part_in(s, dest, 2, &part))
        return give_poison(s, "no lane has the position");
    if (check_fits(s, value.layout, dest.layout) == FLOW_END)
        return FLOW_END;
    lanes_copy_run(result, 0, dest, 0, layout_lanes(dest.layout));
    lanes_copy_run(result, part.first, value, 0, part.count);
    return FLOW_NEXT;
}

/* Strided slices: boxes of lanes, whose strides are all 1. */

enum { OFFSETS, SIZES, STRIDES };
enum { INSERT_STRIDES = 1 };

static unsigned count_of(const Op *op, unsigned attr)
{
    return op_inherent(op, attr)->array.count;
}

static int64_t number_at(const Attr *numbers, unsigned at)
{
    return int_low_s(numbers->array.elements[at]->integer);
}

/* Modulo 2^64. */
static int64_t sum(int64_t a, int64_t b)
{
    return (int64_t)((uint64_t)a + (uint64_t)b);
}

/* "confined to [least, most]" as upstream writes it, with the number behind the last. */
static bool verify_confined(const Op *op, const char *what, unsigned dim, int64_t number,
                            int64_t least, int64_t most)
{
    return (number >= least && number <= most)
           || op_error(op, "expected %s dimension %u to be confined to [%lld, %lld)", what, dim,
                       (long long)least, (long long)sum(most, 1));
}

static bool verify_unit_strides(const Op *op, unsigned attr)
{
    for (unsigned i = 0; i < count_of(op, attr); i++)
        if (number_at(op_inherent(op, attr), i) != 1)
            return op_error(op, "expected strides to be confined to [1, 2)");
    return true;
}

static bool verify_offsets(const Op *op, const Type *vector)
{
    for (unsigned i = 0; i < count_of(op, OFFSETS); i++)
        if (!verify_confined(op, "offsets", i, number_at(op_inherent(op, OFFSETS), i), 0,
                             vector->shaped.dims[i] - 1))
            return false;
    return true;
}

static bool is_scalable_dim(const Type *type, unsigned dim)
{
    return type->shaped.scalable && type->shaped.scalable[dim];
}

static bool report_scalable_size(const Op *op, unsigned dim, int64_t size, int64_t base)
{
    return op_error(op,
                    "expected size at idx=%u to match the corresponding base size from the input "
                    "vector (%lld vs %lld)",
                    dim, (long long)size, (long long)base);
}

static const Type *slice_type(const Op *op, const Type *source)
{
    int64_t *dims =
        ARENA_COPY(&op_context(op)->arena, int64_t, source->shaped.dims, source->shaped.rank);

    for (unsigned i = 0; i < count_of(op, SIZES); i++)
        dims[i] = number_at(op_inherent(op, SIZES), i);
    return type_vector(op_context(op), source->shaped.rank, dims, source->shaped.scalable,
                       source->shaped.element);
}

static bool verify_extract_slice(const Op *op)
{
    const Type *source = op->operands[0]->type;
    const Attr *offsets = op_inherent(op, OFFSETS), *sizes = op_inherent(op, SIZES);
    unsigned count = count_of(op, OFFSETS);

    if (count != count_of(op, SIZES) || count != count_of(op, STRIDES))
        return op_error(op, "expected offsets, sizes and strides attributes of same size");
    if (count > source->shaped.rank)
        return op_error(op, "expected offsets attribute of rank no greater than vector rank");
    if (!verify_offsets(op, source))
        return false;
    for (unsigned i = 0; i < count; i++)
        if (!verify_confined(op, "sizes", i, number_at(sizes, i), 1, source->shaped.dims[i]))
            return false;
    if (!verify_unit_strides(op, STRIDES))
        return false;
    for (unsigned i = 0; i < count; i++)
        if (!verify_confined(op, "sum(offsets, sizes)", i,
                             sum(number_at(offsets, i), number_at(sizes, i)), 1,
                             source->shaped.dims[i]))
            return false;
    if (op->results[0]->type != slice_type(op, source))
        return op_error(op, "expected result type to be '%s'", type_text(slice_type(op, source)));
    for (unsigned i = 0; i < count; i++)
        if (is_scalable_dim(source, i) && number_at(sizes, i) != source->shaped.dims[i])
            return report_scalable_size(op, i, number_at(sizes, i), source->shaped.dims[i]);
    return true;
}

/* The lanes from the offsets on, of the vector's last `rank` dimensions. */
static Lanes slice_in_vector(Step *s, Place vector, unsigned rank)
{
    Lanes lanes = lanes_of(s, vector);
    const Attr *offsets = prop(s, OFFSETS);

    for (unsigned i = 0; i < offsets->array.count; i++)
        lanes.first += (uint64_t)number_at(offsets, i) * lanes.strides[i];
    lanes.strides += vector.layout->rank - rank;
    return lanes;
}

static Flow extract_slice(Step *s)
{
    Place source = operand_place(s, 0), result = result_place(s, 0);
    unsigned rank = result.layout->rank;

    lanes_copy(s, lanes_of(s, result), slice_in_vector(s, source, rank), result.layout->dims, rank);
    return FLOW_NEXT;
}

static bool verify_insert_slice(const Op *op)
{
    const Type *value = op->operands[0]->type, *dest = op->operands[1]->type;
    unsigned lead = dest->shaped.rank - value->shaped.rank;

    if (count_of(op, OFFSETS) != dest->shaped.rank)
        return op_error(op, "expected offsets of same size as destination vector rank");
    if (count_of(op, INSERT_STRIDES) != value->shaped.rank)
        return op_error(op, "expected strides of same size as source vector rank");
    if (value->shaped.rank > dest->shaped.rank)
        return op_error(op, "expected source rank to be no greater than destination rank");
    if (!verify_offsets(op, dest) || !verify_unit_strides(op, INSERT_STRIDES))
        return false;
    for (unsigned i = 0; i < value->shaped.rank; i++)
        if (!verify_confined(
                op, "sum(offsets, source vector shape)", lead + i,
                sum(number_at(op_inherent(op, OFFSETS), lead + i), value->shaped.dims[i]), 1,
                dest->shaped.dims[lead + i]))
            return false;
    for (unsigned i = 0; i < value->shaped.rank; i++) {
        if (is_scalable_dim(value, i) != is_scalable_dim(dest, lead + i))
            return op_error(op, "mismatching scalable flags (at source vector idx=%u)", i);
        if (is_scalable_dim(value, i) && value->shaped.dims[i] != dest->shaped.dims[lead + i])
            return report_scalable_size(op, i, value->shaped.dims[i], dest->shaped.dims[lead + i]);
    }
    return true;
}

static Flow insert_slice(Step *s)
{
    Place value = operand_place(s, 0), dest = operand_place(s, 1), result = result_place(s, 0);
    unsigned rank = value.layout->rank;

    lanes_copy_run(result, 0, dest, 0, layout_lanes(dest.layout));
    lanes_copy(s, slice_in_vector(s, result, rank), lanes_of(s, value), value.layout->dims, rank);
    return FLOW_NEXT;
}

/* Parts of scalable vectors. */

static bool is_vector_1d(const Type *type)
{
    return type->shaped.rank == 1;
}

static bool is_scalable_1d(const Type *type)
{
    return type->shaped.rank == 1 && type_is_scalable(type);
}

/* Upstream's constraints lack their first words. */
static const TypeConstraint VECTOR_1D = { " of ranks 1", is_vector_1d, NULL, &VECTOR_CLASS,
                                          "vector of one dimension" };
static const TypeConstraint SCALABLE_VECTOR_1D = { " of ranks 1", is_scalable_1d, NULL,
                                                   &VECTOR_CLASS,
                                                   "scalable vector of one dimension" };

/* Is the position, which is read without a sign, a multiple of the lanes of `part`, as its type has
 * them? */
static bool is_multiple(const Op *op, const Type *part)
{
    return int_low_u(op_inherent(op, 0)->integer) % (uint64_t)type_num_elements(part) == 0;
}

static bool extracts_multiple(const Op *op)
{
    return is_multiple(op, op->results[0]->type);
}

static bool inserts_multiple(const Op *op)
{
    return is_multiple(op, op->operands[0]->type);
}

static bool inserts_element(const Op *op)
{
    return type_element(op->operands[0]->type) == type_element(op->operands[1]->type);
}

/* The first lane of the part, whose position counts in vscale lanes where it is scalable itself.
 * False where some of it is not within the vector (V14). */
static bool scaled_position(Step *s, const Layout *part, const Type *type, const Layout *vector,
                            uint64_t *first)
{
    uint64_t lanes = layout_lanes(part), all = layout_lanes(vector);
    int64_t at = prop_int(s, 0) / type_num_elements(type);

    *first = (uint64_t)at * lanes;
    return at >= 0 && lanes <= all && (uint64_t)at <= (all - lanes) / lanes;
}

static Flow scalable_extract(Step *s)
{
    Place source = operand_place(s, 0), result = result_place(s, 0);
    uint64_t first;

    if (!scaled_position(s, result.layout, s->op->results[0]->type, source.layout, &first))
        return give_poison(s, "the vector does not have all of these lanes");
    lanes_copy_run(result, 0, source, first, layout_lanes(result.layout));
    return FLOW_NEXT;
}

static Flow scalable_insert(Step *s)
{
    Place value = operand_place(s, 0), dest = operand_place(s, 1), result = result_place(s, 0);
    uint64_t first;

    if (!scaled_position(s, value.layout, s->op->operands[0]->type, dest.layout, &first))
        return give_poison(s, "the vector does not have all of these lanes");
    lanes_copy_run(result, 0, dest, 0, layout_lanes(dest.layout));
    lanes_copy_run(result, first, value, 0, layout_lanes(value.layout));
    return FLOW_NEXT;
}

const OpDef VECTOR_EXTRACT_OPS[] = {
    {
        .name = "vector.extract",
        .summary = "extract operation",
        .words = "read lane element part",
        .doc = "What stands at a position of the leading dimensions: a scalar, or a vector of\n"
               "the dimensions that are left. Each part of the position is an operand or a\n"
               "number.\n",
        .operands = OPERANDS({ "source", &ANY_VECTOR_OF_ANY_RANK, ONE, POISON_MOVES },
                             { "dynamic_position", &INDEX, VARIADIC }),
        .attrs = ATTRS({ "static_position", &DENSE_I64_ARRAY_ATTR }),
        .results = RESULTS({ "result", &ANY_TYPE }),
        .predicates =
            PREDICATES({ "operand and result have same element type", vector_keeps_element }),
        .format = "$source `` custom<DynamicIndexList>($dynamic_position, $static_position) "
                  "attr-dict `:` type($result) `from` type($source)",
        .traits = PURE,
        .infer = infer_extract,
        .compatible = is_same_lane,
        .verify = verify_extract,
        .eval = extract,
        .primitive = PRIM_EXTRACT_LANES,
        .formula = "result[k] = source[i, j, k]",
        .poison = "A lane is poison where that of source is; all are where the position is -1 or\n"
                  "any other that source does not have.\n",
        .decisions = "V11, V13",
        .example = "  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi8>\n"
                   "  %row = vector.extract %v[1] : vector<3xi8> from vector<2x3xi8>\n"
                   "  %two = arith.constant 2 : index\n"
                   "  %lane = vector.extract %v[0, %two] : i8 from vector<2x3xi8>\n"
                   "  return %row, %lane : vector<3xi8>, i8\n",
        .gives = "dense<[4, 5, 6]> : vector<3xi8>\n"
                 "3 : i8\n",
    },
    {
        .name = "vector.insert",
        .summary = "insert operation",
        .words = "write lane element part update",
        .doc = "The vector dest but for what stands at a position of its leading dimensions,\n"
               "which is valueToStore: a scalar, or a vector of the dimensions that are left.\n"
               "Each part of the position is an operand or a number.\n",
        .operands = OPERANDS({ "valueToStore", &ANY_TYPE, ONE, POISON_MOVES },
                             { "dest", &ANY_VECTOR_OF_ANY_RANK, ONE, POISON_MOVES },
                             { "dynamic_position", &INDEX, VARIADIC }),
        .attrs = ATTRS({ "static_position", &DENSE_I64_ARRAY_ATTR }),
        .results = RESULTS({ "result", &ANY_VECTOR_OF_ANY_RANK }),
        .types = TYPE_RULES({ .same = "dest result" }),
        .predicates = PREDICATES(
            { "source operand and result have same element type", vector_keeps_element }),
        .format = "$valueToStore `,` $dest custom<DynamicIndexList>($dynamic_position, "
                  "$static_position) attr-dict `:` type($valueToStore) `into` type($dest)",
        .traits = PURE,
        .verify = verify_insert,
        .eval = insert,
        .primitive = PRIM_INSERT_LANES,
        .formula = "result[i, j, k] = valueToStore[k]; else dest[...]",
        .poison = "A lane is poison where the lane that it comes from is; all are where the\n"
                  "position is -1 or any other that dest does not have.\n",
        .decisions = "V11, V13",
        .example = "  %v = arith.constant dense<0> : vector<2x2xi8>\n"
                   "  %seven = arith.constant 7 : i8\n"
                   "  %row = arith.constant dense<[1, 2]> : vector<2xi8>\n"
                   "  %one = arith.constant 1 : index\n"
                   "  %a = vector.insert %seven, %v[0, %one] : i8 into vector<2x2xi8>\n"
                   "  %b = vector.insert %row, %a[1] : vector<2xi8> into vector<2x2xi8>\n"
                   "  return %a, %b : vector<2x2xi8>, vector<2x2xi8>\n",
        .gives = "dense<[[0, 7], [0, 0]]> : vector<2x2xi8>\n"
                 "dense<[[0, 7], [1, 2]]> : vector<2x2xi8>\n",
    },
    {
        .name = "vector.extract_strided_slice",
        .summary = "extract_strided_slice operation",
        .words = "part subvector",
        .doc = "The lanes of source from `offsets` on, as many as `sizes` says, of its leading\n"
               "dimensions; dimensions behind those are whole. All `strides` are 1.\n",
        .operands = OPERANDS({ "source", &ANY_VECTOR, ONE, POISON_MOVES }),
        .attrs = ATTRS([OFFSETS] = { "offsets", &I64_ARRAY_ATTR },
                       [SIZES] = { "sizes", &I64_ARRAY_ATTR },
                       [STRIDES] = { "strides", &I64_ARRAY_ATTR }),
        .results = RESULTS({ "result", &ANY_VECTOR }),
        .predicates =
            PREDICATES({ "operand and result have same element type", vector_keeps_element }),
        .format = "$source attr-dict `:` type($source) `to` type(results)",
        .traits = PURE,
        .verify = verify_extract_slice,
        .eval = extract_slice,
        .primitive = PRIM_MOVE_LANES,
        .formula = "result[i, j, k] = source[offsets[0] + i, offsets[1] + j, k]",
        .poison = "A lane is poison where that of source is.\n",
        .example = "  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi8>\n"
                   "  %s = vector.extract_strided_slice %v\n"
                   "      {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]}\n"
                   "      : vector<2x3xi8> to vector<2x2xi8>\n",
        .gives = "dense<[[2, 3], [5, 6]]> : vector<2x2xi8>\n",
    },
    {
        .name = "vector.insert_strided_slice",
        .summary = "strided_slice operation",
        .words = "part subvector update",
        .doc = "The vector dest but for the lanes from `offsets` on, which are those of\n"
               "valueToStore; of no more dimensions, it goes into the last ones. All `strides`\n"
               "are 1.\n",
        .operands = OPERANDS({ "valueToStore", &ANY_VECTOR, ONE, POISON_MOVES },
                             { "dest", &ANY_VECTOR, ONE, POISON_MOVES }),
        .attrs = ATTRS([OFFSETS] = { "offsets", &I64_ARRAY_ATTR },
                       [INSERT_STRIDES] = { "strides", &I64_ARRAY_ATTR }),
        .results = RESULTS({ "result", &ANY_VECTOR }),
        .types = TYPE_RULES({ .same = "dest result" }),
        .predicates =
            PREDICATES({ "operand #0 and result have same element type", vector_keeps_element }),
        .format = "$valueToStore `,` $dest attr-dict `:` type($valueToStore) `into` type($dest)",
        .traits = PURE,
        .verify = verify_insert_slice,
        .eval = insert_slice,
        .primitive = PRIM_MOVE_LANES,
        .formula = "result[offsets[0], offsets[1] + i] = valueToStore[i]; else dest[...]",
        .poison = "A lane is poison where the lane that it comes from is.\n",
        .example =
            "  %v = arith.constant dense<0> : vector<2x3xi8>\n"
            "  %part = arith.constant dense<[7, 8]> : vector<2xi8>\n"
            "  %r = vector.insert_strided_slice %part, %v {offsets = [1, 1], strides = [1]}\n"
            "      : vector<2xi8> into vector<2x3xi8>\n",
        .gives = "dense<[[0, 0, 0], [0, 7, 8]]> : vector<2x3xi8>\n",
    },
    {
        .name = "vector.scalable.extract",
        .summary = "extract subvector from scalable vector operation",
        .words = "part subvector",
        .doc = "The lanes of source from `pos` on, as many as the result has. Where that is\n"
               "scalable, `pos` counts in vscale lanes.\n",
        .operands = OPERANDS({ "source", &SCALABLE_VECTOR_1D, ONE, POISON_MOVES }),
        .attrs = ATTRS({ "pos", &I64_ATTR }),
        .results = RESULTS({ "result", &VECTOR_1D }),
        .predicates =
            PREDICATES({ "all of {source, result} have same element type", vector_keeps_element },
                       { "position is a multiple of the result length.", extracts_multiple }),
        .format = "$source `[` $pos `]` attr-dict `:` type($result) `from` type($source)",
        .traits = PURE,
        .eval = scalable_extract,
        .primitive = PRIM_MOVE_LANES,
        .formula = "result[i] = source[pos + i]",
        .poison = "A lane is poison where that of source is; all are where source does not have\n"
                  "all of them.\n",
        .decisions = "V14",
        .example = "  %seven = arith.constant 7 : i8\n"
                   "  %v = vector.broadcast %seven : i8 to vector<[4]xi8>\n"
                   "  %r = vector.scalable.extract %v[2] : vector<2xi8> from vector<[4]xi8>\n",
        .gives = "dense<7> : vector<2xi8>\n",
    },
    {
        .name = "vector.scalable.insert",
        .summary = "insert subvector into scalable vector operation",
        .words = "part subvector update",
        .doc = "The vector dest but for the lanes from `pos` on, which are those of\n"
               "valueToStore. Where that is scalable, `pos` counts in vscale lanes.\n",
        .operands = OPERANDS({ "valueToStore", &VECTOR_1D, ONE, POISON_MOVES },
                             { "dest", &SCALABLE_VECTOR_1D, ONE, POISON_MOVES }),
        .attrs = ATTRS({ "pos", &I64_ATTR }),
        .results = RESULTS({ "result", &SCALABLE_VECTOR_1D }),
        .types = TYPE_RULES({ .same = "dest result" }),
        .predicates =
            PREDICATES({ "all of {valueToStore, dest} have same element type", inserts_element },
                       { "position is a multiple of the source length.", inserts_multiple }),
        .format = "$valueToStore `,` $dest `[` $pos `]` attr-dict `:` type($valueToStore) `into` "
                  "type($dest)",
        .traits = PURE,
        .eval = scalable_insert,
        .primitive = PRIM_MOVE_LANES,
        .formula = "result[pos + i] = valueToStore[i]; else dest[...]",
        .poison = "A lane is poison where the lane that it comes from is; all are where dest does\n"
                  "not have all of them.\n",
        .decisions = "V14",
        .example = "  %seven = arith.constant 7 : i8\n"
                   "  %v = vector.broadcast %seven : i8 to vector<[4]xi8>\n"
                   "  %part = arith.constant dense<[1, 2]> : vector<2xi8>\n"
                   "  %w = vector.scalable.insert %part, %v[2] : vector<2xi8> into vector<[4]xi8>\n"
                   "  %r = vector.scalable.extract %w[0] : vector<4xi8> from vector<[4]xi8>\n",
        .gives = "dense<[7, 7, 1, 2]> : vector<4xi8>\n",
    },
    { 0 },
};
