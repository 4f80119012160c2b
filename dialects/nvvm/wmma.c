/* Verifiers of the operations on fragments of matrices, and of copies and hints. */
#include "core/ir/diag.h"
#include "dialects/llvm/llvm.h"
#include "dialects/nvvm/nvvm.h"

/* What a thread holds of a matrix: so many of that type. */
typedef struct Fragment {
    const Type *type;
    unsigned count;
} Fragment;

static const Type *pair_of_halves(Context *context)
{
    int64_t two = 2;

    return type_vector(context, 1, &two, NULL, type_float(context, &FLOAT_F16));
}

/* Of 8-bit integers: by the side of the matrix that lies along the threads. */
static unsigned count_of_bytes(int64_t side)
{
    return side == 16 ? 2 : side == 8 ? 1 : side == 32 ? 4 : 0;
}

/* `matrix`: 'a', 'b' or 'c'. A count of 0: there is no such fragment. */
static Fragment fragment(const Op *op, Str type, char matrix)
{
    Context *context = op_context(op);
    bool factor = matrix != 'c';

    if (str_is(type, "f16"))
        return (Fragment){ pair_of_halves(context), factor ? 8 : 4 };
    if (str_is(type, "f32"))
        return (Fragment){ type_float(context, &FLOAT_F32), 8 };
    if (str_is(type, "f64"))
        return (Fragment){ type_float(context, &FLOAT_F64), factor ? 1 : 2 };
    if (str_is(type, "tf32"))
        return (Fragment){ type_i(context, 32), 4 };
    if (str_is(type, "s8") || str_is(type, "u8"))
        return (Fragment){ type_i(context, 32),
                           factor ? count_of_bytes(nvvm_number(op, matrix == 'a' ? "m" : "n"))
                                  : 0 };
    if (str_is(type, "s32"))
        return (Fragment){ type_i(context, 32), 8 };
    return (Fragment){ 0 };
}

static bool is_shared_or_global(const Type *pointer)
{
    unsigned space = llvm_ptr_space(pointer);

    return space == 0 || space == 1 || space == 3;
}

static bool verify_result(const Op *op, Fragment due)
{
    const Type *elements[8], *type = op->results[0]->type;

    for (unsigned i = 0; i < due.count; i++)
        elements[i] = due.type;
    return !due.count || type == llvm_struct(op_context(op), false, due.count, elements)
           || op_error(op, "expected destination type is a structure of %u elements of type '%s'",
                       due.count, type_text(due.type));
}

static bool verify_load(const Op *op)
{
    Str matrix = nvvm_word(op, "frag");

    if (!is_shared_or_global(op->operands[0]->type))
        return op_error(op, "expected source pointer in memory space 0, 1, 3");
    return verify_result(op,
                         fragment(op, nvvm_word(op, "eltype"), matrix.len ? *matrix.data : 'c'));
}

static bool verify_store(const Op *op)
{
    Fragment due = fragment(op, nvvm_word(op, "eltype"), 'c');
    unsigned count, first = op_operand_group(op, 1, &count);

    if (!is_shared_or_global(op->operands[0]->type))
        return op_error(op, "expected operands to be a source pointer in memory space 0, 1, 3");
    if (due.count && count != due.count)
        return op_error(op, "expected %u data operands", due.count);
    for (unsigned i = 0; due.count && i < count; i++)
        if (op->operands[first + i]->type != due.type)
            return op_error(op, "expected data operands of type %s", type_text(due.type));
    return true;
}

static bool verify_mma(const Op *op)
{
    Str factor = nvvm_word(op, "eltypeA"), sum = nvvm_word(op, "eltypeB");
    const Fragment due[] = { fragment(op, factor, 'a'), fragment(op, factor, 'b'),
                             fragment(op, sum, 'c') };
    unsigned total = due[0].count + due[1].count + due[2].count, at = 0;

    if (!due[0].count || !due[1].count || !due[2].count)
        return true;
    if (op->operand_count != total)
        return op_error(op, "expected %u arguments", total);
    for (unsigned part = 0; part < 3; part++)
        for (unsigned i = 0; i < due[part].count; i++, at++)
            if (op->operands[at]->type != due[part].type)
                return op_error(op, "expected argument %u to be of type '%s'", at,
                                type_text(due[part].type));
    return verify_result(op, due[2]);
}

static bool verify_copy(const Op *op)
{
    int64_t size = nvvm_number(op, "size");

    if (size != 4 && size != 8 && size != 16)
        return op_error(op, "expected byte size to be either 4, 8 or 16.");
    return !str_is(nvvm_word(op, "modifier"), "cg") || size == 16
           || op_error(op, "CG cache modifier is only support for 16 bytes copy.");
}

static bool verify_registers(const Op *op)
{
    int64_t count = nvvm_number(op, "regCount");

    if (count % 8)
        return op_error(op, "new register size must be multiple of 8");
    return (count >= 24 && count <= 256)
           || op_error(op, "new register size must be in between 24 to 256");
}

static bool verify_proxy(const Op *op)
{
    Str kind = nvvm_word(op, "kind");
    bool shared = str_is(kind, "async.shared"), has_space = op_attr(op, "space");

    if (has_space && !shared)
        return op_error(op, "only async_shared fence can have space attribute");
    return has_space || !shared || op_error(op, "async_shared fence requires space attribute");
}

static bool verify_event(const Op *op)
{
    bool event = op_attr(op, "eventId"), mask = op_attr(op, "maskedEventId");

    if (!event && !mask)
        return op_error(op, "either `id` or `mask` must be set");
    return !event || !mask || op_error(op, "`id` and `mask` cannot be set at the same time");
}

const OpForm NVVM_WMMA_OPS[] = {
    { .name = "nvvm.wmma.load", .verify = verify_load },
    { .name = "nvvm.wmma.store", .verify = verify_store },
    { .name = "nvvm.wmma.mma", .verify = verify_mma },
    { .name = "nvvm.cp.async.shared.global", .verify = verify_copy },
    { .name = "nvvm.setmaxregister", .verify = verify_registers },
    { .name = "nvvm.fence.proxy", .verify = verify_proxy },
    { .name = "nvvm.pmevent", .verify = verify_event },
    { 0 },
};
