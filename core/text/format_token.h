/* Tokens of declarative assembly formats.
 *
 * Rules and words: what mlir-tblgen takes.
 */
#ifndef CORE_TEXT_FORMAT_TOKEN_H
#define CORE_TEXT_FORMAT_TOKEN_H

#include "core/base/str.h"

typedef enum FormatTokenKind {
    FORMAT_TOKEN_END,
    FORMAT_TOKEN_FAULT,    /* none of the others; `fault` says why */
    FORMAT_TOKEN_LITERAL,  /* `text` */
    FORMAT_TOKEN_VARIABLE, /* $text */
    FORMAT_TOKEN_STRING,   /* "text" */
    FORMAT_TOKEN_WORD,     /* a directive, or no word of formats */
    FORMAT_TOKEN_MARK,     /* one character */
} FormatTokenKind;

typedef struct FormatToken {
    FormatTokenKind kind;
    Str text;       /* without what it stands between or behind */
    const char *at; /* where it begins */
    const char *fault;
} FormatToken;

/* The one that begins behind the blanks at `*at`, and over it. */
FormatToken format_token(const char **at);

#endif
