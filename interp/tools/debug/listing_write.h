/* Listing write: how the scene makes a listing. */
#ifndef INTERP_TOOLS_DEBUG_LISTING_WRITE_H
#define INTERP_TOOLS_DEBUG_LISTING_WRITE_H

#include "interp/tools/debug/listing.h"

typedef struct ItemTexts {
    Sb name, value, type, file;
} ItemTexts;

void listing_begin(Sb *sb, uint64_t total);
void listing_add(Sb *sb, ItemNumbers numbers, const ItemTexts *texts);
void item_texts_free(ItemTexts *texts);

/* Is item `number` of those that were asked for? */
static inline bool list_asks(const ListAsk *ask, uint64_t number)
{
    return number >= ask->first && number - ask->first < ask->count;
}

/* What has parts: a value, the memory that a memref global is, or an allocation as it is. */
typedef struct Shown {
    const Type *type;
    Place place;       /* of a value; its words NULL: a global */
    Elements elements; /* of a value or global that has some elsewhere ... */
    bool elsewhere;
    const Allocation *rows; /* ... or eight bytes each of this, if not NULL */
    unsigned rank;          /* 0: one element without indices, or no parts (`scalar`) */
    bool scalar;
    uint64_t sizes[64], strides[64];
} Shown;

/* scene_parts.c. False, and why. */
bool scene_shown(const Scene *scene, Str name, Shown *shown, Sb *sb);
bool scene_shown_of(const Scene *scene, const Value *value, Shown *shown, Sb *sb);
/* The value that is named, with what stands behind it; its parts. */
void scene_add_shown(Sb *sb, const Scene *scene, Str name, const Shown *shown);
bool scene_list_value(Sb *sb, const Scene *scene, Str name);
bool scene_list_parts(Sb *sb, const Scene *scene, const ListAsk *ask, Str name);

/* scene_variable.c: of the source. */
void scene_list_variables(Sb *sb, const Scene *scene, const ListAsk *ask);

/* scene_stores.c: allocations and globals. */
bool scene_list_memory(Sb *sb, const Scene *scene, const ListAsk *ask);
bool scene_list_globals(Sb *sb, const Scene *scene, const ListAsk *ask);
const Allocation *scene_allocation_at(const Scene *scene, uint64_t address);
/* The global that is named; false, and why. */
bool scene_global_shown(const Scene *scene, Str name, Shown *shown, Sb *sb);

#endif
