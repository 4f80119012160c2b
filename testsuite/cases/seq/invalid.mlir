// RUN: mlir-interp verify --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

hw.module @Reset(in %clk : !seq.clock, in %r : i1, in %d : i8) {
  // expected-error @+1 {{'seq.compreg' op either reset and resetValue or neither must be specified}}
  %0 = "seq.compreg"(%d, %clk, %r) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (i8, !seq.clock, i1) -> i8
}

// -----
hw.module @Sync(in %clk : !seq.clock, in %d : i8) {
  // expected-error @+1 {{custom op 'seq.firreg' invalid reset, expected 'sync' or 'async'}}
  %0 = seq.firreg %d clock %clk reset %d, %d : i8
}

// -----
hw.module @Large(in %clk : !seq.clock, in %d : i8) {
  // expected-error @+1 {{custom op 'seq.firreg' preset value too large}}
  %0 = seq.firreg %d clock %clk preset 256 : i8
}

// -----
hw.module @Negative(in %clk : !seq.clock, in %d : i8) {
  // expected-error @+1 {{custom op 'seq.firreg' preset value must not be negative}}
  %0 = seq.firreg %d clock %clk preset -1 : i8
}

// -----
hw.module @Full(in %clk : !seq.clock, in %e : i1, in %d : i8) {
  // expected-error @+1 {{'seq.fifo' op almost full threshold must be <= FIFO depth}}
  %0, %1, %2, %3 = seq.fifo depth 2 almost_full 3 in %d rdEn %e wrEn %e clk %clk rst %e : i8
}

// -----
hw.module @Mask(in %clk : !seq.clock, in %a : i3, in %d : i8, in %m : i2) {
  %mem = seq.firmem 0, 1, undefined, undefined : <8 x 8>
  // expected-error @+1 {{'seq.firmem.write_port' op has mask operand but memory type '!seq.firmem<8 x 8>' has no mask}}
  seq.firmem.write_port %mem[%a] = %d, clock %clk mask %m : <8 x 8>, i2
}

// -----
hw.module @Address(in %clk : !seq.clock, in %rst : i1, in %a : i3) {
  %memory = seq.hlmem @memory %clk, %rst : <8xi8>
  // expected-error @+1 {{'seq.read' op failed to verify that address bit widths should be identical to the clog2 of the shape of the HLMemType}}
  %0 = "seq.read"(%memory, %a, %a) <{latency = 1 : i64, operandSegmentSizes = array<i32: 1, 2, 0>}> : (!seq.hlmem<8xi8>, i3, i3) -> i8
}

// -----
hw.module @Initial() {
  // expected-error @+1 {{'i8' is expected but got 'i4'}}
  %0 = seq.initial() {
    %c = hw.constant 3 : i4
    seq.yield %c : i4
  } : () -> !seq.immutable<i8>
}

// -----
// The sizes say that there is no memory, or that there are two.
hw.module @None(in %a : i2, in %e : i1) {
  // expected-error @+1 {{'seq.read' op operand group starting at #0 requires 1 element, but found 0}}
  %0 = "seq.read"(%a, %e) <{latency = 0 : i64, operandSegmentSizes = array<i32: 0, 1, 1>}> : (i2, i1) -> i8
}

// -----
hw.module @Two(in %m : !seq.hlmem<4xi8>, in %a : i2) {
  // expected-error @+1 {{'seq.read' op operand group starting at #0 requires 1 element, but found 2}}
  %0 = "seq.read"(%m, %m, %a) <{latency = 0 : i64, operandSegmentSizes = array<i32: 2, 1, 0>}> : (!seq.hlmem<4xi8>, !seq.hlmem<4xi8>, i2) -> i8
}

// -----
// expected-error @+1 {{shape must have at least one dimension.}}
hw.module @Shape(in %m : !seq.hlmem<i8>) {}

// -----
// expected-error @+1 {{integer bitwidth is limited to 16777215 bits}}
%m = "a.memory"() : () -> !seq.firmem<4 x 4294967295>

// -----
// expected-error @+1 {{integer bitwidth is limited to 16777215 bits}}
%m = "a.memory"() : () -> !seq.firmem<4 x 8, mask 16777216>
