/* Constraints on types. */
#include "core/define/constraint.h"
#include "dialects/ods/predicate.h"
#include "dialects/ods/signature.h"

/* What C++ calls the classes of builtin types. */
static const struct {
    const char *cpp;
    const TypeClass *class;
} BUILTIN[] = {
    { "NoneType", &NONE_CLASS },
    { "IntegerType", &INTEGER_CLASS },
    { "IndexType", &INDEX_CLASS },
    { "FloatType", &FLOAT_CLASS },
    { "ComplexType", &COMPLEX_CLASS },
    { "FunctionType", &FUNCTION_CLASS },
    { "TupleType", &TUPLE_CLASS },
    { "ShapedType", &SHAPED_CLASS },
    { "VectorType", &VECTOR_CLASS },
    { "TensorType", &TENSOR_CLASS },
    { "RankedTensorType", &RANKED_TENSOR_CLASS },
    { "UnrankedTensorType", &UNRANKED_TENSOR_CLASS },
    { "BaseMemRefType", &BASE_MEMREF_CLASS },
    { "MemRefType", &MEMREF_CLASS },
    { "UnrankedMemRefType", &UNRANKED_MEMREF_CLASS },
};

const TypeClass *signature_builtin_class(Str cpp)
{
    static const char SPACE[] = "::mlir::";

    if (str_starts(cpp, SPACE))
        cpp = str_from(cpp, sizeof SPACE - 1);
    for (size_t i = 0; i < sizeof BUILTIN / sizeof *BUILTIN; i++)
        if (str_is(cpp, BUILTIN[i].cpp))
            return BUILTIN[i].class;
    return NULL;
}

/* A class of types that a definition makes: the format may leave their prefix away. */
static const TypeClass *class_of(Loader *loader, Str cpp)
{
    const Class *found = cpp.len ? classes_find(loader->classes, cpp) : NULL;
    const TypeDef *def;
    TypeClass *class;

    if (signature_builtin_class(cpp))
        return signature_builtin_class(cpp);
    if (!found || found->kind != CLASS_TYPE)
        return NULL;
    def = context_type_def(loader->context, str_of(found->name));
    if (!def)
        return NULL;
    class = ARENA_NEW(&loader->context->arena, TypeClass);
    *class = (TypeClass){ .name = found->name, .def = def };
    return class;
}

static const Type *built(Loader *loader, const Record *record)
{
    Str call = record_text(record, "builderCall");

    return call.len ? predicate_type(predicate_new(loader, call)) : NULL;
}

const TypeConstraint *signature_of_type(Loader *loader, const Record *record)
{
    TypeConstraint *made = map_get(&loader->types, str_of(record_name(record)));
    const Predicate *predicate;
    const char *summary;

    if (made)
        return made;
    made = ARENA_NEW(&loader->context->arena, TypeConstraint);
    map_put(&loader->types, str_of(record_name(record)), made);
    predicate = predicate_of(loader, record_ref(loader->records, record, "predicate"));
    summary = loader_text(loader, record, "summary");
    *made = (TypeConstraint){ .summary = summary ? summary : "",
                              .plain = summary ? NULL : "any type",
                              .class = class_of(loader, record_text(record, "cppType")),
                              .built = built(loader, record),
                              .judge = predicate ? predicate_takes_type : NULL,
                              .made = predicate };
    return made;
}
