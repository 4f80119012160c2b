// 9. Affine maps and a loop nest
//
// In the dialect affine the bounds of loops, and the subscripts of memrefs, are
// sums of multiples of loop variables: `%m[%i + 1, 2 * %j]`. Such loops can do
// less than those of scf, and so a compiler knows more about them: which
// iteration touches which element. An expression of that kind is written as a
// function, `affine_map<(d0) -> (d0 + 2)>`; d0 stands for what it is applied to.
//
// This nest turns a table of 3 rows and 5 columns around, in tiles of 2 by 2. The
// outer loops go from tile to tile, the inner ones through a tile. The last tile
// of a row is cut off: `#row_end` has two results, the tile's end and the
// table's, and `min` takes the lesser.
//
// Watch the order in which elements are visited. The page draws it: the
// iterations as a plot, and the path of each memref through its elements. One is
// read row by row within a tile, the other one is written column by column.
//
//   mlir-interp trace 09.mlir --html affine.html
//   mlir-interp step 09.mlir
//     break affine.store
//     continue        and look at %i and %j
//
// Surprising: `d0 + 2` is computed each time a loop begins, but no operation does
// it: maps are part of the operations that use them. And their division is not
// that of arith: it always rounds down, and the remainder is never negative.
//
// Read on: affine-maps loops affine.for affine.apply

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
      affine.for %i = affine_map<(d0) -> (d0)>(%tile_i)
                   to min #tile_end(%tile_i) {
        affine.for %j = affine_map<(d0) -> (d0)>(%tile_j)
                     to min #row_end(%tile_j) {
          %v = affine.load %from[%i, %j] : memref<3x5xi32>
          affine.store %v, %to[%j, %i] : memref<5x3xi32>
        }
      }
    }
  }
  return %to : memref<5x3xi32>
}

func.func @divided(%x: index) -> (index, index, index) {
  %two = arith.constant 2 : index
  %down = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%x)
  %rest = affine.apply affine_map<(d0) -> (d0 mod 2)>(%x)
  %to_zero = arith.divsi %x, %two : index
  return %down, %rest, %to_zero : index, index, index
}

// ? How many elements does @main store?
//   = count affine.store @main()
// ? `%v` is read in the order in which the tiles are gone through. What is it the
//   third time?
//   = value %v 3 @main()
// ? How often does a loop begin in @main: the four of them, together?
//   = count affine.for @main()
// ? What does @divided give for -7: -7 floordiv 2, -7 mod 2, and arith.divsi of
//   -7 and 2?
//   - -4, 1, -3: -4, 1, -3
//   - -3, -1, -3: -3, -1, -3
//   - -4, -1, -3: -4, -1, -3
//   = results @divided(-7 : index)
// ! Write `@upper(%from: memref<3x3xi32>, %to: memref<3x3xi32>)`, which copies
//   what stands on and above the diagonal, and leaves the rest of `%to` as it is:
//   `affine.if affine_set<(i, j) : (j - i >= 0)>(%i, %j) { ... }`, or an inner
//   loop that begins at `%i`. (Other loops and stores will do as well.)
//   @upper(dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : memref<3x3xi32>, dense<0> : memref<3x3xi32>)
//   @upper(dense<0> : memref<3x3xi32>, dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : memref<3x3xi32>)
//   @upper(dense<[[5, 0, -1], [8, 8, 8], [2, 4, 1]]> : memref<3x3xi32>, dense<7> : memref<3x3xi32>)
