#include "interp/tools/manual/example.h"

#include "dialects/registry.h"

#include <ctype.h>
#include <string.h>

typedef enum Likeness { /* messages are the same, but for ... */
                        BUT_NUMBERS,
                        BUT_NAMES,   /* and what stands in quotes */
                        BUT_DETAILS, /* and what follows the second colon */
} Likeness;

/* How long the number or the name is that the text begins with and that may differ; 0: there is
 * none. */
static size_t particular(const char *text, Likeness likeness)
{
    bool quoted = likeness > BUT_NUMBERS && *text == '\'';
    const char *end = quoted ? strchr(text + 1, '\'') : NULL;
    size_t digits = 0;

    if (end)
        return (size_t)(end + 1 - text);
    while (isdigit((unsigned char)text[digits]))
        digits++;
    return digits;
}

/* "index 5 is out of bounds: dimension 1 has size 4" and the same of others. */
static bool is_alike(const char *a, const char *b, Likeness likeness)
{
    while (*a && *b) {
        size_t of_a = particular(a, likeness), of_b = particular(b, likeness);

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

static bool ends_alike(const char *gives, Str message, Likeness likeness)
{
    static const char ERROR[] = "error: ";
    Arena arena = { 0 };
    Str line = gives ? str_of(gives) : (Str){ 0 };
    bool alike = str_starts(line, ERROR);

    if (alike) {
        line = str_from(line, strlen(ERROR));
        line.len = str_find(line, '\n');
        line = likeness == BUT_DETAILS ? kind_of(line) : line;
        message = likeness == BUT_DETAILS ? kind_of(message) : message;
        alike = is_alike(str_dup(&arena, line).data, str_dup(&arena, message).data, likeness);
    }
    arena_free(&arena);
    return alike;
}

static Example of_operation(const OpDef *def)
{
    return (Example){ { .operation = def }, def->name, def->gives };
}

static Example of_ideas(Str message, Likeness likeness)
{
    const Idea *idea;

    for (unsigned i = 0; (idea = idea_at(i)); i++)
        if (ends_alike(idea->gives, message, likeness))
            return (Example){ { .idea = idea }, idea->name, idea->gives };
    return (Example){ 0 };
}

static Example of_operations(Str message, Likeness likeness)
{
    const OpDef *def;

    for (const DialectDef *const *dialect = registered_dialects(); *dialect; dialect++)
        for (unsigned i = 0; !(*dialect)->internal && (def = dialect_op(*dialect, i)); i++)
            if (ends_alike(def->gives, message, likeness))
                return of_operation(def);
    return (Example){ 0 };
}

static Example find(const OpDef *def, Str message, Likeness likeness)
{
    Example found = { 0 };

    if (ends_alike(def->gives, message, likeness))
        return of_operation(def);
    found = of_ideas(message, likeness);
    return found.name ? found : of_operations(message, likeness);
}

Example example_of(const OpDef *def, Str message)
{
    Example found = { 0 };

    for (Likeness likeness = BUT_NUMBERS; likeness <= BUT_DETAILS && !found.name; likeness++)
        found = find(def, message, likeness);
    return found;
}
