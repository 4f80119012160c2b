/* Views of memrefs (access.h): words of the frame that are kept for each, and that say nothing
 * while the memref is new. */
#include "interp/fast/access.h"
#include "interp/fast/compiler.h"

uint32_t fast_view(const FastCompiler *c, const Value *memref)
{
    return memref->slot < c->views.len ? c->views.data[memref->slot] : 0;
}

static Flow forget(FAST_PARAMETERS)
{
    words[op->to + VIEW_READ] = words[op->to + VIEW_WRITE] = 0;
    return fast_next(op, words, machine);
}

void fast_emit_fresh_views(FastCompiler *c)
{
    Value *const *values = c->fresh;

    for (unsigned i = 0; i < c->fresh_count; i++) {
        const Type *type = values[i]->type;

        if (type->kind != TYPE_MEMREF || type->shaped.rank < 1 || type->shaped.rank > 2)
            continue;
        while (c->views.len <= values[i]->slot)
            vec_push(&c->views, 0);
        c->views.data[values[i]->slot] = fast_spare(c, VIEW_WORDS);
        fast_emit(c, forget)->to = c->views.data[values[i]->slot];
    }
    c->fresh_count = 0;
}

void fast_set_fresh(FastCompiler *c, Value *const *values, unsigned count)
{
    c->fresh = values;
    c->fresh_count = count;
}
