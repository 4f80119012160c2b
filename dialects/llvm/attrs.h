/* What the files of attributes share. */
#ifndef DIALECTS_LLVM_ATTRS_H
#define DIALECTS_LLVM_ATTRS_H

#include "dialects/llvm/llvm.h"

extern const AttrDef LLVM_SMALL_ATTRS[], LLVM_LOOP_ATTRS[], LLVM_METADATA_ATTRS[],
    LLVM_DEBUG_ATTRS[], LLVM_MODULE_ATTRS[];

/* dwarf.c: keywords, which attributes hold as they are written. */
extern const EnumDef LLVM_DWARF_TAGS, LLVM_DWARF_ENCODINGS, LLVM_DWARF_LANGUAGES,
    LLVM_DWARF_CONVENTIONS, LLVM_DWARF_OPERATIONS;

/* Places in the tables that others refer to. */
enum {
    LLVM_FASTMATH_ATTR,
    LLVM_MEMORY_EFFECTS_ATTR,
    LLVM_DEREFERENCEABLE_ATTR,
    LLVM_FRAME_POINTER_ATTR,
    LLVM_VSCALE_RANGE_ATTR,
    LLVM_TARGET_FEATURES_ATTR,
    LLVM_VEC_TYPE_HINT_ATTR,
    LLVM_UWTABLE_ATTR,
    LLVM_BLOCK_TAG_ATTR,
    LLVM_BLOCK_ADDRESS_ATTR,
    LLVM_TAIL_CALL_ATTR,
    LLVM_SMALL_ATTRS_END, /* further ones are known in their file alone */
};
enum { LLVM_LOOP_ANNOTATION_ATTR };
enum { LLVM_ACCESS_GROUP_ATTR, LLVM_ALIAS_SCOPE_ATTR, LLVM_METADATA_ATTRS_END };
enum {
    LLVM_DI_LOCAL_VARIABLE_ATTR,
    LLVM_DI_EXPRESSION_ATTR,
    LLVM_DI_LABEL_ATTR,
    DI_ANNOTATION,
    DI_BASIC_TYPE,
    DI_COMMON_BLOCK,
    DI_COMPILE_UNIT,
    DI_COMPOSITE_TYPE,
    DI_DERIVED_TYPE,
    DI_EXPRESSION_ELEM,
    DI_FILE,
    DI_GENERIC_SUBRANGE,
    DI_GLOBAL_VARIABLE,
    DI_GLOBAL_VARIABLE_EXPRESSION,
    DI_IMPORTED_ENTITY,
    DI_LEXICAL_BLOCK,
    DI_LEXICAL_BLOCK_FILE,
    DI_MODULE,
    DI_NAMESPACE,
    DI_NULL_TYPE,
    DI_STRING_TYPE,
    DI_SUBPROGRAM,
    DI_SUBRANGE,
    DI_SUBROUTINE_TYPE,
};

/* Kinds of parameters. */
bool llvm_is_string(const Attr *attr);
bool llvm_is_distinct(const Attr *attr);
bool llvm_is_integer(const Attr *attr);
bool llvm_is_float_attr(const Attr *attr);
bool llvm_is_type_attr(const Attr *attr);
bool llvm_is_fused_loc(const Attr *attr);
bool llvm_is_tbaa_node(const Attr *attr);

/* <keyword> of the definition's one parameter, an enum. */
const Attr *llvm_parse_enum_attr(AsmParser *parser, const AttrDef *def, const Type *type);
/* "failed to parse X parameter 'y' which is to be a `z`"; gives NULL. */
const Attr *llvm_no_param(AsmParser *parser, const AttrDef *def, const char *name,
                          const char *class_name);

#endif
