/* Unrealized casts: values as values of what their type is lowered to. */
#ifndef DIALECTS_UNREALIZED_H
#define DIALECTS_UNREALIZED_H

#include "dialects/step.h"

/* Result `index` becomes operand `index`; unsupported where nothing relates their types. */
Flow unrealized_cast(Step *s, unsigned index);

#endif
