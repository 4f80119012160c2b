/* Lexer: MLIR's tokens. Grammar: MLIR Language Reference, "Notation" and "Top level productions".
 */
#ifndef CORE_TEXT_LEXER_H
#define CORE_TEXT_LEXER_H

#include "core/ir/attr.h"

typedef enum TokenKind {
    TOKEN_EOF,
    TOKEN_ERROR,    /* was reported; the parse ends */
    TOKEN_BARE,     /* identifiers and keywords: func.func, loc, x */
    TOKEN_INT_TYPE, /* i32, si8, ui4 */
    TOKEN_AT,       /* @name or @"name" */
    TOKEN_HASH,     /* #name */
    TOKEN_EXCLAIM,  /* !name */
    TOKEN_PERCENT,  /* %name */
    TOKEN_CARET,    /* ^name */
    TOKEN_INTEGER,  /* 42 or 0x2A */
    TOKEN_FLOAT,    /* 1.5e3 */
    TOKEN_STRING,   /* "..." with its escapes */
    TOKEN_ARROW,    /* -> */
    TOKEN_COLON,
    TOKEN_COMMA,
    TOKEN_EQUAL,
    TOKEN_GREATER,
    TOKEN_LESS,
    TOKEN_L_BRACE,
    TOKEN_R_BRACE,
    TOKEN_L_PAREN,
    TOKEN_R_PAREN,
    TOKEN_L_SQUARE,
    TOKEN_R_SQUARE,
    TOKEN_MINUS,
    TOKEN_PLUS,
    TOKEN_QUESTION,
    TOKEN_STAR,
    TOKEN_SLASH,
    TOKEN_BAR,            /* | */
    TOKEN_ELLIPSIS,       /* ... */
    TOKEN_METADATA_BEGIN, /* {-# */
    TOKEN_METADATA_END,   /* #-} */
} TokenKind;

typedef struct Token {
    TokenKind kind;
    Str text; /* as it stands in the source */
} Token;

typedef struct Lexer {
    Context *context;
    Str file;
    unsigned file_number; /* in the context, see Loc */
    Str source;           /* not NUL-terminated */
    const char *at;       /* the next byte */
    /* The line last asked for: where it starts, its number, counted from 0, and the place, or one
     * behind it, up to which there is no other. */
    const char *line, *seen;
    unsigned line_number;
    unsigned line_offset; /* added to every line: for a chunk of a split file */
    bool takes_paths;     /* behind an @ stands all up to a comma or a blank: "@a-b/c.npy" */
} Lexer;

Lexer lexer_new(Context *context, Str file, Str source);
Token lexer_next(Lexer *lexer);
/* The location of a place in the source; as an attribute. */
Loc lexer_place(Lexer *lexer, const char *at);
const Attr *lexer_loc(Lexer *lexer, const char *at);
/* Reports at a place; gives false. */
bool lexer_error(Lexer *lexer, const char *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The value of a string literal (or of @"..."), escapes replaced; in the context's arena. */
Str token_string(Context *context, const Token *token);
/* Is it one of MLIR's reserved words? They are TOKEN_BARE as all words, but no identifiers. */
bool word_is_keyword(Str word);
/* Could the name stand without quotes, as @name and the key of a dictionary do? */
bool is_bare_identifier(Str name);
/* The name of %name, ^name, #name, !name, @name. */
Str token_name(Context *context, const Token *token);

#endif
