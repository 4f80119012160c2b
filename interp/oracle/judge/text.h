/* Text: what two runs printed, word by word. */
#ifndef INTERP_ORACLE_JUDGE_TEXT_H
#define INTERP_ORACLE_JUDGE_TEXT_H

#include "core/base/str.h"
#include "core/base/vec.h"

typedef struct Word {
    Str text;
    Str gap; /* in front of it */
} Word;

typedef struct Words {
    VEC(Word) words;
    Str tail; /* the gap behind the last */
} Words;

/* Borrows the text. */
Words words_of(Str text);
void words_free(Words *words);

/* Is word `at` the same in both, where both have it? The address that the runner's functions print
 * of a memref ("base@ = 0x...") may be any. Where `open`, a `?` of ours stands for anything. */
bool words_same_at(const Words *own, const Words *theirs, size_t at, bool open);
/* Are all, and what stands between them? */
bool words_same(const Words *own, const Words *theirs, bool open);
bool texts_same(Str own, Str theirs, bool open);

#endif
