// The dialect of MLIR's tutorial: tensors of f64 that can be transposed, multiplied and printed, before
// and after their shapes are inferred. Functions, calls and returns mean what their interfaces say.

// What the attribute says.
meaning.op<S...> toy.constant() attributes {value} -> tensor<$S...xf64> {
  %r = arith.constant $value
  return %r : tensor<$S...xf64>
}

// a + b, element by element.
meaning.op<T> toy.add(%a: $T, %b: $T) -> $T {
  %r = arith.addf %a, %b : $T
  return %r : $T
}

// a * b, element by element.
meaning.op<T> toy.mul(%a: $T, %b: $T) -> $T {
  %r = arith.mulf %a, %b : $T
  return %r : $T
}

// Rows become columns.
meaning.op<N, M> toy.transpose(%x: tensor<$Nx$Mxf64>) -> tensor<$Mx$Nxf64> {
  %to = tensor.empty() : tensor<$Mx$Nxf64>
  %r = linalg.transpose ins(%x : tensor<$Nx$Mxf64>) outs(%to : tensor<$Mx$Nxf64>) permutation = [1, 0]
  return %r : tensor<$Mx$Nxf64>
}

// The same where shapes are not known yet: what runs is a matrix.
meaning.op toy.transpose(%x: tensor<*xf64>) -> tensor<*xf64> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %m = tensor.cast %x : tensor<*xf64> to tensor<?x?xf64>
  %rows = tensor.dim %m, %zero : tensor<?x?xf64>
  %columns = tensor.dim %m, %one : tensor<?x?xf64>
  %to = tensor.empty(%columns, %rows) : tensor<?x?xf64>
  %t = linalg.transpose ins(%m : tensor<?x?xf64>) outs(%to : tensor<?x?xf64>) permutation = [1, 0]
  %r = tensor.cast %t : tensor<?x?xf64> to tensor<*xf64>
  return %r : tensor<*xf64>
}

// A row of numbers as a matrix, row by row.
meaning.op<K, N, M> toy.reshape(%x: tensor<$Kxf64>) -> tensor<$Nx$Mxf64> {
  %sizes = arith.constant dense<[$N, $M]> : tensor<2xindex>
  %r = tensor.reshape %x(%sizes) : (tensor<$Kxf64>, tensor<2xindex>) -> tensor<$Nx$Mxf64>
  return %r : tensor<$Nx$Mxf64>
}

// It already has that shape.
meaning.op<T> toy.reshape(%x: $T) -> $T {
  return %x : $T
}

llvm.mlir.global internal constant @number("%f \00")
llvm.mlir.global internal constant @end_of_row("\0A\00")
llvm.func @printf(!llvm.ptr, ...) -> i32

// The same tensor, of which more or less is known.
meaning.op<T, U> toy.cast(%x: $T) -> $U {
  %r = tensor.cast %x : $T to $U
  return %r : $U
}

func.func @print_rows(%x: tensor<?x?xf64>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %rows = tensor.dim %x, %zero : tensor<?x?xf64>
  %columns = tensor.dim %x, %one : tensor<?x?xf64>
  %number = llvm.mlir.addressof @number : !llvm.ptr
  %end = llvm.mlir.addressof @end_of_row : !llvm.ptr
  scf.for %i = %zero to %rows step %one {
    scf.for %j = %zero to %columns step %one {
      %e = tensor.extract %x[%i, %j] : tensor<?x?xf64>
      %printed = llvm.call @printf(%number, %e) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
    }
    %printed = llvm.call @printf(%end) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32
  }
  return
}

// The rows of a matrix, a line each.
meaning.op<T> toy.print(%x: $T) {
  %m = tensor.cast %x : $T to tensor<?x?xf64>
  func.call @print_rows(%m) : (tensor<?x?xf64>) -> ()
  return
}
