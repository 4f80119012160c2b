/* Names: what code that is compiled here may call by name, and nothing else: functions of the
 * runner's libraries, of the mathematical library, and those that LLVM's own code calls. */
#ifndef INTERP_NATIVE_NAMES_H
#define INTERP_NATIVE_NAMES_H

/* The function's address; NULL where the name is none of those, or this system lacks it. */
void *names_find(const char *name);

#endif
