/* Externals of C that read standard input: what --stdin says, or nothing. */
#include "interp/machine/externals.h"

#include "interp/machine/machine.h"

#include <string.h>

enum { END_OF_FILE = -1 };

bool input_in(Step *s, unsigned operand)
{
    bool is_input = stream_at(s, pointer_in(s, operand)) == STREAM_IN;

    if (!is_input)
        undefined(s, "what is read from is no stream that can be");
    return is_input;
}

Str input_left(const Step *s)
{
    return str_from(s->machine->options.input, s->machine->input_at);
}

void input_take(Step *s, size_t count, bool is_end)
{
    Machine *machine = s->machine;

    machine->input_at += count;
    if (is_end && !machine->input_end)
        machine->input_end = s->op;
}

static Flow give_next(Step *s)
{
    Str left = input_left(s);
    int next = left.len ? (unsigned char)*left.data : END_OF_FILE;

    input_take(s, left.len ? 1 : 0, !left.len);
    return s->op->result_count ? give_int(s, int_of_s(s->arena, 32, next)) : FLOW_NEXT;
}

static Flow call_getchar(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    return give_next(s);
}

static Flow call_fgetc(Step *s, const External *self, unsigned first)
{
    (void)self;
    return input_in(s, first) ? give_next(s) : FLOW_END;
}

/* fgets(to, size, stream): a line, with its end, or what there is room for. */
static Flow call_fgets(Step *s, const External *self, unsigned first)
{
    Int size = int_in(s, first + 1);
    size_t most = int_low_s(size) > 1 ? (size_t)int_low_s(size) - 1 : 0, end;
    Pointer to = pointer_in(s, first);
    Str left = input_left(s), line;

    if (!input_in(s, first + 2))
        return FLOW_END;
    if (int_low_s(size) < 1)
        return undefined(s, "@%s is told that there is room for %lld bytes", self->name,
                         (long long)int_low_s(size));
    end = str_find(left, '\n');
    line = (Str){ left.data, end < left.len ? end + 1 : left.len };
    if (line.len > most)
        line.len = most;
    input_take(
        s, line.len,
        most
            && (!left.len
                || (line.len == left.len && line.len < most && line.data[line.len - 1] != '\n')));
    if (most && !line.len)
        return s->op->result_count ? give_pointer(s, (Pointer){ 0, 0 }) : FLOW_NEXT;
    if ((line.len && !write_bytes(s, to, line.data, line.len))
        || !write_bytes(s, (Pointer){ to.provenance, to.address + line.len }, "", 1))
        return FLOW_END;
    return s->op->result_count ? give_pointer(s, to) : FLOW_NEXT;
}

/* feof, and ferror, which it never has. */
static Flow call_state(Step *s, const External *self, unsigned first)
{
    Stream stream = stream_at(s, pointer_in(s, first));
    bool at_end = strcmp(self->name, "feof") == 0 && stream == STREAM_IN && s->machine->input_end;

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
