// A loop that carries a tensor and changes one element of it at a time.
func.func @main() -> i32 {
  %n = arith.constant 10000000 : index // quick 2000000, test 1
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1023 = arith.constant 1023 : index
  %zero = arith.constant 0 : i32
  %empty = tensor.empty() : tensor<1024xi32>
  %none = linalg.fill ins(%zero : i32) outs(%empty : tensor<1024xi32>) -> tensor<1024xi32>
  %t = scf.for %k = %c0 to %n step %c1 iter_args(%so_far = %none) -> tensor<1024xi32> {
    %at = arith.andi %k, %c1023 : index
    %old = tensor.extract %so_far[%at] : tensor<1024xi32>
    %number = arith.index_cast %k : index to i32
    %sum = arith.addi %old, %number : i32
    %next = tensor.insert %sum into %so_far[%at] : tensor<1024xi32>
    scf.yield %next : tensor<1024xi32>
  }
  %r = tensor.extract %t[%c1] : tensor<1024xi32>
  return %r : i32
}
