/* Modules: those with a body, those that are elsewhere, and those that a generator makes. */
#include "core/ir/attr.h"
#include "core/ir/symbol.h"

#include "dialects/function.h"
#include "dialects/hw/ports.h"

static bool parse_head(AsmParser *p, OpState *state, bool generated)
{
    const Attr *name, *kind;

    function_parse_visibility(p, state);
    if (!asm_parse_symbol_name(p, &name))
        return false;
    op_state_add_attr(state, "sym_name", name);
    if (!generated)
        return true;
    if (!asm_parse_punct(p, ",") || !asm_parse_attr(p, NULL, &kind))
        return false;
    op_state_add_attr(state, "generatorKind", kind);
    return true;
}

static bool parse_signature(AsmParser *p, OpState *state, bool has_body, HwPorts *ports)
{
    const char *at = asm_here(p);
    const Attr *params;

    if (!hw_parse_params(p, &params) || !hw_parse_ports(p, ports)
        || !asm_optional_attr_dict_with_keyword(p, state))
        return false;
    if (op_state_attr(state, "parameters"))
        return asm_error(p, at, "explicit `parameters` attributes not allowed");
    op_state_add_attr(state, "parameters", params);
    hw_add_ports(state, ports, has_body);
    return true;
}

static bool parse_body(AsmParser *p, Region *region, const HwPorts *ports, Loc loc)
{
    if (!asm_parse_region(p, region, &ports->arguments))
        return false;
    asm_ensure_terminator(p, region, "hw.output", loc);
    return true;
}

static bool parse_any(AsmParser *p, OpState *state, bool has_body, bool generated)
{
    HwPorts ports = { 0 };
    bool good = parse_head(p, state, generated) && parse_signature(p, state, has_body, &ports);
    Region *region = op_state_add_region(state);

    if (good && has_body)
        good = parse_body(p, region, &ports, state->loc);
    hw_ports_free(&ports);
    return good;
}

static bool parse_module(AsmParser *p, OpState *state)
{
    return parse_any(p, state, true, false);
}

static bool parse_extern(AsmParser *p, OpState *state)
{
    return parse_any(p, state, false, false);
}

static bool parse_generated(AsmParser *p, OpState *state)
{
    return parse_any(p, state, false, true);
}

static void print_module(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "sym_name",    "sym_visibility",
                                          "module_type", "per_port_attrs",
                                          "parameters",  "result_locs",
                                          "port_locs",   "generatorKind",
                                          NULL,          NULL };
    const char *elided[sizeof ELIDED / sizeof *ELIDED];
    const Attr *visibility = op_attr(op, "sym_visibility"), *kind = op_attr(op, "generatorKind");
    const Attr *comment = op_attr(op, "comment");

    for (size_t i = 0; i < sizeof ELIDED / sizeof *ELIDED; i++)
        elided[i] = ELIDED[i];
    if (comment && comment->kind == ATTR_STRING && !comment->string.len)
        elided[sizeof ELIDED / sizeof *ELIDED - 2] = "comment";
    asm_print(printer, " ");
    if (visibility)
        asm_print(printer, "%.*s ", STR_ARG(visibility->string));
    asm_print_symbol_name(printer, op_attr(op, "sym_name")->string);
    if (kind) {
        asm_print(printer, ", ");
        asm_print_attr(printer, kind);
    }
    hw_print_params(printer, op_attr(op, "parameters"));
    hw_print_ports(printer, op);
    asm_print_attr_dict_with_keyword(printer, op, elided);
    if (op->regions[0].first) {
        asm_print(printer, " ");
        asm_print_region(printer, &op->regions[0], false, true);
    }
}

static const char *argument_name(const Op *op, unsigned index)
{
    const Attr *attr = op_attr(op, "module_type");
    unsigned port;

    if (!attr || attr->kind != ATTR_TYPE || !hw_is(attr->type_value, HW_MODTY))
        return NULL;
    port = hw_port_of(attr->type_value, false, index);
    if (port >= hw_field_count(attr->type_value))
        return NULL;
    return str_printf(&op_context(op)->arena, "%.*s",
                      STR_ARG(hw_field_name(attr->type_value, port)))
        .data;
}

/* Verification. */

static bool check_decl(const Op *op, const Attr *decls, unsigned index)
{
    const Attr *decl = decls->array.elements[index];

    for (unsigned i = 0; i < index; i++)
        if (decls->array.elements[i]->dialect.params[0] == decl->dialect.params[0])
            return op_error(op, "parameter %s has the same name as a previous parameter",
                            attr_quoted(decl));
    return hw_check_decl(op, op, decl);
}

static bool verify_common(const Op *op)
{
    const Attr *locs = op_attr(op, "port_locs"), *decls = op_attr(op, "parameters");
    unsigned count = hw_field_count(op_attr(op, "module_type")->type_value);

    if (locs && locs->kind == ATTR_ARRAY && locs->array.count && locs->array.count != count)
        return op_error(op, "requires %u port locations but got %u", count, locs->array.count);
    for (unsigned i = 0; i < decls->array.count; i++)
        if (!check_decl(op, decls, i))
            return false;
    return true;
}

static bool verify_module(const Op *op)
{
    Types inputs = { 0 };
    unsigned count;

    if (!verify_common(op))
        return false;
    hw_port_types(op_attr(op, "module_type")->type_value, false, &inputs);
    count = (unsigned)inputs.len;
    vec_free(&inputs);
    return (op->regions[0].first && op->regions[0].first->arg_count == count)
           || op_error(op, "entry block must have %u arguments to match module signature", count);
}

/* Its text has no place for a body. */
static bool verify_without_body(const Op *op)
{
    return verify_common(op) && (!op->regions[0].first || op_error(op, "must not have a body"));
}

static bool has_attr(const Op *op, Str name)
{
    return op_attr(op, str_printf(&op_context(op)->arena, "%.*s", STR_ARG(name)).data) != NULL;
}

static bool verify_generator(const Op *op)
{
    const Attr *reference = op_attr(op, "generatorKind"), *required;
    const Op *schema = symbol_nearest(op, reference);

    if (!schema)
        return op_plain_error(op, "Cannot find generator definition '%.*s'",
                              STR_ARG(reference->symbol.root));
    if (!op_is(schema, "hw.generator.schema"))
        return op_plain_error(op, "Symbol resolved to '%.*s' which is not a HWGeneratorSchemaOp",
                              STR_ARG(op_name(schema)));
    required = op_attr(schema, "requiredAttrs");
    for (unsigned i = 0; i < required->array.count; i++)
        if (!has_attr(op, required->array.elements[i]->string))
            return op_plain_error(op, "Missing attribute '%.*s'",
                                  STR_ARG(required->array.elements[i]->string));
    return true;
}

static bool verify_output(const Op *op)
{
    Types outputs = { 0 };
    bool good = true;

    hw_port_types(op_attr(op_parent(op), "module_type")->type_value, true, &outputs);
    if (outputs.len != op->operand_count)
        good = op_error(op, "must have same number of operands as region results.");
    for (unsigned i = 0; good && i < op->operand_count; i++)
        if (outputs.data[i] != op->operands[i]->type)
            good = op_error(op,
                            "output types must match module. In operand %u, expected '%s', but "
                            "got '%s'.",
                            i, type_text(outputs.data[i]), type_text(op->operands[i]->type));
    vec_free(&outputs);
    return good;
}

static bool is_module_type(const Attr *attr)
{
    return attr->kind == ATTR_TYPE && hw_is(attr->type_value, HW_MODTY);
}

static bool is_location(const Attr *attr)
{
    return attr_is_location(attr);
}

static bool are_locations(const Attr *attr)
{
    return attr_is_array_of(attr, is_location);
}

static const AttrConstraint MODULE_TYPE_ATTR = { .summary = "type attribute of a module",
                                                 .storage = 1 << ATTR_TYPE,
                                                 .holds = is_module_type };
static const AttrConstraint LOCATIONS_ATTR = { .summary = "location array attribute",
                                               .storage = 1 << ATTR_ARRAY,
                                               .holds = are_locations };

#define PORTS_OF_MODULE                                                                            \
    { "sym_name", &SYMBOL_NAME_ATTR }, { "module_type", &MODULE_TYPE_ATTR },                       \
    {                                                                                              \
        "per_port_attrs", &DICT_ARRAY_ATTR, .optional = true                                       \
    }
#define PARAMETERS                                                                                 \
    {                                                                                              \
        "parameters", &HW_PARAM_DECLS_ATTR                                                         \
    }
#define LOCATIONS(name)                                                                            \
    {                                                                                              \
        name, &LOCATIONS_ATTR, .optional = true                                                    \
    }
#define VERILOG_NAME                                                                               \
    {                                                                                              \
        "verilogName", &STR_ATTR, .optional = true                                                 \
    }

static const CircuitDef CIRCUIT = { .flatten = hw_flatten,
                                    .ticks = hw_ticks,
                                    .only_rises = hw_only_rises,
                                    .output_name = hw_output_name };

const OpDef HW_MODULE_OPS[] = {
    {
        .name = "hw.module",
        .summary = "a circuit",
        .doc = "A circuit: ports, parameters, and what is between the ports. The operations in it\n"
               "have no order.\n",
        .attrs = ATTRS(PORTS_OF_MODULE, LOCATIONS("result_locs"), PARAMETERS,
                       { "comment", &STR_ATTR, .optional = true }),
        .regions = REGIONS({ "body", SIZED_REGION_1 }),
        .parents = PARENTS("builtin.module"),
        .implicit_terminator = "hw.output",
        .traits = ISOLATED_FROM_ABOVE | SYMBOL | SINGLE_BLOCK | GRAPH_REGION,
        .parse = parse_module,
        .print = print_module,
        .argument_name = argument_name,
        .verify = verify_module,
        .circuit = &CIRCUIT,
    },
    {
        .name = "hw.module.extern",
        .summary = "a circuit that is elsewhere",
        .doc = "A circuit that is elsewhere: its ports and parameters.\n",
        .attrs = ATTRS(PORTS_OF_MODULE, LOCATIONS("port_locs"), PARAMETERS, VERILOG_NAME),
        .regions = REGIONS({ "body", ANY_REGION }),
        .parents = PARENTS("builtin.module"),
        .traits = SYMBOL,
        .parse = parse_extern,
        .print = print_module,
        .verify = verify_without_body,
    },
    {
        .name = "hw.module.generated",
        .summary = "a circuit that a generator makes",
        .doc = "A circuit that an external generator makes: its ports, and what the generator\n"
               "needs to know.\n",
        .attrs =
            ATTRS({ "sym_name", &SYMBOL_NAME_ATTR }, { "generatorKind", &FLAT_SYMBOL_REF_ATTR },
                  { "module_type", &MODULE_TYPE_ATTR },
                  { "per_port_attrs", &DICT_ARRAY_ATTR, .optional = true }, LOCATIONS("port_locs"),
                  PARAMETERS, VERILOG_NAME),
        .regions = REGIONS({ "body", ANY_REGION }),
        .parents = PARENTS("builtin.module"),
        .traits = ISOLATED_FROM_ABOVE | SYMBOL,
        .parse = parse_generated,
        .print = print_module,
        .verify = verify_without_body,
        .verify_symbols = verify_generator,
    },
    {
        .name = "hw.generator.schema",
        .summary = "a kind of generated circuits",
        .doc = "A kind of generated module: the attributes that such a module has.\n",
        .attrs = ATTRS({ "sym_name", &SYMBOL_NAME_ATTR }, { "descriptor", &STR_ATTR },
                       { "requiredAttrs", &STR_ARRAY_ATTR }),
        .parents = PARENTS("builtin.module"),
        .format = "$sym_name `,` $descriptor `,` $requiredAttrs attr-dict",
        .traits = SYMBOL,
    },
    {
        .name = "hw.output",
        .summary = "what leaves a circuit",
        .doc = "Ends a module: what its outputs carry.\n",
        .operands = OPERANDS({ "outputs", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .parents = PARENTS("hw.module"),
        .format = "attr-dict ($outputs^ `:` qualified(type($outputs)))?",
        .traits = PURE | TERMINATOR | RETURN_LIKE,
        .verify = verify_output,
        .eval = leave_region,
        .formula = "outputs = operands",
        .example = "hw.module @main(out a : i8) {\n"
                   "  %a = hw.constant 42 : i8\n"
                   "  hw.output %a : i8\n"
                   "}\n",
        .gives = "tick 0: a = 42\n",
    },
    { 0 },
};
