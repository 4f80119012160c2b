#include "interp/console/junit.h"

#include "core/base/utf8.h"
#include "core/base/vec.h"
#include "interp/console/messages.h"
#include "interp/console/output.h"

#include <stdio.h>
#include <stdlib.h>

struct Junit {
    const char *path, *name;
    VEC(JunitCase) cases;
    Arena arena;
};

Junit *junit_new(const char *path, const char *name)
{
    Junit *junit = must_alloc(sizeof *junit);

    *junit = (Junit){ .path = path, .name = name };
    return junit;
}

void junit_add(Junit *junit, const JunitCase *one)
{
    JunitCase copy = *one;

    copy.suite = str_dup(&junit->arena, one->suite);
    copy.name = str_dup(&junit->arena, one->name);
    copy.why = str_dup(&junit->arena, one->why);
    copy.text = str_dup(&junit->arena, one->text);
    vec_push(&junit->cases, copy);
}

void junit_add_messages(Junit *junit, const char *file)
{
    const Message *error = messages_first_error();
    Sb text = { 0 };

    messages_text(&text);
    if (error)
        junit_add(junit, &(JunitCase){ .suite = str_of(file),
                                       .name = STR("read"),
                                       .end = message_is_ours(error) ? JUNIT_SKIPPED : JUNIT_ERROR,
                                       .why = error->text,
                                       .text = sb_view(&text),
                                       .seconds = -1 });
    sb_free(&text);
}

/* What XML 1.0 has no character for becomes U+FFFD. */
static bool has_character(Str text, size_t at, size_t length)
{
    unsigned char c = (unsigned char)text.data[at];

    if (length == 1)
        return c >= ' ' || c == '\t' || c == '\n' || c == '\r';
    return length
           && !(length == 3 && c == 0xef && (unsigned char)text.data[at + 1] == 0xbf
                && (unsigned char)text.data[at + 2] >= 0xbe);
}

/* Line ends stay in a text; in an attribute they would be read as blanks. */
static void add_escaped(Sb *sb, Str text, bool attribute)
{
    for (size_t i = 0, length; i < text.len; i += length ? length : 1) {
        char c = text.data[i];

        length = utf8_length(text, i);
        if (!has_character(text, i, length))
            sb_add(sb, "\xef\xbf\xbd");
        else if (c == '&' || c == '<' || c == '>' || c == '"')
            sb_add(sb, c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : "&quot;");
        else if (c == '\r' || (attribute && c < ' ' && length == 1))
            sb_printf(sb, "&#%d;", c);
        else
            sb_str(sb, (Str){ text.data + i, length });
    }
}

static void add_attribute(Sb *sb, const char *name, Str value)
{
    sb_printf(sb, " %s=\"", name);
    add_escaped(sb, value, true);
    sb_char(sb, '"');
}

static void add_end(Sb *sb, const JunitCase *one)
{
    static const char *const ELEMENTS[] = {
        [JUNIT_FAILED] = "failure", [JUNIT_SKIPPED] = "skipped", [JUNIT_ERROR] = "error"
    };
    const char *element = ELEMENTS[one->end];

    sb_printf(sb, ">\n      <%s", element);
    add_attribute(sb, "message", one->why);
    if (one->end != JUNIT_SKIPPED)
        add_attribute(sb, "type", one->end == JUNIT_FAILED ? STR("difference") : STR("invalid"));
    sb_char(sb, '>');
    add_escaped(sb, one->text, false);
    sb_printf(sb, "</%s>\n    </testcase>\n", element);
}

static void add_case(Sb *sb, const JunitCase *one)
{
    sb_add(sb, "    <testcase");
    add_attribute(sb, "name", one->name);
    add_attribute(sb, "classname", one->suite);
    if (one->seconds >= 0)
        sb_printf(sb, " time=\"%.3f\"", one->seconds);
    if (one->end == JUNIT_PASSED)
        sb_add(sb, "/>\n");
    else
        add_end(sb, one);
}

static void add_sums(Sb *sb, const JunitCase *cases, size_t count)
{
    size_t ends[JUNIT_ERROR + 1] = { 0 };
    double seconds = 0;

    for (size_t i = 0; i < count; i++) {
        ends[cases[i].end]++;
        seconds += cases[i].seconds > 0 ? cases[i].seconds : 0;
    }
    sb_printf(sb, " tests=\"%zu\" failures=\"%zu\" errors=\"%zu\" skipped=\"%zu\" time=\"%.3f\">\n",
              count, ends[JUNIT_FAILED], ends[JUNIT_ERROR], ends[JUNIT_SKIPPED], seconds);
}

bool junit_end(Junit *junit)
{
    const JunitCase *cases = junit->cases.data;
    size_t count = junit->cases.len;
    Sb sb = { 0 };
    bool good;

    sb_add(&sb, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites");
    add_attribute(&sb, "name", str_of(junit->name));
    add_sums(&sb, cases, count);
    for (size_t from = 0, to; from < count; from = to) {
        for (to = from; to < count && str_eq(cases[to].suite, cases[from].suite);)
            to++;
        sb_add(&sb, "  <testsuite");
        add_attribute(&sb, "name", cases[from].suite);
        add_sums(&sb, cases + from, to - from);
        for (size_t i = from; i < to; i++)
            add_case(&sb, &cases[i]);
        sb_add(&sb, "  </testsuite>\n");
    }
    sb_add(&sb, "</testsuites>\n");
    good = output_write(junit->path, sb_view(&sb));
    sb_free(&sb);
    vec_free(&junit->cases);
    arena_free(&junit->arena);
    free(junit);
    return good;
}
