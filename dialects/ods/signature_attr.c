/* Constraints on attributes. */
#include "core/define/constraint.h"
#include "dialects/ods/predicate.h"
#include "dialects/ods/signature.h"

/* An attribute that is held as one of C++'s classes is written as these are. */
static const struct {
    const char *cpp;
    const AttrConstraint *like;
} STORED[] = {
    { "IntegerAttr", &ARBITRARY_INTEGER_ATTR },
    { "BoolAttr", &BOOL_ATTR },
    { "FloatAttr", &(const AttrConstraint){ .storage = 1u << ATTR_FLOAT } },
    { "StringAttr", &STR_ATTR },
    { "ArrayAttr", &ARRAY_ATTR },
    { "DictionaryAttr", &DICT_ATTR },
    { "TypeAttr", &TYPE_ATTR },
    { "SymbolRefAttr", &SYMBOL_REF_ATTR },
    { "FlatSymbolRefAttr", &FLAT_SYMBOL_REF_ATTR },
    { "AffineMapAttr", &AFFINE_MAP_ATTR },
    { "IntegerSetAttr", &INTEGER_SET_ATTR },
    { "UnitAttr", &UNIT_ATTR },
    { "TypedAttr", &TYPED_ATTR },
    { "ElementsAttr", &ELEMENTS_ATTR },
    { "DenseElementsAttr", &ELEMENTS_ATTR },
    { "DenseIntElementsAttr", &ANY_INT_ELEMENTS_ATTR },
    { "DenseBoolArrayAttr", &DENSE_BOOL_ARRAY_ATTR },
    { "DenseI8ArrayAttr", &DENSE_I8_ARRAY_ATTR },
    { "DenseI16ArrayAttr", &DENSE_I16_ARRAY_ATTR },
    { "DenseI32ArrayAttr", &DENSE_I32_ARRAY_ATTR },
    { "DenseI64ArrayAttr", &DENSE_I64_ARRAY_ATTR },
    { "DenseF32ArrayAttr", &DENSE_F32_ARRAY_ATTR },
    { "DenseF64ArrayAttr", &DENSE_F64_ARRAY_ATTR },
    { "LocationAttr", &LOCATION_ATTR },
};

static const AttrConstraint *like(Str cpp)
{
    while (cpp.len && cpp.data[0] == ' ')
        cpp = str_from(cpp, 1);
    while (cpp.len && cpp.data[cpp.len - 1] == ' ')
        cpp.len--;
    if (str_starts(cpp, "::"))
        cpp = str_from(cpp, 2);
    if (str_starts(cpp, "mlir::"))
        cpp = str_from(cpp, 6);
    for (size_t i = 0; i < sizeof STORED / sizeof *STORED; i++)
        if (str_is(cpp, STORED[i].cpp))
            return STORED[i].like;
    return &ANY_ATTR;
}

/* An attribute of the dialect's, or of another's: written without its prefix. */
static void be_defined(Loader *loader, const Record *base, AttrConstraint *made)
{
    Str name = record_text(base, "attrName");
    const AttrDef *def = name.len ? context_attr_def(loader->context, name) : NULL;
    const Record *info = enum_record(loader, base);

    *made = ANY_ATTR;
    if (!def)
        return;
    made->def = def;
    made->syntax = ATTR_DIALECT_BODY;
    if (info)
        made->cases = signature_of_enum(loader, info);
}

/* An integer that is written as a keyword. */
static void be_enum(Loader *loader, const Record *base, AttrConstraint *made)
{
    *made = ARBITRARY_INTEGER_ATTR;
    made->cases = signature_of_enum(loader, base);
    made->syntax = ATTR_ENUM_KEYWORD;
    made->built = type_i(loader->context, (unsigned)record_number(base, "bitwidth"));
}

/* A number, or another attribute, whose type is known. */
static void be_stored(Loader *loader, const Record *base, AttrConstraint *made)
{
    const Record *type = record_ref(loader->records, base, "valueType");
    const TypeConstraint *constraint = type ? signature_of_type(loader, type) : NULL;

    *made = *like(record_text(base, "storageType"));
    if (str_is(str_of(record_name(base)), "SymbolNameAttr"))
        *made = SYMBOL_NAME_ATTR;
    if (made->syntax != ATTR_PLAIN || !constraint || !constraint->built)
        return;
    if (made->storage == AFFINE_MAP_ATTR.storage) /* is no index, whatever ODS says of its value */
        return;
    made->built = constraint->built;
    if (constraint->built->kind != TYPE_NONE)
        made->syntax = ATTR_TYPED;
}

/* Properties that are held as such attributes, by their C++ type; NULL: others. */
static const AttrConstraint *held(Str cpp)
{
    static const struct {
        const char *cpp;
        const AttrConstraint *like;
    } HELD[] = {
        { "bool", &BOOL_ATTR },         { "int8_t", &I8_ATTR },       { "uint8_t", &I8_ATTR },
        { "int16_t", &I16_ATTR },       { "uint16_t", &I16_ATTR },    { "int32_t", &I32_ATTR },
        { "uint32_t", &I32_ATTR },      { "int64_t", &I64_ATTR },     { "uint64_t", &I64_ATTR },
        { "::std::string", &STR_ATTR }, { "std::string", &STR_ATTR },
    };

    for (size_t i = 0; i < sizeof HELD / sizeof *HELD; i++)
        if (str_is(cpp, HELD[i].cpp))
            return HELD[i].like;
    return NULL;
}

static void be_property(Loader *loader, const Record *base, AttrConstraint *made)
{
    const Record *info = enum_record(loader, base);

    if (record_is_a(base, "UnitProp") || str_is(str_of(record_name(base)), "UnitProp")) {
        *made = UNIT_PROPERTY;
    } else if (info) {
        be_enum(loader, info, made);
        made->syntax = ATTR_ENUM_NUMBER;
    } else if (held(record_text(base, "storageType"))) {
        *made = *held(record_text(base, "storageType"));
    } else {
        *made = ANY_ATTR;
        loader_leave(loader, UNCHECKED_CONDITION, base);
    }
}

static void be_like(Loader *loader, const Record *record, AttrConstraint *made)
{
    const Record *base = loader_base(loader, record, "baseAttr");

    if (record_is_a(record, "Property"))
        be_property(loader, loader_base(loader, record, "baseProperty"), made);
    else if (record_is_a(base, "AttrDef"))
        be_defined(loader, base, made);
    else if (record_is_a(base, "EnumInfo"))
        be_enum(loader, base, made);
    else
        be_stored(loader, base, made);
}

/* What is data here need not be asked of the predicate, which says the same in C++. */
static bool says_all(const AttrConstraint *made)
{
    return made->cases || made->syntax == ATTR_DENSE_ARRAY_BODY || made->syntax == ATTR_UNIT_FLAG;
}

const AttrConstraint *signature_of_attr(Loader *loader, const Record *record)
{
    AttrConstraint *made = map_get(&loader->attrs, str_of(record_name(record)));
    const char *summary;

    if (made)
        return made;
    made = ARENA_NEW(&loader->context->arena, AttrConstraint);
    map_put(&loader->attrs, str_of(record_name(record)), made);
    be_like(loader, record, made);
    summary = loader_text(loader, record, "summary");
    made->summary = summary ? summary : "";
    if (says_all(made) && record == loader_base(loader, record, "baseAttr"))
        return made;
    made->made = predicate_of(loader, record_ref(loader->records, record, "predicate"));
    made->judge = made->made ? predicate_takes_attr : NULL;
    return made;
}
