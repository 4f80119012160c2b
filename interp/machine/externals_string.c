/* Externals of C that work on bytes and strings of them. */
#include "interp/machine/externals.h"

#include <ctype.h>
#include <string.h>

bool read_byte(Step *s, const MemRef *bytes, uint64_t at, unsigned char *byte)
{
    ArenaMark mark = arena_mark(s->arena);
    Place place = scratch_place(s, layout_of(s, bytes->element));

    if (load_at(s, bytes, (int64_t)at, place, ACCESS_READ) == FLOW_END
        || work_done(s, 1) == FLOW_END)
        return false;
    if (*place.poison) {
        undefined_poison(s, *place.poison, "byte %llu that the function reads is poison",
                         (unsigned long long)at);
        return false;
    }
    *byte = (unsigned char)place.words[0];
    arena_release(s->arena, mark);
    return true;
}

static bool write_byte(Step *s, const MemRef *bytes, uint64_t at, unsigned char byte)
{
    uint64_t word = byte;
    uint32_t clean = 0;
    Place place = { &word, &clean, layout_of(s, bytes->element) };

    return store_at(s, bytes, (int64_t)at, place, ACCESS_WRITE) != FLOW_END
           && work_done(s, 1) != FLOW_END;
}

bool write_bytes(Step *s, Pointer to, const char *from, uint64_t count)
{
    MemRef bytes = bytes_at(s, to);

    for (uint64_t i = 0; i < count; i++)
        if (!write_byte(s, &bytes, i, (unsigned char)from[i]))
            return false;
    return true;
}

bool string_length(Step *s, Pointer at, uint64_t most, uint64_t *length)
{
    MemRef bytes = bytes_at(s, at);
    unsigned char byte = 1;

    for (*length = 0; *length < most; ++*length) {
        if (!read_byte(s, &bytes, *length, &byte))
            return false;
        if (!byte)
            return true;
    }
    return true;
}

bool has_room(Step *s, const External *self, unsigned operand, uint64_t bytes)
{
    size_t length = strlen(self->name);

    if (length < 4 || strcmp(self->name + length - 4, "_chk") != 0 || bytes <= size_in(s, operand))
        return true;
    trap(s, "@%s would write %llu bytes where there are %llu: a buffer overflow was detected",
         self->name, (unsigned long long)bytes, (unsigned long long)size_in(s, operand));
    return false;
}

static Flow give_i32(Step *s, int64_t value)
{
    return s->op->result_count ? give_int(s, int_of_s(s->arena, 32, value)) : FLOW_NEXT;
}

static Flow call_strlen(Step *s, const External *self, unsigned first)
{
    uint64_t length;

    (void)self;
    if (!string_length(s, pointer_in(s, first), UINT64_MAX, &length))
        return FLOW_END;
    return give_int(s, int_of_u(s->arena, result_place(s, 0).layout->width, length));
}

/* What of two strings or runs of bytes is compared. */
typedef enum Compared { BYTES, STRINGS, LETTERS /* strings, whatever their case */ } Compared;

static int compared(unsigned char byte, Compared what)
{
    return what == LETTERS && byte >= 'A' && byte <= 'Z' ? byte - 'A' + 'a' : byte;
}

/* Bytes as unsigned characters; up to `most`, or behind the end of both strings. */
static Flow compare(Step *s, unsigned first, uint64_t most, Compared what)
{
    MemRef a = bytes_at(s, pointer_in(s, first)), b = bytes_at(s, pointer_in(s, first + 1));
    unsigned char x, y;

    for (uint64_t i = 0; i < most; i++) {
        if (!read_byte(s, &a, i, &x) || !read_byte(s, &b, i, &y))
            return FLOW_END;
        if (compared(x, what) != compared(y, what))
            return give_i32(s, compared(x, what) < compared(y, what) ? -1 : 1);
        if (what != BYTES && !x)
            break;
    }
    return give_i32(s, 0);
}

static Flow call_strcmp(Step *s, const External *self, unsigned first)
{
    (void)self;
    return compare(s, first, UINT64_MAX, STRINGS);
}

static Flow call_strncmp(Step *s, const External *self, unsigned first)
{
    (void)self;
    return compare(s, first, size_in(s, first + 2), STRINGS);
}

static Flow call_strcasecmp(Step *s, const External *self, unsigned first)
{
    bool limited = strcmp(self->name, "strncasecmp") == 0;

    return compare(s, first, limited ? size_in(s, first + 2) : UINT64_MAX, LETTERS);
}

static Flow call_memcmp(Step *s, const External *self, unsigned first)
{
    (void)self;
    return compare(s, first, size_in(s, first + 2), BYTES);
}

/* Copies the string to place `at` of the other; shorter ones than `filled` are filled with zeros.
 */
static bool copy_string(Step *s, const MemRef *to, uint64_t at, Pointer from, uint64_t most,
                        bool filled)
{
    MemRef source = bytes_at(s, from);
    unsigned char byte = 1;

    for (uint64_t i = 0; i < most; i++) {
        if (byte && !read_byte(s, &source, i, &byte))
            return false;
        if (!write_byte(s, to, at + i, byte))
            return false;
        if (!byte && !filled)
            return true;
    }
    return true;
}

bool is_apart(Step *s, const External *self, Pointer to, uint64_t written, Pointer from,
              uint64_t bytes)
{
    bool is_behind = to.address >= from.address;
    uint64_t apart = is_behind ? to.address - from.address : from.address - to.address;

    if (apart >= (is_behind ? bytes : written)
        || !memory_same(memory_in(s), to.provenance, from.provenance))
        return true;
    undefined(s, "@%s: the %llu byte%s of the string overlap%s what %s copied to", self->name,
              (unsigned long long)bytes, plural(bytes), bytes == 1 ? "s" : "",
              bytes == 1 ? "it is" : "they are");
    by_decision(s, "X6");
    return false;
}

static Flow call_strcpy(Step *s, const External *self, unsigned first)
{
    MemRef to = bytes_at(s, pointer_in(s, first));
    uint64_t length;

    if (!string_length(s, pointer_in(s, first + 1), UINT64_MAX, &length)
        || !has_room(s, self, first + 2, length + 1)
        || !is_apart(s, self, to.aligned, length + 1, pointer_in(s, first + 1), length + 1)
        || !copy_string(s, &to, 0, pointer_in(s, first + 1), UINT64_MAX, false))
        return FLOW_END;
    return give_pointer(s, to.aligned);
}

static Flow call_strncpy(Step *s, const External *self, unsigned first)
{
    MemRef to = bytes_at(s, pointer_in(s, first));
    uint64_t most = size_in(s, first + 2), length, copied;

    if (!has_room(s, self, first + 3, most)
        || !string_length(s, pointer_in(s, first + 1), most, &length))
        return FLOW_END;
    copied = length < most ? length + 1 : most;
    if (!is_apart(s, self, to.aligned, copied, pointer_in(s, first + 1), copied)
        || !copy_string(s, &to, 0, pointer_in(s, first + 1), size_in(s, first + 2), true))
        return FLOW_END;
    return give_pointer(s, to.aligned);
}

static Flow call_strcat(Step *s, const External *self, unsigned first)
{
    MemRef to = bytes_at(s, pointer_in(s, first));
    uint64_t length, added;

    if (!string_length(s, to.aligned, UINT64_MAX, &length)
        || !string_length(s, pointer_in(s, first + 1), UINT64_MAX, &added)
        || !has_room(s, self, first + 2, length + added + 1)
        || !is_apart(s, self, pointer_behind(to.aligned, length), added + 1,
                     pointer_in(s, first + 1), added + 1)
        || !copy_string(s, &to, length, pointer_in(s, first + 1), UINT64_MAX, false))
        return FLOW_END;
    return give_pointer(s, to.aligned);
}

/* The end of the string instead of null. */
static Flow call_strchrnul(Step *s, const External *self, unsigned first)
{
    MemRef bytes = bytes_at(s, pointer_in(s, first));
    unsigned char byte, wanted = (unsigned char)operand_place(s, first + 1).words[0];

    (void)self;
    for (uint64_t i = 0;; i++) {
        if (!read_byte(s, &bytes, i, &byte))
            return FLOW_END;
        if (!byte || byte == wanted)
            return give_pointer(s, pointer_behind(bytes.aligned, i));
    }
}

/* The first, or the last, of these bytes that is the character; null where none is. */
static Flow find(Step *s, unsigned first, uint64_t most, bool string, bool last)
{
    MemRef bytes = bytes_at(s, pointer_in(s, first));
    unsigned char byte = 1, wanted = (unsigned char)operand_place(s, first + 1).words[0];
    Pointer found = { 0, 0 };

    for (uint64_t i = 0; i < most && (byte || !string); i++) {
        if (!read_byte(s, &bytes, i, &byte))
            return FLOW_END;
        if (byte != wanted)
            continue;
        found = (Pointer){ bytes.aligned.provenance, bytes.aligned.address + i };
        if (!last)
            break;
    }
    return give_pointer(s, found);
}

static Flow call_strchr(Step *s, const External *self, unsigned first)
{
    bool last = strcmp(self->name, "strrchr") == 0 || strcmp(self->name, "rindex") == 0;

    return find(s, first, UINT64_MAX, true, last);
}

static Flow call_memchr(Step *s, const External *self, unsigned first)
{
    return find(s, first, size_in(s, first + 2), false, strcmp(self->name, "memrchr") == 0);
}

/* memmove, memcpy, and mempcpy, which gives the end. */
static Flow call_memcpy(Step *s, const External *self, unsigned first)
{
    Pointer to = pointer_in(s, first);
    uint64_t size = size_in(s, first + 2);

    if (!has_room(s, self, first + 3, size)
        || copy_bytes(s, to, pointer_in(s, first + 1), size,
                      strstr(self->name, "memmove") ? OVERLAP_ALLOWED : OVERLAP_UNDEFINED)
               == FLOW_END)
        return FLOW_END;
    if (!s->op->result_count)
        return FLOW_NEXT;
    return give_pointer(s, strstr(self->name, "mempcpy") ? pointer_behind(to, size) : to);
}

/* memccpy(to, from, last, most): up to that character, behind whose copy it points. */
static Flow call_memccpy(Step *s, const External *self, unsigned first)
{
    Pointer to = pointer_in(s, first);
    MemRef from = bytes_at(s, pointer_in(s, first + 1)), copy = bytes_at(s, to);
    unsigned char byte, last = (unsigned char)operand_place(s, first + 2).words[0];
    uint64_t most = size_in(s, first + 3);

    (void)self;
    for (uint64_t i = 0; i < most; i++) {
        if (!read_byte(s, &from, i, &byte) || !write_byte(s, &copy, i, byte))
            return FLOW_END;
        if (byte == last)
            return give_pointer(s, pointer_behind(to, i + 1));
    }
    return give_pointer(s, (Pointer){ 0, 0 });
}

static Flow call_memset(Step *s, const External *self, unsigned first)
{
    Pointer to = pointer_in(s, first);

    if (!has_room(s, self, first + 3, size_in(s, first + 2))
        || fill_bytes(s, to, size_in(s, first + 2), operand_place(s, first + 1)) == FLOW_END)
        return FLOW_END;
    return give_pointer(s, to);
}

/* Of the "C" locale. A character must be one, or EOF. */
static Flow call_class(Step *s, const External *self, unsigned first)
{
    static const struct {
        const char *name;
        int (*is)(int c);
    } CLASSES[] = { { "isalnum", isalnum }, { "isalpha", isalpha }, { "isblank", isblank },
                    { "iscntrl", iscntrl }, { "isdigit", isdigit }, { "isgraph", isgraph },
                    { "islower", islower }, { "isprint", isprint }, { "ispunct", ispunct },
                    { "isspace", isspace }, { "isupper", isupper }, { "isxdigit", isxdigit } };
    int64_t c = int_low_s(place_int(operand_place(s, first)));

    if (c < -1 || c > UINT8_MAX)
        return undefined(s, "%lld is neither a character nor EOF", (long long)c);
    for (size_t i = 0; i < sizeof CLASSES / sizeof *CLASSES; i++)
        if (strcmp(self->name, CLASSES[i].name) == 0)
            return give_i32(s, CLASSES[i].is((int)c) != 0);
    return give_i32(s, strcmp(self->name, "toupper") == 0 ? toupper((int)c) : tolower((int)c));
}

static Flow call_abs(Step *s, const External *self, unsigned first)
{
    Int value = place_int(operand_place(s, first));

    if (int_is_negative(value) && int_is_negative(int_neg(s->arena, value)))
        return undefined(s, "the absolute value does not fit the result of @%s", self->name);
    return give_int(s, int_is_negative(value) ? int_neg(s->arena, value) : value);
}

const External STRING_EXTERNALS[] = {
    { "strlen", call_strlen, "p>z", NULL },
    { "strcmp", call_strcmp, "pp>i", NULL },
    { "strncmp", call_strncmp, "ppz>i", NULL },
    { "strcoll", call_strcmp, "pp>i", NULL },
    { "strcasecmp", call_strcasecmp, "pp>i", NULL },
    { "strncasecmp", call_strcasecmp, "ppz>i", NULL },
    { "memcmp", call_memcmp, "ppz>i", NULL },
    { "bcmp", call_memcmp, "ppz>i", NULL },
    { "strcpy", call_strcpy, "pp>p", NULL },
    { "strncpy", call_strncpy, "ppz>p", NULL },
    { "strcat", call_strcat, "pp>p", NULL },
    { "strchr", call_strchr, "pi>p", NULL },
    { "strrchr", call_strchr, "pi>p", NULL },
    { "strchrnul", call_strchrnul, "pi>p", NULL },
    { "index", call_strchr, "pi>p", NULL },
    { "rindex", call_strchr, "pi>p", NULL },
    { "memchr", call_memchr, "piz>p", NULL },
    { "memrchr", call_memchr, "piz>p", NULL },
    { "memcpy", call_memcpy, "ppz>p", NULL },
    { "memmove", call_memcpy, "ppz>p", NULL },
    { "memset", call_memset, "piz>p", NULL },
    { "mempcpy", call_memcpy, "ppz>p", NULL },
    { "memccpy", call_memccpy, "ppiz>p", NULL },
    { "__strcpy_chk", call_strcpy, "ppz>p", NULL },
    { "__strncpy_chk", call_strncpy, "ppzz>p", NULL },
    { "__strcat_chk", call_strcat, "ppz>p", NULL },
    { "__memcpy_chk", call_memcpy, "ppzz>p", NULL },
    { "__memmove_chk", call_memcpy, "ppzz>p", NULL },
    { "__mempcpy_chk", call_memcpy, "ppzz>p", NULL },
    { "__memset_chk", call_memset, "pizz>p", NULL },
    { "isalnum", call_class, "i>i", NULL },
    { "isalpha", call_class, "i>i", NULL },
    { "isblank", call_class, "i>i", NULL },
    { "iscntrl", call_class, "i>i", NULL },
    { "isdigit", call_class, "i>i", NULL },
    { "isgraph", call_class, "i>i", NULL },
    { "islower", call_class, "i>i", NULL },
    { "isprint", call_class, "i>i", NULL },
    { "ispunct", call_class, "i>i", NULL },
    { "isspace", call_class, "i>i", NULL },
    { "isupper", call_class, "i>i", NULL },
    { "isxdigit", call_class, "i>i", NULL },
    { "tolower", call_class, "i>i", NULL },
    { "toupper", call_class, "i>i", NULL },
    { "abs", call_abs, "i>i", NULL },
    { "labs", call_abs, "z>z", NULL },
    { "llabs", call_abs, "l>l", NULL },
    { "imaxabs", call_abs, "l>l", NULL },
    { 0 },
};
