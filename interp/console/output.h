/* Output: standard output, and the files that flags name. */
#ifndef INTERP_CONSOLE_OUTPUT_H
#define INTERP_CONSOLE_OUTPUT_H

#include "core/base/str.h"

/* To be called first of all. A standard stream that is closed is opened, so that its number goes to
 * no other file; what is read from it, or written to it, fails. From here on standard output that
 * cannot be written ends the program, with a message: nobody would see what it goes on to say. */
void output_open(void);

void output_print(Str text);
/* Text of ours with names of the program's in it, which may not steer the terminal. */
void output_shown(Str text);
/* The same to standard error. */
void output_error(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* A file of these parts, whole or not at all: what was there before stays where it fails. False,
 * with a message on standard error, when it cannot be written. */
bool output_file(const char *path, const Str *parts, unsigned count);
/* The same; "-" is standard output. */
bool output_parts(const char *path, const Str *parts, unsigned count);
bool output_write(const char *path, Str text); /* one part */
/* What stands there and has another name as well, or is a link, has this name no more: what is
 * written there is written to nothing else. */
void output_detach(const char *path);
/* Is it standard output that a flag names? NULL: it was not given. */
bool output_is_standard(const char *path);

#endif
