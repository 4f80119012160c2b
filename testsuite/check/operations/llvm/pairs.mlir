// Two values at once.
llvm.func @frexp_f32(%a: f32) -> !llvm.struct<(f32, i32)> {
  %r = llvm.intr.frexp(%a) : (f32) -> !llvm.struct<(f32, i32)>
  llvm.return %r : !llvm.struct<(f32, i32)>
}

llvm.func @frexp_f64(%a: f64) -> !llvm.struct<(f64, i32)> {
  %r = llvm.intr.frexp(%a) : (f64) -> !llvm.struct<(f64, i32)>
  llvm.return %r : !llvm.struct<(f64, i32)>
}

llvm.func @deinterleaved(%a: vector<6xi16>) -> !llvm.struct<(vector<3xi16>, vector<3xi16>)> {
  %r = "llvm.intr.vector.deinterleave2"(%a)
      : (vector<6xi16>) -> !llvm.struct<(vector<3xi16>, vector<3xi16>)>
  llvm.return %r : !llvm.struct<(vector<3xi16>, vector<3xi16>)>
}
