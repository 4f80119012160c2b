#include "semantics/memory/state.h"

#include <string.h>

enum {
    ENDED_KEPT = 1 << 16, /* records of ended allocations kept for reports */
    LEAST_GAP = 64,
    GAP_CHOICES = 64,
    MALLOC_ALIGNMENT = 16,
    ID_PLACE_BITS = 32
};

/* Above 2^32, so that an address cut to 32 bits is no address; below 2^62, so that the sum of an
 * address and a size never wraps. Where addresses have fewer bits, a little is left at both ends,
 * at least MEMORY_UNUSED_ENDS. */
static const Range ADDRESSES = { (uint64_t)1 << 32, (uint64_t)1 << 62 };

static Range addresses_of(unsigned bits)
{
    uint64_t margin = (uint64_t)1 << bits / 2;

    return bits == 64 ? ADDRESSES : (Range){ margin, ((uint64_t)1 << bits) - margin };
}

/* Lists of records. */

static void list_add(RecordList *list, Record *record)
{
    record->older = list->newest;
    record->newer = NULL;
    *(list->newest ? &list->newest->newer : &list->oldest) = record;
    list->newest = record;
}

static void list_remove(RecordList *list, Record *record)
{
    *(record->older ? &record->older->newer : &list->oldest) = record->newer;
    *(record->newer ? &record->newer->older : &list->newest) = record->older;
}

/* Records. */

static void table_add(Memory *memory, Allocation *allocation)
{
    MemoryTable *table = &memory->table;

    if (table->count == memory->capacity) {
        budget_take(memory->budget,
                    (memory->capacity ? memory->capacity : 64) * sizeof(Allocation *));
        memory->capacity = memory->capacity ? memory->capacity * 2 : 64;
        table->records = must_realloc(table->records, memory->capacity * sizeof(Allocation *));
    }
    table->records[table->count++] = allocation;
    memory_see_table(memory);
}

/* A record with a new id: the oldest ended one once enough are kept, else one never used. */
static Record *take_record(Memory *memory)
{
    Record *record = memory->ended.oldest;

    if (memory->ended_count > ENDED_KEPT) {
        list_remove(&memory->ended, record);
        memory->ended_count--;
        record->allocation.id += (uint64_t)1 << ID_PLACE_BITS;
        return record;
    }
    record = ARENA_NEW(&memory->records, Record);
    record->allocation.id = memory->table.count;
    table_add(memory, &record->allocation);
    return record;
}

Memory *memory_new(Budget *budget, Choice *choice)
{
    Memory *memory = shadow_zeroed(1, sizeof *memory);

    memory->budget = memory->clock.budget = memory->records.budget = budget;
    memory->order.budget = memory->task_clock.budget = budget;
    memory->task_clock.order = &memory->order;
    memory->promises.budget = memory->promises.arena.budget = budget;
    memory->epoch = 1;
    memory->choice = choice;
    memory->addresses = memory->room = ADDRESSES;
    memory->forgotten = ARENA_NEW(&memory->records, Allocation);
    memory->first_record = arena_mark(&memory->records);
    table_add(memory, memory->forgotten);
    return memory;
}

void memory_set_address_bits(Memory *memory, unsigned bits)
{
    memory->addresses = memory->room = addresses_of(bits);
}

static void give_back(Memory *memory, Record *record)
{
    memory->budget->allocated -= record->allocation.size;
    memory->live_bytes -= record->allocation.size;
    free(record->allocation.bytes);
    record->allocation.bytes = NULL;
    shadow_free(&record->shadow);
}

static void give_back_all(Memory *memory)
{
    for (size_t kind = 0; kind < KINDS; kind++)
        for (Record *record = memory->live[kind].oldest; record; record = record->newer)
            give_back(memory, record);
}

void memory_free(Memory *memory)
{
    give_back_all(memory);
    budget_give(memory->budget, memory->capacity * sizeof(Allocation *));
    free(memory->table.records);
    vec_free(&memory->stack);
    vec_free(&memory->vacant);
    vec_free(&memory->exposed);
    promises_free(&memory->promises);
    race_clock_free(&memory->clock);
    order_free(&memory->order);
    arena_free(&memory->records);
    free(memory);
}

void memory_reset(Memory *memory)
{
    memory->epoch++;
    memory->room = memory->addresses;
    memory->clock.depth = 0;
    memory->clock.now = 0;
    order_free(&memory->order);
    promises_forget(&memory->promises);
    memory_see_table(memory);
    if (memory->table.count == 1)
        return;
    give_back_all(memory);
    memset(memory->live, 0, sizeof memory->live);
    memory->ended = (RecordList){ 0 };
    memory->ended_count = 0;
    memory->born_count = 0;
    memory->stack.len = 0;
    memory->vacant.len = 0;
    memory->exposed.len = 0;
    memory->table.count = 1;
    memory_see_table(memory);
    arena_release(&memory->records, memory->first_record);
}

/* Making and ending. */

/* Where it would lie in the room that there is; 0 where it does not fit. */
static uint64_t address_in(Range room, uint64_t gap, uint64_t size, uint64_t unit)
{
    uint64_t address;

    if (unit > room.end / (GAP_CHOICES * 2) || size > room.end - room.begin)
        return 0;
    address = (room.begin + gap + unit - 1) & ~(unit - 1);
    return address > room.end - size ? 0 : address;
}

static int by_address(const void *a, const void *b)
{
    const Range *one = a, *other = b;

    return one->begin < other->begin ? -1 : one->begin > other->begin;
}

/* Where addresses are few those of the dead are used again: the largest gap between the living. */
static Range largest_gap(const Memory *memory)
{
    VEC(Range) living = { 0 };
    Range largest = { memory->addresses.begin, memory->addresses.begin };
    uint64_t begin = memory->addresses.begin;

    for (uint64_t i = 1; i < memory->table.count; i++) {
        const Allocation *found = memory->table.records[i];

        if (found->alive)
            vec_push(&living, ((Range){ found->address, found->address + found->size }));
    }
    vec_push(&living, ((Range){ memory->addresses.end, memory->addresses.end }));
    qsort(living.data, living.len, sizeof *living.data, by_address);
    for (size_t i = 0; i < living.len; i++) {
        if (living.data[i].begin > begin
            && living.data[i].begin - begin > largest.end - largest.begin)
            largest = (Range){ begin, living.data[i].begin };
        begin = living.data[i].end;
    }
    vec_free(&living);
    return largest;
}

/* Chooses an address that leaves a gap behind the allocation before; 0 when the space is used up.
 * The first alternative is as aligned as what malloc gives. */
static uint64_t choose_address(Memory *memory, uint64_t size, uint64_t alignment)
{
    bool first = memory->choice->seed == 0 && alignment < MALLOC_ALIGNMENT;
    uint64_t unit = first ? MALLOC_ALIGNMENT : alignment;
    uint64_t gap = LEAST_GAP + choice_among(memory->choice, CHOICE_PLACE, GAP_CHOICES) * unit;
    uint64_t address = address_in(memory->room, gap, size, unit);

    if (!address && memory->addresses.end < ADDRESSES.end) {
        memory->room = largest_gap(memory);
        address = address_in(memory->room, gap, size, unit);
    }
    if (address)
        memory->room.begin = address + size;
    return address;
}

Allocation *memory_allocate(Memory *memory, AllocationKind kind, uint64_t size, uint64_t alignment,
                            const void *made)
{
    uint64_t address;
    unsigned char *bytes;
    Record *record;

    alignment = alignment ? alignment : 1;
    if (size > memory->addresses.end / 2 || !budget_fits(memory->budget, size))
        return NULL;
    address = choose_address(memory, size, alignment);
    bytes = address ? calloc(size ? size : 1, 1) : NULL;
    if (!bytes)
        return NULL;
    record = take_record(memory);
    record->shadow = shadow_new(size);
    record->shadow.budget = memory->budget;
    record->allocation = (Allocation){ .id = record->allocation.id,
                                       .kind = kind,
                                       .alive = true,
                                       .plain = size == 0,
                                       .address = address,
                                       .size = size,
                                       .alignment = alignment,
                                       .born = memory->born_count++,
                                       .unwritten = ORIGIN_UNTOLD,
                                       .made = made,
                                       .bytes = bytes,
                                       .shadow = &record->shadow,
                                       .epoch = &memory->epoch };
    if (kind == ALLOCATION_HEAP && memory->tell_trail) {
        memory->tell_trail(memory->trail_state, &record->trails.made);
        record->allocation.trails = &record->trails;
    }
    list_add(&memory->live[kind], record);
    memory->budget->allocated += size;
    memory->live_bytes += size;
    if (kind == ALLOCATION_STACK)
        vec_push(&memory->stack, record->allocation.id);
    if (memory->watch)
        memory->watch->made(memory->watch->state, &record->allocation);
    return &record->allocation;
}

void memory_end(Memory *memory, Allocation *allocation, const void *freed)
{
    Record *record = (Record *)allocation;

    if (memory->watch)
        memory->watch->ended(memory->watch->state, allocation);
    if (allocation->exposed)
        exposed_remove(&memory->exposed, allocation->address);
    memory->epoch++;
    allocation->alive = false;
    allocation->plain = false;
    allocation->freed = freed;
    if (allocation->trails)
        memory->tell_trail(memory->trail_state, &record->trails.freed);
    give_back(memory, record);
    list_remove(&memory->live[allocation->kind], record);
    list_add(&memory->ended, record);
    memory->ended_count++;
}

void memory_lend(Memory *memory, Allocation *foreign, uint64_t **epoch)
{
    *epoch = foreign->epoch;
    foreign->epoch = &memory->epoch;
    foreign->address = choose_address(memory, foreign->size, foreign->alignment);
    if (memory->vacant.len) {
        foreign->id = vec_pop(&memory->vacant);
        memory->table.records[foreign->id & UINT32_MAX] = foreign;
        return;
    }
    foreign->id = memory->table.count;
    table_add(memory, foreign);
}

void memory_take_back(Memory *memory, Allocation *foreign, uint64_t *epoch)
{
    memory->epoch++;
    memory->table.records[foreign->id & UINT32_MAX] = memory->forgotten;
    vec_push(&memory->vacant, foreign->id + ((uint64_t)1 << ID_PLACE_BITS));
    foreign->id = 0;
    foreign->epoch = epoch;
}

void memory_sleep(Memory *memory, Allocation *allocation, const void *by)
{
    memory->epoch++;
    allocation->freed = by;
    allocation->asleep = true;
    allocation_changed(allocation);
}

void memory_wake(Memory *memory, Allocation *allocation)
{
    memory->epoch++;
    allocation->asleep = false;
    allocation->freed = NULL;
    allocation_changed(allocation);
    memory_set_poison(allocation, 0, allocation->size, 0);
    shadow_clear_pointers(allocation->shadow, 0, allocation->size);
    memory_unwrite(allocation, 0, allocation->size);
}

uint64_t memory_live_bytes(const Memory *memory)
{
    return memory->live_bytes;
}

size_t memory_stack_mark(const Memory *memory)
{
    return memory->stack.len;
}

void memory_stack_release(Memory *memory, size_t mark, const void *freed)
{
    while (memory->stack.len > mark) {
        Allocation *allocation = memory_find(memory, vec_pop(&memory->stack));

        if (allocation && allocation->alive)
            memory_end(memory, allocation, freed);
    }
}

Allocation *memory_stack_newest(const Memory *memory)
{
    Allocation *newest =
        memory->stack.len ? memory_find(memory, memory->stack.data[memory->stack.len - 1]) : NULL;

    return newest && newest->alive ? newest : NULL;
}

bool memory_stack_release_behind(Memory *memory, AllocationId id, const void *freed)
{
    size_t mark = memory->stack.len;

    while (mark && memory->stack.data[mark - 1] != id)
        mark--;
    if (mark)
        memory_stack_release(memory, mark, freed);
    return mark;
}

void memory_withhold(Memory *memory, size_t from, size_t count, bool withheld)
{
    memory->epoch++;
    for (size_t i = from; i < from + count && i < memory->stack.len; i++) {
        Allocation *allocation = memory_find(memory, memory->stack.data[i]);

        if (!allocation)
            continue;
        allocation->withheld = withheld;
        allocation_changed(allocation);
    }
}

AllocationId memory_stack_take(Memory *memory)
{
    return vec_pop(&memory->stack);
}

void memory_stack_give(Memory *memory, AllocationId id)
{
    vec_push(&memory->stack, id);
}

void memory_set_watch(Memory *memory, const MemoryWatch *watch)
{
    memory->watch = watch;
}

void memory_set_trails(Memory *memory, TellTrail *tell, const void *state)
{
    memory->tell_trail = tell;
    memory->trail_state = state;
}

const uint64_t *memory_epoch(const Memory *memory)
{
    return &memory->epoch;
}

/* Finding. */

const MemoryTable *memory_table(const Memory *memory)
{
    return &memory->seen;
}

Allocation *memory_find(const Memory *memory, AllocationId id)
{
    uint64_t place = (id = promises_base(&memory->promises, id)) & UINT32_MAX;
    Allocation *found;

    if (place == 0 || place >= memory->table.count)
        return NULL;
    found = memory->table.records[place];
    if (id > found->id)
        return NULL;
    return id == found->id ? found : memory->forgotten;
}

bool memory_same(const Memory *memory, AllocationId a, AllocationId b)
{
    return promises_base(&memory->promises, a) == promises_base(&memory->promises, b);
}

Allocation *memory_next_live(const Memory *memory, AllocationKind kind, AllocationId after)
{
    Allocation *before = after ? memory_find(memory, after) : NULL;
    Record *record = before ? ((Record *)before)->newer : memory->live[kind].oldest;

    return record ? &record->allocation : NULL;
}
