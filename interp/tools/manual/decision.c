#include "interp/tools/manual/decision.h"

#include <ctype.h>

/* The length of "M7" in "M7. *A race* is ..."; 0 where the line begins no decision. */
static size_t name_length(Str line)
{
    size_t digits = 1;

    if (!line.len || !isupper((unsigned char)line.data[0]))
        return 0;
    while (digits < line.len && isdigit((unsigned char)line.data[digits]))
        digits++;
    return digits > 1 && str_starts(str_from(line, digits), ". *") ? digits : 0;
}

static Str title_of(Str text)
{
    Str title = str_from(text, 1);

    title.len = str_find(title, '*');
    if (title.len && title.data[title.len - 1] == '.')
        title.len--;
    return title;
}

static Str trimmed(const char *begin, const char *end)
{
    while (begin < end && isspace((unsigned char)*begin))
        begin++;
    while (end > begin && isspace((unsigned char)end[-1]))
        end--;
    return (Str){ begin, (size_t)(end - begin) };
}

/* What stands before the first decision introduces them; other text without a name is a heading's.
 */
static void add_decision(Decisions *decisions, Decision decision)
{
    if (decision.name.len) {
        decision.title = title_of(decision.text);
        vec_push(&decisions->rows, decision);
    } else if (!decisions->introduction.len) {
        decisions->introduction = decision.text;
    }
}

Decisions decisions_read(Str text)
{
    Decisions decisions = { 0 };
    Decision current = { 0 };
    const char *begin = text.data, *end = text.data + text.len; /* of what belongs to `current` */
    Str rest = text;

    while (rest.len) {
        Str line = str_line(&rest);
        size_t name = name_length(line);
        bool heading = str_starts(line, "#");

        if (!name && !heading)
            continue;
        current.text = trimmed(begin, line.data);
        add_decision(&decisions, current);
        if (heading)
            current.section = trimmed(line.data + str_find(line, ' '), line.data + line.len);
        current.name = (Str){ line.data, name };
        begin = name ? line.data + name + 2 : line.data + line.len;
    }
    current.text = trimmed(begin, end);
    add_decision(&decisions, current);
    return decisions;
}

void decisions_free(Decisions *decisions)
{
    vec_free(&decisions->rows);
}

const Decision *decision_find(const Decisions *decisions, Str name)
{
    for (size_t i = 0; i < decisions->rows.len; i++)
        if (str_eq(decisions->rows.data[i].name, name))
            return &decisions->rows.data[i];
    return NULL;
}

Str list_next(Str *list)
{
    size_t begin = 0, end;

    while (begin < list->len && (list->data[begin] == ' ' || list->data[begin] == ','))
        begin++;
    end = begin;
    while (end < list->len && list->data[end] != ' ' && list->data[end] != ',')
        end++;
    Str name = { list->data + begin, end - begin };

    *list = str_from(*list, end);
    return name;
}
