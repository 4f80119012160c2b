#include "testsuite/fuzz/verdict/pieces.h"

#include <ctype.h>

static bool is_name(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '$' || c == '.' || c == '-';
}

/* Where the name from `at` on ends; an arrow does not belong to it. */
static size_t name_end(Str text, size_t at)
{
    while (at < text.len && is_name(text.data[at])
           && !(text.data[at] == '-' && at + 1 < text.len && text.data[at + 1] == '>'))
        at++;
    return at;
}

static size_t word_end(Str text, size_t at)
{
    while (at < text.len && is_name(text.data[at]) && text.data[at] != '-')
        at++;
    return at;
}

static size_t string_end(Str text, size_t at)
{
    for (at++; at < text.len && text.data[at] != '"' && text.data[at] != '\n'; at++)
        at += text.data[at] == '\\' && at + 1 < text.len;
    return at < text.len ? at + 1 : at;
}

/* 42, 0x2A, 1.5e-3; of 4x8xf32 only the 4. */
static size_t number_end(Str text, size_t at)
{
    size_t start = at;

    if (str_starts(str_from(text, at), "0x") && at + 2 < text.len
        && isxdigit((unsigned char)text.data[at + 2]) && text.data[at + 2] != 'f') {
        for (at += 2; at < text.len && isxdigit((unsigned char)text.data[at]);)
            at++;
        return at;
    }
    while (at < text.len
           && (isdigit((unsigned char)text.data[at]) || (text.data[at] == '.' && at > start)))
        at++;
    if (at < text.len && (text.data[at] | 0x20) == 'e'
        && memchr(text.data + start, '.', at - start)) {
        at++;
        at += at < text.len && (text.data[at] == '-' || text.data[at] == '+');
        while (at < text.len && isdigit((unsigned char)text.data[at]))
            at++;
    }
    return at;
}

static size_t sigil_end(Str text, size_t at)
{
    if (++at < text.len && text.data[at] == '"')
        return string_end(text, at);
    return name_end(text, at);
}

static const char *const MARKS[] = { "...", "->", "::", "{-#", "#-}", NULL };

static size_t mark_end(Str text, size_t at)
{
    for (const char *const *mark = MARKS; *mark; mark++)
        if (str_starts(str_from(text, at), *mark))
            return at + strlen(*mark);
    return at + 1;
}

static bool is_type(Str word)
{
    static const char *const NAMES[] = { "index", "none", "bf16", "tf32", NULL };
    size_t digits = word.data[0] == 'f' || word.data[0] == 'i' ? 1 : 2;

    for (const char *const *name = NAMES; *name; name++)
        if (str_is(word, *name))
            return true;
    return word.len > digits && strchr("isuf", word.data[0]) && (digits == 1 || word.data[1] == 'i')
           && isdigit((unsigned char)word.data[digits]);
}

static PieceKind word_kind(Str word)
{
    size_t dot = str_find(word, '.');

    if (is_type(word))
        return PIECE_TYPE;
    return dot > 0 && dot + 1 < word.len ? PIECE_OPERATION : PIECE_WORD;
}

/* A name of an operation in quotes is one, not a string. */
static PieceKind string_kind(Str text)
{
    if (text.len > 4 && str_find(text, '.') < text.len - 2 && isalpha((unsigned char)text.data[1])
        && str_find(text, ' ') == text.len && str_find(text, '\\') == text.len)
        return PIECE_OPERATION;
    return PIECE_STRING;
}

static Piece piece_at(Str text, size_t at)
{
    static const struct {
        char sigil;
        PieceKind kind;
    } SIGILS[] = { { '%', PIECE_VALUE },
                   { '@', PIECE_SYMBOL },
                   { '#', PIECE_HASH },
                   { '!', PIECE_EXCLAIM },
                   { '^', PIECE_BLOCK } };
    char c = text.data[at];
    PieceKind kind = PIECE_MARK;
    size_t end = mark_end(text, at);

    if (isdigit((unsigned char)c)) {
        kind = PIECE_NUMBER;
        end = number_end(text, at);
    } else if (isalpha((unsigned char)c) || c == '_') {
        end = word_end(text, at);
        kind = word_kind((Str){ text.data + at, end - at });
    } else if (c == '"') {
        end = string_end(text, at);
        kind = string_kind((Str){ text.data + at, end - at });
    } else if (end == at + 1) {
        for (size_t i = 0; i < sizeof SIGILS / sizeof *SIGILS; i++) {
            if (c == SIGILS[i].sigil) {
                kind = SIGILS[i].kind;
                end = sigil_end(text, at);
            }
        }
    }
    return (Piece){ .text = { text.data + at, end - at }, .kind = kind };
}

void pieces_of(Pieces *pieces, Str text)
{
    size_t at = 0;

    while (at < text.len) {
        size_t blanks = at;
        Piece piece;

        while (at < text.len && isspace((unsigned char)text.data[at]))
            at++;
        if (at == text.len)
            break;
        if (str_starts(str_from(text, at), "//")) {
            at += str_find(str_from(text, at), '\n');
            continue;
        }
        piece = piece_at(text, at);
        piece.before = (Str){ text.data + blanks, at - blanks };
        at += piece.text.len;
        vec_push(pieces, piece);
    }
}

void pieces_text(Sb *text, const Pieces *pieces)
{
    for (size_t i = 0; i < pieces->len; i++) {
        sb_str(text, pieces->data[i].before);
        sb_str(text, pieces->data[i].text);
    }
    sb_char(text, '\n');
}

bool piece_begins_line(const Pieces *pieces, size_t at)
{
    Str before = pieces->data[at].before;

    return at == 0 || str_find(before, '\n') < before.len;
}

size_t pieces_line_end(const Pieces *pieces, size_t at)
{
    for (at++; at < pieces->len && !piece_begins_line(pieces, at);)
        at++;
    return at;
}

size_t pieces_closing(const Pieces *pieces, size_t at)
{
    static const char OPEN[] = "([{<", CLOSE[] = ")]}>";
    Str text = pieces->data[at].text;
    const char *open = text.len == 1 ? strchr(OPEN, text.data[0]) : NULL;
    int depth = 0;

    for (size_t i = at; open && i < pieces->len; i++) {
        Str here = pieces->data[i].text;

        if (here.len != 1)
            continue;
        depth += here.data[0] == *open;
        depth -= here.data[0] == CLOSE[open - OPEN];
        if (depth == 0)
            return i;
    }
    return at;
}
