#include "interp/command/expected.h"

#include <ctype.h>
#include <regex.h>
#include <string.h>

typedef struct Announcement Announcement;
struct Announcement {
    Severity severity;
    unsigned line; /* 0: an unknown location */
    Str text;
    bool regex, seen;
    const Attr *loc;           /* of the comment */
    Announcement *next, *last; /* of the same line; its last one is known to the first */
};

struct Expected {
    Context *context;
    Str file;
    VEC(Announcement *) announced;
    Map by_line;    /* a line's number -> its first Announcement */
    VEC(Str) lines; /* of the text; the first has the number `first_line` */
    unsigned first_line;
    DiagHandler handler;
    void *handler_state;
    bool failed;
};

/* Where a regular expression stands inside the text, between `{{` and `}}`; the rest is literal. */
static Str make_pattern(Arena *arena, Str text)
{
    Sb pattern = { 0 };
    bool inside = false;
    Str made;

    for (size_t i = 0; i < text.len; i++) {
        if (i + 1 < text.len && text.data[i] == (inside ? '}' : '{')
            && text.data[i + 1] == text.data[i]) {
            sb_char(&pattern, inside ? ')' : '(');
            inside = !inside;
            i++;
        } else if (!inside && strchr("\\^$.[]|()?*+{}", text.data[i])) {
            sb_printf(&pattern, "\\%c", text.data[i]);
        } else {
            sb_char(&pattern, text.data[i]);
        }
    }
    made = str_dup(arena, sb_view(&pattern));
    sb_free(&pattern);
    return made;
}

static bool contains(Expected *e, const Announcement *a, Str text)
{
    Str pattern, whole = str_dup(&e->context->arena, text);
    regex_t regex;
    bool found;

    if (!a->regex)
        return memmem(text.data, text.len, a->text.data, a->text.len) != NULL;
    pattern = make_pattern(&e->context->arena, a->text);
    if (regcomp(&regex, pattern.data, REG_EXTENDED | REG_NOSUB) != 0)
        return false;
    found = regexec(&regex, whole.data, 0, NULL, 0) == 0;
    regfree(&regex);
    return found;
}

static void pass_on(Expected *e, const Diag *diag)
{
    e->failed = true;
    if (e->handler)
        e->handler(e->handler_state, diag);
}

static void take(void *state, const Diag *diag)
{
    Expected *e = state;
    const Attr *file = diag->loc ? loc_find_file(diag->loc) : NULL;
    unsigned line = file && str_eq(file->file.file, e->file) ? file->file.line : 0;
    Str text;
    Diag unexpected = *diag;

    for (Announcement *a = map_get(&e->by_line, KEY_OF(line)); a; a = a->next)
        if (!a->seen && a->severity == diag->severity && contains(e, a, diag->text)) {
            a->seen = true;
            return;
        }
    if (diag->severity == SEVERITY_NOTE) /* notes need not be announced */
        return;
    text = str_printf(&e->context->arena, "unexpected error: %.*s", STR_ARG(diag->text));
    unexpected.text = text;
    pass_on(e, &unexpected);
}

static bool read_severity(Str *rest, Severity *severity)
{
    static const struct {
        const char *word;
        Severity severity;
    } WORDS[] = { { "error", SEVERITY_ERROR },
                  { "warning", SEVERITY_WARNING },
                  { "note", SEVERITY_NOTE },
                  { "remark", SEVERITY_REMARK } };

    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (str_starts(*rest, WORDS[i].word)) {
            *severity = WORDS[i].severity;
            *rest = str_from(*rest, strlen(WORDS[i].word));
            return true;
        }
    return false;
}

typedef enum Where { WHERE_HERE, WHERE_ABOVE, WHERE_BELOW, WHERE_UNKNOWN } Where;

/* `@+1`, `@below` ... : an offset to the line, or a word. */
static Where read_place(Str *rest, int *offset)
{
    *offset = 0;
    while (str_starts(*rest, " "))
        *rest = str_from(*rest, 1);
    if (!str_starts(*rest, "@"))
        return WHERE_HERE;
    *rest = str_from(*rest, 1);
    if (str_starts(*rest, "above") || str_starts(*rest, "below")) {
        bool above = str_starts(*rest, "above");

        *rest = str_from(*rest, 5);
        return above ? WHERE_ABOVE : WHERE_BELOW;
    }
    if (str_starts(*rest, "unknown")) {
        *rest = str_from(*rest, 7);
        return WHERE_UNKNOWN;
    }
    if (rest->len) {
        int sign = rest->data[0] == '-' ? -1 : 1;

        *rest = str_from(*rest, 1);
        while (rest->len && isdigit((unsigned char)rest->data[0])) {
            *offset = *offset * 10 + sign * (rest->data[0] - '0');
            *rest = str_from(*rest, 1);
        }
    }
    return WHERE_HERE;
}

/* The line above, or below, that is no announcement itself. */
static unsigned skip_announcements(const Expected *e, unsigned line, int step)
{
    size_t at = line - e->first_line;

    do
        at += (size_t)step;
    while (at < e->lines.len && str_contains(e->lines.data[at], "expected-"));
    return e->first_line + (unsigned)at;
}

static void announce(Expected *e, const Announcement *said)
{
    Announcement *a = ARENA_COPY(&e->context->arena, Announcement, said, 1);
    bool added;
    MapEntry *entry = map_at(&e->by_line, KEY_OF(a->line), &added);
    Announcement *first = added ? a : entry->value;

    if (!added)
        first->last->next = a;
    first->last = a;
    entry->value = first;
    vec_push(&e->announced, a);
}

/* One announcement behind "expected-", on the line given. */
static bool read_announcement(Expected *e, unsigned line, Str *rest)
{
    Announcement a = { .line = line };
    int offset;
    const char *end;

    if (!read_severity(rest, &a.severity))
        return false;
    a.regex = str_starts(*rest, "-re");
    if (a.regex)
        *rest = str_from(*rest, 3);
    switch (read_place(rest, &offset)) {
    case WHERE_HERE:
        a.line += (unsigned)offset;
        break;
    case WHERE_ABOVE:
        a.line = skip_announcements(e, line, -1);
        break;
    case WHERE_BELOW:
        a.line = skip_announcements(e, line, 1);
        break;
    case WHERE_UNKNOWN:
        a.line = 0;
        break;
    }
    while (rest->len && (rest->data[0] == ' ' || rest->data[0] == '\t'))
        *rest = str_from(*rest, 1);
    /* The text ends at the last `}}` of the line before the next announcement, or at the first. */
    if (!str_starts(*rest, "{{"))
        return false;
    *rest = str_from(*rest, 2);
    for (end = rest->data;; end++) {
        if (end + 1 >= rest->data + rest->len)
            return false;
        if (a.regex && end[0] == '{' && end[1] == '{') {
            while (end + 1 < rest->data + rest->len && !(end[0] == '}' && end[1] == '}'))
                end++;
            end++;
            continue;
        }
        if (end[0] == '}' && end[1] == '}' && !(end + 2 < rest->data + rest->len && end[2] == '}'))
            break;
    }
    a.text = (Str){ rest->data, (size_t)(end - rest->data) };
    *rest = str_from(*rest, a.text.len + 2);
    a.loc = loc_file(e->context, e->file, line, 1);
    announce(e, &a);
    return true;
}

Expected *expected_new(Context *context, Str file, Str text, unsigned line_offset)
{
    Expected *e = must_alloc(sizeof *e);
    Str rest = text;

    *e = (Expected){ .context = context,
                     .file = file,
                     .first_line = line_offset + 1,
                     .handler = context->handler,
                     .handler_state = context->handler_state };
    for (; rest.len; rest = str_from(rest, str_find(rest, '\n') + 1))
        vec_push(&e->lines, ((Str){ rest.data, str_find(rest, '\n') }));
    for (size_t i = 0; i < e->lines.len; i++) {
        Str left = e->lines.data[i];

        for (;;) {
            const char *at = memmem(left.data, left.len, "expected-", 9);

            if (!at)
                break;
            left = str_from(left, (size_t)(at - left.data) + 9);
            read_announcement(e, e->first_line + (unsigned)i, &left);
        }
    }
    context->handler = take;
    context->handler_state = e;
    return e;
}

bool expected_finish(Expected *e)
{
    bool good;

    e->context->handler = e->handler;
    e->context->handler_state = e->handler_state;
    for (size_t i = 0; i < e->announced.len; i++)
        if (!e->announced.data[i]->seen) {
            e->failed = true;
            loc_error(e->announced.data[i]->loc, "expected this and it was not reported: %.*s",
                      STR_ARG(e->announced.data[i]->text));
        }
    good = !e->failed;
    vec_free(&e->announced);
    vec_free(&e->lines);
    map_free(&e->by_line);
    free(e);
    return good;
}
