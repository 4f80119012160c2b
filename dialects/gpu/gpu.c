/* gpu: the attributes that map loops to a device's hardware, for scf.forall. Its operations are not
 * known.
 */
#include "dialects/gpu/gpu.h"

#include "core/define/constraint.h"
#include "core/ir/diag.h"

static const EnumDef MAPPING_ID = {
    .name = "::mlir::gpu::MappingId",
    .summary = "Mapping ids for loop mapping",
    .cases =
        (const EnumCase[]){
            { "x", 0 },
            { "y", 1 },
            { "z", 2 },
            { "linear_dim_0", 3 },
            { "linear_dim_1", 4 },
            { "linear_dim_2", 5 },
            { "linear_dim_3", 6 },
            { "linear_dim_4", 7 },
            { "linear_dim_5", 8 },
            { "linear_dim_6", 9 },
            { "linear_dim_7", 10 },
            { "linear_dim_8", 11 },
            { "linear_dim_9", 12 },
            { 0 },
        },
};

static const EnumDef ADDRESS_SPACE = {
    .name = "::mlir::gpu::AddressSpace",
    .summary = "GPU address space",
    .cases = (const EnumCase[]){ { "global", 1 }, { "workgroup", 2 }, { "private", 3 }, { 0 } },
};

const AttrDef GPU_ATTRS[] = {
    {
        .name = "gpu.block",
        .summary = "a loop's iterations are thread blocks",
        .record = "GPUBlockMappingAttr",
        .params = { { .name = "block", .kind = PARAM_ENUM, .cases = &MAPPING_ID } },
    },
    {
        .name = "gpu.warpgroup",
        .summary = "a loop's iterations are groups of warps",
        .record = "GPUWarpgroupMappingAttr",
        .params = { { .name = "warpgroup", .kind = PARAM_ENUM, .cases = &MAPPING_ID } },
    },
    {
        .name = "gpu.warp",
        .summary = "a loop's iterations are warps",
        .record = "GPUWarpMappingAttr",
        .params = { { .name = "warp", .kind = PARAM_ENUM, .cases = &MAPPING_ID } },
    },
    {
        .name = "gpu.thread",
        .summary = "a loop's iterations are threads",
        .record = "GPUThreadMappingAttr",
        .params = { { .name = "thread", .kind = PARAM_ENUM, .cases = &MAPPING_ID } },
    },
    {
        .name = "gpu.lane",
        .summary = "a loop's iterations are lanes of a warp",
        .record = "GPULaneMappingAttr",
        .params = { { .name = "lane", .kind = PARAM_ENUM, .cases = &MAPPING_ID } },
    },
    {
        .name = "gpu.mask",
        .summary = "which processing units take part, a bit for each",
        .record = "GPUMappingMaskAttr",
        .params = { { .name = "mask", .kind = PARAM_INT, .class_name = "uint64_t" } },
    },
    {
        .name = "gpu.memory_space",
        .summary = "a loop works in this memory",
        .record = "GPUMemorySpaceMappingAttr",
        .params = { { .name = "address_space", .kind = PARAM_ENUM, .cases = &ADDRESS_SPACE } },
    },
    {
        .name = "gpu.address_space",
        .summary = "the memory a memref lies in",
        .record = "GPU_AddressSpaceAttr",
        .params = { { .name = "value", .kind = PARAM_ENUM, .cases = &ADDRESS_SPACE } },
    },
    { 0 },
};

static bool verify_attr(const Op *op, const NamedAttr *attr)
{
    const Attr *value = attr->value;

    if (str_lists("gpu.known_block_size gpu.known_cluster_size gpu.known_grid_size", attr->name)) {
        if (!attr_satisfies(&DENSE_I32_ARRAY_ATTR, value))
            return op_error(op, "%.*s must be a dense i32 array", STR_ARG(attr->name));
        return value->dense.count == 3
               || op_error(op, "%.*s must contain exactly 3 elements", STR_ARG(attr->name));
    }
    return !str_is(attr->name, "gpu.container_module") || value->kind != ATTR_UNIT
           || op_is(op, "builtin.module")
           || op_plain_error(op, "expected 'gpu.container_module' attribute to be attached to "
                                 "'builtin.module'");
}

const DialectDef GPU_DIALECT = {
    .name = "gpu",
    .summary = "attributes that map loops to a device",
    .doc = "Attributes with which scf.forall says on which part of a device its iterations are to\n"
           "run. They mean nothing to the interpreter.\n",
    .attrs = GPU_ATTRS,
    .types = GPU_TYPES,
    .verify_attr = verify_attr,
};
