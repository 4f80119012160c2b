// A message that quotes a large attribute has its beginning: of 2^15 numbers here.
// RUN: not mlir-interp verify %s 2> %t
// RUN: FileCheck %s < %t
// RUN: test $(wc -c < %t) -lt 9000

#two = [1, 2]
#eight = [#two, #two, #two, #two]
#many = [#eight, #eight, #eight, #eight, #eight, #eight, #eight, #eight]
#more = [#many, #many, #many, #many, #many, #many, #many, #many]
#most = [#more, #more, #more, #more, #more, #more, #more, #more]
#all = [#most, #most, #most, #most, #most, #most, #most, #most]

// CHECK: error: invalid properties {value = {{\[+}}1, 2], {{.*}} {{\[}}...] for op arith.constant: Invalid attribute `value` in property conversion: {{\[+}}1, 2], {{.*}} {{\[}}...]{{$}}
"arith.constant"() <{value = #all}> : () -> i32
