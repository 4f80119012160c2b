/* Solving an exercise: somebody's program gives what the lesson's own solution gives, call by call.
 */
#ifndef INTERP_TOOLS_COURSE_EXERCISE_H
#define INTERP_TOOLS_COURSE_EXERCISE_H

#include "interp/tools/course/lesson.h"

/* Does the program, that is no more than text, solve it? If not, `why` says in a line what is
 * wrong. */
bool exercise_is_solved(const Lesson *lesson, Str program, Sb *why);

#endif
