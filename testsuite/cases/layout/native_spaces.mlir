// RUN: mlir-interp run %s -e size | FileCheck %s --check-prefix=SIZE
// RUN: not mlir-interp run %s -e cast 2>&1 | FileCheck %s --check-prefix=CAST
// RUN: not mlir-interp run %s -e local 2>&1 | FileCheck %s --check-prefix=LOCAL
// On x86-64 memory lies above what pointers of address space 270 have bits for (M35).
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>>} {
  func.func @size() -> (i64, i32) {
    %null = llvm.mlir.zero : !llvm.ptr
    %p = llvm.getelementptr %null[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x ptr<270>>
    // SIZE: {{^}}12 : i64
    %r = llvm.ptrtoint %p : !llvm.ptr to i64
    %one = llvm.mlir.constant(1 : i32) : i32
    %slot = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
    %high = llvm.mlir.constant(-1 : i64) : i64
    llvm.store %high, %slot : i64, !llvm.ptr
    %near = llvm.mlir.zero : !llvm.ptr<270>
    llvm.store %near, %slot : !llvm.ptr<270>, !llvm.ptr
    %behind = llvm.getelementptr %slot[4] : (!llvm.ptr) -> !llvm.ptr, i8
    // SIZE-NEXT: {{^}}-1 : i32
    %left = llvm.load %behind : !llvm.ptr -> i32
    return %r, %left : i64, i32
  }

  func.func @cast() -> i32 {
    %one = llvm.mlir.constant(1 : i32) : i32
    %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    // CAST: native_spaces.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: unsupported: 'llvm.addrspacecast': the address 0x{{[0-9a-f]+}}, which pointers of type '!llvm.ptr<270>' have no bits for
    %q = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<270>
    %r = llvm.load %q : !llvm.ptr<270> -> i32
    return %r : i32
  }

  func.func @local() -> i32 {
    %one = llvm.mlir.constant(1 : i32) : i32
    // LOCAL: native_spaces.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: unsupported: 'llvm.alloca': the address
    %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr<270>
    %r = llvm.load %p : !llvm.ptr<270> -> i32
    return %r : i32
  }
}
