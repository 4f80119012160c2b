// Functions outside the module that print.
func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printF32(f32)
func.func private @printF64(f64)
func.func private @printOpen()
func.func private @printClose()
func.func private @printComma()
func.func private @printNewline()

func.func @print_i64(%a: i64) {
  call @printI64(%a) : (i64) -> ()
  call @printComma() : () -> ()
  call @printU64(%a) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @print_floats(%a: f32, %b: f64) {
  call @printOpen() : () -> ()
  call @printF32(%a) : (f32) -> ()
  call @printComma() : () -> ()
  call @printF64(%b) : (f64) -> ()
  call @printClose() : () -> ()
  call @printNewline() : () -> ()
  return
}

func.func @print_loop(%n: i4, %a: i64) -> i64 {
  %zero = arith.constant 0 : i4
  %one = arith.constant 1 : i4
  %r = scf.for unsigned %i = %zero to %n step %one iter_args(%x = %a) -> i64 : i4 {
    func.call @printI64(%x) : (i64) -> ()
    func.call @printNewline() : () -> ()
    %y = arith.addi %x, %x : i64
    scf.yield %y : i64
  }
  return %r : i64
}

func.func @print_then_trap(%c: i1, %a: i64) {
  call @printI64(%a) : (i64) -> ()
  call @printNewline() : () -> ()
  cf.assert %c, "after printing"
  call @printI64(%a) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @print_elements(%m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %m[%i] : memref<?xi32>
    %w = arith.extsi %v : i32 to i64
    func.call @printI64(%w) : (i64) -> ()
    func.call @printComma() : () -> ()
  }
  return
}

// What the library prints of an empty row is known (DECISIONS X1).
func.func private @printMemrefI32(memref<*xi32>) attributes { llvm.emit_c_interface }

func.func @print_memref(%m: memref<?xi32>) {
  %u = memref.cast %m : memref<?xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  return
}

func.func @print_memref_by_value(%m: memref<?x2xi32>) {
  %f = constant @printMemrefI32 : (memref<*xi32>) -> ()
  %u = memref.cast %m : memref<?x2xi32> to memref<*xi32>
  call_indirect %f(%u) : (memref<*xi32>) -> ()
  return
}
