// What is written as bytecode, of any version, is the same program again: its operations, attributes,
// locations, blocks and regions.
// RUN: mlir-interp print --allow-unregistered-dialect --mlir-print-debuginfo %s > %t.mlir
// RUN: for v in 0 1 2 3 4 5 6; do mlir-interp print --allow-unregistered-dialect --emit-bytecode=$v %s | mlir-interp print --allow-unregistered-dialect --mlir-print-debuginfo - | diff %t.mlir - || exit 1; done
// What mlir-opt writes is written again byte by byte.
// RUN: mlir-opt --allow-unregistered-dialect --emit-bytecode %s -o %t.mlirbc
// RUN: mlir-interp print --allow-unregistered-dialect --emit-bytecode --emit-bytecode-producer=MLIR22.1.8 %t.mlirbc | cmp - %t.mlirbc
#map = affine_map<(d0)[s0] -> (d0 * 2 + s0, d0 floordiv 3)>
#set = affine_set<(d0) : (d0 - 1 >= 0, d0 == 4)>

"any.attributes"() {
  a00 = unit, a01 = true, a02 = -1 : i8, a03 = 255 : ui8, a04 = -9223372036854775808 : i64, a05 = 7 : index,
  a06 = 340282366920938463463374607431768211455 : i129, a07 = 0 : i65, a08 = -5 : si17,
  a10 = 1.5 : f32, a11 = 0x7FC00001 : f32, a12 = 0x7F : f8E4M3FN, a13 = 1.0 : f80, a14 = -0.0 : f128, a15 = 2.0 : bf16,
  a20 = "text", a21 = "of a type" : i32, a22 = "\00\FF", a23 = @symbol, a24 = @a::@b::@"c d", a25 = i32,
  a30 = [], a31 = [1, "two", [3 : i8]], a32 = {}, a33 = {x = 1, y = {z}},
  a40 = array<i32>, a41 = array<i1: true, false>, a42 = array<f64: 0.5>, a43 = array<i64: -1>,
  a50 = dense<[true, false, true]> : tensor<3xi1>, a51 = dense<true> : vector<9xi1>, a52 = dense<false> : tensor<2xi1>,
  a53 = dense<[1, -2, 3]> : tensor<3xi5>, a54 = dense<7> : tensor<1000000xi32>, a55 = dense<(1.0, -2.0)> : tensor<2xcomplex<f32>>,
  a56 = dense<["x", "y"]> : tensor<2x!any.string>, a57 = dense<"z"> : tensor<2x!any.string>, a58 = dense<> : tensor<0xf32>,
  a60 = sparse<[[0, 1], [2, 3]], [1.0, 2.0]> : tensor<4x4xf32>, a61 = dense_resource<absent> : tensor<2xi8>,
  a70 = #map, a71 = #set, a72 = strided<[?, 1], offset: 3>, a73 = #any.attribute<"<of">, a74 = #arith.fastmath<nnan>
} : () -> ()

"any.types"() {
  types = [i1, si32, ui7, index, none, f16, f8E5M2, tf32, complex<f64>, tuple<>, tuple<i32, tuple<f32>>, () -> (), (i1) -> (i2, i3),
           vector<4xi32>, vector<f32>, vector<[4]x2xi1>, tensor<*xf32>, tensor<?x0x3xindex>, tensor<2xf32, "encoded">,
           memref<*xi8>, memref<*xi8, 3>, memref<?x4xf32>, memref<4xf32, #map>, memref<4x4xf32, strided<[?, 1], offset: 3>, "far">,
           !any.type, !any<"type <of">, !llvm.ptr<1>, !llvm.struct<"itself", (ptr, i32)>]
} : () -> ()

"any.locations"() ({
^bb0(%a: i32 loc("f":1:2), %b: i32 loc(unknown)):
  "any.use"(%a, %b) : (i32, i32) -> () loc(callsite("g" at fused["f":3:4, unknown]))
  "any.use"(%b) : (i32) -> () loc(fused<{m = 1}>["f":5:6 to :9, "h"("f":7:8 to 9:10)])
  "any.use"(%a) : (i32) -> () loc(fused<"m">[unknown])
}) : () -> () loc("f":0:0)

// Values that are used before they are given, blocks that are gone to before they stand, and regions
// that take values from around them.
%early:2 = "any.graph"() ({
  %x = "any.of"(%y) : (i32) -> i32
  %y = "any.of"(%x) : (i32) -> i32
  "any.holds"() ({
    "any.use"(%y) : (i32) -> ()
  }, {
  }) : () -> ()
  "any.end"() : () -> ()
}) : () -> (i32, i64)
"any.use"(%early#1) : (i64) -> ()

func.func @blocks(%c: i1, %v: i32) -> i32 {
  cf.cond_br %c, ^later(%v : i32), ^now
^now:
  %s = llvm.add %v, %v overflow<nsw> : i32
  cf.br ^later(%s : i32)
^later(%r: i32):
  return %r : i32
}

// Properties that are no attributes: flags, numbers that may be absent, and enumerations.
func.func @properties(%p: !ptr.ptr<#ptr.generic_space>, %v: i32, %i: index) {
  ptr.store volatile %v, %p alignment = 8 nontemporal : i32, !ptr.ptr<#ptr.generic_space>
  ptr.store %v, %p : i32, !ptr.ptr<#ptr.generic_space>
  %q = ptr.ptr_add inbounds %p, %i : !ptr.ptr<#ptr.generic_space>, index
  %at = affine.linearize_index disjoint [%i, %i] by (4, %i) : index
  %l = llvm.mlir.zero : !llvm.ptr
  %g = llvm.getelementptr inbounds|nuw %l[3] : (!llvm.ptr) -> !llvm.ptr, i8
  return
}
