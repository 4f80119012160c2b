// The fast Fourier transform (radix 2, in place) of as many elements as are there and a power of 2.

// `bits` bits of i in the opposite order.
func.func private @reversed(%i: i64, %bits: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:2 = scf.for %b = %zero to %bits step %one iter_args(%rest = %i, %out = %zero) -> (i64, i64) : i64 {
    %bit = arith.andi %rest, %one : i64
    %room = arith.shli %out, %one : i64
    %more = arith.ori %room, %bit : i64
    %less = arith.shrui %rest, %one : i64
    scf.yield %less, %more : i64, i64
  }
  return %r#1 : i64
}

func.func private @swap(%m: memref<?xf64>, %i: index, %j: index) {
  %x = memref.load %m[%i] : memref<?xf64>
  %y = memref.load %m[%j] : memref<?xf64>
  memref.store %y, %m[%i] : memref<?xf64>
  memref.store %x, %m[%j] : memref<?xf64>
  return
}

// One butterfly: elements i and j, with the twiddle factor exp(-2 pi i k / span).
func.func private @butterfly(%re: memref<?xf64>, %im: memref<?xf64>, %i: index, %j: index, %k: index,
                             %span: index) {
  %turn = arith.constant -6.283185307179586 : f64
  %k_int = arith.index_cast %k : index to i64
  %span_int = arith.index_cast %span : index to i64
  %k_float = arith.sitofp %k_int : i64 to f64
  %span_float = arith.sitofp %span_int : i64 to f64
  %part = arith.divf %k_float, %span_float : f64
  %angle = arith.mulf %turn, %part : f64
  %cos = math.cos %angle : f64
  %sin = math.sin %angle : f64
  %re_i = memref.load %re[%i] : memref<?xf64>
  %im_i = memref.load %im[%i] : memref<?xf64>
  %re_j = memref.load %re[%j] : memref<?xf64>
  %im_j = memref.load %im[%j] : memref<?xf64>
  %0 = arith.mulf %re_j, %cos : f64
  %1 = arith.mulf %im_j, %sin : f64
  %2 = arith.subf %0, %1 : f64
  %3 = arith.mulf %re_j, %sin : f64
  %4 = arith.mulf %im_j, %cos : f64
  %5 = arith.addf %3, %4 : f64
  %6 = arith.addf %re_i, %2 : f64
  %7 = arith.addf %im_i, %5 : f64
  %8 = arith.subf %re_i, %2 : f64
  %9 = arith.subf %im_i, %5 : f64
  memref.store %6, %re[%i] : memref<?xf64>
  memref.store %7, %im[%i] : memref<?xf64>
  memref.store %8, %re[%j] : memref<?xf64>
  memref.store %9, %im[%j] : memref<?xf64>
  return
}

func.func @fft(%re: memref<?xf64>, %im: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %top_bit = arith.constant 63 : i64
  %n_re = memref.dim %re, %c0 : memref<?xf64>
  %n_im = memref.dim %im, %c0 : memref<?xf64>
  %most = arith.minui %n_re, %n_im : index
  %some = arith.cmpi ne, %most, %c0 : index
  scf.if %some {
    %most_int = arith.index_cast %most : index to i64
    %leading = math.ctlz %most_int : i64
    %bits = arith.subi %top_bit, %leading : i64
    %n_int = arith.shli %one, %bits : i64
    %n = arith.index_cast %n_int : i64 to index
    scf.for %i = %c0 to %n step %c1 {
      %i_int = arith.index_cast %i : index to i64
      %j_int = func.call @reversed(%i_int, %bits) : (i64, i64) -> i64
      %j = arith.index_cast %j_int : i64 to index
      %once = arith.cmpi ult, %i, %j : index
      scf.if %once {
        func.call @swap(%re, %i, %j) : (memref<?xf64>, index, index) -> ()
        func.call @swap(%im, %i, %j) : (memref<?xf64>, index, index) -> ()
      }
    }
    scf.while (%half = %c1) : (index) -> index {
      %more = arith.cmpi ult, %half, %n : index
      scf.condition(%more) %half : index
    } do {
    ^bb0(%half: index):
      %span = arith.shli %half, %c1 : index
      scf.for %begin = %c0 to %n step %span {
        scf.for %k = %c0 to %half step %c1 {
          %i = arith.addi %begin, %k : index
          %j = arith.addi %i, %half : index
          func.call @butterfly(%re, %im, %i, %j, %k, %span)
              : (memref<?xf64>, memref<?xf64>, index, index, index, index) -> ()
        }
      }
      scf.yield %span : index
    }
  }
  return
}
