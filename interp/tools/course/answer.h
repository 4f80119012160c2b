/* Answer: what a question's run gives, and whether somebody said so. */
#ifndef INTERP_TOOLS_COURSE_ANSWER_H
#define INTERP_TOOLS_COURSE_ANSWER_H

#include "interp/tools/course/lesson.h"

typedef struct Answer {
    bool known;  /* false: the run gives none, and `text` says why */
    Str text;    /* "-56 : i8", "undefined", "arith.divui", "yes" */
    Str brief;   /* without its types: "-56" */
    char letter; /* of the choice that is right, 'a' the first; 0: there are none */
    Str see;     /* a command that shows it, with "mlir-interp" in front */
    Str there;   /* and what to type in it; empty: nothing */
} Answer;

/* Runs what the question asks for. Of several choices one alone has to be right. */
void answer_find(Answer *answer, const Lesson *lesson, const Question *question, Arena *arena);

/* Is what was given the answer? What counts of it plain.h says; types may be left away, and of a
 * choice the letter is enough. */
bool answer_is(const Answer *answer, const Question *question, Str given);

/* Could what was given be the answer of such a question? It could not where a number is asked for,
 * and it has none, nor says what a run may give in its place: poison, or how it ends. */
bool answer_could_be(const Answer *answer, const Question *question, Str given);

/* All that it is told by, as `answer_is` has it: the index-th; empty behind the last. */
Str answer_form(const Answer *answer, const Question *question, unsigned index);

#endif
