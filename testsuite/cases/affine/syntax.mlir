// RUN: %as-printed %s %t
#map = affine_map<(d0)[s0] -> (d0 + s0)>
#map1 = affine_map<(d0, d1) -> (d0, d1 * 2)>
#map2 = affine_map<() -> (1, 2)>
#map3 = affine_map<(d0) -> (d0, 3)>
#map4 = affine_map<()[s0] -> (s0, s0 * 2)>
#map5 = affine_map<(d0) -> (d0)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
#set1 = affine_set<()[s0] : (s0 - 4 == 0, s0 * 2 >= 0)>

func.func @values(%arg0: index, %arg1: index) {
  %0 = affine.apply #map(%arg0)[%arg1]
  //= %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%arg0)[%arg1]
  %1 = affine.min #map1(%arg0, %arg1) {note}
  %2 = affine.max #map2()
  %3:3 = affine.delinearize_index %arg0 into (%arg1, 5) : index, index, index
  %4 = affine.linearize_index disjoint [%arg0, %arg1] by (4) : index
  %5 = affine.linearize_index [%arg0] by (%arg1) : index
  return
}

// Operands become dimensions and symbols in the order they are named, each once.
func.func @accesses(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<4xf32>) {
  %0 = affine.load %arg0[%arg1 + %arg2, %arg2 - %arg1 * 2] : memref<?x?xf32>
  //= %0 = affine.load %arg0[%arg1 + %arg2, %arg2 - 2 * %arg1] : memref<?x?xf32>
  affine.store %0, %arg0[%arg1 floordiv 2, symbol(%arg2) + 3] {note} : memref<?x?xf32>
  //= affine.store %0, %arg0[%arg1 floordiv 2, 3 + symbol(%arg2)] {note} : memref<?x?xf32>
  %1 = affine.vector_load %arg0[0, 4] : memref<?x?xf32>, vector<2x4xf32>
  affine.vector_store %arg3, %arg0[%arg1, %arg1 mod 4] : memref<?x?xf32>, vector<4xf32>
  affine.prefetch %arg0[%arg1 + 1, 0], write, locality<2>, instr : memref<?x?xf32>
  return
}

func.func @loops(%arg0: index, %arg1: f32) -> f32 {
  affine.for %arg2 = 0 to %arg0 {
  //= affine.for %arg2 = 0 to %arg0 step 1 {
  }
  affine.for %arg2 = max #map3(%arg0) to min #map4()[%arg0] step 4 {
    affine.for %arg3 = -5 to #map5(%arg2) {
    }
    //= affine.yield
    //= }
  } {note}
  %0 = affine.for %arg2 = 0 to 10 iter_args(%arg3 = %arg1) -> (f32) {
  //= %0 = affine.for %arg2 = 0 to 10 iter_args(%arg3 = %arg1) -> f32 {
    affine.yield %arg3 : f32
  }
  affine.if #set(%arg0) {
  }
  %1 = affine.if #set1()[%arg0] -> f32 {
    affine.yield %arg1 : f32
  } else {
    affine.yield %0 : f32
  }
  return %1 : f32
}

func.func @parallel(%arg0: index, %arg1: f32) {
  affine.parallel (%arg2, %arg3) = (0, %arg0) to (symbol(%arg0), min(%arg0 + 4, 10)) step (1, 2) {
  }
  %0:2 = affine.parallel (%arg2) = (max(%arg0, 1)) to (10) reduce ("addf", "maximumf") -> (f32, f32) {
  //= %0:2 = affine.parallel (%arg2) = (max(%arg0, 1)) to (10) step (1) reduce ("addf", "maximumf") -> (f32, f32) {
    affine.yield %arg1, %arg1 : f32, f32
  } {note}
  affine.parallel () = () to () {
  }
  return
}
