/* Marks of homework, told as a table or as objects. */
#ifndef INTERP_COMMAND_COURSE_MARKS_H
#define INTERP_COMMAND_COURSE_MARKS_H

#include "interp/tools/course/homework.h"

/* On standard output; on standard error, but for objects, what was not read. EXIT_DIFFERENCE where
 * something is wrong or missing. */
int course_tell_marks(const Homework *homework, bool json);

#endif
