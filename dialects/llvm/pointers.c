/* Pointers as numbers, and numbers as pointers. */
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/pointers.h"

uint64_t llvm_bytes_of(const Attr *attr, uint64_t otherwise)
{
    uint64_t bytes = attr ? int_low_u(attr->integer) : 0;

    return bytes ? bytes : otherwise;
}

static uint64_t result_mask(const Step *s)
{
    return layout_address_mask(layout_of(s, lane_type_out(s, 0)));
}

Flow llvm_give_address(Step *s, Pointer pointer)
{
    if (pointer.address & ~result_mask(s))
        return unsupported(s, "the address 0x%llx, which pointers of type '%s' have no bits for",
                           (unsigned long long)pointer.address, type_text(lane_type_out(s, 0)));
    return give_pointer(s, pointer);
}

/* All address spaces are of one memory (DECISIONS.md M15, M35). */
static Flow addrspacecast(Step *s)
{
    return llvm_give_address(s, pointer_in(s, 0));
}

static Flow inttoptr(Step *s)
{
    return give_pointer(s,
                        memory_exposed_at(memory_in(s), int_low_u(int_in(s, 0)) & result_mask(s)));
}

static Flow ptrtoint(Step *s)
{
    enum { WIDTH = 64 };
    Pointer pointer = pointer_in(s, 0);
    unsigned width = type_bits(lane_type_out(s, 0));
    Int address = int_of_u(s->arena, WIDTH, pointer.address);

    memory_expose(memory_in(s), pointer.provenance);
    return give_int(s, width < WIDTH ? int_trunc(s->arena, address, width)
                                     : int_ext_u(s->arena, address, width));
}

const OpDef LLVM_POINTER_OPS[] = {
    {
        .name = "llvm.addrspacecast",
        .summary = "a pointer in another address space",
        .doc = "A pointer to the same object in the address space of the result type, with the\n"
               "same address.\n",
        .operands = OPERANDS({ "arg", &LLVM_POINTER_LIKE }),
        .results = RESULTS({ "res", &LLVM_POINTER_LIKE }),
        .format = "$arg attr-dict `:` type($arg) `to` type($res)",
        .traits = PURE,
        .eval_lane = addrspacecast,
        .formula = "res = arg",
        .decisions = "M15, M35",
        .example = "  %one = llvm.mlir.constant(1 : i32) : i32\n"
                   "  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"
                   "  llvm.store %one, %p : i32, !llvm.ptr\n"
                   "  %q = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>\n"
                   "  %r = llvm.load %q : !llvm.ptr<3> -> i32\n",
        .gives = "1 : i32\n",
    },
    {
        .name = "llvm.inttoptr",
        .summary = "an integer as a pointer",
        .doc = "The pointer with that address, cut or filled with zeros to the size of\n"
               "pointers. What it may access is decided by the addresses that were taken as\n"
               "integers before: the object that the address lies in, or just behind, where\n"
               "that is one of them.\n",
        .operands = OPERANDS({ "arg", &LLVM_INT_LIKE }),
        .attrs = ATTRS({ "dereferenceable", &LLVM_DEREFERENCEABLE, .optional = true }),
        .results = RESULTS({ "res", &LLVM_POINTER_LIKE }),
        .format = "$arg (`dereferenceable` `` $dereferenceable^)? attr-dict `:` type($arg) `to` "
                  "type($res)",
        .traits = PURE,
        .verify = llvm_verify_dereferenceable,
        .eval_lane = inttoptr,
        .formula = "res = arg",
        .decisions = "M16",
        .example = "  %one = llvm.mlir.constant(1 : i32) : i32\n"
                   "  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"
                   "  llvm.store %one, %p : i32, !llvm.ptr\n"
                   "  %number = llvm.ptrtoint %p : !llvm.ptr to i64\n"
                   "  %q = llvm.inttoptr %number : i64 to !llvm.ptr\n"
                   "  %r = llvm.load %q : !llvm.ptr -> i32\n",
        .gives = "1 : i32\n",
    },
    {
        .name = "llvm.ptrtoint",
        .summary = "a pointer as an integer",
        .doc = "The address, cut or filled with zeros to the size of the result. From then on\n"
               "an integer that becomes a pointer may point to the object.\n",
        .operands = OPERANDS({ "arg", &LLVM_POINTER_LIKE }),
        .results = RESULTS({ "res", &LLVM_INT_LIKE }),
        .format = "$arg attr-dict `:` type($arg) `to` type($res)",
        .traits = PURE,
        .eval_lane = ptrtoint,
        .formula = "res = arg",
        .decisions = "M16",
        .example = "  %null = llvm.mlir.zero : !llvm.ptr\n"
                   "  %r = llvm.ptrtoint %null : !llvm.ptr to i64\n",
        .gives = "0 : i64\n",
    },
    { 0 },
};
