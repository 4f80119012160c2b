#include "interp/oracle/judge/text.h"

static bool is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\n';
}

/* What text[from..] begins with: spaces, or what is between them. */
static Str run_at(Str text, size_t from, bool spaces)
{
    size_t to = from;

    while (to < text.len && is_space(text.data[to]) == spaces)
        to++;
    return (Str){ text.data + from, to - from };
}

Words words_of(Str text)
{
    Words words = { 0 };
    size_t at = 0;

    for (;;) {
        Str gap = run_at(text, at, true), word;

        at += gap.len;
        if (at == text.len) {
            words.tail = gap;
            return words;
        }
        word = run_at(text, at, false);
        at += word.len;
        vec_push(&words.words, ((Word){ word, gap }));
    }
}

void words_free(Words *words)
{
    vec_free(&words->words);
}

/* A `?` of ours stands for any characters up to the next of ours that is the same. */
static bool may_be(Str own, Str theirs)
{
    size_t at = 0;

    for (size_t i = 0; i < own.len; i++) {
        if (own.data[i] == '?') {
            while (at < theirs.len && (i + 1 == own.len || theirs.data[at] != own.data[i + 1]))
                at++;
        } else if (at >= theirs.len || theirs.data[at++] != own.data[i]) {
            return false;
        }
    }
    return at == theirs.len;
}

static bool is_address(Str word)
{
    for (size_t i = 2; i < word.len; i++)
        if (!(word.data[i] >= '0' && word.data[i] <= '9')
            && !(word.data[i] >= 'a' && word.data[i] <= 'f'))
            return false;
    return str_starts(word, "0x");
}

static bool is_base(const Words *words, size_t at)
{
    const Word *word = &words->words.data[at];

    return at >= 2 && str_is(word[-2].text, "base@") && str_is(word[-1].text, "=")
           && is_address(word->text);
}

bool words_same_at(const Words *own, const Words *theirs, size_t at, bool open)
{
    Str a, b;

    if (at >= own->words.len || at >= theirs->words.len)
        return false;
    a = own->words.data[at].text;
    b = theirs->words.data[at].text;
    return str_eq(a, b) || (is_base(own, at) && is_base(theirs, at)) || (open && may_be(a, b));
}

bool words_same(const Words *own, const Words *theirs, bool open)
{
    if (own->words.len != theirs->words.len || (!open && !str_eq(own->tail, theirs->tail)))
        return false;
    for (size_t i = 0; i < own->words.len; i++)
        if (!words_same_at(own, theirs, i, open)
            || (!open && !str_eq(own->words.data[i].gap, theirs->words.data[i].gap)))
            return false;
    return true;
}

bool texts_same(Str own, Str theirs, bool open)
{
    Words a, b;
    bool same;

    if (str_eq(own, theirs))
        return true;
    a = words_of(own);
    b = words_of(theirs);
    same = words_same(&a, &b, open);
    words_free(&a);
    words_free(&b);
    return same;
}
