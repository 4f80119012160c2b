/* Map: from a string of bytes to a pointer. Open addressing. Entries stand in the order in which
 * they were put there, but for the last, which takes the number of one that is removed. */
#ifndef CORE_BASE_MAP_H
#define CORE_BASE_MAP_H

#include "core/base/str.h"

typedef struct MapEntry {
    Str key;
    uint64_t hash;
    void *value;
} MapEntry;

/* What is looked at first, and of most that are not there the only thing: small, that much of it
 * stays near. */
typedef struct MapPlace {
    uint32_t tag;   /* of the hash, the bits that are no part of its home */
    uint32_t entry; /* its number, from 1; 0: the place is free */
} MapPlace;

/* All zero is an empty map. Keys are not copied: they must outlive the map. */
typedef struct Map {
    MapEntry *entries; /* `len` of them */
    size_t len, cap;
    MapPlace *places; /* `cap` of them, by their hashes; behind the entries */
} Map;

/* NULL when `key` is absent. */
void *map_get(const Map *map, Str key);

/* The place of `key`'s value, made with value NULL when absent; valid until the next insertion.
 * When it was absent (`*added` true) the caller may replace `entry->key` by an equal, longer-lived
 * one. */
MapEntry *map_at(Map *map, Str key, bool *added);

void map_put(Map *map, Str key, void *value);
void *map_remove(Map *map, Str key); /* gives its value, or NULL */
/* Into an empty one: the same keys and values. */
void map_copy(Map *map, const Map *from);
void map_clear(Map *map); /* keeps its memory */
void map_free(Map *map);

/* A pointer as a key: the slice holds the pointer's own bytes, at `*pointer`. */
#define KEY_OF(pointer) ((Str){ (const char *)&(pointer), sizeof(pointer) })

#endif
