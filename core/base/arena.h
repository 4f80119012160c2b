/* Arena: memory that is given back all at once.
 *
 * Three lifetimes exist in this program, each an arena: a Context (types, attributes, IR),
 * a run (the resolved program and its memory), and scratch (what one step needs while it runs).
 */
#ifndef CORE_BASE_ARENA_H
#define CORE_BASE_ARENA_H

#include "core/base/budget.h"

#include <stddef.h>

typedef struct ArenaChunk ArenaChunk;

typedef struct Arena {
    ArenaChunk *newest;
    unsigned char *bytes; /* its, of which there are `room` */
    size_t room;
    size_t used;    /* of them, handed out */
    size_t clean;   /* where those begin that are zero, for they never were */
    size_t total;   /* bytes held from the system, for limits and statistics */
    size_t most;    /* of them; 0: no limit. Beyond it the process ends, as when memory does */
    Budget *budget; /* they are taken from; may be NULL */
} Arena;

typedef struct ArenaMark {
    ArenaChunk *chunk;
    size_t used;
} ArenaMark;

/* Called where there is no memory for so many bytes; it does not return. The program's to set:
 * without it such a process is aborted. */
extern void (*no_memory_left)(size_t wanted);

/* An arena that is all zero is empty and ready for use. */
void arena_free(Arena *arena);

/* `size` zeroed bytes, aligned for any type whose size divides it; never NULL (the process ends
 * when memory does). */
void *arena_alloc(Arena *arena, size_t size);

/* A copy of `size` bytes. */
void *arena_copy(Arena *arena, const void *bytes, size_t size);

/* Everything allocated after `arena_mark` is given back by `arena_release`. */
ArenaMark arena_mark(const Arena *arena);
void arena_release(Arena *arena, ArenaMark mark);

#define ARENA_NEW(arena, T) ((T *)arena_alloc((arena), sizeof(T)))
#define ARENA_ARRAY(arena, T, n) ((T *)arena_alloc((arena), sizeof(T) * (size_t)(n)))
#define ARENA_COPY(arena, T, from, n) ((T *)arena_copy((arena), (from), sizeof(T) * (size_t)(n)))

/* malloc and realloc that end the process with a message instead of giving NULL. */
void *must_alloc(size_t size);
void *must_realloc(void *old, size_t size);

#endif
