#include "dialects/switch_cases.h"

#include "dialects/branch.h"

/* Operands of a case may be written with the number of a result; those of the default, upstream
 * reads without. */
static bool parse_case_operands(AsmParser *p, OperandNames *operands)
{
    return asm_parse_operands(p, 0, 0, operands);
}

/* : ^block or : ^block(%a, %b : t, u): appends to the group's names and types. */
static bool parse_destination(AsmParser *p, OpState *state, FormatArg *operands, FormatArg *types,
                              bool (*parse_operands)(AsmParser *, OperandNames *), int32_t *count)
{
    size_t before = operands->operands->len;
    Block *block;

    if (!asm_parse_punct(p, ":") || !asm_parse_successor(p, &block))
        return false;
    vec_push(&state->successors, block);
    if (asm_optional_punct(p, "(")
        && (!parse_operands(p, operands->operands) || !asm_parse_colon_types(p, types->types)
            || !asm_parse_punct(p, ")")))
        return false;
    *count = (int32_t)(operands->operands->len - before);
    return true;
}

typedef struct Cases {
    VEC(unsigned char) values; /* in the form of dense elements */
    VEC(int32_t) segments;
    unsigned count;
} Cases;

static bool parse_case(AsmParser *p, OpState *state, const Type *flag, FormatArg *args,
                       Cases *cases)
{
    size_t bytes = attr_element_bytes(flag);
    int32_t count;
    int64_t value;

    if (!asm_parse_integer(p, &value))
        return false;
    vec_reserve(&cases->values, cases->values.len + bytes);
    int_to_bytes(int_of_s(&state->context->arena, type_bits(flag), value),
                 cases->values.data + cases->values.len);
    cases->values.len += bytes;
    cases->count++;
    if (!parse_destination(p, state, &args[6], &args[7], parse_case_operands, &count))
        return false;
    vec_push(&cases->segments, count);
    return true;
}

/* Under the name of the values that the directive gives. */
static void add_cases(OpState *state, Str name, const Type *flag, const Cases *cases)
{
    int64_t dim = cases->count;
    Str data = { (const char *)cases->values.data, cases->values.len };

    if (cases->count)
        vec_push(&state->attrs,
                 ((NamedAttr){ name, attr_dense(type_vector(state->context, 1, &dim, NULL, flag),
                                                data, false) }));
    op_state_add_attr(
        state, "case_operand_segments",
        attr_dense_i32(state->context, (unsigned)cases->segments.len, cases->segments.data));
}

bool switch_cases_parse(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const Type *flag = args[0].types->data[0];
    Cases cases = { 0 };
    int32_t unused;
    bool good;

    (void)count;
    good =
        asm_parse_keyword(p, "default")
        && parse_destination(p, state, &args[2], &args[3], asm_parse_unnumbered_operands, &unused);
    while (good && asm_optional_punct(p, ","))
        good = parse_case(p, state, flag, args, &cases);
    if (good)
        add_cases(state, args[4].text, flag, &cases);
    vec_free(&cases.values);
    vec_free(&cases.segments);
    return good;
}

/* Without a sign, as upstream prints it, but where that could not be read again. */
static void print_case(AsmPrinter *printer, Int value)
{
    Int low = { .width = 64, .word = int_low_u(value) };
    bool reads_back = int_fits_u64(value) && !int_is_negative(low);

    (reads_back ? int_print_u : int_print_s)(asm_sb(printer), value);
}

void switch_cases_print(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    const Attr *values = args[4].attr;
    Arena scratch = { 0 };

    (void)count;
    asm_print(printer, "  default: ");
    branch_print_destination(printer, op, 0);
    for (unsigned i = 1; values && i < op->successor_count; i++) {
        asm_print(printer, ",");
        asm_print_newline(printer);
        asm_print(printer, "  ");
        print_case(printer, attr_element_bits(values, i - 1, &scratch));
        asm_print(printer, ": ");
        branch_print_destination(printer, op, i);
    }
    if (values)
        asm_print_newline(printer);
    arena_free(&scratch);
}
