/* Externals of C that read standard input, of which a program has none: it is at its end. */
#include "interp/machine/externals.h"

#include <string.h>

enum { END_OF_FILE = -1 };

static const char WAS_READ;

bool input_in(Step *s, unsigned operand)
{
    bool is_input = stream_at(s, pointer_in(s, operand)) == STREAM_IN;

    if (is_input)
        *run_memo(s, &WAS_READ) = (void *)&WAS_READ;
    else
        undefined(s, "what is read from is no stream that can be");
    return is_input;
}

static Flow give_end(Step *s)
{
    return s->op->result_count ? give_int(s, int_of_s(s->arena, 32, END_OF_FILE)) : FLOW_NEXT;
}

static Flow call_getchar(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    *run_memo(s, &WAS_READ) = (void *)&WAS_READ;
    return give_end(s);
}

static Flow call_fgetc(Step *s, const External *self, unsigned first)
{
    (void)self;
    return input_in(s, first) ? give_end(s) : FLOW_END;
}

/* fgets(to, size, stream) */
static Flow call_fgets(Step *s, const External *self, unsigned first)
{
    (void)self;
    return input_in(s, first + 2) ? give_pointer(s, (Pointer){ 0, 0 }) : FLOW_END;
}

/* feof, and ferror, which it never has. */
static Flow call_state(Step *s, const External *self, unsigned first)
{
    Stream stream = stream_at(s, pointer_in(s, first));
    bool at_end = strcmp(self->name, "feof") == 0 && stream == STREAM_IN && *run_memo(s, &WAS_READ);

    if (stream == STREAM_NONE)
        return undefined(s, "what @%s is asked of is no stream", self->name);
    return give_int(s, int_of_u(s->arena, 32, at_end));
}

const External INPUT_EXTERNALS[] = {
    { "getchar", call_getchar, ">i", NULL },
    { "getc", call_fgetc, "p>i", NULL },
    { "fgetc", call_fgetc, "p>i", NULL },
    { "fgets", call_fgets, "pip>p", NULL },
    { "feof", call_state, "p>i", NULL },
    { "ferror", call_state, "p>i", NULL },
    { 0 },
};
