#include "interp/tools/manual/embedded.h"

#include "core/base/embed.h"

EMBED(DECISIONS_TEXT, "semantics/DECISIONS.md");
EMBED(MANUAL_CSS, "interp/tools/manual/manual.css");
EMBED(MANUAL_JS, "interp/tools/manual/manual.js");
