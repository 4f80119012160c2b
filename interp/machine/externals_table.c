/* Externals of C that give memory of the library's own: the tables that <ctype.h> looks characters
 * up in, errno, and the texts of errors. */
#include "interp/machine/externals.h"

#include "interp/machine/machine.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* Numbers of the host's in the program's order of bytes. */
static void write_numbers(Step *s, Allocation *made, const unsigned char *bytes, size_t each)
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
        write_numbers(s, made, bytes, each);
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
void set_errno(Step *s, int32_t value)
{
    Allocation *made = *run_memo(s, &ERROR_KEY);

    if (made && value)
        memory_write_word(made, 0, (uint32_t)value, sizeof value, target_in(s)->big_endian);
}

int32_t errno_now(Step *s)
{
    const Allocation *made = *run_memo(s, &ERROR_KEY);

    return made ? (int32_t)memory_read_word(made, 0, sizeof(int32_t), target_in(s)->big_endian) : 0;
}

static Flow give_unknown(Step *s, int error)
{
    static const char KEY;
    char text[40] = { 0 };

    snprintf(text, sizeof text, "Unknown error %d", error);
    if (give_table(s, &KEY, text, 1, sizeof text, 0) == FLOW_END)
        return FLOW_END;
    memory_write(*run_memo(s, &KEY), 0, text, sizeof text);
    return FLOW_NEXT;
}

/* "No such file or directory"; of a number that is none the text is its own. */
static Flow call_strerror(Step *s, const External *self, unsigned first)
{
    int error = (int)int_low_s(place_int(operand_place(s, first)));
    const char *known = strerrordesc_np(error);

    (void)self;
    return known ? give_table(s, known, known, 1, strlen(known) + 1, 0) : give_unknown(s, error);
}

/* There is no environment. */
static Flow call_getenv(Step *s, const External *self, unsigned first)
{
    uint64_t length;

    (void)self;
    return string_length(s, pointer_in(s, first), UINT64_MAX, &length)
               ? give_pointer(s, (Pointer){ 0, 0 })
               : FLOW_END;
}

const External TABLE_EXTERNALS[] = {
    { "__ctype_b_loc", call_classes, ">p", NULL },
    { "__ctype_tolower_loc", call_cases, ">p", NULL },
    { "__ctype_toupper_loc", call_cases, ">p", NULL },
    { "__errno_location", call_errno, ">p", NULL },
    { "strerror", call_strerror, "i>p", NULL },
    { "getenv", call_getenv, "p>p", NULL },
    { "secure_getenv", call_getenv, "p>p", NULL },
    { 0 },
};
