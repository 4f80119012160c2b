// Intrinsics that are called by their names.
llvm.func @parted(%x: f64) -> f64 {
  %parts = llvm.call_intrinsic "llvm.modf.f64"(%x) : (f64) -> !llvm.struct<(f64, f64)>
  %part = llvm.extractvalue %parts[0] : !llvm.struct<(f64, f64)>
  llvm.return %part : f64
}

llvm.func @whole(%x: f32) -> f32 {
  %parts = llvm.call_intrinsic "llvm.modf.f32"(%x) : (f32) -> !llvm.struct<(f32, f32)>
  %whole = llvm.extractvalue %parts[1] : !llvm.struct<(f32, f32)>
  llvm.return %whole : f32
}
