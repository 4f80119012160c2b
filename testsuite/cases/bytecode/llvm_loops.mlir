// RUN: mlir-opt --allow-unregistered-dialect --emit-bytecode %s -o %t.there
// RUN: mlir-interp print --allow-unregistered-dialect --emit-bytecode --emit-bytecode-producer=MLIR22.1.8 %s >%t.here
// RUN: cmp %t.there %t.here
// RUN: mlir-interp print --allow-unregistered-dialect --emit-bytecode --emit-bytecode-producer=MLIR22.1.8 %t.there >%t.again
// RUN: cmp %t.there %t.again
// RUN: mlir-interp print --allow-unregistered-dialect --mlir-print-local-scope %s >%t.text
// RUN: mlir-interp print --allow-unregistered-dialect --mlir-print-local-scope %t.there | diff %t.text -
// RUN: mlir-opt --allow-unregistered-dialect --mlir-print-local-scope %t.here | diff --ignore-blank-lines %t.text -

// Annotations of loops, which have a code; what they are made of is text.

#on = #llvm.loop_vectorize<disable = false, predicateEnable = true, scalableEnable = false, width = 16 : i32, followupVectorized = #llvm.loop_annotation<mustProgress = true>>
#group = #llvm.access_group<id = distinct[0]<>>
#all = #llvm.loop_annotation<disableNonforced = false, vectorize = #on, interleave = <count = 32 : i32>, unroll = <disable = true, full = false>, unrollAndJam = <disable = false, count = 4 : i32>, licm = <disable = false>, distribute = <disable = true>, pipeline = <initiationinterval = 1 : i32>, peeled = <count = 8 : i32>, unswitch = <partialDisable = true>, mustProgress = true, isVectorized = false, startLoc = loc(fused<#llvm.di_file<"a.c" in "/src">>["a.c":1:2]), endLoc = loc(fused["a.c":3:4, "a.c":5:6]), parallelAccesses = #group, #group>
#bare = #llvm.loop_annotation<>

module {
  llvm.func @loops(%n: i1) {
    llvm.br ^header {loop_annotation = #all}
  ^header:
    llvm.cond_br %n, ^header, ^exit {loop_annotation = #bare}
  ^exit:
    llvm.return
  }
}
