// RUN: mlir-interp check %s --json --inputs 65536 -e f | FileCheck %s
// RUN: mlir-interp check %s --json --inputs 65536 -e f | python3 -c 'import json, sys; [json.loads(line) for line in sys.stdin]'
// RUN: not mlir-interp check %s --json --ulp 0 -e tanh | python3 -c 'import json, sys; d = json.loads(sys.stdin.readlines()[0]); print(d["findings"][0]["witness"], d["operation"])' | FileCheck %s --check-prefix=FINDING

// CHECK: {"schema": "mlir-interp/1", "command": "check", "kind": "function", "file": "{{.*}}json.mlir", "function": "f", "operation": "arith.addi", "inputs": 65536
// CHECK-SAME: "witnesses": [{"name": "llvm -O2", "equal": 65536,
// CHECK-SAME: "findings": []}
// CHECK-NEXT: "summary": {"functions": 1, "inputs": 65536,
func.func @f(%a: i8, %b: i8) -> i8 {
  %0 = arith.addi %a, %b : i8
  return %0 : i8
}

// FINDING: llvm -O2 math.tanh
func.func @tanh(%a: f32) -> f32 {
  %0 = math.tanh %a : f32
  return %0 : f32
}
