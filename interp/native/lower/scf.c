/* scf: structured control flow. Parallel loops run one iteration after the other. */
#include "interp/native/lower/structured.h"

static LLVMValueRef *operands_from(Lower *l, const Op *op, unsigned first)
{
    return operand_values(l, op, first, op->operand_count - first);
}

static bool lower_for(Lower *l, const Op *op)
{
    LoopRange range = { in(l, op, 0), in(l, op, 1), in(l, op, 2),
                        property_flag(op, "unsignedCmp") };
    LoopNest nest = { .ranges = &range, .depth = 1, .inits = operands_from(l, op, 3) };

    return lower_loops(l, op, &nest);
}

/* Phis for the arguments of the region, in the block that the builder goes to next. */
static LLVMValueRef *argument_phis(Lower *l, const Op *op, LLVMBasicBlockRef block)
{
    LLVMBasicBlockRef here = LLVMGetInsertBlock(l->builder);
    LLVMValueRef *phis = ARENA_ARRAY(&l->arena, LLVMValueRef, op->operand_count + 1);

    LLVMBuildBr(l->builder, block);
    LLVMPositionBuilderAtEnd(l->builder, block);
    for (unsigned i = 0; i < op->operand_count; i++) {
        LLVMValueRef init = in(l, op, i);

        phis[i] = LLVMBuildPhi(l->builder, LLVMTypeOf(init), "");
        LLVMAddIncoming(phis[i], &init, &here, 1);
    }
    return phis;
}

static const Type **operand_types(Lower *l, const Op *op)
{
    const Type **types = ARENA_ARRAY(&l->arena, const Type *, op->operand_count + 1);

    for (unsigned i = 0; i < op->operand_count; i++)
        types[i] = op->operands[i]->type;
    return types;
}

/* The exit of the first region has a phi for each operand of scf.condition, the condition first;
 * the other phis are the arguments of the second region and the results of the loop. */
static bool lower_while(Lower *l, const Op *op)
{
    const Op *condition = op->regions[0].first->last;
    LLVMBasicBlockRef before = new_block(l, "before"), after = new_block(l, "after");
    LLVMBasicBlockRef end = new_block(l, "done");
    Exit *test = new_exit(l, op, "test", operand_types(l, condition), condition->operand_count);
    Exit *again = new_exit(l, op, "again", operand_types(l, op), op->operand_count);
    LLVMValueRef *phis = argument_phis(l, op, before);

    if (!test || !again || !lower_region(l, &op->regions[0], phis, test))
        return false;
    LLVMPositionBuilderAtEnd(l->builder, test->block);
    LLVMBuildCondBr(l->builder, test->phis[0], after, end);
    LLVMPositionBuilderAtEnd(l->builder, after);
    if (!lower_region(l, &op->regions[1], test->phis + 1, again))
        return false;
    LLVMPositionBuilderAtEnd(l->builder, again->block);
    LLVMBuildBr(l->builder, before);
    for (unsigned i = 0; i < op->operand_count; i++)
        LLVMAddIncoming(phis[i], &again->phis[i], &again->block, 1);
    LLVMPositionBuilderAtEnd(l->builder, end);
    for (unsigned i = 0; i < op->result_count; i++)
        out(l, op, i, test->phis[1 + i]);
    return true;
}

/* By the regions of scf.reduce, the partial result as their first argument. */
static bool combine_by_regions(Lower *l, const Op *op, const LLVMValueRef *so_far,
                               LLVMValueRef *values)
{
    const Op *reduce = op->regions[0].first->last;

    for (unsigned i = 0; i < op->result_count; i++) {
        Exit *exit = new_exit(l, op, "reduced", &op->results[i]->type, 1);

        if (!exit
            || !lower_region(l, &reduce->regions[i], (LLVMValueRef[]){ so_far[i], values[i] },
                             exit))
            return false;
        LLVMPositionBuilderAtEnd(l->builder, exit->block);
        values[i] = exit->phis[0];
    }
    return true;
}

static bool lower_parallel(Lower *l, const Op *op)
{
    LoopNest nest = { .combine = combine_by_regions };
    LoopRange *ranges;

    operand_segment(op, 0, &nest.depth);
    ranges = ARENA_ARRAY(&l->arena, LoopRange, nest.depth + 1);
    for (unsigned i = 0; i < nest.depth; i++)
        ranges[i] = (LoopRange){ .lower = in(l, op, i),
                                 .upper = in(l, op, nest.depth + i),
                                 .step = in(l, op, 2 * nest.depth + i) };
    nest.ranges = ranges;
    nest.inits = operands_from(l, op, 3 * nest.depth);
    return lower_loops(l, op, &nest);
}

/* The bound (step) of each dimension: a number of the attribute or the segment's next operand. */
static LLVMValueRef *mixed_bounds(Lower *l, const Op *op, const char *attr, unsigned segment)
{
    unsigned count;

    return mixed_in(l, op, attr, operand_segment(op, segment, &count));
}

/* Memory for each result, which is bound to it while the loop runs: iterations insert there. Their
 * arguments are what came in. */
static bool begin_shared(Lower *l, const Op *op, const LLVMValueRef *inits)
{
    for (unsigned i = 0; i < op->result_count; i++) {
        LLVMTypeRef type = lower_type(l, op, op->results[i]->type);
        LLVMValueRef memory = type ? entry_alloca(l, type, "shared") : NULL;

        if (!memory)
            return false;
        LLVMBuildStore(l->builder, inits[i], memory);
        out(l, op, i, memory);
    }
    return true;
}

static bool end_shared(Lower *l, const Op *op)
{
    for (unsigned i = 0; i < op->result_count; i++) {
        LLVMTypeRef type = lower_type(l, op, op->results[i]->type);

        out(l, op, i, LLVMBuildLoad2(l->builder, type, value_of(l, op->results[i]), ""));
    }
    return true;
}

static bool lower_in_parallel(Lower *l, const Op *op)
{
    for (const Op *inner = op->regions[0].first->first; inner; inner = inner->next)
        if (!lower_op(l, inner))
            return false;
    return lower_yield(l, op);
}

static bool lower_forall(Lower *l, const Op *op)
{
    LLVMValueRef *lower = mixed_bounds(l, op, "staticLowerBound", 0);
    LLVMValueRef *upper = mixed_bounds(l, op, "staticUpperBound", 1);
    LLVMValueRef *step = mixed_bounds(l, op, "staticStep", 2);
    LoopNest nest = { .depth = (unsigned)op_attr(op, "staticStep")->dense.count };
    LoopRange *ranges = ARENA_ARRAY(&l->arena, LoopRange, nest.depth + 1);
    unsigned count;

    for (unsigned i = 0; i < nest.depth; i++)
        ranges[i] = (LoopRange){ lower[i], upper[i], step[i], false };
    nest.ranges = ranges;
    operand_segment(op, 3, &count);
    nest.fixed = operands_from(l, op, op->operand_count - count);
    return begin_shared(l, op, nest.fixed) && lower_loops(l, op, &nest) && end_shared(l, op);
}

static bool lower_scf_if(Lower *l, const Op *op)
{
    return lower_if(l, op, in(l, op, 0));
}

/* Cases are cut to the width of index: two of them may become one. */
static bool is_repeated(Lower *l, const Attr *cases, unsigned at)
{
    LLVMValueRef number = index_constant(l, attr_i64_at(cases, at));

    for (unsigned i = 0; i < at; i++)
        if (index_constant(l, attr_i64_at(cases, i)) == number)
            return true;
    return false;
}

/* Region 0 is the default. */
static bool lower_index_switch(Lower *l, const Op *op)
{
    const Attr *cases = op_attr(op, "cases");
    LLVMBasicBlockRef block = new_block(l, "default");
    LLVMValueRef made = LLVMBuildSwitch(l->builder, in(l, op, 0), block, op->region_count - 1);
    Exit *exit = results_exit(l, op, "endswitch");

    if (!exit || !lower_branch(l, &op->regions[0], block, exit))
        return false;
    for (unsigned i = 1; i < op->region_count; i++) {
        if (is_repeated(l, cases, i - 1))
            continue;
        block = new_block(l, "case");
        LLVMAddCase(made, index_constant(l, attr_i64_at(cases, i - 1)), block);
        if (!lower_branch(l, &op->regions[i], block, exit))
            return false;
    }
    end_at(l, op, exit);
    return true;
}

static bool lower_execute_region(Lower *l, const Op *op)
{
    Exit *exit = results_exit(l, op, "executed");

    if (!exit || !lower_region(l, &op->regions[0], NULL, exit))
        return false;
    end_at(l, op, exit);
    return true;
}

const Lowering SCF_LOWERINGS[] = {
    { "scf.for", lower_for },
    { "scf.while", lower_while },
    { "scf.parallel", lower_parallel },
    { "scf.forall", lower_forall },
    { "scf.if", lower_scf_if },
    { "scf.index_switch", lower_index_switch },
    { "scf.execute_region", lower_execute_region },
    { "scf.yield scf.condition scf.reduce scf.reduce.return", lower_yield },
    { "scf.forall.in_parallel", lower_in_parallel },
    { 0 },
};
