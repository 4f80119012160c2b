/* memref: slices of a memref. */
#include "core/ir/context.h"
#include "dialects/memref/memref.h"

#include <string.h>

enum { STATIC_OFFSETS, STATIC_SIZES, STATIC_STRIDES };

/* What is known of the result before dimensions are dropped. */
static void infer_slice(const Op *op, const MemRefShape *source, MemRefShape *slice)
{
    const Attr *offsets = op_inherent(op, STATIC_OFFSETS), *sizes = op_inherent(op, STATIC_SIZES);
    const Attr *strides = op_inherent(op, STATIC_STRIDES);

    slice->rank = source->rank;
    slice->offset = source->offset;
    for (unsigned i = 0; i < source->rank; i++) {
        slice->sizes[i] = attr_i64_at(sizes, i);
        slice->strides[i] = saturated_mul(source->strides[i], attr_i64_at(strides, i));
        slice->offset = saturated_add(slice->offset,
                                      saturated_mul(source->strides[i], attr_i64_at(offsets, i)));
    }
}

/* Whether dropping dimensions of size 1 from `from` can give the sizes of `to`. */
static bool sizes_reduce(const MemRefShape *from, const Type *to)
{
    unsigned taken = 0;

    for (unsigned i = 0; i < from->rank; i++) {
        if (taken < to->shaped.rank && from->sizes[i] == to->shaped.dims[taken])
            taken++;
        else if (from->sizes[i] != 1)
            return false;
    }
    return taken == to->shaped.rank;
}

static unsigned occurrences(const int64_t *values, unsigned count, int64_t value)
{
    unsigned found = 0;

    for (unsigned i = 0; i < count; i++)
        found += values[i] == value;
    return found;
}

/* Which dimensions of the slice the result drops. A dimension of size 1 may be dropped; where there
 * are more of them than dropped ones, it is those whose strides the result lacks (upstream's
 * computeMemRefRankReductionMask). */
static bool find_dropped(const MemRefShape *slice, const MemRefShape *result, bool *dropped)
{
    unsigned candidates = 0, left;

    for (unsigned i = 0; i < slice->rank; i++) {
        dropped[i] = slice->rank != result->rank && slice->sizes[i] == 1;
        candidates += dropped[i];
    }
    if (candidates + result->rank == slice->rank)
        return true;
    for (unsigned i = 0; i < slice->rank; i++) {
        unsigned kept;

        if (!dropped[i])
            continue;
        left = occurrences(slice->strides, slice->rank, slice->strides[i]);
        for (unsigned j = 0; j < i; j++)
            left -= dropped[j] && slice->strides[j] == slice->strides[i];
        kept = occurrences(result->strides, result->rank, slice->strides[i]);
        if (left < kept)
            return false;
        if (left == kept) {
            dropped[i] = false;
            candidates--;
        }
    }
    return candidates + result->rank == slice->rank;
}

static bool strides_match(const MemRefShape *slice, const MemRefShape *result, const bool *dropped)
{
    unsigned next = 0;

    for (unsigned i = 0; i < slice->rank; i++)
        if (!dropped[i] && slice->strides[i] != result->strides[next++])
            return false;
    return true;
}

static bool not_the_type(const Op *op, const Type *expected, const char *what)
{
    return op_plain_error(op,
                          "expected result type to be '%s' or a rank-reduced version. (mismatch of "
                          "result %s), but got '%s'",
                          type_text(expected), what, type_text(op->results[0]->type));
}

static bool verify_result(const Op *op, const MemRefShape *source)
{
    Arena *arena = &op_context(op)->arena;
    const Type *from = op->operands[0]->type, *to = op->results[0]->type, *expected;
    MemRefShape slice = memref_shape_new(arena, source->rank), result;
    bool *dropped = ARENA_ARRAY(arena, bool, source->rank), strided;

    infer_slice(op, source, &slice);
    expected = memref_with_shape(from, &slice);
    if (to->shaped.rank > slice.rank)
        return op_plain_error(
            op, "expected result rank to be smaller or equal to the source rank, but got '%s'",
            type_text(to));
    if (!sizes_reduce(&slice, to))
        return not_the_type(op, expected, "sizes");
    if (to->shaped.element != from->shaped.element)
        return op_plain_error(op, "expected result element type to be '%s', but got '%s'",
                              type_text(from->shaped.element), type_text(to));
    strided = memref_shape_of(arena, to, &result);
    if (!strided || slice.offset != result.offset || !find_dropped(&slice, &result, dropped)
        || !strides_match(&slice, &result, dropped))
        return not_the_type(op, expected, "layout");
    return slice_verify_bounds(op, from);
}

static bool verify_subview(const Op *op)
{
    const Type *from = op->operands[0]->type;
    MemRefShape source;

    if (!slice_verify_lists(op, 1, from->shaped.rank, from->shaped.rank)
        || !memref_verify_same_space(op, "base memref", "subview"))
        return false;
    if (!memref_shape_of(&op_context(op)->arena, from, &source))
        return op_plain_error(op, "base type '%s' is not strided", type_text(from));
    return verify_result(op, &source);
}

/* From the left, each dimension that can be the result's next one is: by size, and by stride too
 * where that is asked. Only those of size 1 can be dropped, so that none is taken too early. */
static bool match_sizes(const MemRefShape *slice, const MemRefShape *result, bool strides,
                        bool *dropped)
{
    unsigned taken = 0;

    for (unsigned i = 0; i < slice->rank; i++) {
        dropped[i] = taken == result->rank || slice->sizes[i] != result->sizes[taken]
                     || (strides && slice->strides[i] != result->strides[taken]);
        if (dropped[i] && slice->sizes[i] != 1)
            return false;
        taken += !dropped[i];
    }
    return taken == result->rank;
}

/* Which dimensions the result drops: the types say it. Types whose strides contradict their sizes
 * are accepted as upstream accepts them; sizes win. */
static bool dropped_by_types(Step *s, bool *dropped)
{
    const Type *from = s->op->operands[0]->type, *to = s->op->results[0]->type;
    MemRefShape source, result, slice = memref_shape_new(s->arena, from->shaped.rank);

    memset(dropped, 0, from->shaped.rank * sizeof *dropped);
    if (from->shaped.rank == to->shaped.rank)
        return true;
    if (!memref_shape_of(s->arena, from, &source) || !memref_shape_of(s->arena, to, &result))
        return false;
    infer_slice(s->op, &source, &slice);
    return match_sizes(&slice, &result, true, dropped)
           || match_sizes(&slice, &result, false, dropped);
}

static Flow subview(Step *s)
{
    bool dropped[MEMREF_MAX_RANK];
    MemRef source, made;
    Slice slice;

    if (!memref_in(s, 0, &source))
        return FLOW_END;
    slice = slice_in(s, 1);
    if (slice_check(s, &slice, (const uint64_t *)source.sizes) == FLOW_END)
        return note_memref(s, &source);
    if (!dropped_by_types(s, dropped))
        return unsupported(s, "a subview that drops dimensions nobody can tell");
    made = source;
    made.rank = 0;
    for (unsigned i = 0; i < source.rank; i++) {
        made.offset = wrapped_add(made.offset, wrapped_mul(slice.offsets[i], source.strides[i]));
        if (dropped[i])
            continue;
        made.sizes[made.rank] = slice.sizes[i];
        made.strides[made.rank++] = wrapped_mul(slice.strides[i], source.strides[i]);
    }
    return give_memref(s, 0, &made);
}

const OpDef MEMREF_SUBVIEW_OPS[] = {
    {
        .name = "memref.subview",
        .summary = "memref subview operation",
        .doc = "A slice of the source that shares its memory: in each dimension `size` elements\n"
               "from `offset` on, `stride` apart, counted in elements of the source. The result\n"
               "may leave out dimensions of size 1.\n",
        .operands = OPERANDS({ "source", &ANY_MEMREF },
                             { "offsets", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             { "sizes", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             { "strides", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .attrs = ATTRS([STATIC_OFFSETS] = { "static_offsets", &DENSE_I64_ARRAY_ATTR },
                       [STATIC_SIZES] = { "static_sizes", &DENSE_I64_ARRAY_ATTR },
                       [STATIC_STRIDES] = { "static_strides", &DENSE_I64_ARRAY_ATTR }),
        .results = RESULTS({ "result", &ANY_MEMREF }),
        .format = "$source `` custom<DynamicIndexList>($offsets, $static_offsets) "
                  "custom<DynamicIndexList>($sizes, $static_sizes) "
                  "custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` "
                  "type($source) `to` type($result)",
        .traits = PURE | ATTR_SIZED_OPERAND_SEGMENTS,
        .result_name = "subview",
        .verify = verify_subview,
        .poison_decision = "R1",
        .eval = subview,
        .formula = "result[i, j] = source[offset0 + i * stride0, offset1 + j * stride1]",
        .undefined =
            "The behaviour is undefined where a size is negative, and where any element of\n"
            "the slice is not within the source; an empty slice may begin at the very end.\n",
        .decisions = "R1, R15",
        .example = "memref.global constant @table : memref<3x4xi32> =\n"
                   "    dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]>\n"
                   "  %m = memref.get_global @table : memref<3x4xi32>\n"
                   "  // From row 1, column 1 on: two rows, and every second column.\n"
                   "  %s = memref.subview %m[1, 1] [2, 2] [1, 2]\n"
                   "      : memref<3x4xi32> to memref<2x2xi32, strided<[4, 2], offset: 5>>\n",
        .gives = "dense<[[5, 7], [9, 11]]> : memref<2x2xi32, strided<[4, 2], offset: 5>>\n",
    },
    { 0 },
};
