#include "semantics/memory/memory.h"

#include "semantics/memory/exposed.h"
#include "semantics/memory/shadow.h"

#include <string.h>

enum {
    KINDS = ALLOCATION_ARGUMENT + 1,
    ENDED_KEPT = 1 << 16, /* records of ended allocations kept for reports */
    LEAST_GAP = 64,
    GAP_CHOICES = 64,
    MALLOC_ALIGNMENT = 16,
    ID_PLACE_BITS = 32
};

typedef struct Range { /* of addresses, the end not among them */
    uint64_t begin, end;
} Range;

/* Above 2^32, so that an address cut to 32 bits is no address; below 2^62, so that the sum of an
 * address and a size never wraps. Where addresses have fewer bits, a little is left at both ends.
 */
static const Range ADDRESSES = { (uint64_t)1 << 32, (uint64_t)1 << 62 };

static Range addresses_of(unsigned bits)
{
    uint64_t margin = (uint64_t)1 << bits / 2;

    return bits == 64 ? ADDRESSES : (Range){ margin, ((uint64_t)1 << bits) - margin };
}

/* A record is in one list: of the live ones of its kind, or of the ended ones, oldest first. */
typedef struct Record {
    Allocation allocation; /* first: an Allocation given out is its Record */
    MemoryShadow shadow;
    struct Record *older, *newer;
} Record;

typedef struct RecordList {
    Record *oldest, *newest;
} RecordList;

struct Memory {
    MemoryTable table;
    uint64_t capacity; /* of the table */
    Budget *budget;
    uint64_t live_bytes;
    uint64_t ended_count;
    Range addresses; /* that there are */
    Range room;      /* of these, where the next allocations lie */
    Choice *choice;
    Allocation *forgotten; /* stands for those whose record was used again */
    RecordList live[KINDS], ended;
    VEC(AllocationId) stack;
    VEC(AllocationId) vacant; /* those of places that were lent, for the next */
    ExposedSet exposed;
    RaceClock clock;
    const MemoryWatch *watch;
    uint64_t epoch;
    Arena records;
    ArenaMark first_record; /* behind `forgotten` */
};

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
    race_clock_free(&memory->clock);
    arena_free(&memory->records);
    free(memory);
}

void memory_reset(Memory *memory)
{
    memory->epoch++;
    memory->room = memory->addresses;
    memory->clock.depth = 0;
    memory->clock.now = 0;
    if (memory->table.count == 1)
        return;
    give_back_all(memory);
    memset(memory->live, 0, sizeof memory->live);
    memory->ended = (RecordList){ 0 };
    memory->ended_count = 0;
    memory->stack.len = 0;
    memory->vacant.len = 0;
    memory->exposed.len = 0;
    memory->table.count = 1;
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
                                       .unwritten = ORIGIN_UNTOLD,
                                       .made = made,
                                       .bytes = bytes,
                                       .shadow = &record->shadow,
                                       .epoch = &memory->epoch };
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

void memory_sleep(Memory *memory, Allocation *allocation)
{
    memory->epoch++;
    allocation->asleep = true;
}

void memory_wake(Memory *memory, Allocation *allocation)
{
    memory->epoch++;
    allocation->asleep = false;
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

const uint64_t *memory_epoch(const Memory *memory)
{
    return &memory->epoch;
}

/* Finding. */

const MemoryTable *memory_table(const Memory *memory)
{
    return &memory->table;
}

Allocation *memory_find(const Memory *memory, AllocationId id)
{
    uint64_t place = id & UINT32_MAX;
    Allocation *found;

    if (place == 0 || place >= memory->table.count)
        return NULL;
    found = memory->table.records[place];
    if (id > found->id)
        return NULL;
    return id == found->id ? found : memory->forgotten;
}

Allocation *memory_next_live(const Memory *memory, AllocationKind kind, AllocationId after)
{
    Allocation *before = after ? memory_find(memory, after) : NULL;
    Record *record = before ? ((Record *)before)->newer : memory->live[kind].oldest;

    return record ? &record->allocation : NULL;
}

AccessFault memory_check(const Memory *memory, Pointer at, uint64_t size, uint64_t alignment,
                         AccessMode mode, Allocation **allocation, uint64_t *offset)
{
    Allocation *found = memory_find(memory, at.provenance);

    *allocation = found;
    *offset = 0;
    if (!found)
        return ACCESS_NO_PROVENANCE;
    *offset = at.address - found->address;
    if (!found->alive || found->asleep)
        return ACCESS_DEAD;
    if (size == 0)
        return ACCESS_OK;
    if (*offset > found->size || size > found->size - *offset)
        return ACCESS_OUT_OF_BOUNDS;
    if (alignment > 1 && at.address & (alignment - 1))
        return ACCESS_MISALIGNED;
    if (mode != ACCESS_READ && found->constant)
        return ACCESS_READ_ONLY;
    return ACCESS_OK;
}

/* Bytes and their shadow. */

uint64_t memory_first_uninitialised(const Allocation *allocation, uint64_t offset, uint64_t size)
{
    return shadow_first_unwritten(allocation->shadow, offset, size);
}

uint32_t memory_poison(const Allocation *allocation, uint64_t offset, uint64_t size)
{
    return shadow_poison(allocation->shadow, offset, size);
}

uint32_t memory_origin(const Allocation *allocation, uint64_t offset, uint64_t size)
{
    return allocation->plain
               ? 0
               : shadow_origin(allocation->shadow, offset, size, UINT8_MAX, allocation->unwritten);
}

uint32_t memory_bits_origin(const Allocation *allocation, uint64_t offset, unsigned char bits)
{
    return allocation->plain
               ? 0
               : shadow_origin(allocation->shadow, offset, 1, bits, allocation->unwritten);
}

void memory_rename_poison(Allocation *allocation, uint64_t offset, uint32_t origin)
{
    shadow_rename_poison(allocation->shadow, offset, origin);
}

bool memory_is_data(const Allocation *allocation, uint64_t offset, uint64_t size)
{
    const MemoryShadow *shadow = allocation->shadow;

    return allocation->plain
           || (!shadow->pointer_count
               && shadow_first_unwritten(shadow, offset, size) == offset + size
               && !shadow_poison(shadow, offset, size));
}

bool memory_is_new(const Allocation *allocation, uint64_t offset, uint64_t size)
{
    return shadow_is_new(allocation->shadow, offset, size);
}

const uint64_t *memory_written(const Allocation *allocation)
{
    const MemoryShadow *shadow = allocation->shadow;

    return shadow->poison_count || shadow->pointer_count ? NULL : shadow->written;
}

/* Is it plain now? */
static void look_again(Allocation *allocation)
{
    bool was = allocation->plain;

    allocation->plain = shadow_is_plain(allocation->shadow);
    if (was && !allocation->plain)
        ++*allocation->epoch;
}

void memory_unwrite(Allocation *allocation, uint64_t offset, uint64_t size)
{
    shadow_unwrite(allocation->shadow, offset, size);
    look_again(allocation);
}

void memory_set_poison(Allocation *allocation, uint64_t offset, uint64_t size, uint32_t origin)
{
    shadow_set_poison(allocation->shadow, offset, size, origin);
    if (origin) {
        shadow_write(allocation->shadow, offset, size);
        shadow_clear_pointers(allocation->shadow, offset, size);
    }
    look_again(allocation);
}

void memory_set_poison_bits(Allocation *allocation, uint64_t offset, unsigned char bits,
                            uint32_t origin)
{
    shadow_set_poison_bits(allocation->shadow, offset, bits, origin);
    look_again(allocation);
}

void memory_write(Allocation *allocation, uint64_t offset, const void *bytes, uint64_t size)
{
    if (!size)
        return;
    memcpy(allocation->bytes + offset, bytes, size);
    if (allocation->plain)
        return;
    shadow_write(allocation->shadow, offset, size);
    shadow_set_poison(allocation->shadow, offset, size, 0);
    shadow_clear_pointers(allocation->shadow, offset, size);
    look_again(allocation);
}

void memory_read(const Allocation *allocation, uint64_t offset, void *bytes, uint64_t size)
{
    if (size)
        memcpy(bytes, allocation->bytes + offset, size);
}

void memory_copy(Allocation *to, uint64_t to_offset, const Allocation *from, uint64_t from_offset,
                 uint64_t size)
{
    if (!size)
        return;
    memmove(to->bytes + to_offset, from->bytes + from_offset, size);
    if (to->plain && from->plain)
        return;
    shadow_copy(to->shadow, to_offset, from->shadow, from_offset, size,
                from->unwritten == to->unwritten ? 0 : from->unwritten);
    look_again(to);
}

void memory_write_word(Allocation *allocation, uint64_t offset, uint64_t word, uint64_t size,
                       bool big_endian)
{
    unsigned char bytes[sizeof word];

    for (uint64_t i = 0; i < size; i++)
        bytes[big_endian ? size - 1 - i : i] = (unsigned char)(word >> 8 * i);
    memory_write(allocation, offset, bytes, size);
}

uint64_t memory_read_word(const Allocation *allocation, uint64_t offset, uint64_t size,
                          bool big_endian)
{
    const unsigned char *bytes = allocation->bytes + offset;
    uint64_t word = 0;

    for (uint64_t i = 0; i < size; i++)
        word |= (uint64_t)bytes[big_endian ? size - 1 - i : i] << 8 * i;
    return word;
}

void memory_write_pointer(Allocation *allocation, uint64_t offset, Pointer pointer, uint64_t size,
                          bool big_endian)
{
    memory_write_word(allocation, offset, pointer.address, size, big_endian);
    shadow_set_pointer(allocation->shadow, offset, size, pointer.provenance);
    look_again(allocation);
}

Pointer memory_read_pointer(const Allocation *allocation, uint64_t offset, uint64_t size,
                            bool big_endian)
{
    return (Pointer){ shadow_pointer(allocation->shadow, offset, size),
                      memory_read_word(allocation, offset, size, big_endian) };
}

AllocationId memory_pointer_at(const Allocation *allocation, uint64_t offset, uint64_t within)
{
    return shadow_pointer_at(allocation->shadow, offset, within);
}

/* Exposed. A lent allocation is none of the memory's for long: nobody finds it by a number. */

void memory_expose(Memory *memory, AllocationId id)
{
    Allocation *allocation = memory_find(memory, id);

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

        if (id)
            memory_expose(memory, id);
    }
}

Pointer memory_exposed_at(const Memory *memory, uint64_t address)
{
    return (Pointer){ exposed_at(&memory->exposed, address), address };
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

/* Told to nobody. */
static AccessFault touch(Memory *memory, Allocation *allocation, uint64_t offset, uint64_t size,
                         AccessMode mode, const void *by, Race *race)
{
    if (!memory->clock.depth || !size)
        return ACCESS_OK;
    return race_touch(&memory->clock, &allocation->shadow->race, allocation->size, offset, size,
                      mode, by, race);
}

AccessFault memory_touch(Memory *memory, Allocation *allocation, uint64_t offset, uint64_t size,
                         AccessMode mode, const void *by, Race *race)
{
    memory_tell(memory, allocation, offset, size, mode);
    return touch(memory, allocation, offset, size, mode, by, race);
}

bool memory_races(Memory *memory, Allocation *allocation, uint64_t offset, uint64_t size,
                  AccessMode mode, Race *race)
{
    return touch(memory, allocation, offset, size, mode, NULL, race) == ACCESS_RACE;
}
