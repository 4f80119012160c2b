#include "semantics/memory/number_memory.h"

#include "core/base/arena.h"

#include <gmp.h>
#include <stdlib.h>

static void *resize(void *old, size_t old_size, size_t size)
{
    (void)old_size;
    return must_realloc(old, size);
}

static void give_back(void *memory, size_t size)
{
    (void)size;
    free(memory);
}

void number_memory_open(void)
{
    mp_set_memory_functions(must_alloc, resize, give_back);
}
