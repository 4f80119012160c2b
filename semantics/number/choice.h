/* Choice: every decision the language leaves open, taken in one place.
 *
 * A run draws its choices from one seeded sequence, so the same seed replays the same run. Seed 0
 * always takes the first alternative: the canonical NaN, zero for undef, program order for parallel
 * iterations, the first addresses.
 */
#ifndef SEMANTICS_NUMBER_CHOICE_H
#define SEMANTICS_NUMBER_CHOICE_H

#include "core/base/random.h"
#include "core/base/vec.h"
#include "semantics/number/float.h"

/* What a choice is about. */
typedef enum ChoiceKind {
    CHOICE_PLACE, /* where memory lies: no path decides that */
    CHOICE_NAN,   /* the bits of a NaN */
    CHOICE_ORDER, /* in which iterations of a parallel loop run */
    CHOICE_OTHER,
    CHOICE_KINDS,
} ChoiceKind;

typedef struct ChoiceFork {
    uint64_t taken, count; /* which alternative, of how many */
    const void *by;        /* whose choice it was */
    size_t printed;        /* when it was made */
} ChoiceFork;

/* A way through the choices of a run, so that one can go through all ways that there are: a run
 * follows it to its end and takes the first alternative from there on, which makes it longer. All
 * zero is the way on which every first alternative is taken. */
typedef struct ChoicePath {
    VEC(ChoiceFork) forks;
    size_t at;                /* the next fork */
    bool beyond;              /* a choice was met that has too many alternatives to go through: */
    const void *beyond_by;    /* whose that was, the first time */
    const size_t *printed;    /* how much the run has printed so far, for its forks; or NULL */
    bool blind[CHOICE_KINDS]; /* of these the first alternative is taken always */
} ChoicePath;

/* Bits that NaNs may well have, since somebody else's have: nearly all NaNs have others, so that
 * none would be met by chance. */
typedef struct ChoiceHint {
    unsigned width;
    uint64_t bits[2];
} ChoiceHint;

typedef struct ChoiceHints {
    VEC(ChoiceHint) hints;
    size_t at;     /* the next, where they are taken */
    bool in_order; /* one after the other; else any of them, or any NaN at all */
} ChoiceHints;

typedef struct Choice {
    uint64_t seed;
    Random random;
    uint64_t taken;              /* how many choices were made, but for where memory lies */
    uint64_t made[CHOICE_KINDS]; /* how many of each kind */
    bool place_showed;           /* where something lies decided what something else is */
    const void *by;              /* whose the next one is: the operation that runs */
    bool reversed;               /* orders are those of the program, backwards */
    ChoicePath *path;            /* borrowed; where there is one it decides, but for places */
    ChoiceHints *hints;          /* likewise; of NaNs, where there is no path */
} Choice;

Choice choice_new(uint64_t seed);

/* Begins another run on the path. */
void choice_path_start(ChoicePath *path);
/* The way after the one that was just gone; false when that was the last. */
bool choice_path_next(ChoicePath *path);

/* Is the first alternative always taken? */
static inline bool choice_is_first(const Choice *choice)
{
    return choice->seed == 0 && !choice->reversed && !choice->path;
}

/* One of the alternatives, 0 .. alternatives - 1; 0 when there are 0 or 1, or the seed is 0. */
uint64_t choice_of(Choice *choice, uint64_t alternatives);

/* The same, of another kind. */
uint64_t choice_among(Choice *choice, ChoiceKind kind, uint64_t alternatives);

/* Any pattern of `width` bits, for undef and freeze. */
Int choice_int(Choice *choice, Arena *arena, unsigned width);

/* A quiet NaN of the format: any sign, any payload. */
Float choice_nan(Choice *choice, const FloatFormat *format);

/* What comes next, of order[at..length), none of which was taken yet; it changes places with
 * order[at]. Of 0 .. length - 1 in order the first alternatives leave the order as it is. */
uint64_t choice_next(Choice *choice, uint64_t *order, uint64_t at, uint64_t length);

#endif
