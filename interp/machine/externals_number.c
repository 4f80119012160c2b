/* Externals of C that read numbers in text, and compute a little with them. */
#include "interp/machine/externals.h"

#include <errno.h>
#include <float.h>
#include <stdlib.h>
#include <string.h>

static bool store_end(Step *s, Pointer to, Pointer end)
{
    Layout layout = layout_pointer(target_in(s), 0);
    uint32_t clean = 0;
    uint64_t words[2];
    Place place = { words, &clean, &layout };
    MemRef at = bytes_at(s, to);

    if (!to.provenance && !to.address)
        return true;
    place_set_pointer(place, end);
    return store_at(s, &at, 0, place, ACCESS_WRITE) != FLOW_END;
}

/* What a long of 32 bits holds; of one below 0 strtoul gives the negation of the number without the
 * sign. */
static long long nearest_long(long long number, bool is_unsigned)
{
    long long least = is_unsigned ? -(long long)UINT32_MAX : INT32_MIN;
    long long most = is_unsigned ? (long long)UINT32_MAX : INT32_MAX;
    bool fits = number >= least && number <= most;

    if (!fits)
        errno = ERANGE;
    return fits ? number : is_unsigned || number > most ? most : least;
}

static Flow give_number(Step *s, const char *name, const char *text, int base, char **end)
{
    unsigned width = result_place(s, 0).layout->width;
    bool is_unsigned = strstr(name, "strtou") != NULL;
    long long number =
        is_unsigned ? (long long)strtoull(text, end, base) : strtoll(text, end, base);

    if (width == 32 && strcmp(name, "atoi") != 0)
        number = nearest_long(number, is_unsigned);
    return give_int(s, int_of_s(s->arena, width, number));
}

/* What has been read of the text ends at `end`: the second argument says where that goes, unless
 * the function is plain, one of atoi's kind. */
static bool tell_end(Step *s, const External *self, unsigned first, size_t end)
{
    set_errno(s, errno);
    return self->name[0] == 'a'
           || store_end(s, pointer_in(s, first + 1), pointer_behind(pointer_in(s, first), end));
}

/* strtol and its like: string, end, base; atoi and its like: string. What atoi reads has to fit. */
static Flow call_read_int(Step *s, const External *self, unsigned first)
{
    bool plain = self->name[0] == 'a';
    int base = plain ? 10 : (int)index_in(s, first + 2);
    char *end = NULL;
    Sb text = { 0 };
    Flow flow = FLOW_END;

    if (base < 0 || base == 1 || base > 36)
        return undefined(s, "@%s: there is no base %d", self->name, base);
    if (read_string(s, pointer_in(s, first), UINT64_MAX, &text)) {
        errno = 0;
        flow = give_number(s, self->name, text.data, base, &end);
        if (plain
            && (errno
                || (strcmp(self->name, "atoi") == 0
                    && strtoll(text.data, NULL, 10) != (int)strtoll(text.data, NULL, 10))))
            flow = undefined(s, "the number that @%s reads does not fit its result", self->name);
        if (!tell_end(s, self, first, (size_t)(end - text.data)))
            flow = FLOW_END;
    }
    sb_free(&text);
    return flow;
}

Float read_c_float(const char *text, char letter, char **end)
{
    uint64_t words[2] = { 0 };
    long double wide;

    if (letter != 'x')
        return letter == 'd' ? float_of_double(&FLOAT_F64, strtod(text, end))
                             : float_of_double(&FLOAT_F32, strtof(text, end));
    wide = strtold(text, end);
    if (LDBL_MANT_DIG == 113) { /* it is IEEE's of 128 bits */
        memcpy(words, &wide, sizeof words);
        return float_convert(&FLOAT_F80, float_of_bits(&FLOAT_F128, words[0], words[1]),
                             FLOAT_TO_NEAREST_EVEN);
    }
    memcpy(words, &wide, 10);
    return float_of_bits(&FLOAT_F80, words[0], words[1]);
}

static Flow call_read_float(Step *s, const External *self, unsigned first)
{
    char *end = NULL;
    Sb text = { 0 };
    Flow flow = FLOW_END;

    if (read_string(s, pointer_in(s, first), UINT64_MAX, &text)) {
        errno = 0;
        flow = give_float(s, read_c_float(text.data, strchr(self->signature, '>')[1], &end));
        if (!tell_end(s, self, first, (size_t)(end - text.data)))
            flow = FLOW_END;
    }
    sb_free(&text);
    return flow;
}

/* div and its like: quotient and remainder, as a struct, or in the halves of one number. */
static Flow call_div(Step *s, const External *self, unsigned first)
{
    Int a = place_int(operand_place(s, first)), b = place_int(operand_place(s, first + 1));
    Place result = result_place(s, 0);
    Int quotient, remainder;

    if (int_is_zero(b))
        return undefined(s, "@%s divides by zero", self->name);
    if (int_div_overflows_s(a, b))
        return undefined(s, "the quotient does not fit the result of @%s", self->name);
    quotient = int_div_s(s->arena, a, b);
    remainder = int_rem_s(s->arena, a, b);
    if (!layout_is_record(result.layout))
        return give_int(
            s, int_of_u(s->arena, 64, (uint64_t)int_low_u(remainder) << 32 | int_low_u(quotient)));
    place_set_int(place_part(result, 0), quotient);
    place_set_int(place_part(result, 1), remainder);
    return FLOW_NEXT;
}

const External NUMBER_EXTERNALS[] = {
    { "atoi", call_read_int, "p>i", NULL },
    { "atol", call_read_int, "p>z", NULL },
    { "atoll", call_read_int, "p>l", NULL },
    { "atof", call_read_float, "p>d", NULL },
    { "strtol", call_read_int, "ppi>z", NULL },
    { "strtoll", call_read_int, "ppi>l", NULL },
    { "strtoul", call_read_int, "ppi>z", NULL },
    { "strtoull", call_read_int, "ppi>l", NULL },
    { "strtoimax", call_read_int, "ppi>l", NULL },
    { "strtoumax", call_read_int, "ppi>l", NULL },
    { "__isoc23_strtol", call_read_int, "ppi>z", NULL },
    { "__isoc23_strtoll", call_read_int, "ppi>l", NULL },
    { "__isoc23_strtoul", call_read_int, "ppi>z", NULL },
    { "__isoc23_strtoull", call_read_int, "ppi>l", NULL },
    { "strtod", call_read_float, "pp>d", NULL },
    { "strtof", call_read_float, "pp>f", NULL },
    { "strtold", call_read_float, "pp>x", NULL },
    { "div", call_div, "ii>l", NULL },
    { "ldiv", call_div, "ll>q", NULL },
    { "lldiv", call_div, "ll>q", NULL },
    { "imaxdiv", call_div, "ll>q", NULL },
    { 0 },
};
