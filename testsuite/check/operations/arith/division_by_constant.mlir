// By constants: powers of two, the greatest number of the width that is one, and others.

func.func @by_constants_i8(%a: i8) -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) {
  %k0 = arith.constant 2 : i8
  %divsi0 = arith.divsi %a, %k0 : i8
  %divui0 = arith.divui %a, %k0 : i8
  %remsi0 = arith.remsi %a, %k0 : i8
  %remui0 = arith.remui %a, %k0 : i8
  %k1 = arith.constant 64 : i8
  %divsi1 = arith.divsi %a, %k1 : i8
  %divui1 = arith.divui %a, %k1 : i8
  %remsi1 = arith.remsi %a, %k1 : i8
  %remui1 = arith.remui %a, %k1 : i8
  %k2 = arith.constant -128 : i8
  %divsi2 = arith.divsi %a, %k2 : i8
  %divui2 = arith.divui %a, %k2 : i8
  %remsi2 = arith.remsi %a, %k2 : i8
  %remui2 = arith.remui %a, %k2 : i8
  %k3 = arith.constant 127 : i8
  %divsi3 = arith.divsi %a, %k3 : i8
  %divui3 = arith.divui %a, %k3 : i8
  %remsi3 = arith.remsi %a, %k3 : i8
  %remui3 = arith.remui %a, %k3 : i8
  return %divsi0, %divui0, %remsi0, %remui0, %divsi1, %divui1, %remsi1, %remui1, %divsi2, %divui2, %remsi2, %remui2, %divsi3, %divui3, %remsi3, %remui3 : i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8
}

func.func @by_constants_i32(%a: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %k0 = arith.constant 2 : i32
  %divsi0 = arith.divsi %a, %k0 : i32
  %divui0 = arith.divui %a, %k0 : i32
  %remsi0 = arith.remsi %a, %k0 : i32
  %remui0 = arith.remui %a, %k0 : i32
  %k1 = arith.constant 1024 : i32
  %divsi1 = arith.divsi %a, %k1 : i32
  %divui1 = arith.divui %a, %k1 : i32
  %remsi1 = arith.remsi %a, %k1 : i32
  %remui1 = arith.remui %a, %k1 : i32
  %k2 = arith.constant -2147483648 : i32
  %divsi2 = arith.divsi %a, %k2 : i32
  %divui2 = arith.divui %a, %k2 : i32
  %remsi2 = arith.remsi %a, %k2 : i32
  %remui2 = arith.remui %a, %k2 : i32
  %k3 = arith.constant 7 : i32
  %divsi3 = arith.divsi %a, %k3 : i32
  %divui3 = arith.divui %a, %k3 : i32
  %remsi3 = arith.remsi %a, %k3 : i32
  %remui3 = arith.remui %a, %k3 : i32
  return %divsi0, %divui0, %remsi0, %remui0, %divsi1, %divui1, %remsi1, %remui1, %divsi2, %divui2, %remsi2, %remui2, %divsi3, %divui3, %remsi3, %remui3 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
}

func.func @by_constants_i64(%a: i64) -> (i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) {
  %k0 = arith.constant 2 : i64
  %divsi0 = arith.divsi %a, %k0 : i64
  %divui0 = arith.divui %a, %k0 : i64
  %remsi0 = arith.remsi %a, %k0 : i64
  %remui0 = arith.remui %a, %k0 : i64
  %k1 = arith.constant 4096 : i64
  %divsi1 = arith.divsi %a, %k1 : i64
  %divui1 = arith.divui %a, %k1 : i64
  %remsi1 = arith.remsi %a, %k1 : i64
  %remui1 = arith.remui %a, %k1 : i64
  %k2 = arith.constant -9223372036854775808 : i64
  %divsi2 = arith.divsi %a, %k2 : i64
  %divui2 = arith.divui %a, %k2 : i64
  %remsi2 = arith.remsi %a, %k2 : i64
  %remui2 = arith.remui %a, %k2 : i64
  %k3 = arith.constant 4611686018427387904 : i64
  %divsi3 = arith.divsi %a, %k3 : i64
  %divui3 = arith.divui %a, %k3 : i64
  %remsi3 = arith.remsi %a, %k3 : i64
  %remui3 = arith.remui %a, %k3 : i64
  return %divsi0, %divui0, %remsi0, %remui0, %divsi1, %divui1, %remsi1, %remui1, %divsi2, %divui2, %remsi2, %remui2, %divsi3, %divui3, %remsi3, %remui3 : i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64
}

func.func @by_constants_i7(%a: i7) -> (i7, i7, i7, i7, i7, i7, i7, i7, i7, i7, i7, i7, i7, i7, i7, i7) {
  %k0 = arith.constant 4 : i7
  %divsi0 = arith.divsi %a, %k0 : i7
  %divui0 = arith.divui %a, %k0 : i7
  %remsi0 = arith.remsi %a, %k0 : i7
  %remui0 = arith.remui %a, %k0 : i7
  %k1 = arith.constant 32 : i7
  %divsi1 = arith.divsi %a, %k1 : i7
  %divui1 = arith.divui %a, %k1 : i7
  %remsi1 = arith.remsi %a, %k1 : i7
  %remui1 = arith.remui %a, %k1 : i7
  %k2 = arith.constant -64 : i7
  %divsi2 = arith.divsi %a, %k2 : i7
  %divui2 = arith.divui %a, %k2 : i7
  %remsi2 = arith.remsi %a, %k2 : i7
  %remui2 = arith.remui %a, %k2 : i7
  %k3 = arith.constant 1 : i7
  %divsi3 = arith.divsi %a, %k3 : i7
  %divui3 = arith.divui %a, %k3 : i7
  %remsi3 = arith.remsi %a, %k3 : i7
  %remui3 = arith.remui %a, %k3 : i7
  return %divsi0, %divui0, %remsi0, %remui0, %divsi1, %divui1, %remsi1, %remui1, %divsi2, %divui2, %remsi2, %remui2, %divsi3, %divui3, %remsi3, %remui3 : i7, i7, i7, i7, i7, i7, i7, i7, i7, i7, i7, i7, i7, i7, i7, i7
}

func.func @by_constants_index(%a: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %k0 = arith.constant 8 : index
  %divsi0 = arith.divsi %a, %k0 : index
  %divui0 = arith.divui %a, %k0 : index
  %remsi0 = arith.remsi %a, %k0 : index
  %remui0 = arith.remui %a, %k0 : index
  %k1 = arith.constant 128 : index
  %divsi1 = arith.divsi %a, %k1 : index
  %divui1 = arith.divui %a, %k1 : index
  %remsi1 = arith.remsi %a, %k1 : index
  %remui1 = arith.remui %a, %k1 : index
  %k2 = arith.constant -9223372036854775808 : index
  %divsi2 = arith.divsi %a, %k2 : index
  %divui2 = arith.divui %a, %k2 : index
  %remsi2 = arith.remsi %a, %k2 : index
  %remui2 = arith.remui %a, %k2 : index
  %k3 = arith.constant 10 : index
  %divsi3 = arith.divsi %a, %k3 : index
  %divui3 = arith.divui %a, %k3 : index
  %remsi3 = arith.remsi %a, %k3 : index
  %remui3 = arith.remui %a, %k3 : index
  return %divsi0, %divui0, %remsi0, %remui0, %divsi1, %divui1, %remsi1, %remui1, %divsi2, %divui2, %remsi2, %remui2, %divsi3, %divui3, %remsi3, %remui3 : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index
}

func.func @digits(%a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i32
  %base = arith.constant 16 : i32
  %r:2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%x = %a, %sum = %zero) -> (i32, i32) {
    %digit = arith.remsi %x, %base : i32
    %square = arith.muli %digit, %digit : i32
    %next = arith.addi %sum, %square : i32
    %rest = arith.divui %x, %base : i32
    %plus = arith.addi %rest, %digit : i32
    scf.yield %plus, %next : i32, i32
  }
  return %r#1 : i32
}

func.func @index_by_constants(%a: index) -> (index, index, index, index) {
  %k = index.constant 32
  %0 = index.divs %a, %k
  %1 = index.divu %a, %k
  %2 = index.rems %a, %k
  %3 = index.remu %a, %k
  return %0, %1, %2, %3 : index, index, index, index
}
