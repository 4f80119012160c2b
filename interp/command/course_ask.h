/* The questions of a lesson, asked on a terminal. */
#ifndef INTERP_COMMAND_COURSE_ASK_H
#define INTERP_COMMAND_COURSE_ASK_H

#include "interp/tools/course/lesson.h"

/* One by one, each until it is answered or left. Standard input is read from. False where that
 * ended, and there is nobody to be asked more. */
bool course_ask(const Lesson *lesson);

#endif
