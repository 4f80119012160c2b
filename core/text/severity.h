/* Severity: the word that a report says of it. */
#ifndef CORE_TEXT_SEVERITY_H
#define CORE_TEXT_SEVERITY_H

#include "core/ir/diag.h"

const char *severity_name(Severity severity); /* "error" */

#endif
