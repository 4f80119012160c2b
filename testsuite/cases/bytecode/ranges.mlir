// Places in files are what was given: those of other counts of numbers are others, though they may
// print the same; bytecode has as few of them as say it.
// RUN: mlir-interp print --mlir-print-debuginfo --allow-unregistered-dialect %s > %t.ours
// RUN: mlir-opt --mlir-print-debuginfo --allow-unregistered-dialect %s | cmp - %t.ours
// RUN: mlir-interp print --emit-bytecode --allow-unregistered-dialect %s > %t.ours
// RUN: mlir-opt --emit-bytecode --allow-unregistered-dialect %s > %t.bc
// RUN: mlir-interp print --emit-bytecode --allow-unregistered-dialect %t.bc > %t.again
// RUN: mlir-interp print --emit-bytecode --allow-unregistered-dialect %t.ours | cmp - %t.again
// RUN: mlir-interp print --mlir-print-debuginfo --allow-unregistered-dialect %t.bc > %t.text
// RUN: mlir-opt --mlir-print-debuginfo --allow-unregistered-dialect %t.ours | cmp - %t.text

"u.a"() : () -> () loc("f":1:2)
"u.a"() : () -> () loc("f":1:2 to :2)
"u.a"() : () -> () loc("f":1:2 to 1:2)
"u.a"() : () -> () loc("f":1:2 to :5)
"u.a"() : () -> () loc("f":1:2 to 1:5)
"u.a"() : () -> () loc("f":1:2 to 3:5)
"u.a"() : () -> () loc("f":3)
"u.a"() : () -> () loc("f":3:0)
"u.a"() : () -> () loc("f":0)
"u.a"() : () -> () loc("f":0:0)
