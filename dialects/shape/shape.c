/* shape: types, and what they have to do with each other; the dialect. */
#include "dialects/shape/shape.h"

#include "core/ir/symbol.h"

extern const DatumKind SHAPE_VALUES, SIZE_VALUES, VALUE_SHAPE_VALUES, WITNESS_VALUES;

const TypeDef SHAPE_TYPES[] = {
    [SHAPE_TYPE] = { .name = "shape.shape",
                     .summary = "a shape, known or not, or an error",
                     .values = &SHAPE_VALUES },
    [SIZE_TYPE] = { .name = "shape.size",
                    .summary = "a size, known or not, or an error",
                    .values = &SIZE_VALUES },
    [VALUE_SHAPE_TYPE] = { .name = "shape.value_shape",
                           .summary = "a value with its shape",
                           .values = &VALUE_SHAPE_VALUES },
    [WITNESS_TYPE] = { .name = "shape.witness",
                       .summary = "what says that something holds",
                       .values = &WITNESS_VALUES },
    { 0 },
};

static bool is_of(const Type *type, int which)
{
    return type->kind == TYPE_DIALECT && type->dialect.def == &SHAPE_TYPES[which];
}

bool is_shape(const Type *type)
{
    return is_of(type, SHAPE_TYPE);
}

bool is_size(const Type *type)
{
    return is_of(type, SIZE_TYPE);
}

static bool is_value_shape(const Type *type)
{
    return is_of(type, VALUE_SHAPE_TYPE);
}

static bool is_witness(const Type *type)
{
    return is_of(type, WITNESS_TYPE);
}

bool is_extent_tensor(const Type *type)
{
    return type->kind == TYPE_TENSOR && type->shaped.rank == 1
           && type->shaped.element->kind == TYPE_INDEX;
}

static bool is_size_or_index(const Type *type)
{
    return is_size(type) || type->kind == TYPE_INDEX;
}

static bool is_shape_or_extents(const Type *type)
{
    return is_shape(type) || is_extent_tensor(type);
}

static bool is_shape_or_size(const Type *type)
{
    return is_shape(type) || is_size(type);
}

static bool is_any(const Type *type)
{
    return is_size_or_index(type) || is_shape_or_extents(type);
}

static const Type *build(Context *context, int which)
{
    return type_dialect(context, &SHAPE_TYPES[which], 0, NULL);
}

static const Type *build_shape(Context *context)
{
    return build(context, SHAPE_TYPE);
}

static const Type *build_size(Context *context)
{
    return build(context, SIZE_TYPE);
}

static const Type *build_value_shape(Context *context)
{
    return build(context, VALUE_SHAPE_TYPE);
}

static const Type *build_witness(Context *context)
{
    return build(context, WITNESS_TYPE);
}

const TypeConstraint SHAPE = { "", is_shape, build_shape, NULL };
const TypeConstraint SIZE = { "", is_size, build_size, NULL };
const TypeConstraint VALUE_SHAPE = { "", is_value_shape, build_value_shape, NULL };
const TypeConstraint WITNESS = { "", is_witness, build_witness, NULL };
const TypeConstraint SIZE_OR_INDEX = { "size or index", is_size_or_index, NULL, NULL };
const TypeConstraint SHAPE_OR_EXTENTS = { "shape or extent tensor", is_shape_or_extents, NULL,
                                          NULL };
const TypeConstraint SHAPE_OR_SIZE = { "shape or size", is_shape_or_size, NULL, NULL };
const TypeConstraint ANY_SHAPE_OR_SIZE = { "any shape or size", is_any, NULL, NULL };

bool holds_error(const Type *type)
{
    return is_shape(type) || is_size(type) || is_value_shape(type);
}

static bool has_error_operand(const Op *op)
{
    for (unsigned i = 0; i < op->operand_count; i++)
        if (holds_error(op->operands[i]->type))
            return true;
    return false;
}

static bool verify_result(const Op *op, bool (*holds)(const Type *type), const char *name)
{
    return !has_error_operand(op) || holds(op->results[0]->type)
           || op_error(op,
                       "if at least one of the operands can hold error values then the result "
                       "must be of type `%s` to propagate them",
                       name);
}

bool verify_size_result(const Op *op)
{
    return verify_result(op, is_size, "size");
}

bool verify_shape_result(const Op *op)
{
    return verify_result(op, is_shape, "shape");
}

bool infer_size(Context *context, OpState *state)
{
    bool error = false;

    for (size_t i = 0; i < state->operands.len; i++)
        error |= holds_error(state->operands.data[i]->type);
    vec_push(&state->results, error ? build_size(context) : type_index(context));
    return true;
}

bool sizes_compatible(const Type *inferred, const Type *type)
{
    return is_size_or_index(inferred) && is_size_or_index(type);
}

/* Libraries of shape functions. */

static bool is_library(const Op *op)
{
    return op && op_is(op, "shape.function_library");
}

/* No operation may have its shape function in two libraries: those before this one. */
static bool verify_mapping(const Op *op, const Op *library, const Attr *libraries, unsigned before)
{
    const Attr *mapping = op_attr(library, "mapping");

    /* The library is not verified yet. */
    for (unsigned i = 0;
         mapping && mapping->kind == ATTR_DICTIONARY && i < mapping->dictionary.count; i++)
        for (unsigned k = 0; k < before; k++) {
            const Op *other = symbol_in_table_ref(op, libraries->array.elements[k]);
            Str name = mapping->dictionary.entries[i].name;

            if (attr_lookup(op_attr(other, "mapping"), name))
                return op_plain_error(
                    op, "only one op to shape mapping allowed, found multiple for `%.*s`",
                    STR_ARG(name));
        }
    return true;
}

static bool verify_libraries(const Op *op, const Attr *libraries)
{
    for (unsigned i = 0; i < libraries->array.count; i++) {
        const Attr *reference = libraries->array.elements[i];
        const Op *library;

        if (reference->kind != ATTR_SYMBOL_REF)
            return op_plain_error(op, "only SymbolRefAttr allowed in shape.lib attribute array");
        library = symbol_in_table_ref(op, reference);
        if (!is_library(library))
            return op_plain_error(op, "%s does not refer to FunctionLibraryOp",
                                  attr_quoted(reference));
        if (!verify_mapping(op, library, libraries, i))
            return false;
    }
    return true;
}

static bool verify_attr(const Op *op, const NamedAttr *attr)
{
    const Op *library;

    if (!str_is(attr->name, "shape.lib"))
        return true;
    if (!op_has(op, SYMBOL_TABLE))
        return op_plain_error(op, "shape.lib attribute may only be on op implementing SymbolTable");
    if (attr->value->kind == ATTR_ARRAY)
        return verify_libraries(op, attr->value);
    if (attr->value->kind != ATTR_SYMBOL_REF)
        return op_plain_error(op, "only SymbolRefAttr or array of SymbolRefAttrs allowed as "
                                  "shape.lib attribute");
    library = symbol_in_table_ref(op, attr->value);
    if (!library)
        return op_plain_error(op, "shape function library %s not found", attr_quoted(attr->value));
    return is_library(library)
           || op_plain_error(op, "%s required to be shape function library",
                             attr_quoted(attr->value));
}

static const OpDef *const TABLES[] = {
    SHAPE_SIZE_OPS,    SHAPE_MAKE_OPS, SHAPE_COMBINE_OPS, SHAPE_VALUE_OPS, SHAPE_WITNESS_OPS,
    SHAPE_LIBRARY_OPS, NULL,
};

const DialectDef SHAPE_DIALECT = {
    .name = "shape",
    .summary = "shapes of tensors, computed with",
    .doc = "Shapes and sizes as values that may be known, unknown or errors, which are values\n"
           "as well; assertions about them as witnesses; and functions that say of which shape\n"
           "the results of operations are.\n",
    .more_ops = TABLES,
    .types = SHAPE_TYPES,
    .open = true,
    .verify_attr = verify_attr,
};
