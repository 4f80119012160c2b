/* Ports and parameters as text. */
#include "core/ir/attr.h"

#include "dialects/hw/ports.h"

/* Parameters: <p: i32 = 5, q: i8> */

static bool parse_param(AsmParser *p, const Attr **decl)
{
    const Attr *value = NULL;
    const Type *type;
    Str name;

    if (!asm_parse_keyword_or_string(p, &name) || !asm_parse_colon_type(p, &type)
        || (asm_optional_punct(p, "=") && !asm_parse_attr(p, type, &value)))
        return false;
    *decl = hw_param_decl(asm_context(p), name, type, value);
    return true;
}

static bool parse_decls(AsmParser *p, HwAttrs *decls)
{
    const Attr *decl;

    if (!asm_optional_punct(p, "<") || asm_optional_punct(p, ">"))
        return true;
    do {
        if (!parse_param(p, &decl))
            return false;
        vec_push(decls, decl);
    } while (asm_optional_punct(p, ","));
    return asm_parse_punct(p, ">");
}

bool hw_parse_params(AsmParser *p, const Attr **decls)
{
    HwAttrs list = { 0 };
    bool good = parse_decls(p, &list);

    *decls = attr_array(asm_context(p), (unsigned)list.len, list.data);
    vec_free(&list);
    return good;
}

void hw_print_params(AsmPrinter *printer, const Attr *decls)
{
    if (!decls || !decls->array.count)
        return;
    for (unsigned i = 0; i < decls->array.count; i++) {
        const Attr *decl = decls->array.elements[i];

        asm_print(printer, "%s%.*s: ", i ? ", " : "<", STR_ARG(decl->dialect.params[0]->string));
        asm_print_type(printer, decl->type);
        if (decl->dialect.params[1]) {
            asm_print(printer, " = ");
            asm_print_attr_without_type(printer, decl->dialect.params[1]);
        }
    }
    asm_print(printer, ">");
}

/* Ports of modules: (in %a : i8 {attributes} loc(...), out b : i8) */

void hw_ports_free(HwPorts *ports)
{
    vec_free(&ports->directions);
    vec_free(&ports->names);
    vec_free(&ports->types);
    vec_free(&ports->attrs);
    vec_free(&ports->locs);
    vec_free(&ports->arguments);
}

static bool parse_direction(AsmParser *p, HwDirection *direction)
{
    static const char *const WORDS[] = { "in", "out", "inout" };
    const char *at = asm_here(p);
    Str word;

    if (!asm_optional_any_keyword(p, &word))
        return asm_error(p, at, "expected port direction");
    for (unsigned i = 0; i < 3; i++)
        if (str_is(word, WORDS[i])) {
            *direction = (HwDirection)i;
            return true;
        }
    return asm_error(p, at, "unknown port direction '%.*s'", STR_ARG(word));
}

/* %a, or %a name */
static bool parse_input_name(AsmParser *p, AsmArgument *argument, Str *name)
{
    if (!asm_parse_operand(p, &argument->name))
        return false;
    if (!asm_optional_keyword_or_string(p, name)) {
        *name = argument->name.name;
        if (name->len && name->data[0] >= '0' && name->data[0] <= '9')
            *name = str_of("");
    }
    return true;
}

static bool parse_port(AsmParser *p, HwPorts *ports)
{
    const char *at;
    AsmArgument argument = { 0 };
    HwDirection direction = HW_IN;
    bool failed = false;
    Loc loc;
    Str name;

    if (!parse_direction(p, &direction))
        return false;
    at = asm_here(p);
    if (!(direction == HW_OUT ? asm_parse_keyword_or_string(p, &name)
                              : parse_input_name(p, &argument, &name))
        || !asm_parse_colon_type(p, &argument.type) || !asm_optional_dictionary(p, &argument.attrs))
        return false;
    loc = asm_loc(p, at);
    asm_optional_location(p, &loc, &failed);
    vec_push(&ports->directions, direction);
    vec_push(&ports->names, name);
    vec_push(&ports->types, argument.type);
    vec_push(&ports->attrs, argument.attrs);
    vec_push(&ports->locs, loc_attr(asm_context(p), loc));
    argument.loc = loc;
    argument.attrs = NULL;
    if (direction == HW_IN_OUT)
        argument.type = hw_inout(argument.type);
    if (direction != HW_OUT)
        vec_push(&ports->arguments, argument);
    return !failed;
}

bool hw_parse_ports(AsmParser *p, HwPorts *ports)
{
    if (!asm_parse_punct(p, "("))
        return false;
    if (asm_optional_punct(p, ")"))
        return true;
    do
        if (!parse_port(p, ports))
            return false;
    while (asm_optional_punct(p, ","));
    return asm_at_punct(p, ")") ? asm_parse_punct(p, ")")
                                : asm_wrong_token(p, "expected ')' in port list");
}

static bool any_attrs(const HwPorts *ports)
{
    for (size_t i = 0; i < ports->attrs.len; i++)
        if (ports->attrs.data[i]->dictionary.count)
            return true;
    return false;
}

/* Of all ports, or of the outputs alone. */
static const Attr *list_locs(Context *context, const HwPorts *ports, bool outputs_alone)
{
    HwAttrs locs = { 0 };
    const Attr *list = NULL;
    bool known = false;

    for (size_t i = 0; i < ports->locs.len; i++)
        if (!outputs_alone || ports->directions.data[i] == HW_OUT) {
            vec_push(&locs, ports->locs.data[i]);
            known |= ports->locs.data[i]->kind != ATTR_LOC_UNKNOWN;
        }
    if (known)
        list = attr_array(context, (unsigned)locs.len, locs.data);
    vec_free(&locs);
    return list;
}

void hw_add_ports(OpState *state, const HwPorts *ports, bool has_body)
{
    const Attr *locs = list_locs(state->context, ports, has_body);
    const Type *type = hw_modty(state->context, (unsigned)ports->types.len, ports->directions.data,
                                ports->names.data, ports->types.data);

    op_state_add_attr(state, "module_type", attr_type(type));
    if (any_attrs(ports))
        op_state_add_attr(
            state, "per_port_attrs",
            attr_array(state->context, (unsigned)ports->attrs.len, ports->attrs.data));
    if (locs)
        op_state_add_attr(state, has_body ? "result_locs" : "port_locs", locs);
}

/* The argument's own name, and behind it the port's where that is another. */
static void print_argument(AsmPrinter *printer, const Value *argument, Str name)
{
    Sb *sb = asm_sb(printer);
    size_t before = sb->len;
    Str shown;

    asm_print_operand(printer, argument);
    shown = (Str){ sb->data + before + 1, sb->len - before - 1 };
    if (str_eq(shown, name))
        return;
    asm_print(printer, " ");
    asm_print_keyword_or_string(printer, name);
}

static void print_dictionary(AsmPrinter *printer, const Attr *dictionary)
{
    if (!dictionary || dictionary->kind != ATTR_DICTIONARY || !dictionary->dictionary.count)
        return;
    asm_print(printer, " ");
    asm_print_attr(printer, dictionary);
}

void hw_print_ports(AsmPrinter *printer, const Op *op)
{
    static const char *const WORDS[] = { "in", "out", "inout" };
    const Type *type = op_attr(op, "module_type")->type_value;
    const Attr *attrs = op_attr(op, "per_port_attrs");
    const Block *block = op->regions[0].first;
    unsigned argument = 0;

    asm_print(printer, "(");
    for (unsigned i = 0; i < hw_field_count(type); i++) {
        HwDirection direction = hw_port_direction(type, i);
        Str name = hw_field_name(type, i);

        asm_print(printer, "%s%s ", i ? ", " : "", WORDS[direction]);
        if (direction == HW_OUT)
            asm_print_keyword_or_string(printer, name);
        else if (!block)
            asm_print(printer, "%%%.*s", STR_ARG(name));
        else
            print_argument(printer, block->args[argument++], name);
        asm_print(printer, " : ");
        asm_print_type(printer, hw_field_type(type, i));
        if (attrs && i < attrs->array.count)
            print_dictionary(printer, attrs->array.elements[i]);
    }
    asm_print(printer, ")");
}

/* Ports of instances: (a: %x: i8), and (b: i8) */

static const Attr *name_list(Context *context, const HwAttrs *names)
{
    return attr_array(context, (unsigned)names->len, names->data);
}

static bool parse_input(AsmParser *p, OpState *state, HwAttrs *names)
{
    OperandName operand;
    const Type *type;
    Str name;

    if (!asm_parse_keyword_or_string(p, &name) || !asm_parse_punct(p, ":")
        || !asm_parse_operand(p, &operand) || !asm_parse_colon_type(p, &type))
        return false;
    vec_push(names, attr_string(state->context, name));
    return asm_resolve(p, &operand, type, state);
}

static bool parse_output(AsmParser *p, OpState *state, HwAttrs *names)
{
    const Type *type;
    Str name;

    if (!asm_parse_keyword_or_string(p, &name) || !asm_parse_colon_type(p, &type))
        return false;
    vec_push(names, attr_string(state->context, name));
    vec_push(&state->results, type);
    return true;
}

typedef bool ParsePort(AsmParser *p, OpState *state, HwAttrs *names);

static bool parse_list(AsmParser *p, OpState *state, HwAttrs *names, ParsePort *parse_one)
{
    if (!asm_parse_punct(p, "("))
        return false;
    if (asm_optional_punct(p, ")"))
        return true;
    do
        if (!parse_one(p, state, names))
            return false;
    while (asm_optional_punct(p, ","));
    return asm_parse_punct(p, ")");
}

static bool parse_names(AsmParser *p, OpState *state, const char *attr, ParsePort *parse_one)
{
    HwAttrs names = { 0 };
    bool good = parse_list(p, state, &names, parse_one);

    if (good)
        op_state_add_attr(state, attr, name_list(state->context, &names));
    vec_free(&names);
    return good;
}

bool hw_parse_instance_ports(AsmParser *p, OpState *state)
{
    return parse_names(p, state, "argNames", parse_input) && asm_parse_punct(p, "->")
           && parse_names(p, state, "resultNames", parse_output);
}

static void print_name(AsmPrinter *printer, const Attr *names, unsigned index)
{
    asm_print(printer, index ? ", " : "");
    asm_print_keyword_or_string(printer, names && index < names->array.count
                                             ? names->array.elements[index]->string
                                             : str_of(""));
    asm_print(printer, ": ");
}

void hw_print_instance_ports(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, "(");
    for (unsigned i = 0; i < op->operand_count; i++) {
        print_name(printer, op_attr(op, "argNames"), i);
        asm_print_operand(printer, op->operands[i]);
        asm_print(printer, ": ");
        asm_print_type(printer, op->operands[i]->type);
    }
    asm_print(printer, ") -> (");
    for (unsigned i = 0; i < op->result_count; i++) {
        print_name(printer, op_attr(op, "resultNames"), i);
        asm_print_type(printer, op->results[i]->type);
    }
    asm_print(printer, ")");
}
