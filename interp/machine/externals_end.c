/* Externals that end the program, and what C's library has of globals: its streams. */
#include "interp/machine/externals.h"

#include "interp/machine/machine.h"

#include <string.h>

static const struct {
    const char *name;
    Stream stream;
} STREAMS[] = { { "stdout", STREAM_OUT }, { "stderr", STREAM_ERROR } };

/* A place that nothing can be read from. */
static Allocation *make_stream(Step *s, const void *key)
{
    Allocation *made = memory_allocate(memory_in(s), ALLOCATION_GLOBAL, 0, 1, s->op);

    *run_memo(s, key) = made;
    return made;
}

bool external_global(Step *s, Str name, Place value)
{
    for (size_t i = 0; i < sizeof STREAMS / sizeof *STREAMS; i++) {
        Allocation *stream;

        if (!str_is(name, STREAMS[i].name) || value.layout->form != &FORM_POINTER)
            continue;
        stream = *run_memo(s, &STREAMS[i]);
        if (!stream && !(stream = make_stream(s, &STREAMS[i])))
            return false;
        place_set_pointer(value, (Pointer){ stream->id, stream->address });
        return true;
    }
    return false;
}

Stream stream_at(const Step *s, Pointer at)
{
    for (size_t i = 0; i < sizeof STREAMS / sizeof *STREAMS; i++) {
        const Allocation *stream = *run_memo((Step *)s, &STREAMS[i]);

        if (stream && stream->id == at.provenance && stream->address == at.address)
            return STREAMS[i].stream;
    }
    return STREAM_NONE;
}

static Flow call_abort(Step *s, const External *self, unsigned first)
{
    (void)first;
    return trap(s, "@%s was called", self->name);
}

/* Of status 0 the run has done what it should. */
static Flow call_exit(Step *s, const External *self, unsigned first)
{
    int64_t status = int_low_s(place_int(operand_place(s, first)));

    s->machine->content = status == 0;
    return trap(s, "@%s was called with status %lld", self->name, (long long)status);
}

const External END_EXTERNALS[] = {
    { "abort", call_abort, "", NULL },
    { "exit", call_exit, "i", NULL },
    { "_Exit", call_exit, "i", NULL },
    { 0 },
};
