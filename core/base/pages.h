/* Pages: memory straight from the system, in blocks that it can map as one page each, which spares
 * a fault for every few thousand bytes. */
#ifndef CORE_BASE_PAGES_H
#define CORE_BASE_PAGES_H

#include "core/base/red_zone.h"

#include <stddef.h>

enum { PAGES_BLOCK = 1 << 21 };

/* Sanitizers look for what was lost in malloc's memory alone. */
#if defined(__linux__) && !defined(HAVE_RED_ZONES)
#define HAVE_PAGES 1
#else
#define HAVE_PAGES 0
#endif

/* Zeros, at a multiple of PAGES_BLOCK, as is their size; NULL where there is no memory, or no such
 * pages are to be had. */
void *pages_take(size_t size);
void pages_give(void *pages, size_t size);

#endif
