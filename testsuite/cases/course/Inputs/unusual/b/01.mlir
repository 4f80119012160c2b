// In the dialect llvm.
llvm.func @perimeter(%w: i32, %h: i32) -> i32 {
  %a = llvm.add %w, %w : i32
  %b = llvm.add %h, %h : i32
  %r = llvm.add %a, %b : i32
  llvm.return %r : i32
}
