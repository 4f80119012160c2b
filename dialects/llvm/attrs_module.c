/* Flags of a module, and what they hold. */
#include "dialects/llvm/attrs.h"

enum {
    MODULE_FLAG,
    CGPROFILE_ENTRY,
    PROFILE_SUMMARY,
    PROFILE_SUMMARY_DETAILED,
    DEPENDENT_LIBRARIES
};

static bool is_entry(const Attr *attr)
{
    return llvm_is_attr(attr, "cgprofile_entry");
}

/* <error, "key", value> */
static const Attr *parse_flag(AsmParser *p, const AttrDef *def, const Type *type)
{
    const Attr *params[3];
    Str key;

    (void)type;
    if (!asm_parse_punct(p, "<"))
        return NULL;
    params[0] = asm_parse_enum(p, &LLVM_ENUM_FLAG_BEHAVIOR);
    if (!params[0])
        return llvm_no_param(p, def, "behavior", "ModFlagBehavior");
    if (!asm_parse_punct(p, ",") || !asm_parse_string(p, &key) || !asm_parse_punct(p, ",")
        || !asm_parse_attr(p, NULL, &params[2]) || !asm_parse_punct(p, ">"))
        return NULL;
    params[1] = attr_string(asm_context(p), key);
    return attr_dialect(asm_context(p), def, 3, params);
}

static bool verify_flag(const Attr *loc, const Attr *attr)
{
    const Attr *key = attr->dialect.params[1], *value = attr->dialect.params[2];

    if (str_is(key->string, "CG Profile"))
        return attr_is_array_of(value, is_entry)
               || loc_error(loc, "'CG Profile' key expects an array of '#llvm.cgprofile_entry'");
    if (str_is(key->string, "ProfileSummary"))
        return llvm_is_attr(value, "profile_summary")
               || loc_error(loc,
                            "'ProfileSummary' key expects a '#llvm.profile_summary' attribute");
    return llvm_is_integer(value) || llvm_is_string(value)
           || loc_error(loc,
                        "only integer and string values are currently supported for unknown key "
                        "'%s'",
                        attr_quoted(key));
}

static bool parse_library(AsmParser *p, const Attr **name)
{
    const char *at = asm_here(p);

    if (!asm_parse_attr(p, NULL, name))
        return false;
    return llvm_is_string(*name) || asm_plain_error(p, at, "invalid kind of attribute specified");
}

/* <"a", "b">, one at least */
static const Attr *parse_libraries(AsmParser *p, const AttrDef *def, const Type *type)
{
    VEC(const Attr *) names = { 0 };
    const Attr *list, *name, *attr = NULL;
    bool good = asm_parse_punct(p, "<");

    (void)type;
    while (good && (!names.len || asm_optional_punct(p, ","))) {
        good = parse_library(p, &name);
        if (good)
            vec_push(&names, name);
    }
    if (good && asm_parse_punct(p, ">")) {
        list = attr_array(asm_context(p), (unsigned)names.len, names.data);
        attr = attr_dialect(asm_context(p), def, 1, &list);
    }
    vec_free(&names);
    return attr;
}

static const ParamDef CGPROFILE_ENTRY_PARAMS[] = {
    { "from", PARAM_ATTR, .class_name = "FlatSymbolRefAttr", .optional = true,
      .holds = attr_is_flat_symbol },
    { "to", PARAM_ATTR, .class_name = "FlatSymbolRefAttr", .optional = true,
      .holds = attr_is_flat_symbol },
    { "count", PARAM_INT, .class_name = "uint64_t" },
    { 0 },
};

static const ParamDef PROFILE_SUMMARY_PARAMS[] = {
    { "format", PARAM_ENUM, .cases = &LLVM_ENUM_PROFILE_FORMAT,
      .class_name = "ProfileSummaryFormatKind" },
    { "total_count", PARAM_INT, .class_name = "uint64_t" },
    { "max_count", PARAM_INT, .class_name = "uint64_t" },
    { "max_internal_count", PARAM_INT, .class_name = "uint64_t" },
    { "max_function_count", PARAM_INT, .class_name = "uint64_t" },
    { "num_counts", PARAM_INT, .class_name = "uint64_t" },
    { "num_functions", PARAM_INT, .class_name = "uint64_t" },
    { "is_partial_profile", PARAM_INT, .class_name = "std::optional<uint64_t>", .optional = true,
      .keeps_zero = true },
    { "partial_profile_ratio", PARAM_ATTR, .class_name = "FloatAttr", .optional = true,
      .holds = llvm_is_float_attr },
    { "detailed_summary", PARAM_ATTRS,
      .class_name = "::llvm::ArrayRef<ModuleFlagProfileSummaryDetailedAttr>",
      .def = &LLVM_MODULE_ATTRS[PROFILE_SUMMARY_DETAILED] },
    { 0 },
};

static const ParamDef PROFILE_SUMMARY_DETAILED_PARAMS[] = {
    { "cut_off", PARAM_INT, .class_name = "uint32_t" },
    { "min_count", PARAM_INT, .class_name = "uint64_t" },
    { "num_counts", PARAM_INT, .class_name = "uint32_t" },
    { 0 },
};

const AttrDef LLVM_MODULE_ATTRS[] = {
    [MODULE_FLAG] = { .name = "llvm.mlir.module_flag",
                      .summary = "a named value, and what happens where modules differ in it",
                      .record = "ModuleFlagAttr",
                      .params = { { "behavior", PARAM_ENUM, &LLVM_ENUM_FLAG_BEHAVIOR },
                                  { "key", PARAM_ATTR },
                                  { "value", PARAM_ATTR } },
                      .parse = parse_flag,
                      .verify = verify_flag },
    [CGPROFILE_ENTRY] = { .name = "llvm.cgprofile_entry",
                          .summary = "how often one function calls another",
                          .record = "ModuleFlagCGProfileEntryAttr",
                          .struct_params = CGPROFILE_ENTRY_PARAMS },
    [PROFILE_SUMMARY] = { .name = "llvm.profile_summary",
                          .summary = "what a profile counted",
                          .record = "ModuleFlagProfileSummaryAttr",
                          .struct_params = PROFILE_SUMMARY_PARAMS },
    [PROFILE_SUMMARY_DETAILED] = { .name = "llvm.profile_summary_detailed",
                                   .summary = "counts above a cut-off",
                                   .record = "ModuleFlagProfileSummaryDetailedAttr",
                                   .struct_params = PROFILE_SUMMARY_DETAILED_PARAMS },
    [DEPENDENT_LIBRARIES] = { .name = "llvm.dependent_libraries",
                              .summary = "libraries that the module wants linked",
                              .record = "LLVM_DependentLibrariesAttr",
                              .params = { { "libs", PARAM_ATTRS } },
                              .parse = parse_libraries },
    { 0 },
};
