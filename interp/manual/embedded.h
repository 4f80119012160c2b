/* Embedded: files of the project that are part of the program, each with a NUL behind it. */
#ifndef INTERP_MANUAL_EMBEDDED_H
#define INTERP_MANUAL_EMBEDDED_H

extern const char DECISIONS_TEXT[]; /* semantics/DECISIONS.md */
extern const char MANUAL_CSS[];     /* interp/manual/manual.css */
extern const char MANUAL_JS[];      /* interp/manual/manual.js */

#endif
