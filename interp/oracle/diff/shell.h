/* Shell: a command that is given a text on standard input, and what it wrote. */
#ifndef INTERP_ORACLE_DIFF_SHELL_H
#define INTERP_ORACLE_DIFF_SHELL_H

#include "core/base/str.h"

typedef enum ShellEnd {
    SHELL_EXITED,
    SHELL_SIGNALED,
    SHELL_LATE,      /* it took too long, and was killed */
    SHELL_FULL,      /* it wrote a file, or an output, that is larger than any may be */
    SHELL_NOT_FOUND, /* the shell finds no such command */
    SHELL_NOT_RUN,   /* there is no room for another process: `errors` says why */
} ShellEnd;

typedef struct ShellRun {
    ShellEnd end;
    int number; /* SHELL_EXITED: its status; SHELL_SIGNALED: the signal */
    Sb output;  /* SHELL_EXITED: what it wrote to standard output */
    Sb errors;  /* and to standard error, the first 64 KiB of it */
} ShellRun;

/* Runs the command with /bin/sh. It has the three standard files open and no other, and is ended
 * after `seconds` (0: no limit), or once it has written a gigabyte. What it started ends with it,
 * or with this program, in whatever session it is by then. */
enum { SHELL_MOST_WRITTEN = 1 << 30 }; /* bytes of a file */
ShellRun shell_run(const char *command, Str input, double seconds);
void shell_run_free(ShellRun *run);

#endif
