/* Site: what the pages of the manual have in common once they are HTML. */
#ifndef INTERP_TOOLS_MANUAL_SITE_H
#define INTERP_TOOLS_MANUAL_SITE_H

#include "interp/tools/manual/page.h"

/* Appends the text with HTML's own letters escaped. */
void html_text(Sb *out, Str text);

#endif
