/* Arguments: what the command line hands to the entry, and what is printed when it returned. */
#ifndef INTERP_PROGRAM_ARGUMENTS_H
#define INTERP_PROGRAM_ARGUMENTS_H

#include "interp/machine/machine.h"

/* Values for the entry's arguments from `text`, MLIR attributes separated by commas (NULL: none).
 * Memrefs are allocated and filled from dense elements. Of a circuit's the inputs at each tick are
 * a line; behind the last one they stay as they are. False, reported, when number or types do not
 * match. */
bool arguments_read(Machine *machine, const Op *entry, const char *text, Place *places);
/* The same of one argument alone, which may be the value of one before it. */
bool argument_read(Machine *machine, const Op *entry, unsigned index, const char *text,
                   Place *places);
/* The next of several lines, or of parts between semicolons: without blanks in front, empty ones
 * and comments. False: there is none. */
bool arguments_next_line(Str *rest, Str *line);
/* Does the function take what C's main does: how many words, and where they are? */
bool arguments_are_words(const Op *entry);
/* Such arguments: the program's name, and words between blanks (NULL: none). */
bool arguments_read_words(Machine *machine, const Op *entry, const char *name, const char *words,
                          Place *places);
/* The value that an attribute stands for, as the kind of the type reads it, or that of a constant of
 * the type; does it stand for poison? */
Reading argument_read_value(Step *s, Place place, const Type *type, const Attr *attr);
bool argument_is_poison(const Attr *attr);
/* Makes an argument of the entry poison, as the caller handed it in. */
void argument_set_poison(Machine *machine, const Op *entry, Place place);

/* The results, one a line, as attributes; then what each memref argument holds. */
void results_print(Machine *machine, const Op *entry, const Place *results, const Place *arguments);

/* Whether the entry returns what this --entry-point-result says: void is nothing. False with a
 * message. */
bool result_is_as(const Op *entry, const char *type);
/* The one result as mlir-runner prints it for this --entry-point-result. False, with a message,
 * when the entry does not return that type. */
bool result_print_as(Machine *machine, const Op *entry, const Place *results, const char *type);

#endif
