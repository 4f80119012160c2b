// Every command is in help.
// RUN: echo help | mlir-interp step %s | FileCheck %s
// CHECK: step, s [N]
// CHECK: next, n [N]
// CHECK: finish
// CHECK: until, u [PLACE]
// CHECK: continue, c [N]
// CHECK: reverse-step, rs [N]
// CHECK: reverse-next, rn [N]
// CHECK: reverse-finish
// CHECK: reverse-continue, rc [N]
// CHECK: goto N
// CHECK: run, r
// CHECK: break, b
// CHECK: tbreak, tb [PLACE] [if C]
// CHECK: watch
// CHECK: delete, d [N ...]
// CHECK: disable [N ...]
// CHECK: enable [N ...]
// CHECK: print, p
// CHECK: display [WHAT]
// CHECK: undisplay [N ...]
// CHECK: x [/N or /Nb] %m
// CHECK: info, i
// CHECK: backtrace, bt [N]
// CHECK: up [N]
// CHECK: down [N]
// CHECK: frame, f [N]
// CHECK: list, l
// CHECK: where, w
// CHECK: explain
// CHECK: help, h
// CHECK: quit, q
func.func @main() {
  return
}
