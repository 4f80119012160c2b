/* Literals of elements, shared by dense and sparse. */
#ifndef CORE_TEXT_PARSE_DENSE_H
#define CORE_TEXT_PARSE_DENSE_H

#include "core/text/parser.h"

typedef struct Literal {
    const char *start, *end; /* where it stands; NULL for an empty one */
    Dims shape;              /* of the nested lists; empty for a single element */
    size_t count;            /* numbers and strings in it; a complex number is two */
    Token text;              /* a string that stands alone; data NULL if none */
} Literal;

bool parse_literal(AsmParser *p, Literal *literal, bool allow_hex);
void literal_free(Literal *literal);
/* The dense attribute of that type; NULL, reported at `at`, where they do not go together. */
const Attr *literal_attr(AsmParser *p, const Literal *literal, const char *at, const Type *type);
/* The type given, or `: type`; it must be shaped, and static. */
const Type *parse_literal_type(AsmParser *p, const char *at, const Type *type);

/* parse_hex.c: dense<"0x..."> */
/* What stands between the quotes and behind the 0x, an even number of characters; data NULL where
 * it is not that. No escape is replaced. */
Str hex_digits(const Token *text);
/* A byte of each two; false where they are not all digits. */
bool decode_hex(Str digits, unsigned char *bytes);
const Attr *parse_hex_elements(AsmParser *p, const Token *text, const char *at, const Type *type);

#endif
