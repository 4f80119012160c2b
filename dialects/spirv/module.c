/* Forms of modules, functions and what stands beside functions. */
#include "dialects/function.h"
#include "dialects/spirv/spirv.h"

static bool add_enum(AsmParser *p, OpState *state, const char *name, bool quoted)
{
    const Attr *attr = spirv_parse_enum(p, name, quoted);

    if (attr)
        op_state_add_attr(state, name, attr);
    return attr != NULL;
}

/* [@name] Logical GLSL450 [requires #spirv.vce<...>] [attributes {...}] {...} */
static bool parse_module(AsmParser *p, OpState *state)
{
    const Attr *name, *triple;
    Region *region = op_state_add_region(state);

    if (asm_at_symbol(p)) {
        if (!asm_parse_symbol_name(p, &name))
            return false;
        op_state_add_attr(state, "sym_name", name);
    }
    if (!add_enum(p, state, "addressing_model", false)
        || !add_enum(p, state, "memory_model", false))
        return false;
    if (asm_optional_keyword(p, "requires")) {
        if (!asm_parse_attr(p, NULL, &triple))
            return false;
        op_state_add_attr(state, "vce_triple", triple);
    }
    if (!asm_optional_attr_dict_with_keyword(p, state) || !asm_parse_region(p, region, NULL))
        return false;
    if (!region->first)
        region_append(region, block_create(state->context));
    return true;
}

static void print_module(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "sym_name", "addressing_model", "memory_model",
                                          "vce_triple", NULL };
    const Attr *name = op_attr(op, "sym_name"), *triple = op_attr(op, "vce_triple");

    if (name) {
        asm_print(printer, " ");
        asm_print_symbol_name(printer, name->string);
    }
    asm_print(printer, " ");
    spirv_print_enum(printer, op_attr(op, "addressing_model"));
    asm_print(printer, " ");
    spirv_print_enum(printer, op_attr(op, "memory_model"));
    if (triple) {
        asm_print(printer, " requires ");
        asm_print_attr(printer, triple);
    }
    asm_print_attr_dict_with_keyword(printer, op, ELIDED);
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], true, true);
}

/* @name(arguments) [-> result] "None" [attributes {...}] {...} */
static bool parse_func(AsmParser *p, OpState *state)
{
    FunctionSignature signature = { 0 };
    const Attr *name, *control;
    bool good;

    if (!asm_parse_symbol_name(p, &name))
        return false;
    op_state_add_attr(state, "sym_name", name);
    good = function_parse_signature(p, false, &signature);
    if (good) {
        op_state_add_attr(state, "function_type",
                          attr_type(function_build_type(state->context, &signature, NULL)));
        control = spirv_parse_enum(p, "function_control", true);
        good = control != NULL;
    }
    if (good) {
        op_state_add_attr(state, "function_control", control);
        good = asm_optional_attr_dict_with_keyword(p, state);
    }
    if (good) {
        function_add_signature_attrs(&signature, state);
        good = function_parse_body(p, &signature, state);
    }
    function_signature_free(&signature);
    return good;
}

static void print_func(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "sym_name",  "function_type",    "arg_attrs",
                                          "res_attrs", "function_control", NULL };
    const Type *type = function_type(op);

    asm_print(printer, " ");
    asm_print_symbol_name(printer, function_name(op));
    function_print_signature(printer, op, false, type->list.types, type->list.input_count,
                             type->list.types + type->list.input_count, type->list.result_count);
    asm_print(printer, " \"");
    spirv_print_enum(printer, op_attr(op, "function_control"));
    asm_print(printer, "\"");
    asm_print_attr_dict_with_keyword(printer, op, ELIDED);
    if (function_is_declaration(op))
        return;
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], false, true);
}

static bool add_i32(AsmParser *p, OpState *state, const char *name)
{
    int64_t value;

    if (!asm_parse_integer(p, &value))
        return false;
    op_state_add_attr(state, name, attr_i32(state->context, (int32_t)value));
    return true;
}

/* bind(0, 1), built_in("Position"), or nothing. */
static bool parse_binding(AsmParser *p, OpState *state)
{
    Str text;

    if (asm_optional_keyword(p, "bind"))
        return asm_parse_punct(p, "(") && add_i32(p, state, "descriptor_set")
               && asm_parse_punct(p, ",") && add_i32(p, state, "binding")
               && asm_parse_punct(p, ")");
    if (!asm_optional_keyword(p, "built_in"))
        return true;
    if (!asm_parse_punct(p, "(") || !asm_parse_string(p, &text) || !asm_parse_punct(p, ")"))
        return false;
    op_state_add_attr(state, "built_in", attr_string(state->context, text));
    return true;
}

/* @name [initializer(@value)] [binding] [{...}] : type */
static bool parse_global(AsmParser *p, OpState *state)
{
    const Attr *name, *value;
    const Type *type;
    const char *at;

    if (!asm_parse_symbol_name(p, &name))
        return false;
    op_state_add_attr(state, "sym_name", name);
    if (asm_optional_keyword(p, "initializer")) {
        if (!asm_parse_punct(p, "(") || !asm_parse_attr(p, NULL, &value)
            || !asm_parse_punct(p, ")"))
            return false;
        op_state_add_attr(state, "initializer", value);
    }
    if (!parse_binding(p, state) || !asm_optional_attr_dict(p, state) || !asm_parse_punct(p, ":"))
        return false;
    at = asm_here(p);
    if (!asm_parse_type(p, &type))
        return false;
    if (!spirv_pointee(type))
        return asm_error(p, at, "expected spirv.ptr type");
    op_state_add_attr(state, "type", attr_type(type));
    return true;
}

static void print_global(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "sym_name", "type",     "initializer", "descriptor_set",
                                          "binding",  "built_in", NULL };
    const Attr *value = op_attr(op, "initializer"), *set = op_attr(op, "descriptor_set");
    const Attr *binding = op_attr(op, "binding"), *built_in = op_attr(op, "built_in");

    asm_print(printer, " ");
    asm_print_symbol_name(printer, op_attr(op, "sym_name")->string);
    if (value) {
        asm_print(printer, " initializer(");
        asm_print_attr(printer, value);
        asm_print(printer, ")");
    }
    if (set && binding)
        asm_print(printer, " bind(%lld, %lld)", (long long)int_low_s(set->integer),
                  (long long)int_low_s(binding->integer));
    if (built_in)
        asm_print(printer, " built_in(\"%.*s\")", STR_ARG(built_in->string));
    asm_print_attr_dict(printer, op, ELIDED);
    asm_print(printer, " : ");
    asm_print_type(printer, op_attr(op, "type")->type_value);
}

/* @name [spec_id(5)] = 1 : i32 */
static bool parse_constant(AsmParser *p, OpState *state)
{
    const Attr *name, *value;
    int64_t id;

    if (!asm_parse_symbol_name(p, &name))
        return false;
    op_state_add_attr(state, "sym_name", name);
    if (asm_optional_keyword(p, "spec_id")) {
        if (!asm_parse_punct(p, "(") || !asm_parse_integer(p, &id) || !asm_parse_punct(p, ")"))
            return false;
        op_state_add_attr(state, "spec_id", attr_i64(state->context, id));
    }
    if (!asm_parse_punct(p, "=") || !asm_parse_attr(p, NULL, &value))
        return false;
    op_state_add_attr(state, "default_value", value);
    return true;
}

static void print_constant(AsmPrinter *printer, const Op *op)
{
    const Attr *id = op_attr(op, "spec_id");

    asm_print(printer, " ");
    asm_print_symbol_name(printer, op_attr(op, "sym_name")->string);
    if (id && id->kind == ATTR_INTEGER)
        asm_print(printer, " spec_id(%lld)", (long long)int_low_s(id->integer));
    asm_print(printer, " = ");
    asm_print_attr(printer, op_attr(op, "default_value"));
}

/* Symbols up to where no comma follows, as an array. */
static bool parse_symbols(AsmParser *p, OpState *state, const char *name)
{
    VEC(const Attr *) symbols = { 0 };
    const Attr *symbol;
    bool good = true;

    do {
        good = asm_parse_attr(p, NULL, &symbol);
        if (good)
            vec_push(&symbols, symbol);
    } while (good && asm_optional_punct(p, ","));
    if (good)
        op_state_add_attr(state, name,
                          attr_array(state->context, (unsigned)symbols.len, symbols.data));
    vec_free(&symbols);
    return good;
}

static void print_symbols(AsmPrinter *printer, const Attr *symbols)
{
    for (unsigned i = 0; i < symbols->array.count; i++) {
        asm_print(printer, i ? ", " : "");
        asm_print_attr(printer, symbols->array.elements[i]);
    }
}

/* @name (@a, @b) : type */
static bool parse_composite(AsmParser *p, OpState *state)
{
    const Attr *name;
    const Type *type;

    if (!asm_parse_symbol_name(p, &name) || !asm_parse_punct(p, "(")
        || !parse_symbols(p, state, "constituents") || !asm_parse_punct(p, ")")
        || !asm_parse_colon_type(p, &type))
        return false;
    op_state_add_attr(state, "sym_name", name);
    op_state_add_attr(state, "type", attr_type(type));
    return true;
}

static void print_composite(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " ");
    asm_print_symbol_name(printer, op_attr(op, "sym_name")->string);
    asm_print(printer, " (");
    print_symbols(printer, op_attr(op, "constituents"));
    asm_print(printer, ") : ");
    asm_print_type(printer, op_attr(op, "type")->type_value);
}

/* @name (@a) : type */
static bool parse_replicate(AsmParser *p, OpState *state)
{
    const Attr *name, *part;
    const Type *type;

    if (!asm_parse_symbol_name(p, &name) || !asm_parse_punct(p, "(")
        || !asm_parse_attr(p, NULL, &part) || !asm_parse_punct(p, ")")
        || !asm_parse_colon_type(p, &type))
        return false;
    op_state_add_attr(state, "sym_name", name);
    op_state_add_attr(state, "constituent", part);
    op_state_add_attr(state, "type", attr_type(type));
    return true;
}

static void print_replicate(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " ");
    asm_print_symbol_name(printer, op_attr(op, "sym_name")->string);
    asm_print(printer, " (");
    asm_print_attr(printer, op_attr(op, "constituent"));
    asm_print(printer, ") : ");
    asm_print_type(printer, op_attr(op, "type")->type_value);
}

/* "GLCompute" @main, @a, @b */
static bool parse_entry(AsmParser *p, OpState *state)
{
    const Attr *fn;

    if (!add_enum(p, state, "execution_model", true) || !asm_parse_attr(p, NULL, &fn))
        return false;
    op_state_add_attr(state, "fn", fn);
    if (asm_optional_punct(p, ","))
        return parse_symbols(p, state, "interface");
    op_state_add_attr(state, "interface", attr_array(state->context, 0, NULL));
    return true;
}

static void print_entry(AsmPrinter *printer, const Op *op)
{
    const Attr *interface = op_attr(op, "interface");

    asm_print(printer, " \"");
    spirv_print_enum(printer, op_attr(op, "execution_model"));
    asm_print(printer, "\" ");
    asm_print_attr(printer, op_attr(op, "fn"));
    asm_print(printer, interface->array.count ? ", " : "");
    print_symbols(printer, interface);
}

/* @main "LocalSize", 1, 2, 3 */
static bool parse_mode(AsmParser *p, OpState *state)
{
    VEC(const Attr *) values = { 0 };
    const Attr *fn;
    int64_t value;
    bool good = asm_parse_attr(p, NULL, &fn) && add_enum(p, state, "execution_mode", true);

    while (good && asm_optional_punct(p, ",")) {
        good = asm_parse_integer(p, &value);
        vec_push(&values, attr_i32(state->context, (int32_t)value));
    }
    if (good) {
        op_state_add_attr(state, "fn", fn);
        op_state_add_attr(state, "values",
                          attr_array(state->context, (unsigned)values.len, values.data));
    }
    vec_free(&values);
    return good;
}

static void print_mode(AsmPrinter *printer, const Op *op)
{
    const Attr *values = op_attr(op, "values");

    asm_print(printer, " ");
    asm_print_attr(printer, op_attr(op, "fn"));
    asm_print(printer, " \"");
    spirv_print_enum(printer, op_attr(op, "execution_mode"));
    asm_print(printer, "\"");
    for (unsigned i = 0; i < values->array.count; i++)
        asm_print(printer, ", %lld", (long long)int_low_s(values->array.elements[i]->integer));
}

/* wraps "spirv.IAdd"(%a, %b) : (i32, i32) -> i32: a region of that operation and its yield. */
static bool parse_wrapped(AsmParser *p, OpState *state)
{
    Region *region = op_state_add_region(state);
    Block *block = block_create(state->context);
    OpState yield = { .context = state->context, .loc = state->loc };
    Op *wrapped;

    region_append(region, block);
    if (!asm_parse_keyword(p, "wraps"))
        return false;
    wrapped = asm_parse_generic_op(p, block);
    if (!wrapped || !wrapped->result_count)
        return false;
    yield.name = STR("spirv.mlir.yield");
    yield.def = context_op(state->context, yield.name);
    vec_push(&yield.operands, wrapped->results[0]);
    block_append(block, op_create(state->context, &yield));
    op_state_free(&yield);
    vec_push(&state->results, wrapped->results[0]->type);
    return asm_optional_attr_dict(p, state);
}

static void print_wrapped(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " wraps ");
    asm_print_generic_op(printer, op->regions[0].first->first);
    asm_print_attr_dict(printer, op, NULL);
}

const OpForm SPIRV_MODULE_OPS[] = {
    { .name = "spirv.module", .parse = parse_module, .print = print_module },
    { .name = "spirv.func",
      .parse = parse_func,
      .print = print_func,
      .generic = function_lacks_arguments },
    { .name = "spirv.GlobalVariable", .parse = parse_global, .print = print_global },
    { .name = "spirv.SpecConstant", .parse = parse_constant, .print = print_constant },
    { .name = "spirv.SpecConstantComposite", .parse = parse_composite, .print = print_composite },
    { .name = "spirv.EXT.SpecConstantCompositeReplicate",
      .parse = parse_replicate,
      .print = print_replicate },
    { .name = "spirv.SpecConstantOperation", .parse = parse_wrapped, .print = print_wrapped },
    { .name = "spirv.EntryPoint", .parse = parse_entry, .print = print_entry },
    { .name = "spirv.ExecutionMode", .parse = parse_mode, .print = print_mode },
    { 0 },
};

static const OpForm *const TABLES[] = { SPIRV_MEMORY_OPS, SPIRV_COMPOSITE_OPS, SPIRV_CONTROL_OPS,
                                        SPIRV_MODULE_OPS, NULL };

const DialectForms SPIRV_FORMS = { "spirv", TABLES, SPIRV_DIRECTIVES };
