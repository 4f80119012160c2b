/* Constants, and values that stand for none. */
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/values.h"

static bool is_number(const Attr *attr)
{
    return attr->kind == ATTR_INTEGER || attr->kind == ATTR_FLOAT;
}

static bool verify_string(const Op *op, const Attr *value, const Type *type)
{
    return (llvm_is_array(type) && llvm_array_count(type) == value->string.len
            && type_is_signless(llvm_array_element(type), 8))
           || op_error(op, "expected array type of %zu i8 elements for the string constant",
                       value->string.len);
}

static bool verify_field(const Op *op, const Attr *value, const Type *type, unsigned index)
{
    if (!type_is_int_or_index(type) && !type_is_float(type))
        return op_error(op, "expected struct element types to be floating point type or integer "
                            "type");
    if (!is_number(value))
        return op_error(op, "expected element of array attribute to be floating point or integer");
    return value->type == type
           || op_error(op, "struct element at index %u is of wrong type", index);
}

static bool verify_struct(const Op *op, const Attr *value, const Type *type)
{
    unsigned count = llvm_struct_count(type);

    if (value->kind != ATTR_ARRAY)
        return op_error(op, "expected array attribute for struct type");
    if (value->array.count != count)
        return op_error(op, "expected array attribute of size %u", count);
    for (unsigned i = 0; i < count; i++)
        if (!verify_field(op, value->array.elements[i], llvm_struct_element(type, i), i))
            return false;
    return true;
}

/* A number of this format can be held by the element type: a float of the same format, or an
 * integer as wide; other types are not looked at. */
static bool verify_format(const Op *op, const FloatFormat *format, const Type *element)
{
    if (element->kind == TYPE_FLOAT)
        return element->format == format
               || op_error(op, "attribute and type have different float semantics");
    return element->kind != TYPE_INTEGER || element->integer.width == format->width
           || op_error(op, "expected integer type of width %u", format->width);
}

static bool is_void_of_value(const Attr *attr)
{
    return llvm_is_attr(attr, "zero") || llvm_is_attr(attr, "undef");
}

static bool verify_struct_element(const Op *op, const Attr *value, const Type *type, unsigned index)
{
    unsigned count = llvm_struct_count(type);

    if (value->kind != ATTR_ARRAY)
        return is_void_of_value(value)
               || op_error(op,
                           "nested attribute for struct element at index %u must be a zero, or "
                           "undef, or array attribute",
                           index);
    return value->array.count == count
           || op_error(op,
                       "nested array attribute size for struct element at index %u must match "
                       "struct size: %u vs. %u",
                       index, value->array.count, count);
}

static bool verify_array(const Op *op, const Attr *value, const Type *type, unsigned dimension);

static bool verify_sub_array(const Op *op, const Attr *value, const Type *type, unsigned dimension,
                             unsigned index)
{
    if (value->kind == ATTR_ARRAY)
        return verify_array(op, value, type, dimension + 1);
    return is_void_of_value(value)
           || op_error(op,
                       "nested attribute for sub-array in dimension %u at index %u must be a zero, "
                       "or undef, or array attribute",
                       dimension, index);
}

static bool verify_array(const Op *op, const Attr *value, const Type *type, unsigned dimension)
{
    const Type *element = llvm_array_element(type);

    if (value->array.count != llvm_array_count(type))
        return op_error(op,
                        "array attribute size does not match array type size in dimension %u: "
                        "%u vs. %llu",
                        dimension, value->array.count, (unsigned long long)llvm_array_count(type));
    if (!llvm_is_struct(element) && !llvm_is_array(element))
        return op_error(op, "for array with an array attribute must have a struct element type");
    for (unsigned i = 0; i < value->array.count; i++)
        if (llvm_is_struct(element)
                ? !verify_struct_element(op, value->array.elements[i], element, i)
                : !verify_sub_array(op, value->array.elements[i], element, dimension, i))
            return false;
    return true;
}

/* How many numbers a vector, or arrays of arrays of them, hold; and of what type. */
static uint64_t count_elements(const Type *type)
{
    if (llvm_is_array(type))
        return llvm_array_count(type) * count_elements(llvm_array_element(type));
    return type->kind == TYPE_VECTOR ? (uint64_t)type_num_elements(type) : 1;
}

static const Type *innermost(const Type *type)
{
    while (llvm_is_array(type))
        type = llvm_array_element(type);
    return type_element(type);
}

static bool is_scalable(const Type *type)
{
    while (llvm_is_array(type))
        type = llvm_array_element(type);
    return type_is_scalable(type);
}

static bool verify_elements(const Op *op, const Attr *value, const Type *type)
{
    const Type *element = type_element(value->type);
    uint64_t count;

    if (is_scalable(type))
        return attr_is_splat(value)
               || op_error(op, "scalable vector type requires a splat attribute");
    if (type->kind != TYPE_VECTOR && !llvm_is_array(type))
        return op_error(op, "expected vector or array type");
    count = (uint64_t)type_num_elements(value->type);
    if (count_elements(type) != count)
        return op_error(op, "type and attribute have a different number of elements: %llu vs. %llu",
                        (unsigned long long)count_elements(type), (unsigned long long)count);
    if (element->kind == TYPE_FLOAT)
        return verify_format(op, element->format, innermost(type));
    return element->kind != TYPE_INTEGER || innermost(type)->kind == TYPE_INTEGER
           || op_error(op, "expected integer element type for integer elements attribute");
}

static bool verify_value(const Op *op, const Attr *value, const Type *type)
{
    if (value->kind == ATTR_INTEGER)
        return type->kind == TYPE_INTEGER || op_error(op, "expected integer type");
    if (value->kind == ATTR_FLOAT)
        return verify_format(op, value->type->format, type);
    if (attr_is_elements(value))
        return verify_elements(op, value, type);
    if (value->kind != ATTR_ARRAY)
        return op_error(op, "only supports integer, float, string or elements attributes");
    return llvm_is_array(type) ? verify_array(op, value, type, 0)
                               : op_error(op, "expected array or struct type for array attribute");
}

static bool verify_constant(const Op *op)
{
    const Attr *value = op_attr(op, "value");
    const Type *type = op->results[0]->type;

    if (value->kind == ATTR_STRING)
        return verify_string(op, value, type);
    if (llvm_is_struct(type))
        return verify_struct(op, value, type);
    if (llvm_is_target(type))
        return op_error(op, "does not support target extension type.");
    return verify_value(op, value, type);
}

static bool verify_zero(const Op *op)
{
    const Type *type = op->results[0]->type;

    return !llvm_is_target(type) || llvm_target_has_zero(type)
           || op_error(op, "target extension type does not support zero-initializer");
}

static Flow undef(Step *s)
{
    return give_poison(s, LLVM_UNDEF);
}

static Flow zero(Step *s)
{
    llvm_set_zero(result_place(s, 0));
    return FLOW_NEXT;
}

static Flow none(Step *s)
{
    return give_pointer(s, (Pointer){ 0, 0 });
}

const OpDef LLVM_CONSTANT_OPS[] = {
    {
        .name = "llvm.mlir.constant",
        .summary = "a constant",
        .doc = "The value of the attribute. Integers and floats are numbers of the type, elements\n"
               "the lanes of a vector or the elements of an array, strings bytes, arrays the\n"
               "fields of a struct.\n",
        .attrs = ATTRS({ "value", &ANY_ATTR }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` $value `)` attr-dict `:` type($res)",
        .traits = PURE | CONSTANT_LIKE,
        .verify = verify_constant,
        .as = "arith.constant",
    },
    {
        .name = "llvm.mlir.undef",
        .summary = "any value",
        .doc = "Each use of it may see another value of the type.\n",
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "attr-dict `:` type($res)",
        .traits = PURE | CONSTANT_LIKE,
        .eval = undef,
        .poison = "Always: a value that nothing is known of may as well be.\n",
        .decisions = "N30",
        .example = "  %any = llvm.mlir.undef : !llvm.struct<(i8, i32)>\n"
                   "  %five = llvm.mlir.constant(5 : i32) : i32\n"
                   "  %r = llvm.insertvalue %five, %any[1] : !llvm.struct<(i8, i32)>\n",
        .gives = "{poison, 5} : !llvm.struct<(i8, i32)>\n",
    },
    {
        .name = "llvm.mlir.poison",
        .summary = "poison",
        .doc = "The value of an operation that broke a promise.\n",
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "attr-dict `:` type($res)",
        .traits = PURE | CONSTANT_LIKE,
        .as = "ub.poison",
    },
    {
        .name = "llvm.mlir.zero",
        .summary = "zero of any type",
        .doc = "The value whose bits are all zero: 0, 0.0, the null pointer, and structs and\n"
               "arrays of such.\n",
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "attr-dict `:` type($res)",
        .traits = PURE | CONSTANT_LIKE,
        .verify = verify_zero,
        .eval = zero,
        .formula = "res = 0",
        .example = "  %r = llvm.mlir.zero : !llvm.array<3 x f32>\n",
        .gives = "[0.000000e+00, 0.000000e+00, 0.000000e+00] : !llvm.array<3 x f32>\n",
    },
    {
        .name = "llvm.mlir.none",
        .summary = "the token that is none",
        .doc = "For operations that want a token where there is nothing to refer to.\n",
        .results = RESULTS({ "res", &LLVM_TOKEN }),
        .format = "attr-dict `:` type($res)",
        .traits = PURE,
        .eval = none,
        .example = "llvm.func @main() -> i32 {\n"
                   "  %none = llvm.mlir.none : !llvm.token\n"
                   "  %r = llvm.mlir.constant(3 : i32) : i32\n"
                   "  llvm.return %r : i32\n"
                   "}\n",
        .gives = "3 : i32\n",
    },
    { 0 },
};
