/* Metadata of memory accesses: groups, alias scopes, and types of type-based alias analysis. */
#include "dialects/llvm/attrs.h"

enum {
    ALIAS_SCOPE_DOMAIN = LLVM_METADATA_ATTRS_END,
    TBAA_ROOT,
    TBAA_MEMBER,
    TBAA_TYPE_DESC,
    TBAA_TAG,
    MMRA_TAG
};

bool llvm_is_tbaa_node(const Attr *attr)
{
    return attr->kind == ATTR_DIALECT
           && (attr->dialect.def == &LLVM_METADATA_ATTRS[TBAA_ROOT]
               || attr->dialect.def == &LLVM_METADATA_ATTRS[TBAA_TYPE_DESC]);
}

static const ParamDef TBAA_ROOT_PARAMS[] = {
    { "id", PARAM_ATTR, .class_name = "StringAttr", .optional = true, .holds = llvm_is_string },
    { 0 },
};

static const Attr *parse_root(AsmParser *p, const AttrDef *def, const Type *type)
{
    const Attr *id = NULL;
    const char *at;

    (void)type;
    if (asm_optional_punct(p, "<") && !asm_optional_punct(p, ">")) {
        if (!asm_parse_keyword(p, "id") || !asm_parse_punct(p, "="))
            return NULL;
        at = asm_here(p);
        if (!asm_parse_attr(p, NULL, &id))
            return NULL;
        if (!llvm_is_string(id)) {
            asm_plain_error(p, at, "invalid kind of attribute specified");
            return NULL;
        }
        if (!asm_parse_punct(p, ">"))
            return NULL;
    }
    return attr_dialect(asm_context(p), def, 1, &id);
}

static void print_root(AsmPrinter *printer, const Attr *attr)
{
    if (!attr->dialect.params[0])
        return;
    asm_print(printer, "<id = ");
    asm_print_attr(printer, attr->dialect.params[0]);
    asm_print(printer, ">");
}

/* <#node, 8> */
static const Attr *parse_member(AsmParser *p, const AttrDef *def, const Type *type)
{
    const Attr *params[2];
    const char *at;
    int64_t offset;

    (void)type;
    if (!asm_parse_punct(p, "<"))
        return NULL;
    at = asm_here(p);
    if (!asm_parse_attr(p, NULL, &params[0]))
        return NULL;
    if (!llvm_is_tbaa_node(params[0])) {
        asm_plain_error(p, at, "invalid kind of attribute specified");
        return llvm_no_param(p, def, "typeDesc", "TBAANodeAttr");
    }
    if (!asm_parse_punct(p, ",") || !asm_parse_integer(p, &offset) || !asm_parse_punct(p, ">"))
        return NULL;
    params[1] = attr_i64(asm_context(p), offset);
    return attr_dialect(asm_context(p), def, 2, params);
}

/* <#a, 0>, or whole: #llvm.tbaa_member<#a, 0> */
static const Attr *parse_either_member(AsmParser *p)
{
    const AttrDef *def = &LLVM_METADATA_ATTRS[TBAA_MEMBER];
    const char *at = asm_here(p);
    const Attr *member;

    if (*at != '#')
        return asm_parse_attr_body(p, def);
    if (!asm_parse_attr(p, NULL, &member))
        return NULL;
    if (member->kind == ATTR_DIALECT && member->dialect.def == def)
        return member;
    asm_plain_error(p, at, "invalid kind of attribute specified");
    return NULL;
}

/* {<#a, 0>, <#b, 8>} */
static const Attr *parse_members(AsmParser *p)
{
    VEC(const Attr *) members = { 0 };
    const Attr *list = NULL;
    bool good = asm_parse_punct(p, "{");

    while (good) {
        const Attr *member = parse_either_member(p);

        good = member != NULL;
        if (good)
            vec_push(&members, member);
        if (!good || !asm_optional_punct(p, ","))
            break;
    }
    if (good && asm_parse_punct(p, "}"))
        list = attr_array(asm_context(p), (unsigned)members.len, members.data);
    vec_free(&members);
    return list;
}

/* <id = "int", members = {...}> */
static const Attr *parse_type_desc(AsmParser *p, const AttrDef *def, const Type *type)
{
    const Attr *params[2];
    Str id;

    (void)type;
    if (!asm_parse_punct(p, "<") || !asm_parse_keyword(p, "id") || !asm_parse_punct(p, "=")
        || !asm_parse_string(p, &id) || !asm_parse_punct(p, ",") || !asm_parse_keyword(p, "members")
        || !asm_parse_punct(p, "="))
        return NULL;
    params[0] = attr_string(asm_context(p), id);
    params[1] = parse_members(p);
    if (!params[1])
        return llvm_no_param(p, def, "members", "::llvm::ArrayRef<TBAAMemberAttr>");
    return asm_parse_punct(p, ">") ? attr_dialect(asm_context(p), def, 2, params) : NULL;
}

static void print_type_desc(AsmPrinter *printer, const Attr *attr)
{
    const Attr *members = attr->dialect.params[1];

    asm_print(printer, "<id = ");
    asm_print_attr(printer, attr->dialect.params[0]);
    asm_print(printer, ", members = {");
    for (unsigned i = 0; i < members->array.count; i++) {
        asm_print(printer, i ? ", " : "");
        asm_print_attr_body(printer, members->array.elements[i]);
    }
    asm_print(printer, "}>");
}

/* <"prefix":"suffix"> */
static const Attr *parse_mmra(AsmParser *p, const AttrDef *def, const Type *type)
{
    const Attr *params[2];
    Str prefix, suffix;

    (void)type;
    if (!asm_parse_punct(p, "<") || !asm_parse_string(p, &prefix) || !asm_parse_punct(p, ":")
        || !asm_parse_string(p, &suffix) || !asm_parse_punct(p, ">"))
        return NULL;
    params[0] = attr_string(asm_context(p), prefix);
    params[1] = attr_string(asm_context(p), suffix);
    return attr_dialect(asm_context(p), def, 2, params);
}

static void print_mmra(AsmPrinter *printer, const Attr *attr)
{
    asm_print(printer, "<");
    asm_print_attr(printer, attr->dialect.params[0]);
    asm_print(printer, ":");
    asm_print_attr(printer, attr->dialect.params[1]);
    asm_print(printer, ">");
}

static bool verify_alias_scope(const Attr *loc, const Attr *attr)
{
    const Attr *id = attr->dialect.params[0];

    return llvm_is_string(id) || llvm_is_distinct(id)
           || loc_error(loc, "id of an alias scope must be a StringAttr or a DistrinctAttr");
}

static const ParamDef ACCESS_GROUP_PARAMS[] = {
    { "id", PARAM_ATTR, .class_name = "DistinctAttr", .holds = llvm_is_distinct },
    { 0 },
};

static const ParamDef ALIAS_SCOPE_DOMAIN_PARAMS[] = {
    { "id", PARAM_ATTR, .class_name = "Attribute" },
    { "description", PARAM_ATTR, .class_name = "StringAttr", .optional = true,
      .holds = llvm_is_string },
    { 0 },
};

static const ParamDef ALIAS_SCOPE_PARAMS[] = {
    { "id", PARAM_ATTR, .class_name = "Attribute" },
    { "domain", PARAM_ATTR, .class_name = "AliasScopeDomainAttr",
      .def = &LLVM_METADATA_ATTRS[ALIAS_SCOPE_DOMAIN] },
    { "description", PARAM_ATTR, .class_name = "StringAttr", .optional = true,
      .holds = llvm_is_string },
    { 0 },
};

static const ParamDef TBAA_TAG_PARAMS[] = {
    { "base_type", PARAM_ATTR, .class_name = "TBAATypeDescriptorAttr",
      .def = &LLVM_METADATA_ATTRS[TBAA_TYPE_DESC] },
    { "access_type", PARAM_ATTR, .class_name = "TBAATypeDescriptorAttr",
      .def = &LLVM_METADATA_ATTRS[TBAA_TYPE_DESC] },
    { "offset", PARAM_INT, .class_name = "int64_t" },
    { "constant", PARAM_BOOL, .class_name = "bool", .optional = true },
    { 0 },
};

const AttrDef LLVM_METADATA_ATTRS[] = {
    [LLVM_ACCESS_GROUP_ATTR] = { .name = "llvm.access_group",
                                 .summary = "a group of memory accesses, by its identity",
                                 .record = "LLVM_AccessGroupAttr",
                                 .has_alias = true,
                                 .struct_params = ACCESS_GROUP_PARAMS },
    [LLVM_ALIAS_SCOPE_ATTR] = { .name = "llvm.alias_scope",
                                .summary = "a scope of accesses that do not alias others",
                                .record = "LLVM_AliasScopeAttr",
                                .has_alias = true,
                                .struct_params = ALIAS_SCOPE_PARAMS,
                                .verify = verify_alias_scope },
    [ALIAS_SCOPE_DOMAIN] = { .name = "llvm.alias_scope_domain",
                             .summary = "what alias scopes belong to",
                             .record = "LLVM_AliasScopeDomainAttr",
                             .has_alias = true,
                             .struct_params = ALIAS_SCOPE_DOMAIN_PARAMS },
    [TBAA_ROOT] = { .name = "llvm.tbaa_root",
                    .summary = "the root of a tree of types",
                    .record = "LLVM_TBAARootAttr",
                    .has_alias = true,
                    .struct_params = TBAA_ROOT_PARAMS,
                    .parse = parse_root,
                    .print = print_root },
    [TBAA_MEMBER] = { .name = "llvm.tbaa_member",
                      .summary = "a type and where it stands in another",
                      .record = "LLVM_TBAAMemberAttr",
                      .params = { { "typeDesc", PARAM_ATTR }, { "offset", PARAM_INT } },
                      .parse = parse_member },
    [TBAA_TYPE_DESC] = { .name = "llvm.tbaa_type_desc",
                         .summary = "a type by its members",
                         .record = "LLVM_TBAATypeDescriptorAttr",
                         .has_alias = true,
                         .params = { { "id", PARAM_STRING }, { "members", PARAM_ATTRS } },
                         .parse = parse_type_desc,
                         .print = print_type_desc },
    [TBAA_TAG] = { .name = "llvm.tbaa_tag",
                   .summary = "the type that an access goes through",
                   .record = "LLVM_TBAATagAttr",
                   .has_alias = true,
                   .struct_params = TBAA_TAG_PARAMS },
    [MMRA_TAG] = { .name = "llvm.mmra_tag",
                   .summary = "a prefix and a suffix that relax the memory model",
                   .record = "LLVM_MMRATagAttr",
                   .has_alias = true,
                   .params = { { "prefix", PARAM_STRING }, { "suffix", PARAM_STRING } },
                   .parse = parse_mmra,
                   .print = print_mmra },
    { 0 },
};
