/* sim: what a circuit prints while it is simulated, and how that ends. This header is the map of
 * its folder.
 *
 *     sim.c      the dialect: printing, ending, streams
 *     format.c   texts made of values
 *     string.c   strings
 *     text.c     texts as values
 */
#ifndef DIALECTS_SIM_SIM_H
#define DIALECTS_SIM_SIM_H

#include "dialects/seq/seq.h"
#include "dialects/values/kind.h"

/* text.c */
typedef enum SimType { SIM_FSTRING, SIM_OUTPUT_STREAM, SIM_DSTRING } SimType;
extern const TypeDef SIM_TYPES[];
extern const TypeConstraint SIM_FSTRING_TYPE, SIM_STREAM_TYPE, SIM_DSTRING_TYPE;
/* The operand's text, which is not poison; borrowed. */
Str sim_text_in(const Step *s, unsigned operand);
Flow sim_give_text(Step *s, Str text);

/* format.c */
extern const OpDef SIM_FORMAT_OPS[];
EvalOp sim_concat; /* of texts */

/* string.c */
extern const OpDef SIM_STRING_OPS[];

#endif
