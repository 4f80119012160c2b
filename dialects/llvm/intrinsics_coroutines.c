/* Intrinsics of coroutines: LLVM's document "Coroutines in LLVM", of switched-resume lowering. */
#include "dialects/llvm/llvm.h"
#include "dialects/step.h"

/* Rows take a result of any type where ODS does. */
static bool gives(Step *s, const ValueForm *form, const char *what)
{
    if (result_place(s, 0).layout->form == form)
        return true;
    invalid(s, "the result is not %s", what);
    return false;
}

static Flow give_count(Step *s, uint64_t count)
{
    if (!gives(s, &FORM_INT, "an integer"))
        return FLOW_END;
    return give_int(s, int_of_u(s->arena, result_place(s, 0).layout->width, count));
}

static Flow coro_align(Step *s)
{
    return give_count(s, coroutine_alignment());
}

static Flow coro_size(Step *s)
{
    return give_count(s, coroutine_size());
}

/* The token holds the pointer to the promise, for llvm.intr.coro.begin. */
static Flow coro_id(Step *s)
{
    return gives(s, &FORM_POINTER, "a token") ? give_pointer(s, pointer_in(s, 1)) : FLOW_END;
}

static Flow coro_begin(Step *s)
{
    return gives(s, &FORM_POINTER, "a pointer")
               ? coroutine_begin(s, pointer_in(s, 1), pointer_in(s, 0))
               : FLOW_END;
}

static Flow coro_save(Step *s)
{
    if (!gives(s, &FORM_POINTER, "a token") || coroutine_save(s, pointer_in(s, 0)) == FLOW_END)
        return FLOW_END;
    return give_pointer(s, pointer_in(s, 0));
}

static Flow coro_suspend(Step *s)
{
    return gives(s, &FORM_INT, "an integer") ? coroutine_suspend(s, bool_in(s, 1)) : FLOW_END;
}

static Flow coro_end(Step *s)
{
    bool gives_nothing = llvm_is_void(s->op->results[0]->type);

    if (!gives_nothing && !gives(s, &FORM_INT, "an i1"))
        return FLOW_END;
    if (!gives_nothing && result_place(s, 0).layout->width != 1)
        return invalid(s, "the result is not an i1");
    return coroutine_end(s, pointer_in(s, 0), bool_in(s, 1));
}

static Flow coro_free(Step *s)
{
    return gives(s, &FORM_POINTER, "a pointer") ? coroutine_memory(s, pointer_in(s, 1)) : FLOW_END;
}

static Flow coro_promise(Step *s)
{
    return bool_in(s, 2) ? coroutine_of_promise(s, pointer_in(s, 0))
                         : coroutine_promise(s, pointer_in(s, 0));
}

static Flow coro_resume(Step *s)
{
    return coroutine_resume(s, pointer_in(s, 0));
}

/* It is suspended once, and goes on. */
#define TWICE                                                                                      \
    "llvm.func @malloc(i64) -> !llvm.ptr\n"                                                        \
    "llvm.func @free(!llvm.ptr)\n"                                                                 \
    "\n"                                                                                           \
    "llvm.func @twice(%p: !llvm.ptr) -> !llvm.ptr {\n"                                             \
    "  %none = llvm.mlir.none : !llvm.token\n"                                                     \
    "  %null = llvm.mlir.zero : !llvm.ptr\n"                                                       \
    "  %zero = llvm.mlir.constant(0 : i32) : i32\n"                                                \
    "  %no = llvm.mlir.constant(false) : i1\n"                                                     \
    "  %seven = llvm.mlir.constant(7 : i64) : i64\n"                                               \
    "  %id = llvm.intr.coro.id %zero, %null, %null, %null\n"                                       \
    "    : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token\n"                                \
    "  %size = llvm.intr.coro.size : i64\n"                                                        \
    "  %align = llvm.intr.coro.align : i64\n"                                                      \
    "  %memory = llvm.call @malloc(%size) : (i64) -> !llvm.ptr\n"                                  \
    "  %h = llvm.intr.coro.begin %id, %memory\n"                                                   \
    "    : (!llvm.token, !llvm.ptr) -> !llvm.ptr\n"                                                \
    "  %save = llvm.intr.coro.save %h : (!llvm.ptr) -> !llvm.token\n"                              \
    "  %how = llvm.intr.coro.suspend %save, %no : i8\n"                                            \
    "  // -1: it is suspended; 0: it goes on; 1: it is destroyed.\n"                               \
    "  llvm.switch %how : i8, ^end [0: ^on, 1: ^clean]\n"                                          \
    "^on:\n"                                                                                       \
    "  %sum = llvm.add %seven, %seven : i64\n"                                                     \
    "  llvm.store %sum, %p : i64, !llvm.ptr\n"                                                     \
    "  llvm.br ^clean\n"                                                                           \
    "^clean:\n"                                                                                    \
    "  %frame = llvm.intr.coro.free %id, %h : (!llvm.token, !llvm.ptr) -> !llvm.ptr\n"             \
    "  llvm.call @free(%frame) : (!llvm.ptr) -> ()\n"                                              \
    "  llvm.br ^end\n"                                                                             \
    "^end:\n"                                                                                      \
    "  // Behind it only the call that began the coroutine goes on.\n"                             \
    "  %e = llvm.intr.coro.end %h, %no, %none : (!llvm.ptr, i1, !llvm.token) -> i1\n"              \
    "  llvm.return %h : !llvm.ptr\n"                                                               \
    "}\n"                                                                                          \
    "\n"                                                                                           \
    "llvm.func @main() -> i64 {\n"                                                                 \
    "  %one = llvm.mlir.constant(1 : i32) : i32\n"                                                 \
    "  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr\n"                                         \
    "  %h = llvm.call @twice(%p) : (!llvm.ptr) -> !llvm.ptr\n"                                     \
    "  llvm.intr.coro.resume %h : !llvm.ptr\n"                                                     \
    "  %r = llvm.load %p : !llvm.ptr -> i64\n"                                                     \
    "  llvm.return %r : i64\n"                                                                     \
    "}\n"

/* A promise is read from outside. */
#define PROMISED                                                                                   \
    "llvm.func @malloc(i64) -> !llvm.ptr\n"                                                        \
    "\n"                                                                                           \
    "llvm.func @promises() -> !llvm.ptr {\n"                                                       \
    "  %none = llvm.mlir.none : !llvm.token\n"                                                     \
    "  %null = llvm.mlir.zero : !llvm.ptr\n"                                                       \
    "  %one = llvm.mlir.constant(1 : i32) : i32\n"                                                 \
    "  %no = llvm.mlir.constant(false) : i1\n"                                                     \
    "  %promise = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"                                   \
    "  %id = llvm.intr.coro.id %one, %promise, %null, %null\n"                                     \
    "    : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token\n"                                \
    "  %size = llvm.intr.coro.size : i64\n"                                                        \
    "  %memory = llvm.call @malloc(%size) : (i64) -> !llvm.ptr\n"                                  \
    "  %h = llvm.intr.coro.begin %id, %memory\n"                                                   \
    "    : (!llvm.token, !llvm.ptr) -> !llvm.ptr\n"                                                \
    "  llvm.store %one, %promise : i32, !llvm.ptr\n"                                               \
    "  %how = llvm.intr.coro.suspend %none, %no : i8\n"                                            \
    "  // What is on the stack of a coroutine lives as long as that.\n"                            \
    "  %e = llvm.intr.coro.end %h, %no, %none : (!llvm.ptr, i1, !llvm.token) -> i1\n"              \
    "  llvm.return %h : !llvm.ptr\n"                                                               \
    "}\n"                                                                                          \
    "\n"                                                                                           \
    "llvm.func @main() -> i32 {\n"                                                                 \
    "  %no = llvm.mlir.constant(false) : i1\n"                                                     \
    "  %four = llvm.mlir.constant(4 : i32) : i32\n"                                                \
    "  %h = llvm.call @promises() : () -> !llvm.ptr\n"                                             \
    "  %promise = llvm.intr.coro.promise %h, %four, %no\n"                                         \
    "    : (!llvm.ptr, i32, i1) -> !llvm.ptr\n"                                                    \
    "  %r = llvm.load %promise : !llvm.ptr -> i32\n"                                               \
    "  llvm.return %r : i32\n"                                                                     \
    "}\n"

const OpDef LLVM_COROUTINE_INTRINSICS[] = {
    {
        .name = "llvm.intr.coro.align",
        .summary = "alignment of a coroutine frame",
        .doc = "The alignment, in bytes, that the memory has to have which\n"
               "llvm.intr.coro.begin gets.\n",
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "attr-dict `:` type($res)",
        .primitive = PRIM_COROUTINE,
        .eval = coro_align,
        .decisions = "M23",
        .example = TWICE,
        .gives = "14 : i64\n",
    },
    {
        .name = "llvm.intr.coro.begin",
        .summary = "the start of a coroutine",
        .doc = "The call becomes a coroutine, whose frame is in the memory: what its values\n"
               "are and what it allocates on the stack is kept from one suspension to the\n"
               "next. The handle is the pointer to the memory.\n",
        .operands = OPERANDS({ "token", &LLVM_TOKEN, .poison = POISON_IS_UNDEFINED },
                             { "mem", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "$token `,` $mem attr-dict `:` functional-type(operands, results)",
        .primitive = PRIM_COROUTINE,
        .eval = coro_begin,
        .undefined = "Where the memory does not live, or is smaller or less aligned than\n"
                     "llvm.intr.coro.size and llvm.intr.coro.align say; where the call is a\n"
                     "coroutine already.\n",
        .decisions = "M23",
        .example = TWICE,
        .gives = "14 : i64\n",
    },
    {
        .name = "llvm.intr.coro.end",
        .summary = "the end of a coroutine",
        .doc = "In the call that began the coroutine it does nothing, and gives false. One\n"
               "that went on with it is left here. Where the stack unwinds it gives true\n"
               "there, and does not leave. A coroutine that was not suspended before has\n"
               "ended.\n",
        .operands = OPERANDS({ "handle", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "unwind", &I1, .poison = POISON_IS_UNDEFINED },
                             { "retvals", &LLVM_TOKEN, .poison = POISON_IS_UNDEFINED }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format =
            "$handle `,` $unwind `,` $retvals attr-dict `:` functional-type(operands, results)",
        .primitive = PRIM_COROUTINE,
        .eval = coro_end,
        .undefined = "Where the handle is that of another coroutine; where the call is no\n"
                     "coroutine.\n",
        .decisions = "M23",
        .example = TWICE,
        .gives = "14 : i64\n",
    },
    {
        .name = "llvm.intr.coro.free",
        .summary = "the memory of a coroutine frame",
        .doc = "The memory that llvm.intr.coro.begin got, to be given back.\n",
        .operands = OPERANDS({ "id", &LLVM_TOKEN, .poison = POISON_IS_UNDEFINED },
                             { "handle", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "$id `,` $handle attr-dict `:` functional-type(operands, results)",
        .primitive = PRIM_COROUTINE,
        .eval = coro_free,
        .undefined = "Where the handle is that of no coroutine.\n",
        .decisions = "M23",
        .example = TWICE,
        .gives = "14 : i64\n",
    },
    {
        .name = "llvm.intr.coro.id",
        .summary = "the identity of a coroutine",
        .doc = "A token that the other operations of the coroutine refer to. The promise is\n"
               "memory on the stack that llvm.intr.coro.promise finds, or null.\n",
        .operands = OPERANDS({ "align", &I32, .poison = POISON_IS_UNDEFINED },
                             { "promise", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "coroaddr", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "fnaddrs", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "$align `,` $promise `,` $coroaddr `,` $fnaddrs attr-dict `:` "
                  "functional-type(operands, results)",
        .primitive = PRIM_COROUTINE,
        .eval = coro_id,
        .decisions = "M23",
        .example = TWICE,
        .gives = "14 : i64\n",
    },
    {
        .name = "llvm.intr.coro.promise",
        .summary = "the promise of a coroutine",
        .doc = "From the handle the address of its promise; back where `from` is true.\n",
        .operands = OPERANDS({ "handle", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "align", &I32, .poison = POISON_IS_UNDEFINED },
                             { "from", &I1, .poison = POISON_IS_UNDEFINED }),
        .results = RESULTS({ "res", &LLVM_POINTER }),
        .format = "$handle `,` $align `,` $from attr-dict `:` functional-type(operands, results)",
        .primitive = PRIM_COROUTINE,
        .eval = coro_promise,
        .undefined =
            "Where the handle is that of no coroutine or of one without a promise, or the\n"
            "pointer is no promise.\n",
        .decisions = "M23",
        .example = PROMISED,
        .gives = "1 : i32\n",
    },
    {
        .name = "llvm.intr.coro.resume",
        .summary = "going on with a coroutine",
        .doc = "Runs the coroutine from where it is suspended, whose result is 0, until it\n"
               "is suspended again or ends. Between llvm.intr.coro.save and the suspension\n"
               "it is as good as suspended: then the call that is there has only to return.\n",
        .operands = OPERANDS({ "handle", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED }),
        .format = "$handle attr-dict `:` qualified(type($handle))",
        .primitive = PRIM_RESUME,
        .eval = coro_resume,
        .undefined =
            "Where the handle is that of no coroutine; where the coroutine has ended, its\n"
            "frame was freed, it runs, or it was suspended for the last time.\n",
        .decisions = "M23",
        .example = TWICE,
        .gives = "14 : i64\n",
    },
    {
        .name = "llvm.intr.coro.save",
        .summary = "the state before a suspension",
        .doc = "The coroutine counts as suspended from here on, at the suspension that takes\n"
               "the token: others may go on with it.\n",
        .operands = OPERANDS({ "handle", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "$handle attr-dict `:` functional-type(operands, results)",
        .primitive = PRIM_COROUTINE,
        .eval = coro_save,
        .undefined = "Where the handle is not that of the coroutine that the call is.\n",
        .decisions = "M23",
        .example = TWICE,
        .gives = "14 : i64\n",
    },
    {
        .name = "llvm.intr.coro.size",
        .summary = "size of a coroutine frame",
        .doc = "How many bytes of memory llvm.intr.coro.begin has to get.\n",
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "attr-dict `:` type($res)",
        .primitive = PRIM_COROUTINE,
        .eval = coro_size,
        .decisions = "M23",
        .example = TWICE,
        .gives = "14 : i64\n",
    },
    {
        .name = "llvm.intr.coro.suspend",
        .summary = "the suspension of a coroutine",
        .doc = "Keeps the coroutine until somebody goes on with it; -1, with which the call\n"
               "goes its way to llvm.intr.coro.end and returns. For who goes on with the\n"
               "coroutine it gives 0, for who destroys it 1. Behind one that is `final` it\n"
               "can only be destroyed.\n",
        .operands = OPERANDS({ "save", &LLVM_TOKEN, .poison = POISON_IS_UNDEFINED },
                             { "final", &I1, .poison = POISON_IS_UNDEFINED }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "$save `,` $final attr-dict `:` type($res)",
        .primitive = PRIM_SUSPEND,
        .eval = coro_suspend,
        .undefined = "Where the call is no coroutine.\n",
        .decisions = "M23",
        .example = TWICE,
        .gives = "14 : i64\n",
    },
    { 0 },
};
