/* Predicate: what ODS demands of types, attributes and operations, as one expression of C++. */
#ifndef DIALECTS_ODS_PREDICATE_H
#define DIALECTS_ODS_PREDICATE_H

#include "dialects/ods/expression.h"
#include "dialects/ods/loader.h"

/* One that a row holds as what it was made of. */
typedef struct Predicate {
    Context *context;
    const Classes *classes;
    Str text;
    const Expression *expression; /* NULL until it is first asked */
    /* Where it was written, for a warning when it is first not understood. NULL: it is
     * upstream's. */
    const Attr *place;
    bool told;
} Predicate;

/* Of a record of class Pred; NULL where all satisfies it. */
const Predicate *predicate_of(Loader *loader, const Record *record);
/* Of a text: that gives a truth, or a type. */
const Predicate *predicate_new(Loader *loader, Str text);

/* The text of a record of class Pred, as TableGen composes it. False, reported, where it has none.
 */
bool predicate_compose(Loader *loader, const Record *predicate, Sb *text);

/* `judge` and `make` of rows; what is not understood holds, which is told, and gives no type. */
bool predicate_takes_type(const void *predicate, const Type *type);
bool predicate_takes_attr(const void *predicate, const Attr *attr);
bool predicate_takes_op(const void *predicate, const Op *op);
const Type *predicate_derives(const void *predicate, const Type *from);
/* The type that an expression gives on its own; NULL where it gives none. */
const Type *predicate_type(const Predicate *predicate);
/* Likewise what a parameter holds of it. */
const Attr *predicate_param(const Predicate *predicate);

#endif
