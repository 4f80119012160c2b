/* linalg.softmax: three loops along its dimension, within those along the others. */
#include "interp/native/lower/arith.h"
#include "interp/native/lower/linalg.h"
#include "interp/native/lower/structured.h"

#include <math.h>

enum { ADDF = 0, MAXIMUMF = 4 }; /* of AtomicRMWKind */

typedef struct Softmax {
    const Op *op;
    Operand *operands;
    LLVMValueRef *indices;
    unsigned dimension;
} Softmax;

static LoopRange range_of(Lower *l, const Softmax *softmax, unsigned dim)
{
    return (LoopRange){ index_constant(l, 0), memref_size(l, softmax->operands[0].memref, dim),
                        index_constant(l, 1), false };
}

static LLVMValueRef address_in(Lower *l, const Softmax *softmax, unsigned operand)
{
    const Operand *of = &softmax->operands[operand];

    return element_address(l, softmax->op, of->type, of->memref, softmax->indices);
}

/* Along the dimension: what elements of the input come to by the kind. With `greatest`, each of
 * them becomes an exponential first, which the output is given. */
static LLVMValueRef fold(Lower *l, const Softmax *softmax, int64_t kind, LLVMValueRef start,
                         LLVMValueRef greatest)
{
    const Type *element = softmax->operands[0].type->shaped.element;
    Loop loop = begin_loop(l, range_of(l, softmax, softmax->dimension), &start, 1);
    LLVMValueRef value;

    softmax->indices[softmax->dimension] = loop.at;
    value = build_load(l, softmax->op, element, address_in(l, softmax, 0));
    if (greatest) {
        value = exponential(l, float_binary(l, LLVMFSub, value, greatest));
        build_store(l, softmax->op, element, value, address_in(l, softmax, 1));
    }
    value = combine_by_kind(l, kind, loop.so_far[0], value);
    end_loop(l, &loop, &value, 1);
    return loop.results[0];
}

static void divide(Lower *l, const Softmax *softmax, LLVMValueRef sum)
{
    const Type *element = softmax->operands[1].type->shaped.element;
    Loop loop = begin_loop(l, range_of(l, softmax, softmax->dimension), NULL, 0);
    LLVMValueRef address;

    softmax->indices[softmax->dimension] = loop.at;
    address = address_in(l, softmax, 1);
    build_store(l, softmax->op, element,
                float_binary(l, LLVMFDiv, build_load(l, softmax->op, element, address), sum),
                address);
    end_loop(l, &loop, NULL, 0);
}

static void lower_others(Lower *l, const Softmax *softmax, LLVMTypeRef type, unsigned dim)
{
    Loop loop;

    if (dim == softmax->operands[0].type->shaped.rank) {
        LLVMValueRef greatest = fold(l, softmax, MAXIMUMF, LLVMConstReal(type, -INFINITY), NULL);

        divide(l, softmax, fold(l, softmax, ADDF, LLVMConstNull(type), greatest));
        return;
    }
    if (dim == softmax->dimension) {
        lower_others(l, softmax, type, dim + 1);
        return;
    }
    loop = begin_loop(l, range_of(l, softmax, dim), NULL, 0);
    softmax->indices[dim] = loop.at;
    lower_others(l, softmax, type, dim + 1);
    end_loop(l, &loop, NULL, 0);
}

bool lower_softmax(Lower *l, const Op *op)
{
    Softmax softmax = { .op = op,
                        .operands = put_operands(l, op),
                        .dimension = (unsigned)property_int(op, "dimension", 0) };
    LLVMTypeRef type;

    if (!softmax.operands)
        return false;
    type = lower_type(l, op, softmax.operands[0].type->shaped.element);
    softmax.indices =
        ARENA_ARRAY(&l->arena, LLVMValueRef, softmax.operands[0].type->shaped.rank + 1);
    if (!type)
        return false;
    lower_others(l, &softmax, type, 0);
    return take_results(l, op, softmax.operands, 1);
}
