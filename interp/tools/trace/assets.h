/* Assets: the page's markup, style and scripts, as they stand in interp/tools/trace/page. */
#ifndef INTERP_TOOLS_TRACE_ASSETS_H
#define INTERP_TOOLS_TRACE_ASSETS_H

#include "core/base/str.h"

/* Markup with places marked `<!--style-->`, `<!--data-->` and `<!--scripts-->`. */
Str asset_page(void);
/* Styles and scripts in the order in which they stand; empty after the last. */
Str asset_style(unsigned index);
Str asset_script(unsigned index);

#endif
