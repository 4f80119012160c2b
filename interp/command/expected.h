/* Expected: diagnostics announced by comments in the source, as mlir-opt's --verify-diagnostics:
 *
 *     // expected-error@+1 {{the text contains this}}
 *
 * with error, warning, note, remark; @+N, @-N, @above, @below, @unknown; and -re, where `{{...}}`
 * inside the text is an extended regular expression.
 */
#ifndef INTERP_COMMAND_EXPECTED_H
#define INTERP_COMMAND_EXPECTED_H

#include "core/ir/context.h"

typedef struct Expected Expected;

/* Takes over the context's diagnostic handler. */
Expected *expected_new(Context *context, Str file, Str text, unsigned line_offset);
/* Reports, to the handler there was before, what was expected and did not come, and what came and
 * was not expected. True when there is neither. Frees. */
bool expected_finish(Expected *expected);

#endif
