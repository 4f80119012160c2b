// RUN: mlir-interp verify %s
// What may be used as a dimension and as a symbol; invalid.mlir has what may not.
func.func @constants_and_pure_operations(%n: index) {
  affine.for %i = 0 to 4 {
    %c = arith.constant 4 : index
    %m = arith.muli %c, %n : index
    %d = arith.divui %m, %c : index
    affine.for %j = 0 to %d {
    }
  }
  return
}

func.func @sizes(%n: index, %a: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 4 {
    %d = memref.dim %a, %c0 : memref<?xf32>
    affine.for %j = 0 to %d {
    }
    %m = memref.alloc(%n) : memref<?xf32>
    %s = memref.cast %m : memref<?xf32> to memref<8xf32>
    %u = memref.cast %s : memref<8xf32> to memref<?xf32>
    %e = memref.dim %u, %c0 : memref<?xf32>
    affine.for %j = 0 to %e {
    }
  }
  return
}

func.func @variables_and_applied_maps(%a: memref<?xf32>) {
  affine.for %i = 0 to 4 {
    %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %1:2 = affine.delinearize_index %0 into (2) : index, index
    %2 = affine.linearize_index [%1#0, %i] by (2) : index
    affine.parallel (%j) = (%i) to (%2) {
      %3 = affine.load %a[%j + %2] : memref<?xf32>
    }
  }
  return
}
