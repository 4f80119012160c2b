/* Recorder: what each operation of a program gave in a run, in the order it ran. It is an observer
 * of the machine.
 */
#ifndef INTERP_ORACLE_JUDGE_RECORDER_H
#define INTERP_ORACLE_JUDGE_RECORDER_H

#include "interp/machine/machine.h"

typedef struct Recorded { /* a result of an operation */
    const Value *value;
    const Layout *layout;
    uint64_t given;       /* so many times, kept or not */
    VEC(uint64_t) words;  /* of each time it was given, one after the other */
    VEC(uint32_t) poison; /* likewise, an origin a lane */
    VEC(uint64_t) when;   /* how many operations had run before, a number each time */
} Recorded;

typedef struct Recorder {
    Observer observer;
    VEC(Recorded *) values; /* in the order they were first given */
    Map by_value;           /* pointer of a Value -> Recorded * */
    uint64_t clock;
    uint64_t most;   /* times that each value is kept at the least */
    uint64_t in_all; /* lanes that are kept, besides, of whichever values come first */
    uint64_t kept;   /* lanes */
    uint64_t lost;   /* the clock when the first was not kept; UINT64_MAX: all were */
    bool (*wanted)(const Value *value);
} Recorder;

/* Records the results that are `wanted`: each `most` times, and more as long as that is at most
 * `in_all` lanes. Give `&recorder->observer` to
 * the machine before anything is resolved. */
void recorder_start(Recorder *recorder, uint64_t most, uint64_t in_all,
                    bool (*wanted)(const Value *value));
void recorder_free(Recorder *recorder);

/* The value it had the n-th time, counted from 0. */
Place recorded_place(const Recorded *recorded, uint64_t n);
/* The first time that the target's does not refine the source's; UINT64_MAX: never. */
uint64_t recorded_departs(const Recorded *source, const Recorded *target);

#endif
