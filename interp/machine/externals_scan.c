/* Externals of C that take text apart by a format: sscanf and its like. What C leaves undefined is
 * told: an argument that is missing, no pointer or too small, a number that does not fit. Standard
 * input is empty. */
#include "interp/machine/externals_arguments.h"

#include "interp/machine/machine.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

typedef struct Scanning {
    Step *s;
    Arguments arguments;
    const char *format, *from, *at; /* the text's begin, and how far it was read */
    int stored;                     /* conversions, as the call's result counts them */
    bool ended;                     /* the text, before the format did */
} Scanning;

/* "%*8ld" */
typedef struct Wanted {
    bool skipped;
    uint64_t width; /* 0: none was given */
    char length;    /* h, H for hh, l (z and t, too), q (ll and j, too), L; 0: none */
    char letter;
    const char *set; /* of %[: what stands in it, up to `set_end`; without the ^ */
    const char *set_end;
    bool other; /* it had one */
} Wanted;

typedef enum Match { MATCHED, FAILED, RUN_ENDED } Match; /* the last: the run has */

static void skip_blanks(Scanning *c)
{
    while (isspace((unsigned char)*c->at))
        c->at++;
}

static uint64_t left_of(const Scanning *c, const Wanted *w)
{
    uint64_t length = strlen(c->at);

    return w->width && w->width < length ? w->width : length;
}

static void read_length(Scanning *c, Wanted *w)
{
    *c->arguments.length = 0;
    for (; *c->format && strchr("hlqjztL", *c->format); c->format++) {
        argument_add_length(&c->arguments, *c->format);
        if (*c->format == 'h')
            w->length = w->length == 'h' ? 'H' : 'h';
        else if (*c->format == 'l')
            w->length = w->length == 'l' ? 'q' : 'l';
        else
            w->length = *c->format == 'L' ? 'L' : strchr("zt", *c->format) ? 'l' : 'q';
    }
}

/* Behind the `%[`; a `]` that comes first is one of the set. */
static void read_set(Scanning *c, Wanted *w)
{
    w->other = *c->format == '^';
    w->set = c->format += w->other;
    c->format += *c->format == ']';
    c->format += strcspn(c->format, "]");
    w->set_end = c->format;
    c->format += *c->format != 0;
}

/* Behind the `%`. */
static Wanted read_wanted(Scanning *c)
{
    Wanted w = { .skipped = *c->format == '*' };

    c->format += w.skipped;
    for (; isdigit((unsigned char)*c->format); c->format++)
        w.width = w.width < UINT32_MAX ? w.width * 10 + (uint64_t)(*c->format - '0') : w.width;
    read_length(c, &w);
    w.letter = *c->format;
    c->format += w.letter != 0;
    if (w.letter == '[')
        read_set(c, &w);
    return w;
}

/* Where the argument leads. */
static bool take_target(Scanning *c, const Wanted *w, Pointer *to)
{
    return argument_take_pointer(&c->arguments, w->letter, to);
}

static bool store(Scanning *c, Pointer to, const Type *type, Place value)
{
    MemRef at = pointee(to, type);

    argument_copied(&c->arguments, to, layout_stride(value.layout));
    return store_at(c->s, &at, 0, value, ACCESS_WRITE) != FLOW_END;
}

static Match does_not_fit(Scanning *c, const Wanted *w)
{
    undefined(c->s, "@%s: the number that %%%c reads does not fit what it is stored to",
              c->arguments.self->name, w->letter);
    by_decision(c->s, "X6");
    return RUN_ENDED;
}

static unsigned width_of(const Step *s, const Wanted *w)
{
    switch (w->length) {
    case 'H':
        return 8;
    case 'h':
        return 16;
    case 'l':
        return long_bits(s);
    case 'q':
        return 64;
    default:
        return 32;
    }
}

static Match store_int(Scanning *c, const Wanted *w, uint64_t value)
{
    const Layout layout = layout_int(target_in(c->s), width_of(c->s, w));
    Place place = scratch_place(c->s, &layout);
    Pointer to;

    place_set_int(place, int_of_u(c->s->arena, layout.width, value));
    if (!take_target(c, w, &to) || !store(c, to, type_i(op_context(c->s->op), layout.width), place))
        return RUN_ENDED;
    return MATCHED;
}

/* How many characters are the longest beginning of a number. */
static size_t number_length(const char *text, size_t most, int *base)
{
    size_t at = most && (*text == '+' || *text == '-');
    bool hexadecimal = at + 1 < most && text[at] == '0'
                       && tolower((unsigned char)text[at + 1]) == 'x'
                       && (*base == 0 || *base == 16);

    if (*base == 0)
        *base = hexadecimal ? 16 : at < most && text[at] == '0' ? 8 : 10;
    for (at += hexadecimal ? 2 : 0; at < most; at++) {
        int digit = isdigit((unsigned char)text[at])   ? text[at] - '0'
                    : isalpha((unsigned char)text[at]) ? tolower((unsigned char)text[at]) - 'a' + 10
                                                       : 36;

        if (digit >= *base)
            break;
    }
    return at;
}

/* Its value, if it fits so many bits: of conversions to unsigned ones a minus negates it there. */
static bool int_fits(const char *digits, int base, unsigned width, bool is_signed, uint64_t *value)
{
    int64_t most = width == 64 ? INT64_MAX : (INT64_C(1) << (width - 1)) - 1;
    int64_t number;

    errno = 0;
    if (!is_signed) {
        bool negative = *digits == '-';
        uint64_t size = strtoull(digits + negative, NULL, base);

        *value = negative ? -size : size;
        return !errno && (width == 64 || size >> width == 0);
    }
    number = strtoll(digits, NULL, base);
    *value = (uint64_t)number;
    return !errno && number <= most && number >= -most - 1;
}

static Match match_int(Scanning *c, const Wanted *w)
{
    int base = w->letter == 'i'                       ? 0
               : w->letter == 'o'                     ? 8
               : w->letter == 'x' || w->letter == 'X' ? 16
                                                      : 10;
    bool is_signed = w->letter == 'd' || w->letter == 'i';
    size_t length = number_length(c->at, left_of(c, w), &base);
    Str digits = str_printf(c->s->arena, "%.*s", (int)length, c->at);
    uint64_t value;

    c->at += length;
    if (!length || !isxdigit((unsigned char)digits.data[length - 1]))
        return FAILED;
    if (w->skipped)
        return MATCHED;
    return int_fits(digits.data, base, width_of(c->s, w), is_signed, &value)
               ? store_int(c, w, value)
               : does_not_fit(c, w);
}

/* The characters of an exponent that has no digits: they begin one, and so belong to what was read,
 * which is no number then (C11 7.21.6.2 p. 9). */
static size_t cut_exponent(const char *text, const char *end)
{
    char letter = memchr(text, 'x', (size_t)(end - text)) || memchr(text, 'X', (size_t)(end - text))
                      ? 'p'
                      : 'e';

    if (end == text || !(isxdigit((unsigned char)end[-1]) || end[-1] == '.')
        || tolower((unsigned char)*end) != letter)
        return 0;
    return 1 + (end[1] == '+' || end[1] == '-');
}

static Match match_float(Scanning *c, const Wanted *w)
{
    Str text = str_printf(c->s->arena, "%.*s", (int)left_of(c, w), c->at);
    char *end;
    Float value = read_c_float(text.data,
                               w->length == 'l'   ? 'd'
                               : w->length == 'L' ? 'x'
                                                  : 'f',
                               &end);
    const Layout layout = layout_float(target_in(c->s), value.format);
    Place place = scratch_place(c->s, &layout);
    size_t cut = cut_exponent(text.data, end);
    Pointer to;

    c->at += end - text.data + (ptrdiff_t)cut;
    if (end == text.data || cut)
        return FAILED;
    if (w->skipped)
        return MATCHED;
    place_set_float(place, value);
    if (!take_target(c, w, &to)
        || !store(c, to, type_float(op_context(c->s->op), value.format), place))
        return RUN_ENDED;
    return MATCHED;
}

static bool in_set(const Wanted *w, char c)
{
    for (const char *at = w->set; at < w->set_end; at++) {
        bool is_range = at + 2 < w->set_end && at[1] == '-';

        if (is_range ? (unsigned char)c >= (unsigned char)at[0]
                           && (unsigned char)c <= (unsigned char)at[2]
                     : c == *at)
            return !w->other;
        at += is_range ? 2 : 0;
    }
    return w->other;
}

static bool belongs(const Wanted *w, char c)
{
    return w->letter == 'c' || (w->letter == 's' ? !isspace((unsigned char)c) : in_set(w, c));
}

/* Characters: %c has no end, the others have. */
static Match match_text(Scanning *c, const Wanted *w)
{
    uint64_t most = w->letter == 'c' && !w->width ? 1 : left_of(c, w), length = 0;
    const char *from = c->at;
    Pointer to;

    while (length < most && belongs(w, from[length]))
        length++;
    c->at += length;
    if (!length)
        return FAILED;
    if (w->skipped)
        return MATCHED;
    if (!take_target(c, w, &to) || !write_bytes(c->s, to, from, length))
        return RUN_ENDED;
    argument_copied(&c->arguments, to, length + (w->letter != 'c'));
    to.address += length;
    return w->letter == 'c' || write_bytes(c->s, to, "", 1) ? MATCHED : RUN_ENDED;
}

static Match count_read(Scanning *c, const Wanted *w)
{
    return w->skipped ? MATCHED : store_int(c, w, (uint64_t)(c->at - c->from));
}

static Match match_character(Scanning *c, char wanted)
{
    c->ended = !*c->at;
    if (*c->at != wanted)
        return FAILED;
    c->at++;
    return MATCHED;
}

static Match no_conversion(Scanning *c, const Wanted *w)
{
    const char *name = c->arguments.self->name;

    if (w->letter && strchr("pmSC$", w->letter)) {
        unsupported(c->s, "the conversion %%%c of @%s", w->letter, name);
        return RUN_ENDED;
    }
    undefined(c->s, "@%s: there is no conversion %%%c", name, w->letter);
    by_decision(c->s, "X6");
    return RUN_ENDED;
}

static Match match(Scanning *c, const Wanted *w)
{
    if (w->length == 'l' && w->letter && strchr("sc[", w->letter)) {
        unsupported(c->s, "the conversion %%l%c of @%s", w->letter, c->arguments.self->name);
        return RUN_ENDED;
    }
    if (!w->letter || !strchr("c[n", w->letter))
        skip_blanks(c);
    if (w->letter == 'n')
        return count_read(c, w);
    c->ended = !*c->at;
    if (c->ended && w->letter && strchr("diuoxXfFeEgGaAsc[%", w->letter))
        return FAILED;
    switch (w->letter) {
    case 'd':
    case 'i':
    case 'u':
    case 'o':
    case 'x':
    case 'X':
        return match_int(c, w);
    case 'f':
    case 'F':
    case 'e':
    case 'E':
    case 'g':
    case 'G':
    case 'a':
    case 'A':
        return match_float(c, w);
    case 's':
    case 'c':
    case '[':
        return match_text(c, w);
    case '%':
        return match_character(c, '%');
    default:
        return no_conversion(c, w);
    }
}

/* One conversion, character, or run of blanks of the format. */
static Match match_next(Scanning *c)
{
    ArenaMark mark = arena_mark(c->s->arena);
    char wanted = *c->format++;
    Wanted w;
    Match found;

    if (isspace((unsigned char)wanted)) {
        skip_blanks(c);
        return MATCHED;
    }
    if (wanted != '%')
        return match_character(c, wanted);
    w = read_wanted(c);
    found = match(c, &w);
    if (found == MATCHED && !w.skipped && !strchr("n%", w.letter))
        c->stored++;
    arena_release(c->s->arena, mark);
    return found;
}

enum { END_OF_FILE = -1 };

static Flow scan(Scanning *c)
{
    Match found = MATCHED;

    while (found == MATCHED && *c->format)
        found = match_next(c);
    if (found == RUN_ENDED
        || !arguments_are_apart(&c->arguments, (uint64_t)(c->at - c->from) + !*c->at, false))
        return FLOW_END;
    if (found == FAILED && c->ended && !c->stored)
        c->stored = END_OF_FILE;
    return c->s->op->result_count ? give_int(c->s, int_of_s(c->s->arena, 32, c->stored))
                                  : FLOW_NEXT;
}

/* The text is at a pointer; NULL: standard input. */
static Flow scan_at(Step *s, Arguments arguments, const Pointer *text_at, Pointer format_at)
{
    Sb text = { 0 }, format = { 0 };
    Flow flow = FLOW_END;

    sb_add(&text, "");
    if ((!text_at || read_string(s, *text_at, UINT64_MAX, &text))
        && read_string(s, format_at, UINT64_MAX, &format)) {
        Str input = input_left(s);
        const char *from = text_at || !input.len ? text.data : input.data;
        Scanning scanning = {
            .s = s, .arguments = arguments, .format = format.data, .from = from, .at = from
        };

        if (text_at)
            scanning.arguments.text = *text_at;
        flow = scan(&scanning);
        if (!text_at)
            input_take(s, (size_t)(scanning.at - from), !*scanning.at);
    }
    sb_free(&text);
    sb_free(&format);
    return flow;
}

static Flow call_sscanf(Step *s, const External *self, unsigned first, unsigned count)
{
    Pointer text = pointer_in(s, first);

    return scan_at(s, (Arguments){ s, self, first + 2, first + count, NULL }, &text,
                   pointer_in(s, first + 1));
}

static Flow call_vsscanf(Step *s, const External *self, unsigned first)
{
    Pointer text = pointer_in(s, first), list = pointer_in(s, first + 2);

    return scan_at(s, (Arguments){ s, self, 0, 0, &list }, &text, pointer_in(s, first + 1));
}

static Flow call_scanf(Step *s, const External *self, unsigned first, unsigned count)
{
    return scan_at(s, (Arguments){ s, self, first + 1, first + count, NULL }, NULL,
                   pointer_in(s, first));
}

static Flow call_fscanf(Step *s, const External *self, unsigned first, unsigned count)
{
    if (!input_in(s, first))
        return FLOW_END;
    return scan_at(s, (Arguments){ s, self, first + 2, first + count, NULL }, NULL,
                   pointer_in(s, first + 1));
}

const External SCAN_EXTERNALS[] = {
    { .name = "sscanf", .call_rest = call_sscanf, .signature = "pp*>i" },
    { .name = "__isoc99_sscanf", .call_rest = call_sscanf, .signature = "pp*>i" },
    { .name = "__isoc23_sscanf", .call_rest = call_sscanf, .signature = "pp*>i" },
    { "vsscanf", call_vsscanf, "ppp>i", NULL },
    { "__isoc99_vsscanf", call_vsscanf, "ppp>i", NULL },
    { .name = "scanf", .call_rest = call_scanf, .signature = "p*>i" },
    { .name = "__isoc99_scanf", .call_rest = call_scanf, .signature = "p*>i" },
    { .name = "fscanf", .call_rest = call_fscanf, .signature = "pp*>i" },
    { .name = "__isoc99_fscanf", .call_rest = call_fscanf, .signature = "pp*>i" },
    { 0 },
};
