/* Winograd's convolution by parts: filter, input and output between pixels and tiles.
 *
 * A convolution F(m x m, r x r) is A^T [(G g G^T) (B^T d B)] A over tiles of m + r - 1 pixels. Each
 * operation multiplies by one of the three matrices, M x M^T, along height, width or both: a side
 * of size one is left as it is. One operand is plain, an image or a filter (n, height, width, c);
 * the other has tiles, whose two sides stand first. They run as sums of products (decision L8).
 */
#include "core/ir/diag.h"
#include "core/text/source.h"
#include "dialects/linalg/linalg.h"
#include "dialects/values/tensor.h"

#include <string.h>

enum { FILTER, INPUT, OUTPUT };
enum { MAX_SIDE = 6, MAX_RANK = 6 };

/* Elements are numbers over one divisor. */
typedef struct Matrix {
    int rows, columns, divisor;
    int8_t numbers[MAX_SIDE * MAX_SIDE];
} Matrix;

/* G, B^T and A^T for each F(m, r). */
static const struct {
    int m, r;
    int scale; /* what A^T leaves to be multiplied, a side */
    Matrix of[3];
} ALGORITHMS[] = {
    { 2,
      3,
      1,
      { { 4, 3, 2, { -2, 0, 0, 1, -1, 1, 1, 1, 1, 0, 0, 2 } },
        { 4, 4, 1, { -1, 0, 1, 0, 0, -1, 1, 0, 0, 1, 1, 0, 0, -1, 0, 1 } },
        { 2, 4, 1, { 1, 1, 1, 0, 0, -1, 1, 1 } } } },
    { 4,
      3,
      32,
      { { 6, 3, 12, { 12, 0, 0, -4, 4, -4, -4, -4, -4, 1, -2, 4, 1, 2, 4, 0, 0, 12 } },
        { 6, 6, 16, { 4, 0, -5, 0,  1, 0, 0, 4,  -4, -1, 1, 0, 0, -4, -4, 1,  1, 0,
                      0, 4, -2, -4, 2, 0, 0, -4, -2, 4,  2, 0, 0, 4,  0,  -5, 0, 1 } },
        { 4,
          6,
          8,
          { 1, 2, 2, 1, 1, 0, 0, -2, 2, -2, 2, 0, 0, 2, 2, 4, 4, 0, 0, -2, 2, -8, 8, 4 } } } },
    { 2,
      5,
      16,
      { { 6, 5, 60, { 60,  0, 0,  0, 0,  10, -10, 10, -10, 10, -10, -10, -10, -10, -10,
                      -16, 8, -4, 2, -1, 1,  2,   4,  8,   16, 0,   0,   0,   0,   60 } },
        { 6, 6, 16, { 2, 3, -4, -3, 2, 0, 0, 2,  1,  -5, 2, 0, 0, -2, -5, -1, 2,  0,
                      0, 4, -2, -4, 2, 0, 0, -2, -4, 2,  4, 0, 0, 2,  3,  -4, -3, 2 } },
        { 2, 6, 2, { 1, 2, 2, 4, 2, 0, 0, -2, 2, -2, 4, 1 } } } },
};

typedef struct Winograd {
    const Op *op;
    int kind;
    int64_t m, r, side; /* of a tile */
    int scale;
    const Matrix *matrix;
    bool tall, wide; /* which sides are multiplied: height, width; types tell */
} Winograd;

static Winograd winograd_of(const Op *op)
{
    int64_t algorithm = int_low_s(op_inherent(op, 0)->integer);
    Winograd w = { .op = op, .kind = (int)(op->def - LINALG_WINOGRAD_OPS) };
    const Type *tiles = op->operands[w.kind == OUTPUT ? 0 : 1]->type;
    const Type *filter = op->operands[0]->type;

    w.m = ALGORITHMS[algorithm].m;
    w.r = ALGORITHMS[algorithm].r;
    w.side = w.m + w.r - 1;
    w.scale = ALGORITHMS[algorithm].scale;
    w.matrix = &ALGORITHMS[algorithm].of[w.kind];
    w.tall = w.kind == FILTER ? filter->shaped.dims[1] == w.r : tiles->shaped.dims[0] != 1;
    w.wide = w.kind == FILTER ? filter->shaped.dims[2] == w.r : tiles->shaped.dims[1] != 1;
    return w;
}

/* Sizes. */

static int64_t tiles_in(const Winograd *w, bool multiplied, int64_t size)
{
    return multiplied && size != DYNAMIC ? (size - (w->r - 1)) / w->m : size;
}

static int64_t pixels_of(const Winograd *w, bool multiplied, int64_t tiles)
{
    int64_t pixels = tiles;

    if (!multiplied || tiles == DYNAMIC)
        return tiles;
    return __builtin_mul_overflow(tiles, w->m, &pixels) ? DYNAMIC : pixels;
}

/* What the output's sizes follow to be from those of the other operand. */
static void infer_sizes(const Winograd *w, const int64_t *from, int64_t *to)
{
    if (w->kind == OUTPUT) {
        to[0] = from[4];
        to[1] = from[0] == DYNAMIC ? DYNAMIC : pixels_of(w, w->tall, from[2]);
        to[2] = from[1] == DYNAMIC ? DYNAMIC : pixels_of(w, w->wide, from[3]);
        to[3] = from[5];
        return;
    }
    to[0] = w->tall || from[1] == DYNAMIC ? w->side : 1;
    to[1] = w->wide || from[2] == DYNAMIC ? w->side : 1;
    if (w->kind == FILTER) {
        to[2] = from[3];
        to[3] = from[0];
        return;
    }
    to[2] = tiles_in(w, w->tall, from[1]);
    to[3] = tiles_in(w, w->wide, from[2]);
    to[4] = from[0];
    to[5] = from[3];
}

static bool verify_sides(const Winograd *w, const int64_t *dims)
{
    const Op *op = w->op;

    if (w->kind == FILTER) {
        if (!w->tall && dims[1] != 1)
            return op_error(op, "expect filter height either equals to r or 1");
        if (!w->wide && dims[2] != 1)
            return op_error(op, "expect filter width either equals to r or 1");
        return w->tall || w->wide
               || op_error(op, "expect either filter height or width equals to r");
    }
    if (w->kind == INPUT)
        return true;
    if (w->tall && dims[0] != DYNAMIC && dims[2] != DYNAMIC && dims[0] != w->side)
        return op_error(op, "expect input height equals to input tile size");
    return !w->wide || dims[1] == DYNAMIC || dims[3] == DYNAMIC || dims[1] == w->side
           || op_error(op, "expect input width equals to input tile size");
}

static bool verify_winograd(const Op *op)
{
    Winograd w = winograd_of(op);
    const Type *from = op->operands[0]->type, *to = op->operands[1]->type;
    int64_t sizes[MAX_RANK];

    if (!linalg_verify_results(op) || !verify_sides(&w, from->shaped.dims))
        return false;
    infer_sizes(&w, from->shaped.dims, sizes);
    for (unsigned i = 0; i < to->shaped.rank; i++)
        if (sizes[i] != to->shaped.dims[i] && sizes[i] != DYNAMIC && to->shaped.dims[i] != DYNAMIC)
            return op_error(op, "the output shape is not expected");
    return true;
}

static bool same_elements(const Op *op)
{
    return type_element(op->operands[0]->type) == type_element(op->operands[1]->type);
}

/* Running: its text is that of generic operations. Loops are i and q, the sides of what is made, k
 * along the matrix, and those of tiles and channels. */

/* In which of the two forms an operand has its elements. */
typedef enum Form { PLAIN, TILED } Form;

/* The map of an operand, at that row and column of a tile. */
static void add_map(Sb *text, const Winograd *w, Form form, const char *row, const char *column)
{
    bool filter = w->kind == FILTER;

    if (form == TILED)
        sb_printf(text, "(%s, %s, %s)", row, column, filter ? "c, f" : "y, x, n, c");
    else if (filter)
        sb_printf(text, "(f, %s, %s, c)", row, column);
    else
        sb_printf(text, "(n, y * %d + %s, x * %d + %s, c)", w->tall ? (int)w->m : 1, row,
                  w->wide ? (int)w->m : 1, column);
}

typedef struct Buffer {
    const char *name;
    const Type *type;
    Form form;
} Buffer;

static void add_fill(Sb *text, Buffer buffer)
{
    sb_printf(text, "linalg.fill ins(%%zero : %s) outs(%%%s : %s)\n",
              type_text(buffer.type->shaped.element), buffer.name, type_text(buffer.type));
}

typedef enum Factor { NO_FACTOR, SCALE, MATRIX_BY_COLUMN, MATRIX_BY_ROW } Factor;

static void add_loops(Sb *text, const Winograd *w, bool sums)
{
    sb_printf(text, "affine_map<(i, q, %s%s) -> ", w->kind == FILTER ? "c, f" : "y, x, n, c",
              sums ? ", k" : "");
}

static void add_maps(Sb *text, const Winograd *w, Factor factor, Buffer from, Buffer to)
{
    bool sums = factor >= MATRIX_BY_COLUMN;

    sb_add(text, "linalg.generic {indexing_maps = [");
    if (sums) {
        add_loops(text, w, true);
        sb_printf(text, "(%s, k)>, ", factor == MATRIX_BY_COLUMN ? "i" : "q");
    }
    add_loops(text, w, sums);
    add_map(text, w, from.form, factor == MATRIX_BY_COLUMN ? "k" : "i",
            factor == MATRIX_BY_ROW ? "k" : "q");
    sb_add(text, ">, ");
    add_loops(text, w, sums);
    add_map(text, w, to.form, "i", "q");
    sb_add(text, ">], iterator_types = [");
    for (unsigned i = 0; i < (w->kind == FILTER ? 4 : 6); i++)
        sb_printf(text, "%s\"parallel\"", i ? ", " : "");
    sb_add(text, sums ? ", \"reduction\"]}\n" : "]}\n");
}

/* Elements of `from` times the factor are added to those of `to`; without any, they are copied. The
 * matrix is multiplied along height (by column) or width. */
static void add_product(Sb *text, const Winograd *w, Factor factor, Buffer from, Buffer to)
{
    const char *element = type_text(to.type->shaped.element);
    bool sums = factor >= MATRIX_BY_COLUMN;

    add_maps(text, w, factor, from, to);
    sb_add(text, sums ? "ins(%matrix, " : "ins(");
    sb_printf(text, "%%%s : ", from.name);
    if (sums)
        sb_printf(text, "memref<%dx%dx%s>, ", w->matrix->rows, w->matrix->columns, element);
    sb_printf(text, "%s) outs(%%%s : %s) {\n^bb0(", type_text(from.type), to.name,
              type_text(to.type));
    if (sums)
        sb_printf(text, "%%factor: %s, ", element);
    sb_printf(text, "%%x: %s, %%old: %s):\n", element, element);
    if (factor)
        sb_printf(text, "%%p = arith.mulf %%%s, %%x : %s\n%%sum = arith.addf %%old, %%p : %s\n",
                  sums ? "factor" : "scale", element, element);
    sb_printf(text, "linalg.yield %%%s : %s\n}\n", factor ? "sum" : "x", element);
}

static Buffer operand(const Winograd *w, unsigned number)
{
    return (Buffer){ number ? "o" : "a", linalg_view_type(w->op->operands[number]->type),
                     (w->kind == OUTPUT) == (number == 0) ? TILED : PLAIN };
}

/* Of tiles with such sides, filled with zeros. */
static Buffer add_temporary(Sb *text, const Winograd *w, const char *name, int64_t rows,
                            int64_t columns)
{
    Buffer like = operand(w, w->kind == OUTPUT ? 0 : 1), made = { name, NULL, TILED };
    int64_t dims[MAX_RANK] = { rows, columns };
    unsigned rank = like.type->shaped.rank, count = 0;

    memcpy(dims + 2, like.type->shaped.dims + 2, (rank - 2) * sizeof *dims);
    made.type = type_memref(op_context(w->op), rank, dims, like.type->shaped.element, NULL, NULL);
    for (unsigned i = 2; i < rank; i++)
        if (dims[i] == DYNAMIC)
            sb_printf(text,
                      "%%%sk%u = arith.constant %u : index\n"
                      "%%%sn%u = memref.dim %%%s, %%%sk%u : %s\n",
                      name, i, i, name, i, like.name, name, i, type_text(like.type));
    sb_printf(text, "%%%s = memref.alloc(", name);
    for (unsigned i = 2; i < rank; i++)
        if (dims[i] == DYNAMIC)
            sb_printf(text, "%s%%%sn%u", count++ ? ", " : "", name, i);
    sb_printf(text, ") : %s\n", type_text(made.type));
    add_fill(text, made);
    return made;
}

static void add_free(Sb *text, Buffer buffer)
{
    sb_printf(text, "memref.dealloc %%%s : %s\n", buffer.name, type_text(buffer.type));
}

static void add_products(Sb *text, const Winograd *w, Buffer from, Buffer to)
{
    Buffer between;

    if (!w->tall || !w->wide) {
        add_product(text, w, w->tall ? MATRIX_BY_COLUMN : MATRIX_BY_ROW, from, to);
        return;
    }
    between = add_temporary(text, w, "t", w->matrix->rows,
                            w->kind == FILTER ? w->matrix->columns : w->side);
    add_product(text, w, MATRIX_BY_COLUMN, from, between);
    add_product(text, w, MATRIX_BY_ROW, between, to);
    add_free(text, between);
}

static void add_scaled(Sb *text, const Winograd *w, Buffer from, Buffer to)
{
    Buffer sums = add_temporary(text, w, "u", w->tall ? w->m : 1, w->wide ? w->m : 1);

    add_products(text, w, from, sums);
    sb_printf(text, "%%scale = arith.constant %d.0 : %s\n",
              w->scale * (w->tall && w->wide ? w->scale : 1), type_text(to.type->shaped.element));
    add_product(text, w, SCALE, sums, to);
    add_free(text, sums);
}

static void add_operation(Sb *text, const Winograd *w)
{
    Buffer from = operand(w, 0), to = operand(w, 1);

    if (w->kind != OUTPUT)
        add_fill(text, to);
    if (!w->tall && !w->wide)
        add_product(text, w, NO_FACTOR, from, to);
    else if (w->kind == OUTPUT && w->scale != 1)
        add_scaled(text, w, from, to);
    else
        add_products(text, w, from, to);
}

static Float element_of(const Matrix *matrix, int number, const FloatFormat *format)
{
    return float_div(float_of_double(format, matrix->numbers[number]),
                     float_of_double(format, matrix->divisor));
}

static void add_matrix(Sb *text, const Winograd *w, const Type *element)
{
    const Matrix *matrix = w->matrix;
    int columns = matrix->columns;

    sb_add(text, "%numbers = arith.constant dense<");
    for (int i = 0; i < matrix->rows * columns; i++) {
        sb_add(text, i % columns ? ", " : i ? "], [" : "[[");
        float_print_literal(text, element_of(matrix, i, element->format));
    }
    sb_printf(text,
              "]]> : tensor<%dx%dx%s>\n%%matrix = bufferization.to_buffer %%numbers read_only "
              ": tensor<%dx%dx%s> to memref<%dx%dx%s>\n",
              matrix->rows, columns, type_text(element), matrix->rows, columns, type_text(element),
              matrix->rows, columns, type_text(element));
}

static const Op *winograd_loops(const Op *op)
{
    Winograd w = winograd_of(op);
    const Type *element = op->operands[0]->type->shaped.element;
    Sb text = { 0 };
    const Op *function;

    if (element->kind != TYPE_FLOAT)
        return NULL;
    sb_printf(&text,
              "func.func private @\"%s\"(%%a: %s, %%o: %s) {\n%%zero = arith.constant 0.0 : %s\n",
              op->def->name, type_text(operand(&w, 0).type), type_text(operand(&w, 1).type),
              type_text(element));
    add_matrix(&text, &w, element);
    add_operation(&text, &w);
    sb_add(&text, "return\n}\n");
    function = linalg_read_function(op, sb_view(&text));
    sb_free(&text);
    return function && ir_verify(function) ? function : NULL;
}

static void sizes_in(const Step *s, unsigned number, int64_t *sizes)
{
    const Tensor *tensor = tensor_in(s, number);

    for (unsigned i = 0; i < tensor->rank; i++)
        sizes[i] = (int64_t)tensor->sizes[i];
}

static Flow check_size(Step *s, unsigned number, unsigned dim, int64_t size, int64_t wanted)
{
    if (size == wanted)
        return FLOW_NEXT;
    return undefined_by(s, "L8",
                        "dimension %u of %s (operand #%u) has size %lld, and it is to be %lld", dim,
                        name_in(s, number), number, (long long)size, (long long)wanted);
}

static Flow check_winograd(Step *s)
{
    Winograd w = winograd_of(s->op);
    int64_t from[MAX_RANK], to[MAX_RANK], wanted[MAX_RANK];

    sizes_in(s, 0, from);
    sizes_in(s, 1, to);
    for (unsigned i = 0; w.kind == OUTPUT && i < 2; i++)
        if (check_size(s, 0, i, from[i], (i ? w.wide : w.tall) ? w.side : 1) == FLOW_END)
            return FLOW_END;
    infer_sizes(&w, from, wanted);
    for (unsigned i = 0; i < s->op->operands[1]->type->shaped.rank; i++)
        if (check_size(s, 1, i, to[i], wanted[i]) == FLOW_END)
            return FLOW_END;
    return FLOW_NEXT;
}

/* What is poison has the sizes that its type says (linalg_run). */
static Flow run_winograd(Step *s)
{
    if (!is_poison(s, 0) && !is_poison(s, 1) && check_winograd(s) == FLOW_END)
        return FLOW_END;
    return linalg_run(s);
}

static bool has_rank_4(const Type *type)
{
    return type->shaped.rank == 4;
}

static bool has_rank_6(const Type *type)
{
    return type->shaped.rank == 6;
}

static const TypeConstraint TENSOR_4D = { "4D tensor of any type values", has_rank_4, NULL,
                                          &RANKED_TENSOR_CLASS };
static const TypeConstraint TENSOR_6D = { "6D tensor of any type values", has_rank_6, NULL,
                                          &RANKED_TENSOR_CLASS };

#define WINOGRAD(from, of, to)                                                                     \
    .operands = OPERANDS({ from, &of, ONE, POISON_MOVES }, { "output", &to, ONE, POISON_MOVES }),  \
    .attrs = ATTRS({ "fmr", &LINALG_WINOGRAD_ATTR }), .results = RESULTS({ "result", &to }),       \
    .predicates =                                                                                  \
        PREDICATES({ "all of {" from ", output} have same element type", same_elements }),         \
    .format = "attr-dict `fmr` `(` $fmr `)` `ins` `(` $" from " `:` type($" from ") `)` `outs` "   \
              "`(` $output `:` type($output) `)` `->` type($result)",                              \
    .verify = verify_winograd, .eval = run_winograd, .helper = winograd_loops,                     \
    .decisions = "L1, L3, L5, L8",                                                                 \
    .undefined = "It is undefined behaviour where a size of output is not what follows.\n"

const OpDef LINALG_WINOGRAD_OPS[] = {
    [FILTER] = {
        .name = "linalg.winograd_filter_transform",
        .summary = "a filter for Winograd's convolution",
        .doc = "For each filter f and channel c: G times filter(f, :, :, c) times the\n"
               "transpose of G is output(:, :, c, f). A side of size 1 is not multiplied.\n"
               "`fmr` says which matrices: those of F_m_r are for tiles that give m by m\n"
               "pixels of what a filter of r by r makes.\n",
        WINOGRAD("filter", TENSOR_4D, TENSOR_4D),
        .words = "winograd",
        .example =
            "  %g = arith.constant dense<[[[[-1.0]], [[2.0]], [[4.0]]]]>\n"
            "         : tensor<1x3x1x1xf32>\n"
            "  %to = tensor.empty() : tensor<4x1x1x1xf32>\n"
            "  %t = linalg.winograd_filter_transform fmr(F_2_3)\n"
            "         ins(%g : tensor<1x3x1x1xf32>)\n"
            "         outs(%to : tensor<4x1x1x1xf32>) -> tensor<4x1x1x1xf32>\n"
            "  %r = tensor.collapse_shape %t [[0, 1, 2, 3]]\n"
            "         : tensor<4x1x1x1xf32> into tensor<4xf32>\n",
        .gives =
            "dense<[1.000000e+00, 5.000000e-01, 2.500000e+00, 4.000000e+00]> : tensor<4xf32>\n",
    },
    [INPUT] = {
        .name = "linalg.winograd_input_transform",
        .summary = "an input for Winograd's convolution",
        .doc = "Cuts the image into tiles of m + r - 1 by m + r - 1 pixels, which begin at\n"
               "every m-th row and column. B^T times a tile times B is output(:, :, y, x, n,\n"
               "c). A side whose tiles are of size 1 is not multiplied. `fmr` is as in\n"
               "linalg.winograd_filter_transform.\n",
        WINOGRAD("input", TENSOR_4D, TENSOR_6D),
        .words = "winograd",
        .example =
            "  %d = arith.constant dense<[[[[1.0]], [[2.0]], [[4.0]], [[8.0]]]]>\n"
            "         : tensor<1x4x1x1xf32>\n"
            "  %to = tensor.empty() : tensor<4x1x1x1x1x1xf32>\n"
            "  %t = linalg.winograd_input_transform fmr(F_2_3)\n"
            "         ins(%d : tensor<1x4x1x1xf32>)\n"
            "         outs(%to : tensor<4x1x1x1x1x1xf32>) -> tensor<4x1x1x1x1x1xf32>\n"
            "  %r = tensor.collapse_shape %t [[0, 1, 2, 3, 4, 5]]\n"
            "         : tensor<4x1x1x1x1x1xf32> into tensor<4xf32>\n",
        .gives =
            "dense<[3.000000e+00, 2.000000e+00, 6.000000e+00, 6.000000e+00]> : tensor<4xf32>\n",
    },
    [OUTPUT] = {
        .name = "linalg.winograd_output_transform",
        .summary = "the output of Winograd's convolution",
        .doc = "Each tile v, value(:, :, y, x, n, f), gives m by m pixels, A^T times v times\n"
               "A, which are added to those of the output. A side of size 1 is not\n"
               "multiplied; where none is, the tile replaces the pixel. `fmr` is as in\n"
               "linalg.winograd_filter_transform.\n",
        WINOGRAD("value", TENSOR_6D, TENSOR_4D),
        .words = "winograd",
        .example =
            "  %v = arith.constant dense<[[[[[[1.0]]]]], [[[[[2.0]]]]], [[[[[4.0]]]]],\n"
            "         [[[[[8.0]]]]]]> : tensor<4x1x1x1x1x1xf32>\n"
            "  %to = arith.constant dense<100.0> : tensor<1x2x1x1xf32>\n"
            "  %t = linalg.winograd_output_transform fmr(F_2_3)\n"
            "         ins(%v : tensor<4x1x1x1x1x1xf32>)\n"
            "         outs(%to : tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xf32>\n"
            "  %r = tensor.collapse_shape %t [[0, 1, 2, 3]]\n"
            "         : tensor<1x2x1x1xf32> into tensor<2xf32>\n",
        .gives = "dense<[1.070000e+02, 1.100000e+02]> : tensor<2xf32>\n",
    },
    { 0 },
};
