/* Rule data: why a run is undefined, as the page tells it. A member of the object "end":
 *   "rule": { "operation": name, "page": file, "text": when it is undefined,
 *             "named": whether the report names the decision,
 *             "decisions": [{ "name", "page", "text" }, ...],
 *                                               that one, or else those of the operation
 *             "example": { "of": name, "page", "program", "gives" } }
 *                                               one that ends like this
 * A "page" is there where the manual (explain --html) lies beside the page of the run, in its
 * folder or in one that is called `manual`, and is the way there.
 */
#ifndef INTERP_TOOLS_TRACE_RULE_DATA_H
#define INTERP_TOOLS_TRACE_RULE_DATA_H

#include "interp/tools/trace/record.h"

/* Of the operation that `r->broke` is; `path`: of the page. */
void rule_data_print(Sb *sb, const Recording *r, const char *path);

#endif
