#include "interp/tools/debug/ink.h"

#include "core/base/utf8.h"

static const char *const CODES[] = {
    [INK_NAME] = "\033[36m",  [INK_MARK] = "\033[1;32m",  [INK_DIM] = "\033[2m",
    [INK_STRONG] = "\033[1m", [INK_ERROR] = "\033[1;31m", [INK_NONE] = "\033[0m",
};

void ink(Sb *sb, bool colours, Ink with, Str text)
{
    if (colours)
        sb_add(sb, CODES[with]);
    sb_shown(sb, text);
    if (colours)
        sb_add(sb, CODES[INK_NONE]);
}

/* The code that the text begins with, or an empty one. */
static Str code_at(Str text)
{
    for (size_t i = 0; i < sizeof CODES / sizeof *CODES; i++)
        if (str_starts(text, CODES[i]))
            return str_of(CODES[i]);
    return (Str){ text.data, 0 };
}

void ink_shown(Sb *sb, Str text)
{
    while (text.len) {
        Str code = code_at(text), plain;

        sb_str(sb, code);
        text = str_from(text, code.len);
        plain = (Str){ text.data, str_find(text, '\033') };
        if (!plain.len && !code.len && text.len)
            plain.len = 1;
        sb_shown(sb, plain);
        text = str_from(text, plain.len);
    }
}
