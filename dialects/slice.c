#include "dialects/slice.h"

#include "core/ir/diag.h"

enum { OFFSETS, SIZES, STRIDES, LISTS };

static const char *const NAMES[LISTS] = { "offset", "size", "stride" };
static const char *const ATTRIBUTES[LISTS] = { "static_offsets", "static_sizes", "static_strides" };

static bool verify_same_rank(const Op *op, unsigned a, unsigned b)
{
    unsigned one = op_attr(op, ATTRIBUTES[a])->dense.count;
    unsigned other = op_attr(op, ATTRIBUTES[b])->dense.count;

    return one == other
           || op_plain_error(op,
                             "expected mixed %ss rank to match mixed %ss rank (%u vs %u) so the "
                             "rank of the result type is well-formed.",
                             NAMES[a], NAMES[b], one, other);
}

bool slice_verify_mixed(const Op *op, unsigned group, const char *attr)
{
    unsigned dynamic = attr_count_dynamic(op_attr(op, attr)), values = op_group_size(op, group);

    return values == dynamic
           || op_plain_error(op,
                             "expected the number of '%s' to match the number of dynamic entries "
                             "in '%s' (%u vs %u)",
                             op->def->operands[group].name, attr, values, dynamic);
}

static bool verify_list(const Op *op, unsigned list, unsigned group, unsigned expected)
{
    const Attr *numbers = op_attr(op, ATTRIBUTES[list]);

    if (numbers->dense.count != expected)
        return op_plain_error(op, "expected %u %s values, got %u", expected, NAMES[list],
                              (unsigned)numbers->dense.count);
    return slice_verify_mixed(op, group + list, ATTRIBUTES[list]);
}

static bool verify_not_negative(const Op *op, unsigned list)
{
    const Attr *numbers = op_attr(op, ATTRIBUTES[list]);

    for (unsigned i = 0; i < numbers->dense.count; i++) {
        int64_t value = attr_i64_at(numbers, i);

        if (value < 0 && value != DYNAMIC)
            return op_plain_error(op, "expected %ss to be non-negative, but got %lld", NAMES[list],
                                  (long long)value);
    }
    return true;
}

bool slice_verify_lists(const Op *op, unsigned group, unsigned offset_count, unsigned rank)
{
    bool single = offset_count == 1 && op_attr(op, ATTRIBUTES[OFFSETS])->dense.count == 1;

    return (single || verify_same_rank(op, OFFSETS, SIZES)) && verify_same_rank(op, SIZES, STRIDES)
           && verify_list(op, OFFSETS, group, offset_count) && verify_list(op, SIZES, group, rank)
           && verify_list(op, STRIDES, group, rank) && verify_not_negative(op, OFFSETS)
           && verify_not_negative(op, SIZES);
}

bool slice_verify_bounds(const Op *op, const Type *of)
{
    for (unsigned i = 0; i < of->shaped.rank; i++) {
        int64_t size = of->shaped.dims[i], offset = attr_i64_at(op_inherent(op, OFFSETS), i);
        int64_t count = attr_i64_at(op_inherent(op, SIZES), i);
        int64_t stride = attr_i64_at(op_inherent(op, STRIDES), i), last;

        if (size == DYNAMIC || offset == DYNAMIC)
            continue;
        if (offset >= size)
            return op_plain_error(op, "offset %u is out-of-bounds: %lld >= %lld", i,
                                  (long long)offset, (long long)size);
        if (count == DYNAMIC || stride == DYNAMIC)
            continue;
        last = (int64_t)((uint64_t)offset + ((uint64_t)count - 1) * (uint64_t)stride);
        if (last >= size)
            return op_plain_error(op, "slice along dimension %u runs out-of-bounds: %lld >= %lld",
                                  i, (long long)last, (long long)size);
    }
    return true;
}

bool verify_dynamic_sizes(const Op *op, const Type *type, unsigned sizes)
{
    unsigned expected = type_dynamic_dims(type);

    return sizes == expected
           || op_error(op, "incorrect number of dynamic sizes, has %u, expected %u", sizes,
                       expected);
}

void slice_mixed_in(const Step *s, unsigned group, unsigned attr, int64_t *values)
{
    const Attr *fixed = prop(s, attr);
    unsigned count, next = op_operand_group(s->op, group, &count);

    for (unsigned i = 0; i < fixed->dense.count; i++) {
        values[i] = attr_i64_at(fixed, i);
        if (values[i] == DYNAMIC)
            values[i] = index_in(s, next++);
    }
}

static int64_t *list_in(const Step *s, unsigned list, unsigned group)
{
    int64_t *values = ARENA_ARRAY(s->arena, int64_t, prop(s, list)->dense.count);

    slice_mixed_in(s, group + list, list, values);
    return values;
}

Slice slice_in(const Step *s, unsigned group)
{
    return (Slice){ (unsigned)prop(s, SIZES)->dense.count, list_in(s, OFFSETS, group),
                    list_in(s, SIZES, group), list_in(s, STRIDES, group) };
}

Flow slice_check(Step *s, const Slice *slice, const uint64_t *sizes)
{
    for (unsigned i = 0; i < slice->rank; i++) {
        int64_t offset = slice->offsets[i], size = slice->sizes[i], last, reach;

        if (size < 0)
            return undefined_by(s, "R1", "the size of dimension %u is negative: %lld", i,
                                (long long)size);
        if (offset < 0 || offset > (int64_t)sizes[i] - (size > 0))
            return undefined_by(s, "R15",
                                "offset %lld is out of bounds: dimension %u has size %lld",
                                (long long)offset, i, (long long)sizes[i]);
        if (size == 0)
            continue;
        if (__builtin_mul_overflow(size - 1, slice->strides[i], &reach)
            || __builtin_add_overflow(offset, reach, &last) || last < 0
            || last >= (int64_t)sizes[i]) {
            return undefined_by(
                s, "R15",
                "the slice runs out of bounds along dimension %u: %lld element%s from %lld "
                "with stride %lld, but it has size %lld",
                i, (long long)size, plural(size), (long long)offset, (long long)slice->strides[i],
                (long long)sizes[i]);
        }
    }
    return FLOW_NEXT;
}
