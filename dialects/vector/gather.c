/* vector: elements that a vector of indices picks. */
#include "dialects/vector/memory.h"

#include <stdlib.h>

enum { ALIGNMENT };
enum { BASE, OFFSETS, INDICES, MASK, VALUE }; /* operands of both, in groups */

static const Type *type_of(const Op *op, unsigned group)
{
    unsigned count;

    return op->operands[op_operand_group(op, group, &count)]->type;
}

/* What the two have in common; `value` is what the messages call the vector. */
static bool verify_picks(const Op *op, const Type *vector, const char *value)
{
    const Type *base = op->operands[BASE]->type;

    if (base->kind != TYPE_MEMREF && base->kind != TYPE_TENSOR)
        return op_error(op, "requires base to be a memref or ranked tensor type");
    if (vector->shaped.element != base->shaped.element)
        return op_error(op, "base and %s element type should match", value);
    if (!vector_verify_indices(op, OFFSETS, base))
        return false;
    if (!type_same_dims(vector, type_of(op, INDICES)))
        return op_error(op, "expected %s dim to match indices dim", value);
    return type_same_dims(vector, type_of(op, MASK))
           || op_error(op, "expected %s dim to match mask dim", value);
}

static bool verify_gather(const Op *op)
{
    const Type *vector = op->results[0]->type;

    return verify_picks(op, vector, "result")
           && (vector == type_of(op, VALUE)
               || op_error(op, "expected pass_thru of same type as result type"));
}

static bool verify_scatter(const Op *op)
{
    return verify_picks(op, type_of(op, VALUE), "valueToStore");
}

static const Type *gather_mask(const Op *op)
{
    const Type *indices = type_of(op, INDICES);

    return type_with_element(indices, type_i(op_context(op), 1));
}

/* Where the lanes are that are set in all masks. */
typedef struct Picks {
    Step *s;
    Base base;
    int64_t offsets[MEMREF_MAX_RANK], index[MEMREF_MAX_RANK]; /* `index`: of the lane */
    Place indices, value;
    LaneMask masks[WINDOW_MOST_MASKS];
    unsigned mask_count;
} Picks;

static Place place_of(Step *s, unsigned group)
{
    unsigned count;

    return operand_place(s, op_operand_group(s->op, group, &count));
}

static Flow picks_in(Step *s, Picks *picks)
{
    Masking masking = vector_masking(s);
    uint64_t lanes = layout_lanes(place_of(s, VALUE).layout);

    for (unsigned group = INDICES; group <= MASK; group++)
        if (layout_lanes(place_of(s, group).layout) != lanes)
            return vector_differs(s, layout_lanes(place_of(s, group).layout), lanes);

    picks->s = s;
    picks->indices = place_of(s, INDICES);
    picks->value = place_of(s, VALUE);
    picks->masks[0].bits = place_of(s, MASK);
    picks->masks[1].bits = masking.mask;
    picks->mask_count = masking.masks ? 2 : 1;
    if (!base_in(s, BASE, &picks->base))
        return FLOW_END;
    if (!picks->base.memref.rank)
        return unsupported(s, "a base without dimensions");
    indices_in(s, BASE + 1, picks->base.memref.rank, picks->offsets);
    indices_in(s, BASE + 1, picks->base.memref.rank, picks->index);
    return FLOW_NEXT;
}

/* Of more than 64 bits it may be no number of an element. */
static int64_t index_at(Place at)
{
    unsigned width = at.layout->width;

    if (width <= INT_WORD_BITS)
        return (int64_t)(*at.words << (INT_WORD_BITS - width)) >> (INT_WORD_BITS - width);
    return int_fits_s64(place_int(at))      ? int_low_s(place_int(at))
           : int_is_negative(place_int(at)) ? INT64_MIN
                                            : INT64_MAX;
}

static Flow find_index(Picks *picks, uint64_t lane)
{
    Place at = place_lane(picks->indices, lane);
    unsigned last = picks->base.memref.rank - 1;
    int64_t *index = &picks->index[last], more;

    if (*at.poison) {
        undefined_poison(picks->s, *at.poison, "an index is poison");
        return note_lane(picks->s, picks->value.layout, lane);
    }
    more = index_at(at);
    if (__builtin_add_overflow(picks->offsets[last], more, index))
        *index = more < 0 ? INT64_MIN : INT64_MAX; /* no element is there */
    return FLOW_NEXT;
}

/* Is the lane set? If so `index` is where it is. */
static Flow find_lane(Picks *picks, uint64_t lane, bool *set)
{
    const LaneMask *off;

    if (masks_off(picks->s, picks->masks, picks->mask_count, lane, &off) == FLOW_END)
        return FLOW_END;
    *set = !off;
    return off ? FLOW_NEXT : find_index(picks, lane);
}

/* A lane that is off, which nothing is asked of but where it would be. */
static void spare(Picks *picks, uint64_t lane)
{
    bool known = !*place_lane(picks->indices, lane).poison;

    if (known)
        find_index(picks, lane);
    base_spare(picks->s, &picks->base, known ? picks->index : NULL, lane, true);
}

/* `alignment` is about the address of each element. */
static Flow check_element(Picks *picks, uint64_t lane)
{
    Step *s = picks->s;
    int64_t at;

    if (!prop_flag(s, ALIGNMENT) || picks->base.poison || picks->base.tensor)
        return FLOW_NEXT;
    if (check_indices(s, &picks->base.memref, picks->index, &at) == FLOW_END
        || check_alignment(s, &picks->base.memref, at, (uint64_t)prop_int(s, ALIGNMENT))
               == FLOW_END)
        return note_lane(s, picks->value.layout, lane);
    return FLOW_NEXT;
}

static Flow gather(Step *s)
{
    Place result = result_place(s, 0);
    Picks picks;
    bool set;

    if (picks_in(s, &picks) == FLOW_END)
        return FLOW_END;
    for (uint64_t i = 0; i < layout_lanes(result.layout); i++) {
        if (find_lane(&picks, i, &set) == FLOW_END)
            return FLOW_END;
        if (!set) {
            spare(&picks, i);
            lane_given(s, place_lane(result, i), place_lane(picks.value, i), LANE_IS_OFF);
            continue;
        }
        if (check_element(&picks, i) == FLOW_END)
            return FLOW_END;
        if (base_read(s, &picks.base, picks.index, place_lane(result, i)) == FLOW_END)
            return note_lane(s, result.layout, i);
    }
    return work_done(s, layout_lanes(result.layout));
}

/* Lanes that are set, and the elements that they go to. */
typedef struct Goal {
    int64_t element;
    uint64_t lane;
} Goal;

static int compare(const void *a, const void *b)
{
    const Goal *x = a, *y = b;

    if (x->element != y->element)
        return x->element < y->element ? -1 : 1;
    return x->lane < y->lane ? -1 : 1;
}

/* Lanes often go up, and then none goes twice. */
static bool goes_up(const Goal *targets, uint64_t count)
{
    uint64_t i = 1;

    while (i < count && targets[i - 1].element < targets[i].element)
        i++;
    return i >= count;
}

/* Two lanes that go to one element are undefined, whatever they hold. */
static Flow check_unique(Picks *picks, Goal *targets, uint64_t count)
{
    Step *s = picks->s;

    if (goes_up(targets, count))
        return FLOW_NEXT;
    qsort(targets, count, sizeof *targets, compare);
    for (uint64_t i = 1; i < count; i++)
        if (targets[i - 1].element == targets[i].element) {
            find_index(picks, targets[i].lane);
            undefined(s,
                      "two lanes are written to the same element, of index %lld in the last "
                      "dimension",
                      (long long)picks->index[picks->base.memref.rank - 1]);
            by_decision(s, "V35");
            note_lane(s, picks->value.layout, targets[i - 1].lane);
            return note_lane(s, picks->value.layout, targets[i].lane);
        }
    return FLOW_NEXT;
}

/* The element of each lane that is set; all are in bounds. */
static Flow find_targets(Picks *picks, Goal *targets, uint64_t *count)
{
    Step *s = picks->s;
    bool set;

    *count = 0;
    for (uint64_t i = 0; i < layout_lanes(picks->value.layout); i++) {
        Goal *target = &targets[*count];

        if (find_lane(picks, i, &set) == FLOW_END)
            return FLOW_END;
        if (!set)
            continue;
        if (check_element(picks, i) == FLOW_END)
            return FLOW_END;
        if (!picks->base.poison
            && check_indices(s, &picks->base.memref, picks->index, &target->element) == FLOW_END)
            return note_lane(s, picks->value.layout, i);
        target->lane = i;
        ++*count;
    }
    if (work_done(s, layout_lanes(picks->value.layout)) == FLOW_END)
        return FLOW_END;
    return picks->base.poison ? FLOW_NEXT : check_unique(picks, targets, *count);
}

static Flow write_lanes(Picks *picks)
{
    Step *s = picks->s;
    bool set;

    for (uint64_t i = 0; i < layout_lanes(picks->value.layout); i++) {
        if (find_lane(picks, i, &set) == FLOW_END)
            return FLOW_END;
        if (!set)
            spare(picks, i);
        if (set
            && base_write(s, &picks->base, picks->index, place_lane(picks->value, i)) == FLOW_END)
            return note_lane(s, picks->value.layout, i);
    }
    return FLOW_NEXT;
}

/* Upstream's verifier does not ask what the result has to do with the base. */
static bool is_of_base(const Op *op)
{
    return !op->result_count || op->results[0]->type == type_of(op, BASE);
}

static Flow scatter(Step *s)
{
    Picks picks;
    Goal *targets;
    uint64_t count;

    if (!is_of_base(s->op))
        return unsupported(s, "a result of another type than the tensor that is written");
    if (picks_in(s, &picks) == FLOW_END)
        return FLOW_END;
    targets = ARENA_ARRAY(s->arena, Goal, layout_lanes(picks.value.layout));
    if (find_targets(&picks, targets, &count) == FLOW_END)
        return FLOW_END;
    if (!base_changes(s, BASE, &picks.base))
        return base_unchanged(s, BASE, &picks.base);
    return write_lanes(&picks) == FLOW_END ? FLOW_END : base_changed(s, &picks.base);
}

/* Of any signedness, or index; with dimensions. */
static bool is_index_vector(const Type *type)
{
    const Type *element = type->shaped.element;

    return type->shaped.rank && (type_is_any_integer(element) || element->kind == TYPE_INDEX);
}

static const TypeConstraint INDEX_VECTOR = { "vector of integer or index values", is_index_vector,
                                             NULL, &VECTOR_CLASS };

const OpDef VECTOR_GATHER_OPS[] = {
    {
        .name = "vector.gather",
        .summary = "gathers elements from memory or a tensor at indices into a vector",
        .words = "read indirect",
        .doc = "Each lane that is set in the mask is the element whose index in the last\n"
               "dimension is the last offset and, added, the lane of `indices`, a signed\n"
               "number; the other lanes are those of `pass_thru`. Within vector.mask a lane has\n"
               "to be set there as well.\n",
        .operands = OPERANDS({ "base", &TENSOR_OR_MEMREF, ONE, POISON_MOVES },
                             { "offsets", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             { "indices", &INDEX_VECTOR, ONE, POISON_MOVES },
                             { "mask", &VECTOR_MASK, ONE, POISON_MOVES },
                             { "pass_thru", &ANY_VECTOR, ONE, POISON_MOVES }),
        .attrs = ATTRS([ALIGNMENT] = { "alignment", &ALIGNMENT_ATTR, .optional = true }),
        .results = RESULTS({ "result", &ANY_VECTOR }),
        .mask_type = gather_mask,
        .format = "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` "
                  "type($base) `,` type($indices)  `,` type($mask) `,` type($pass_thru) `into` "
                  "type($result)",
        .verify = verify_gather,
        .eval = gather,
        .formula = "result[l] = base[i, j + indices[l]] if mask[l]; else pass_thru[l]",
        .poison = "A lane that is set is poison where its element is.\n",
        .undefined =
            "The behaviour is undefined where a bit of a mask is poison and no other mask\n"
            "has the lane off, and of a lane that is set where its index is poison, where\n"
            "memref.load of its element would be, and unless the element's address is a\n"
            "multiple of `alignment`.\n",
        .decisions = "M7, M8, M9, M10, M11, M12, R4, V31, V33, V36",
        .example = "memref.global constant @table : memref<4xi32> = dense<[10, 11, 12, 13]>\n"
                   "  %m = memref.get_global @table : memref<4xi32>\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %at = arith.constant dense<[2, -1, 99]> : vector<3xi32>\n"
                   "  %mask = vector.constant_mask [2] : vector<3xi1>\n"
                   "  %others = arith.constant dense<0> : vector<3xi32>\n"
                   "  %v = vector.gather %m[%c1] [%at], %mask, %others : memref<4xi32>,\n"
                   "      vector<3xi32>, vector<3xi1>, vector<3xi32> into vector<3xi32>\n",
        .gives = "dense<[13, 10, 0]> : vector<3xi32>\n",
    },
    {
        .name = "vector.scatter",
        .summary = "scatters elements from a vector into memory or a tensor at indices",
        .words = "write indirect",
        .doc = "Each lane that is set in the mask goes to the element whose index in the last\n"
               "dimension is the last offset and, added, the lane of `indices`, a signed\n"
               "number. Of a tensor the result is what it becomes.\n",
        .operands = OPERANDS({ "base", &TENSOR_OR_MEMREF, ONE, POISON_MOVES },
                             { "offsets", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             { "indices", &INDEX_VECTOR, ONE, POISON_MOVES },
                             { "mask", &VECTOR_MASK, ONE, POISON_MOVES },
                             { "valueToStore", &ANY_VECTOR, ONE, POISON_MOVES }),
        .attrs = ATTRS([ALIGNMENT] = { "alignment", &ALIGNMENT_ATTR, .optional = true }),
        .results = RESULTS({ "result", &ANY_RANKED_TENSOR, OPTIONAL }),
        .format = "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $valueToStore attr-dict "
                  "`:` type($base) `,` type($indices)  `,` type($mask) `,` type($valueToStore) "
                  "(`->` type($result)^)?",
        .verify = verify_scatter,
        .eval = scatter,
        .formula = "base[i, j + indices[l]] = valueToStore[l] if mask[l]",
        .poison = "A poison lane that is set makes its element poison.\n",
        .undefined =
            "The behaviour is undefined where a bit of a mask is poison and no other mask\n"
            "has the lane off, where two lanes that are set go to one element, and of a lane\n"
            "that is set where its index is poison, where memref.store to its element would\n"
            "be, and unless the element's address is a multiple of `alignment`.\n",
        .decisions = "M7, M8, M9, M10, M11, R4, V31, V33, V35, V36",
        .example = "  %m = memref.alloc() : memref<4xi32>\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %at = arith.constant dense<[2, -1, 99]> : vector<3xi32>\n"
                   "  %mask = vector.constant_mask [2] : vector<3xi1>\n"
                   "  %v = arith.constant dense<[7, 8, 9]> : vector<3xi32>\n"
                   "  vector.scatter %m[%c1] [%at], %mask, %v\n"
                   "      : memref<4xi32>, vector<3xi32>, vector<3xi1>, vector<3xi32>\n"
                   "  return %m : memref<4xi32>\n",
        .gives = "dense<[8, ?, ?, 7]> : memref<4xi32>\n",
    },
    { 0 },
};
