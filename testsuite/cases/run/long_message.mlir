// A message that quotes a large attribute leaves out the middle: here 2^15 numbers.
// RUN: not mlir-interp verify %s 2> %t
// RUN: FileCheck %s < %t
// RUN: test $(wc -c < %t) -lt 8000

#two = [1, 2]
#eight = [#two, #two, #two, #two]
#many = [#eight, #eight, #eight, #eight, #eight, #eight, #eight, #eight]
#more = [#many, #many, #many, #many, #many, #many, #many, #many]
#most = [#more, #more, #more, #more, #more, #more, #more, #more]
#all = [#most, #most, #most, #most, #most, #most, #most, #most]

// CHECK: error: invalid properties {value = {{\[+}}1, 2], {{.*}} {{\[}}... {{[0-9]+}} bytes are left out ...] {{.*}} for op arith.constant: Invalid attribute `value` in property conversion: {{\[+}}1, 2], {{.*}}2]{{\]+$}}
"arith.constant"() <{value = #all}> : () -> i32
