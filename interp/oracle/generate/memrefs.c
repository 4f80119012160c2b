/* Memory, filled or not, and views of it, which alias. */
#include "interp/oracle/generate/writer.h"

#include <inttypes.h>

static void add_number(Sb *sb, bool is_open, int64_t number)
{
    if (is_open)
        sb_char(sb, '?');
    else
        sb_printf(sb, "%" PRId64, number);
}

static const char *memref_type(Writer *w, const Scalar *element, const Shape *shape)
{
    Sb sb = { 0 };
    Str kept;

    sb_add(&sb, "memref<");
    for (unsigned i = 0; i < shape->rank; i++) {
        add_number(&sb, shape->is_open[i], (int64_t)shape->sizes[i]);
        sb_char(&sb, 'x');
    }
    sb_add(&sb, element->name);
    if (shape->has_layout) {
        sb_add(&sb, ", strided<[");
        for (unsigned i = 0; i < shape->rank; i++) {
            sb_add(&sb, i ? ", " : "");
            add_number(&sb, shape->is_open_stride[i], shape->strides[i]);
        }
        sb_add(&sb, "], offset: ");
        add_number(&sb, shape->is_open_offset, shape->offset);
        sb_char(&sb, '>');
    }
    sb_char(&sb, '>');
    kept = str_dup(&w->arena, sb_view(&sb));
    sb_free(&sb);
    return kept.data;
}

Term new_memref(Writer *w, const Scalar *element, Shape shape)
{
    Term value = new_value(w, element);

    value.is_symbol = false;
    value.shape = ARENA_COPY(&w->arena, Shape, &shape, 1);
    value.type = memref_type(w, element, &shape);
    value.root = w->next_root;
    return value;
}

/* Row by row; a stride is open where a size behind it is. */
static void set_strides(Shape *shape)
{
    int64_t stride = 1;
    bool is_open = false;

    for (unsigned i = shape->rank; i-- > 0;) {
        shape->strides[i] = stride;
        shape->is_open_stride[i] = is_open;
        stride *= (int64_t)shape->sizes[i];
        is_open |= shape->is_open[i];
    }
}

Shape plain_shape(unsigned rank, const uint64_t *sizes)
{
    Shape shape = { .rank = rank };

    for (unsigned i = 0; i < rank; i++)
        shape.sizes[i] = sizes[i];
    set_strides(&shape);
    return shape;
}

Shape random_shape(Writer *w)
{
    unsigned rank = draw_percent(w, 8) ? 0 : draw_percent(w, 70) ? 1 : 1 + draw_below(w, MOST_RANK);
    uint64_t sizes[MOST_RANK];

    for (unsigned i = 0; i < rank; i++)
        sizes[i] = 1 + draw_below(w, 7);
    if (rank == 1 && draw_percent(w, 30))
        sizes[0] = 20 + draw_below(w, 30);
    return plain_shape(rank, sizes);
}

/* Its elements are written, but for some, where a part is to be poison. */
static void write_fill(Writer *w, const Term *memref, bool is_part)
{
    const Shape *shape = memref->shape;
    Mark marks[MOST_RANK];
    Term subscripts[MOST_RANK], value;

    for (unsigned i = 0; i < shape->rank; i++) {
        uint64_t end = shape->sizes[i] - (is_part ? draw_below(w, (unsigned)shape->sizes[i]) : 0);

        subscripts[i] = new_value(w, INDICES);
        subscripts[i].limit = end;
        subscripts[i].is_dim = true;
        put_line(w, "affine.for %%v%u = 0 to %" PRIu64 " {", subscripts[i].number, end);
        marks[i] = region_enter(w, end);
        bring_term(w, subscripts[i]);
    }
    value = pick_term(w, memref->scalar);
    put_begin(w);
    put_text(w, "memref.store %%v%u, %%v%u[", value.number, memref->number);
    put_values(w, subscripts, shape->rank);
    put_text(w, "] : %s\n", memref->type);
    for (unsigned i = shape->rank; i-- > 0;) {
        region_leave(w, marks[i]);
        put_begin(w);
        put_text(w, "}\n");
    }
}

Term write_alloc(Writer *w, const Scalar *element, Shape shape)
{
    Term sizes[MOST_RANK], memref;
    unsigned open = 0;
    bool is_stack = draw_percent(w, 25);

    for (unsigned i = 0; i < shape.rank; i++)
        if (shape.is_open[i])
            sizes[open++] = write_number(w, INDICES, (int64_t)shape.sizes[i]);
    w->next_root++;
    memref = new_memref(w, element, shape);
    memref.is_heap = !is_stack;
    put_begin(w);
    put_text(w, "%%v%u = memref.%s(", memref.number, is_stack ? "alloca" : "alloc");
    put_values(w, sizes, open);
    put_text(w, ") : %s\n", memref.type);
    if (!draw_percent(w, 8))
        write_fill(w, &memref, draw_percent(w, 12));
    bring_term(w, memref);
    return memref;
}

void write_memref(Writer *w)
{
    Shape shape = random_shape(w);

    for (unsigned i = 0; i < shape.rank; i++)
        shape.is_open[i] = draw_percent(w, 20);
    set_strides(&shape);
    write_alloc(w, any_scalar(w), shape);
}

void write_dealloc(Writer *w)
{
    Term memref;

    if (pick_memref(w, true, &memref) && memref.is_heap)
        put_line(w, "memref.dealloc %%v%u : %s", memref.number, memref.type);
}

/* Views. */

/* Part of a dimension: from `offset`, which may be known only when it runs, `size` elements, each
 * `stride` further on. */
typedef struct Part {
    uint64_t offset, size, stride;
    bool is_open;
    Term at;
} Part;

static Part choose_part(Writer *w, uint64_t size)
{
    Part part = { .stride = 1 + (draw_percent(w, 30) ? draw_below(w, 2) : 0),
                  .is_open = draw_percent(w, 40) };
    uint64_t reach;

    part.size = 1 + draw_below(w, (unsigned)((size + part.stride - 1) / part.stride));
    reach = (part.size - 1) * part.stride + 1;
    if (part.is_open) {
        part.at = pick_below(w, size - reach + 1);
        return part;
    }
    part.offset = draw_below(w, (unsigned)(size - reach + 1));
    return part;
}

static void put_parts(Writer *w, const Part *parts, unsigned rank)
{
    put_text(w, "[");
    for (unsigned i = 0; i < rank; i++)
        if (parts[i].is_open)
            put_text(w, "%s%%v%u", i ? ", " : "", parts[i].at.number);
        else
            put_text(w, "%s%" PRIu64, i ? ", " : "", parts[i].offset);
    put_text(w, "][");
    for (unsigned i = 0; i < rank; i++)
        put_text(w, "%s%" PRIu64, i ? ", " : "", parts[i].size);
    put_text(w, "][");
    for (unsigned i = 0; i < rank; i++)
        put_text(w, "%s%" PRIu64, i ? ", " : "", parts[i].stride);
    put_text(w, "]");
}

static Term write_parts(Writer *w, Term source, const Part *parts)
{
    Shape shape = *source.shape;
    Term view;

    for (unsigned i = 0; i < shape.rank; i++) {
        shape.is_open_offset |= parts[i].is_open || (shape.is_open_stride[i] && parts[i].offset);
        shape.offset += (int64_t)parts[i].offset * shape.strides[i];
        shape.sizes[i] = parts[i].size;
        shape.is_open[i] = false;
        shape.strides[i] *= (int64_t)parts[i].stride;
    }
    shape.has_layout = true;
    view = new_memref(w, source.scalar, shape);
    view.root = source.root;
    view.is_read_only = source.is_read_only;
    put_begin(w);
    put_text(w, "%%v%u = memref.subview %%v%u", view.number, source.number);
    put_parts(w, parts, shape.rank);
    put_text(w, " : %s to %s\n", source.type, view.type);
    bring_term(w, view);
    w->counts->views++;
    return view;
}

static void write_subview(Writer *w, Term source)
{
    Part parts[MOST_RANK];

    for (unsigned i = 0; i < source.shape->rank; i++)
        parts[i] = choose_part(w, source.shape->sizes[i]);
    write_parts(w, source, parts);
}

Term write_tail(Writer *w, Term source, uint64_t from)
{
    Part parts[MOST_RANK] = { { 0 } };
    unsigned last = source.shape->rank - 1;

    for (unsigned i = 0; i <= last; i++)
        parts[i] = (Part){ .size = source.shape->sizes[i], .stride = 1 };
    parts[last].offset = from;
    parts[last].size -= from;
    return write_parts(w, source, parts);
}

Term write_cast(Writer *w, Term source)
{
    Shape shape = *source.shape;
    Term view;

    for (unsigned i = 0; i < shape.rank; i++)
        shape.is_open[i] |= draw_percent(w, 60);
    if (!shape.has_layout)
        set_strides(&shape);
    if (!shape.has_layout && draw_percent(w, 50))
        shape.has_layout = true;
    for (unsigned i = 0; shape.has_layout && i < shape.rank; i++)
        shape.is_open_stride[i] |= draw_percent(w, 50);
    shape.is_open_offset |= shape.has_layout && draw_percent(w, 50);
    view = new_memref(w, source.scalar, shape);
    view.root = source.root;
    view.is_read_only = source.is_read_only;
    put_line(w, "%%v%u = memref.cast %%v%u : %s to %s", view.number, source.number, source.type,
             view.type);
    bring_term(w, view);
    w->counts->views++;
    return view;
}

void write_view(Writer *w)
{
    Term source;

    if (!pick_memref(w, false, &source) || !source.shape->rank)
        return;
    if (draw_percent(w, 65))
        write_subview(w, source);
    else
        write_cast(w, source);
}
