/* Syntax that calls have in common. */
#include "dialects/llvm/call.h"

void bundles_free(Bundles *bundles)
{
    vec_free(&bundles->operands);
    vec_free(&bundles->types);
    vec_free(&bundles->sizes);
    vec_free(&bundles->tags);
}

static bool parse_bundle(AsmParser *p, Bundles *bundles)
{
    const char *at = asm_here(p);
    size_t before = bundles->operands.len;
    Str tag;

    if (!asm_optional_string(p, &tag)) {
        asm_error(p, at, "expected string");
        return asm_error(p, at, "expect operand bundle tag");
    }
    vec_push(&bundles->tags, attr_string(asm_context(p), tag));
    if (!asm_parse_punct(p, "("))
        return false;
    if (!asm_optional_punct(p, ")")
        && (!asm_parse_operands(p, 0, 0, &bundles->operands)
            || !asm_parse_colon_types(p, &bundles->types) || !asm_parse_punct(p, ")")))
        return false;
    vec_push(&bundles->sizes, (int32_t)(bundles->operands.len - before));
    return true;
}

bool bundles_parse(AsmParser *p, Bundles *bundles)
{
    bundles->at = asm_here(p);
    if (!asm_optional_punct(p, "[") || asm_optional_punct(p, "]"))
        return true;
    do {
        if (!parse_bundle(p, bundles))
            return false;
    } while (asm_optional_punct(p, ","));
    return asm_parse_punct(p, "]");
}

void bundles_add_attrs(const Bundles *bundles, OpState *state)
{
    op_state_add_attr(
        state, "op_bundle_sizes",
        attr_dense_i32(state->context, (unsigned)bundles->sizes.len, bundles->sizes.data));
    if (bundles->tags.len)
        op_state_add_attr(
            state, "op_bundle_tags",
            attr_array(state->context, (unsigned)bundles->tags.len, bundles->tags.data));
}

bool bundles_resolve(AsmParser *p, const Bundles *bundles, OpState *state)
{
    if (!asm_resolve_all(p, &bundles->operands, bundles->types.data, bundles->types.len,
                         bundles->at, state))
        return false;
    bundles_add_attrs(bundles, state);
    return true;
}

bool bundles_are_there(const Op *op)
{
    const Attr *sizes = op_attr(op, "op_bundle_sizes");

    return sizes && sizes->dense.count;
}

void bundles_print(AsmPrinter *printer, const Op *op, unsigned group)
{
    const Attr *sizes = op_attr(op, "op_bundle_sizes"), *tags = op_attr(op, "op_bundle_tags");
    unsigned all, at = op_operand_group(op, group, &all);

    asm_print(printer, "[");
    for (unsigned i = 0; i < sizes->dense.count; i++) {
        unsigned count = (unsigned)attr_i64_at(sizes, i);

        asm_print(printer, i ? ", " : "");
        asm_print_attr(printer, tags->array.elements[i]);
        asm_print(printer, "(");
        asm_print_operands(printer, op->operands + at, count);
        asm_print(printer, count ? " : " : "");
        asm_print_types(printer, op->operands + at, count);
        asm_print(printer, ")");
        at += count;
    }
    asm_print(printer, "]");
}

bool bundles_verify(const Op *op)
{
    const Attr *sizes = op_attr(op, "op_bundle_sizes"), *tags = op_attr(op, "op_bundle_tags");
    unsigned count = tags ? tags->array.count : 0;

    for (unsigned i = 0; i < count; i++)
        if (tags->array.elements[i]->kind != ATTR_STRING)
            return op_plain_error(op, "operand bundle tag must be a StringAttr");
    return sizes->dense.count == count
           || op_plain_error(op, "expected %lld operand bundle tags, but actually got %u",
                             (long long)sizes->dense.count, count);
}

/* (a {x}, b) */
static bool parse_arguments(AsmParser *p, FunctionSignature *signature)
{
    if (!asm_parse_punct(p, "("))
        return false;
    if (asm_optional_punct(p, ")"))
        return true;
    do {
        AsmArgument argument = { 0 };

        if (!asm_parse_type(p, &argument.type) || !asm_optional_dictionary(p, &argument.attrs))
            return false;
        vec_push(&signature->arguments, argument);
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

bool call_parse_signature(AsmParser *p, FunctionSignature *signature)
{
    if (!parse_arguments(p, signature) || !asm_optional_punct(p, "->"))
        return false;
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

static void print_attrs(AsmPrinter *printer, const Attr *dictionaries, unsigned index)
{
    const Attr *dictionary = dictionaries && index < dictionaries->array.count
                                 ? dictionaries->array.elements[index]
                                 : NULL;

    if (!dictionary || !dictionary->dictionary.count)
        return;
    asm_print(printer, " ");
    asm_print_attr(printer, dictionary);
}

void call_print_signature(AsmPrinter *printer, const Op *op, Value *const *arguments,
                          unsigned count)
{
    const Attr *results = op_attr(op, "res_attrs");
    bool parens =
        op->result_count != 1
        || (results && results->array.count && results->array.elements[0]->dictionary.count);

    asm_print(printer, "(");
    for (unsigned i = 0; i < count; i++) {
        asm_print(printer, i ? ", " : "");
        asm_print_type(printer, arguments[i]->type);
        print_attrs(printer, op_attr(op, "arg_attrs"), i);
    }
    asm_print(printer, parens ? ") -> (" : ") -> ");
    if (op->result_count) {
        asm_print_type(printer, op->results[0]->type);
        print_attrs(printer, results, 0);
    }
    asm_print(printer, parens ? ")" : "");
}

/* @name(%a, %b) or %pointer(%a, %b) */
bool call_parse_callee(AsmParser *p, OpState *state, Callee *callee)
{
    const Attr *name;
    OperandName pointer;
    bool failed;

    callee->direct = !asm_optional_operand(p, &pointer, &failed);
    if (failed)
        return false;
    if (callee->direct) {
        if (!asm_parse_attr_of(p, NULL, ATTR_SYMBOL_REF, &name))
            return false;
        op_state_add_attr(state, "callee", name);
    } else {
        vec_push(&callee->operands, pointer);
    }
    return asm_parse_operands(p, '(', ')', &callee->operands);
}

bool call_parse_vararg(AsmParser *p, OpState *state)
{
    const Attr *type;

    if (!asm_optional_keyword(p, "vararg"))
        return true;
    if (!asm_parse_punct(p, "(") || !asm_parse_attr_of(p, NULL, ATTR_TYPE, &type))
        return false;
    op_state_add_attr(state, "var_callee_type", type);
    return asm_parse_punct(p, ")");
}

static bool add_types(AsmParser *p, OpState *state, const Callee *callee, const Type *pointer,
                      const FunctionSignature *signature, const char *at)
{
    Types types = { 0 };
    bool good;

    if (signature->results.len > 1)
        return asm_error(p, at, "expected function with 0 or 1 result");
    if (signature->results.len == 1 && llvm_is_void(signature->results.data[0]))
        return asm_error(p, at, "expected a non-void result type");
    if (pointer)
        vec_push(&types, pointer);
    for (size_t i = 0; i < signature->arguments.len; i++)
        vec_push(&types, signature->arguments.data[i].type);
    good = asm_resolve_all(p, &callee->operands, types.data, types.len, asm_name_loc(p), state);
    vec_free(&types);
    if (good && signature->results.len)
        vec_push(&state->results, signature->results.data[0]);
    function_add_signature_attrs(signature, state);
    return good;
}

bool call_parse_types(AsmParser *p, OpState *state, const Callee *callee)
{
    FunctionSignature signature = { 0 };
    const Type *pointer = NULL;
    const char *at = asm_here(p);
    bool good;

    if (!asm_parse_punct(p, ":"))
        return false;
    if (!callee->direct) {
        if (!asm_parse_type(p, &pointer))
            return false;
        if (!asm_optional_punct(p, ","))
            return asm_error(p, at, "expected indirect call to have 2 trailing types");
    }
    good = call_parse_signature(p, &signature);
    if (!good)
        asm_error(p, at, "%s",
                  callee->direct ? "expected direct call to have 1 trailing types"
                                 : "expected trailing function type");
    good = good && add_types(p, state, callee, pointer, &signature, at);
    function_signature_free(&signature);
    return good;
}

/* `first` and `count`: the arguments among the operands. */
void call_print_callee(AsmPrinter *printer, const Op *op, unsigned *first, unsigned *count)
{
    const Attr *callee = op_attr(op, "callee"), *type = op_attr(op, "var_callee_type");

    *first = op_operand_group(op, 0, count);
    if (callee) {
        asm_print_symbol_name(printer, callee->symbol.root);
    } else if (*count) {
        asm_print_operand(printer, op->operands[*first]);
        ++*first, --*count;
    }
    asm_print(printer, "(");
    asm_print_operands(printer, op->operands + *first, *count);
    asm_print(printer, ")");
    if (type && op_is(op, "llvm.call")) {
        asm_print(printer, " vararg(");
        asm_print_attr(printer, type);
        asm_print(printer, ")");
    }
}

void call_print_types(AsmPrinter *printer, const Op *op, unsigned first, unsigned count)
{
    asm_print(printer, " : ");
    if (!op_attr(op, "callee") && first) {
        asm_print_type(printer, op->operands[first - 1]->type);
        asm_print(printer, ", ");
    }
    call_print_signature(printer, op, op->operands + first, count);
}
