/* Naming: what the printer calls values and blocks: %0, %c0_i32, %arg1, ^bb2.
 *
 * Rules: upstream's SSANameState. A region goes on where the one around it stopped, so that sibling
 * regions use the same names.
 */
#ifndef CORE_TEXT_NAMING_H
#define CORE_TEXT_NAMING_H

#include "core/text/source.h"

typedef struct Naming Naming;

/* Names everything in and below `op`; of an operation inside a function, name the function. */
Naming *naming_new(const Op *op);
/* The same for the generic form, where no operation says what its results are called. */
Naming *naming_new_generic(const Op *op);
/* In the form in which it is printed, and of what is printed alone. */
Naming *naming_new_printed(const Op *op, const PrintOptions *options);
/* Is `inner`, in `whole` or below it, printed with it? */
bool print_keeps(const PrintOptions *options, const Op *whole, const Op *inner);
void naming_free(Naming *naming);

/* "%0", or "%0#1" for a result among several; "<<UNKNOWN SSA VALUE>>" for a value elsewhere. */
void naming_value(const Naming *naming, Sb *sb, const Value *value);
/* "%0:2", or "%sum, %overflow", for the left side of an operation's `=`. */
void naming_results(const Naming *naming, Sb *sb, const Op *op);
/* From here on the argument is called what `value` is: in an isolated region both names stand. */
void naming_shadow(Naming *naming, const Value *argument, const Value *value);
void naming_block(const Naming *naming, Sb *sb, const Block *block);

#endif
