#include "interp/console/colour.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define BOLD "\033[1m"
#define PLAIN "\033[0m"

static const struct Mark {
    const char *word, *code;
    bool strong; /* so is its text */
} MARKS[] = {
    { "error: ", "\033[1;31m", true },
    { "warning: ", "\033[1;35m", true },
    { "note: ", "\033[1;36m", false },
    { "remark: ", "\033[1;34m", false },
};

/* What the next line may be: behind a diagnostic comes the source, and then the caret. */
typedef enum Expects { EXPECTS_ANY, EXPECTS_SOURCE, EXPECTS_CARET } Expects;

static enum { WHEN_AUTO, WHEN_ALWAYS, WHEN_NEVER } chosen;
static bool is_open, within_line;
static Expects expects;

void colour_choose(const char *when)
{
    chosen = strcmp(when, "always") == 0  ? WHEN_ALWAYS
             : strcmp(when, "never") == 0 ? WHEN_NEVER
                                          : WHEN_AUTO;
    if (is_open)
        colour_open();
}

bool colour_is_wanted(int descriptor)
{
    const char *never = getenv("NO_COLOR"), *terminal = getenv("TERM");

    if (chosen != WHEN_AUTO)
        return chosen == WHEN_ALWAYS;
    return isatty(descriptor) && !(never && *never) && !(terminal && strcmp(terminal, "dumb") == 0);
}

/* ":12:3: ", which ends in front of the severity. */
static bool ends_in_place(Str text)
{
    size_t at = text.len;

    if (at < 2 || text.data[at - 1] != ' ')
        return false;
    at--;
    for (int numbers = 0; numbers < 2; numbers++) {
        if (text.data[--at] != ':')
            return false;
        if (!at || !isdigit((unsigned char)text.data[at - 1]))
            return false;
        while (at && isdigit((unsigned char)text.data[at - 1]))
            at--;
        if (!at)
            return false;
    }
    return text.data[at - 1] == ':';
}

/* The severity that the line says, and where; NULL where it is no diagnostic's first. */
static const struct Mark *find_mark(Str line, size_t *at)
{
    for (size_t i = 0; i < sizeof MARKS / sizeof *MARKS; i++) {
        const char *found = memmem(line.data, line.len, MARKS[i].word, strlen(MARKS[i].word));

        *at = found ? (size_t)(found - line.data) : 0;
        if (found && (!*at || ends_in_place((Str){ line.data, *at })))
            return &MARKS[i];
    }
    return NULL;
}

static bool is_caret(Str line)
{
    size_t blanks = 0;

    while (blanks < line.len && strchr(" \t", line.data[blanks]))
        blanks++;
    return blanks < line.len && line.data[blanks] == '^';
}

static void paint(Sb *sb, const char *code, Str text)
{
    sb_add(sb, code);
    sb_str(sb, text);
    sb_add(sb, PLAIN);
}

static void paint_head(Sb *sb, Str line, const struct Mark *mark, size_t at)
{
    size_t end = at + strlen(mark->word);

    if (at)
        paint(sb, BOLD, (Str){ line.data, at });
    paint(sb, mark->code, (Str){ line.data + at, end - at });
    if (mark->strong && end < line.len)
        paint(sb, BOLD, str_from(line, end));
    else
        sb_str(sb, str_from(line, end));
}

/* From its beginning, without its end. */
static void paint_line(Sb *sb, Str line)
{
    size_t at;
    const struct Mark *mark = find_mark(line, &at);

    if (mark) {
        paint_head(sb, line, mark, at);
        expects = EXPECTS_SOURCE;
    } else if (expects == EXPECTS_CARET && is_caret(line)) {
        paint(sb, "\033[1;32m", line);
        expects = EXPECTS_ANY;
    } else {
        sb_str(sb, line);
        expects = expects == EXPECTS_SOURCE ? EXPECTS_CARET : EXPECTS_ANY;
    }
}

static bool write_all(Str text)
{
    while (text.len) {
        ssize_t wrote = write(STDERR_FILENO, text.data, text.len);

        if (wrote < 0 && errno == EINTR)
            continue;
        if (wrote < 0)
            return false;
        text = str_from(text, (size_t)wrote);
    }
    return true;
}

/* A line that was begun goes on as it is; what takes a line back (progress) stands at the beginning
 * of one again. */
static ssize_t write_painted(void *cookie, const char *bytes, size_t size)
{
    static const char BACK[] = "\r\033[K";
    Str rest = { bytes, size };
    Sb out = { 0 };
    bool good;

    (void)cookie;
    while (rest.len) {
        Str line = { rest.data, str_find(rest, '\n') };

        if (str_starts(rest, BACK)) {
            line.len = strlen(BACK);
            sb_str(&out, line);
            within_line = false;
            rest = str_from(rest, line.len);
            continue;
        }
        if (within_line || !colour_is_wanted(STDERR_FILENO))
            sb_str(&out, line);
        else if (line.len)
            paint_line(&out, line);
        within_line = line.len == rest.len;
        if (!within_line)
            sb_char(&out, '\n');
        rest = str_from(rest, line.len + !within_line);
    }
    good = write_all(sb_view(&out));
    sb_free(&out);
    return good ? (ssize_t)size : 0;
}

void colour_open(void)
{
    static FILE *painted;

    is_open = true;
    if (painted || !colour_is_wanted(STDERR_FILENO))
        return;
    painted = fopencookie(NULL, "w", (cookie_io_functions_t){ .write = write_painted });
    if (!painted)
        return;
    setvbuf(painted, NULL, _IONBF, 0);
#ifdef __GLIBC__ /* elsewhere stderr is what it is */
    stderr = painted;
#endif
}

void colour_pass(Str text)
{
    fflush(stderr);
    write_all(text);
}
