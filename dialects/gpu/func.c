/* gpu.func: a function with memory of its own, for the work group and for each item. */
#include "dialects/function.h"
#include "dialects/gpu/gpu.h"

#include <stdlib.h>

bool gpu_parse_attributions(AsmParser *p, const char *word, bool with_attrs,
                            AsmArguments *arguments)
{
    if (!asm_optional_keyword(p, word))
        return true;
    if (!asm_parse_punct(p, "("))
        return false;
    if (asm_optional_punct(p, ")"))
        return true;
    do {
        AsmArgument argument;

        if (!asm_parse_argument(p, &argument, true, with_attrs))
            return false;
        vec_push(arguments, argument);
    } while (asm_optional_punct(p, ","));
    return asm_parse_punct(p, ")");
}

void gpu_print_attributions(AsmPrinter *printer, const char *word, Value *const *arguments,
                            unsigned count, const Attr *attrs)
{
    if (!count)
        return;
    asm_print(printer, " %s(", word);
    for (unsigned i = 0; i < count; i++) {
        const Attr *own = attrs && i < attrs->array.count ? attrs->array.elements[i] : NULL;

        asm_print(printer, i ? ", " : "");
        asm_print_operand(printer, arguments[i]);
        asm_print(printer, " : ");
        asm_print_type(printer, arguments[i]->type);
        if (own && own->kind == ATTR_DICTIONARY && own->dictionary.count) {
            asm_print(printer, " ");
            asm_print_attr(printer, own);
        }
    }
    asm_print(printer, ")");
}

/* Those of the arguments from `first` on, where any has some. */
static void add_attrs(OpState *state, const char *name, const AsmArguments *arguments, size_t first)
{
    VEC(const Attr *) attrs = { 0 };
    bool any = false;

    for (size_t i = first; i < arguments->len; i++) {
        const Attr *own = arguments->data[i].attrs;

        any = any || (own && own->dictionary.count);
        vec_push(&attrs, own ? own : attr_dictionary(state->context, 0, NULL));
    }
    if (any)
        op_state_add_attr(state, name, attr_array(state->context, (unsigned)attrs.len, attrs.data));
    vec_free(&attrs);
}

static bool parse_memory(AsmParser *p, OpState *state, AsmArguments *arguments)
{
    size_t first = arguments->len, next;

    if (!gpu_parse_attributions(p, "workgroup", true, arguments))
        return false;
    add_attrs(state, "workgroup_attrib_attrs", arguments, first);
    next = arguments->len;
    op_state_add_attr(state, "workgroup_attributions",
                      attr_i64(state->context, (int64_t)(next - first)));
    if (!gpu_parse_attributions(p, "private", true, arguments))
        return false;
    add_attrs(state, "private_attrib_attrs", arguments, next);
    return true;
}

static bool parse_rest(AsmParser *p, OpState *state, FunctionSignature *signature)
{
    if (!function_parse_signature(p, false, signature))
        return false;
    op_state_add_attr(state, "function_type",
                      attr_type(function_build_type(state->context, signature, NULL)));
    function_add_signature_attrs(signature, state);
    if (!parse_memory(p, state, &signature->arguments))
        return false;
    if (asm_optional_keyword(p, "kernel"))
        op_state_add_attr(state, "gpu.kernel", attr_unit(state->context));
    return asm_optional_attr_dict_with_keyword(p, state)
           && asm_parse_region(p, op_state_add_region(state), &signature->arguments);
}

bool gpu_func_parse(AsmParser *p, OpState *state)
{
    FunctionSignature signature = { 0 };
    const Attr *name;
    bool good;

    if (!asm_parse_symbol_name(p, &name))
        return false;
    op_state_add_attr(state, "sym_name", name);
    good = parse_rest(p, state, &signature);
    function_signature_free(&signature);
    return good;
}

unsigned gpu_workgroup_count(const Op *op)
{
    const Attr *count = op_attr(op, "workgroup_attributions");

    return count && count->kind == ATTR_INTEGER ? (unsigned)int_low_u(count->integer) : 0;
}

static bool lists_attrs(const Op *op, const char *name)
{
    const Attr *attrs = op_attr(op, name);

    return !attrs || attrs->kind == ATTR_ARRAY;
}

bool gpu_func_lacks_arguments(const Op *op)
{
    return function_lacks_arguments(op)
           || (!function_is_declaration(op)
               && op->regions[0].first->arg_count - function_type(op)->list.input_count
                      < gpu_workgroup_count(op))
           || !lists_attrs(op, "workgroup_attrib_attrs")
           || !lists_attrs(op, "private_attrib_attrs");
}

void gpu_func_print(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "sym_name",
                                          "function_type",
                                          "arg_attrs",
                                          "res_attrs",
                                          "workgroup_attributions",
                                          "workgroup_attrib_attrs",
                                          "private_attrib_attrs",
                                          "gpu.kernel",
                                          NULL };
    const Type *type = function_type(op);
    const Block *entry = op->regions[0].first;
    unsigned inputs = type->list.input_count, shared = gpu_workgroup_count(op);

    asm_print(printer, " ");
    asm_print_symbol_name(printer, function_name(op));
    function_print_signature(printer, op, false, type->list.types, inputs,
                             type->list.types + inputs, type->list.result_count);
    if (entry) {
        gpu_print_attributions(printer, "workgroup", entry->args + inputs, shared,
                               op_attr(op, "workgroup_attrib_attrs"));
        gpu_print_attributions(printer, "private", entry->args + inputs + shared,
                               entry->arg_count - inputs - shared,
                               op_attr(op, "private_attrib_attrs"));
    }
    asm_print(printer, op_attr(op, "gpu.kernel") ? " kernel" : "");
    asm_print_attr_dict_with_keyword(printer, op, ELIDED);
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], false, true);
}
