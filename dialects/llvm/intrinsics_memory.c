/* Intrinsics on memory: copies, lifetimes, the stack, lists of arguments. */
#include "dialects/llvm/arguments.h"
#include "dialects/llvm/hints.h"
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/pointers.h"

#include <string.h>

/* All ones where the number has more bits than an address. */
static uint64_t length_of(Int length)
{
    return int_fits_u64(length) ? int_low_u(length) : UINT64_MAX;
}

static Flow copy_apart(Step *s)
{
    return copy_bytes(s, pointer_in(s, 0), pointer_in(s, 1), length_of(int_in(s, 2)),
                      OVERLAP_AS_A_WHOLE);
}

static Flow copy_apart_constant(Step *s)
{
    return copy_bytes(s, pointer_in(s, 0), pointer_in(s, 1), length_of(prop(s, 0)->integer),
                      OVERLAP_AS_A_WHOLE);
}

static Flow move_bytes(Step *s)
{
    return copy_bytes(s, pointer_in(s, 0), pointer_in(s, 1), length_of(int_in(s, 2)),
                      OVERLAP_ALLOWED);
}

static Flow set_bytes(Step *s)
{
    return fill_bytes(s, pointer_in(s, 0), length_of(int_in(s, 2)), operand_place(s, 1));
}

static Flow set_bytes_constant(Step *s)
{
    return fill_bytes(s, pointer_in(s, 0), length_of(prop(s, 0)->integer), operand_place(s, 1));
}

/* Of memory on the stack, from its first byte on; of anything else nothing is said. */
static Allocation *local_at(Step *s, Pointer at)
{
    Allocation *allocation = memory_find(memory_in(s), at.provenance);

    return allocation && allocation->alive && allocation->kind == ALLOCATION_STACK
                   && at.address == allocation->address
               ? allocation
               : NULL;
}

static Flow lifetime_start(Step *s)
{
    Allocation *local = local_at(s, pointer_in(s, 0));

    if (!local)
        return FLOW_NEXT;
    memory_wake(memory_in(s), local);
    return work_done(s, local->size / BYTES_OF_A_STEP);
}

static Flow lifetime_end(Step *s)
{
    Allocation *local = local_at(s, pointer_in(s, 0));

    if (local)
        memory_sleep(memory_in(s), local, s->op);
    return FLOW_NEXT;
}

static bool gives_pointer(const Op *op)
{
    return llvm_is_ptr(op->results[0]->type);
}

static bool is_mark(const Allocation *allocation)
{
    return allocation && allocation->alive && allocation->kind == ALLOCATION_STACK
           && allocation->made && op_is(allocation->made, "llvm.intr.stacksave");
}

/* A place on the stack is an object without bytes. */
static Flow stack_save(Step *s)
{
    Allocation *mark = memory_stack_newest(memory_in(s));

    if (!is_mark(mark))
        mark = memory_allocate(memory_in(s), ALLOCATION_STACK, 0, 1, s->op);
    if (!mark)
        return memory_is_short(s, "a place on the stack");
    return give_pointer(s, (Pointer){ mark->id, mark->address });
}

static Flow stack_restore(Step *s)
{
    Pointer at = pointer_in(s, 0);
    const Allocation *mark = memory_find(memory_in(s), at.provenance);

    if (!is_mark(mark) || at.address != mark->address
        || !memory_stack_release_behind(memory_in(s), mark->id, s->op))
        return undefined(s, "what is restored was not saved by llvm.intr.stacksave, or is gone");
    return FLOW_NEXT;
}

/* It is a distance that moves the pointer, so that bits above an index's stay as they are. */
static Flow mask_pointer(Step *s)
{
    Pointer pointer = pointer_in(s, 0);
    Int mask = int_in(s, 1);
    unsigned width = layout_of(s, lane_type_in(s, 0))->index_width;
    uint64_t cleared;

    if (mask.width != width)
        return unsupported(s, "a mask of %u bits for pointers whose indices have %u", mask.width,
                           width);
    cleared = int_low_u(int_not(s->arena, mask));
    memory_note_mask(memory_in(s), pointer, cleared);
    pointer.address &= ~cleared;
    return give_pointer(s, pointer);
}

/* The pointer is for `llvm.intr.invariant.end` alone. */
static Flow begin_invariant(Step *s)
{
    return give_pointer(s, (Pointer){ 0, 0 });
}

#define STACK_EXAMPLE                                                                              \
    "func.func @main() -> i32 {\n"                                                                 \
    "  %one = llvm.mlir.constant(1 : i32) : i32\n"                                                 \
    "  %seven = llvm.mlir.constant(7 : i32) : i32\n"                                               \
    "  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"                                         \
    "  llvm.store %seven, %p : i32, !llvm.ptr\n"                                                   \
    "  %mark = llvm.intr.stacksave : !llvm.ptr\n"                                                  \
    "  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"                                         \
    "  // It is gone behind this.\n"                                                               \
    "  llvm.intr.stackrestore %mark : !llvm.ptr\n"                                                 \
    "  %r = llvm.load %p : !llvm.ptr -> i32\n"                                                     \
    "  return %r : i32\n"                                                                          \
    "}\n"

#define LIST_EXAMPLE                                                                               \
    "!list = !llvm.struct<(i32, i32, ptr, ptr)>\n"                                                 \
    "llvm.func @count(%n: i32, ...) -> i32 {\n"                                                    \
    "  %one = llvm.mlir.constant(1 : i32) : i32\n"                                                 \
    "  %list = llvm.alloca %one x !list : (i32) -> !llvm.ptr\n"                                    \
    "  llvm.intr.vastart %list : !llvm.ptr\n"                                                      \
    "  // The bytes of general registers that named arguments took.\n"                             \
    "  %used = llvm.load %list : !llvm.ptr -> i32\n"                                               \
    "  llvm.intr.vaend %list : !llvm.ptr\n"                                                        \
    "  llvm.return %used : i32\n"                                                                  \
    "}\n"                                                                                          \
    "\n"                                                                                           \
    "func.func @main() -> i32 {\n"                                                                 \
    "  %one = llvm.mlir.constant(1 : i32) : i32\n"                                                 \
    "  %r = llvm.call @count(%one, %one) vararg(!llvm.func<i32 (i32, ...)>)\n"                     \
    "      : (i32, i32) -> i32\n"                                                                  \
    "  return %r : i32\n"                                                                          \
    "}\n"

const OpDef LLVM_MEMORY_INTRINSICS[] = {
    {
        .name = "llvm.intr.invariant.end",
        .summary = "memory may change again",
        .doc = "Ends what `llvm.intr.invariant.start` began.\n",
        .operands = OPERANDS({ "start", &LLVM_DEFAULT_POINTER },
                             { "ptr", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED }),
        .attrs = ATTRS({ "size", &I64_ATTR }),
        .format = "$start `,` $size `,` $ptr attr-dict `:` qualified(type($ptr))",
        .eval = llvm_inform,
        .example = "  %one = llvm.mlir.constant(1 : i32) : i32\n"
                   "  %seven = llvm.mlir.constant(7 : i32) : i32\n"
                   "  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"
                   "  llvm.store %seven, %p : i32, !llvm.ptr\n"
                   "  %start = llvm.intr.invariant.start 4, %p : !llvm.ptr\n"
                   "  llvm.intr.invariant.end %start, 4, %p : !llvm.ptr\n"
                   "  %r = llvm.load %p : !llvm.ptr -> i32\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "llvm.intr.invariant.start",
        .summary = "memory does not change",
        .doc = "Says that the bytes do not change until `llvm.intr.invariant.end`.\n",
        .operands = OPERANDS({ "ptr", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED }),
        .attrs = ATTRS({ "size", &I64_ATTR }),
        .results = RESULTS({ "res", &LLVM_DEFAULT_POINTER }),
        .format = "$size `,` $ptr attr-dict `:` qualified(type($ptr))",
        .eval = begin_invariant,
        .example = "  %one = llvm.mlir.constant(1 : i32) : i32\n"
                   "  %seven = llvm.mlir.constant(7 : i32) : i32\n"
                   "  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"
                   "  llvm.store %seven, %p : i32, !llvm.ptr\n"
                   "  %start = llvm.intr.invariant.start 4, %p : !llvm.ptr\n"
                   "  %r = llvm.load %p : !llvm.ptr -> i32\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "llvm.intr.launder.invariant.group",
        .summary = "a pointer to a new object in the same place",
        .doc = "The pointer, for which what was known of the object it points to no longer\n"
               "holds.\n",
        .operands = OPERANDS({ "ptr", &LLVM_POINTER }),
        .results = RESULTS({ "res", &LLVM_POINTER }),
        .format = "$ptr attr-dict `:` qualified(type($ptr))",
        .traits = SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = llvm_pass_on,
        .formula = "res = ptr",
        .example = "  %one = llvm.mlir.constant(1 : i32) : i32\n"
                   "  %seven = llvm.mlir.constant(7 : i32) : i32\n"
                   "  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"
                   "  llvm.store %seven, %p : i32, !llvm.ptr\n"
                   "  %q = llvm.intr.launder.invariant.group %p : !llvm.ptr\n"
                   "  %r = llvm.load %q : !llvm.ptr -> i32\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "llvm.intr.lifetime.end",
        .summary = "the end of a local variable",
        .doc = "The memory, of an `llvm.alloca`, is dead from here on.\n",
        .operands = OPERANDS({ "ptr", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED }),
        .format = "$ptr attr-dict `:` qualified(type($ptr))",
        .eval = lifetime_end,
        .decisions = "M17",
        .example = "  %one = llvm.mlir.constant(1 : i32) : i32\n"
                   "  %seven = llvm.mlir.constant(7 : i32) : i32\n"
                   "  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"
                   "  llvm.store %seven, %p : i32, !llvm.ptr\n"
                   "  %r = llvm.load %p : !llvm.ptr -> i32\n"
                   "  llvm.intr.lifetime.end %p : !llvm.ptr\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "llvm.intr.lifetime.start",
        .summary = "the start of a local variable",
        .doc = "The memory, of an `llvm.alloca`, is alive and uninitialised from here on.\n",
        .operands = OPERANDS({ "ptr", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED }),
        .format = "$ptr attr-dict `:` qualified(type($ptr))",
        .eval = lifetime_start,
        .decisions = "M17",
        .example = "  %one = llvm.mlir.constant(1 : i32) : i32\n"
                   "  %seven = llvm.mlir.constant(7 : i32) : i32\n"
                   "  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"
                   "  llvm.intr.lifetime.start %p : !llvm.ptr\n"
                   "  llvm.store %seven, %p : i32, !llvm.ptr\n"
                   "  %r = llvm.load %p : !llvm.ptr -> i32\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "llvm.intr.memcpy",
        .summary = "a copy of memory",
        .doc = "Copies len bytes. Undefined behaviour where the ranges overlap without being\n"
               "equal.\n",
        .operands = OPERANDS({ "dst", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "src", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "len", &ANY_SIGNLESS_INTEGER, .poison = POISON_IS_UNDEFINED }),
        .attrs = ATTRS({ "isVolatile", &I1_ATTR },
                       { "access_groups", &LLVM_ACCESS_GROUPS, .optional = true },
                       { "alias_scopes", &LLVM_ALIAS_SCOPES, .optional = true },
                       { "noalias_scopes", &LLVM_ALIAS_SCOPES, .optional = true },
                       { "tbaa", &LLVM_TBAA_TAGS, .optional = true },
                       { "arg_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "res_attrs", &DICT_ARRAY_ATTR, .optional = true }),
        .eval = copy_apart,
        .undefined =
            "Where an address or the length is poison, and, unless the length is 0, where\n"
            "the bytes are not all of one living object that the pointer was made from;\n"
            "where what is written is constant; where the ranges overlap and are not the\n"
            "same.\n",
        .example = "  %one = llvm.mlir.constant(1 : i32) : i32\n"
                   "  %seven = llvm.mlir.constant(7 : i32) : i32\n"
                   "  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"
                   "  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"
                   "  %four = llvm.mlir.constant(4 : i64) : i64\n"
                   "  llvm.store %seven, %p : i32, !llvm.ptr\n"
                   "  \"llvm.intr.memcpy\"(%q, %p, %four) <{isVolatile = false}>\n"
                   "      : (!llvm.ptr, !llvm.ptr, i64) -> ()\n"
                   "  %r = llvm.load %q : !llvm.ptr -> i32\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "llvm.intr.memcpy.inline",
        .summary = "a copy of memory, without a call",
        .doc = "As `llvm.intr.memcpy`, of a constant length.\n",
        .operands = OPERANDS({ "dst", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "src", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED }),
        .attrs = ATTRS({ "len", &ARBITRARY_INTEGER_ATTR }, { "isVolatile", &I1_ATTR },
                       { "access_groups", &LLVM_ACCESS_GROUPS, .optional = true },
                       { "alias_scopes", &LLVM_ALIAS_SCOPES, .optional = true },
                       { "noalias_scopes", &LLVM_ALIAS_SCOPES, .optional = true },
                       { "tbaa", &LLVM_TBAA_TAGS, .optional = true },
                       { "arg_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "res_attrs", &DICT_ARRAY_ATTR, .optional = true }),
        .eval = copy_apart_constant,
        .undefined =
            "Where an address or the length is poison, and, unless the length is 0, where\n"
            "the bytes are not all of one living object that the pointer was made from;\n"
            "where what is written is constant; where the ranges overlap and are not the\n"
            "same.\n",
        .example = "  %one = llvm.mlir.constant(1 : i32) : i32\n"
                   "  %seven = llvm.mlir.constant(7 : i32) : i32\n"
                   "  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"
                   "  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"
                   "  llvm.store %seven, %p : i32, !llvm.ptr\n"
                   "  \"llvm.intr.memcpy.inline\"(%q, %p) <{isVolatile = false, len = 4 : i64}>\n"
                   "      : (!llvm.ptr, !llvm.ptr) -> ()\n"
                   "  %r = llvm.load %q : !llvm.ptr -> i32\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "llvm.intr.memmove",
        .summary = "a copy of memory that may overlap",
        .doc = "Copies len bytes as if through a buffer.\n",
        .operands = OPERANDS({ "dst", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "src", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "len", &ANY_SIGNLESS_INTEGER, .poison = POISON_IS_UNDEFINED }),
        .attrs = ATTRS({ "isVolatile", &I1_ATTR },
                       { "access_groups", &LLVM_ACCESS_GROUPS, .optional = true },
                       { "alias_scopes", &LLVM_ALIAS_SCOPES, .optional = true },
                       { "noalias_scopes", &LLVM_ALIAS_SCOPES, .optional = true },
                       { "tbaa", &LLVM_TBAA_TAGS, .optional = true },
                       { "arg_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "res_attrs", &DICT_ARRAY_ATTR, .optional = true }),
        .eval = move_bytes,
        .undefined =
            "Where an address or the length is poison, and, unless the length is 0, where\n"
            "the bytes are not all of one living object that the pointer was made from;\n"
            "where what is written is constant.\n",
        .example = "  %one = llvm.mlir.constant(1 : i32) : i32\n"
                   "  %seven = llvm.mlir.constant(7 : i32) : i32\n"
                   "  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"
                   "  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"
                   "  %four = llvm.mlir.constant(4 : i64) : i64\n"
                   "  llvm.store %seven, %p : i32, !llvm.ptr\n"
                   "  \"llvm.intr.memmove\"(%q, %p, %four) <{isVolatile = false}>\n"
                   "      : (!llvm.ptr, !llvm.ptr, i64) -> ()\n"
                   "  %r = llvm.load %q : !llvm.ptr -> i32\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "llvm.intr.memset",
        .summary = "memory filled with a byte",
        .doc = "Writes val to len bytes.\n",
        .operands = OPERANDS({ "dst", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "val", &I8, .poison = POISON_MOVES },
                             { "len", &ANY_SIGNLESS_INTEGER, .poison = POISON_IS_UNDEFINED }),
        .attrs = ATTRS({ "isVolatile", &I1_ATTR },
                       { "access_groups", &LLVM_ACCESS_GROUPS, .optional = true },
                       { "alias_scopes", &LLVM_ALIAS_SCOPES, .optional = true },
                       { "noalias_scopes", &LLVM_ALIAS_SCOPES, .optional = true },
                       { "tbaa", &LLVM_TBAA_TAGS, .optional = true },
                       { "arg_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "res_attrs", &DICT_ARRAY_ATTR, .optional = true }),
        .eval = set_bytes,
        .undefined =
            "Where an address or the length is poison, and, unless the length is 0, where\n"
            "the bytes are not all of one living object that the pointer was made from;\n"
            "where what is written is constant.\n",
        .example = "  %one = llvm.mlir.constant(1 : i32) : i32\n"
                   "  %four = llvm.mlir.constant(4 : i64) : i64\n"
                   "  %byte = llvm.mlir.constant(1 : i8) : i8\n"
                   "  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"
                   "  \"llvm.intr.memset\"(%p, %byte, %four) <{isVolatile = false}>\n"
                   "      : (!llvm.ptr, i8, i64) -> ()\n"
                   "  %r = llvm.load %p : !llvm.ptr -> i32\n",
        .gives = "16843009 : i32\n",
    },
    {
        .name = "llvm.intr.memset.inline",
        .summary = "memory filled with a byte, without a call",
        .doc = "As `llvm.intr.memset`, of a constant length.\n",
        .operands = OPERANDS({ "dst", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "val", &I8, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "len", &ARBITRARY_INTEGER_ATTR }, { "isVolatile", &I1_ATTR },
                       { "access_groups", &LLVM_ACCESS_GROUPS, .optional = true },
                       { "alias_scopes", &LLVM_ALIAS_SCOPES, .optional = true },
                       { "noalias_scopes", &LLVM_ALIAS_SCOPES, .optional = true },
                       { "tbaa", &LLVM_TBAA_TAGS, .optional = true },
                       { "arg_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "res_attrs", &DICT_ARRAY_ATTR, .optional = true }),
        .eval = set_bytes_constant,
        .undefined =
            "Where an address or the length is poison, and, unless the length is 0, where\n"
            "the bytes are not all of one living object that the pointer was made from;\n"
            "where what is written is constant.\n",
        .example =
            "  %one = llvm.mlir.constant(1 : i32) : i32\n"
            "  %byte = llvm.mlir.constant(1 : i8) : i8\n"
            "  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"
            "  \"llvm.intr.memset.inline\"(%p, %byte) <{isVolatile = false, len = 4 : i64}>\n"
            "      : (!llvm.ptr, i8) -> ()\n"
            "  %r = llvm.load %p : !llvm.ptr -> i32\n",
        .gives = "16843009 : i32\n",
    },
    {
        .name = "llvm.intr.prefetch",
        .summary = "a hint that memory is needed soon",
        .doc = "Does nothing but make a later access faster.\n",
        .operands = OPERANDS({ "addr", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED }),
        .attrs = ATTRS({ "rw", &I32_ATTR }, { "hint", &I32_ATTR }, { "cache", &I32_ATTR }),
        .eval = llvm_inform,
        .example =
            "  %one = llvm.mlir.constant(1 : i32) : i32\n"
            "  %seven = llvm.mlir.constant(7 : i32) : i32\n"
            "  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"
            "  llvm.store %seven, %p : i32, !llvm.ptr\n"
            "  \"llvm.intr.prefetch\"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}>\n"
            "      : (!llvm.ptr) -> ()\n"
            "  %r = llvm.load %p : !llvm.ptr -> i32\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "llvm.intr.ptrmask",
        .summary = "a pointer with bits of its address cleared",
        .doc = "The pointer whose address is that of the operand and the mask, bit by bit. The\n"
               "mask has as many bits as an index of the pointer; bits of the address above\n"
               "these stay.\n",
        .operands = OPERANDS({ "ptr", &LLVM_POINTER_LIKE }, { "mask", &LLVM_ANY_INT_LIKE }),
        .results = RESULTS({ "res", &LLVM_POINTER_LIKE }),
        .types = TYPE_RULES({ .same = "ptr res" }),
        .format = "$ptr `,` $mask attr-dict `:` functional-type(operands, results)",
        .traits = PURE,
        .eval_lane = mask_pointer,
        .formula = "res = ptr & mask",
        .example = "  %one = llvm.mlir.constant(1 : i32) : i32\n"
                   "  %seven = llvm.mlir.constant(7 : i32) : i32\n"
                   "  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"
                   "  llvm.store %seven, %p : i32, !llvm.ptr\n"
                   "  %mask = llvm.mlir.constant(-4 : i64) : i64\n"
                   "  %inside = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8\n"
                   "  %q = llvm.intr.ptrmask %inside, %mask : (!llvm.ptr, i64) -> !llvm.ptr\n"
                   "  %r = llvm.load %q : !llvm.ptr -> i32\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "llvm.intr.stackrestore",
        .summary = "the end of what was allocated since",
        .doc = "Gives back what `llvm.alloca` took since the pointer was made by\n"
               "`llvm.intr.stacksave`.\n",
        .operands = OPERANDS({ "ptr", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED }),
        .format = "$ptr attr-dict `:` qualified(type($ptr))",
        .eval = stack_restore,
        .undefined = "Where the pointer is poison, or was not made by `llvm.intr.stacksave`.\n",
        .example = STACK_EXAMPLE,
        .gives = "7 : i32\n",
    },
    {
        .name = "llvm.intr.stacksave",
        .summary = "how far the stack reaches",
        .doc = "A pointer for `llvm.intr.stackrestore`.\n",
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "attr-dict `:` qualified(type($res))",
        .fits = gives_pointer,
        .primitive = PRIM_ALLOCA,
        .eval = stack_save,
        .decisions = "M17",
        .example = STACK_EXAMPLE,
        .gives = "7 : i32\n",
    },
    {
        .name = "llvm.intr.strip.invariant.group",
        .summary = "a pointer without its group",
        .doc = "The pointer, without the promise that what it points to does not change.\n",
        .operands = OPERANDS({ "ptr", &LLVM_POINTER }),
        .results = RESULTS({ "res", &LLVM_POINTER }),
        .format = "$ptr attr-dict `:` qualified(type($ptr))",
        .traits = SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = llvm_pass_on,
        .formula = "res = ptr",
        .example = "  %one = llvm.mlir.constant(1 : i32) : i32\n"
                   "  %seven = llvm.mlir.constant(7 : i32) : i32\n"
                   "  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"
                   "  llvm.store %seven, %p : i32, !llvm.ptr\n"
                   "  %q = llvm.intr.strip.invariant.group %p : !llvm.ptr\n"
                   "  %r = llvm.load %q : !llvm.ptr -> i32\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "llvm.intr.threadlocal.address",
        .summary = "the address of a thread-local variable",
        .doc = "The address of the variable for the thread that runs.\n",
        .operands = OPERANDS({ "global", &LLVM_POINTER }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        .fits = llvm_passes_its_type,
        .eval = llvm_pass_on,
        .formula = "res = global",
        .example = "llvm.mlir.global internal thread_local @own(7 : i32) : i32\n"
                   "\n"
                   "  %p = llvm.mlir.addressof @own : !llvm.ptr\n"
                   "  %q = \"llvm.intr.threadlocal.address\"(%p) : (!llvm.ptr) -> !llvm.ptr\n"
                   "  %r = llvm.load %q : !llvm.ptr -> i32\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "llvm.intr.vacopy",
        .summary = "a copy of a list of arguments",
        .doc = "Copies the state of the list src_list to dest_list.\n",
        .operands = OPERANDS({ "dest_list", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "src_list", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED }),
        .format = "$src_list `to` $dest_list attr-dict `:` type(operands)",
        .eval = llvm_va_copy,
        .decisions = "M19",
        .example = "!list = !llvm.struct<(i32, i32, ptr, ptr)>\n"
                   "llvm.func @count(%n: i32, ...) -> i32 {\n"
                   "  %one = llvm.mlir.constant(1 : i32) : i32\n"
                   "  %list = llvm.alloca %one x !list : (i32) -> !llvm.ptr\n"
                   "  %copy = llvm.alloca %one x !list : (i32) -> !llvm.ptr\n"
                   "  llvm.intr.vastart %list : !llvm.ptr\n"
                   "  llvm.intr.vacopy %list to %copy : !llvm.ptr, !llvm.ptr\n"
                   "  // The bytes of general registers that named arguments took.\n"
                   "  %used = llvm.load %copy : !llvm.ptr -> i32\n"
                   "  llvm.intr.vaend %list : !llvm.ptr\n"
                   "  llvm.return %used : i32\n"
                   "}\n"
                   "\n"
                   "  %one = llvm.mlir.constant(1 : i32) : i32\n"
                   "  %r = llvm.call @count(%one, %one) vararg(!llvm.func<i32 (i32, ...)>)\n"
                   "      : (i32, i32) -> i32\n",
        .gives = "8 : i32\n",
    },
    {
        .name = "llvm.intr.vaend",
        .summary = "the end of a list of arguments",
        .doc = "Ends the use of the list: what it holds becomes poison.\n",
        .operands = OPERANDS({ "arg_list", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED }),
        .format = "$arg_list attr-dict `:` qualified(type($arg_list))",
        .eval = llvm_va_end,
        .undefined = "Where the list was not started, or has ended.\n",
        .decisions = "M19",
        .example = LIST_EXAMPLE,
        .gives = "8 : i32\n",
    },
    {
        .name = "llvm.intr.vastart",
        .summary = "the start of a list of arguments",
        .doc = "Makes the list of the variadic arguments of the function.\n",
        .operands = OPERANDS({ "arg_list", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED }),
        .format = "$arg_list attr-dict `:` qualified(type($arg_list))",
        .primitive = PRIM_ALLOCA,
        .eval = llvm_va_start,
        .decisions = "M19",
        .example = LIST_EXAMPLE,
        .gives = "8 : i32\n",
    },
    { 0 },
};
