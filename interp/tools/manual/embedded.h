/* Embedded: files of the project that are part of the program, each with a NUL behind it. */
#ifndef INTERP_TOOLS_MANUAL_EMBEDDED_H
#define INTERP_TOOLS_MANUAL_EMBEDDED_H

extern const char DECISIONS_TEXT[]; /* semantics/DECISIONS.md */
extern const char MANUAL_CSS[];     /* interp/tools/manual/manual.css */
extern const char MANUAL_JS[];      /* interp/tools/manual/manual.js */

#endif
