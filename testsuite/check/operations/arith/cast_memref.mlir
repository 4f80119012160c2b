// The same memory with other elements, where index has 64 bits.

func.func @index_cast_m3xi64_to_m3xindex(%a: memref<3xi64>) -> memref<3xindex> {
  %r = arith.index_cast %a : memref<3xi64> to memref<3xindex>
  return %r : memref<3xindex>
}

func.func @index_cast_mdx2xindex_to_mdx2xi64(%a: memref<?x2xindex>) -> memref<?x2xi64> {
  %r = arith.index_cast %a : memref<?x2xindex> to memref<?x2xi64>
  return %r : memref<?x2xi64>
}

func.func @index_castui_m3xi64_to_m3xindex(%a: memref<3xi64>) -> memref<3xindex> {
  %r = arith.index_castui %a : memref<3xi64> to memref<3xindex>
  return %r : memref<3xindex>
}

func.func @index_castui_mdx2xindex_to_mdx2xi64(%a: memref<?x2xindex>) -> memref<?x2xi64> {
  %r = arith.index_castui %a : memref<?x2xindex> to memref<?x2xi64>
  return %r : memref<?x2xi64>
}

func.func @bitcast_m3xi32_to_m3xf32(%a: memref<3xi32>) -> memref<3xf32> {
  %r = arith.bitcast %a : memref<3xi32> to memref<3xf32>
  return %r : memref<3xf32>
}

func.func @bitcast_mdxf64_to_mdxi64(%a: memref<?xf64>) -> memref<?xi64> {
  %r = arith.bitcast %a : memref<?xf64> to memref<?xi64>
  return %r : memref<?xi64>
}

func.func @bitcast_m2x2xbf16_to_m2x2xi16(%a: memref<2x2xbf16>) -> memref<2x2xi16> {
  %r = arith.bitcast %a : memref<2x2xbf16> to memref<2x2xi16>
  return %r : memref<2x2xi16>
}
