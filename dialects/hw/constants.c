/* Constants, enums, casts and wires. */
#include "core/ir/attr.h"

#include "dialects/hw/hw.h"
#include "dialects/hw/values.h"

static Flow constant(Step *s)
{
    if (!place_set_attr(s, result_place(s, 0), s->op->results[0]->type, prop(s, 0)))
        return cannot_be_held(s, prop(s, 0), "a constant");
    return FLOW_NEXT;
}

/* hw.constant */

static bool parse_constant(AsmParser *p, OpState *state)
{
    const Attr *value;

    if (!asm_parse_attr_of(p, NULL, ATTR_INTEGER, &value))
        return false;
    op_state_add_attr(state, "value", value);
    vec_push(&state->results, value->type);
    return asm_optional_attr_dict(p, state);
}

static void print_constant(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "value", NULL };

    asm_print(printer, " ");
    asm_print_attr(printer, op_inherent(op, 0));
    asm_print_attr_dict(printer, op, ELIDED);
}

static bool verify_constant(const Op *op)
{
    return op_inherent(op, 0)->integer.width == type_bits(hw_canonical(op->results[0]->type))
           || op_plain_error(op, "hw.constant attribute bitwidth doesn't match return type");
}

static void name_constant(const Op *op, Sb *name)
{
    Int value = op_inherent(op, 0)->integer;

    if (value.width == 1) {
        sb_add(name, int_is_zero(value) ? "false" : "true");
        return;
    }
    sb_char(name, 'c');
    int_print_s(name, value);
    sb_printf(name, "_%s", type_text(op->results[0]->type));
}

/* hw.aggregate_constant */

static bool check_value(const Op *op, const Attr *attr, const Type *type);

static bool check_elements(const Op *op, const Attr *attr, const Type *type)
{
    bool is_struct = hw_means(type, HW_STRUCT);
    unsigned count = is_struct ? hw_field_count(type) : (unsigned)hw_array_size(type);

    if (attr->kind != ATTR_ARRAY)
        return op_error(op, "expected array attribute for constant of type '%s'", type_text(type));
    if (attr->array.count != count)
        return op_error(op, "array attribute (%u) has wrong size for %s constant (%u)",
                        attr->array.count,
                        is_struct                   ? "struct"
                        : hw_means(type, HW_UARRAY) ? "unpacked array"
                                                    : "array",
                        count);
    for (unsigned i = 0; i < count; i++)
        if (!check_value(op, attr->array.elements[i],
                         is_struct ? hw_field_type(type, i) : hw_element(type)))
            return false;
    return true;
}

static bool check_value(const Op *op, const Attr *attr, const Type *type)
{
    type = hw_canonical(type);
    if (hw_is(type, HW_STRUCT) || hw_is(type, HW_ARRAY) || hw_is(type, HW_UARRAY))
        return check_elements(op, attr, type);
    if (hw_is(type, HW_ENUM))
        return attr->kind == ATTR_STRING
               || op_error(op, "expected string attribute for constant of type '%s'",
                           type_text(type));
    if (type_is_any_integer(type) && attr->kind != ATTR_INTEGER)
        return op_error(op, "expected integer attribute for constant of type '%s'",
                        type_text(type));
    if (type_is_any_integer(type))
        return attr->integer.width == type->integer.width
               || op_error(op, "hw.constant attribute bitwidth doesn't match return type");
    if (!attr->type)
        return op_error(op, "unknown element type '%s'", type_text(type));
    return attr->type == type
           || op_error(op, "typed attr doesn't match the return type '%s'", type_text(type));
}

static bool verify_aggregate(const Op *op)
{
    return check_value(op, op_inherent(op, 0), op->results[0]->type);
}

/* hw.enum.constant */

static bool parse_enum_constant(AsmParser *p, OpState *state)
{
    const char *at = asm_here(p);
    const Attr *params[2];
    const Type *type;
    Str name;

    if (!asm_parse_any_keyword(p, &name) || !asm_parse_colon_type(p, &type))
        return false;
    if (!hw_means(type, HW_ENUM))
        return loc_error(loc_attr(asm_context(p), asm_loc(p, at)), "expected enum type");
    if (hw_enum_index(type, name) < 0)
        return loc_error(loc_attr(asm_context(p), asm_loc(p, at)),
                         "enum value '%.*s' is not a member of enum type '%s'", STR_ARG(name),
                         type_text(hw_canonical(type)));
    params[0] = attr_string(state->context, name);
    params[1] = attr_type(type);
    op_state_add_attr(state, "field",
                      attr_dialect(state->context, &HW_ATTRS[HW_ENUM_FIELD], 2, params));
    vec_push(&state->results, type);
    return true;
}

static Str enum_name(const Op *op)
{
    return op_inherent(op, 0)->dialect.params[0]->string;
}

static const Type *enum_type(const Op *op)
{
    return op_inherent(op, 0)->dialect.params[1]->type_value;
}

static void print_enum_constant(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " %.*s : ", STR_ARG(enum_name(op)));
    asm_print_type(printer, enum_type(op));
}

static bool verify_enum_constant(const Op *op)
{
    return enum_type(op) == op->results[0]->type
           || op_error(op, "return type '%s' does not match attribute type %s",
                       type_text(op->results[0]->type), attr_quoted(op_inherent(op, 0)));
}

static void name_enum_constant(const Op *op, Sb *name)
{
    sb_printf(name, "%.*s", STR_ARG(enum_name(op)));
}

static bool verify_enum_cmp(const Op *op)
{
    return hw_canonical(op->operands[0]->type) == hw_canonical(op->operands[1]->type)
           || op_error(op, "types do not match");
}

static Flow enum_cmp(Step *s)
{
    return give_bool(s, int_eq(place_int(operand_place(s, 0)), place_int(operand_place(s, 1))));
}

static bool is_enum_field(const Attr *attr)
{
    return hw_is_attr(attr, HW_ENUM_FIELD);
}

static const AttrConstraint ENUM_FIELD_ATTR = { .summary = "Enumeration field attribute",
                                                .holds = is_enum_field,
                                                .def = &HW_ATTRS[HW_ENUM_FIELD] };

/* hw.bitcast */

static bool verify_bitcast(const Op *op)
{
    return hw_bits(op->operands[0]->type) == hw_bits(op->results[0]->type)
           || op_error(op, "Bitwidth of input must match result");
}

static Flow bitcast(Step *s)
{
    Place from = operand_place(s, 0);
    Bits bits = bits_new(s->arena, bits_in_layout(from.layout));

    if (work_done(s, bits.count / 64) == FLOW_END)
        return FLOW_END;
    bits_from(&bits, 0, from);
    bits_into(s, &bits, 0, result_place(s, 0));
    return FLOW_NEXT;
}

/* hw.param.value */

static bool parse_param(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const Attr *value;
    const Type *type;

    (void)count;
    if (!asm_parse_type(p, &type) || !asm_parse_punct(p, "=") || !asm_parse_attr(p, type, &value))
        return false;
    op_state_add_attr(state, "value", value);
    vec_push(args[1].types, type);
    return true;
}

static void print_param(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    (void)count;
    asm_print_type(printer, op->results[0]->type);
    asm_print(printer, " = ");
    asm_print_attr_without_type(printer, args[0].attr);
}

static bool verify_param(const Op *op)
{
    const Op *module = op_parent_named(op, "hw.module");

    return hw_check_param(op, module ? module : op_parent(op), op_inherent(op, 0));
}

static Flow param(Step *s)
{
    if (hw_is_parametric(s->op->results[0]->type) || prop(s, 0)->kind != ATTR_INTEGER)
        return unsupported(s, "a parameter without a value");
    return constant(s);
}

static Flow wire(Step *s)
{
    return give_operand(s, 0, 0);
}

#define MAIN "func.func @main() -> "

const OpDef HW_CONSTANT_OPS[] = {
    {
        .name = "hw.constant",
        .summary = "a number",
        .doc = "The number, in as many bits as its type has.\n",
        .attrs = ATTRS({ "value", &ARBITRARY_INTEGER_ATTR }),
        .results = RESULTS({ "result", &HW_INTEGER_TYPE }),
        .parse = parse_constant,
        .print = print_constant,
        .traits = PURE | CONSTANT_LIKE,
        .verify = verify_constant,
        .name_results = name_constant,
        .primitive = PRIM_CONSTANT,
        .eval = constant,
        .formula = "result = value",
        .example = MAIN "i8 {\n"
                        "  %r = hw.constant 42 : i8\n"
                        "  return %r : i8\n"
                        "}\n",
        .gives = "42 : i8\n",
    },
    {
        .name = "hw.aggregate_constant",
        .summary = "a constant array or struct",
        .doc = "An array or struct of constants. The last element of an array is written first.\n",
        .attrs = ATTRS({ "fields", &ARRAY_ATTR }),
        .results = RESULTS({ "result", &HW_AGGREGATE_TYPE }),
        .format = "$fields attr-dict `:` type($result)",
        .traits = PURE | CONSTANT_LIKE,
        .verify = verify_aggregate,
        .eval = constant,
        .decisions = "W4",
        .example = MAIN "!hw.array<2xi8> {\n"
                        "  %r = hw.aggregate_constant [2 : i8, 1 : i8] : !hw.array<2xi8>\n"
                        "  return %r : !hw.array<2xi8>\n"
                        "}\n",
        .gives = "[2, 1] : !hw.array<2xi8>\n",
    },
    {
        .name = "hw.enum.constant",
        .summary = "a value of an enum",
        .doc = "The value of that name. Values are numbered from 0 as the type lists them.\n",
        .attrs = ATTRS({ "field", &ENUM_FIELD_ATTR }),
        .results = RESULTS({ "result", &HW_ENUM_TYPE }),
        .parse = parse_enum_constant,
        .print = print_enum_constant,
        .traits = PURE | CONSTANT_LIKE,
        .verify = verify_enum_constant,
        .name_results = name_enum_constant,
        .eval = constant,
        .example = MAIN "!hw.enum<A, B> {\n"
                        "  %B = hw.enum.constant B : !hw.enum<A, B>\n"
                        "  return %B : !hw.enum<A, B>\n"
                        "}\n",
        .gives = "B : !hw.enum<A, B>\n",
    },
    {
        .name = "hw.enum.cmp",
        .summary = "whether two values of an enum are the same",
        .doc = "1 where both are the same value, else 0.\n",
        .operands = OPERANDS({ "lhs", &HW_ENUM_TYPE }, { "rhs", &HW_ENUM_TYPE }),
        .results = RESULTS({ "result", &I1 }),
        .format = "$lhs `,` $rhs attr-dict `:` qualified(type($lhs)) `,` qualified(type($rhs))",
        .traits = PURE,
        .verify = verify_enum_cmp,
        .eval = enum_cmp,
        .formula = "result = lhs = rhs",
        .example = MAIN "i1 {\n"
                        "  %A = hw.enum.constant A : !hw.enum<A, B>\n"
                        "  %r = hw.enum.cmp %A, %A : !hw.enum<A, B>, !hw.enum<A, B>\n"
                        "  return %r : i1\n"
                        "}\n",
        .gives = "true : i1\n",
    },
    {
        .name = "hw.bitcast",
        .summary = "the same bits as another type",
        .doc = "The same bits as a value of another type. Element 0 of an array and the last\n"
               "field of a struct are the least significant.\n",
        .operands = OPERANDS({ "input", &HW_KNOWN_BITS_TYPE, ONE, POISON_MOVES }),
        .results = RESULTS({ "result", &HW_KNOWN_BITS_TYPE }),
        .format = "$input attr-dict `:` functional-type($input, $result)",
        .traits = PURE,
        .verify = verify_bitcast,
        .eval = bitcast,
        .poison = "A part of the result is poison where any of its bits comes from poison.\n",
        .decisions = "W4",
        .example = MAIN "!hw.array<2xi4> {\n"
                        "  %a = hw.constant 0x12 : i8\n"
                        "  %r = hw.bitcast %a : (i8) -> !hw.array<2xi4>\n"
                        "  return %r : !hw.array<2xi4>\n"
                        "}\n",
        .gives = "[1, 2] : !hw.array<2xi4>\n",
    },
    {
        .name = "hw.param.value",
        .summary = "what an expression of parameters is worth",
        .doc = "What the expression of parameters is worth. It is executed where that is a\n"
               "number.\n",
        .attrs = ATTRS({ "value", &ANY_ATTR }),
        .results = RESULTS({ "result", &HW_VALUE_TYPE }),
        .format = "custom<ParamValue>($value, qualified(type($result))) attr-dict",
        .customs = CUSTOMS({ "ParamValue", parse_param, print_param }),
        .traits = PURE | CONSTANT_LIKE,
        .verify = verify_param,
        .eval = param,
        .example = MAIN "i8 {\n"
                        "  %r = hw.param.value i8 = 42\n"
                        "  return %r : i8\n"
                        "}\n",
        .gives = "42 : i8\n",
    },
    {
        .name = "hw.wire",
        .summary = "a value under a name",
        .doc = "The operand, under a name or an inner symbol.\n",
        .operands = OPERANDS({ "input", &ANY_TYPE, ONE, POISON_MOVES }),
        .attrs = ATTRS({ "name", &STR_ATTR, .optional = true },
                       { "inner_sym", &HW_INNER_SYM_ATTR, .optional = true }),
        .results = RESULTS({ "result", &ANY_TYPE }),
        .format = "$input (`sym` $inner_sym^)? custom<ImplicitSSAName>($name) attr-dict `:` "
                  "qualified(type($input))",
        .customs = HW_IMPLICIT_NAME,
        .traits = SAME_OPERANDS_AND_RESULT_TYPE,
        .name_results = hw_name_result,
        .eval = wire,
        .formula = "result = input",
        .example = MAIN "i8 {\n"
                        "  %a = hw.constant 42 : i8\n"
                        "  %r = hw.wire %a : i8\n"
                        "  return %r : i8\n"
                        "}\n",
        .gives = "42 : i8\n",
    },
    { 0 },
};
