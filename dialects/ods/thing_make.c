/* Makers of types. */
#include "dialects/ods/thing.h"

#include "core/base/vec.h"
#include "dialects/llvm/llvm.h"
#include "dialects/ods/native.h"

#include <string.h>

enum { MOST_DIMS = 16 };

static Str last_name(Str path)
{
    for (size_t i = path.len; i > 0; i--)
        if (path.data[i - 1] == ':')
            return str_from(path, i);
    return path;
}

typedef VEC(int64_t) Sizes;

static bool dims_in(Thing range, Sizes *dims)
{
    for (unsigned i = 0; i < range.range.count; i++) {
        if (range.range.at[i].kind != THING_NUMBER)
            return false;
        vec_push(dims, range.range.at[i].number);
    }
    return true;
}

static bool scalable_in(Thing range, unsigned rank, bool *scalable)
{
    if (range.kind != THING_RANGE || range.range.count != rank)
        return false;
    for (unsigned i = 0; i < rank; i++)
        scalable[i] = thing_is_true(range.range.at[i]) == TRUTH_YES;
    return true;
}

/* VectorType::get(shape, element) and its like. */
static Thing make_shaped(Evaluator *e, Str class, const Thing *arguments, unsigned count)
{
    Context *context = e->scope->context;
    const Type *element = arguments[1].type, *made = NULL;
    bool scalable[MOST_DIMS] = { false };
    Sizes dims = { 0 };
    Thing range;
    unsigned rank;

    if (!thing_parts(e, arguments[0], &range) || arguments[1].kind != THING_TYPE
        || range.range.count > MOST_DIMS || !dims_in(range, &dims)
        || (count > 2 && !scalable_in(arguments[2], (unsigned)dims.len, scalable))) {
        vec_free(&dims);
        return thing_unknown();
    }
    rank = (unsigned)dims.len;
    if (str_is(class, "VectorType"))
        made = type_vector(context, rank, dims.data, count > 2 ? scalable : NULL, element);
    else if (str_is(class, "RankedTensorType"))
        made = type_tensor(context, rank, dims.data, element, NULL);
    else if (str_is(class, "MemRefType"))
        made = type_memref(context, rank, dims.data, element, NULL, NULL);
    vec_free(&dims);
    return made ? thing_type(made) : thing_unknown();
}

const Attr *thing_as_param(Evaluator *e, Thing thing)
{
    switch (thing.kind) {
    case THING_TRUTH:
        return attr_bool(e->scope->context, thing.number);
    case THING_TYPE:
        return attr_type(thing.type);
    case THING_ATTR:
        return thing.attr;
    case THING_NUMBER:
        return attr_i64(e->scope->context, thing.number);
    case THING_STRING:
        return attr_string(e->scope->context, thing.string);
    default:
        return NULL;
    }
}

/* A definition's type: of the context, or of a type that tells the context. */
static Str plain(Str class)
{
    while (str_starts(class, "::"))
        class = str_from(class, 2);
    return str_starts(class, "mlir::") ? str_from(class, 6) : class;
}

static Thing make_defined(Evaluator *e, Str class, const Thing *arguments, unsigned count)
{
    const Class *found = classes_find(e->scope->classes, class);
    const char *name = found && found->kind == CLASS_TYPE ? found->name : native_type(plain(class));
    const TypeDef *def = name ? context_type_def(e->scope->context, str_of(name)) : NULL;
    const Attr *params[MAX_PARAMS];
    unsigned wanted = 0, first = count && arguments[0].kind == THING_BUILDER;

    while (def && wanted < MAX_PARAMS && def->params[wanted].name)
        wanted++;
    if (!def || count - first != wanted)
        return thing_unknown();
    for (unsigned i = 0; i < wanted; i++)
        if (!(params[i] = thing_as_param(e, arguments[first + i])))
            return thing_unknown();
        else if (params[i] == def->params[i].implied)
            params[i] = NULL; /* as where it is read */
    return thing_type(type_dialect(e->scope->context, def, wanted, params));
}

/* IntegerAttr::get(type, number), BoolAttr::get(context, truth) */
static Thing make_number(Evaluator *e, Str class, const Thing *arguments)
{
    if (str_is(class, "BoolAttr") && thing_is_true(arguments[1]) != TRUTH_UNKNOWN)
        return thing_attr(attr_bool(e->scope->context, thing_is_true(arguments[1]) == TRUTH_YES));
    if (str_is(class, "IntegerAttr") && arguments[0].kind == THING_TYPE
        && arguments[1].kind == THING_NUMBER
        && (arguments[0].type->kind == TYPE_INTEGER || arguments[0].type->kind == TYPE_INDEX))
        return thing_attr(attr_int(arguments[0].type, arguments[1].number));
    return thing_unknown();
}

/* LLVMStructType::getLiteral(context, {elements}) */
static Thing make_struct(Evaluator *e, const Thing *arguments, unsigned count)
{
    const Type *elements[MOST_DIMS];
    unsigned parts = count == 2 ? arguments[1].range.count : 0;

    if (count != 2 || arguments[1].kind != THING_RANGE || parts > MOST_DIMS)
        return thing_unknown();
    for (unsigned i = 0; i < parts; i++) {
        if (arguments[1].range.at[i].kind != THING_TYPE)
            return thing_unknown();
        elements[i] = arguments[1].range.at[i].type;
    }
    return thing_type(llvm_struct(e->scope->context, false, parts, elements));
}

/* "Float8E5M2Type", "BFloat16Type": by the name that MLIR writes. */
static const FloatFormat *float_of_class(Str class)
{
    const FloatFormat *format = NULL;
    Sb name = { 0 };

    if (str_is(class, "BFloat16Type"))
        sb_add(&name, "bf16");
    else if (str_is(class, "FloatTF32Type"))
        sb_add(&name, "tf32");
    else if (str_starts(class, "Float") && class.len > 9)
        sb_printf(&name, "f%.*s", (int)class.len - 9, class.data + 5);
    if (name.len)
        format = float_format_named(sb_view(&name));
    sb_free(&name);
    return format;
}

Thing thing_make(Evaluator *e, Str class, const Thing *arguments, unsigned count)
{
    Str last = last_name(class);
    const FloatFormat *format = float_of_class(last);
    Context *context = e->scope->context;

    if (format)
        return thing_type(type_float(context, format));
    if (str_is(last, "NoneType"))
        return thing_type(type_none(context));
    if (str_is(last, "IndexType"))
        return thing_type(type_index(context));
    if (str_is(last, "getLiteral"))
        return make_struct(e, arguments, count);
    if (str_is(last, "LLVMPointerType") && count == 1 && arguments[0].kind == THING_NUMBER)
        return thing_type(llvm_ptr(context, (unsigned)arguments[0].number));

    if (str_is(last, "UnrankedTensorType") && count == 1 && arguments[0].kind == THING_TYPE)
        return thing_type(type_unranked_tensor(e->scope->context, arguments[0].type));
    if (str_is(last, "IntegerType") && count == 2 && arguments[1].kind == THING_NUMBER
        && arguments[1].number >= 0 && arguments[1].number < 1 << 24)
        return thing_type(type_i(e->scope->context, (unsigned)arguments[1].number));
    if (str_is(last, "VectorType") || str_is(last, "RankedTensorType")
        || str_is(last, "MemRefType"))
        return count == 2 || count == 3 ? make_shaped(e, last, arguments, count) : thing_unknown();
    if (count == 2 && (str_is(last, "IntegerAttr") || str_is(last, "BoolAttr")))
        return make_number(e, last, arguments);
    return make_defined(e, class, arguments, count);
}
