/* Loads and stores of the lanes that a mask has on, of vectors and of tensors of one dimension. */
#include "dialects/pointed.h"
#include "dialects/ptr/ptr.h"
#include "dialects/values/tensor.h"

#include <string.h>

enum { ALIGNMENT = 0 };

/* Both are asked for: the first word is that of the memory. */
static bool verify_read(const Op *op)
{
    return ptr_verify_access(op, type_element(op->operands[0]->type), op->results[0]->type,
                             PTR_NOT_ATOMIC)
           && ptr_verify_alignment(op, ALIGNMENT);
}

static bool verify_write(const Op *op)
{
    return ptr_verify_access(op, type_element(op->operands[1]->type), op->operands[0]->type,
                             PTR_NOT_ATOMIC)
           && ptr_verify_alignment(op, ALIGNMENT);
}

static bool same_shape_read(const Op *op)
{
    return type_same_dims(op->results[0]->type, op->operands[0]->type);
}

static bool same_ids_read(const Op *op)
{
    return ptr_same_container(op->results[0]->type, op->operands[0]->type);
}

static bool same_shape_written(const Op *op)
{
    return type_same_dims(op->operands[0]->type, op->operands[1]->type);
}

static bool same_ids_written(const Op *op)
{
    return ptr_same_container(op->operands[0]->type, op->operands[1]->type);
}

/* The operands, lane by lane, and how many lanes there are. */
typedef struct Given {
    Place places[3];
    unsigned count;
    uint64_t lanes;
} Given;

static bool is_poison_tensor(Place place)
{
    return layout_is_tensor(place.layout) && !tensor_of(place.words);
}

static Flow differ(Step *s, unsigned one, uint64_t lanes, unsigned other, uint64_t others)
{
    return undefined_by(s, "M27", "%s has %llu lanes and %s %llu", name_in(s, one),
                        (unsigned long long)lanes, name_in(s, other), (unsigned long long)others);
}

/* Tensors must be as long as each other (DECISIONS.md M27). */
static Flow find_lanes(Step *s, Given *given)
{
    unsigned of = 0;

    given->count = s->op->operand_count;
    for (unsigned i = 0; i < given->count; i++) {
        Place whole = operand_place(s, i);

        given->places[i] = whole;
        if (!type_is_value_container(s->op->operands[i]->type) || is_poison_tensor(whole))
            continue;
        given->places[i] = operand_lanes(s, i);
        if (of && layout_lanes(given->places[i].layout) != given->lanes)
            return differ(s, of - 1, given->lanes, i, layout_lanes(given->places[i].layout));
        given->lanes = layout_lanes(given->places[i].layout);
        of = i + 1;
    }
    return FLOW_NEXT;
}

/* A tensor that is poison has the lanes that the others have, each of them poison. */
static void fill_poison(Step *s, Given *given)
{
    for (unsigned i = 0; i < given->count; i++) {
        Place whole = given->places[i], *lanes = &given->places[i];
        Layout *layout;
        int64_t *dims;

        if (!is_poison_tensor(whole))
            continue;
        layout = ARENA_NEW(s->arena, Layout);
        dims = ARENA_NEW(s->arena, int64_t);
        *dims = (int64_t)given->lanes;
        *layout = layout_vector(whole.layout->element, dims, 1);
        *lanes = scratch_place(s, layout);
        for (uint64_t k = 0; k < given->lanes; k++)
            lanes->poison[k] = *whole.poison;
    }
}

static Flow take_lanes(Step *s, Given *given)
{
    *given = (Given){ 0 };
    if (find_lanes(s, given) == FLOW_END)
        return FLOW_END;
    fill_poison(s, given);
    return FLOW_NEXT;
}

/* Where no alignment is given nothing is promised (DECISIONS.md M27). */
static Lanes lanes_of(Step *s, Place mask, Place pointers, const Type *data)
{
    uint64_t alignment = ptr_alignment(s, ALIGNMENT);

    return masked_lanes(s, mask, pointers, data->shaped.element, alignment ? alignment : 1);
}

/* The loaded lanes as a tensor. */
static Flow give_lanes(Step *s, Place lanes)
{
    uint64_t size = layout_lanes(lanes.layout);
    Tensor *made = tensor_made(s, 0, &size, 1);

    if (!made)
        return FLOW_END;
    tensor_write(made, lanes.words, lanes.poison);
    return give_tensor(s, 0, made);
}

static Flow read_lanes(Step *s)
{
    const Type *type = s->op->results[0]->type;
    Place result = result_place(s, 0);
    Given given;
    Lanes lanes;

    if (take_lanes(s, &given) == FLOW_END)
        return FLOW_END;
    if (layout_is_tensor(result.layout))
        result = scratch_place(s, given.places[2].layout);
    lanes = lanes_of(s, given.places[1], given.places[0], type);
    if (load_lanes(&lanes, result, &given.places[2], false) == FLOW_END)
        return FLOW_END;
    return type->kind == TYPE_TENSOR ? give_lanes(s, result) : FLOW_NEXT;
}

static Flow write_lanes(Step *s)
{
    Given given;
    Lanes lanes;

    if (take_lanes(s, &given) == FLOW_END)
        return FLOW_END;
    lanes = lanes_of(s, given.places[2], given.places[1], s->op->operands[0]->type);
    return store_lanes(&lanes, given.places[0], false);
}

#define RESULT_MASK                                                                                \
    { .from = "result",                                                                            \
      .to = "mask",                                                                                \
      .derive = ptr_mask_of,                                                                       \
      .summary = "result and mask must be compatible" },                                           \
    {                                                                                              \
        .same = "result passthrough"                                                               \
    }
#define LOAD_ENDS                                                                                  \
    .verify = verify_read, .eval = read_lanes,                                                     \
    .poison = "Lanes that memory has as poison, and those that are off where passthrough is.\n",   \
    .undefined = LANE_UNDEFINED "living object.\n"
#define STORE_ENDS                                                                                 \
    .verify = verify_write, .eval = write_lanes,                                                   \
    .undefined = LANE_UNDEFINED "living, writable object.\n"
#define VALUE_MASK                                                                                 \
    {                                                                                              \
        .from = "value", .to = "mask", .derive = ptr_mask_of,                                      \
        .summary = "value and mask must be compatible"                                             \
    }

#define SPACE "#any"
#define POINTER "!p"
#define EXAMPLE_BEGINS                                                                             \
    "#any = #ptr.generic_space\n"                                                                  \
    "!p = !ptr.ptr<#any>\n\n"                                                                      \
    "func.func @main() -> vector<4xi32> {\n"                                                       \
    "  %m = memref.alloca() : memref<vector<4xi32>, " SPACE ">\n"                                  \
    "  %mask = arith.constant dense<[true, false, true, false]> : vector<4xi1>\n"                  \
    "  %data = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>\n"                               \
    "  %zeros = arith.constant dense<0> : vector<4xi32>\n"                                         \
    "  %p = ptr.to_ptr %m : memref<vector<4xi32>, " SPACE "> -> <" SPACE ">\n"
#define EXAMPLE_POINTERS                                                                           \
    "  %at = arith.constant dense<[12, 8, 4, 0]> : vector<4xi32>\n"                                \
    "  %ptrs = ptr.ptr_add %p, %at : " POINTER ", vector<4xi32>\n"
#define EXAMPLE_STORES(what) "  memref.store " what ", %m[] : memref<vector<4xi32>, " SPACE ">\n"
#define EXAMPLE_LOADS                                                                              \
    "  %r = memref.load %m[] : memref<vector<4xi32>, " SPACE ">\n"                                 \
    "  return %r : vector<4xi32>\n"                                                                \
    "}\n"
#define EXAMPLE_RETURNS                                                                            \
    "  return %r : vector<4xi32>\n"                                                                \
    "}\n"

const OpDef PTR_LANE_OPS[] = {
    {
        .name = "ptr.gather",
        .summary = "a load of lanes from many places",
        .doc = "Each lane that is on from its own address; the others from passthrough.\n",
        .operands = OPERANDS({ "ptrs", &PTR_LANES_OF_POINTERS, .poison = POISON_MOVES },
                             { "mask", &PTR_MASK, .poison = POISON_MOVES },
                             { "passthrough", &PTR_LANES, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "alignment", &OPTIONAL_I64_PROPERTY, "[]" }),
        .results = RESULTS({ "result", &PTR_LANES }),
        .types = TYPE_RULES(RESULT_MASK),
        .predicates = PREDICATES({ "all of {result, ptrs} have same shape", same_shape_read },
                                 { "all of {result, ptrs} have same type IDs", same_ids_read }),
        .format = "$ptrs `,` $mask `,` $passthrough (`alignment` `=` $alignment^)? "
                  "attr-dict `:` type($ptrs) `->` type($result)",
        LOAD_ENDS,
        .decisions = "M27",
        .example = EXAMPLE_BEGINS EXAMPLE_POINTERS EXAMPLE_STORES(
            "%data") "  %r = ptr.gather %ptrs, %mask, %zeros alignment = 4\n"
                     "      : vector<4x" POINTER "> -> vector<4xi32>\n" EXAMPLE_RETURNS,
        .gives = "dense<[4, 0, 2, 0]> : vector<4xi32>\n",
    },
    {
        .name = "ptr.masked_load",
        .summary = "a load of some lanes",
        .doc = "The lanes that are on from memory, where they lie side by side; the others from\n"
               "passthrough.\n",
        .operands = OPERANDS({ "ptr", &PTR_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "mask", &PTR_MASK, .poison = POISON_MOVES },
                             { "passthrough", &PTR_LANES, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "alignment", &OPTIONAL_I64_PROPERTY, "[]" }),
        .results = RESULTS({ "result", &PTR_LANES }),
        .types = TYPE_RULES(RESULT_MASK),
        .format = "$ptr `,` $mask `,` $passthrough (`alignment` `=` $alignment^)? "
                  "attr-dict `:` qualified(type($ptr)) `->` type($result)",
        LOAD_ENDS,
        .decisions = "M20, M27",
        .example = EXAMPLE_BEGINS EXAMPLE_STORES(
            "%data") "  %r = ptr.masked_load %p, %mask, %zeros : " POINTER
                     " -> vector<4xi32>\n" EXAMPLE_RETURNS,
        .gives = "dense<[1, 0, 3, 0]> : vector<4xi32>\n",
    },
    {
        .name = "ptr.masked_store",
        .summary = "a store of some lanes",
        .doc = "The lanes that are on go to memory, where they lie side by side.\n",
        .operands = OPERANDS({ "value", &PTR_LANES, .poison = POISON_MOVES },
                             { "ptr", &PTR_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "mask", &PTR_MASK, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "alignment", &OPTIONAL_I64_PROPERTY, "[]" }),
        .types = TYPE_RULES(VALUE_MASK),
        .format = "$value `,` $ptr `,` $mask (`alignment` `=` $alignment^)? attr-dict `:` "
                  "type($value) `,` qualified(type($ptr))",
        STORE_ENDS,
        .decisions = "M20, M27",
        .example = EXAMPLE_BEGINS EXAMPLE_STORES(
            "%zeros") "  ptr.masked_store %data, %p, %mask : vector<4xi32>, " POINTER
                      "\n" EXAMPLE_LOADS,
        .gives = "dense<[1, 0, 3, 0]> : vector<4xi32>\n",
    },
    {
        .name = "ptr.scatter",
        .summary = "a store of lanes to many places",
        .doc = "Each lane that is on to its own address, in the order of the lanes.\n",
        .operands = OPERANDS({ "value", &PTR_LANES, .poison = POISON_MOVES },
                             { "ptrs", &PTR_LANES_OF_POINTERS, .poison = POISON_MOVES },
                             { "mask", &PTR_MASK, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "alignment", &OPTIONAL_I64_PROPERTY, "[]" }),
        .types = TYPE_RULES(VALUE_MASK),
        .predicates = PREDICATES({ "all of {value, ptrs} have same shape", same_shape_written },
                                 { "all of {value, ptrs} have same type IDs", same_ids_written }),
        .format = "$value `,` $ptrs `,` $mask (`alignment` `=` $alignment^)? "
                  "attr-dict `:` type($value) `,` type($ptrs)",
        STORE_ENDS,
        .decisions = "M27",
        .example = EXAMPLE_BEGINS EXAMPLE_POINTERS EXAMPLE_STORES(
            "%zeros") "  ptr.scatter %data, %ptrs, %mask\n"
                      "      : vector<4xi32>, vector<4x" POINTER ">\n" EXAMPLE_LOADS,
        .gives = "dense<[0, 3, 0, 1]> : vector<4xi32>\n",
    },
    { 0 },
};
