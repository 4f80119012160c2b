/* ptr: pointers of no language in particular. Here: constants, and how far elements lie apart. */
#include "dialects/llvm/values.h"
#include "dialects/ptr/ptr.h"

static Flow constant(Step *s)
{
    const Attr *value = prop(s, 0);

    if (place_set_attr(s, result_place(s, 0), s->op->results[0]->type, value))
        return FLOW_NEXT;
    return cannot_be_held(s, value, "a constant");
}

static Flow type_offset(Step *s)
{
    const Type *of = prop(s, 0)->type_value, *type = s->op->results[0]->type;
    LlvmRoom room;

    if (!llvm_room(s, of, &room))
        return unsupported(s, "values of type '%s' in memory", type_text(of));
    if (type->kind == TYPE_INDEX)
        return give_index(s, (int64_t)room.bytes);
    return give_int(s, int_of_u(s->arena, type_bits(type), room.bytes));
}

static const OpDef OPS[] = {
    {
        .name = "ptr.constant",
        .summary = "a pointer that is known",
        .doc = "The null pointer, `#ptr.null`, or the one with that address, `#ptr.address`.\n"
               "What the latter may access is what a number that becomes a pointer may.\n",
        .attrs = ATTRS({ "value", &TYPED_ATTR }),
        .results = RESULTS({ "result", &PTR_POINTER }),
        .types = TYPE_RULES({ .same = "value result" }),
        .format = "attr-dict $value",
        .traits = PURE | CONSTANT_LIKE,
        .eval = constant,
        .formula = "result = value",
        .decisions = "M16, M25",
        .example = "  %null = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>\n"
                   "  %p = ptr.constant #ptr.address<0x1000> : !ptr.ptr<#ptr.generic_space>\n"
                   "  %r = ptr.ptr_diff %p, %null : !ptr.ptr<#ptr.generic_space> -> i64\n",
        .gives = "4096 : i64\n",
    },
    {
        .name = "ptr.type_offset",
        .summary = "how far elements of a type lie apart",
        .doc = "From one element of the type in memory to the next, in bytes, cut to the type\n"
               "of the result.\n",
        .attrs = ATTRS({ "elementType", &TYPE_ATTR }),
        .results = RESULTS({ "result", &ANY_SIGNLESS_INTEGER_OR_INDEX }),
        .format = "$elementType attr-dict `:` type($result)",
        .traits = PURE,
        .eval = type_offset,
        .formula = "result = the size of elementType, padding included",
        .decisions = "M25",
        .example = "  %float = ptr.type_offset f32 : index\n"
                   "  // Three floats are aligned to 16 bytes.\n"
                   "  %vector = ptr.type_offset vector<3xf32> : i32\n"
                   "  return %float, %vector : index, i32\n",
        .gives = "4 : index\n16 : i32\n",
    },
    { 0 },
};

static const OpDef *const MORE_OPS[] = {
    PTR_CAST_OPS, PTR_ADDRESS_OPS, PTR_ACCESS_OPS, PTR_LANE_OPS, NULL,
};

const DialectDef PTR_DIALECT = {
    .name = "ptr",
    .summary = "pointers, and what is like them",
    .doc = "Pointers to memory spaces, loads and stores through them, arithmetic on them, and\n"
           "casts between them and memrefs. They are the pointers of the llvm dialect.\n",
    .ops = OPS,
    .more_ops = MORE_OPS,
    .types = PTR_TYPES,
    .attrs = PTR_ATTRS,
};
