/* Input text: arguments that were made up, as the command line takes them. */
#ifndef INTERP_ORACLE_WITNESS_INPUT_TEXT_H
#define INTERP_ORACLE_WITNESS_INPUT_TEXT_H

#include "interp/oracle/witness/runner.h"

/* Adds the arguments as they stand in the runner before its function is called, as --args takes
 * them. To `layouts` what is not plain: offsets and strides of memrefs, which --args cannot say,
 * and that some are the same memory, which it says as %arg0. */
void input_print(const Runner *runner, Sb *text, Sb *layouts);

enum { INPUT_MOST_SHOWN = 1000 }; /* elements of a value that stand in a line */

/* The same for a line that a person reads: a larger value is summarised. With a folder, what has
 * elements and a type that numpy has is written to FOLDER/NAME.arg0.npy ..., of which it says
 * "@FOLDER/NAME.arg0.npy". False where a file could not be written, reported. */
bool input_show(const Runner *runner, const char *folder, Str name, Sb *text);
/* A name for such files, of that of the program (outputs_stem), its part (0: it has none) and the
 * function. */
Str input_name(Arena *arena, Str stem, unsigned part, Str function);
/* The flags that give the input to a command, in a shell's quotes: "--entry=f --args='1 : i32'". */
void input_words(Sb *sb, Str entry, Str args);
/* What to say of a line that does not show the input whole; empty where it does. */
Str input_hint(Str args, Str shown, const char *folder);

#endif
