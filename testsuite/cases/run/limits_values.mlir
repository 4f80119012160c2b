// RUN: mlir-interp run %s -e result 2> %t; test $? -eq 7
// RUN: FileCheck %s --input-file=%t
// RUN: mlir-interp run %s -e argument --args='dense<1>' 2> %t; test $? -eq 7
// RUN: FileCheck %s --input-file=%t
// RUN: mlir-interp run %s -e small --max-memory=1000000 2> %t; test $? -eq 7
// RUN: FileCheck %s --input-file=%t
// RUN: mlir-interp check %s -e argument > %t; test $? -eq 6
// RUN: FileCheck %s --check-prefix=ARGUMENT --input-file=%t
// RUN: timeout 50 mlir-interp check %s -e many > %t; test $? -eq 6
// RUN: FileCheck %s --check-prefix=MANY --input-file=%t
// What the entry takes and gives is held like any value: within --max-memory.
// CHECK: limit reached: no memory is left for a value of type 'vector<{{.*}}>' (--max-memory)
// ARGUMENT: @argument: not compared: limit reached: no memory is left for a value of type
func.func @result() -> vector<20000000xi4000> {
  %a = ub.poison : vector<20000000xi4000>
  return %a : vector<20000000xi4000>
}
func.func @argument(%a: vector<20000000xi4000>) {
  return
}
func.func @small() -> vector<1000000xi4000> {
  %a = ub.poison : vector<1000000xi4000>
  return %a : vector<1000000xi4000>
}
// Nor does LLVM take the elements of a vector one by one until memory ends.
// MANY: @many: {{.*}}not compared
func.func @many(%v: vector<1000000000xi8>) {
  return
}
