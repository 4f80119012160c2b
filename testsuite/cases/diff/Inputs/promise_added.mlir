func.func @unshared(%from: memref<2xi32> {llvm.noalias}, %to: memref<2xi32>) {
  memref.copy %from, %to : memref<2xi32> to memref<2xi32>
  return
}

func.func @alone(%to: memref<2xi32> {llvm.noalias}, %v: i32) {
  %c0 = arith.constant 0 : index
  memref.store %v, %to[%c0] : memref<2xi32>
  return
}

func.func @unwritten(%to: memref<2xi32> {llvm.readonly}, %v: i32) {
  %c0 = arith.constant 0 : index
  memref.store %v, %to[%c0] : memref<2xi32>
  return
}

func.func @defined(%a: i1, %p: i32) -> (i32 {llvm.noundef}) {
  return %p : i32
}

func.func private @store(%to: memref<2xi32> {llvm.noalias}, %other: memref<2xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  memref.store %v, %to[%c0] : memref<2xi32>
  memref.store %v, %other[%c0] : memref<2xi32>
  return
}
func.func @calls(%to: memref<2xi32>, %v: i32) {
  call @store(%to, %to, %v) : (memref<2xi32>, memref<2xi32>, i32) -> ()
  return
}

func.func @extended(%a: i8 {llvm.signext}) -> i8 {
  return %a : i8
}

func.func @kept(%from: memref<2xi32> {llvm.noalias}, %to: memref<2xi32> {llvm.align = 16 : i64}) {
  memref.copy %from, %to : memref<2xi32> to memref<2xi32>
  return
}
