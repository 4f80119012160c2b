/* Option: a row of options and what is done with it, for the files that read the command line.
 *
 *   option_rows.c     the rows, and their texts
 *   options.c         the command line, word by word
 *   options_check.c   does what was given go together?
 */
#ifndef INTERP_CONSOLE_OPTION_H
#define INTERP_CONSOLE_OPTION_H

#include "interp/console/options.h"

typedef enum OptionKind {
    OPTION_FLAG,
    OPTION_TEXT,
    OPTION_FILE,  /* one to write, behind `=` alone; "-", standard output, without */
    OPTION_WORDS, /* each time it is given another */
    OPTION_NUMBER,
    OPTION_REAL
} OptionKind;

typedef struct Option {
    OptionText text;
    OptionKind kind;
    size_t offset;      /* in Options */
    bool native;        /* says how native code is made or run */
    bool interpreter;   /* says how the interpreter runs, and nothing to native code */
    bool reads, writes; /* what it names, a file or a folder, is read or written */
    bool streams;       /* "-" is no name there, but standard output */
    bool repeats;       /* may be given several times, as the runner's may; the last counts */
    const char *alone;  /* its value where no `=` stands behind it, and not the next argument */
} Option;

extern const Option OPTION_ROWS[];
extern const unsigned OPTION_COUNT;

const Option *option_named(Str name); /* NULL: there is none */

/* options.c. By this name or by another of its names. */
bool option_is_given(const Options *options, const Option *option);
/* The command compares functions, and has no entry of its own. */
bool options_compare(const Options *options);
/* False, told on standard error. `command`, whose help says more, may be none. */
bool option_refuse(const char *command, const char *what, const char *which);

/* options_check.c. False, likewise; fills in what is read at last (vscales). */
bool options_check(Options *options);
/* `arg` is no flag of the command: which one may have been meant? False. */
bool options_unknown_flag(const Options *options, const char *arg);

#endif
