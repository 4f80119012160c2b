/* Param syntax: how a parameter is written whose definition is made at run time. Its ParamDef holds
 * one of these as `made`, and param_syntax_takes as `judge`.
 */
#ifndef CORE_TEXT_PARAM_SYNTAX_H
#define CORE_TEXT_PARAM_SYNTAX_H

#include "core/ir/context.h"
#include "core/text/parser.h"

/* What upstream writes for an enum in C++. */
typedef enum EnumStyle {
    ENUM_LISTED, /* words or texts between separators; printed as they are */
    ENUM_QUOTED, /* one word or text; printed in quotes where it is no word */
    ENUM_BARE,   /* words between separators */
} EnumStyle;

typedef struct ParamSyntax {
    /* The type that stands behind the attribute, and in no format: AttributeSelfTypeParameter.
     * `typed`: it is printed there, too. */
    bool self_type, typed;
    EnumStyle style;
    bool affine_map;      /* one, without affine_map<> around it */
    const Type *elements; /* dense arrays of them, as lists in brackets */
    const TypeDef *type;  /* types of that definition, written without their prefix */
    const char *named;    /* types of that name, for messages; NULL: of none */
    /* Or which types or attributes it takes. NULL: all */
    bool (*takes)(const void *made, const Attr *attr);
    const void *made;
} ParamSyntax;

bool param_syntax_takes(const void *syntax, const Attr *attr);

static inline const ParamSyntax *param_syntax(const ParamDef *def)
{
    return def->judge == param_syntax_takes ? def->made : NULL;
}

static inline bool param_is_self_type(const ParamDef *def)
{
    return param_syntax(def) && param_syntax(def)->self_type;
}

/* The definition whose types are written without their prefix; NULL: none. */
static inline const TypeDef *param_type_def(const ParamDef *def)
{
    return param_syntax(def) ? param_syntax(def)->type : NULL;
}

static inline bool param_is_affine_map(const ParamDef *def)
{
    return param_syntax(def) && param_syntax(def)->affine_map;
}

static inline const Type *param_elements(const ParamDef *def)
{
    return param_syntax(def) ? param_syntax(def)->elements : NULL;
}

/* enum_params.c */
const Attr *enum_param_parse(AsmParser *p, const ParamDef *def);
void enum_param_print(Sb *sb, const ParamDef *def, int64_t value);

#endif
