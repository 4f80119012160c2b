#include "interp/tools/trace/page_data.h"

#include "core/define/alias.h"
#include "interp/console/html.h"
#include "interp/console/json.h"
#include "interp/tools/trace/rule_data.h"

#include <inttypes.h>

enum { MOST_LINES = 3000, MOST_RESULTS = 20000 };

typedef struct Definitions { /* rows of the operations that the page shows */
    Context *context;
    Map numbers; /* a row's name -> its number, plus one */
    VEC(const OpDef *) rows;
} Definitions;

static void add_list_start(Sb *sb, const char *name)
{
    json_name(sb, name);
    sb_add(sb, "[");
}

static void add_lines(Sb *sb, const Index *index, const IndexText *text, unsigned first,
                      unsigned end)
{
    sb_printf(sb, "[%u,[", first);
    for (unsigned line = first; line < end; line++) {
        sb_add(sb, line > first ? ",\n" : "\n");
        json_quoted(sb, index_line(index, line));
    }
    sb_add(sb, "],[");
    for (unsigned line = first; line < end; line++) {
        sb_add(sb, line > first ? "," : "");
        html_words(sb, index_line(index, line));
    }
    sb_printf(sb, "],%u,", text->before);
    json_quoted(sb, text->file);
    sb_add(sb, "]");
}

static unsigned last_line(const Index *index, const Op *op)
{
    unsigned last = 0, column;

    index_place(index, op, &last, &column);
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next) {
                unsigned line = last_line(index, inner);

                last = line > last ? line : last;
            }
    return last;
}

/* Of a long text, the functions that ran; those of one meaning stand on the same lines. */
static void add_functions(Sb *sb, const Index *index, const IndexText *text)
{
    unsigned last = text->before + (unsigned)text->lines.len, before = 0;

    for (size_t i = 0; i < index->functions.len; i++) {
        unsigned first, column, end = last_line(index, index->functions.data[i]) + 2;

        if (!index_place(index, index->functions.data[i], &first, &column) || first <= text->before
            || first > last || first == before)
            continue;
        before = first;
        sb_add(sb, sb->data[sb->len - 1] == '[' ? "" : ",");
        add_lines(sb, index, text, first, end <= last ? end : last + 1);
    }
}

static bool holds_operations(const Index *index, const IndexText *text)
{
    unsigned line, column;

    for (size_t i = 0; i < index->ops.len; i++)
        if (index_place(index, index->ops.data[i], &line, &column) && line > text->before
            && line - text->before <= text->lines.len)
            return true;
    return false;
}

/* What was compiled from another language, with that at hand, stands there alone. */
static void add_source(Sb *sb, const Index *index)
{
    add_list_start(sb, "lines");
    for (size_t i = 0; i < index->texts.len; i++) {
        const IndexText *text = &index->texts.data[i];
        unsigned count = (unsigned)text->lines.len, first = text->before + 1;

        if (!holds_operations(index, text) && index->texts.len > 1)
            continue;
        if (count > MOST_LINES) {
            add_functions(sb, index, text);
        } else if (count) {
            sb_add(sb, sb->data[sb->len - 1] == '[' ? "" : ",");
            add_lines(sb, index, text, first, first + count);
        }
    }
    sb_add(sb, "]");
}

static unsigned definition_of(Definitions *definitions, const OpDef *def)
{
    bool added;
    MapEntry *entry = map_at(&definitions->numbers, str_of(def->name), &added);

    if (added) {
        vec_push(&definitions->rows, def);
        entry->value = (void *)(uintptr_t)definitions->rows.len;
    }
    return (unsigned)((uintptr_t)entry->value - 1);
}

static void add_optional(Sb *sb, const char *name, const char *text)
{
    if (text)
        json_text(sb, name, str_of(text));
}

static void add_region_names(Sb *sb, const OpDef *def)
{
    add_list_start(sb, "regions");
    for (unsigned i = 0; i < def_region_count(def); i++) {
        sb_add(sb, i ? "," : "");
        json_quoted(sb, str_of(def->regions[i].name));
    }
    sb_add(sb, "]");
}

static void add_definitions(Sb *sb, const Definitions *definitions)
{
    add_list_start(sb, "definitions");
    for (size_t i = 0; i < definitions->rows.len; i++) {
        const OpDef *def = definitions->rows.data[i];
        const OpDef *rules = def_rules(definitions->context, def);

        sb_add(sb, i ? ",\n{" : "{");
        json_text(sb, "name", str_of(def->name));
        add_optional(sb, "summary", def->summary);
        add_optional(sb, "doc", def->doc);
        if (def->traits & ELEMENTWISE)
            json_flag(sb, "elementwise", true);
        if (def->traits & GRAPH_REGION)
            json_flag(sb, "graph", true);
        if (def->state)
            json_flag(sb, "state", true);
        add_optional(sb, "formula", rules->formula);
        add_optional(sb, "poison", rules->poison);
        add_optional(sb, "undefined", rules->undefined);
        add_optional(sb, "decisions", rules->decisions);
        add_region_names(sb, def);
        sb_add(sb, "}");
    }
    sb_add(sb, "]");
}

static void add_values(Sb *sb, const Index *index)
{
    add_list_start(sb, "values");
    for (size_t i = 0; i < index->values.len; i++) {
        sb_add(sb, i ? ",[" : "[");
        json_quoted(sb, index->values.data[i].name);
        sb_add(sb, ",");
        json_quoted(sb, str_of(type_text(index->values.data[i].value->type)));
        sb_add(sb, "]");
    }
    sb_add(sb, "]");
}

static void add_numbers(Sb *sb, const Index *index, Value *const *values, unsigned count)
{
    sb_add(sb, ",[");
    for (unsigned i = 0; i < count; i++)
        sb_printf(sb, "%s%u", i ? "," : "", index_of(index, values[i]));
    sb_add(sb, "]");
}

static void add_blocks(Sb *sb, const Index *index)
{
    add_list_start(sb, "blocks");
    for (size_t i = 0; i < index->blocks.len; i++) {
        const IndexBlock *block = &index->blocks.data[i];

        sb_add(sb, i ? ",[" : "[");
        json_quoted(sb, block->label);
        sb_printf(sb, ",%u,%u", block->line, index_of(index, block->block->region->parent));
        add_numbers(sb, index, block->block->args, block->block->arg_count);
        sb_add(sb, "]");
    }
    sb_add(sb, "]");
}

static void add_regions(Sb *sb, const Index *index, const Op *op)
{
    sb_add(sb, ",[");
    for (unsigned i = 0; i < op->region_count; i++) {
        sb_add(sb, i ? ",[" : "[");
        for (const Block *block = op->regions[i].first; block; block = block->next)
            sb_printf(sb, "%s%u", block->prev ? "," : "", index_of(index, block));
        sb_add(sb, "]");
    }
    sb_add(sb, "],[");
    for (unsigned i = 0; i < op->successor_count; i++) {
        unsigned count, first = op_successor_operands(op, i, &count);

        sb_printf(sb, "%s[%u", i ? "," : "", index_of(index, op->successors[i]));
        add_numbers(sb, index, op->operands + first, count);
        sb_add(sb, "]");
    }
    sb_add(sb, "]");
}

/* Of what holds state, operands that it does not need before it gives. */
static void add_taken(Sb *sb, const Op *op)
{
    const StateDef *state = op->def ? op->def->state : NULL;
    const char *separator = "";

    if (!state)
        return;
    sb_add(sb, ",[");
    for (unsigned i = 0; i < op->operand_count; i++) {
        if (state->needs && state->needs(op, i))
            continue;
        sb_printf(sb, "%s%u", separator, i);
        separator = ",";
    }
    sb_add(sb, "]");
}

static void add_operation(Sb *sb, const Index *index, Definitions *definitions, const Op *op)
{
    const Attr *symbol = op_attr(op, "sym_name");
    unsigned line = 0, column = 0;

    index_place(index, op, &line, &column);
    sb_printf(sb, "[%d,%u,%u,%d", op->def ? (int)definition_of(definitions, op->def) : -1, line,
              column, (int)index_of(index, op->block));
    add_numbers(sb, index, op->operands, op->operand_count);
    add_numbers(sb, index, op->results, op->result_count);
    add_regions(sb, index, op);
    sb_printf(sb, ",%u,", op_induction_variables(op));
    json_quoted(sb, symbol && symbol->kind == ATTR_STRING ? symbol->string : (Str){ 0 });
    add_taken(sb, op);
    sb_add(sb, "]");
}

static void add_operations(Sb *sb, const Index *index, Definitions *definitions)
{
    add_list_start(sb, "operations");
    for (size_t i = 0; i < index->ops.len; i++) {
        sb_add(sb, i ? ",\n" : "\n");
        add_operation(sb, index, definitions, index->ops.data[i]);
    }
    sb_add(sb, "]");
    add_list_start(sb, "functions");
    for (size_t i = 0; i < index->functions.len; i++)
        sb_printf(sb, "%s%u", i ? "," : "", index_of(index, index->functions.data[i]));
    sb_add(sb, "]");
}

static void add_windows(Sb *sb, const Windows *windows)
{
    add_list_start(sb, "windows");
    for (size_t i = 0; i < windows->len; i++)
        sb_printf(sb, "%s[%" PRIu64 ",%" PRIu64 "]", i ? "," : "", windows->data[i].from,
                  windows->data[i].to);
    sb_add(sb, "]");
}

static void add_end(Sb *sb, const Recording *r, const char *path)
{
    Str results = r->results;

    results.len = results.len < MOST_RESULTS ? results.len : MOST_RESULTS;
    json_name(sb, "end");
    sb_add(sb, "{");
    json_text(sb, "kind", str_of(replay_end_name(r->end)));
    json_text(sb, "results", results);
    json_flag(sb, "cut", results.len < r->results.len);
    json_text(sb, "report", r->report_text);
    if (r->broke && r->broke->def)
        rule_data_print(sb, r, path);
    sb_add(sb, "}");
}

static void add_program(Sb *sb, const Replay *replay)
{
    json_text(sb, "file", replay->program->input.name);
    json_text(sb, "entry", str_of(replay->options->entry));
    json_text(sb, "arguments", str_of(replay->options->args ? replay->options->args : ""));
    json_number(sb, "seed", replay->options->seed);
}

void page_data_print(Sb *sb, const Replay *replay, const Recording *r, const Survey *survey,
                     const char *path)
{
    Definitions definitions = { .context = op_context(r->index->ops.data[0]) };

    sb_add(sb, "{");
    add_program(sb, replay);
    add_source(sb, r->index);
    add_values(sb, r->index);
    add_blocks(sb, r->index);
    add_operations(sb, r->index, &definitions);
    add_definitions(sb, &definitions);
    json_number(sb, "total", survey->total);
    add_windows(sb, r->windows);
    add_end(sb, r, path);
    json_name(sb, "moments");
    sb_printf(sb, "[\n");
    sb_str(sb, sb_view(&r->json));
    sb_add(sb, "]}");
    map_free(&definitions.numbers);
    vec_free(&definitions.rows);
}
