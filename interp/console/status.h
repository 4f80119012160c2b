/* Exit statuses of the program. */
#ifndef INTERP_CONSOLE_STATUS_H
#define INTERP_CONSOLE_STATUS_H

enum {
    EXIT_FINE = 0,
    EXIT_DIFFERENCE = 1,
    EXIT_USAGE = 2,
    EXIT_INVALID = 3,
};

/* How a run ends; the exit status of the program is the number. */
typedef enum EndKind {
    END_NONE = 0, /* the entry returned */
    END_INVALID = 3,
    END_UNDEFINED = 4,
    END_TRAP = 5,
    END_UNSUPPORTED = 6,
    END_LIMIT = 7,
    END_INTERRUPTED = 130, /* by the user, as a shell has it: 128 and the signal's number */
} EndKind;

/* Those of a program's own, which `run --status=program` hands on, are beyond this within the
 * program; all others then have STATUS_ASIDE added. */
enum { STATUS_OF_PROGRAM = 256, STATUS_ASIDE = 100 };

/* What the statuses say, for help and manual alike: each a call of STATUS(number, what, more). */
#define EXIT_STATUSES(STATUS)                                                                      \
    STATUS(0, "fine", "what was asked for was done, and nothing was found")                        \
    STATUS(1, "a difference was found",                                                            \
           "by `check`, `diff` or `course --check`; a leak (`--leaks`), a broken claim")           \
    STATUS(2, "usage or file",                                                                     \
           "a flag, an entry or its arguments are wrong, or a file cannot be read")                \
    STATUS(3, "malformed or invalid IR", "the program cannot be read, or breaks a rule")           \
    STATUS(4, "undefined behaviour", "the run did what the language leaves undefined")             \
    STATUS(5, "trap", "the program stopped itself (`cf.assert`), or native code did not return")   \
    STATUS(6, "unsupported, or nothing compared",                                                  \
           "something is not executed here yet, or not known, or not compared")                    \
    STATUS(7, "limit", "of steps, memory, depth, output or seconds, here or by native code")       \
    STATUS(130, "interrupted", "by Ctrl-C")

/* In a word, for machines: "undefined"; of a number that is none of these "program", which is the
 * program's own. */
const char *status_name(int status);

#endif
