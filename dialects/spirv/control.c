/* Forms of control flow. */
#include "core/text/format.h"
#include "dialects/spirv/spirv.h"
#include "dialects/switch_cases.h"

/* ^a(%x, %y : i32, f32): a block, and what its arguments are given. */
static bool parse_target(AsmParser *p, OpState *state, int32_t *count)
{
    OperandNames names = { 0 };
    Types types = { 0 };
    const char *at = asm_here(p);
    Block *block;
    bool good = asm_parse_successor(p, &block);

    if (good && asm_optional_punct(p, "("))
        good = asm_parse_operands(p, 0, 0, &names) && asm_parse_colon_types(p, &types)
               && asm_parse_punct(p, ")")
               && asm_resolve_all(p, &names, types.data, types.len, at, state);
    if (good)
        vec_push(&state->successors, block);
    *count = (int32_t)names.len;
    vec_free(&names);
    vec_free(&types);
    return good;
}

static void print_target(AsmPrinter *printer, const Block *block, Value *const *values,
                         unsigned count)
{
    asm_print_successor(printer, block);
    if (!count)
        return;
    asm_print(printer, "(");
    asm_print_operands(printer, values, count);
    asm_print(printer, " : ");
    asm_print_types(printer, values, count);
    asm_print(printer, ")");
}

/* [1, 2], the weights of both ways, or nothing. */
static bool parse_weights(AsmParser *p, OpState *state)
{
    const Attr *weights[2];
    int64_t number;

    if (!asm_optional_punct(p, "["))
        return true;
    for (unsigned i = 0; i < 2; i++) {
        if ((i && !asm_parse_punct(p, ",")) || !asm_parse_integer(p, &number))
            return false;
        weights[i] = attr_i32(state->context, (int32_t)number);
    }
    op_state_add_attr(state, "branch_weights", attr_array(state->context, 2, weights));
    return asm_parse_punct(p, "]");
}

static bool parse_branch(AsmParser *p, OpState *state)
{
    OperandName condition;
    int32_t then, otherwise;

    if (!asm_parse_operand(p, &condition)
        || !asm_resolve(p, &condition, type_i(state->context, 1), state) || !parse_weights(p, state)
        || !asm_parse_punct(p, ",") || !parse_target(p, state, &then) || !asm_parse_punct(p, ",")
        || !parse_target(p, state, &otherwise))
        return false;
    vec_push(&state->operand_segments, 1);
    vec_push(&state->operand_segments, then);
    vec_push(&state->operand_segments, otherwise);
    return true;
}

static void print_branch(AsmPrinter *printer, const Op *op)
{
    const Attr *weights = op_attr(op, "branch_weights");
    unsigned count, first;

    asm_print(printer, " ");
    asm_print_operand(printer, op->operands[0]);
    if (weights) {
        asm_print(printer, " [");
        for (unsigned i = 0; i < weights->array.count; i++)
            asm_print(printer, "%s%lld", i ? ", " : "",
                      (long long)int_low_s(weights->array.elements[i]->integer));
        asm_print(printer, "]");
    }
    for (unsigned i = 0; i < 2; i++) {
        asm_print(printer, ", ");
        first = op_operand_group(op, 1 + i, &count);
        print_target(printer, op->successors[i], op->operands + first, count);
    }
}

/* control(Unroll), or none. */
static bool parse_control(AsmParser *p, OpState *state, const char *name)
{
    const char *at = asm_here(p);
    const Attr *control;

    if (asm_optional_keyword(p, "control")) {
        if (!asm_parse_punct(p, "("))
            return false;
        control = spirv_parse_enum(p, name, false);
        if (!control || !asm_parse_punct(p, ")"))
            return false;
    } else {
        control = spirv_enum(p, at, name, STR("None"));
    }
    if (control)
        op_state_add_attr(state, name, control);
    return control != NULL;
}

static bool parse_structured(AsmParser *p, OpState *state, const char *control)
{
    return parse_control(p, state, control) && asm_parse_any_arrow_types(p, &state->results)
           && asm_parse_region(p, op_state_add_region(state), NULL)
           && asm_optional_attr_dict(p, state);
}

static void print_structured(AsmPrinter *printer, const Op *op, const char *control)
{
    const char *const elided[] = { control, NULL };
    const Attr *attr = op_attr(op, control);

    if (attr && attr_enum_value(attr)) {
        asm_print(printer, " control(");
        spirv_print_enum(printer, attr);
        asm_print(printer, ")");
    }
    asm_print_optional_arrow_types(printer, op->results, op->result_count);
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], false, true);
    asm_print_attr_dict(printer, op, elided);
}

static bool parse_selection(AsmParser *p, OpState *state)
{
    return parse_structured(p, state, "selection_control");
}

static void print_selection(AsmPrinter *printer, const Op *op)
{
    print_structured(printer, op, "selection_control");
}

static bool parse_loop(AsmParser *p, OpState *state)
{
    return parse_structured(p, state, "loop_control");
}

static void print_loop(AsmPrinter *printer, const Op *op)
{
    print_structured(printer, op, "loop_control");
}

const OpForm SPIRV_CONTROL_OPS[] = {
    { .name = "spirv.Branch", .handed = "targetOperands" },
    { .name = "spirv.BranchConditional",
      .parse = parse_branch,
      .print = print_branch,
      .handed = "trueTargetOperands falseTargetOperands" },
    { .name = "spirv.Switch", .handed = "defaultOperands targetOperands" },
    { .name = "spirv.mlir.selection", .parse = parse_selection, .print = print_selection },
    { .name = "spirv.mlir.loop", .parse = parse_loop, .print = print_loop },
    { 0 },
};

/* ImageOperands($image_operands): ["Bias"], or nothing. */
static bool parse_image_operands(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const Attr *operands;

    (void)count;
    if (!asm_optional_punct(p, "["))
        return true;
    operands = spirv_parse_enum(p, "image_operands", true);
    if (!operands)
        return false;
    vec_push(&state->attrs, ((NamedAttr){ args[0].text, operands }));
    return asm_parse_punct(p, "]");
}

static void print_image_operands(AsmPrinter *printer, const Op *op, const FormatArg *args,
                                 unsigned count)
{
    (void)op;
    (void)count;
    if (!args[0].attr)
        return;
    asm_print(printer, "[\"");
    spirv_print_enum(printer, args[0].attr);
    asm_print(printer, "\"]");
}

const CustomDirective SPIRV_DIRECTIVES[] = {
    { "ImageOperands", parse_image_operands, print_image_operands },
    { "SwitchOpCases", switch_cases_parse, switch_cases_print },
    { 0 },
};
