// RUN: mlir-interp run %s -e sizes | FileCheck %s --check-prefix=SIZES
// RUN: mlir-interp run %s -e casts | FileCheck %s --check-prefix=CASTS
// RUN: mlir-interp run %s -e memory | FileCheck %s --check-prefix=MEMORY
// RUN: mlir-interp run %s -e memrefs | FileCheck %s --check-prefix=MEMREFS
// Each address space has its own pointers, and one that nothing is said of those of space 0 (M35).
module attributes {dlti.dl_spec = #dlti.dl_spec<
    !llvm.ptr = dense<64> : vector<4xi64>, !llvm.ptr<3> = dense<32> : vector<4xi64>,
    !ptr.ptr<#llvm.address_space<5>> = #ptr.spec<size = 16, abi = 16, preferred = 16>>} {
  llvm.mlir.global internal @shared(7 : i32) {addr_space = 3 : i32} : i32

  func.func @sizes() -> (i64, i64, index, index) {
    %null = llvm.mlir.zero : !llvm.ptr
    %p = llvm.getelementptr %null[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr<3>, ptr<5>, ptr<5>)>
    // SIZES: {{^}}8 : i64
    %a = llvm.ptrtoint %p : !llvm.ptr to i64
    %q = llvm.getelementptr %null[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr<3>, ptr<4>)>
    // SIZES-NEXT: {{^}}16 : i64
    %b = llvm.ptrtoint %q : !llvm.ptr to i64
    // SIZES-NEXT: {{^}}2 : index
    %c = ptr.type_offset !ptr.ptr<#llvm.address_space<5>> : index
    // SIZES-NEXT: {{^}}8 : index
    %d = ptr.type_offset !ptr.ptr<#ptr.generic_space> : index
    return %a, %b, %c, %d : i64, i64, index, index
  }

  // There and back again: addresses are such that all pointers have the bits for them.
  func.func @casts() -> (i32, i32) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    llvm.store %one, %p : i32, !llvm.ptr
    %q = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
    // CASTS: {{^}}1 : i32
    %a = llvm.load %q : !llvm.ptr<3> -> i32
    %g = llvm.mlir.addressof @shared : !llvm.ptr<3>
    %r = llvm.addrspacecast %g : !llvm.ptr<3> to !llvm.ptr
    // CASTS-NEXT: {{^}}7 : i32
    %b = llvm.load %r : !llvm.ptr -> i32
    return %a, %b : i32, i32
  }

  // A pointer of another size in a pointer's bytes, and behind it.
  func.func @memory() -> (i32, i32, i1) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %seven = llvm.mlir.constant(7 : i32) : i32
    %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    llvm.store %seven, %p : i32, !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
    %near = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
    llvm.store %p, %slot : !llvm.ptr, !llvm.ptr
    llvm.store %near, %slot : !llvm.ptr<3>, !llvm.ptr
    %behind = llvm.getelementptr %slot[1] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.store %near, %behind : !llvm.ptr<3>, !llvm.ptr
    %a = llvm.load %slot : !llvm.ptr -> !llvm.ptr<3>
    // MEMORY: {{^}}7 : i32
    %r = llvm.load %a : !llvm.ptr<3> -> i32
    %b = llvm.load %behind : !llvm.ptr -> !llvm.ptr<3>
    // MEMORY-NEXT: {{^}}7 : i32
    %s = llvm.load %b : !llvm.ptr<3> -> i32
    %c = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    // MEMORY-NEXT: {{^}}false
    %same = llvm.icmp "eq" %c, %p : !llvm.ptr
    return %r, %s, %same : i32, i32, i1
  }

  // A memref's descriptor has the pointers of its memory space.
  func.func @memrefs() -> (index, index) {
    // MEMREFS: {{^}}56 : index
    %a = ptr.type_offset memref<?x?xi8> : index
    // MEMREFS-NEXT: {{^}}48 : index
    %b = ptr.type_offset memref<?x?xi8, 3> : index
    return %a, %b : index, index
  }
}
