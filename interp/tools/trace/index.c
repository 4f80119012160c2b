#include "interp/tools/trace/index.h"

#include "core/ir/diag.h"
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

static const IndexText *text_of(const Index *index, Str file)
{
    for (size_t i = 0; i < index->texts.len; i++)
        if (str_eq(index->texts.data[i].file, file))
            return &index->texts.data[i];
    return NULL;
}

bool index_place(const Index *index, const Op *op, unsigned *line, unsigned *column)
{
    const Attr *place = loc_find_file(op_loc(op));
    const IndexText *text = place ? text_of(index, place->file.file) : NULL;

    if (!text || !place->file.line || place->file.line > text->lines.len)
        return false;
    *line = text->before + place->file.line;
    *column = place->file.column;
    return true;
}

Str index_line(const Index *index, unsigned line)
{
    for (size_t i = 0; i < index->texts.len; i++) {
        const IndexText *text = &index->texts.data[i];

        if (line > text->before && line - text->before <= text->lines.len)
            return text->lines.data[line - text->before - 1];
    }
    return (Str){ 0 };
}

static void add_program_text(Index *index, const Input *input)
{
    IndexText text = { .file = input->name };
    Str rest = input->text;

    while (rest.len) {
        Str line = { rest.data, str_find(rest, '\n') };

        vec_push(&text.lines, line);
        rest = str_from(rest, line.len < rest.len ? line.len + 1 : line.len);
    }
    vec_push(&index->texts, text);
}

/* Of a function that stands in no file yet: of a meaning's, or of what was compiled, where that is
 * at hand. */
static void add_text(Index *index, Context *context, const Op *function)
{
    const Attr *place = loc_find_file(op_loc(function));
    const IndexText *last = &index->texts.data[index->texts.len - 1];
    IndexText text = { .before = (last->before + (unsigned)last->lines.len) / 1000 * 1000 + 1000 };
    Str line;

    if (!place || text_of(index, place->file.file))
        return;
    text.file = place->file.file;
    for (unsigned i = 1; (line = diag_source_line(context, text.file, i)).data; i++)
        vec_push(&text.lines, line);
    if (text.lines.len && !text.lines.data[text.lines.len - 1].len)
        text.lines.len--;
    if (text.lines.len)
        vec_push(&index->texts, text);
}

static Str trim_left(Str text)
{
    while (text.len && (*text.data == ' ' || *text.data == '\t'))
        text = str_from(text, 1);
    return text;
}

/* Of an operation that was compiled from another language: the text that is there has no labels. */
static bool is_compiled(const Index *index, const Op *op)
{
    const Attr *place = loc_find_file(op_loc(op));

    return place && !str_eq(place->file.file, index->texts.data[0].file);
}

/* As it is printed, on the line of its first operation that stands on one. */
static void make_label(Builder *b, IndexBlock *found)
{
    Sb label = { 0 };
    unsigned line, column;

    for (const Op *op = found->block->first; op; op = op->next)
        if (index_place(b->index, op, &line, &column)) {
            found->line = line;
            break;
        }
    if (found->block == found->block->region->first)
        return;
    naming_block(b->naming, &label, found->block);
    found->label = str_dup(&b->index->arena, sb_view(&label));
    sb_free(&label);
}

/* The label stands on or above the line of the block's first operation, below the operation around
 * the block. */
static void find_label(Builder *b, IndexBlock *found)
{
    const Index *index = b->index;
    const Op *parent = found->block->region->parent;
    unsigned top = 0, column, line;

    index_place(index, parent, &top, &column);
    found->line = top;
    if (is_compiled(index, parent)) {
        make_label(b, found);
        return;
    }
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
        find_label(b, &made);
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
    *index = (Index){ 0 };
    add_program_text(index, &program->input);
    for (size_t i = 0; i < count; i++)
        add_text(index, program->context, functions[i]);
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
    for (size_t i = 0; i < index->texts.len; i++)
        vec_free(&index->texts.data[i].lines);
    vec_free(&index->texts);
    vec_free(&index->functions);
    vec_free(&index->ops);
    vec_free(&index->blocks);
    vec_free(&index->values);
    map_free(&index->numbers);
    arena_free(&index->arena);
}
