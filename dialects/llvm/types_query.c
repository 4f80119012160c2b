/* What a type is, and where it may stand. Rules: LLVMTypes.cpp of upstream, isCompatibleType and
 * the isValid... functions. */
#include "dialects/llvm/llvm.h"

#include <string.h>

bool llvm_is(const Type *type, const char *mnemonic)
{
    return type->kind == TYPE_DIALECT && strncmp(type->dialect.def->name, "llvm.", 5) == 0
           && strcmp(type->dialect.def->name + 5, mnemonic) == 0;
}

bool llvm_is_void(const Type *type)
{
    return llvm_is(type, "void");
}

bool llvm_is_ptr(const Type *type)
{
    return llvm_is(type, "ptr");
}

bool llvm_is_array(const Type *type)
{
    return llvm_is(type, "array");
}

bool llvm_is_struct(const Type *type)
{
    return llvm_is(type, "struct");
}

bool llvm_is_func(const Type *type)
{
    return llvm_is(type, "func");
}

bool llvm_is_target(const Type *type)
{
    return llvm_is(type, "target");
}

static uint64_t number(const Attr *attr)
{
    return (uint64_t)int_low_s(attr->integer);
}

unsigned llvm_ptr_space(const Type *ptr)
{
    return (unsigned)number(ptr->dialect.params[0]);
}

unsigned llvm_space_of(const Attr *space)
{
    return (unsigned)number(space->dialect.params[0]);
}

const Type *llvm_array_element(const Type *array)
{
    return array->dialect.params[1]->type_value;
}

uint64_t llvm_array_count(const Type *array)
{
    return number(array->dialect.params[0]);
}

bool llvm_struct_is_identified(const Type *type)
{
    return type->dialect.params[0]->kind == ATTR_STRING;
}

/* [packed, elements], or NULL. */
static const Attr *const *struct_parts(const Type *type)
{
    const Attr *body = type->dialect.body;

    if (!llvm_struct_is_identified(type))
        return type->dialect.params;
    return body && body->kind == ATTR_ARRAY ? body->array.elements : NULL;
}

bool llvm_struct_is_opaque(const Type *type)
{
    return !struct_parts(type);
}

bool llvm_struct_is_packed(const Type *type)
{
    return struct_parts(type) && number(struct_parts(type)[0]);
}

unsigned llvm_struct_count(const Type *type)
{
    return struct_parts(type) ? struct_parts(type)[1]->array.count : 0;
}

const Type *llvm_struct_element(const Type *type, unsigned index)
{
    return struct_parts(type)[1]->array.elements[index]->type_value;
}

const Type *llvm_func_result(const Type *func)
{
    return func->dialect.params[0]->type_value;
}

unsigned llvm_func_count(const Type *func)
{
    return func->dialect.params[1]->array.count;
}

const Type *llvm_func_argument(const Type *func, unsigned index)
{
    return func->dialect.params[1]->array.elements[index]->type_value;
}

bool llvm_func_is_variadic(const Type *func)
{
    return number(func->dialect.params[2]) != 0;
}

Str llvm_target_name(const Type *target)
{
    return target->dialect.params[0]->string;
}

bool llvm_target_has_memory(const Type *target)
{
    Str name = llvm_target_name(target);

    return str_starts(name, "spirv.") || str_is(name, "aarch64.svcount");
}

bool llvm_target_has_zero(const Type *target)
{
    return str_starts(llvm_target_name(target), "spirv.");
}

bool llvm_target_in_global(const Type *target)
{
    return str_starts(llvm_target_name(target), "spirv.");
}

static bool is_one_of(const Type *type, const char *const *mnemonics)
{
    for (; *mnemonics; mnemonics++)
        if (llvm_is(type, *mnemonics))
            return true;
    return false;
}

static bool is_dialect_type(const Type *type)
{
    return type->kind == TYPE_DIALECT && strncmp(type->dialect.def->name, "llvm.", 5) == 0;
}

/* !ptr.ptr in a memory space of this dialect, known by its name. */
static bool is_pointer_of_ptr(const Type *type)
{
    return type->kind == TYPE_DIALECT && str_is(str_of(type->dialect.def->name), "ptr.ptr")
           && llvm_is_attr(type->dialect.params[0], "address_space");
}

static bool is_builtin_float(const Type *type)
{
    static const FloatFormat *const FORMATS[] = { &FLOAT_F16, &FLOAT_BF16, &FLOAT_F32,
                                                  &FLOAT_F64, &FLOAT_F80,  &FLOAT_F128 };

    for (size_t i = 0; i < sizeof FORMATS / sizeof *FORMATS; i++)
        if (type->kind == TYPE_FLOAT && type->format == FORMATS[i])
            return true;
    return false;
}

bool llvm_is_compatible_float(const Type *type)
{
    return is_builtin_float(type) || llvm_is(type, "ppc_fp128");
}

bool llvm_is_compatible_outer(const Type *type)
{
    if (type->kind == TYPE_VECTOR)
        return type->shaped.rank == 1;
    return is_dialect_type(type) || is_builtin_float(type) || type_is_signless_integer(type)
           || is_pointer_of_ptr(type);
}

/* The identified structs that the look is inside of: they may hold themselves. */
typedef struct Inside {
    const struct Inside *outer;
    const Type *type;
} Inside;

static bool is_compatible(const Type *type, const Inside *inside);

static bool struct_is_compatible(const Type *type, const Inside *inside)
{
    Inside here = { inside, type };

    if (llvm_struct_is_identified(type)) {
        for (; inside; inside = inside->outer)
            if (inside->type == type)
                return true;
        inside = &here;
    }
    for (unsigned i = 0; i < llvm_struct_count(type); i++)
        if (!is_compatible(llvm_struct_element(type, i), inside))
            return false;
    return true;
}

static bool func_is_compatible(const Type *type, const Inside *inside)
{
    for (unsigned i = 0; i < llvm_func_count(type); i++)
        if (!is_compatible(llvm_func_argument(type, i), inside))
            return false;
    return is_compatible(llvm_func_result(type), inside);
}

static bool is_compatible(const Type *type, const Inside *inside)
{
    if (!llvm_is_compatible_outer(type))
        return false;
    if (type->kind == TYPE_VECTOR)
        return is_compatible(type->shaped.element, inside);
    if (llvm_is_struct(type))
        return struct_is_compatible(type, inside);
    if (llvm_is_array(type))
        return is_compatible(llvm_array_element(type), inside);
    return !llvm_is_func(type) || func_is_compatible(type, inside);
}

bool llvm_is_compatible(const Type *type)
{
    return is_compatible(type, NULL);
}

bool llvm_is_compatible_vector(const Type *type)
{
    const Type *element;

    if (type->kind != TYPE_VECTOR || type->shaped.rank != 1)
        return false;
    element = type->shaped.element;
    return type_is_signless_integer(element) || is_builtin_float(element) || llvm_is_ptr(element)
           || is_pointer_of_ptr(element);
}

bool llvm_is_loadable(const Type *type)
{
    if (!llvm_is_compatible_outer(type) || llvm_is_void(type) || llvm_is_func(type))
        return false;
    if (llvm_is_struct(type))
        return !llvm_struct_is_opaque(type);
    return !llvm_is_target(type) || llvm_target_has_memory(type);
}

bool llvm_may_be_in_array(const Type *type)
{
    static const char *const NOT[] = { "void", "label", "metadata", "func", "token", NULL };

    return !is_one_of(type, NOT);
}

bool llvm_may_be_in_struct(const Type *type)
{
    return llvm_may_be_in_array(type);
}

bool llvm_may_be_argument(const Type *type)
{
    return !llvm_is_void(type) && !llvm_is_func(type);
}

bool llvm_may_be_result(const Type *type)
{
    static const char *const NOT[] = { "func", "label", "metadata", NULL };

    return !is_one_of(type, NOT);
}
