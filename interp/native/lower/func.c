/* func: functions, calls, and the module around them. */
#include "interp/native/lower/lower.h"
#include "interp/native/lower/parts.h"

#include <string.h>

typedef VEC(LLVMTypeRef) LlvmTypes;
typedef VEC(LLVMValueRef) LlvmValues;

/* The parameters that one argument becomes. */
static bool add_parameters(Lower *l, const Op *op, const Type *type, LlvmTypes *types)
{
    LLVMTypeRef made = lower_type(l, op, type), pointer = LLVMPointerTypeInContext(l->context, 0);

    if (!made)
        return false;
    if (type->kind == TYPE_MEMREF) {
        vec_push(types, pointer);
        vec_push(types, pointer);
        for (unsigned i = 0; i < 1 + 2 * type->shaped.rank; i++)
            vec_push(types, index_type(l));
    } else if (type->kind == TYPE_UNRANKED_MEMREF) {
        vec_push(types, index_type(l));
        vec_push(types, pointer);
    } else {
        vec_push(types, made);
    }
    return true;
}

/* One result is returned as it is, several as a structure. NULL where a type has no counterpart. */
static LLVMTypeRef returned_type(Lower *l, const Op *op, const Type *type)
{
    unsigned count = type->list.result_count;
    LLVMTypeRef *results = ARENA_ARRAY(&l->arena, LLVMTypeRef, count + 1);

    for (unsigned i = 0; i < count; i++) {
        results[i] = lower_type(l, op, type->list.types[type->list.input_count + i]);
        if (!results[i])
            return NULL;
    }
    return count == 0   ? LLVMVoidTypeInContext(l->context)
           : count == 1 ? results[0]
                        : LLVMStructTypeInContext(l->context, results, count, false);
}

static LLVMTypeRef signature(Lower *l, const Op *op, const Type *type)
{
    LLVMTypeRef result = returned_type(l, op, type), made = NULL;
    LlvmTypes types = { 0 };
    bool good = result != NULL;

    for (unsigned i = 0; good && i < type->list.input_count; i++)
        good = add_parameters(l, op, type->list.types[i], &types);
    if (good)
        made = LLVMFunctionType(result, types.data, (unsigned)types.len, false);
    vec_free(&types);
    return made;
}

/* The value that an argument's parameters make; `*at` goes behind them. */
static LLVMValueRef gather_argument(Lower *l, LLVMValueRef function, const Type *type, unsigned *at)
{
    unsigned first = *at, rank = type->shaped.rank;
    LLVMValueRef *dims;

    if (type->kind == TYPE_UNRANKED_MEMREF) {
        *at += 2;
        return unranked_build(l, LLVMGetParam(function, first), LLVMGetParam(function, first + 1));
    }
    if (type->kind != TYPE_MEMREF) {
        *at += 1;
        return LLVMGetParam(function, first);
    }
    *at += 3 + 2 * rank;
    dims = ARENA_ARRAY(&l->arena, LLVMValueRef, 2 * rank + 1);
    for (unsigned i = 0; i < 2 * rank; i++)
        dims[i] = LLVMGetParam(function, first + 3 + i);
    return memref_build(l, rank, LLVMGetParam(function, first), LLVMGetParam(function, first + 1),
                        LLVMGetParam(function, first + 2), dims, dims + rank);
}

/* The arguments of a call that an operand becomes. */
static void spread_argument(Lower *l, const Type *type, LLVMValueRef value, LlvmValues *args)
{
    if (type->kind == TYPE_UNRANKED_MEMREF) {
        vec_push(args, unranked_rank(l, value));
        vec_push(args, unranked_descriptor(l, value));
    } else if (type->kind == TYPE_MEMREF) {
        vec_push(args, memref_allocated(l, value));
        vec_push(args, memref_aligned(l, value));
        vec_push(args, memref_offset(l, value));
        for (unsigned i = 0; i < type->shaped.rank; i++)
            vec_push(args, memref_size(l, value, i));
        for (unsigned i = 0; i < type->shaped.rank; i++)
            vec_push(args, memref_stride(l, value, i));
    } else {
        vec_push(args, value);
    }
}

/* What stands for nothing by itself: who uses it sees to it. */
static bool is_passive(const Op *op)
{
    return str_starts(op_name(op), "ml_program.");
}

static bool has_body(const Op *function)
{
    return function->regions[0].first != NULL;
}

static const char *name_of(Lower *l, const Op *op)
{
    return str_dup(&l->arena, op_attr(op, "sym_name")->string).data;
}

static bool declare_function(Lower *l, const Op *op)
{
    const Type *own = signature_type(op);
    LLVMTypeRef type = own ? signature(l, op, own) : NULL;

    if (!own)
        return lower_fail(l, op, "its type cannot be told by builtin types");
    if (!type)
        return false;
    LLVMAddFunction(l->module, name_of(l, op), type);
    return true;
}

static bool define_function(Lower *l, const Op *op)
{
    const Type *type = signature_type(op);
    LLVMValueRef *args = ARENA_ARRAY(&l->arena, LLVMValueRef, type->list.input_count + 1);
    unsigned at = 0;

    l->function = LLVMGetNamedFunction(l->module, name_of(l, op));
    LLVMPositionBuilderAtEnd(l->builder, new_block(l, "entry"));
    for (unsigned i = 0; i < type->list.input_count; i++)
        args[i] = gather_argument(l, l->function, type->list.types[i], &at);
    return lower_region(l, &op->regions[0], args, NULL);
}

static bool declare(Lower *l, const Op *op)
{
    if (is_lowered_function(op))
        return declare_function(l, op);
    if (op_is(op, "memref.global"))
        return lower_global(l, op);
    if (op_is(op, "llvm.mlir.global"))
        return lower_llvm_global(l, op);
    if (op_is(op, "llvm.mlir.alias"))
        return lower_llvm_alias(l, op);
    return is_passive(op) || lower_fail(l, op, "there is no lowering for it in a module");
}

bool lower_top_level(Lower *l)
{
    const Block *body = l->top->regions[0].first;

    for (const Op *op = body ? body->first : NULL; op; op = op->next) {
        if (!declare(l, op))
            return false;
    }
    for (const Op *op = body ? body->first : NULL; op; op = op->next)
        if (op_is(op, "llvm.mlir.global") && !lower_llvm_initial_value(l, op))
            return false;
    for (const Op *op = body ? body->first : NULL; op; op = op->next)
        if (is_lowered_function(op) && has_body(op) && !define_function(l, op))
            return false;
    return true;
}

static bool lower_return(Lower *l, const Op *op)
{
    LLVMTypeRef type = LLVMGetReturnType(LLVMGlobalGetValueType(l->function));
    LLVMValueRef all;

    if (op->operand_count == 0) {
        LLVMBuildRetVoid(l->builder);
        return true;
    }
    all = op->operand_count == 1 ? in(l, op, 0) : LLVMGetPoison(type);
    for (unsigned i = 0; op->operand_count > 1 && i < op->operand_count; i++)
        all = LLVMBuildInsertValue(l->builder, all, in(l, op, i), i, "");
    LLVMBuildRet(l->builder, all);
    return true;
}

static void bind_results(Lower *l, const Op *op, LLVMValueRef call)
{
    if (op->result_count == 1)
        out(l, op, 0, call);
    for (unsigned i = 0; op->result_count > 1 && i < op->result_count; i++)
        out(l, op, i, LLVMBuildExtractValue(l->builder, call, i, ""));
}

static bool call(Lower *l, const Op *op, LLVMValueRef function, LLVMTypeRef type, unsigned first)
{
    LlvmValues args = { 0 };

    for (unsigned i = first; i < op->operand_count; i++)
        spread_argument(l, op->operands[i]->type, in(l, op, i), &args);
    bind_results(l, op,
                 LLVMBuildCall2(l->builder, type, function, args.data, (unsigned)args.len, ""));
    vec_free(&args);
    return true;
}

/* A function outside the module that asks for the C interface takes memrefs by pointers to their
 * descriptors, under a name of its own. */
static bool call_c_interface(Lower *l, const Op *op, const Op *callee)
{
    LLVMValueRef *args = ARENA_ARRAY(&l->arena, LLVMValueRef, op->operand_count + 1), made;
    LLVMTypeRef result = returned_type(l, op, signature_type(callee));
    Str name = str_printf(&l->arena, "_mlir_ciface_%s", name_of(l, callee));

    if (!result)
        return false;
    for (unsigned i = 0; i < op->operand_count; i++) {
        args[i] = in(l, op, i);
        if (type_is_any_memref(op->operands[i]->type)) {
            LLVMValueRef descriptor = entry_alloca(l, LLVMTypeOf(args[i]), "");

            LLVMBuildStore(l->builder, args[i], descriptor);
            args[i] = descriptor;
        }
    }
    for (unsigned i = 0; i < op->result_count; i++)
        if (type_is_any_memref(op->results[i]->type))
            return lower_fail(l, op, "a memref that a C interface returns is not supported");
    made = call_c(l, name.data, result, args, op->operand_count);
    bind_results(l, op, made);
    return true;
}

/* Of what the first operand points to: its type is that of the call. */
static bool lower_call_pointer(Lower *l, const Op *op)
{
    LLVMTypeRef result = LLVMVoidTypeInContext(l->context), type;
    unsigned count = op->operand_count - 1;
    LLVMValueRef *args = operand_values(l, op, 1, count);
    LLVMTypeRef *types = ARENA_ARRAY(&l->arena, LLVMTypeRef, count + 1);

    if (op_attr(op, "var_callee_type"))
        return lower_fail(l, op, "a call with any number of arguments is not supported");
    for (unsigned i = 0; i < count; i++)
        types[i] = LLVMTypeOf(args[i]);
    if (op->result_count)
        result = result_type(l, op);
    type = result ? LLVMFunctionType(result, types, count, false) : NULL;
    return type && call(l, op, in(l, op, 0), type, 1);
}

static bool lower_call(Lower *l, const Op *op)
{
    const Attr *name = op_attr(op, "callee");
    const Op *callee = name ? symbol_in_module(l, name) : NULL;
    LLVMValueRef function;

    if (!name)
        return lower_call_pointer(l, op);
    if (!callee)
        return lower_fail(l, op, "its callee is not in the module");
    if (!has_body(callee) && property_flag(callee, "llvm.emit_c_interface"))
        return call_c_interface(l, op, callee);
    function = LLVMGetNamedFunction(l->module, name_of(l, callee));
    return call(l, op, function, LLVMGlobalGetValueType(function), 0);
}

static bool lower_call_indirect(Lower *l, const Op *op)
{
    LLVMTypeRef type = signature(l, op, op->operands[0]->type);

    return type && call(l, op, in(l, op, 0), type, 1);
}

static bool lower_function_constant(Lower *l, const Op *op)
{
    const Op *function = symbol_in_module(l, op_attr(op, "value"));

    if (!function)
        return lower_fail(l, op, "its function is not in the module");
    return give(l, op, LLVMGetNamedFunction(l->module, name_of(l, function)));
}

/* The scalars that the value consists of. */
static void take_apart(Lower *l, LLVMValueRef value, LlvmValues *scalars)
{
    LLVMTypeRef type = LLVMTypeOf(value);

    if (!part_count(type))
        vec_push(scalars, value);
    for (unsigned i = 0; i < part_count(type); i++)
        take_apart(l, part_of(l->builder, value, i), scalars);
}

/* A value of the type from scalars, the next of which is `*next`; NULL where they are of others. */
static LLVMValueRef put_together(Lower *l, LLVMTypeRef type, const LlvmValues *scalars,
                                 size_t *next)
{
    LLVMValueRef value = LLVMGetPoison(type), part;

    if (!part_count(type))
        return *next < scalars->len && LLVMTypeOf(scalars->data[*next]) == type
                   ? scalars->data[(*next)++]
                   : NULL;
    for (unsigned i = 0; i < part_count(type); i++) {
        part = put_together(l, part_type(type, i), scalars, next);
        if (!part)
            return NULL;
        value = with_part(l->builder, value, part, i);
    }
    return value;
}

/* The same scalars in another form; NULL where there are none. */
static LLVMValueRef in_form(Lower *l, LLVMTypeRef type, LLVMValueRef value)
{
    LlvmValues scalars = { 0 };
    LLVMValueRef made;
    size_t next = 0;

    if (LLVMTypeOf(value) == type)
        return value;
    take_apart(l, value, &scalars);
    made = put_together(l, type, &scalars, &next);
    made = next == scalars.len ? made : NULL;
    vec_free(&scalars);
    return made;
}

/* Between types that stand for each other when lowering stops half-way: those of the same scalars,
 * as a memref and its descriptor, a vector and arrays of vectors, have a counterpart. */
static bool lower_unrealized_cast(Lower *l, const Op *op)
{
    for (unsigned i = 0; i < op->result_count; i++) {
        LLVMTypeRef type = lower_type(l, op, op->results[i]->type);
        LLVMValueRef made;

        if (!type)
            return false;
        if (op->operand_count != op->result_count)
            return lower_fail(l, op, "a cast between several values has no native counterpart");
        made = in_form(l, type, in(l, op, i));
        if (!made)
            return lower_fail(l, op,
                              "a cast between types of other scalars has no native counterpart");
        out(l, op, i, made);
    }
    return true;
}

const Lowering FUNC_LOWERINGS[] = {
    { "func.return llvm.return", lower_return },
    { "func.call llvm.call", lower_call },
    { "func.call_indirect", lower_call_indirect },
    { "func.constant", lower_function_constant },
    { "builtin.unrealized_conversion_cast", lower_unrealized_cast },
    { 0 },
};
