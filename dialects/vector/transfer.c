/* vector: transfers between a vector and a slice of memory, or of a tensor. */
#include "dialects/vector/memory.h"

#include "core/text/asm.h"

enum { PERMUTATION_MAP, IN_BOUNDS };
enum { READ_BASE, READ_INDICES, READ_PADDING, READ_MASK }; /* operands, in groups */
enum { WRITE_VALUE, WRITE_BASE, WRITE_INDICES, WRITE_MASK };

/* How many of the vector's dimensions count elements of the base: where those are vectors they
 * have the others. */
static unsigned counted_rank(const Type *base, const Type *vector)
{
    const Type *element = base->shaped.element;
    unsigned inner = element->kind == TYPE_VECTOR ? element->shaped.rank : 0;

    return vector->shaped.rank > inner ? vector->shaped.rank - inner : 0;
}

static const AffineMap *minor_identity(Context *context, unsigned dims, unsigned results)
{
    const AffineExpr **exprs = ARENA_ARRAY(&context->arena, const AffineExpr *, results);

    for (unsigned i = 0; i < results; i++)
        exprs[i] = affine_dim(context, dims - results + i);
    return affine_map(context, dims, 0, results, exprs);
}

static bool is_minor_identity(const AffineMap *map)
{
    if (map->symbol_count || map->result_count > map->dim_count)
        return false;
    for (unsigned i = 0; i < map->result_count; i++)
        if (map->results[i]->kind != AFFINE_DIM
            || map->results[i]->position != map->dim_count - map->result_count + i)
            return false;
    return true;
}

/* Which result of the map is the dimension, or -1. */
static int result_of_dim(const AffineMap *map, unsigned dim)
{
    for (unsigned i = 0; i < map->result_count; i++)
        if (map->results[i]->kind == AFFINE_DIM && map->results[i]->position == dim)
            return (int)i;
    return -1;
}

/* The lanes before they are permuted or broadcast: in the order of the base's dimensions. */
static const Type *mask_type_of(Context *context, const Type *vector, const AffineMap *map)
{
    int64_t *dims = ARENA_ARRAY(&context->arena, int64_t, map->dim_count + 1);
    bool *scalable = ARENA_ARRAY(&context->arena, bool, map->dim_count + 1), scales = false;
    unsigned rank = 0;

    for (unsigned i = 0; i < map->dim_count; i++) {
        int at = result_of_dim(map, i);

        if (at < 0 || (unsigned)at >= vector->shaped.rank)
            continue;
        scalable[rank] = vector->shaped.scalable && vector->shaped.scalable[at];
        scales |= scalable[rank];
        dims[rank++] = vector->shaped.dims[at];
    }
    if (!rank)
        dims[rank++] = 1;
    return type_vector(context, rank, dims, scales ? scalable : NULL, type_i(context, 1));
}

static const AffineMap *map_of(const Op *op)
{
    return op_inherent(op, PERMUTATION_MAP)->map;
}

static const Type *read_mask(const Op *op)
{
    return mask_type_of(op_context(op), op->results[0]->type, map_of(op));
}

static const Type *write_mask(const Op *op)
{
    return mask_type_of(op_context(op), op->operands[WRITE_VALUE]->type, map_of(op));
}

/* Syntax. */

typedef struct Transfer {
    OperandName vector, base, padding, mask;
    OperandNames indices;
    bool masked;
    const char *types_at;
    const Type *vector_type, *base_type;
    const AffineMap *map;
} Transfer;

static bool parse_types(AsmParser *p, OpState *state, Transfer *t, bool writes)
{
    Types types = { 0 };
    bool good = asm_optional_attr_dict(p, state);

    t->types_at = asm_here(p);
    good = good && asm_parse_colon_types(p, &types);
    if (good && types.len != 2)
        good = asm_error(p, t->types_at, "requires two types");
    if (good) {
        t->vector_type = types.data[writes ? 0 : 1];
        t->base_type = types.data[writes ? 1 : 0];
    }
    vec_free(&types);
    return good;
}

static bool check_types(AsmParser *p, const Transfer *t, bool writes)
{
    bool vector = t->vector_type->kind == TYPE_VECTOR;

    if (writes && !vector)
        return asm_error(p, t->types_at, "requires vector type");
    if (t->base_type->kind != TYPE_MEMREF && t->base_type->kind != TYPE_TENSOR)
        return asm_error(p, t->types_at, "requires memref or ranked tensor type");
    return vector || asm_error(p, t->types_at, "requires vector type");
}

/* Attributes that may be left unwritten. */
static bool add_attrs(AsmParser *p, OpState *state, Transfer *t)
{
    unsigned rank = counted_rank(t->base_type, t->vector_type);
    const Attr *map = op_state_attr(state, "permutation_map"), **promises;

    if (map && map->kind != ATTR_AFFINE_MAP)
        return asm_error(p, asm_name_loc(p), "requires an affine map attribute");
    if (!map && t->base_type->shaped.rank < rank)
        return asm_error(p, t->types_at,
                         "expected a custom permutation_map when rank(source) != "
                         "rank(destination)");
    t->map = map ? map->map : minor_identity(state->context, t->base_type->shaped.rank, rank);
    if (!map)
        op_state_add_attr(state, "permutation_map", attr_affine_map(t->map));
    if (op_state_attr(state, "in_bounds"))
        return true;
    promises = ARENA_ARRAY(&state->context->arena, const Attr *, t->map->result_count);
    for (unsigned i = 0; i < t->map->result_count; i++)
        promises[i] = attr_bool(state->context, false);
    op_state_add_attr(state, "in_bounds",
                      attr_array(state->context, t->map->result_count, promises));
    return true;
}

static bool resolve_mask(AsmParser *p, OpState *state, const Transfer *t)
{
    if (!t->masked)
        return true;
    if (t->base_type->shaped.element->kind == TYPE_VECTOR)
        return asm_error(p, t->mask.at, "does not support masks with vector element type");
    if (t->vector_type->shaped.rank != t->map->result_count)
        return asm_error(p, t->types_at,
                         "expected the same rank for the vector and the results of "
                         "the permutation map");
    return asm_resolve(p, &t->mask, mask_type_of(state->context, t->vector_type, t->map), state);
}

static void add_segments(OpState *state, unsigned first, unsigned indices, bool padding, bool mask)
{
    vec_push(&state->operand_segments, 1);
    if (first == 2)
        vec_push(&state->operand_segments, 1);
    vec_push(&state->operand_segments, (int32_t)indices);
    if (padding)
        vec_push(&state->operand_segments, 1);
    vec_push(&state->operand_segments, mask);
}

static bool parse_mask(AsmParser *p, Transfer *t)
{
    t->masked = asm_optional_punct(p, ",");
    return !t->masked || asm_parse_operand(p, &t->mask);
}

static bool parse_read_of(AsmParser *p, OpState *state, Transfer *t)
{
    if (!asm_parse_operand(p, &t->base) || !asm_parse_operands(p, '[', ']', &t->indices)
        || !asm_parse_punct(p, ",") || !asm_parse_operand(p, &t->padding) || !parse_mask(p, t)
        || !parse_types(p, state, t, false) || !check_types(p, t, false) || !add_attrs(p, state, t)
        || !asm_resolve(p, &t->base, t->base_type, state)
        || !asm_resolve_same(p, &t->indices, type_index(state->context), state)
        || !asm_resolve(p, &t->padding, t->base_type->shaped.element, state)
        || !resolve_mask(p, state, t))
        return false;
    add_segments(state, 1, (unsigned)t->indices.len, true, t->masked);
    vec_push(&state->results, t->vector_type);
    return true;
}

/* %base[%i], %padding, %mask {attrs} : base, vector */
static bool parse_read(AsmParser *p, OpState *state)
{
    Transfer t = { 0 };
    bool good = parse_read_of(p, state, &t);

    vec_free(&t.indices);
    return good;
}

static bool parse_write_of(AsmParser *p, OpState *state, Transfer *t)
{
    if (!asm_parse_operand(p, &t->vector) || !asm_parse_punct(p, ",")
        || !asm_parse_operand(p, &t->base) || !asm_parse_operands(p, '[', ']', &t->indices)
        || !parse_mask(p, t) || !parse_types(p, state, t, true) || !check_types(p, t, true)
        || !add_attrs(p, state, t) || !asm_resolve(p, &t->vector, t->vector_type, state)
        || !asm_resolve(p, &t->base, t->base_type, state)
        || !asm_resolve_same(p, &t->indices, type_index(state->context), state)
        || !resolve_mask(p, state, t))
        return false;
    add_segments(state, 2, (unsigned)t->indices.len, false, t->masked);
    if (t->base_type->kind == TYPE_TENSOR)
        vec_push(&state->results, t->base_type);
    return true;
}

/* %vector, %base[%i], %mask {attrs} : vector, base */
static bool parse_write(AsmParser *p, OpState *state)
{
    Transfer t = { 0 };
    bool good = parse_write_of(p, state, &t);

    vec_free(&t.indices);
    return good;
}

static bool promises_any(const Op *op)
{
    const Attr *promises = op_inherent(op, IN_BOUNDS);

    for (unsigned i = 0; i < promises->array.count; i++)
        if (!int_is_zero(promises->array.elements[i]->integer))
            return true;
    return false;
}

static void print_indexed(AsmPrinter *printer, const Op *op, unsigned base)
{
    unsigned count, first = op_operand_group(op, base + 1, &count);

    asm_print_operand(printer, op->operands[base]);
    asm_print(printer, "[");
    asm_print_operands(printer, op->operands + first, count);
    asm_print(printer, "]");
}

/* The operands from `next` on, what is not left away of the attributes, and two types. */
static void print_rest(AsmPrinter *printer, const Op *op, unsigned next, const Type *first,
                       const Type *second)
{
    const char *elided[4] = { "operandSegmentSizes" };
    unsigned count = 1;

    for (; next < op->operand_count; next++) {
        asm_print(printer, ", ");
        asm_print_operand(printer, op->operands[next]);
    }
    if (is_minor_identity(map_of(op)))
        elided[count++] = "permutation_map";
    if (!promises_any(op))
        elided[count++] = "in_bounds";
    asm_print_attr_dict(printer, op, elided);
    asm_print(printer, " : ");
    asm_print_type(printer, first);
    asm_print(printer, ", ");
    asm_print_type(printer, second);
}

static void print_read(AsmPrinter *printer, const Op *op)
{
    unsigned count, padding = op_operand_group(op, READ_PADDING, &count);

    asm_print(printer, " ");
    print_indexed(printer, op, READ_BASE);
    print_rest(printer, op, padding, op->operands[READ_BASE]->type, op->results[0]->type);
}

static void print_write(AsmPrinter *printer, const Op *op)
{
    unsigned count, mask = op_operand_group(op, WRITE_MASK, &count);

    asm_print(printer, " ");
    asm_print_operand(printer, op->operands[WRITE_VALUE]);
    asm_print(printer, ", ");
    print_indexed(printer, op, WRITE_BASE);
    print_rest(printer, op, mask, op->operands[WRITE_VALUE]->type, op->operands[WRITE_BASE]->type);
}

/* Verification. */

/* The bits of the last dimension, which is all of one without any; those of index are 64. */
static uint64_t minor_bits(const Type *vector)
{
    unsigned rank = vector->shaped.rank;

    return type_bits(vector->shaped.element) * (uint64_t)(rank ? vector->shaped.dims[rank - 1] : 1);
}

static bool has_bits(const Type *type)
{
    return type->kind == TYPE_INTEGER || type->kind == TYPE_INDEX || type_is_float(type);
}

static bool verify_vector_elements(const Op *op, const Type *element, const Type *vector,
                                   const Type *mask)
{
    if (has_bits(element->shaped.element) && has_bits(vector->shaped.element) && minor_bits(element)
        && minor_bits(vector) % minor_bits(element) != 0)
        return op_error(op, "requires the bitwidth of the minor 1-D vector to be an integral "
                            "multiple of the bitwidth of the minor 1-D vector of the source");
    if (element->shaped.rank > vector->shaped.rank)
        return op_error(op, "requires source vector element and vector result ranks to match.");
    if (map_of(op)->result_count != vector->shaped.rank - element->shaped.rank)
        return op_error(op, "requires a permutation_map with result dims of the same rank as the "
                            "vector type");
    return !mask || op_error(op, "does not support masks with vector element type");
}

static bool verify_scalar_elements(const Op *op, const Type *element, const Type *vector)
{
    if (has_bits(element) && has_bits(vector->shaped.element) && type_bits(element)
        && minor_bits(vector) % type_bits(element) != 0)
        return op_error(op, "requires the bitwidth of the minor 1-D vector to be an integral "
                            "multiple of the bitwidth of the source element type");
    return map_of(op)->result_count == vector->shaped.rank
           || op_error(op, "requires a permutation_map with result dims of the same rank as the "
                           "vector type");
}

static bool verify_shapes(const Op *op, const Type *base, const Type *vector, const Type *mask)
{
    const Type *element = base->shaped.element;
    const AffineMap *map = map_of(op);
    const Type *inferred = mask_type_of(op_context(op), vector, map);
    unsigned promises = op_inherent(op, IN_BOUNDS)->array.count;

    if (base->kind != TYPE_MEMREF && base->kind != TYPE_TENSOR)
        return op_error(op, "requires source to be a memref or ranked tensor type");
    if (!(element->kind == TYPE_VECTOR ? verify_vector_elements(op, element, vector, mask)
                                       : verify_scalar_elements(op, element, vector)))
        return false;
    if (map->symbol_count)
        return op_error(op, "requires permutation_map without symbols");
    if (map->dim_count != base->shaped.rank)
        return op_error(op, "requires a permutation_map with input dims of the same rank as the "
                            "source type");
    if (mask && mask != inferred)
        return op_error(op, "inferred mask type ('%s') and mask operand type ('%s') don't match",
                        type_text(inferred), type_text(mask));
    return map->result_count == promises
           || op_error(op,
                       "expects the in_bounds attr of same rank as permutation_map results: "
                       "%s vs inBounds of size: %u",
                       attr_text(op_inherent(op, PERMUTATION_MAP)), promises);
}

static bool verify_map(const Op *op)
{
    const AffineMap *map = map_of(op);

    for (unsigned i = 0; i < map->result_count; i++) {
        const AffineExpr *expr = map->results[i];

        if (expr->kind == AFFINE_CONSTANT ? expr->value != 0 : expr->kind != AFFINE_DIM)
            return op_error(op, "requires a projected permutation_map (at most one dim or the zero "
                                "constant can appear in each result)");
        if (expr->kind == AFFINE_DIM && result_of_dim(map, expr->position) != (int)i)
            return op_error(op, "requires a permutation_map that is a permutation (found one dim "
                                "used more than once)");
    }
    return true;
}

static const Type *optional_type(const Op *op, unsigned group)
{
    unsigned count, at = op_operand_group(op, group, &count);

    return count ? op->operands[at]->type : NULL;
}

static bool verify_padding(const Op *op, const Type *element, const Type *padding)
{
    if (element->kind == TYPE_VECTOR)
        return element == padding
               || op_error(op, "requires source element type and padding type to match.");
    if (!padding || !type_may_be_in_vector(padding))
        return op_error(op, "requires valid padding vector elemental type");
    return element == padding
           || op_error(op, "requires formal padding and source of the same elemental type");
}

static bool verify_read(const Op *op)
{
    const Type *base = op->operands[READ_BASE]->type;

    if (!type_has_rank(base))
        return op_error(op, "requires source to be a memref or ranked tensor type");
    return vector_verify_indices(op, READ_INDICES, base)
           && verify_shapes(op, base, op->results[0]->type, optional_type(op, READ_MASK))
           && verify_padding(op, base->shaped.element, optional_type(op, READ_PADDING))
           && verify_map(op);
}

static bool verify_write(const Op *op)
{
    const Type *base = op->operands[WRITE_BASE]->type;
    const AffineMap *map = map_of(op);

    if (!type_has_rank(base))
        return op_error(op, "requires source to be a memref or ranked tensor type");
    if (!vector_verify_indices(op, WRITE_INDICES, base))
        return false;
    for (unsigned i = 0; i < map->result_count; i++)
        if (map->results[i]->kind == AFFINE_CONSTANT && map->results[i]->value == 0)
            return op_error(op, "should not have broadcast dimensions");
    return verify_shapes(op, base, op->operands[WRITE_VALUE]->type, optional_type(op, WRITE_MASK))
           && verify_map(op);
}

/* Meaning. */

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
        int at = result_of_dim(map, dim);

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
        .mask_type = read_mask,
        .takes_passthru = true,
        .parse = parse_read,
        .print = print_read,
        .verify = verify_read,
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
                   "func.func @main() -> (vector<4xi32>, vector<3x2xi32>) {\n"
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
                   "  return %row, %transposed : vector<4xi32>, vector<3x2xi32>\n"
                   "}\n",
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
        .mask_type = write_mask,
        .parse = parse_write,
        .print = print_write,
        .verify = verify_write,
        .eval = write,
        .primitive = PRIM_TRANSFER_WRITE,
        .syntax = "$valueToStore `,` $base `[` $indices `]` (`,` $mask^)? attr-dict `:` "
                  "type($valueToStore) `,` type($base)",
        .formula = "base[i, j + l, k + m] = valueToStore[l, m] if mask[l, m] and that is in base",
        .poison = "A poison lane that is written makes its element poison.\n",
        .undefined = TRANSFER_UNDEFINED("store"),
        .decisions = "M7, M8, M9, M10, M11, R4, T3, V31, V33, V36, V37",
        .example = "func.func @main() -> memref<2x3xi32> {\n"
                   "  %m = memref.alloc() : memref<2x3xi32>\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %v = arith.constant dense<[7, 8, 9]> : vector<3xi32>\n"
                   "  // There is no room for the 9.\n"
                   "  vector.transfer_write %v, %m[%c1, %c1] : vector<3xi32>, memref<2x3xi32>\n"
                   "  return %m : memref<2x3xi32>\n"
                   "}\n",
        .gives = "dense<[[?, ?, ?], [?, 7, 8]]> : memref<2x3xi32>\n",
    },
    { 0 },
};
