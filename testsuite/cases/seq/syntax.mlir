// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print %s | mlir-interp print - | FileCheck %s
// RUN: mlir-interp print --generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-interp print --generic %s | mlir-interp print - | FileCheck %s

// CHECK-LABEL: hw.module @Registers
hw.module @Registers(in %clk : !seq.clock, in %rst : i1, in %ce : i1, in %d : i8) {
  // CHECK-NEXT: %[[INIT:.*]] = seq.initial() {
  // CHECK-NEXT: %c3_i8 = hw.constant 3 : i8
  // CHECK-NEXT: seq.yield %c3_i8 : i8
  // CHECK-NEXT: } : () -> !seq.immutable<i8>
  %init = seq.initial() {
    %c = hw.constant 3 : i8
    seq.yield %c : i8
  } : () -> !seq.immutable<i8>
  // CHECK-NEXT: seq.from_immutable %[[INIT]] : (!seq.immutable<i8>) -> i8
  %first = seq.from_immutable %init : (!seq.immutable<i8>) -> i8
  // CHECK-NEXT: %a = seq.compreg %d, %clk : i8
  // GENERIC: "seq.compreg"(%{{.*}}, %{{.*}}) <{name = "a", operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (i8, !seq.clock) -> i8
  %a = seq.compreg %d, %clk : i8
  // CHECK-NEXT: %b = seq.compreg sym @b %d, %clk reset %rst, %d initial %[[INIT]] : i8
  %b = seq.compreg sym @b %d, %clk reset %rst, %d initial %init : i8
  // CHECK-NEXT: %c = seq.compreg.ce %d, %clk, %ce reset %rst, %d : i8
  %c = seq.compreg.ce %d, %clk, %ce reset %rst, %d : i8
  // CHECK-NEXT: %e = seq.shiftreg[4] %d, %clk, %ce powerOn %d : i8
  %e = seq.shiftreg[4] %d, %clk, %ce powerOn %d : i8
  // CHECK-NEXT: %f = seq.firreg %f clock %clk sym @f reset async %rst, %d preset 255 : i8
  // GENERIC: "seq.firreg"(%{{.*}}) <{inner_sym = #hw<innerSym@f>, isAsync, name = "f", preset = -1 : i8}> : (i8, !seq.clock, i1, i8) -> i8
  %f = seq.firreg %f clock %clk sym @f reset async %rst, %d preset 255 : i8
  // CHECK-NEXT: %other = seq.firreg %d clock %clk : i8
  %g = seq.firreg %d clock %clk {name = "other"} : i8
  // CHECK-NEXT: %out, %full, %empty, %almostFull, %almostEmpty = seq.fifo depth 4 rd_latency 1 almost_full 3 almost_empty 1 in %d rdEn %ce wrEn %ce clk %clk rst %rst : i8
  %out, %full, %empty, %almost_full, %almost_empty = seq.fifo depth 4 rd_latency 1 almost_full 3 almost_empty 1 in %d rdEn %ce wrEn %ce clk %clk rst %rst : i8
  // CHECK-NEXT: seq.fifo depth 4 in %d rdEn %ce wrEn %ce clk %clk rst %rst : i8
  %out1, %full1, %empty1 = seq.fifo depth 4 in %d rdEn %ce wrEn %ce clk %clk rst %rst : i8
}
// CHECK-LABEL: hw.module @Memories
hw.module @Memories(in %clk : !seq.clock, in %rst : i1, in %en : i1, in %a : i3, in %b : i1, in %d : i8, in %m : i2) {
  // CHECK-NEXT: %memory = seq.hlmem @memory %clk, %rst : <8x2xi8>
  %memory = seq.hlmem @memory %clk, %rst : <8x2xi8>
  // CHECK-NEXT: %memory_rdata = seq.read %memory[%a, %b] rden %en {latency = 1 : i64} : !seq.hlmem<8x2xi8>
  // GENERIC: "seq.read"(%{{.*}}) <{latency = 1 : i64, operandSegmentSizes = array<i32: 1, 2, 1>}>
  %r = seq.read %memory[%a, %b] rden %en {latency = 1 : i64} : !seq.hlmem<8x2xi8>
  // CHECK-NEXT: seq.read %memory[%a, %b] {latency = 0 : i64} : !seq.hlmem<8x2xi8>
  %s = seq.read %memory[%a, %b] {latency = 0 : i64} : !seq.hlmem<8x2xi8>
  // CHECK-NEXT: seq.write %memory[%a, %b] %d wren %en {latency = 1 : i64} : !seq.hlmem<8x2xi8>
  seq.write %memory[%a, %b] %d wren %en {latency = 1 : i64} : !seq.hlmem<8x2xi8>
  // CHECK-NEXT: %mem = seq.firmem sym @mem 0, 1, undefined, port_order {init = #seq.firmem.init<"a.hex", false, true>} : <8 x 8, mask 2>
  %mem = seq.firmem sym @mem 0, 1, undefined, port_order {init = #seq.firmem.init<"a.hex", false, true>} : <8 x 8, mask 2>
  // CHECK-NEXT: seq.firmem.read_port %mem[%a], clock %clk enable %en : <8 x 8, mask 2>
  %p = seq.firmem.read_port %mem[%a], clock %clk enable %en : <8 x 8, mask 2>
  // CHECK-NEXT: seq.firmem.write_port %mem[%a] = %d, clock %clk enable %en mask %m : <8 x 8, mask 2>, i2
  seq.firmem.write_port %mem[%a] = %d, clock %clk enable %en mask %m : <8 x 8, mask 2>, i2
  // CHECK-NEXT: seq.firmem.read_write_port %mem[%a] = %d if %en, clock %clk : <8 x 8, mask 2>
  %q = seq.firmem.read_write_port %mem[%a] = %d if %en, clock %clk : <8 x 8, mask 2>
}
// CHECK-LABEL: hw.module @Clocks
hw.module @Clocks(in %clk : !seq.clock, in %en : i1) {
  // CHECK-NEXT: seq.clock_gate %clk, %en, %en sym @gate
  %0 = seq.clock_gate %clk, %en, %en sym @gate
  // CHECK-NEXT: seq.clock_mux %en, %clk, %clk
  %1 = seq.clock_mux %en, %clk, %clk
  // CHECK-NEXT: seq.clock_div %clk by 2
  %2 = seq.clock_div %clk by 2
  // CHECK-NEXT: seq.clock_inv %clk
  %3 = seq.clock_inv %clk
  // CHECK-NEXT: seq.const_clock low
  // GENERIC: "seq.const_clock"() <{value = #seq<clock_constant low> : !seq.clock}> : () -> !seq.clock
  %4 = seq.const_clock low
  // CHECK-NEXT: seq.to_clock %en
  %5 = seq.to_clock %en
  // CHECK-NEXT: seq.from_clock %clk
  %6 = seq.from_clock %clk
}
