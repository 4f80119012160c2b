/* Intrinsics on matrices: vectors in which columns stand one behind the other, or rows, where the
 * whole program has them so. */
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/pointers.h"
#include "dialects/vector/vector.h"

static Flow has_no_such_rows(Step *s)
{
    return invalid(s, "the vectors have not as many lanes as the matrices have numbers");
}

static bool is_of(Place vector, uint64_t rows, uint64_t columns)
{
    return rows && columns && layout_lanes(vector.layout) % rows == 0
           && layout_lanes(vector.layout) / rows == columns;
}

typedef struct Matrix { /* in a vector */
    Place lanes;
    uint64_t rows, columns;
    bool row_major;
} Matrix;

static Matrix matrix_of(const Step *s, Place lanes, uint64_t rows, uint64_t columns)
{
    return (Matrix){ lanes, rows, columns, matrices_are_row_major(s) };
}

static uint64_t lane_of(const Matrix *m, uint64_t row, uint64_t column)
{
    return m->row_major ? row * m->columns + column : column * m->rows + row;
}

static Place number_in(const Matrix *m, uint64_t row, uint64_t column)
{
    return place_lane(m->lanes, lane_of(m, row, column));
}

/* Numbers of one type: definitions take any, which LLVM's own verifier then refuses. */
static bool has_numbers_of_one_type(const Op *op)
{
    for (unsigned i = 0; i < op->operand_count; i++)
        if (op->operands[i]->type->shaped.element != op->results[0]->type->shaped.element)
            return false;
    return true;
}

enum { ROWS, COLUMNS };

static Flow transpose(Step *s)
{
    uint64_t rows = (uint32_t)prop_int(s, ROWS), columns = (uint32_t)prop_int(s, COLUMNS);
    Matrix matrix = matrix_of(s, operand_place(s, 0), rows, columns);
    Matrix result = matrix_of(s, result_place(s, 0), columns, rows);

    if (!is_of(matrix.lanes, rows, columns) || !is_of(result.lanes, columns, rows))
        return has_no_such_rows(s);
    for (uint64_t row = 0; row < rows; row++)
        for (uint64_t column = 0; column < columns; column++)
            lanes_copy_run(result.lanes, lane_of(&result, column, row), matrix.lanes,
                           lane_of(&matrix, row, column), 1);
    return FLOW_NEXT;
}

enum { LHS_ROWS, LHS_COLUMNS, RHS_COLUMNS };

/* One number of the product: the first product, then sums from there on. DECISIONS.md N28 */
static Flow inner_product(Step *s, Place to, const Matrix *lhs, const Matrix *rhs, uint64_t row,
                          uint64_t column)
{
    Place product = scratch_place(s, to.layout);

    for (uint64_t i = 0; i < lhs->columns; i++) {
        Place made = i ? product : to;

        if (combining(s, COMBINING_MUL, made, number_in(lhs, row, i), number_in(rhs, i, column))
                == FLOW_END
            || (i && combining(s, COMBINING_ADD, to, to, product) == FLOW_END))
            return FLOW_END;
    }
    return work_done(s, lhs->columns);
}

static Flow multiply(Step *s)
{
    uint64_t rows = (uint32_t)prop_int(s, LHS_ROWS), inner = (uint32_t)prop_int(s, LHS_COLUMNS),
             columns = (uint32_t)prop_int(s, RHS_COLUMNS);
    Matrix lhs = matrix_of(s, operand_place(s, 0), rows, inner),
           rhs = matrix_of(s, operand_place(s, 1), inner, columns),
           result = matrix_of(s, result_place(s, 0), rows, columns);

    if (!is_of(lhs.lanes, rows, inner) || !is_of(rhs.lanes, inner, columns)
        || !is_of(result.lanes, rows, columns))
        return has_no_such_rows(s);
    for (uint64_t column = 0; column < columns; column++)
        for (uint64_t row = 0; row < rows; row++)
            if (inner_product(s, number_in(&result, row, column), &lhs, &rhs, row, column)
                == FLOW_END)
                return FLOW_END;
    return FLOW_NEXT;
}

enum { MEMORY_ROWS = 1, MEMORY_COLUMNS };

/* The columns of a matrix in memory: where each begins, and that of all lanes together. */
typedef struct Columns {
    uint64_t rows, count, stride; /* the stride in numbers */
    MemRef at;
} Columns;

/* LangRef: "If the stride is less than the number of rows the behaviour is undefined." */
static Flow columns_in(Step *s, unsigned pointer, Place matrix, const Type *vector, Columns *made)
{
    Int stride = int_in(s, pointer + 1);

    *made = (Columns){ (uint32_t)prop_int(s, MEMORY_ROWS), (uint32_t)prop_int(s, MEMORY_COLUMNS),
                       int_fits_u64(stride) ? int_low_u(stride) : UINT64_MAX,
                       pointee(pointer_in(s, pointer), vector->shaped.element) };
    if (matrices_are_row_major(s))
        return unsupported(s, "columns in memory where --matrix-default-layout=row-major has "
                              "matrices by rows, as in upstream's lowering");
    if (!is_of(matrix, made->rows, made->count))
        return has_no_such_rows(s);
    if (made->stride < made->rows)
        return undefined(s, "the stride, %llu, is less than the %llu rows of a column",
                         (unsigned long long)made->stride, (unsigned long long)made->rows);
    return work_done(s, made->rows * made->count);
}

static Flow load_columns(Step *s)
{
    Place result = result_place(s, 0);
    Columns columns;

    if (columns_in(s, 0, result, s->op->results[0]->type, &columns) == FLOW_END)
        return FLOW_END;
    for (uint64_t i = 0; i < columns.rows * columns.count; i++)
        if (load_at(s, &columns.at, (int64_t)(i / columns.rows * columns.stride + i % columns.rows),
                    place_lane(result, i), ACCESS_READ)
            == FLOW_END)
            return FLOW_END;
    return FLOW_NEXT;
}

static Flow store_columns(Step *s)
{
    Place matrix = operand_place(s, 0);
    Columns columns;

    if (columns_in(s, 1, matrix, s->op->operands[0]->type, &columns) == FLOW_END)
        return FLOW_END;
    for (uint64_t i = 0; i < columns.rows * columns.count; i++)
        if (store_at(s, &columns.at,
                     (int64_t)(i / columns.rows * columns.stride + i % columns.rows),
                     place_lane(matrix, i), ACCESS_WRITE)
            == FLOW_END)
            return FLOW_END;
    return FLOW_NEXT;
}

#define STRIDE_UNDEFINED                                                                           \
    "Where the stride is less than the rows; where a number is not aligned, or not\n"              \
    "of one "

#define EXAMPLE(result)                                                                            \
    "// Two columns of two numbers, three numbers apart.\n"                                        \
    "func.func @main() -> " result " {\n"                                                          \
    "  %one = llvm.mlir.constant(1 : i32) : i32\n"                                                 \
    "  %three = llvm.mlir.constant(3 : i64) : i64\n"                                               \
    "  %p = llvm.alloca %one x vector<6xi32> : (i32) -> !llvm.ptr\n"                               \
    "  %data = arith.constant dense<[1, 2, 3, 4, 5, 6]> : vector<6xi32>\n"                         \
    "  llvm.store %data, %p : vector<6xi32>, !llvm.ptr\n"

const OpDef LLVM_MATRIX_INTRINSICS[] = {
    {
        .name = "llvm.intr.matrix.column.major.load",
        .summary = "a load of a matrix",
        .doc = "The columns of the matrix, a stride of elements apart in memory.\n",
        .operands = OPERANDS({ "data", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "stride", &ANY_SIGNLESS_INTEGER, .poison = POISON_IS_UNDEFINED }),
        .attrs = ATTRS({ "isVolatile", &I1_ATTR }, { "rows", &I32_ATTR }, { "columns", &I32_ATTR }),
        .results = RESULTS({ "res", &LLVM_VECTOR }),
        .format = "$data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($res) `from` "
                  "qualified(type($data)) `stride` type($stride)",
        .eval = load_columns,
        .formula = "res[i, j] = data[i + stride * j]",
        .poison = "A number that memory has as poison.\n",
        .undefined = STRIDE_UNDEFINED "living object.\n",
        .example = EXAMPLE(
            "vector<4xi32>") "  %r = llvm.intr.matrix.column.major.load %p, <stride = %three>\n"
                             "    {isVolatile = false, rows = 2 : i32, columns = 2 : i32}\n"
                             "    : vector<4xi32> from !llvm.ptr stride i64\n"
                             "  return %r : vector<4xi32>\n"
                             "}\n",
        .gives = "dense<[1, 2, 4, 5]> : vector<4xi32>\n",
    },
    {
        .name = "llvm.intr.matrix.column.major.store",
        .summary = "a store of a matrix",
        .doc = "The columns of the matrix go to memory, a stride of elements apart.\n",
        .operands = OPERANDS({ "matrix", &LLVM_VECTOR, .poison = POISON_MOVES },
                             { "data", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "stride", &ANY_SIGNLESS_INTEGER, .poison = POISON_IS_UNDEFINED }),
        .attrs = ATTRS({ "isVolatile", &I1_ATTR }, { "rows", &I32_ATTR }, { "columns", &I32_ATTR }),
        .format = "$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($matrix) "
                  "`to` qualified(type($data)) `stride` type($stride)",
        .eval = store_columns,
        .formula = "data[i + stride * j] = matrix[i, j]",
        .undefined = STRIDE_UNDEFINED "living, writable object.\n",
        .example =
            EXAMPLE("vector<6xi32>") "  %zeros = arith.constant dense<0> : vector<4xi32>\n"
                                     "  llvm.intr.matrix.column.major.store %zeros, %p, <stride = "
                                     "%three>\n"
                                     "    {isVolatile = false, rows = 2 : i32, columns = 2 : i32}\n"
                                     "    : vector<4xi32> to !llvm.ptr stride i64\n"
                                     "  %r = llvm.load %p : !llvm.ptr -> vector<6xi32>\n"
                                     "  return %r : vector<6xi32>\n"
                                     "}\n",
        .gives = "dense<[0, 0, 3, 0, 0, 6]> : vector<6xi32>\n",
    },
    {
        .name = "llvm.intr.matrix.multiply",
        .summary = "a product of matrices",
        .doc = "The product of two matrices whose columns lie one behind the other in vectors.\n",
        .operands = OPERANDS({ "lhs", &LLVM_VECTOR, .poison = POISON_MOVES },
                             { "rhs", &LLVM_VECTOR, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "lhs_rows", &I32_ATTR }, { "lhs_columns", &I32_ATTR },
                       { "rhs_columns", &I32_ATTR }),
        .results = RESULTS({ "res", &LLVM_VECTOR }),
        .format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)",
        .eval = multiply,
        .fits = has_numbers_of_one_type,
        .formula = "res[i, j] = lhs[i, 0] * rhs[0, j] + lhs[i, 1] * rhs[1, j] + ...",
        .poison = "A lane for which a factor is.\n",
        .decisions = "N1, N28",
        .example = "// A row of two numbers times a column of two.\n"
                   "  %a = arith.constant dense<[2, 3]> : vector<2xi32>\n"
                   "  %b = arith.constant dense<[10, 100]> : vector<2xi32>\n"
                   "  %r = llvm.intr.matrix.multiply %a, %b\n"
                   "    {lhs_rows = 1 : i32, lhs_columns = 2 : i32, rhs_columns = 1 : i32}\n"
                   "    : (vector<2xi32>, vector<2xi32>) -> vector<1xi32>\n",
        .gives = "dense<[320]> : vector<1xi32>\n",
    },
    {
        .name = "llvm.intr.matrix.transpose",
        .summary = "a transposed matrix",
        .doc = "The matrix with rows and columns exchanged.\n",
        .operands = OPERANDS({ "matrix", &LLVM_VECTOR, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "rows", &I32_ATTR }, { "columns", &I32_ATTR }),
        .results = RESULTS({ "res", &LLVM_VECTOR }),
        .format = "$matrix attr-dict `:` type($matrix) `into` type($res)",
        .eval = transpose,
        .fits = has_numbers_of_one_type,
        .primitive = PRIM_MOVE_LANES,
        .formula = "res[j, i] = matrix[i, j]",
        .poison = "A lane where the one that it comes from is.\n",
        .example = "// Columns (1, 2) (3, 4) (5, 6) become rows.\n"
                   "  %m = arith.constant dense<[1, 2, 3, 4, 5, 6]> : vector<6xi8>\n"
                   "  %r = llvm.intr.matrix.transpose %m {rows = 2 : i32, columns = 3 : i32}\n"
                   "    : vector<6xi8> into vector<6xi8>\n",
        .gives = "dense<[1, 3, 5, 2, 4, 6]> : vector<6xi8>\n",
    },
    { 0 },
};
