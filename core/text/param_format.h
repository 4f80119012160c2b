/* Param format: ODS's declarative assembly format of a type or an attribute, read once and then
 * followed by parser and printer.
 *
 * Rules: MLIR's "Defining Dialect Attributes and Types", "Declarative Assembly Format".
 */
#ifndef CORE_TEXT_PARAM_FORMAT_H
#define CORE_TEXT_PARAM_FORMAT_H

#include "core/text/param_syntax.h"
#include "core/text/printer.h"

typedef enum ParamElementKind {
    PARAM_LITERAL,
    PARAM_SPACE,    /* ` ` */
    PARAM_NO_SPACE, /* `` */
    PARAM_NEWLINE,  /* `\n` */
    PARAM_VARIABLE, /* $name */
    PARAM_LIST,     /* params: all of them, comma-separated */
    PARAM_STRUCT,   /* struct(...): name = value, in any order */
    PARAM_OPTIONAL, /* (a^ b)? or (a^ b) : (c)? */
} ParamElementKind;

typedef struct ParamElement ParamElement;
struct ParamElement {
    ParamElementKind kind;
    bool anchor;                     /* marked ^ */
    bool inverted;                   /* of a group: the anchor stands in its else branch */
    bool qualified;                  /* with its prefix */
    Str text;                        /* of a literal, NUL-terminated */
    TokenKind punct;                 /* of a literal; TOKEN_BARE for a keyword */
    unsigned index;                  /* of a variable */
    ParamElement *children, *others; /* of a group, and of its else branch; the variables of a list
                                      * or a struct */
    unsigned child_count, other_count;
};

typedef struct ParamFormat {
    const ParamDef *params;
    const char *record; /* for messages */
    ParamElement *elements;
    unsigned count;
    Str error; /* what is wrong with the text, in upstream's words; empty if nothing */
} ParamFormat;

/* That of a TypeDef or AttrDef, from the context or made now. `def` is its key. */
const ParamFormat *param_format_of(Context *context, const void *def, const char *text,
                                   const ParamDef *params, const char *record);

/* Reads the parameters that stand behind the mnemonic; those that are left away are NULL. `values`
 * has room for all. False, reported. */
bool param_format_parse(AsmParser *p, const ParamFormat *format, const Attr **values);
void param_format_print(AsmPrinter *printer, const ParamFormat *format, const Attr *const *values);

/* param_format_check.c: what is wrong with a group, or with all that stands outside of groups, in
 * upstream's words; NULL if nothing. */
const char *param_format_group_fault(const ParamFormat *format, const ParamElement *group);
const char *param_format_fault(const ParamFormat *format);
/* May it be left away, with all its parameters? */
bool param_element_is_optional(const ParamFormat *format, const ParamElement *element);

/* param_format_parse.c: is the parameter there, and not what it is where it is left away? */
bool param_is_present(const ParamDef *def, const Attr *value);

#endif
