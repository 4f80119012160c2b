/* Addresses of parts of objects. */
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/pointers.h"
#include "dialects/llvm/values.h"
#include "dialects/moved.h"

#include "core/text/format.h"

/* %i, 3, %j: operands, and integers among them. */
static bool parse_indices(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    VEC(int32_t) indices = { 0 };
    bool failed = false;

    (void)count;
    do {
        OperandName operand;
        int64_t value;

        if (asm_optional_integer_of(p, 32, SIGNED, &value, &failed)) {
            vec_push(&indices, (int32_t)value);
        } else if (!failed) {
            failed = !asm_parse_operand(p, &operand);
            vec_push(&indices, POINTER_INDEX_IS_OPERAND);
            if (!failed)
                vec_push(args[0].operands, operand);
        }
    } while (!failed && asm_optional_punct(p, ","));
    if (!failed)
        op_state_add_attr(state, "rawConstantIndices",
                          attr_dense_i32(state->context, (unsigned)indices.len, indices.data));
    vec_free(&indices);
    return !failed;
}

static void print_indices(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    const Attr *indices = args[1].attr;
    unsigned next = 1;

    (void)count;
    for (unsigned i = 0; i < indices->dense.count; i++) {
        int64_t value = attr_i64_at(indices, i);

        asm_print(printer, i ? ", " : "");
        if (value != POINTER_INDEX_IS_OPERAND)
            asm_print(printer, "%d", (int)value);
        else if (next < op->operand_count)
            asm_print_operand(printer, op->operands[next++]);
    }
}

static const Type *enter_struct(const Op *op, const Type *type, unsigned at, int64_t index)
{
    if (index == POINTER_INDEX_IS_OPERAND) {
        op_error(op, "expected index %u indexing a struct to be constant", at);
        return NULL;
    }
    if (index >= 0 && index < llvm_struct_count(type))
        return llvm_struct_element(type, (unsigned)index);
    op_error(op, "index %u indexing a struct is out of bounds", at);
    return NULL;
}

/* The type that index number `at` leads to; NULL, reported, where there is none. */
static const Type *enter(const Op *op, const Type *type, unsigned at, int64_t index)
{
    if (llvm_is_struct(type))
        return enter_struct(op, type, at, index);
    if (llvm_is_array(type))
        return llvm_array_element(type);
    if (type->kind == TYPE_VECTOR)
        return type->shaped.element;
    op_error(op, "type '%s' cannot be indexed (index #%u)", type_text(type), at);
    return NULL;
}

static bool verify_gep(const Op *op)
{
    const Attr *indices = op_attr(op, "rawConstantIndices"), *flags = op_attr(op, "noWrapFlags");
    const Type *type = op_attr(op, "elem_type")->type_value;
    unsigned dynamic = 0;

    for (unsigned i = 0; i < indices->dense.count; i++)
        dynamic += attr_i64_at(indices, i) == POINTER_INDEX_IS_OPERAND;
    if (dynamic != op->operand_count - 1)
        return op_error(op,
                        "expected as many dynamic indices as specified in 'rawConstantIndices'");
    if (flags && int_low_s(flags->integer) == POINTER_INBOUNDS)
        return op_error(op, "'inbounds_flag' cannot be used directly.");
    for (unsigned i = 1; type && i < indices->dense.count; i++)
        type = enter(op, type, i, attr_i64_at(indices, i));
    return type != NULL;
}

enum { INDICES, ELEM_TYPE, FLAGS };

/* An address on its way. */
typedef struct Walk {
    Step *s;
    Moved moved;
    uint64_t lane;
    unsigned dynamic; /* indices taken from operands */
} Walk;

/* Of a vector of indices that of the lane. */
static Place lane_of(const Walk *w, unsigned operand)
{
    Place place = operand_place(w->s, operand);

    return layout_is_vector(place.layout) ? place_lane(place, w->lane) : place;
}

/* False where it is poison. */
static bool index_at(Walk *w, unsigned number, int64_t *index)
{
    Place place;
    Int value;

    *index = attr_i64_at(prop(w->s, INDICES), number);
    if (*index != POINTER_INDEX_IS_OPERAND)
        return true;
    place = lane_of(w, 1 + w->dynamic++);
    if (*place.poison)
        return false;
    value = place_int(place);
    *index = moved_index(&w->moved, value);
    return true;
}

/* The type that the index leads to, whose elements are so far apart, or which is so far behind. */
static const Type *walk(Walk *w, const Type *type, int64_t index)
{
    LlvmRoom room;

    if (llvm_is_struct(type)) {
        move_pointer(w->s, &w->moved, 1, llvm_offset_of(w->s, type, (unsigned)index));
        return llvm_struct_element(type, (unsigned)index);
    }
    type = llvm_is_array(type) ? llvm_array_element(type) : type->shaped.element;
    if (llvm_room(w->s, type, &room))
        move_pointer(w->s, &w->moved, index, room.bytes);
    return type;
}

static Flow gep_lane(Walk *w, Place result)
{
    const Type *type = prop(w->s, ELEM_TYPE)->type_value;
    Place base = lane_of(w, 0);
    LlvmRoom room;
    int64_t index;

    if (!llvm_room(w->s, type, &room))
        return unsupported(w->s, "addresses of values of type '%s'", type_text(type));
    w->moved.base = place_pointer(base);
    for (unsigned i = 0; i < prop(w->s, INDICES)->dense.count; i++) {
        if (!index_at(w, i, &index)) {
            *result.poison = *lane_of(w, w->dynamic).poison;
            return FLOW_NEXT;
        }
        if (i)
            type = walk(w, type, index);
        else
            move_pointer(w->s, &w->moved, index, room.bytes);
    }
    give_moved(w->s, &w->moved, result, *base.poison);
    return FLOW_NEXT;
}

static Flow gep(Step *s)
{
    Place result = result_place(s, 0);

    for (uint64_t i = 0; i < layout_lanes(result.layout); i++) {
        Moved moved = { .flags = prop_bits(s, FLAGS),
                        .width = layout_lane(result.layout)->index_width };
        Walk walk = { .s = s, .moved = moved, .lane = i };

        if (gep_lane(&walk, place_lane(result, i)) == FLOW_END)
            return FLOW_END;
    }
    return FLOW_NEXT;
}

const OpDef LLVM_GEP_OPS[] = {
    {
        .name = "llvm.getelementptr",
        .summary = "the address of a part of an object",
        .words = "gep",
        .doc = "The base moved by the first index times the size of elem_type, and into it by\n"
               "the others: to an element of an array or vector, to a field of a struct.\n"
               "Nothing is accessed. Under `inbounds` poison where that leaves the object;\n"
               "under `nusw` and `nuw` where the arithmetic wraps.\n",
        .operands = OPERANDS({ "base", &LLVM_POINTER_LIKE, ONE, POISON_MOVES },
                             { "dynamicIndices", &LLVM_INT_LIKE, VARIADIC, POISON_MOVES }),
        .attrs = ATTRS({ "rawConstantIndices", &DENSE_I32_ARRAY_ATTR }, { "elem_type", &TYPE_ATTR },
                       { "noWrapFlags", &LLVM_GEP_FLAGS, "none" }),
        .results = RESULTS({ "res", &LLVM_POINTER_LIKE }),
        .format = "($noWrapFlags^)? "
                  "$base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` "
                  "attr-dict `:` functional-type(operands, results) `,` $elem_type",
        .customs = CUSTOMS({ "GEPIndices", parse_indices, print_indices }),
        .traits = PURE,
        .verify = verify_gep,
        .primitive = PRIM_POINTER_OFFSET,
        .eval = gep,
        .formula = "res = base + the sum of the offsets",
        .poison = "Where the base or an index is. Under `inbounds` where the address, on the\n"
                  "way or at the end, is not in the object that the base points to, or just\n"
                  "behind it, and is not the base; under `nusw` and `nuw` where an index times\n"
                  "a size, a sum, or the address does not fit.\n",
        .decisions = "M15, M35",
        .example = "!point = !llvm.struct<(i8, array<4 x i32>)>\n"
                   "\n"
                   "  %one = llvm.mlir.constant(1 : i32) : i32\n"
                   "  %p = llvm.alloca %one x !point : (i32) -> !llvm.ptr\n"
                   "  %q = llvm.getelementptr inbounds %p[0, 1, 2] : (!llvm.ptr)\n"
                   "    -> !llvm.ptr, !point\n"
                   "  %from = llvm.ptrtoint %p : !llvm.ptr to i32\n"
                   "  %to = llvm.ptrtoint %q : !llvm.ptr to i32\n"
                   "  %r = llvm.sub %to, %from : i32\n",
        .gives = "12 : i32\n",
    },
    { 0 },
};
