/* The parser's insides, shared by its files: core/parse_*.c. Dialects see core/asm.h alone.
 *
 * Recursive descent with one token of lookahead. Every function gives false (or NULL) once it has
 * reported an error, and the whole parse ends there, as upstream's does.
 */
#ifndef CORE_PARSER_H
#define CORE_PARSER_H

#include "core/asm.h"
#include "core/context.h"
#include "core/lexer.h"

/* Types, attributes and regions may nest this deep; deeper is an error. */
enum { MAX_NESTING = 1000 };

typedef struct Scope Scope; /* parse_op.c: the SSA names and blocks of an isolated region */

typedef struct LocAlias { /* a location #name used before its definition */
    Str name;
    const char *at;
    const Attr **place; /* to be filled in when the file was read */
} LocAlias;

struct AsmParser {
    Context *context;
    Lexer lexer;
    Token token; /* the lookahead */
    unsigned nesting;
    Map type_aliases; /* name -> const Type * */
    Map attr_aliases; /* name -> const Attr * */
    Map distinct;     /* id as text -> const Attr *: distinct[0]<...> of this file */
    VEC(LocAlias) loc_aliases;
    /* For parse_op.c. */
    Scope *scope;
    VEC(const char *) default_dialects;
    const OpDef *def;      /* of the operation whose custom form is being read */
    Str custom_name;       /* its name; data NULL outside of custom forms */
    unsigned result_names; /* how many names stand before its `=` */
    unsigned allow_dialect_shorthand;
};

/* Tokens. */
void parser_advance(AsmParser *p);
bool parser_at(const AsmParser *p, TokenKind kind);
bool parser_at_word(const AsmParser *p, const char *word); /* a bare identifier of that text */
bool parser_take(AsmParser *p, TokenKind kind);            /* consumes it if it is there */
bool parser_take_word(AsmParser *p, const char *word);
bool parser_expect(AsmParser *p, TokenKind kind, const char *message);
/* At the lookahead (or, where it stands on a new line, behind the last token, as upstream). */
bool parser_error(AsmParser *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
bool parser_error_at(AsmParser *p, const char *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Enter a level of nesting; false, reported, when it is too deep. */
bool parser_enter(AsmParser *p);
void parser_leave(AsmParser *p);
/* Starts the lexer again at this place. */
void parser_reset(AsmParser *p, const char *at);

/* parse_type.c */
const Type *parse_type(AsmParser *p);
const Type *parse_non_function_type(AsmParser *p);
/* NULL with *failed false where no type stands here. */
const Type *parse_optional_type(AsmParser *p, bool *failed);
const Type *parse_function_type(AsmParser *p);
bool parse_type_list_parens(AsmParser *p, Types *types);      /* (a, b) or () */
bool parse_function_result_types(AsmParser *p, Types *types); /* a, or (a, b) */
bool parse_dims(AsmParser *p, Dims *dims, bool *scalable_seen, bool allow_dynamic,
                bool with_trailing_x);

/* parse_attr.c; `type` is what an attribute without its own is of, may be NULL. */
const Attr *parse_attr(AsmParser *p, const Type *type);
const Attr *parse_optional_attr(AsmParser *p, const Type *type, bool *failed);
bool parse_attr_dict(AsmParser *p, NamedAttrs *entries); /* {...}, reports duplicates */

/* parse_affine.c */
const AffineMap *parse_affine_map(AsmParser *p); /* (d0)[s0] -> (...) */
bool parse_affine_map_or_set(AsmParser *p, const AffineMap **map, const IntegerSet **set);

/* parse_loc.c */
const Attr *parse_loc_instance(AsmParser *p); /* inside loc(...) */
/* loc(...) or nothing; an alias not yet known is noted and filled in at the end. */
bool parse_optional_trailing_loc(AsmParser *p, const Attr **place);

/* parse_op.c */
bool parse_alias_definition(AsmParser *p); /* !name = ..., #name = ... */

#endif
