/* Script: the text of the program that runs, by lines. */
#ifndef INTERP_TOOLS_DEBUG_SCRIPT_H
#define INTERP_TOOLS_DEBUG_SCRIPT_H

#include "core/ir/ir.h"

typedef struct Script {
    Str file, text;      /* borrowed */
    const char **starts; /* of each line */
    unsigned count;
} Script;

void script_read(Script *script, Str file, Str text);
void script_free(Script *script);
/* Line `number`, from 1; data NULL where there is none. */
Str script_line(const Script *script, unsigned number);
/* The line on which the operation stands; 0 where it is not of this text. */
unsigned script_line_of(const Script *script, const Op *op);
/* The label the text gives the block, "^loop"; empty where it cannot be told. */
Str script_label(const Script *script, const Block *block);
/* The lines from `first` to `last`, as far as there are any; `at` is marked. */
void script_print(Sb *sb, const Script *script, unsigned first, unsigned last, const Op *at,
                  bool colours);
/* One of them, or of another text. */
void script_print_line(Sb *sb, unsigned number, Str line, bool here, bool colours);
/* Where the operation stands in what the program was compiled from: a file's location, with a line;
 * NULL where its location is its place in the text, or tells of no line. */
const Attr *op_source(const Op *op);
/* Or where it stands in another text than this one, as what meanings of other files say does. */
const Attr *script_elsewhere(const Script *script, const Op *op);
/* "line 5", with the location that it gives itself. */
void script_print_location(Sb *sb, const Script *script, const Op *op);

#endif
