/* Lesson: a program that teaches, as a file of course/ has it. The file runs as it is; what stands
 * in comments in front of the program is the lesson's text, and what stands behind it are
 * questions:
 *
 *   // ? What is %wrapped?
 *   //   - it stays 127: 127
 *   //   - it goes around: -56
 *   //   = value %wrapped @main()
 *   // ! Write @twice(%x: i8) -> i8, without a product.
 *   //   @twice(5 : i8)
 *   //   @twice(-128...127 by 15 : i8)
 *   //   with arith.addi arith.shli
 *   //   without arith.mul*
 *
 * A question has no answer: behind `=` stands the run that gives it. Behind `!` an exercise begins,
 * which has the calls that a solution is tried with; what these have to give a solution in
 * course/solutions says, by a run as well. `-3...3` in a call stands for each of these numbers, and
 * of two such for each pair. How it is to be solved its demands say, which its text has to tell:
 *
 *   with A B        one of these runs, and what it gives makes a difference (see watch.h)
 *   with 2 A B      two such, in one call
 *   without A B*    none of these runs; a star stands for any letters
 *   with memory     no more of it is left than behind the solution
 */
#ifndef INTERP_TOOLS_COURSE_LESSON_H
#define INTERP_TOOLS_COURSE_LESSON_H

#include "core/base/str.h"

enum {
    LESSON_MOST_QUESTIONS = 8,
    LESSON_MOST_CHOICES = 6,
    LESSON_MOST_CALLS = 12,
    LESSON_MOST_DEMANDS = 4
};

typedef enum AskKind {
    ASK_RESULTS, /* what the call gives; of a circuit the outputs in the last of so many ticks */
    ASK_VALUE,   /* what a value is, the first time that it is given, or the n-th */
    ASK_COUNT,   /* how often operations of a name run */
    ASK_STATUS,  /* how the run ends, in a word: fine, undefined, trap, ... */
    ASK_WHERE,   /* the name of the operation that ends it */
    ASK_REFINES, /* whether another function may stand for this one: yes or no */
} AskKind;

typedef struct LessonCall {
    const char *entry; /* without its @ */
    const char *args;  /* NULL: none; of an exercise with ranges in it: "-3...3 : i8" */
} LessonCall;

typedef struct LessonChoice {
    Str text, answer; /* it is right where the run gives this answer, types left away */
} LessonChoice;

typedef struct Question {
    Str text;
    AskKind kind;
    Str name;          /* of the value, without its %, or of the operations ("*": of all); else
                        * empty */
    unsigned number;   /* n, or how many ticks; 0: it is not said */
    const char *other; /* of ASK_REFINES: the function that stands for the call's */
    LessonCall call;
    LessonChoice choices[LESSON_MOST_CHOICES];
    unsigned choice_count; /* 0: the answer is not to be chosen */
} Question;

typedef struct Demand {
    unsigned count; /* so many have to run and make a difference; 0: none may run */
    Str operations; /* what a watch looks for */
} Demand;

typedef struct Exercise {
    Str text; /* empty: there is none */
    LessonCall calls[LESSON_MOST_CALLS];
    unsigned call_count;
    Demand demands[LESSON_MOST_DEMANDS];
    unsigned demand_count;
    bool memory; /* what is left of it counts */
} Exercise;

typedef struct Lesson {
    unsigned number;     /* from 1 */
    const char *name;    /* of its page: "course-06" */
    const char *file;    /* as answers are called: "06.mlir" */
    const char *title;   /* a line */
    const char *text;    /* paragraphs, with the marks of prose */
    const char *program; /* with its end of line */
    const char *read_on; /* names of pages, blank-separated */
    Question questions[LESSON_MOST_QUESTIONS];
    unsigned question_count;
    Exercise exercise;
    const char *solution; /* a program */
    Str wrong;            /* a line of it that is not understood; empty: all are */
} Lesson;

enum { LESSON_COUNT = 20 };

/* lessons.c. Read when first asked for; `number` from 1, NULL where there is none. */
const Lesson *lesson_numbered(unsigned number);

/* Of the text of a file, into a lesson whose number, name and file are set. What it holds is in the
 * arena. */
void lesson_read(Lesson *lesson, Str file, Arena *arena);

/* "@f(1 : i32)", as a lesson writes it; false where it is none. */
bool lesson_read_call(LessonCall *call, Str text, Arena *arena);
/* Of a call with ranges the index-th that it stands for, in the arena; false behind the last. */
bool lesson_call_at(LessonCall *one, LessonCall call, unsigned index, Arena *arena);

#endif
