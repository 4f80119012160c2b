/* Pieces: a text as a fuzzer sees it. A lexer of its own, that knows no error: what it cannot read
 * is a piece of one byte. */
#ifndef TESTSUITE_FUZZ_PIECES_H
#define TESTSUITE_FUZZ_PIECES_H

#include "core/base/str.h"
#include "core/base/vec.h"

typedef enum PieceKind {
    PIECE_WORD,      /* keywords, keys of attributes */
    PIECE_OPERATION, /* words with a dot, in quotes or not */
    PIECE_TYPE,      /* of one word: i32, index, bf16 */
    PIECE_NUMBER,
    PIECE_STRING,
    PIECE_VALUE,   /* %name */
    PIECE_SYMBOL,  /* @name */
    PIECE_HASH,    /* #name */
    PIECE_EXCLAIM, /* !name */
    PIECE_BLOCK,   /* ^name */
    PIECE_MARK,    /* punctuation */
    PIECE_KINDS,
} PieceKind;

typedef struct Piece {
    Str before; /* blanks */
    Str text;
    PieceKind kind;
} Piece;

typedef VEC(Piece) Pieces;

/* Comments are dropped. Pieces are slices of the text. */
void pieces_of(Pieces *pieces, Str text);
void pieces_text(Sb *text, const Pieces *pieces);
/* Does the piece begin a line? */
bool piece_begins_line(const Pieces *pieces, size_t at);
/* One behind the last piece of the line. */
size_t pieces_line_end(const Pieces *pieces, size_t at);
/* The bracket that closes the one at `at`; `at` if it is none or stays open. */
size_t pieces_closing(const Pieces *pieces, size_t at);

#endif
