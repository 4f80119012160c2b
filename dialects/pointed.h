/* Values behind pointers: loads and stores of one value, or of the lanes of one that a mask has on.
 * Checks and reports are those of dialects/access.h. */
#ifndef DIALECTS_POINTED_H
#define DIALECTS_POINTED_H

#include "dialects/bytes.h"

/* The pointer is a multiple of so many bytes; 0: of what the type asks for. */
Flow load_value(Step *s, Pointer from, const Type *type, uint64_t alignment, AccessMode mode,
                Place to);
Flow store_value(Step *s, Pointer to, const Type *type, uint64_t alignment, AccessMode mode,
                 Place from);

/* An access of lanes: which operands say what. */
typedef struct Lanes {
    Step *s;
    Place mask, pointers; /* one pointer, or one for each lane */
    const Type *element;
    uint64_t alignment; /* of the one pointer, or of each */
    uint64_t evl;       /* lanes from here on are off */
    const Int *stride; /* in bytes, from one lane to the next behind the one pointer; NULL: they lie
                          side by side */
} Lanes;

/* What kind of object it must be follows. */
#define LANE_UNDEFINED                                                                             \
    "Where a bit of the mask is poison; where, of a lane that is on, the address is\n"             \
    "poison, or no multiple of the alignment, or the bytes are not of one\n"

/* Of all lanes that the mask has on. */
Lanes masked_lanes(Step *s, Place mask, Place pointers, const Type *element, uint64_t alignment);
/* Lanes that are off become what they are in `otherwise`; NULL: poison. `close`: the lanes that are
 * on lie side by side. */
Flow load_lanes(const Lanes *lanes, Place result, const Place *otherwise, bool close);
Flow store_lanes(const Lanes *lanes, Place value, bool close);

#endif
