#include "core/text/format_token.h"

#include <ctype.h>
#include <string.h>

static bool begins_word(char c)
{
    return isalpha((unsigned char)c) || c == '_';
}

static FormatToken fault(FormatToken token, const char *what)
{
    token.kind = FORMAT_TOKEN_FAULT;
    token.fault = what;
    return token;
}

static FormatToken read_literal(FormatToken token, const char **at)
{
    token.kind = FORMAT_TOKEN_LITERAL;
    token.text = (Str){ *at, strcspn(*at, "`") };
    *at += token.text.len;
    if (!**at)
        return fault(token, "unexpected end of file in literal");
    ++*at;
    return token;
}

static FormatToken read_string(FormatToken token, const char **at)
{
    const char *start = *at;

    while (**at && **at != '"')
        *at += **at == '\\' && (*at)[1] ? 2 : 1;
    token.kind = FORMAT_TOKEN_STRING;
    token.text = (Str){ start, (size_t)(*at - start) };
    if (!**at)
        return fault(token, "unexpected end of file in string");
    ++*at;
    return token;
}

static FormatToken read_variable(FormatToken token, const char **at)
{
    token.kind = FORMAT_TOKEN_VARIABLE;
    token.text.data = *at;
    if (!begins_word(**at))
        return fault(token, "expected variable name");
    while (isalnum((unsigned char)**at) || **at == '_')
        ++*at;
    token.text.len = (size_t)(*at - token.text.data);
    return token;
}

static FormatToken read_word(FormatToken token, const char **at)
{
    token.kind = FORMAT_TOKEN_WORD;
    while (isalnum((unsigned char)**at) || **at == '_' || **at == '-')
        ++*at;
    token.text = (Str){ token.at, (size_t)(*at - token.at) };
    return token;
}

FormatToken format_token(const char **at)
{
    FormatToken token = { 0 };
    char first;

    *at += strspn(*at, " \t\n\r");
    token.at = *at;
    first = **at;
    if (!first)
        return token;
    ++*at;
    if (first == '`')
        return read_literal(token, at);
    if (first == '$')
        return read_variable(token, at);
    if (first == '"')
        return read_string(token, at);
    if (begins_word(first))
        return read_word(token, at);
    token.kind = FORMAT_TOKEN_MARK;
    token.text = (Str){ token.at, 1 };
    return strchr("^:,=<>?()*|", first) ? token : fault(token, "unexpected character");
}
