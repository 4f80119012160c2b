/* Instances of modules. */
#include "core/ir/attr.h"
#include "core/ir/symbol.h"

#include "dialects/hw/ports.h"

static bool parse_instance(AsmParser *p, OpState *state)
{
    const Attr *name, *sym, *module, *params;

    if (!asm_parse_attr(p, type_none(state->context), &name))
        return false;
    op_state_add_attr(state, "instanceName", name);
    if (asm_optional_keyword(p, "sym")) {
        sym = asm_parse_attr_body(p, &HW_ATTRS[HW_INNER_SYM]);
        if (!sym)
            return false;
        op_state_add_attr(state, "inner_sym", sym);
    }
    if (!asm_parse_attr(p, type_none(state->context), &module))
        return false;
    op_state_add_attr(state, "moduleName", module);
    if (!hw_parse_params(p, &params) || !hw_parse_instance_ports(p, state)
        || !asm_optional_attr_dict(p, state))
        return false;
    op_state_add_attr(state, "parameters", params);
    return true;
}

static void print_instance(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "instanceName", "inner_sym",  "moduleName", "argNames",
                                          "resultNames",  "parameters", NULL };
    const Attr *sym = op_attr(op, "inner_sym");

    asm_print(printer, " ");
    asm_print_attr_without_type(printer, op_attr(op, "instanceName"));
    if (sym) {
        asm_print(printer, " sym ");
        asm_print_attr_body(printer, sym);
    }
    asm_print(printer, " ");
    asm_print_attr_without_type(printer, op_attr(op, "moduleName"));
    hw_print_params(printer, op_attr(op, "parameters"));
    hw_print_instance_ports(printer, op);
    asm_print_attr_dict(printer, op, ELIDED);
}

static void name_result(const Op *op, unsigned result, Sb *name)
{
    const Attr *instance = op_attr(op, "instanceName"), *names = op_attr(op, "resultNames");
    const Attr *own = names && names->kind == ATTR_ARRAY && result < names->array.count
                          ? names->array.elements[result]
                          : NULL;

    if (!instance || instance->kind != ATTR_STRING || !own || own->kind != ATTR_STRING)
        return;
    sb_printf(name, "%.*s.", STR_ARG(instance->string));
    if (own->string.len)
        sb_printf(name, "%.*s", STR_ARG(own->string));
    else
        sb_printf(name, "%u", result);
}

/* Verification. */

static bool verify_instance(const Op *op)
{
    const Attr *decls = op_attr(op, "parameters");
    const Op *around = op_parent_named(op, "hw.module");

    for (unsigned i = 0; around && i < decls->array.count; i++)
        if (!hw_check_decl(op, around, decls->array.elements[i]))
            return false;
    return true;
}

/* What the module and the instance say of one side of the ports. */
typedef struct Side {
    const Op *instance, *module;
    const Type *type; /* of the module */
    bool outputs;
    const Attr *names; /* of the instance */
    Value *const *values;
    unsigned count;
} Side;

static const char *side_text(const Side *side, const char *input, const char *output)
{
    return side->outputs ? output : input;
}

static bool check_port(const Side *side, unsigned index, const Type *expected)
{
    Str label = hw_field_name(side->type, hw_port_of(side->type, side->outputs, index));
    Str given = side->names->array.elements[index]->string;

    if (side->values[index]->type != expected) {
        op_error(side->instance, "%s type #%u must be '%s', but got '%s'",
                 side_text(side, "operand", "result"), index, type_text(expected),
                 type_text(side->values[index]->type));
        return hw_declared_here(side->module);
    }
    if (str_eq(label, given))
        return true;
    op_error(side->instance, "%s label #%u must be \"%.*s\", but got \"%.*s\"",
             side_text(side, "input", "result"), index, STR_ARG(label), STR_ARG(given));
    return hw_declared_here(side->module);
}

static bool check_types(const Side *side, const Types *expected)
{
    if (expected->len != side->count) {
        op_error(side->instance, "has a wrong number of %s; expected %zu but got %u",
                 side_text(side, "operands", "results"), expected->len, side->count);
        return hw_declared_here(side->module);
    }
    if (side->names->array.count != side->count) {
        op_error(side->instance, "has a wrong number of %s; expected %u but got %u",
                 side_text(side, "input port names", "results port labels"), side->count,
                 side->names->array.count);
        return hw_declared_here(side->module);
    }
    for (unsigned i = 0; i < side->count; i++)
        if (!check_port(side, i, expected->data[i]))
            return false;
    return true;
}

/* The types with the instance's parameters in them. */
static bool resolve(const Side *side, Types *types)
{
    hw_port_types(side->type, side->outputs, types);
    for (size_t i = 0; i < types->len; i++) {
        types->data[i] = hw_resolve_type(op_loc(side->instance),
                                         op_attr(side->instance, "parameters"), types->data[i]);
        if (!types->data[i]) {
            op_error(side->instance, "failed to resolve parametric input of instantiated module");
            return hw_declared_here(side->module);
        }
    }
    return true;
}

static bool check_side(const Side *side)
{
    Types types = { 0 };
    bool good = resolve(side, &types) && check_types(side, &types);

    vec_free(&types);
    return good;
}

static bool check_parameter(const Op *op, const Op *module, const Attr *given, const Attr *declared,
                            unsigned index)
{
    Str name = given->dialect.params[0]->string, expected = declared->dialect.params[0]->string;
    const Type *type = hw_resolve_type(op_loc(op), op_attr(op, "parameters"), declared->type);

    if (!str_eq(name, expected)) {
        op_error(op, "parameter #%u should have name \"%.*s\" but has name \"%.*s\"", index,
                 STR_ARG(expected), STR_ARG(name));
        return hw_declared_here(module);
    }
    if (given->type != type) {
        op_error(op, "parameter \"%.*s\" should have type '%s' but has type '%s'", STR_ARG(name),
                 type_text(declared->type), type_text(given->type));
        return hw_declared_here(module);
    }
    return given->dialect.params[1]
           || op_error(op, "parameter \"%.*s\" must have a value", STR_ARG(name));
}

static bool check_parameters(const Op *op, const Op *module)
{
    const Attr *given = op_attr(op, "parameters"), *declared = op_attr(module, "parameters");

    if (given->array.count != declared->array.count) {
        op_error(op, "expected %u parameters but had %u", declared->array.count,
                 given->array.count);
        return hw_declared_here(module);
    }
    for (unsigned i = 0; i < given->array.count; i++)
        if (!check_parameter(op, module, given->array.elements[i], declared->array.elements[i], i))
            return false;
    return true;
}

static bool is_module(const Op *op)
{
    return op_is(op, "hw.module") || op_is(op, "hw.module.extern")
           || op_is(op, "hw.module.generated");
}

static bool verify_symbols(const Op *op)
{
    const Attr *reference = op_attr(op, "moduleName");
    const Op *module = symbol_nearest(op, reference);
    Side inputs = { op,           module,           NULL, false, op_attr(op, "argNames"),
                    op->operands, op->operand_count };
    Side outputs = { op,          module,          NULL, true, op_attr(op, "resultNames"),
                     op->results, op->result_count };

    if (!module)
        return op_plain_error(op, "Cannot find module definition '%.*s'",
                              STR_ARG(reference->symbol.root));
    if (!is_module(module))
        return op_plain_error(op, "symbol reference '%.*s' isn't a module",
                              STR_ARG(reference->symbol.root));
    inputs.type = outputs.type = op_attr(module, "module_type")->type_value;
    return check_side(&inputs) && check_side(&outputs) && check_parameters(op, module);
}

const OpDef HW_INSTANCE_OPS[] = {
    {
        .name = "hw.instance",
        .summary = "a copy of a circuit",
        .doc = "A copy of the module: what its inputs get, and what its outputs carry. Its\n"
               "operations are part of the circuit that it stands in.\n",
        .operands = OPERANDS({ "inputs", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .attrs = ATTRS({ "instanceName", &STR_ATTR }, { "moduleName", &FLAT_SYMBOL_REF_ATTR },
                       { "argNames", &STR_ARRAY_ATTR }, { "resultNames", &STR_ARRAY_ATTR },
                       { "parameters", &HW_PARAM_DECLS_ATTR },
                       { "inner_sym", &HW_INNER_SYM_ATTR, .optional = true },
                       { "doNotPrint", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
        .parse = parse_instance,
        .print = print_instance,
        .verify = verify_instance,
        .verify_symbols = verify_symbols,
        .name_result = name_result,
        .part = true,
        .example = "hw.module @not(in %a : i1, out o : i1) {\n"
                   "  %true = hw.constant true\n"
                   "  %n = comb.xor %a, %true : i1\n"
                   "  hw.output %n : i1\n"
                   "}\n"
                   "\n"
                   "hw.module @main(out o : i1) {\n"
                   "  %false = hw.constant false\n"
                   "  %n = hw.instance \"n\" @not(a: %false: i1) -> (o: i1)\n"
                   "  hw.output %n : i1\n"
                   "}\n",
        .gives = "tick 0: o = true\n",
    },
    { 0 },
};
