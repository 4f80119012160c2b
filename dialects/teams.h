/* Teams: threads that run one region beside each other, and what they share, as OpenMP has them
 * (interp/machine/team.h, DECISIONS.md Q1 to Q9). Outside of any region there is a team of the one
 * thread that the program is.
 */
#ifndef DIALECTS_TEAMS_H
#define DIALECTS_TEAMS_H

#include "dialects/access.h"

/* So many threads, 0: as many as usual, run `thread` with a copy of the frame each; it ends when
 * all have. The operation's row is of a closure. */
Flow team_run(Step *s, uint64_t threads, EvalOp *thread);
unsigned team_size(const Step *s);
unsigned team_number(const Step *s); /* of the thread that runs */
/* All threads have come here before any goes on, and the tasks that they made have ended. */
Flow team_barrier(Step *s);
/* Others may go first. */
Flow team_may_switch(Step *s);
/* A region that no other may closely nest in begins, NULL: none; gives the one around it. */
const Op *team_go_inside(Step *s, const Op *region);
/* A worksharing region, which all threads of the team meet, and whose parts are dealt out: evenly,
 * one run of them each; in turn, chunk by chunk; or to whoever asks first. */
typedef enum DealKind { DEAL_EVENLY, DEAL_IN_TURN, DEAL_AS_ASKED, DEAL_GUIDED } DealKind;
typedef struct Deal {
    uint64_t parts;
    DealKind how;
    uint64_t chunk; /* parts at once, at the least; 0: one */
} Deal;
Flow share_begin(Step *s, const Deal *deal);
/* The thread's next part; `*found` false: it has no more. */
Flow share_next(Step *s, bool *found, uint64_t *part);
void share_end(Step *s);
/* Instead: one thread runs all of it. It may show the others a value. */
Flow share_single(Step *s, bool *mine);
/* In a loop: what stands between runs part by part, in their order; to be told of each part. */
Flow ordered_begin(Step *s);
Flow ordered_end(Step *s);
Flow ordered_part_ends(Step *s);
/* One thread of the program at a time, for each name; NULL: the one without a name. */
Flow critical_begin(Step *s, const Op *name);
Flow critical_end(Step *s, const Op *name);
/* Where reductions are combined: no thread can wait there. */
void combining_begin(Step *s);
void combining_end(Step *s);
/* A task that the thread makes: `run` has its step, in a frame of its own where the operation has
 * regions. It begins when those siblings are through that were made before, of which one writes
 * what it depends on, or that it writes what they do. `deferred`: it runs beside what follows. */
typedef struct TaskDepend {
    uint64_t address;
    bool writes;
} TaskDepend;
typedef struct TaskDepends {
    TaskDepend *on;
    unsigned count;
} TaskDepends;
Flow task_make(Step *s, const TaskDepends *depends, bool deferred, EvalOp *run);
/* Waits for those that the running task has made. */
Flow task_wait_children(Step *s);
/* For those that are made between, and all that they make. */
Flow taskgroup_begin(Step *s);
Flow taskgroup_end(Step *s);
/* Other tasks may go on. */
Flow task_yield(Step *s);
/* An atomic access is due, where others may go first; and what it orders: what was done before a
 * release happens before what follows an acquire of the same memory behind it. */
Flow team_atomic(Step *s);
void atomic_release(Step *s, const Spot *spot);
void atomic_acquire(Step *s, const Spot *spot);
void atomic_fence(Step *s);

/* As `run_memo`, of each thread its own, as long as the program runs. */
void **thread_own(Step *s, const void *key);
/* What the thread keeps of the region that it runs, for what stands in that; NULL at first. */
void **thread_memo(Step *s);
/* What one thread of the team shows the others, behind a barrier. */
void **team_memo(Step *s);
/* Runs a region of an isolated operation that stands elsewhere with these arguments; `result` gets
 * the one value that it yields, where it does. What it puts on the stack stays there. */
Flow run_region_of(Step *s, const Op *op, unsigned region, const Place *arguments, Place *result);

#endif
