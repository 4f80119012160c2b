/* Team: threads that run one region beside each other, as OpenMP's do (DECISIONS.md Q1 to Q9). Each
 * is a task (task.h) but in a team of one, which is whoever met the region. teams.c begins and ends
 * them, shares.c deals out work, locks.c has criticals and locks, explicit.c the tasks within. The
 * operations are in dialects/teams.h.
 */
#ifndef INTERP_MACHINE_TEAM_H
#define INTERP_MACHINE_TEAM_H

#include "dialects/teams.h"
#include "interp/machine/attached.h"
#include "interp/machine/task.h"

typedef struct Team Team;
typedef struct Thread Thread;
typedef struct Lock Lock;

/* Tasks that are waited for together: children of a task, those of a taskgroup, of a team. */
typedef struct Family {
    unsigned references; /* of its tasks, and of who made it */
    unsigned running;
    Known *known;         /* what those that have ended had done */
    Task *waits;          /* until there are no more; or NULL */
    struct Family *outer; /* of a taskgroup: the one around it, or NULL */
} Family;

/* What a task, implicit or not, has of others. */
typedef struct Kin {
    Family *siblings;        /* which it is one of; NULL: an implicit one is not */
    Family *of_group;        /* the taskgroup that it was made in; or NULL */
    Family *children;        /* NULL: it had none yet */
    Family *group;           /* the taskgroup that it is in now; or NULL ... */
    Family *inherited;       /* ... which it was in when it was made */
    struct Depends *depends; /* of its children; NULL: there is none */
} Kin;

/* A worksharing region, as its team goes through it. */
typedef struct Share {
    const Op *op;
    unsigned left;        /* so many threads are through with it */
    uint64_t next, count; /* parts: the first that nobody has taken, and all */
    uint64_t turn;        /* the part whose ordered region comes next */
    Known *ordered;       /* what those before had done */
    VEC(Task *) waiting;  /* for their turn */
} Share;

struct Thread {
    Team *team;
    unsigned number;
    int32_t global;         /* a number that no other thread of the program has */
    Task *task;             /* that it began as */
    Thread *outer;          /* which the same task was before */
    uint64_t shares;        /* worksharing regions that it has met */
    Share *share;           /* the last, until it is through with that; or NULL */
    Deal deal;              /* of that: how its parts are dealt out, */
    uint64_t at, end, next; /* what is left of the chunk that it has, and where its next begins */
    uint64_t lower, step;   /* of the externals' loop, whose parts those are */
    const Op *inside;       /* a region that no other may closely nest in; or NULL */
    const Op *barrier;      /* it waits at this */
    const Op *ended;        /* where it left the region */
    unsigned requested;     /* threads of the next region; 0: as usual */
    unsigned usual;         /* threads of regions that do not say how many; 0: as usual */
    void *memo;             /* of the region that it runs */
    Kin kin;
};

struct Team {
    Team *older, *newer;
    const Op *op;
    Thread *threads;
    unsigned size;
    unsigned level, active; /* regions around it, itself included; those of more than one thread */
    Task *joins;            /* who met it, and waits for all to end */
    EvalOp *run;
    Step *step;     /* of who met it */
    unsigned first; /* of an external's call: its first operand */
    unsigned ended;
    Known *joined;
    unsigned arrived; /* at the barrier */
    unsigned phase;   /* of barriers: which of the two */
    Known *known[2];
    Family *tasks;
    void *memo;          /* the same */
    Pointer shown;       /* by the thread that ran a single region, to the others */
    Known *combined;     /* what those had done that have combined reductions */
    VEC(Share *) shares; /* from number `first_share` on */
    uint64_t first_share;
};

struct Lock {
    Attached attached; /* to memory; all zero for a critical that has a name alone */
    const Op *name;    /* of one: what declares it, NULL: it has none */
    Lock *next;
    Task *holder;
    const Op *taken; /* by it */
    unsigned depth;  /* so often, of one that nests */
    bool nests, is_critical;
    Known *known; /* what those that held it had done */
    VEC(Task *) waiting;
};

/* What a thread keeps, beyond its team (see thread_own). */
typedef struct Own {
    const void *key;
    int32_t global;
    void *value;
} Own;

/* What the tasks have that teams are made of. */
typedef struct Teams {
    Team *newest;
    Lock *criticals;
    Thread initial;       /* the program's own */
    Team alone;           /* its team */
    unsigned globals;     /* threads that have a number */
    unsigned most_active; /* regions of more than one thread within each other */
    VEC(Own) own;
    Known *flushed; /* what those had done that have flushed */
} Teams;

/* The machine's, made when first asked for; NULL: no region was met yet. */
Teams *teams_of(Machine *machine);
Teams *teams_met(const Machine *machine);
void teams_free(Machine *machine, Teams *teams);

/* Is the operation a call of the library, which says nothing of the region it stands for? */
static inline bool is_library_call(const Step *s)
{
    return s->machine->external.op == s->op;
}

/* The thread that runs; outside of any region it is the program's own, the only one of its team. */
Thread *thread_here(Step *s);
/* NULL: there is just the program. */
Thread *thread_running(const Machine *machine);
/* The same without frames of their own: `run` reads those of who met the region. */
Flow team_fork(Step *s, uint64_t threads, bool own_frames, EvalOp *run);
/* A region that one thread runs, the one that met it: from here to there. */
Flow team_enter_alone(Step *s);
Flow team_leave_alone(Step *s);
unsigned team_usual(Step *s);

/* shares.c: the next worksharing region that the thread meets; NULL: the run has ended. */
Share *share_meet(Step *s, Thread *thread, uint64_t parts);
void share_leave(Step *s, Thread *thread);
void share_free(Machine *machine, Share *share);
/* The parts of a thread where each has one run of them: from *first up to *end. */
void share_evenly(const Thread *thread, uint64_t parts, uint64_t *first, uint64_t *end);
Flow share_deal(Step *s, Thread *thread, const Deal *deal);
/* The thread's next chunk, which is empty where there is none. Others may be first. */
Flow share_chunk(Step *s, Thread *thread);

/* locks.c */
Lock *lock_at(const Machine *machine, Pointer at);
Lock *lock_make(Step *s, Pointer at, bool nests);
Flow lock_take(Step *s, Lock *lock);
Flow lock_leave(Step *s, Lock *lock);
void lock_free(Machine *machine, Lock *lock);

/* explicit.c: of a task that is not a thread's own. */
typedef struct Explicit {
    Thread thread;             /* which it is run by */
    Family *of_team, *awaited; /* which it is one of, too; or NULL */
    EvalOp *run;               /* in a frame of the task's own, where the operation has regions */
    Awaited *done;             /* what tasks that depend on it wait for; or NULL */
    Pointer argument;          /* of a function that it calls */
    bool again;                /* it has made itself again, as one that is untied does */
} Explicit;
Family *family_new(Machine *machine);
void family_drop(Machine *machine, Family *family);
/* Waits until it has no more that run. */
Flow family_wait(Step *s, Family *family);
/* `task_make` with an address for `run`, which the task has. */
Flow task_make_with(Step *s, const TaskDepends *depends, bool deferred, EvalOp *run,
                    Pointer argument);
void kin_free(Machine *machine, Kin *kin);
void explicit_free(Machine *machine, Explicit *explicit);
/* Who has waited for the barrier of the team may go on, if all are there. */
void team_look_at_barrier(Machine *machine, Team *team);

/* team_deadlock.c: why nothing can go on, of the running task. */
Flow team_report_deadlock(Step *s);

#endif
