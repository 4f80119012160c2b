/* Ideas about what reports tell of: each way in which a program goes wrong, and how it is seen. */
#include "interp/tools/manual/idea.h"

const Idea REPORT_IDEAS[] = {
    {
        .part = "How programs go wrong",
        .name = "use-after-free",
        .aliases = "freed dangling dangling-pointer heap-use-after-free segfault "
                   "segmentation-fault sigsegv use-after-return use-after-scope",
        .summary = "memory that is used when its life is over",
        .text = "`memref.dealloc` ends an allocation; what `memref.alloca` made ends with its\n"
                "function, or with the turn of the loop around it. Every copy of the reference,\n"
                "and every view, dangles from then on. Reading or writing through one is\n"
                "undefined. Native code may read what was there, read something else, or end\n"
                "with a segmentation fault.\n"
                "\n"
                "The report tells where the memory was allocated and where it ended.\n",
        .example = "  %first = arith.constant 0 : index\n"
                   "  %seven = arith.constant 7 : i32\n"
                   "  %m = memref.alloc() : memref<2xi32>\n"
                   "  memref.store %seven, %m[%first] : memref<2xi32>\n"
                   "  memref.dealloc %m : memref<2xi32>\n"
                   "  %late = memref.load %m[%first] : memref<2xi32>\n"
                   "  return %late : i32\n",
        .gives = "error: undefined behaviour: the memory is used after it was freed\n",
        .watch = "`info memory` lists what is allocated: step over the `memref.dealloc` and look\n"
                 "again.\n",
        .operations = "memref.dealloc memref.alloca memref.load",
        .ideas = "memory double-free provenance undefined-behaviour",
    },
    {
        .name = "double-free",
        .aliases = "free-twice invalid-free bad-free",
        .summary = "memory that is freed twice, or by something that is no allocation",
        .text = "An allocation of `memref.alloc` is freed once, by a reference that begins where\n"
                "it begins. Freeing it again, freeing memory of `memref.alloca` or of a global,\n"
                "and freeing through a view that begins inside are undefined.\n",
        .example = "  %m = memref.alloc() : memref<2xi32>\n"
                   "  memref.dealloc %m : memref<2xi32>\n"
                   "  memref.dealloc %m : memref<2xi32>\n"
                   "  return\n",
        .gives = "error: undefined behaviour: memory is freed a second time\n",
        .operations = "memref.dealloc memref.alloc",
        .ideas = "memory use-after-free memory-leak undefined-behaviour",
        .decisions = "R5",
    },
    {
        .name = "out-of-bounds",
        .aliases = "bounds out-of-range index-out-of-bounds buffer-overflow "
                   "heap-buffer-overflow overrun outside array-bounds",
        .summary = "an access outside of a memref",
        .text = "Every subscript of an access has to be at least 0 and below its dimension's\n"
                "size, in each dimension: the second row's first element is not the first row's\n"
                "fifth. What reaches outside is undefined, even where the memory around it is\n"
                "the program's own.\n"
                "\n"
                "Views are held to the same rule where they are used, and to the allocation they\n"
                "were made from.\n",
        .example = "  %zero = arith.constant 0 : index\n"
                   "  %five = arith.constant 5 : index\n"
                   "  %m = memref.alloc() : memref<2x4xi32>\n"
                   "  // There is memory, of the next row.\n"
                   "  %outside = memref.load %m[%zero, %five] : memref<2x4xi32>\n"
                   "  memref.dealloc %m : memref<2x4xi32>\n"
                   "  return %outside : i32\n",
        .gives = "error: undefined behaviour: index 5 is out of bounds: dimension 1 has size 4\n",
        .operations = "memref.load memref.store memref.subview",
        .ideas = "memory memref-layout provenance undefined-behaviour",
    },
    {
        .name = "uninitialised-memory",
        .aliases = "uninitialised uninitialized uninitialized-memory "
                   "uninitialised-read uninitialized-read never-written strict-init "
                   "undefined-value valgrind msan garbage",
        .summary = "what is read where nothing was written",
        .text = "Fresh memory holds no zeros: what was never written reads as poison, born where\n"
                "the memory was allocated. The read is fine, for passes copy whole tiles; what\n"
                "is reported is the use that is not: a branch, a subscript, a divisor. LLVM\n"
                "calls such a value `undef`; here it is poison, which may be anything, each\n"
                "time.\n"
                "\n"
                "With `--strict-init` the read itself ends the run, which finds the mistake in a\n"
                "program of one's own sooner.\n",
        .example = "  %first = arith.constant 0 : index\n"
                   "  %one = arith.constant 1 : i32\n"
                   "  %m = memref.alloc() : memref<2xi32>\n"
                   "  %never_written = memref.load %m[%first] : memref<2xi32>\n"
                   "  %positive = arith.cmpi sgt, %never_written, %one : i32\n"
                   "  cf.cond_br %positive, ^big, ^small\n"
                   "^big:\n"
                   "  return %one : i32\n"
                   "^small:\n"
                   "  return %never_written : i32\n",
        .gives = "error: undefined behaviour: the operand 'condition' is poison\n",
        .watch = "`x %m` shows which elements were written. `print %positive` tells where its\n"
                 "poison was born. `run p.mlir --strict-init` ends at the `memref.load`.\n",
        .operations = "memref.alloc memref.load cf.cond_br",
        .ideas = "poison memory undefined-behaviour",
        .decisions = "M12",
    },
    {
        .name = "memory-leak",
        .aliases = "leak leaks leaked lost asan lsan",
        .summary = "memory that nobody frees",
        .text = "What is still allocated when the run ends has leaked. That is nothing\n"
                "undefined, and a run says nothing of it. `run --leaks` tells of each where it\n"
                "was allocated, and ends with status 1 where there are any.\n",
        .example = "  %size = arith.constant 4 : index\n"
                   "  %m = memref.alloc(%size) : memref<?xi32>\n"
                   "  %zero = arith.constant 0 : index\n"
                   "  %dim = memref.dim %m, %zero : memref<?xi32>\n",
        .gives = "4 : index\n",
        .watch = "`run p.mlir --leaks` reports it. In `step`, `info memory` at the end shows it.\n",
        .operations = "memref.alloc memref.dealloc",
        .ideas = "memory double-free exit-status",
    },
    {
        .name = "misaligned-access",
        .aliases = "misaligned unaligned alignment align bus-error",
        .summary = "an address that is no multiple of what its type needs",
        .text = "An element lies at an address that its type's size divides; an `alignment`\n"
                "attribute may ask for more. A view may begin anywhere, and an access through it\n"
                "is undefined where the address does not fit.\n",
        .example = "  %first = arith.constant 0 : index\n"
                   "  %one = arith.constant 1 : index\n"
                   "  %seven = arith.constant 7 : i32\n"
                   "  %bytes = memref.alloc() : memref<8xi8>\n"
                   "  %m = memref.view %bytes[%one][] : memref<8xi8> to memref<1xi32>\n"
                   "  memref.store %seven, %m[%first] : memref<1xi32>\n"
                   "  return\n",
        .gives = "error: undefined behaviour: the address 0x100000041 is not aligned to 4 bytes, "
                 "as an element must be\n",
        .operations = "memref.view memref.assume_alignment memref.store",
        .ideas = "memory memref-layout undefined-behaviour",
        .decisions = "R4",
    },
    {
        .name = "constant-memory",
        .aliases = "constant-write read-only readonly write-constant const",
        .summary = "memory that must not be written",
        .text = "A `memref.global` that is `constant` has its values for ever. Writing to it is\n"
                "undefined, also with the value that is there.\n",
        .example = "memref.global \"private\" constant @table : memref<2xi32> = dense<[1, 2]>\n"
                   "\n"
                   "  %first = arith.constant 0 : index\n"
                   "  %seven = arith.constant 7 : i32\n"
                   "  %m = memref.get_global @table : memref<2xi32>\n"
                   "  memref.store %seven, %m[%first] : memref<2xi32>\n"
                   "  return\n",
        .gives = "error: undefined behaviour: constant memory is written\n",
        .operations = "memref.global memref.get_global memref.store",
        .ideas = "memory symbols undefined-behaviour",
    },
    {
        .name = "overlapping-copy",
        .aliases = "overlap overlapping memcpy memmove",
        .summary = "a copy onto itself",
        .text = "`memref.copy` may move its elements in any order, and several at once. Where\n"
                "source and target share some of their memory, what comes out depends on that\n"
                "order, and so it is undefined. Memory that is wholly the same is fine.\n",
        .example = "  %m = memref.alloc() : memref<8xi32>\n"
                   "  %low = memref.subview %m[0] [6] [1]\n"
                   "      : memref<8xi32> to memref<6xi32, strided<[1]>>\n"
                   "  %high = memref.subview %m[2] [6] [1]\n"
                   "      : memref<8xi32> to memref<6xi32, strided<[1], offset: 2>>\n"
                   "  memref.copy %low, %high\n"
                   "      : memref<6xi32, strided<[1]>> to memref<6xi32, strided<[1], offset: 2>>\n"
                   "  return\n",
        .gives = "error: undefined behaviour: the source and the target of the copy overlap\n",
        .operations = "memref.copy memref.subview",
        .ideas = "memory memref-layout undefined-behaviour",
    },
    {
        .name = "data-race",
        .aliases = "race races race-condition data-races threads thread concurrency "
                   "atomic tsan",
        .summary = "two iterations, bodies or threads at one place",
        .text = "The iterations of `scf.parallel`, `scf.forall` and `affine.parallel` may run in\n"
                "any order, and at once. Where one writes what another reads or writes, the\n"
                "outcome would depend on that: it is a race, and undefined. It is found whatever\n"
                "order the run has taken, and the report names both accesses and both\n"
                "iterations. Regions of an operation that run at once race in the same way.\n"
                "So do bodies of `async.execute`, and what follows them, where no token, value\n"
                "or group has one wait for the other; and OpenMP's threads, where no barrier,\n"
                "lock, critical or task that is waited for stands between.\n"
                "\n"
                "Atomic operations at the same place do not race with each other. A sum is a\n"
                "reduction, or `memref.atomic_rmw`.\n",
        .example = "  %zero = arith.constant 0 : index\n"
                   "  %one = arith.constant 1 : index\n"
                   "  %four = arith.constant 4 : index\n"
                   "  %seven = arith.constant 7 : i32\n"
                   "  %m = memref.alloc() : memref<1xi32>\n"
                   "  scf.parallel (%i) = (%zero) to (%four) step (%one) {\n"
                   "    memref.store %seven, %m[%zero] : memref<1xi32>\n"
                   "  }\n"
                   "  return\n",
        .gives = "error: undefined behaviour: a data race: iteration 2 of a parallel loop writes "
                 "memory that iteration 1 writes\n",
        .operations = "scf.parallel scf.forall affine.parallel memref.atomic_rmw meaning.parallel "
                      "async.execute omp.parallel omp.atomic.update",
        .ideas = "parallel-loops token memory undefined-behaviour",
        .decisions = "M7 G7 J6 Q2",
    },
    {
        .name = "division-by-zero",
        .aliases = "divide-by-zero zero-division zero division sigfpe "
                   "floating-point-exception",
        .summary = "a quotient that is none",
        .text = "An integer division by zero is undefined, and so is the signed quotient of the\n"
                "least number by -1, which does not fit; its remainder is 0. Natively some\n"
                "processors trap, and others give a number. Floats have an infinity, or a NaN,\n"
                "instead.\n",
        .example = "  %ten = arith.constant 10 : i32\n"
                   "  %zero = arith.constant 0 : i32\n"
                   "  %quotient = arith.divsi %ten, %zero : i32\n"
                   "  return %quotient : i32\n",
        .gives = "error: undefined behaviour: the divisor is zero\n",
        .operations = "arith.divsi arith.divui arith.remsi",
        .ideas = "undefined-behaviour integers floats",
        .decisions = "A1",
    },
    {
        .name = "branch-on-poison",
        .aliases = "poison-branch poison-use use-of-poison poison-condition",
        .summary = "a way that nobody can choose",
        .text = "Poison moves through most operations and harms nobody. Where control flow\n"
                "depends on it there is no telling which way to go: `cf.cond_br`, `cf.switch`,\n"
                "`scf.if` and the bounds of loops are undefined on poison. So are subscripts and\n"
                "divisors.\n"
                "\n"
                "The report tells where the poison was born, and which values it came through.\n",
        .example = "  %max = arith.constant 2147483647 : i32\n"
                   "  %one = arith.constant 1 : i32\n"
                   "  %sum = arith.addi %max, %one overflow<nsw> : i32\n"
                   "  %negative = arith.cmpi slt, %sum, %one : i32\n"
                   "  %r = scf.if %negative -> i32 {\n"
                   "    scf.yield %max : i32\n"
                   "  } else {\n"
                   "    scf.yield %one : i32\n"
                   "  }\n"
                   "  return %r : i32\n",
        .gives = "error: undefined behaviour: the operand 'condition' is poison\n",
        .operations = "cf.cond_br scf.if scf.for",
        .ideas = "poison undefined-behaviour overflow-flags",
        .decisions = "S3",
    },
    {
        .name = "contradicting-sizes",
        .aliases = "size-mismatch shape-mismatch sizes-contradict shapes-contradict "
                   "dimension-mismatch wrong-shape mismatch",
        .summary = "operands whose sizes do not fit together when it runs",
        .text = "Types that say all sizes are compared when the program is read. Where a type\n"
                "leaves one open, `tensor<?x4xf32>`, the value has it, and whether sizes fit is\n"
                "known only when the operation runs. A product of matrices whose inner sizes\n"
                "differ, a sum of vectors of 2 and 3 elements, a `tensor.cast` to a type that\n"
                "the value is none of: all are undefined. Natively some elements are left out,\n"
                "or memory is read that belongs to something else.\n"
                "\n"
                "The report names the operand, its dimension, and both sizes. Of a linalg\n"
                "operation its maps say which dimensions are the same loop: `explain\n"
                "linalg.matmul` shows them.\n",
        .example = "  %a = arith.constant dense<[1, 2, 3]> : tensor<3xi32>\n"
                   "  %b = arith.constant dense<[1, 2]> : tensor<2xi32>\n"
                   "  %x = tensor.cast %a : tensor<3xi32> to tensor<?xi32>\n"
                   "  %y = tensor.cast %b : tensor<2xi32> to tensor<?xi32>\n"
                   "  %sum = linalg.add ins(%x, %y : tensor<?xi32>, tensor<?xi32>)\n"
                   "      outs(%x : tensor<?xi32>) -> tensor<?xi32>\n"
                   "  return %sum : tensor<?xi32>\n",
        .gives = "error: undefined behaviour: dimension 0 of %y (operand #1) has size 2, and "
                 "dimension 0 of %x (operand #0), which the same loop goes along, 3\n",
        .watch = "`print %x` and `print %y` show what the types do not say.\n",
        .operations = "linalg.generic linalg.add linalg.matmul tensor.cast tensor.dim",
        .ideas = "tensors destinations affine-maps out-of-bounds undefined-behaviour",
        .decisions = "L1, T2, T5",
    },
    {
        .name = "failing-witness",
        .aliases = "witness witnesses constraint constraints assuming cstr",
        .summary = "a region that relies on what does not hold",
        .text = "The shape dialect has values that vouch for something: `shape.cstr_eq` gives a\n"
                "witness that shapes are equal, `shape.cstr_broadcastable` that they fit each\n"
                "other, `shape.cstr_require` that a condition holds. A witness of what is not so\n"
                "fails, which harms nobody yet. `shape.assuming_all` fails where one of its own\n"
                "does.\n"
                "\n"
                "The region of `shape.assuming` relies on its witness. With one that fails the\n"
                "program stops there, as at `cf.assert`: this is nothing undefined, and the\n"
                "status is 5. Natively it may stop earlier, where the witness is made.\n",
        .example = "  %a = shape.const_shape [2, 3] : tensor<2xindex>\n"
                   "  %b = shape.const_shape [4, 3] : tensor<2xindex>\n"
                   "  %fit = shape.cstr_eq %a, %b : tensor<2xindex>, tensor<2xindex>\n"
                   "  %r = shape.assuming %fit -> (i32) {\n"
                   "    %one = arith.constant 1 : i32\n"
                   "    shape.assuming_yield %one : i32\n"
                   "  }\n"
                   "  return %r : i32\n",
        .gives = "error: the program stopped itself: required equal shapes\n",
        .watch = "`print %fit` shows the witness before `shape.assuming` looks at it.\n",
        .operations = "shape.assuming shape.assuming_all shape.cstr_eq shape.cstr_broadcastable "
                      "shape.cstr_require shape.const_witness",
        .ideas = "contradicting-sizes assertions exit-status",
        .decisions = "H6",
    },
    {
        .name = "assertions",
        .aliases = "assert assertion assertion-failure trap abort panic",
        .summary = "a program that stops itself",
        .text = "`cf.assert` ends the program where its condition is false, and prints its\n"
                "message. This is nothing undefined: the program asked for it. The status is 5.\n",
        .example = "  %three = arith.constant 3 : i32\n"
                   "  %four = arith.constant 4 : i32\n"
                   "  %same = arith.cmpi eq, %three, %four : i32\n"
                   "  cf.assert %same, \"three is not four\"\n"
                   "  return\n",
        .gives = "error: the program stopped itself: assertion failed: three is not four\n",
        .operations = "cf.assert memref.cast",
        .ideas = "exit-status undefined-behaviour",
    },
    { 0 },
};
