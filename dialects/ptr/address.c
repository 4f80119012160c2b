/* Arithmetic on pointers. */
#include "core/ir/op_state.h"
#include "dialects/moved.h"
#include "dialects/ptr/ptr.h"

/* The shape of either, of the base where both have one, with pointers as elements. */
static bool infer_add(Context *context, OpState *state)
{
    const Type *base = state->operands.data[0]->type, *offset = state->operands.data[1]->type;
    bool both = type_is_value_container(base) && type_is_value_container(offset);

    if (both && !type_same_dims(base, offset))
        return loc_error(loc_attr(context, state->loc), "shapes of base and offset must match");
    if (both && !ptr_same_container(base, offset))
        return loc_error(loc_attr(context, state->loc), "the shaped containers type must match");
    if (!type_is_value_container(base) && type_is_value_container(offset))
        base = type_with_element(offset, base);
    vec_push(&state->results, base);
    return true;
}

static bool verify_diff(const Op *op)
{
    return ptr_same_container(op->operands[0]->type, op->results[0]->type)
           || op_plain_error(op, "expected the result to have the same container type as the "
                                 "operands when operands are shaped");
}

static Flow ptr_add(Step *s)
{
    static const uint64_t FLAGS[] = {
        [PTR_ADD_NUSW] = POINTER_NUSW,
        [PTR_ADD_NUW] = POINTER_NUW,
        [PTR_ADD_INBOUNDS] = POINTER_INBOUNDS | POINTER_NUSW,
    };
    Moved moved = { .base = pointer_in(s, 0),
                    .flags = FLAGS[prop_bits(s, 0)],
                    .width = layout_of(s, lane_type_out(s, 0))->index_width };

    move_pointer(s, &moved, moved_index(&moved, int_in(s, 1)), 1);
    if (moved.why)
        return give_poison(s, moved.why);
    return give_pointer(s, moved_pointer(&moved));
}

/* In as many bits as indices have, whatever the result has (DECISIONS.md M26). */
static Flow ptr_diff(Step *s)
{
    unsigned width = layout_of(s, lane_type_in(s, 0))->index_width;
    uint64_t mask = width < 64 ? ((uint64_t)1 << width) - 1 : UINT64_MAX;
    uint64_t lhs = pointer_in(s, 0).address & mask, rhs = pointer_in(s, 1).address & mask;
    const Type *type = lane_type_out(s, 0);
    uint64_t flags = prop_bits(s, 0);
    int64_t difference = sign_extended(lhs - rhs, width);

    memory_note_difference(memory_in(s), pointer_in(s, 0), pointer_in(s, 1));
    if ((flags & PTR_DIFF_NUW) && lhs < rhs)
        return give_poison(s, "the difference is negative, which nuw excludes");
    if ((flags & PTR_DIFF_NSW) && ((lhs ^ rhs) & (lhs ^ (uint64_t)difference)) >> (width - 1) & 1)
        return give_poison(s, "the signed difference does not fit, which nsw excludes");
    if (type->kind == TYPE_INDEX)
        return give_index(s, difference);
    return give_int(s, int_of_s(s->arena, type_bits(type), difference));
}

#define POINTER "!ptr.ptr<#ptr.generic_space>"
#define EXAMPLE_BEGINS                                                                             \
    "func.func @main() -> index {\n"                                                               \
    "  %m = memref.alloca() : memref<4xi32, #ptr.generic_space>\n"                                 \
    "  %p = ptr.to_ptr %m : memref<4xi32, #ptr.generic_space>\n"                                   \
    "      -> <#ptr.generic_space>\n"

const OpDef PTR_ADDRESS_OPS[] = {
    {
        .name = "ptr.ptr_add",
        .summary = "a pointer moved by so many bytes",
        .doc = "The base moved by the offset, a signed number of bytes cut or extended to the\n"
               "bits of an index; of vectors and tensors lane by lane, a scalar going with\n"
               "each lane.\n"
               "Nothing is accessed, and it points into the object that the base points into.\n"
               "Flags promise what llvm.getelementptr's do; `inbounds` includes `nusw`.\n",
        .operands = OPERANDS({ "base", &PTR_POINTERS }, { "offset", &PTR_INTEGERS }),
        .attrs = ATTRS({ "flags", &PTR_ADD_FLAGS, "none" }),
        .results = RESULTS({ "result", &PTR_POINTERS }),
        .format = "($flags^)? $base `,` $offset attr-dict `:` type($base) `,` type($offset)",
        .traits = PURE,
        .infer = infer_add,
        .eval_lane = ptr_add,
        .formula = "result = base + offset",
        .poison = "Under `inbounds` where the address is not in the object that the base points\n"
                  "to, or just behind it, and is not the base; under `nusw` and `nuw` where the\n"
                  "sum does not fit, of the offset as a signed and an unsigned number.\n",
        .decisions = "M15, M26",
        .example = EXAMPLE_BEGINS "  %eight = arith.constant 8 : i32\n"
                                  "  %q = ptr.ptr_add inbounds %p, %eight : " POINTER ", i32\n"
                                  "  %r = ptr.ptr_diff %q, %p : " POINTER " -> index\n"
                                  "  return %r : index\n"
                                  "}\n",
        .gives = "8 : index\n",
    },
    {
        .name = "ptr.ptr_diff",
        .summary = "how many bytes lie between two pointers",
        .doc = "The address of lhs less that of rhs, in 64 bits, then cut or extended, as a\n"
               "signed number, to the type of the result. Pointers to different objects may be\n"
               "compared so; the difference tells nothing.\n",
        .operands = OPERANDS({ "lhs", &PTR_POINTERS }, { "rhs", &PTR_POINTERS }),
        .attrs = ATTRS({ "flags", &PTR_DIFF_FLAGS, "none" }),
        .results = RESULTS({ "result", &PTR_INTEGERS }),
        .types = TYPE_RULES({ .same = "lhs rhs" }),
        .format = "($flags^)? $lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_SHAPE,
        .verify = verify_diff,
        .eval_lane = ptr_diff,
        .formula = "result = lhs - rhs",
        .poison = "Under `nuw` where rhs is the greater address; under `nsw` where the difference\n"
                  "of the addresses, as signed numbers, does not fit 64 bits.\n",
        .decisions = "M26",
        .example = EXAMPLE_BEGINS "  %size = ptr.type_offset i32 : index\n"
                                  "  %q = ptr.ptr_add %p, %size : " POINTER ", index\n"
                                  "  %r = ptr.ptr_diff nsw %p, %q : " POINTER " -> index\n"
                                  "  return %r : index\n"
                                  "}\n",
        .gives = "-4 : index\n",
    },
    { 0 },
};
