// RUN: mlir-interp run %s -e odd | FileCheck %s --check-prefix=ODD
// RUN: mlir-interp run %s -e table | FileCheck %s --check-prefix=TABLE
// RUN: mlir-interp run %s -e same | FileCheck %s --check-prefix=SAME
// RUN: mlir-interp check %s -e pick | FileCheck %s --check-prefix=CHECK
// RUN: not mlir-interp run %s -e elsewhere 2>&1 | FileCheck %s --check-prefix=ELSEWHERE
// RUN: not mlir-interp run %s -e near 2>&1 | FileCheck %s --check-prefix=NEAR
// RUN: not mlir-interp run %s -e function 2>&1 | FileCheck %s --check-prefix=FUNCTION
// RUN: not mlir-interp run %s -e null 2>&1 | FileCheck %s --check-prefix=NULL
// RUN: not mlir-interp run %s -e poison 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not mlir-interp run %s -e read 2>&1 | FileCheck %s --check-prefix=READ
// RUN: not mlir-interp run %s -e called 2>&1 | FileCheck %s --check-prefix=CALLED

// Addresses of blocks, and jumps to them: M30.
llvm.func @pick(%x: i32) -> i32 {
  %even = llvm.blockaddress <function = @pick, tag = <id = 0>> : !llvm.ptr
  %odd = llvm.blockaddress <function = @pick, tag = <id = 1>> : !llvm.ptr
  %one = llvm.mlir.constant(1 : i32) : i32
  %bit = llvm.trunc %x : i32 to i1
  %to = llvm.select %bit, %odd, %even : i1, !llvm.ptr
  llvm.indirectbr %to : !llvm.ptr, [^even, ^odd(%one : i32)]
^even:
  llvm.blocktag <id = 0>
  llvm.return %x : i32
^odd(%o: i32):
  llvm.blocktag <id = 1>
  %next = llvm.add %x, %o : i32
  llvm.return %next : i32
}
// CHECK: @pick: {{[0-9]+}} inputs: all equal

llvm.func @odd() -> i32 {
  %three = llvm.mlir.constant(3 : i32) : i32
  // ODD: 4 : i32
  %r = llvm.call @pick(%three) : (i32) -> i32
  llvm.return %r : i32
}

llvm.mlir.global internal constant @labels() : !llvm.array<2 x ptr> {
  %none = llvm.mlir.undef : !llvm.array<2 x ptr>
  %a = llvm.blockaddress <function = @table, tag = <id = 0>> : !llvm.ptr
  %b = llvm.blockaddress <function = @table, tag = <id = 1>> : !llvm.ptr
  %1 = llvm.insertvalue %a, %none[0] : !llvm.array<2 x ptr>
  %2 = llvm.insertvalue %b, %1[1] : !llvm.array<2 x ptr>
  llvm.return %2 : !llvm.array<2 x ptr>
}

llvm.func @table() -> i32 {
  %labels = llvm.mlir.addressof @labels : !llvm.ptr
  %second = llvm.getelementptr %labels[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
  %to = llvm.load %second : !llvm.ptr -> !llvm.ptr
  llvm.indirectbr %to : !llvm.ptr, [^a, ^b]
^a:
  llvm.blocktag <id = 0>
  %r = llvm.mlir.constant(10 : i32) : i32
  llvm.return %r : i32
^b:
  llvm.blocktag <id = 1>
  // TABLE: 20 : i32
  %s = llvm.mlir.constant(20 : i32) : i32
  llvm.return %s : i32
}

llvm.func @same() -> i1 {
  %a = llvm.blockaddress <function = @pick, tag = <id = 0>> : !llvm.ptr
  %b = llvm.blockaddress <function = @pick, tag = <id = 0>> : !llvm.ptr
  // SAME: true
  %r = llvm.icmp "eq" %a, %b : !llvm.ptr
  llvm.return %r : i1
}

llvm.func @elsewhere() {
  %a = llvm.blockaddress <function = @pick, tag = <id = 0>> : !llvm.ptr
  // ELSEWHERE: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the block at the address is none of the successors
  llvm.indirectbr %a : !llvm.ptr, [^a]
  // ELSEWHERE: note: the block at 0x{{[0-9a-f]+}} is this one
^a:
  llvm.return
}

llvm.func @near() {
  %a = llvm.blockaddress <function = @near, tag = <id = 0>> : !llvm.ptr
  %b = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i8
  // NEAR: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the address is not that of a block
  llvm.indirectbr %b : !llvm.ptr, [^a]
^a:
  llvm.blocktag <id = 0>
  llvm.return
}

llvm.func @function() {
  %a = llvm.mlir.addressof @pick : !llvm.ptr
  // FUNCTION: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the address is not that of a block
  llvm.indirectbr %a : !llvm.ptr, [^a]
^a:
  llvm.return
}

llvm.func @null() {
  %a = llvm.mlir.zero : !llvm.ptr
  // NULL: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the address is not that of a block
  llvm.indirectbr %a : !llvm.ptr, [^a]
^a:
  llvm.return
}

llvm.func @poison() {
  %a = llvm.mlir.poison : !llvm.ptr
  // POISON: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the operand 'addr' is poison
  llvm.indirectbr %a : !llvm.ptr, [^a]
^a:
  llvm.return
}

llvm.func @read() -> i8 {
  %a = llvm.blockaddress <function = @pick, tag = <id = 0>> : !llvm.ptr
  // READ: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the pointer points to a block, which has no bytes to be accessed
  %r = llvm.load %a : !llvm.ptr -> i8
  llvm.return %r : i8
}

llvm.func @called() {
  %a = llvm.blockaddress <function = @pick, tag = <id = 0>> : !llvm.ptr
  // CALLED: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: what is called is not the address of a function
  llvm.call %a() : !llvm.ptr, () -> ()
  llvm.return
}
