/* vector: slices of memory, whole and masked; and memory as memory of vectors. */
#include "dialects/vector/memory.h"

#include <string.h>

enum { NONTEMPORAL, ALIGNMENT }; /* vector.load, vector.store */
enum { MASKED_ALIGNMENT };       /* of the masked ones */

bool vector_verify_indices(const Op *op, unsigned group, const Type *base)
{
    return op_group_size(op, group) == base->shaped.rank
           || op_error(op, "requires %u indices", base->shaped.rank);
}

static bool verify_layout(const Op *op, const Type *base, const Type *vector)
{
    unsigned rank = base->shaped.rank;
    int64_t *strides = ARENA_ARRAY(&op_context(op)->arena, int64_t, rank + 1), offset;

    if (!type_is_scalable(vector) && (!vector->shaped.rank || type_num_elements(vector) == 1))
        return true;
    return !rank || (type_strides(base, strides, &offset) && strides[rank - 1] == 1)
           || op_error(op, "most minor memref dim must have unit stride");
}

/* Messages of the two, in upstream's words. */
typedef struct SliceWords {
    const char *rank, *vectors, *elements;
} SliceWords;

static bool verify_slice(const Op *op, const Type *base, const Type *vector, unsigned indices,
                         const SliceWords *words)
{
    const Type *element = base->shaped.element;

    if (!verify_layout(op, base, vector))
        return false;
    if (base->shaped.rank < vector->shaped.rank)
        return op_error(op, "%s", words->rank);
    if (element->kind == TYPE_VECTOR && element != vector)
        return op_error(op, "%s", words->vectors);
    if (type_element(element) != vector->shaped.element)
        return op_error(op, "%s", words->elements);
    return vector_verify_indices(op, indices, base);
}

static bool verify_load(const Op *op)
{
    static const SliceWords WORDS = { "destination memref has lower rank than the result vector",
                                      "base memref and result vector types should match",
                                      "base and result element types should match" };

    return verify_slice(op, op->operands[0]->type, op->results[0]->type, 1, &WORDS);
}

static bool verify_store(const Op *op)
{
    static const SliceWords WORDS = { "source memref has lower rank than the vector to store",
                                      "base memref and valueToStore vector types should match",
                                      "base and valueToStore element type should match" };

    return verify_slice(op, op->operands[1]->type, op->operands[0]->type, 2, &WORDS);
}

/* Base and indices, which follow it, of an access that begins at lane 0. */
static Flow begin(Step *s, unsigned base, Place vector, bool writes, Window *window)
{
    window->writes = writes;
    if (!base_in(s, base, &window->base))
        return FLOW_END;
    indices_in(s, base + 1, window->base.memref.rank, window->start);
    return window_begin(s, window, vector);
}

/* `alignment` is about the address of lane 0. */
static Flow check_start(Step *s, unsigned attribute, const Window *window)
{
    const MemRef *memref = &window->base.memref;
    uint64_t at = 0;

    if (!prop_flag(s, attribute))
        return FLOW_NEXT;
    for (unsigned i = 0; i < memref->rank; i++)
        at += (uint64_t)window->start[i] * (uint64_t)memref->strides[i];
    return check_alignment(s, memref, (int64_t)at, (uint64_t)prop_int(s, attribute));
}

static Flow access_slice(Step *s, unsigned base, Place vector, bool writes)
{
    Window window;

    if (begin(s, base, vector, writes, &window) == FLOW_END
        || check_start(s, ALIGNMENT, &window) == FLOW_END)
        return FLOW_END;
    return window_access(s, &window);
}

static Flow load(Step *s)
{
    return access_slice(s, 0, result_place(s, 0), false);
}

static Flow store(Step *s)
{
    return access_slice(s, 1, operand_place(s, 0), true);
}

/* vector.type_cast. */

/* The sizes of the memref, and then of the vectors that are its elements. */
static unsigned all_sizes(const Type *type, int64_t *sizes)
{
    const Type *element = type->shaped.element;
    unsigned rank = type->shaped.rank;

    for (unsigned i = 0; i < rank; i++)
        sizes[i] = type->shaped.dims[i];
    for (unsigned i = 0; element->kind == TYPE_VECTOR && i < element->shaped.rank; i++)
        sizes[rank++] = element->shaped.dims[i];
    return rank;
}

static unsigned most_sizes(const Type *type)
{
    const Type *element = type->shaped.element;

    return type->shaped.rank + (element->kind == TYPE_VECTOR ? element->shaped.rank : 0);
}

static bool same_sizes(const Op *op, const Type *a, const Type *b)
{
    Arena *arena = &op_context(op)->arena;
    int64_t *of_a = ARENA_ARRAY(arena, int64_t, most_sizes(a) + 1);
    int64_t *of_b = ARENA_ARRAY(arena, int64_t, most_sizes(b) + 1);
    unsigned rank = all_sizes(a, of_a);

    if (all_sizes(b, of_b) != rank)
        return false;
    for (unsigned i = 0; i < rank; i++)
        if (of_a[i] != of_b[i])
            return false;
    return true;
}

/* No layout, or a strided one that says the same. */
static bool is_identity(const Op *op, const Type *type)
{
    unsigned rank = type->shaped.rank;
    int64_t *strides = ARENA_ARRAY(&op_context(op)->arena, int64_t, rank + 1), offset, expected = 1;

    if (!type->shaped.layout)
        return true;
    if (!type_strides(type, strides, &offset) || offset != 0)
        return false;
    for (unsigned i = rank; i-- > 0;) {
        if (strides[i] != expected)
            return false;
        expected = (int64_t)((uint64_t)expected * (uint64_t)type->shaped.dims[i]); /* wraps */
    }
    return true;
}

static bool verify_type_cast(const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;

    if (!is_identity(op, from))
        return op_error(op, "expects operand to be a memref with identity layout");
    if (to->shaped.layout)
        return op_error(op, "expects result to be a memref with identity layout");
    if (to->shaped.memory_space != from->shaped.memory_space)
        return op_error(op, "expects result in same memory space");
    if (type_element(from->shaped.element) != type_element(to->shaped.element))
        return op_error(op, "expects result and operand with same underlying scalar type: '%s'",
                        type_text(to));
    return same_sizes(op, from, to)
           || op_error(op, "expects concatenated result and operand shapes to be equal: '%s'",
                       type_text(to));
}

static Flow type_cast(Step *s)
{
    const Type *type = s->op->results[0]->type;
    MemRef memref;

    if (!memref_in(s, 0, &memref))
        return FLOW_END;
    memref.element = type->shaped.element;
    memref.rank = type->shaped.rank;
    for (unsigned i = 0; i < memref.rank; i++)
        memref.sizes[i] = type->shaped.dims[i];
    memref_set_identity_strides(&memref);
    return give_memref(s, 0, &memref);
}

/* vector.maskedload, vector.maskedstore. */

static bool same_length(const Type *a, const Type *b)
{
    return a->shaped.dims[0] == b->shaped.dims[0];
}

/* Whose mask is to have the vector's shape, or length, which messages call `what`. */
typedef struct MaskedWords {
    bool (*fits)(const Type *vector, const Type *mask);
    const char *what;
} MaskedWords;

static const MaskedWords SHAPES = { type_same_dims, "shape" }, LENGTHS = { same_length, "dim" };

static bool verify_read(const Op *op, const MaskedWords *words)
{
    const Type *base = op->operands[0]->type, *vector = op->results[0]->type;
    unsigned count, mask = op_operand_group(op, 2, &count);

    if (vector->shaped.element != base->shaped.element)
        return op_error(op, "base and result element type should match");
    if (!vector_verify_indices(op, 1, base))
        return false;
    if (!words->fits(vector, op->operands[mask]->type))
        return op_error(op, "expected result %s to match mask %s", words->what, words->what);
    return vector == op->operands[mask + 1]->type
           || op_error(op, "expected pass_thru of same type as result type");
}

static bool verify_write(const Op *op, const MaskedWords *words)
{
    unsigned count, mask = op_operand_group(op, 2, &count);
    const Type *base = op->operands[0]->type, *vector = op->operands[mask + 1]->type;

    if (vector->shaped.element != base->shaped.element)
        return op_error(op, "base and valueToStore element type should match");
    return vector_verify_indices(op, 1, base)
           && (words->fits(vector, op->operands[mask]->type)
               || op_error(op, "expected valueToStore %s to match mask %s", words->what,
                           words->what));
}

static bool verify_masked_load(const Op *op)
{
    return verify_read(op, &SHAPES);
}

static bool verify_masked_store(const Op *op)
{
    return verify_write(op, &SHAPES);
}

static bool has_set_bit(Place mask)
{
    for (uint64_t i = 0; i < layout_lanes(mask.layout); i++)
        if (!*place_lane(mask, i).poison && *place_lane(mask, i).words)
            return true;
    return false;
}

static Flow access_masked(Step *s, Place vector, bool writes)
{
    unsigned mask = s->op->operand_count - 2;
    Place bits = operand_place(s, mask);
    Window window;

    if (layout_lanes(bits.layout) != layout_lanes(vector.layout))
        return vector_differs(s, layout_lanes(bits.layout), layout_lanes(vector.layout));
    if (begin(s, 0, vector, writes, &window) == FLOW_END
        || (has_set_bit(bits) && check_start(s, MASKED_ALIGNMENT, &window) == FLOW_END))
        return FLOW_END;
    window_mask(&window, bits, operand_place(s, mask + 1));
    return window_access(s, &window);
}

static Flow masked_load(Step *s)
{
    return access_masked(s, result_place(s, 0), false);
}

static Flow masked_store(Step *s)
{
    return access_masked(s, operand_place(s, s->op->operand_count - 1), true);
}

/* vector.expandload, vector.compressstore. */

static bool verify_expand_load(const Op *op)
{
    return verify_read(op, &LENGTHS);
}

static bool verify_compress_store(const Op *op)
{
    return verify_write(op, &LENGTHS);
}

/* So many lanes are set from this one on, one after the other, and have elements side by side. */
static uint64_t packed_lanes(const Window *window, Place mask, uint64_t lane)
{
    unsigned last = window->base.memref.rank - 1;
    uint64_t count = 0;
    int64_t left;

    if (window->base.memref.strides[last] != 1 || window->start[last] < 0)
        return 0;
    left = window->base.memref.sizes[last] - window->start[last];
    while (lane < layout_lanes(mask.layout) && (int64_t)count < left && (mask.words[lane] & 1)
           && !mask.poison[lane]) {
        count++;
        lane++;
    }
    return count;
}

/* The lane's element, or those of several lanes at once: how many. `*runs`: may there be such? */
static uint64_t access_set(Step *s, Window *window, Place mask, uint64_t lane, bool *runs,
                           Flow *flow)
{
    Place place = place_lane(window->vector, lane);
    uint64_t count = *runs ? packed_lanes(window, mask, lane) : 1;

    if (count > 1 && window_run(s, window, window->start, lane, count, flow))
        return count;
    *runs &= count <= 1;
    *flow = (window->writes ? base_write : base_read)(s, &window->base, window->start, place);
    if (*flow == FLOW_END)
        note_lane(s, window->vector.layout, lane);
    return 1;
}

/* Lanes that are set go to elements one behind the other. */
static Flow access_packed(Step *s, Place vector, bool writes)
{
    unsigned operand = s->op->operand_count - 2;
    Place mask = operand_place(s, operand), other = operand_place(s, operand + 1);
    Window window;
    int64_t *index;
    bool runs = true;

    if (begin(s, 0, vector, writes, &window) == FLOW_END)
        return FLOW_END;
    if (layout_lanes(mask.layout) != layout_lanes(vector.layout))
        return vector_differs(s, layout_lanes(mask.layout), layout_lanes(vector.layout));
    if (layout_is_vector(vector.layout) && vector.layout->rank != 1)
        return unsupported(s, "a vector of %u dimensions", vector.layout->rank);
    if (!window.base.memref.rank)
        return unsupported(s, "a memref without dimensions");
    if (has_set_bit(mask) && check_start(s, MASKED_ALIGNMENT, &window) == FLOW_END)
        return FLOW_END;
    index = &window.start[window.base.memref.rank - 1];
    for (uint64_t i = 0, done = 1; i < layout_lanes(vector.layout); i += done) {
        Flow flow = FLOW_NEXT;
        bool set;

        if (mask_bit(s, mask, i, &set) == FLOW_END)
            return FLOW_END;
        if (!set && !writes)
            lane_given(s, place_lane(vector, i), place_lane(other, i), LANE_IS_OFF);
        if (!set)
            base_spare(s, &window.base, NULL, i, true);
        done = set ? access_set(s, &window, mask, i, &runs, &flow) : 1;
        if (flow == FLOW_END || work_done(s, done) == FLOW_END)
            return FLOW_END;
        if (set && __builtin_add_overflow(*index, done, index))
            *index = INT64_MAX;
    }
    return FLOW_NEXT;
}

static Flow expand_load(Step *s)
{
    return access_packed(s, result_place(s, 0), false);
}

static Flow compress_store(Step *s)
{
    return access_packed(s, operand_place(s, s->op->operand_count - 1), true);
}

static bool is_fixed_mask(const Type *type)
{
    return VECTOR_MASK.holds(type) && !type_is_scalable(type);
}

static const TypeConstraint FIXED_MASK = { "fixed-length vector of 1-bit signless integer values",
                                           is_fixed_mask, NULL, &VECTOR_CLASS };

#define READ_UNDEFINED                                                                             \
    "The behaviour is undefined where memref.load of any of the elements would be: a\n"            \
    "slice does not go on in the next row. So it is unless the address of lane 0 is\n"             \
    "a multiple of `alignment`.\n"
#define WRITE_UNDEFINED                                                                            \
    "The behaviour is undefined where memref.store to any of the elements would be.\n"             \
    "So it is unless the address of lane 0 is a multiple of `alignment`.\n"
#define MASKED_UNDEFINED(access)                                                                   \
    "The behaviour is undefined where " access " of\n"                                             \
    "a lane that is set would be, where a bit of the mask is poison, and, if any is\n"             \
    "set, unless the address of lane 0 is a multiple of `alignment`.\n"
#define READ_POISON                                                                                \
    "A lane of the result is poison where memref.load of its element would give\n"                 \
    "poison.\n"

const OpDef VECTOR_MEMORY_OPS[] = {
    {
        .name = "vector.load",
        .summary = "reads an n-D slice of memory into an n-D vector",
        .words = "read slice",
        .doc = "The elements from the indices on; the vector's dimensions are the memref's last\n"
               "ones. The element may be the vector itself. `nontemporal` is a hint and means\n"
               "nothing.\n",
        .operands = OPERANDS({ "base", &ANY_MEMREF, ONE, POISON_IS_UNDEFINED },
                             { "indices", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .attrs = ATTRS([NONTEMPORAL] = { "nontemporal", &BOOL_ATTR, "false", true },
                       [ALIGNMENT] = { "alignment", &ALIGNMENT_ATTR, .optional = true }),
        .results = RESULTS({ "result", &ANY_VECTOR_OF_ANY_RANK }),
        .format = "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)",
        .verify = verify_load,
        .eval = load,
        .primitive = PRIM_LOAD_LANES,
        .formula = "result[l, m] = base[i, j + l, k + m]",
        .poison = READ_POISON,
        .undefined = READ_UNDEFINED,
        .decisions = "M7, M8, M9, M10, M11, M12, R4, V32, V33",
        .example = "memref.global constant @table : memref<2x4xi32> =\n"
                   "    dense<[[1, 2, 3, 4], [5, 6, 7, 8]]>\n"
                   "  %m = memref.get_global @table : memref<2x4xi32>\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %v = vector.load %m[%c1, %c1] : memref<2x4xi32>, vector<3xi32>\n",
        .gives = "dense<[6, 7, 8]> : vector<3xi32>\n",
    },
    {
        .name = "vector.store",
        .summary = "writes an n-D vector to an n-D slice of memory",
        .words = "write slice",
        .doc = "Writes the vector's lanes to the elements from the indices on, as vector.load\n"
               "would read them. `nontemporal` is a hint and means nothing.\n",
        .operands = OPERANDS({ "valueToStore", &ANY_VECTOR_OF_ANY_RANK, ONE, POISON_MOVES },
                             { "base", &ANY_MEMREF, ONE, POISON_IS_UNDEFINED },
                             { "indices", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .attrs = ATTRS([NONTEMPORAL] = { "nontemporal", &BOOL_ATTR, "false", true },
                       [ALIGNMENT] = { "alignment", &ALIGNMENT_ATTR, .optional = true }),
        .format = "$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` "
                  "type($valueToStore)",
        .verify = verify_store,
        .eval = store,
        .primitive = PRIM_STORE_LANES,
        .formula = "base[i, j + l, k + m] = valueToStore[l, m]",
        .poison = "A poison lane is stored, and makes its element poison.\n",
        .undefined = WRITE_UNDEFINED,
        .decisions = "M7, M8, M9, M10, M11, R4, V32, V33",
        .example = "  %m = memref.alloc() : memref<2x4xi32>\n"
                   "  %v = arith.constant dense<[7, 8]> : vector<2xi32>\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  vector.store %v, %m[%c1, %c1] : memref<2x4xi32>, vector<2xi32>\n"
                   "  return %m : memref<2x4xi32>\n",
        .gives = "dense<[[?, ?, ?, ?], [?, 7, 8, ?]]> : memref<2x4xi32>\n",
    },
    {
        .name = "vector.type_cast",
        .summary = "type_cast op converts a scalar memref to a vector memref",
        .doc = "The same memory as memory of vectors, whose dimensions are the memref's last\n"
               "ones. Nothing is copied. Rows of a vector begin a power of two of bytes apart:\n"
               "where the lanes of one take less, they lie further apart than the elements did.\n",
        .operands = OPERANDS({ "memref", &ANY_STATIC_SHAPE_MEMREF }),
        .results = RESULTS({ "result", &ANY_MEMREF }),
        .traits = PURE,
        .format = "$memref attr-dict `:` type($memref) `to` type($result)",
        .verify = verify_type_cast,
        .eval = type_cast,
        .decisions = "V34",
        .example = "  %m = memref.alloc() : memref<2x4xi32>\n"
                   "  %v = vector.type_cast %m : memref<2x4xi32> to memref<vector<2x4xi32>>\n"
                   "  %ones = arith.constant dense<1> : vector<2x4xi32>\n"
                   "  memref.store %ones, %v[] : memref<vector<2x4xi32>>\n"
                   "  %c0 = arith.constant 0 : index\n"
                   "  %r = vector.load %m[%c0, %c0] : memref<2x4xi32>, vector<2x4xi32>\n",
        .gives = "dense<1> : vector<2x4xi32>\n",
    },
    { 0 },
};

const OpDef VECTOR_MASKED_OPS[] = {
    {
        .name = "vector.maskedload",
        .summary = "loads elements from memory into a vector as defined by a mask vector",
        .words = "read predicate",
        .doc = "As vector.load, of the lanes that are set in the mask; the others are those of\n"
               "`pass_thru`, and their elements need not be there.\n",
        .operands = OPERANDS({ "base", &ANY_MEMREF, ONE, POISON_IS_UNDEFINED },
                             { "indices", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             { "mask", &VECTOR_MASK, ONE, POISON_MOVES },
                             { "pass_thru", &ANY_VECTOR, ONE, POISON_MOVES }),
        .attrs = ATTRS([MASKED_ALIGNMENT] = { "alignment", &ALIGNMENT_ATTR, .optional = true }),
        .results = RESULTS({ "result", &ANY_VECTOR }),
        .format = "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` "
                  "type($mask) `,` type($pass_thru) `into` type($result)",
        .verify = verify_masked_load,
        .eval = masked_load,
        .formula = "result[l] = base[i + l] if mask[l]; else pass_thru[l]",
        .poison = READ_POISON,
        .undefined = MASKED_UNDEFINED("memref.load of the element"),
        .decisions = "M7, M8, M9, M10, M11, M12, R4, V31, V32, V33",
        .example = "  %m = memref.alloc() : memref<2xi32>\n"
                   "  %ones = arith.constant dense<1> : vector<2xi32>\n"
                   "  %others = arith.constant dense<9> : vector<4xi32>\n"
                   "  %c0 = arith.constant 0 : index\n"
                   "  vector.store %ones, %m[%c0] : memref<2xi32>, vector<2xi32>\n"
                   "  %mask = vector.constant_mask [2] : vector<4xi1>\n"
                   "  %v = vector.maskedload %m[%c0], %mask, %others\n"
                   "      : memref<2xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>\n",
        .gives = "dense<[1, 1, 9, 9]> : vector<4xi32>\n",
    },
    {
        .name = "vector.maskedstore",
        .summary = "stores elements from a vector into memory as defined by a mask vector",
        .words = "write predicate",
        .doc = "As vector.store, of the lanes that are set in the mask. The elements of the\n"
               "others are not touched and need not be there.\n",
        .operands = OPERANDS({ "base", &ANY_MEMREF, ONE, POISON_IS_UNDEFINED },
                             { "indices", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             { "mask", &VECTOR_MASK, ONE, POISON_MOVES },
                             { "valueToStore", &ANY_VECTOR, ONE, POISON_MOVES }),
        .attrs = ATTRS([MASKED_ALIGNMENT] = { "alignment", &ALIGNMENT_ATTR, .optional = true }),
        .format = "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) "
                  "`,` type($mask) `,` type($valueToStore)",
        .verify = verify_masked_store,
        .eval = masked_store,
        .formula = "base[i + l] = valueToStore[l] if mask[l]",
        .poison = "A poison lane is stored, and makes its element poison.\n",
        .undefined = MASKED_UNDEFINED("memref.store to the element"),
        .decisions = "M7, M8, M9, M10, M11, R4, V31, V32, V33",
        .example = "  %m = memref.alloc() : memref<3xi32>\n"
                   "  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>\n"
                   "  %mask = vector.constant_mask [2] : vector<4xi1>\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  vector.maskedstore %m[%c1], %mask, %v\n"
                   "      : memref<3xi32>, vector<4xi1>, vector<4xi32>\n"
                   "  return %m : memref<3xi32>\n",
        .gives = "dense<[?, 1, 2]> : memref<3xi32>\n",
    },
    {
        .name = "vector.expandload",
        .summary = "reads elements from memory and spreads them into a vector as defined by a mask",
        .words = "decompress",
        .doc = "Elements that follow each other, from the indices on, go to the lanes that are\n"
               "set in the mask; the other lanes are those of `pass_thru`.\n",
        .operands = OPERANDS({ "base", &ANY_MEMREF, ONE, POISON_IS_UNDEFINED },
                             { "indices", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             { "mask", &FIXED_MASK, ONE, POISON_MOVES },
                             { "pass_thru", &ANY_VECTOR, ONE, POISON_MOVES }),
        .attrs = ATTRS([MASKED_ALIGNMENT] = { "alignment", &ALIGNMENT_ATTR, .optional = true }),
        .results = RESULTS({ "result", &ANY_VECTOR }),
        .format = "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` "
                  "type($mask) `,` type($pass_thru) `into` type($result)",
        .verify = verify_expand_load,
        .eval = expand_load,
        .formula = "result[l] = base[i + n] if mask[l]; else pass_thru[l]; of n lanes set before",
        .poison = READ_POISON,
        .undefined = MASKED_UNDEFINED("memref.load of the element"),
        .decisions = "M7, M8, M9, M10, M11, M12, R4, V31, V32, V33",
        .example = "memref.global constant @table : memref<2xi32> = dense<[1, 2]>\n"
                   "  %m = memref.get_global @table : memref<2xi32>\n"
                   "  %others = arith.constant dense<9> : vector<4xi32>\n"
                   "  %mask = arith.constant dense<[false, true, false, true]> : vector<4xi1>\n"
                   "  %c0 = arith.constant 0 : index\n"
                   "  %v = vector.expandload %m[%c0], %mask, %others\n"
                   "      : memref<2xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>\n",
        .gives = "dense<[9, 1, 9, 2]> : vector<4xi32>\n",
    },
    {
        .name = "vector.compressstore",
        .summary = "writes elements selectively from a vector as defined by a mask",
        .words = "pack",
        .doc = "Lanes that are set in the mask go to elements that follow each other, from the\n"
               "indices on.\n",
        .operands = OPERANDS({ "base", &ANY_MEMREF, ONE, POISON_IS_UNDEFINED },
                             { "indices", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             { "mask", &FIXED_MASK, ONE, POISON_MOVES },
                             { "valueToStore", &ANY_VECTOR, ONE, POISON_MOVES }),
        .attrs = ATTRS([MASKED_ALIGNMENT] = { "alignment", &ALIGNMENT_ATTR, .optional = true }),
        .format = "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) "
                  "`,` type($mask) `,` type($valueToStore)",
        .verify = verify_compress_store,
        .eval = compress_store,
        .formula = "base[i + n] = valueToStore[l] if mask[l]; of n lanes set before",
        .poison = "A poison lane is stored, and makes its element poison.\n",
        .undefined = MASKED_UNDEFINED("memref.store to the element"),
        .decisions = "M7, M8, M9, M10, M11, R4, V31, V32, V33",
        .example = "  %m = memref.alloc() : memref<3xi32>\n"
                   "  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>\n"
                   "  %mask = arith.constant dense<[false, true, false, true]> : vector<4xi1>\n"
                   "  %c0 = arith.constant 0 : index\n"
                   "  vector.compressstore %m[%c0], %mask, %v\n"
                   "      : memref<3xi32>, vector<4xi1>, vector<4xi32>\n"
                   "  return %m : memref<3xi32>\n",
        .gives = "dense<[2, 4, ?]> : memref<3xi32>\n",
    },
    { 0 },
};
