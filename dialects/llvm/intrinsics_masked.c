/* Intrinsics that access memory for the lanes of a mask that are on. */
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/predicated.h"
#include "dialects/llvm/pointers.h"
#include "dialects/pointed.h"

/* A pointer for each lane of what is read or written. */
static bool verify_lanes(const Op *op, const Type *pointers, const Type *data, unsigned operand)
{
    bool scalable = type_is_scalable(data);
    const Type *expected = type_vector(data->context, 1, data->shaped.dims,
                                       scalable ? &scalable : NULL, pointers->shaped.element);

    return pointers == expected
           || op_error(op, "expected operand #%u type to be '%s'", operand, type_text(expected));
}

static bool verify_gather(const Op *op)
{
    return verify_lanes(op, op->operands[0]->type, op->results[0]->type, 1);
}

static bool verify_scatter(const Op *op)
{
    return verify_lanes(op, op->operands[1]->type, op->operands[0]->type, 2);
}

static Lanes lanes_in(Step *s, unsigned mask, unsigned pointers, const Type *vector)
{
    return masked_lanes(s, operand_place(s, mask), operand_place(s, pointers),
                        vector->shaped.element, llvm_bytes_of(op_attr(s->op, "alignment"), 1));
}

/* Of pointer or pointers, mask, and what stands for lanes that are off. */
static Flow masked_load(Step *s)
{
    Lanes lanes = lanes_in(s, 1, 0, s->op->results[0]->type);
    Place otherwise = s->op->operand_count > 2 ? operand_place(s, 2) : (Place){ 0 };

    return load_lanes(&lanes, result_place(s, 0), s->op->operand_count > 2 ? &otherwise : NULL,
                      false);
}

static Flow expandload(Step *s)
{
    Lanes lanes = lanes_in(s, 1, 0, s->op->results[0]->type);
    Place otherwise = operand_place(s, 2);

    return load_lanes(&lanes, result_place(s, 0), &otherwise, true);
}

static Flow masked_store(Step *s)
{
    Lanes lanes = lanes_in(s, 2, 1, s->op->operands[0]->type);

    return store_lanes(&lanes, operand_place(s, 0), false);
}

static Flow compressstore(Step *s)
{
    Lanes lanes = lanes_in(s, 2, 1, s->op->operands[0]->type);

    return store_lanes(&lanes, operand_place(s, 0), true);
}

/* Under an explicit vector length: a pointer, a distance where the lanes lie apart, a mask and the
 * length. The pointer is aligned as LLVM's data layout has it: as a vector of the type, or as each
 * of its elements where they lie apart. */
static bool predicated(Step *s, unsigned pointer, const Type *vector, Int *stride, Lanes *lanes)
{
    bool apart = s->op->operand_count > pointer + 3;

    *lanes = lanes_in(s, pointer + (apart ? 2 : 1), pointer, vector);
    if (apart) {
        *stride = int_in(s, pointer + 1);
        lanes->stride = stride;
    }
    lanes->alignment = layout_alignment(layout_of(s, apart ? lanes->element : vector));
    return llvm_evl(s, layout_lanes(layout_of(s, vector)), &lanes->evl);
}

static Flow vp_load(Step *s)
{
    Lanes lanes;
    Int stride;

    if (!predicated(s, 0, s->op->results[0]->type, &stride, &lanes))
        return FLOW_END;
    return load_lanes(&lanes, result_place(s, 0), NULL, false);
}

static Flow vp_store(Step *s)
{
    Lanes lanes;
    Int stride;

    if (!predicated(s, 1, s->op->operands[0]->type, &stride, &lanes))
        return FLOW_END;
    return store_lanes(&lanes, operand_place(s, 0), false);
}

static bool loads_lanes(const Op *op)
{
    return llvm_is_mask_of(op->results[0]->type, op->operands[1]->type)
           && (op->operand_count < 3 || op->operands[2]->type == op->results[0]->type);
}

static bool stores_lanes(const Op *op)
{
    return llvm_is_mask_of(op->operands[0]->type, op->operands[2]->type);
}

/* The mask stands before evl. */
static bool loads_lanes_below_evl(const Op *op)
{
    return llvm_is_mask_of(op->results[0]->type, op->operands[op->operand_count - 2]->type);
}

static bool stores_lanes_below_evl(const Op *op)
{
    return llvm_is_mask_of(op->operands[0]->type, op->operands[op->operand_count - 2]->type);
}

#define VP_LOAD_ENDS                                                                               \
    .poison = "Lanes that memory has as poison, and those that are off.\n",                        \
    .undefined = EVL_UNDEFINED LANE_UNDEFINED "living object.\n", .decisions = "N21"
#define VP_STORE_ENDS                                                                              \
    .undefined = EVL_UNDEFINED LANE_UNDEFINED "living, writable object.\n", .decisions = "N21"
#define VP_OPERANDS { "mask", &LLVM_VECTOR_OF_I1, .poison = POISON_MOVES }, EVL

#define EXAMPLE_BEGINS                                                                             \
    "func.func @main() -> vector<4xi32> {\n"                                                       \
    "  %one = llvm.mlir.constant(1 : i32) : i32\n"                                                 \
    "  %mask = arith.constant dense<[true, false, true, false]> : vector<4xi1>\n"                  \
    "  %data = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>\n"                               \
    "  %zeros = arith.constant dense<0> : vector<4xi32>\n"                                         \
    "  %p = llvm.alloca %one x vector<4xi32> : (i32) -> !llvm.ptr\n"

const OpDef LLVM_MASKED_INTRINSICS[] = {
    {
        .name = "llvm.intr.masked.compressstore",
        .summary = "a store of some lanes, close together",
        .doc = "The lanes that are on go one behind the other to memory.\n",
        .operands = OPERANDS({ "value", &LLVM_VECTOR, .poison = POISON_MOVES },
                             { "ptr", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "mask", &LLVM_VECTOR_OF_I1, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "arg_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "res_attrs", &DICT_ARRAY_ATTR, .optional = true }),
        .eval = compressstore,
        .fits = stores_lanes,
        .undefined = LANE_UNDEFINED "living, writable object.\n",
        .example = EXAMPLE_BEGINS "  llvm.store %zeros, %p : vector<4xi32>, !llvm.ptr\n"
                                  "  \"llvm.intr.masked.compressstore\"(%data, %p, %mask)\n"
                                  "      : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()\n"
                                  "  %r = llvm.load %p : !llvm.ptr -> vector<4xi32>\n"
                                  "  return %r : vector<4xi32>\n"
                                  "}\n",
        .gives = "dense<[1, 3, 0, 0]> : vector<4xi32>\n",
    },
    {
        .name = "llvm.intr.masked.expandload",
        .summary = "a load into some lanes",
        .doc = "The lanes that are on come one behind the other from memory; the others from\n"
               "passthru.\n",
        .operands = OPERANDS({ "ptr", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "mask", &LLVM_VECTOR_OF_I1, .poison = POISON_MOVES },
                             { "passthru", &LLVM_VECTOR, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "arg_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "res_attrs", &DICT_ARRAY_ATTR, .optional = true }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .eval = expandload,
        .fits = loads_lanes,
        .poison = "Lanes that memory has as poison, and those that are off where nothing stands\n"
                  "for them or what does is poison.\n",
        .undefined = LANE_UNDEFINED "living object.\n",
        .example =
            EXAMPLE_BEGINS "  llvm.store %data, %p : vector<4xi32>, !llvm.ptr\n"
                           "  %r = \"llvm.intr.masked.expandload\"(%p, %mask, %zeros)\n"
                           "      : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>\n"
                           "  return %r : vector<4xi32>\n"
                           "}\n",
        .gives = "dense<[1, 0, 2, 0]> : vector<4xi32>\n",
    },
    {
        .name = "llvm.intr.masked.gather",
        .summary = "a load of lanes from many places",
        .doc = "Each lane that is on from its own address; the others from pass_thru, or\n"
               "poison.\n",
        .operands = OPERANDS({ "ptrs", &LLVM_VECTOR_OF_POINTER, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1, .poison = POISON_MOVES },
                             { "pass_thru", &LLVM_VECTOR, VARIADIC, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "alignment", &I32_ATTR }),
        .results = RESULTS({ "res", &LLVM_VECTOR }),
        .format = "operands attr-dict `:` functional-type(operands, results)",
        .verify = verify_gather,
        .eval = masked_load,
        .fits = loads_lanes,
        .poison = "Lanes that memory has as poison, and those that are off where nothing stands\n"
                  "for them or what does is poison.\n",
        .undefined = LANE_UNDEFINED "living object.\n",
        .example = EXAMPLE_BEGINS
        "  llvm.store %data, %p : vector<4xi32>, !llvm.ptr\n"
        "  %at = arith.constant dense<[3, 2, 1, 0]> : vector<4xi32>\n"
        "  %ptrs = llvm.getelementptr %p[%at]\n"
        "      : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i32\n"
        "  %r = llvm.intr.masked.gather %ptrs, %mask, %zeros {alignment = 4 : i32}\n"
        "      : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>\n"
        "  return %r : vector<4xi32>\n"
        "}\n",
        .gives = "dense<[4, 0, 2, 0]> : vector<4xi32>\n",
    },
    {
        .name = "llvm.intr.masked.load",
        .summary = "a load of some lanes",
        .doc = "The lanes that are on from memory; the others from pass_thru, or poison.\n",
        .operands = OPERANDS({ "data", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "mask", &LLVM_VECTOR_OF_I1, .poison = POISON_MOVES },
                             { "pass_thru", &LLVM_VECTOR, OPTIONAL, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "alignment", &I32_ATTR }, { "nontemporal", &UNIT_ATTR }),
        .results = RESULTS({ "res", &LLVM_VECTOR }),
        .format = "operands attr-dict `:` functional-type(operands, results)",
        .eval = masked_load,
        .fits = loads_lanes,
        .poison = "Lanes that memory has as poison, and those that are off where nothing stands\n"
                  "for them or what does is poison.\n",
        .undefined = LANE_UNDEFINED "living object.\n",
        .example =
            EXAMPLE_BEGINS "  llvm.store %data, %p : vector<4xi32>, !llvm.ptr\n"
                           "  %r = llvm.intr.masked.load %p, %mask, %zeros {alignment = 4 : i32}\n"
                           "      : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>\n"
                           "  return %r : vector<4xi32>\n"
                           "}\n",
        .gives = "dense<[1, 0, 3, 0]> : vector<4xi32>\n",
    },
    {
        .name = "llvm.intr.masked.scatter",
        .summary = "a store of lanes to many places",
        .doc = "Each lane that is on to its own address, in the order of the lanes.\n",
        .operands = OPERANDS({ "value", &LLVM_VECTOR, .poison = POISON_MOVES },
                             { "ptrs", &LLVM_VECTOR_OF_POINTER, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "alignment", &I32_ATTR }),
        .format = "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` "
                  "type($ptrs)",
        .verify = verify_scatter,
        .eval = masked_store,
        .fits = stores_lanes,
        .undefined = LANE_UNDEFINED "living, writable object.\n",
        .example =
            EXAMPLE_BEGINS "  llvm.store %zeros, %p : vector<4xi32>, !llvm.ptr\n"
                           "  %at = arith.constant dense<[3, 2, 1, 0]> : vector<4xi32>\n"
                           "  %ptrs = llvm.getelementptr %p[%at]\n"
                           "      : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i32\n"
                           "  llvm.intr.masked.scatter %data, %ptrs, %mask {alignment = 4 : i32}\n"
                           "      : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>\n"
                           "  %r = llvm.load %p : !llvm.ptr -> vector<4xi32>\n"
                           "  return %r : vector<4xi32>\n"
                           "}\n",
        .gives = "dense<[0, 3, 0, 1]> : vector<4xi32>\n",
    },
    {
        .name = "llvm.intr.masked.store",
        .summary = "a store of some lanes",
        .doc = "The lanes that are on to memory; the other bytes stay.\n",
        .operands = OPERANDS({ "value", &LLVM_VECTOR, .poison = POISON_MOVES },
                             { "data", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "mask", &LLVM_VECTOR_OF_I1, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "alignment", &I32_ATTR }),
        .format = "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` "
                  "qualified(type($data))",
        .eval = masked_store,
        .fits = stores_lanes,
        .undefined = LANE_UNDEFINED "living, writable object.\n",
        .example =
            EXAMPLE_BEGINS "  llvm.store %zeros, %p : vector<4xi32>, !llvm.ptr\n"
                           "  llvm.intr.masked.store %data, %p, %mask {alignment = 4 : i32}\n"
                           "      : vector<4xi32>, vector<4xi1> into !llvm.ptr\n"
                           "  %r = llvm.load %p : !llvm.ptr -> vector<4xi32>\n"
                           "  return %r : vector<4xi32>\n"
                           "}\n",
        .gives = "dense<[1, 0, 3, 0]> : vector<4xi32>\n",
    },
    {
        .name = "llvm.intr.experimental.vp.strided.load",
        .summary = "a load of lanes at a stride",
        .doc = "Lane i, where it is on and below evl, from ptr plus i times the stride, in\n"
               "bytes.\n",
        .operands = OPERANDS({ "ptr", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "stride", &ANY_SIGNLESS_INTEGER, .poison = POISON_IS_UNDEFINED },
                             VP_OPERANDS),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .eval = vp_load,
        .fits = loads_lanes_below_evl,
        VP_LOAD_ENDS,
        .example = EXAMPLE_BEGINS
        "  llvm.store %data, %p : vector<4xi32>, !llvm.ptr\n"
        "  %back = llvm.mlir.constant(-4 : i64) : i64\n"
        "  %three = llvm.mlir.constant(3 : i32) : i32\n"
        "  %last = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32\n"
        "  %r = \"llvm.intr.experimental.vp.strided.load\"(%last, %back, %mask, %three)\n"
        "      : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xi32>\n"
        "  return %r : vector<4xi32>\n"
        "}\n",
        .gives = "dense<[3, poison, 1, poison]> : vector<4xi32>\n",
    },
    {
        .name = "llvm.intr.experimental.vp.strided.store",
        .summary = "a store of lanes at a stride",
        .doc = "Lane i, where it is on and below evl, to ptr plus i times the stride, in bytes.\n",
        .operands = OPERANDS({ "val", &LLVM_VECTOR, .poison = POISON_MOVES },
                             { "ptr", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "stride", &ANY_SIGNLESS_INTEGER, .poison = POISON_IS_UNDEFINED },
                             VP_OPERANDS),
        .eval = vp_store,
        .fits = stores_lanes_below_evl,
        VP_STORE_ENDS,
        .example = EXAMPLE_BEGINS
        "  llvm.store %zeros, %p : vector<4xi32>, !llvm.ptr\n"
        "  %six = llvm.mlir.constant(6 : i64) : i64\n"
        "  %all = llvm.mlir.constant(4 : i32) : i32\n"
        "  \"llvm.intr.experimental.vp.strided.store\"(%data, %p, %six, %mask, %all)\n"
        "      : (vector<4xi32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()\n"
        "  %r = llvm.load %p : !llvm.ptr -> vector<4xi32>\n"
        "  return %r : vector<4xi32>\n"
        "}\n",
        .gives = "dense<[1, 0, 0, 3]> : vector<4xi32>\n",
    },
    {
        .name = "llvm.intr.vp.load",
        .summary = "a load of lanes that are on",
        .doc = "The lanes that are on in the mask and below evl from memory; the others are\n"
               "poison.\n",
        .operands = OPERANDS({ "ptr", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED }, VP_OPERANDS),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .eval = vp_load,
        .fits = loads_lanes_below_evl,
        VP_LOAD_ENDS,
        .example = EXAMPLE_BEGINS "  llvm.store %data, %p : vector<4xi32>, !llvm.ptr\n"
                                  "  %two = llvm.mlir.constant(2 : i32) : i32\n"
                                  "  %r = \"llvm.intr.vp.load\"(%p, %mask, %two)\n"
                                  "      : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xi32>\n"
                                  "  return %r : vector<4xi32>\n"
                                  "}\n",
        .gives = "dense<[1, poison, poison, poison]> : vector<4xi32>\n",
    },
    {
        .name = "llvm.intr.vp.store",
        .summary = "a store of lanes that are on",
        .doc = "The lanes that are on in the mask and below evl to memory; other bytes stay.\n",
        .operands = OPERANDS({ "val", &LLVM_VECTOR, .poison = POISON_MOVES },
                             { "ptr", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED }, VP_OPERANDS),
        .eval = vp_store,
        .fits = stores_lanes_below_evl,
        VP_STORE_ENDS,
        .example = EXAMPLE_BEGINS "  llvm.store %zeros, %p : vector<4xi32>, !llvm.ptr\n"
                                  "  %two = llvm.mlir.constant(2 : i32) : i32\n"
                                  "  \"llvm.intr.vp.store\"(%data, %p, %mask, %two)\n"
                                  "      : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()\n"
                                  "  %r = llvm.load %p : !llvm.ptr -> vector<4xi32>\n"
                                  "  return %r : vector<4xi32>\n"
                                  "}\n",
        .gives = "dense<[1, 0, 0, 0]> : vector<4xi32>\n",
    },
    { 0 },
};
