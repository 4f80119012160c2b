/* Constraints on types. */
#include "core/define/constraint.h"
#include "dialects/ods/predicate.h"
#include "dialects/ods/signature.h"

/* What C++ calls the classes of builtin types. */
static const struct {
    const char *cpp;
    const TypeClass *class;
} BUILTIN[] = {
    { "::mlir::NoneType", &NONE_CLASS },
    { "::mlir::IntegerType", &INTEGER_CLASS },
    { "::mlir::IndexType", &INDEX_CLASS },
    { "::mlir::FloatType", &FLOAT_CLASS },
    { "::mlir::ComplexType", &COMPLEX_CLASS },
    { "::mlir::FunctionType", &FUNCTION_CLASS },
    { "::mlir::TupleType", &TUPLE_CLASS },
    { "::mlir::ShapedType", &SHAPED_CLASS },
    { "::mlir::VectorType", &VECTOR_CLASS },
    { "::mlir::TensorType", &TENSOR_CLASS },
    { "::mlir::RankedTensorType", &RANKED_TENSOR_CLASS },
    { "::mlir::UnrankedTensorType", &UNRANKED_TENSOR_CLASS },
    { "::mlir::BaseMemRefType", &BASE_MEMREF_CLASS },
    { "::mlir::MemRefType", &MEMREF_CLASS },
    { "::mlir::UnrankedMemRefType", &UNRANKED_MEMREF_CLASS },
};

/* A class of types that a definition makes: the format may leave their prefix away. */
static const TypeClass *class_of(Loader *loader, Str cpp)
{
    const Class *found = cpp.len ? classes_find(loader->classes, cpp) : NULL;
    const TypeDef *def;
    TypeClass *class;

    for (size_t i = 0; i < sizeof BUILTIN / sizeof *BUILTIN; i++)
        if (str_is(cpp, BUILTIN[i].cpp))
            return BUILTIN[i].class;
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
