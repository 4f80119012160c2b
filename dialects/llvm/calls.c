/* Calls of functions, of intrinsics by name, and of assembly. */
#include "dialects/llvm/arguments.h"
#include "dialects/llvm/call.h"
#include "dialects/llvm/pointers.h"
#include "dialects/step.h"

#include "core/text/format.h"
#include "core/ir/function.h"
#include "core/ir/symbol.h"

static void add_segments(OpState *state, size_t operands, size_t bundled)
{
    state->operand_segments.len = 0;
    vec_push(&state->operand_segments, (int32_t)operands);
    vec_push(&state->operand_segments, (int32_t)bundled);
}

static bool parse_call_parts(AsmParser *p, OpState *state, Callee *callee, Bundles *bundles)
{
    const EnumCase *convention = llvm_optional_keyword(p, &LLVM_ENUM_CCONV);
    const EnumCase *tail = llvm_optional_keyword(p, &LLVM_ENUM_TAIL_CALL);
    Context *context = state->context;

    op_state_add_attr(state, "CConv",
                      llvm_enum_attr(context, "cconv", convention ? convention->value : 0));
    op_state_add_attr(state, "TailCallKind",
                      llvm_enum_attr(context, "tailcallkind", tail ? tail->value : 0));
    return call_parse_callee(p, state, callee) && call_parse_vararg(p, state)
           && bundles_parse(p, bundles) && asm_optional_attr_dict(p, state)
           && call_parse_types(p, state, callee) && bundles_resolve(p, bundles, state);
}

/* [cconv] [tail] callee(...) [vararg(type)] [bundles] {...} : types */
static bool parse_call(AsmParser *p, OpState *state)
{
    Callee callee = { 0 };
    Bundles bundles = { 0 };
    bool good = parse_call_parts(p, state, &callee, &bundles);

    add_segments(state, callee.operands.len, bundles.operands.len);
    vec_free(&callee.operands);
    bundles_free(&bundles);
    return good;
}

static void print_call(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "callee",       "op_bundle_sizes", "op_bundle_tags",
                                          "arg_attrs",    "res_attrs",       "CConv",
                                          "TailCallKind", "var_callee_type", NULL };
    const Attr *convention = op_attr(op, "CConv"), *tail = op_attr(op, "TailCallKind");
    unsigned first, count;

    asm_print(printer, " ");
    if (convention && llvm_enum_value(convention))
        asm_print(printer, "%s ", enum_word(&LLVM_ENUM_CCONV, llvm_enum_value(convention)));
    if (tail && llvm_enum_value(tail))
        asm_print(printer, "%s ", enum_word(&LLVM_ENUM_TAIL_CALL, llvm_enum_value(tail)));
    call_print_callee(printer, op, &first, &count);
    if (bundles_are_there(op)) {
        asm_print(printer, " ");
        bundles_print(printer, op, 1);
    }
    asm_print_attr_dict(printer, op, ELIDED);
    call_print_types(printer, op, first, count);
}

bool call_verify_variadic(const Op *op, Value *const *arguments, unsigned count)
{
    const Attr *attr = op_attr(op, "var_callee_type");
    const Type *type = attr ? attr->type_value : NULL, *result;

    if (!type)
        return true;
    if (!llvm_func_is_variadic(type))
        return op_error(op, "expected var_callee_type to be a variadic function type");
    if (llvm_func_count(type) > count)
        return op_error(op, "expected var_callee_type to have at most %u parameters", count);
    for (unsigned i = 0; i < llvm_func_count(type); i++)
        if (llvm_func_argument(type, i) != arguments[i]->type)
            return op_error(op, "var_callee_type parameter type mismatch: '%s' != '%s'",
                            type_text(llvm_func_argument(type, i)), type_text(arguments[i]->type));
    result = llvm_func_result(type);
    if (!op->result_count)
        return llvm_is_void(result) || op_error(op, "expected var_callee_type to return void");
    return result == op->results[0]->type
           || op_error(op, "var_callee_type return type mismatch: '%s' != '%s'", type_text(result),
                       type_text(op->results[0]->type));
}

static bool verify_result(const Op *op, const Type *type)
{
    const Type *result = llvm_func_result(type);

    if (!op->result_count)
        return llvm_is_void(result) || op_error(op, "expected function call to produce a value");
    if (llvm_is_void(result))
        return op_error(op, "calling function with void result must not produce values");
    return op->results[0]->type == result
           || op_error(op, "result type mismatch: '%s' != '%s'", type_text(op->results[0]->type),
                       type_text(result));
}

static bool verify_count(const Op *op, const Type *type, unsigned count)
{
    unsigned wanted = llvm_func_count(type);

    if (llvm_func_is_variadic(type) && !op_attr(op, "var_callee_type"))
        return op_error(op, "missing var_callee_type attribute for vararg call");
    if (!llvm_func_is_variadic(type) && wanted != count)
        return op_error(op, "incorrect number of operands (%u) for callee (expecting: %u)", count,
                        wanted);
    return wanted <= count
           || op_error(op,
                       "incorrect number of operands (%u) for varargs callee (expecting at "
                       "least: %u)",
                       count, wanted);
}

static bool verify_against(const Op *op, const Type *type, unsigned count)
{
    if (!llvm_is_func(type))
        return op_error(op, "callee does not have a functional type: '%s'", type_text(type));
    if (!verify_count(op, type, count))
        return false;
    for (unsigned i = 0; i < llvm_func_count(type); i++)
        if (op->operands[i]->type != llvm_func_argument(type, i))
            return op_error(op, "operand type mismatch for operand %u: '%s' != '%s'", i,
                            type_text(op->operands[i]->type),
                            type_text(llvm_func_argument(type, i)));
    return verify_result(op, type);
}

static bool verify_callee(const Op *op)
{
    const Attr *name = op_attr(op, "callee");
    unsigned count, first = op_operand_group(op, 0, &count), skip = name ? 0 : 1;
    const Op *callee;

    if (!call_verify_variadic(op, op->operands + first + (count >= skip ? skip : 0),
                              count >= skip ? count - skip : 0))
        return false;
    if (!name && !count)
        return op_error(op, "must have either a `callee` attribute or at least an operand");
    if (!name)
        return llvm_is_ptr(op->operands[0]->type)
               || op_error(op, "indirect call expects a pointer as callee: '%s'",
                           type_text(op->operands[0]->type));
    callee = symbol_nearest(op, name);
    if (!callee)
        return op_error(op, "'%.*s' does not reference a symbol in the current scope",
                        STR_ARG(name->symbol.root));
    if (op_is(callee, "llvm.func"))
        return verify_against(op, op_attr(callee, "function_type")->type_value, count);
    if (op_is(callee, "llvm.mlir.ifunc"))
        return verify_against(op, op_attr(callee, "i_func_type")->type_value, count);
    return op_error(op, "'%.*s' does not reference a valid LLVM function or IFunc",
                    STR_ARG(name->symbol.root));
}

static bool parse_intrinsic_parts(AsmParser *p, OpState *state, Callee *callee, Bundles *bundles)
{
    FunctionSignature signature = { 0 };
    Types types = { 0 };
    const Attr *name;
    bool good;

    if (!asm_parse_attr_of(p, NULL, ATTR_STRING, &name))
        return false;
    op_state_add_attr(state, "intrin", name);
    if (!asm_parse_operands(p, '(', ')', &callee->operands) || !bundles_parse(p, bundles)
        || !asm_optional_attr_dict(p, state) || !asm_parse_punct(p, ":"))
        return false;
    good = call_parse_signature(p, &signature);
    for (size_t i = 0; good && i < signature.arguments.len; i++)
        vec_push(&types, signature.arguments.data[i].type);
    good = good
           && asm_resolve_all(p, &callee->operands, types.data, types.len, asm_name_loc(p), state)
           && bundles_resolve(p, bundles, state);
    for (size_t i = 0; good && i < signature.results.len; i++)
        vec_push(&state->results, signature.results.data[i]);
    if (good)
        function_add_signature_attrs(&signature, state);
    vec_free(&types);
    function_signature_free(&signature);
    return good;
}

/* "llvm.name"(...) [bundles] {...} : signature */
static bool parse_intrinsic(AsmParser *p, OpState *state)
{
    Callee callee = { 0 };
    Bundles bundles = { 0 };
    bool good = parse_intrinsic_parts(p, state, &callee, &bundles);

    add_segments(state, callee.operands.len, bundles.operands.len);
    vec_free(&callee.operands);
    bundles_free(&bundles);
    return good;
}

static void print_intrinsic(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "intrin",    "op_bundle_sizes", "op_bundle_tags",
                                          "arg_attrs", "res_attrs",       NULL };
    unsigned count, first = op_operand_group(op, 0, &count);

    asm_print(printer, " ");
    asm_print_attr(printer, op_attr(op, "intrin"));
    asm_print(printer, "(");
    asm_print_operands(printer, op->operands + first, count);
    asm_print(printer, ")");
    if (bundles_are_there(op)) {
        asm_print(printer, " ");
        bundles_print(printer, op, 1);
    }
    asm_print_attr_dict(printer, op, ELIDED);
    asm_print(printer, " : ");
    call_print_signature(printer, op, op->operands + first, count);
}

static bool verify_intrinsic(const Op *op)
{
    if (!str_starts(op_attr(op, "intrin")->string, "llvm."))
        return op_error(op, "intrinsic name must start with 'llvm.'");
    return bundles_verify(op);
}

static bool verify_assembly(const Op *op)
{
    const Attr *kind = op_attr(op, "tail_call_kind");

    return !kind || llvm_enum_value(kind) != LLVM_MUST_TAIL
           || op_error(op, "tail call kind 'musttail' is not supported by this operation");
}

enum { VAR_CALLEE_TYPE, CALLEE };

/* Functions of a variable number of arguments have no signature of builtin types, others may be of
 * another dialect. */
static bool has_types_of(const Step *s, const Type *type, unsigned first, unsigned count)
{
    const Type *const *results = type->list.types + type->list.input_count;

    if (count != type->list.input_count || s->op->result_count != type->list.result_count)
        return false;
    for (unsigned i = 0; i < count; i++)
        if (s->op->operands[first + i]->type != type->list.types[i])
            return false;
    return !s->op->result_count || s->op->results[0]->type == results[0];
}

/* Further arguments are any. */
static bool begins_with_types_of(const Step *s, const Type *type, unsigned first, unsigned count)
{
    const Type *result = llvm_func_result(type);

    if (count < llvm_func_count(type))
        return false;
    for (unsigned i = 0; i < llvm_func_count(type); i++)
        if (s->op->operands[first + i]->type != llvm_func_argument(type, i))
            return false;
    return s->op->result_count ? s->op->results[0]->type == result : llvm_is_void(result);
}

/* Is it called as what it is? */
static bool is_called_right(const Step *s, const Op *function, unsigned first, unsigned count)
{
    const Type *type = function_signature(function);

    return type ? has_types_of(s, type, first, count)
                : begins_with_types_of(s, op_attr(function, "function_type")->type_value, first,
                                       count);
}

static Flow call_no_function(Step *s, Pointer at)
{
    const Allocation *memory = memory_find(memory_in(s), at.provenance);

    if (!at.address)
        return undefined(s, "the null pointer is called, which is no function");
    undefined(s, memory && memory->kind == ALLOCATION_CODE && !code_is_block(memory)
                     ? "what is called is an address near that of a function"
                     : "what is called is not the address of a function");
    return memory ? note_allocation(s, memory) : FLOW_END;
}

static Flow call_as_other(Step *s, const Op *function, unsigned first, unsigned count)
{
    Context *context = op_context(s->op);
    const Type *type = op_attr(function, "function_type")->type_value;
    const Type **types = ARENA_ARRAY(s->arena, const Type *, count + 1);

    for (unsigned i = 0; i < count; i++)
        types[i] = s->op->operands[first + i]->type;
    if (s->op->result_count)
        types[count] = s->op->results[0]->type;
    return undefined(
        s, "the function @%.*s is of type '%s', and is called as '%s'",
        STR_ARG(symbol_name(function)), type_text(type),
        type_text(type_function(context, count, types, s->op->result_count, types + count)));
}

static Flow call_looked_at(Step *s, const Op *function, unsigned first, unsigned count)
{
    if (!is_called_right(s, function, first, count))
        return call_as_other(s, function, first, count);
    return llvm_call(s, function, first, count);
}

/* One that takes more arguments than it names must be called as such; the other way round a call
 * without a prototype is right in C (C11 6.5.2.2 p. 6). */
static bool takes_more(const Step *s, const Op *function)
{
    return !function_signature(function) && !op_attr(s->op, "var_callee_type");
}

/* Of the function at that address, with the operands from `first` on. */
static Flow call_at(Step *s, Pointer at, unsigned first, unsigned count)
{
    const Op *function = llvm_function_at(s, at);

    if (!function)
        return call_no_function(s, at);
    if (takes_more(s, function))
        return call_as_other(s, function, first, count);
    return call_looked_at(s, function, first, count);
}

/* Of the function that operand `callee` points to. */
static Flow call_pointer(Step *s, unsigned callee, unsigned count)
{
    if (is_poison(s, callee))
        return undefined_poison(s, poison_origin(s, callee),
                                "the function that is called is poison");
    return call_at(s, pointer_in(s, callee), callee + 1, count);
}

static Flow call_chosen(Step *s, const Op *ifunc, unsigned first, unsigned count)
{
    Pointer at;

    if (llvm_address_of(s, ifunc, &at) == FLOW_END)
        return FLOW_END;
    return call_at(s, at, first, count);
}

/* `call` is how a function is called that is named. */
static Flow call_callee(Step *s,
                        Flow (*call)(Step *s, const Op *function, unsigned first, unsigned count))
{
    const Attr *callee = prop(s, CALLEE);
    unsigned count, first = op_operand_group(s->op, 0, &count);
    const Op *function = callee ? symbol_in(s, callee) : NULL;

    if (!callee)
        return call_pointer(s, first, count - 1);
    if (function && op_is(function, "llvm.mlir.ifunc"))
        return call_chosen(s, function, first, count);
    if (!function || !op_is(function, "llvm.func"))
        return invalid(s, "the callee %s names no function", attr_quoted(callee));
    return call(s, function, first, count);
}

Flow call_verified(Step *s)
{
    return call_callee(s, llvm_call);
}

/* Fast code calls functions by their names alone. */
static Flow take_poison(Step *s)
{
    return llvm_take_poison(s, symbol_in(s, prop(s, CALLEE)));
}

Flow call_unverified(Step *s)
{
    return call_callee(s, call_looked_at);
}

/* llvm.load.relative.*: what the number at pointer + offset, added to the pointer, is the address
 * of: tables of addresses that need no relocation hold such numbers. */
static Flow load_relative(Step *s, unsigned first)
{
    Pointer base = pointer_in(s, first), at = base;
    Layout layout = layout_int(target_in(s), 32);
    Place distance = scratch_place(s, &layout);
    MemRef number;

    at.address += (uint64_t)index_in(s, first + 1);
    number = pointee(at, type_i(op_context(s->op), 32));
    if (load_at(s, &number, 0, distance, ACCESS_READ) == FLOW_END)
        return FLOW_END;
    if (*distance.poison)
        return undefined_poison(s, *distance.poison, "the distance that is read is poison");
    base.address += (uint64_t)int_low_s(place_int(distance));
    place_set_pointer(result_place(s, 0), memory_exposed_at(memory_in(s), base.address));
    return FLOW_NEXT;
}

/* llvm.modf.*: what stands behind the point, and what before it, with the operand's sign both. */
static Flow split_float(Step *s, unsigned first)
{
    Place result = result_place(s, 0);
    Float value, whole, part;

    if (is_poison(s, first))
        return give_poison(s, "the operand is poison");
    value = place_float(operand_place(s, first));
    whole = float_trunc(value);
    part = float_is_inf(value) ? float_zero(value.format, false) : float_sub(value, whole);
    place_set_float(place_part(result, 0),
                    float_is_nan(value) ? part : float_copysign(part, value));
    place_set_float(place_part(result, 1), whole);
    return FLOW_NEXT;
}

static bool is_float_pair(const Step *s, unsigned operand)
{
    const Layout *layout = operand_place(s, operand).layout;
    const Type *type = s->op->result_count ? s->op->results[0]->type : NULL;

    return layout_is_float(layout) && type && llvm_is_struct(type) && llvm_struct_count(type) == 2;
}

/* Those of coroutines that take a handle, and have no operation. */
static Flow call_with_handle(Step *s, Str name, unsigned first)
{
    if (is_poison(s, first))
        return undefined_poison(s, poison_origin(s, first), "the handle is poison");
    return str_is(name, "llvm.coro.destroy") ? coroutine_destroy(s, pointer_in(s, first))
                                             : coroutine_is_done(s, pointer_in(s, first));
}

/* Is the frame to be allocated? It always is. Is this the call that began the coroutine? */
static bool is_asked(const Step *s, Str name, unsigned count)
{
    const Layout *result = s->op->result_count ? result_place(s, 0).layout : NULL;

    return str_is(name, count ? "llvm.coro.alloc" : "llvm.coro.is_in_ramp") && count < 2 && result
           && layout_is_int(result) && result->width == 1;
}

/* llvm.coro.await.suspend.*(awaiter, handle, function): what is called while the coroutine waits.
 */
static bool calls_while_suspended(const Step *s, Str name, unsigned first, unsigned count)
{
    return count == 3 && operand_place(s, first + 2).layout->form == &FORM_POINTER
           && (str_is(name, "llvm.coro.await.suspend.void")
               || str_is(name, "llvm.coro.await.suspend.bool"));
}

static bool takes_handle(const Step *s, Str name, unsigned first, unsigned count)
{
    const Layout *result = s->op->result_count ? result_place(s, 0).layout : NULL;

    if (count != 1 || operand_place(s, first).layout->form != &FORM_POINTER)
        return false;
    return result ? str_is(name, "llvm.coro.done") && layout_is_int(result) && result->width == 1
                  : str_is(name, "llvm.coro.destroy");
}

enum { ROUNDS_TO_NEAREST = 1 }; /* as C's FLT_ROUNDS has it; nothing here changes that */

static bool gives_i32(const Step *s)
{
    const Layout *result = s->op->result_count ? result_place(s, 0).layout : NULL;

    return result && layout_is_int(result) && result->width == 32;
}

static Flow call_intrinsic(Step *s)
{
    const Attr *name = prop(s, 0);
    unsigned count, first = op_operand_group(s->op, 0, &count);
    Flow flow;

    if (llvm_named_intrinsic(s, name->string, first, count, &flow))
        return flow;
    if (takes_handle(s, name->string, first, count))
        return call_with_handle(s, name->string, first);
    if (is_asked(s, name->string, count))
        return give_bool(s, count || !coroutine_was_resumed(s));
    if (calls_while_suspended(s, name->string, first, count))
        return is_poison(s, first + 2) ? undefined_poison(s, poison_origin(s, first + 2),
                                                          "the function that is called is poison")
                                       : call_at(s, pointer_in(s, first + 2), first, 2);
    if (str_is(name->string, "llvm.get.rounding") && !count && gives_i32(s))
        return give_int(s, int_of_u(s->arena, 32, ROUNDS_TO_NEAREST));
    if (str_starts(name->string, "llvm.modf.") && count == 1 && is_float_pair(s, first))
        return split_float(s, first);
    if (!str_starts(name->string, "llvm.load.relative.") || count != 2 || !s->op->result_count
        || result_place(s, 0).layout->form != &FORM_POINTER)
        return unsupported(s, "the intrinsic '%.*s'", STR_ARG(name->string));
    for (unsigned i = 0; i < count; i++)
        if (is_poison(s, first + i))
            return undefined_poison(s, poison_origin(s, first + i), "the address is poison");
    return load_relative(s, first);
}

const OpDef LLVM_CALL_OPS[] = {
    {
        .name = "llvm.call",
        .summary = "a call of a function",
        .doc = "Runs the named function, or the one that the first operand points to, with\n"
               "the other operands as its arguments. Calling poison or anything that is no\n"
               "function, or a function of another type, is undefined behaviour.\n",
        .operands = OPERANDS({ "callee_operands", &LLVM_ANY, VARIADIC, POISON_MOVES },
                             { "op_bundle_operands", &LLVM_ANY, VARIADIC_OF_VARIADIC, POISON_MOVES,
                               "op_bundle_sizes" }),
        .attrs =
            ATTRS({ "var_callee_type", &LLVM_FUNCTION_TYPE, .optional = true },
                  { "callee", &FLAT_SYMBOL_REF_ATTR, .optional = true },
                  { "fastmathFlags", &LLVM_FASTMATH, "none" },
                  { "CConv", &LLVM_CCONV, "#llvm.cconv<ccc>" },
                  { "TailCallKind", &LLVM_TAIL_CALL, "none" },
                  { "memory_effects", &LLVM_MEMORY_EFFECTS, .optional = true },
                  { "convergent", &UNIT_ATTR }, { "no_unwind", &UNIT_ATTR },
                  { "will_return", &UNIT_ATTR }, { "op_bundle_sizes", &DENSE_I32_ARRAY_ATTR },
                  { "op_bundle_tags", &ARRAY_ATTR, .optional = true },
                  { "arg_attrs", &DICT_ARRAY_ATTR, .optional = true },
                  { "res_attrs", &DICT_ARRAY_ATTR, .optional = true }, { "no_inline", &UNIT_ATTR },
                  { "always_inline", &UNIT_ATTR }, { "inline_hint", &UNIT_ATTR },
                  { "access_groups", &LLVM_ACCESS_GROUPS, .optional = true },
                  { "alias_scopes", &LLVM_ALIAS_SCOPES, .optional = true },
                  { "noalias_scopes", &LLVM_ALIAS_SCOPES, .optional = true },
                  { "tbaa", &LLVM_TBAA_TAGS, .optional = true }),
        .results = RESULTS({ "result", &LLVM_ANY, OPTIONAL }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS,
        .parse = parse_call,
        .print = print_call,
        .verify = bundles_verify,
        .verify_symbols = verify_callee,
        .primitive = PRIM_CALL,
        .eval = call_verified,
        .is_particular = llvm_is_particular,
        .take_poison = take_poison,
        .poison = "Where the function returns poison. Poison arguments go in as they are. So are\n"
                  "arguments and results that are not what their `llvm.nonnull`, `llvm.align` or\n"
                  "`llvm.range` promises.\n",
        .undefined = "Where what is called is poison, no function, or one of another type. Where\n"
                     "the function has no body here, and is declared with other types than it\n"
                     "has or is given poison. Where an argument or the result is poison, and\n"
                     "`llvm.noundef`, or not what its `llvm.dereferenceable` promises, or the\n"
                     "result is not the argument that is `llvm.returned`. Where the calling\n"
                     "convention is not the function's, or one that is `noreturn` returns. While\n"
                     "it runs, memory may be touched only as `llvm.noalias`, `llvm.readonly`,\n"
                     "`llvm.readnone` and `llvm.writeonly` of arguments and its `memory_effects`\n"
                     "allow; and what the caller has on the stack not at all where the call is\n"
                     "`tail` or `musttail`.\n",
        .decisions = "M13, M15, M37, X3, X4",
        .example = "llvm.func @twice(%x: i32) -> i32 {\n"
                   "  %y = llvm.add %x, %x : i32\n"
                   "  llvm.return %y : i32\n"
                   "}\n"
                   "\n"
                   "llvm.func @main() -> i32 {\n"
                   "  %four = llvm.mlir.constant(4 : i32) : i32\n"
                   "  %r = llvm.call @twice(%four) : (i32) -> i32\n"
                   "  llvm.return %r : i32\n"
                   "}\n",
        .gives = "8 : i32\n",
    },
    {
        .name = "llvm.call_intrinsic",
        .summary = "a call of an intrinsic by its name",
        .doc = "What the intrinsic of that name does. One that has an operation of its own\n"
               "without side effects, as llvm.sadd.sat.* has llvm.intr.sadd.sat, means what\n"
               "that does; its last operands are constants where the operation has attributes.\n"
               "Others that run are llvm.fptosi.sat.* and llvm.fptoui.sat.*, which give the\n"
               "nearest integer there is, and 0 of NaN; llvm.minimumnum.* and\n"
               "llvm.maximumnum.*, which ignore a NaN, and of zeros know the sign;\n"
               "llvm.smul.fix.*, llvm.umul.fix.*, llvm.sdiv.fix.* and llvm.udiv.fix.*, of\n"
               "numbers with a fixed point, rounded up or down, and with .sat to the nearest\n"
               "that fits; llvm.get.rounding, which is 1: to the nearest,\n"
               "llvm.modf.*, which parts a float at its point,\n"
               "llvm.load.relative.*, of an address that a table holds as a distance,\n"
               "llvm.coro.destroy, which goes on with a suspended coroutine to its end,\n"
               "llvm.coro.done: is it suspended for the last time? llvm.coro.alloc: is its\n"
               "frame to be allocated? It is. llvm.coro.is_in_ramp: did this call begin it? and\n"
               "llvm.coro.await.suspend.void and .bool, which call the function that is their\n"
               "last operand with the others. Then those of x86 that operations of x86vector\n"
               "are lowered to, which mean what these do.\n",
        .operands = OPERANDS({ "args", &LLVM_ANY, VARIADIC, POISON_MOVES },
                             { "op_bundle_operands", &LLVM_ANY, VARIADIC_OF_VARIADIC, POISON_MOVES,
                               "op_bundle_sizes" }),
        .attrs = ATTRS({ "intrin", &STR_ATTR }, { "fastmathFlags", &LLVM_FASTMATH, "none" },
                       { "op_bundle_sizes", &DENSE_I32_ARRAY_ATTR },
                       { "op_bundle_tags", &ARRAY_ATTR, .optional = true },
                       { "arg_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "res_attrs", &DICT_ARRAY_ATTR, .optional = true }),
        .results = RESULTS({ "results", &LLVM_ANY, OPTIONAL }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS,
        .parse = parse_intrinsic,
        .print = print_intrinsic,
        .verify = verify_intrinsic,
        .primitive = PRIM_RESUME,
        .eval = call_intrinsic,
        .expands_to = llvm_called_intrinsic,
        .poison = "Of those on numbers, where an operand is; of llvm.minimumnum.* also where a\n"
                  "fast-math flag's promise is broken.\n",
        .undefined =
            "Of llvm.load.relative.*, where llvm.load is, of the distance. Of those of\n"
            "coroutines, where the operand is not the handle of one that is suspended.\n"
            "Of a product or quotient with a fixed point that does not fit, without .sat;\n"
            "of division by zero and by poison.\n",
        .decisions = "N31",
        .example = "llvm.func @main() -> f64 {\n"
                   "  %x = llvm.mlir.constant(-3.25 : f64) : f64\n"
                   "  %parts = llvm.call_intrinsic \"llvm.modf.f64\"(%x)\n"
                   "    : (f64) -> !llvm.struct<(f64, f64)>\n"
                   "  %r = llvm.extractvalue %parts[0] : !llvm.struct<(f64, f64)>\n"
                   "  llvm.return %r : f64\n"
                   "}\n",
        .gives = "-2.500000e-01 : f64\n",
    },
    {
        .name = "llvm.inline_asm",
        .summary = "assembly",
        .doc = "The instructions of the string, whose operands and result the constraints\n"
               "describe.\n",
        .operands = OPERANDS({ "operands", &LLVM_ANY, VARIADIC, POISON_MOVES }),
        .attrs = ATTRS({ "asm_string", &STR_ATTR }, { "constraints", &STR_ATTR },
                       { "has_side_effects", &UNIT_ATTR }, { "is_align_stack", &UNIT_ATTR },
                       { "tail_call_kind", &LLVM_TAIL_CALL, "none" },
                       { "asm_dialect", &LLVM_ASM_DIALECT, .optional = true },
                       { "operand_attrs", &ARRAY_ATTR, .optional = true }),
        .results = RESULTS({ "res", &LLVM_ANY, OPTIONAL }),
        .format = "(`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)? "
                  "(`tail_call_kind` `=` $tail_call_kind^)? (`asm_dialect` `=` $asm_dialect^)? "
                  "(`operand_attrs` `=` $operand_attrs^)? attr-dict $asm_string `,` $constraints "
                  "operands `:` functional-type(operands, results)",
        .verify = verify_assembly,
    },
    {
        .name = "llvm.va_arg",
        .summary = "the next argument of a variadic function",
        .doc = "The argument that the list is at, of the result's type; the list moves on.\n",
        .operands = OPERANDS({ "arg", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "$arg attr-dict `:` functional-type($arg, $res)",
        .eval = llvm_va_arg,
        .poison = "Where the argument is.\n",
        .undefined =
            "Where the list is poison or cannot be read, or there is no further argument.\n",
        .decisions = "M19",
        .example = "llvm.func @second(%count: i32, ...) -> i32 {\n"
                   "  %one = llvm.mlir.constant(1 : i32) : i32\n"
                   "  %list = llvm.alloca %one x !llvm.array<24 x i8> {alignment = 8 : i64}\n"
                   "      : (i32) -> !llvm.ptr\n"
                   "  llvm.intr.vastart %list : !llvm.ptr\n"
                   "  %a = llvm.va_arg %list : (!llvm.ptr) -> i32\n"
                   "  %b = llvm.va_arg %list : (!llvm.ptr) -> i32\n"
                   "  llvm.intr.vaend %list : !llvm.ptr\n"
                   "  llvm.return %b : i32\n"
                   "}\n"
                   "\n"
                   "llvm.func @main() -> i32 {\n"
                   "  %x = llvm.mlir.constant(7 : i32) : i32\n"
                   "  %y = llvm.mlir.constant(8 : i32) : i32\n"
                   "  %r = llvm.call @second(%x, %x, %y) vararg(!llvm.func<i32 (i32, ...)>)\n"
                   "      : (i32, i32, i32) -> i32\n"
                   "  llvm.return %r : i32\n"
                   "}\n",
        .gives = "8 : i32\n",
    },
    { 0 },
};
