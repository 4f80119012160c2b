#include "testsuite/fuzz/verdict/seeds.h"

#include "core/bytecode/bytecode.h"
#include "interp/console/input.h"

static void add_to_pool(Seeds *seeds, const Piece *piece)
{
    bool added;

    map_at(&seeds->pooled[piece->kind], piece->text, &added);
    if (added)
        vec_push(&seeds->pool[piece->kind], piece->text);
}

static void add_text(Seeds *seeds, Str text, bool good)
{
    Pieces pieces = { 0 };

    pieces_of(&pieces, str_dup(&seeds->arena, text));
    for (size_t i = 0; i < pieces.len; i++)
        add_to_pool(seeds, &pieces.data[i]);
    if (!pieces.len)
        vec_free(&pieces);
    else if (good)
        vec_push(&seeds->good, pieces);
    else
        vec_push(&seeds->bad, pieces);
}

static void add_chunk(Seeds *seeds, Str text)
{
    bool foreign = false, good;
    Sb other = { 0 };

    if (text.len > seeds->largest)
        return;
    if (bytecode_is(text)) {
        vec_push(&seeds->bytecode, str_dup(&seeds->arena, text));
        return;
    }
    good = seeds->judge(text, &foreign, &other);
    if (!foreign)
        add_text(seeds, text, good);
    if (other.len && other.len < seeds->largest)
        add_text(seeds, sb_view(&other), true);
    sb_free(&other);
}

static void add_file(void *seeds, const char *path)
{
    Input input;
    Chunk chunk = { 0 };
    size_t at = 0;

    if (!input_read(&input, path, 0))
        return;
    while (input_next_chunk(&input, &at, &chunk))
        add_chunk(seeds, chunk.text);
    input_free(&input);
}

void seeds_add(Seeds *seeds, const char *path)
{
    input_files(path, add_file, seeds);
}

void seeds_free(Seeds *seeds)
{
    for (size_t i = 0; i < seeds->good.len; i++)
        vec_free(&seeds->good.data[i]);
    for (size_t i = 0; i < seeds->bad.len; i++)
        vec_free(&seeds->bad.data[i]);
    vec_free(&seeds->good);
    vec_free(&seeds->bad);
    vec_free(&seeds->bytecode);
    for (size_t i = 0; i < PIECE_KINDS; i++) {
        vec_free(&seeds->pool[i]);
        map_free(&seeds->pooled[i]);
    }
    arena_free(&seeds->arena);
}
