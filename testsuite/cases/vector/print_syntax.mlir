// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print --generic %s | FileCheck %s --check-prefix=GENERIC
func.func @forms(%a: i32, %v: vector<2x[4]xf32>) {
  // CHECK: vector.print %arg0 : i32{{$}}
  // GENERIC: "vector.print"(%arg0) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
  vector.print %a : i32 punctuation <newline>
  // CHECK-NEXT: vector.print %arg1 : vector<2x[4]xf32> punctuation <comma> {note}
  vector.print %v : vector<2x[4]xf32> punctuation <comma> {note}
  // CHECK-NEXT: vector.print punctuation <open>
  vector.print punctuation <open>
  // CHECK-NEXT: vector.print str "a\0A"
  // GENERIC: "vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = "a\0A"}> : () -> ()
  vector.print str "a\n"
  // CHECK-NEXT: vector.print{{$}}
  vector.print
  // CHECK-NEXT: vector.print{{$}}
  vector.print str
  // CHECK-NEXT: vector.print %arg0 : i32 punctuation <close>
  vector.print %a : i32 str punctuation <close>
  return
}
