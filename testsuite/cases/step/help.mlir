// Every command is in help.
// RUN: echo help | mlir-interp step %s | FileCheck %s
// CHECK: step, s [N]
// CHECK: next, n [N]
// CHECK: finish
// CHECK: until, u
// CHECK: continue, c [N]
// CHECK: reverse-step, rs [N]
// CHECK: reverse-next, rn [N]
// CHECK: reverse-continue, rc [N]
// CHECK: goto N
// CHECK: run, r
// CHECK: break, b
// CHECK: watch
// CHECK: delete
// CHECK: print, p
// CHECK: x [/N or /Nb] %m
// CHECK: info, i
// CHECK: backtrace, bt
// CHECK: list, l
// CHECK: where, w
// CHECK: explain
// CHECK: help, h
// CHECK: quit, q
func.func @main() {
  return
}
