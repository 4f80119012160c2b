// 9. Affine maps and a loop nest
//
//   build/mlir-interp run testsuite/examples/course/09_affine.mlir
//
// In the dialect affine the bounds of loops, and the subscripts of memrefs, are sums of multiples
// of loop variables: `%m[%i + 1, 2 * %j]`. Such loops can do less than those of scf, and so a
// compiler knows more about them: which iteration touches which element. An expression of that kind
// is written as a function, `affine_map<(d0) -> (d0 + 2)>`; d0 stands for what it is applied to.
//
// This nest turns a table of 3 rows and 5 columns around, in tiles of 2 by 2. The outer loops go
// from tile to tile, the inner ones through a tile. The last tile of a row is cut off: #row_end has
// two results, the tile's end and the table's, and `min` takes the lesser.
//
// Watch the order in which elements are visited. The page draws it: the iterations as a plot, and
// the path of each memref through its elements. The table is read row by row within a tile, the
// other one is written column by column.
//
//   build/mlir-interp trace testsuite/examples/course/09_affine.mlir --html affine.html
//   build/mlir-interp step testsuite/examples/course/09_affine.mlir
//     break affine.store
//     continue        and look at %i and %j
//
// Read on: build/mlir-interp explain affine.for
//
// Surprising: `d0 + 2` is computed each time a loop begins, but no operation does it: maps are part
// of the operations that use them. And their division is not that of arith: -7 floordiv 2 is -4 and
// -7 mod 2 is 1, always down and never negative, where arith.divsi gives -3 and arith.remsi -1.

#tile_end = affine_map<(d0) -> (d0 + 2, 3)>
#row_end = affine_map<(d0) -> (d0 + 2, 5)>

memref.global constant @table : memref<3x5xi32> = dense<[[11, 12, 13, 14, 15],
                                                         [21, 22, 23, 24, 25],
                                                         [31, 32, 33, 34, 35]]>

func.func @main() -> memref<5x3xi32> {
  %from = memref.get_global @table : memref<3x5xi32>
  %to = memref.alloc() : memref<5x3xi32>
  affine.for %tile_i = 0 to 3 step 2 {
    affine.for %tile_j = 0 to 5 step 2 {
      affine.for %i = affine_map<(d0) -> (d0)>(%tile_i) to min #tile_end(%tile_i) {
        affine.for %j = affine_map<(d0) -> (d0)>(%tile_j) to min #row_end(%tile_j) {
          %v = affine.load %from[%i, %j] : memref<3x5xi32>
          affine.store %v, %to[%j, %i] : memref<5x3xi32>
        }
      }
    }
  }
  return %to : memref<5x3xi32>
}

// Exercise: turn the table upside down as well; a subscript can be 2 - %i. Then copy only what is
// on and above the diagonal, with `affine.if affine_set<(i, j) : (j - i >= 0)>(%i, %j) { ... }`.
// What does the rest of %to print as?
