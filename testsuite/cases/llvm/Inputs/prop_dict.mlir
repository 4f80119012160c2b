llvm.func @f() {
  // CHECK: llvm.intr.ubsantrap <{failureKind = 1 : i8}> {a = 3 : i64}
  llvm.intr.ubsantrap <{failureKind = 1 : i8}> {a = 3}
  // What stands in the other dictionary as well is taken from there.
  // CHECK: llvm.intr.ubsantrap <{failureKind = 2 : i8}>{{$}}
  llvm.intr.ubsantrap <{failureKind = 1 : i8}> {failureKind = 2 : i8}
  llvm.return
}
