/* Stack allocation, loads and stores. */
#include "dialects/llvm/atomics.h"
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/pointers.h"
#include "dialects/llvm/values.h"
#include "dialects/pointed.h"

/* That are made in the time of one. */
enum { ALLOCA_BYTES_OF_A_STEP = 256 };

static bool parse_alloca_type(AsmParser *p, OpState *state, const OperandName *size,
                              const Type *element)
{
    const char *at = asm_here(p);
    const Attr *alignment = op_state_attr(state, "alignment");
    const Type *type;

    if (!asm_parse_type(p, &type))
        return false;
    if (alignment && alignment->kind != ATTR_INTEGER)
        return asm_error(p, asm_name_loc(p), "expected integer alignment");
    if (type->kind != TYPE_FUNCTION || type->list.input_count != 1 || type->list.result_count != 1)
        return asm_error(p, at, "expected trailing function type with one argument and one result");
    if (!asm_resolve(p, size, type->list.types[0], state))
        return false;
    if (llvm_is_ptr(type->list.types[1]))
        op_state_add_attr(state, "elem_type", attr_type(element));
    vec_push(&state->results, type->list.types[1]);
    return true;
}

/* [inalloca] %size x type {...} : (i32) -> !llvm.ptr */
static bool parse_alloca(AsmParser *p, OpState *state)
{
    const Type *element;
    OperandName size;

    if (asm_optional_keyword(p, "inalloca"))
        op_state_add_attr(state, "inalloca", attr_unit(state->context));
    return asm_parse_operand(p, &size) && asm_parse_keyword(p, "x") && asm_parse_type(p, &element)
           && asm_optional_attr_dict(p, state) && asm_parse_punct(p, ":")
           && parse_alloca_type(p, state, &size, element);
}

static void print_alloca(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "elem_type", "inalloca", NULL };
    static const char *const UNALIGNED[] = { "elem_type", "inalloca", "alignment", NULL };
    const Attr *alignment = op_attr(op, "alignment");
    bool aligned = alignment && !int_is_zero(alignment->integer);

    asm_print(printer, op_attr(op, "inalloca") ? " inalloca " : " ");
    asm_print_operand(printer, op->operands[0]);
    asm_print(printer, " x ");
    asm_print_type(printer, op_attr(op, "elem_type")->type_value);
    asm_print_attr_dict(printer, op, aligned ? ELIDED : UNALIGNED);
    asm_print(printer, " : ");
    asm_print_functional_type(printer, op);
}

static bool verify_alloca(const Op *op)
{
    const Type *element = op_attr(op, "elem_type")->type_value;

    return !llvm_is_target(element) || llvm_target_has_memory(element)
           || op_error(op, "this target extension type cannot be used in alloca");
}

/* Whole bytes, a power of two of them. */
bool llvm_may_be_atomic(const Type *type)
{
    unsigned bits;

    if (llvm_is_ptr(type))
        return true;
    if (!type_is_signless_integer(type) && !llvm_is_compatible_float(type))
        return false;
    bits = type->kind == TYPE_DIALECT ? 128 : type_bits(type);
    return bits >= 8 && (bits & (bits - 1)) == 0;
}

int64_t llvm_ordering(const Op *op, const char *name)
{
    const Attr *ordering = op_attr(op, name);

    return ordering ? int_low_s(ordering->integer) : LLVM_NOT_ATOMIC;
}

static bool verify_atomic(const Op *op, const Type *type, int64_t unsupported)
{
    int64_t ordering = llvm_ordering(op, "ordering");

    if (ordering == LLVM_NOT_ATOMIC)
        return !op_attr(op, "syncscope")
               || op_error(op, "expected syncscope to be null for non-atomic access");
    if (!llvm_may_be_atomic(type))
        return op_error(op, "unsupported type '%s' for atomic access", type_text(type));
    if (ordering == unsupported || ordering == LLVM_ACQ_REL)
        return op_error(op, "unsupported ordering '%s'", enum_word(&LLVM_ENUM_ORDERING, ordering));
    return op_attr(op, "alignment") || op_error(op, "expected alignment for atomic access");
}

static bool verify_load(const Op *op)
{
    return verify_atomic(op, op->results[0]->type, LLVM_RELEASE) && llvm_verify_dereferenceable(op);
}

static bool verify_store(const Op *op)
{
    return verify_atomic(op, op->operands[0]->type, LLVM_ACQUIRE);
}

enum { ALLOCA_ALIGNMENT, ALLOCA_TYPE };
enum { ACCESS_ALIGNMENT };

/* As many as an unsigned number says. */
static Flow allocate(Step *s)
{
    const Type *type = prop(s, ALLOCA_TYPE)->type_value;
    Int count = int_in(s, 0);
    LlvmRoom room;
    uint64_t bytes;
    Allocation *made;

    if (!llvm_room(s, type, &room))
        return unsupported(s, "memory for values of type '%s'", type_text(type));
    if (!int_fits_u64(count) || __builtin_mul_overflow(int_low_u(count), room.bytes, &bytes))
        return limit_reached(s, "more than 2^64 bytes on the stack");
    made = memory_allocate(memory_in(s), ALLOCATION_STACK, bytes,
                           llvm_bytes_of(prop(s, ALLOCA_ALIGNMENT), room.alignment), s->op);
    if (!made)
        return memory_is_short(s, "%llu byte%s on the stack", (unsigned long long)bytes,
                               plural(bytes));
    if (llvm_give_address(s, (Pointer){ made->id, made->address }) == FLOW_END)
        return FLOW_END;
    return work_done(s, bytes / ALLOCA_BYTES_OF_A_STEP);
}

static AccessMode mode_of(int64_t ordering, AccessMode otherwise)
{
    if (ordering == LLVM_NOT_ATOMIC)
        return otherwise;
    return otherwise == ACCESS_READ ? ACCESS_ATOMIC_READ : ACCESS_ATOMIC;
}

static uint64_t alignment_in(const Step *s)
{
    return llvm_bytes_of(prop(s, ACCESS_ALIGNMENT), 0);
}

enum { LOAD_INVARIANT = 3, LOAD_DEREFERENCEABLE = 7 };

/* Of a pointer that was loaded: does it lead to as many bytes as is said? */
static Flow check_loaded(Step *s, const Attr *said)
{
    Place loaded = result_place(s, 0);
    Pointer at = place_pointer(loaded);
    const Attr *bytes_said = said->dialect.params[0], *null_said = said->dialect.params[1];
    uint64_t bytes = bytes_said ? int_low_u(bytes_said->integer) : 0;
    bool may_be_null = null_said && !int_is_zero(null_said->integer);
    Allocation *allocation;
    uint64_t offset;

    if (*loaded.poison)
        return undefined_poison(s, *loaded.poison,
                                "the pointer that is loaded is poison, and dereferenceable");
    if (!bytes || (!at.address && may_be_null)
        || memory_check(memory_in(s), at, bytes, 1, ACCESS_READ, &allocation, &offset) == ACCESS_OK)
        return FLOW_NEXT;
    return undefined(s,
                     "the pointer that is loaded, 0x%llx, does not point to %llu bytes of living "
                     "memory, as its dereferenceable says",
                     (unsigned long long)at.address, (unsigned long long)bytes);
}

/* "the same value at all points in the program" (LangRef, !invariant.load), of which loads that say
 * so are looked at: M37. */
static Flow check_invariant(Step *s)
{
    MemRef at = pointee(pointer_in(s, 0), s->op->results[0]->type);
    const Layout *layout = layout_of(s, at.element);
    MemoryAccess access = { .size = layout_bytes(layout), .by = s->op };
    const Op *other;
    Spot spot;

    if (!access.size)
        return FLOW_NEXT;
    if (find_spot(s, &at, 0, layout, 1, ACCESS_READ, &spot) == FLOW_END)
        return FLOW_END;
    access.allocation = spot.allocation;
    access.offset = spot.offset;
    other = memory_invariant(memory_in(s), &access);
    if (!other)
        return FLOW_NEXT;
    undefined(s, "the memory is not what it was when it was loaded before, and loads of it are "
                 "invariant");
    note_operation(s, other, "it was loaded before here");
    by_decision(s, "M37");
    return note_allocation(s, spot.allocation);
}

/* Behind an access to a value of the type that lies there. */
static Flow order_access(Step *s, int64_t ordering, Pointer pointer, const Type *type, bool is_load)
{
    MemRef at = pointee(pointer, type);

    if (ordering == LLVM_NOT_ATOMIC)
        return FLOW_NEXT;
    return llvm_order(s, &at, layout_of(s, type), is_load && llvm_acquires(ordering),
                      !is_load && llvm_releases(ordering));
}

static Flow load(Step *s)
{
    const Attr *said = prop(s, LOAD_DEREFERENCEABLE);
    int64_t ordering = llvm_ordering(s->op, "ordering");
    const Type *type = s->op->results[0]->type;

    if ((ordering != LLVM_NOT_ATOMIC && team_atomic(s) == FLOW_END)
        || load_value(s, pointer_in(s, 0), type, alignment_in(s), mode_of(ordering, ACCESS_READ),
                      result_place(s, 0))
               == FLOW_END
        || (prop_flag(s, LOAD_INVARIANT) && check_invariant(s) == FLOW_END)
        || order_access(s, ordering, pointer_in(s, 0), type, true) == FLOW_END)
        return FLOW_END;
    return said ? check_loaded(s, said) : FLOW_NEXT;
}

static Flow store(Step *s)
{
    int64_t ordering = llvm_ordering(s->op, "ordering");
    const Type *type = s->op->operands[0]->type;

    if ((ordering != LLVM_NOT_ATOMIC && team_atomic(s) == FLOW_END)
        || store_value(s, pointer_in(s, 1), type, alignment_in(s), mode_of(ordering, ACCESS_WRITE),
                       operand_place(s, 0))
               == FLOW_END)
        return FLOW_END;
    return order_access(s, ordering, pointer_in(s, 1), type, false);
}

const OpDef LLVM_MEMORY_OPS[] = {
    {
        .name = "llvm.alloca",
        .summary = "memory of a function's call",
        .doc = "Memory for arraySize elements of elem_type, not initialised, given back when\n"
               "the function returns. Where the alignment is absent or 0 it is the type's.\n",
        .operands = OPERANDS({ "arraySize", &ANY_SIGNLESS_INTEGER, .poison = POISON_IS_UNDEFINED }),
        .attrs = ATTRS({ "alignment", &I64_ATTR, .optional = true }, { "elem_type", &TYPE_ATTR },
                       { "inalloca", &UNIT_ATTR }),
        .results = RESULTS({ "res", &LLVM_POINTER }),
        .parse = parse_alloca,
        .print = print_alloca,
        .verify = verify_alloca,
        .primitive = PRIM_ALLOCA,
        .eval = allocate,
        .decisions = "M15",
        .example = "  %three = llvm.mlir.constant(3 : i64) : i64\n"
                   "  %p = llvm.alloca %three x i32 {alignment = 16} : (i64) -> !llvm.ptr\n"
                   "  %address = llvm.ptrtoint %p : !llvm.ptr to i64\n"
                   "  %mask = llvm.mlir.constant(15 : i64) : i64\n"
                   "  %r = llvm.and %address, %mask : i64\n",
        .gives = "0 : i64\n",
    },
    {
        .name = "llvm.load",
        .summary = "a value from memory",
        .doc = "The value of the result's type in the bytes at the address. Undefined behaviour\n"
               "where the address is poison, or the bytes are not all of one living object, or\n"
               "the alignment is not as promised. What was never written is poison.\n",
        .operands = OPERANDS({ "addr", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED }),
        .attrs =
            ATTRS({ "alignment", &I64_ATTR, .optional = true }, { "volatile_", &UNIT_ATTR },
                  { "nontemporal", &UNIT_ATTR }, { "invariant", &UNIT_ATTR },
                  { "invariantGroup", &UNIT_ATTR }, { "ordering", &LLVM_ORDERING, "not_atomic" },
                  { "syncscope", &STR_ATTR, .optional = true },
                  { "dereferenceable", &LLVM_DEREFERENCEABLE, .optional = true },
                  { "access_groups", &LLVM_ACCESS_GROUPS, .optional = true },
                  { "alias_scopes", &LLVM_ALIAS_SCOPES, .optional = true },
                  { "noalias_scopes", &LLVM_ALIAS_SCOPES, .optional = true },
                  { "tbaa", &LLVM_TBAA_TAGS, .optional = true }),
        .results = RESULTS({ "res", &LLVM_LOADABLE }),
        .format = "(`volatile` $volatile_^)? $addr "
                  "(`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? "
                  "(`invariant` $invariant^)? (`invariant_group` $invariantGroup^)? "
                  "(`dereferenceable` `` $dereferenceable^)? "
                  "attr-dict `:` qualified(type($addr)) `->` type($res)",
        .verify = verify_load,
        .primitive = PRIM_POINTER_LOAD,
        .eval = load,
        .may_be_moved = true,
        .formula = "res = *addr",
        .poison = "What was stored as poison, or never written.\n",
        .undefined =
            "Where the bytes are not all of one living object that the pointer was made\n"
            "from, or the address is no multiple of the alignment; where the pointer that\n"
            "is loaded does not lead to as many bytes as `dereferenceable` says, or a load\n"
            "that is `invariant` finds other bytes than an earlier one. Where a call that\n"
            "runs promises that the bytes are not touched so.\n",
        .decisions = "M12, M13, M15, M16, M21, M37",
        .example = "  %one = llvm.mlir.constant(1 : i32) : i32\n"
                   "  %seven = llvm.mlir.constant(7 : i32) : i32\n"
                   "  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"
                   "  llvm.store %seven, %p : i32, !llvm.ptr\n"
                   "  %r = llvm.load %p : !llvm.ptr -> i32\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "llvm.store",
        .summary = "a value to memory",
        .doc = "Writes the value to the bytes at the address. Undefined behaviour where the\n"
               "address is poison, or the bytes are not all of one living, writable object, or\n"
               "the alignment is not as promised. Poison may be stored.\n",
        .operands = OPERANDS({ "value", &LLVM_LOADABLE, .poison = POISON_MOVES },
                             { "addr", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED }),
        .attrs = ATTRS({ "alignment", &I64_ATTR, .optional = true }, { "volatile_", &UNIT_ATTR },
                       { "nontemporal", &UNIT_ATTR }, { "invariantGroup", &UNIT_ATTR },
                       { "ordering", &LLVM_ORDERING, "not_atomic" },
                       { "syncscope", &STR_ATTR, .optional = true },
                       { "access_groups", &LLVM_ACCESS_GROUPS, .optional = true },
                       { "alias_scopes", &LLVM_ALIAS_SCOPES, .optional = true },
                       { "noalias_scopes", &LLVM_ALIAS_SCOPES, .optional = true },
                       { "tbaa", &LLVM_TBAA_TAGS, .optional = true }),
        .format = "(`volatile` $volatile_^)? $value `,` $addr "
                  "(`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? "
                  "(`invariant_group` $invariantGroup^)? "
                  "attr-dict `:` type($value) `,` qualified(type($addr))",
        .verify = verify_store,
        .primitive = PRIM_POINTER_STORE,
        .eval = store,
        .formula = "*addr = value",
        .undefined =
            "Where the bytes are not all of one living, writable object that the pointer was\n"
            "made from, or the address is no multiple of the alignment.\n",
        .decisions = "M15",
        .example = "  %one = llvm.mlir.constant(1 : i32) : i32\n"
                   "  %seven = llvm.mlir.constant(7 : i32) : i32\n"
                   "  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"
                   "  llvm.store %seven, %p : i32, !llvm.ptr\n"
                   "  %r = llvm.load %p : !llvm.ptr -> i32\n",
        .gives = "7 : i32\n",
    },
    { 0 },
};
