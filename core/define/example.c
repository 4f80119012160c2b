#include "core/define/example.h"

/* A line of the function itself: those of regions in it are indented further. */
static bool is_own(Str line)
{
    return str_starts(line, "  ") && !str_starts(line, "   ");
}

static bool is_outside(Str line)
{
    return line.len && *line.data != ' ' && *line.data != '^';
}

/* It follows the last line that is outside of it, and what goes on with that line; empty where the
 * last line of all is outside. */
static Str body_of(Str example)
{
    Str body = { 0 };

    while (example.len) {
        Str from = example, line = str_line(&example);

        if (is_outside(line))
            body.len = 0;
        else if (!body.len && is_own(line))
            body = from;
    }
    return body;
}

/* The function's last line that begins so, without what it is indented by. */
static Str last_line(Str body, const char *beginning)
{
    Str last = { 0 };

    while (body.len) {
        Str line = str_line(&body);

        if (is_own(line) && str_starts(str_from(line, 2), beginning))
            last = str_from(line, 2);
    }
    return last;
}

static unsigned count_of(Str text, char c)
{
    unsigned count = 0;

    for (size_t i = 0; i < text.len; i++)
        count += text.data[i] == c;
    return count;
}

/* "%a, %b : i8, i8" of "%a, %b", where `gives` ends with "1 : i8" and "2 : i8". */
static Str with_types(Arena *arena, Str names, Str gives)
{
    const char *before = " : ";
    unsigned count = count_of(names, ',') + 1;

    while (count_of(gives, '\n') > count)
        str_line(&gives);
    while (gives.len) {
        Str line = str_line(&gives);

        while (line.len && !str_starts(line, " : "))
            line = str_from(line, 1);
        names = str_printf(arena, "%.*s%s%.*s", STR_ARG(names), before, STR_ARG(str_from(line, 3)));
        before = ", ";
    }
    return names;
}

/* Returns the last operation's results. */
static Str made_return(Arena *arena, Str body, Str gives)
{
    Str names = last_line(body, "%");

    names.len = str_find(names, '=') - 1;
    return str_printf(arena, "return %.*s", STR_ARG(with_types(arena, names, gives)));
}

/* " -> (i8, i8)" of "return %a, %b : i8, i8". */
static Str result_types(Arena *arena, Str returned)
{
    size_t colon = str_find(returned, ':');
    bool several = str_find(returned, ',') < colon;

    if (colon == returned.len)
        return (Str){ 0 };
    return str_printf(arena, several ? " -> (%.*s)" : " -> %.*s",
                      STR_ARG(str_from(returned, colon + 2)));
}

const char *example_program(Arena *arena, const char *example, const char *gives)
{
    Str text = str_of(example), body = body_of(text), returned = last_line(body, "return");
    Str before = { text.data, text.len - body.len };

    if (!body.len)
        return example;
    if (!returned.len) {
        returned = made_return(arena, body, str_of(gives));
        body = str_printf(arena, "%.*s  %.*s\n", STR_ARG(body), STR_ARG(returned));
    }
    return str_printf(arena, "%.*sfunc.func @main()%.*s {\n%.*s}\n", STR_ARG(before),
                      STR_ARG(result_types(arena, returned)), STR_ARG(body))
        .data;
}
