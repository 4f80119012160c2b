/* Module: a text, or bytecode, as a verified module, in a context whose messages nobody sees. */
#ifndef TESTSUITE_FUZZ_FORM_MODULE_H
#define TESTSUITE_FUZZ_FORM_MODULE_H

#include "core/ir/ir.h"

Context *form_context(void);
/* NULL where it is malformed or invalid. */
Op *form_module(Context *context, Str text);

#endif
