/* Is a type or an attribute of a class of C++? */
#include "dialects/ods/thing.h"

#include "core/define/constraint.h"
#include "dialects/ods/native.h"

#include <string.h>

static bool is_shaped_ranked(const Type *type)
{
    return type_is_shaped(type) && type_has_rank(type);
}

static bool is_fixed_vector(const Type *type)
{
    return type->kind == TYPE_VECTOR && !type_is_scalable(type);
}

static bool is_opaque(const Type *type)
{
    return type->kind == TYPE_OPAQUE;
}

static const struct {
    const char *class;
    const TypeClass *of; /* or */
    bool (*has)(const Type *type);
} TYPES[] = {
    { "NoneType", &NONE_CLASS, NULL },
    { "IntegerType", &INTEGER_CLASS, NULL },
    { "IndexType", &INDEX_CLASS, NULL },
    { "FloatType", &FLOAT_CLASS, NULL },
    { "ComplexType", &COMPLEX_CLASS, NULL },
    { "FunctionType", &FUNCTION_CLASS, NULL },
    { "TupleType", &TUPLE_CLASS, NULL },
    { "ShapedType", &SHAPED_CLASS, NULL },
    { "VectorType", &VECTOR_CLASS, NULL },
    { "TensorType", &TENSOR_CLASS, NULL },
    { "RankedTensorType", &RANKED_TENSOR_CLASS, NULL },
    { "UnrankedTensorType", &UNRANKED_TENSOR_CLASS, NULL },
    { "BaseMemRefType", &BASE_MEMREF_CLASS, NULL },
    { "MemRefType", &MEMREF_CLASS, NULL },
    { "UnrankedMemRefType", &UNRANKED_MEMREF_CLASS, NULL },
    { "OpaqueType", NULL, is_opaque },
    { "RankedShapedType", NULL, is_shaped_ranked },
    { "ScalableVectorType", NULL, type_is_scalable },
    { "FixedVectorType", NULL, is_fixed_vector },
    { "VectorElementTypeInterface", NULL, type_may_be_in_vector },
    { "MemRefElementTypeInterface", NULL, type_may_be_in_memref },
};

static const struct {
    const char *class;
    AttrKind kind;
} ATTRS[] = {
    { "IntegerAttr", ATTR_INTEGER },
    { "FloatAttr", ATTR_FLOAT },
    { "StringAttr", ATTR_STRING },
    { "ArrayAttr", ATTR_ARRAY },
    { "DictionaryAttr", ATTR_DICTIONARY },
    { "TypeAttr", ATTR_TYPE },
    { "SymbolRefAttr", ATTR_SYMBOL_REF },
    { "UnitAttr", ATTR_UNIT },
    { "AffineMapAttr", ATTR_AFFINE_MAP },
    { "IntegerSetAttr", ATTR_INTEGER_SET },
    { "OpaqueAttr", ATTR_OPAQUE },
    { "DenseArrayAttr", ATTR_DENSE_ARRAY },
    { "StridedLayoutAttr", ATTR_STRIDED_LAYOUT },
    { "SparseElementsAttr", ATTR_SPARSE },
    { "DenseResourceElementsAttr", ATTR_DENSE_RESOURCE },
    { "DenseStringElementsAttr", ATTR_DENSE_STRING },
    { "DenseIntOrFPElementsAttr", ATTR_DENSE },
};

static bool is_float_elements(const Attr *attr)
{
    return attr->kind == ATTR_DENSE && type_is_float(attr->dense.element);
}

static bool is_dense(const Attr *attr)
{
    return attr->kind == ATTR_DENSE || attr->kind == ATTR_DENSE_STRING;
}

static bool is_typed(const Attr *attr)
{
    return attr->type && attr->kind != ATTR_DENSE_ARRAY;
}

static bool is_layout(const Attr *attr)
{
    return attr->kind == ATTR_AFFINE_MAP || attr->kind == ATTR_STRIDED_LAYOUT;
}

static const struct {
    const char *class;
    bool (*has)(const Attr *attr);
} SOME_ATTRS[] = {
    { "BoolAttr", attr_is_bool },
    { "FlatSymbolRefAttr", attr_is_flat_symbol },
    { "ElementsAttr", attr_is_elements },
    { "DenseElementsAttr", is_dense },
    { "DenseIntElementsAttr", attr_is_int_elements },
    { "DenseFPElementsAttr", is_float_elements },
    { "TypedAttr", is_typed },
    { "LocationAttr", attr_is_location },
    { "MemRefLayoutAttrInterface", is_layout },
};

/* "DenseI64ArrayAttr" */
static bool is_array_of(Str class, const Attr *attr)
{
    static const struct {
        const char *class;
        const AttrConstraint *like;
    } ARRAYS[] = {
        { "DenseBoolArrayAttr", &DENSE_BOOL_ARRAY_ATTR },
        { "DenseI8ArrayAttr", &DENSE_I8_ARRAY_ATTR },
        { "DenseI16ArrayAttr", &DENSE_I16_ARRAY_ATTR },
        { "DenseI32ArrayAttr", &DENSE_I32_ARRAY_ATTR },
        { "DenseI64ArrayAttr", &DENSE_I64_ARRAY_ATTR },
        { "DenseF32ArrayAttr", &DENSE_F32_ARRAY_ATTR },
        { "DenseF64ArrayAttr", &DENSE_F64_ARRAY_ATTR },
    };

    for (size_t i = 0; i < sizeof ARRAYS / sizeof *ARRAYS; i++)
        if (str_is(class, ARRAYS[i].class))
            return attr_satisfies(ARRAYS[i].like, attr);
    return false;
}

/* "Float8E5M2Type" is the class of f8E5M2. */
static bool is_float_class(Str class, const Type *type)
{
    Sb name = { 0 };
    bool same;

    if (!type_is_float(type) || class.len < 5)
        return false;
    if (str_starts(class, "Float"))
        sb_printf(&name, "f%.*s", (int)class.len - 9, class.data + 5);
    else if (str_starts(class, "BFloat16"))
        sb_add(&name, "bf16");
    else
        sb_printf(&name, "tf32");
    same = str_is(sb_view(&name), type_text(type));
    sb_free(&name);
    return same;
}

static bool is_name_of_float(Str class)
{
    return class.len > 9 && str_is(str_from(class, class.len - 4), "Type")
           && (str_starts(class, "BFloat16") || str_starts(class, "FloatTF32")
               || (str_starts(class, "Float") && class.data[5] >= '0' && class.data[5] <= '9'));
}

static Truth truth_of(bool truth)
{
    return truth ? TRUTH_YES : TRUTH_NO;
}

static bool is_kept_as(Str dialect, Str text, Str name)
{
    Str mnemonic = str_from(name, str_find(name, '.') + 1);

    return str_eq(dialect, (Str){ name.data, str_find(name, '.') })
           && str_starts(text, mnemonic.data)
           && (text.len == mnemonic.len || text.data[mnemonic.len] == '<');
}

/* Of a definition, which may be kept as it is written. */
static Truth is_defined_type(const Type *type, const char *name)
{
    if (type->kind == TYPE_OPAQUE)
        return truth_of(is_kept_as(type->opaque.dialect, type->opaque.text, str_of(name)));
    return truth_of(type->kind == TYPE_DIALECT && strcmp(type->dialect.def->name, name) == 0);
}

static Truth is_defined_attr(const Attr *attr, const Class *class)
{
    if (attr->kind == ATTR_OPAQUE)
        return truth_of(is_kept_as(attr->opaque.dialect, attr->opaque.text, str_of(class->name)));
    return truth_of(attr->kind == ATTR_DIALECT
                    && strcmp(attr->dialect.def->name, class->name) == 0);
}

static Truth type_is_a(const Evaluator *e, const Type *type, Str class)
{
    const Class *found;

    if (str_is(class, "Type"))
        return TRUTH_YES;
    for (size_t i = 0; i < sizeof TYPES / sizeof *TYPES; i++)
        if (str_is(class, TYPES[i].class))
            return truth_of(TYPES[i].of ? TYPES[i].of->has(type) : TYPES[i].has(type));
    if (is_name_of_float(class))
        return truth_of(is_float_class(class, type));
    if (native_predicate(class))
        return truth_of(native_predicate(class)(type));
    if (native_type(class))
        return is_defined_type(type, native_type(class));
    found = classes_find(e->scope->classes, class);
    if (!found || found->kind != CLASS_TYPE || str_starts(str_of(found->name), "builtin."))
        return TRUTH_UNKNOWN;
    return is_defined_type(type, found->name);
}

static Truth attr_is_a(const Evaluator *e, const Attr *attr, Str class)
{
    const Class *found;

    if (str_is(class, "Attribute"))
        return TRUTH_YES;
    for (size_t i = 0; i < sizeof ATTRS / sizeof *ATTRS; i++)
        if (str_is(class, ATTRS[i].class))
            return truth_of(attr->kind == ATTRS[i].kind);
    for (size_t i = 0; i < sizeof SOME_ATTRS / sizeof *SOME_ATTRS; i++)
        if (str_is(class, SOME_ATTRS[i].class))
            return truth_of(SOME_ATTRS[i].has(attr));
    if (str_starts(class, "Dense"))
        return truth_of(is_array_of(class, attr));
    found = classes_find(e->scope->classes, class);
    if (!found || found->kind != CLASS_ATTR || str_starts(str_of(found->name), "builtin."))
        return TRUTH_UNKNOWN;
    return is_defined_attr(attr, found);
}

/* Without blanks, and without what stands before the names of MLIR's own. */
static Str plain_class(Str class)
{
    while (class.len && (class.data[0] == ' ' || class.data[0] == ':'))
        class = str_from(class, 1);
    while (class.len && class.data[class.len - 1] == ' ')
        class.len--;
    return str_starts(class, "mlir::") ? str_from(class, 6) : class;
}

Truth thing_is_a(const Evaluator *e, Thing thing, Str class)
{
    class = plain_class(class);
    switch (thing.kind) {
    case THING_TYPE:
        return type_is_a(e, thing.type, class);
    case THING_ATTR:
        return attr_is_a(e, thing.attr, class);
    default:
        return TRUTH_UNKNOWN;
    }
}
