/* Highlight: the words of a program, each with what it is, for colours. A reader of words alone: it
 * understands no syntax and takes any text. */
#ifndef INTERP_CONSOLE_HIGHLIGHT_H
#define INTERP_CONSOLE_HIGHLIGHT_H

#include "core/base/str.h"

typedef enum WordKind {
    WORD_OTHER, /* blanks, punctuation, keywords */
    WORD_COMMENT,
    WORD_STRING,
    WORD_VALUE,     /* %x */
    WORD_SYMBOL,    /* @f */
    WORD_BLOCK,     /* ^bb */
    WORD_TYPE,      /* i32, memref, !llvm.ptr, #map */
    WORD_NUMBER,    /* 1, 0x7F, 1.5e3 */
    WORD_OPERATION, /* arith.addi: a dialect, a dot and a name */
} WordKind;

typedef struct CodeWord {
    WordKind kind;
    Str text;
} CodeWord;

/* Takes the next word off the text; false at its end. */
bool highlight_next(Str *text, CodeWord *word);

#endif
