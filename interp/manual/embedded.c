#include "interp/manual/embedded.h"

#include "core/base/embed.h"

EMBED(DECISIONS_TEXT, "semantics/DECISIONS.md");
EMBED(MANUAL_CSS, "interp/manual/manual.css");
EMBED(MANUAL_JS, "interp/manual/manual.js");
