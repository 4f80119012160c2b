/* Breaks: the breakpoints and watchpoints the user has set, by number. */
#ifndef INTERP_TOOLS_DEBUG_BREAKS_H
#define INTERP_TOOLS_DEBUG_BREAKS_H

#include "interp/tools/debug/stops.h"

typedef struct Break {
    unsigned number;
    Str text; /* as the user wrote it */
    VEC(Site) sites;
    bool temporary; /* it goes when the run has stopped there */
    bool disabled;
    bool watches;
    Watch watch;
    Hits hits;
    char log[MOST_LOG];
} Break;

typedef struct Breaks {
    Arena arena; /* texts */
    VEC(Break) list;
    unsigned last; /* number given */
} Breaks;

/* What a breakpoint may be set in, and by which the user's words are understood. */
typedef struct BreakScope {
    const Op *module, *here; /* `here`: the operation the run stands before; may be NULL */
    const Script *script;
    FactsTable *facts;
    Machine *machine; /* for layouts */
} BreakScope;

void breaks_free(Breaks *breaks);
/* "12", "@f", "arith.addi", or "" for here; then perhaps "if %x == 3". The new breakpoint; NULL,
 * and why in `sb`, when there is no such place. */
Break *breaks_add(Breaks *breaks, const BreakScope *scope, Str text, Sb *sb);
/* The first operation of a place: "12", "@f", "arith.addi"; NULL, and why in `sb`. */
const Op *breaks_place(const BreakScope *scope, Str text, Sb *sb);
/* "a.c:12": a line of a file that a location in the program names, by the end of its path. */
bool breaks_source(const BreakScope *scope, Str text, Str *file, unsigned *line);
/* The line itself, or the first behind it, on which an operation begins; 0: there is none. */
unsigned breaks_line_from(const BreakScope *scope, unsigned line);
/* At which of the times that it is reached it stops: "3", ">= 3", "% 3" (each third). False, and
 * why. */
bool break_count(Break *b, Str text, Sb *sb);
/* It tells this, with what stands in braces computed, and the run goes on. False, and why. */
bool break_log(Break *b, Str message, Sb *sb);
/* NULL where there is none. */
Break *breaks_numbered(Breaks *breaks, unsigned number);
/* A watch, all but its number and text filled in. */
const Break *breaks_add_watch(Breaks *breaks, Watch watch, Str text);
bool breaks_delete(Breaks *breaks, unsigned number);
/* Each on a line. */
void breaks_print(Sb *sb, const Breaks *breaks, const Script *script);
void break_print(Sb *sb, const Break *b, const Script *script);
/* As the engine reads them. */
void breaks_write(Sb *sb, const Breaks *breaks);

#endif
