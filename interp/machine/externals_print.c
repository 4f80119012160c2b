/* Externals of C that print: printf and its like. */
#include "interp/machine/externals_format.h"

#include "interp/console/colour.h"
#include "interp/machine/machine.h"

#include <string.h>

static Flow give_count(Step *s, uint64_t count)
{
    return s->op->result_count ? give_int(s, int_of_u(s->arena, 32, count)) : FLOW_NEXT;
}

/* What goes to standard error is no output of the program's. */
static void tell(Step *s, Stream stream, Str text)
{
    if (stream == STREAM_OUT)
        sb_str(output_in(s), text);
    else if (!s->machine->options.silent)
        colour_pass(text);
}

/* Of the streams that the program has; STREAM_NONE where the pointer is none: the run has ended. */
static Stream stream_in(Step *s, unsigned operand)
{
    Stream stream = stream_at(s, pointer_in(s, operand));

    if (stream == STREAM_NONE)
        undefined(s, "what is printed to is no stream");
    return stream;
}

static Flow print_to_stream(Printing *p, Stream stream, unsigned format)
{
    Sb text = { 0 };
    Flow flow = FLOW_END;

    p->out = &text;
    if (stream != STREAM_NONE && print_format(p, pointer_in(p->s, format))) {
        tell(p->s, stream, sb_view(&text));
        flow = work_done(p->s, text.len) == FLOW_END ? FLOW_END : give_count(p->s, text.len);
    }
    sb_free(&text);
    return flow;
}

/* How many operands more those with `_chk` have in front of the format: a flag, and for memory how
 * much room there is in all, which the program's compiler knows. */
static unsigned added(const External *self, unsigned count)
{
    return strncmp(self->name, "__", 2) == 0 ? count : 0;
}

static Flow call_printf(Step *s, const External *self, unsigned first, unsigned count)
{
    unsigned format = first + added(self, 1);
    Printing p = { s, { s, self, format + 1, first + count, NULL }, NULL, MOST_OF_A_CONVERSION };

    return print_to_stream(&p, STREAM_OUT, format);
}

static Flow call_fprintf(Step *s, const External *self, unsigned first, unsigned count)
{
    unsigned format = first + 1 + added(self, 1);
    Printing p = { s, { s, self, format + 1, first + count, NULL }, NULL, MOST_OF_A_CONVERSION };

    return print_to_stream(&p, stream_in(s, first), format);
}

/* To memory: as much as fits, and a zero behind it. `checked` is the operand that says how much
 * room there is. */
static Flow print_to_memory(Printing *p, unsigned format, unsigned checked, Pointer to,
                            uint64_t room)
{
    Step *s = p->s;
    Sb text = { 0 };
    Flow flow = FLOW_END;

    p->out = &text;
    p->arguments.text = to;
    if (print_format(p, pointer_in(s, format))) {
        uint64_t kept = text.len < room ? text.len : room ? room - 1 : 0;
        uint64_t length = text.len;

        vec_reserve(&text, text.len + 1);
        text.data[kept] = 0;
        if (!room
            || (has_room(s, p->arguments.self, checked, room < UINT64_MAX ? room : kept + 1)
                && arguments_are_apart(&p->arguments, kept + 1, true)
                && write_bytes(s, to, text.data, kept + 1)))
            flow = give_count(s, length);
    }
    sb_free(&text);
    return flow;
}

static Flow call_snprintf(Step *s, const External *self, unsigned first, unsigned count)
{
    unsigned format = first + 2 + added(self, 2);
    Printing p = { s, { s, self, format + 1, first + count, NULL }, NULL, MOST_OF_A_CONVERSION };

    return print_to_memory(&p, format, first + 3, pointer_in(s, first), size_in(s, first + 1));
}

static Flow call_sprintf(Step *s, const External *self, unsigned first, unsigned count)
{
    unsigned format = first + 1 + added(self, 2);
    Printing p = { s, { s, self, format + 1, first + count, NULL }, NULL, MOST_OF_A_CONVERSION };

    return print_to_memory(&p, format, first + 2, pointer_in(s, first), UINT64_MAX);
}

static bool store_pointer(Step *s, Pointer to, Pointer value)
{
    Layout layout = layout_pointer(target_in(s), 0);
    Place place = scratch_place(s, &layout);
    MemRef at = bytes_at(s, to);

    place_set_pointer(place, value);
    return store_at(s, &at, 0, place, ACCESS_WRITE) != FLOW_END;
}

/* To memory of its own, whose address goes where the pointer points to. */
static Flow print_to_heap(Printing *p, unsigned format, Pointer to)
{
    Step *s = p->s;
    Sb text = { 0 };
    Allocation *made = NULL;
    Flow flow = FLOW_END;

    p->out = &text;
    if (print_format(p, pointer_in(s, format))
        && !(made = memory_allocate(memory_in(s), ALLOCATION_HEAP, text.len + 1, 16, s->op)))
        memory_is_short(s, "%zu bytes of text", text.len);
    if (made) {
        Pointer at = { made->id, made->address };

        if (write_bytes(s, at, text.data, text.len)
            && write_bytes(s, pointer_behind(at, text.len), "", 1) && store_pointer(s, to, at))
            flow = give_count(s, text.len);
    }
    sb_free(&text);
    return flow;
}

static Flow call_asprintf(Step *s, const External *self, unsigned first, unsigned count)
{
    Printing p = { s, { s, self, first + 2, first + count, NULL }, NULL, MOST_OF_A_CONVERSION };

    return print_to_heap(&p, first + 1, pointer_in(s, first));
}

static Flow call_vasprintf(Step *s, const External *self, unsigned first)
{
    Pointer list = pointer_in(s, first + 2);
    Printing p = { s, { s, self, 0, 0, &list }, NULL, MOST_OF_A_CONVERSION };

    return print_to_heap(&p, first + 1, pointer_in(s, first));
}

/* Those of a list: vprintf(format, list), vfprintf(stream, ...), vsnprintf(to, size, ...),
 * vsprintf(to, ...). */
static Flow call_vprintf(Step *s, const External *self, unsigned first)
{
    unsigned format = first + added(self, 1);
    Pointer list = pointer_in(s, format + 1);
    Printing p = { s, { s, self, 0, 0, &list }, NULL, MOST_OF_A_CONVERSION };

    return print_to_stream(&p, STREAM_OUT, format);
}

static Flow call_vfprintf(Step *s, const External *self, unsigned first)
{
    unsigned format = first + 1 + added(self, 1);
    Pointer list = pointer_in(s, format + 1);
    Printing p = { s, { s, self, 0, 0, &list }, NULL, MOST_OF_A_CONVERSION };

    return print_to_stream(&p, stream_in(s, first), format);
}

static Flow call_vsnprintf(Step *s, const External *self, unsigned first)
{
    unsigned format = first + 2 + added(self, 2);
    Pointer list = pointer_in(s, format + 1);
    Printing p = { s, { s, self, 0, 0, &list }, NULL, MOST_OF_A_CONVERSION };

    return print_to_memory(&p, format, first + 3, pointer_in(s, first), size_in(s, first + 1));
}

static Flow call_vsprintf(Step *s, const External *self, unsigned first)
{
    unsigned format = first + 1 + added(self, 2);
    Pointer list = pointer_in(s, format + 1);
    Printing p = { s, { s, self, 0, 0, &list }, NULL, MOST_OF_A_CONVERSION };

    return print_to_memory(&p, format, first + 2, pointer_in(s, first), UINT64_MAX);
}

static bool print_string(Step *s, Sb *out, Pointer at)
{
    MemRef bytes = bytes_at(s, at);
    unsigned char byte;

    for (uint64_t i = 0;; i++) {
        if (!read_byte(s, &bytes, i, &byte))
            return false;
        if (!byte)
            return true;
        sb_char(out, (char)byte);
    }
}

static Flow print_line(Step *s, Stream stream, unsigned operand, const char *end)
{
    Sb text = { 0 };
    bool good = stream != STREAM_NONE && print_string(s, &text, pointer_in(s, operand));

    sb_add(&text, end);
    if (good)
        tell(s, stream, sb_view(&text));
    sb_free(&text);
    return good ? give_count(s, 1) : FLOW_END;
}

static Flow call_puts(Step *s, const External *self, unsigned first)
{
    (void)self;
    return print_line(s, STREAM_OUT, first, "\n");
}

static Flow call_fputs(Step *s, const External *self, unsigned first)
{
    (void)self;
    return print_line(s, stream_in(s, first + 1), first, "");
}

static Flow print_character(Step *s, unsigned operand, Stream stream)
{
    char c = (char)operand_place(s, operand).words[0];

    tell(s, stream, (Str){ &c, 1 });
    return give_count(s, (unsigned char)c);
}

static Flow call_putchar(Step *s, const External *self, unsigned first)
{
    (void)self;
    return print_character(s, first, STREAM_OUT);
}

static Flow call_fputc(Step *s, const External *self, unsigned first)
{
    Stream stream = stream_in(s, first + 1);

    (void)self;
    return stream == STREAM_NONE ? FLOW_END : print_character(s, first, stream);
}

/* fwrite(bytes, size, count, stream) */
static Flow call_fwrite(Step *s, const External *self, unsigned first)
{
    MemRef bytes = bytes_at(s, pointer_in(s, first));
    uint64_t size = size_in(s, first + 1), number = size_in(s, first + 2), length;
    Stream stream = stream_in(s, first + 3);
    unsigned char byte;

    (void)self;
    if (stream == STREAM_NONE)
        return FLOW_END;
    if (__builtin_mul_overflow(size, number, &length))
        return undefined(s, "the bytes that are written are more than memory can hold");
    for (uint64_t i = 0; i < length; i++) {
        if (!read_byte(s, &bytes, i, &byte))
            return FLOW_END;
        tell(s, stream, (Str){ (const char *)&byte, 1 });
    }
    return s->op->result_count ? give_int(
               s, int_of_u(s->arena, result_place(s, 0).layout->width, size ? number : 0))
                               : FLOW_NEXT;
}

/* perror(what): on standard error, which is no output of the program's. */
static Flow call_perror(Step *s, const External *self, unsigned first)
{
    Pointer at = pointer_in(s, first);
    Sb text = { 0 };
    bool good = pointer_is_null(at) || print_string(s, &text, at);

    (void)self;
    if (text.len)
        sb_add(&text, ": ");
    sb_printf(&text, "%s\n", strerror(errno_now(s)));
    if (good)
        tell(s, STREAM_ERROR, sb_view(&text));
    sb_free(&text);
    return good ? FLOW_NEXT : FLOW_END;
}

/* What the program prints is kept in order whatever it asks of its streams. */
static Flow call_setvbuf(Step *s, const External *self, unsigned first)
{
    (void)self;
    return stream_in(s, first) == STREAM_NONE ? FLOW_END : give_count(s, 0);
}

static Flow call_fflush(Step *s, const External *self, unsigned first)
{
    (void)self;
    (void)first;
    return give_count(s, 0);
}

const External PRINT_EXTERNALS[] = {
    { .name = "printf", .call_rest = call_printf, .signature = "p*>i" },
    { .name = "fprintf", .call_rest = call_fprintf, .signature = "pp*>i" },
    { .name = "snprintf", .call_rest = call_snprintf, .signature = "pzp*>i" },
    { .name = "sprintf", .call_rest = call_sprintf, .signature = "pp*>i" },
    { .name = "asprintf", .call_rest = call_asprintf, .signature = "pp*>i" },
    { "vprintf", call_vprintf, "pp>i", NULL },
    { "vasprintf", call_vasprintf, "ppp>i", NULL },
    { "vfprintf", call_vfprintf, "ppp>i", NULL },
    { "vsnprintf", call_vsnprintf, "pzpp>i", NULL },
    { "vsprintf", call_vsprintf, "ppp>i", NULL },
    { .name = "__printf_chk", .call_rest = call_printf, .signature = "ip*>i" },
    { .name = "__fprintf_chk", .call_rest = call_fprintf, .signature = "pip*>i" },
    { .name = "__snprintf_chk", .call_rest = call_snprintf, .signature = "pzizp*>i" },
    { .name = "__sprintf_chk", .call_rest = call_sprintf, .signature = "pizp*>i" },
    { "__vprintf_chk", call_vprintf, "ipp>i", NULL },
    { "__vfprintf_chk", call_vfprintf, "pipp>i", NULL },
    { "__vsnprintf_chk", call_vsnprintf, "pzizpp>i", NULL },
    { "__vsprintf_chk", call_vsprintf, "pizpp>i", NULL },
    { "puts", call_puts, "p>i", NULL },
    { "fputs", call_fputs, "pp>i", NULL },
    { "putchar", call_putchar, "i>i", NULL },
    { "fputc", call_fputc, "ip>i", NULL },
    { "putc", call_fputc, "ip>i", NULL },
    { "fwrite", call_fwrite, "pzzp>z", NULL },
    { "perror", call_perror, "p", NULL },
    { "setbuf", call_setvbuf, "pp", NULL },
    { "setvbuf", call_setvbuf, "ppiz>i", NULL },
    { "fflush", call_fflush, "p>i", NULL },
    { 0 },
};
