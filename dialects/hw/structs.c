/* Structs and unions. */
#include "core/ir/attr.h"

#include "dialects/hw/hw.h"
#include "dialects/hw/values.h"

enum { FIELD }; /* the attribute of operations on one field */

static unsigned field_of(const Op *op)
{
    return (unsigned)int_low_u(op_inherent(op, FIELD)->integer);
}

static void print_field(AsmPrinter *printer, const Op *op, const Type *record)
{
    asm_print(printer, "\"%.*s\"", STR_ARG(hw_field_name(record, field_of(op))));
}

static const char *const WITHOUT_FIELD[] = { "fieldIndex", NULL };

static void print_dict_and_type(AsmPrinter *printer, const Op *op, const Type *type)
{
    asm_print_attr_dict(printer, op, WITHOUT_FIELD);
    asm_print(printer, " : ");
    asm_print_type(printer, type);
}

static void add_field(OpState *state, int index)
{
    op_state_add_attr(state, "fieldIndex", attr_i32(state->context, index));
}

/* The index is one of the type's, and the field's type is that. */
static bool verify_field(const Op *op, const Type *record, const Type *type)
{
    unsigned index = field_of(op);
    const Type *field;

    if (index >= hw_field_count(record))
        return op_error(op, "field index %u exceeds element count of aggregate type", index);
    field = hw_field_type(record, index);
    return hw_canonical(type) == hw_canonical(field)
           || op_error(op,
                       "type '%s' of accessed field in aggregate at index %u does not match "
                       "expected type '%s'",
                       type_text(field), index, type_text(type));
}

/* hw.struct_create (%a, %b) : type */

static void add_field_types(const Type *type, Types *types)
{
    for (unsigned i = 0; i < hw_field_count(type); i++)
        vec_push(types, hw_field_type(type, i));
}

static bool parse_create(AsmParser *p, OpState *state)
{
    const char *at = asm_here(p);
    OperandNames operands = { 0 };
    Types types = { 0 };
    const Type *type;
    bool good = asm_parse_operands(p, '(', ')', &operands) && asm_optional_attr_dict(p, state)
                && asm_parse_colon_type(p, &type);

    if (good && !hw_means(type, HW_STRUCT))
        good = asm_error(p, asm_name_loc(p), "expected !hw.struct type or alias");
    if (good) {
        vec_push(&state->results, type);
        add_field_types(type, &types);
        good = asm_resolve_all(p, &operands, types.data, types.len, at, state);
    }
    vec_free(&operands);
    vec_free(&types);
    return good;
}

static void print_create(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " (");
    asm_print_operands(printer, op->operands, op->operand_count);
    asm_print(printer, ")");
    asm_print_attr_dict(printer, op, NULL);
    asm_print(printer, " : ");
    asm_print_type(printer, op->results[0]->type);
}

static bool verify_create(const Op *op)
{
    const Type *type = op->results[0]->type;

    if (hw_field_count(type) != op->operand_count)
        return op_error(op, "structure field count mismatch");
    for (unsigned i = 0; i < op->operand_count; i++)
        if (hw_field_type(type, i) != op->operands[i]->type)
            return op_error(op, "structure field `\"%.*s\"` type does not match",
                            STR_ARG(hw_field_name(type, i)));
    return true;
}

static Flow create(Step *s)
{
    for (unsigned i = 0; i < s->op->operand_count; i++)
        place_copy(place_part(result_place(s, 0), i), operand_place(s, i));
    return FLOW_NEXT;
}

/* hw.struct_extract %s["a"] : type, and hw.union_extract */

static bool parse_extract(AsmParser *p, OpState *state, HwType kind)
{
    OperandName operand;
    const Type *type;
    Str name;
    int index;

    if (!asm_parse_operand(p, &operand) || !asm_parse_punct(p, "[") || !asm_parse_string(p, &name)
        || !asm_parse_punct(p, "]") || !asm_optional_attr_dict(p, state)
        || !asm_parse_colon_type(p, &type))
        return false;
    if (!hw_means(type, kind))
        return asm_error(p, asm_name_loc(p), "invalid kind of type specified");
    index = hw_field_index(type, name);
    if (index < 0)
        return asm_error(p, asm_name_loc(p), "field name '%.*s' not found in aggregate type",
                         STR_ARG(name));
    add_field(state, index);
    vec_push(&state->results, hw_field_type(type, (unsigned)index));
    return asm_resolve(p, &operand, type, state);
}

static bool parse_struct_extract(AsmParser *p, OpState *state)
{
    return parse_extract(p, state, HW_STRUCT);
}

static bool parse_union_extract(AsmParser *p, OpState *state)
{
    return parse_extract(p, state, HW_UNION);
}

static void print_extract(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " ");
    asm_print_operand(printer, op->operands[0]);
    asm_print(printer, "[");
    print_field(printer, op, op->operands[0]->type);
    asm_print(printer, "]");
    print_dict_and_type(printer, op, op->operands[0]->type);
}

static bool verify_extract(const Op *op)
{
    return verify_field(op, op->operands[0]->type, op->results[0]->type);
}

static void name_extracted(const Op *op, Sb *name)
{
    if (field_of(op) < hw_field_count(op->operands[0]->type))
        sb_printf(name, "%.*s", STR_ARG(hw_field_name(op->operands[0]->type, field_of(op))));
}

static Flow extract(Step *s)
{
    place_copy(result_place(s, 0), place_part(operand_place(s, 0), (unsigned)prop_int(s, FIELD)));
    return FLOW_NEXT;
}

/* hw.struct_inject %s["a"], %v : type */

static bool parse_inject(AsmParser *p, OpState *state)
{
    const char *at = asm_here(p);
    OperandName operand, value;
    const Type *type;
    Str name;
    int index;

    if (!asm_parse_operand(p, &operand) || !asm_parse_punct(p, "[") || !asm_parse_string(p, &name)
        || !asm_parse_punct(p, "]") || !asm_parse_punct(p, ",") || !asm_parse_operand(p, &value)
        || !asm_optional_attr_dict(p, state) || !asm_parse_colon_type(p, &type))
        return false;
    if (!hw_means(type, HW_STRUCT))
        return asm_error(p, at, "invalid kind of type specified");
    index = hw_field_index(type, name);
    if (index < 0)
        return asm_error(p, asm_name_loc(p), "field name '%.*s' not found in aggregate type",
                         STR_ARG(name));
    add_field(state, index);
    vec_push(&state->results, type);
    return asm_resolve(p, &operand, type, state)
           && asm_resolve(p, &value, hw_field_type(type, (unsigned)index), state);
}

static void print_inject(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " ");
    asm_print_operand(printer, op->operands[0]);
    asm_print(printer, "[");
    print_field(printer, op, op->operands[0]->type);
    asm_print(printer, "], ");
    asm_print_operand(printer, op->operands[1]);
    print_dict_and_type(printer, op, op->operands[0]->type);
}

static bool verify_inject(const Op *op)
{
    return verify_field(op, op->operands[0]->type, op->operands[1]->type);
}

static Flow inject(Step *s)
{
    Place result = result_place(s, 0);

    place_copy(result, operand_place(s, 0));
    place_copy(place_part(result, (unsigned)prop_int(s, FIELD)), operand_place(s, 1));
    return FLOW_NEXT;
}

/* hw.struct_explode %s : type */

static bool parse_explode(AsmParser *p, OpState *state)
{
    OperandName operand;
    const Type *type;

    if (!asm_parse_operand(p, &operand) || !asm_optional_attr_dict(p, state)
        || !asm_parse_colon_type(p, &type))
        return false;
    if (!hw_means(type, HW_STRUCT))
        return asm_error(p, asm_name_loc(p), "invalid kind of type specified");
    add_field_types(type, &state->results);
    return asm_resolve(p, &operand, type, state);
}

static void print_explode(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " ");
    asm_print_operand(printer, op->operands[0]);
    asm_print_attr_dict(printer, op, NULL);
    asm_print(printer, " : ");
    asm_print_type(printer, op->operands[0]->type);
}

/* Upstream leaves this to whoever makes one. */
static bool verify_explode(const Op *op)
{
    const Type *type = op->operands[0]->type;

    if (hw_field_count(type) != op->result_count)
        return op_error(op, "structure field count mismatch");
    for (unsigned i = 0; i < op->result_count; i++)
        if (hw_canonical(hw_field_type(type, i)) != hw_canonical(op->results[i]->type))
            return op_error(op, "structure field `\"%.*s\"` type does not match",
                            STR_ARG(hw_field_name(type, i)));
    return true;
}

static void name_exploded(const Op *op, unsigned result, Sb *name)
{
    if (result < hw_field_count(op->operands[0]->type))
        sb_printf(name, "%.*s", STR_ARG(hw_field_name(op->operands[0]->type, result)));
}

static Flow explode(Step *s)
{
    for (unsigned i = 0; i < s->op->result_count; i++)
        place_copy(result_place(s, i), place_part(operand_place(s, 0), i));
    return FLOW_NEXT;
}

/* hw.union_create "a", %v : type */

static bool parse_union(AsmParser *p, OpState *state)
{
    const char *at = asm_here(p);
    OperandName operand;
    const Type *type;
    Str name;
    int index;

    if (!asm_parse_string(p, &name) || !asm_parse_punct(p, ",") || !asm_parse_operand(p, &operand)
        || !asm_optional_attr_dict(p, state) || !asm_parse_colon_type(p, &type))
        return false;
    if (!hw_means(type, HW_UNION))
        return asm_error(p, asm_name_loc(p), "expected !hw.union type or alias");
    index = hw_field_index(type, name);
    if (index < 0)
        return asm_error(p, at, "cannot find union field '%.*s'", STR_ARG(name));
    add_field(state, index);
    vec_push(&state->results, type);
    return asm_resolve(p, &operand, hw_field_type(type, (unsigned)index), state);
}

static void print_union(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " ");
    print_field(printer, op, op->results[0]->type);
    asm_print(printer, ", ");
    asm_print_operand(printer, op->operands[0]);
    print_dict_and_type(printer, op, op->results[0]->type);
}

static bool verify_union(const Op *op)
{
    return verify_field(op, op->results[0]->type, op->operands[0]->type);
}

static uint64_t offset_in(const Step *s, const Type *type)
{
    return hw_field_offset(type, (unsigned)prop_int(s, FIELD));
}

/* Bits beside the field are undefined (DECISIONS.md W3). */
static Flow create_union(Step *s)
{
    Place from = operand_place(s, 0), result = result_place(s, 0);
    uint64_t at = offset_in(s, s->op->results[0]->type), count = bits_in_layout(from.layout);
    Bits bits = bits_new(s->arena, result.layout->width);
    Int other;

    if (count < bits.count) {
        other = hw_undefined(s, (unsigned)bits.count);
        for (uint64_t i = 0; i < bits.count; i++)
            if ((i < at || i >= at + count) && int_bit(other, (unsigned)i))
                bits.words[i / 64] |= (uint64_t)1 << i % 64;
    }
    bits_from(&bits, at, from);
    bits_into(s, &bits, 0, result);
    return FLOW_NEXT;
}

static Flow extract_union(Step *s)
{
    Place from = operand_place(s, 0);
    Bits bits = bits_new(s->arena, from.layout->width);

    bits_from(&bits, 0, from);
    bits_into(s, &bits, offset_in(s, s->op->operands[0]->type), result_place(s, 0));
    return FLOW_NEXT;
}

static bool infer_union_extract(Context *context, OpState *state)
{
    const Attr *index = op_state_attr(state, "fieldIndex");
    const Type *type = state->operands.len ? state->operands.data[0]->type : NULL;

    (void)context;
    if (!type || !hw_means(type, HW_UNION) || !index || index->kind != ATTR_INTEGER)
        return false;
    if (int_low_u(index->integer) >= hw_field_count(type))
        return loc_error(loc_attr(context, state->loc),
                         "field index %llu exceeds element count of aggregate type",
                         (unsigned long long)int_low_u(index->integer));
    vec_push(&state->results, hw_field_type(type, (unsigned)int_low_u(index->integer)));
    return true;
}

#define FIELD_ATTR ATTRS([FIELD] = { "fieldIndex", &I32_ATTR })
#define A_STRUCT "  %s = hw.aggregate_constant [1 : i4, 2 : i8] : !hw.struct<a: i4, b: i8>\n"
#define A_UNION                                                                                    \
    "  %v = hw.constant 5 : i8\n"                                                                  \
    "  %u = hw.union_create \"b\", %v : !hw.union<a: i4 offset 2, b: i8>\n"

const OpDef HW_STRUCT_OPS[] = {
    {
        .name = "hw.struct_create",
        .summary = "a struct of its fields",
        .doc = "The struct whose fields are the operands.\n",
        .operands = OPERANDS({ "input", &HW_NON_INOUT_TYPE, VARIADIC, POISON_MOVES }),
        .results = RESULTS({ "result", &HW_STRUCT_TYPE }),
        .parse = parse_create,
        .print = print_create,
        .traits = PURE,
        .verify = verify_create,
        .eval = create,
        .poison = "A field is where its operand is.\n",
        .example = "  %a = hw.constant 1 : i4\n"
                   "  %b = hw.constant 2 : i8\n"
                   "  %r = hw.struct_create (%a, %b) : !hw.struct<a: i4, b: i8>\n",
        .gives = "{a: 1, b: 2} : !hw.struct<a: i4, b: i8>\n",
    },
    {
        .name = "hw.struct_extract",
        .summary = "a field of a struct",
        .doc = "The field of that name, as it is in the struct.\n",
        .operands = OPERANDS({ "input", &HW_STRUCT_TYPE, ONE, POISON_MOVES }),
        .attrs = FIELD_ATTR,
        .results = RESULTS({ "result", &HW_NON_INOUT_TYPE }),
        .parse = parse_struct_extract,
        .print = print_extract,
        .traits = PURE,
        .verify = verify_extract,
        .name_results = name_extracted,
        .eval = extract,
        .formula = "result = input.field",
        .poison = "Where that field is.\n",
        .example = "func.func @main() -> i8 {\n" A_STRUCT
                   "  %r = hw.struct_extract %s[\"b\"] : !hw.struct<a: i4, b: i8>\n"
                   "  return %r : i8\n"
                   "}\n",
        .gives = "2 : i8\n",
    },
    {
        .name = "hw.struct_inject",
        .summary = "a struct with a field replaced",
        .doc = "The struct with another value in that field.\n",
        .operands = OPERANDS({ "input", &HW_STRUCT_TYPE, ONE, POISON_MOVES },
                             { "newValue", &HW_NON_INOUT_TYPE, ONE, POISON_MOVES }),
        .attrs = FIELD_ATTR,
        .results = RESULTS({ "result", &HW_STRUCT_TYPE }),
        .types = TYPE_RULES({ .same = "input result" }),
        .parse = parse_inject,
        .print = print_inject,
        .traits = PURE,
        .verify = verify_inject,
        .eval = inject,
        .formula = "result = input, but result.field = newValue",
        .poison = "Fields are where they were, and where the new value is.\n",
        .example = "func.func @main() -> !hw.struct<a: i4, b: i8> {\n" A_STRUCT
                   "  %v = hw.constant 7 : i8\n"
                   "  %r = hw.struct_inject %s[\"b\"], %v : !hw.struct<a: i4, b: i8>\n"
                   "  return %r : !hw.struct<a: i4, b: i8>\n"
                   "}\n",
        .gives = "{a: 1, b: 7} : !hw.struct<a: i4, b: i8>\n",
    },
    {
        .name = "hw.struct_explode",
        .summary = "all fields of a struct",
        .doc = "All fields, each as a result.\n",
        .operands = OPERANDS({ "input", &HW_STRUCT_TYPE, ONE, POISON_MOVES }),
        .results = RESULTS({ "result", &HW_NON_INOUT_TYPE, VARIADIC }),
        .parse = parse_explode,
        .print = print_explode,
        .traits = PURE,
        .verify = verify_explode,
        .name_result = name_exploded,
        .eval = explode,
        .poison = "A result is where its field is.\n",
        .example = "func.func @main() -> (i4, i8) {\n" A_STRUCT
                   "  %r:2 = hw.struct_explode %s : !hw.struct<a: i4, b: i8>\n"
                   "  return %r#0, %r#1 : i4, i8\n"
                   "}\n",
        .gives = "1 : i4\n2 : i8\n",
    },
    {
        .name = "hw.union_create",
        .summary = "a union that holds a value",
        .doc = "The bits of the value, from the field's offset on. All others are undefined:\n"
               "any bits, a choice.\n",
        .operands = OPERANDS({ "input", &HW_NON_INOUT_TYPE, ONE, POISON_MOVES }),
        .attrs = FIELD_ATTR,
        .results = RESULTS({ "result", &HW_UNION_TYPE }),
        .parse = parse_union,
        .print = print_union,
        .traits = PURE,
        .verify = verify_union,
        .eval = create_union,
        .poison = "Where any part of the value is.\n",
        .decisions = "W1, W3",
        .example = "func.func @main() -> !hw.union<a: i4 offset 2, b: i8> {\n" A_UNION
                   "  return %u : !hw.union<a: i4 offset 2, b: i8>\n"
                   "}\n",
        .gives = "5 : !hw.union<a: i4 offset 2, b: i8>\n",
    },
    {
        .name = "hw.union_extract",
        .summary = "a union read as one of its fields",
        .doc = "The bits from the field's offset on, as a value of its type.\n",
        .operands = OPERANDS({ "input", &HW_UNION_TYPE, ONE, POISON_MOVES }),
        .attrs = FIELD_ATTR,
        .results = RESULTS({ "result", &HW_NON_INOUT_TYPE }),
        .parse = parse_union_extract,
        .print = print_extract,
        .traits = PURE,
        .infer = infer_union_extract,
        .eval = extract_union,
        .poison = "Where the union is.\n",
        .decisions = "W3",
        .example = "func.func @main() -> i4 {\n" A_UNION
                   "  %r = hw.union_extract %u[\"a\"] : !hw.union<a: i4 offset 2, b: i8>\n"
                   "  return %r : i4\n"
                   "}\n",
        .gives = "1 : i4\n",
    },
    { 0 },
};
