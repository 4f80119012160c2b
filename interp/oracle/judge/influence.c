#include "interp/oracle/judge/influence.h"

#include "core/define/alias.h"
#include "core/ir/definition.h"
#include "interp/oracle/judge/fast_math.h"

static bool has(const Influence *in, const void *key)
{
    return map_get(&in->marks, KEY_OF(key)) != NULL;
}

static void mark(Influence *in, const void *key)
{
    const void **own;

    if (has(in, key))
        return;
    own = ARENA_COPY(&in->arena, const void *, &key, 1);
    map_put(&in->marks, (Str){ (const char *)own, sizeof *own }, own);
    in->grew = true;
}

static void set(Influence *in, bool *what)
{
    in->grew |= !*what;
    *what = true;
}

static void mark_results(Influence *in, const Op *op)
{
    for (unsigned i = 0; i < op->result_count; i++)
        mark(in, op->results[i]);
}

static void mark_arguments(Influence *in, const Op *op)
{
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (unsigned k = 0; k < block->arg_count; k++)
                mark(in, block->args[k]);
}

/* Is it decided whether the operation is executed? */
static bool is_decided(const Influence *in, const Op *op)
{
    for (const Op *parent = op_parent(op); parent; parent = op_parent(parent))
        if (has(in, parent))
            return true;
    return false;
}

/* Is one of these operands influenced; of those that can decide something, or of all? */
static bool takes(const Influence *in, const Op *op, unsigned first, unsigned count, bool deciding)
{
    for (unsigned i = first; i < first + count; i++)
        if (has(in, op->operands[i])
            && !(deciding && type_element(op->operands[i]->type)->kind == TYPE_FLOAT))
            return true;
    return false;
}

/* Handing on. */

/* With a body. */
static const Op *callee_of(const Influence *in, const Op *op)
{
    const Op *callee = reach_callee(in->reach, op);

    return callee && callee->region_count && callee->regions[0].first ? callee : NULL;
}

/* A function from outside may print, and write. */
static void call(Influence *in, const Op *op, bool decided)
{
    const Op *callee = callee_of(in, op);
    bool taken = decided || takes(in, op, 0, op->operand_count, false);

    if (!callee && taken) {
        mark_results(in, op);
        set(in, &in->memory);
        set(in, &in->text);
    }
    if (!callee)
        return;
    for (unsigned i = 0; i < op->operand_count && i < callee->regions[0].first->arg_count; i++)
        if (has(in, op->operands[i]))
            mark(in, callee->regions[0].first->args[i]);
    if (decided)
        mark(in, callee);
    if (has(in, callee->regions))
        mark_results(in, op);
}

static void give_back(Influence *in, const Op *function, unsigned index)
{
    mark(in, function->regions);
    if (function != in->reach->ops.data[0])
        return;
    while (in->results.len <= index)
        vec_push(&in->results, false);
    set(in, &in->results.data[index]);
}

static LoopKind loop_of(const Op *op)
{
    return op->def ? op->def->loop : NOT_A_LOOP;
}

/* Into regions: what a loop starts with goes where it is carried, all else everywhere. */
static void enter(Influence *in, const Op *op)
{
    unsigned carried = loop_of(op) == LOOP_COUNTED ? op->result_count : 0;

    for (unsigned i = 0; i < op->operand_count; i++) {
        unsigned behind = op->operand_count - i; /* counted from the end */

        if (!has(in, op->operands[i]))
            continue;
        if (behind <= carried) {
            const Block *block = op->regions[0].first;

            mark(in, op->results[carried - behind]);
            mark(in, block->args[block->arg_count - behind]);
            continue;
        }
        mark_results(in, op);
        mark_arguments(in, op);
        if (takes(in, op, i, 1, true))
            mark(in, op);
    }
}

/* Operand `index` of a region's terminator goes to the operation around it, and, of a loop, to the
 * argument that carries it on. */
static void yield(Influence *in, const Op *op, unsigned index)
{
    Op *parent = op_parent(op);
    bool counted = op->operand_count == parent->result_count;

    if (!def_has(parent->def, PURE | NO_MEMORY_EFFECT | RECURSIVE_EFFECTS))
        set(in, &in->memory);
    if (def_has(parent->def, TERMINATOR)) /* a reduction, of the loop around it */
        mark_results(in, op_parent(parent));
    if (!counted) {
        mark_results(in, parent);
        mark_arguments(in, parent);
        if (takes(in, op, index, 1, true))
            mark(in, parent);
        return;
    }
    mark(in, parent->results[index]);
    if (loop_of(parent) == LOOP_COUNTED)
        mark(in, op->block->args[op->block->arg_count - op->operand_count + index]);
    else if (loop_of(parent) != LOOP_NEST)
        mark_arguments(in, parent);
}

static void branch(Influence *in, const Op *op)
{
    unsigned decides = op->operand_count;

    for (unsigned i = 0; i < op->successor_count; i++) {
        unsigned count, first = op_successor_operands(op, i, &count);

        decides = first < decides ? first : decides;
        for (unsigned k = 0; k < count; k++)
            if (has(in, op->operands[first + k]))
                mark(in, op->successors[i]->args[k]);
    }
    if (op->successor_count > 1 && takes(in, op, 0, decides, false))
        mark(in, op_parent(op));
}

static void leave(Influence *in, const Op *op, bool decided)
{
    const Op *parent = op_parent(op);

    for (unsigned i = 0; i < op->operand_count; i++) {
        if (!decided && !has(in, op->operands[i]))
            continue;
        if (def_has(parent->def, SYMBOL))
            give_back(in, parent, i);
        else
            yield(in, op, i);
    }
}

/* What it does to anything but its results. */
static void affect(Influence *in, const Op *op, bool decided, bool taken)
{
    const OpDef *rules = op->def ? def_rules(op_context(op), op->def) : NULL;
    bool may_end = rules && (rules->undefined || op_is(op, "cf.assert"));

    if (may_end && (decided || takes(in, op, 0, op->operand_count, true)))
        set(in, &in->ends);
    if (op_has(op, PURE | NO_MEMORY_EFFECT | RECURSIVE_EFFECTS | TERMINATOR))
        return;
    if (taken && op_is(op, "vector.print"))
        set(in, &in->text);
    else if (taken)
        set(in, &in->memory);
    for (unsigned i = 0; in->memory && i < op->result_count; i++)
        if (!type_is_any_memref(op->results[i]->type))
            mark(in, op->results[i]);
}

static bool see(void *state, const Op *op)
{
    Influence *in = state;
    bool decided = is_decided(in, op);
    bool taken =
        decided || takes(in, op, 0, op->operand_count, false) || fast_leeway(op) & in->leeway;

    if (def_has(op->def, SYMBOL))
        return true;
    if (callee_of(in, op) || op_is(op, "func.call") || op_is(op, "func.call_indirect")) {
        call(in, op, decided);
        return true;
    }
    if (op->region_count)
        enter(in, op);
    if (decided || (taken && !op->region_count))
        mark_results(in, op);
    affect(in, op, decided, taken);
    if (op->successor_count)
        branch(in, op);
    else if (op_has(op, TERMINATOR))
        leave(in, op, decided);
    return true;
}

Influence influence_of(const Reach *reach, unsigned leeway)
{
    Influence in = { .reach = reach, .leeway = leeway };

    do {
        in.grew = false;
        reach_walk(reach, see, &in);
    } while (in.grew);
    in.reach = NULL;
    return in;
}

void influence_free(Influence *influence)
{
    map_free(&influence->marks);
    vec_free(&influence->results);
    arena_free(&influence->arena);
}

bool influence_on(const Influence *influence, CellId id)
{
    bool result = id.part < influence->results.len && influence->results.data[id.part];

    switch (id.kind) {
    case CELL_RESULT:
    case CELL_SIZE:
        return result;
    case CELL_ELEMENT:
        return result || influence->memory;
    default:
        return influence->memory;
    }
}
