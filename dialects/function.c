#include "dialects/function.h"

#include "core/ir/context.h"
#include "core/ir/diag.h"
#include "core/ir/symbol.h"

static const char *const ELIDED[] = { "sym_name",  "sym_visibility", "function_type",
                                      "arg_attrs", "res_attrs",      NULL };

void function_parse_visibility(AsmParser *p, OpState *state)
{
    static const char *const KEYWORDS[] = { "public", "private", "nested" };

    for (size_t i = 0; i < sizeof KEYWORDS / sizeof *KEYWORDS; i++)
        if (asm_optional_keyword(p, KEYWORDS[i])) {
            op_state_add_attr(state, "sym_visibility",
                              attr_string(state->context, str_of(KEYWORDS[i])));
            return;
        }
}

/* All arguments have a name, or none has. */
static bool parse_argument(AsmParser *p, FunctionSignature *signature)
{
    const AsmArguments *before = &signature->arguments;
    const AsmArgument *last = before->len ? &before->data[before->len - 1] : NULL;
    AsmArgument argument;
    bool failed;

    if (asm_optional_argument(p, &argument, true, true, &failed)) {
        if (last && !last->name.name.data)
            return asm_error(p, argument.name.at, "expected type instead of SSA identifier");
    } else if (failed) {
        return false;
    } else {
        argument = (AsmArgument){ .name.at = asm_here(p) };
        if (last && last->name.name.data)
            return asm_error(p, argument.name.at, "expected SSA identifier");
        argument.loc = asm_loc(p, argument.name.at);
        if (!asm_parse_type(p, &argument.type) || !asm_optional_dictionary(p, &argument.attrs))
            return false;
        asm_optional_location(p, &argument.loc, &failed);
        if (failed)
            return false;
    }
    vec_push(&signature->arguments, argument);
    return true;
}

static bool parse_arguments(AsmParser *p, bool allow_variadic, FunctionSignature *signature)
{
    if (!asm_parse_punct(p, "("))
        return false;
    if (asm_optional_punct(p, ")"))
        return true;
    do {
        if (signature->variadic)
            return asm_error(p, asm_here(p),
                             "variadic arguments must be in the end of the argument list");
        if (allow_variadic && asm_optional_punct(p, "..."))
            signature->variadic = true;
        else if (!parse_argument(p, signature))
            return false;
    } while (asm_optional_punct(p, ","));
    return asm_parse_punct(p, ")");
}

static bool parse_result(AsmParser *p, bool with_attrs, FunctionSignature *signature)
{
    const Attr *attrs = attr_dictionary(asm_context(p), 0, NULL);
    const Type *type;

    if (!asm_parse_type(p, &type) || (with_attrs && !asm_optional_dictionary(p, &attrs)))
        return false;
    vec_push(&signature->results, type);
    vec_push(&signature->result_attrs, attrs);
    return true;
}

static bool parse_results(AsmParser *p, FunctionSignature *signature)
{
    if (!asm_optional_punct(p, "("))
        return parse_result(p, false, signature);
    if (asm_optional_punct(p, ")"))
        return true;
    do {
        if (!parse_result(p, true, signature))
            return false;
    } while (asm_optional_punct(p, ","));
    return asm_parse_punct(p, ")");
}

bool function_parse_signature(AsmParser *p, bool allow_variadic, FunctionSignature *signature)
{
    if (!parse_arguments(p, allow_variadic, signature))
        return false;
    return !asm_optional_punct(p, "->") || parse_results(p, signature);
}

void function_signature_free(FunctionSignature *signature)
{
    vec_free(&signature->arguments);
    vec_free(&signature->results);
    vec_free(&signature->result_attrs);
}

static void add_dictionaries(OpState *state, const char *name, const Attr *const *dictionaries,
                             size_t count)
{
    bool any = false;

    for (size_t i = 0; i < count; i++)
        any |= dictionaries[i]->dictionary.count != 0;
    if (any)
        op_state_add_attr(state, name, attr_array(state->context, (unsigned)count, dictionaries));
}

void function_add_signature_attrs(const FunctionSignature *signature, OpState *state)
{
    VEC(const Attr *) attrs = { 0 };

    for (size_t i = 0; i < signature->arguments.len; i++)
        vec_push(&attrs, signature->arguments.data[i].attrs);
    add_dictionaries(state, "arg_attrs", attrs.data, attrs.len);
    vec_free(&attrs);
    add_dictionaries(state, "res_attrs", signature->result_attrs.data, signature->result_attrs.len);
}

bool function_parse_attrs(AsmParser *p, OpState *state)
{
    static const char *const INFERRED[] = { "sym_visibility", "sym_name", "function_type" };
    const char *at = asm_here(p);
    size_t before = state->attrs.len;

    if (!asm_optional_attr_dict_with_keyword(p, state))
        return false;
    for (size_t i = 0; i < sizeof INFERRED / sizeof *INFERRED; i++)
        for (size_t a = before; a < state->attrs.len; a++)
            if (str_is(state->attrs.data[a].name, INFERRED[i]))
                return asm_error(p, at,
                                 "'%s' is an inferred attribute and should not be specified in "
                                 "the explicit attribute dictionary",
                                 INFERRED[i]);
    return true;
}

bool function_parse_body(AsmParser *p, const FunctionSignature *signature, OpState *state)
{
    const AsmArguments *arguments = &signature->arguments;
    bool failed;
    const char *at = asm_here(p);
    Region *body = op_state_add_region(state);

    if (!asm_optional_body(p, body, arguments, &failed))
        return !failed;
    if (!body->first && arguments->len)
        region_append(body, block_create(state->context));
    return body->first || asm_error(p, at, "expected non-empty function body");
}

static bool parse_rest(AsmParser *p, OpState *state, bool allow_variadic, FunctionTypeBuilder build,
                       FunctionSignature *signature)
{
    const char *at = asm_here(p), *why = NULL;
    const Type *type;

    if (!function_parse_signature(p, allow_variadic, signature))
        return false;
    type = build(state->context, signature, &why);
    if (!type)
        return asm_error(p, at, "failed to construct function type%s%s", why ? ": " : "",
                         why ? why : "");
    op_state_add_attr(state, "function_type", attr_type(type));
    if (!function_parse_attrs(p, state))
        return false;
    function_add_signature_attrs(signature, state);
    return function_parse_body(p, signature, state);
}

const Type *function_build_type(Context *context, const FunctionSignature *signature,
                                const char **why)
{
    Types inputs = { 0 };
    const Type *type;

    (void)why;
    for (size_t i = 0; i < signature->arguments.len; i++)
        vec_push(&inputs, signature->arguments.data[i].type);
    type = type_function(context, (unsigned)inputs.len, inputs.data,
                         (unsigned)signature->results.len, signature->results.data);
    vec_free(&inputs);
    return type;
}

bool function_parse(AsmParser *p, OpState *state, bool allow_variadic, FunctionTypeBuilder build)
{
    FunctionSignature signature = { 0 };
    const Attr *name;
    bool good;

    function_parse_visibility(p, state);
    if (!asm_parse_symbol_name(p, &name))
        return false;
    op_state_add_attr(state, "sym_name", name);
    good = parse_rest(p, state, allow_variadic, build, &signature);
    function_signature_free(&signature);
    return good;
}

static const Attr *dictionary_at(const Op *op, const char *name, unsigned index)
{
    const Attr *attrs = op_attr(op, name);

    if (!attrs || attrs->kind != ATTR_ARRAY || index >= attrs->array.count)
        return NULL;
    return attrs->array.elements[index];
}

const Attr *function_arg_attrs(const Op *op, unsigned index)
{
    return dictionary_at(op, "arg_attrs", index);
}

const Attr *function_result_attrs(const Op *op, unsigned index)
{
    return dictionary_at(op, "res_attrs", index);
}

bool function_is_declaration(const Op *op)
{
    return op->region_count == 0 || !op->regions[0].first;
}

const Type *function_type(const Op *op)
{
    return op_attr(op, "function_type")->type_value;
}

Str function_name(const Op *op)
{
    return op_attr(op, "sym_name")->string;
}

Str function_callee_name(const Op *call)
{
    const Attr *callee = op_attr(call, "callee");

    return callee && callee->kind == ATTR_SYMBOL_REF && !callee->symbol.nested_count
               ? callee->symbol.root
               : (Str){ 0 };
}

static void print_type_with_attrs(AsmPrinter *printer, const Type *type, const Attr *attrs)
{
    asm_print_type(printer, type);
    if (!attrs || !attrs->dictionary.count)
        return;
    asm_print(printer, " ");
    asm_print_attr(printer, attrs);
}

static void print_results(AsmPrinter *printer, const Op *op, const Type *const *results,
                          unsigned count)
{
    const Attr *first = function_result_attrs(op, 0);
    bool parens =
        count > 1 || results[0]->kind == TYPE_FUNCTION || (first && first->dictionary.count);

    asm_print(printer, parens ? " -> (" : " -> ");
    for (unsigned i = 0; i < count; i++) {
        asm_print(printer, i ? ", " : "");
        print_type_with_attrs(printer, results[i], function_result_attrs(op, i));
    }
    asm_print(printer, parens ? ")" : "");
}

void function_print_signature(AsmPrinter *printer, const Op *op, bool variadic,
                              const Type *const *inputs, unsigned input_count,
                              const Type *const *results, unsigned result_count)
{
    asm_print(printer, "(");
    for (unsigned i = 0; i < input_count; i++) {
        const Attr *attrs = function_arg_attrs(op, i);

        asm_print(printer, i ? ", " : "");
        if (function_is_declaration(op))
            print_type_with_attrs(printer, inputs[i], attrs);
        else
            asm_print_argument(printer, op->regions[0].first->args[i], attrs, true);
    }
    if (variadic)
        asm_print(printer, input_count ? ", ..." : "...");
    asm_print(printer, ")");
    if (result_count)
        print_results(printer, op, results, result_count);
}

bool function_lacks_arguments(const Op *op)
{
    return !function_is_declaration(op)
           && op->regions[0].first->arg_count < function_type(op)->list.input_count;
}

void function_print(AsmPrinter *printer, const Op *op)
{
    const Type *type = function_type(op);
    const Attr *visibility = op_attr(op, "sym_visibility");

    asm_print(printer, " ");
    if (visibility)
        asm_print(printer, "%.*s ", STR_ARG(visibility->string));
    asm_print_symbol_name(printer, function_name(op));
    function_print_signature(printer, op, false, type->list.types, type->list.input_count,
                             type->list.types + type->list.input_count, type->list.result_count);
    asm_print_attr_dict_with_keyword(printer, op, ELIDED);
    if (function_is_declaration(op))
        return;
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], false, true);
}

/* Attributes with the prefix of a dialect are that dialect's to judge. */
static bool verify_by_dialect(const Op *op, bool is_result, const Type *type, const NamedAttr *attr)
{
    Str name = { attr->name.data, str_find(attr->name, '.') };
    const DialectDef *dialect = context_dialect(op_context(op), name);
    const LackingDialect *lacking = dialect ? NULL : context_lacking(op_context(op), name);
    bool (*verify)(const Op *, const Type *, const NamedAttr *) = NULL;

    if (dialect)
        verify = is_result ? dialect->verify_result_attr : dialect->verify_arg_attr;
    else if (lacking && !is_result)
        verify = lacking->verify_arg_attr;
    return !verify || verify(op, type, attr);
}

/* `of`: "argument" or "result". */
static bool verify_dictionaries(const Op *op, const Attr *attrs, const char *of,
                                const Type *const *types, unsigned count)
{
    if (!attrs)
        return true;
    if (attrs->array.count != count)
        return op_error(op,
                        "expects %s attribute array to have the same number of elements as the "
                        "number of function %ss, got %u, but expected %u",
                        of, of, attrs->array.count, count);
    for (unsigned i = 0; i < count; i++) {
        const Attr *dictionary = attrs->array.elements[i];

        for (unsigned e = 0; e < dictionary->dictionary.count; e++) {
            const NamedAttr *entry = &dictionary->dictionary.entries[e];

            if (str_find(entry->name, '.') == entry->name.len)
                return op_error(op, "%ss may only have dialect attributes", of);
            if (!verify_by_dialect(op, *of == 'r', types[i], entry))
                return false;
        }
    }
    return true;
}

static bool verify_entry(const Op *op, const Type *const *inputs, unsigned input_count)
{
    const Block *entry = op->regions[0].first;

    if (entry->arg_count != input_count)
        return op_error(op, "entry block must have %u arguments to match function signature",
                        input_count);
    for (unsigned i = 0; i < input_count; i++)
        if (entry->args[i]->type != inputs[i])
            return op_error(op,
                            "type of entry block argument #%u('%s') must match the type of the "
                            "corresponding argument in function signature('%s')",
                            i, type_text(entry->args[i]->type), type_text(inputs[i]));
    return true;
}

bool function_verify(const Op *op, const Type *const *inputs, unsigned input_count,
                     const Type *const *results, unsigned result_count)
{
    if (!verify_dictionaries(op, op_attr(op, "arg_attrs"), "argument", inputs, input_count)
        || !verify_dictionaries(op, op_attr(op, "res_attrs"), "result", results, result_count))
        return false;
    return function_is_declaration(op) || verify_entry(op, inputs, input_count);
}

bool function_verify_signature(const Op *op)
{
    const Type *type = function_type(op);
    unsigned inputs = type->list.input_count;

    return function_verify(op, type->list.types, inputs, type->list.types + inputs,
                           type->list.result_count);
}

static bool type_passes(const Type *from, const Type *to, TypePasses *passes)
{
    return from == to || (passes && passes(from, to));
}

/* 'a', 'b' */
static void list_types(Sb *sb, const Type *const *types, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        sb_printf(sb, "%s'%s'", i ? ", " : "", type_text(types[i]));
}

static bool report_result(const Op *op, unsigned index, const Type *const *expected)
{
    VEC(const Type *) types = { 0 };
    Sb got = { 0 }, wanted = { 0 };

    for (unsigned i = 0; i < op->result_count; i++)
        vec_push(&types, op->results[i]->type);
    list_types(&got, types.data, op->result_count);
    list_types(&wanted, expected, op->result_count);
    op_error(op, "result type mismatch at index %u", index);
    loc_note(op_loc(op), "      op result types: %s", got.data);
    loc_note(op_loc(op), "function result types: %s", wanted.data);
    sb_free(&got);
    sb_free(&wanted);
    vec_free(&types);
    return false;
}

bool function_verify_call(const Op *op, const Type *type, TypePasses *passes)
{
    const Type *const *results = type->list.types + type->list.input_count;

    if (op->operand_count != type->list.input_count)
        return op_error(op, "incorrect number of operands for callee");
    for (unsigned i = 0; i < op->operand_count; i++)
        if (!type_passes(op->operands[i]->type, type->list.types[i], passes))
            return op_error(op,
                            "operand type mismatch: expected operand type '%s', but provided '%s' "
                            "for operand number %u",
                            type_text(type->list.types[i]), type_text(op->operands[i]->type), i);
    if (op->result_count != type->list.result_count)
        return op_error(op, "incorrect number of results for callee");
    for (unsigned i = 0; i < op->result_count; i++)
        if (!type_passes(results[i], op->results[i]->type, passes))
            return report_result(op, i, results);
    return true;
}

bool function_verify_return(const Op *op, const char *word, const char *verb, TypePasses *passes)
{
    const Op *function = op_parent(op);
    const Type *type = function_type(function);
    const Type *const *results = type->list.types + type->list.input_count;
    Str name = function_name(function);

    if (op->operand_count != type->list.result_count)
        return op_error(op, "has %u operands, but enclosing function (@%.*s) %s %u",
                        op->operand_count, STR_ARG(name), verb, type->list.result_count);
    for (unsigned i = 0; i < op->operand_count; i++)
        if (!type_passes(op->operands[i]->type, results[i], passes))
            return op_plain_error(op,
                                  "type of %s operand %u ('%s') doesn't match function result "
                                  "type ('%s') in function @%.*s",
                                  word, i, type_text(op->operands[i]->type), type_text(results[i]),
                                  STR_ARG(name));
    return true;
}

bool function_parse_plain(AsmParser *p, OpState *state)
{
    return function_parse(p, state, false, function_build_type);
}

bool function_verify_plain(const Op *op)
{
    if (function_is_declaration(op) && symbol_visibility(op) == SYMBOL_PUBLIC)
        return op_error(op, "symbol declaration cannot have public visibility");
    return function_verify_signature(op);
}

bool function_verify_plain_return(const Op *op)
{
    return function_verify_return(op, "return", "returns", NULL);
}
