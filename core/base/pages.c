#include "core/base/pages.h"

#include <stdint.h>

#if HAVE_PAGES
#include <sys/mman.h>

static void *map(size_t size)
{
    void *pages = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    return pages == MAP_FAILED ? NULL : pages;
}

static size_t behind_block(const void *at)
{
    return (uintptr_t)at & (PAGES_BLOCK - 1);
}

/* What lies around the blocks is given back. */
static void *map_aligned(size_t size)
{
    char *wide = map(size + PAGES_BLOCK);
    size_t front;

    if (!wide)
        return NULL;
    front = behind_block(wide) ? PAGES_BLOCK - behind_block(wide) : 0;
    if (front)
        munmap(wide, front);
    munmap(wide + front + size, PAGES_BLOCK - front);
    return wide + front;
}

void *pages_take(size_t size)
{
    void *pages = map(size);

    if (pages && behind_block(pages)) {
        munmap(pages, size);
        pages = map_aligned(size);
    }
    if (pages)
        (void)madvise(pages, size, MADV_HUGEPAGE); /* where it is refused, there are more faults */
    return pages;
}

void pages_give(void *pages, size_t size)
{
    munmap(pages, size);
}
#else
void *pages_take(size_t size)
{
    (void)size;
    return NULL;
}

void pages_give(void *pages, size_t size)
{
    (void)pages;
    (void)size;
}
#endif
