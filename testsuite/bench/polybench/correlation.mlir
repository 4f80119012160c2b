// Correlations of columns: roots, a choice where a deviation is small, and a triangle.
func.func @kernel(%m: i32, %n: i32, %data: memref<?x240xf64>, %corr: memref<?x240xf64>, %mean: memref<?xf64>,
                  %stddev: memref<?xf64>) {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %eps = arith.constant 0.1 : f64
  %0 = arith.index_cast %m : i32 to index
  %1 = arith.index_cast %n : i32 to index
  %float_n = arith.sitofp %n : i32 to f64
  %root_n = math.sqrt %float_n : f64
  affine.for %j = 0 to %0 {
    affine.store %zero, %mean[%j] : memref<?xf64>
    affine.for %i = 0 to %1 {
      %d = affine.load %data[%i, %j] : memref<?x240xf64>
      %a = affine.load %mean[%j] : memref<?xf64>
      %s = arith.addf %a, %d : f64
      affine.store %s, %mean[%j] : memref<?xf64>
    }
    %a = affine.load %mean[%j] : memref<?xf64>
    %q = arith.divf %a, %float_n : f64
    affine.store %q, %mean[%j] : memref<?xf64>
  }
  affine.for %j = 0 to %0 {
    affine.store %zero, %stddev[%j] : memref<?xf64>
    affine.for %i = 0 to %1 {
      %d = affine.load %data[%i, %j] : memref<?x240xf64>
      %a = affine.load %mean[%j] : memref<?xf64>
      %x = arith.subf %d, %a : f64
      %p = arith.mulf %x, %x : f64
      %v = affine.load %stddev[%j] : memref<?xf64>
      %s = arith.addf %v, %p : f64
      affine.store %s, %stddev[%j] : memref<?xf64>
    }
    %v = affine.load %stddev[%j] : memref<?xf64>
    %q = arith.divf %v, %float_n : f64
    %root = math.sqrt %q : f64
    %small = arith.cmpf ole, %root, %eps : f64
    %w = scf.if %small -> (f64) {
      scf.yield %one : f64
    } else {
      scf.yield %root : f64
    }
    affine.store %w, %stddev[%j] : memref<?xf64>
  }
  affine.for %i = 0 to %1 {
    affine.for %j = 0 to %0 {
      %d = affine.load %data[%i, %j] : memref<?x240xf64>
      %a = affine.load %mean[%j] : memref<?xf64>
      %x = arith.subf %d, %a : f64
      %v = affine.load %stddev[%j] : memref<?xf64>
      %p = arith.mulf %root_n, %v : f64
      %q = arith.divf %x, %p : f64
      affine.store %q, %data[%i, %j] : memref<?x240xf64>
    }
  }
  affine.for %i = 0 to affine_map<()[s0] -> (s0 - 1)>()[%0] {
    affine.store %one, %corr[%i, %i] : memref<?x240xf64>
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to %0 {
      affine.store %zero, %corr[%i, %j] : memref<?x240xf64>
      affine.for %k = 0 to %1 {
        %a = affine.load %data[%k, %i] : memref<?x240xf64>
        %b = affine.load %data[%k, %j] : memref<?x240xf64>
        %p = arith.mulf %a, %b : f64
        %c = affine.load %corr[%i, %j] : memref<?x240xf64>
        %s = arith.addf %c, %p : f64
        affine.store %s, %corr[%i, %j] : memref<?x240xf64>
      }
      %c = affine.load %corr[%i, %j] : memref<?x240xf64>
      affine.store %c, %corr[%j, %i] : memref<?x240xf64>
    }
  }
  affine.store %one, %corr[symbol(%0) - 1, symbol(%0) - 1] : memref<?x240xf64>
  return
}

func.func @main() -> i32 {
  %times = arith.constant 12 : index // quick 3, test 1
  %m = arith.constant 240 : i32
  %n = arith.constant 260 : i32
  %mm = arith.constant 240 : index
  %data = memref.alloc() : memref<260x240xf64>
  %corr = memref.alloc() : memref<240x240xf64>
  %mean = memref.alloc(%mm) : memref<?xf64>
  %stddev = memref.alloc(%mm) : memref<?xf64>
  %dd = memref.cast %data : memref<260x240xf64> to memref<?x?xf64>
  %dk = memref.cast %data : memref<260x240xf64> to memref<?x240xf64>
  %cd = memref.cast %corr : memref<240x240xf64> to memref<?x?xf64>
  %ck = memref.cast %corr : memref<240x240xf64> to memref<?x240xf64>
  affine.for %t = 0 to %times {
    func.call @fill(%dd, %t) : (memref<?x?xf64>, index) -> ()
    func.call @kernel(%m, %n, %dk, %ck, %mean, %stddev)
      : (i32, i32, memref<?x240xf64>, memref<?x240xf64>, memref<?xf64>, memref<?xf64>) -> ()
  }
  %r = call @digest(%cd) : (memref<?x?xf64>) -> i32
  return %r : i32
}
