/* The types of LLVM IR that MLIR has no type of its own for: definitions and making. */
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/values.h"

enum { VOID, PTR, TOKEN, LABEL, METADATA, X86_AMX, PPC_FP128, ARRAY, FUNC, STRUCT, TARGET };

/* One result, or none where that is void. */
static const Type *signature(const Type *func)
{
    const Type *result = llvm_func_result(func);
    VEC(const Type *) arguments = { 0 };
    const Type *type;

    if (llvm_func_is_variadic(func))
        return NULL;
    for (unsigned i = 0; i < llvm_func_count(func); i++)
        vec_push(&arguments, llvm_func_argument(func, i));
    type = type_function(func->context, (unsigned)arguments.len, arguments.data,
                         llvm_is_void(result) ? 0 : 1, &result);
    vec_free(&arguments);
    return type;
}

const TypeDef LLVM_TYPES[] = {
    [VOID] = { .name = "llvm.void",
               .summary = "the result of a function without a result",
               .values = &LLVM_VOID_VALUES },
    [PTR] = { .name = "llvm.ptr",
              .summary = "a pointer to anything in an address space",
              .params = { { "addressSpace", PARAM_INT } },
              .print = llvm_print_type_body,
              .values = &LLVM_POINTER_VALUES,
              .vector_element = true },
    [TOKEN] = { .name = "llvm.token",
                .summary = "a value that ties operations together",
                .values = &LLVM_TOKEN_VALUES },
    [LABEL] = { .name = "llvm.label", .summary = "a place in the code" },
    [METADATA] = { .name = "llvm.metadata", .summary = "metadata as an argument" },
    [X86_AMX] = { .name = "llvm.x86_amx", .summary = "a tile of the x86 matrix extension" },
    [PPC_FP128] = { .name = "llvm.ppc_fp128",
                    .summary = "two doubles whose sum is the number",
                    .vector_element = true,
                    .memref_element = true,
                    .is_float = true },
    [ARRAY] = { .name = "llvm.array",
                .summary = "elements of one type, a fixed number of them",
                .params = { { "numElements", PARAM_INT }, { "elementType", PARAM_TYPE } },
                .print = llvm_print_type_body,
                .values = &LLVM_RECORD_VALUES },
    [FUNC] = { .name = "llvm.func",
               .summary = "a function of one result, possibly of any number of arguments",
               .params = { { "returnType", PARAM_TYPE },
                           { "params", PARAM_TYPES },
                           { "varArg", PARAM_BOOL } },
               .print = llvm_print_type_body,
               .signature = signature },
    [STRUCT] = { .name = "llvm.struct",
                 .summary = "elements of several types; by itself, or identified by a name",
                 .params = { { "nameOrPacked", PARAM_ATTR }, { "body", PARAM_TYPES } },
                 .print = llvm_print_type_body,
                 .values = &LLVM_RECORD_VALUES },
    [TARGET] = { .name = "llvm.target",
                 .summary = "a type that only the target knows",
                 .params = { { "extTypeName", PARAM_STRING },
                             { "typeParams", PARAM_TYPES },
                             { "intParams", PARAM_INTS } },
                 .print = llvm_print_type_body },
    { 0 },
};

const Type *llvm_void(Context *context)
{
    return type_dialect(context, &LLVM_TYPES[VOID], 0, NULL);
}

const Type *llvm_token(Context *context)
{
    return type_dialect(context, &LLVM_TYPES[TOKEN], 0, NULL);
}

const Type *llvm_plain(Context *context, Str mnemonic)
{
    for (unsigned i = VOID; i <= PPC_FP128; i++)
        if (i != PTR && str_is(mnemonic, LLVM_TYPES[i].name + 5))
            return type_dialect(context, &LLVM_TYPES[i], 0, NULL);
    return NULL;
}

const Type *llvm_ptr(Context *context, unsigned space)
{
    const Attr *params[] = { attr_i64(context, space) };

    return type_dialect(context, &LLVM_TYPES[PTR], 1, params);
}

const Type *llvm_array(const Type *element, uint64_t count)
{
    const Attr *params[] = { attr_i64(element->context, (int64_t)count), attr_type(element) };

    return type_dialect(element->context, &LLVM_TYPES[ARRAY], 2, params);
}

static const Attr *type_list(Context *context, unsigned count, const Type *const *types)
{
    VEC(const Attr *) attrs = { 0 };
    const Attr *list;

    for (unsigned i = 0; i < count; i++)
        vec_push(&attrs, attr_type(types[i]));
    list = attr_array(context, count, attrs.data);
    vec_free(&attrs);
    return list;
}

const Type *llvm_function(const Type *result, unsigned count, const Type *const *arguments,
                          bool variadic)
{
    Context *context = result->context;
    const Attr *params[] = { attr_type(result), type_list(context, count, arguments),
                             attr_bool(context, variadic) };

    return type_dialect(context, &LLVM_TYPES[FUNC], 3, params);
}

const Type *llvm_struct(Context *context, bool packed, unsigned count, const Type *const *elements)
{
    const Attr *params[] = { attr_bool(context, packed), type_list(context, count, elements) };

    return type_dialect(context, &LLVM_TYPES[STRUCT], 2, params);
}

const Type *llvm_identified(Context *context, Str name)
{
    const Attr *params[] = { attr_string(context, name) };

    return type_dialect(context, &LLVM_TYPES[STRUCT], 1, params);
}

const Attr *llvm_struct_body(Context *context, bool packed, unsigned count,
                             const Type *const *elements)
{
    const Attr *parts[] = { attr_bool(context, packed), type_list(context, count, elements) };

    return attr_array(context, 2, parts);
}

const Type *llvm_target_type(Context *context, Str name, unsigned type_count,
                             const Type *const *types, unsigned int_count, const int64_t *ints)
{
    const Attr *params[] = { attr_string(context, name), type_list(context, type_count, types),
                             attr_dense_i64(context, int_count, ints) };

    return type_dialect(context, &LLVM_TYPES[TARGET], 3, params);
}
