/* Conditions on attributes that rows of several files share. The words are ODS's. */
#include "dialects/llvm/attrs.h"

#include <string.h>

/* An attribute of this dialect by its mnemonic. */
bool llvm_is_attr(const Attr *attr, const char *mnemonic)
{
    return attr->kind == ATTR_DIALECT && strncmp(attr->dialect.def->name, "llvm.", 5) == 0
           && strcmp(attr->dialect.def->name + 5, mnemonic) == 0;
}

static bool is_case(const Attr *attr, const EnumDef *def)
{
    if (attr->kind != ATTR_INTEGER || !type_is_signless(attr->type, 64))
        return false;
    for (const EnumCase *c = def->cases; c->keyword; c++)
        if (c->value == int_low_s(attr->integer))
            return true;
    return false;
}

static bool is_fastmath(const Attr *attr)
{
    return llvm_is_attr(attr, "fastmath");
}

static bool is_linkage(const Attr *attr)
{
    return llvm_is_attr(attr, "linkage");
}

static bool is_cconv(const Attr *attr)
{
    return llvm_is_attr(attr, "cconv");
}

static bool is_tail_call(const Attr *attr)
{
    return llvm_is_attr(attr, "tailcallkind");
}

static bool is_memory_effects(const Attr *attr)
{
    return llvm_is_attr(attr, "memory_effects");
}

static bool is_loop_annotation(const Attr *attr)
{
    return llvm_is_attr(attr, "loop_annotation");
}

static bool is_dereferenceable(const Attr *attr)
{
    return llvm_is_attr(attr, "dereferenceable");
}

static bool is_frame_pointer(const Attr *attr)
{
    return llvm_is_attr(attr, "framePointerKind");
}

static bool is_vscale_range(const Attr *attr)
{
    return llvm_is_attr(attr, "vscale_range");
}

static bool is_target_features(const Attr *attr)
{
    return llvm_is_attr(attr, "target_features");
}

static bool is_vec_type_hint(const Attr *attr)
{
    return llvm_is_attr(attr, "vec_type_hint");
}

static bool is_uwtable(const Attr *attr)
{
    return llvm_is_attr(attr, "uwtableKind");
}

static bool is_block_address(const Attr *attr)
{
    return llvm_is_attr(attr, "blockaddress");
}

static bool is_block_tag(const Attr *attr)
{
    return llvm_is_attr(attr, "blocktag");
}

static bool is_alias_scope(const Attr *attr)
{
    return llvm_is_attr(attr, "alias_scope");
}

static bool is_di_local_variable(const Attr *attr)
{
    return llvm_is_attr(attr, "di_local_variable");
}

static bool is_di_expression(const Attr *attr)
{
    return llvm_is_attr(attr, "di_expression");
}

static bool is_di_label(const Attr *attr)
{
    return llvm_is_attr(attr, "di_label");
}

static bool is_ordering_case(const Attr *attr)
{
    return is_case(attr, &LLVM_ENUM_ORDERING);
}

static bool is_bin_op_case(const Attr *attr)
{
    return is_case(attr, &LLVM_ENUM_BIN_OP);
}

static bool is_icmp_case(const Attr *attr)
{
    return is_case(attr, &LLVM_ENUM_ICMP);
}

static bool is_fcmp_case(const Attr *attr)
{
    return is_case(attr, &LLVM_ENUM_FCMP);
}

static bool is_visibility_case(const Attr *attr)
{
    return is_case(attr, &LLVM_ENUM_VISIBILITY);
}

static bool is_unnamed_addr_case(const Attr *attr)
{
    return is_case(attr, &LLVM_ENUM_UNNAMED_ADDR);
}

static bool is_comdat_case(const Attr *attr)
{
    return is_case(attr, &LLVM_ENUM_COMDAT);
}

static bool is_asm_dialect_case(const Attr *attr)
{
    return is_case(attr, &LLVM_ENUM_ASM_DIALECT);
}

static bool is_rounding_case(const Attr *attr)
{
    return is_case(attr, &LLVM_ENUM_ROUNDING);
}

static bool is_fp_exceptions_case(const Attr *attr)
{
    return is_case(attr, &LLVM_ENUM_FP_EXCEPTIONS);
}

/* Flags are numbers of 32 bits, taken from integers of any width. */
static bool gives_flags(const Attr *attr)
{
    return attr->kind == ATTR_INTEGER;
}

static bool gives_overflow(const Attr *attr)
{
    return gives_flags(attr) || llvm_is_attr(attr, "overflow");
}

static const Attr *flags_in(const Attr *attr)
{
    uint64_t flags =
        attr->kind == ATTR_INTEGER ? int_low_u(attr->integer) : (uint64_t)llvm_enum_value(attr);

    return attr_i32(attr->context, (int32_t)(uint32_t)flags);
}

static bool is_i32(const Attr *attr)
{
    return attr->kind == ATTR_INTEGER && type_is_signless(attr->type, 32);
}

static bool are_flags(const Attr *attr, uint32_t known)
{
    return is_i32(attr) && (int_low_u(attr->integer) & ~(uint64_t)known) == 0;
}

static bool is_overflow(const Attr *attr)
{
    return are_flags(attr, 3);
}

static bool is_gep_flags(const Attr *attr)
{
    return are_flags(attr, 7);
}

static bool is_function_type(const Attr *attr)
{
    return attr->kind == ATTR_TYPE && llvm_is_func(attr->type_value);
}

static bool is_access_group(const Attr *attr)
{
    return llvm_is_attr(attr, "access_group");
}

static bool is_tbaa_tag(const Attr *attr)
{
    return llvm_is_attr(attr, "tbaa_tag");
}

static bool is_global_expression(const Attr *attr)
{
    return llvm_is_attr(attr, "di_global_variable_expression");
}

static bool are_access_groups(const Attr *attr)
{
    return attr_is_array_of(attr, is_access_group);
}

static bool are_alias_scopes(const Attr *attr)
{
    return attr_is_array_of(attr, is_alias_scope);
}

static bool are_tbaa_tags(const Attr *attr)
{
    return attr_is_array_of(attr, is_tbaa_tag);
}

static bool are_global_expressions(const Attr *attr)
{
    return attr_is_array_of(attr, is_global_expression);
}

static bool is_non_negative_i32(const Attr *attr)
{
    return is_i32(attr) && int_low_s(attr->integer) >= 0;
}

const AttrConstraint LLVM_FASTMATH = {
    .summary = "LLVM fastmath flags",
    .holds = is_fastmath,
    .syntax = ATTR_ENUM_DIALECT,
    .def = &LLVM_SMALL_ATTRS[LLVM_FASTMATH_ATTR],
    .cases = &LLVM_ENUM_FASTMATH,
    .stored = is_fastmath,
};
const AttrConstraint LLVM_LINKAGE = {
    .summary = "LLVM Linkage specification",
    .holds = is_linkage,
    .syntax = ATTR_PLAIN,
    .stored = is_linkage,
};
const AttrConstraint LLVM_CCONV = {
    .summary = "LLVM Calling Convention specification",
    .holds = is_cconv,
    .syntax = ATTR_PLAIN,
    .stored = is_cconv,
};
const AttrConstraint LLVM_TAIL_CALL = {
    .summary = "LLVM Calling Convention specification",
    .holds = is_tail_call,
    .syntax = ATTR_DIALECT_BODY,
    .def = &LLVM_SMALL_ATTRS[LLVM_TAIL_CALL_ATTR],
    .stored = is_tail_call,
};
const AttrConstraint LLVM_MEMORY_EFFECTS = {
    .summary = "",
    .holds = is_memory_effects,
    .syntax = ATTR_DIALECT_BODY,
    .def = &LLVM_SMALL_ATTRS[LLVM_MEMORY_EFFECTS_ATTR],
    .stored = is_memory_effects,
};
const AttrConstraint LLVM_LOOP_ANNOTATION = {
    .summary = "",
    .holds = is_loop_annotation,
    .syntax = ATTR_DIALECT_BODY,
    .def = &LLVM_LOOP_ATTRS[LLVM_LOOP_ANNOTATION_ATTR],
    .stored = is_loop_annotation,
};
const AttrConstraint LLVM_DEREFERENCEABLE = {
    .summary = "LLVM dereferenceable attribute",
    .holds = is_dereferenceable,
    .syntax = ATTR_DIALECT_BODY,
    .def = &LLVM_SMALL_ATTRS[LLVM_DEREFERENCEABLE_ATTR],
    .stored = is_dereferenceable,
};
const AttrConstraint LLVM_FRAME_POINTER = {
    .summary = "",
    .holds = is_frame_pointer,
    .syntax = ATTR_DIALECT_BODY,
    .def = &LLVM_SMALL_ATTRS[LLVM_FRAME_POINTER_ATTR],
    .stored = is_frame_pointer,
};
const AttrConstraint LLVM_VSCALE_RANGE = {
    .summary = "",
    .holds = is_vscale_range,
    .syntax = ATTR_DIALECT_BODY,
    .def = &LLVM_SMALL_ATTRS[LLVM_VSCALE_RANGE_ATTR],
    .stored = is_vscale_range,
};
const AttrConstraint LLVM_TARGET_FEATURES = {
    .summary = "LLVM target features attribute",
    .holds = is_target_features,
    .syntax = ATTR_DIALECT_BODY,
    .def = &LLVM_SMALL_ATTRS[LLVM_TARGET_FEATURES_ATTR],
    .stored = is_target_features,
};
const AttrConstraint LLVM_VEC_TYPE_HINT = {
    .summary = "Explicit vectorization compiler hint",
    .holds = is_vec_type_hint,
    .syntax = ATTR_DIALECT_BODY,
    .def = &LLVM_SMALL_ATTRS[LLVM_VEC_TYPE_HINT_ATTR],
    .stored = is_vec_type_hint,
};
const AttrConstraint LLVM_UWTABLE = {
    .summary = "",
    .holds = is_uwtable,
    .syntax = ATTR_DIALECT_BODY,
    .def = &LLVM_SMALL_ATTRS[LLVM_UWTABLE_ATTR],
    .stored = is_uwtable,
};
const AttrConstraint LLVM_BLOCK_ADDRESS = {
    .summary = "",
    .holds = is_block_address,
    .syntax = ATTR_DIALECT_BODY,
    .def = &LLVM_SMALL_ATTRS[LLVM_BLOCK_ADDRESS_ATTR],
    .stored = is_block_address,
};
const AttrConstraint LLVM_BLOCK_TAG = {
    .summary = "",
    .holds = is_block_tag,
    .syntax = ATTR_DIALECT_BODY,
    .def = &LLVM_SMALL_ATTRS[LLVM_BLOCK_TAG_ATTR],
    .stored = is_block_tag,
};
const AttrConstraint LLVM_ALIAS_SCOPE = {
    .summary = "LLVM dialect alias scope",
    .holds = is_alias_scope,
    .syntax = ATTR_DIALECT_BODY,
    .def = &LLVM_METADATA_ATTRS[LLVM_ALIAS_SCOPE_ATTR],
    .stored = is_alias_scope,
};
const AttrConstraint LLVM_DI_LOCAL_VARIABLE = {
    .summary = "",
    .holds = is_di_local_variable,
    .syntax = ATTR_DIALECT_BODY,
    .def = &LLVM_DEBUG_ATTRS[LLVM_DI_LOCAL_VARIABLE_ATTR],
    .stored = is_di_local_variable,
};
const AttrConstraint LLVM_DI_EXPRESSION = {
    .summary = "",
    .holds = is_di_expression,
    .syntax = ATTR_DIALECT_BODY,
    .def = &LLVM_DEBUG_ATTRS[LLVM_DI_EXPRESSION_ATTR],
    .stored = is_di_expression,
};
const AttrConstraint LLVM_DI_LABEL = {
    .summary = "",
    .holds = is_di_label,
    .syntax = ATTR_DIALECT_BODY,
    .def = &LLVM_DEBUG_ATTRS[LLVM_DI_LABEL_ATTR],
    .stored = is_di_label,
};
const AttrConstraint LLVM_ORDERING = {
    .summary = "Atomic ordering for LLVM's memory model",
    .holds = is_ordering_case,
    .syntax = ATTR_ENUM_KEYWORD,
    .build = build_i64,
    .cases = &LLVM_ENUM_ORDERING,
    .stored = is_ordering_case,
};
const AttrConstraint LLVM_BIN_OP = {
    .summary = "llvm.atomicrmw binary operations",
    .holds = is_bin_op_case,
    .syntax = ATTR_ENUM_KEYWORD,
    .build = build_i64,
    .cases = &LLVM_ENUM_BIN_OP,
    .stored = is_bin_op_case,
};
const AttrConstraint LLVM_ICMP = {
    .summary = "llvm.icmp comparison predicate",
    .holds = is_icmp_case,
    .syntax = ATTR_ENUM_KEYWORD,
    .build = build_i64,
    .cases = &LLVM_ENUM_ICMP,
    .stored = is_icmp_case,
};
const AttrConstraint LLVM_FCMP = {
    .summary = "llvm.fcmp comparison predicate",
    .holds = is_fcmp_case,
    .syntax = ATTR_ENUM_KEYWORD,
    .build = build_i64,
    .cases = &LLVM_ENUM_FCMP,
    .stored = is_fcmp_case,
};
const AttrConstraint LLVM_VISIBILITY = {
    .summary = "LLVM GlobalValue Visibility",
    .holds = is_visibility_case,
    .syntax = ATTR_ENUM_KEYWORD,
    .build = build_i64,
    .cases = &LLVM_ENUM_VISIBILITY,
    .stored = is_visibility_case,
};
const AttrConstraint LLVM_UNNAMED_ADDR = {
    .summary = "LLVM GlobalValue UnnamedAddr",
    .holds = is_unnamed_addr_case,
    .syntax = ATTR_ENUM_KEYWORD,
    .build = build_i64,
    .cases = &LLVM_ENUM_UNNAMED_ADDR,
    .stored = is_unnamed_addr_case,
};
const AttrConstraint LLVM_COMDAT = {
    .summary = "LLVM Comdat Types",
    .holds = is_comdat_case,
    .syntax = ATTR_ENUM_KEYWORD,
    .build = build_i64,
    .cases = &LLVM_ENUM_COMDAT,
    .stored = is_comdat_case,
};
const AttrConstraint LLVM_ASM_DIALECT = {
    .summary = "ATT (0) or Intel (1) asm dialect",
    .holds = is_asm_dialect_case,
    .syntax = ATTR_ENUM_KEYWORD,
    .build = build_i64,
    .cases = &LLVM_ENUM_ASM_DIALECT,
    .stored = is_asm_dialect_case,
};
const AttrConstraint LLVM_ROUNDING_MODE = {
    .summary = "LLVM Rounding Mode whose minimum value is 0",
    .holds = is_rounding_case,
    .syntax = ATTR_ENUM_KEYWORD,
    .build = build_i64,
    .cases = &LLVM_ENUM_ROUNDING,
    .stored = is_rounding_case,
};
const AttrConstraint LLVM_FP_EXCEPTIONS = {
    .summary = "LLVM Exception Behavior",
    .holds = is_fp_exceptions_case,
    .syntax = ATTR_ENUM_KEYWORD,
    .build = build_i64,
    .cases = &LLVM_ENUM_FP_EXCEPTIONS,
    .stored = is_fp_exceptions_case,
};
const AttrConstraint LLVM_OVERFLOW = {
    .summary = "LLVM integer overflow flags",
    .holds = is_overflow,
    .syntax = ATTR_ENUM_NUMBER,
    .build = build_i32,
    .cases = &LLVM_ENUM_OVERFLOW,
    .word = "overflow",
    .stored = gives_overflow,
    .converted = flags_in,
};
const AttrConstraint LLVM_GEP_FLAGS = {
    .summary = "::mlir::LLVM::GEPNoWrapFlags",
    .holds = is_gep_flags,
    .syntax = ATTR_ENUM_NUMBER,
    .build = build_i32,
    .cases = &LLVM_ENUM_GEP_FLAGS,
    .stored = gives_flags,
    .converted = flags_in,
};
const AttrConstraint LLVM_FUNCTION_TYPE = {
    .summary = "type attribute of LLVM function type",
    .holds = is_function_type,
    .storage = 1u << ATTR_TYPE,
};
const AttrConstraint LLVM_NON_NEGATIVE_I32 = {
    .summary = "32-bit signless integer attribute whose value is non-negative",
    .holds = is_non_negative_i32,
    .syntax = ATTR_TYPED,
    .build = build_i32,
    .storage = 1u << ATTR_INTEGER,
};
const AttrConstraint LLVM_ACCESS_GROUPS = {
    .summary = "LLVM dialect access group metadata array",
    .holds = are_access_groups,
    .storage = 1u << ATTR_ARRAY,
};
const AttrConstraint LLVM_ALIAS_SCOPES = {
    .summary = "LLVM dialect alias scope array",
    .holds = are_alias_scopes,
    .storage = 1u << ATTR_ARRAY,
};
const AttrConstraint LLVM_TBAA_TAGS = {
    .summary = "LLVM dialect TBAA tag metadata array",
    .holds = are_tbaa_tags,
    .storage = 1u << ATTR_ARRAY,
};
const AttrConstraint LLVM_DI_GLOBALS = {
    .summary = "an array of variable expressions",
    .holds = are_global_expressions,
    .storage = 1u << ATTR_ARRAY,
};
