#include "interp/console/import_records.h"

static Str trim_left(Str line)
{
    while (line.len && (*line.data == ' ' || *line.data == '\t'))
        line = str_from(line, 1);
    return line;
}

static bool holds(Str line, const char *word)
{
    for (; line.len; line = str_from(line, 1))
        if (str_starts(line, word))
            return true;
    return false;
}

static bool calls_intrinsic(Str line)
{
    return holds(line, "call ") && holds(line, " @llvm.");
}

bool import_move_records(Str text, Sb *moved)
{
    Sb waiting = { 0 };
    bool any = false;

    while (text.len) {
        size_t end = str_find(text, '\n');
        Str line = { text.data, end < text.len ? end + 1 : end };

        text = str_from(text, line.len);
        if (str_starts(trim_left(line), "#dbg_")) {
            sb_str(&waiting, line);
            continue;
        }
        if (waiting.len && calls_intrinsic(line)) {
            any = true;
        } else {
            sb_str(moved, sb_view(&waiting));
            waiting.len = 0;
        }
        sb_str(moved, line);
    }
    sb_str(moved, sb_view(&waiting));
    sb_free(&waiting);
    return any;
}
