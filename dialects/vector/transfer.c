/* vector: transfers between a vector and a slice of memory, or of a tensor. */
#include "dialects/vector/transfer.h"

/* Along which dimension of the base each of the vector's goes, and whether it may leave it. */
static void set_directions(Step *s, Window *window)
{
    const AffineMap *map = prop(s, PERMUTATION_MAP)->map;
    const Attr *promises = prop(s, IN_BOUNDS);

    window->rank = map->result_count;
    window->promised = true;
    for (unsigned i = 0; i < map->result_count; i++) {
        bool dim = map->results[i]->kind == AFFINE_DIM;

        window->along[i] = dim ? (int)map->results[i]->position : ALONG_NONE;
        window->leaves[i] = int_is_zero(promises->array.elements[i]->integer);
    }
}

/* The mask's dimensions are those that the vector shares with the base, in the base's order. */
static void add_mask(Step *s, Window *window, Place bits, Place instead)
{
    const AffineMap *map = prop(s, PERMUTATION_MAP)->map;
    int64_t stride = 1;

    window->masks[window->mask_count++] = (LaneMask){ bits, instead };
    for (unsigned i = 0; i < window->rank; i++)
        window->mask_stride[i] = 0;
    for (unsigned dim = map->dim_count; dim-- > 0;) {
        int at = transfer_result_of_dim(map, dim);

        if (at < 0)
            continue;
        window->mask_stride[at] = stride;
        stride *= window->vector.layout->dims[at];
    }
}

/* Masks are the operation's own, and that of vector.mask around it: a lane is set in both. */
static void add_masks(Step *s, Window *window, unsigned group)
{
    Masking masking = vector_masking(s);
    unsigned count, own = op_operand_group(s->op, group, &count);

    if (masking.masks)
        add_mask(s, window, masking.mask, masking.keeps ? masking.passthru : window->padding);
    if (count)
        add_mask(s, window, operand_place(s, own), window->padding);
}

static Flow begin(Step *s, unsigned base, Place vector, bool writes, Window *window)
{
    const Type *element = s->op->operands[base]->type->shaped.element;
    const Type *vector_type = (writes ? s->op->operands[WRITE_VALUE] : s->op->results[0])->type;

    if (type_element(element) != vector_type->shaped.element)
        return unsupported(s, "a vector of '%s' in memory of '%s'",
                           type_text(vector_type->shaped.element), type_text(element));
    window->writes = writes;
    if (!base_in(s, base, &window->base))
        return FLOW_END;
    indices_in(s, base + 1, window->base.memref.rank, window->start);
    window->vector = vector;
    window->mask_count = 0;
    if (prop(s, PERMUTATION_MAP)->map->result_count > MEMREF_MAX_RANK)
        return unsupported(s, "a vector of %u dimensions",
                           prop(s, PERMUTATION_MAP)->map->result_count);
    set_directions(s, window);
    return FLOW_NEXT;
}

static Flow read(Step *s)
{
    unsigned count;
    Window window;

    if (begin(s, READ_BASE, result_place(s, 0), false, &window) == FLOW_END)
        return FLOW_END;
    window.padding = operand_place(s, op_operand_group(s->op, READ_PADDING, &count));
    add_masks(s, &window, READ_MASK);
    return window_access(s, &window);
}

static Flow write(Step *s)
{
    Window window;

    if (begin(s, WRITE_BASE, operand_place(s, WRITE_VALUE), true, &window) == FLOW_END)
        return FLOW_END;
    window.padding = (Place){ 0 };
    add_masks(s, &window, WRITE_MASK);
    if (!base_changes(s, WRITE_BASE, &window.base))
        return base_unchanged(s, WRITE_BASE, &window.base);
    return window_access(s, &window) == FLOW_END ? FLOW_END : base_changed(s, &window.base);
}

#define TRANSFER_UNDEFINED(access)                                                                 \
    "The behaviour is undefined where a bit of a mask is poison and no other mask\n"               \
    "has the lane off; and of a lane that is set, where its index is negative, is\n"               \
    "out of bounds in a dimension that is not the vector's or that `in_bounds` says\n"             \
    "it is within, and where memref." access " of the element would be.\n"

const OpDef VECTOR_TRANSFER_OPS[] = {
    {
        .name = "vector.transfer_read",
        .summary = "Reads a supervector from memory into an SSA vector value.",
        .words = "load slice padding permutation",
        .doc = "A vector of the elements from the indices on. `permutation_map` gives for each\n"
               "dimension of the vector the one of the base that it goes along, or 0 for one\n"
               "along which all lanes are of the same element; where it is left away they are\n"
               "the base's last ones, in order. Lanes behind the end of a dimension are\n"
               "`padding`, unless `in_bounds` says that there are none. So are those that the\n"
               "mask has off, the bits of which are in the order of the base's dimensions. The\n"
               "mask of vector.mask around it counts as well: what that has off is its\n"
               "`passthru`, if it has one.\n",
        .operands = OPERANDS({ "base", &ANY_SHAPED, ONE, POISON_MOVES },
                             { "indices", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             { "padding", &ANY_TYPE, ONE, POISON_MOVES },
                             { "mask", &VECTOR_MASK, OPTIONAL, POISON_MOVES }),
        .attrs = ATTRS([PERMUTATION_MAP] = { "permutation_map", &AFFINE_MAP_ATTR },
                       [IN_BOUNDS] = { "in_bounds", &BOOL_ARRAY_ATTR }),
        .results = RESULTS({ "vector", &ANY_VECTOR_OF_ANY_RANK }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS,
        .mask_type = transfer_read_mask,
        .takes_passthru = true,
        .parse = transfer_parse_read,
        .print = transfer_print_read,
        .verify = transfer_verify_read,
        .eval = read,
        .primitive = PRIM_TRANSFER_READ,
        .syntax = "$base `[` $indices `]` `,` $padding (`,` $mask^)? attr-dict `:` type($base) `,` "
                  "type($vector)",
        .formula = "vector[l, m] = base[i, j + l, k + m] if mask[l, m] and that is in base;\n"
                   "               else padding",
        .poison = "A lane is poison where its element is, and where `padding` is that it gets.\n",
        .undefined = TRANSFER_UNDEFINED("load"),
        .decisions = "M7, M8, M9, M10, M11, M12, R4, T3, V31, V33, V36, V37",
        .example = "memref.global constant @table : memref<2x3xi32> =\n"
                   "    dense<[[1, 2, 3], [4, 5, 6]]>\n"
                   "  %m = memref.get_global @table : memref<2x3xi32>\n"
                   "  %c0 = arith.constant 0 : index\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %none = arith.constant -1 : i32\n"
                   "  // Two elements are left of the row.\n"
                   "  %row = vector.transfer_read %m[%c0, %c1], %none\n"
                   "      : memref<2x3xi32>, vector<4xi32>\n"
                   "  %transposed = vector.transfer_read %m[%c0, %c0], %none\n"
                   "      {permutation_map = affine_map<(i, j) -> (j, i)>}\n"
                   "      : memref<2x3xi32>, vector<3x2xi32>\n"
                   "  return %row, %transposed : vector<4xi32>, vector<3x2xi32>\n",
        .gives = "dense<[2, 3, -1, -1]> : vector<4xi32>\n"
                 "dense<[[1, 4], [2, 5], [3, 6]]> : vector<3x2xi32>\n",
    },
    {
        .name = "vector.transfer_write",
        .summary = "The vector.transfer_write op writes a supervector to memory.",
        .words = "store slice permutation",
        .doc = "Writes the vector's lanes to the elements from the indices on, as\n"
               "vector.transfer_read would read them, without dimensions along which all lanes\n"
               "are of the same element. Lanes behind the end of a dimension, and those that\n"
               "the mask has off, or the one of vector.mask around it, are not written. Of a\n"
               "tensor the result is what it becomes.\n",
        .operands = OPERANDS({ "valueToStore", &ANY_VECTOR_OF_ANY_RANK, ONE, POISON_MOVES },
                             { "base", &ANY_SHAPED, ONE, POISON_MOVES },
                             { "indices", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             { "mask", &VECTOR_MASK, OPTIONAL, POISON_MOVES }),
        .attrs = ATTRS([PERMUTATION_MAP] = { "permutation_map", &AFFINE_MAP_ATTR },
                       [IN_BOUNDS] = { "in_bounds", &BOOL_ARRAY_ATTR }),
        .results = RESULTS({ "result", &ANY_RANKED_TENSOR, OPTIONAL }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS,
        .mask_type = transfer_write_mask,
        .parse = transfer_parse_write,
        .print = transfer_print_write,
        .verify = transfer_verify_write,
        .eval = write,
        .primitive = PRIM_TRANSFER_WRITE,
        .syntax = "$valueToStore `,` $base `[` $indices `]` (`,` $mask^)? attr-dict `:` "
                  "type($valueToStore) `,` type($base)",
        .formula = "base[i, j + l, k + m] = valueToStore[l, m] if mask[l, m] and that is in base",
        .poison = "A poison lane that is written makes its element poison.\n",
        .undefined = TRANSFER_UNDEFINED("store"),
        .decisions = "M7, M8, M9, M10, M11, R4, T3, V31, V33, V36, V37",
        .example = "  %m = memref.alloc() : memref<2x3xi32>\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %v = arith.constant dense<[7, 8, 9]> : vector<3xi32>\n"
                   "  // There is no room for the 9.\n"
                   "  vector.transfer_write %v, %m[%c1, %c1] : vector<3xi32>, memref<2x3xi32>\n"
                   "  return %m : memref<2x3xi32>\n",
        .gives = "dense<[[?, ?, ?], [?, 7, 8]]> : memref<2x3xi32>\n",
    },
    { 0 },
};
