// Intrinsics by their names.
llvm.func @fraction(%a: f64) -> f64 {
  %r = llvm.call_intrinsic "llvm.modf.f64"(%a) : (f64) -> !llvm.struct<(f64, f64)>
  %part = llvm.extractvalue %r[0] : !llvm.struct<(f64, f64)>
  llvm.return %part : f64
}

llvm.func @integral(%a: f32) -> f32 {
  %r = llvm.call_intrinsic "llvm.modf.f32"(%a) : (f32) -> !llvm.struct<(f32, f32)>
  %part = llvm.extractvalue %r[1] : !llvm.struct<(f32, f32)>
  llvm.return %part : f32
}
