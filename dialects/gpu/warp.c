/* gpu.warp_execute_on_lane_0: a region that one lane of a warp runs for all of it. */
#include "dialects/gpu/gpu.h"

/* args(%a, %b : i32, f32) */
static bool parse_arguments(AsmParser *p, OpState *state)
{
    OperandNames names = { 0 };
    Types types = { 0 };
    const char *at = asm_here(p);
    bool good = asm_parse_punct(p, "(") && asm_parse_operands(p, 0, 0, &names)
                && asm_parse_colon_types(p, &types) && asm_parse_punct(p, ")")
                && asm_resolve_all(p, &names, types.data, types.len, at, state);

    vec_free(&names);
    vec_free(&types);
    return good;
}

bool gpu_warp_parse(AsmParser *p, OpState *state)
{
    OperandName lane;
    int64_t size;
    Region *region = op_state_add_region(state);

    if (!asm_parse_punct(p, "(") || !asm_parse_operand(p, &lane) || !asm_parse_punct(p, ")")
        || !asm_parse_punct(p, "[") || !asm_parse_integer(p, &size) || !asm_parse_punct(p, "]")
        || !asm_resolve(p, &lane, type_index(state->context), state))
        return false;
    op_state_add_attr(state, "warp_size", attr_i64(state->context, size));
    if ((asm_optional_keyword(p, "args") && !parse_arguments(p, state))
        || !asm_parse_any_arrow_types(p, &state->results))
        return false;
    return asm_parse_ended_region(p, region, NULL, "gpu.yield", state->loc)
           && asm_optional_attr_dict(p, state);
}

void gpu_warp_print(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "warp_size", NULL };

    asm_print(printer, "(");
    asm_print_operand(printer, op->operands[0]);
    asm_print(printer, ")[%lld]", (long long)int_low_s(op_attr(op, "warp_size")->integer));
    if (op->operand_count > 1) {
        asm_print(printer, " args(");
        asm_print_operands(printer, op->operands + 1, op->operand_count - 1);
        asm_print(printer, " : ");
        asm_print_types(printer, op->operands + 1, op->operand_count - 1);
        asm_print(printer, ")");
    }
    if (op->result_count) {
        asm_print(printer, " -> (");
        asm_print_types(printer, op->results, op->result_count);
        asm_print(printer, ")");
    }
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], true, op->result_count > 0);
    asm_print_attr_dict(printer, op, ELIDED);
}
