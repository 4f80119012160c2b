/* Decisions: the numbered choices of semantics/DECISIONS.md, which the program carries with it. */
#ifndef INTERP_TOOLS_MANUAL_DECISION_H
#define INTERP_TOOLS_MANUAL_DECISION_H

#include "core/base/str.h"
#include "core/base/vec.h"

typedef struct Decision {
    Str name;    /* "M7" */
    Str title;   /* "A race" */
    Str text;    /* all of it, with its title: "*A race* is two accesses ..." */
    Str section; /* the heading it stands under: "Memory" */
} Decision;

typedef struct Decisions {
    VEC(Decision) rows;
    Str introduction; /* what stands before the first heading, without the file's title */
} Decisions;

/* Slices of the text, which outlives them. `decisions_free` gives back the table. */
Decisions decisions_read(Str text);
void decisions_free(Decisions *decisions);

/* NULL where there is none of that name. */
const Decision *decision_find(const Decisions *decisions, Str name);

/* The next name of a list as rows write it ("A1, P2"), taken off it; empty at its end. */
Str list_next(Str *list);

#endif
