/* Conditions on attributes that rows of several files share. The words are ODS's. */
#include "dialects/llvm/attrs.h"

#include <string.h>

/* An attribute of this dialect by its mnemonic. */
bool llvm_is_attr(const Attr *attr, const char *mnemonic)
{
    return attr->kind == ATTR_DIALECT && strncmp(attr->dialect.def->name, "llvm.", 5) == 0
           && strcmp(attr->dialect.def->name + 5, mnemonic) == 0;
}

static bool is_linkage(const Attr *attr)
{
    return llvm_is_attr(attr, "linkage");
}

static bool is_cconv(const Attr *attr)
{
    return llvm_is_attr(attr, "cconv");
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

static const char *no_overflow(const Attr *attr)
{
    (void)attr;
    return "expected ::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for "
           "::mlir::LLVM::IntegerOverflowFlags";
}

static const char *no_gep_flags(const Attr *attr)
{
    (void)attr;
    return "expected IntegerAttr storage for ::mlir::LLVM::GEPNoWrapFlags";
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

static bool is_non_negative(const Attr *attr)
{
    return int_low_s(attr->integer) >= 0;
}

static const AttrConstraint ACCESS_GROUP = { .holds = is_access_group };
static const AttrConstraint TBAA_TAG = { .holds = is_tbaa_tag };
static const AttrConstraint GLOBAL_EXPRESSION = { .holds = is_global_expression };

const AttrConstraint LLVM_FASTMATH = { "LLVM fastmath flags", ATTR_ENUM_DIALECT,
                                       .cases = &LLVM_ENUM_FASTMATH,
                                       .def = &LLVM_SMALL_ATTRS[LLVM_FASTMATH_ATTR] };
const AttrConstraint LLVM_LINKAGE = { "LLVM Linkage specification", .holds = is_linkage,
                                      .stored = is_linkage };
const AttrConstraint LLVM_CCONV = { "LLVM Calling Convention specification", .holds = is_cconv,
                                    .stored = is_cconv };
const AttrConstraint LLVM_TAIL_CALL = { "LLVM Calling Convention specification", ATTR_DIALECT_BODY,
                                        .def = &LLVM_SMALL_ATTRS[LLVM_TAIL_CALL_ATTR] };
const AttrConstraint LLVM_MEMORY_EFFECTS = { "", ATTR_DIALECT_BODY,
                                             .def = &LLVM_SMALL_ATTRS[LLVM_MEMORY_EFFECTS_ATTR] };
const AttrConstraint LLVM_LOOP_ANNOTATION = { "", ATTR_DIALECT_BODY,
                                              .def = &LLVM_LOOP_ATTRS[LLVM_LOOP_ANNOTATION_ATTR] };
const AttrConstraint LLVM_DEREFERENCEABLE = { "LLVM dereferenceable attribute", ATTR_DIALECT_BODY,
                                              .def = &LLVM_SMALL_ATTRS[LLVM_DEREFERENCEABLE_ATTR] };
const AttrConstraint LLVM_FRAME_POINTER = { "", ATTR_DIALECT_BODY,
                                            .def = &LLVM_SMALL_ATTRS[LLVM_FRAME_POINTER_ATTR] };
const AttrConstraint LLVM_VSCALE_RANGE = { "", ATTR_DIALECT_BODY,
                                           .def = &LLVM_SMALL_ATTRS[LLVM_VSCALE_RANGE_ATTR] };
const AttrConstraint LLVM_TARGET_FEATURES = { "LLVM target features attribute", ATTR_DIALECT_BODY,
                                              .def = &LLVM_SMALL_ATTRS[LLVM_TARGET_FEATURES_ATTR] };
const AttrConstraint LLVM_VEC_TYPE_HINT = { "Explicit vectorization compiler hint",
                                            ATTR_DIALECT_BODY,
                                            .def = &LLVM_SMALL_ATTRS[LLVM_VEC_TYPE_HINT_ATTR] };
const AttrConstraint LLVM_UWTABLE = { "", ATTR_DIALECT_BODY,
                                      .def = &LLVM_SMALL_ATTRS[LLVM_UWTABLE_ATTR] };
const AttrConstraint LLVM_BLOCK_ADDRESS = { "", ATTR_DIALECT_BODY,
                                            .def = &LLVM_SMALL_ATTRS[LLVM_BLOCK_ADDRESS_ATTR] };
const AttrConstraint LLVM_BLOCK_TAG = { "", ATTR_DIALECT_BODY,
                                        .def = &LLVM_SMALL_ATTRS[LLVM_BLOCK_TAG_ATTR] };
const AttrConstraint LLVM_ALIAS_SCOPE = { "LLVM dialect alias scope", ATTR_DIALECT_BODY,
                                          .def = &LLVM_METADATA_ATTRS[LLVM_ALIAS_SCOPE_ATTR] };
const AttrConstraint LLVM_DI_LOCAL_VARIABLE = {
    "", ATTR_DIALECT_BODY, .def = &LLVM_DEBUG_ATTRS[LLVM_DI_LOCAL_VARIABLE_ATTR]
};
/* "invalid" is one of the cases. */
static bool is_rounding(const Attr *attr)
{
    return int_low_s(attr->integer) >= 0;
}

const AttrConstraint LLVM_DI_EXPRESSION = { "", ATTR_DIALECT_BODY,
                                            .def = &LLVM_DEBUG_ATTRS[LLVM_DI_EXPRESSION_ATTR] };
const AttrConstraint LLVM_DI_LABEL = { "", ATTR_DIALECT_BODY,
                                       .def = &LLVM_DEBUG_ATTRS[LLVM_DI_LABEL_ATTR] };
const AttrConstraint LLVM_ORDERING = { "Atomic ordering for LLVM's memory model", ATTR_ENUM_KEYWORD,
                                       build_i64, .cases = &LLVM_ENUM_ORDERING };
const AttrConstraint LLVM_BIN_OP = { "llvm.atomicrmw binary operations", ATTR_ENUM_KEYWORD,
                                     build_i64, .cases = &LLVM_ENUM_BIN_OP };
const AttrConstraint LLVM_ICMP = { "llvm.icmp comparison predicate", ATTR_ENUM_KEYWORD, build_i64,
                                   .cases = &LLVM_ENUM_ICMP };
const AttrConstraint LLVM_FCMP = { "llvm.fcmp comparison predicate", ATTR_ENUM_KEYWORD, build_i64,
                                   .cases = &LLVM_ENUM_FCMP };
const AttrConstraint LLVM_VISIBILITY = { "LLVM GlobalValue Visibility", ATTR_ENUM_KEYWORD,
                                         build_i64, .cases = &LLVM_ENUM_VISIBILITY };
const AttrConstraint LLVM_UNNAMED_ADDR = { "LLVM GlobalValue UnnamedAddr", ATTR_ENUM_KEYWORD,
                                           build_i64, .cases = &LLVM_ENUM_UNNAMED_ADDR };
const AttrConstraint LLVM_COMDAT = { "LLVM Comdat Types", ATTR_ENUM_KEYWORD, build_i64,
                                     .cases = &LLVM_ENUM_COMDAT };
const AttrConstraint LLVM_ASM_DIALECT = { "ATT (0) or Intel (1) asm dialect", ATTR_ENUM_KEYWORD,
                                          build_i64, .cases = &LLVM_ENUM_ASM_DIALECT };
const AttrConstraint LLVM_ROUNDING_MODE = { "LLVM Rounding Mode whose minimum value is 0",
                                            ATTR_ENUM_KEYWORD, build_i64,
                                            .cases = &LLVM_ENUM_ROUNDING, .holds = is_rounding };
const AttrConstraint LLVM_FP_EXCEPTIONS = { "LLVM Exception Behavior", ATTR_ENUM_KEYWORD, build_i64,
                                            .cases = &LLVM_ENUM_FP_EXCEPTIONS };
const AttrConstraint LLVM_OVERFLOW = {
    "LLVM integer overflow flags", ATTR_ENUM_NUMBER,      build_i32,
    .cases = &LLVM_ENUM_OVERFLOW,  .word = "overflow",    .stored = gives_overflow,
    .converted = flags_in,         .refused = no_overflow
};
const AttrConstraint LLVM_GEP_FLAGS = { "::mlir::LLVM::GEPNoWrapFlags",
                                        ATTR_ENUM_NUMBER,
                                        build_i32,
                                        1u << ATTR_INTEGER,
                                        .cases = &LLVM_ENUM_GEP_FLAGS,
                                        .converted = flags_in,
                                        .refused = no_gep_flags };
const AttrConstraint LLVM_FUNCTION_TYPE = { "type attribute of LLVM function type",
                                            .storage = 1u << ATTR_TYPE, .holds = is_function_type };
const AttrConstraint LLVM_NON_NEGATIVE_I32 = {
    "32-bit signless integer attribute whose value is non-negative", ATTR_TYPED, build_i32,
    1u << ATTR_INTEGER, .holds = is_non_negative
};
const AttrConstraint LLVM_ACCESS_GROUPS = { "LLVM dialect access group metadata array",
                                            .storage = 1u << ATTR_ARRAY, .each = &ACCESS_GROUP };
const AttrConstraint LLVM_ALIAS_SCOPES = { "LLVM dialect alias scope array",
                                           .storage = 1u << ATTR_ARRAY, .each = &LLVM_ALIAS_SCOPE };
const AttrConstraint LLVM_TBAA_TAGS = { "LLVM dialect TBAA tag metadata array",
                                        .storage = 1u << ATTR_ARRAY, .each = &TBAA_TAG };
const AttrConstraint LLVM_DI_GLOBALS = { "an array of variable expressions",
                                         .storage = 1u << ATTR_ARRAY, .each = &GLOBAL_EXPRESSION };
