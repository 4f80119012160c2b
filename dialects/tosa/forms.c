/* What tosa's definitions leave to C++: operations whose enums stand in their dictionary as bare
 * words, and those with regions. */
#include "core/text/format.h"
#include "dialects/ods/forms.h"

/* The row of an attribute of the operation that is an enum; NULL where it is none. */
static const AttrConstraint *enum_of(const OpDef *def, Str name)
{
    int index = def_attr_index(def, name);
    const AttrConstraint *constraint = index >= 0 ? def->attrs[index].constraint : NULL;

    return constraint && constraint->def && constraint->cases ? constraint : NULL;
}

/* SINGLE_ROUND, or the attribute in full. */
static bool parse_value(AsmParser *p, const AttrConstraint *constraint, const Attr **value)
{
    const char *at = asm_here(p);
    const EnumCase *found;
    const Attr *number;
    Str word;

    if (!constraint || !asm_optional_any_keyword(p, &word))
        return asm_parse_attr(p, NULL, value);
    found = enum_case(constraint->cases, word);
    if (!found)
        return asm_error(p, at, "invalid %s", constraint->summary);
    number = attr_i64(asm_context(p), found->value);
    *value = attr_dialect(asm_context(p), constraint->def, 1, &number);
    return true;
}

/* {axis = 1 : i32, nan_mode = IGNORE}, or nothing. */
static bool parse_dictionary(AsmParser *p, OpState *state)
{
    if (!asm_optional_punct(p, "{") || asm_optional_punct(p, "}"))
        return true;
    do {
        const Attr *value;
        Str name;

        if (!asm_parse_any_keyword(p, &name) || !asm_parse_punct(p, "=")
            || !parse_value(p, enum_of(state->def, name), &value))
            return false;
        vec_push(&state->attrs, ((NamedAttr){ context_intern(state->context, name), value }));
    } while (asm_optional_punct(p, ","));
    return asm_parse_punct(p, "}");
}

/* %a, %b {...} : (types) -> types */
static bool parse_plain(AsmParser *p, OpState *state)
{
    OperandNames names = { 0 };
    const char *at = asm_here(p);
    const Type *type = NULL;
    bool good = asm_parse_operands(p, 0, 0, &names) && parse_dictionary(p, state)
                && asm_parse_punct(p, ":") && asm_parse_function_type(p, &type)
                && asm_resolve_all(p, &names, type->list.types, type->list.input_count, at, state);

    for (unsigned i = 0; good && i < type->list.result_count; i++)
        vec_push(&state->results, type->list.types[type->list.input_count + i]);
    vec_free(&names);
    return good;
}

static void print_entry(AsmPrinter *printer, const Op *op, Str name, const Attr *value, bool first)
{
    const AttrConstraint *constraint = enum_of(op->def, name);

    asm_print(printer, "%s%.*s", first ? " {" : ", ", STR_ARG(name));
    if (value->kind == ATTR_UNIT)
        return;
    asm_print(printer, " = ");
    if (constraint && value->kind == ATTR_DIALECT && value->dialect.def == constraint->def)
        enum_print(asm_sb(printer), constraint->cases, attr_enum_value(value));
    else
        asm_print_attr(printer, value);
}

/* By name; those that are their default are left away. */
static void print_dictionary(AsmPrinter *printer, const Op *op)
{
    NamedAttrs entries = { 0 };

    asm_attr_dict_entries(op, &entries);
    for (size_t i = 0; i < entries.len; i++)
        print_entry(printer, op, entries.data[i].name, entries.data[i].value, i == 0);
    asm_print(printer, entries.len ? "}" : "");
    vec_free(&entries);
}

static void print_plain(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " ");
    asm_print_operands(printer, op->operands, op->operand_count);
    print_dictionary(printer, op);
    asm_print(printer, " : ");
    asm_print_functional_type(printer, op);
}

/* (%a = %x, %b = %y), or nothing: arguments of the first region, and what they are given. */
static bool parse_given(AsmParser *p, AsmArguments *arguments, OperandNames *given)
{
    return !asm_at_punct(p, "(") || asm_parse_bindings(p, arguments, given);
}

/* : tensor<i1> [(inputs)] -> results */
static bool parse_condition_types(AsmParser *p, OpState *state, const OperandName *condition,
                                  const OperandNames *given)
{
    Types inputs = { 0 };
    const char *at = asm_here(p);
    const Type *type;
    bool good = asm_parse_colon_type(p, &type) && asm_resolve(p, condition, type, state);

    if (good && given->len)
        good = asm_parse_punct(p, "(") && asm_parse_types(p, &inputs) && asm_parse_punct(p, ")")
               && asm_resolve_all(p, given, inputs.data, inputs.len, at, state);
    good = good && asm_parse_any_arrow_types(p, &state->results);
    vec_free(&inputs);
    return good;
}

static bool parse_cond_if(AsmParser *p, OpState *state)
{
    Region *then = op_state_add_region(state), *otherwise = op_state_add_region(state);
    AsmArguments arguments = { 0 };
    OperandNames given = { 0 };
    OperandName condition;
    bool good = asm_parse_operand(p, &condition) && parse_given(p, &arguments, &given)
                && parse_condition_types(p, state, &condition, &given)
                && asm_parse_region(p, then, NULL);

    if (good && asm_optional_keyword(p, "else"))
        good = asm_parse_region(p, otherwise, NULL);
    vec_free(&arguments);
    vec_free(&given);
    return good && asm_optional_attr_dict(p, state);
}

static void print_given(AsmPrinter *printer, const Region *region, Value *const *operands,
                        unsigned count)
{
    const Block *entry = region->first;

    asm_print(printer, " (");
    for (unsigned i = 0; i < count; i++) {
        asm_print(printer, i ? ", " : "");
        if (entry && i < entry->arg_count)
            asm_print_operand(printer, entry->args[i]);
        asm_print(printer, " = ");
        asm_print_operand(printer, operands[i]);
    }
    asm_print(printer, ")");
}

static void print_cond_if(AsmPrinter *printer, const Op *op)
{
    unsigned inputs = op->operand_count - 1;

    asm_print(printer, " ");
    asm_print_operand(printer, op->operands[0]);
    if (inputs)
        print_given(printer, &op->regions[0], op->operands + 1, inputs);
    asm_print(printer, " : ");
    asm_print_type(printer, op->operands[0]->type);
    if (inputs) {
        asm_print(printer, " (");
        asm_print_types(printer, op->operands + 1, inputs);
        asm_print(printer, ")");
    }
    asm_print_optional_arrow_types(printer, op->results, op->result_count);
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], true, true);
    if (op->regions[1].first) {
        asm_print(printer, " else ");
        asm_print_region(printer, &op->regions[1], true, true);
    }
    asm_print_attr_dict(printer, op, NULL);
}

static bool parse_while(AsmParser *p, OpState *state)
{
    Region *condition = op_state_add_region(state), *body = op_state_add_region(state);
    AsmArguments arguments = { 0 };
    OperandNames given = { 0 };
    const char *at = asm_here(p);
    const Type *type = NULL;
    bool good = parse_given(p, &arguments, &given) && asm_parse_punct(p, ":")
                && asm_parse_function_type(p, &type)
                && asm_resolve_all(p, &given, type->list.types, type->list.input_count, at, state);

    for (unsigned i = 0; good && i < type->list.result_count; i++)
        vec_push(&state->results, type->list.types[type->list.input_count + i]);
    for (size_t i = 0; good && i < arguments.len; i++)
        arguments.data[i].type = type->list.types[i];
    good = good && asm_parse_region(p, condition, &arguments) && asm_parse_keyword(p, "do")
           && asm_parse_region(p, body, NULL) && asm_optional_attr_dict_with_keyword(p, state);
    vec_free(&arguments);
    vec_free(&given);
    return good;
}

static void print_while(AsmPrinter *printer, const Op *op)
{
    print_given(printer, &op->regions[0], op->operands, op->operand_count);
    asm_print(printer, " : ");
    asm_print_functional_type(printer, op);
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], false, true);
    asm_print(printer, " do ");
    asm_print_region(printer, &op->regions[1], true, true);
    asm_print_attr_dict_with_keyword(printer, op, NULL);
}

#define PLAIN(op)                                                                                  \
    {                                                                                              \
        .name = "tosa." op, .parse = parse_plain, .print = print_plain                             \
    }

enum { MOST_DIMS = 1 << 16 };

/* No type that anybody writes has such a shape. */
static bool has_no_shape(const Op *op)
{
    const Attr *shape = op_attr(op, "var_shape");

    return shape->type->shaped.rank != 1 || shape->dense.count > MOST_DIMS;
}

static const OpForm OPS[] = {
    { .name = "tosa.variable", .generic = has_no_shape },
    PLAIN("apply_scale"),
    PLAIN("argmax"),
    PLAIN("cast_from_block_scaled"),
    PLAIN("cast_to_block_scaled"),
    PLAIN("clamp"),
    PLAIN("matmul_t_block_scaled"),
    PLAIN("max_pool2d"),
    PLAIN("maximum"),
    PLAIN("minimum"),
    PLAIN("reduce_max"),
    PLAIN("reduce_min"),
    PLAIN("rescale"),
    PLAIN("resize"),
    { .name = "tosa.cond_if", .parse = parse_cond_if, .print = print_cond_if },
    { .name = "tosa.while_loop", .parse = parse_while, .print = print_while },
    { 0 },
};

/* VariableOpTypeOrInitialValue($var_shape, $type, $initial_value): = dense<..> : tensor<..>, or
 * : tensor<..>, which is held as a shape and a type of elements. */
static bool parse_variable(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const Attr *value = NULL;
    const Type *type;
    Dims dims = { 0 };
    int64_t rank;

    (void)count;
    if (asm_optional_punct(p, "=")) {
        if (!asm_parse_attr(p, NULL, &value))
            return false;
        type = value->type;
    } else if (!asm_parse_colon_type(p, &type)) {
        return false;
    }
    if (!type || type->kind != TYPE_TENSOR)
        return asm_error(p, asm_here(p), "expected ranked type");
    for (unsigned i = 0; i < type->shaped.rank; i++)
        vec_push(&dims, type->shaped.dims[i] == DYNAMIC ? -1 : type->shaped.dims[i]);
    rank = (int64_t)dims.len;
    vec_push(
        &state->attrs,
        ((NamedAttr){
            args[0].text,
            attr_dense(type_tensor(state->context, 1, &rank, type_index(state->context), NULL),
                       (Str){ (const char *)dims.data, dims.len * sizeof(int64_t) }, false) }));
    vec_push(&state->attrs, ((NamedAttr){ args[1].text, attr_type(type->shaped.element) }));
    if (value)
        vec_push(&state->attrs, ((NamedAttr){ args[2].text, value }));
    vec_free(&dims);
    return true;
}

static void print_variable(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    const Attr *shape = args[0].attr;
    Dims dims = { 0 };

    (void)count;
    if (args[2].attr) {
        asm_print(printer, "= ");
        asm_print_attr(printer, args[2].attr);
        return;
    }
    for (int64_t i = 0; i < shape->dense.count; i++) {
        int64_t size = int_low_s(attr_element(shape, i)->integer);

        vec_push(&dims, size == -1 ? DYNAMIC : size);
    }
    asm_print(printer, ": ");
    asm_print_type(printer, type_tensor(op_context(op), (unsigned)dims.len, dims.data,
                                        args[1].attr->type_value, NULL));
    vec_free(&dims);
}

static const CustomDirective DIRECTIVES[] = {
    { "VariableOpTypeOrInitialValue", parse_variable, print_variable },
    { 0 },
};

const DialectForms TOSA_FORMS = { "tosa", (const OpForm *const[]){ OPS, NULL }, DIRECTIVES };
