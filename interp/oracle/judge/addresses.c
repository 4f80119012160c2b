#include "interp/oracle/judge/addresses.h"

#include "core/define/alias.h"
#include "core/ir/attr.h"
#include "core/ir/type.h"
#include "dialects/arith/arith.h"

#include <string.h>

static bool is_named(const Op *op, const char *const *names)
{
    for (; op && *names; names++)
        if (op_is(op, *names))
            return true;
    return false;
}

/* Pointers. */

static bool moves_pointer(const Op *op)
{
    static const char *const MOVING[] = { "llvm.getelementptr", "llvm.addrspacecast",
                                          "llvm.bitcast", NULL };

    return is_named(op, MOVING);
}

/* What it was computed from by operations that stay in the object; NULL: from itself. */
static const Value *base_of(const Value *pointer)
{
    return value_behind(pointer, moves_pointer);
}

static bool is_null(const Value *pointer)
{
    return pointer && value_definer(pointer) && op_is(value_definer(pointer), "llvm.mlir.zero");
}

/* Of objects that live, begin apart from each other, and have bytes. */
static bool is_object(const Value *pointer)
{
    static const char *const OBJECTS[] = { "llvm.alloca", "llvm.mlir.addressof", NULL };

    return is_named(value_definer(pointer), OBJECTS);
}

/* Numbers. */

static bool makes_number(const Op *op)
{
    const OpDef *meaning = op_meaning(op);

    return meaning && !strcmp(meaning->name, "llvm.ptrtoint");
}

/* Of null's the size of a type is often made. */
static bool gives_number(const Op *op)
{
    return op_is(op, "memref.extract_aligned_pointer_as_index")
           || (makes_number(op) && !is_null(base_of(op->operands[0])));
}

/* Of each lane, where it is a vector. */
static bool is_number(const Value *value)
{
    return type_is_int_or_index(type_element(value->type));
}

/* Arithmetic, of whose result the number is a part. */
static bool hands_on(const Op *op)
{
    if (!op_has(op, PURE) || op->region_count || op->result_count != 1
        || op_primitive(op) == PRIM_INT_CMP || !is_number(op->results[0]))
        return false;
    for (unsigned i = 0; i < op->operand_count; i++)
        if (!is_number(op->operands[i]))
            return false;
    return true;
}

static const Op *number_of_pointer(const Value *number)
{
    const Op *op = value_definer(number);

    return op && makes_number(op) ? op : NULL;
}

/* Of two places, which C subtracts in one object alone. */
static bool is_distance(const Op *op)
{
    return op_primitive(op) == PRIM_INT_SUB && number_of_pointer(op->operands[0])
           && number_of_pointer(op->operands[1]);
}

bool addresses_subtracted_by(const Op *op)
{
    const Value *a, *b;

    if (!is_distance(op))
        return false;
    a = base_of(number_of_pointer(op->operands[0])->operands[0]);
    b = base_of(number_of_pointer(op->operands[1])->operands[0]);
    return a != b;
}

/* `left`: so many values are looked at, and behind these it may be. */
static bool is_made_of_address(const Value *value, unsigned *left)
{
    const Op *op = value_definer(value);

    if (!op || is_distance(op))
        return false;
    if (gives_number(op))
        return true;
    for (unsigned i = 0; hands_on(op) && i < op->operand_count; i++)
        if (!*left || (--*left, is_made_of_address(op->operands[i], left)))
            return true;
    return false;
}

static bool is_address(const Value *value)
{
    unsigned left = 256;

    return is_number(value) && is_made_of_address(value, &left);
}

/* Of two addresses of memory that lives, or of what was loaded where both had been stored, it shows
 * nothing of where memory lies whether they are the same: so ask what frees each memory once. */

static bool holds_indices(const Type *type)
{
    return type_is_any_memref(type) && type_element(type)->kind == TYPE_INDEX;
}

/* As it was made, and that of where an object begins. */
static bool is_plain_address(const Value *value)
{
    const Op *op = value_definer(value);

    return op
           && (op_is(op, "memref.extract_aligned_pointer_as_index")
               || (makes_number(op) && is_object(op->operands[0])));
}

static bool may_be_loaded_address(const Value *value)
{
    const Op *op = value_definer(value);

    return op && op_primitive(op) == PRIM_LOAD && value->type->kind == TYPE_INDEX;
}

static bool asks_for_equality(const Op *op)
{
    int64_t predicate =
        op_primitive(op) == PRIM_INT_CMP ? attr_enum_value(op_attr(op, "predicate")) : -1;

    return predicate == CMPI_EQ || predicate == CMPI_NE;
}

static bool asks_if_same(const Op *op)
{
    const Value *a, *b;

    if (!asks_for_equality(op))
        return false;
    a = op->operands[0];
    b = op->operands[1];
    return is_plain_address(a) == is_plain_address(b) && is_address(a) == is_address(b)
           && is_plain_address(a) == is_address(a)
           && may_be_loaded_address(a) == may_be_loaded_address(b);
}

static bool stores_in_own(const Op *op)
{
    static const char *const OWN[] = { "memref.alloc", "memref.alloca", NULL };

    return op_primitive(op) == PRIM_STORE && is_named(value_definer(op->operands[1]), OWN);
}

static bool uses_number(const Op *op, unsigned operand)
{
    const Value *number = op->operands[operand];
    bool becomes_pointer = op_is(op, "llvm.inttoptr");

    if (is_address(number))
        return !hands_on(op) && !becomes_pointer && !asks_if_same(op)
               && !(operand == 0 && stores_in_own(op));
    return may_be_loaded_address(number) && !asks_if_same(op);
}

bool addresses_seen_by(const Op *op)
{
    return gives_number(op);
}

bool addresses_used_by(const Op *op)
{
    for (unsigned i = 0; i < op->operand_count; i++)
        if (uses_number(op, i)
            || (holds_indices(op->operands[i]->type) && !str_is(op_dialect(op), "memref")
                && op_primitive(op) != PRIM_CALL))
            return true;
    return false;
}
