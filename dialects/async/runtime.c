/* async: what bodies and functions are lowered to, operations of upstream's runtime. */
#include "core/text/asm.h"
#include "dialects/async/async.h"

static Flow run_create(Step *s)
{
    const Type *type = s->op->results[0]->type;

    return awaited_create(s, async_is_value(type) ? async_inside(type) : NULL);
}

static Flow run_set_available(Step *s)
{
    return awaited_settle(s, false);
}

static Flow run_set_error(Step *s)
{
    return awaited_settle(s, true);
}

static Flow run_await(Step *s)
{
    return task_await(s, 0, true);
}

static Flow run_resume(Step *s)
{
    return fork_resume(s, 0, false);
}

static Flow run_await_and_resume(Step *s)
{
    return fork_resume(s, 1, true);
}

static Flow run_load(Step *s)
{
    return awaited_give(s, 0);
}

static Flow run_add_ref(Step *s)
{
    return awaited_count(s, prop_int(s, 0));
}

static Flow run_drop_ref(Step *s)
{
    return awaited_count(s, -prop_int(s, 0));
}

static bool infer_index(Context *context, OpState *state)
{
    vec_push(&state->results, type_index(context));
    return true;
}

#define MATCHES "type of 'value' matches element type of 'storage'"

#define VALUE_EXAMPLE                                                                              \
    "func.func @main() -> (i32, i1) {\n"                                                           \
    "  %nine = arith.constant 9 : i32\n"                                                           \
    "  %v = async.runtime.create : !async.value<i32>\n"                                            \
    "  async.runtime.store %nine, %v : <i32>\n"                                                    \
    "  async.runtime.set_available %v : !async.value<i32>\n"                                       \
    "  async.runtime.await %v : !async.value<i32>\n"                                               \
    "  %failed = async.runtime.is_error %v : !async.value<i32>\n"                                  \
    "  %r = async.runtime.load %v : <i32>\n"                                                       \
    "  return %r, %failed : i32, i1\n"                                                             \
    "}\n"
#define VALUE_GIVES "9 : i32\nfalse : i1\n"

#define GROUP_EXAMPLE                                                                              \
    "func.func @main() -> (index, i1) {\n"                                                         \
    "  %one = arith.constant 1 : index\n"                                                          \
    "  %group = async.runtime.create_group %one : !async.group\n"                                  \
    "  %t = async.runtime.create : !async.token\n"                                                 \
    "  %rank = async.runtime.add_to_group %t, %group : !async.token\n"                             \
    "  async.runtime.set_error %t : !async.token\n"                                                \
    "  async.runtime.await %group : !async.group\n"                                                \
    "  %failed = async.runtime.is_error %group : !async.group\n"                                   \
    "  return %rank, %failed : index, i1\n"                                                        \
    "}\n"
#define GROUP_GIVES "0 : index\ntrue : i1\n"

#define COUNT_EXAMPLE                                                                              \
    "func.func @main() {\n"                                                                        \
    "  %t = async.runtime.create : !async.token\n"                                                 \
    "  async.runtime.add_ref %t {count = 1 : i64} : !async.token\n"                                \
    "  async.runtime.set_available %t : !async.token\n"                                            \
    "  async.runtime.drop_ref %t {count = 2 : i64} : !async.token\n"                               \
    "  async.runtime.await %t : !async.token\n"                                                    \
    "  return\n"                                                                                   \
    "}\n"
#define COUNT_GIVES "error: undefined behaviour: it uses a token whose last reference was dropped\n"

const OpDef ASYNC_RUNTIME[] = {
    {
        .name = "async.runtime.create",
        .summary = "a token or value that is not ready",
        .doc = "A token or value that other operations make ready.\n",
        .results = RESULTS({ "result", &ASYNC_VALUE_OR_TOKEN }),
        .format = "attr-dict `:` type($result)",
        .eval = run_create,
        .decisions = "J4, J5",
        .example = VALUE_EXAMPLE,
        .gives = VALUE_GIVES,
    },
    {
        .name = "async.runtime.create_group",
        .summary = "a group of tokens and values",
        .doc = "A group that has room for so many, as async.create_group.\n",
        .operands = OPERANDS({ "size", &INDEX, ONE, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "result", &ASYNC_GROUP }),
        .format = "$size `:` type($result) attr-dict ",
        .eval = awaited_create_group,
        .poison_decision = "J4",
        .undefined = "Where the size is negative.\n",
        .decisions = "J4, J5",
        .example = GROUP_EXAMPLE,
        .gives = GROUP_GIVES,
    },
    {
        .name = "async.runtime.set_available",
        .summary = "makes a token or value ready",
        .doc = "Whoever waits for it may go on.\n",
        .operands = OPERANDS({ "operand", &ASYNC_VALUE_OR_TOKEN, ONE, POISON_IS_UNDEFINED }),
        .format = "$operand attr-dict `:` type($operand)",
        .eval = run_set_available,
        .poison_decision = "J1",
        .undefined = "Where it is ready already, or that of a body.\n",
        .decisions = "J4, J5",
        .example = VALUE_EXAMPLE,
        .gives = VALUE_GIVES,
    },
    {
        .name = "async.runtime.set_error",
        .summary = "makes a token or value ready, as an error",
        .doc = "Whoever waits for it may go on, and finds an error.\n",
        .operands = OPERANDS({ "operand", &ASYNC_VALUE_OR_TOKEN, ONE, POISON_IS_UNDEFINED }),
        .format = "$operand attr-dict `:` type($operand)",
        .eval = run_set_error,
        .poison_decision = "J1",
        .undefined = "Where it is ready already, or that of a body.\n",
        .decisions = "J3, J4, J5",
        .example = GROUP_EXAMPLE,
        .gives = GROUP_GIVES,
    },
    {
        .name = "async.runtime.is_error",
        .summary = "is it an error?",
        .doc = "True of a token or value that was made ready as an error, and of a group to\n"
               "which such a one was added.\n",
        .operands = OPERANDS({ "operand", &ASYNC_ANY, ONE, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "is_error", &I1 }),
        .format = "$operand attr-dict `:` type($operand)",
        .eval = awaited_is_error,
        .poison_decision = "J1",
        .decisions = "J3, J5",
        .example = GROUP_EXAMPLE,
        .gives = GROUP_GIVES,
    },
    {
        .name = "async.runtime.await",
        .summary = "waits for a token, value or group",
        .doc = "What follows runs when the operand is ready, be it an error.\n",
        .operands = OPERANDS({ "operand", &ASYNC_ANY, ONE, POISON_IS_UNDEFINED }),
        .format = "$operand attr-dict `:` type($operand)",
        .eval = run_await,
        .poison_decision = "J1",
        .decisions = "J1, J2, J5",
        .example = VALUE_EXAMPLE,
        .gives = VALUE_GIVES,
    },
    {
        .name = "async.runtime.resume",
        .summary = "goes on with a coroutine beside what follows",
        .doc = "The coroutine goes on when it has been suspended, as the body of async.execute\n"
               "does.\n",
        .operands = OPERANDS({ "handle", &ASYNC_CORO_HANDLE, ONE, POISON_IS_UNDEFINED }),
        .format = "$handle attr-dict",
        .eval = run_resume,
        .runner = "body",
        .poison_decision = "J1",
        .undefined = "Where something goes on with it already.\n",
        .decisions = "J1, J5",
        .example = ASYNC_COROUTINE_EXAMPLE,
        .gives = ASYNC_COROUTINE_GIVES,
    },
    {
        .name = "async.runtime.await_and_resume",
        .summary = "goes on with a coroutine when something is ready",
        .doc = "The coroutine goes on when it has been suspended and the operand is ready, be\n"
               "it an error.\n",
        .operands = OPERANDS({ "operand", &ASYNC_ANY, ONE, POISON_IS_UNDEFINED },
                             { "handle", &ASYNC_CORO_HANDLE, ONE, POISON_IS_UNDEFINED }),
        .format = "$operand `,` $handle attr-dict `:` type($operand)",
        .eval = run_await_and_resume,
        .runner = "body",
        .poison_decision = "J1",
        .undefined = "Where something goes on with it already.\n",
        .decisions = "J1, J5",
        .example = ASYNC_COROUTINE_EXAMPLE,
        .gives = ASYNC_COROUTINE_GIVES,
    },
    {
        .name = "async.runtime.store",
        .summary = "puts something into a value",
        .doc = "The value holds the operand when it is made ready.\n",
        .operands = OPERANDS({ "value", &ANY_TYPE, ONE, POISON_MOVES },
                             { "storage", &ASYNC_VALUE, ONE, POISON_IS_UNDEFINED }),
        .types = TYPE_RULES(
            { .from = "storage", .to = "value", .derive = async_inside, .summary = MATCHES }),
        .format = "$value `,` $storage attr-dict `:` type($storage)",
        .eval = awaited_store,
        .poison_decision = "J1",
        .poison = "A poison operand moves into the value.\n",
        .undefined = "Where the value is ready already, or that of a body.\n",
        .decisions = "J4, J5",
        .example = VALUE_EXAMPLE,
        .gives = VALUE_GIVES,
    },
    {
        .name = "async.runtime.load",
        .summary = "what is in a value",
        .doc = "What was put into the value.\n",
        .operands = OPERANDS({ "storage", &ASYNC_VALUE, ONE, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "result", &ANY_TYPE }),
        .types = TYPE_RULES(
            { .from = "storage", .to = "result", .derive = async_inside, .summary = MATCHES }),
        .format = "$storage attr-dict `:` type($storage)",
        .eval = run_load,
        .poison_decision = "J1",
        .poison = "Where what was put there is.\n",
        .undefined = "Where the value is not ready, or an error.\n",
        .decisions = "J4, J5",
        .example = VALUE_EXAMPLE,
        .gives = VALUE_GIVES,
    },
    {
        .name = "async.runtime.add_to_group",
        .summary = "adds a token or value to a group",
        .doc = "The result says how many were added to the group before.\n",
        .operands = OPERANDS({ "operand", &ASYNC_VALUE_OR_TOKEN, ONE, POISON_IS_UNDEFINED },
                             { "group", &ASYNC_GROUP, ONE, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "rank", &INDEX }),
        .format = "$operand `,` $group attr-dict `:` type($operand)",
        .eval = awaited_add_to_group,
        .poison_decision = "J1",
        .undefined = "Where the group has no room left.\n",
        .decisions = "J4, J5",
        .example = GROUP_EXAMPLE,
        .gives = GROUP_GIVES,
    },
    {
        .name = "async.runtime.add_ref",
        .summary = "counts more references",
        .doc = "There are so many references more to what the operand is, which begins with\n"
               "one.\n",
        .operands = OPERANDS({ "operand", &ASYNC_ANY, ONE, POISON_IS_UNDEFINED }),
        .attrs = ATTRS({ "count", &POSITIVE_I64_ATTR }),
        .format = "$operand attr-dict `:` type($operand)",
        .eval = run_add_ref,
        .poison_decision = "J1",
        .undefined = "Where the last one was dropped.\n",
        .decisions = "J5",
        .example = COUNT_EXAMPLE,
        .gives = COUNT_GIVES,
    },
    {
        .name = "async.runtime.drop_ref",
        .summary = "counts fewer references",
        .doc = "There are so many references less. When there are none, what the operand is\n"
               "must not be used any more, but to make it ready.\n",
        .operands = OPERANDS({ "operand", &ASYNC_ANY, ONE, POISON_IS_UNDEFINED }),
        .attrs = ATTRS({ "count", &POSITIVE_I64_ATTR }),
        .format = "$operand attr-dict `:` type($operand)",
        .eval = run_drop_ref,
        .poison_decision = "J1",
        .undefined = "Where there are not so many.\n",
        .decisions = "J5",
        .example = COUNT_EXAMPLE,
        .gives = COUNT_GIVES,
    },
    {
        .name = "async.runtime.num_worker_threads",
        .summary = "how many threads the runtime has",
        .doc = "As many as upstream's runtime is taken to have here: 4.\n",
        .results = RESULTS({ "result", &INDEX }),
        .format = "attr-dict `:` type($result)",
        .infer = infer_index,
        .eval = task_threads,
        .decisions = "X9",
        .example = "  %n = async.runtime.num_worker_threads : index\n",
        .gives = "4 : index\n",
    },
    { 0 },
};
