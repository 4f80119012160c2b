/* Assets: the page's markup, style and scripts, as they stand in interp/tools/trace/page. */
#ifndef INTERP_TOOLS_TRACE_ASSETS_H
#define INTERP_TOOLS_TRACE_ASSETS_H

#include "interp/console/html.h"

extern const HtmlParts TRACE_PAGE;

#endif
