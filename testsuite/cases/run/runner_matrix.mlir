// Matrices whose rows lie one behind the other in vectors, as whoever runs the program says (decision N28).
// RUN: mlir-interp-runner %s -e main -entry-point-result=void -matrix-default-layout=row-major | FileCheck %s --check-prefix=ROWS
// RUN: mlir-interp-runner %s -e main -entry-point-result=void -matrix-default-layout=column-major | FileCheck %s --check-prefix=COLUMNS
// RUN: mlir-interp-runner %s -e main -entry-point-result=void -enable-matrix | FileCheck %s --check-prefix=COLUMNS
// RUN: sh -c 'mlir-interp-runner %s -e load -entry-point-result=void -matrix-default-layout=row-major; test $? = 6' 2>&1 | FileCheck %s --check-prefix=LOAD

// Of a matrix of two rows and three columns, and its product with one of three rows and two columns.
// ROWS: ( 0, 3, 1, 4, 2, 5 )
// ROWS-NEXT: ( 2, 3, 8, 9 )
// COLUMNS: ( 0, 2, 4, 1, 3, 5 )
// COLUMNS-NEXT: ( 0, 1, 6, 9 )
func.func @main() {
  %a = arith.constant dense<[0, 1, 2, 3, 4, 5]> : vector<6xi32>
  %t = llvm.intr.matrix.transpose %a {rows = 2 : i32, columns = 3 : i32} : vector<6xi32> into vector<6xi32>
  vector.print %t : vector<6xi32>
  %b = arith.constant dense<[1, 0, 0, 1, 1, 1]> : vector<6xi32>
  %p = llvm.intr.matrix.multiply %a, %b {lhs_rows = 2 : i32, lhs_columns = 3 : i32, rhs_columns = 2 : i32} : (vector<6xi32>, vector<6xi32>) -> vector<4xi32>
  vector.print %p : vector<4xi32>
  return
}

// LOAD: unsupported: {{.*}}--matrix-default-layout=row-major
func.func @load() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %p = llvm.alloca %one x vector<4xi32> : (i64) -> !llvm.ptr
  %m = llvm.intr.matrix.column.major.load %p, <stride = %two> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xi32> from !llvm.ptr stride i64
  return
}
