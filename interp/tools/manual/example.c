#include "interp/tools/manual/example.h"

#include "dialects/registry.h"

#include <ctype.h>
#include <string.h>

/* How long the number or the quoted name is that the text begins with; 0: it begins with neither.
 */
static size_t particular(const char *text)
{
    const char *end = *text == '\'' ? strchr(text + 1, '\'') : NULL;
    size_t digits = 0;

    if (end)
        return (size_t)(end + 1 - text);
    while (isdigit((unsigned char)text[digits]))
        digits++;
    return digits;
}

/* "index 5 is out of bounds: dimension 1 has size 4" and the same of others. */
static bool is_alike(const char *a, const char *b)
{
    while (*a && *b) {
        size_t of_a = particular(a), of_b = particular(b);

        if (!of_a != !of_b || (!of_a && *a != *b))
            return false;
        a += of_a ? of_a : 1;
        b += of_b ? of_b : 1;
    }
    return !*a && !*b;
}

/* "undefined behaviour: a data race" of "undefined behaviour: a data race: iteration 2 of ..." */
static Str kind_of(Str message)
{
    size_t prefix = str_find(message, ':');
    Str rest = str_from(message, prefix + 1);

    message.len = prefix < message.len ? prefix + 1 + str_find(rest, ':') : message.len;
    return message;
}

static bool ends_alike(const char *gives, Str message, bool whole)
{
    static const char ERROR[] = "error: ";
    Arena arena = { 0 };
    Str line = gives ? str_of(gives) : (Str){ 0 };
    bool alike = str_starts(line, ERROR);

    if (alike) {
        line = str_from(line, strlen(ERROR));
        line.len = str_find(line, '\n');
        line = whole ? line : kind_of(line);
        message = whole ? message : kind_of(message);
        alike = is_alike(str_dup(&arena, line).data, str_dup(&arena, message).data);
    }
    arena_free(&arena);
    return alike;
}

static Example of_operation(const OpDef *def)
{
    return (Example){ { .operation = def }, def->name, def->example, def->gives };
}

static Example of_ideas(Str message, bool whole)
{
    const Idea *idea;

    for (unsigned i = 0; (idea = idea_at(i)); i++)
        if (ends_alike(idea->gives, message, whole))
            return (Example){ { .idea = idea }, idea->name, idea->example, idea->gives };
    return (Example){ 0 };
}

static Example of_operations(Str message, bool whole)
{
    const OpDef *def;

    for (const DialectDef *const *dialect = registered_dialects(); *dialect; dialect++)
        for (unsigned i = 0; !(*dialect)->internal && (def = dialect_op(*dialect, i)); i++)
            if (ends_alike(def->gives, message, whole))
                return of_operation(def);
    return (Example){ 0 };
}

static Example find(const OpDef *def, Str message, bool whole)
{
    Example found = { 0 };

    if (ends_alike(def->gives, message, whole))
        return of_operation(def);
    found = of_ideas(message, whole);
    return found.program ? found : of_operations(message, whole);
}

Example example_of(const OpDef *def, Str message)
{
    Example found = find(def, message, true);

    return found.program ? found : find(def, message, false);
}
