#include "interp/program/declared.h"

#include "core/ir/attr.h"

static void place_variable(const Op *declaration)
{
    Op *made = value_definer(declaration->operands[0]);

    if (made && op_is(made, "llvm.alloca") && op_loc(made)->kind == ATTR_LOC_UNKNOWN)
        made->loc = declaration->loc;
}

static void place_variables(const Op *function)
{
    for (unsigned r = 0; r < function->region_count; r++)
        for (const Block *block = function->regions[r].first; block; block = block->next)
            for (const Op *op = block->first; op; op = op->next)
                if (op_is(op, "llvm.intr.dbg.declare") && op->operand_count)
                    place_variable(op);
}

void declared_places(Op *module)
{
    const Block *body = module->region_count ? module->regions[0].first : NULL;

    for (const Op *op = body ? body->first : NULL; op; op = op->next)
        if (op_is(op, "llvm.func"))
            place_variables(op);
}
