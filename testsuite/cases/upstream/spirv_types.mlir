// RUN: %as-mlir-opt %s %t

func.func private @t0(!spirv.ptr<f32, Uniform>, !spirv.array<4 x f32>, !spirv.array<4 x f32, stride=4>, !spirv.rtarray<f32>, !spirv.rtarray<f32, stride=4>, !spirv.struct<(f32, i32)>)
func.func private @t1(!spirv.struct<(f32 [0], i32 [4])>, !spirv.struct<(f32 [0, NonWritable], i32 [4, RowMajor, MatrixStride=16])>, !spirv.struct<(f32 [MatrixStride=[1, 2], MatrixStride=unit, NonWritable], i32)>, !spirv.struct<()>, !spirv.struct<s1, (i32)>, !spirv.struct<s2, (!spirv.ptr<!spirv.struct<s2>, StorageBuffer>)>)
func.func private @t2(!spirv.matrix<3 x vector<3xf32>>, !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, !spirv.sampled_image<!spirv.image<f32, Cube, IsDepth, Arrayed, MultiSampled, NeedSampler, R8ui>>, !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>)
func.func private @t3(!spirv.arm.tensor<1x2x3xi32>, !spirv.arm.tensor<?x?xi32>, !spirv.arm.tensor<*xf32>, !spirv.array<4 x !spirv.array<2 x vector<4xf32>, stride=4>, stride=128>, !spirv.struct<(i32), Block>, !spirv.struct<(i32 [0]), BufferBlock>)
