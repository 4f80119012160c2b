/* Prose: the text of rows and decisions, taken apart. Paragraphs are separated by empty lines; a
 * line that begins with "* " begins an item; lines that begin with a blank stand as they are.
 * Inside them `code` and *emphasis* are marked. */
#ifndef INTERP_TOOLS_MANUAL_PROSE_H
#define INTERP_TOOLS_MANUAL_PROSE_H

#include "core/base/str.h"

typedef enum BlockKind { BLOCK_PARAGRAPH, BLOCK_ITEM, BLOCK_VERBATIM } BlockKind;

typedef struct ProseBlock {
    BlockKind kind;
    Str text; /* without an item's mark; lines separated by line ends */
} ProseBlock;

/* Takes the next block off the text; false at its end. */
bool prose_block(Str *text, ProseBlock *block);

typedef enum SpanKind { SPAN_PLAIN, SPAN_CODE, SPAN_EMPHASIS } SpanKind;

typedef struct ProseSpan {
    SpanKind kind;
    Str text; /* without its marks */
} ProseSpan;

/* Takes the next span off a block's text; false at its end. */
bool prose_span(Str *text, ProseSpan *span);

/* Takes the next line off the text, without its line end; false at its end. */
bool prose_line(Str *text, Str *line);

#endif
