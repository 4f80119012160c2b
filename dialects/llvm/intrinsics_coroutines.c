/* Intrinsics of coroutines. */
#include "dialects/llvm/llvm.h"

const OpDef LLVM_COROUTINE_INTRINSICS[] = {
    {
        .name = "llvm.intr.coro.align",
        .summary = "alignment of a coroutine frame",
        .doc = "The alignment that the frame of the coroutine wants.\n",
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "attr-dict `:` type($res)",
    },
    {
        .name = "llvm.intr.coro.begin",
        .summary = "the start of a coroutine",
        .doc = "The handle of the coroutine whose frame is in the memory.\n",
        .operands = OPERANDS({ "token", &LLVM_TOKEN }, { "mem", &LLVM_POINTER }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "$token `,` $mem attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "llvm.intr.coro.end",
        .summary = "the end of a coroutine",
        .doc = "Where a coroutine is left for good.\n",
        .operands =
            OPERANDS({ "handle", &LLVM_POINTER }, { "unwind", &I1 }, { "retvals", &LLVM_TOKEN }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format =
            "$handle `,` $unwind `,` $retvals attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "llvm.intr.coro.free",
        .summary = "the memory of a coroutine frame",
        .doc = "The memory to give back, or null where there is none.\n",
        .operands = OPERANDS({ "id", &LLVM_TOKEN }, { "handle", &LLVM_POINTER }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "$id `,` $handle attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "llvm.intr.coro.id",
        .summary = "the identity of a coroutine",
        .doc = "A token that the other operations of the coroutine refer to.\n",
        .operands = OPERANDS({ "align", &I32 }, { "promise", &LLVM_POINTER },
                             { "coroaddr", &LLVM_POINTER }, { "fnaddrs", &LLVM_POINTER }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "$align `,` $promise `,` $coroaddr `,` $fnaddrs attr-dict `:` "
                  "functional-type(operands, results)",
    },
    {
        .name = "llvm.intr.coro.promise",
        .summary = "the promise of a coroutine",
        .doc = "From the handle the address of its promise, or back.\n",
        .operands = OPERANDS({ "handle", &LLVM_POINTER }, { "align", &I32 }, { "from", &I1 }),
        .results = RESULTS({ "res", &LLVM_POINTER }),
        .format = "$handle `,` $align `,` $from attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "llvm.intr.coro.resume",
        .summary = "going on with a coroutine",
        .doc = "Goes on with the coroutine where it was suspended.\n",
        .operands = OPERANDS({ "handle", &LLVM_POINTER }),
        .format = "$handle attr-dict `:` qualified(type($handle))",
    },
    {
        .name = "llvm.intr.coro.save",
        .summary = "the state before a suspension",
        .doc = "Fixes where the coroutine goes on; the suspension follows.\n",
        .operands = OPERANDS({ "handle", &LLVM_POINTER }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "$handle attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "llvm.intr.coro.size",
        .summary = "size of a coroutine frame",
        .doc = "The bytes that the frame of the coroutine takes.\n",
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "attr-dict `:` type($res)",
    },
    {
        .name = "llvm.intr.coro.suspend",
        .summary = "the suspension of a coroutine",
        .doc = "Leaves the coroutine until it is resumed; says how it was.\n",
        .operands = OPERANDS({ "save", &LLVM_TOKEN }, { "final", &I1 }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "$save `,` $final attr-dict `:` type($res)",
    },
    { 0 },
};
