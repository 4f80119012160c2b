// RUN: mlir-interp run %s 2>/dev/null | FileCheck %s
// RUN: not mlir-interp run %s -e undefined_argument 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: not mlir-interp run %s -e undefined_result 2>&1 | FileCheck %s --check-prefix=RESULT
// RUN: mlir-interp run %s -e null_result 2>&1 | FileCheck %s --check-prefix=NULL
// What is promised of an argument or a result and not so makes it poison, and with noundef is undefined.

llvm.func @digit(%x: i8 {llvm.range = #llvm.constant_range<i8, 0, 10>}) -> i8 {
  llvm.return %x : i8
}

// Round the end: -5 to 4.
llvm.func @near_zero(%x: i8) -> (i8 {llvm.range = #llvm.constant_range<i8, -5, 5>}) {
  llvm.return %x : i8
}

// CHECK: dense<[9, poison, 4, -5, poison, poison]> : vector<6xi8>
func.func @main() -> vector<6xi8> {
  %nine = llvm.mlir.constant(9 : i8) : i8
  %ten = llvm.mlir.constant(10 : i8) : i8
  %four = llvm.mlir.constant(4 : i8) : i8
  %five = llvm.mlir.constant(5 : i8) : i8
  %low = llvm.mlir.constant(-5 : i8) : i8
  %lower = llvm.mlir.constant(-6 : i8) : i8
  %a = llvm.call @digit(%nine) : (i8) -> i8
  %b = llvm.call @digit(%ten) : (i8) -> i8
  %c = llvm.call @near_zero(%four) : (i8) -> i8
  %d = llvm.call @near_zero(%low) : (i8) -> i8
  %e = llvm.call @near_zero(%five) : (i8) -> i8
  %f = llvm.call @near_zero(%lower) : (i8) -> i8
  %r = vector.from_elements %a, %b, %c, %d, %e, %f : vector<6xi8>
  return %r : vector<6xi8>
}

llvm.func @known_digit(%x: i8 {llvm.noundef, llvm.range = #llvm.constant_range<i8, 0, 10>}) {
  llvm.return
}

func.func @undefined_argument() {
  %ten = llvm.mlir.constant(10 : i8) : i8
  // ARGUMENT: [[@LINE+3]]:3: error: undefined behaviour: argument 0 is poison, and the parameter is noundef
  // ARGUMENT: [[@LINE+2]]:3: note: in 'llvm.call'
  // ARGUMENT: [[@LINE+1]]:3: note: the poison was born here: it is not in the range that is promised of it
  llvm.call @known_digit(%ten) : (i8) -> ()
  return
}

llvm.func @known_near(%x: i8) -> (i8 {llvm.noundef, llvm.range = #llvm.constant_range<i8, 0, 5>}) {
  llvm.return %x : i8
}

func.func @undefined_result() -> i8 {
  %ten = llvm.mlir.constant(10 : i8) : i8
  // RESULT: [[@LINE+1]]:8: error: undefined behaviour: the function's result is poison, and noundef
  %r = llvm.call @known_near(%ten) : (i8) -> i8
  return %r : i8
}

llvm.func @never_null() -> (!llvm.ptr {llvm.nonnull}) {
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.return %null : !llvm.ptr
}

func.func @null_result() -> !llvm.ptr {
  // NULL: the poison was born here: it is null, which the nonnull of it excludes
  %r = llvm.call @never_null() : () -> !llvm.ptr
  return %r : !llvm.ptr
}
