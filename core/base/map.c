#include "core/base/map.h"

#include <stdlib.h>
#include <string.h>

/* An entry is in use when its key has data. Deletion shifts the run behind it back, so that no
 * tombstones are needed. */
static bool in_use(const MapEntry *entry)
{
    return entry->key.data != NULL;
}

static MapEntry *slot_of(const Map *map, Str key, uint64_t hash)
{
    size_t at = hash & (map->cap - 1);

    while (in_use(&map->entries[at])
           && !(map->entries[at].hash == hash && str_eq(map->entries[at].key, key)))
        at = (at + 1) & (map->cap - 1);
    return &map->entries[at];
}

static MapEntry *free_slot(const Map *map, uint64_t hash)
{
    size_t at = hash & (map->cap - 1);

    while (in_use(&map->entries[at]))
        at = (at + 1) & (map->cap - 1);
    return &map->entries[at];
}

static void rehash(Map *map, size_t cap)
{
    Map bigger = { must_alloc(cap * sizeof(MapEntry)), map->len, cap };

    memset(bigger.entries, 0, cap * sizeof(MapEntry));
    for (size_t i = 0; i < map->cap; i++)
        if (in_use(&map->entries[i]))
            *free_slot(&bigger, map->entries[i].hash) = map->entries[i];
    free(map->entries);
    *map = bigger;
}

void *map_get(const Map *map, Str key)
{
    return map->len ? slot_of(map, key, str_hash(key))->value : NULL;
}

MapEntry *map_at(Map *map, Str key, bool *added)
{
    uint64_t hash = str_hash(key);
    MapEntry *entry;

    if ((map->len + 1) * 4 > map->cap * 3)
        rehash(map, map->cap ? map->cap * 2 : 16);
    entry = slot_of(map, key, hash);
    *added = !in_use(entry);
    if (*added) {
        entry->key = key.data ? key : STR("");
        entry->hash = hash;
        entry->value = NULL;
        map->len++;
    }
    return entry;
}

void map_put(Map *map, Str key, void *value)
{
    bool added;

    map_at(map, key, &added)->value = value;
}

void *map_remove(Map *map, Str key)
{
    MapEntry *entry = map->len ? slot_of(map, key, str_hash(key)) : NULL;
    size_t hole, at;
    void *value;

    if (!entry || !in_use(entry))
        return NULL;
    value = entry->value;
    hole = (size_t)(entry - map->entries);
    for (at = (hole + 1) & (map->cap - 1); in_use(&map->entries[at]);
         at = (at + 1) & (map->cap - 1)) {
        size_t home = map->entries[at].hash & (map->cap - 1);

        /* May the entry at `at` move into the hole? Only when its home is not behind the hole. */
        if (((at - home) & (map->cap - 1)) >= ((at - hole) & (map->cap - 1))) {
            map->entries[hole] = map->entries[at];
            hole = at;
        }
    }
    map->entries[hole] = (MapEntry){ 0 };
    map->len--;
    return value;
}

void map_copy(Map *map, const Map *from)
{
    *map = *from;
    if (!from->cap)
        return;
    map->entries = must_alloc(from->cap * sizeof *map->entries);
    memcpy(map->entries, from->entries, from->cap * sizeof *map->entries);
}

void map_clear(Map *map)
{
    if (map->cap)
        memset(map->entries, 0, map->cap * sizeof(MapEntry));
    map->len = 0;
}

void map_free(Map *map)
{
    free(map->entries);
    *map = (Map){ 0 };
}
