/* Rule data: why a run is undefined, as the page tells it: a member of the object "end"
 * (page_data.h), "rule": { "operation": name, "page": file, "text": when it is undefined,
 *             "decisions": [{ "name", "page", "text" }, ...]   that the report names, or else that
 *                                                              apply to the operation
 *             "example": { "of": name, "page", "program", "gives" } }  one that ends like this
 * A "page" is there where the manual lies beside the page of the run, in its folder or in one that
 * is called `manual` (explain --html), and is the way there.
 */
#ifndef INTERP_TOOLS_TRACE_RULE_DATA_H
#define INTERP_TOOLS_TRACE_RULE_DATA_H

#include "interp/tools/trace/record.h"

/* Of the operation that `r->broke` is; `path`: of the page. */
void rule_data_print(Sb *sb, const Recording *r, const char *path);

#endif
