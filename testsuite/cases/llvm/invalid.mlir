// RUN: mlir-interp verify --split-input-file --verify-diagnostics %s

// What operations refuse, one rule a chunk.

// expected-error@+1 {{custom op 'llvm.add' expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: foo}}
llvm.func @a(%a: i32) { %0 = llvm.add %a, %a overflow<foo> : i32
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.add' expected keyword for LLVM integer overflow flags}}
llvm.func @a(%a: i32) { %0 = llvm.add %a, %a overflow<1> : i32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.add' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
llvm.func @a(%a: f32) { %0 = llvm.add %a, %a : f32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.add' op requires the same type for all operands and results}}
llvm.func @a(%a: i32, %b : i64) { %0 = "llvm.add"(%a, %b) : (i32, i64) -> i32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.fadd' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
llvm.func @a(%a: i32, %b : i64) { %0 = llvm.fadd %a, %a : i32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.sext' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
llvm.func @a(%a: i32, %b : i64) { %0 = llvm.sext %b : i64 to f32
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.icmp' 'foo' is an incorrect value of the 'predicate' attribute}}
llvm.func @a(%a: i32, %b : i64) { %0 = llvm.icmp "foo" %a, %a : i32
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @a(%a: tensor<4xi32>) { 
 llvm.return }

// -----

// expected-error@+1 {{'llvm.icmp' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'f32'}}
llvm.func @a(%a: f32, %b : i64) { %0 = llvm.icmp "eq" %a, %a : f32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.select' op operand #0 must be 1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer, but got 'i64'}}
llvm.func @a(%a: f32, %b : i64) { %0 = llvm.select %b, %a, %a : i64, f32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.load' op expected alignment for atomic access}}
llvm.func @a(%a: f32, %p : !llvm.ptr) { %0 = llvm.load %p atomic monotonic : !llvm.ptr -> f32
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.load' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
llvm.func @a(%a: f32, %p : !llvm.ptr) { %0 = llvm.load %p atomic foo : !llvm.ptr -> f32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.void'}}
llvm.func @a(%a: f32, %p : !llvm.ptr) { %0 = llvm.load %p : !llvm.ptr -> !llvm.void
 llvm.return }

// -----

// expected-error@+1 {{'llvm.store' op operand #1 must be LLVM pointer type, but got 'f32'}}
llvm.func @a(%a: f32, %p : !llvm.ptr) { llvm.store %a, %a : f32, f32
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.store' 'llvm.store' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute}}
llvm.func @a(%a: f32, %p : !llvm.ptr) { llvm.store %a, %p {alignment = 4 : i32} : f32, !llvm.ptr
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.fence' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
llvm.func @a(%a: f32, %p : !llvm.ptr) { llvm.fence foo
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.atomicrmw' expected string or keyword containing one of the following enum values for attribute 'bin_op' [xchg, add, sub, _and, nand, _or, _xor, max, min, umax, umin, fadd, fsub, fmax, fmin, uinc_wrap, udec_wrap, usub_cond, usub_sat, fmaximum, fminimum]}}
llvm.func @a(%a: f32, %p : !llvm.ptr) { %0 = llvm.atomicrmw foo %p, %a monotonic : !llvm.ptr, f32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
llvm.func @a(%a: f32, %p : !llvm.ptr) { %0 = llvm.atomicrmw fadd %p, %a unordered : !llvm.ptr, f32
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.getelementptr' expected one of [none, inbounds_flag, nusw, nuw, inbounds] for ::mlir::LLVM::GEPNoWrapFlags, got: foo}}
llvm.func @a(%a: f32, %p : !llvm.ptr) { %0 = llvm.getelementptr foo %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.getelementptr' expected one of [none, inbounds_flag, nusw, nuw, inbounds] for ::mlir::LLVM::GEPNoWrapFlags, got: foo}}
llvm.func @a(%a: f32, %p : !llvm.ptr) { %0 = llvm.getelementptr inbounds|foo %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.getelementptr' op 'inbounds_flag' cannot be used directly.}}
llvm.func @a(%a: f32, %p : !llvm.ptr) { %0 = llvm.getelementptr inbounds_flag %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
 llvm.return }

// -----

// expected-error@+1 {{expected SSA operand}}
llvm.func @a(%a: f32, %p : !llvm.ptr) { %0 = llvm.getelementptr %p[] : (!llvm.ptr) -> !llvm.ptr, i32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.getelementptr' op result #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i32'}}
llvm.func @a(%a: f32, %p : !llvm.ptr) { %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> i32, i32
 llvm.return }

// -----

// expected-error@+1 {{integer literal not valid for specified type}}
llvm.func @a(%a: f32, %p : !llvm.ptr) { %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, 4
 llvm.return }

// -----

// expected-error@+1 {{expected ','}}
llvm.func @a(%a: f32, %p : !llvm.ptr) { %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr
 llvm.return }

// -----

// expected-error@+1 {{'llvm.alloca' op operand #0 must be signless integer, but got 'f32'}}
llvm.func @a(%a: f32, %p : !llvm.ptr) { %0 = llvm.alloca %a x f32 : (f32) -> !llvm.ptr
 llvm.return }

// -----

// expected-error@+1 {{'llvm.alloca' op requires attribute 'elem_type'}}
llvm.func @a(%a: i32, %p : !llvm.ptr) { %0 = llvm.alloca %a x f32 : (i32) -> f32
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.alloca' expected 'x'}}
llvm.func @a(%a: i32, %p : !llvm.ptr) { %0 = llvm.alloca %a : (i32) -> f32
 llvm.return }

// -----

llvm.func @a(%a: i32, %p : !llvm.ptr) { %0 = llvm.extractvalue %p[0] : !llvm.ptr
// expected-error@+1 {{custom op 'llvm.extractvalue' expected LLVM IR structure/array type, got: '!llvm.ptr'}}
 llvm.return }

// -----

// expected-error@+2 {{custom op 'llvm.extractvalue' expected integer value}}
// expected-error@+1 {{expected ']'}}
llvm.func @a(%a: i32, %p : !llvm.struct<(i32)>) { %0 = llvm.extractvalue %p[a] : !llvm.struct<(i32)>
 llvm.return }

// -----

// expected-error@+2 {{use of value '%p' expects different type than prior uses: 'i32' vs '!llvm.struct<(i32)>'}}
// expected-note@+1 {{prior use here}}
llvm.func @a(%a: i32, %p : !llvm.struct<(i32)>) { %0 = llvm.insertvalue %p, %p[0] : !llvm.struct<(i32)>
 llvm.return }

// -----

// expected-error@+2 {{custom op 'llvm.shufflevector' expected integer value}}
// expected-error@+1 {{expected ']'}}
llvm.func @a(%a: i32, %p : vector<4xi32>) { %0 = llvm.shufflevector %p, %p [0,9,a] : vector<4xi32>
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.extractelement' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
llvm.func @a(%a: i32, %p : vector<4xi32>) { %0 = llvm.extractelement %p[%a : f32] : vector<4xi32>
 llvm.return }

// -----

// expected-error@+1 {{branch has 1 operands for successor #0, but target block has 0}}
llvm.func @a(%a: i32) -> i32 { llvm.br ^b(%a : i32)
^b: llvm.return %a : i32 }

// -----

// expected-error@+2 {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
// expected-note@+1 {{prior use here}}
llvm.func @a(%a: i32) -> i32 { llvm.cond_br %a, ^b, ^b
^b: llvm.return %a : i32 }

// -----

// expected-error@+1 {{expects number of branch weights to match number of successors: 1 vs 2}}
llvm.func @a(%a: i1) -> i32 { llvm.cond_br %a weights([1]), ^b, ^b
^b: llvm.return }

// -----

// expected-error@+1 {{expected ']'}}
llvm.func @a(%a: i32) -> i32 { llvm.switch %a : i32, ^b [ 1: ^b, 1: ^b
^b: llvm.return %a : i32 }

// -----

// expected-error@+1 {{custom op 'llvm.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
llvm.func @a(%a: f32) { llvm.switch %a : f32, ^b [ 1: ^b ]
^b: llvm.return }

// -----

// expected-error@+2 {{'llvm.return' op expected no operands}}
// expected-note@+1 {{when returning from function}}
llvm.func @a(%a: i32) { llvm.return %a : i32 }

// -----

// expected-error@+2 {{'llvm.return' op mismatching result types}}
// expected-note@+1 {{when returning from function}}
llvm.func @a(%a: i32) -> f32 { llvm.return %a : i32 }

// -----

// expected-error@+2 {{'llvm.return' op expected 1 operand}}
// expected-note@+1 {{when returning from function}}
llvm.func @a(%a: i32) -> f32 { llvm.return }

// -----

// expected-error@+1 {{'llvm.call' op calling function with void result must not produce values}}
llvm.func @a(%a: i32) { %0 = llvm.call @b(%a) : (i32) -> i32
 llvm.return }
llvm.func @b(i32)

// -----

// expected-error@+1 {{'llvm.call' op incorrect number of operands (2) for callee (expecting: 1)}}
llvm.func @a(%a: i32) { llvm.call @b(%a, %a) : (i32, i32) -> ()
 llvm.return }
llvm.func @b(i32)

// -----

// expected-error@+1 {{'llvm.call' op missing var_callee_type attribute for vararg call}}
llvm.func @a(%a: i32) { llvm.call @b() : () -> ()
 llvm.return }
llvm.func @b(i32, ...)

// -----

// expected-error@+1 {{'llvm.call' op incorrect number of operands (0) for varargs callee (expecting at least: 1)}}
llvm.func @a(%a: i32) { llvm.call @b() vararg(!llvm.func<void (...)>) : () -> ()
 llvm.return }
llvm.func @b(i32, ...)

// -----

// expected-error@+1 {{expected attribute value}}
llvm.func @a(%a: i32) { llvm.call foo @b() : () -> ()
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.call' invalid kind of attribute specified}}
llvm.func @a(%a: i32) { llvm.call "b"() : () -> ()
 llvm.return }

// -----

// expected-error@+1 {{expected ':'}}
llvm.func @a(%a: i32) { llvm.call @b() ["a"(%a)] : () -> ()
 llvm.return }

// -----

// expected-error@+2 {{custom op 'llvm.call' expected string}}
// expected-error@+1 {{custom op 'llvm.call' expect operand bundle tag}}
llvm.func @a(%a: i32) { llvm.call @b() [1] : () -> ()
 llvm.return }

// -----

// expected-error@+1 {{'llvm.call_intrinsic' op intrinsic name must start with 'llvm.'}}
llvm.func @a(%a: i32) { llvm.call_intrinsic "foo"() : () -> ()
 llvm.return }

// -----

// expected-error@+1 {{expected attribute value}}
llvm.func @a(%a: i32) { llvm.call_intrinsic foo() : () -> ()
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.inline_asm' expected string or keyword containing one of the following enum values for attribute 'asm_dialect' [att, intel]}}
llvm.func @a(%a: i32) { llvm.inline_asm asm_dialect = foo "a", "b" : () -> ()
 llvm.return }

// -----

// expected-error@+1 {{expected '<'}}
llvm.func @a(%a: i32) { llvm.inline_asm tail_call_kind = foo "a", "b" : () -> ()
 llvm.return }

// -----

// expected-error@+1 {{expected '('}}
llvm.mlir.global external @g : i32

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global foo @g() : i32

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global @g()

// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global @g() : !llvm.void

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' expected zero or one type}}
llvm.mlir.global @g() : i32, i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global @g("abc") : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot have both initializer value and region}}
llvm.mlir.global @g(1 : i32) : i32 { %0 = llvm.mlir.undef : i32 llvm.return %0 : i32 }

// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region type 'i64' does not match global type 'i32'}}
llvm.mlir.global @g() : i32 { %0 = llvm.mlir.undef : i64 llvm.return %0 : i64 }

// -----

// expected-error@+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global @g() {alignment = 3 : i64} : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op attribute 'addr_space' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
llvm.mlir.global @g() {addr_space = -1 : i32} : i32

// -----

llvm.mlir.global @g() {addr_space = 3 : i32} : i32
// expected-error@+1 {{'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias}}
llvm.func @a() { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
llvm.func @a() { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.addressof' op result #0 must be LLVM pointer type, but got 'i32'}}
llvm.func @a() { %0 = llvm.mlir.addressof @a : i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.alias' op 'common' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally}}
llvm.mlir.alias common @al : i32 { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }

// -----

// expected-error@+1 {{'llvm.mlir.alias' op initializer region must always return a pointer}}
llvm.mlir.alias @al : i32 { %0 = llvm.mlir.zero : i32 llvm.return %0 : i32 }

// -----

// expected-error@+1 {{expected '{' to begin a region}}
llvm.mlir.alias @al : i32

// -----

// expected-error@+1 {{expected '{' to begin a region}}
llvm.mlir.alias @al { llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.global_ctors' op 'f' does not reference a valid LLVM function}}
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]

// -----

// expected-error@+1 {{data element must be symbol or #llvm.zero}}
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [1]
llvm.func @f()

// -----

// expected-error@+1 {{ctors, priorities, and data must have the same number of elements}}
llvm.mlir.global_ctors ctors = [@f], priorities = [], data = [#llvm.zero]
llvm.func @f()

// -----

// expected-error@+1 {{'llvm.mlir.global_ctors' op 'f' does not have a definition}}
llvm.mlir.global_ctors ctors = [@f], priorities = [1 : i32], data = [#llvm.zero]
llvm.func @f()

// -----

// expected-error@+1 {{'llvm.mlir.global_ctors' op attribute 'ctors' failed to satisfy constraint: flat symbol ref array attribute}}
llvm.mlir.global_ctors ctors = ["f"], priorities = [1 : i32], data = [#llvm.zero]

// -----

// expected-error@+1 {{'llvm.module_flags' op expected a module flag attribute}}
llvm.module_flags [1]

// -----

// expected-error@+1 {{integer literal not valid for specified type}}
llvm.module_flags 1

// -----

// expected-error@+1 {{'llvm.linker_options' op attribute 'options' failed to satisfy constraint: string array attribute}}
llvm.linker_options [1]

// -----

// expected-error@+1 {{custom op 'llvm.comdat_selector' expected string or keyword containing one of the following enum values for attribute 'comdat' [any, exactmatch, largest, nodeduplicate, samesize]}}
llvm.comdat_selector @a foo

// -----

// expected-error@+1 {{'llvm.mlir.ifunc' op resolver must be a definition}}
llvm.mlir.ifunc weak @i : i32, !llvm.ptr @f
llvm.func @f()

// -----

// expected-error@+1 {{'llvm.mlir.ifunc' op 'common' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage}}
llvm.mlir.ifunc common @i : i32, !llvm.ptr @f
llvm.func @f()

// -----

// expected-error@+1 {{'llvm.mlir.ifunc' op must have a function resolver}}
llvm.mlir.ifunc weak @i : i32, !llvm.ptr @f
llvm.mlir.global @f() : i32

// -----

// expected-error@+1 {{expected ','}}
llvm.func @a(%a: i32) vscale_range(1) { llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.func' invalid kind of attribute specified}}
llvm.func @a(%a: i32) comdat(1) { llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.func' expected type instead of SSA identifier}}
llvm.func @a(i32, %a : i32)

// -----

// expected-error@+1 {{expected ':'}}
llvm.func @a(%a) { llvm.return }

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func @a() {

// -----

// expected-error@+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func private @a()

// -----

// expected-error@+1 {{'llvm.func' op results may only have dialect attributes}}
llvm.func @a(%p: !llvm.ptr {llvm.foo}) -> (i32 {foo}) { llvm.return }

// -----

// expected-error@+1 {{llvm.landingpad needs to be in a function with a personality}}
llvm.func @a(%p: i32) { %0 = llvm.landingpad : i32 llvm.return }

// -----
// The cast is asked for its operand before it is verified.
llvm.func @personality(...) -> i32
llvm.func @clause() attributes {personality = @personality} {
  llvm.br ^later
^pad: // nothing goes here
  // expected-error @+1 {{constant clauses expected}}
  %0 = "llvm.landingpad"(%clause) <{cleanup}> : (!llvm.ptr) -> !llvm.struct<(ptr, i32)>
  llvm.return
^later:
  // expected-note @+1 {{global addresses expected as operand to bitcast used in clauses for landingpad}}
  %clause = "llvm.bitcast"() : () -> !llvm.ptr
  llvm.return
}

// -----

// expected-error@+1 {{custom op 'llvm.invoke' expected 'unwind'}}
llvm.func @a(%p: i32) { %0 = llvm.invoke @a(%p) to ^b : (i32) -> () llvm.return }

// -----

// expected-error@+1 {{expected ':'}}
llvm.func @a(%p: i32) { llvm.resume %p llvm.return }

// -----

// expected-error@+1 {{'llvm.intr.sin' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
llvm.func @a(%p: i32) { %0 = llvm.intr.sin(%p) : (i32) -> i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.intr.sin' op requires the same type for all operands and results}}
llvm.func @a(%p: f32) { %0 = llvm.intr.sin(%p) : (f32) -> f64 llvm.return }

// -----

// expected-error@+1 {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got 'f64'}}
llvm.func @a(%p: f32) { %0 = llvm.intr.sincos(%p) : (f32) -> f64 llvm.return }

// -----

// expected-error@+1 {{'llvm.intr.masked.gather' op expected operand #1 type to be 'vector<8x!llvm.ptr>'}}
llvm.func @a(%p: vector<4x!llvm.ptr>, %m: vector<4xi1>) { %0 = llvm.intr.masked.gather %p, %m {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<8xi32> llvm.return }

// -----

// expected-error@+1 {{'llvm.intr.masked.scatter' op expected operand #2 type to be 'vector<8x!llvm.ptr>'}}
llvm.func @a(%p: vector<4x!llvm.ptr>, %m: vector<4xi1>, %v: vector<8xi32>) { llvm.intr.masked.scatter %v, %p, %m {alignment = 1 : i32} : vector<8xi32>, vector<4xi1> into vector<4x!llvm.ptr> llvm.return }

// -----

// expected-error@+1 {{'llvm.intr.ctlz' op requires attribute 'is_zero_poison'}}
llvm.func @a(%p: f32) { "llvm.intr.ctlz"(%p) : (f32) -> f64 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.intr.foo' is unknown}}
llvm.func @a(%p: f32) { %0 = llvm.intr.foo(%p) : (f32) -> f64 llvm.return }

// -----

// expected-error@+1 {{'llvm.intr.memset' op operand #1 must be 8-bit signless integer, but got 'i32'}}
llvm.func @a(%p: i32, %q: !llvm.ptr) { "llvm.intr.memset"(%q, %p, %p) <{isVolatile = false}> : (!llvm.ptr, i32, i32) -> () llvm.return }

// -----

// expected-error@+1 {{expected ':'}}
llvm.func @a(%c: i1) { llvm.intr.assume %c ["a"(%c)] : i1 llvm.return }

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: i8 must be 8-bit aligned}}
module attributes {llvm.data_layout = "i8:16"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"}}
module attributes {llvm.data_layout = "p:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: empty specification is not allowed}}
module attributes {llvm.data_layout = "e-"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown mangling mode}}
module attributes {llvm.data_layout = "m:z"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: stack natural alignment must be a power of two times the byte width}}
module attributes {llvm.data_layout = "S3"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space 0 cannot be non-integral}}
module attributes {llvm.data_layout = "ni:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: index size cannot be larger than the pointer size}}
module attributes {llvm.data_layout = "p0:64:64:64:128"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment cannot be less than the ABI alignment}}
module attributes {llvm.data_layout = "i64:64:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown function pointer alignment type 'x'}}
module attributes {llvm.data_layout = "Fx"} {}

// -----

// expected-error@+1 {{'builtin.module' op expected 'llvm.data_layout' to be a string attributes}}
module attributes {llvm.data_layout = 1} {}

// -----

// expected-error @below {{'llvm.comdat' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
llvm.comdat @empty {
}

// -----

// expected-error @below {{'llvm.func' op entry block must have 1 arguments to match function signature}}
llvm.func @unnamed_argument(i32) { }

// -----

llvm.func @overflow_flags(%a: i32) {
  // expected-error @+1 {{'llvm.add' op property 'overflowFlags' failed to satisfy constraint: LLVM integer overflow flags}}
  %0 = "llvm.add"(%a, %a) <{overflowFlags = 4 : i64}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @no_wrap_flags(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.getelementptr' op property 'noWrapFlags' failed to satisfy constraint: ::mlir::LLVM::GEPNoWrapFlags}}
  %0 = "llvm.getelementptr"(%p) <{elem_type = i8, noWrapFlags = 8 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

// A list of types is there, and empty.
llvm.func @no_types(%p: f32) {
  // expected-error @below {{custom op 'llvm.intr.sin' number of operands and types do not match: got 1 operands and 0 types}}
  llvm.intr.sin(%p) : () -> f32
  llvm.return
}

// -----

// It is one of the words, and no way to round.
llvm.func @no_rounding(%x: i32) {
  // expected-error @below {{'llvm.intr.experimental.constrained.sitofp' op attribute 'roundingmode' failed to satisfy constraint: LLVM Rounding Mode whose minimum value is 0}}
  %0 = llvm.intr.experimental.constrained.sitofp %x invalid maytrap : i32 to f32
  llvm.return
}

// -----
// The function looks at both before they are verified.
llvm.func @no_landing() {
  // expected-error @+1 {{'llvm.landingpad' op requires one result}}
  "llvm.landingpad"() : () -> ()
  llvm.return
}

// -----
llvm.func @no_resume() {
  // expected-error @+1 {{'llvm.resume' op requires a single operand}}
  "llvm.resume"() : () -> ()
}

// -----

// Fixed lanes and scalable ones are of one shape, but not of one type.
llvm.func @scalable_sum(%v: vector<4xi32>) {
  // expected-error @+2 {{'llvm.add' op inferred type(s) 'vector<4xi32>' are incompatible with return type(s) of operation 'vector<[4]xi32>'}}
  // expected-error @+1 {{'llvm.add' op failed to infer returned types}}
  %0 = "llvm.add"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<[4]xi32>
  llvm.return
}
