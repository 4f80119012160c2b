#include "interp/tools/debug/ink.h"

static const char *const CODES[] = {
    [INK_NAME] = "\033[36m",  [INK_MARK] = "\033[1;32m",  [INK_DIM] = "\033[2m",
    [INK_STRONG] = "\033[1m", [INK_ERROR] = "\033[1;31m",
};

void ink(Sb *sb, bool colours, Ink with, Str text)
{
    if (colours)
        sb_add(sb, CODES[with]);
    sb_str(sb, text);
    if (colours)
        sb_add(sb, "\033[0m");
}
