#include "interp/native/guarded.h"

#include "core/base/vec.h"
#include "interp/native/protocol.h"

#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

enum { PAGE = 4096, GUARD = 64, GUARD_BYTE = 0xA5, DESCRIPTOR_WORDS = 3 + 2 * WIRE_MAX_RANK };

typedef struct Guarded {
    unsigned char *pages; /* the first that may be touched */
    uint64_t capacity;    /* bytes of them */
    unsigned char *bytes; /* what was filled last */
    uint64_t size;
    unsigned owner; /* the argument whose memory it is, mostly its own */
    uint64_t descriptor[DESCRIPTOR_WORDS];
} Guarded;

static VEC(Guarded *) arguments;

static Guarded *place_of(unsigned argument)
{
    while (arguments.len <= argument) {
        Guarded *made = must_alloc(sizeof *made);

        *made = (Guarded){ 0 };
        vec_push(&arguments, made);
    }
    return arguments.data[argument];
}

static void make_room(Guarded *g, uint64_t size)
{
    uint64_t capacity = (size + PAGE - 1) / PAGE * PAGE;
    unsigned char *space;

    if (capacity <= g->capacity)
        return;
    if (g->pages)
        munmap(g->pages - PAGE, g->capacity + 2 * PAGE);
    space = mmap(NULL, capacity + 2 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (space == MAP_FAILED || mprotect(space + PAGE, capacity, PROT_READ | PROT_WRITE) != 0) {
        perror("mlir-interp-native: memory for an argument");
        exit(1);
    }
    g->pages = space + PAGE;
    g->capacity = capacity;
}

unsigned char *guarded_fill(unsigned argument, const unsigned char *bytes, uint64_t size,
                            uint64_t alignment)
{
    Guarded *g = place_of(argument);
    unsigned char *end;

    if (alignment == 0)
        alignment = 1;
    make_room(g, size + GUARD + alignment);
    end = g->pages + g->capacity;
    g->bytes = (unsigned char *)((uintptr_t)(end - size) & ~(uintptr_t)(alignment - 1));
    g->size = size;
    g->owner = argument;
    memset(g->bytes - GUARD, GUARD_BYTE, GUARD);
    memcpy(g->bytes, bytes, size);
    memset(g->bytes + size, GUARD_BYTE, (size_t)(end - g->bytes - size));
    return g->bytes;
}

unsigned char *guarded_share(unsigned argument, unsigned owner)
{
    Guarded *g = place_of(argument);

    g->owner = owner;
    g->bytes = NULL;
    return place_of(owner)->bytes;
}

void guarded_read(unsigned argument, unsigned char *bytes)
{
    const Guarded *g = arguments.data[arguments.data[argument]->owner];

    memcpy(bytes, g->bytes, g->size);
}

static bool all_guard(const unsigned char *from, const unsigned char *to)
{
    while (from < to)
        if (*from++ != GUARD_BYTE)
            return false;
    return true;
}

bool guarded_hold(unsigned count)
{
    for (unsigned i = 0; i < count && i < arguments.len; i++) {
        const Guarded *g = arguments.data[i];

        if (g->bytes
            && !(all_guard(g->bytes - GUARD, g->bytes)
                 && all_guard(g->bytes + g->size, g->pages + g->capacity)))
            return false;
    }
    return true;
}

unsigned char *guarded_descriptor(unsigned argument)
{
    return (unsigned char *)place_of(argument)->descriptor;
}
