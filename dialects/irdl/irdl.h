/* irdl: what the files of the dialect share.
 *
 * A definition of a dialect, written as a program: its operations name the types, attributes and
 * operations of the dialect, and the values between them are conditions on types and attributes.
 * Nothing of it runs; a definition that is loaded (core/irdl) gives the program a dialect.
 */
#ifndef DIALECTS_IRDL_IRDL_H
#define DIALECTS_IRDL_IRDL_H

#include "core/define/constraint.h"
#include "core/ir/diag.h"
#include "core/text/asm.h"

extern const OpDef IRDL_DEFINITIONS[], IRDL_CONSTRAINTS[];
extern const TypeDef IRDL_TYPES[];
extern const AttrDef IRDL_ATTRS[];

/* What a row is a part of, for its `doc`. */
#define PART_OF_DEFINITION "A part of the definition of a dialect.\n"
#define CONSTRAINT_OF_DEFINITION                                                                   \
    "A condition on types and attributes, in the definition of a dialect. All that meets one "     \
    "value\n"                                                                                      \
    "of it is the same type or attribute.\n"

/* How many values one of a definition's operands or results stands for. */
typedef enum Variadicity {
    VARIADICITY_SINGLE,
    VARIADICITY_OPTIONAL,
    VARIADICITY_VARIADIC
} Variadicity;

/* A condition; one on regions. */
extern const TypeConstraint IRDL_ATTRIBUTE, IRDL_REGION;
extern const AttrConstraint IRDL_VARIADICITIES;

const Attr *variadicity_attr(Context *context, Variadicity variadicity);
/* Of `count` of the above. */
const Attr *variadicity_array(Context *context, unsigned count, const Attr *const *kinds);
unsigned variadicity_count(const Attr *array);
Variadicity variadicity_at(const Attr *array, unsigned index);
const char *variadicity_keyword(Variadicity variadicity);

/* The custom<> directives of the dialect. */
extern const CustomDirective IRDL_DIRECTIVES[];

/* What the reference means, as seen from beside the dialect's definition that `op` is in. */
const Op *irdl_symbol(const Op *op, const Attr *reference);

#endif
