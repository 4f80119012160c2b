/* Homework: a folder of answers, which others wrote: a file a lesson (06.txt, 06.mlir), or a folder
 * a student with such in it; or both.
 *
 *   1: poison          the answer to question 1
 *   # a comment
 *
 * What stands there is hostile (folder.h); the programs run within the limits of a trial. What is
 * not read is told.
 */
#ifndef INTERP_TOOLS_COURSE_HOMEWORK_H
#define INTERP_TOOLS_COURSE_HOMEWORK_H

#include "core/base/vec.h"
#include "interp/tools/course/answer.h"

typedef enum MarkKind { MARK_RIGHT, MARK_WRONG, MARK_MISSING } MarkKind;

typedef struct Mark {
    Str student; /* the folder; empty: the answers stand in the folder itself */
    unsigned lesson;
    unsigned number; /* of the question; 0: the exercise */
    MarkKind kind;
    Str given; /* the answer; empty where there is none */
    Str why;   /* what is wrong, in a line; empty: nothing */
} Mark;

typedef struct Skipped {
    Str name; /* in the folder: "anna/6.txt" */
    Str why;
} Skipped;

typedef struct Homework {
    VEC(Mark) marks; /* by student, lesson and question */
    VEC(Skipped) skipped;
    unsigned students;
    /* Each found when first asked for. */
    Answer answers[LESSON_COUNT][LESSON_MOST_QUESTIONS];
    bool found[LESSON_COUNT][LESSON_MOST_QUESTIONS];
    Arena arena;
} Homework;

/* Reads it and marks these lessons (bit n - 1: lesson n). False, and `why`, where the folder cannot
 * be read. `homework_free` is due in either case. */
bool homework_mark(Homework *homework, const char *folder, uint32_t lessons, Sb *why);
void homework_free(Homework *homework);

#endif
