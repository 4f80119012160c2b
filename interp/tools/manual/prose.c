#include "interp/tools/manual/prose.h"

bool prose_line(Str *text, Str *line)
{
    if (!text->len)
        return false;
    *line = str_line(text);
    return true;
}

static BlockKind kind_of(Str line)
{
    return str_starts(line, "* ")  ? BLOCK_ITEM
           : str_starts(line, " ") ? BLOCK_VERBATIM
                                   : BLOCK_PARAGRAPH;
}

/* Does the line go on with a block of that kind? An item's further lines may be indented. */
static bool goes_on(BlockKind kind, Str line)
{
    BlockKind next = kind_of(line);

    return line.len && (kind == BLOCK_ITEM ? next != BLOCK_ITEM : next == kind);
}

bool prose_block(Str *text, ProseBlock *block)
{
    Str line, ahead;

    do {
        if (!prose_line(text, &line))
            return false;
    } while (!line.len);
    block->kind = kind_of(line);
    block->text = block->kind == BLOCK_ITEM ? str_from(line, 2) : line;
    for (ahead = *text; prose_line(&ahead, &line) && goes_on(block->kind, line); *text = ahead)
        block->text.len = (size_t)(line.data + line.len - block->text.data);
    return true;
}

/* The position of the mark that ends what begins at the text's first letter; 0 if that begins
 * nothing. A star is one only before a word, so that a product stays one. */
static size_t closing(Str text)
{
    char mark = text.data[0];
    size_t end;

    if ((mark != '`' && mark != '*') || text.len < 3 || text.data[1] == ' ' || text.data[1] == '\n')
        return 0;
    end = 1 + str_find(str_from(text, 1), mark);
    return end < text.len ? end : 0;
}

bool prose_span(Str *text, ProseSpan *span)
{
    size_t end = text->len ? closing(*text) : 0, plain = 1;

    if (!text->len)
        return false;
    if (end) {
        span->kind = text->data[0] == '`' ? SPAN_CODE : SPAN_EMPHASIS;
        span->text = (Str){ text->data + 1, end - 1 };
        *text = str_from(*text, end + 1);
        return true;
    }
    while (plain < text->len) {
        bool inside_word = text->data[plain] == '*' && text->data[plain - 1] != ' '
                           && text->data[plain - 1] != '\n' && text->data[plain - 1] != '(';

        if (!inside_word && closing(str_from(*text, plain)))
            break;
        plain++;
    }
    *span = (ProseSpan){ SPAN_PLAIN, { text->data, plain } };
    *text = str_from(*text, plain);
    return true;
}
