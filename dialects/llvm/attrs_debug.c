/* Debug info: what the source was, as metadata. DWARF's names are held as they are written. What
 * bytecode has of each is in bytecode.c. */
#include "dialects/llvm/attrs.h"

#include <string.h>

static bool is_def(const Attr *attr, unsigned index)
{
    return attr->kind == ATTR_DIALECT && attr->dialect.def == &LLVM_DEBUG_ATTRS[index];
}

static bool is_scope(const Attr *attr)
{
    static const unsigned char SCOPES[] = {
        DI_COMMON_BLOCK,  DI_COMPILE_UNIT,       DI_COMPOSITE_TYPE, DI_DERIVED_TYPE, DI_FILE,
        DI_LEXICAL_BLOCK, DI_LEXICAL_BLOCK_FILE, DI_MODULE,         DI_NAMESPACE,    DI_SUBPROGRAM
    };

    for (size_t i = 0; i < sizeof SCOPES; i++)
        if (is_def(attr, SCOPES[i]))
            return true;
    return false;
}

static bool is_type(const Attr *attr)
{
    static const unsigned char TYPES[] = { DI_BASIC_TYPE, DI_COMPOSITE_TYPE, DI_DERIVED_TYPE,
                                           DI_NULL_TYPE,  DI_STRING_TYPE,    DI_SUBROUTINE_TYPE };

    for (size_t i = 0; i < sizeof TYPES; i++)
        if (is_def(attr, TYPES[i]))
            return true;
    return false;
}

static bool is_variable(const Attr *attr)
{
    return is_def(attr, DI_GLOBAL_VARIABLE) || is_def(attr, LLVM_DI_LOCAL_VARIABLE_ATTR);
}

/* All that say what is there in the source, and not where it is at run time. */
static bool is_node(const Attr *attr)
{
    return attr->kind == ATTR_DIALECT && strncmp(attr->dialect.def->name, "llvm.di_", 8) == 0
           && !is_def(attr, LLVM_DI_EXPRESSION_ATTR) && !is_def(attr, DI_EXPRESSION_ELEM)
           && !is_def(attr, DI_GLOBAL_VARIABLE_EXPRESSION);
}

/* Behind the first one of a conversion an argument may be the name of an encoding, and is printed
 * as one wherever it has a name. */
static bool may_be_encoding(Str operation, unsigned argument)
{
    return argument > 0 && str_is(operation, "DW_OP_LLVM_convert");
}

static bool parse_argument(AsmParser *p, bool named, int64_t *number)
{
    const EnumCase *encoding;
    Str word;

    if (!named || !asm_optional_any_keyword(p, &word))
        return asm_parse_integer_of(p, 64, UNSIGNED, number)
               || asm_plain_error(p, asm_here(p), "expected integer operand");
    encoding = enum_case(&LLVM_DWARF_ENCODINGS, word);
    if (!encoding)
        return asm_plain_error(p, asm_here(p), "encountered unknown attribute encoding \"%.*s\"",
                               STR_ARG(word));
    *number = encoding->value;
    return true;
}

/* (1, 2), or nothing. */
static const Attr *parse_arguments(AsmParser *p, Str operation)
{
    VEC(const Attr *) arguments = { 0 };
    const Attr *list = NULL;
    bool good = true;

    if (asm_optional_punct(p, "(")) {
        do {
            bool named = may_be_encoding(operation, (unsigned)arguments.len);
            int64_t number;

            good = parse_argument(p, named, &number);
            if (good)
                vec_push(&arguments, attr_i64(asm_context(p), number));
        } while (good && asm_optional_punct(p, ","));
        good = good && asm_parse_punct(p, ")");
    }
    if (good)
        list = attr_array(asm_context(p), (unsigned)arguments.len, arguments.data);
    vec_free(&arguments);
    return list;
}

/* One operation: DW_OP_name, or DW_OP_name(1, 2). */
static const Attr *parse_expression_element(AsmParser *p, const AttrDef *def, const Type *type)
{
    const char *at = asm_here(p);
    const Attr *params[2];
    Str name;

    (void)type;
    if (!asm_parse_any_keyword(p, &name))
        return NULL;
    if (!enum_case(&LLVM_DWARF_OPERATIONS, name)) {
        asm_plain_error(p, at, "invalid debug info %s name: %.*s", LLVM_DWARF_OPERATIONS.summary,
                        STR_ARG(name));
        return llvm_no_param(p, def, "opcode", "unsigned");
    }
    params[0] = attr_string(asm_context(p), name);
    params[1] = parse_arguments(p, name);
    return params[1] ? attr_dialect(asm_context(p), def, 2, params) : NULL;
}

static void print_expression_element(AsmPrinter *printer, const Attr *attr)
{
    Str operation = attr->dialect.params[0]->string;
    const Attr *arguments = attr->dialect.params[1];

    asm_print(printer, "%.*s", STR_ARG(operation));
    for (unsigned i = 0; i < arguments->array.count; i++) {
        Int argument = arguments->array.elements[i]->integer;
        const char *name = may_be_encoding(operation, i)
                               ? enum_word(&LLVM_DWARF_ENCODINGS, int_low_s(argument))
                               : "";

        asm_print(printer, i ? ", %s" : "(%s", name);
        if (!*name)
            int_print_u(asm_sb(printer), argument);
    }
    if (arguments->array.count)
        asm_print(printer, ")");
}

/* <[...]>, or <> where nothing is computed. */
static const Attr *parse_expression(AsmParser *p, const AttrDef *def, const Type *type)
{
    VEC(const Attr *) elements = { 0 };
    const Attr *list, *expression = NULL;
    bool good = asm_parse_punct(p, "<");

    if (good && asm_optional_punct(p, "[")) {
        do {
            const AttrDef *element_def = &LLVM_DEBUG_ATTRS[DI_EXPRESSION_ELEM];
            const Attr *element = parse_expression_element(p, element_def, type);

            good = element != NULL;
            if (good)
                vec_push(&elements, element);
        } while (good && asm_optional_punct(p, ","));
        if (!good)
            llvm_no_param(p, def, "operations", "::llvm::ArrayRef<DIExpressionElemAttr>");
        good = good && asm_parse_punct(p, "]");
    }
    if (good && asm_parse_punct(p, ">")) {
        list = attr_array(asm_context(p), (unsigned)elements.len, elements.data);
        expression = attr_dialect(asm_context(p), def, 1, &list);
    }
    vec_free(&elements);
    return expression;
}

static void print_expression(AsmPrinter *printer, const Attr *attr)
{
    const Attr *list = attr->dialect.params[0];

    asm_print(printer, "<");
    for (unsigned i = 0; i < list->array.count; i++) {
        asm_print(printer, i ? ", " : "[");
        print_expression_element(printer, list->array.elements[i]);
    }
    asm_print(printer, list->array.count ? "]>" : ">");
}

/* <"name" in "directory"> */
static const Attr *parse_file(AsmParser *p, const AttrDef *def, const Type *type)
{
    const Attr *params[2];
    Str name, directory;

    (void)type;
    if (!asm_parse_punct(p, "<") || !asm_parse_string(p, &name) || !asm_parse_keyword(p, "in")
        || !asm_parse_string(p, &directory) || !asm_parse_punct(p, ">"))
        return NULL;
    params[0] = attr_string(asm_context(p), name);
    params[1] = attr_string(asm_context(p), directory);
    return attr_dialect(asm_context(p), def, 2, params);
}

static void print_file(AsmPrinter *printer, const Attr *attr)
{
    asm_print(printer, "<");
    asm_print_attr(printer, attr->dialect.params[0]);
    asm_print(printer, " in ");
    asm_print_attr(printer, attr->dialect.params[1]);
    asm_print(printer, ">");
}

static const ParamDef DI_ANNOTATION_PARAMS[] = {
    { "name", PARAM_ATTR, .holds = llvm_is_string, .class_name = "StringAttr" },
    { "value", PARAM_ATTR, .holds = llvm_is_string, .class_name = "StringAttr" },
    { 0 },
};

static const ParamDef DI_BASIC_TYPE_PARAMS[] = {
    { "tag", PARAM_KEYWORD, .cases = &LLVM_DWARF_TAGS, .class_name = "unsigned", .optional = true },
    { "name", PARAM_ATTR, .holds = llvm_is_string, .class_name = "StringAttr" },
    { "sizeInBits", PARAM_INT, .class_name = "uint64_t", .optional = true },
    { "encoding", PARAM_KEYWORD, .cases = &LLVM_DWARF_ENCODINGS, .class_name = "unsigned",
      .optional = true },
    { 0 },
};

static const ParamDef DI_COMMON_BLOCK_PARAMS[] = {
    { "scope", PARAM_ATTR, .holds = is_scope, .class_name = "DIScopeAttr" },
    { "decl", PARAM_ATTR, .def = &LLVM_DEBUG_ATTRS[DI_GLOBAL_VARIABLE],
      .class_name = "DIGlobalVariableAttr", .optional = true },
    { "name", PARAM_ATTR, .holds = llvm_is_string, .class_name = "StringAttr" },
    { "file", PARAM_ATTR, .def = &LLVM_DEBUG_ATTRS[DI_FILE], .class_name = "DIFileAttr",
      .optional = true },
    { "line", PARAM_INT, .class_name = "unsigned", .optional = true },
    { 0 },
};

static const ParamDef DI_COMPILE_UNIT_PARAMS[] = {
    { "id", PARAM_ATTR, .holds = llvm_is_distinct, .class_name = "DistinctAttr" },
    { "sourceLanguage", PARAM_KEYWORD, .cases = &LLVM_DWARF_LANGUAGES, .class_name = "unsigned" },
    { "file", PARAM_ATTR, .def = &LLVM_DEBUG_ATTRS[DI_FILE], .class_name = "DIFileAttr" },
    { "producer", PARAM_ATTR, .holds = llvm_is_string, .class_name = "StringAttr",
      .optional = true },
    { "isOptimized", PARAM_BOOL, .class_name = "bool" },
    { "emissionKind", PARAM_ENUM, .cases = &LLVM_ENUM_EMISSION, .class_name = "DIEmissionKind" },
    { "nameTableKind", PARAM_ENUM, .cases = &LLVM_ENUM_NAME_TABLE, .class_name = "DINameTableKind",
      .optional = true },
    { "splitDebugFilename", PARAM_ATTR, .holds = llvm_is_string, .class_name = "StringAttr",
      .optional = true },
    { 0 },
};

static const ParamDef DI_COMPOSITE_TYPE_PARAMS[] = {
    { "recId", PARAM_ATTR, .holds = llvm_is_distinct, .class_name = "DistinctAttr",
      .optional = true },
    { "isRecSelf", PARAM_BOOL, .class_name = "bool", .optional = true },
    { "tag", PARAM_KEYWORD, .cases = &LLVM_DWARF_TAGS, .class_name = "unsigned", .optional = true },
    { "name", PARAM_ATTR, .holds = llvm_is_string, .class_name = "StringAttr", .optional = true },
    { "file", PARAM_ATTR, .def = &LLVM_DEBUG_ATTRS[DI_FILE], .class_name = "DIFileAttr",
      .optional = true },
    { "line", PARAM_INT, .class_name = "uint32_t", .optional = true },
    { "scope", PARAM_ATTR, .holds = is_scope, .class_name = "DIScopeAttr", .optional = true },
    { "baseType", PARAM_ATTR, .holds = is_type, .class_name = "DITypeAttr", .optional = true },
    { "flags", PARAM_ENUM, .cases = &LLVM_ENUM_DI_FLAGS, .class_name = "DIFlags",
      .optional = true },
    { "sizeInBits", PARAM_INT, .class_name = "uint64_t", .optional = true },
    { "alignInBits", PARAM_INT, .class_name = "uint64_t", .optional = true },
    { "dataLocation", PARAM_ATTR, .def = &LLVM_DEBUG_ATTRS[LLVM_DI_EXPRESSION_ATTR],
      .class_name = "DIExpressionAttr", .optional = true },
    { "rank", PARAM_ATTR, .def = &LLVM_DEBUG_ATTRS[LLVM_DI_EXPRESSION_ATTR],
      .class_name = "DIExpressionAttr", .optional = true },
    { "allocated", PARAM_ATTR, .def = &LLVM_DEBUG_ATTRS[LLVM_DI_EXPRESSION_ATTR],
      .class_name = "DIExpressionAttr", .optional = true },
    { "associated", PARAM_ATTR, .def = &LLVM_DEBUG_ATTRS[LLVM_DI_EXPRESSION_ATTR],
      .class_name = "DIExpressionAttr", .optional = true },
    { "elements", PARAM_ATTRS, .holds = is_node, .class_name = "::llvm::ArrayRef<DINodeAttr>",
      .optional = true },
    { 0 },
};

static const ParamDef DI_DERIVED_TYPE_PARAMS[] = {
    { "tag", PARAM_KEYWORD, .cases = &LLVM_DWARF_TAGS, .class_name = "unsigned", .optional = true },
    { "name", PARAM_ATTR, .holds = llvm_is_string, .class_name = "StringAttr", .optional = true },
    { "baseType", PARAM_ATTR, .holds = is_type, .class_name = "DITypeAttr", .optional = true },
    { "sizeInBits", PARAM_INT, .class_name = "uint64_t", .optional = true },
    { "alignInBits", PARAM_INT, .class_name = "uint32_t", .optional = true },
    { "offsetInBits", PARAM_INT, .class_name = "uint64_t", .optional = true },
    { "dwarfAddressSpace", PARAM_INT, .class_name = "std::optional<unsigned>", .optional = true,
      .keeps_zero = true },
    { "extraData", PARAM_ATTR, .holds = is_node, .class_name = "DINodeAttr", .optional = true },
    { 0 },
};

static const ParamDef DI_GENERIC_SUBRANGE_PARAMS[] = {
    { "count", PARAM_ATTR, .class_name = "::mlir::Attribute", .optional = true },
    { "lowerBound", PARAM_ATTR, .class_name = "::mlir::Attribute" },
    { "upperBound", PARAM_ATTR, .class_name = "::mlir::Attribute", .optional = true },
    { "stride", PARAM_ATTR, .class_name = "::mlir::Attribute" },
    { 0 },
};

static const ParamDef DI_GLOBAL_VARIABLE_PARAMS[] = {
    { "scope", PARAM_ATTR, .holds = is_scope, .class_name = "DIScopeAttr", .optional = true },
    { "name", PARAM_ATTR, .holds = llvm_is_string, .class_name = "StringAttr", .optional = true },
    { "linkageName", PARAM_ATTR, .holds = llvm_is_string, .class_name = "StringAttr",
      .optional = true },
    { "file", PARAM_ATTR, .def = &LLVM_DEBUG_ATTRS[DI_FILE], .class_name = "DIFileAttr" },
    { "line", PARAM_INT, .class_name = "unsigned" },
    { "type", PARAM_ATTR, .holds = is_type, .class_name = "DITypeAttr" },
    { "isLocalToUnit", PARAM_BOOL, .class_name = "bool", .optional = true },
    { "isDefined", PARAM_BOOL, .class_name = "bool", .optional = true },
    { "alignInBits", PARAM_INT, .class_name = "unsigned", .optional = true },
    { 0 },
};

static const ParamDef DI_GLOBAL_VARIABLE_EXPRESSION_PARAMS[] = {
    { "var", PARAM_ATTR, .def = &LLVM_DEBUG_ATTRS[DI_GLOBAL_VARIABLE],
      .class_name = "DIGlobalVariableAttr" },
    { "expr", PARAM_ATTR, .def = &LLVM_DEBUG_ATTRS[LLVM_DI_EXPRESSION_ATTR],
      .class_name = "DIExpressionAttr", .optional = true },
    { 0 },
};

static const ParamDef DI_IMPORTED_ENTITY_PARAMS[] = {
    { "tag", PARAM_KEYWORD, .cases = &LLVM_DWARF_TAGS, .class_name = "unsigned", .optional = true },
    { "scope", PARAM_ATTR, .holds = is_scope, .class_name = "DIScopeAttr" },
    { "entity", PARAM_ATTR, .holds = is_node, .class_name = "DINodeAttr" },
    { "file", PARAM_ATTR, .def = &LLVM_DEBUG_ATTRS[DI_FILE], .class_name = "DIFileAttr",
      .optional = true },
    { "line", PARAM_INT, .class_name = "unsigned", .optional = true },
    { "name", PARAM_ATTR, .holds = llvm_is_string, .class_name = "StringAttr", .optional = true },
    { "elements", PARAM_ATTRS, .holds = is_node, .class_name = "::llvm::ArrayRef<DINodeAttr>",
      .optional = true },
    { 0 },
};

static const ParamDef DI_LABEL_PARAMS[] = {
    { "scope", PARAM_ATTR, .holds = is_scope, .class_name = "DIScopeAttr" },
    { "name", PARAM_ATTR, .holds = llvm_is_string, .class_name = "StringAttr", .optional = true },
    { "file", PARAM_ATTR, .def = &LLVM_DEBUG_ATTRS[DI_FILE], .class_name = "DIFileAttr",
      .optional = true },
    { "line", PARAM_INT, .class_name = "unsigned", .optional = true },
    { 0 },
};

static const ParamDef DI_LEXICAL_BLOCK_PARAMS[] = {
    { "scope", PARAM_ATTR, .holds = is_scope, .class_name = "DIScopeAttr" },
    { "file", PARAM_ATTR, .def = &LLVM_DEBUG_ATTRS[DI_FILE], .class_name = "DIFileAttr",
      .optional = true },
    { "line", PARAM_INT, .class_name = "unsigned", .optional = true },
    { "column", PARAM_INT, .class_name = "unsigned", .optional = true },
    { 0 },
};

static const ParamDef DI_LEXICAL_BLOCK_FILE_PARAMS[] = {
    { "scope", PARAM_ATTR, .holds = is_scope, .class_name = "DIScopeAttr" },
    { "file", PARAM_ATTR, .def = &LLVM_DEBUG_ATTRS[DI_FILE], .class_name = "DIFileAttr",
      .optional = true },
    { "discriminator", PARAM_INT, .class_name = "unsigned" },
    { 0 },
};

static const ParamDef DI_LOCAL_VARIABLE_PARAMS[] = {
    { "scope", PARAM_ATTR, .holds = is_scope, .class_name = "DIScopeAttr" },
    { "name", PARAM_ATTR, .holds = llvm_is_string, .class_name = "StringAttr", .optional = true },
    { "file", PARAM_ATTR, .def = &LLVM_DEBUG_ATTRS[DI_FILE], .class_name = "DIFileAttr",
      .optional = true },
    { "line", PARAM_INT, .class_name = "unsigned", .optional = true },
    { "arg", PARAM_INT, .class_name = "unsigned", .optional = true },
    { "alignInBits", PARAM_INT, .class_name = "unsigned", .optional = true },
    { "type", PARAM_ATTR, .holds = is_type, .class_name = "DITypeAttr", .optional = true },
    { "flags", PARAM_ENUM, .cases = &LLVM_ENUM_DI_FLAGS, .class_name = "DIFlags",
      .optional = true },
    { 0 },
};

static const ParamDef DI_MODULE_PARAMS[] = {
    { "file", PARAM_ATTR, .def = &LLVM_DEBUG_ATTRS[DI_FILE], .class_name = "DIFileAttr",
      .optional = true },
    { "scope", PARAM_ATTR, .holds = is_scope, .class_name = "DIScopeAttr", .optional = true },
    { "name", PARAM_ATTR, .holds = llvm_is_string, .class_name = "StringAttr", .optional = true },
    { "configMacros", PARAM_ATTR, .holds = llvm_is_string, .class_name = "StringAttr",
      .optional = true },
    { "includePath", PARAM_ATTR, .holds = llvm_is_string, .class_name = "StringAttr",
      .optional = true },
    { "apinotes", PARAM_ATTR, .holds = llvm_is_string, .class_name = "StringAttr",
      .optional = true },
    { "line", PARAM_INT, .class_name = "unsigned", .optional = true },
    { "isDecl", PARAM_BOOL, .class_name = "bool", .optional = true },
    { 0 },
};

static const ParamDef DI_NAMESPACE_PARAMS[] = {
    { "name", PARAM_ATTR, .holds = llvm_is_string, .class_name = "StringAttr", .optional = true },
    { "scope", PARAM_ATTR, .holds = is_scope, .class_name = "DIScopeAttr", .optional = true },
    { "exportSymbols", PARAM_BOOL, .class_name = "bool" },
    { 0 },
};

static const ParamDef DI_STRING_TYPE_PARAMS[] = {
    { "tag", PARAM_KEYWORD, .cases = &LLVM_DWARF_TAGS, .class_name = "unsigned", .optional = true },
    { "name", PARAM_ATTR, .holds = llvm_is_string, .class_name = "StringAttr" },
    { "sizeInBits", PARAM_INT, .class_name = "uint64_t", .optional = true },
    { "alignInBits", PARAM_INT, .class_name = "uint32_t", .optional = true },
    { "stringLength", PARAM_ATTR, .holds = is_variable, .class_name = "DIVariableAttr",
      .optional = true },
    { "stringLengthExp", PARAM_ATTR, .def = &LLVM_DEBUG_ATTRS[LLVM_DI_EXPRESSION_ATTR],
      .class_name = "DIExpressionAttr", .optional = true },
    { "stringLocationExp", PARAM_ATTR, .def = &LLVM_DEBUG_ATTRS[LLVM_DI_EXPRESSION_ATTR],
      .class_name = "DIExpressionAttr", .optional = true },
    { "encoding", PARAM_KEYWORD, .cases = &LLVM_DWARF_ENCODINGS, .class_name = "unsigned",
      .optional = true },
    { 0 },
};

static const ParamDef DI_SUBPROGRAM_PARAMS[] = {
    { "recId", PARAM_ATTR, .holds = llvm_is_distinct, .class_name = "DistinctAttr",
      .optional = true },
    { "isRecSelf", PARAM_BOOL, .class_name = "bool", .optional = true },
    { "id", PARAM_ATTR, .holds = llvm_is_distinct, .class_name = "DistinctAttr", .optional = true },
    { "compileUnit", PARAM_ATTR, .def = &LLVM_DEBUG_ATTRS[DI_COMPILE_UNIT],
      .class_name = "DICompileUnitAttr", .optional = true },
    { "scope", PARAM_ATTR, .holds = is_scope, .class_name = "DIScopeAttr", .optional = true },
    { "name", PARAM_ATTR, .holds = llvm_is_string, .class_name = "StringAttr", .optional = true },
    { "linkageName", PARAM_ATTR, .holds = llvm_is_string, .class_name = "StringAttr",
      .optional = true },
    { "file", PARAM_ATTR, .def = &LLVM_DEBUG_ATTRS[DI_FILE], .class_name = "DIFileAttr",
      .optional = true },
    { "line", PARAM_INT, .class_name = "unsigned", .optional = true },
    { "scopeLine", PARAM_INT, .class_name = "unsigned", .optional = true },
    { "subprogramFlags", PARAM_ENUM, .cases = &LLVM_ENUM_SUBPROGRAM_FLAGS,
      .class_name = "DISubprogramFlags", .optional = true },
    { "type", PARAM_ATTR, .def = &LLVM_DEBUG_ATTRS[DI_SUBROUTINE_TYPE],
      .class_name = "DISubroutineTypeAttr", .optional = true },
    { "retainedNodes", PARAM_ATTRS, .holds = is_node, .class_name = "::llvm::ArrayRef<DINodeAttr>",
      .optional = true },
    { "annotations", PARAM_ATTRS, .holds = is_node, .class_name = "::llvm::ArrayRef<DINodeAttr>",
      .optional = true },
    { 0 },
};

static const ParamDef DI_SUBRANGE_PARAMS[] = {
    { "count", PARAM_ATTR, .class_name = "::mlir::Attribute", .optional = true },
    { "lowerBound", PARAM_ATTR, .class_name = "::mlir::Attribute", .optional = true },
    { "upperBound", PARAM_ATTR, .class_name = "::mlir::Attribute", .optional = true },
    { "stride", PARAM_ATTR, .class_name = "::mlir::Attribute", .optional = true },
    { 0 },
};

static const ParamDef DI_SUBROUTINE_TYPE_PARAMS[] = {
    { "callingConvention", PARAM_KEYWORD, .cases = &LLVM_DWARF_CONVENTIONS,
      .class_name = "unsigned", .optional = true },
    { "types", PARAM_ATTRS, .holds = is_type, .class_name = "::llvm::ArrayRef<DITypeAttr>",
      .optional = true },
    { 0 },
};

const AttrDef LLVM_DEBUG_ATTRS[] = {
    [DI_ANNOTATION] = { .name = "llvm.di_annotation",
                        .summary = "a named note",
                        .record = "LLVM_DIAnnotationAttr",
                        .struct_params = DI_ANNOTATION_PARAMS },
    [DI_BASIC_TYPE] = { .name = "llvm.di_basic_type",
                        .summary = "a type that is not made of others",
                        .record = "LLVM_DIBasicTypeAttr",
                        .has_alias = true,
                        .struct_params = DI_BASIC_TYPE_PARAMS },
    [DI_COMMON_BLOCK] = { .name = "llvm.di_common_block",
                          .summary = "a Fortran common block",
                          .record = "LLVM_DICommonBlockAttr",
                          .has_alias = true,
                          .struct_params = DI_COMMON_BLOCK_PARAMS },
    [DI_COMPILE_UNIT] = { .name = "llvm.di_compile_unit",
                          .summary = "a compilation unit",
                          .record = "LLVM_DICompileUnitAttr",
                          .has_alias = true,
                          .struct_params = DI_COMPILE_UNIT_PARAMS },
    [DI_COMPOSITE_TYPE] = { .name = "llvm.di_composite_type",
                            .summary = "a type made of elements",
                            .record = "LLVM_DICompositeTypeAttr",
                            .has_alias = true,
                            .struct_params = DI_COMPOSITE_TYPE_PARAMS },
    [DI_DERIVED_TYPE] = { .name = "llvm.di_derived_type",
                          .summary = "a type derived from another",
                          .record = "LLVM_DIDerivedTypeAttr",
                          .has_alias = true,
                          .struct_params = DI_DERIVED_TYPE_PARAMS },
    [LLVM_DI_EXPRESSION_ATTR] = { .name = "llvm.di_expression",
                                  .summary = "a computation on a location or value",
                                  .record = "LLVM_DIExpressionAttr",
                                  .params = { { "operations", PARAM_ATTRS,
                                                .def = &LLVM_DEBUG_ATTRS[DI_EXPRESSION_ELEM],
                                                .class_name =
                                                    "::llvm::ArrayRef<DIExpressionElemAttr>" } },
                                  .parse = parse_expression,
                                  .print = print_expression },
    [DI_EXPRESSION_ELEM] = { .name = "llvm.di_expression_elem",
                             .summary = "an operation of an expression",
                             .record = "LLVM_DIExpressionElemAttr",
                             .params = { { "opcode", PARAM_KEYWORD, &LLVM_DWARF_OPERATIONS,
                                           .class_name = "unsigned" },
                                         { "arguments", PARAM_INTS, .class_name = "uint64_t" } },
                             .parse = parse_expression_element,
                             .print = print_expression_element },
    [DI_FILE] = { .name = "llvm.di_file",
                  .summary = "a source file",
                  .record = "LLVM_DIFileAttr",
                  .has_alias = true,
                  .params = { { "name", PARAM_STRING }, { "directory", PARAM_STRING } },
                  .parse = parse_file,
                  .print = print_file },
    [DI_GENERIC_SUBRANGE] = { .name = "llvm.di_generic_subrange",
                              .summary = "the bounds of an assumed-rank array",
                              .record = "LLVM_DIGenericSubrangeAttr",
                              .struct_params = DI_GENERIC_SUBRANGE_PARAMS },
    [DI_GLOBAL_VARIABLE] = { .name = "llvm.di_global_variable",
                             .summary = "a global variable",
                             .record = "LLVM_DIGlobalVariable",
                             .has_alias = true,
                             .struct_params = DI_GLOBAL_VARIABLE_PARAMS },
    [DI_GLOBAL_VARIABLE_EXPRESSION] = { .name = "llvm.di_global_variable_expression",
                                        .summary = "a global variable and where it is",
                                        .record = "LLVM_DIGlobalVariableExpressionAttr",
                                        .has_alias = true,
                                        .struct_params = DI_GLOBAL_VARIABLE_EXPRESSION_PARAMS },
    [DI_IMPORTED_ENTITY] = { .name = "llvm.di_imported_entity",
                             .summary = "an entity made visible in a scope",
                             .record = "LLVM_DIImportedEntityAttr",
                             .has_alias = true,
                             .struct_params = DI_IMPORTED_ENTITY_PARAMS },
    [LLVM_DI_LABEL_ATTR] = { .name = "llvm.di_label",
                             .summary = "a label of the source",
                             .record = "LLVM_DILabelAttr",
                             .has_alias = true,
                             .struct_params = DI_LABEL_PARAMS },
    [DI_LEXICAL_BLOCK] = { .name = "llvm.di_lexical_block",
                           .summary = "a block of source code",
                           .record = "LLVM_DILexicalBlockAttr",
                           .has_alias = true,
                           .struct_params = DI_LEXICAL_BLOCK_PARAMS },
    [DI_LEXICAL_BLOCK_FILE] = { .name = "llvm.di_lexical_block_file",
                                .summary = "a part of a block from another file",
                                .record = "LLVM_DILexicalBlockFile",
                                .has_alias = true,
                                .struct_params = DI_LEXICAL_BLOCK_FILE_PARAMS },
    [LLVM_DI_LOCAL_VARIABLE_ATTR] = { .name = "llvm.di_local_variable",
                                      .summary = "a local variable or parameter",
                                      .record = "LLVM_DILocalVariableAttr",
                                      .has_alias = true,
                                      .struct_params = DI_LOCAL_VARIABLE_PARAMS },
    [DI_MODULE] = { .name = "llvm.di_module",
                    .summary = "a module of the source",
                    .record = "LLVM_DIModuleAttr",
                    .has_alias = true,
                    .struct_params = DI_MODULE_PARAMS },
    [DI_NAMESPACE] = { .name = "llvm.di_namespace",
                       .summary = "a namespace",
                       .record = "LLVM_DINamespaceAttr",
                       .has_alias = true,
                       .struct_params = DI_NAMESPACE_PARAMS },
    [DI_NULL_TYPE] = { .name = "llvm.di_null_type",
                       .summary = "no type: void, or the end of a parameter list",
                       .record = "LLVM_DINullTypeAttr",
                       .has_alias = true },
    [DI_STRING_TYPE] = { .name = "llvm.di_string_type",
                         .summary = "a Fortran character type",
                         .record = "LLVM_DIStringTypeAttr",
                         .has_alias = true,
                         .struct_params = DI_STRING_TYPE_PARAMS },
    [DI_SUBPROGRAM] = { .name = "llvm.di_subprogram",
                        .summary = "a function of the source",
                        .record = "LLVM_DISubprogramAttr",
                        .has_alias = true,
                        .struct_params = DI_SUBPROGRAM_PARAMS },
    [DI_SUBRANGE] = { .name = "llvm.di_subrange",
                      .summary = "the bounds of an array",
                      .record = "LLVM_DISubrangeAttr",
                      .struct_params = DI_SUBRANGE_PARAMS },
    [DI_SUBROUTINE_TYPE] = { .name = "llvm.di_subroutine_type",
                             .summary = "the type of a function",
                             .record = "LLVM_DISubroutineTypeAttr",
                             .has_alias = true,
                             .struct_params = DI_SUBROUTINE_TYPE_PARAMS },
    { 0 },
};
