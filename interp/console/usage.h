/* Usage: what each command of the program is for, as help and manual tell it. */
#ifndef INTERP_CONSOLE_USAGE_H
#define INTERP_CONSOLE_USAGE_H

#include "core/base/str.h"

/* The program itself, in a line. */
#define USAGE_SUMMARY "runs MLIR without compiling it, and compares, steps and explains it"

#define WHAT_A_FILE_IS                                                                             \
    "FILE is MLIR, as text or as bytecode, or LLVM IR. It may be standard input, `-`,\n"           \
    "but for `step` and `dap`."

typedef struct Usage {
    const char *name, *takes; /* what stands behind the name */
    bool takes_file;
    const char *aliases; /* other words that ask for its page, blank-separated */
    const char *summary; /* one line */
    const char *doc;     /* paragraphs, lines before column 80 */
    const char *example; /* behind the program's name, in the source's folder */
} Usage;

/* NULL behind the last, and where there is none of that name. */
const Usage *usage_at(unsigned index);
const Usage *usage_find(Str name);
/* The one that the word, of its aliases, asks for. */
const Usage *usage_asked(Str word);

#endif
