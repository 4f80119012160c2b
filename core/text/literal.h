/* Literals of declarative assembly formats. */
#ifndef CORE_TEXT_LITERAL_H
#define CORE_TEXT_LITERAL_H

#include "core/base/str.h"

/* A keyword, which begins so, or punctuation? */
bool literal_is_keyword(Str text);
/* Why it can be none, in upstream's words (mlir-tblgen); NULL where it can. Not empty. */
const char *literal_fault(Str text);

#endif
