/* Red zones: bytes that nobody may touch, where the program is built with address sanitizer; else
 * nothing. */
#ifndef CORE_BASE_RED_ZONE_H
#define CORE_BASE_RED_ZONE_H

#ifdef __has_feature
#if __has_feature(address_sanitizer)
#define HAVE_RED_ZONES
#endif
#endif
#ifdef __SANITIZE_ADDRESS__
#define HAVE_RED_ZONES
#endif

#ifdef HAVE_RED_ZONES
#include <sanitizer/asan_interface.h>

enum { RED_ZONE = 16 }; /* behind every allocation, at least */
#define red_zone_close(memory, size) __asan_poison_memory_region((memory), (size))
#define red_zone_open(memory, size) __asan_unpoison_memory_region((memory), (size))
#else
enum { RED_ZONE = 0 };
#define red_zone_close(memory, size) ((void)(memory), (void)(size))
#define red_zone_open(memory, size) ((void)(memory), (void)(size))
#endif

#endif
