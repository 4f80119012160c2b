/* Running a structured operation: sizes are checked, tensors lent as memory, then its loops run. */
#include "dialects/access.h"
#include "dialects/linalg/linalg.h"
#include "dialects/values/tensor.h"

typedef struct View { /* of an operand */
    const Type *type; /* as the loops see it */
    MemRef memref;    /* where it has a shape */
    Tensor *tensor;   /* held; NULL: it is none */
    uint64_t *epoch;
    bool made; /* for this run, of poison */
    bool lent; /* by this view, and no other of the same tensor */
} View;

typedef struct Run {
    Structure structure;
    View *views;    /* one an operand */
    int64_t *sizes; /* of loops */
} Run;

/* Sizes. */

static Flow contradiction(Step *s, const Run *run, unsigned operand, unsigned dim, unsigned loop)
{
    unsigned other_dim;
    int other = linalg_loop_operand(s->op, &run->structure, loop, &other_dim);

    return undefined_by(
        s, "L1",
        "dimension %u of %s (operand #%u) has size %lld, and dimension %u of %s (operand "
        "#%d), which the same loop goes along, %lld",
        dim, name_in(s, operand), operand, (long long)run->views[operand].memref.sizes[dim],
        other_dim, name_in(s, (unsigned)other), other, (long long)run->sizes[loop]);
}

static void find_sizes(Step *s, Run *run)
{
    unsigned dim;

    for (unsigned loop = 0; loop < run->structure.loops; loop++) {
        int operand = linalg_loop_operand(s->op, &run->structure, loop, &dim);

        run->sizes[loop] = run->views[operand].memref.sizes[dim];
    }
}

static bool runs_at_all(const Run *run)
{
    for (unsigned loop = 0; loop < run->structure.loops; loop++)
        if (run->sizes[loop] == 0)
            return false;
    return true;
}

/* Whose sizes make an index what it is. */
static void note_lengths(Step *s, const Run *run, const AffineExpr *expr)
{
    for (unsigned loop = 0; loop < run->structure.loops; loop++) {
        unsigned dim;
        int operand = linalg_loop_operand(s->op, &run->structure, loop, &dim);

        if (linalg_uses_loop(expr, loop))
            note_operation(
                s, s->op,
                "a loop of that index goes along dimension %u of %s (operand #%d), which "
                "has size %lld",
                dim, name_in(s, (unsigned)operand), operand, (long long)run->sizes[loop]);
    }
}

/* What is no loop's index alone: at the first and at the last point of all loops. */
static Flow check_index(Step *s, const Run *run, unsigned operand, unsigned dim, bool last)
{
    const AffineExpr *expr = run->structure.maps[operand]->results[dim];
    int64_t size = run->views[operand].memref.sizes[dim], index;
    int64_t *point = ARENA_ARRAY(s->arena, int64_t, run->structure.loops);

    for (unsigned loop = 0; last && loop < run->structure.loops; loop++)
        point[loop] = run->sizes[loop] - 1;
    if (!affine_eval(expr, point, NULL, &index) || (index >= 0 && index < size))
        return FLOW_NEXT;
    undefined(s, "dimension %u of %s (operand #%u) has size %lld, and the loops come to index %lld",
              dim, name_in(s, operand), operand, (long long)size, (long long)index);
    if (last)
        note_lengths(s, run, expr);
    return by_decision(s, "L1");
}

static Flow check_dimension(Step *s, const Run *run, unsigned operand, unsigned dim)
{
    const AffineExpr *expr = run->structure.maps[operand]->results[dim];
    int64_t size = run->views[operand].memref.sizes[dim];

    if (expr->kind == AFFINE_DIM)
        return size == run->sizes[expr->position]
                   ? FLOW_NEXT
                   : contradiction(s, run, operand, dim, expr->position);
    if (!runs_at_all(run))
        return FLOW_NEXT;
    return check_index(s, run, operand, dim, false) == FLOW_END
               ? FLOW_END
               : check_index(s, run, operand, dim, true);
}

static Flow check_shapes(Step *s, Run *run)
{
    run->sizes = ARENA_ARRAY(s->arena, int64_t, run->structure.loops);
    find_sizes(s, run);
    for (unsigned i = 0; i < s->op->operand_count; i++)
        for (unsigned d = 0; d < run->structure.maps[i]->result_count; d++)
            if (check_dimension(s, run, i, d) == FLOW_END)
                return FLOW_END;
    return FLOW_NEXT;
}

/* Views. */

/* One of which every element is that poison. NULL: its size is not known, or no memory is left. */
static Tensor *poison_tensor(Step *s, unsigned operand)
{
    const Type *type = s->op->operands[operand]->type;
    uint64_t *sizes = ARENA_ARRAY(s->arena, uint64_t, type->shaped.rank);

    if (!type_has_static_shape(type)) {
        undefined_poison(s, poison_origin(s, operand), "the size of %s (operand #%u) is poison",
                         name_in(s, operand), operand);
        return NULL;
    }
    for (unsigned i = 0; i < type->shaped.rank; i++)
        sizes[i] = (uint64_t)type->shaped.dims[i];
    return tensor_made_of(s, layout_of(s, type->shaped.element), sizes, type->shaped.rank,
                          poison_origin(s, operand));
}

static Flow view_tensor(Step *s, View *view, unsigned operand)
{
    view->made = is_poison(s, operand);
    view->tensor = view->made ? poison_tensor(s, operand) : tensor_hold(tensor_in(s, operand));
    if (!view->tensor)
        return FLOW_END;
    view->memref.element = s->op->operands[operand]->type->shaped.element;
    view->memref.rank = view->tensor->rank;
    for (unsigned i = 0; i < view->tensor->rank; i++) {
        view->memref.sizes[i] = (int64_t)view->tensor->sizes[i];
        view->memref.strides[i] = (int64_t)view->tensor->strides[i];
    }
    return FLOW_NEXT;
}

static Flow view_operand(Step *s, const Run *run, unsigned operand)
{
    const Type *type = s->op->operands[operand]->type;
    View *view = &run->views[operand];

    view->type = linalg_view_type(type);
    if (!linalg_has_elements(type))
        return FLOW_NEXT;
    if (type->shaped.rank > MEMREF_MAX_RANK)
        return unsupported(s, "an operand of %u dimensions", type->shaped.rank);
    if (type->kind == TYPE_TENSOR)
        return view_tensor(s, view, operand);
    if (is_poison(s, operand))
        return undefined_poison(s, poison_origin(s, operand),
                                "the memref %s (operand #%u) is poison", name_in(s, operand),
                                operand);
    return memref_in(s, operand, &view->memref) ? check_life(s, &view->memref) : FLOW_END;
}

/* Outputs are changed: what was held of them is let go, and they are taken. */
static Flow take_output(Step *s, View *view, unsigned operand)
{
    if (!view->tensor || view->made)
        return FLOW_NEXT;
    tensor_release(view->tensor);
    view->tensor = tensor_taken(s, operand);
    return view->tensor ? FLOW_NEXT : FLOW_END;
}

static void lend(Step *s, View *view)
{
    Allocation *memory = view->tensor ? &view->tensor->memory : NULL;

    if (!memory)
        return;
    if (!memory->id) {
        memory_lend(memory_in(s), memory, &view->epoch);
        memory->made = s->op;
        view->lent = true;
    }
    view->memref.allocated = view->memref.aligned = (Pointer){ memory->id, memory->address };
}

static void end_loans(Step *s, const Run *run)
{
    for (unsigned i = 0; i < s->op->operand_count; i++)
        if (run->views[i].lent)
            memory_take_back(memory_in(s), &run->views[i].tensor->memory, run->views[i].epoch);
}

static Place argument(Step *s, const View *view, unsigned operand)
{
    Place place;

    if (!linalg_has_elements(view->type))
        return operand_place(s, operand);
    place = scratch_place(s, layout_of(s, view->type));
    place_set_memref(place, view->type, &view->memref);
    return place;
}

static Flow call_loops(Step *s, const Run *run)
{
    unsigned operands = s->op->operand_count;
    Place *arguments = ARENA_ARRAY(s->arena, Place, operands + capture_count(s));

    for (unsigned i = 0; i < operands; i++)
        arguments[i] = argument(s, &run->views[i], i);
    for (unsigned i = 0; i < capture_count(s); i++)
        arguments[operands + i] = captured(s, i);
    return call_helper(s, arguments);
}

static void give_results(Step *s, const Run *run)
{
    unsigned result = 0;

    for (unsigned i = 0; i < s->op->operand_count; i++) {
        const View *view = &run->views[i];

        if (view->tensor && i >= run->structure.inputs)
            give_tensor(s, result++, view->tensor);
        else if (view->tensor)
            tensor_release(view->tensor);
    }
}

Flow linalg_run(Step *s)
{
    Run run = { .views = ARENA_ARRAY(s->arena, View, s->op->operand_count) };

    if (!has_helper(s) || !linalg_structure(s->op, s->arena, &run.structure))
        return unsupported(s, "this operation");
    for (unsigned i = 0; i < s->op->operand_count; i++)
        if (view_operand(s, &run, i) == FLOW_END)
            return FLOW_END;
    if (check_shapes(s, &run) == FLOW_END)
        return FLOW_END;
    for (unsigned i = run.structure.inputs; i < s->op->operand_count; i++)
        if (take_output(s, &run.views[i], i) == FLOW_END)
            return FLOW_END;
    for (unsigned i = 0; i < s->op->operand_count; i++)
        lend(s, &run.views[i]);
    if (runs_at_all(&run) && call_loops(s, &run) == FLOW_END)
        return FLOW_END;
    end_loans(s, &run);
    give_results(s, &run);
    return FLOW_NEXT;
}
