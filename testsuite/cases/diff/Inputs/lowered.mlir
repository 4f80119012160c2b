llvm.func @sum(%allocated: !llvm.ptr, %aligned: !llvm.ptr, %offset: i64, %rows: i64, %columns: i64, %row: i64,
               %column: i64, %i: i64) -> !llvm.struct<(i8, i64)> {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %none = llvm.mlir.constant(0 : i8) : i8
  llvm.br ^test(%zero, %none : i64, i8)
^test(%k: i64, %a: i8):
  %more = llvm.icmp "slt" %k, %rows : i64
  llvm.cond_br %more, ^body, ^end
^body:
  %start = llvm.mul %k, %row : i64
  %at = llvm.add %start, %one : i64
  %from = llvm.getelementptr %aligned[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %from : !llvm.ptr -> i8
  // The program adds.
  %x = llvm.sub %a, %v : i8
  %to = llvm.getelementptr %aligned[%start] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %x, %to : i8, !llvm.ptr
  %next = llvm.add %k, %one : i64
  llvm.br ^test(%next, %x : i64, i8)
^end:
  %j = llvm.add %i, %rows : i64
  %empty = llvm.mlir.poison : !llvm.struct<(i8, i64)>
  %first = llvm.insertvalue %a, %empty[0] : !llvm.struct<(i8, i64)>
  %both = llvm.insertvalue %j, %first[1] : !llvm.struct<(i8, i64)>
  llvm.return %both : !llvm.struct<(i8, i64)>
}
