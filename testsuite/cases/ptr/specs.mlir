// RUN: %as-mlir-opt %s %t

// The width of an index may be 0; that of all bits, which `true` is as well, says that there is none.
func.func @f() attributes {
  a = #ptr.spec<size = 32, abi = 32, preferred = 32>,
  b = #ptr.spec<size = 32, abi = 32, preferred = 32, index = 0>,
  c = #ptr.spec<size = 32, abi = 32, preferred = 32, index = 4294967295>,
  d = #ptr.spec<size = 32, abi = 32, preferred = 32, index = true>,
  e = #ptr.spec<size = 32, abi = 32, preferred = 32, index = 16>
} { return }
