/* Module: a text, or bytecode, as a verified module, in a context whose messages nobody sees. */
#ifndef TESTSUITE_FUZZ_FORM_MODULE_H
#define TESTSUITE_FUZZ_FORM_MODULE_H

#include "core/ir/ir.h"

Context *form_context(void);
/* NULL where it is malformed or invalid. */
Op *form_module(Context *context, Str text);
/* Appends it as bytecode of the version; false where that cannot hold it. */
bool form_write(Sb *bytes, const Op *module, unsigned version);

#endif
