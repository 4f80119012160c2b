/* Views of memrefs (access.h): words of the frame that are kept for each, and that say nothing of a
 * memref that is new. One that is what the value was before, in the same frame, is not new: calls
 * hand on the same memrefs again and again. */
#include "interp/fast/access.h"
#include "interp/fast/compiler.h"

uint32_t fast_view(const FastCompiler *c, const Value *memref)
{
    return memref->slot < c->views.len ? c->views.data[memref->slot] : 0;
}

/* The words that a view depends on, of so many dimensions. */
static inline uint32_t count_words(unsigned rank)
{
    return MEMREF_SIZES - MEMREF_ALIGNED + 2 * rank;
}

/* to: the view; a: those words of the memref. */
static inline __attribute__((always_inline)) Flow renew(const FastOp *op, uint64_t *words,
                                                        Machine *machine, unsigned rank)
{
    uint64_t *view = words + op->to, *known = view + VIEW_MEMREF, differ = 0;
    const uint64_t *memref = words + op->a;

#pragma GCC unroll 8
    for (uint32_t i = 0; i < count_words(rank); i++)
        differ |= known[i] ^ memref[i];
    if (differ) {
        view[VIEW_READ] = view[VIEW_WRITE] = 0;
        for (uint32_t i = 0; i < count_words(rank); i++)
            known[i] = memref[i];
    }
    return fast_next(op, words, machine);
}

static Flow renew_row(FAST_PARAMETERS)
{
    return renew(op, words, machine, 1);
}

static Flow renew_plane(FAST_PARAMETERS)
{
    return renew(op, words, machine, 2);
}

static void emit_renew(FastCompiler *c, const Value *value, const Slot *slot)
{
    uint32_t view = fast_spare(c, VIEW_WORDS);
    FastOp *op = fast_emit(c, value->type->shaped.rank == 1 ? renew_row : renew_plane);

    while (c->views.len <= value->slot)
        vec_push(&c->views, 0);
    c->views.data[value->slot] = view;
    op->to = view;
    op->a = slot->word + MEMREF_ALIGNED;
}

void fast_emit_fresh_views(FastCompiler *c)
{
    Value *const *values = c->fresh;

    for (unsigned i = 0; i < c->fresh_count; i++) {
        const Type *type = values[i]->type;

        if (type->kind == TYPE_MEMREF && type->shaped.rank >= 1 && type->shaped.rank <= VIEW_RANK)
            emit_renew(c, values[i], &c->fresh_slots[i]);
    }
    c->fresh_count = 0;
}

void fast_set_fresh(FastCompiler *c, Value *const *values, const Slot *slots, unsigned count)
{
    c->fresh = values;
    c->fresh_slots = slots;
    c->fresh_count = count;
}
