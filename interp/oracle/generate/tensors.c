/* Tensors: made, filled, and taken apart. What arith and math do with them stands with scalars. Of
 * an open one the type does not tell all sizes; most of them have those of their shape. */
#include "interp/oracle/generate/writer.h"

#include <inttypes.h>

enum { OPEN_PROGRAMS = 40, OTHER_SIZES = 6, WILD = 2, UNFILLED = 4 }; /* percent */

static const Shape SHAPES[TENSOR_SHAPES] = {
    { .rank = 1, .sizes = { 4 } },
    { .rank = 2, .sizes = { 2, 3 } },
    { .rank = 0 },
    { .rank = 1, .sizes = { 3 }, .is_open = { true } },
    { .rank = 2, .sizes = { 2, 2 }, .is_open = { false, true } },
};
enum { CLOSED_SHAPES = 3, NATIVE_ELEMENTS = TENSOR_ELEMENTS - 1 };

/* Those of closed shapes and the first elements are what native code has too. */
static const char *const ELEMENTS[TENSOR_ELEMENTS] = { "i1",    "i8",  "i32",         "i33",
                                                       "index", "f32", "complex<f32>" };

bool scalar_is_open(const Scalar *scalar)
{
    for (unsigned i = 0; scalar->shape && i < scalar->shape->rank; i++)
        if (scalar->shape->is_open[i])
            return true;
    return false;
}

static Scalar tensor_type(Writer *w, const Scalar *family, const Shape *shape,
                          const Scalar *element)
{
    Scalar tensor = *element;
    Sb name = { 0 };

    tensor.lanes = 1;
    sb_add(&name, "tensor<");
    for (unsigned i = 0; i < shape->rank; i++) {
        tensor.lanes *= (unsigned)shape->sizes[i];
        if (shape->is_open[i])
            sb_add(&name, "?x");
        else
            sb_printf(&name, "%" PRIu64 "x", shape->sizes[i]);
    }
    sb_printf(&name, "%s>", element->name);
    tensor.name = str_dup(&w->arena, sb_view(&name)).data;
    tensor.shape = shape;
    tensor.element = element;
    tensor.family = family;
    sb_free(&name);
    return tensor;
}

static const Scalar *random_tensor(Writer *w)
{
    unsigned shape = draw_below(w, w->has_open ? TENSOR_SHAPES : CLOSED_SHAPES);

    return &w->tensors[shape][draw_below(w, w->has_open ? TENSOR_ELEMENTS : NATIVE_ELEMENTS)];
}

void make_tensor_types(Writer *w)
{
    for (unsigned s = 0; s < TENSOR_SHAPES; s++)
        for (unsigned e = 0; e < TENSOR_ELEMENTS; e++)
            w->tensors[s][e] = tensor_type(w, w->tensors[s], &SHAPES[s], scalar_named(ELEMENTS[e]));
    w->has_open = draw_percent(w, OPEN_PROGRAMS);
    for (unsigned i = 0; i < FAVOURITES; i++)
        w->favourites[i] = random_tensor(w);
}

const Scalar *any_tensor(Writer *w)
{
    return draw_percent(w, 85) ? w->favourites[draw_below(w, FAVOURITES)] : random_tensor(w);
}

static void count(Writer *w, const Scalar *tensor)
{
    w->counts->tensors++;
    w->counts->open += scalar_is_open(tensor);
}

static Term write_empty(Writer *w, const Scalar *tensor)
{
    const Shape *shape = tensor->shape;
    Term sizes[MOST_RANK], empty;
    unsigned open = 0;

    for (unsigned i = 0; i < shape->rank; i++)
        if (shape->is_open[i])
            sizes[open++] = write_number(
                w, INDICES,
                (int64_t)(draw_percent(w, OTHER_SIZES) ? draw_below(w, 6) : shape->sizes[i]));
    empty = new_value(w, tensor);
    put_begin(w);
    put_text(w, "%%v%u = tensor.empty(", empty.number);
    put_values(w, sizes, open);
    put_text(w, ") : %s\n", tensor->name);
    count(w, tensor);
    bring_term(w, empty);
    return empty;
}

/* "%t[%i, %j] : tensor<...>" */
static void put_element(Writer *w, Term tensor, const Term *indices)
{
    put_text(w, "%%v%u[", tensor.number);
    put_values(w, indices, tensor.scalar->shape->rank);
    put_text(w, "] : %s\n", tensor.type);
    count(w, tensor.scalar);
}

static Term write_insert(Writer *w, Term element, Term tensor, const Term *indices)
{
    Term inserted = new_value(w, tensor.scalar);

    put_begin(w);
    put_text(w, "%%v%u = tensor.insert %%v%u into ", inserted.number, element.number);
    put_element(w, tensor, indices);
    bring_term(w, inserted);
    return inserted;
}

static Term write_dim(Writer *w, Term tensor, unsigned dimension)
{
    Term at = write_number(w, INDICES, dimension), size = new_value(w, INDICES);

    size.is_symbol = false;
    put_line(w, "%%v%u = tensor.dim %%v%u, %%v%u : %s", size.number, tensor.number, at.number,
             tensor.type);
    count(w, tensor.scalar);
    bring_term(w, size);
    return size;
}

/* A loop over the last dimension that puts the element into each row of `tensor`. */
static Term write_fill(Writer *w, Term tensor, Term element)
{
    const Shape *shape = tensor.scalar->shape;
    unsigned last = shape->rank - 1;
    Term from = write_number(w, INDICES, 0), step = write_number(w, INDICES, 1);
    Term to = write_dim(w, tensor, last), filled, arg, indices[MOST_RANK];
    Mark mark;

    put_begin(w);
    put_results(w, &tensor, 1, &filled);
    indices[last] = induction_variable(w, INDICES, false, shape->sizes[last]);
    put_text(w, "scf.for %%v%u = %%v%u to %%v%u step %%v%u", indices[last].number, from.number,
             to.number, step.number);
    mark = region_enter(w, shape->sizes[last]);
    put_carried(w, &tensor, 1, &arg);
    put_text(w, " {\n");
    for (uint64_t row = 0; row < (last ? shape->sizes[0] : 1); row++) {
        if (last)
            indices[0] = write_number(w, INDICES, (int64_t)row);
        arg = write_insert(w, element, arg, indices);
    }
    put_loop_end(w, "scf.yield", &arg, 1, mark, &filled);
    return filled;
}

Term write_filled(Writer *w, const Scalar *tensor, Term element)
{
    Term empty = write_empty(w, tensor);

    return draw_percent(w, UNFILLED) ? empty : write_fill(w, empty, element);
}

/* Of elements that the shape has, mostly. */
static void choose_indices(Writer *w, const Scalar *tensor, Term *indices)
{
    for (unsigned i = 0; i < tensor->shape->rank; i++)
        indices[i] =
            draw_percent(w, WILD) ? pick_term(w, INDICES) : pick_below(w, tensor->shape->sizes[i]);
}

static void write_extract(Writer *w, Term tensor)
{
    Term indices[MOST_RANK], value;

    choose_indices(w, tensor.scalar, indices);
    value = new_value(w, tensor.scalar->element);
    value.is_symbol = false;
    put_begin(w);
    put_text(w, "%%v%u = tensor.extract ", value.number);
    put_element(w, tensor, indices);
    bring_term(w, value);
}

void write_tensor(Writer *w)
{
    Term tensor, element, indices[MOST_RANK];
    unsigned which = draw_below(w, 10);

    tensor = draw_percent(w, 50) ? pick_near(w, any_tensor(w)) : pick_term(w, any_tensor(w));
    element = pick_near(w, tensor.scalar->element);
    if (which < 3) {
        write_extract(w, tensor);
    } else if (which < 7) {
        choose_indices(w, tensor.scalar, indices);
        write_insert(w, element, tensor, indices);
    } else if (which < 8) {
        write_empty(w, tensor.scalar);
    } else if (tensor.scalar->shape->rank && which < 9) {
        write_dim(w, tensor, draw_below(w, tensor.scalar->shape->rank));
    } else if (tensor.scalar->shape->rank) {
        write_fill(w, tensor, element);
    }
}
