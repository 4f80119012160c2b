#include "core/base/map.h"

#include <stdlib.h>
#include <string.h>

/* Of the places three quarters are taken at most. A removal shifts the run behind it back, so that
 * no tombstones are needed. */
enum { FEWEST_PLACES = 16 };

static size_t room(size_t places)
{
    return places / 4 * 3;
}

static size_t next_place(const Map *map, size_t place)
{
    return (place + 1) & (map->cap - 1);
}

static uint32_t tag_of(uint64_t hash)
{
    return (uint32_t)(hash >> 32);
}

/* Where the key's entry is named, or would be. */
static MapPlace *place_of(const Map *map, Str key, uint64_t hash)
{
    size_t at = hash & (map->cap - 1);

    while (map->places[at].entry
           && !(map->places[at].tag == tag_of(hash)
                && str_eq(map->entries[map->places[at].entry - 1].key, key)))
        at = next_place(map, at);
    return &map->places[at];
}

/* Where the entry of that number is named, or the first free place for 0. */
static size_t place_naming(const Map *map, uint64_t hash, size_t entry)
{
    size_t at = hash & (map->cap - 1);

    while (map->places[at].entry != entry)
        at = next_place(map, at);
    return at;
}

static void name_entry(Map *map, size_t place, size_t entry)
{
    map->places[place] = (MapPlace){ tag_of(map->entries[entry - 1].hash), (uint32_t)entry };
}

/* Entries and places are one piece of memory. */
static void make_room(Map *map, size_t places)
{
    if (places > UINT32_MAX)
        must_alloc(SIZE_MAX); /* says so and ends */
    map->cap = places;
    map->entries = must_realloc(map->entries,
                                room(places) * sizeof *map->entries + places * sizeof *map->places);
    map->places = (MapPlace *)(map->entries + room(places));
}

static void grow(Map *map)
{
    make_room(map, map->cap ? map->cap * 2 : FEWEST_PLACES);
    memset(map->places, 0, map->cap * sizeof *map->places);
    for (size_t entry = 1; entry <= map->len; entry++)
        name_entry(map, place_naming(map, map->entries[entry - 1].hash, 0), entry);
}

void *map_get(const Map *map, Str key)
{
    const MapPlace *place = map->len ? place_of(map, key, str_hash(key)) : NULL;

    return place && place->entry ? map->entries[place->entry - 1].value : NULL;
}

MapEntry *map_at(Map *map, Str key, bool *added)
{
    uint64_t hash = str_hash(key);
    MapPlace *place;

    if (map->len == room(map->cap))
        grow(map);
    place = place_of(map, key, hash);
    *added = !place->entry;
    if (*added) {
        *place = (MapPlace){ tag_of(hash), (uint32_t)++map->len };
        map->entries[map->len - 1] = (MapEntry){ .key = key.data ? key : STR(""), .hash = hash };
    }
    return &map->entries[place->entry - 1];
}

void map_put(Map *map, Str key, void *value)
{
    bool added;

    map_at(map, key, &added)->value = value;
}

/* What stands behind the hole moves into it, but for what has its home behind it. */
static void close_hole(Map *map, size_t hole)
{
    for (size_t at = next_place(map, hole); map->places[at].entry; at = next_place(map, at)) {
        size_t home = map->entries[map->places[at].entry - 1].hash & (map->cap - 1);

        if (((at - home) & (map->cap - 1)) >= ((at - hole) & (map->cap - 1))) {
            map->places[hole] = map->places[at];
            hole = at;
        }
    }
    map->places[hole] = (MapPlace){ 0 };
}

void *map_remove(Map *map, Str key)
{
    MapPlace *place = map->len ? place_of(map, key, str_hash(key)) : NULL;
    size_t removed;
    void *value;

    if (!place || !place->entry)
        return NULL;
    removed = place->entry;
    value = map->entries[removed - 1].value;
    close_hole(map, (size_t)(place - map->places));
    if (removed < map->len) { /* the last one takes its number */
        place = &map->places[place_naming(map, map->entries[map->len - 1].hash, map->len)];
        map->entries[removed - 1] = map->entries[map->len - 1];
        place->entry = (uint32_t)removed;
    }
    map->len--;
    return value;
}

void map_copy(Map *map, const Map *from)
{
    *map = (Map){ .len = from->len };
    if (!from->cap)
        return;
    make_room(map, from->cap);
    memcpy(map->entries, from->entries, from->len * sizeof *map->entries);
    memcpy(map->places, from->places, from->cap * sizeof *map->places);
}

void map_clear(Map *map)
{
    if (map->cap)
        memset(map->places, 0, map->cap * sizeof *map->places);
    map->len = 0;
}

void map_free(Map *map)
{
    free(map->entries);
    *map = (Map){ 0 };
}
