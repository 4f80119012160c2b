// A processor of RISC-V: one instruction of RV32I a tick, of a program that mixes what it reads into a
// memory. Address 256 reads the input, 260 writes the output.
hw.module private @alu(in %a : i32, in %b : i32, in %kind : i3, in %other : i1, out result : i32) {
  %added = comb.add %a, %b : i32
  %subtracted = comb.sub %a, %b : i32
  %sum = comb.mux %other, %subtracted, %added : i32
  %zeros = hw.constant 0 : i27
  %low = comb.extract %b from 0 : (i32) -> i5
  %amount = comb.concat %zeros, %low : i27, i5
  %left = comb.shl %a, %amount : i32
  %logical = comb.shru %a, %amount : i32
  %arithmetic = comb.shrs %a, %amount : i32
  %right = comb.mux %other, %arithmetic, %logical : i32
  %none = hw.constant 0 : i31
  %less = comb.icmp slt %a, %b : i32
  %less32 = comb.concat %none, %less : i31, i1
  %below = comb.icmp ult %a, %b : i32
  %below32 = comb.concat %none, %below : i31, i1
  %exclusive = comb.xor %a, %b : i32
  %either = comb.or %a, %b : i32
  %both = comb.and %a, %b : i32
  %all = hw.array_create %both, %either, %right, %exclusive, %below32, %less32, %left, %sum : i32
  %result = hw.array_get %all[%kind] : !hw.array<8xi32>, i3
  hw.output %result : i32
}
hw.module private @immediates(in %word : i32, out i : i32, out s : i32, out b : i32, out j : i32, out u : i32) {
  %sign = comb.extract %word from 31 : (i32) -> i1
  %signs20 = comb.replicate %sign : (i1) -> i20
  %high12 = comb.extract %word from 20 : (i32) -> i12
  %i = comb.concat %signs20, %high12 : i20, i12
  %high7 = comb.extract %word from 25 : (i32) -> i7
  %rd = comb.extract %word from 7 : (i32) -> i5
  %s = comb.concat %signs20, %high7, %rd : i20, i7, i5
  %zero = hw.constant false
  %signs19 = comb.replicate %sign : (i1) -> i19
  %b11 = comb.extract %word from 7 : (i32) -> i1
  %b10 = comb.extract %word from 25 : (i32) -> i6
  %b4 = comb.extract %word from 8 : (i32) -> i4
  %b = comb.concat %signs19, %sign, %b11, %b10, %b4, %zero : i19, i1, i1, i6, i4, i1
  %signs11 = comb.replicate %sign : (i1) -> i11
  %j19 = comb.extract %word from 12 : (i32) -> i8
  %j11 = comb.extract %word from 20 : (i32) -> i1
  %j10 = comb.extract %word from 21 : (i32) -> i10
  %j = comb.concat %signs11, %sign, %j19, %j11, %j10, %zero : i11, i1, i8, i1, i10, i1
  %zeros12 = hw.constant 0 : i12
  %high20 = comb.extract %word from 12 : (i32) -> i20
  %u = comb.concat %high20, %zeros12 : i20, i12
  hw.output %i, %s, %b, %j, %u : i32, i32, i32, i32, i32
}
hw.module @top(in %clk : !seq.clock, in %rst : i1, in %in_ : i32, out pc_ : i32, out out_ : i32) {
  // Fetched.
  %rom = hw.aggregate_constant [19 : i32, 19 : i32, 19 : i32, 427239 : i32, 8390291 : i32, 12615859 : i32, 3188275 : i32, 1076188467 : i32, 3236963 : i32, 1114387 : i32, 279978531 : i32, 2348467 : i32, 8618931 : i32, 1048818707 : i32, -801901 : i32, 25165935 : i32, 275784227 : i32, 10740659 : i32, 247907 : i32, 1081279411 : i32, 1076056979 : i32, 6463523 : i32, 1246003 : i32, 172803 : i32, 2265747 : i32, 15823507 : i32, 4227251 : i32, 3183123 : i32, 3195059 : i32, 268444035 : i32, 305419575 : i32, 19 : i32] : !hw.array<32xi32>
  %slot = comb.extract %pc from 2 : (i32) -> i5
  %word = hw.array_get %rom[%slot] : !hw.array<32xi32>, i5
  // Decoded.
  %i, %s, %b, %j, %u = hw.instance "immediates" @immediates(word: %word: i32) -> (i: i32, s: i32, b: i32, j: i32, u: i32)
  %opcode = comb.extract %word from 0 : (i32) -> i7
  %funct3 = comb.extract %word from 12 : (i32) -> i3
  %bit30 = comb.extract %word from 30 : (i32) -> i1
  %rd = comb.extract %word from 7 : (i32) -> i5
  %rs1 = comb.extract %word from 15 : (i32) -> i5
  %rs2 = comb.extract %word from 20 : (i32) -> i5
  %OP = hw.constant 0x33 : i7
  %OP_IMM = hw.constant 0x13 : i7
  %LOAD = hw.constant 0x03 : i7
  %STORE = hw.constant 0x23 : i7
  %BRANCH = hw.constant 0x63 : i7
  %JAL = hw.constant 0x6f : i7
  %JALR = hw.constant 0x67 : i7
  %LUI = hw.constant 0x37 : i7
  %is_op = comb.icmp eq %opcode, %OP : i7
  %is_imm = comb.icmp eq %opcode, %OP_IMM : i7
  %is_load = comb.icmp eq %opcode, %LOAD : i7
  %is_store = comb.icmp eq %opcode, %STORE : i7
  %is_branch = comb.icmp eq %opcode, %BRANCH : i7
  %is_jal = comb.icmp eq %opcode, %JAL : i7
  %is_jalr = comb.icmp eq %opcode, %JALR : i7
  %is_lui = comb.icmp eq %opcode, %LUI : i7
  // Registers; 0 is none.
  %registers = seq.firmem 0, 1, undefined, undefined : <32 x 32>
  %read1 = seq.firmem.read_port %registers[%rs1], clock %clk : <32 x 32>
  %read2 = seq.firmem.read_port %registers[%rs2], clock %clk : <32 x 32>
  %none = hw.constant 0 : i5
  %zero = hw.constant 0 : i32
  %is_none1 = comb.icmp eq %rs1, %none : i5
  %is_none2 = comb.icmp eq %rs2, %none : i5
  %a = comb.mux %is_none1, %zero, %read1 : i32
  %c = comb.mux %is_none2, %zero, %read2 : i32
  // Computed.
  %five = hw.constant 5 : i3
  %is_right = comb.icmp eq %funct3, %five : i3
  %imm_other = comb.and %is_imm, %is_right : i1
  %may_other = comb.or %is_op, %imm_other : i1
  %other = comb.and %may_other, %bit30 : i1
  %second = comb.mux %is_op, %c, %i : i32
  %computed = hw.instance "alu" @alu(a: %a: i32, b: %second: i32, kind: %funct3: i3, other: %other: i1) -> (result: i32)
  // Memory.
  %offset = comb.mux %is_store, %s, %i : i32
  %address = comb.add %a, %offset : i32
  %is_port = comb.extract %address from 8 : (i32) -> i1
  %true = hw.constant true
  %is_memory = comb.xor %is_port, %true : i1
  %at = comb.extract %address from 2 : (i32) -> i4
  %memory = seq.firmem 0, 1, undefined, undefined : <16 x 32>
  %there = seq.firmem.read_port %memory[%at], clock %clk : <16 x 32>
  %stores = comb.and %is_store, %is_memory : i1
  seq.firmem.write_port %memory[%at] = %c, clock %clk enable %stores : <16 x 32>
  %loaded = comb.mux %is_port, %in_, %there : i32
  %shows = comb.and %is_store, %is_port : i1
  %output = seq.compreg.ce %c, %clk, %shows reset %rst, %zero : i32
  // Written back.
  %four = hw.constant 4 : i32
  %behind = comb.add %pc, %four : i32
  %jumps = comb.or %is_jal, %is_jalr : i1
  %x = comb.mux %is_load, %loaded, %computed : i32
  %y = comb.mux %is_lui, %u, %x : i32
  %result = comb.mux %jumps, %behind, %y : i32
  %is_real = comb.icmp ne %rd, %none : i5
  %gives = comb.or %is_op, %is_imm, %is_load, %jumps, %is_lui : i1
  %writes = comb.and %gives, %is_real : i1
  seq.firmem.write_port %registers[%rd] = %result, clock %clk enable %writes : <32 x 32>
  // The next one.
  %equal = comb.icmp eq %a, %c : i32
  %less = comb.icmp slt %a, %c : i32
  %below = comb.icmp ult %a, %c : i32
  %low = comb.extract %funct3 from 0 : (i3) -> i1
  %high = comb.extract %funct3 from 1 : (i3) -> i2
  %two = hw.constant 2 : i2
  %orders = comb.icmp eq %high, %two : i2
  %zero2 = hw.constant 0 : i2
  %equals = comb.icmp eq %high, %zero2 : i2
  %ordered = comb.mux %orders, %less, %below : i1
  %condition = comb.mux %equals, %equal, %ordered : i1
  %holds = comb.xor %condition, %low : i1
  %taken = comb.and %is_branch, %holds : i1
  %branched = comb.add %pc, %b : i32
  %jumped = comb.add %pc, %j : i32
  %one = hw.constant 1 : i32
  %ones = hw.constant -1 : i32
  %even = comb.xor %one, %ones : i32
  %register = comb.add %a, %i : i32
  %to = comb.and %register, %even : i32
  %p = comb.mux %taken, %branched, %behind : i32
  %q = comb.mux %is_jal, %jumped, %p : i32
  %next = comb.mux %is_jalr, %to, %q : i32
  %pc = seq.compreg %next, %clk reset %rst, %zero : i32
  hw.output %pc, %output : i32, i32
}
