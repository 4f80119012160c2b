/* Accesses, and what they are held against. */
#include "semantics/memory/state.h"

AccessFault memory_check(const Memory *memory, Pointer at, uint64_t size, uint64_t alignment,
                         AccessMode mode, Allocation **allocation, uint64_t *offset)
{
    Allocation *found = memory_find(memory, at.provenance);

    *allocation = found;
    *offset = 0;
    if (!found)
        return ACCESS_NO_PROVENANCE;
    *offset = at.address - found->address;
    if (!found->alive || found->asleep || found->withheld)
        return ACCESS_DEAD;
    if (size == 0)
        return ACCESS_OK;
    if (*offset > found->size || size > found->size - *offset)
        return ACCESS_OUT_OF_BOUNDS;
    if (alignment > 1 && at.address & (alignment - 1))
        return ACCESS_MISALIGNED;
    if (access_writes(mode) && found->constant)
        return ACCESS_READ_ONLY;
    return ACCESS_OK;
}

void memory_tell(const Memory *memory, const Allocation *foreign, uint64_t offset, uint64_t size,
                 AccessMode mode)
{
    if (memory->watch)
        memory->watch->touched(memory->watch->state, foreign, offset, size, mode);
}

bool memory_is_asked_for_spared(const Memory *memory)
{
    return memory->watch && memory->watch->spared;
}

void memory_tell_spared(const Memory *memory, const Spared *spared)
{
    memory->watch->spared(memory->watch->state, spared);
}

/* Exposed. A lent allocation is none of the memory's for long: nobody finds it by a number. */

void memory_expose(Memory *memory, AllocationId id)
{
    Allocation *allocation = memory_find(memory, id);

    promises_expose(&memory->promises, id);
    if (!allocation || !allocation->alive || allocation->exposed || allocation->of_value)
        return;
    allocation->exposed = true;
    exposed_add(&memory->exposed,
                (Exposed){ allocation->address, allocation->size, allocation->id });
}

void memory_expose_pointers(Memory *memory, const Allocation *allocation, uint64_t offset,
                            uint64_t size)
{
    uint64_t first = offset < MEMORY_POINTER_BYTES ? 0 : offset - MEMORY_POINTER_BYTES + 1;

    for (uint64_t at = first; at < offset + size && allocation->shadow->pointer_count; at++) {
        AllocationId id = shadow_pointer_at(allocation->shadow, at, offset);

        if (!id)
            continue;
        memory_expose(memory, id);
        memory->choice->place_showed = true;
    }
}

Pointer memory_exposed_at(const Memory *memory, uint64_t address)
{
    return (Pointer){ exposed_at(&memory->exposed, address), address };
}

/* Promises. */

/* Hot paths look again at all that they know. */
static void promises_changed(Memory *memory)
{
    memory->epoch++;
    memory_see_table(memory);
}

static void count_promises(Memory *memory, AllocationId of, int more)
{
    Allocation *allocation = memory_find(memory, of);

    if (!allocation || !allocation->alive)
        return;
    allocation->promised += (uint32_t)more;
    allocation_changed(allocation);
}

uint64_t memory_age(const Memory *memory)
{
    return memory->born_count;
}

Pointer memory_promise_pointer(Memory *memory, Pointer at, const PointerPromise *promise)
{
    count_promises(memory, at.provenance, 1);
    at.provenance = promises_add_pointer(&memory->promises, at.provenance, promise);
    promises_changed(memory);
    return at;
}

void memory_promise_call(Memory *memory, const CallPromise *promise)
{
    promises_add_call(&memory->promises, promise);
    promises_changed(memory);
}

size_t memory_promises(const Memory *memory)
{
    return memory->promises.list.len;
}

void memory_promises_end(Memory *memory, size_t count)
{
    if (memory->promises.list.len <= count)
        return;
    for (size_t i = count; i < memory->promises.list.len; i++)
        if (!memory->promises.list.data[i].of_call)
            count_promises(memory, memory->promises.list.data[i].alias, -1);
    promises_end(&memory->promises, count);
    promises_changed(memory);
}

bool memory_breaks_promise(Memory *memory, const MemoryAccess *access, BrokenPromise *broken)
{
    return memory->promises.list.len && access->size
           && promises_break(&memory->promises, access, broken);
}

const void *memory_invariant(Memory *memory, const MemoryAccess *access)
{
    return promises_invariant(&memory->promises, access);
}

/* Races. */

void memory_parallel_begin(Memory *memory, const void *by)
{
    memory->epoch++;
    race_begin(&memory->clock, by);
}

void memory_parallel_iteration(Memory *memory)
{
    race_iteration(&memory->clock);
}

void memory_parallel_end(Memory *memory)
{
    memory->epoch++;
    race_end(&memory->clock);
}

/* Tasks. */

OrderTask *memory_task_begin(Memory *memory, const void *by)
{
    if (!memory->order.running)
        memory->epoch++;
    return order_begin(&memory->order, by);
}

OrderTask *memory_task_run(Memory *memory, OrderTask *task)
{
    OrderTask *before = memory->order.running;

    memory->order.running = task;
    return before;
}

void memory_task_end(Memory *memory, OrderTask *task)
{
    order_end(&memory->order, task);
}

Known *memory_known_new(Memory *memory)
{
    Known *known = must_alloc(sizeof *known);

    *known = (Known){ 0 };
    budget_take(memory->budget, sizeof *known);
    return known;
}

void memory_known_free(Memory *memory, Known *known)
{
    known_free(&memory->order, known);
    budget_give(memory->budget, sizeof *known);
    free(known);
}

void memory_tell_known(Memory *memory, Known *known)
{
    order_tell(&memory->order, known);
}

void memory_join_known(Memory *memory, const Known *known)
{
    order_join(&memory->order, known);
}

void memory_pass_known(Memory *memory, Known *to, const Known *from)
{
    order_pass(&memory->order, to, from);
}

struct MemoryStack {
    AllocationStack ids;
};

MemoryStack *memory_stack_new(void)
{
    MemoryStack *stack = must_alloc(sizeof *stack);

    *stack = (MemoryStack){ 0 };
    return stack;
}

void memory_stack_free(MemoryStack *stack)
{
    vec_free(&stack->ids);
    free(stack);
}

void memory_stack_swap(Memory *memory, MemoryStack *stack)
{
    AllocationStack ids = memory->stack;

    memory->stack = stack->ids;
    stack->ids = ids;
}

/* Told to nobody. */
static AccessFault touch_in_loops(Memory *memory, Allocation *allocation, uint64_t offset,
                                  uint64_t size, AccessMode mode, const void *by, Race *race)
{
    if (!memory->clock.depth || !size)
        return ACCESS_OK;
    return race_touch(&memory->clock, &allocation->shadow->race, allocation->size, offset, size,
                      mode, by, race);
}

static AccessFault touch(Memory *memory, Allocation *allocation, uint64_t offset, uint64_t size,
                         AccessMode mode, const void *by, Race *race)
{
    AccessFault fault = touch_in_loops(memory, allocation, offset, size, mode, by, race);

    if (!fault && memory->order.running && size)
        fault = race_touch(&memory->task_clock, &allocation->shadow->order, allocation->size,
                           offset, size, mode, by, race);
    return fault;
}

AccessFault memory_touch(Memory *memory, Allocation *allocation, uint64_t offset, uint64_t size,
                         AccessMode mode, const void *by, Race *race)
{
    memory_tell(memory, allocation, offset, size, mode);
    return touch(memory, allocation, offset, size, mode, by, race);
}

AccessFault memory_touch_in_loops(Memory *memory, Allocation *allocation, uint64_t offset,
                                  uint64_t size, AccessMode mode, const void *by, Race *race)
{
    memory_tell(memory, allocation, offset, size, mode);
    return touch_in_loops(memory, allocation, offset, size, mode, by, race);
}

bool memory_has_tasks(const Memory *memory)
{
    return memory->order.running != NULL;
}

bool memory_races(Memory *memory, Allocation *allocation, uint64_t offset, uint64_t size,
                  AccessMode mode, Race *race)
{
    return touch(memory, allocation, offset, size, mode, NULL, race) == ACCESS_RACE;
}
