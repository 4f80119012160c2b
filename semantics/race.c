#include "semantics/race.h"

#include <stdlib.h>
#include <string.h>

enum { PAGE_BYTES = 256, LARGEST_CELL_SHIFT = 3 };

/* Accesses are recorded by their AccessMode. */
static const unsigned MODES = ACCESS_ATOMIC + 1;

/* A cell is 1, 2, 4 or 8 bytes that were only ever touched together. It keeps, for each mode, a
 * list of up to `room` numbers, ascending, ended by 0. */
typedef struct RacePage {
    unsigned shift; /* a cell has 1 << shift bytes */
    size_t room;
    uint64_t numbers[];
} RacePage;

/* Clock. */

void race_begin(RaceClock *clock)
{
    RaceLoop *loop;

    if (clock->depth == clock->cap) {
        size_t cap = clock->cap ? clock->cap * 2 : 4;

        clock->loops = must_realloc(clock->loops, cap * sizeof *clock->loops);
        memset(clock->loops + clock->cap, 0, (cap - clock->cap) * sizeof *clock->loops);
        clock->cap = cap;
    }
    loop = &clock->loops[clock->depth++];
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

/* Lists of numbers. */

/* Did some active loop begin after `earlier` and not after `later`? */
static bool told_apart(const RaceClock *clock, uint64_t earlier, uint64_t later)
{
    for (size_t i = clock->depth; i-- > 0;)
        if (clock->loops[i].first <= later)
            return clock->loops[i].first > earlier;
    return false;
}

static uint64_t last_number(const uint64_t *list, size_t room)
{
    size_t length = 0;

    while (length < room && list[length])
        length++;
    return length ? list[length - 1] : 0;
}

/* Drops what no active loop tells apart; the new length. */
static size_t compact(const RaceClock *clock, uint64_t *list, size_t room)
{
    uint64_t kept = 0;
    size_t length = 0;

    for (size_t i = 0; i < room && list[i]; i++)
        if (told_apart(clock, kept, list[i]))
            kept = list[length++] = list[i];
    for (size_t i = length; i < room; i++)
        list[i] = 0;
    return length;
}

/* False when there is no room left. */
static bool record(const RaceClock *clock, uint64_t *list, size_t room)
{
    size_t length;

    if (!told_apart(clock, last_number(list, room), clock->now))
        return true;
    length = compact(clock, list, room);
    if (length == room)
        return false;
    list[length] = clock->now;
    return true;
}

/* The active loop in whose other iteration one of the numbers lies, or NULL. */
static const RaceLoop *conflict(const RaceClock *clock, const uint64_t *list, size_t room,
                                uint64_t *number)
{
    for (size_t i = 0; i < room && list[i]; i++) {
        *number = list[i];
        for (size_t l = 0; l < clock->depth; l++)
            if (clock->loops[l].first <= list[i] && list[i] < clock->loops[l].began)
                return &clock->loops[l];
    }
    return NULL;
}

/* Pages. */

static uint64_t *list_at(RacePage *page, size_t cell, unsigned mode)
{
    return page->numbers + (cell * MODES + mode) * page->room;
}

static RacePage *page_new(unsigned shift, size_t room)
{
    size_t numbers = (size_t)(PAGE_BYTES >> shift) * MODES * room;
    RacePage *page = must_alloc(sizeof *page + numbers * sizeof *page->numbers);

    page->shift = shift;
    page->room = room;
    memset(page->numbers, 0, numbers * sizeof *page->numbers);
    return page;
}

/* The same knowledge in smaller cells, or with more room; `old` is gone. */
static RacePage *page_refined(RacePage *old, unsigned shift, size_t room)
{
    RacePage *page = page_new(shift, room);

    for (size_t cell = 0; cell < (size_t)PAGE_BYTES >> shift; cell++)
        for (unsigned mode = 0; mode < MODES; mode++)
            memcpy(list_at(page, cell, mode), list_at(old, cell >> (old->shift - shift), mode),
                   old->room * sizeof *old->numbers);
    free(old);
    return page;
}

static bool modes_conflict(unsigned a, unsigned b)
{
    return a != b || a == ACCESS_WRITE;
}

static AccessFault touch_cell(const RaceClock *clock, RacePage **page, size_t cell, AccessMode mode,
                              Race *race)
{
    const RaceLoop *loop;
    uint64_t number;

    for (unsigned other = 0; other < MODES; other++) {
        if (!modes_conflict(mode, other))
            continue;
        loop = conflict(clock, list_at(*page, cell, other), (*page)->room, &number);
        if (loop) {
            *race = (Race){ .other_was_write = other != ACCESS_READ,
                            .other = iteration_of(loop, number),
                            .self = loop->iterations - 1,
                            .loop = (size_t)(loop - clock->loops),
                            .byte = (uint64_t)cell << (*page)->shift };
            return ACCESS_RACE;
        }
    }
    while (!record(clock, list_at(*page, cell, mode), (*page)->room))
        *page = page_refined(*page, (*page)->shift, (*page)->room * 2);
    return ACCESS_OK;
}

/* Touches the bytes start .. end - 1 of a page. */
static AccessFault touch_page(const RaceClock *clock, RacePage **page, unsigned start, unsigned end,
                              AccessMode mode, Race *race)
{
    unsigned shift = (unsigned)__builtin_ctz(start | end | 1u << LARGEST_CELL_SHIFT);
    AccessFault fault = ACCESS_OK;

    if (!*page)
        *page = page_new(shift, 1);
    else if ((*page)->shift > shift)
        *page = page_refined(*page, shift, (*page)->room);
    shift = (*page)->shift;
    for (size_t cell = start >> shift; cell < end >> shift && fault == ACCESS_OK; cell++)
        fault = touch_cell(clock, page, cell, mode, race);
    return fault;
}

static void make_pages(RaceShadow *shadow, uint64_t count)
{
    shadow->page_count = count;
    shadow->pages = must_alloc(count * sizeof *shadow->pages);
    memset(shadow->pages, 0, count * sizeof *shadow->pages);
}

AccessFault race_touch(const RaceClock *clock, RaceShadow *shadow, uint64_t whole, uint64_t offset,
                       uint64_t size, AccessMode mode, Race *race)
{
    AccessFault fault = ACCESS_OK;

    if (!shadow->pages)
        make_pages(shadow, whole / PAGE_BYTES + 1);
    while (size && fault == ACCESS_OK) {
        uint64_t page = offset / PAGE_BYTES;
        unsigned start = (unsigned)(offset % PAGE_BYTES);
        unsigned end = PAGE_BYTES - start < size ? PAGE_BYTES : start + (unsigned)size;

        fault = touch_page(clock, &shadow->pages[page], start, end, mode, race);
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
    *shadow = (RaceShadow){ 0 };
}
