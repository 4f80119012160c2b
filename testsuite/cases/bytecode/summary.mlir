// What a file says of itself needs no dialect: this one is told about where it cannot be read.
// RUN: mlir-interp print %s --allow-unregistered-dialect --emit-bytecode=6 --emit-bytecode-producer='a "tool"' -o %t
// RUN: mlir-interp print %t --bytecode-summary | FileCheck %s --match-full-lines --strict-whitespace
// RUN: not mlir-interp print %t
// RUN: not mlir-interp print %s --bytecode-summary 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: not mlir-interp print %t --bytecode-summary --emit-bytecode 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: head -c 60 %t > %t.short
// RUN: not mlir-interp print %t.short --bytecode-summary 2>%t.said | FileCheck %s --check-prefix=BEFORE
// RUN: FileCheck %s --check-prefix=SHORT --input-file=%t.said
// What is not there is not told of.
// RUN: head -c 6 %t > %t.shortest
// RUN: not mlir-interp print %t.shortest --bytecode-summary 2>/dev/null | FileCheck %s --check-prefix=SHORTEST --match-full-lines
// SHORTEST: bytecode, 6 bytes
// A size is told where so much is there.
// RUN: env LC_ALL=C sed 's/\x09\x11/\x09\x13/' %t >%t.more
// RUN: not mlir-interp print %t.more --bytecode-summary 2>&1 >/dev/null | FileCheck %s --check-prefix=MORE
//      CHECK:bytecode version 6, {{[0-9]+}} bytes, produced by "a \22tool\22"
// CHECK-EMPTY:
// CHECK-NEXT:section                     bytes
// CHECK-NEXT:String (0)             {{ *[0-9]+}}  strings: {{[0-9]+}}
// CHECK-NEXT:Dialect (1)            {{ *[0-9]+}}
// CHECK-NEXT:AttrType (2)           {{ *[0-9]+}}  attributes: {{[0-9]+}}, types: 3
// CHECK-NEXT:AttrTypeOffset (3)     {{ *[0-9]+}}
// CHECK-NEXT:IR (4)                 {{ *[0-9]+}}
// CHECK-NEXT:Resource (5)           {{ *[0-9]+}}
// CHECK-NEXT:ResourceOffset (6)     {{ *[0-9]+}}
// CHECK-NEXT:Properties (8)         {{ *[0-9]+}}  distinct: 2
// CHECK-EMPTY:
// CHECK-NEXT:                            attributes             types
// CHECK-NEXT:dialect                 coded  as text    coded  as text  version
// CHECK-NEXT:builtin               {{ *[0-9]+}}        0        2        0
// CHECK-NEXT:own                         0        1        0        1
// CHECK-EMPTY:
// CHECK-NEXT:operations
// CHECK-NEXT:builtin.module
// CHECK-NEXT:own.make
// CHECK-EMPTY:
// CHECK-NEXT:resources
// CHECK-NEXT:tool."a key"  "kept"
// CHECK-NEXT:tool.on  true
// CHECK-NEXT:builtin.two  8 bytes, aligned to 4
// CHECK-NEXT:builtin.none  without a value
// TEXT: is no bytecode of MLIR, which alone has a summary
// BOTH: --bytecode-summary prints no program: --emit-bytecode is too much
// BEFORE: bytecode version 6, 60 bytes, produced by "a \22tool\22"
// BEFORE: Dialect (1)
// BEFORE-NOT: AttrType (2)
// SHORT: section AttrType (2) has {{[0-9]+}} bytes, and only {{[0-9]+}} are left: the file is truncated, at byte
// MORE: error: 9 bytes of a resource are wanted, and only 8 are left, at byte
%0 = "own.make"() <{of = #own.attr}> {two = dense_resource<two> : tensor<2xi32>, none = dense_resource<none> : tensor<2xi32>} : () -> !own.type

{-#
  external_resources: {
    tool: { "a key": "kept", on: true }
  },
  dialect_resources: {
    builtin: { two: "0x040000000100000002000000" }
  }
#-}
