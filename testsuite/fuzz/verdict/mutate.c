#include "testsuite/fuzz/verdict/mutate.h"

typedef struct Mutation {
    Pieces *mutant;
    const Seeds *seeds;
    Random *random;
    Arena *arena;
} Mutation;

/* Pieces from ... to - 1 become those given. */
static void splice(Pieces *mutant, size_t from, size_t to, const Piece *by, size_t count)
{
    size_t behind = mutant->len - to;

    vec_reserve(mutant, from + count + behind);
    memmove(mutant->data + from + count, mutant->data + to, behind * sizeof *by);
    if (count)
        memcpy(mutant->data + from, by, count * sizeof *by);
    mutant->len = from + count + behind;
}

static size_t any(const Mutation *m)
{
    return random_below(m->random, m->mutant->len);
}

static const Pieces *any_chunk(const Mutation *m)
{
    bool bad = m->seeds->bad.len && (random_below(m->random, 6) == 0 || !m->seeds->good.len);

    return bad ? &m->seeds->bad.data[random_below(m->random, m->seeds->bad.len)]
               : &m->seeds->good.data[random_below(m->random, m->seeds->good.len)];
}

static Str from_pool(const Mutation *m, PieceKind kind)
{
    static const char *const MARKS[] = { "(",  ")", "<", ">", "[", "]", "{",   "}",  ",", ":", "=",
                                         "->", "?", "*", "-", "+", "x", "...", "::", "|", "/" };

    if (kind == PIECE_MARK || !m->seeds->pool[kind].len)
        return str_of(MARKS[random_below(m->random, sizeof MARKS / sizeof *MARKS)]);
    return m->seeds->pool[kind].data[random_below(m->random, m->seeds->pool[kind].len)];
}

static void erase(Mutation *m)
{
    size_t at = any(m);

    splice(m->mutant, at, at + 1, NULL, 0);
}

static void repeat(Mutation *m)
{
    size_t at = any(m);
    Piece piece = m->mutant->data[at];

    if (!piece.before.len && random_below(m->random, 2))
        piece.before = STR(" ");
    splice(m->mutant, at, at, &piece, 1);
}

static void exchange_texts(Piece *a, Piece *b)
{
    Piece old = *a;

    a->text = b->text;
    a->kind = b->kind;
    b->text = old.text;
    b->kind = old.kind;
}

static void exchange(Mutation *m)
{
    size_t a = any(m);

    exchange_texts(&m->mutant->data[a], &m->mutant->data[(a + 1) % m->mutant->len]);
}

/* Two of one kind, wherever they stand. */
static void exchange_alike(Mutation *m)
{
    size_t a = any(m);

    for (unsigned tries = 0; tries < 16; tries++) {
        size_t b = any(m);

        if (m->mutant->data[a].kind == m->mutant->data[b].kind) {
            exchange_texts(&m->mutant->data[a], &m->mutant->data[b]);
            return;
        }
    }
}

static void replace_alike(Mutation *m)
{
    Piece *piece = &m->mutant->data[any(m)];

    piece->text = from_pool(m, piece->kind);
}

/* By another of its kind in the same text: names that are defined, types that are used. */
static void replace_near(Mutation *m)
{
    Piece *piece = &m->mutant->data[any(m)];

    for (unsigned tries = 0; tries < 16; tries++) {
        const Piece *other = &m->mutant->data[any(m)];

        if (other->kind == piece->kind && !str_eq(other->text, piece->text)) {
            piece->text = other->text;
            return;
        }
    }
}

/* One type, or name, everywhere. */
static void replace_all(Mutation *m)
{
    size_t at = any(m);
    Str old = m->mutant->data[at].text, by;
    PieceKind kind = m->mutant->data[at].kind;

    for (unsigned tries = 0; tries < 24 && kind != PIECE_TYPE; tries++) {
        at = any(m);
        old = m->mutant->data[at].text;
        kind = m->mutant->data[at].kind;
    }
    by = from_pool(m, kind);
    for (size_t i = 0; kind != PIECE_MARK && i < m->mutant->len; i++)
        if (str_eq(m->mutant->data[i].text, old))
            m->mutant->data[i].text = by;
}

static void replace_any(Mutation *m)
{
    Piece *piece = &m->mutant->data[any(m)];

    piece->kind = (PieceKind)random_below(m->random, PIECE_KINDS);
    piece->text = from_pool(m, piece->kind);
}

static void insert(Mutation *m)
{
    PieceKind kind = (PieceKind)random_below(m->random, PIECE_KINDS);
    Piece piece = { .before = random_below(m->random, 3) ? STR(" ") : STR(""),
                    .text = from_pool(m, kind),
                    .kind = kind };
    size_t at = any(m);

    splice(m->mutant, at, at, &piece, 1);
}

static const char *const LITERALS[] = {
    "0",
    "1",
    "-1",
    "2",
    "127",
    "128",
    "-128",
    "255",
    "256",
    "32767",
    "65536",
    "2147483647",
    "2147483648",
    "-2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "340282366920938463463374607431768211456",
    "0x0",
    "0xFF",
    "0x7FFFFFFFFFFFFFFF",
    "0xFFFFFFFFFFFFFFFF",
    "0x10000000000000000",
    "00",
    "0.0",
    "-0.0",
    "1.0e400",
    "4.9e-324",
    "1.",
    "true",
    "false",
    "unit",
    "none",
    "?",
    "*",
    "\"\"",
    "\"\\00\"",
    "\"a b\"",
    "i0",
    "i1",
    "i16777215",
    "i16777216",
    "si8",
    "ui64",
    "index",
    "bf16",
    "f8E4M3FN",
    "f80",
    "f128",
    "tf32",
    "none",
    "complex<f32>",
    "tuple<>",
    "vector<1xi1>",
    "vector<[4]xf32>",
    "vector<i8>",
    "tensor<*xf32>",
    "tensor<?x0xi8>",
    "memref<*xi8>",
    "memref<?xf32, strided<[?], offset: ?>>",
    "memref<2xi8, 1>",
    "(i32) -> i32",
    "() -> ()",
    "{}",
    "[]",
    "()",
    "dense<0>",
    "dense<[]>",
    "array<i32>",
    "array<i64: 1>",
    "affine_map<(d0)[s0] -> (d0 + s0)>",
    "affine_map<() -> ()>",
    "affine_set<(d0) : (d0 >= 0)>",
    "@self",
    "loc(unknown)",
    "loc(\"a\":1:2)",
};

static void replace_literal(Mutation *m)
{
    size_t count = sizeof LITERALS / sizeof *LITERALS;

    for (unsigned tries = 0; tries < 8; tries++) {
        Piece *piece = &m->mutant->data[any(m)];

        if (piece->kind == PIECE_NUMBER || tries == 7) {
            piece->text = str_of(LITERALS[random_below(m->random, count)]);
            return;
        }
    }
}

/* %0 becomes %0#1, `%0 =` becomes `%0:2 =`. */
static void number_value(Mutation *m)
{
    static const char *const SUFFIXES[] = { "#0",          "#1",          "#2", ":1",  ":2", ":0",
                                            "#4294967295", "#4294967296", "#",  "#-1", "0",  "_" };
    size_t count = sizeof SUFFIXES / sizeof *SUFFIXES;

    for (unsigned tries = 0; tries < 16; tries++) {
        Piece *piece = &m->mutant->data[any(m)];

        if (piece->kind == PIECE_VALUE) {
            piece->text = str_printf(m->arena, "%.*s%s", STR_ARG(piece->text),
                                     SUFFIXES[random_below(m->random, count)]);
            return;
        }
    }
}

static void erase_line(Mutation *m)
{
    size_t at = any(m);

    while (!piece_begins_line(m->mutant, at))
        at--;
    splice(m->mutant, at, pieces_line_end(m->mutant, at), NULL, 0);
}

/* A line of the chunk, its own or another's, goes before a line. */
static void insert_line(Mutation *m)
{
    const Pieces *from = random_below(m->random, 2) ? m->mutant : any_chunk(m);
    size_t line = random_below(m->random, from->len), to = any(m), end;
    Pieces copy = { 0 };

    while (!piece_begins_line(from, line))
        line--;
    while (!piece_begins_line(m->mutant, to))
        to--;
    end = pieces_line_end(from, line);
    splice(&copy, 0, 0, from->data + line, end - line);
    if (!copy.data[0].before.len)
        copy.data[0].before = STR("\n");
    splice(m->mutant, to, to, copy.data, copy.len);
    vec_free(&copy);
}

/* A bracket, up to the one that closes it; false where a few looks find none. */
static bool any_group(const Mutation *m, const Pieces *in, size_t *from, size_t *to)
{
    for (unsigned tries = 0; tries < 24; tries++) {
        *from = random_below(m->random, in->len);
        *to = pieces_closing(in, *from);
        if (*to != *from)
            return true;
    }
    return false;
}

static void erase_group(Mutation *m)
{
    size_t from, to;

    if (!any_group(m, m->mutant, &from, &to))
        return;
    if (random_below(m->random, 2)) /* what stands before it goes as well: vector<4xi8> */
        from -= from > 0;
    splice(m->mutant, from, to + 1, NULL, 0);
}

static void empty_group(Mutation *m)
{
    size_t from, to;

    if (any_group(m, m->mutant, &from, &to))
        splice(m->mutant, from + 1, to, NULL, 0);
}

static void repeat_group(Mutation *m)
{
    size_t from, to;
    Pieces copy = { 0 };

    if (!any_group(m, m->mutant, &from, &to))
        return;
    from -= from > 0 && random_below(m->random, 2);
    splice(&copy, 0, 0, m->mutant->data + from, to + 1 - from);
    if (!copy.data[0].before.len && random_below(m->random, 2))
        copy.data[0].before = STR(" ");
    splice(m->mutant, to + 1, to + 1, copy.data, copy.len);
    vec_free(&copy);
}

/* By a group of another chunk that begins alike, with the word before both. */
static void replace_group(Mutation *m)
{
    size_t from, to, other_from, other_to;

    if (!any_group(m, m->mutant, &from, &to))
        return;
    for (unsigned tries = 0; tries < 8; tries++) {
        const Pieces *other = any_chunk(m);

        if (!any_group(m, other, &other_from, &other_to)
            || !str_eq(other->data[other_from].text, m->mutant->data[from].text))
            continue;
        if (from > 0 && other_from > 0) {
            from--;
            other_from--;
        }
        splice(m->mutant, from, to + 1, other->data + other_from, other_to + 1 - other_from);
        return;
    }
}

/* Up to a line this chunk, from a line on another. */
static void cross(Mutation *m)
{
    const Pieces *other = any_chunk(m);
    size_t at = any(m), from = random_below(m->random, other->len);

    while (!piece_begins_line(m->mutant, at))
        at--;
    while (!piece_begins_line(other, from))
        from--;
    splice(m->mutant, at, m->mutant->len, other->data + from, other->len - from);
}

/* Two chunks, one behind the other: aliases and symbols meet. */
static void append(Mutation *m)
{
    const Pieces *other = any_chunk(m);
    size_t end = m->mutant->len;

    splice(m->mutant, end, end, other->data, other->len);
    if (!m->mutant->data[end].before.len)
        m->mutant->data[end].before = STR("\n");
}

/* One byte of a piece becomes another, goes, or comes. */
static void change_byte(Mutation *m)
{
    static const char BYTES[] = "09azAZ_$.-\"\\/#%@^!:<>()[]{},=+*?x \t\n\r\1\177\200\377";
    Piece *piece = &m->mutant->data[any(m)];
    char *text = ARENA_ARRAY(m->arena, char, piece->text.len + 1);
    size_t len = piece->text.len, at = random_below(m->random, len + 1);
    char byte = BYTES[random_below(m->random, sizeof BYTES)];

    memcpy(text, piece->text.data, len);
    switch (at == len ? 2 : random_below(m->random, 3)) {
    case 0:
        text[at] = byte;
        break;
    case 1:
        memmove(text + at, text + at + 1, len - at - 1);
        len--;
        break;
    default:
        memmove(text + at + 1, text + at, len - at);
        text[at] = byte;
        len++;
    }
    piece->text = (Str){ text, len };
}

typedef struct Way {
    void (*change)(Mutation *m);
    unsigned weight;
} Way;

static const Way WAYS[] = {
    { erase, 5 },          { repeat, 3 },
    { exchange, 2 },       { exchange_alike, 8 },
    { replace_alike, 14 }, { replace_near, 16 },
    { replace_all, 10 },   { replace_any, 3 },
    { insert, 4 },         { replace_literal, 10 },
    { number_value, 3 },   { erase_line, 8 },
    { insert_line, 8 },    { erase_group, 4 },
    { empty_group, 3 },    { repeat_group, 3 },
    { replace_group, 8 },  { cross, 1 },
    { append, 2 },         { change_byte, 3 },
};

static void change(Mutation *m)
{
    unsigned sum = 0, at;

    for (size_t i = 0; i < sizeof WAYS / sizeof *WAYS; i++)
        sum += WAYS[i].weight;
    at = (unsigned)random_below(m->random, sum);
    for (size_t i = 0; i < sizeof WAYS / sizeof *WAYS; i++) {
        if (at < WAYS[i].weight) {
            WAYS[i].change(m);
            return;
        }
        at -= WAYS[i].weight;
    }
}

void mutate(Pieces *mutant, const Seeds *seeds, Random *random, Arena *arena)
{
    Mutation m = { mutant, seeds, random, arena };
    const Pieces *chunk = any_chunk(&m);
    unsigned changes = 1;

    mutant->len = 0;
    splice(mutant, 0, 0, chunk->data, chunk->len);
    while (changes < 5 && random_below(random, 3) == 0)
        changes++;
    while (changes-- && mutant->len)
        change(&m);
}
