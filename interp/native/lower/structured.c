#include "interp/native/lower/structured.h"

Exit *results_exit(Lower *l, const Op *op, const char *name)
{
    const Type **types = ARENA_ARRAY(&l->arena, const Type *, op->result_count + 1);

    for (unsigned i = 0; i < op->result_count; i++)
        types[i] = op->results[i]->type;
    return new_exit(l, op, name, types, op->result_count);
}

void end_at(Lower *l, const Op *op, Exit *exit)
{
    LLVMPositionBuilderAtEnd(l->builder, exit->block);
    for (unsigned i = 0; i < op->result_count; i++)
        out(l, op, i, exit->phis[i]);
}

bool lower_branch(Lower *l, const Region *region, LLVMBasicBlockRef block, Exit *exit)
{
    LLVMPositionBuilderAtEnd(l->builder, block);
    if (region->first)
        return lower_region(l, region, NULL, exit);
    LLVMBuildBr(l->builder, exit->block);
    return true;
}

bool lower_if(Lower *l, const Op *op, LLVMValueRef condition)
{
    LLVMBasicBlockRef then = new_block(l, "then"), otherwise = new_block(l, "else");
    Exit *exit = results_exit(l, op, "endif");

    LLVMBuildCondBr(l->builder, condition, then, otherwise);
    if (!exit || !lower_branch(l, &op->regions[0], then, exit)
        || !lower_branch(l, &op->regions[1], otherwise, exit))
        return false;
    end_at(l, op, exit);
    return true;
}

static LLVMValueRef phi_from(Lower *l, LLVMBasicBlockRef block, LLVMValueRef value)
{
    LLVMBasicBlockRef here = LLVMGetInsertBlock(l->builder);
    LLVMValueRef phi;

    LLVMPositionBuilderAtEnd(l->builder, block);
    phi = LLVMBuildPhi(l->builder, LLVMTypeOf(value), "");
    LLVMPositionBuilderAtEnd(l->builder, here);
    LLVMAddIncoming(phi, &value, &here, 1);
    return phi;
}

static LLVMValueRef holds_any(Lower *l, LoopRange range)
{
    return LLVMBuildICmp(l->builder, range.is_unsigned ? LLVMIntULT : LLVMIntSLT, range.lower,
                         range.upper, "");
}

Loop begin_loop(Lower *l, LoopRange range, const LLVMValueRef *inits, unsigned count)
{
    Loop loop = { .range = range, .body = new_block(l, "loop"), .end = new_block(l, "done") };

    loop.at = phi_from(l, loop.body, range.lower);
    loop.so_far = ARENA_ARRAY(&l->arena, LLVMValueRef, count + 1);
    loop.results = ARENA_ARRAY(&l->arena, LLVMValueRef, count + 1);
    for (unsigned i = 0; i < count; i++) {
        loop.so_far[i] = phi_from(l, loop.body, inits[i]);
        loop.results[i] = phi_from(l, loop.end, inits[i]);
    }
    LLVMBuildCondBr(l->builder, holds_any(l, range), loop.body, loop.end);
    LLVMPositionBuilderAtEnd(l->builder, loop.body);
    return loop;
}

/* There is a next number when the step is less than what is left, which is positive and fits
 * without a sign; adding the step first could wrap. */
void end_loop(Lower *l, Loop *loop, const LLVMValueRef *values, unsigned count)
{
    LLVMBasicBlockRef here = LLVMGetInsertBlock(l->builder);
    LLVMValueRef left = LLVMBuildSub(l->builder, loop->range.upper, loop->at, "");
    LLVMValueRef more = LLVMBuildICmp(l->builder, LLVMIntULT, loop->range.step, left, "");
    LLVMValueRef next = LLVMBuildAdd(l->builder, loop->at, loop->range.step, "");

    LLVMAddIncoming(loop->at, &next, &here, 1);
    for (unsigned i = 0; i < count; i++) {
        LLVMValueRef value = values[i];

        LLVMAddIncoming(loop->so_far[i], &value, &here, 1);
        LLVMAddIncoming(loop->results[i], &value, &here, 1);
    }
    LLVMBuildCondBr(l->builder, more, loop->body, loop->end);
    LLVMPositionBuilderAtEnd(l->builder, loop->end);
}

static bool takes_stack(const Region *region)
{
    for (const Block *block = region->first; block; block = block->next)
        for (const Op *op = block->first; op; op = op->next) {
            if (op_is(op, "memref.alloca"))
                return true;
            for (unsigned i = 0; i < op->region_count; i++)
                if (takes_stack(&op->regions[i]))
                    return true;
        }
    return false;
}

/* One iteration. `args` has room for all of the body's arguments and holds the induction
 * variables. NULL when it failed, else the results after it. */
static LLVMValueRef *lower_iteration(Lower *l, const Op *op, const LoopNest *nest,
                                     LLVMValueRef *args, const LLVMValueRef *so_far)
{
    LLVMTypeRef pointer = LLVMPointerTypeInContext(l->context, 0);
    bool stack = takes_stack(&op->regions[0]);
    Exit *exit = nest->fixed    ? new_exit(l, op, "next", NULL, 0)
                 : nest->handed ? new_exit(l, op, "next", &nest->handed, 1)
                                : results_exit(l, op, "next");
    LLVMValueRef saved = NULL;

    if (!exit)
        return NULL;
    if (stack)
        saved = call_intrinsic(l, "llvm.stacksave", &pointer, 1, NULL, 0);
    for (unsigned i = 0; !nest->combine && i < op->result_count; i++)
        args[nest->depth + i] = nest->fixed ? nest->fixed[i] : so_far[i];
    if (!lower_region(l, &op->regions[0], args, exit))
        return NULL;
    LLVMPositionBuilderAtEnd(l->builder, exit->block);
    if (nest->combine && !nest->combine(l, op, so_far, exit->phis))
        return NULL;
    if (stack)
        call_intrinsic(l, "llvm.stackrestore", &pointer, 1, &saved, 1);
    return exit->phis;
}

/* The outermost range, made empty where one of the others is: else it would be run through for
 * nothing. */
static LoopRange outermost(Lower *l, const LoopNest *nest)
{
    LoopRange range = nest->ranges[0];

    for (unsigned i = 1; i < nest->depth; i++)
        range.upper = LLVMBuildSelect(l->builder, holds_any(l, nest->ranges[i]), range.upper,
                                      range.lower, "");
    return range;
}

bool lower_loops(Lower *l, const Op *op, const LoopNest *nest)
{
    Loop *loops = ARENA_ARRAY(&l->arena, Loop, nest->depth + 1);
    unsigned count = nest->fixed ? 0 : op->result_count;
    LLVMValueRef *args = ARENA_ARRAY(&l->arena, LLVMValueRef, nest->depth + op->result_count + 1);
    const LLVMValueRef *values = nest->inits;

    for (unsigned i = 0; i < nest->depth; i++) {
        loops[i] = begin_loop(l, i ? nest->ranges[i] : outermost(l, nest), values, count);
        args[i] = loops[i].at;
        values = loops[i].so_far;
    }
    values = lower_iteration(l, op, nest, args, values);
    if (!values)
        return false;
    for (unsigned i = nest->depth; i-- > 0;) {
        end_loop(l, &loops[i], values, count);
        values = loops[i].results;
    }
    for (unsigned i = 0; i < count; i++)
        out(l, op, i, values[i]);
    return true;
}
