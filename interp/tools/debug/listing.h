/* Listing: what a run holds at one moment as items one by one, for whoever lays them out himself.
 * It is told over a channel.
 */
#ifndef INTERP_TOOLS_DEBUG_LISTING_H
#define INTERP_TOOLS_DEBUG_LISTING_H

#include "interp/tools/debug/scene.h"

typedef enum ListKind {
    LIST_FRAMES,          /* innermost first */
    LIST_LOCALS,          /* results of operations, of the frame */
    LIST_BLOCK_ARGUMENTS, /* likewise */
    LIST_VARIABLES,       /* of the source, there */
    LIST_MEMORY,          /* allocations that live */
    LIST_GLOBALS,
    LIST_VALUE, /* the one that is named: "%m", "%m[1, 2]", "@g", "0x100000040" (an allocation) */
    LIST_PARTS, /* of it, the next after the indices */
} ListKind;

enum { LIST_DEPTH = 16 };

typedef struct ListAsk { /* the name follows */
    ListKind kind;
    uint64_t first, count; /* which of the items */
    unsigned depth;        /* of LIST_PARTS: so many indices are known */
    int64_t indices[LIST_DEPTH];
} ListAsk;

typedef struct ItemNumbers {
    uint64_t parts;   /* that it has itself, by index */
    uint64_t address; /* of its memory; 0: it lies in none */
    uint64_t op;      /* a frame's operation, counted through the text; 0: none */
    unsigned line, column;
    size_t lengths[4]; /* of its texts */
} ItemNumbers;

typedef struct Item {
    ItemNumbers numbers;
    Str name, value, type; /* of a frame: the function, the operation, nothing */
    Str file;              /* empty: the program's own text */
} Item;

typedef struct Listing { /* `total` at the front, items behind it */
    uint64_t total;
    Str rest;
} Listing;

bool scene_list(Sb *sb, const Scene *scene, Str ask);
/* What it wrote: the listing, then one item after the other; false behind the last. */
Listing listing_of(Str bytes);
bool listing_next(Listing *listing, Item *item);

typedef struct BytesAsk {
    uint64_t address, count;
} BytesAsk;

typedef struct Bytes { /* so many bytes follow */
    uint64_t address;
    uint64_t read, unreadable; /* then come so many that have no value, or are in no memory */
} Bytes;

bool scene_read(Sb *sb, const Scene *scene, Str ask);

/* The operation with that number in the text, from 1, those that begin within others behind them;
 * NULL. And the number of one: of what is in no text the one that it was made for. */
const Op *op_numbered(const Op *module, uint64_t number);
uint64_t op_number(const Op *module, const Op *op);

/* scene_set.c: "%x", "%v[1]" or "%m[1, 2]" becomes what the attribute says: its new value is
 * written. */
bool scene_set(Sb *sb, Scene *scene, Str target, Str value);

#endif
