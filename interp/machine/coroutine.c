#include "interp/machine/coroutine.h"

#include "dialects/access.h"
#include "interp/machine/attached.h"
#include "interp/machine/lifetime.h"

#include <string.h>

typedef enum Phase {
    PHASE_RUNS,
    PHASE_SAVED, /* it runs, and may be gone on with at the suspension that follows */
    PHASE_SUSPENDED,
    PHASE_FINAL, /* suspended for the last time: it can only be destroyed */
    PHASE_ENDED,
} Phase;

typedef struct Coroutine {
    Attached attached; /* to its handle */
    Phase phase;
    Pointer promise;
    Frame kept;              /* what its frame held when it was suspended */
    const BlockNodes *block; /* of the suspension that it waits at */
    const Node *node;
    const Op *save;      /* that of PHASE_SAVED */
    const Frame *active; /* the one that is it now; NULL while it is suspended */
    unsigned frames;     /* of calls that have not returned, and are it or were */
    VEC(AllocationId) stack;
    uint64_t bytes; /* of what is kept */
} Coroutine;

static void free_coroutine(Machine *machine, Attached *attached)
{
    Coroutine *c = (Coroutine *)attached;

    budget_give(&machine->budget, c->bytes + c->stack.cap * sizeof *c->stack.data);
    free(c->kept.words);
    free(c->kept.poison);
    vec_free(&c->stack);
    free(c);
}

static const AttachedKind COROUTINE = { sizeof(Coroutine), free_coroutine };

enum { FRAME_ALIGNMENT = 16, FRAME_BYTES = 64 };

uint64_t coroutine_size(void)
{
    return FRAME_BYTES;
}

uint64_t coroutine_alignment(void)
{
    return FRAME_ALIGNMENT;
}

/* Beginning and ending. */

static Flow keep_room(Step *s, Coroutine *c)
{
    const Function *function = s->frame->function;
    uint64_t words = function->words * sizeof(uint64_t), lanes = function->lanes * sizeof(uint32_t);

    if (!budget_fits(&s->machine->budget, words + lanes))
        return memory_is_short(s, "a coroutine's frame of %llu bytes",
                               (unsigned long long)(words + lanes));
    c->bytes = words + lanes;
    budget_take(&s->machine->budget, c->bytes);
    c->kept.function = function;
    c->kept.words = must_alloc(words + 1);
    c->kept.poison = must_alloc(lanes + 1);
    memset(c->kept.words, 0, words);
    memset(c->kept.poison, 0, lanes);
    return FLOW_NEXT;
}

/* What lies on the stack of a coroutine that is over, and what it has kept. */
static void drop(Machine *machine, Coroutine *c, const Op *by)
{
    for (size_t i = 0; i < c->stack.len; i++) {
        Allocation *allocation = memory_find(machine->memory, c->stack.data[i]);

        if (allocation && allocation->alive)
            memory_end(machine->memory, allocation, by);
    }
    slots_clear(&c->kept, c->kept.function->counted);
    detach(machine, &c->attached);
}

/* Another coroutine's frame was there: nobody can go on with that. */
static Flow take_place(Step *s, Pointer memory)
{
    Coroutine *before = attached_at(s->machine, &COROUTINE, memory);

    if (before && before->frames)
        return undefined(s, "the memory is the frame of a coroutine that runs");
    if (before)
        drop(s->machine, before, s->op);
    return FLOW_NEXT;
}

Flow coroutine_begin(Step *s, Pointer memory, Pointer promise)
{
    MemRef bytes = { .element = type_i(op_context(s->op), 8),
                     .allocated = memory,
                     .aligned = memory,
                     .is_pointer = true };
    Layout frame = layout_int(target_in(s), 8);
    Coroutine *c;
    Spot spot;

    if (s->node->around)
        return unsupported(s, "a coroutine that begins inside of a region");
    if (s->frame->coroutine)
        return undefined(s, "the call is a coroutine already");
    frame.bytes = frame.stride = coroutine_size();
    if (find_spot(s, &bytes, 0, &frame, FRAME_ALIGNMENT, ACCESS_WRITE, &spot) == FLOW_END
        || take_place(s, memory) == FLOW_END)
        return FLOW_END;
    c = attach(s->machine, spot.allocation, memory.address, &COROUTINE);
    if (keep_room(s, c) == FLOW_END)
        return FLOW_END;
    c->promise = promise;
    c->active = s->frame;
    c->frames = 1;
    s->frame->coroutine = c;
    return give_pointer(s, memory);
}

static void adopt_stack(Machine *machine, Coroutine *c, size_t mark)
{
    size_t had = c->stack.cap;

    while (memory_stack_mark(machine->memory) > mark)
        vec_push(&c->stack, memory_stack_take(machine->memory));
    budget_take(&machine->budget, (c->stack.cap - had) * sizeof *c->stack.data);
}

void coroutine_leave(Machine *machine, const Frame *frame, size_t stack)
{
    Coroutine *c = frame->coroutine;

    if (c->active == frame) {
        c->phase = PHASE_ENDED;
        c->active = NULL;
    }
    if (c->phase != PHASE_ENDED)
        adopt_stack(machine, c, stack);
    if (--c->frames == 0 && c->phase == PHASE_ENDED)
        drop(machine, c, frame->call);
}

Flow coroutine_end(Step *s, Pointer handle, bool unwinds)
{
    Coroutine *c = s->frame->coroutine;

    if (!c)
        return undefined(s, "the call is no coroutine: llvm.intr.coro.begin was not executed");
    if (handle.address && handle.address != c->attached.at.address)
        return undefined(s, "the handle is that of another coroutine");
    if (s->node->around)
        return unsupported(s, "the end of a coroutine inside of a region");
    if (c->active == s->frame) {
        c->phase = PHASE_ENDED;
        c->active = NULL;
    }
    if (!s->frame->resumed || unwinds)
        return layout_is_int(result_place(s, 0).layout) ? give_bool(s, s->frame->resumed)
                                                        : FLOW_NEXT;
    s->frame->leaver = NULL;
    return FLOW_LEAVE;
}

/* Handles. */

/* The coroutine of the handle; NULL: the run has ended. `done` to it: "resumed". */
static Coroutine *coroutine_at(Step *s, Pointer handle, const char *done)
{
    const Allocation *allocation = memory_find(memory_in(s), handle.provenance);
    Coroutine *c = attached_at(s->machine, &COROUTINE, handle);

    if (allocation && !allocation->alive)
        undefined(s, "a coroutine is %s whose frame was freed", done);
    else if (!c)
        undefined(s, "what is %s is not the handle of a coroutine, or of one that has ended", done);
    else
        return c;
    if (allocation)
        note_allocation(s, allocation);
    return NULL;
}

Flow coroutine_memory(Step *s, Pointer handle)
{
    return coroutine_at(s, handle, "asked for its memory") ? give_pointer(s, handle) : FLOW_END;
}

Flow coroutine_promise(Step *s, Pointer handle)
{
    const Coroutine *c = coroutine_at(s, handle, "asked for its promise");

    if (!c)
        return FLOW_END;
    if (!c->promise.provenance)
        return undefined(s, "the coroutine has no promise");
    return give_pointer(s, c->promise);
}

Flow coroutine_of_promise(Step *s, Pointer promise)
{
    for (const Attached *at = s->machine->attached; at; at = at->older) {
        const Coroutine *c = (const Coroutine *)at;

        if (work_done(s, 1) == FLOW_END)
            return FLOW_END;
        if (at->kind == &COROUTINE && c->promise.provenance == promise.provenance
            && c->promise.address == promise.address)
            return give_pointer(s, at->at);
    }
    return undefined(s, "the pointer is not that to the promise of a coroutine");
}

/* Suspending. */

Flow coroutine_save(Step *s, Pointer handle)
{
    bool is_own = !handle.address && s->frame->coroutine; /* as clang writes it */
    Coroutine *c = is_own ? s->frame->coroutine : coroutine_at(s, handle, "saved");

    if (!c)
        return FLOW_END;
    if (c != s->frame->coroutine || c->active != s->frame)
        return undefined(s, "the coroutine is saved by another call than the one that is it");
    c->phase = PHASE_SAVED;
    c->save = s->op;
    return FLOW_NEXT;
}

static const BlockNodes *block_of(const Function *function, const Op *op)
{
    const BlockNodes *block = function->body.blocks;

    while (block->block != op->block)
        block++;
    return block;
}

void frame_copy(const Frame *to, const Frame *from)
{
    const Function *function = from->function;

    slots_clear(to, function->counted);
    memcpy(to->words, from->words, function->words * sizeof *to->words);
    memcpy(to->poison, from->poison, function->lanes * sizeof *to->poison);
    for (unsigned i = 0; i < function->counted.count; i++) {
        Place place = slot_place(to, function->counted.slots[i]);

        place.layout->form->hold(place.layout, place.words);
    }
}

static void wait_at(Coroutine *c, const Node *node)
{
    if (c->node == node)
        return;
    c->node = node;
    c->block = block_of(c->kept.function, node->op);
}

enum { GOES_ON = 0, IS_DESTROYED = 1, IS_SUSPENDED = -1 };

/* Where the call is the coroutine no more, as that went on since it was saved, it just returns. */
bool coroutine_was_resumed(const Step *s)
{
    return s->frame->resumed;
}

Flow coroutine_suspend(Step *s, bool is_final)
{
    Coroutine *c = s->frame->coroutine;

    if (!c)
        return undefined(s, "the call is no coroutine: llvm.intr.coro.begin was not executed");
    if (s->node->around)
        return unsupported(s, "a suspension inside of a region");
    if (c->active == s->frame) {
        frame_copy(&c->kept, s->frame);
        wait_at(c, s->node);
        c->phase = is_final ? PHASE_FINAL : PHASE_SUSPENDED;
        c->active = NULL;
    }
    return give_int(s, int_of_s(s->arena, result_place(s, 0).layout->width, IS_SUSPENDED));
}

/* Going on. */

static const Node *suspension_of(const Coroutine *c)
{
    const Body *body = &c->kept.function->body;

    for (unsigned b = 0; b < body->count; b++)
        for (unsigned n = 0; n < body->blocks[b].count; n++) {
            const Node *node = &body->blocks[b].nodes[n];

            if (node_is(node, PRIM_SUSPEND) && node->op->operands[0] == c->save->results[0])
                return node;
        }
    return NULL;
}

/* The operation that the coroutine's own call is at, in which somebody goes on with it. */
static const Op *operation_of(const Step *s, const Coroutine *c)
{
    const Frame *frame = s->frame;
    const Op *op = s->op;

    while (frame && frame != c->active) {
        op = frame->call;
        frame = frame->caller;
    }
    return op;
}

/* Between the save and the suspension the one call has yet to compute what the other cannot know.
 */
static void forget_later(Step *s, const Frame *frame, const Op *from)
{
    const BlockNodes *block = block_of(frame->function, from);
    unsigned n = 0;

    while (block->nodes[n].op != from)
        n++;
    for (; n < block->count && !node_is(&block->nodes[n], PRIM_SUSPEND); n++)
        for (unsigned r = 0; r < block->nodes[n].op->result_count; r++) {
            Place place = slot_place(frame, block->nodes[n].results[r]);
            uint32_t origin = machine_origin_born(s->machine, block->nodes[n].op,
                                                  "the coroutine went on before it was computed");

            for (uint64_t lane = 0; lane < layout_lanes(place.layout); lane++)
                place.poison[lane] = origin;
        }
}

/* A new frame that is the coroutine's, as if its suspension had given `how`. */
static Frame *push_frame(Step *s, Coroutine *c, int how)
{
    Machine *machine = s->machine;
    const Frame *from = c->active ? c->active : &c->kept;
    Frame *frame = ARENA_NEW(&machine->frames, Frame);
    Layout layout = *c->node->results[0].layout;
    Place result;

    frame->function = from->function;
    frame->caller = machine->frame;
    frame->call = s->op;
    frame->words = ARENA_ARRAY(&machine->frames, uint64_t, from->function->words);
    frame->poison = ARENA_ARRAY(&machine->frames, uint32_t, from->function->lanes);
    frame_copy(frame, from);
    if (c->active)
        forget_later(s, frame, operation_of(s, c));
    result = slot_place(frame, c->node->results[0]);
    place_set_int(result, int_of_s(s->arena, layout.width, how));
    *result.poison = 0;
    frame->coroutine = c;
    frame->resumed = true;
    c->active = frame;
    c->phase = PHASE_RUNS;
    c->frames++;
    return frame;
}

static Flow run_on(Step *s, Coroutine *c, int how)
{
    Machine *machine = s->machine;
    const Function *function = c->kept.function;
    ArenaMark mark = arena_mark(&machine->frames);
    size_t stack = memory_stack_mark(machine->memory);
    Frame *frame, *caller = machine->frame;
    const BlockNodes *block = c->block;
    const Node *node = c->node;

    if (machine_check_depth(s) == FLOW_END || !machine_frame_fits(machine, function, s->op))
        return FLOW_END;
    frame = push_frame(s, c, how);
    frame->stack = stack;
    machine->frame = frame;
    machine->depth++;
    machine_tell_entered(machine, frame, block);
    if (machine_run_from(machine, frame, &function->body, block, node + 1) == FLOW_END)
        return FLOW_END;
    coroutine_leave(machine, frame, stack);
    memory_stack_release(machine->memory, stack, s->op);
    slots_clear(frame, function->counted);
    machine->frame = caller;
    machine->depth--;
    arena_release(&machine->frames, mark);
    return FLOW_NEXT;
}

static Flow cannot(Step *s, const Coroutine *c, const char *rule, const char *done)
{
    undefined(s, rule, done);
    if (c->node)
        note_operation(s, c->node->op, "it was suspended here before");
    return FLOW_END;
}

/* The coroutine if it is suspended, or as good as that; NULL: the run has ended. */
static Coroutine *suspended_at(Step *s, Pointer handle, const char *done)
{
    Coroutine *c = coroutine_at(s, handle, done);
    const Node *node = NULL;

    if (!c)
        return NULL;
    if (c->phase == PHASE_SUSPENDED || c->phase == PHASE_FINAL)
        return c;
    if (c->phase == PHASE_SAVED)
        node = suspension_of(c);
    if (node) {
        wait_at(c, node);
        return c;
    }
    cannot(s, c,
           c->phase == PHASE_ENDED ? "a coroutine is %s that has ended"
                                   : "a coroutine is %s that runs, and is not suspended",
           done);
    return NULL;
}

Flow coroutine_resume(Step *s, Pointer handle)
{
    Coroutine *c = suspended_at(s, handle, "resumed");

    if (!c)
        return FLOW_END;
    if (c->phase == PHASE_FINAL)
        return cannot(s, c, "a coroutine is %s that was suspended for the last time", "resumed");
    return run_on(s, c, GOES_ON);
}

Flow coroutine_destroy(Step *s, Pointer handle)
{
    Coroutine *c = suspended_at(s, handle, "destroyed");

    return c ? run_on(s, c, IS_DESTROYED) : FLOW_END;
}

Flow coroutine_is_done(Step *s, Pointer handle)
{
    const Coroutine *c = suspended_at(s, handle, "asked whether it is done");

    return c ? give_bool(s, c->phase == PHASE_FINAL) : FLOW_END;
}
