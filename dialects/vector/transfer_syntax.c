/* Transfers: how they are written, and what their verifier asks. */
#include "dialects/destination.h"
#include "dialects/vector/transfer.h"

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

int transfer_result_of_dim(const AffineMap *map, unsigned dim)
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
        int at = transfer_result_of_dim(map, i);

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

const Type *transfer_read_mask(const Op *op)
{
    return mask_type_of(op_context(op), op->results[0]->type, map_of(op));
}

const Type *transfer_write_mask(const Op *op)
{
    return mask_type_of(op_context(op), op->operands[WRITE_VALUE]->type, map_of(op));
}

/* Text. */

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
bool transfer_parse_read(AsmParser *p, OpState *state)
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
bool transfer_parse_write(AsmParser *p, OpState *state)
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

void transfer_print_read(AsmPrinter *printer, const Op *op)
{
    unsigned count, padding = op_operand_group(op, READ_PADDING, &count);

    asm_print(printer, " ");
    print_indexed(printer, op, READ_BASE);
    print_rest(printer, op, padding, op->operands[READ_BASE]->type, op->results[0]->type);
}

void transfer_print_write(AsmPrinter *printer, const Op *op)
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
                       attr_quoted(op_inherent(op, PERMUTATION_MAP)), promises);
}

static bool verify_map(const Op *op)
{
    const AffineMap *map = map_of(op);

    for (unsigned i = 0; i < map->result_count; i++) {
        const AffineExpr *expr = map->results[i];

        if (expr->kind == AFFINE_CONSTANT ? expr->value != 0 : expr->kind != AFFINE_DIM)
            return op_error(op, "requires a projected permutation_map (at most one dim or the zero "
                                "constant can appear in each result)");
        if (expr->kind == AFFINE_DIM && transfer_result_of_dim(map, expr->position) != (int)i)
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

bool transfer_verify_read(const Op *op)
{
    const Type *base = op->operands[READ_BASE]->type;

    if (!type_has_rank(base))
        return op_error(op, "requires source to be a memref or ranked tensor type");
    return vector_verify_indices(op, READ_INDICES, base)
           && verify_shapes(op, base, op->results[0]->type, optional_type(op, READ_MASK))
           && verify_padding(op, base->shaped.element, optional_type(op, READ_PADDING))
           && verify_map(op);
}

bool transfer_verify_write(const Op *op)
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
           && verify_map(op) && destination_verify(op, WRITE_BASE, WRITE_BASE + 1);
}
