#include "core/base/arena.h"

#include "core/base/pages.h"
#include "core/base/red_zone.h"

#include <stdalign.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Chunks double up to the largest; behind it they are pages, where those are to be had. */
enum { FIRST_CHUNK = 1 << 12, LARGEST_CHUNK = 1 << 20 };

/* A type's size is a multiple of its alignment: what is not of whole LARGEST units needs but WORD.
 */
enum { WORD = 8, LARGEST = alignof(max_align_t) };

struct ArenaChunk {
    ArenaChunk *older;
    size_t capacity;
    bool pages;
    alignas(max_align_t) unsigned char bytes[];
};

void (*no_memory_left)(size_t wanted);

static void end_without_memory(size_t wanted)
{
    if (no_memory_left)
        no_memory_left(wanted);
    abort();
}

void *must_alloc(size_t size)
{
    return must_realloc(NULL, size);
}

void *must_realloc(void *old, size_t size)
{
    void *memory = realloc(old, size ? size : 1);

    if (!memory)
        end_without_memory(size);
    return memory;
}

static size_t round_up(size_t size, size_t to)
{
    return (size + to - 1) & ~(to - 1);
}

static ArenaChunk *chunk_of_pages(size_t capacity)
{
    size_t size = round_up(sizeof(ArenaChunk) + capacity, PAGES_BLOCK);
    ArenaChunk *chunk = pages_take(size);

    if (chunk)
        *chunk = (ArenaChunk){ .capacity = size - sizeof *chunk, .pages = true };
    return chunk;
}

static ArenaChunk *chunk_new(size_t capacity)
{
    ArenaChunk *chunk = capacity > LARGEST_CHUNK && HAVE_PAGES ? chunk_of_pages(capacity) : NULL;

    if (chunk)
        return chunk;
    chunk = must_alloc(sizeof *chunk + capacity);
    *chunk = (ArenaChunk){ .capacity = capacity };
    red_zone_close(chunk->bytes, capacity);
    return chunk;
}

static void chunk_free(ArenaChunk *chunk)
{
    if (chunk->pages)
        pages_give(chunk, sizeof *chunk + chunk->capacity);
    else
        free(chunk);
}

static void set_newest(Arena *arena, ArenaChunk *chunk)
{
    arena->newest = chunk;
    arena->bytes = chunk ? chunk->bytes : NULL;
    arena->room = chunk ? chunk->capacity : 0;
}

static void add_chunk(Arena *arena, size_t at_least)
{
    size_t capacity = arena->newest ? arena->room * 2 : FIRST_CHUNK;
    ArenaChunk *chunk;

    if (capacity > LARGEST_CHUNK)
        capacity = HAVE_PAGES ? PAGES_BLOCK - sizeof *chunk : LARGEST_CHUNK;
    if (capacity < at_least)
        capacity = at_least;
    if (arena->most && arena->total + capacity > arena->most)
        end_without_memory(arena->total + capacity);
    chunk = chunk_new(capacity);
    chunk->older = arena->newest;
    set_newest(arena, chunk);
    arena->used = 0;
    arena->clean = chunk->pages ? 0 : chunk->capacity;
    arena->total += chunk->capacity;
    budget_take(arena->budget, chunk->capacity);
}

/* What the newest chunk has no room for, or what was in use before. */
static __attribute__((noinline)) void *alloc_otherwise(Arena *arena, size_t asked)
{
    size_t size = round_up(asked, WORD) + RED_ZONE;
    void *memory;

    if (asked > SIZE_MAX / 2)
        must_alloc(asked); /* says so and ends */
    if (!arena->newest || arena->room < arena->used || arena->room - arena->used < size)
        add_chunk(arena, size);
    memory = arena->bytes + arena->used;
    red_zone_open(memory, asked);
    if (arena->used < arena->clean)
        memset(memory, 0, asked);
    arena->used += size;
    return memory;
}

void *arena_alloc(Arena *arena, size_t asked)
{
    size_t size = round_up(asked, WORD) + RED_ZONE, at;

    arena->used = at = round_up(arena->used, size % LARGEST ? WORD : LARGEST);
    if (RED_ZONE != 0 || at < arena->clean || at > arena->room || arena->room - at <= size
        || asked > SIZE_MAX / 2)
        return alloc_otherwise(arena, asked);
    arena->used = at + size;
    return arena->bytes + at;
}

void *arena_copy(Arena *arena, const void *bytes, size_t size)
{
    void *memory = arena_alloc(arena, size);

    return size ? memcpy(memory, bytes, size) : memory;
}

ArenaMark arena_mark(const Arena *arena)
{
    return (ArenaMark){ arena->newest, arena->used };
}

void arena_release(Arena *arena, ArenaMark mark)
{
    size_t end = arena->used;

    while (arena->newest != mark.chunk) {
        ArenaChunk *older = arena->newest->older;

        /* The first chunk of all is kept: scratch arenas are emptied after every step. */
        if (!older) {
            mark.used = 0;
            break;
        }
        arena->total -= arena->room;
        budget_give(arena->budget, arena->room);
        chunk_free(arena->newest);
        set_newest(arena, older);
        arena->clean = end = older->capacity;
    }
    arena->used = mark.used;
    if (arena->clean < end)
        arena->clean = end;
    if (arena->newest)
        red_zone_close(arena->bytes + mark.used, end - mark.used);
}

void arena_free(Arena *arena)
{
    while (arena->newest) {
        ArenaChunk *older = arena->newest->older;

        budget_give(arena->budget, arena->room);
        chunk_free(arena->newest);
        set_newest(arena, older);
    }
    arena->used = arena->clean = arena->total = 0;
}
