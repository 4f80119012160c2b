/* Externals of C that search text, copy it and take it apart. */
#include "interp/machine/externals.h"

#include "interp/machine/machine.h"

#include <string.h>

/* The string, with its end; false when the run has ended. */
bool read_string(Step *s, Pointer at, uint64_t most, Sb *text)
{
    MemRef bytes = bytes_at(s, at);
    unsigned char byte = 1;

    for (uint64_t i = 0; byte && i < most; i++) {
        if (!read_byte(s, &bytes, i, &byte))
            return false;
        if (byte && text->len == text->cap && !budget_fits(budget_of(s), 2 * text->cap)) {
            memory_is_short(s, "a string of more than %zu bytes", text->len);
            return false;
        }
        if (byte)
            sb_char(text, (char)byte);
    }
    sb_add(text, "");
    return true;
}

static Flow give_found(Step *s, Pointer at, const char *text, const char *found)
{
    return give_pointer(s, found ? pointer_behind(at, (size_t)(found - text)) : (Pointer){ 0, 0 });
}

/* Of two texts: strstr, strcasestr, strpbrk, strspn, strcspn. */
static Flow search(Step *s, const External *self, unsigned first, const char *text,
                   const char *wanted)
{
    Pointer at = pointer_in(s, first);

    if (strcmp(self->name, "strstr") == 0)
        return give_found(s, at, text, strstr(text, wanted));
    if (strcmp(self->name, "strcasestr") == 0)
        return give_found(s, at, text, strcasestr(text, wanted));
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

/* Writes the string that was read there, of `most` bytes at most, and a zero. */
static bool append(Step *s, const External *self, Pointer to, Pointer from, uint64_t most,
                   const Sb *text)
{
    uint64_t copied = text->len < most ? text->len + 1 : most;

    return is_apart(s, self, to, copied, from, copied)
           && write_bytes(s, to, text->data, text->len + 1);
}

/* strncat; and stpcpy, which gives the end. Of those with `_chk` the last operand is how much room
 * there is. */
static Flow call_strncat(Step *s, const External *self, unsigned first)
{
    Pointer to = pointer_in(s, first);
    bool is_copy = strstr(self->name, "stpcpy") != NULL;
    uint64_t length = 0, most = is_copy ? UINT64_MAX : size_in(s, first + 2);
    Sb text = { 0 };
    Flow flow = FLOW_END;

    if ((is_copy || string_length(s, to, UINT64_MAX, &length))
        && read_string(s, pointer_in(s, first + 1), most, &text)
        && has_room(s, self, first + (is_copy ? 2 : 3), length + text.len + 1)
        && append(s, self, pointer_behind(to, length), pointer_in(s, first + 1), most, &text))
        flow = give_pointer(s, is_copy ? pointer_behind(to, text.len) : to);
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

    *rest = pointer_behind(from, (size_t)(end - text) + (*end != 0));
    if (!*begin)
        return give_pointer(s, (Pointer){ 0, 0 });
    if (*end && !write_bytes(s, pointer_behind(from, (size_t)(end - text)), "", 1))
        return FLOW_END;
    return give_pointer(s, pointer_behind(from, (size_t)(begin - text)));
}

/* `rest` is where it goes on where it is not told where to begin, and then where the next will. */
static Flow next_token(Step *s, const External *self, unsigned first, Pointer *rest)
{
    Pointer from = pointer_in(s, first);
    Sb text = { 0 }, ends = { 0 };
    Flow flow = FLOW_END;

    if (pointer_is_null(from))
        from = *rest;
    if (pointer_is_null(from))
        return undefined(s, "@%s has no string to go on with", self->name);
    if (read_string(s, from, UINT64_MAX, &text)
        && read_string(s, pointer_in(s, first + 1), UINT64_MAX, &ends))
        flow = take_token(s, from, rest, text.data, ends.data);
    sb_free(&text);
    sb_free(&ends);
    return flow;
}

static Flow call_strtok(Step *s, const External *self, unsigned first)
{
    return next_token(s, self, first, rest_of_tokens(s));
}

/* strtok_r(string, ends, &rest) */
static Flow call_strtok_r(Step *s, const External *self, unsigned first)
{
    Layout layout = layout_pointer(target_in(s), 0);
    Place place = scratch_place(s, &layout);
    MemRef at = pointee(pointer_in(s, first + 2), s->op->operands[first]->type);
    Pointer rest = { 0, 0 };

    if (pointer_is_null(pointer_in(s, first))) {
        if (load_at(s, &at, 0, place, ACCESS_READ) == FLOW_END)
            return FLOW_END;
        if (*place.poison)
            return undefined_poison(s, *place.poison, "where @%s goes on is poison", self->name);
        rest = place_pointer(place);
    }
    if (next_token(s, self, first, &rest) == FLOW_END)
        return FLOW_END;
    place_set_pointer(place, rest);
    return store_at(s, &at, 0, place, ACCESS_WRITE);
}

/* strsep(&string, ends): an empty token counts. */
static Flow call_strsep(Step *s, const External *self, unsigned first)
{
    Layout layout = layout_pointer(target_in(s), 0);
    Place place = scratch_place(s, &layout);
    MemRef at = pointee(pointer_in(s, first), s->op->operands[first]->type);
    Sb text = { 0 }, ends = { 0 };
    Flow flow = FLOW_END;
    Pointer from;

    if (load_at(s, &at, 0, place, ACCESS_READ) == FLOW_END)
        return FLOW_END;
    if (*place.poison)
        return undefined_poison(s, *place.poison, "where @%s begins is poison", self->name);
    from = place_pointer(place);
    if (pointer_is_null(from))
        return give_pointer(s, from);
    if (read_string(s, from, UINT64_MAX, &text)
        && read_string(s, pointer_in(s, first + 1), UINT64_MAX, &ends)) {
        size_t length = strcspn(text.data, ends.data);
        bool more = text.data[length] != 0;

        place_set_pointer(place, more ? pointer_behind(from, length + 1) : (Pointer){ 0, 0 });
        if ((!more || write_bytes(s, pointer_behind(from, length), "", 1))
            && store_at(s, &at, 0, place, ACCESS_WRITE) != FLOW_END)
            flow = give_pointer(s, from);
    }
    sb_free(&text);
    sb_free(&ends);
    return flow;
}

const External TEXT_EXTERNALS[] = {
    { "strstr", call_search, "pp>p", NULL },
    { "strcasestr", call_search, "pp>p", NULL },
    { "strpbrk", call_search, "pp>p", NULL },
    { "strspn", call_search, "pp>z", NULL },
    { "strcspn", call_search, "pp>z", NULL },
    { "strnlen", call_strnlen, "pz>z", NULL },
    { "strdup", call_strdup, "p>p", NULL },
    { "strndup", call_strdup, "pz>p", NULL },
    { "strncat", call_strncat, "ppz>p", NULL },
    { "__strncat_chk", call_strncat, "ppzz>p", NULL },
    { "stpcpy", call_strncat, "pp>p", NULL },
    { "__stpcpy_chk", call_strncat, "ppz>p", NULL },
    { "strtok", call_strtok, "pp>p", NULL },
    { "strtok_r", call_strtok_r, "ppp>p", NULL },
    { "__strtok_r", call_strtok_r, "ppp>p", NULL },
    { "strsep", call_strsep, "pp>p", NULL },
    { 0 },
};
