/* memref: copies from one memref to another, and transfers. */
#include "interp/native/lower/structured.h"

/* A transfer of dma_start: `count` elements that follow each other in memory; with a stride those
 * of the slower side come in chunks, one every `stride` elements. */
typedef struct Transfer {
    const Type *from_type, *to_type;
    LLVMValueRef from, to, count;
    LLVMValueRef stride, chunk; /* NULL without */
} Transfer;

/* Parameters of the copying function, and their types in a module. */
enum { RANK, SIZES, FROM_STRIDES, TO_STRIDES, FROM, TO, BYTES, PARAMETERS };

typedef struct Copier {
    LLVMValueRef function;
    LLVMTypeRef type;
    LLVMValueRef *args; /* of the function */
} Copier;

static LLVMTypeRef copier_type(Lower *l)
{
    LLVMTypeRef types[PARAMETERS], pointer = pointer_type(l);

    for (unsigned i = 0; i < PARAMETERS; i++)
        types[i] = pointer;
    types[RANK] = index_type(l);
    types[BYTES] = LLVMInt64TypeInContext(l->context);
    return LLVMFunctionType(LLVMVoidTypeInContext(l->context), types, PARAMETERS, false);
}

/* The number (size, stride) at the head of an array. */
static LLVMValueRef head(Lower *l, LLVMValueRef array)
{
    return LLVMBuildLoad2(l->builder, index_type(l), array, "");
}

static LLVMValueRef tail(Lower *l, LLVMValueRef array)
{
    LLVMValueRef one = index_constant(l, 1);

    return LLVMBuildGEP2(l->builder, index_type(l), array, &one, 1, "");
}

/* `pointer` moved by `row` strides of elements. */
static LLVMValueRef row_at(Lower *l, const Copier *c, unsigned pointer, unsigned strides,
                           LLVMValueRef row)
{
    LLVMValueRef elements = LLVMBuildMul(l->builder, row, head(l, c->args[strides]), "");
    LLVMTypeRef i64 = LLVMInt64TypeInContext(l->context);
    LLVMValueRef bytes = LLVMBuildMul(
        l->builder, LLVMBuildIntCast2(l->builder, elements, i64, true, ""), c->args[BYTES], "");

    return pointer_plus(l, c->args[pointer], bytes);
}

static void copy_row(Lower *l, const Copier *c, LLVMValueRef row)
{
    LLVMValueRef args[PARAMETERS] = {
        [RANK] = LLVMBuildSub(l->builder, c->args[RANK], index_constant(l, 1), ""),
        [SIZES] = tail(l, c->args[SIZES]),
        [FROM_STRIDES] = tail(l, c->args[FROM_STRIDES]),
        [TO_STRIDES] = tail(l, c->args[TO_STRIDES]),
        [FROM] = row_at(l, c, FROM, FROM_STRIDES, row),
        [TO] = row_at(l, c, TO, TO_STRIDES, row),
        [BYTES] = c->args[BYTES],
    };

    LLVMBuildCall2(l->builder, c->type, c->function, args, PARAMETERS, "");
}

static void copy_rows(Lower *l, const Copier *c)
{
    LoopRange rows = { index_constant(l, 0), head(l, c->args[SIZES]), index_constant(l, 1), false };
    Loop loop = begin_loop(l, rows, NULL, 0);

    copy_row(l, c, loop.at);
    end_loop(l, &loop, NULL, 0);
    LLVMBuildRetVoid(l->builder);
}

/* One element where no dimension is left, else each row of the first one. */
static void fill_copier(Lower *l, const Copier *c)
{
    LLVMValueRef caller = l->function, is_element;
    LLVMBasicBlockRef here = LLVMGetInsertBlock(l->builder), element, rows;

    l->function = c->function;
    LLVMPositionBuilderAtEnd(l->builder, new_block(l, "entry"));
    element = new_block(l, "element");
    rows = new_block(l, "rows");
    is_element = LLVMBuildICmp(l->builder, LLVMIntEQ, c->args[RANK], index_constant(l, 0), "");
    LLVMBuildCondBr(l->builder, is_element, element, rows);
    LLVMPositionBuilderAtEnd(l->builder, element);
    LLVMBuildMemCpy(l->builder, c->args[TO], 1, c->args[FROM], 1, c->args[BYTES]);
    LLVMBuildRetVoid(l->builder);
    LLVMPositionBuilderAtEnd(l->builder, rows);
    copy_rows(l, c);
    l->function = caller;
    LLVMPositionBuilderAtEnd(l->builder, here);
}

/* The function of this module that copies memrefs of any rank; made when first needed. A symbol
 * with a space in it is hardly the program's. */
static Copier copier(Lower *l)
{
    static const char *const NAME = "copy a memref";
    Copier c = { .function = LLVMGetNamedFunction(l->module, NAME), .type = copier_type(l) };
    bool is_new = !c.function;

    if (is_new) {
        c.function = LLVMAddFunction(l->module, NAME, c.type);
        LLVMSetLinkage(c.function, LLVMInternalLinkage);
    }
    c.args = ARENA_ARRAY(&l->arena, LLVMValueRef, PARAMETERS);
    LLVMGetParams(c.function, c.args);
    if (is_new)
        fill_copier(l, &c);
    return c;
}

/* The operand as an unranked memref whose descriptor lies in the function's frame. */
static LLVMValueRef without_rank(Lower *l, const Op *op, unsigned operand)
{
    LLVMValueRef memref = in(l, op, operand), descriptor;
    const Type *type = op->operands[operand]->type;

    if (type->kind == TYPE_UNRANKED_MEMREF)
        return memref;
    descriptor = entry_alloca(l, LLVMTypeOf(memref), "");
    LLVMBuildStore(l->builder, memref, descriptor);
    return unranked_build(l, index_constant(l, type->shaped.rank), descriptor);
}

static LLVMValueRef first_element(Lower *l, const Op *op, const Type *element,
                                  LLVMValueRef unranked)
{
    LLVMValueRef aligned =
        LLVMBuildLoad2(l->builder, pointer_type(l), unranked_aligned(l, unranked), "");
    LLVMValueRef offset = head(l, unranked_offset(l, unranked));

    return pointer_plus(l, aligned, elements_in_bytes(l, op, element, offset));
}

static bool lower_copy(Lower *l, const Op *op)
{
    const Type *element = op->operands[0]->type->shaped.element;
    LLVMValueRef from = without_rank(l, op, 0), to = without_rank(l, op, 1);
    uint64_t bytes = element_bytes(l, op, element);
    LLVMValueRef args[PARAMETERS];
    Copier c;

    if (!bytes)
        return false;
    args[RANK] = unranked_rank(l, from);
    args[SIZES] = unranked_sizes(l, from);
    args[FROM_STRIDES] = unranked_strides(l, from);
    args[TO_STRIDES] = unranked_strides(l, to);
    args[FROM] = first_element(l, op, element, from);
    args[TO] = first_element(l, op, element, to);
    args[BYTES] = LLVMConstInt(LLVMInt64TypeInContext(l->context), bytes, false);
    c = copier(l);
    LLVMBuildCall2(l->builder, c.type, c.function, args, PARAMETERS, "");
    return true;
}

/* Memory spaces with lower numbers are slower, and of equal ones the source counts as slower; the
 * default one is 0. */
static int64_t memory_space(const Type *memref)
{
    const Attr *space = memref->shaped.memory_space;

    return space && space->kind == ATTR_INTEGER ? int_low_s(space->integer) : 0;
}

/* Goes behind a memref operand and what it is subscripted with. */
static void pass_subscripts(const Op *op, const char *map, unsigned *at)
{
    const Attr *attr = op_attr(op, map);

    *at += 1
           + (attr ? attr->map->dim_count + attr->map->symbol_count
                   : op->operands[*at]->type->shaped.rank);
}

/* The address of the element where a side begins; `*at` goes behind it. */
static LLVMValueRef transfer_end(Lower *l, const Op *op, const char *map, unsigned *at)
{
    unsigned memref = *at;

    pass_subscripts(op, map, at);
    return element_address(l, op, op->operands[memref]->type, in(l, op, memref),
                           subscripts(l, op, memref, map));
}

static void transfer_element(Lower *l, const Op *op, const Transfer *t, LLVMValueRef at)
{
    const Type *element = t->from_type->shaped.element;
    LLVMValueRef chunk = LLVMBuildUDiv(l->builder, at, t->chunk, "");
    LLVMValueRef rest = LLVMBuildURem(l->builder, at, t->chunk, "");
    LLVMValueRef slow =
        LLVMBuildAdd(l->builder, LLVMBuildMul(l->builder, chunk, t->stride, ""), rest, "");
    bool from_is_slow = memory_space(t->from_type) <= memory_space(t->to_type);
    LLVMValueRef from = from_is_slow ? slow : at, to = from_is_slow ? at : slow;

    from = pointer_plus(l, t->from, elements_in_bytes(l, op, element, from));
    to = pointer_plus(l, t->to, elements_in_bytes(l, op, element, to));
    LLVMBuildMemCpy(l->builder, to, 1, from, 1,
                    elements_in_bytes(l, op, element, index_constant(l, 1)));
}

static bool transfer(Lower *l, const Op *op, const Transfer *t)
{
    LoopRange range = { index_constant(l, 0), t->count, index_constant(l, 1), false };
    LLVMValueRef bytes;
    Loop loop;

    if (!t->from || !t->to)
        return false;
    if (!t->stride) {
        bytes = elements_in_bytes(l, op, t->from_type->shaped.element, t->count);
        LLVMBuildMemCpy(l->builder, t->to, 1, t->from, 1, bytes);
        return true;
    }
    loop = begin_loop(l, range, NULL, 0);
    transfer_element(l, op, t, loop.at);
    end_loop(l, &loop, NULL, 0);
    return true;
}

/* It is over at once. affine's has the tag before the count. */
static bool lower_dma_start(Lower *l, const Op *op)
{
    bool is_affine = op_attr(op, "tag_map") != NULL;
    Transfer t = { .from_type = op->operands[0]->type };
    unsigned at = 0;

    t.from = transfer_end(l, op, "src_map", &at);
    t.to_type = op->operands[at]->type;
    t.to = transfer_end(l, op, "dst_map", &at);
    if (is_affine)
        pass_subscripts(op, "tag_map", &at);
    t.count = in(l, op, at++);
    if (!is_affine)
        pass_subscripts(op, "tag_map", &at);
    if (at < op->operand_count) {
        t.stride = in(l, op, at);
        t.chunk = in(l, op, at + 1);
    }
    return transfer(l, op, &t);
}

const Lowering MEMREF_COPY_LOWERINGS[] = {
    { "memref.copy", lower_copy },
    { "memref.dma_start affine.dma_start", lower_dma_start },
    { "memref.dma_wait affine.dma_wait", lower_nothing },
    { 0 },
};
