/* Reduce: one type is replaced by a smaller one throughout the module: widths of integers, formats
 * of floats, sizes of dimensions, vectors by their elements.
 */
#include "interp/oracle/reduce/reduce_rule.h"

#include "core/text/asm.h"
#include "core/ir/context.h"

#include <string.h>

typedef enum RetypeKind {
    RETYPE_INTEGER,
    RETYPE_FLOAT,
    RETYPE_SIZE,
    RETYPE_SIZE_AND_NUMBERS, /* and index constants that are that size */
    RETYPE_DYNAMIC,          /* sizes known at run time alone, which become one size */
    RETYPE_VECTOR,           /* vectors, which become their elements */
} RetypeKind;

typedef struct Retype {
    RetypeKind kind;
    int64_t from, to; /* a width or a size */
    const FloatFormat *from_format, *to_format;
} Retype;

static bool changes_sizes(const Retype *r)
{
    return r->kind == RETYPE_SIZE || r->kind == RETYPE_SIZE_AND_NUMBERS;
}

static const Type *retype(const Retype *r, const Type *type);

static const Type *retype_shaped(const Retype *r, const Type *type)
{
    Context *context = type->context;
    const Type *element = retype(r, type->shaped.element);
    unsigned rank = type->shaped.rank;
    int64_t *dims = ARENA_ARRAY(&context->arena, int64_t, rank + 1);

    for (unsigned i = 0; i < rank; i++)
        dims[i] =
            changes_sizes(r) && type->shaped.dims[i] == r->from ? r->to : type->shaped.dims[i];
    if (type->kind == TYPE_VECTOR)
        return r->kind == RETYPE_VECTOR
                   ? element
                   : type_vector(context, rank, dims, type->shaped.scalable, element);
    if (type->kind == TYPE_TENSOR)
        return type_tensor(context, rank, dims, element, type->shaped.encoding);
    return type_memref(context, rank, dims, element, type->shaped.layout,
                       type->shaped.memory_space);
}

static const Type *retype_function(const Retype *r, const Type *type)
{
    unsigned count = type->list.input_count + type->list.result_count;
    const Type **types = ARENA_ARRAY(&type->context->arena, const Type *, count + 1);

    for (unsigned i = 0; i < count; i++)
        types[i] = retype(r, type->list.types[i]);
    return type_function(type->context, type->list.input_count, types, type->list.result_count,
                         types + type->list.input_count);
}

static const Type *retype(const Retype *r, const Type *type)
{
    switch (type->kind) {
    case TYPE_INTEGER:
        return r->kind == RETYPE_INTEGER && type->integer.width == r->from
                   ? type_integer(type->context, (unsigned)r->to, type->integer.signedness)
                   : type;
    case TYPE_FLOAT:
        return r->kind == RETYPE_FLOAT && type->format == r->from_format
                   ? type_float(type->context, r->to_format)
                   : type;
    case TYPE_VECTOR:
    case TYPE_TENSOR:
    case TYPE_MEMREF:
        return retype_shaped(r, type);
    case TYPE_UNRANKED_MEMREF:
        return type_unranked_memref(type->context, retype(r, type->shaped.element),
                                    type->shaped.memory_space);
    case TYPE_FUNCTION:
        return retype_function(r, type);
    default:
        return type;
    }
}

/* A number as one of the type: low bits, or rounded. */
static const Attr *retype_number(const Attr *attr, const Type *type)
{
    Arena *arena = &type->context->arena;

    if (attr->kind == ATTR_FLOAT && type->kind == TYPE_FLOAT)
        return attr_float(type, float_convert(type->format, attr->floating, FLOAT_TO_NEAREST_EVEN));
    if (attr->kind == ATTR_INTEGER && type->kind == TYPE_INTEGER)
        return attr_integer(type, int_resize_s(arena, attr->integer, type->integer.width));
    return attr;
}

static Int bits_of(const Attr *number)
{
    return number->kind == ATTR_FLOAT ? float_to_int_bits(&number->context->arena, number->floating)
                                      : number->integer;
}

/* As many of the first elements as the type has; as one number, the first. */
static const Attr *retype_dense(const Attr *attr, const Type *type)
{
    Arena *arena = &type->context->arena;
    int64_t count = type_is_shaped(type) ? type_num_elements(type) : 1;
    size_t bytes = attr_element_bytes(type_element(type));
    unsigned char *data;

    if (type_element(type)->kind == TYPE_COMPLEX || !attr->dense.count || count > attr->dense.count)
        return attr;
    if (!type_is_shaped(type))
        return retype_number(attr_element(attr, 0), type);
    if (attr->dense.splat)
        count = 1;
    data = arena_alloc(arena, (size_t)count * bytes + sizeof(uint64_t));
    for (int64_t i = 0; i < count; i++)
        int_to_bytes(bits_of(retype_number(attr_element(attr, i), type_element(type))),
                     data + (size_t)i * bytes);
    return attr_dense(type, (Str){ (const char *)data, (size_t)count * bytes }, attr->dense.splat);
}

static const Attr *resize_numbers(const Retype *r, const Attr *attr)
{
    Dims values = { 0 };
    const Attr *changed;

    for (unsigned i = 0; i < attr->dense.count; i++) {
        int64_t value = attr_i64_at(attr, i);

        vec_push(&values, value == r->from ? r->to : value);
    }
    changed = attr_dense_i64(attr->context, (unsigned)values.len, values.data);
    vec_free(&values);
    return changed;
}

/* Constants in maps of one constant: bounds of loops. */
static const Attr *resize_bound(const Retype *r, const Attr *attr)
{
    if (affine_map_is_single_constant(attr->map) && attr->map->results[0]->value == r->from)
        return attr_affine_map(affine_constant_map(attr->context, r->to));
    return attr;
}

static const Attr *retype_attr(const Retype *r, const Op *op, const Attr *attr)
{
    bool numbers = r->kind == RETYPE_SIZE_AND_NUMBERS;

    if (!attr)
        return NULL;
    switch (attr->kind) {
    case ATTR_TYPE:
        return attr_type(retype(r, attr->type_value));
    case ATTR_DENSE:
        return retype_dense(attr, retype(r, attr->type));
    case ATTR_INTEGER:
    case ATTR_FLOAT:
        /* Elsewhere the operation says of which type its numbers are. */
        if (!op_has(op, CONSTANT_LIKE))
            return attr;
        if (numbers && attr->type->kind == TYPE_INDEX && int_low_s(attr->integer) == r->from)
            return attr_int(attr->type, r->to);
        return retype_number(attr, retype(r, attr->type));
    case ATTR_DENSE_ARRAY:
        return numbers && type_is_signless(attr->dense.element, 64) ? resize_numbers(r, attr)
                                                                    : attr;
    case ATTR_AFFINE_MAP:
        return numbers ? resize_bound(r, attr) : attr;
    default:
        return attr;
    }
}

static void retype_op(const Retype *r, Op *op)
{
    for (unsigned i = 0; i < op->result_count; i++)
        op->results[i]->type = retype(r, op->results[i]->type);
    for (unsigned i = 0; op->def && i < def_attr_count(op->def); i++)
        op->inherent[i] = retype_attr(r, op, op->inherent[i]);
    for (unsigned i = 0; i < op->region_count; i++)
        for (Block *block = op->regions[i].first; block; block = block->next)
            for (unsigned n = 0; n < block->arg_count; n++)
                block->args[n]->type = retype(r, block->args[n]->type);
}

/* A cast between what now is one type. */
static bool is_idle(const Op *op)
{
    return op_has(op, CAST) && op->operand_count == 1 && op->result_count == 1
           && op->operands[0]->type == op->results[0]->type;
}

static void retype_module(Edit *edit, const Retype *r)
{
    EditOps ops = { 0 };

    edit_list(edit->module, &ops);
    for (size_t i = 0; i < ops.len; i++)
        retype_op(r, ops.data[i]);
    for (size_t i = 0; i < ops.len; i++)
        if (is_idle(ops.data[i])) {
            edit_forward(edit, ops.data[i]->results[0], ops.data[i]->operands[0]);
            block_remove(ops.data[i]->block, ops.data[i]);
        }
    vec_free(&ops);
}

/* What types are made of: a width, a size, or a format. */
typedef struct Leaf {
    int64_t number;
    const FloatFormat *format;
} Leaf;

typedef VEC(Leaf) Leaves;

static void add_leaf(Leaves *leaves, int64_t number, const FloatFormat *format)
{
    for (size_t i = 0; i < leaves->len; i++)
        if (leaves->data[i].number == number && leaves->data[i].format == format)
            return;
    vec_push(leaves, ((Leaf){ number, format }));
}

static void add_sizes(Leaves *leaves, const Type *type, bool dynamic)
{
    for (unsigned i = 0; i < type->shaped.rank; i++)
        if (dynamic ? type->shaped.dims[i] == DYNAMIC : type->shaped.dims[i] > 1)
            add_leaf(leaves, type->shaped.dims[i], NULL);
}

/* What a change of that kind can begin with. */
static void add_leaves(Leaves *leaves, const Type *type, RetypeKind kind)
{
    const Type *element = type_element(type);

    if (element != type && type_is_shaped(element))
        add_leaves(leaves, element, kind);
    if (kind == RETYPE_VECTOR && type->kind == TYPE_VECTOR)
        add_leaf(leaves, 0, NULL);
    if (kind == RETYPE_INTEGER && element->kind == TYPE_INTEGER && element->integer.width > 1)
        add_leaf(leaves, element->integer.width, NULL);
    if (kind == RETYPE_FLOAT && element->kind == TYPE_FLOAT)
        add_leaf(leaves, 0, element->format);
    if ((kind == RETYPE_SIZE || kind == RETYPE_DYNAMIC) && type_has_rank(type))
        add_sizes(leaves, type, kind == RETYPE_DYNAMIC);
}

/* Each once, as they are met in the module. */
static Leaves leaves_of(const Edit *edit, RetypeKind kind)
{
    EditOps ops = { 0 };
    Leaves leaves = { 0 };

    edit_list(edit->module, &ops);
    for (size_t i = 0; i < ops.len; i++) {
        for (unsigned n = 0; n < ops.data[i]->result_count; n++)
            add_leaves(&leaves, ops.data[i]->results[n]->type, kind);
        for (unsigned k = 0; k < ops.data[i]->region_count; k++)
            for (Block *block = ops.data[i]->regions[k].first; block; block = block->next)
                for (unsigned n = 0; n < block->arg_count; n++)
                    add_leaves(&leaves, block->args[n]->type, kind);
    }
    vec_free(&ops);
    return leaves;
}

static unsigned count_leaves(const Edit *edit, const Op *op, RetypeKind kind)
{
    Leaves leaves = { 0 };
    size_t count;

    if (op == edit->module)
        leaves = leaves_of(edit, kind);
    count = leaves.len;
    vec_free(&leaves);
    return (unsigned)count;
}

static Leaf leaf_at(const Edit *edit, RetypeKind kind, unsigned place)
{
    Leaves leaves = leaves_of(edit, kind);
    Leaf leaf = leaves.data[place];

    vec_free(&leaves);
    return leaf;
}

static unsigned each_width(const Edit *edit, const Op *op)
{
    return count_leaves(edit, op, RETYPE_INTEGER);
}

static bool narrow(Edit *edit, Op *op, unsigned place, int how)
{
    Retype r = { .kind = RETYPE_INTEGER,
                 .from = leaf_at(edit, RETYPE_INTEGER, place).number,
                 .to = how };

    (void)op;
    if (r.to >= r.from)
        return false;
    retype_module(edit, &r);
    return true;
}

static unsigned each_format(const Edit *edit, const Op *op)
{
    return count_leaves(edit, op, RETYPE_FLOAT);
}

static bool narrow_float(Edit *edit, Op *op, unsigned place, int how)
{
    const FloatFormat *const TO[] = { &FLOAT_F32, &FLOAT_F64 };
    Retype r = { .kind = RETYPE_FLOAT,
                 .from_format = leaf_at(edit, RETYPE_FLOAT, place).format,
                 .to_format = TO[how] };

    (void)op;
    if (r.to_format->width >= r.from_format->width)
        return false;
    retype_module(edit, &r);
    return true;
}

static unsigned each_size(const Edit *edit, const Op *op)
{
    return count_leaves(edit, op, RETYPE_SIZE);
}

/* `how` says how small; the size alone, or with the numbers that are as it. */
static bool shrink(Edit *edit, unsigned place, RetypeKind kind, Smaller how)
{
    Retype r = { .kind = kind, .from = leaf_at(edit, RETYPE_SIZE, place).number };

    if (!smaller_i64(r.from, how, &r.to))
        return false;
    retype_module(edit, &r);
    return true;
}

static bool shrink_size(Edit *edit, Op *op, unsigned place, int how)
{
    (void)op;
    return shrink(edit, place, RETYPE_SIZE, (Smaller)how);
}

static bool shrink_size_and_numbers(Edit *edit, Op *op, unsigned place, int how)
{
    (void)op;
    return shrink(edit, place, RETYPE_SIZE_AND_NUMBERS, (Smaller)how);
}

static unsigned any_dynamic(const Edit *edit, const Op *op)
{
    return count_leaves(edit, op, RETYPE_DYNAMIC);
}

static bool fix_sizes(Edit *edit, Op *op, unsigned place, int how)
{
    Retype r = { .kind = RETYPE_SIZE, .from = DYNAMIC, .to = how };

    (void)op, (void)place;
    retype_module(edit, &r);
    return true;
}

static unsigned any_vector(const Edit *edit, const Op *op)
{
    return count_leaves(edit, op, RETYPE_VECTOR);
}

static bool scalarize(Edit *edit, Op *op, unsigned place, int how)
{
    Retype r = { .kind = RETYPE_VECTOR };

    (void)op, (void)place, (void)how;
    retype_module(edit, &r);
    return true;
}

const ReduceRule REDUCE_TYPES[] = {
    { "vectors", any_vector, scalarize, .singly = true },
    { "sizes", any_dynamic, fix_sizes, 1, .singly = true },
    { "sizes", any_dynamic, fix_sizes, 2, .singly = true },
    { "sizes", any_dynamic, fix_sizes, 4, .singly = true },
    { "sizes", each_size, shrink_size, TO_ONE, .singly = true },
    { "sizes", each_size, shrink_size_and_numbers, TO_ONE, .singly = true },
    { "sizes", each_size, shrink_size, TO_HALF, .singly = true },
    { "sizes", each_size, shrink_size_and_numbers, TO_HALF, .singly = true },
    { "sizes", each_size, shrink_size, TO_ONE_LESS, .singly = true },
    { "sizes", each_size, shrink_size_and_numbers, TO_ONE_LESS, .singly = true },
    { "integers", each_width, narrow, 1, .singly = true },
    { "integers", each_width, narrow, 8, .singly = true },
    { "integers", each_width, narrow, 16, .singly = true },
    { "integers", each_width, narrow, 32, .singly = true },
    { "floats", each_format, narrow_float, 0, .singly = true },
    { "floats", each_format, narrow_float, 1, .singly = true },
    { 0 },
};
