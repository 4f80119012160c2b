// Jumps to blocks whose addresses are values.
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

// Bit by bit: what is done with the sum depends on the bit, and the block that comes next is a value.
llvm.func @bits(%x: i8) -> i32 {
  %add = llvm.blockaddress <function = @bits, tag = <id = 0>> : !llvm.ptr
  %double = llvm.blockaddress <function = @bits, tag = <id = 1>> : !llvm.ptr
  %end = llvm.blockaddress <function = @bits, tag = <id = 2>> : !llvm.ptr
  %none = llvm.mlir.constant(0 : i32) : i32
  %three = llvm.mlir.constant(3 : i32) : i32
  %one = llvm.mlir.constant(1 : i8) : i8
  %zero = llvm.mlir.constant(0 : i8) : i8
  llvm.br ^choose(%x, %none : i8, i32)
^choose(%left: i8, %sum: i32):
  %bit = llvm.trunc %left : i8 to i1
  %rest = llvm.lshr %left, %one : i8
  %over = llvm.icmp "eq" %left, %zero : i8
  %way = llvm.select %bit, %add, %double : i1, !llvm.ptr
  %to = llvm.select %over, %end, %way : i1, !llvm.ptr
  llvm.indirectbr %to : !llvm.ptr, [^add, ^double, ^end]
^add:
  llvm.blocktag <id = 0>
  %more = llvm.add %sum, %three : i32
  llvm.br ^choose(%rest, %more : i8, i32)
^double:
  llvm.blocktag <id = 1>
  %twice = llvm.add %sum, %sum : i32
  llvm.br ^choose(%rest, %twice : i8, i32)
^end:
  llvm.blocktag <id = 2>
  llvm.return %sum : i32
}
