/* Activity: what a run is in the middle of: the operations that have begun and not ended, the
 * frames they run in with what each value was before it changed, and how often loops went round.
 *
 * It is fed by an observer and costs no allocation per operation.
 */
#ifndef INTERP_TOOLS_DEBUG_ACTIVITY_H
#define INTERP_TOOLS_DEBUG_ACTIVITY_H

#include "interp/machine/facts.h"
#include "interp/machine/lifetime.h"

typedef struct Active { /* an operation that runs */
    const Op *op;
    Frame *frame;
    const Node *node;
    uint64_t iteration; /* how often its first region was entered */
    uint64_t regions;   /* a bit for each of the first 64 regions that were entered */
    size_t doubles;     /* of the frames that were there before */
} Active;

/* What a function's values were when they were last given, in whatever frame. */
typedef struct Latest {
    uint64_t *words;
    uint32_t *poison;
    unsigned char *given; /* by slot: was the value ever given? */
} Latest;

/* A frame's double: what its values were when they were last given. */
typedef struct Double {
    const Frame *frame;
    Facts *facts;
    uint64_t *words;
    uint32_t *poison;
    Slots counted;        /* of its function */
    unsigned char *given; /* by slot: was the value ever given in this frame? */
    Latest *latest;       /* of the function */
    uint64_t *turns;      /* of each loop of blocks: iterations since it was entered */
    ArenaMark mark;
} Double;

typedef VEC(Active) ActiveOps; /* outermost first */
typedef VEC(Double) Doubles;

/* What a task is in the middle of while others run. */
typedef struct AwayTask {
    uint64_t task; /* its number */
    ActiveOps ops;
    Doubles doubles;
    Arena arena;
    const Op *branch;
} AwayTask;

typedef struct Activity {
    uint64_t task; /* that runs */
    ActiveOps ops; /* of it, as all that follows up to `arena` */
    Doubles doubles;
    Arena arena;
    VEC(AwayTask) away; /* the others that have begun and not ended */
    Arena lasting;
    Map latest; /* pointer of a function's Op -> Latest * */
    FactsTable facts;
    const Op *branch; /* the operation that branches to the block entered next; NULL: none */
} Activity;

/* The observer's three. `activity_end` is called when what changed was looked at. */
void activity_begin(Activity *activity, const Step *step);
void activity_end(Activity *activity, const Step *step, Flow flow);
/* Counts the iteration; `activity_took` follows when the arguments were looked at. */
void activity_enter(Activity *activity, const Frame *frame, const Block *block);
void activity_took(Activity *activity, const Frame *frame, const Block *block);
/* Another task runs from here on; the one that ran may be over. */
void activity_switch(Activity *activity, uint64_t to, bool over);

/* The innermost; NULL before the first operation and after a run that returned. */
const Active *activity_top(const Activity *activity);
/* The innermost operation of a frame, 0 the innermost one; NULL if there are not so many. */
const Active *activity_in_frame(const Activity *activity, unsigned frame);
/* Where the operation that called the frame of `active` stands in `ops`; -1 for the entry's. */
long activity_call(const Activity *activity, const Active *active);
/* What the value was before it was given last; `words` NULL where it never was. */
Place activity_old(const Activity *activity, const Frame *frame, const Value *value);

/* What it was when it was given last, in whatever frame of its function: those of earlier calls,
 * and of earlier runs of a loop, count. `words` NULL where it never was. */
Place activity_latest(const Activity *activity, const Frame *frame, const Value *value);

/* The innermost frame in which the value was given by now; NULL if there is none. */
const Frame *activity_frame_of(const Activity *activity, const Value *value);

/* Loops. Each is an operation with a region that it runs again and again, or a loop of blocks. */
typedef struct Loop {
    const BlockLoop *blocks; /* NULL: `active` is the loop */
    const Active *active;    /* of a loop of blocks: the operation of it that runs */
    size_t depth;            /* of that operation: 1 is the outermost of all */
    uint64_t iteration;      /* from 1 */
} Loop;

enum { MOST_LOOPS = 16 };
/* The loops around `active` in its frame, innermost first; their number. */
unsigned activity_loops(const Activity *activity, const Active *active, Loop loops[MOST_LOOPS]);

#endif
