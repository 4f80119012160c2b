#include "semantics/memory/race.h"

#include <stdlib.h>
#include <string.h>

enum { PAGE_BYTES = 256, LARGEST_CELL_SHIFT = 3 };

/* Accesses are recorded by their AccessMode. */
static const unsigned MODES = ACCESS_ATOMIC_READ + 1;

typedef struct Touch { /* one access: when, and by what */
    uint64_t number;
    const void *by;
} Touch;

/* A cell is 1, 2, 4 or 8 bytes that were only ever touched together. It keeps, for each mode, a
 * list of up to `room` touches, their numbers ascending, ended by the number 0. */
typedef struct RacePage {
    unsigned shift; /* a cell has 1 << shift bytes */
    size_t room;
    Touch touches[];
} RacePage;

/* Clock. */

void race_begin(RaceClock *clock, const void *by)
{
    RaceLoop *loop;

    if (clock->depth == clock->cap) {
        size_t cap = clock->cap ? clock->cap * 2 : 4;

        clock->loops = must_realloc(clock->loops, cap * sizeof *clock->loops);
        memset(clock->loops + clock->cap, 0, (cap - clock->cap) * sizeof *clock->loops);
        clock->cap = cap;
    }
    loop = &clock->loops[clock->depth++];
    loop->by = by;
    loop->first = loop->began = clock->now + 1;
    loop->iterations = 0;
    loop->run_count = 0;
}

/* Loops nest, so an iteration's number is not its place in its loop; but where every iteration has
 * as many inner ones, a single run describes them all. */
static void note_iteration(RaceLoop *loop, uint64_t number)
{
    RaceRun *last = loop->run_count ? &loop->runs[loop->run_count - 1] : NULL;
    uint64_t step = last ? loop->iterations - last->iteration : 0;

    if (step == 1)
        last->stride = number - last->number;
    if (last && number == last->number + step * last->stride)
        return;
    if (loop->run_count == loop->run_cap) {
        loop->run_cap = loop->run_cap ? loop->run_cap * 2 : 4;
        loop->runs = must_realloc(loop->runs, loop->run_cap * sizeof *loop->runs);
    }
    loop->runs[loop->run_count++] = (RaceRun){ number, loop->iterations, 1 };
}

void race_iteration(RaceClock *clock)
{
    RaceLoop *loop = &clock->loops[clock->depth - 1];

    loop->began = ++clock->now;
    if (loop->iterations == 0)
        loop->first = loop->began; /* what came before belongs to no iteration */
    note_iteration(loop, loop->began);
    loop->iterations++;
}

void race_end(RaceClock *clock)
{
    clock->depth--;
}

void race_clock_free(RaceClock *clock)
{
    for (size_t i = 0; i < clock->cap; i++)
        free(clock->loops[i].runs);
    free(clock->loops);
    *clock = (RaceClock){ 0 };
}

/* The iteration of the loop during which the clock showed `number`. */
static uint64_t iteration_of(const RaceLoop *loop, uint64_t number)
{
    size_t low = 0, high = loop->run_count;
    uint64_t iteration, end;

    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;

        if (loop->runs[middle].number <= number)
            low = middle;
        else
            high = middle;
    }
    iteration =
        loop->runs[low].iteration + (number - loop->runs[low].number) / loop->runs[low].stride;
    end = high < loop->run_count ? loop->runs[high].iteration : loop->iterations;
    return iteration < end ? iteration : end - 1; /* a run's last iteration may have been longer */
}

/* Lists of touches. */

/* Did some active loop begin after `earlier` and not after `later`? */
static bool told_apart(const RaceClock *clock, uint64_t earlier, uint64_t later)
{
    for (size_t i = clock->depth; i-- > 0;)
        if (clock->loops[i].first <= later)
            return clock->loops[i].first > earlier;
    return false;
}

static uint64_t last_number(const Touch *list, size_t room)
{
    size_t length = 0;

    while (length < room && list[length].number)
        length++;
    return length ? list[length - 1].number : 0;
}

/* Drops what no active loop tells apart; the new length. */
static size_t compact(const RaceClock *clock, Touch *list, size_t room)
{
    uint64_t kept = 0;
    size_t length = 0;

    for (size_t i = 0; i < room && list[i].number; i++)
        if (told_apart(clock, kept, list[i].number)) {
            kept = list[i].number;
            list[length++] = list[i];
        }
    for (size_t i = length; i < room; i++)
        list[i] = (Touch){ 0 };
    return length;
}

/* Drops what happened before now; the new length. */
static size_t compact_ordered(const Order *order, Touch *list, size_t room)
{
    size_t length = 0;

    for (size_t i = 0; i < room && list[i].number; i++)
        if (!order_is_before(order, list[i].number))
            list[length++] = list[i];
    for (size_t i = length; i < room; i++)
        list[i] = (Touch){ 0 };
    return length;
}

static bool record_ordered(Order *order, Touch *list, size_t room, const void *by)
{
    Stamp now = order_touch(order);
    size_t length;

    if (list[0].number == now)
        return true;
    length = compact_ordered(order, list, room);
    if (length == room)
        return false;
    list[length] = (Touch){ now, by };
    return true;
}

/* False when there is no room left. */
static bool record(const RaceClock *clock, Touch *list, size_t room, const void *by)
{
    size_t length;

    if (clock->order)
        return record_ordered(clock->order, list, room, by);
    if (!told_apart(clock, last_number(list, room), clock->now))
        return true;
    length = compact(clock, list, room);
    if (length == room)
        return false;
    list[length] = (Touch){ clock->now, by };
    return true;
}

/* The active loop in whose other iteration one of the touches lies, and which; or NULL. */
static const RaceLoop *conflict(const RaceClock *clock, const Touch *list, size_t room,
                                Touch *touch)
{
    for (size_t i = 0; i < room && list[i].number; i++) {
        *touch = list[i];
        for (size_t l = 0; l < clock->depth; l++)
            if (clock->loops[l].first <= touch->number && touch->number < clock->loops[l].began)
                return &clock->loops[l];
    }
    return NULL;
}

/* One of the touches that did not happen before now; or false. */
static bool conflict_ordered(const Order *order, const Touch *list, size_t room, Touch *touch)
{
    for (size_t i = 0; i < room && list[i].number; i++)
        if (!order_is_before(order, list[i].number)) {
            *touch = list[i];
            return true;
        }
    return false;
}

static bool find_conflict(const RaceClock *clock, const Touch *list, size_t room, Race *race)
{
    const RaceLoop *loop;
    Touch earlier;

    if (clock->order) {
        if (!conflict_ordered(clock->order, list, room, &earlier))
            return false;
        *race = (Race){ .of_tasks = true,
                        .other_by = earlier.by,
                        .loop_by = order_by(clock->order, earlier.number),
                        .self_by = order_by(clock->order, order_touch(clock->order)) };
        return true;
    }
    loop = conflict(clock, list, room, &earlier);
    if (!loop)
        return false;
    *race = (Race){ .other = iteration_of(loop, earlier.number),
                    .self = loop->iterations - 1,
                    .other_by = earlier.by,
                    .loop = (size_t)(loop - clock->loops),
                    .loop_by = loop->by };
    return true;
}

/* Pages. */

static Touch *list_at(RacePage *page, size_t cell, unsigned mode)
{
    return page->touches + (cell * MODES + mode) * page->room;
}

static size_t page_size(unsigned shift, size_t room)
{
    return sizeof(RacePage) + (size_t)(PAGE_BYTES >> shift) * MODES * room * sizeof(Touch);
}

static RacePage *page_new(unsigned shift, size_t room)
{
    size_t touches = (size_t)(PAGE_BYTES >> shift) * MODES * room;
    RacePage *page = must_alloc(sizeof *page + touches * sizeof *page->touches);

    page->shift = shift;
    page->room = room;
    memset(page->touches, 0, touches * sizeof *page->touches);
    return page;
}

/* The same knowledge in smaller cells, or with more room; `old` is gone. */
static RacePage *page_refined(RacePage *old, unsigned shift, size_t room)
{
    RacePage *page = page_new(shift, room);

    for (size_t cell = 0; cell < (size_t)PAGE_BYTES >> shift; cell++)
        for (unsigned mode = 0; mode < MODES; mode++)
            memcpy(list_at(page, cell, mode), list_at(old, cell >> (old->shift - shift), mode),
                   old->room * sizeof *old->touches);
    free(old);
    return page;
}

static bool is_atomic(AccessMode mode)
{
    return mode == ACCESS_ATOMIC || mode == ACCESS_ATOMIC_READ;
}

static bool modes_conflict(AccessMode a, AccessMode b)
{
    return (access_writes(a) || access_writes(b)) && !(is_atomic(a) && is_atomic(b));
}

static AccessFault touch_cell(const RaceClock *clock, RacePage **page, size_t cell, AccessMode mode,
                              const void *by, Race *race)
{
    for (unsigned other = 0; other < MODES; other++) {
        if (!modes_conflict(mode, (AccessMode)other))
            continue;
        if (find_conflict(clock, list_at(*page, cell, other), (*page)->room, race)) {
            race->other_mode = (AccessMode)other;
            race->byte = (uint64_t)cell << (*page)->shift;
            return ACCESS_RACE;
        }
    }
    while (!record(clock, list_at(*page, cell, mode), (*page)->room, by))
        *page = page_refined(*page, (*page)->shift, (*page)->room * 2);
    return ACCESS_OK;
}

static void take(RaceShadow *shadow, uint64_t bytes)
{
    shadow->held += bytes;
    budget_take(shadow->budget, bytes);
}

/* Touches the bytes start .. end - 1 of a page. */
static AccessFault touch_page(const RaceClock *clock, RaceShadow *shadow, RacePage **page,
                              unsigned start, unsigned end, AccessMode mode, const void *by,
                              Race *race)
{
    unsigned shift = (unsigned)__builtin_ctz(start | end | 1u << LARGEST_CELL_SHIFT);
    size_t before = *page ? page_size((*page)->shift, (*page)->room) : 0;
    AccessFault fault = ACCESS_OK;

    if (!*page)
        *page = page_new(shift, 1);
    else if ((*page)->shift > shift)
        *page = page_refined(*page, shift, (*page)->room);
    shift = (*page)->shift;
    for (size_t cell = start >> shift; cell < end >> shift && fault == ACCESS_OK; cell++)
        fault = touch_cell(clock, page, cell, mode, by, race);
    take(shadow, page_size((*page)->shift, (*page)->room) - before);
    return fault;
}

static void make_pages(RaceShadow *shadow, uint64_t count, Budget *budget)
{
    shadow->page_count = count;
    shadow->budget = budget;
    take(shadow, count * sizeof *shadow->pages);
    shadow->pages = must_alloc(count * sizeof *shadow->pages);
    memset(shadow->pages, 0, count * sizeof *shadow->pages);
}

AccessFault race_touch(const RaceClock *clock, RaceShadow *shadow, uint64_t whole, uint64_t offset,
                       uint64_t size, AccessMode mode, const void *by, Race *race)
{
    AccessFault fault = ACCESS_OK;

    if (!shadow->pages)
        make_pages(shadow, whole / PAGE_BYTES + 1, clock->budget);
    while (size && fault == ACCESS_OK) {
        uint64_t page = offset / PAGE_BYTES;
        unsigned start = (unsigned)(offset % PAGE_BYTES);
        unsigned end = PAGE_BYTES - start < size ? PAGE_BYTES : start + (unsigned)size;

        fault = touch_page(clock, shadow, &shadow->pages[page], start, end, mode, by, race);
        if (fault)
            race->byte += page * PAGE_BYTES;
        offset += end - start;
        size -= end - start;
    }
    return fault;
}

void race_shadow_free(RaceShadow *shadow)
{
    for (uint64_t i = 0; i < shadow->page_count; i++)
        free(shadow->pages[i]);
    free(shadow->pages);
    budget_give(shadow->budget, shadow->held);
    *shadow = (RaceShadow){ 0 };
}
