/* What is verified of all structured operations (upstream's LinalgOp and
 * DestinationStyleOpInterface). */
#include "core/ir/diag.h"
#include "dialects/destination.h"
#include "dialects/linalg/linalg.h"

bool linalg_verify_results(const Op *op)
{
    return destination_verify(op, linalg_input_count(op), op->operand_count);
}

/* Tensors or memrefs, not both. */
static bool verify_semantics(const Op *op)
{
    bool tensors = false, memrefs = false;

    for (unsigned i = 0; i < op->operand_count; i++) {
        tensors |= type_is_any_tensor(op->operands[i]->type);
        memrefs |= type_is_any_memref(op->operands[i]->type);
    }
    return !(tensors && memrefs)
           || op_error(op, "expected to have pure tensor or buffer semantics");
}

static unsigned rank_of(const Type *type)
{
    return linalg_has_elements(type) ? type->shaped.rank : 0;
}

static bool verify_map(const Op *op, unsigned number, const AffineMap *map, unsigned loops)
{
    unsigned rank = rank_of(op->operands[number]->type);

    if (map->symbol_count)
        return op_error(op, "unexpected symbols in indexing_map #%u", number);
    if (map->dim_count != loops)
        return op_error(op,
                        "expected indexing_map #%u to have %u dim(s) to match the number of loops",
                        number, loops);
    return map->result_count == rank
           || op_error(op,
                       "expected operand #%u rank (%u) to match the result rank of indexing_map "
                       "(%u)",
                       number, rank, map->result_count);
}

/* Those that are in attributes may be of any kind. */
static bool verify_maps(const Op *op, bool *known, Structure *structure)
{
    const Attr *maps = op_declared_attr(op, "indexing_maps"),
               *iterators = op_declared_attr(op, "iterator_types");
    bool written = maps && (maps->array.count || !op->def->formula);

    *known = false;
    if (written && maps->array.count != op->operand_count)
        return op_error(op,
                        "expected the number of indexing_map (%u) to be equal to the number of "
                        "input/output operands (%u)",
                        maps->array.count, op->operand_count);
    for (unsigned i = 0; written && i < op->operand_count; i++)
        if (!verify_map(op, i, maps->array.elements[i]->map,
                        iterators ? iterators->array.count
                                  : maps->array.elements[0]->map->dim_count))
            return false;
    *known = linalg_structure(op, &op_context(op)->arena, structure);
    for (unsigned i = 0; !written && *known && i < op->operand_count; i++)
        if (!verify_map(op, i, structure->maps[i], structure->loops))
            return false;
    return true;
}

/* Every loop has a dimension of an operand that says how far it goes. */
static bool verify_invertible(const Op *op, const Structure *structure)
{
    bool found = true;
    Sb text = { 0 };

    for (unsigned loop = 0; loop < structure->loops && found; loop++)
        found = linalg_loop_operand(op, structure, loop, &(unsigned){ 0 }) >= 0;
    if (found)
        return true;
    for (unsigned i = 0; i < structure->loops; i++)
        sb_printf(&text, "%sd%u", i ? ", " : "", i);
    sb_add(&text, ") -> (");
    for (unsigned i = 0, first = 1; i < op->operand_count; i++)
        for (unsigned j = 0; j < structure->maps[i]->result_count; j++, first = 0) {
            sb_add(&text, first ? "" : ", ");
            affine_print(&text, structure->maps[i]->results[j]);
        }
    op_error(op, "invalid indexing maps are non-invertible: ((%.*s))", STR_ARG(sb_view(&text)));
    sb_free(&text);
    return false;
}

int linalg_loop_operand(const Op *op, const Structure *structure, unsigned loop, unsigned *dim)
{
    for (unsigned i = 0; i < op->operand_count; i++)
        for (unsigned j = 0; j < structure->maps[i]->result_count; j++) {
            const AffineExpr *expr = structure->maps[i]->results[j];

            *dim = j;
            if (expr->kind == AFFINE_DIM && expr->position == loop)
                return (int)i;
        }
    return -1;
}

/* The sizes of loops that types tell; DYNAMIC for others. */
static int64_t *static_sizes(const Op *op, const Structure *structure)
{
    int64_t *sizes = ARENA_ARRAY(&op_context(op)->arena, int64_t, structure->loops);
    unsigned dim;

    for (unsigned loop = 0; loop < structure->loops; loop++) {
        int operand = linalg_loop_operand(op, structure, loop, &dim);

        sizes[loop] = operand < 0 ? DYNAMIC : op->operands[operand]->type->shaped.dims[dim];
    }
    return sizes;
}

static bool verify_dimension(const Op *op, unsigned operand, unsigned dim, const AffineMap *map,
                             const int64_t *firsts, const int64_t *lasts)
{
    const AffineExpr *expr = map->results[dim];
    int64_t size = op->operands[operand]->type->shaped.dims[dim], first, last;
    Sb text = { 0 };

    if (size == DYNAMIC || size == 0 || !affine_eval(expr, firsts, NULL, &first)
        || !affine_eval(expr, lasts, NULL, &last))
        return true;
    if (first > last) {
        int64_t swapped = first;

        first = last;
        last = swapped;
    }
    if (first < 0) {
        affine_map_print(&text, map);
        op_error(op, "unexpected result less than 0 at expression #%u in %.*s", dim,
                 STR_ARG(sb_view(&text)));
        sb_free(&text);
        return false;
    }
    if (expr->kind == AFFINE_DIM ? last == size - 1 : last < size)
        return true;
    return op_error(op,
                    "inferred input/output operand #%u has shape's dimension #%u to be %s%llu, but "
                    "found %lld",
                    operand, dim, expr->kind == AFFINE_DIM ? "" : "greater than or equal to ",
                    (unsigned long long)last + 1, (long long)size);
}

static bool verify_shapes(const Op *op, const Structure *structure)
{
    int64_t *sizes = static_sizes(op, structure);
    int64_t *firsts = ARENA_ARRAY(&op_context(op)->arena, int64_t, structure->loops);
    int64_t *lasts = ARENA_ARRAY(&op_context(op)->arena, int64_t, structure->loops);

    for (unsigned i = 0; i < structure->loops; i++) {
        if (sizes[i] == DYNAMIC)
            return true; /* nothing is asked then (upstream's verifier) */
        lasts[i] = sizes[i] - 1;
    }
    for (unsigned i = 0; i < op->operand_count; i++)
        for (unsigned j = 0; j < structure->maps[i]->result_count; j++)
            if (!verify_dimension(op, i, j, structure->maps[i], firsts, lasts))
                return false;
    return true;
}

static bool verify_body(const Op *op)
{
    const Region *region = &op->regions[0];

    if (region->block_count != 1)
        return op_error(op, "expects to have 1 region with 1 block");
    if (region->first->arg_count != op->operand_count)
        return op_error(op, "expected as many non-induction variable region arguments as the "
                            "number of input/output operands");
    for (unsigned i = 0; i < op->operand_count; i++) {
        const Type *element = linalg_element(op->operands[i]),
                   *given = region->first->args[i]->type;

        if (given != element)
            return op_error(op,
                            "expected type of bb argument #%u ('%s') to match element or self type "
                            "of the corresponding operand ('%s')",
                            i, type_text(given), type_text(element));
    }
    return true;
}

static bool has_no_zero(const Op *op, const char *name)
{
    int index = def_attr_index(op->def, str_of(name));
    const Attr *numbers = index >= 0 ? op_inherent(op, (unsigned)index) : NULL;
    bool good = true;
    Arena scratch = { 0 };

    for (int64_t i = 0; numbers && i < type_num_elements(numbers->type); i++)
        good &= int_low_s(attr_element_bits(numbers, i, &scratch)) != 0;
    arena_free(&scratch);
    return good;
}

/* Of convolutions and poolings: a loop that is multiplied by zero is none of a window. */
static bool verify_windows(const Op *op)
{
    return (has_no_zero(op, "strides") && has_no_zero(op, "dilations"))
           || op_plain_error(op, "unexpected loop dimension for convolution op");
}

bool linalg_verify_fill(const Op *op)
{
    if (!linalg_is_structured(op))
        return op_plain_error(op, "expected a LinalgOp");
    if (linalg_input_count(op) != 1 || op->operand_count != 2)
        return op_plain_error(op, "expected op with 1 input and 1 output");
    return !linalg_has_elements(op->operands[0]->type)
           || op_plain_error(op, "expected op with scalar input");
}

bool linalg_verify(const Op *op)
{
    Structure structure;
    bool known;

    if (!linalg_verify_results(op))
        return false;
    if (linalg_input_count(op) == op->operand_count)
        return op_error(op, "expected at least one output operand");
    if (!verify_semantics(op) || !verify_maps(op, &known, &structure))
        return false;
    if (!known)
        return op_error(op, "expected maps of as many loops for all operands");
    return verify_windows(op) && verify_invertible(op, &structure) && verify_body(op)
           && verify_shapes(op, &structure);
}

/* Its own maps lead to dimensions that the usual ones lead to, too, or leave some out. */
static bool verify_own_map(const Op *op, const AffineMap *map, const AffineMap *usual)
{
    for (unsigned i = 0; i < map->result_count; i++) {
        bool found = false;

        for (unsigned j = 0; j < usual->result_count; j++)
            found |= map->results[i] == usual->results[j];
        if (!found)
            return op_error(op, "Unexpected dim expression in map result.");
    }
    return true;
}

bool linalg_verify_contraction(const Op *op)
{
    const Attr *maps = op_declared_attr(op, "indexing_maps");
    Structure usual;

    if (maps && maps->array.count == op->operand_count
        && linalg_formula_structure(op, &op_context(op)->arena, &usual))
        for (unsigned i = 0; i < usual.inputs; i++)
            if (maps->array.elements[i]->map->dim_count == usual.loops
                && !verify_own_map(op, maps->array.elements[i]->map, usual.maps[i]))
                return false;
    return linalg_verify_product(op);
}

bool linalg_are_dimensions(const Attr *list, int64_t bound)
{
    for (unsigned i = 0; i < list->dense.count; i++) {
        if (attr_i64_at(list, i) < 0 || attr_i64_at(list, i) >= bound)
            return false;
        for (unsigned j = 0; j < i; j++)
            if (attr_i64_at(list, i) == attr_i64_at(list, j))
                return false;
    }
    return true;
}
