/* async: coroutines, calls that go on when they have returned. */
#include "dialects/async/async.h"

static Flow run_id(Step *s)
{
    return give_bool(s, false);
}

static Flow run_end(Step *s)
{
    (void)s;
    return FLOW_NEXT;
}

/* Its state is that it can be suspended, which the handle says. */
static Flow run_save(Step *s)
{
    return give_operand(s, 0, 0);
}

const OpDef ASYNC_COROUTINES[] = {
    {
        .name = "async.coro.id",
        .summary = "makes a coroutine of the call",
        .doc = "What async.coro.begin needs.\n",
        .results = RESULTS({ "id", &ASYNC_CORO_ID }),
        .format = "attr-dict",
        .eval = run_id,
        .example = ASYNC_COROUTINE_EXAMPLE,
        .gives = ASYNC_COROUTINE_GIVES,
    },
    {
        .name = "async.coro.begin",
        .summary = "the coroutine begins",
        .doc = "From here on the call is a coroutine, of which the handle is the result: it\n"
               "may be suspended, and go on when the call has returned.\n",
        .operands = OPERANDS({ "id", &ASYNC_CORO_ID, ONE, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "handle", &ASYNC_CORO_HANDLE }),
        .format = "$id attr-dict",
        .eval = fork_begin,
        .poison_decision = "J1",
        .decisions = "J5",
        .example = ASYNC_COROUTINE_EXAMPLE,
        .gives = ASYNC_COROUTINE_GIVES,
    },
    {
        .name = "async.coro.free",
        .summary = "frees the coroutine's frame",
        .doc = "The coroutine is over, and goes on no more.\n",
        .operands = OPERANDS({ "id", &ASYNC_CORO_ID, ONE, POISON_IS_UNDEFINED },
                             { "handle", &ASYNC_CORO_HANDLE, ONE, POISON_IS_UNDEFINED }),
        .format = "$id `,` $handle attr-dict",
        .eval = fork_free,
        .poison_decision = "J1",
        .undefined = "Where it was freed already.\n",
        .decisions = "J5",
        .example = ASYNC_COROUTINE_EXAMPLE,
        .gives = ASYNC_COROUTINE_GIVES,
    },
    {
        .name = "async.coro.end",
        .summary = "the call returns",
        .doc = "Stands before the return of the call, and of what went on with it, whose\n"
               "results are nobody's.\n",
        .operands = OPERANDS({ "handle", &ASYNC_CORO_HANDLE, ONE, POISON_IS_UNDEFINED }),
        .format = "$handle attr-dict",
        .eval = run_end,
        .poison_decision = "J1",
        .example = ASYNC_COROUTINE_EXAMPLE,
        .gives = ASYNC_COROUTINE_GIVES,
    },
    {
        .name = "async.coro.save",
        .summary = "the coroutine may be resumed",
        .doc = "From here on something may be told to go on with the coroutine, at the\n"
               "suspension that takes the result.\n",
        .operands = OPERANDS({ "handle", &ASYNC_CORO_HANDLE, ONE, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "state", &ASYNC_CORO_STATE }),
        .format = "$handle attr-dict",
        .eval = run_save,
        .poison_decision = "J1",
        .example = ASYNC_COROUTINE_EXAMPLE,
        .gives = ASYNC_COROUTINE_GIVES,
    },
    {
        .name = "async.coro.suspend",
        .summary = "suspends the coroutine",
        .doc = "The call goes on at suspendDest, to return; what goes on with the coroutine\n"
               "does so at resumeDest, with all that the call's values were here. Nothing\n"
               "destroys a coroutine, which would go on at cleanupDest.\n",
        .operands = OPERANDS({ "state", &ASYNC_CORO_STATE, ONE, POISON_IS_UNDEFINED }),
        .successors = SUCCESSORS({ "suspendDest" }, { "resumeDest" }, { "cleanupDest" }),
        .traits = TERMINATOR,
        .format = "$state `,` $suspendDest `,` $resumeDest  `,` $cleanupDest attr-dict",
        .eval = fork_suspend,
        .poison_decision = "J1",
        .undefined = "Where the coroutine is another call.\n",
        .decisions = "J1, J5",
        .example = ASYNC_COROUTINE_EXAMPLE,
        .gives = ASYNC_COROUTINE_GIVES,
    },
    { 0 },
};
