/* Example: of the programs of the manual, one that ends as a run did. */
#ifndef INTERP_TOOLS_MANUAL_EXAMPLE_H
#define INTERP_TOOLS_MANUAL_EXAMPLE_H

#include "interp/tools/manual/manual.h"

typedef struct Example {
    Topic topic;      /* whose it is */
    const char *name; /* NULL: there is none */
    const char *gives;
} Example;

/* One that ends with the message, but for its numbers: that of the operation, of an idea, or of
 * another operation. Where there is none, but for names too; else one whose message begins alike.
 */
Example example_of(const OpDef *def, Str message);

#endif
