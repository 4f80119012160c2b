#include "core/ir/function.h"
#include "interp/native/program.h"

#include "core/ir/context.h"
#include "core/text/source.h"
#include "interp/native/handover.h"
#include "interp/native/lower/llvm_type.h"
#include "interp/native/lower/lower.h"
#include "interp/native/mlir.h"
#include "interp/native/protocol.h"

#include <llvm-c/Analysis.h>
#include <string.h>

typedef struct Compiler {
    ProgramSource source;
    Program *program;
    Jit *jit;
    LLVMTargetDataRef target; /* its own: it remembers the module's types by their addresses */
    Context *context;         /* of the module as MLIR */
    const Op *top;
    LLVMModuleRef module;
    Sb *why;
} Compiler;

static void note_diagnostic(void *state, const Diag *diag)
{
    Sb *why = state;

    if (why->len)
        sb_char(why, '\n');
    sb_str(why, diag->text);
}

static bool read_text(Compiler *c)
{
    c->context = context_new();
    c->context->allow_unregistered = true;
    c->context->was_verified = true;
    c->context->handler = note_diagnostic;
    c->context->handler_state = c->why;
    c->top = source_parse(c->context, STR("program"), c->source.text, 0);
    return c->top != NULL;
}

/* Over a product of wider integers LLVM takes minutes, and time that grows faster than their width:
 * it breaks them into words long before it knows whether anybody asks; and so it does with the
 * elements of vectors, each of which takes memory. */
enum { WIDEST_INTEGER = 4096 };

static bool has_many_elements(const Type *type)
{
    return type->kind == TYPE_OPAQUE ? llvm_count_scalars(type) > WIRE_MOST_ELEMENTS
                                     : type_has_more_elements(type, WIRE_MOST_ELEMENTS);
}

static bool is_wide(const Type *type)
{
    if (has_many_elements(type))
        return true;
    while (type_is_shaped(type) || type->kind == TYPE_COMPLEX)
        type = type->shaped.element;
    return type->kind == TYPE_INTEGER && type->integer.width > WIDEST_INTEGER;
}

static const Type *wide_among(Value *const *values, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (is_wide(values[i]->type))
            return values[i]->type;
    return NULL;
}

/* The first that is too wide, of what the operation takes, gives, and has in it. */
static const Type *wide_type(const Op *op)
{
    const Type *found = wide_among(op->operands, op->operand_count);

    if (!found)
        found = wide_among(op->results, op->result_count);
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block && !found; block = block->next) {
            found = wide_among(block->args, block->arg_count);
            for (const Op *inner = block->first; inner && !found; inner = inner->next)
                found = wide_type(inner);
        }
    return found;
}

static bool is_narrow(Compiler *c)
{
    const Type *wide = wide_type(c->top);

    if (wide && has_many_elements(wide))
        sb_printf(c->why, WIRE_TOO_MANY_ELEMENTS, type_text(wide), WIRE_MOST_ELEMENTS);
    else if (wide)
        sb_printf(c->why,
                  "%s has integers of more than %d bits, which LLVM takes too long to compile",
                  type_text(wide), WIDEST_INTEGER);
    return !wide;
}

static const Op *first_op(const Compiler *c)
{
    return c->top->regions[0].first ? c->top->regions[0].first->first : NULL;
}

static bool has_tensors(const Type *function)
{
    for (unsigned i = 0; i < function->list.input_count + function->list.result_count; i++)
        if (function->list.types[i]->kind == TYPE_TENSOR
            || function->list.types[i]->kind == TYPE_UNRANKED_TENSOR)
            return true;
    return false;
}

/* Do functions take or give any? */
static bool takes_tensors(const Compiler *c)
{
    for (const Op *op = first_op(c); op; op = op->next)
        if (op_is(op, "func.func") && has_tensors(function_signature(op)))
            return true;
    return false;
}

static bool make_module(Compiler *c, LLVMContextRef context)
{
    const ProgramSource *s = &c->source;

    c->module = s->via == WIRE_VIA_MLIR
                    ? mlir_translate(context, c->target, s->text, s->pipeline, takes_tensors(c),
                                     s->index_width, c->why)
                    : lower_module(context, c->target, c->top, s->index_width, c->why);
    return c->module != NULL;
}

static bool module_holds(Compiler *c)
{
    char *text = NULL;
    bool bad = LLVMVerifyModule(c->module, LLVMReturnStatusAction, &text);

    if (bad)
        sb_printf(c->why, "the LLVM module is invalid: %s", text);
    LLVMDisposeMessage(text);
    return !bad;
}

static bool is_defined(const Op *op)
{
    return is_lowered_function(op) && op->regions[0].first;
}

static bool is_global(const Op *op)
{
    return op_is(op, "memref.global") || op_is(op, "llvm.mlir.global");
}

/* One that has a value here; of llvm also where a region tells it. */
static bool is_mutable_global(const Op *op)
{
    return is_global(op) && !property_flag(op, "constant")
           && (op_attr(op, "initial_value") || op_attr(op, "value")
               || (op->region_count && op->regions[0].first));
}

static const char *name_of(Compiler *c, const Op *op)
{
    return str_dup(&c->program->arena, op_attr(op, "sym_name")->string).data;
}

static const char *own_name(Compiler *c, const Op *op)
{
    return str_printf(&c->program->arena, "%s.%u", name_of(c, op), c->source.number).data;
}

/* Symbols of two programs in one session must not meet. */
static void rename_symbol(Compiler *c, LLVMValueRef symbol, const Op *op)
{
    const char *name = own_name(c, op);

    LLVMSetValueName2(symbol, name, strlen(name));
    LLVMSetLinkage(symbol, LLVMExternalLinkage);
}

/* A function that takes or gives what has no form on the wire can be called by others alone. */
static bool prepare_function(Compiler *c, const Op *op, unsigned index)
{
    const Type *type = signature_type(op);
    LLVMValueRef function = LLVMGetNamedFunction(c->module, name_of(c, op));
    NativeFunction *made = &c->program->functions[index];
    Sb why = { 0 };

    if (!type) {
        sb_printf(c->why, "the type of @%s cannot be told by builtin types", name_of(c, op));
        return false;
    }
    if (!function || LLVMIsDeclaration(function)) {
        sb_printf(c->why, "@%s is gone", name_of(c, op));
        return false;
    }
    made->signature = signature_of(&c->program->arena, type,
                                   &(SignatureOf){ .context = LLVMGetModuleContext(c->module),
                                                   .target = c->target,
                                                   .index_width = c->source.index_width,
                                                   .via = c->source.via },
                                   &why);
    sb_free(&why);
    if (!made->signature)
        return true;
    function = handover_by_arrays(function);
    made->wrapper = wrapper_for(c->jit, LLVMGlobalGetValueType(function), c->why);
    return made->wrapper != NULL;
}

static bool prepare_global(Compiler *c, const Op *op, unsigned index)
{
    LLVMValueRef global = LLVMGetNamedGlobal(c->module, name_of(c, op));

    if (!global) {
        sb_printf(c->why, "@%s is gone", name_of(c, op));
        return false;
    }
    c->program->globals[index].size = LLVMABISizeOfType(c->target, LLVMGlobalGetValueType(global));
    return true;
}

static bool prepare(Compiler *c)
{
    unsigned functions = 0, globals = 0;

    for (const Op *op = first_op(c); op; op = op->next) {
        functions += is_defined(op);
        globals += is_mutable_global(op);
    }
    c->program->functions = ARENA_ARRAY(&c->program->arena, NativeFunction, functions + 1);
    c->program->globals = ARENA_ARRAY(&c->program->arena, NativeGlobal, globals + 1);
    for (const Op *op = first_op(c); op; op = op->next) {
        if (is_defined(op) && !prepare_function(c, op, c->program->function_count++))
            return false;
        if (is_mutable_global(op) && !prepare_global(c, op, c->program->global_count++))
            return false;
    }
    return wrapper_define_observer(c->module, WIRE_OBSERVER, c->why);
}

static void rename_symbols(Compiler *c)
{
    for (const Op *op = first_op(c); op; op = op->next) {
        LLVMValueRef symbol = is_defined(op)  ? LLVMGetNamedFunction(c->module, name_of(c, op))
                              : is_global(op) ? LLVMGetNamedGlobal(c->module, name_of(c, op))
                                              : NULL;

        if (symbol)
            rename_symbol(c, symbol, op);
    }
    for (LLVMValueRef f = LLVMGetFirstFunction(c->module); f; f = LLVMGetNextFunction(f)) {
        size_t len;

        if (strcmp(LLVMGetValueName2(f, &len), WIRE_OBSERVER) == 0)
            LLVMSetLinkage(f, LLVMInternalLinkage);
    }
}

/* Whatever else the lowering made (strings of assertions, functions of its own) is the module's
 * affair. */
static void hide_others(Compiler *c)
{
    for (LLVMValueRef g = LLVMGetFirstGlobal(c->module); g; g = LLVMGetNextGlobal(g)) {
        size_t len;

        if (!LLVMIsDeclaration(g) && !strchr(LLVMGetValueName2(g, &len), '.'))
            LLVMSetLinkage(g, LLVMInternalLinkage);
    }
}

static bool find_function(Compiler *c, const Op *op, NativeFunction *function)
{
    if (function->signature)
        function->code = jit_lookup(c->jit, own_name(c, op), c->why);
    return function->code || !function->signature;
}

static bool find_global(Compiler *c, const Op *op, NativeGlobal *global)
{
    global->bytes = jit_lookup(c->jit, own_name(c, op), c->why);
    if (!global->bytes)
        return false;
    global->first = arena_copy(&c->program->arena, global->bytes, global->size);
    return true;
}

static bool find_symbols(Compiler *c)
{
    NativeFunction *function = c->program->functions;
    NativeGlobal *global = c->program->globals;

    for (const Op *op = first_op(c); op; op = op->next) {
        if (is_defined(op) && !find_function(c, op, function++))
            return false;
        if (is_mutable_global(op) && !find_global(c, op, global++))
            return false;
    }
    return true;
}

static void drop_module(Compiler *c, LLVMContextRef context)
{
    if (c->module)
        LLVMDisposeModule(c->module);
    LLVMContextDispose(context);
}

static bool compile(Compiler *c)
{
    LLVMContextRef context = LLVMContextCreate();

    if (!make_module(c, context) || !prepare(c) || !module_holds(c)) {
        drop_module(c, context);
        return false;
    }
    rename_symbols(c);
    hide_others(c);
    c->program->code = jit_add(c->jit, context, c->module, c->why);
    return c->program->code && find_symbols(c);
}

/* The module in place of the reasons against it. */
static bool show(Compiler *c)
{
    LLVMContextRef context = LLVMContextCreate();
    bool good = make_module(c, context);

    if (good) {
        char *triple = LLVMGetDefaultTargetTriple(), *text;

        LLVMSetTarget(c->module, triple);
        text = LLVMPrintModuleToString(c->module);
        c->why->len = 0;
        sb_add(c->why, text);
        LLVMDisposeMessage(text);
        LLVMDisposeMessage(triple);
    }
    drop_module(c, context);
    return good;
}

static LLVMTargetDataRef target_for(Jit *jit)
{
    char *layout = LLVMCopyStringRepOfTargetData(jit_target(jit));
    LLVMTargetDataRef target = LLVMCreateTargetData(layout);

    LLVMDisposeMessage(layout);
    return target;
}

static bool compiler_runs(Compiler *c, bool (*make)(Compiler *))
{
    bool good;

    c->jit = jit_at(c->source.processor, c->source.optimisation, c->why);
    if (!c->jit)
        return false;
    c->target = target_for(c->jit);
    good = read_text(c) && is_narrow(c) && make(c);
    LLVMDisposeTargetData(c->target);
    if (c->context)
        context_free(c->context);
    return good;
}

bool program_show(ProgramSource source, Sb *text)
{
    return compiler_runs(&(Compiler){ .source = source, .why = text }, show);
}

Program *program_load(ProgramSource source, Sb *why)
{
    Compiler c = { .source = source, .why = why };

    c.program = must_alloc(sizeof *c.program);
    *c.program = (Program){ .index_width = source.index_width };
    if (compiler_runs(&c, compile))
        return c.program;
    program_unload(c.program);
    return NULL;
}

void program_unload(Program *program)
{
    if (program->code)
        jit_remove(program->code);
    arena_free(&program->arena);
    free(program);
}
