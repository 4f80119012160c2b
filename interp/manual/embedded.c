#include "interp/manual/embedded.h"

/* The paths are those of the project's root, where make runs the compiler. */
#define EMBED(name, path)                                                                          \
    __asm__(".section .rodata\n"                                                                   \
            ".global " #name "\n" #name ":\n"                                                      \
            ".incbin \"" path "\"\n"                                                               \
            ".byte 0\n"                                                                            \
            ".previous\n")

EMBED(DECISIONS_TEXT, "semantics/DECISIONS.md");
EMBED(MANUAL_CSS, "interp/manual/manual.css");
EMBED(MANUAL_JS, "interp/manual/manual.js");
