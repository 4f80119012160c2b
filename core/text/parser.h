/* The parser's insides, shared by its files: core/parse_*.c. Dialects see core/text/asm.h alone.
 *
 * Recursive descent with one token of lookahead. Every function gives false (or NULL) once it has
 * reported an error, and the whole parse ends there, as upstream's does.
 */
#ifndef CORE_TEXT_PARSER_H
#define CORE_TEXT_PARSER_H

#include "core/text/asm.h"
#include "core/ir/context.h"
#include "core/text/lexer.h"

/* Types, attributes and regions may nest this deep; what is deeper is beyond a limit, not wrong. */
enum {
    MAX_NESTING = 10000,
};

typedef struct FormatState FormatState; /* format_parse.c: one operation as it is read */
typedef struct Scope Scope; /* parse_op.c: the SSA names and blocks of an isolated region */

typedef struct LocAlias { /* a location #name used before its definition */
    Str name;
    const char *at;
    Loc *place; /* to be filled in when the file was read */
} LocAlias;

typedef struct ResultName { /* %name:count before an operation's `=` */
    OperandName name;
    uint64_t count;
} ResultName;

typedef VEC(ResultName) ResultNames;

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
    /* What is read is a caller's, no program's: floats may be nan and inf, and a literal's shape
     * makes that of a type with dynamic sizes. */
    bool from_caller;
    VEC(const char *) default_dialects;
    const OpDef *def;                /* of the operation whose custom form is being read */
    const char *custom_at;           /* and where it stands */
    Str custom_name;                 /* its name; data NULL outside of custom forms */
    const ResultNames *result_names; /* of that operation; NULL if none */
    Block *block;                    /* to which that operation goes */
    /* Of old spellings, see legacy.h. */
    Map old_ops;  /* name -> how it is read; empty until one is asked for */
    Map pointees; /* alias of a type -> const Type *, where it is of a pointer that said it */
    const Type *pointee; /* of the last pointer that was read */
    unsigned slips;      /* told, a bit each */
    /* What earlier operations were read with, for the memory their lists hold. */
    VEC(OpState *) idle_states;
    ResultNames idle_names;
    FormatState *idle_formats;
};

/* Tokens. */
void parser_advance(AsmParser *p);
static inline bool parser_at(const AsmParser *p, TokenKind kind)
{
    return p->token.kind == kind;
}

/* At a bare identifier of that text? */
static inline bool parser_at_word(const AsmParser *p, const char *word)
{
    return parser_at(p, TOKEN_BARE) && str_is(p->token.text, word);
}

/* At the results of the next operation, `%a, %b:2 =`? An optional operand at the end of one is told
 * from them by that alone: upstream prints such operations, and cannot read them. */
bool parser_at_results(const AsmParser *p);

/* Consumes it if it is there. */
static inline bool parser_take(AsmParser *p, TokenKind kind)
{
    if (!parser_at(p, kind))
        return false;
    parser_advance(p);
    return true;
}

static inline bool parser_take_word(AsmParser *p, const char *word)
{
    if (!parser_at_word(p, word))
        return false;
    parser_advance(p);
    return true;
}

bool parser_expect(AsmParser *p, TokenKind kind, const char *message);
/* At the lookahead. Silent where the lookahead is an error of the lexer's: that was reported. */
bool parser_error(AsmParser *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
bool parser_error_at(AsmParser *p, const char *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Of what may be right, and is more than is read here. */
bool parser_beyond_limit(AsmParser *p, const char *at, const char *limit);
/* As parser_expect reports: behind the token before the lookahead. */
bool parser_wrong_token(AsmParser *p, const char *message);
/* Enter a level of nesting; false, reported, when it is too deep. */
bool parser_enter(AsmParser *p);
void parser_leave(AsmParser *p);
/* Starts the lexer again at this place. */
void parser_reset(AsmParser *p, const char *at);

/* One element of a list. */
typedef bool (*ParseElement)(AsmParser *p, void *state);
/* The token that is written so; TOKEN_ERROR where none is. */
TokenKind punct_kind(const char *text);
/* Elements between `open` and `close`, possibly none; `where` ends the message of what is missing:
 * "expected ')' in affine map range". */
bool parse_delimited(AsmParser *p, TokenKind open, TokenKind close, const char *where,
                     ParseElement element, void *state);
/* One element at least, separated by commas. */
bool parse_comma_list(AsmParser *p, ParseElement element, void *state);
/* Elements up to `close`, whose opening was read. */
bool parse_list_until(AsmParser *p, TokenKind close, bool allow_empty, ParseElement element,
                      void *state);
/* Is the lookahead a word, reserved or not, or iN? */
bool parser_at_any_word(const AsmParser *p);
/* The value of 42 or 0x2A; false if it does not fit. */
bool integer_literal_u64(Str text, uint64_t *value);
/* The lookahead, an integer, as an unsigned number; false, silently, if it does not fit. */
bool parser_integer(const AsmParser *p, uint64_t *value);
/* A keyword or string. */
bool parser_take_keyword_or_string(AsmParser *p, Str *text);

/* parse_symbol.c: what !name, #name begin: an alias, or a symbol of a dialect. */
typedef struct DialectSymbol {
    Str alias;   /* the alias's name; data NULL where it is none */
    Str dialect; /* else: the dialect's */
    Str body;    /* "name<...>", or what stood within !dialect<...> */
    const char *at;
} DialectSymbol;
bool parse_dialect_symbol(AsmParser *p, DialectSymbol *symbol);
/* What the alias stands for; NULL, reported, where it is undefined. */
void *parse_alias(AsmParser *p, const Map *aliases, Str name);
/* May a symbol of an unregistered dialect stay as it is written? The texts around it are for the
 * message. */
bool check_opaque(AsmParser *p, const DialectSymbol *symbol, const char *before, const char *after);
/* The text of a symbol that upstream has and we lack, its aliases written out. False, silently,
 * where it is none of those. */
bool keep_lacking(AsmParser *p, const DialectSymbol *symbol, bool is_type, Str *text);
/* Is there a TypeDef or AttrDef of its name? */
bool symbol_has_row(AsmParser *p, const DialectSymbol *symbol, bool is_type);
/* Reports a symbol of a dialect that has none of its kind here, and whose mnemonic upstream does
 * not have. */
bool unknown_lacking(AsmParser *p, const DialectSymbol *symbol, bool is_type);
/* The TypeDef or AttrDef of the mnemonic at the lookahead; NULL, reported, where there is none. */
const void *parse_mnemonic(AsmParser *p, const DialectSymbol *symbol, bool is_type);

/* parse_params.c: the parameters that are left, each read by `one`, as an array. NULL where one is
 * wrong. */
typedef const Attr *ParseParam(AsmParser *p, const ParamDef *def);
const Attr *parse_param_list(AsmParser *p, const ParamDef *def, ParseParam *one);
/* parse_params.c: one parameter, and those of some kinds. False or NULL once reported. */
bool param_parse(AsmParser *p, const char *record, const ParamDef *def, const Attr **param);
const Attr *param_parse_bool(AsmParser *p);
const Attr *param_parse_attr(AsmParser *p, const ParamDef *def);
/* parse_params.c: <p0, p1> of a dialect type or attribute, by its row. `params` has room for the
 * row's. */
bool parse_params(AsmParser *p, const char *record, const ParamDef *defs, const Attr **params,
                  unsigned *count);
/* struct_params.c: <name = value, ...>. NULL once reported. */
const Attr *struct_params_parse(AsmParser *p, const AttrDef *def);
/* Refuse what would nest too deep, or print too large. */
bool check_type_extent(AsmParser *p, const char *at, const Type *type);
bool check_attr_extent(AsmParser *p, const char *at, const Attr *attr);

/* parse_type.c */
const Type *parse_type(AsmParser *p);
const Type *parse_non_function_type(AsmParser *p);
/* NULL with *failed false where no type stands here. */
const Type *parse_optional_type(AsmParser *p, bool *failed);
const Type *parse_function_type(AsmParser *p);
bool parse_type_list_parens(AsmParser *p, Types *types);      /* (a, b) or () */
bool parse_function_result_types(AsmParser *p, Types *types); /* a, or (a, b) */
/* 4x?x8x, or without the last x. Where `scalable_seen` is given, [4] is a dimension too. */
bool parse_dims(AsmParser *p, Dims *dims, bool *scalable_seen, bool allow_dynamic,
                bool with_trailing_x);

/* parse_shape.c: what stands behind the word, which began at `at`. */
const Type *parse_vector(AsmParser *p, const char *at);
const Type *parse_tensor(AsmParser *p);
const Type *parse_memref(AsmParser *p, const char *at);

/* parse_attr.c; `type` is what an attribute without its own is of, may be NULL. */
const Attr *parse_attr(AsmParser *p, const Type *type);
const Attr *parse_optional_attr(AsmParser *p, const Type *type, bool *failed);
/* What stands behind #dialect.mnemonic of a dialect attribute: `<...>` or the definition's own. */
const Attr *parse_attr_body(AsmParser *p, const AttrDef *def, const Type *type);
/* The same behind !dialect.mnemonic, which stands at `at`. */
const Type *parse_type_body(AsmParser *p, const TypeDef *def, const char *at);
const Attr *parse_extended_attr(AsmParser *p, const Type *type); /* at #... */
bool parse_attr_dict(AsmParser *p, NamedAttrs *entries);         /* {...}, reports duplicates */

/* parse_number.c */
const Attr *parse_number_attr(AsmParser *p, const Type *type); /* 1, -1.5, 0x7F : f32 */
/* A literal of an integer or index type. False, silently, where it is out of range. */
bool parse_int_literal(Arena *arena, const Type *type, bool negative, Str text, Int *value);
/* nan, inf and -inf, from a caller, where the format has them. */
bool parse_special_float(const AsmParser *p, const FloatFormat *format, bool negative, Str text,
                         Float *value);
/* A token that is a decimal or the bits in hexadecimal; reports what is wrong. */
bool parse_float_literal(AsmParser *p, const FloatFormat *format, bool negative, const Token *token,
                         Float *value);
double parse_double(Str text);

/* parse_elements.c, parse_dense.c: at their keyword; `type` as for parse_attr. */
const Attr *parse_dense(AsmParser *p, const Type *type);
const Attr *parse_sparse(AsmParser *p, const Type *type);
const Attr *parse_dense_array(AsmParser *p);
/* [1, 2], as assembly formats write a dense array of the element type. */
const Attr *parse_dense_array_body(AsmParser *p, const Type *element);
const Attr *parse_dense_resource(AsmParser *p, const Type *type);
const Attr *parse_strided(AsmParser *p);
const Attr *parse_distinct(AsmParser *p, const Type *type);

/* parse_affine.c */
const AffineMap *parse_affine_map(AsmParser *p); /* (d0)[s0] -> (...) */
const IntegerSet *parse_integer_set(AsmParser *p);
bool parse_affine_map_or_set(AsmParser *p, const AffineMap **map, const IntegerSet **set);

/* parse_loc.c */
const Attr *parse_loc_instance(AsmParser *p); /* inside loc(...) */
/* loc(...) or nothing; an alias not yet known is noted and filled in at the end. */
bool parse_optional_trailing_loc(AsmParser *p, Loc *place);

/* parse_resource.c: {-# dialect_resources: {...}, external_resources: {...} #-} */
bool parse_metadata(AsmParser *p);

/* parse_op.c */
Op *parse_op(AsmParser *p);
/* {...}; `isolated`: names from outside may be used again. */
bool parse_region(AsmParser *p, Region *region, const AsmArguments *arguments, bool isolated);

/* format.c: the custom form by the row's assembly format. */
bool format_parse(AsmParser *p, OpState *state);
void format_free_idle(AsmParser *p);

#endif
