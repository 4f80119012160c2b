#include "interp/console/json.h"

#include <inttypes.h>

void json_quoted(Sb *sb, Str text)
{
    sb_char(sb, '"');
    for (size_t i = 0; i < text.len; i++) {
        unsigned char c = (unsigned char)text.data[i];

        if (c == '"' || c == '\\')
            sb_printf(sb, "\\%c", c);
        else if (c < 0x20)
            sb_printf(sb, "\\u%04x", c);
        else
            sb_char(sb, (char)c);
    }
    sb_char(sb, '"');
}

void json_next(Sb *sb)
{
    if (sb->len && sb->data[sb->len - 1] != '{' && sb->data[sb->len - 1] != '[')
        sb_add(sb, ", ");
}

void json_name(Sb *sb, const char *name)
{
    json_next(sb);
    sb_printf(sb, "\"%s\": ", name);
}

void json_text(Sb *sb, const char *name, Str text)
{
    json_name(sb, name);
    json_quoted(sb, text);
}

void json_optional(Sb *sb, const char *name, Str text)
{
    if (text.len)
        json_text(sb, name, text);
}

void json_number(Sb *sb, const char *name, uint64_t number)
{
    json_name(sb, name);
    sb_printf(sb, "%" PRIu64, number);
}

void json_flag(Sb *sb, const char *name, bool flag)
{
    json_name(sb, name);
    sb_add(sb, flag ? "true" : "false");
}
