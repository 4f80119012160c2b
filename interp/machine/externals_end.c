/* Externals that end the program, and what C's library has of globals: its streams. */
#include "interp/machine/externals.h"

#include "interp/machine/machine.h"
#include "interp/machine/startup.h"

#include <string.h>

static const struct {
    const char *name;
    Stream stream;
} STREAMS[] = { { "stdout", STREAM_OUT }, { "stderr", STREAM_ERROR }, { "stdin", STREAM_IN } };

/* A place that nothing can be read from. */
static Allocation *make_stream(Step *s, const void *key)
{
    Allocation *made = memory_allocate(memory_in(s), ALLOCATION_GLOBAL, 0, 1, s->op);

    *run_memo(s, key) = made;
    return made;
}

bool external_global(Step *s, Str name, Place value)
{
    if (exception_global(s, name, value))
        return true;
    if (str_is(name, "__libc_single_threaded") && layout_is_int(value.layout)) {
        place_set_int(value, int_of_u(s->arena, value.layout->width, 1));
        return true;
    }
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

/* assert(), which failed: its text, file, line, and function. */
static Flow call_assert_fail(Step *s, const External *self, unsigned first)
{
    Sb texts[3] = { 0 };
    static const unsigned STRINGS[] = { 0, 1, 3 };
    Flow flow = FLOW_NEXT;

    (void)self;
    for (unsigned i = 0; flow != FLOW_END && i < 3; i++)
        if (!read_string(s, pointer_in(s, first + STRINGS[i]), UINT64_MAX, &texts[i]))
            flow = FLOW_END;
    if (flow != FLOW_END)
        flow = trap(s, "%s:%lld: %s: assertion '%s' failed", texts[1].data,
                    (long long)index_in(s, first + 2), texts[2].data, texts[0].data);
    for (unsigned i = 0; i < 3; i++)
        sb_free(&texts[i]);
    return flow;
}

/* Of status 0 the run has done what it should; all but the lowest byte is lost, as POSIX has it. */
static Flow call_exit(Step *s, const External *self, unsigned first)
{
    int64_t status = int_low_s(place_int(operand_place(s, first)));

    if (strcmp(self->name, "exit") == 0 && startup_end(s->machine, s->op) == FLOW_END)
        return FLOW_END;
    s->machine->own_status = (int)(status & 0xff);
    return trap(s, "@%s was called with status %lld", self->name, (long long)status);
}

const External END_EXTERNALS[] = {
    { "abort", call_abort, "", NULL },
    { "__assert_fail", call_assert_fail, "ppip", NULL },
    { "exit", call_exit, "i", NULL },
    { "_Exit", call_exit, "i", NULL },
    { "_exit", call_exit, "i", NULL },
    { "__cxa_pure_virtual", call_abort, "", NULL },
    { "__stack_chk_fail", call_abort, "", NULL },
    { 0 },
};
