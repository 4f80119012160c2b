#include "interp/console/json.h"

#include "core/base/utf8.h"

#include <inttypes.h>

void json_begin(Sb *sb, const char *command)
{
    sb_char(sb, '{');
    json_text(sb, "schema", STR(JSON_SCHEMA));
    json_text(sb, "command", str_of(command));
}

void json_quoted(Sb *sb, Str text)
{
    sb_char(sb, '"');
    for (size_t i = 0, length; i < text.len; i += length ? length : 1) {
        unsigned char c = (unsigned char)text.data[i];

        length = utf8_length(text, i);
        if (!length)
            sb_add(sb, "\\ufffd");
        else if (c == '"' || c == '\\')
            sb_printf(sb, "\\%c", c);
        else if (c < 0x20)
            sb_printf(sb, "\\u%04x", c);
        else
            sb_str(sb, (Str){ text.data + i, length });
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
