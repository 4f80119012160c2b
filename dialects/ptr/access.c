/* Loads and stores. */
#include "dialects/pointed.h"
#include "dialects/ptr/ptr.h"

enum { ALIGNMENT = 0, LOAD_ORDERING = 5, STORE_ORDERING = 4 };

static const Attr *number_of(const Attr *alignment)
{
    return alignment && alignment->array.count ? alignment->array.elements[0] : NULL;
}

bool ptr_verify_alignment(const Op *op, unsigned attr)
{
    const Attr *alignment = number_of(op_inherent(op, attr));
    int64_t bytes = alignment ? int_low_s(alignment->integer) : 1;

    if (bytes <= 0)
        return op_plain_error(op, "alignment must be positive");
    return (bytes & (bytes - 1)) == 0 || op_plain_error(op, "alignment must be a power of 2");
}

uint64_t ptr_alignment(const Step *s, unsigned attr)
{
    const Attr *alignment = number_of(prop(s, attr));

    return alignment ? int_low_u(alignment->integer) : 0;
}

static int64_t ordering_of(const Op *op, unsigned attr)
{
    return int_low_s(op_inherent(op, attr)->integer);
}

static bool verify_atomic(const Op *op, int64_t ordering, int64_t never)
{
    if (ordering == PTR_NOT_ATOMIC)
        return !op_attr(op, "syncscope")
               || op_error(op, "expected syncscope to be null for non-atomic access");
    if (ordering == never || ordering == PTR_ACQ_REL)
        return op_error(op, "unsupported ordering '%s'", ptr_ordering_word(ordering));
    return number_of(op_inherent(op, ALIGNMENT))
           || op_error(op, "expected alignment for atomic access");
}

static bool verify_load(const Op *op)
{
    int64_t ordering = ordering_of(op, LOAD_ORDERING);

    return ptr_verify_access(op, op->operands[0]->type, op->results[0]->type, ordering)
           && ptr_verify_alignment(op, ALIGNMENT) && verify_atomic(op, ordering, PTR_RELEASE);
}

static bool verify_store(const Op *op)
{
    int64_t ordering = ordering_of(op, STORE_ORDERING);

    return ptr_verify_access(op, op->operands[1]->type, op->operands[0]->type, ordering)
           && ptr_verify_alignment(op, ALIGNMENT) && verify_atomic(op, ordering, PTR_ACQUIRE);
}

static bool is_in_memory(const Step *s, const Type *type)
{
    const Layout *layout = layout_of(s, type);

    return layout && layout_in_memory(layout);
}

static Flow load(Step *s)
{
    const Type *type = s->op->results[0]->type;
    bool atomic = prop_int(s, LOAD_ORDERING) != PTR_NOT_ATOMIC;

    if (!is_in_memory(s, type))
        return unsupported(s, "values of type '%s' in memory", type_text(type));
    return load_value(s, pointer_in(s, 0), type, ptr_alignment(s, ALIGNMENT),
                      atomic ? ACCESS_ATOMIC_READ : ACCESS_READ, result_place(s, 0));
}

static Flow store(Step *s)
{
    const Type *type = s->op->operands[0]->type;
    bool atomic = prop_int(s, STORE_ORDERING) != PTR_NOT_ATOMIC;

    if (!is_in_memory(s, type))
        return unsupported(s, "values of type '%s' in memory", type_text(type));
    return store_value(s, pointer_in(s, 1), type, ptr_alignment(s, ALIGNMENT),
                       atomic ? ACCESS_ATOMIC : ACCESS_WRITE, operand_place(s, 0));
}

#define POINTER "!ptr.ptr<#ptr.generic_space>"
#define EXAMPLE                                                                                    \
    "func.func @main() -> f32 {\n"                                                                 \
    "  %m = memref.alloca() : memref<2xf32, #ptr.generic_space>\n"                                 \
    "  %one = arith.constant 1 : index\n"                                                          \
    "  %half = arith.constant 0.5 : f32\n"                                                         \
    "  %size = ptr.type_offset f32 : index\n"                                                      \
    "  %p = ptr.to_ptr %m : memref<2xf32, #ptr.generic_space>\n"                                   \
    "      -> <#ptr.generic_space>\n"                                                              \
    "  %q = ptr.ptr_add inbounds %p, %size : " POINTER ", index\n"

const OpDef PTR_ACCESS_OPS[] = {
    {
        .name = "ptr.load",
        .summary = "a value from memory",
        .doc = "The value of the result's type in the bytes at the address, as llvm.load has\n"
               "it. `nontemporal` and the invariants only tell a compiler something.\n",
        .operands = OPERANDS({ "ptr", &PTR_POINTER, .poison = POISON_IS_UNDEFINED }),
        .attrs = ATTRS([ALIGNMENT] = { "alignment", &OPTIONAL_I64_PROPERTY, "[]" },
                       { "volatile_", &UNIT_PROPERTY, "false" },
                       { "nontemporal", &UNIT_PROPERTY, "false" },
                       { "invariant", &UNIT_PROPERTY, "false" },
                       { "invariantGroup", &UNIT_PROPERTY, "false" },
                       [LOAD_ORDERING] = { "ordering", &PTR_ORDERING, "not_atomic" },
                       { "syncscope", &STR_ATTR, .optional = true }),
        .results = RESULTS({ "value", &ANY_TYPE }),
        .format = "(`volatile` $volatile_^)? $ptr "
                  "(`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? "
                  "oilist( `nontemporal` $nontemporal | `invariant` $invariant | "
                  "`invariant_group` $invariantGroup | `alignment` `=` $alignment ) "
                  "attr-dict `:` qualified(type($ptr)) `->` type($value)",
        .verify = verify_load,
        .eval = load,
        .formula = "value = *ptr",
        .poison = "What was stored as poison, or never written.\n",
        .undefined = "Where the bytes are not all of one living object that the pointer was made\n"
                     "from, or the address is no multiple of the alignment, which is that of the\n"
                     "type where none is given.\n",
        .decisions = "M12, M15, M16, M21",
        .example = EXAMPLE "  memref.store %half, %m[%one] : memref<2xf32, #ptr.generic_space>\n"
                           "  %r = ptr.load %q alignment = 4 : " POINTER " -> f32\n"
                           "  return %r : f32\n"
                           "}\n",
        .gives = "5.000000e-01 : f32\n",
    },
    {
        .name = "ptr.store",
        .summary = "a value to memory",
        .doc = "Writes the value to the bytes at the address, as llvm.store does. Poison may be\n"
               "stored. `nontemporal` and `invariant_group` only tell a compiler something.\n",
        .operands = OPERANDS({ "value", &ANY_TYPE, .poison = POISON_MOVES },
                             { "ptr", &PTR_POINTER, .poison = POISON_IS_UNDEFINED }),
        .attrs = ATTRS([ALIGNMENT] = { "alignment", &OPTIONAL_I64_PROPERTY, "[]" },
                       { "volatile_", &UNIT_PROPERTY, "false" },
                       { "nontemporal", &UNIT_PROPERTY, "false" },
                       { "invariantGroup", &UNIT_PROPERTY, "false" },
                       [STORE_ORDERING] = { "ordering", &PTR_ORDERING, "not_atomic" },
                       { "syncscope", &STR_ATTR, .optional = true }),
        .format = "(`volatile` $volatile_^)? $value `,` $ptr "
                  "(`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? "
                  "oilist( `nontemporal` $nontemporal | `invariant_group` $invariantGroup | "
                  "`alignment` `=` $alignment ) "
                  "attr-dict `:` type($value) `,` qualified(type($ptr))",
        .verify = verify_store,
        .eval = store,
        .formula = "*ptr = value",
        .undefined =
            "Where the bytes are not all of one living, writable object that the pointer was\n"
            "made from, or the address is no multiple of the alignment, which is that of the\n"
            "type where none is given.\n",
        .decisions = "M15",
        .example = EXAMPLE "  ptr.store %half, %q : f32, " POINTER "\n"
                           "  %r = memref.load %m[%one] : memref<2xf32, #ptr.generic_space>\n"
                           "  return %r : f32\n"
                           "}\n",
        .gives = "5.000000e-01 : f32\n",
    },
    { 0 },
};
