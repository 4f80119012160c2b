/* Small attributes: flags, properties of functions, values that need no number. */
#include "dialects/llvm/attrs.h"

#include <string.h>

enum {
    OVERFLOW = LLVM_SMALL_ATTRS_END,
    LINKAGE,
    CCONV,
    COMDAT,
    POISON,
    UNDEF,
    ZERO,
    DSO_LOCAL_EQUIVALENT,
    ADDRESS_SPACE,
    CONSTANT_RANGE,
    TARGET,
    WORKGROUP_ATTRIBUTION,
};

bool llvm_is_string(const Attr *attr)
{
    return attr->kind == ATTR_STRING;
}

bool llvm_is_distinct(const Attr *attr)
{
    return attr->kind == ATTR_DISTINCT;
}

bool llvm_is_integer(const Attr *attr)
{
    return attr->kind == ATTR_INTEGER;
}

bool llvm_is_float_attr(const Attr *attr)
{
    return attr->kind == ATTR_FLOAT;
}

bool llvm_is_type_attr(const Attr *attr)
{
    return attr->kind == ATTR_TYPE;
}

bool llvm_is_fused_loc(const Attr *attr)
{
    return attr->kind == ATTR_LOC_FUSED;
}

const Attr *llvm_no_param(AsmParser *p, const AttrDef *def, const char *name,
                          const char *class_name)
{
    asm_plain_error(p, asm_here(p), "failed to parse %s parameter '%s' which is to be a `%s`",
                    def->record, name, class_name);
    return NULL;
}

const Attr *llvm_parse_enum_attr(AsmParser *p, const AttrDef *def, const Type *type)
{
    const ParamDef *param = &def->params[0];
    const Attr *value;

    (void)type;
    if (!asm_parse_punct(p, "<"))
        return NULL;
    value = asm_parse_enum(p, param->cases);
    if (!value)
        return llvm_no_param(p, def, param->name, param->class_name);
    return asm_parse_punct(p, ">") ? attr_dialect(asm_context(p), def, 1, &value) : NULL;
}

/* #llvm<comdat any> */
static const Attr *parse_comdat(AsmParser *p, const AttrDef *def, const Type *type)
{
    const Attr *value = asm_parse_enum(p, &LLVM_ENUM_COMDAT);

    (void)type;
    return value ? attr_dialect(asm_context(p), def, 1, &value)
                 : llvm_no_param(p, def, "comdat", "comdat::Comdat");
}

static void print_comdat(AsmPrinter *printer, const Attr *attr)
{
    asm_print(printer, " %s",
              enum_word(&LLVM_ENUM_COMDAT, int_low_s(attr->dialect.params[0]->integer)));
}

/* #llvm<dso_local_equivalent @function> */
static const Attr *parse_equivalent(AsmParser *p, const AttrDef *def, const Type *type)
{
    const Attr *symbol;

    (void)type;
    if (!asm_parse_attr(p, NULL, &symbol))
        return llvm_no_param(p, def, "sym", "FlatSymbolRefAttr");
    return attr_dialect(asm_context(p), def, 1, &symbol);
}

static void print_equivalent(AsmPrinter *printer, const Attr *attr)
{
    asm_print(printer, " ");
    asm_print_attr(printer, attr->dialect.params[0]);
}

/* <["+a", "-b"]> */
static const Attr *parse_features(AsmParser *p, const AttrDef *def, const Type *type)
{
    const Attr *features;

    (void)type;
    if (!asm_parse_punct(p, "<"))
        return NULL;
    if (asm_at_punct(p, ">")) {
        asm_plain_error(p, asm_here(p), "expected '['");
        return NULL;
    }
    if (!asm_parse_attr(p, NULL, &features))
        return NULL;
    if (!attr_is_array_of(features, llvm_is_string)) {
        asm_plain_error(p, asm_here(p), "invalid kind of attribute specified");
        return llvm_no_param(p, def, "features", "::llvm::ArrayRef<StringAttr>");
    }
    return asm_parse_punct(p, ">") ? attr_dialect(asm_context(p), def, 1, &features) : NULL;
}

static bool verify_features(const Attr *loc, const Attr *attr)
{
    const Attr *features = attr->dialect.params[0];

    for (unsigned i = 0; i < features->array.count; i++) {
        Str feature = features->array.elements[i]->string;

        if (!feature.len)
            return loc_error(loc, "target features can not be null or empty");
        if (feature.data[0] != '+' && feature.data[0] != '-')
            return loc_error(loc, "target features must start with '+' or '-'");
        if (str_find(feature, ',') < feature.len)
            return loc_error(loc, "target features can not contain ','");
    }
    return true;
}

/* <i32, 0, 12> */
static const Attr *parse_range(AsmParser *p, const AttrDef *def, const Type *type)
{
    const Attr *bounds[2];

    if (!asm_parse_punct(p, "<") || !asm_parse_type(p, &type))
        return NULL;
    if (type->kind != TYPE_INTEGER) {
        asm_plain_error(p, asm_here(p), "expected integer type");
        return NULL;
    }
    for (unsigned i = 0; i < 2; i++) {
        Int value;

        if (!asm_parse_punct(p, ",") || !asm_parse_integer_bits(p, type->integer.width, &value))
            return NULL;
        bounds[i] = attr_integer(type, value);
    }
    return asm_parse_punct(p, ">") ? attr_dialect(asm_context(p), def, 2, bounds) : NULL;
}

static void print_range(AsmPrinter *printer, const Attr *attr)
{
    asm_print(printer, "<");
    asm_print_type(printer, attr->dialect.params[0]->type);
    for (unsigned i = 0; i < 2; i++) {
        asm_print(printer, ", ");
        asm_print_attr_without_type(printer, attr->dialect.params[i]);
    }
    asm_print(printer, ">");
}

static bool is_target_feature_list(const Attr *attr)
{
    return attr->kind == ATTR_DIALECT
           && attr->dialect.def == &LLVM_SMALL_ATTRS[LLVM_TARGET_FEATURES_ATTR];
}

static const ParamDef MEMORY_EFFECTS_PARAMS[] = {
    { "other", PARAM_ENUM, .cases = &LLVM_ENUM_MOD_REF, .class_name = "ModRefInfo" },
    { "argMem", PARAM_ENUM, .cases = &LLVM_ENUM_MOD_REF, .class_name = "ModRefInfo" },
    { "inaccessibleMem", PARAM_ENUM, .cases = &LLVM_ENUM_MOD_REF, .class_name = "ModRefInfo" },
    { "errnoMem", PARAM_ENUM, .cases = &LLVM_ENUM_MOD_REF, .class_name = "ModRefInfo" },
    { "targetMem0", PARAM_ENUM, .cases = &LLVM_ENUM_MOD_REF, .class_name = "ModRefInfo" },
    { "targetMem1", PARAM_ENUM, .cases = &LLVM_ENUM_MOD_REF, .class_name = "ModRefInfo" },
    { 0 },
};

static const ParamDef DEREFERENCEABLE_PARAMS[] = {
    { "bytes", PARAM_INT, .class_name = "uint64_t" },
    { "mayBeNull", PARAM_BOOL, .class_name = "bool", .optional = true },
    { 0 },
};

static const ParamDef VSCALE_RANGE_PARAMS[] = {
    { "minRange", PARAM_ATTR, .class_name = "IntegerAttr", .holds = llvm_is_integer },
    { "maxRange", PARAM_ATTR, .class_name = "IntegerAttr", .holds = llvm_is_integer },
    { 0 },
};

static const ParamDef VEC_TYPE_HINT_PARAMS[] = {
    { "hint", PARAM_ATTR, .class_name = "TypeAttr", .holds = llvm_is_type_attr },
    { "is_signed", PARAM_BOOL, .class_name = "bool", .optional = true },
    { 0 },
};

static const ParamDef BLOCK_TAG_PARAMS[] = {
    { "id", PARAM_INT, .class_name = "uint32_t" },
    { 0 },
};

static const ParamDef BLOCK_ADDRESS_PARAMS[] = {
    { "function", PARAM_ATTR, .class_name = "FlatSymbolRefAttr", .holds = attr_is_flat_symbol },
    { "tag", PARAM_ATTR, .class_name = "BlockTagAttr",
      .def = &LLVM_SMALL_ATTRS[LLVM_BLOCK_TAG_ATTR] },
    { 0 },
};

static const ParamDef TARGET_PARAMS[] = {
    { "triple", PARAM_ATTR, .class_name = "StringAttr", .holds = llvm_is_string },
    { "chip", PARAM_ATTR, .class_name = "StringAttr", .holds = llvm_is_string },
    { "features", PARAM_ATTR, .class_name = "TargetFeaturesAttr", .optional = true,
      .holds = is_target_feature_list, .def = &LLVM_SMALL_ATTRS[LLVM_TARGET_FEATURES_ATTR] },
    { 0 },
};

const AttrDef LLVM_SMALL_ATTRS[] = {
    [LLVM_FASTMATH_ATTR] = { .name = "llvm.fastmath",
                             .summary = "what float arithmetic may take for granted",
                             .record = "LLVM_FastmathFlagsAttr",
                             .params = { { "value", PARAM_ENUM, &LLVM_ENUM_FASTMATH } } },
    [LLVM_MEMORY_EFFECTS_ATTR] = { .name = "llvm.memory_effects",
                                   .summary = "which memory is read and written",
                                   .record = "LLVM_MemoryEffectsAttr",
                                   .struct_params = MEMORY_EFFECTS_PARAMS },
    [LLVM_DEREFERENCEABLE_ATTR] = { .name = "llvm.dereferenceable",
                                    .summary = "bytes behind a pointer that may be read",
                                    .record = "LLVM_DereferenceableAttr",
                                    .struct_params = DEREFERENCEABLE_PARAMS },
    [LLVM_FRAME_POINTER_ATTR] = { .name = "llvm.framePointerKind",
                                  .summary = "which functions keep a frame pointer",
                                  .record = "FramePointerKindAttr",
                                  .params = { { "framePointerKind", PARAM_ENUM,
                                                &LLVM_ENUM_FRAME_POINTER,
                                                "framePointerKind::FramePointerKind" } },
                                  .parse = llvm_parse_enum_attr },
    [LLVM_VSCALE_RANGE_ATTR] = { .name = "llvm.vscale_range",
                                 .summary = "bounds on the size of scalable vectors",
                                 .record = "LLVM_VScaleRangeAttr",
                                 .struct_params = VSCALE_RANGE_PARAMS },
    [LLVM_TARGET_FEATURES_ATTR] = { .name = "llvm.target_features",
                                    .summary = "features of the target, switched on or off",
                                    .record = "LLVM_TargetFeaturesAttr",
                                    .params = { { "features", PARAM_ATTR } },
                                    .parse = parse_features,
                                    .verify = verify_features },
    [LLVM_VEC_TYPE_HINT_ATTR] = { .name = "llvm.vec_type_hint",
                                  .summary = "the type to vectorize a kernel for",
                                  .record = "LLVM_VecTypeHintAttr",
                                  .struct_params = VEC_TYPE_HINT_PARAMS },
    [LLVM_UWTABLE_ATTR] = { .name = "llvm.uwtableKind",
                            .summary = "whether there is an unwind table",
                            .record = "UWTableKindAttr",
                            .params = { { "uwtableKind", PARAM_ENUM, &LLVM_ENUM_UWTABLE,
                                          "uwtable::UWTableKind" } },
                            .parse = llvm_parse_enum_attr },
    [LLVM_BLOCK_TAG_ATTR] = { .name = "llvm.blocktag",
                              .summary = "a name for a block whose address is taken",
                              .record = "LLVM_BlockTagAttr",
                              .struct_params = BLOCK_TAG_PARAMS },
    [LLVM_BLOCK_ADDRESS_ATTR] = { .name = "llvm.blockaddress",
                                  .summary = "a block by its function and tag",
                                  .record = "LLVM_BlockAddressAttr",
                                  .struct_params = BLOCK_ADDRESS_PARAMS },
    [OVERFLOW] = { .name = "llvm.overflow",
                   .summary = "how integer arithmetic must not overflow",
                   .record = "LLVM_IntegerOverflowFlagsAttr",
                   .params = { { "value", PARAM_ENUM, &LLVM_ENUM_OVERFLOW,
                                 "::mlir::LLVM::IntegerOverflowFlags" } },
                   .parse = llvm_parse_enum_attr },
    [LINKAGE] = { .name = "llvm.linkage",
                  .summary = "who sees a symbol, and which of several definitions counts",
                  .record = "LinkageAttr",
                  .params = { { "linkage", PARAM_ENUM, &LLVM_ENUM_LINKAGE, "linkage::Linkage" } },
                  .parse = llvm_parse_enum_attr },
    [CCONV] = { .name = "llvm.cconv",
                .summary = "how arguments and results are passed",
                .record = "CConvAttr",
                .params = { { "CallingConv", PARAM_ENUM, .cases = &LLVM_ENUM_CCONV,
                              .class_name = "CConv" } },
                .parse = llvm_parse_enum_attr },
    [LLVM_TAIL_CALL_ATTR] = { .name = "llvm.tailcallkind",
                              .summary = "whether a call may or must be a tail call",
                              .record = "TailCallKindAttr",
                              .params = { { "tailCallKind", PARAM_ENUM, &LLVM_ENUM_TAIL_CALL,
                                            "TailCallKind" } },
                              .parse = llvm_parse_enum_attr },
    [COMDAT] = { .name = "llvm.comdat",
                 .summary = "how the linker chooses among sections of one name",
                 .record = "ComdatAttr",
                 .params = { { "comdat", PARAM_ENUM, &LLVM_ENUM_COMDAT } },
                 .parse = parse_comdat,
                 .print = print_comdat },
    [POISON] = { .name = "llvm.poison", .summary = "poison, as an element of a constant" },
    [UNDEF] = { .name = "llvm.undef", .summary = "undef, as an element of a constant" },
    [ZERO] = { .name = "llvm.zero", .summary = "zero of any type, as an element of a constant" },
    [DSO_LOCAL_EQUIVALENT] = { .name = "llvm.dso_local_equivalent",
                               .summary = "a local function that does what another does",
                               .record = "LLVM_DSOLocalEquivalentAttr",
                               .params = { { "sym", PARAM_ATTR } },
                               .parse = parse_equivalent,
                               .print = print_equivalent },
    [ADDRESS_SPACE] = { .name = "llvm.address_space",
                        .summary = "an address space, for memrefs",
                        .record = "LLVM_AddressSpaceAttr",
                        .params = { { "addressSpace", PARAM_INT, .class_name = "unsigned" } },
                        .is_address_space = true },
    [CONSTANT_RANGE] = { .name = "llvm.constant_range",
                         .summary = "integers from a lower to below an upper bound",
                         .record = "LLVM_ConstantRangeAttr",
                         .params = { { "lower", PARAM_ATTR }, { "upper", PARAM_ATTR } },
                         .parse = parse_range,
                         .print = print_range },
    [TARGET] = { .name = "llvm.target",
                 .summary = "a target: triple, chip and features",
                 .record = "LLVM_TargetAttr",
                 .struct_params = TARGET_PARAMS },
    [WORKGROUP_ATTRIBUTION] = { .name = "llvm.mlir.workgroup_attribution",
                                .summary = "the size and type of a workgroup buffer",
                                .record = "WorkgroupAttributionAttr",
                                .params = { { "num_elements", PARAM_ATTR },
                                            { "element_type", PARAM_ATTR } } },
    { 0 },
};

const AttrDef *const LLVM_ATTR_TABLES[] = {
    LLVM_SMALL_ATTRS, LLVM_LOOP_ATTRS,   LLVM_METADATA_ATTRS,
    LLVM_DEBUG_ATTRS, LLVM_MODULE_ATTRS, NULL,
};

int64_t llvm_enum_value(const Attr *attr)
{
    return int_low_s(attr->dialect.params[0]->integer);
}

const Attr *llvm_enum_attr(Context *context, const char *mnemonic, int64_t value)
{
    const Attr *param = attr_i64(context, value);
    const AttrDef *def = LLVM_SMALL_ATTRS;

    while (strcmp(def->name + 5, mnemonic) != 0)
        def++;
    return attr_dialect(context, def, 1, &param);
}

const Attr *llvm_vscale_range(Context *context, int64_t least, int64_t most)
{
    const Attr *params[] = { attr_i32(context, (int32_t)least), attr_i32(context, (int32_t)most) };

    return attr_dialect(context, &LLVM_SMALL_ATTRS[LLVM_VSCALE_RANGE_ATTR], 2, params);
}
