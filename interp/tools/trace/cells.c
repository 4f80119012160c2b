#include "interp/tools/trace/cells.h"

#include "interp/console/json.h"

#include <string.h>

enum { MOST_ROWS = 256 };

static void print_name(const void *state, Sb *sb, AllocationId id)
{
    const CellRow *row = cells_find(state, id);

    if (row && row->value)
        sb_str(sb, row->name);
    else
        sb_printf(sb, "#%u", row ? row->number : 0);
}

void cells_begin(Cells *cells, Machine *machine)
{
    *cells = (Cells){ .machine = machine };
    cells->names = (AllocationNames){ cells, print_name };
}

void cells_free(Cells *cells)
{
    for (size_t i = 0; i < cells->rows.len; i++)
        free(cells->rows.data[i].told);
    vec_free(&cells->rows);
}

/* The youngest are asked for most. */
CellRow *cells_find(const Cells *cells, AllocationId id)
{
    for (size_t i = id ? cells->rows.len : 0; i-- > 0;)
        if (cells->rows.data[i].id == id)
            return &cells->rows.data[i];
    return NULL;
}

CellRow *cells_of_value(const Cells *cells, const Value *value)
{
    for (size_t i = cells->rows.len; i-- > 0;)
        if (cells->rows.data[i].value == value)
            return &cells->rows.data[i];
    return NULL;
}

void cells_drop(Cells *cells, CellRow *row)
{
    size_t at = (size_t)(row - cells->rows.data);

    free(row->told);
    memmove(row, row + 1, (cells->rows.len - at - 1) * sizeof *row);
    cells->rows.len--;
}

/* The oldest that ended makes room, or a value's. */
static bool make_room(Cells *cells)
{
    size_t at = 0;

    if (cells->rows.len < MOST_ROWS)
        return true;
    while (at < cells->rows.len && !cells->rows.data[at].ended && !cells->rows.data[at].value)
        at++;
    if (at == cells->rows.len)
        return false;
    cells_drop(cells, &cells->rows.data[at]);
    return true;
}

CellRow *cells_add(Cells *cells, const Allocation *allocation, const Type *element)
{
    CellRow row = { .id = allocation->id, .element = element, .stride = 1 };

    if (!make_room(cells))
        return NULL;
    row.layout = element ? machine_layout(cells->machine, element) : NULL;
    if (row.layout && layout_in_memory(row.layout) && layout_stride(row.layout))
        row.stride = layout_stride(row.layout);
    else
        row.layout = NULL;
    row.number = ++cells->numbers;
    row.count = (allocation->size + row.stride - 1) / row.stride;
    row.shown = row.count < MOST_CELLS ? row.count : MOST_CELLS;
    row.told = must_alloc((row.shown + 1) * sizeof *row.told);
    vec_push(&cells->rows, row);
    return &cells->rows.data[cells->rows.len - 1];
}

uint64_t cells_range(const CellRow *row, uint64_t offset, uint64_t size, uint64_t *count)
{
    uint64_t first = offset / row->stride;

    *count = size ? (offset + size - 1) / row->stride + 1 - first : 0;
    return first;
}

static void add_byte(const Allocation *allocation, uint64_t offset, Sb *json)
{
    unsigned char byte;

    if (memory_first_uninitialised(allocation, offset, 1) == offset) {
        sb_add(json, "0");
    } else if (memory_poison(allocation, offset, 1)) {
        sb_add(json, "1");
    } else {
        memory_read(allocation, offset, &byte, 1);
        sb_printf(json, "\"%02x\"", byte);
    }
}

static void add_element(Cells *cells, const CellRow *row, const Allocation *allocation,
                        uint64_t offset, Sb *json)
{
    Arena *scratch = &cells->machine->scratch;
    ArenaMark mark = arena_mark(scratch);
    const Layout *layout = row->layout;
    Place place = { ARENA_ARRAY(scratch, uint64_t, layout_words(layout)),
                    ARENA_ARRAY(scratch, uint32_t, layout_lanes(layout)), layout };
    Sb word = { 0 };

    layout_read(layout, allocation, offset, place.words, place.poison);
    value_word(&word, place, row->element, &cells->names);
    if (!str_is(sb_view(&word), "poison"))
        json_quoted(json, sb_view(&word));
    else
        sb_add(json, layout_is_written(layout, allocation, offset) ? "1" : "0");
    sb_free(&word);
    arena_release(scratch, mark);
}

static void add_cell(Cells *cells, const CellRow *row, const Allocation *allocation, uint64_t cell,
                     Sb *json)
{
    uint64_t offset = cell * row->stride;

    if (!row->layout)
        add_byte(allocation, offset, json);
    else if (offset + layout_bytes(row->layout) > allocation->size)
        sb_add(json, "0");
    else
        add_element(cells, row, allocation, offset, json);
}

static uint32_t hash_since(const Sb *json, size_t from)
{
    return (uint32_t)str_hash((Str){ json->data + from, json->len - from });
}

void cells_tell(Cells *cells, CellRow *row, const Allocation *allocation, uint64_t first,
                uint64_t count, Sb *json)
{
    sb_add(json, "[");
    for (uint64_t cell = first; cell < first + count && cell < row->shown; cell++) {
        size_t from;

        sb_add(json, cell > first ? "," : "");
        from = json->len;
        add_cell(cells, row, allocation, cell, json);
        row->told[cell] = hash_since(json, from);
    }
    sb_add(json, "]");
}

static bool differs(Cells *cells, const CellRow *row, const Allocation *allocation, uint64_t cell,
                    Sb *scratch)
{
    scratch->len = 0;
    add_cell(cells, row, allocation, cell, scratch);
    return hash_since(scratch, 0) != row->told[cell];
}

uint64_t cells_changed(Cells *cells, CellRow *row, const Allocation *allocation, uint64_t *first)
{
    Sb scratch = { 0 };
    uint64_t end;

    while (*first < row->shown && !differs(cells, row, allocation, *first, &scratch))
        ++*first;
    end = *first;
    while (end < row->shown && differs(cells, row, allocation, end, &scratch))
        end++;
    sb_free(&scratch);
    return end - *first;
}
