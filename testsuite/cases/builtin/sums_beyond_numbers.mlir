// RUN: mlir-interp verify --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Sizes whose sum, double or product no 64 bits hold.

%a = "a.vector"() : () -> vector<9223372036854775807xi8>
// expected-error @+1 {{expected sizes dimension 0 to be confined to [1, -9223372036854775808)}}
%0 = "vector.extract_strided_slice"(%a) <{offsets = [0], sizes = [0], strides = [1]}> : (vector<9223372036854775807xi8>) -> vector<1xi8>

// -----
%a = "a.vector"() : () -> vector<9223372036854775807xi8>
%0 = vector.shuffle %a, %a [0, 9223372036854775807] : vector<9223372036854775807xi8>, vector<9223372036854775807xi8>

// -----
%a = "a.vector"() : () -> vector<2xi8>
// expected-error @+1 {{mask index #2 out of range}}
%0 = vector.shuffle %a, %a [0, 4] : vector<2xi8>, vector<2xi8>

// -----
%a = "a.memref"() : () -> memref<4294967296x4294967296x4294967296xf32, strided<[0, 4294967296, 1]>>
// expected-error @+1 {{expects concatenated result and operand shapes to be equal}}
%0 = "vector.type_cast"(%a) : (memref<4294967296x4294967296x4294967296xf32, strided<[0, 4294967296, 1]>>) -> memref<vector<4xf32>>

// -----
%a = "a.array"() : () -> !hw.array<9223372036854775807xi1>
// expected-error @+1 {{Expected arrays whose sizes have a sum}}
%0 = hw.array_concat %a, %a : !hw.array<9223372036854775807xi1>, !hw.array<9223372036854775807xi1> loc(unknown)

// -----
%a = "a.struct"() : () -> !hw.struct<a: !hw.array<4611686018427387904xi1>, b: !hw.array<4611686018427387904xi1>, c: !hw.array<4611686018427387904xi1>, d: !hw.array<4611686018427387904xi1>, e: i8>
// expected-error @+1 {{operand #0 must be Type wherein the bitwidth in hardware is known}}
%0 = "hw.bitcast"(%a) : (!hw.struct<a: !hw.array<4611686018427387904xi1>, b: !hw.array<4611686018427387904xi1>, c: !hw.array<4611686018427387904xi1>, d: !hw.array<4611686018427387904xi1>, e: i8>) -> i8

// -----
%a = "a.union"() : () -> !hw.union<a: i8, b: !hw.array<9223372036854775807xi1> offset 5>
// expected-error @+1 {{operand #0 must be Type wherein the bitwidth in hardware is known}}
%0 = "hw.bitcast"(%a) : (!hw.union<a: i8, b: !hw.array<9223372036854775807xi1> offset 5>) -> i8

// -----
%a, %b = "a.vectors"() : () -> (vector<4611686018427387905x8xi32>, vector<16xi8>)
// expected-error @+1 {{operand #0 must be vector of 32-bit signless integer values of length 4/8}}
%0 = "x86vector.avx.dot.i8"(%a, %b, %b) : (vector<4611686018427387905x8xi32>, vector<16xi8>, vector<16xi8>) -> vector<4611686018427387905x8xi32>

// -----
%a = "a.vector"() : () -> vector<4611686018427387904xi8>
// expected-error @+1 {{failed to verify that result has twice as many elements as 'vec1'}}
%0 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4611686018427387904xi8>, vector<4611686018427387904xi8>) -> vector<2xi8>

// -----
%a = "a.array"() : () -> !hw.array<16777216xi200>
%c = "a.clock"() : () -> !seq.clock
// expected-error @+1 {{cannot preset register of more than 16777215 bits}}
%r = seq.firreg %a clock %c preset 1 : !hw.array<16777216xi200>
