/* What an operation hands on: to its successors' arguments, and to its results' types. */
#include "core/text/asm.h"
#include "core/ir/diag.h"
#include "core/verify/verify.h"

#include <string.h>

/* The last row stands for all that are left, where it is variadic. */
static bool is_unknown(const Op *op, unsigned index)
{
    unsigned rows = def_successor_count(op->def);

    return rows && op->def->successors[index < rows ? index : rows - 1].unknown;
}

static bool verify_successor(const Op *op, unsigned index)
{
    unsigned count, first = op_successor_operands(op, index, &count);
    const Block *target = op->successors[index];

    if (count != target->arg_count)
        return op_plain_error(op,
                              "branch has %u operands for successor #%u, but target block has %u",
                              count, index, target->arg_count);
    for (unsigned i = 0; i < count; i++)
        if (op->operands[first + i]->type != target->args[i]->type)
            return op_plain_error(op, "type mismatch for bb argument #%u of successor #%u", i,
                                  index);
    return true;
}

bool verify_successor_operands(const Op *op)
{
    for (unsigned i = 0; i < op->successor_count; i++)
        if (!is_unknown(op, i) && !verify_successor(op, i))
            return false;
    return true;
}

/* The operation as it was before its results were known. */
static void state_of(const Op *op, OpState *state)
{
    *state =
        (OpState){ .context = op_context(op), .name = op_name(op), .def = op->def, .loc = op->loc };
    for (unsigned i = 0; i < op->operand_count; i++)
        vec_push(&state->operands, op->operands[i]);
    for (unsigned i = 0; i < def_attr_count(op->def); i++)
        if (op_inherent(op, i))
            op_state_add_attr(state, op->def->attrs[i].name, op_inherent(op, i));
    for (unsigned i = 0; i < op->attrs->dictionary.count; i++)
        vec_push(&state->attrs, op->attrs->dictionary.entries[i]);
    for (unsigned i = 0; i < op->successor_count; i++)
        vec_push(&state->successors, op->successors[i]);
    for (unsigned i = 0; i < op->region_count; i++)
        vec_push(&state->regions, &op->regions[i]);
    for (unsigned i = 0; op_operand_segments(op) && i < def_operand_count(op->def); i++)
        vec_push(&state->operand_segments, op_operand_segments(op)[i]);
}

static bool same_types(const Op *op, const OpState *state)
{
    if (state->results.len != op->result_count)
        return false;
    for (unsigned i = 0; i < op->result_count; i++)
        if (state->results.data[i] != op->results[i]->type
            && !(op->def->compatible
                 && op->def->compatible(state->results.data[i], op->results[i]->type)))
            return false;
    return true;
}

static void report_types(const Op *op, const OpState *state)
{
    Sb text = { 0 };

    for (size_t i = 0; i < state->results.len; i++)
        sb_printf(&text, "%s'%s'", i ? ", " : "", type_text(state->results.data[i]));
    sb_add(&text, " are incompatible with return type(s) of operation ");
    for (unsigned i = 0; i < op->result_count; i++)
        sb_printf(&text, "%s'%s'", i ? ", " : "", type_text(op->results[i]->type));
    loc_error(op_loc(op), "'%.*s' op inferred type(s) %s", STR_ARG(op_name(op)), text.data);
    sb_free(&text);
}

/* As upstream's generator makes it of SameOperandsAndResultType: the first operand's that is always
 * one, where it is told how many results there are. */
static const Type *type_of_all(const Op *op)
{
    const OpDef *def = op->def;

    if (!def_has(def, SAME_OPERANDS_AND_RESULT_TYPE))
        return NULL;
    for (unsigned i = 0; i < def_result_count(def); i++)
        if (def->results[i].multiplicity != ONE)
            return NULL;
    for (unsigned i = 0; i < def_operand_count(def); i++)
        if (def->operands[i].multiplicity == ONE)
            return op->operands[i]->type;
    return NULL;
}

static bool have_type(const Op *op, const Type *type)
{
    for (unsigned i = 0; i < op->result_count; i++)
        if (op->results[i]->type != type)
            return false;
    return true;
}

static bool infer(const Op *op, const Type *all, OpState *state)
{
    for (unsigned i = 0; all && i < op->result_count; i++)
        vec_push(&state->results, all);
    return all || op->def->infer(state->context, state);
}

bool verify_inferred_types(const Op *op)
{
    const Type *all = op->def->infer ? NULL : type_of_all(op);
    OpState state;
    bool good;

    if (!op->def->infer && (!all || have_type(op, all)))
        return true;
    state_of(op, &state);
    good = infer(op, all, &state);
    if (good && !same_types(op, &state)) {
        report_types(op, &state);
        good = false;
    }
    op_state_free(&state);
    return good || op_error(op, "failed to infer returned types");
}
