// What iterations hand on, combined in an order that does not show: the operations are associative
// and commutative.
func.func @reduce_xori_i1(%m: memref<5xi1>, %start: i1) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = scf.parallel (%i) = (%c0) to (%c5) step (%c1) init (%start) -> i1 {
    %v = memref.load %m[%i] : memref<5xi1>
    scf.reduce(%v : i1) {
    ^bb0(%x: i1, %y: i1):
      %s = arith.xori %x, %y : i1
      scf.reduce.return %s : i1
    }
  }
  return %r : i1
}

func.func @reduce_addi_i7(%m: memref<5xi7>, %start: i7) -> i7 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = scf.parallel (%i) = (%c0) to (%c5) step (%c1) init (%start) -> i7 {
    %v = memref.load %m[%i] : memref<5xi7>
    scf.reduce(%v : i7) {
    ^bb0(%x: i7, %y: i7):
      %s = arith.addi %x, %y : i7
      scf.reduce.return %s : i7
    }
  }
  return %r : i7
}

func.func @reduce_muli_i8(%m: memref<5xi8>, %start: i8) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = scf.parallel (%i) = (%c0) to (%c5) step (%c1) init (%start) -> i8 {
    %v = memref.load %m[%i] : memref<5xi8>
    scf.reduce(%v : i8) {
    ^bb0(%x: i8, %y: i8):
      %s = arith.muli %x, %y : i8
      scf.reduce.return %s : i8
    }
  }
  return %r : i8
}

func.func @reduce_andi_i16(%m: memref<5xi16>, %start: i16) -> i16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = scf.parallel (%i) = (%c0) to (%c5) step (%c1) init (%start) -> i16 {
    %v = memref.load %m[%i] : memref<5xi16>
    scf.reduce(%v : i16) {
    ^bb0(%x: i16, %y: i16):
      %s = arith.andi %x, %y : i16
      scf.reduce.return %s : i16
    }
  }
  return %r : i16
}

func.func @reduce_addi_i32(%m: memref<5xi32>, %start: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = scf.parallel (%i) = (%c0) to (%c5) step (%c1) init (%start) -> i32 {
    %v = memref.load %m[%i] : memref<5xi32>
    scf.reduce(%v : i32) {
    ^bb0(%x: i32, %y: i32):
      %s = arith.addi %x, %y : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}

func.func @reduce_ori_i33(%m: memref<5xi33>, %start: i33) -> i33 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = scf.parallel (%i) = (%c0) to (%c5) step (%c1) init (%start) -> i33 {
    %v = memref.load %m[%i] : memref<5xi33>
    scf.reduce(%v : i33) {
    ^bb0(%x: i33, %y: i33):
      %s = arith.ori %x, %y : i33
      scf.reduce.return %s : i33
    }
  }
  return %r : i33
}

func.func @reduce_maxsi_i64(%m: memref<5xi64>, %start: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = scf.parallel (%i) = (%c0) to (%c5) step (%c1) init (%start) -> i64 {
    %v = memref.load %m[%i] : memref<5xi64>
    scf.reduce(%v : i64) {
    ^bb0(%x: i64, %y: i64):
      %s = arith.maxsi %x, %y : i64
      scf.reduce.return %s : i64
    }
  }
  return %r : i64
}

func.func @reduce_minui_i128(%m: memref<5xi128>, %start: i128) -> i128 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = scf.parallel (%i) = (%c0) to (%c5) step (%c1) init (%start) -> i128 {
    %v = memref.load %m[%i] : memref<5xi128>
    scf.reduce(%v : i128) {
    ^bb0(%x: i128, %y: i128):
      %s = arith.minui %x, %y : i128
      scf.reduce.return %s : i128
    }
  }
  return %r : i128
}

func.func @reduce_addi_index(%m: memref<5xindex>, %start: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = scf.parallel (%i) = (%c0) to (%c5) step (%c1) init (%start) -> index {
    %v = memref.load %m[%i] : memref<5xindex>
    scf.reduce(%v : index) {
    ^bb0(%x: index, %y: index):
      %s = arith.addi %x, %y : index
      scf.reduce.return %s : index
    }
  }
  return %r : index
}

func.func @reduce_maximumf_f16(%m: memref<5xf16>, %start: f16) -> f16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = scf.parallel (%i) = (%c0) to (%c5) step (%c1) init (%start) -> f16 {
    %v = memref.load %m[%i] : memref<5xf16>
    scf.reduce(%v : f16) {
    ^bb0(%x: f16, %y: f16):
      %s = arith.maximumf %x, %y : f16
      scf.reduce.return %s : f16
    }
  }
  return %r : f16
}

func.func @reduce_minimumf_bf16(%m: memref<5xbf16>, %start: bf16) -> bf16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = scf.parallel (%i) = (%c0) to (%c5) step (%c1) init (%start) -> bf16 {
    %v = memref.load %m[%i] : memref<5xbf16>
    scf.reduce(%v : bf16) {
    ^bb0(%x: bf16, %y: bf16):
      %s = arith.minimumf %x, %y : bf16
      scf.reduce.return %s : bf16
    }
  }
  return %r : bf16
}

func.func @reduce_maximumf_f32(%m: memref<5xf32>, %start: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = scf.parallel (%i) = (%c0) to (%c5) step (%c1) init (%start) -> f32 {
    %v = memref.load %m[%i] : memref<5xf32>
    scf.reduce(%v : f32) {
    ^bb0(%x: f32, %y: f32):
      %s = arith.maximumf %x, %y : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}

func.func @reduce_minimumf_f64(%m: memref<5xf64>, %start: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = scf.parallel (%i) = (%c0) to (%c5) step (%c1) init (%start) -> f64 {
    %v = memref.load %m[%i] : memref<5xf64>
    scf.reduce(%v : f64) {
    ^bb0(%x: f64, %y: f64):
      %s = arith.minimumf %x, %y : f64
      scf.reduce.return %s : f64
    }
  }
  return %r : f64
}

func.func @reduce_addi_v2xi32(%m: memref<5xvector<2xi32>>, %start: vector<2xi32>) -> vector<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = scf.parallel (%i) = (%c0) to (%c5) step (%c1) init (%start) -> vector<2xi32> {
    %v = memref.load %m[%i] : memref<5xvector<2xi32>>
    scf.reduce(%v : vector<2xi32>) {
    ^bb0(%x: vector<2xi32>, %y: vector<2xi32>):
      %s = arith.addi %x, %y : vector<2xi32>
      scf.reduce.return %s : vector<2xi32>
    }
  }
  return %r : vector<2xi32>
}

func.func @reduce_several(%n: i3, %a: i32, %f: f32) -> (i32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %upper = arith.index_castui %n : i3 to index
  %r:2 = scf.parallel (%i, %j) = (%c0, %c0) to (%upper, %upper) step (%c1, %c1) init (%a, %f) -> (i32, f32) {
    %p = arith.muli %i, %j : index
    %k = arith.index_cast %p : index to i32
    %g = arith.sitofp %k : i32 to f32
    scf.reduce(%k, %g : i32, f32) {
    ^bb0(%x: i32, %y: i32):
      %s = arith.addi %x, %y : i32
      scf.reduce.return %s : i32
    }, {
    ^bb0(%x: f32, %y: f32):
      %s = arith.maximumf %x, %y : f32
      scf.reduce.return %s : f32
    }
  }
  return %r#0, %r#1 : i32, f32
}

// The reduction has control flow of its own and sees the body's values.
func.func @reduce_with_if(%n: i4, %bias: i8) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %upper = arith.index_castui %n : i4 to index
  %zero = arith.constant 0 : i8
  %r = scf.parallel (%i) = (%c0) to (%upper) step (%c1) init (%zero) -> i8 {
    %k = arith.index_cast %i : index to i8
    %v = arith.xori %k, %bias : i8
    scf.reduce(%v : i8) {
    ^bb0(%x: i8, %y: i8):
      %less = arith.cmpi slt, %x, %y : i8
      %s = scf.if %less -> i8 {
        scf.yield %y : i8
      } else {
        scf.yield %x : i8
      }
      scf.reduce.return %s : i8
    }
  }
  return %r : i8
}
