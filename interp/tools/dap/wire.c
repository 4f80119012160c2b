#include "interp/tools/dap/wire.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <math.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

enum { MOST_HEADER = 1 << 10, MOST_MESSAGE = 1 << 26, AT_ONCE = 1 << 16 };

void wire_open(Wire *wire, int in, int out)
{
    *wire = (Wire){ .in = in, .out = out };
    sb_add(&wire->received, "");
}

void wire_free(Wire *wire)
{
    for (size_t i = 0; i < wire->waiting.len; i++)
        json_decref(wire->waiting.data[i]);
    vec_free(&wire->waiting);
    sb_free(&wire->received);
    sb_free(&wire->wrong);
}

static void drop(Wire *wire, size_t size)
{
    wire->received.len -= size;
    memmove(wire->received.data, wire->received.data + size, wire->received.len);
}

static void give_up(Wire *wire, const char *why)
{
    sb_printf(&wire->wrong, "%s: nothing more is read\n", why);
    wire->gone = wire->broken = true;
}

/* "Content-Length: 12" */
static bool read_length(Str line, size_t *length)
{
    static const char NAME[] = "Content-Length:";
    size_t at = sizeof NAME - 1, digits = 0;

    if (line.len < at || strncasecmp(line.data, NAME, at) != 0)
        return false;
    while (at < line.len && line.data[at] == ' ')
        at++;
    for (*length = 0; at < line.len && line.data[at] >= '0' && line.data[at] <= '9'; at++, digits++)
        if (*length <= MOST_MESSAGE)
            *length = *length * 10 + (size_t)(line.data[at] - '0');
    return digits && at == line.len;
}

static bool is_other_field(Str line)
{
    static const char NAME[] = "Content-Type:";

    return line.len >= sizeof NAME - 1 && strncasecmp(line.data, NAME, sizeof NAME - 1) == 0;
}

/* Where the header ends, with its blank line; 0: it is not all there, or wrong, which was told. */
static size_t read_header(Wire *wire, size_t *length)
{
    Str rest = sb_view(&wire->received);
    bool known = false;

    for (;;) {
        size_t end = str_find(rest, '\n');
        Str line = { rest.data, end };

        if (end == rest.len) {
            if (rest.data - wire->received.data + rest.len > MOST_HEADER)
                give_up(wire, "a header has no end");
            return 0;
        }
        rest = str_from(rest, end + 1);
        if (line.len && line.data[line.len - 1] == '\r')
            line.len--;
        if (!line.len && known)
            return (size_t)(rest.data - wire->received.data);
        if (read_length(line, length)) {
            known = true;
        } else if (!is_other_field(line)) {
            give_up(wire, known || line.len ? "a header is none of the protocol's"
                                            : "a header says no length");
            return 0;
        }
    }
}

/* How long the number is that begins the text; 0: none does. */
static size_t number_length(Str text)
{
    size_t len = 0;

    while (len < text.len && strchr("+-.eE0123456789", text.data[len]) && text.data[len])
        len++;
    return len && (text.data[0] == '-' || isdigit((unsigned char)text.data[0])) ? len : 0;
}

/* JSON has numbers of any size; what is larger than can be held is as large as that can be. */
static void add_number(Sb *sb, Str number)
{
    static const char LARGEST_INTEGER[] = "9223372036854775807", LARGEST_REAL[] = "1e308";
    bool is_real = false, negative = number.data[0] == '-';
    Arena scratch = { 0 };
    const char *text = str_dup(&scratch, number).data;

    for (size_t i = 0; i < number.len; i++)
        is_real = is_real || strchr(".eE", number.data[i]);
    errno = 0;
    if (is_real ? !isinf(strtod(text, NULL)) : (strtoll(text, NULL, 10), errno != ERANGE))
        sb_str(sb, number);
    else
        sb_printf(sb, "%s%s", negative ? "-" : "", is_real ? LARGEST_REAL : LARGEST_INTEGER);
    arena_free(&scratch);
}

static void add_bounded(Sb *sb, Str text)
{
    bool quoted = false;

    while (text.len) {
        size_t len = quoted ? 0 : number_length(text);

        if (len) {
            add_number(sb, (Str){ text.data, len });
        } else {
            len = quoted && text.data[0] == '\\' && text.len > 1 ? 2 : 1;
            quoted ^= text.data[0] == '"';
            sb_str(sb, (Str){ text.data, len });
        }
        text = str_from(text, len);
    }
}

static json_t *load(Str text, json_error_t *error)
{
    json_t *message = json_loadb(text.data, text.len, JSON_ALLOW_NUL, error);
    Sb bounded = { 0 };

    if (!message && json_error_code(error) == json_error_numeric_overflow) {
        add_bounded(&bounded, text);
        message = json_loadb(bounded.data, bounded.len, JSON_ALLOW_NUL, error);
        sb_free(&bounded);
    }
    return message;
}

static void keep(Wire *wire, Str text)
{
    json_error_t error;
    json_t *message = load(text, &error);

    if (message && json_is_object(message)) {
        vec_push(&wire->waiting, message);
        return;
    }
    json_decref(message);
    sb_printf(&wire->wrong, "a message is no JSON object%s%s\n", message ? "" : ": ",
              message ? "" : error.text);
}

/* One message from the front; false where none is whole. */
static bool split(Wire *wire)
{
    size_t length = 0, header = wire->gone ? 0 : read_header(wire, &length);

    if (!header)
        return false;
    if (length > MOST_MESSAGE) {
        give_up(wire, "a message is longer than 64 MiB");
        return false;
    }
    if (wire->received.len - header < length)
        return false;
    keep(wire, (Str){ wire->received.data + header, length });
    drop(wire, header + length);
    return true;
}

bool wire_read(Wire *wire)
{
    char bytes[AT_ONCE];
    ssize_t got;

    if (wire->gone)
        return false;
    do
        got = read(wire->in, bytes, sizeof bytes);
    while (got < 0 && errno == EINTR);
    if (got <= 0) {
        wire->gone = true;
        return false;
    }
    sb_str(&wire->received, (Str){ bytes, (size_t)got });
    while (split(wire))
        continue;
    return !wire->gone;
}

json_t *wire_take(Wire *wire)
{
    json_t *first;

    if (!wire->waiting.len)
        return NULL;
    first = wire->waiting.data[0];
    wire->waiting.len--;
    memmove(wire->waiting.data, wire->waiting.data + 1,
            wire->waiting.len * sizeof *wire->waiting.data);
    return first;
}

/* Until the client takes some more. It may be that it has gone, and nobody ever does, or that it
 * waits for its own words to be read. */
static bool wait_for_room(Wire *wire)
{
    struct pollfd wait[] = { { .fd = wire->out, .events = POLLOUT },
                             { .fd = wire->in, .events = POLLIN } };

    while (!wire->gone) {
        if (poll(wait, 2, -1) < 0 && errno != EINTR)
            return false;
        if (wait[0].revents)
            return true;
        if (wait[1].revents)
            wire_read(wire);
    }
    return poll(wait, 1, 0) > 0 && wait[0].revents & POLLOUT;
}

/* So much at once that there is room for it where there is any. */
static bool write_all(Wire *wire, Str bytes)
{
    while (bytes.len) {
        ssize_t wrote;

        if (!wait_for_room(wire))
            return false;
        wrote = write(wire->out, bytes.data, bytes.len < PIPE_BUF ? bytes.len : PIPE_BUF);
        if (wrote < 0 && errno == EINTR)
            continue;
        if (wrote <= 0)
            return false;
        bytes = str_from(bytes, (size_t)wrote);
    }
    return true;
}

void wire_send(Wire *wire, json_t *message)
{
    char *text;
    Sb bytes = { 0 };

    json_object_set_new(message, "seq", json_integer((json_int_t)++wire->sent));
    text = json_dumps(message, JSON_COMPACT);
    json_decref(message);
    if (!text)
        return;
    sb_printf(&bytes, "Content-Length: %zu\r\n\r\n", strlen(text));
    sb_add(&bytes, text);
    if (!write_all(wire, sb_view(&bytes)))
        wire->gone = true;
    sb_free(&bytes);
    free(text);
}

/* So many bytes at the front are one character; 0: they are none. */
static size_t character(Str text)
{
    unsigned char first = (unsigned char)*text.data;
    size_t size = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    unsigned second = text.len > 1 ? (unsigned char)text.data[1] : 0;

    if (first > 0xf4 || size > text.len)
        return 0;
    for (size_t i = 1; i < size; i++)
        if (((unsigned char)text.data[i] & 0xc0) != 0x80)
            return 0;
    if ((first == 0xe0 && second < 0xa0) || (first == 0xed && second >= 0xa0)
        || (first == 0xf0 && second < 0x90) || (first == 0xf4 && second >= 0x90))
        return 0;
    return size;
}

json_t *text_json(Str text)
{
    json_t *json = json_stringn(text.data ? text.data : "", text.len);
    Sb clean = { 0 };

    if (json)
        return json;
    while (text.len) {
        size_t size = character(text);

        if (size)
            sb_str(&clean, (Str){ text.data, size });
        else
            sb_add(&clean, "\xef\xbf\xbd");
        text = str_from(text, size ? size : 1);
    }
    json = json_stringn(clean.data, clean.len);
    sb_free(&clean);
    return json;
}
