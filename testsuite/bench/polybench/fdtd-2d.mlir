// Electric and magnetic fields: scf.parallel within a loop over time.
func.func @kernel(%tmax: index, %nx: index, %ny: index, %ex: memref<?x?xf64>, %ey: memref<?x?xf64>,
                  %hz: memref<?x?xf64>, %fict: memref<?xf64>) {
  %half = arith.constant 0.5 : f64
  %most = arith.constant 0.7 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %nx1 = arith.subi %nx, %c1 : index
  %ny1 = arith.subi %ny, %c1 : index
  scf.for %t = %c0 to %tmax step %c1 {
    %f = memref.load %fict[%t] : memref<?xf64>
    scf.parallel (%j) = (%c0) to (%ny) step (%c1) {
      memref.store %f, %ey[%c0, %j] : memref<?x?xf64>
      scf.reduce
    }
    scf.parallel (%i, %j) = (%c1, %c0) to (%nx, %ny) step (%c1, %c1) {
      %before = arith.subi %i, %c1 : index
      %e = memref.load %ey[%i, %j] : memref<?x?xf64>
      %h1 = memref.load %hz[%i, %j] : memref<?x?xf64>
      %h0 = memref.load %hz[%before, %j] : memref<?x?xf64>
      %d = arith.subf %h1, %h0 : f64
      %m = arith.mulf %half, %d : f64
      %s = arith.subf %e, %m : f64
      memref.store %s, %ey[%i, %j] : memref<?x?xf64>
      scf.reduce
    }
    scf.parallel (%i, %j) = (%c0, %c1) to (%nx, %ny) step (%c1, %c1) {
      %before = arith.subi %j, %c1 : index
      %e = memref.load %ex[%i, %j] : memref<?x?xf64>
      %h1 = memref.load %hz[%i, %j] : memref<?x?xf64>
      %h0 = memref.load %hz[%i, %before] : memref<?x?xf64>
      %d = arith.subf %h1, %h0 : f64
      %m = arith.mulf %half, %d : f64
      %s = arith.subf %e, %m : f64
      memref.store %s, %ex[%i, %j] : memref<?x?xf64>
      scf.reduce
    }
    scf.for %i = %c0 to %nx1 step %c1 {
      scf.for %j = %c0 to %ny1 step %c1 {
        %ia = arith.addi %i, %c1 : index
        %ja = arith.addi %j, %c1 : index
        %h = memref.load %hz[%i, %j] : memref<?x?xf64>
        %x1 = memref.load %ex[%i, %ja] : memref<?x?xf64>
        %x0 = memref.load %ex[%i, %j] : memref<?x?xf64>
        %dx = arith.subf %x1, %x0 : f64
        %y1 = memref.load %ey[%ia, %j] : memref<?x?xf64>
        %s = arith.addf %dx, %y1 : f64
        %y0 = memref.load %ey[%i, %j] : memref<?x?xf64>
        %d = arith.subf %s, %y0 : f64
        %m = arith.mulf %most, %d : f64
        %r = arith.subf %h, %m : f64
        memref.store %r, %hz[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}

func.func @main() -> i32 {
  %tmax = arith.constant 3000 : index // quick 500, test 2
  %nx = arith.constant 200 : index
  %ny = arith.constant 240 : index
  %ex = memref.alloc(%nx, %ny) : memref<?x?xf64>
  %ey = memref.alloc(%nx, %ny) : memref<?x?xf64>
  %hz = memref.alloc(%nx, %ny) : memref<?x?xf64>
  %fict = memref.alloc(%tmax) : memref<?xf64>
  call @fill(%ex, %nx) : (memref<?x?xf64>, index) -> ()
  call @fill(%ey, %ny) : (memref<?x?xf64>, index) -> ()
  call @fill(%hz, %nx) : (memref<?x?xf64>, index) -> ()
  call @fill_vector(%fict, %nx) : (memref<?xf64>, index) -> ()
  call @kernel(%tmax, %nx, %ny, %ex, %ey, %hz, %fict)
    : (index, index, index, memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>, memref<?xf64>) -> ()
  %r = call @digest(%hz) : (memref<?x?xf64>) -> i32
  return %r : i32
}
