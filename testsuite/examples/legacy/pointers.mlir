// A list of two nodes, by pointers that said what they point to.
!node = !llvm.struct<"node", (i64, ptr<i8>)>
!link = !llvm.ptr<!node>

llvm.func @total(%first: !link) -> !llvm.i64 {
  %zero = llvm.mlir.constant(0 : i64) : !llvm.i64
  %none = llvm.mlir.null : !llvm.ptr<i8>
  %begin = llvm.bitcast %first : !link to !llvm.ptr<i8>
  llvm.br ^loop(%begin, %zero : !llvm.ptr<i8>, i64)
^loop(%at: !llvm.ptr<i8>, %sum: i64):
  %done = llvm.icmp "eq" %at, %none : !llvm.ptr<i8>
  llvm.cond_br %done, ^end, ^next
^next:
  %node = llvm.bitcast %at : !llvm.ptr<i8> to !link
  %value_at = llvm.getelementptr %node[0, 0] : (!link) -> !llvm.ptr<i64>
  %value = llvm.load %value_at : !llvm.ptr<i64>
  %next_at = llvm.getelementptr %node[0, 1] : (!link) -> !llvm.ptr<ptr<i8>>
  %next = llvm.load %next_at : !llvm.ptr<ptr<i8>>
  %more = llvm.add %sum, %value : !llvm.i64
  llvm.br ^loop(%next, %more : !llvm.ptr<i8>, i64)
^end:
  llvm.return %sum : !llvm.i64
}

llvm.func @main() -> !llvm.i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(30 : i64) : i64
  %b = llvm.mlir.constant(12 : i64) : i64
  %none = llvm.mlir.null : !llvm.ptr<i8>
  %second = llvm.alloca %one x !node : (i64) -> !link
  %first = llvm.alloca %one x !node : (i64) -> !link
  %v2 = llvm.getelementptr %second[0, 0] : (!link) -> !llvm.ptr<i64>
  llvm.store %b, %v2 : !llvm.ptr<i64>
  %n2 = llvm.getelementptr %second[0, 1] : (!link) -> !llvm.ptr<ptr<i8>>
  llvm.store %none, %n2 : !llvm.ptr<ptr<i8>>
  %v1 = llvm.getelementptr %first[0, 0] : (!link) -> !llvm.ptr<i64>
  llvm.store %a, %v1 : !llvm.ptr<i64>
  %n1 = llvm.getelementptr %first[0, 1] : (!link) -> !llvm.ptr<ptr<i8>>
  %link = llvm.bitcast %second : !link to !llvm.ptr<i8>
  llvm.store %link, %n1 : !llvm.ptr<ptr<i8>>
  %r = llvm.call @total(%first) : (!link) -> !llvm.i64
  llvm.return %r : !llvm.i64
}
