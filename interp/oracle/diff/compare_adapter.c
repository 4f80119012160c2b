/* A function of other types, which calls one that is compared: what compare_buffers.c and
 * compare_lowered.c write. */
#include "interp/oracle/diff/comparer.h"

#include "core/ir/context.h"
#include "core/text/source.h"

Op *compare_adapter(const Op *target, Str function)
{
    Context *context = op_context(target);
    Str kept = str_dup(&context->arena, function);
    Op *module = source_parse(context, STR(COMPARE_ADAPTER), kept, 0), *made;

    if (!module)
        return NULL;
    made = module->regions[0].first->first;
    block_remove(made->block, made);
    block_append(target->block, made);
    if (ir_verify(made))
        return made;
    block_remove(made->block, made);
    return NULL;
}
