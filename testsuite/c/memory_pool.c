// An allocator of one's own: pieces of a large block, aligned, given back all at once.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Chunk {
    struct Chunk *before;
    size_t used, size;
    _Alignas(16) unsigned char bytes[];
} Chunk;

typedef struct Pool {
    Chunk *last;
    int chunks;
} Pool;

static void *pool_allocate(Pool *pool, size_t size, size_t alignment)
{
    Chunk *last = pool->last;
    size_t start = last ? (last->used + alignment - 1) & ~(alignment - 1) : 0;

    if (!last || start + size > last->size) {
        size_t room = size > 64 ? size : 64;

        last = malloc(sizeof *last + room);
        *last = (Chunk){ .before = pool->last, .size = room };
        pool->last = last;
        pool->chunks++;
        start = 0;
    }
    last->used = start + size;
    return last->bytes + start;
}

static void pool_release(Pool *pool)
{
    while (pool->last) {
        Chunk *before = pool->last->before;

        free(pool->last);
        pool->last = before;
    }
}

int main(void)
{
    Pool pool = { 0 };
    char *text = pool_allocate(&pool, 6, 1);
    double *number = pool_allocate(&pool, sizeof *number, _Alignof(double));
    int *many = pool_allocate(&pool, 100 * sizeof *many, _Alignof(int));

    strcpy(text, "piece");
    *number = 2.5;
    for (int i = 0; i < 100; i++)
        many[i] = i * i;
    printf("%s %g %d %d\n", text, *number, many[99], pool.chunks);
    printf("%d %td\n", (int)((uintptr_t)number % _Alignof(double)), (char *)number - text);
    pool_release(&pool);
    return 0;
}
