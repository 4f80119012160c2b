/* How structured operations loop: from attributes, where they write it out, or from what they are.
 */
#include "dialects/linalg/linalg.h"

#include <string.h>

unsigned linalg_input_count(const Op *op)
{
    return op_group_size(op, 0);
}

bool linalg_is_structured(const Op *op)
{
    return op->def && op->def->helper == linalg_loops;
}

bool linalg_has_elements(const Type *type)
{
    return type->kind == TYPE_TENSOR || type->kind == TYPE_MEMREF;
}

const Type *linalg_element(const Value *operand)
{
    return linalg_has_elements(operand->type) ? operand->type->shaped.element : operand->type;
}

static const Type *last_type(const Op *op)
{
    return op->operand_count ? op->operands[op->operand_count - 1]->type : NULL;
}

static const AffineMap **new_maps(const Op *op, Arena *arena)
{
    return ARENA_ARRAY(arena, const AffineMap *, op->operand_count);
}

static void set_structure(const Op *op, Structure *structure, unsigned loops,
                          const AffineMap *const *maps, const bool *reduces)
{
    unsigned inputs = linalg_input_count(op);

    *structure = (Structure){ loops, inputs, op->operand_count - inputs, maps, reduces };
}

/* The identity without the dimensions that the list has. */
static const AffineMap *map_without(const Op *op, Arena *arena, unsigned rank, const Attr *list)
{
    Context *context = op_context(op);
    const AffineExpr **exprs = ARENA_ARRAY(arena, const AffineExpr *, rank);
    unsigned count = 0;

    for (unsigned i = 0; i < rank; i++) {
        bool listed = false;

        for (unsigned j = 0; j < list->dense.count; j++)
            listed |= attr_i64_at(list, j) == i;
        if (!listed)
            exprs[count++] = affine_dim(context, i);
    }
    return affine_map(context, rank, 0, count, exprs);
}

/* linalg.map, linalg.softmax: all operands go with all loops. */
static bool map_structure(const Op *op, Arena *arena, Structure *structure)
{
    const AffineMap **maps = new_maps(op, arena);
    unsigned rank = last_type(op)->shaped.rank;

    for (unsigned i = 0; i < op->operand_count; i++)
        maps[i] = affine_identity_map(op_context(op), rank);
    set_structure(op, structure, rank, maps, ARENA_ARRAY(arena, bool, rank));
    return true;
}

/* linalg.reduce, linalg.broadcast: of inputs and outputs one side lacks the dimensions listed. */
static bool listed_structure(const Op *op, Arena *arena, Structure *structure)
{
    bool reduces = op_is(op, "linalg.reduce");
    const Attr *list = op_inherent(op, 0);
    const Type *type = op->operands[reduces ? 0 : 1]->type;
    unsigned rank = type->shaped.rank, inputs = linalg_input_count(op);
    const AffineMap **maps = new_maps(op, arena);
    bool *reductions = ARENA_ARRAY(arena, bool, rank);

    for (unsigned i = 0; i < op->operand_count; i++)
        maps[i] = (i < inputs) == reduces ? affine_identity_map(op_context(op), rank)
                                          : map_without(op, arena, rank, list);
    for (unsigned i = 0; i < list->dense.count && reduces; i++)
        if (attr_i64_at(list, i) >= 0 && attr_i64_at(list, i) < rank)
            reductions[attr_i64_at(list, i)] = true;
    set_structure(op, structure, rank, maps, reductions);
    return true;
}

/* Dimension i of the result is dimension permutation[i] of the input. */
static bool transpose_structure(const Op *op, Arena *arena, Structure *structure)
{
    Context *context = op_context(op);
    const Attr *permutation = op_inherent(op, 0);
    unsigned rank = last_type(op)->shaped.rank;
    const AffineExpr **exprs = ARENA_ARRAY(arena, const AffineExpr *, rank);
    const AffineMap **maps = new_maps(op, arena);

    if (permutation->dense.count != rank)
        return false;
    for (unsigned i = 0; i < rank; i++) {
        int64_t from = attr_i64_at(permutation, i);

        if (from < 0 || from >= rank)
            return false;
        exprs[from] = affine_dim(context, i);
    }
    for (unsigned i = 0; i < rank; i++)
        if (!exprs[i])
            return false;
    maps[0] = affine_map(context, rank, 0, rank, exprs);
    maps[1] = affine_identity_map(context, rank);
    set_structure(op, structure, rank, maps, ARENA_ARRAY(arena, bool, rank));
    return true;
}

/* Maps in an attribute. */

static bool read_maps(const Op *op, const Attr *list, const AffineMap **maps)
{
    if (!list || list->array.count != op->operand_count || !op->operand_count)
        return false;
    for (unsigned i = 0; i < op->operand_count; i++) {
        maps[i] = list->array.elements[i]->map;
        if (maps[i]->dim_count != maps[0]->dim_count)
            return false;
    }
    return true;
}

static const bool *read_iterators(Arena *arena, const Attr *list, unsigned loops)
{
    bool *reduces = ARENA_ARRAY(arena, bool, loops);

    for (unsigned i = 0; i < loops; i++)
        reduces[i] = attr_enum_value(list->array.elements[i]) != 0;
    return reduces;
}

const bool *linalg_reductions(Arena *arena, const AffineMap *output)
{
    bool *reduces = ARENA_ARRAY(arena, bool, output->dim_count);

    memset(reduces, true, output->dim_count);
    for (unsigned i = 0; i < output->result_count; i++)
        if (output->results[i]->kind == AFFINE_DIM)
            reduces[output->results[i]->position] = false;
    return reduces;
}

static bool attribute_structure(const Op *op, Arena *arena, Structure *structure)
{
    const AffineMap **maps = new_maps(op, arena);
    const Attr *iterators = op_declared_attr(op, "iterator_types");

    if (!read_maps(op, op_declared_attr(op, "indexing_maps"), maps))
        return false;
    if (iterators && iterators->array.count != maps[0]->dim_count)
        return false;
    set_structure(op, structure, maps[0]->dim_count, maps,
                  iterators ? read_iterators(arena, iterators, maps[0]->dim_count)
                            : linalg_reductions(arena, maps[op->operand_count - 1]));
    return true;
}

/* Of those whose loops are no maps' affair: what they run as has its own. */
static bool no_structure(const Op *op, Arena *arena, Structure *structure)
{
    const AffineMap **maps = new_maps(op, arena);

    for (unsigned i = 0; i < op->operand_count; i++)
        maps[i] = affine_map(op_context(op), 0, 0, 0, NULL);
    set_structure(op, structure, 0, maps, NULL);
    return true;
}

bool linalg_structure(const Op *op, Arena *arena, Structure *structure)
{
    const Attr *maps = op_declared_attr(op, "indexing_maps");

    if (op_is(op, "linalg.map") || op_is(op, "linalg.softmax"))
        return map_structure(op, arena, structure);
    if (op_is(op, "linalg.reduce") || op_is(op, "linalg.broadcast"))
        return listed_structure(op, arena, structure);
    if (op_is(op, "linalg.transpose"))
        return transpose_structure(op, arena, structure);
    if (maps && (maps->array.count || !op->def->formula))
        return attribute_structure(op, arena, structure);
    if (op_is(op, "linalg.elementwise"))
        return type_has_rank(last_type(op)) && map_structure(op, arena, structure);
    return op->def->formula ? linalg_formula_structure(op, arena, structure)
                            : no_structure(op, arena, structure);
}
