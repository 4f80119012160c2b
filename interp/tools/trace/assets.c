#include "interp/tools/trace/assets.h"

#include "core/base/embed.h"

extern const char TRACE_MARKUP[], TRACE_STYLE[], TRACE_PARTS[], TRACE_PROGRAM[], TRACE_STATE[],
    TRACE_CODE[], TRACE_LANES[], TRACE_NOW[], TRACE_FLOW[], TRACE_MEMORY[], TRACE_LOOPS[],
    TRACE_GRAPH[], TRACE_GRAPHS[], TRACE_WAVES[], TRACE_HISTORY[], TRACE_WHY[], TRACE_WHYS[],
    TRACE_RULE[], TRACE_PLAYER[];

EMBED(TRACE_MARKUP, "interp/tools/trace/page/page.html");
EMBED(TRACE_STYLE, "interp/tools/trace/page/page.css");
EMBED(TRACE_PARTS, "interp/tools/trace/page/parts.css");
EMBED(TRACE_GRAPHS, "interp/tools/trace/page/graph.css");
EMBED(TRACE_PROGRAM, "interp/tools/trace/page/program.js");
EMBED(TRACE_STATE, "interp/tools/trace/page/state.js");
EMBED(TRACE_CODE, "interp/tools/trace/page/code.js");
EMBED(TRACE_LANES, "interp/tools/trace/page/lanes.js");
EMBED(TRACE_NOW, "interp/tools/trace/page/now.js");
EMBED(TRACE_FLOW, "interp/tools/trace/page/flow.js");
EMBED(TRACE_MEMORY, "interp/tools/trace/page/memory.js");
EMBED(TRACE_LOOPS, "interp/tools/trace/page/loops.js");
EMBED(TRACE_GRAPH, "interp/tools/trace/page/graph.js");
EMBED(TRACE_WAVES, "interp/tools/trace/page/waves.js");
EMBED(TRACE_HISTORY, "interp/tools/trace/page/history.js");
EMBED(TRACE_WHY, "interp/tools/trace/page/why.js");
EMBED(TRACE_WHYS, "interp/tools/trace/page/why.css");
EMBED(TRACE_RULE, "interp/tools/trace/page/rule.js");
EMBED(TRACE_PLAYER, "interp/tools/trace/page/player.js");

static const char *const STYLES[] = { HTML_COLOURS, HTML_COMMON, TRACE_PARTS, TRACE_GRAPHS,
                                      TRACE_WHYS,   TRACE_STYLE, NULL };
static const char *const SCRIPTS[] = { HTML_TEXT,   TRACE_PROGRAM, TRACE_STATE,  TRACE_CODE,
                                       TRACE_LANES, TRACE_NOW,     TRACE_FLOW,   TRACE_MEMORY,
                                       TRACE_LOOPS, TRACE_GRAPH,   TRACE_WAVES,  TRACE_HISTORY,
                                       TRACE_WHY,   TRACE_RULE,    TRACE_PLAYER, NULL };

const HtmlParts TRACE_PAGE = { TRACE_MARKUP, "trace", STYLES, SCRIPTS };
