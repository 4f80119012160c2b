/* What the source that a program was compiled from calls values. */
#include "dialects/llvm/debug_info.h"

#include "dialects/llvm/llvm.h"

enum { DEEPEST_EXPRESSION = 6 };

typedef struct Expression {
    Sb *sb;
    SourceType type;
    unsigned depth;
} Expression;

static bool value_of(Expression *e, const Value *value);

typedef struct Told { /* the search for what is told of a value */
    const Value *value;
    bool in_memory;
    Variable variable;
} Told;

static void see_told(DebugWalk *walk, const Op *op)
{
    Told *told = walk->state;
    Variable variable;

    if (!told->variable.info && debug_tells(op, &variable) && variable.value == told->value
        && variable.in_memory == told->in_memory)
        told->variable = variable;
}

static const Op *function_of(const Value *value)
{
    const Block *block = value_block(value);

    return debug_function(block->region->parent);
}

/* The variable that the value is, or leads to. */
static bool name_told(Expression *e, const Value *value, bool in_memory)
{
    Told told = { .value = value, .in_memory = in_memory };

    debug_walk(function_of(value), (DebugWalk){ see_told, &told });
    if (!told.variable.name.len)
        return false;
    sb_str(e->sb, told.variable.name);
    e->type = told.variable.type;
    return true;
}

static bool element_of(Expression *e, const Value *index, int64_t constant)
{
    SourceType type = e->type;
    SourceShape shape = source_shape(type);

    if (shape.kind != SOURCE_ARRAY && shape.kind != SOURCE_POINTER)
        return false;
    sb_char(e->sb, '[');
    if (!index)
        sb_printf(e->sb, "%lld", (long long)constant);
    else if (!value_of(e, index))
        return false;
    sb_char(e->sb, ']');
    e->type = shape.element;
    return true;
}

static bool object_at(Expression *e, const Value *pointer);

/* Are the members up to this one the elements of LLVM's struct? Fields of bits share one, and
 * padding may be one. */
static bool lie_alike(SourceType record, const Type *type, unsigned index)
{
    bool alike = true;

    for (unsigned i = 0; i <= index && alike; i++) {
        SourceMember member = source_member(record, i);
        SourceShape shape = source_shape(member.type);

        alike = member.bits == shape.bits
                && llvm_is_array(llvm_struct_element(type, i)) == (shape.kind == SOURCE_ARRAY);
    }
    return alike;
}

static bool member_of(Expression *e, const Value *base, const Type *record, int64_t index)
{
    size_t start = e->sb->len;
    bool is_object = object_at(e, base);
    SourceShape shape;
    SourceMember member;

    if (!is_object) {
        e->sb->len = start;
        if (!value_of(e, base))
            return false;
        e->type = source_shape(e->type).element;
    }
    shape = source_shape(e->type);
    if (shape.kind != SOURCE_RECORD || index < 0 || (uint64_t)index >= shape.count
        || index >= llvm_struct_count(record) || !lie_alike(e->type, record, (unsigned)index))
        return false;
    member = source_member(e->type, (unsigned)index);
    sb_printf(e->sb, "%s%.*s", is_object ? "." : "->", STR_ARG(member.name));
    e->type = member.type;
    return member.name.len != 0;
}

/* Index number `at`, where it is constant: `operand` is NULL then. */
static int64_t index_at(const Op *gep, const Attr *indices, unsigned at, const Value **operand)
{
    unsigned next = 1;
    const Op *definer;

    *operand = NULL;
    for (unsigned i = 0; i < at; i++)
        next += attr_i64_at(indices, i) == POINTER_INDEX_IS_OPERAND;
    if (attr_i64_at(indices, at) != POINTER_INDEX_IS_OPERAND)
        return attr_i64_at(indices, at);
    definer = value_definer(gep->operands[next]);
    if (definer && op_is(definer, "llvm.mlir.constant")
        && op_attr(definer, "value")->kind == ATTR_INTEGER)
        return int_low_s(op_attr(definer, "value")->integer);
    *operand = gep->operands[next];
    return 0;
}

/* %p[%i], %array[0, %i], %struct[0, 1] */
static bool part_at(Expression *e, const Op *gep)
{
    const Attr *indices = op_attr(gep, "rawConstantIndices"), *element = op_attr(gep, "elem_type");
    const Type *type = element->type_value;
    const Value *first, *index;
    int64_t number;

    if (indices->dense.count == 1) {
        number = index_at(gep, indices, 0, &index);
        return value_of(e, gep->operands[0]) && element_of(e, index, number);
    }
    if (indices->dense.count != 2 || index_at(gep, indices, 0, &first) != 0 || first)
        return false;
    number = index_at(gep, indices, 1, &index);
    if (llvm_is_struct(type))
        return !index && member_of(e, gep->operands[0], type, number);
    return object_at(e, gep->operands[0]) && element_of(e, index, number);
}

/* What lies where the pointer leads. */
static bool object_at(Expression *e, const Value *pointer)
{
    const Op *definer = value_definer(pointer);
    bool good;

    if (e->depth >= DEEPEST_EXPRESSION)
        return false;
    if (name_told(e, pointer, true))
        return true;
    e->depth++;
    good = definer && op_is(definer, "llvm.getelementptr") && part_at(e, definer);
    e->depth--;
    return good;
}

typedef struct Kept { /* the search for where an argument is kept */
    const Value *argument;
    const Value *at;
} Kept;

static void see_kept(DebugWalk *walk, const Op *op)
{
    Kept *kept = walk->state;

    if (op_is(op, "llvm.store") && op->operands[0] == kept->argument && !kept->at)
        kept->at = op->operands[1];
}

static bool argument_of(Expression *e, const Value *argument)
{
    Kept kept = { argument, NULL };

    debug_walk(function_of(argument), (DebugWalk){ see_kept, &kept });
    return kept.at && name_told(e, kept.at, true);
}

static bool computed_by(Expression *e, const Op *op)
{
    const Attr *number;

    if (op_is(op, "llvm.load"))
        return object_at(e, op->operands[0]);
    if (op_is(op, "llvm.sext") || op_is(op, "llvm.zext") || op_is(op, "llvm.trunc"))
        return value_of(e, op->operands[0]);
    if (op_is(op, "llvm.mlir.constant")) {
        number = op_attr(op, "value");
        if (!number || number->kind != ATTR_INTEGER)
            return false;
        int_print_s(e->sb, number->integer);
        e->type = (SourceType){ 0 };
        return true;
    }
    if (!op_is(op, "llvm.getelementptr") && !op_is(op, "llvm.alloca"))
        return false;
    sb_char(e->sb, '&');
    return object_at(e, op->results[0]);
}

/* What it leaves in the text where it fails is taken away by who began. */
static bool value_of(Expression *e, const Value *value)
{
    const Op *definer = value_definer(value);
    bool good;

    if (e->depth >= DEEPEST_EXPRESSION)
        return false;
    if (name_told(e, value, false))
        return true;
    e->depth++;
    good = definer ? computed_by(e, definer)
                   : value->block == function_of(value)->regions[0].first && argument_of(e, value);
    e->depth--;
    return good;
}

bool source_expression(const Value *value, Sb *sb)
{
    size_t start = sb->len;
    Expression e = { .sb = sb };
    const Op *definer = value_definer(value);

    if ((!definer || !op_is(definer, "llvm.mlir.constant")) && value_of(&e, value))
        return true;
    sb->len = start;
    return false;
}
