/* linalg: Winograd's transforms, a tile after the other. Each multiplies by one of the algorithm's
 * matrices, M x M^T, along the sides that its types have; a tile's numbers are values. */
#include "interp/native/lower/arith.h"
#include "interp/native/lower/linalg.h"
#include "interp/native/lower/structured.h"

enum { FILTER, INPUT, OUTPUT, KINDS }; /* as the rows say */
enum { MOST_SIDE = 6, MOST_RANK = 6 };

/* F(m, r): G, B^T and A^T as upstream's decomposition has them, and what an output is multiplied by
 * a side. */
static const struct {
    int64_t m, r;
    double scale;
    double of[KINDS][MOST_SIDE][MOST_SIDE];
} ALGORITHMS[] = {
    { 2,
      3,
      1,
      { { { -1, 0, 0 }, { 0.5, -0.5, 0.5 }, { 0.5, 0.5, 0.5 }, { 0, 0, 1 } },
        { { -1, 0, 1, 0 }, { 0, -1, 1, 0 }, { 0, 1, 1, 0 }, { 0, -1, 0, 1 } },
        { { 1, 1, 1, 0 }, { 0, -1, 1, 1 } } } },
    { 4,
      3,
      32,
      { { { 1, 0, 0 },
          { -1. / 3, 1. / 3, -1. / 3 },
          { -1. / 3, -1. / 3, -1. / 3 },
          { 1. / 12, -1. / 6, 1. / 3 },
          { 1. / 12, 1. / 6, 1. / 3 },
          { 0, 0, 1 } },
        { { 0.25, 0, -0.3125, 0, 0.0625, 0 },
          { 0, 0.25, -0.25, -0.0625, 0.0625, 0 },
          { 0, -0.25, -0.25, 0.0625, 0.0625, 0 },
          { 0, 0.25, -0.125, -0.25, 0.125, 0 },
          { 0, -0.25, -0.125, 0.25, 0.125, 0 },
          { 0, 0.25, 0, -0.3125, 0, 0.0625 } },
        { { 0.125, 0.25, 0.25, 0.125, 0.125, 0 },
          { 0, -0.25, 0.25, -0.25, 0.25, 0 },
          { 0, 0.25, 0.25, 0.5, 0.5, 0 },
          { 0, -0.25, 0.25, -1, 1, 0.5 } } } },
    { 2,
      5,
      16,
      { { { 1, 0, 0, 0, 0 },
          { 1. / 6, -1. / 6, 1. / 6, -1. / 6, 1. / 6 },
          { -1. / 6, -1. / 6, -1. / 6, -1. / 6, -1. / 6 },
          { -4. / 15, 2. / 15, -1. / 15, 1. / 30, -1. / 60 },
          { 1. / 60, 1. / 30, 1. / 15, 2. / 15, 4. / 15 },
          { 0, 0, 0, 0, 1 } },
        { { 0.125, 0.1875, -0.25, -0.1875, 0.125, 0 },
          { 0, 0.125, 0.0625, -0.3125, 0.125, 0 },
          { 0, -0.125, -0.3125, -0.0625, 0.125, 0 },
          { 0, 0.25, -0.125, -0.25, 0.125, 0 },
          { 0, -0.125, -0.25, 0.125, 0.25, 0 },
          { 0, 0.125, 0.1875, -0.25, -0.1875, 0.125 } },
        { { 0.5, 1, 1, 2, 1, 0 }, { 0, -1, 1, -1, 2, 0.5 } } } },
};

typedef struct Winograd {
    const Op *op;
    int kind, algorithm;
    int64_t m, r;
    bool tall, wide; /* the sides that are multiplied */
    Operand *operands;
    LLVMTypeRef type;
    LLVMValueRef tail[MOST_RANK]; /* where the tile is: its indices behind those of its sides */
} Winograd;

typedef struct Tile {
    int64_t rows, columns;
    LLVMValueRef numbers[MOST_SIDE][MOST_SIDE];
} Tile;

static LLVMValueRef add_product(Lower *l, LLVMValueRef sum, double factor, LLVMValueRef number)
{
    LLVMValueRef by = LLVMConstReal(LLVMTypeOf(number), factor);

    return float_binary(l, LLVMFAdd, sum, float_binary(l, LLVMFMul, by, number));
}

static bool is_tiled(const Winograd *w, unsigned operand)
{
    return (w->kind == OUTPUT) == (operand == 0);
}

static LLVMValueRef pixel(Lower *l, const Winograd *w, LLVMValueRef tile, bool multiplied,
                          int64_t at)
{
    LLVMValueRef first =
        LLVMBuildMul(l->builder, tile, index_constant(l, multiplied ? w->m : 1), "");

    return LLVMBuildAdd(l->builder, first, index_constant(l, at), "");
}

static LLVMValueRef address_of(Lower *l, const Winograd *w, unsigned operand, int64_t row,
                               int64_t column)
{
    const Operand *of = &w->operands[operand];
    LLVMValueRef indices[MOST_RANK];

    if (is_tiled(w, operand)) { /* (row, column, y, x, n, c), or (row, column, c, f) */
        indices[0] = index_constant(l, row);
        indices[1] = index_constant(l, column);
        for (unsigned i = 2; i < of->type->shaped.rank; i++)
            indices[i] = w->tail[i - 2];
    } else if (w->kind == FILTER) { /* (f, row, column, c) */
        indices[0] = w->tail[1];
        indices[1] = index_constant(l, row);
        indices[2] = index_constant(l, column);
        indices[3] = w->tail[0];
    } else { /* (n, y, x, c) */
        indices[0] = w->tail[2];
        indices[1] = pixel(l, w, w->tail[0], w->tall, row);
        indices[2] = pixel(l, w, w->tail[1], w->wide, column);
        indices[3] = w->tail[3];
    }
    return element_address(l, w->op, of->type, of->memref, indices);
}

static Tile load_tile(Lower *l, const Winograd *w, unsigned operand, int64_t rows, int64_t columns)
{
    Tile tile = { rows, columns, { { NULL } } };

    for (int64_t i = 0; i < rows; i++)
        for (int64_t k = 0; k < columns; k++)
            tile.numbers[i][k] = build_load(l, w->op, w->operands[operand].type->shaped.element,
                                            address_of(l, w, operand, i, k));
    return tile;
}

static void store_tile(Lower *l, const Winograd *w, const Tile *tile)
{
    for (int64_t i = 0; i < tile->rows; i++)
        for (int64_t k = 0; k < tile->columns; k++)
            build_store(l, w->op, w->operands[1].type->shaped.element, tile->numbers[i][k],
                        address_of(l, w, 1, i, k));
}

/* Rows of the matrix: of what is made, a side. */
static int64_t side_made(const Winograd *w)
{
    return w->kind == OUTPUT ? w->m : w->m + w->r - 1;
}

/* M times the tile, or the tile times the transpose of M: added to the numbers of `onto`, or to 0.
 */
static Tile product(Lower *l, const Winograd *w, const Tile *tile, bool left, const Tile *onto)
{
    Tile made = { left ? side_made(w) : tile->rows,
                  left ? tile->columns : side_made(w),
                  { { 0 } } };

    for (int64_t i = 0; i < made.rows; i++)
        for (int64_t q = 0; q < made.columns; q++) {
            const double *factors = ALGORITHMS[w->algorithm].of[w->kind][left ? i : q];
            LLVMValueRef sum = onto ? onto->numbers[i][q] : LLVMConstNull(w->type);

            for (int64_t k = 0; k < (left ? tile->rows : tile->columns); k++)
                sum = add_product(l, sum, factors[k],
                                  left ? tile->numbers[k][q] : tile->numbers[i][k]);
            made.numbers[i][q] = sum;
        }
    return made;
}

static Tile products(Lower *l, const Winograd *w, const Tile *tile, const Tile *onto)
{
    Tile between;

    if (!w->tall || !w->wide)
        return product(l, w, tile, w->tall, onto);
    between = product(l, w, tile, true, NULL);
    return product(l, w, &between, false, onto);
}

static Tile transformed(Lower *l, const Winograd *w, const Tile *tile)
{
    double scale = ALGORITHMS[w->algorithm].scale;
    Tile onto, made;

    if (!w->tall && !w->wide)
        return *tile;
    if (w->kind != OUTPUT)
        return products(l, w, tile, NULL);
    onto = load_tile(l, w, 1, w->tall ? w->m : 1, w->wide ? w->m : 1);
    if (scale == 1)
        return products(l, w, tile, &onto);
    made = products(l, w, tile, NULL);
    for (int64_t i = 0; i < made.rows; i++)
        for (int64_t k = 0; k < made.columns; k++)
            made.numbers[i][k] =
                add_product(l, onto.numbers[i][k], w->tall && w->wide ? scale * scale : scale,
                            made.numbers[i][k]);
    return made;
}

static void lower_tiles(Lower *l, Winograd *w, unsigned dim)
{
    const Operand *tiled = &w->operands[w->kind == OUTPUT ? 0 : 1];
    int64_t side = w->kind == FILTER ? w->r : w->m + w->r - 1;
    Loop loop;

    if (dim == tiled->type->shaped.rank) {
        Tile tile = load_tile(l, w, 0, w->tall ? side : 1, w->wide ? side : 1);

        tile = transformed(l, w, &tile);
        store_tile(l, w, &tile);
        return;
    }
    loop = begin_loop(l,
                      (LoopRange){ index_constant(l, 0), memref_size(l, tiled->memref, dim),
                                   index_constant(l, 1), false },
                      NULL, 0);
    w->tail[dim - 2] = loop.at;
    lower_tiles(l, w, dim + 1);
    end_loop(l, &loop, NULL, 0);
}

bool lower_winograd(Lower *l, const Op *op, const Lowering *row)
{
    Winograd w = { .op = op,
                   .kind = row->code,
                   .algorithm = (int)property_int(op, "fmr", 0),
                   .operands = put_operands(l, op) };
    const int64_t *tiled, *first;

    if (!w.operands)
        return false;
    tiled = w.operands[w.kind == OUTPUT ? 0 : 1].type->shaped.dims;
    first = w.operands[0].type->shaped.dims;
    w.m = ALGORITHMS[w.algorithm].m;
    w.r = ALGORITHMS[w.algorithm].r;
    w.tall = w.kind == FILTER ? first[1] == w.r : tiled[0] != 1;
    w.wide = w.kind == FILTER ? first[2] == w.r : tiled[1] != 1;
    w.type = lower_type(l, op, w.operands[0].type->shaped.element);
    if (!w.type)
        return false;
    lower_tiles(l, &w, 2);
    return take_results(l, op, w.operands, 1);
}
