/* Outputs: the files and folders that flags name to be written. They are looked at before anything
 * else is done, so that nothing that is read is written over, and no work is done for a file that
 * cannot be.
 */
#ifndef INTERP_CONSOLE_OUTPUTS_H
#define INTERP_CONSOLE_OUTPUTS_H

#include "interp/console/options.h"

/* False, told on standard error: one cannot be written, is read as well, or is named twice; or
 * standard input is. */
bool outputs_check(const Options *options);
/* Is it a file that the command line gives to be read, an argument's too, or in a folder that it
 * gives? */
bool outputs_is_input(const Options *options, const char *path);
/* The flag of the command line that writes this file, "html"; NULL: none does. */
const char *outputs_writer(const Options *options, const char *path);
/* A name for what is written about this file: "p" of "a/p.mlir", "p-2" where the command reads
 * another p before it. */
Str outputs_stem(Arena *arena, const Options *options, Str path);

#endif
