/* Loads and stores of a loop that runs in strips. */
#include "interp/fast/access.h"
#include "interp/fast/pointer.h"
#include "interp/fast/slice.h"
#include "interp/fast/strip_plan.h"

#include <string.h>

typedef struct Access {
    bool stores, affine, pointer;
    unsigned memref; /* the operand's number; behind it, so many, */
    unsigned count;  /* subscripts, or what the map is applied to; of a pointer none */
} Access;

static bool is_access(const Node *node, Access *access)
{
    bool affine_store = node_is(node, PRIM_AFFINE_STORE);
    bool pointer_store = node_is(node, PRIM_POINTER_STORE);
    FastSlice slice;

    access->stores = affine_store || pointer_store || node_is(node, PRIM_STORE);
    access->affine = affine_store || node_is(node, PRIM_AFFINE_LOAD);
    access->pointer = pointer_store || node_is(node, PRIM_POINTER_LOAD);
    access->memref = access->stores ? 1 : 0;
    access->count = node->op->operand_count - access->memref - 1;
    if (access->stores || access->affine || access->pointer || node_is(node, PRIM_LOAD))
        return true;
    if (!fast_slice_of(node, &slice) || slice.vector_rank > 1)
        return false;
    access->stores = slice.stores;
    access->memref = slice.memref;
    access->count = slice.rank;
    return true;
}

static bool plan_subscripts(Plan *p, const Node *node, const Access *access, StripAccess *planned)
{
    const AffineMap *map = access->affine ? op_attr(node->op, "map")->map : NULL;
    unsigned first = access->memref + 1;

    if (map && access->count != map->dim_count + map->symbol_count)
        return false;
    for (unsigned i = 0; i < planned->rank; i++) {
        planned->subscripts[i] = map ? strip_linear_expr(p, node, map, first, map->results[i])
                                     : strip_linear(p, node, first + i);
        if (planned->subscripts[i] == NONE)
            return false;
    }
    return true;
}

/* Where it is, whatever it is of. */
static bool plan_place(Plan *p, const Node *node, const Access *access, StripAccess *planned)
{
    StripPointer pointer;

    if (!access->pointer) {
        planned->memref = fast_in(node, access->memref);
        planned->rank = node->op->operands[access->memref]->type->shaped.rank;
        return plan_subscripts(p, node, access, planned);
    }
    if (!strip_pointer(p, node, access->memref, &pointer))
        return false;
    planned->is_pointer = true;
    planned->rank = 1;
    planned->table = pointer.base;
    planned->memref = p->memrefs[pointer.base].word;
    planned->subscripts[0] = pointer.offset;
    return true;
}

/* Subscripts that are any numbers: strips. */
static bool plan_gathered_subscripts(Plan *p, const Node *node, const Access *access,
                                     StripAccess *planned)
{
    if (access->stores || access->affine || access->pointer || !planned->rank || planned->rank > 2
        || planned->lanes != 1)
        return false;
    for (unsigned i = 0; i < planned->rank; i++) {
        planned->subscripts[i] = strip_of(p, node, access->memref + 1 + i);
        if (planned->subscripts[i] == NONE)
            return false;
    }
    planned->gathers = true;
    return true;
}

static uint64_t lanes_of(const Node *node)
{
    const Slot *value = node->op->result_count ? &node->results[0] : &node->operands[0];

    return value->layout ? layout_lanes(value->layout) : 0;
}

static bool are_as_long(const Node *a, const Node *b)
{
    return lanes_of(a) == lanes_of(b);
}

static bool are_of_same_type(const Node *load, const Node *store)
{
    return load->op->results[0]->type == store->op->operands[0]->type;
}

/* The same element: one memref, the same subscripts; or one pointer, moved by as much. */
static bool are_at_same_place(Plan *p, const Node *a, const Access *of_a, const Node *b,
                              const Access *of_b)
{
    unsigned count = of_a->count + 1;
    StripPointer one, other;

    if (of_a->pointer || of_b->pointer)
        return of_a->pointer && of_b->pointer && are_of_same_type(a, b)
               && strip_pointer(p, a, of_a->memref, &one)
               && strip_pointer(p, b, of_b->memref, &other) && one.base == other.base
               && one.offset == other.offset;
    if (of_a->affine != of_b->affine || of_a->count != of_b->count || !are_as_long(a, b)
        || (of_a->affine && op_attr(a->op, "map") != op_attr(b->op, "map")))
        return false;
    for (unsigned i = 0; i < count; i++)
        if (a->op->operands[of_a->memref + i] != b->op->operands[of_b->memref + i])
            return false;
    return true;
}

/* The number of a block's first node among the path's. */
static unsigned first_node(const Plan *p, unsigned block)
{
    unsigned first = 0;

    while (block-- > 0)
        first += p->path.blocks[block]->count;
    return first;
}

static bool is_stored_later(Plan *p, const Node *load, const Access *access)
{
    for (unsigned b = 0; b < p->path.count; b++)
        for (unsigned n = 0; n < p->path.blocks[b]->count; n++) {
            const Node *node = &p->path.blocks[b]->nodes[n];
            Access other;

            if (is_access(node, &other) && other.stores
                && are_at_same_place(p, load, access, node, &other))
                return true;
        }
    return false;
}

static bool stays(const Plan *p, const StripAccess *access)
{
    for (unsigned i = 0; i < access->rank; i++)
        if (strip_grows(p, access->subscripts[i]))
            return false;
    return true;
}

/* Does an iteration, as it seems, load what the one before it stored? Whether that is so is found
 * when the loop runs. */
static bool seems_to_follow(Plan *p, const Node *load, const StripAccess *planned,
                            const Node *store, const Access *access)
{
    StripAccess stored = { 0 };

    if (access->pointer ? !planned->is_pointer || !are_of_same_type(load, store)
                        : store->op->operands[1] != load->op->operands[0])
        return false;
    if (!plan_place(p, store, access, &stored) || stored.memref != planned->memref)
        return false;
    for (unsigned i = 0; i < stored.rank; i++)
        if (strip_sample(p, stored.subscripts[i], 0) != strip_sample(p, planned->subscripts[i], 1))
            return false;
    return true;
}

/* The store in the body whose element the next iteration loads. */
static const Node *followed(Plan *p, const Node *load, const StripAccess *planned)
{
    const Node *found = NULL;

    if (planned->gathers || planned->lanes != 1 || stays(p, planned))
        return NULL;
    for (unsigned b = 0; b < p->path.count; b++)
        for (unsigned n = 0; n < p->path.blocks[b]->count; n++) {
            const Node *node = &p->path.blocks[b]->nodes[n];
            Access access;

            if (first_node(p, b) + n > p->at && is_access(node, &access) && access.stores
                && lanes_of(node) == 1 && seems_to_follow(p, load, planned, node, &access))
                found = node;
        }
    return found;
}

/* The load gives what the last store before it in the iteration has stored. */
static bool plan_forwarded(const Plan *p, const StripAccess *load, uint8_t *value)
{
    for (unsigned i = p->loop.access_count; i-- > 0;)
        if (p->accesses[i].stores) {
            *value = p->accesses[i].value;
            return strip_is_same_element(&p->accesses[i], load);
        }
    return false;
}

uint8_t strip_plan_load(Plan *p, const Node *node, StripAccess *access)
{
    const Node *store;
    StripOp *op;

    if (!access->loop && plan_forwarded(p, access, &access->value))
        return access->value;
    if (p->loop.access_count == STRIP_ACCESSES)
        return NONE;
    store = access->cell || access->loop ? NULL : followed(p, node, access);
    access->value = strip_add_buffer(p, (StripRow){ access->bytes, access->lanes });
    op = strip_add_op(p, access->gathers ? STRIP_GATHER : STRIP_LOAD, access->value);
    if (!op)
        return NONE;
    op->in[0] = (uint8_t)p->loop.access_count;
    access->follows = store != NULL;
    access->cell |= access->follows;
    op->uniform = !access->cell && !access->gathers && stays(p, access);
    p->buffers[access->value].uniform = op->uniform;
    if (access->cell
        && strip_add_carried(p, (StripCarried){ .load = node,
                                                .store = store,
                                                .access = (uint8_t)p->loop.access_count,
                                                .value = access->value })
               == NONE)
        return NONE;
    p->accesses[p->loop.access_count++] = *access;
    return access->value;
}

/* Is it what a load before it, in the next iteration, loads? */
static bool plan_store_followed(Plan *p, const Node *node, StripAccess *planned)
{
    for (unsigned i = 0; i < p->loop.carried_count; i++) {
        StripCarried *carried = &p->carried[i];

        if (!carried->load || carried->store != node)
            continue;
        if (!strip_close_carried(p, carried, planned->value))
            return false;
        planned->value = carried->next;
        planned->followed = carried->stored = true;
        p->accesses[carried->access].from = (uint8_t)p->loop.access_count;
    }
    return true;
}

/* Is it a cell, loaded before, that the store changes? */
static bool plan_store_to_cell(Plan *p, const Node *node, const Access *access,
                               StripAccess *planned)
{
    for (unsigned i = 0; i < p->loop.carried_count; i++) {
        StripCarried *carried = &p->carried[i];
        Access load;

        if (!carried->load || carried->store || !is_access(carried->load, &load)
            || !are_at_same_place(p, carried->load, &load, node, access))
            continue;
        if (!strip_close_carried(p, carried, planned->value))
            return false;
        planned->value = carried->next;
        carried->stored = planned->cell = true;
    }
    return true;
}

/* There are no more of them than accesses. */
static uint8_t add_memref(Plan *p, const StripAccess *access)
{
    unsigned count = p->loop.memref_count;

    for (unsigned i = 0; i < count; i++)
        if (!p->memrefs[i].is_pointer && p->memrefs[i].word == access->memref
            && p->memrefs[i].bytes == access->bytes)
            return (uint8_t)i;
    p->memrefs[count] = (StripMemref){ .word = access->memref,
                                       .rank = (uint8_t)access->rank,
                                       .bytes = (uint8_t)access->bytes };
    p->loop.memref_count++;
    return (uint8_t)count;
}

static bool plan_load(Plan *p, const Node *node, const Access *access, StripAccess *planned)
{
    if (p->inner)
        return strip_plan_inner_load(p, node, planned);
    planned->cell = !planned->gathers && stays(p, planned) && is_stored_later(p, node, access);
    return strip_know(p, node->op->results[0], KNOWN_STRIP, strip_plan_load(p, node, planned));
}

bool strip_add_store(Plan *p, const StripAccess *access)
{
    StripOp *op = p->loop.access_count < STRIP_ACCESSES ? strip_add_op(p, STRIP_STORE, 0) : NULL;

    if (!op)
        return false;
    op->in[0] = (uint8_t)p->loop.access_count;
    p->accesses[p->loop.access_count++] = *access;
    return true;
}

/* Does strips' way with memory fit it? */
static bool fits(const Plan *p, const Node *node, const Access *access, StripAccess *planned)
{
    const Value *memref = node->op->operands[access->memref];
    const Slot *value = access->stores ? &node->operands[0] : &node->results[0];
    uint64_t alignment;

    if (!planned->bytes)
        return false;
    if (!access->pointer)
        return !strip_is_inside(p, memref) && memref->type->kind == TYPE_MEMREF
               && memref->type->shaped.element->kind
                      != TYPE_VECTOR /* lies further apart than lanes */
               && memref->type->shaped.rank <= STRIP_RANK && !op_attr(node->op, "alignment");
    alignment = fast_pointer_alignment(node, value);
    planned->alignment = (uint32_t)(alignment > planned->bytes ? alignment : planned->bytes);
    return alignment && alignment <= UINT32_MAX && !layout_is_vector(value->layout);
}

static bool plan_store(Plan *p, const Node *node, const Access *access, StripAccess *planned)
{
    planned->value = strip_of(p, node, 0);
    if (p->inner)
        return planned->value != NONE && strip_plan_inner_store(p, planned);
    return planned->value != NONE && plan_store_to_cell(p, node, access, planned)
           && plan_store_followed(p, node, planned) && strip_add_store(p, planned);
}

static bool plan_access(Plan *p, const Node *node, const Access *access)
{
    const Slot *value = access->stores ? &node->operands[0] : &node->results[0];
    StripRow row = strip_row(fast_machine(p->c), value);
    StripAccess planned = { .bytes = row.bytes, .lanes = row.lanes, .stores = access->stores };

    if (p->loop.access_count == STRIP_ACCESSES || !fits(p, node, access, &planned))
        return false;
    planned.flags = row.lanes == 1 && fast_is_narrow(value);
    p->loop.work += row.lanes > 1 || layout_is_vector(value->layout) ? row.lanes : 0;
    if (!plan_place(p, node, access, &planned)
        && !plan_gathered_subscripts(p, node, access, &planned))
        return false;
    if (!access->pointer)
        planned.table = add_memref(p, &planned);
    return access->stores ? plan_store(p, node, access, &planned)
                          : plan_load(p, node, access, &planned);
}

bool strip_is_store_to(Plan *p, const Node *node, const Node *load)
{
    Access store, loads;

    return is_access(node, &store) && store.stores && is_access(load, &loads)
           && are_at_same_place(p, load, &loads, node, &store);
}

bool strip_varies(const Plan *p, const StripAccess *access)
{
    for (unsigned i = 0; !access->gathers && i < access->rank; i++)
        if (strip_goes_round(p, access->subscripts[i]))
            return true;
    return false;
}

bool strip_is_access(const Node *node)
{
    Access access;

    return is_access(node, &access);
}

bool strip_plan_access(Plan *p, const Node *node)
{
    Access access;

    return is_access(node, &access) && plan_access(p, node, &access);
}
