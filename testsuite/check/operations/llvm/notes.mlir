// Notes on values and memory, and memory of a thread.
#file = #llvm.di_file<"a.c" in "/">
#sub = #llvm.di_subprogram<scope = #file, name = "noted", file = #file>
#x = #llvm.di_local_variable<scope = #sub, name = "x", file = #file, line = 3>

llvm.mlir.global internal thread_local @own(3 : i32) : i32
llvm.mlir.global internal constant @name("n\00") : !llvm.array<2 x i8>

llvm.func @noted(%a: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.addressof @name : !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #x = %m : !llvm.ptr
  "llvm.intr.var.annotation"(%m, %n, %n, %one, %z) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  %p = "llvm.intr.ptr.annotation"(%m, %n, %n, %one, %z) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  %b = "llvm.intr.annotation"(%a, %n, %n, %one) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  llvm.store %b, %p : i32, !llvm.ptr
  %r = llvm.load %m : !llvm.ptr -> i32
  llvm.return %r : i32
}

llvm.func @of_thread(%a: i32) -> i32 {
  %g = llvm.mlir.addressof @own : !llvm.ptr
  %p = "llvm.intr.threadlocal.address"(%g) : (!llvm.ptr) -> !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  %s = llvm.add %r, %a : i32
  llvm.return %s : i32
}
