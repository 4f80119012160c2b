#include "interp/tools/trace/index.h"

#include "interp/machine/value_text.h"

#include <string.h>

typedef struct Builder {
    Index *index;
    const Naming *naming;
} Builder;

static void number(Index *index, const void *thing, size_t at)
{
    const void **key = ARENA_NEW(&index->arena, const void *);

    *key = thing;
    map_put(&index->numbers, KEY_OF(*key), (void *)(uintptr_t)(at + 1));
}

unsigned index_of(const Index *index, const void *thing)
{
    return (unsigned)((uintptr_t)map_get(&index->numbers, KEY_OF(thing)) - 1);
}

bool index_place(const Index *index, const Op *op, unsigned *line, unsigned *column)
{
    const Attr *place = loc_find_file(op_loc(op));

    if (!place || !str_eq(place->file.file, index->file) || place->file.line > index->lines.len)
        return false;
    *line = place->file.line;
    *column = place->file.column;
    return *line > 0;
}

Str index_line(const Index *index, unsigned line)
{
    const char *start = index->lines.data[line - 1];
    size_t left = (size_t)(index->source.data + index->source.len - start);

    return (Str){ start, str_find((Str){ start, left }, '\n') };
}

static void find_lines(Index *index)
{
    const char *end = index->source.data + index->source.len;

    for (const char *at = index->source.data; at < end; at++) {
        vec_push(&index->lines, at);
        at = memchr(at, '\n', (size_t)(end - at));
        if (!at)
            break;
    }
}

static Str trim_left(Str text)
{
    while (text.len && (*text.data == ' ' || *text.data == '\t'))
        text = str_from(text, 1);
    return text;
}

/* The label stands on or above the line of the block's first operation, below the operation around
 * the block. */
static void find_label(const Index *index, IndexBlock *found)
{
    const Op *parent = found->block->region->parent;
    unsigned top = 0, column, line;

    index_place(index, parent, &top, &column);
    found->line = top;
    if (!found->block->first || !index_place(index, found->block->first, &line, &column))
        return;
    for (; line > top; line--) {
        Str text = trim_left(index_line(index, line));
        size_t length = 0;

        if (!text.len || *text.data != '^')
            continue;
        while (length < text.len && !strchr("(: \t", text.data[length]))
            length++;
        found->label = (Str){ text.data, length };
        found->line = line;
        return;
    }
}

static void add_value(Builder *b, const Value *value)
{
    Sb name = { 0 };

    value_name_print(&name, b->naming, value);
    number(b->index, value, b->index->values.len);
    vec_push(&b->index->values, ((IndexValue){ value, str_dup(&b->index->arena, sb_view(&name)) }));
    sb_free(&name);
}

static void add_op(Builder *b, const Op *op);

static void add_block(Builder *b, const Block *block)
{
    IndexBlock made = { .block = block };

    if (block != block->region->first || block->region->block_count > 1)
        find_label(b->index, &made);
    else
        made.line = index_place(b->index, block->region->parent, &made.line, &(unsigned){ 0 })
                        ? made.line
                        : 0;
    number(b->index, block, b->index->blocks.len);
    vec_push(&b->index->blocks, made);
    for (unsigned i = 0; i < block->arg_count; i++)
        add_value(b, block->args[i]);
    for (const Op *op = block->first; op; op = op->next)
        add_op(b, op);
}

static void add_op(Builder *b, const Op *op)
{
    number(b->index, op, b->index->ops.len);
    vec_push(&b->index->ops, op);
    for (unsigned i = 0; i < op->result_count; i++)
        add_value(b, op->results[i]);
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            add_block(b, block);
}

void index_build(Index *index, const Program *program, const Op *const *functions, size_t count)
{
    *index = (Index){ .file = program->input.name, .source = program->input.text };
    find_lines(index);
    for (size_t i = 0; i < count; i++) {
        Naming *naming = naming_new(functions[i]);
        Builder builder = { index, naming };

        vec_push(&index->functions, functions[i]);
        add_op(&builder, functions[i]);
        naming_free(naming);
    }
}

void index_free(Index *index)
{
    vec_free(&index->lines);
    vec_free(&index->functions);
    vec_free(&index->ops);
    vec_free(&index->blocks);
    vec_free(&index->values);
    map_free(&index->numbers);
    arena_free(&index->arena);
}
