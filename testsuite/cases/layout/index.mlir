// RUN: mlir-interp run %s | FileCheck %s --check-prefix=SAID
// RUN: mlir-interp run --index-bitwidth=64 %s | FileCheck %s --check-prefix=ASKED
// The module says how wide index is, and the command line may say otherwise (M34).
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  func.func @main() -> index {
    %a = arith.constant 0x7fffffff : index
    %b = arith.constant 1 : index
    // SAID: {{^}}-2147483648 : index
    // ASKED: {{^}}2147483648 : index
    %c = arith.addi %a, %b : index
    return %c : index
  }
}
