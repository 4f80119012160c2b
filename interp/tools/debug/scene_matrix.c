/* Elements of a tensor or a memref as a matrix, or as matrices where there are more dimensions;
 * other dimensions of size 1 make no difference. */
#include "interp/tools/debug/scene.h"

#include "interp/machine/value_text.h"

#include <string.h>

enum {
    MOST_ROWS = 16,
    MOST_COLUMNS = 12,
    MOST_SLICES = 8,
    LONGEST_SCAN = 1 << 16,
    MOST_TOUCHES = 256
};

typedef struct Axis { /* a dimension, and what is shown of it */
    unsigned dim;
    uint64_t from, count;
} Axis;

typedef struct Matrix {
    const Scene *scene;
    const Elements *elements;
    Axis rows, columns; /* of size 1 where there is no such dimension: `dim` is the rank then */
    uint64_t marked[64];
} Matrix;

static uint64_t size_of(const Elements *elements, unsigned dim)
{
    return dim < elements->rank ? elements->sizes[dim] : 1;
}

/* The dimension before that one that is longer than 1; the rank where there is none. */
static unsigned long_before(const Elements *elements, unsigned dim)
{
    while (dim-- > 0)
        if (elements->sizes[dim] != 1)
            return dim;
    return elements->rank;
}

/* The dimension that goes from left to right, the rank where there is none. The last one is it,
 * short as it may be, where one alone is longer than 1: 3x1 is a column. */
static unsigned along_rows(const Elements *elements)
{
    unsigned last = long_before(elements, elements->rank);

    return last < elements->rank && long_before(elements, last) == elements->rank
               ? elements->rank - 1
               : last;
}

static char mark_for(const Touched *touch)
{
    return touch->masked ? '{' : !access_writes(touch->mode) ? '(' : '[';
}

static char closing(char mark)
{
    static const char OPENING[] = "([{", CLOSING[] = ")]}";
    const char *found = memchr(OPENING, mark, sizeof OPENING - 1);

    return found ? CLOSING[found - OPENING] : mark;
}

/* What was done to the element last: ' ' for nothing, or an opening bracket; to have been written
 * counts most, to have been spared least. */
static char mark_of(const Matrix *m, uint64_t at)
{
    uint64_t offset, size = layout_bytes(m->elements->layout);
    char mark = ' ';

    if (!elements_offset(m->elements, at, &offset))
        return mark;
    for (size_t i = 0; i < m->scene->touches.len; i++) {
        const Touched *touch = &m->scene->touches.data[i];

        if (touch->memory == m->elements->memory && touch->offset < offset + size
            && offset < touch->offset + touch->size && mark != '['
            && (mark != '(' || !touch->masked))
            mark = mark_for(touch);
    }
    return mark;
}

static bool is_touched(const Scene *scene, const Elements *elements)
{
    for (size_t i = 0; i < scene->touches.len; i++)
        if (scene->touches.data[i].memory == elements->memory)
            return true;
    return false;
}

static void forget_old(Scene *scene)
{
    if (scene->touches_are_old)
        scene->touches.len = scene->spared.len = 0;
    scene->touches_are_old = false;
}

void scene_keep_spared(Scene *scene, const Spared *spared)
{
    forget_old(scene);
    if (scene->spared.len < MOST_TOUCHES)
        vec_push(&scene->spared, ((SparedLane){ spared->lane, spared->masked }));
    if (spared->masked && spared->allocation)
        scene_keep_touch(scene, &(Touched){ spared->allocation, spared->offset, spared->size,
                                            ACCESS_READ, .masked = true });
}

void scene_keep_touch(Scene *scene, const Touched *touched)
{
    forget_old(scene);
    if (scene->touches.len < MOST_TOUCHES)
        vec_push(&scene->touches, *touched);
}

bool scene_is_matrix(const Scene *scene, const Elements *elements)
{
    unsigned last = along_rows(elements);

    return elements->rank <= 64 && elements_count(elements) > 1 && elements->memory
           && elements->memory->alive
           && (long_before(elements, last) < last || is_touched(scene, elements));
}

/* The indices of the first element that is marked; of the very first where none is. */
static void find_marked(Matrix *m)
{
    uint64_t count = elements_count(m->elements);

    if (!is_touched(m->scene, m->elements))
        return;
    for (uint64_t i = 0; i < count && i < LONGEST_SCAN; i++) {
        if (mark_of(m, elements_at(m->elements, i)) == ' ')
            continue;
        for (unsigned dim = m->elements->rank; dim-- > 0; i /= m->elements->sizes[dim])
            m->marked[dim] = i % m->elements->sizes[dim];
        return;
    }
}

/* Its beginning, or where the marked one is. */
static Axis axis_of(const Matrix *m, unsigned dim, uint64_t most)
{
    Axis axis = { .dim = dim, .count = size_of(m->elements, dim) };

    if (axis.count <= most)
        return axis;
    if (m->marked[dim] >= most)
        axis.from = m->marked[dim] - most / 2;
    if (axis.from > axis.count - most)
        axis.from = axis.count - most;
    axis.count = most;
    return axis;
}

static uint64_t at_of(const Matrix *m, uint64_t slice, uint64_t row, uint64_t column)
{
    const Elements *elements = m->elements;

    if (m->rows.dim < elements->rank)
        slice += (m->rows.from + row) * elements->strides[m->rows.dim];
    if (m->columns.dim < elements->rank)
        slice += (m->columns.from + column) * elements->strides[m->columns.dim];
    return slice;
}

/* `?` where it was never written. */
static void print_cell(Sb *sb, const Matrix *m, uint64_t at)
{
    Elements one = *m->elements;
    ValueText text = { .sb = sb, .most = SIZE_MAX };
    uint64_t offset;

    if (!elements_offset(m->elements, at, &offset)) {
        sb_add(sb, "-");
    } else if (layout_bytes(one.layout) && !layout_is_written(one.layout, one.memory, offset)) {
        sb_add(sb, "?");
    } else {
        one.rank = 0;
        one.first = offset;
        datum_text_elements(&text, &one);
    }
}

static size_t width_of(const Matrix *m, uint64_t slice)
{
    Sb cell = { 0 };
    size_t width = 0;

    for (uint64_t row = 0; row < m->rows.count; row++)
        for (uint64_t column = 0; column < m->columns.count; column++) {
            cell.len = 0;
            print_cell(&cell, m, at_of(m, slice, row, column));
            width = cell.len > width ? cell.len : width;
        }
    sb_free(&cell);
    return width;
}

static void print_row(Sb *sb, const Matrix *m, uint64_t slice, uint64_t row, size_t width)
{
    Sb cell = { 0 };

    sb_add(sb, m->columns.from ? "  ..." : "  ");
    for (uint64_t column = 0; column < m->columns.count; column++) {
        uint64_t at = at_of(m, slice, row, column);
        char mark = mark_of(m, at);

        cell.len = 0;
        sb_char(&cell, mark);
        print_cell(&cell, m, at);
        sb_char(&cell, closing(mark));
        sb_printf(sb, "%*s", (int)(width + 2 - cell.len), "");
        ink(sb, m->scene->colours && mark != ' ', INK_STRONG, sb_view(&cell));
    }
    if (m->columns.from + m->columns.count < size_of(m->elements, m->columns.dim))
        sb_add(sb, "...");
    else
        while (sb->len && sb->data[sb->len - 1] == ' ')
            sb->len--;
    sb_char(sb, '\n');
    sb_free(&cell);
}

static void print_slice(Sb *sb, const Matrix *m, uint64_t slice)
{
    size_t width = width_of(m, slice);

    if (m->rows.from)
        sb_add(sb, "  ...\n");
    for (uint64_t row = 0; row < m->rows.count; row++)
        print_row(sb, m, slice, row, width);
    if (m->rows.from + m->rows.count < size_of(m->elements, m->rows.dim))
        sb_add(sb, "  ...\n");
}

static bool is_outer(const Matrix *m, unsigned dim)
{
    return dim != m->rows.dim && dim != m->columns.dim;
}

/* "[1, :, :]" */
static void print_slice_name(Sb *sb, const Matrix *m, const uint64_t *indices)
{
    sb_add(sb, "  [");
    for (unsigned dim = 0; dim < m->elements->rank; dim++) {
        sb_add(sb, dim ? ", " : "");
        if (is_outer(m, dim))
            sb_printf(sb, "%llu", (unsigned long long)indices[dim]);
        else
            sb_char(sb, ':');
    }
    sb_add(sb, "]\n");
}

static bool next_slice(const Matrix *m, uint64_t *indices)
{
    for (unsigned dim = m->elements->rank; dim-- > 0;) {
        if (!is_outer(m, dim))
            continue;
        if (++indices[dim] < m->elements->sizes[dim])
            return true;
        indices[dim] = 0;
    }
    return false;
}

void scene_print_matrix(Sb *sb, const Scene *scene, const Elements *elements)
{
    Matrix m = { .scene = scene, .elements = elements };
    unsigned last = along_rows(elements), second = long_before(elements, last);
    uint64_t indices[64] = { 0 }, at;
    bool many, more = true;

    if (last == elements->rank)
        second = last;
    find_marked(&m);
    m.columns = axis_of(&m, last, MOST_COLUMNS);
    m.rows = axis_of(&m, second == last ? elements->rank : second, MOST_ROWS);
    many =
        elements_count(elements) > size_of(elements, m.rows.dim) * size_of(elements, m.columns.dim);
    for (unsigned dim = 0; dim < elements->rank; dim++)
        indices[dim] = is_outer(&m, dim) ? m.marked[dim] : 0;
    for (unsigned slice = 0; slice < MOST_SLICES && more; slice++) {
        at = 0;
        for (unsigned dim = 0; dim < elements->rank; dim++)
            at += indices[dim] * elements->strides[dim];
        if (many)
            print_slice_name(sb, &m, indices);
        print_slice(sb, &m, at);
        more = many && next_slice(&m, indices);
    }
    if (more)
        sb_add(sb, "  ...\n");
}
