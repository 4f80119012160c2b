/* Conversions, one by one. What C leaves undefined is told: a conversion whose argument is missing
 * or of another type, a string without an end. */
#include "interp/machine/externals_format.h"

#include "interp/machine/machine.h"

#include <float.h>
#include <stdio.h>
#include <string.h>

/* "%-08.3lf" */
typedef struct Conversion {
    char flags[8];
    int64_t position;         /* of its argument, by its number: "%1$d"; 0: the next */
    int64_t width, precision; /* below 0: none */
    char length;              /* h, H for hh, l, q for ll, L, 0: none; z and t are l, j is q */
    char letter;
} Conversion;

/* The format, read character by character. */
typedef struct Format {
    MemRef bytes;
    uint64_t at;
    unsigned char c;
} Format;

static bool advance(Printing *p, Format *f)
{
    return read_byte(p->s, &f->bytes, f->at++, &f->c);
}

static bool take_float(Printing *p, const Conversion *c, Float *value)
{
    bool is_long = c->length == 'L';
    const Layout layout = layout_float(target_in(p->s), is_long ? &FLOAT_F80 : &FLOAT_F64);
    Place place;

    if (is_long && !target_is_native(target_in(p->s))) {
        unsupported(p->s,
                    "the conversion %%L%c of @%s: what a long double is depends on the "
                    "processor",
                    c->letter, p->arguments.self->name);
        return false;
    }
    if (!argument_take(&p->arguments, c->letter, &layout, is_long ? "a long double" : "a double",
                       &place))
        return false;
    *value = place_float(place);
    return true;
}

static bool read_digits(Printing *p, Format *f, int64_t *number)
{
    for (*number = 0; f->c >= '0' && f->c <= '9';) {
        *number = *number < INT32_MAX ? *number * 10 + (f->c - '0') : *number;
        if (!advance(p, f))
            return false;
    }
    return true;
}

/* The next argument, or the one of that number; a format that has both is undefined in POSIX. */
static bool choose_argument(Printing *p, int64_t position)
{
    bool numbered = position != 0;

    if (p->begun && p->numbered != numbered) {
        undefined(p->s, "@%s: some conversions choose their arguments by number, and some do not",
                  p->arguments.self->name);
        by_decision(p->s, "X6");
        return false;
    }
    p->begun = true;
    p->numbered = numbered;
    return !numbered || argument_choose(&p->arguments, position);
}

/* A number, or an argument: `*`, or by its number `*1$`. */
static bool read_number(Printing *p, Format *f, int64_t *number)
{
    int64_t position = 0;
    Int value;

    if (f->c != '*')
        return read_digits(p, f, number);
    if (!advance(p, f))
        return false;
    if (f->c >= '1' && f->c <= '9' && (!read_digits(p, f, &position) || !advance(p, f)))
        return false;
    if (!choose_argument(p, position) || !argument_take_int(&p->arguments, '*', 32, &value))
        return false;
    *number = int_low_s(value);
    return true;
}

/* The number of the argument, or else the width, which no flag follows. */
static bool read_position(Printing *p, Format *f, Conversion *c)
{
    int64_t number;

    if (f->c < '1' || f->c > '9')
        return true;
    if (!read_digits(p, f, &number))
        return false;
    if (f->c != '$') {
        c->width = number;
        return true;
    }
    c->position = number;
    return advance(p, f);
}

static bool add_flag(Conversion *c, char flag)
{
    size_t count = strlen(c->flags);

    if (!strchr(c->flags, flag) && count + 1 < sizeof c->flags)
        c->flags[count] = flag;
    return true;
}

static bool read_length(Printing *p, Format *f, Conversion *c)
{
    while (f->c && strchr("hlzjtL", f->c)) {
        c->length = f->c == 'h' && c->length == 'h'                    ? 'H'
                    : f->c == 'h' || f->c == 'L'                       ? (char)f->c
                    : f->c == 'j' || (f->c == 'l' && c->length == 'l') ? 'q'
                                                                       : 'l';
        argument_add_length(&p->arguments, (char)f->c);
        if (!advance(p, f))
            return false;
    }
    return true;
}

/* Behind the `%`, up to the letter. */
static bool read_conversion(Printing *p, Format *f, Conversion *c)
{
    *c = (Conversion){ .width = -1, .precision = -1 };
    *p->arguments.length = 0;
    if (!advance(p, f) || !read_position(p, f, c))
        return false;
    while (c->width < 0 && f->c && strchr("-+ #0'", f->c))
        if (!add_flag(c, (char)f->c) || !advance(p, f))
            return false;
    if (c->width < 0 && (f->c == '*' || (f->c >= '1' && f->c <= '9'))
        && !read_number(p, f, &c->width))
        return false;
    if (c->width < -1) { /* an argument below 0 is a flag and a width */
        add_flag(c, '-');
        c->width = -c->width;
    }
    if (f->c == '.' && (!advance(p, f) || !read_number(p, f, &c->precision)))
        return false;
    if (!read_length(p, f, c))
        return false;
    c->letter = (char)f->c;
    if (c->width < (int64_t)p->most && (c->letter == 's' || c->precision < (int64_t)p->most))
        return true; /* of a string no more is written than it has */
    limit_reached(p->s, "a conversion of more than %llu characters", (unsigned long long)p->most);
    return false;
}

static void fill(Sb *out, char with, uint64_t count)
{
    while (count--)
        sb_char(out, with);
}

/* "%-8.3" and the letters, for the host's printf. */
static void write_specification(const Conversion *c, const char *letters, char *text, size_t size)
{
    int at = snprintf(text, size, "%%%s", c->flags);

    if (c->width >= 0)
        at += snprintf(text + at, size - (size_t)at, "%lld", (long long)c->width);
    if (c->precision >= 0)
        at += snprintf(text + at, size - (size_t)at, ".%lld", (long long)c->precision);
    snprintf(text + at, size - (size_t)at, "%s", letters);
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

/* Of the host's printf, which knows how numbers look. */
#define FORMAT_INTO(out, specification, value)                                                     \
    do {                                                                                           \
        int length_ = snprintf(NULL, 0, specification, value);                                     \
        vec_reserve(out, (out)->len + (size_t)length_ + 1);                                        \
        snprintf((out)->data + (out)->len, (size_t)length_ + 1, specification, value);             \
        (out)->len += (size_t)length_;                                                             \
    } while (0)

/* C23's %b and %B, which not every host has. */
static void print_bits(Sb *out, const Conversion *c, uint64_t number)
{
    bool left = strchr(c->flags, '-') != NULL;
    bool zero = strchr(c->flags, '0') && !left && c->precision < 0;
    int64_t head = number && strchr(c->flags, '#') ? 2 : 0, digits = 0, zeros, blanks;

    for (uint64_t rest = number; rest || (digits == 0 && c->precision != 0); rest >>= 1)
        digits++;
    zeros = c->precision > digits ? c->precision - digits : 0;
    blanks = c->width > head + zeros + digits ? c->width - head - zeros - digits : 0;
    fill(out, ' ', left || zero ? 0 : (uint64_t)blanks);
    if (head)
        sb_printf(out, "0%c", c->letter);
    fill(out, '0', (uint64_t)(zero ? blanks : zeros));
    while (digits--)
        sb_char(out, (char)('0' + (number >> digits & 1)));
    fill(out, ' ', left ? (uint64_t)blanks : 0);
}

static bool print_int(Printing *p, const Conversion *c)
{
    char specification[64], letters[4] = { 'l', 'l', c->letter, 0 };
    bool is_signed = c->letter == 'd' || c->letter == 'i';
    unsigned width = c->length == 'q'   ? 64
                     : c->length == 'l' ? target_pointer(target_in(p->s), 0)->bits
                                        : 32;
    unsigned kept = c->length == 'h' ? 16 : c->length == 'H' ? 8 : width;
    Int value;

    if (!argument_take_int(&p->arguments, c->letter, width, &value))
        return false;
    write_specification(c, letters, specification, sizeof specification);
    if (is_signed) {
        long long number = (long long)((uint64_t)int_low_s(value) << (64 - kept)) >> (64 - kept);

        FORMAT_INTO(p->out, specification, number);
    } else {
        unsigned long long number = int_low_u(value) << (64 - kept) >> (64 - kept);

        if (c->letter == 'b' || c->letter == 'B')
            print_bits(p->out, c, number);
        else
            FORMAT_INTO(p->out, specification, number);
    }
    return true;
}

static bool print_char(Printing *p, const Conversion *c)
{
    char specification[64];
    Int value;

    if (!argument_take_int(&p->arguments, 'c', 32, &value))
        return false;
    if (c->width < 2) {
        sb_char(p->out, (char)int_low_u(value));
        return true;
    }
    write_specification(c, "c", specification, sizeof specification);
    FORMAT_INTO(p->out, specification, (int)(unsigned char)int_low_u(value));
    return true;
}

/* The host's is x87's own, or one of 128 bits, which holds each of them. */
static long double host_long_double(Float value)
{
    bool is_wider = LDBL_MANT_DIG == 113;
    long double number = 0;

    if (is_wider)
        value = float_convert(&FLOAT_F128, value, FLOAT_TO_NEAREST_EVEN);
    memcpy(&number, value.bits, is_wider ? 16 : 10);
    return number;
}

static bool print_floating(Printing *p, const Conversion *c)
{
    char specification[64],
        letters[3] = { c->length == 'L' ? 'L' : c->letter, c->length == 'L' ? c->letter : 0, 0 };
    Float value;

    if (!take_float(p, c, &value))
        return false;
    write_specification(c, letters, specification, sizeof specification);
    if (c->length == 'L') {
        long double number = host_long_double(value);

        FORMAT_INTO(p->out, specification, number);
    } else {
        FORMAT_INTO(p->out, specification, float_to_double(value));
    }
    return true;
}

#pragma GCC diagnostic pop

static bool print_text(Printing *p, const Conversion *c)
{
    uint64_t length, most = c->precision >= 0 ? (uint64_t)c->precision : UINT64_MAX;
    uint64_t width = c->width >= 0 ? (uint64_t)c->width : 0;
    bool left = strchr(c->flags, '-') != NULL;
    unsigned char byte;
    Pointer at;
    MemRef bytes;

    if (!argument_take_pointer(&p->arguments, 's', &at) || !string_length(p->s, at, most, &length))
        return false;
    argument_copied(&p->arguments, at, length + (length < most));
    bytes = bytes_at(p->s, at);
    if (!left && width > length)
        fill(p->out, ' ', width - length);
    for (uint64_t i = 0; i < length; i++) {
        if (!read_byte(p->s, &bytes, i, &byte))
            return false;
        sb_char(p->out, (char)byte);
    }
    if (left && width > length)
        fill(p->out, ' ', width - length);
    return true;
}

static bool print_pointer(Printing *p, const Conversion *c)
{
    uint64_t width = c->width >= 0 ? (uint64_t)c->width : 0, length;
    bool left = strchr(c->flags, '-') != NULL;
    char text[32];
    Pointer at;

    if (!argument_take_pointer(&p->arguments, 'p', &at))
        return false;
    length = (uint64_t)snprintf(text, sizeof text, at.address ? "0x%llx" : "(nil)",
                                (unsigned long long)at.address);
    if (!left && width > length)
        fill(p->out, ' ', width - length);
    sb_add(p->out, text);
    if (left && width > length)
        fill(p->out, ' ', width - length);
    return true;
}

/* What C or POSIX has, and this has not: wide characters, integers by their width, texts of errors,
 * and where the output stands. */
static bool is_lacking(const Conversion *c)
{
    return strchr("SCmnw", c->letter) || (c->length == 'l' && strchr("sc", c->letter));
}

#define OF_INTEGERS "diouxXbB"
#define OF_FLOATS "fFeEgGaA"

/* What may stand in a conversion, and with which letters: with others it is undefined (C11
 * 7.21.6.1; %b is C23's, and the flag ' is POSIX's). */
typedef struct Part {
    const char *text, *letters;
} Part;

static const Part FLAGS[] = { { "#", "oxXbB" OF_FLOATS },
                              { "0", OF_INTEGERS OF_FLOATS },
                              { "'", "diufFgG" } };
static const Part LENGTHS[] = {
    { "hh", OF_INTEGERS }, { "h", OF_INTEGERS }, { "l", OF_INTEGERS OF_FLOATS "cs" },
    { "ll", OF_INTEGERS }, { "j", OF_INTEGERS }, { "z", OF_INTEGERS },
    { "t", OF_INTEGERS },  { "L", OF_FLOATS },   { "", OF_INTEGERS OF_FLOATS "cspn" }
};

static bool has_no(Printing *p, const Conversion *c, const char *what, const char *text)
{
    undefined(p->s, "@%s: there is no %s%s%s of the conversion %%%c", p->arguments.self->name, what,
              *text ? " " : "", text, c->letter);
    by_decision(p->s, "X6");
    return false;
}

static bool has_length(const Conversion *c, const char *length)
{
    for (size_t i = 0; i < sizeof LENGTHS / sizeof *LENGTHS; i++)
        if (strcmp(LENGTHS[i].text, length) == 0)
            return strchr(LENGTHS[i].letters, c->letter) != NULL;
    return false;
}

/* Of a letter that is one. */
static bool parts_are_defined(Printing *p, const Conversion *c)
{
    for (size_t i = 0; i < sizeof FLAGS / sizeof *FLAGS; i++)
        if (strchr(c->flags, *FLAGS[i].text) && !strchr(FLAGS[i].letters, c->letter))
            return has_no(p, c, "flag", FLAGS[i].text);
    if (c->precision >= 0 && !strchr(OF_INTEGERS OF_FLOATS "s", c->letter))
        return has_no(p, c, "precision", "");
    return has_length(c, p->arguments.length) || has_no(p, c, "length", p->arguments.length);
}

/* "The complete conversion specification shall be %%." (C11 7.21.6.1) */
static bool print_percent(Printing *p, const Conversion *c)
{
    if (*c->flags || c->width >= 0 || c->precision >= 0 || *p->arguments.length || c->position) {
        undefined(p->s, "@%s: something stands in the conversion %%%%", p->arguments.self->name);
        by_decision(p->s, "X6");
        return false;
    }
    sb_char(p->out, '%');
    return true;
}

static bool convert(Printing *p, const Conversion *c)
{
    if (c->letter && strchr(OF_INTEGERS OF_FLOATS "csp", c->letter)
        && (!parts_are_defined(p, c) || !choose_argument(p, c->position)))
        return false;
    if (c->letter && is_lacking(c)) {
        unsupported(p->s, "the conversion %%%s%c of @%s", p->arguments.length, c->letter,
                    p->arguments.self->name);
        return false;
    }
    switch (c->letter) {
    case 'd':
    case 'i':
    case 'u':
    case 'o':
    case 'x':
    case 'X':
    case 'b': /* C23 */
    case 'B':
        return print_int(p, c);
    case 'c':
        return print_char(p, c);
    case 's':
        return print_text(p, c);
    case 'p':
        return print_pointer(p, c);
    case 'f':
    case 'F':
    case 'e':
    case 'E':
    case 'g':
    case 'G':
    case 'a':
    case 'A':
        return print_floating(p, c);
    case '%':
        return print_percent(p, c);
    default:
        undefined(p->s, "@%s: there is no conversion %%%c", p->arguments.self->name, c->letter);
        by_decision(p->s, "X6");
        return false;
    }
}

bool print_format(Printing *p, Pointer at)
{
    Format format = { .bytes = bytes_at(p->s, at) };
    Conversion conversion;

    p->arguments.first = p->arguments.next;
    while (advance(p, &format) && format.c) {
        if (!budget_fits(budget_of(p->s), p->out->len)) {
            memory_is_short(p->s, "%zu bytes of text", p->out->len);
            return false;
        }
        if (format.c != '%')
            sb_char(p->out, (char)format.c);
        else if (!read_conversion(p, &format, &conversion) || !convert(p, &conversion))
            return false;
    }
    argument_copied(&p->arguments, at, format.at);
    return format.c == 0 && p->s->machine->report.kind == END_NONE;
}

bool format_text(Step *s, const External *self, unsigned first, unsigned count, Sb *text)
{
    Printing p = { s, { s, self, first + 1, first + count, NULL }, text, MOST_OF_A_CONVERSION };

    return print_format(&p, pointer_in(s, first));
}
