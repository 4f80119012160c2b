/* Format: ODS's declarative assembly format, read once and then followed by parser and printer.
 *
 * Rules: MLIR's "Defining Dialects: Operations", section "Declarative Assembly Format". A Format is
 * a tree of elements; it is made when an operation of that definition is first read or printed and
 * kept in the Context.
 */
#ifndef CORE_TEXT_FORMAT_H
#define CORE_TEXT_FORMAT_H

#include "core/ir/context.h"
#include "core/text/parser.h"

typedef enum FormatKind {
    FORMAT_LITERAL,  /* `keyword` or `punctuation` */
    FORMAT_SPACE,    /* ` `: a space is printed */
    FORMAT_NO_SPACE, /* ``: none is */
    FORMAT_NEWLINE,  /* `\n` */
    FORMAT_OPERAND,  /* $name, by what the definition declares under the name */
    FORMAT_ATTR,
    FORMAT_REGION,
    FORMAT_SUCCESSOR,
    FORMAT_ATTR_DICT,
    FORMAT_ATTR_DICT_WITH_KEYWORD,
    FORMAT_PROP_DICT,
    FORMAT_FUNCTIONAL_TYPE, /* functional-type(a, b) */
    FORMAT_OPERANDS,
    FORMAT_RESULTS, /* inside type(...) alone */
    FORMAT_SUCCESSORS,
    FORMAT_TYPE, /* type(x): its argument is a child */
    FORMAT_REF,
    FORMAT_QUALIFIED,
    FORMAT_CUSTOM,
    FORMAT_OPTIONAL, /* (a^ b)? or (a^ b) : (c)? */
    FORMAT_OILIST,   /* oilist(`a` x | `b` y) */
    FORMAT_RESULT,   /* $result, inside type(...) alone */
} FormatKind;

enum {
    MAX_CLAUSES = 16,   /* of an oilist */
    MAX_ARGUMENTS = 16, /* of a directive */
    /* Of an operation that has a format. */
    MAX_OPERANDS = 32,
    MAX_ATTRS = 64,
    MAX_RESULTS = 16,
    MAX_REGIONS = 8,
    MAX_SUCCESSORS = 8,
};

typedef struct FormatElement FormatElement;
struct FormatElement {
    FormatKind kind;
    bool anchor;     /* marked ^ */
    Str text;        /* a literal's, NUL-terminated; a variable's or a custom directive's name */
    TokenKind punct; /* of a literal; TOKEN_BARE for a keyword */
    unsigned index;  /* of the operand, attribute, region, successor or result */
    FormatElement *children; /* arguments; the first branch of an optional group */
    unsigned child_count;
    FormatElement *others; /* the else branch; NULL if none */
    unsigned other_count;
    bool unit_anchor; /* an attribute that only its group's presence tells */
    const CustomDirective *custom;
};

typedef struct Format {
    const OpDef *def;
    FormatElement *elements;
    unsigned count;
    uint64_t attrs_written; /* attributes that stand in the format, by index: not in attr-dict */
    bool prop_dict;         /* it has this, which writes the others */
    bool types_written_operand[MAX_OPERANDS], types_written_result[MAX_RESULTS];
    bool types_written_together; /* those of all operands, in one list */
    Str error;                   /* what is wrong with the format string; empty if nothing */
} Format;

/* The format of the definition, from the context or made now. */
const Format *format_of(Context *context, const OpDef *def);
/* format_check.c: would upstream take it, too? Of one that has no error. `infers`: the operation
 * says in C++ what its results are. False: `why` says in upstream's words why not. */
bool format_check(Context *context, const Format *format, bool infers, Sb *why);

/* An argument of a custom<> directive, as its functions see it. */
struct FormatArg {
    FormatKind kind;
    Str text; /* the literal's text, or the variable's name */
    unsigned index;
    /* While parsing, for operands: the names read so far; for types: where the types go; for
     * regions: where the regions go. */
    OperandNames *operands;
    Types *types;
    Regions *regions;
    const Attr *attr; /* the value so far, or the one to print */
};

/* Types that a rule of the definition gives: fills what is missing from what is known, over and
 * over until nothing new is found. `known` has an entry for each operand, then each result group;
 * single types. */
typedef struct TypeTable {
    const Type *operand[MAX_OPERANDS];
    const Type *result[MAX_RESULTS];
} TypeTable;

#endif
