/* Window: the lanes of a vector in a memref or a tensor, its base.
 *
 * A vector's dimensions go along dimensions of the base, or along none, where all lanes are of the
 * same element. An element may be a vector itself: then it is so many lanes at once. A lane that a
 * mask has off is neither read nor written, and nothing is asked of where it would be.
 */
#ifndef DIALECTS_WINDOW_H
#define DIALECTS_WINDOW_H

#include "dialects/access.h"
#include "dialects/values/tensor.h"

enum { WINDOW_MOST_MASKS = 2, ALONG_NONE = -1 };

/* What is accessed: of a tensor `memref` has the shape alone. */
typedef struct Base {
    MemRef memref;
    Tensor *tensor;  /* NULL of a memref, and of a tensor that is poison */
    uint32_t poison; /* the origin of such a one's */
    const Layout *element;
} Base;

typedef struct LaneMask {
    Place bits;
    Place instead; /* of lanes that are read: theirs where they are off, or one for all of them */
} LaneMask;

typedef struct Window {
    Base base;
    int64_t start[MEMREF_MAX_RANK]; /* the indices of lane 0 */
    int64_t index[MEMREF_MAX_RANK]; /* of the lane that is accessed */
    Place vector;
    unsigned rank; /* of the vector's dimensions, those that count elements */
    int along[MEMREF_MAX_RANK];
    bool writes;
    /* Along which of them lanes may lie behind the end: those that are read are `padding`, those
     * that are written are not. */
    bool leaves[MEMREF_MAX_RANK];
    bool promised; /* the operation says of the others that none does (`in_bounds`) */
    Place padding;
    unsigned mask_count;
    LaneMask masks[WINDOW_MOST_MASKS];
    int64_t mask_stride[MEMREF_MAX_RANK]; /* from lane to lane along each dimension, in lanes */
} Window;

/* The base that the operand is; false when the run has ended. A memref that is poison is undefined.
 */
bool base_in(Step *s, unsigned operand, Base *base);
/* One element; `write` changes a tensor in place. */
Flow base_read(Step *s, const Base *base, const int64_t *indices, Place to);
Flow base_write(Step *s, const Base *base, const int64_t *indices, Place from);

/* Tells whoever watches that the lane's element is neither read nor written: a mask has it off, or
 * it lies behind the end. `indices`, NULL where there is none, may be anything. */
void base_spare(Step *s, const Base *base, const int64_t *indices, uint64_t lane, bool masked);

/* Takes a tensor that is to be changed for the operation's result; false where nothing is to be
 * written: it has none, it is poison, or the run has ended. */
bool base_changes(Step *s, unsigned operand, Base *base);
Flow base_unchanged(Step *s, unsigned operand, const Base *base); /* then */
Flow base_changed(Step *s, const Base *base);                     /* when all is written */

/* The vector's dimensions become the base's last ones, with no masks, and no lanes that leave it.
 * FLOW_END: it has more of them. The caller has set `base`, `start` and `writes`. */
Flow window_begin(Step *s, Window *window, Place vector);
/* Adds a mask of the vector's own shape. */
void window_mask(Window *window, Place bits, Place instead);
/* Reads or writes all of them. */
Flow window_access(Step *s, Window *window);
/* Reads or writes lanes from `number` on, whose elements follow each other in memory, and the first
 * is at `indices`; who asks knows that the last dimension has all of them. False: nothing was done,
 * and lane by lane it is told why. */
bool window_run(Step *s, const Window *window, const int64_t *indices, uint64_t number,
                uint64_t length, Flow *flow);

/* A lane that is not read becomes `from`; of poison it is kept `how` it came here. */
void lane_given(Step *s, Place lane, Place from, const char *how);
#define LANE_IS_OFF "stood for a lane that is off in"

/* Is the bit of the mask set? FLOW_END where it is poison, which is undefined (V31). */
Flow mask_bit(Step *s, Place mask, uint64_t lane, bool *set);
/* Of masks together: `off` is the first that has the lane off, whatever bits others have, NULL
 * where it is set in all. FLOW_END where none has it off and a bit is poison. */
Flow masks_off(Step *s, const LaneMask *masks, unsigned count, uint64_t lane, const LaneMask **off);
/* Adds to the report that the run has just ended with which lane of the vector that was. */
Flow note_lane(Step *s, const Layout *vector, uint64_t lane);

#endif
