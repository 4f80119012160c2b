/* Trial: a call of a function, run once within limits, and what is asked of the run. Nobody is told
 * of anything: what the program prints is kept, and of what is wrong the first line. */
#ifndef INTERP_TOOLS_COURSE_TRIAL_H
#define INTERP_TOOLS_COURSE_TRIAL_H

#include "interp/program/entry.h"
#include "interp/tools/course/lesson.h"
#include "interp/tools/course/watch.h"

enum { TRIAL_MOST_STEPS = 1000 * 1000 };

typedef struct Trial {
    Program program;
    Options options;
    Machine *machine;   /* NULL: it came to no run */
    const Op *function; /* that is called; NULL: there is none */
    Entry entry;
    Observer observer;
    int status;     /* an EndKind, or EXIT_USAGE: there is no such function */
    size_t results; /* where in the machine's output they begin; after a run that ended early,
                     * where all ends */
    Str message;    /* the first error, with its place; empty: there was none */
    Str note;       /* the first note; empty: there was none */
    Arena arena;
    /* What to look for, to be set before it runs. */
    Str value;       /* without its %: of a result or a block's argument */
    unsigned number; /* the n-th time it is given; 0 and 1: the first */
    Str counted;     /* a name of operations; empty: all */
    Watch watch;
    /* What was found. */
    uint64_t count; /* of such operations */
    unsigned given; /* so often was the value */
    Str text;       /* as it was the n-th time; empty: it was not given so often */
    const Op *stop; /* the operation before which, or behind which, it is known */
    bool behind;
    bool within; /* what was found stands in what an operation means, and not in the text */
} Trial;

/* Reads the program, which is borrowed, and verifies it. `trial_close` is due in either case;
 * false, and a message, where it is wrong. */
bool trial_open(Trial *trial, const char *file, Str text);
/* Runs the call, of a circuit for so many ticks (0: as many as there are arguments for); once. */
void trial_run(Trial *trial, LessonCall call, unsigned ticks);
void trial_close(Trial *trial);

/* The line of the program; 0: nowhere. */
unsigned trial_line(const Attr *loc);

/* "(i32) -> i32", of the function; of two contexts types are told by their texts. */
void trial_print_signature(Sb *sb, const Trial *trial);
bool trial_has_signature(const Trial *trial, const Trial *other);
/* What the call gave, and its arguments in memory hold, a line each, of a run that returned. */
Str trial_results(const Trial *trial);
/* How many allocations that somebody has to end are left. */
size_t trial_memory_left(const Trial *trial);
/* What it printed before. */
Str trial_printed(const Trial *trial);
/* Lines as a list: "1, 2". */
void trial_list(Sb *sb, Str lines);
/* May the outcome of the other stand for this one's? What it printed counts where `printed` says
 * so. */
bool trial_refined(const Trial *trial, const Trial *other, bool printed);
/* Did both end in the same way, and give the same? */
bool trial_is_same(const Trial *trial, const Trial *other);

#endif
