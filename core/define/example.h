/* Example: the program of a row's `example`, which runs from @main.
 *
 * Where its last line is indented it ends with the body of @main: what the function gives, and its
 * braces, are told by `return`. Without one it gives the results of the last operation, whose types
 * `gives` tells.
 */
#ifndef CORE_DEFINE_EXAMPLE_H
#define CORE_DEFINE_EXAMPLE_H

#include "core/base/str.h"

/* The whole program, NULL for NULL; of the arena where it has to be made. */
const char *example_program(Arena *arena, const char *example, const char *gives);

#endif
