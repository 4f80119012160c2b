/* Externals of C that search text, take it apart and read numbers in it, and the tables that
 * <ctype.h> looks characters up in. Texts are read as far as the function has to. */
#include "interp/machine/externals.h"

#include "interp/machine/machine.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* The string, with its end; false when the run has ended. */
bool read_string(Step *s, Pointer at, uint64_t most, Sb *text)
{
    MemRef bytes = bytes_at(s, at);
    unsigned char byte = 1;

    for (uint64_t i = 0; byte && i < most; i++) {
        if (!read_byte(s, &bytes, i, &byte))
            return false;
        if (byte)
            sb_char(text, (char)byte);
    }
    sb_add(text, "");
    return true;
}

static Pointer moved(Pointer at, size_t by)
{
    return (Pointer){ at.provenance, at.address + by };
}

static Flow give_found(Step *s, Pointer at, const char *text, const char *found)
{
    return give_pointer(s, found ? moved(at, (size_t)(found - text)) : (Pointer){ 0, 0 });
}

/* Of two texts: strstr, strpbrk, strspn, strcspn. */
static Flow search(Step *s, const External *self, unsigned first, const char *text,
                   const char *wanted)
{
    Pointer at = pointer_in(s, first);

    if (strcmp(self->name, "strstr") == 0)
        return give_found(s, at, text, strstr(text, wanted));
    if (strcmp(self->name, "strpbrk") == 0)
        return give_found(s, at, text, strpbrk(text, wanted));
    return give_int(s, int_of_u(s->arena, result_place(s, 0).layout->width,
                                strcmp(self->name, "strspn") == 0 ? strspn(text, wanted)
                                                                  : strcspn(text, wanted)));
}

static Flow call_search(Step *s, const External *self, unsigned first)
{
    Sb text = { 0 }, wanted = { 0 };
    Flow flow = FLOW_END;

    if (read_string(s, pointer_in(s, first), UINT64_MAX, &text)
        && read_string(s, pointer_in(s, first + 1), UINT64_MAX, &wanted))
        flow = search(s, self, first, text.data, wanted.data);
    sb_free(&text);
    sb_free(&wanted);
    return flow;
}

static Flow call_strnlen(Step *s, const External *self, unsigned first)
{
    uint64_t length;

    (void)self;
    if (!string_length(s, pointer_in(s, first), size_in(s, first + 1), &length))
        return FLOW_END;
    return give_int(s, int_of_u(s->arena, result_place(s, 0).layout->width, length));
}

static Flow call_strdup(Step *s, const External *self, unsigned first)
{
    bool limited = strcmp(self->name, "strndup") == 0;
    Sb text = { 0 };
    Flow flow = FLOW_END;

    if (read_string(s, pointer_in(s, first), limited ? size_in(s, first + 1) : UINT64_MAX, &text)
        && heap_allocate(s, text.len + 1) != FLOW_END
        && write_bytes(s, place_pointer(result_place(s, 0)), text.data, text.len + 1))
        flow = FLOW_NEXT;
    sb_free(&text);
    return flow;
}

/* strncat, and stpcpy, which gives the end. */
static Flow call_strncat(Step *s, const External *self, unsigned first)
{
    Pointer to = pointer_in(s, first);
    bool is_copy = strcmp(self->name, "stpcpy") == 0;
    uint64_t length = 0, most = is_copy ? UINT64_MAX : size_in(s, first + 2);
    Sb text = { 0 };
    Flow flow = FLOW_END;

    if ((is_copy || string_length(s, to, UINT64_MAX, &length))
        && read_string(s, pointer_in(s, first + 1), most, &text)
        && write_bytes(s, moved(to, length), text.data, text.len + 1))
        flow = give_pointer(s, is_copy ? moved(to, text.len) : to);
    sb_free(&text);
    return flow;
}

/* Where strtok goes on; made by its first call. */
static Pointer *rest_of_tokens(Step *s)
{
    static const char KEY;
    void **memo = run_memo(s, &KEY);

    if (!*memo)
        *memo = ARENA_ARRAY(&s->machine->program, Pointer, 1);
    return *memo;
}

static Flow take_token(Step *s, Pointer from, Pointer *rest, const char *text, const char *ends)
{
    const char *begin = text + strspn(text, ends), *end = begin + strcspn(begin, ends);

    *rest = moved(from, (size_t)(end - text) + (*end != 0));
    if (!*begin)
        return give_pointer(s, (Pointer){ 0, 0 });
    if (*end && !write_bytes(s, moved(from, (size_t)(end - text)), "", 1))
        return FLOW_END;
    return give_pointer(s, moved(from, (size_t)(begin - text)));
}

static Flow call_strtok(Step *s, const External *self, unsigned first)
{
    Pointer *rest = rest_of_tokens(s), from = pointer_in(s, first);
    Sb text = { 0 }, ends = { 0 };
    Flow flow = FLOW_END;

    if (!from.provenance && !from.address)
        from = *rest;
    if (!from.provenance && !from.address)
        return undefined(s, "@%s has no string to go on with", self->name);
    if (read_string(s, from, UINT64_MAX, &text)
        && read_string(s, pointer_in(s, first + 1), UINT64_MAX, &ends))
        flow = take_token(s, from, rest, text.data, ends.data);
    sb_free(&text);
    sb_free(&ends);
    return flow;
}

/* A table of the host's in the program's order of bytes. */
static void write_table(Step *s, Allocation *made, const unsigned char *bytes, size_t each)
{
    for (size_t at = 0; at < made->size; at += each) {
        uint64_t number = 0;

        memcpy(&number, bytes + at, each);
        memory_write_word(made, at, number, each, target_in(s)->big_endian);
    }
}

/* Memory of the library's own, made when it is first asked for and filled with these numbers, of
 * `each` bytes. */
static Flow give_table(Step *s, const void *key, const void *bytes, size_t each, size_t size,
                       size_t at)
{
    void **memo = run_memo(s, key);
    Allocation *made = *memo;

    if (!made) {
        made = memory_allocate(memory_in(s), ALLOCATION_GLOBAL, size, 16, s->op);
        if (!made)
            return memory_is_short(s, "a table of %zu bytes", size);
        write_table(s, made, bytes, each);
        *memo = made;
    }
    return give_pointer(s, (Pointer){ made->id, made->address + at });
}

/* What is in the table of a pointer to it. */
static Flow give_indirectly(Step *s, const void *key)
{
    Layout pointer = layout_pointer(target_in(s), 0);
    Pointer table = place_pointer(result_place(s, 0));
    void **memo = run_memo(s, key);
    Allocation *made = *memo;

    if (!made) {
        made = memory_allocate(memory_in(s), ALLOCATION_GLOBAL, layout_bytes(&pointer),
                               layout_alignment(&pointer), s->op);
        if (!made)
            return memory_is_short(s, "a pointer");
        layout_store(&pointer, (uint64_t[]){ table.address, table.provenance }, NULL, made, 0);
        *memo = made;
    }
    return give_pointer(s, (Pointer){ made->id, made->address });
}

/* glibc's tables, of characters from -128 on: a mask of classes, or the other case. */
enum { CHARACTERS = 384, BELOW_ZERO = 128 };

static Flow call_classes(Step *s, const External *self, unsigned first)
{
    static const char TABLE, POINTER;

    (void)self;
    (void)first;
    if (give_table(s, &TABLE, *__ctype_b_loc() - BELOW_ZERO, sizeof(uint16_t),
                   CHARACTERS * sizeof(uint16_t), BELOW_ZERO * sizeof(uint16_t))
        == FLOW_END)
        return FLOW_END;
    return give_indirectly(s, &POINTER);
}

static Flow call_cases(Step *s, const External *self, unsigned first)
{
    static const char TABLES[2], POINTERS[2];
    bool upper = strcmp(self->name, "__ctype_toupper_loc") == 0;
    const int32_t *table = upper ? *__ctype_toupper_loc() : *__ctype_tolower_loc();

    (void)first;
    if (give_table(s, &TABLES[upper], table - BELOW_ZERO, sizeof(int32_t),
                   CHARACTERS * sizeof(int32_t), BELOW_ZERO * sizeof(int32_t))
        == FLOW_END)
        return FLOW_END;
    return give_indirectly(s, &POINTERS[upper]);
}

static const char ERROR_KEY;

static Flow call_errno(Step *s, const External *self, unsigned first)
{
    static const int32_t NONE;

    (void)self;
    (void)first;
    return give_table(s, &ERROR_KEY, &NONE, sizeof NONE, sizeof NONE, 0);
}

/* Nobody reads it who has not asked where it is. */
static void set_errno(Step *s, int32_t value)
{
    Allocation *made = *run_memo(s, &ERROR_KEY);

    if (made && value)
        memory_write_word(made, 0, (uint32_t)value, sizeof value, target_in(s)->big_endian);
}

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
    bool is_unsigned = strncmp(name, "strtou", 6) == 0;
    long long number =
        is_unsigned ? (long long)strtoull(text, end, base) : strtoll(text, end, base);

    if (width == 32 && strcmp(name, "atoi") != 0)
        number = nearest_long(number, is_unsigned);
    return give_int(s, int_of_s(s->arena, width, number));
}

/* strtol and its like: string, end, base; atoi and its like: string. What atoi reads has to fit. */
static Flow call_read_int(Step *s, const External *self, unsigned first)
{
    bool plain = self->name[0] == 'a';
    int base = plain ? 10 : (int)index_in(s, first + 2);
    char *end = NULL;
    Sb text = { 0 };
    Flow flow = FLOW_END;

    if (read_string(s, pointer_in(s, first), UINT64_MAX, &text)) {
        errno = 0;
        flow = give_number(s, self->name, text.data, base, &end);
        if (plain
            && (errno
                || (strcmp(self->name, "atoi") == 0
                    && strtoll(text.data, NULL, 10) != (int)strtoll(text.data, NULL, 10))))
            flow = undefined(s, "the number that @%s reads does not fit its result", self->name);
        set_errno(s, errno);
        if (!plain
            && !store_end(s, pointer_in(s, first + 1),
                          moved(pointer_in(s, first), (size_t)(end - text.data))))
            flow = FLOW_END;
    }
    sb_free(&text);
    return flow;
}

static Flow call_read_float(Step *s, const External *self, unsigned first)
{
    bool plain = self->name[0] == 'a';
    char *end = NULL;
    Sb text = { 0 };
    Flow flow = FLOW_END;

    if (read_string(s, pointer_in(s, first), UINT64_MAX, &text)) {
        errno = 0;
        flow = give_float(s, strcmp(self->name, "strtof") == 0
                                 ? float_of_double(&FLOAT_F32, strtof(text.data, &end))
                                 : float_of_double(&FLOAT_F64, strtod(text.data, &end)));
        set_errno(s, errno);
        if (!plain
            && !store_end(s, pointer_in(s, first + 1),
                          moved(pointer_in(s, first), (size_t)(end - text.data))))
            flow = FLOW_END;
    }
    sb_free(&text);
    return flow;
}

const External TEXT_EXTERNALS[] = {
    { "strstr", call_search, "pp>p", NULL },
    { "strpbrk", call_search, "pp>p", NULL },
    { "strspn", call_search, "pp>z", NULL },
    { "strcspn", call_search, "pp>z", NULL },
    { "strnlen", call_strnlen, "pz>z", NULL },
    { "strdup", call_strdup, "p>p", NULL },
    { "strndup", call_strdup, "pz>p", NULL },
    { "strncat", call_strncat, "ppz>p", NULL },
    { "stpcpy", call_strncat, "pp>p", NULL },
    { "strtok", call_strtok, "pp>p", NULL },
    { "atoi", call_read_int, "p>i", NULL },
    { "atol", call_read_int, "p>z", NULL },
    { "atoll", call_read_int, "p>l", NULL },
    { "atof", call_read_float, "p>d", NULL },
    { "strtol", call_read_int, "ppi>z", NULL },
    { "strtoll", call_read_int, "ppi>l", NULL },
    { "strtoul", call_read_int, "ppi>z", NULL },
    { "strtoull", call_read_int, "ppi>l", NULL },
    { "strtod", call_read_float, "pp>d", NULL },
    { "strtof", call_read_float, "pp>f", NULL },
    { "__ctype_b_loc", call_classes, ">p", NULL },
    { "__ctype_tolower_loc", call_cases, ">p", NULL },
    { "__ctype_toupper_loc", call_cases, ">p", NULL },
    { "__errno_location", call_errno, ">p", NULL },
    { 0 },
};
