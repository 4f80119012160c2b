/* Ideas about memory. */
#include "interp/tools/manual/idea.h"

static bool is_of_memref(const OpDef *def)
{
    return str_starts(str_of(def->name), "memref.");
}

const Idea MEMORY_IDEAS[] = {
    {
        .name = "memory",
        .aliases = "allocation lifetime heap stack malloc shadow",
        .summary = "what outlives an operation: allocations, and what is written there",
        .text = "Values never change; memory does. `memref.alloc` makes an allocation and gives\n"
                "a memref that refers to it. `memref.store` writes an element, `memref.load`\n"
                "reads one, `memref.dealloc` ends the allocation. Copying a memref copies the\n"
                "reference: both then see the same memory.\n"
                "\n"
                "An allocation has a size and a life. Every access has to be inside, in every\n"
                "dimension, and while it lives: before `memref.dealloc`, or for `memref.alloca`\n"
                "before the function or the turn of a loop around it is over. All else is\n"
                "undefined behaviour.\n"
                "\n"
                "Fresh memory holds poison. Reading what was never written is fine, and copying\n"
                "it, as passes do that copy whole tiles; using it is not. The report of that\n"
                "use tells where the memory was allocated and where it was read. With\n"
                "`--strict-init` the read is reported already.\n"
                "\n"
                "Natively such a mistake often goes unseen, because there are some bytes\n"
                "everywhere. Here each byte has a shadow that knows whether it was written,\n"
                "whether it is poison, and which allocation it belongs to. What is still\n"
                "allocated at the end is a leak, which `run --leaks` reports.\n",
        .example = "  %first = arith.constant 0 : index\n"
                   "  %second = arith.constant 1 : index\n"
                   "  %seven = arith.constant 7 : i32\n"
                   "  %m = memref.alloc() : memref<2xi32>\n"
                   "  memref.store %seven, %m[%first] : memref<2xi32>\n"
                   "  %good = memref.load %m[%first] : memref<2xi32>\n"
                   "  %bad = memref.load %m[%second] : memref<2xi32>\n"
                   "  memref.dealloc %m : memref<2xi32>\n"
                   "  %quotient = arith.divui %good, %bad : i32\n"
                   "  return %quotient : i32\n",
        .gives = "error: undefined behaviour: the operand 'rhs' is poison\n",
        .watch = "`info memory` lists what is allocated, and `x %m` shows which elements were\n"
                 "written. `watch %m[1]` stops when that element changes: here it never does.\n"
                 "`print %bad` tells where its poison was born.\n",
        .operations =
            "memref.alloc memref.alloca memref.dealloc memref.load memref.store memref.copy",
        .ideas = "uninitialised-memory use-after-free out-of-bounds memory-leak poison provenance "
                 "memref-layout",
        .decisions = "M1, M4, M6, M8, M12, R1, R5",
        .concerns = is_of_memref,
    },
    {
        .name = "noalias",
        .aliases = "aliasing alias aliases restrict writeonly readnone memory-effects",
        .summary = "a function promises which memory it touches, and through what",
        .text = "Two pointers alias where they lead to the same memory. A compiler that knows\n"
                "they do not may keep a value in a register while the other is written to. So a\n"
                "function of the llvm dialect can promise it: memory that changes while the\n"
                "function runs, and is used through an argument that is `llvm.noalias` (C's\n"
                "`restrict`), is used through pointers made of that argument alone. Under\n"
                "`llvm.readonly` it writes nothing through the argument, under `memory_effects`\n"
                "it touches no other memory than that says.\n"
                "\n"
                "A broken promise is undefined behaviour of the access that breaks it. It is\n"
                "looked for in everything the function does, and what it calls does.\n",
        .example = "llvm.func @set(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr) -> i32 {\n"
                   "  %five = llvm.mlir.constant(5 : i32) : i32\n"
                   "  llvm.store %five, %a : i32, !llvm.ptr\n"
                   "  // A compiler may take what was in %b before the store.\n"
                   "  %v = llvm.load %b : !llvm.ptr -> i32\n"
                   "  llvm.return %v : i32\n"
                   "}\n"
                   "llvm.func @main() -> i32 {\n"
                   "  %one = llvm.mlir.constant(1 : i32) : i32\n"
                   "  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"
                   "  llvm.store %one, %p : i32, !llvm.ptr\n"
                   "  %r = llvm.call @set(%p, %p) : (!llvm.ptr, !llvm.ptr) -> i32\n"
                   "  llvm.return %r : i32\n"
                   "}\n",
        .gives =
            "error: undefined behaviour: this reads memory through a pointer that is not based "
            "on argument 0 of a call, which is noalias, and it was written through that\n",
        .watch = "Both pointers have the address of one allocation: `print %a`, `print %b`. Give\n"
                 "the call two allocations, and it runs.\n",
        .operations = "llvm.call llvm.load llvm.store memref.distinct_objects",
        .ideas = "provenance undefined-behaviour",
        .decisions = "M37",
    },
    {
        .name = "provenance",
        .aliases = "pointer pointers views",
        .summary = "a reference may reach its own allocation only",
        .text = "A reference to memory is more than an address. It belongs to the allocation it\n"
                "was made from, and may reach that one only. This is its provenance. Views made\n"
                "of a memref (`memref.subview`, `memref.cast`, `memref.reinterpret_cast`) have\n"
                "the provenance of their source.\n"
                "\n"
                "Adding to an address until it hits another allocation does not give access to\n"
                "it, though there is memory. A compiler builds on this: it keeps a value in a\n"
                "register while writes through other references go on, since these cannot reach\n"
                "it.\n"
                "\n"
                "After an allocation has ended another may, natively, get its place. A reference\n"
                "to the first does not become one to the second.\n",
        .example =
            "  %zero = arith.constant 0 : index\n"
            "  %twenty = arith.constant 20 : index\n"
            "  %value = arith.constant 5 : i32\n"
            "  %a = memref.alloc() : memref<4xi32>\n"
            "  %b = memref.alloc() : memref<4xi32>\n"
            "  memref.store %value, %b[%zero] : memref<4xi32>\n"
            "  // 80 bytes behind %a there is %b. It is out of bounds all the same.\n"
            "  %wide = memref.reinterpret_cast %a to offset: [0], sizes: [32], strides: [1]\n"
            "      : memref<4xi32> to memref<32xi32, strided<[1]>>\n"
            "  %v = memref.load %wide[%twenty] : memref<32xi32, strided<[1]>>\n"
            "  return %v : i32\n",
        .gives = "error: undefined behaviour: 4 bytes at offset 80 are out of the bounds of their "
                 "allocation, which has 16 bytes\n",
        .watch = "`info memory` shows both allocations with their addresses, 80 bytes apart.\n"
                 "`print %wide` has the address of `%a`, and a size that reaches beyond `%b`.\n",
        .operations = "memref.reinterpret_cast memref.subview memref.view memref.cast",
        .ideas = "memory memref-layout undefined-behaviour",
        .decisions = "M1, M5, R13",
    },
    {
        .name = "memref-layout",
        .aliases = "layout strides strided stride offset",
        .summary = "from subscripts to places: offset and strides",
        .text = "A memref has sizes, one for each dimension, and a layout that says where an\n"
                "element lies: offset + i * stride0 + j * stride1 + ..., counted in elements.\n"
                "Without a layout in its type a memref is row after row: for `memref<3x4xf32>`\n"
                "the strides are 4 and 1.\n"
                "\n"
                "Views use this to show part of a memory, or show it differently, without a\n"
                "copy. A column is a view with another stride. A transposed matrix has its\n"
                "strides exchanged. A slice has an offset. Writing through the view writes to\n"
                "the same memory.\n"
                "\n"
                "Layouts are written `strided<[4, 1], offset: 2>` in the type, with a question\n"
                "mark for what is known only when the program runs. The bounds that count are\n"
                "those of the view: its own sizes, not the memory behind.\n",
        .example = "  %zero = arith.constant 0 : index\n"
                   "  %one = arith.constant 1 : index\n"
                   "  %two = arith.constant 2 : index\n"
                   "  %old = arith.constant 10 : i32\n"
                   "  %new = arith.constant 20 : i32\n"
                   "  %m = memref.alloc() : memref<3x4xi32>\n"
                   "  memref.store %old, %m[%one, %one] : memref<3x4xi32>\n"
                   "  // Column 1: begins at element 1, and goes on every 4 elements.\n"
                   "  %column = memref.subview %m[0, 1] [3, 1] [1, 1]\n"
                   "      : memref<3x4xi32> to memref<3xi32, strided<[4], offset: 1>>\n"
                   "  %a = memref.load %column[%one] : memref<3xi32, strided<[4], offset: 1>>\n"
                   "  memref.store %new, %column[%two] : memref<3xi32, strided<[4], offset: 1>>\n"
                   "  %b = memref.load %m[%two, %one] : memref<3x4xi32>\n"
                   "  memref.dealloc %m : memref<3x4xi32>\n"
                   "  return %a, %b : i32, i32\n",
        .gives = "10 : i32\n"
                 "20 : i32\n",
        .watch = "`print %column` shows the address of `%m` with an offset of 1 and a stride of\n"
                 "4, and what the column holds. `x %m` shows the elements that both write to.\n",
        .operations = "memref.subview memref.reinterpret_cast memref.transpose "
                      "memref.extract_strided_metadata",
        .ideas = "memory provenance affine-maps",
        .decisions = "R2, R3, R11, R15",
    },
    { 0 },
};
