// Covariances of columns; the last loops count in i64 and go through a while.
func.func @kernel(%m: index, %n: index, %float_n: f64, %data: memref<?x?xf64>, %cov: memref<?x?xf64>,
                  %mean: memref<?xf64>) {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %j = %c0 to %m step %c1 {
    %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
      %d = memref.load %data[%i, %j] : memref<?x?xf64>
      %t = arith.addf %s, %d : f64
      scf.yield %t : f64
    }
    %q = arith.divf %sum, %float_n : f64
    memref.store %q, %mean[%j] : memref<?xf64>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %d = memref.load %data[%i, %j] : memref<?x?xf64>
    %a = memref.load %mean[%j] : memref<?xf64>
    %x = arith.subf %d, %a : f64
    memref.store %x, %data[%i, %j] : memref<?x?xf64>
    scf.reduce
  }
  %less = arith.subf %float_n, %one : f64
  scf.for %i = %c0 to %m step %c1 {
    %end = scf.while (%j = %i) : (index) -> (index) {
      %more = arith.cmpi slt, %j, %m : index
      scf.condition(%more) %j : index
    } do {
    ^bb0(%j: index):
      %sum = scf.for %k = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
        %a = memref.load %data[%k, %i] : memref<?x?xf64>
        %b = memref.load %data[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %a, %b : f64
        %t = arith.addf %s, %p : f64
        scf.yield %t : f64
      }
      %q = arith.divf %sum, %less : f64
      memref.store %q, %cov[%i, %j] : memref<?x?xf64>
      memref.store %q, %cov[%j, %i] : memref<?x?xf64>
      %next = arith.addi %j, %c1 : index
      scf.yield %next : index
    }
  }
  return
}

func.func @main() -> i32 {
  %times = arith.constant 12 : index // quick 3, test 1
  %m = arith.constant 240 : index
  %n = arith.constant 260 : index
  %float_n = arith.constant 260.0 : f64
  %data = memref.alloc(%n, %m) : memref<?x?xf64>
  %cov = memref.alloc(%m, %m) : memref<?x?xf64>
  %mean = memref.alloc(%m) : memref<?xf64>
  affine.for %t = 0 to %times {
    func.call @fill(%data, %t) : (memref<?x?xf64>, index) -> ()
    func.call @kernel(%m, %n, %float_n, %data, %cov, %mean)
      : (index, index, f64, memref<?x?xf64>, memref<?x?xf64>, memref<?xf64>) -> ()
  }
  %r = call @digest(%cov) : (memref<?x?xf64>) -> i32
  return %r : i32
}
