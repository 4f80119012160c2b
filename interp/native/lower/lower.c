#include "interp/native/lower/lower.h"

#include <string.h>

static const Lowering *const TABLES[] = {
    FUNC_LOWERINGS,
    CF_LOWERINGS,
    SCF_LOWERINGS,
    AFFINE_LOWERINGS,
    ARITH_ANY_LOWERINGS,
    ARITH_INTEGER_LOWERINGS,
    ARITH_FLOAT_LOWERINGS,
    ARITH_CAST_LOWERINGS,
    ARITH_SCALING_LOWERINGS,
    MATH_LOWERINGS,
    MEMREF_LOWERINGS,
    MEMREF_VIEW_LOWERINGS,
    VECTOR_LOWERINGS,
    VECTOR_LANES_LOWERINGS,
    VECTOR_MASK_LOWERINGS,
    VECTOR_SUMS_LOWERINGS,
    PROCESSOR_LOWERINGS,
    VECTOR_MEMORY_LOWERINGS,
    VECTOR_TRANSFER_LOWERINGS,
    TENSOR_LOWERINGS,
    MEMREF_ALLOC_LOWERINGS,
    MEMREF_ATOMIC_LOWERINGS,
    MEMREF_COPY_LOWERINGS,
    MEMREF_RESHAPE_LOWERINGS,
    COMPLEX_LOWERINGS,
    BUFFERIZATION_LOWERINGS,
    LINALG_LOWERINGS,
    LINALG_PACK_LOWERINGS,
    ML_PROGRAM_LOWERINGS,
    LLVM_LOWERINGS,
    LLVM_VALUE_LOWERINGS,
    LLVM_MEMORY_LOWERINGS,
    LLVM_INTRINSIC_LOWERINGS,
    LLVM_LANES_LOWERINGS,
    PTR_LOWERINGS,
};

enum { TABLE_COUNT = sizeof TABLES / sizeof *TABLES };

static void see_names(void (*see)(void *state, Str name, const Lowering *row), void *state)
{
    for (int t = 0; t < TABLE_COUNT; t++)
        for (const Lowering *row = TABLES[t]; row->names; row++)
            for (const char *at = row->names; *at; at += *at == ' ') {
                size_t len = strcspn(at, " ");

                see(state, (Str){ at, len }, row);
                at += len;
            }
}

static void list_row(void *rows, Str name, const Lowering *row)
{
    bool added;

    map_at(rows, name, &added)->value = (void *)row;
}

static const Lowering *lowering_named(Str name)
{
    static Map rows;

    if (rows.len == 0)
        see_names(list_row, &rows);
    return map_get(&rows, name);
}

static void add_name(void *sb, Str name, const Lowering *row)
{
    (void)row;
    sb_printf(sb, "%.*s\n", STR_ARG(name));
}

void lower_names(Sb *sb)
{
    sb_add(
        sb,
        "builtin.module\nfunc.func\nmemref.global\nllvm.mlir.global\nllvm.mlir.alias\n"); /* lower_top_level's
                                                                                           */
    see_names(add_name, sb);
}

bool lower_fail(Lower *l, const Op *op, const char *format, ...)
{
    va_list args;

    if (l->why.len)
        return false;
    if (op)
        sb_printf(&l->why, "'%.*s': ", STR_ARG(op_name(op)));
    va_start(args, format);
    sb_vprintf(&l->why, format, args);
    va_end(args);
    return false;
}

LLVMValueRef value_of(Lower *l, const Value *value)
{
    return map_get(&l->values, KEY_OF(value));
}

LLVMValueRef in(Lower *l, const Op *op, unsigned operand)
{
    return value_of(l, op->operands[operand]);
}

/* Maps borrow their keys: a pointer's bytes have to lie somewhere. */
static void put_pointer(Lower *l, Map *map, const void *key, void *value)
{
    const void **kept = ARENA_NEW(&l->arena, const void *);

    *kept = key;
    map_put(map, KEY_OF(*kept), value);
}

void bind(Lower *l, const Value *value, LLVMValueRef to)
{
    put_pointer(l, &l->values, value, to);
}

void out(Lower *l, const Op *op, unsigned result, LLVMValueRef to)
{
    bind(l, op->results[result], to);
}

bool give(Lower *l, const Op *op, LLVMValueRef value)
{
    if (value)
        out(l, op, 0, value);
    return value != NULL;
}

bool give_fast(Lower *l, const Op *op, LLVMValueRef value)
{
    if (value)
        set_fastmath(value, fastmath_of(op));
    return give(l, op, value);
}

LLVMBasicBlockRef new_block(Lower *l, const char *name)
{
    return LLVMAppendBasicBlockInContext(l->context, l->function, name);
}

LLVMValueRef entry_alloca(Lower *l, LLVMTypeRef type, const char *name)
{
    LLVMBasicBlockRef here = LLVMGetInsertBlock(l->builder);
    LLVMBasicBlockRef entry = LLVMGetEntryBasicBlock(l->function);
    LLVMValueRef first = LLVMGetFirstInstruction(entry), made;

    if (first)
        LLVMPositionBuilderBefore(l->builder, first);
    else
        LLVMPositionBuilderAtEnd(l->builder, entry);
    made = LLVMBuildAlloca(l->builder, type, name);
    LLVMPositionBuilderAtEnd(l->builder, here);
    return made;
}

bool lower_op(Lower *l, const Op *op)
{
    const Lowering *row = lowering_named(op_name(op));

    if (!row)
        return lower_fail(l, op, "there is no lowering for it");
    return (row->by ? row->by(l, op, row) : row->lower(l, op)) && l->why.len == 0;
}

/* Phis for the arguments of a block that is branched to. */
static bool declare_block(Lower *l, const Block *block)
{
    LLVMBasicBlockRef made = new_block(l, "bb"), here = LLVMGetInsertBlock(l->builder);

    put_pointer(l, &l->blocks, block, made);
    LLVMPositionBuilderAtEnd(l->builder, made);
    for (unsigned i = 0; i < block->arg_count; i++) {
        LLVMTypeRef type = lower_type(l, block->region->parent, block->args[i]->type);

        if (!type)
            return false;
        bind(l, block->args[i], LLVMBuildPhi(l->builder, type, ""));
    }
    LLVMPositionBuilderAtEnd(l->builder, here);
    return true;
}

/* Blocks that can be reached, each behind those that dominate it: reverse post-order. */
typedef struct BlockOrder {
    const Block **blocks; /* filled from the end */
    unsigned first;
    bool *seen; /* by number */
} BlockOrder;

static void visit(BlockOrder *order, const Block *block)
{
    const Op *last = block->last;

    order->seen[block->number] = true;
    for (unsigned i = 0; last && i < last->successor_count; i++)
        if (!order->seen[last->successors[i]->number])
            visit(order, last->successors[i]);
    order->blocks[--order->first] = block;
}

static bool lower_block(Lower *l, const Block *block)
{
    for (const Op *op = block->first; op; op = op->next)
        if (!lower_op(l, op))
            return false;
    return true;
}

static bool lower_blocks(Lower *l, const Region *region)
{
    BlockOrder order = { .first = region->block_count };

    order.blocks = ARENA_ARRAY(&l->arena, const Block *, region->block_count);
    order.seen = ARENA_ARRAY(&l->arena, bool, region->block_count);
    visit(&order, region->first);
    for (unsigned i = order.first + 1; i < region->block_count; i++)
        if (!declare_block(l, order.blocks[i]))
            return false;
    for (unsigned i = order.first; i < region->block_count; i++) {
        if (i != order.first)
            LLVMPositionBuilderAtEnd(l->builder, map_get(&l->blocks, KEY_OF(order.blocks[i])));
        if (!lower_block(l, order.blocks[i]))
            return false;
    }
    return true;
}

bool lower_region(Lower *l, const Region *region, const LLVMValueRef *args, Exit *exit)
{
    Exit *outer = l->exit;
    unsigned number = 0;
    bool good;

    if (exit)
        exit->outer = outer;
    for (Block *block = region->first; block; block = block->next)
        block->number = number++;
    for (unsigned i = 0; i < region->first->arg_count; i++)
        bind(l, region->first->args[i], args[i]);
    l->exit = exit;
    good = lower_blocks(l, region);
    l->exit = outer;
    return good;
}

Exit *new_exit(Lower *l, const Op *op, const char *name, const Type *const *types, unsigned count)
{
    Exit *exit = ARENA_NEW(&l->arena, Exit);
    LLVMBasicBlockRef here = LLVMGetInsertBlock(l->builder);

    exit->block = new_block(l, name);
    exit->count = count;
    exit->phis = ARENA_ARRAY(&l->arena, LLVMValueRef, count + 1);
    LLVMPositionBuilderAtEnd(l->builder, exit->block);
    for (unsigned i = 0; i < count; i++) {
        LLVMTypeRef type = lower_type(l, op, types[i]);

        if (!type)
            return NULL;
        exit->phis[i] = LLVMBuildPhi(l->builder, type, "");
    }
    LLVMPositionBuilderAtEnd(l->builder, here);
    return exit;
}

bool lower_nothing(Lower *l, const Op *op)
{
    (void)l;
    (void)op;
    return true;
}

bool lower_same(Lower *l, const Op *op)
{
    for (unsigned i = 0; i < op->result_count; i++)
        out(l, op, i, in(l, op, i));
    return true;
}

bool lower_yield(Lower *l, const Op *op)
{
    LLVMBasicBlockRef here = LLVMGetInsertBlock(l->builder);

    for (unsigned i = 0; i < l->exit->count; i++) {
        LLVMValueRef value = in(l, op, i);

        LLVMAddIncoming(l->exit->phis[i], &value, &here, 1);
    }
    LLVMBuildBr(l->builder, l->exit->block);
    return true;
}

/* An edge has a block of its own: an LLVM phi knows predecessors, and two edges from one block may
 * carry different values. */
LLVMBasicBlockRef edge_to(Lower *l, const Block *successor, const LLVMValueRef *values)
{
    LLVMBasicBlockRef here = LLVMGetInsertBlock(l->builder), edge = new_block(l, "edge");

    LLVMPositionBuilderAtEnd(l->builder, edge);
    LLVMBuildBr(l->builder, map_get(&l->blocks, KEY_OF(successor)));
    for (unsigned i = 0; i < successor->arg_count; i++) {
        LLVMValueRef value = values[i];

        LLVMAddIncoming(value_of(l, successor->args[i]), &value, &edge, 1);
    }
    LLVMPositionBuilderAtEnd(l->builder, here);
    return edge;
}

LLVMModuleRef lower_module(LLVMContextRef context, LLVMTargetDataRef target, const Op *top,
                           unsigned index_width, Sb *why)
{
    Lower l = { .context = context, .target = target, .index_width = index_width, .top = top };
    bool good = true;

    l.module = LLVMModuleCreateWithNameInContext("program", context);
    l.builder = LLVMCreateBuilderInContext(context);
    LLVMSetModuleDataLayout(l.module, target);
    good = lower_top_level(&l);
    LLVMDisposeBuilder(l.builder);
    map_free(&l.values);
    map_free(&l.blocks);
    arena_free(&l.arena);
    *why = l.why;
    if (!good)
        LLVMDisposeModule(l.module);
    return good ? l.module : NULL;
}
