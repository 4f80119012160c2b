#include "core/text/literal.h"

#include <ctype.h>
#include <string.h>

bool literal_is_keyword(Str text)
{
    return text.len && (isalpha((unsigned char)text.data[0]) || text.data[0] == '_');
}

const char *literal_fault(Str text)
{
    if (text.len == 1)
        return literal_is_keyword(text) || strchr("_:,=<>()[]{}?+-*", text.data[0])
                   ? NULL
                   : "single character literal must be a letter or one of '_:,=<>()[]{}?+-*'";
    if (str_is(text, "->") || str_is(text, "..."))
        return NULL;
    if (!literal_is_keyword(text))
        return "valid keyword starts with a letter or '_'";
    for (size_t i = 1; i < text.len; i++)
        if (!isalnum((unsigned char)text.data[i]) && !strchr("_$.", text.data[i]))
            return "keywords should contain only alphanum, '_', '$', or '.' characters";
    return NULL;
}
