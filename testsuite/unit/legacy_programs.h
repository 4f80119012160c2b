/* Programs for test_legacy.c: an old spelling each, in the body of a function of the values there,
 * or a whole file, which begins with "module". */
{ "func", "module {\nfunc @f() {\n  return\n}\n}" },
{ "builtin.func", "module {\nbuiltin.func @f() {\n  return\n}\n}" },
{ "return", "module {\nfunc.func @g() {\n  std.return\n}\n}" },
{ "call", "module {\nfunc @f() {\n  std.call @f() : () -> ()\n  return\n}\n}" },
{ "call_indirect", "module {\nfunc.func @f() {\n  %h = func.constant @f : () -> ()\n"
                   "  std.call_indirect %h() : () -> ()\n  return\n}\n}" },
{ "br", "br ^a(%i : i32)\n^a(%j: i32):" },
{ "cond_br", "cond_br %p, ^a, ^a\n^a:" },
{ "switch", "switch %i : i32, [\n  default: ^a,\n  1: ^a\n]\n^a:" },
{ "assert", "assert %p, \"it holds\"" },
{ "constant", "%r = constant 1 : i32" },
{ "addi", "%r = addi %i, %i : i32" },
{ "subi", "%r = subi %i, %i : i32" },
{ "muli", "%r = muli %i, %i : i32" },
{ "divis", "%r = divis %i, %i : i32" },
{ "diviu", "%r = diviu %i, %i : i32" },
{ "remis", "%r = remis %i, %i : i32" },
{ "remiu", "%r = remiu %i, %i : i32" },
{ "divi_signed", "%r = divi_signed %i, %i : i32" },
{ "divi_unsigned", "%r = divi_unsigned %i, %i : i32" },
{ "remi_signed", "%r = remi_signed %i, %i : i32" },
{ "remi_unsigned", "%r = remi_unsigned %i, %i : i32" },
{ "floordivi_signed", "%r = floordivi_signed %i, %i : i32" },
{ "ceildivi_signed", "%r = ceildivi_signed %i, %i : i32" },
{ "and", "%r = and %i, %i : i32" },
{ "or", "%r = or %i, %i : i32" },
{ "xor", "%r = xor %i, %i : i32" },
{ "shlis", "%r = shlis %i, %i : i32" },
{ "shift_left", "%r = shift_left %i, %i : i32" },
{ "shift_right_signed", "%r = shift_right_signed %i, %i : i32" },
{ "shift_right_unsigned", "%r = shift_right_unsigned %i, %i : i32" },
{ "cmpi", "%r = cmpi \"slt\", %i, %i : i32" },
{ "maxsi", "%r = maxsi %i, %i : i32" },
{ "maxui", "%r = maxui %i, %i : i32" },
{ "minsi", "%r = minsi %i, %i : i32" },
{ "minui", "%r = minui %i, %i : i32" },
{ "select", "%r = select %p, %i, %i : i32" },
{ "addf", "%r = addf %x, %x : f32" },
{ "subf", "%r = subf %x, %x : f32" },
{ "mulf", "%r = mulf %x, %x : f32" },
{ "divf", "%r = divf %x, %x : f32" },
{ "remf", "%r = remf %x, %x : f32" },
{ "negf", "%r = negf %x : f32" },
{ "cmpf", "%r = cmpf \"ult\", %x, %x : f32" },
{ "maxf", "%r = maxf %x, %x : f32" },
{ "minf", "%r = minf %x, %x : f32" },
{ "absf", "%r = absf %x : f32" },
{ "ceilf", "%r = ceilf %x : f32" },
{ "floorf", "%r = floorf %x : f32" },
{ "fmaf", "%r = fmaf %x, %x, %x : f32" },
{ "copysign", "%r = copysign %x, %x : f32" },
{ "sin", "%r = sin %x : f32" },
{ "cos", "%r = cos %x : f32" },
{ "tan", "%r = tan %x : f32" },
{ "tanh", "%r = tanh %x : f32" },
{ "atan", "%r = atan %x : f32" },
{ "atan2", "%r = atan2 %x, %x : f32" },
{ "exp", "%r = exp %x : f32" },
{ "exp2", "%r = exp2 %x : f32" },
{ "expm1", "%r = expm1 %x : f32" },
{ "log", "%r = log %x : f32" },
{ "log2", "%r = log2 %x : f32" },
{ "log10", "%r = log10 %x : f32" },
{ "log1p", "%r = log1p %x : f32" },
{ "powf", "%r = powf %x, %x : f32" },
{ "sqrt", "%r = sqrt %x : f32" },
{ "rsqrt", "%r = rsqrt %x : f32" },
{ "erf", "%r = erf %x : f32" },
{ "sexti", "%r = sexti %w : i8 to i32" },
{ "zexti", "%r = zexti %w : i8 to i32" },
{ "trunci", "%r = trunci %i : i32 to i8" },
{ "fpext", "%r = fpext %x : f32 to f64" },
{ "fptrunc", "%r = fptrunc %d : f64 to f32" },
{ "sitofp", "%r = sitofp %i : i32 to f32" },
{ "uitofp", "%r = uitofp %i : i32 to f32" },
{ "fptosi", "%r = fptosi %x : f32 to i32" },
{ "fptoui", "%r = fptoui %x : f32 to i32" },
{ "index_cast", "%r = index_cast %n : index to i32" },
{ "bitcast", "%r = bitcast %x : f32 to i32" },
{ "create_complex", "%r = create_complex %x, %x : complex<f32>" },
{ "re", "%r = re %z : complex<f32>" },
{ "im", "%r = im %z : complex<f32>" },
{ "addcf", "%r = addcf %z, %z : complex<f32>" },
{ "subcf", "%r = subcf %z, %z : complex<f32>" },
{ "alloc", "%r = alloc(%n) : memref<?xf32>" },
{ "alloca", "%r = alloca() : memref<4xf32>" },
{ "dealloc", "dealloc %m : memref<4xf32>" },
{ "load", "%r = load %m[%n] : memref<4xf32>" },
{ "store", "store %x, %m[%n] : memref<4xf32>" },
{ "dim", "%r = dim %o, 0 : memref<?x4xf32>" },
{ "rank", "%r = rank %u : memref<*xf32>\n%s = rank %t : tensor<4xf32>" },
{ "memref_cast", "%r = memref_cast %m : memref<4xf32> to memref<?xf32>" },
{ "memref_reshape", "%h = alloc() : memref<1xindex>\n"
                    "%r = memref_reshape %m(%h) : (memref<4xf32>, memref<1xindex>) -> memref<4xf32>" },
{ "memref_reinterpret_cast", "%r = memref_reinterpret_cast %m to offset: [0], sizes: [2], strides: "
                             "[1] : memref<4xf32> to memref<2xf32>" },
{ "subview", "%r = subview %m[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>" },
{ "view", "%r = view %b[%n][] : memref<64xi8> to memref<4xf32>" },
{ "assume_alignment", "assume_alignment %m, 16 : memref<4xf32>" },
{ "prefetch", "prefetch %m[%n], read, locality<3>, data : memref<4xf32>" },
{ "dma_start", "%e = alloc() : memref<1xi32, 2>\n%k = alloc() : memref<4xf32, 1>\n"
               "dma_start %m[%n], %k[%n], %n, %e[%n] : memref<4xf32>, memref<4xf32, 1>, "
               "memref<1xi32, 2>" },
{ "dma_wait", "%e = alloc() : memref<1xi32>\ndma_wait %e[%n], %n : memref<1xi32>" },
{ "global_memref", "module {\n  global_memref \"private\" constant @x : memref<2xi32> = "
                   "dense<[1, 2]>\n}" },
{ "get_global_memref", "module {\n  memref.global \"private\" @x : memref<2xi32>\n  func.func @f() "
                       "{\n    %r = get_global_memref @x : memref<2xi32>\n    return\n  }\n}" },
{ "atomic_rmw", "%r = atomic_rmw \"maxf\" %x, %m[%n] : (f32, memref<4xf32>) -> f32" },
{ "generic_atomic_rmw", "%r = generic_atomic_rmw %m[%n] : memref<4xf32> {\n^a(%old: f32):\n"
                        "  memref.atomic_yield %x : f32\n}" },
{ "atomic_yield", "%r = memref.generic_atomic_rmw %m[%n] : memref<4xf32> {\n^a(%old: f32):\n"
                  "  atomic_yield %x : f32\n}" },
{ "clone", "%r = clone %m : memref<4xf32> to memref<4xf32>" },
{ "tensor_cast", "%r = tensor_cast %t : tensor<4xf32> to tensor<?xf32>" },
{ "extract_element", "%r = extract_element %t[%n] : tensor<4xf32>\n"
                     "%s = extract_element %v[%n] : vector<4xf32>" },
{ "tensor_from_elements", "%r = tensor_from_elements(%x, %x) : tensor<2xf32>\n"
                          "%s = tensor_from_elements %x, %x : tensor<2xf32>" },
{ "dynamic_tensor_from_elements", "%r = dynamic_tensor_from_elements %n {\n^a(%j: index):\n"
                                  "  yield %j : index\n} : tensor<?xindex>" },
{ "yield", "%r = tensor.generate %n {\n^a(%j: index):\n  yield %j : index\n} : tensor<?xindex>" },
{ "splat", "%r = splat %x : tensor<4xf32>\n%s = splat %x : vector<4xf32>" },
{ "subtensor", "%r = subtensor %t[0] [2] [1] : tensor<4xf32> to tensor<2xf32>" },
{ "subtensor_insert", "%r = subtensor_insert %t into %t[0] [4] [1] : tensor<4xf32> into "
                      "tensor<4xf32>" },
{ "tensor_load", "%r = tensor_load %m : memref<4xf32>" },
{ "tensor_store", "tensor_store %t, %m : memref<4xf32>" },
{ "tensor_to_memref", "%r = tensor_to_memref %t : memref<4xf32>" },
{ "loop.for", "loop.for %j = %n to %n step %n {\n}" },
{ "loop.if", "loop.if %p {\n}" },
{ "loop.yield", "%r = scf.if %p -> (f32) {\n  loop.yield %x : f32\n} else {\n  loop.yield %x : f32\n}" },
{ "loop.terminator", "scf.if %p {\n  loop.terminator\n}" },
{ "loop.parallel", "loop.parallel (%j) = (%n) to (%n) step (%n) {\n}" },
{ "loop.reduce", "%r = scf.parallel (%j) = (%n) to (%n) step (%n) init (%x) -> f32 {\n"
                 "  loop.reduce(%x) {\n  ^a(%k: f32, %q: f32):\n    scf.reduce.return %k : f32\n"
                 "  } : f32\n}" },
{ "loop.reduce.return", "%r = scf.parallel (%j) = (%n) to (%n) step (%n) init (%x) -> f32 {\n"
                        "  scf.reduce(%x : f32) {\n  ^a(%k: f32, %q: f32):\n"
                        "    loop.reduce.return %k : f32\n  }\n}" },
{ "scf.parallel", "%r = scf.parallel (%j) = (%n) to (%n) step (%n) init (%x) -> f32 {\n"
                  "  scf.reduce(%x : f32) {\n  ^a(%k: f32, %q: f32):\n    scf.reduce.return %k : "
                  "f32\n  }\n  scf.yield\n}" },
{ "scf.reduce", "%r = scf.parallel (%j) = (%n) to (%n) step (%n) init (%x) -> f32 {\n"
                "  scf.reduce(%x) {\n  ^a(%k: f32, %q: f32):\n    scf.reduce.return %k : f32\n"
                "  } : f32\n}" },
{ "memref.dim", "%r = memref.dim %tt, %n : tensor<?x4xf32>" },
{ "memref.rank", "%r = memref.rank %tt : tensor<?x4xf32>" },
{ "memref.store", "memref.store %x to %m[%n] : memref<4xf32>" },
{ "memref.expand_shape", "%r = memref.expand_shape %o [[0, 1], [2]] : memref<?x4xf32> into "
                         "memref<?x2x4xf32>" },
{ "memref.tensor_load", "%r = memref.tensor_load %m : memref<4xf32>" },
{ "memref.tensor_store", "memref.tensor_store %t, %m : memref<4xf32>" },
{ "memref.buffer_cast", "%r = memref.buffer_cast %t : memref<4xf32>" },
{ "memref.tensor_to_memref", "%r = memref.tensor_to_memref %t : memref<4xf32>" },
{ "memref.clone", "%r = memref.clone %m : memref<4xf32> to memref<4xf32>" },
{ "bufferization.to_memref", "%r = bufferization.to_memref %t : memref<4xf32>\n"
                             "%s = bufferization.to_memref %t : tensor<4xf32> to memref<4xf32>" },
{ "bufferization.to_tensor", "%r = bufferization.to_tensor %m : memref<4xf32>" },
{ "tensor.expand_shape", "%r = tensor.expand_shape %tt [[0], [1, 2]] : tensor<?x4xf32> into "
                         "tensor<?x2x2xf32>" },
{ "linalg.tensor_expand_shape", "%r = linalg.tensor_expand_shape %t [[0, 1]] : tensor<4xf32> into "
                                "tensor<2x2xf32>" },
{ "linalg.tensor_collapse_shape", "%r = linalg.tensor_collapse_shape %tt [[0, 1]] : "
                                  "tensor<?x4xf32> into tensor<?xf32>" },
{ "linalg.reshape", "%r = linalg.reshape %mm [[0, 1]] : memref<4x4xf32> into memref<16xf32>\n"
                    "%s = linalg.reshape %m [[0, 1]] : memref<4xf32> into memref<2x2xf32>" },
{ "linalg.tensor_reshape", "%r = linalg.tensor_reshape %tt [[0, 1]] : tensor<?x4xf32> into "
                           "tensor<?xf32>\n"
                           "%s = linalg.tensor_reshape %t [[0, 1]] : tensor<4xf32> into "
                           "tensor<2x2xf32>" },
{ "linalg.init_tensor", "%r = linalg.init_tensor [%n, 4] : tensor<?x4xf32>" },
{ "linalg.pad_tensor", "%r = linalg.pad_tensor %t low[1] high[1] {\n^a(%j: index):\n"
                       "  linalg.yield %x : f32\n} : tensor<4xf32> to tensor<6xf32>" },
{ "tf.Print", "%r = \"tf.Print\"(%t) {message = \"it\"} : (tensor<4xf32>) -> tensor<4xf32>" },
{ "vector.reduction", "%r = vector.reduction \"max\", %v : vector<4xf32> into f32\n"
                      "%s = vector.reduction \"min\", %vi, %i : vector<4xi32> into i32\n"
                      "%q = vector.reduction <minf>, %v : vector<4xf32> into f32" },
{ "vector.extract", "%r = vector.extract %v[1] : vector<4xf32>" },
{ "vector.extractelement", "%r = vector.extractelement %v[%i : i32] : vector<4xf32>" },
{ "vector.insertelement", "%r = vector.insertelement %x, %v[%n : index] : vector<4xf32>" },
{ "vector.splat", "%r = vector.splat %x : vector<4xf32>" },
{ "linalg.generic", "linalg.generic {args_in = 1, args_out = 1, indexing_maps = [affine_map<(a) -> "
                    "(a)>, affine_map<(a) -> (a)>], iterator_types = [\"parallel\"]} %m, %m {\n"
                    "^a(%k: f32, %q: f32):\n  linalg.yield %k : f32\n} : memref<4xf32>, "
                    "memref<4xf32>\n"
                    "%r = linalg.generic {n_views = [1, 1], indexing_maps = [affine_map<(a) -> "
                    "(a)>, affine_map<(a) -> (a)>], iterator_types = [\"parallel\"]} %t {\n"
                    "^a(%k: f32):\n  linalg.yield %k : f32\n} : tensor<4xf32> -> tensor<4xf32>" },
{ "linalg.fill", "linalg.fill(%m, %x) : memref<4xf32>, f32\n"
                 "%r = linalg.fill(%x, %t) : f32, tensor<4xf32> -> tensor<4xf32>" },
{ "linalg.copy", "linalg.copy(%m, %m) : memref<4xf32>, memref<4xf32>" },
{ "linalg.dot", "%e = alloc() : memref<f32>\n"
                "linalg.dot(%m, %m, %e) : memref<4xf32>, memref<4xf32>, memref<f32>" },
{ "linalg.matvec", "linalg.matvec(%mm, %m, %m) : memref<4x4xf32>, memref<4xf32>, memref<4xf32>" },
{ "linalg.vecmat", "linalg.vecmat(%m, %mm, %m) : memref<4xf32>, memref<4x4xf32>, memref<4xf32>" },
{ "linalg.matmul", "linalg.matmul(%mm, %mm, %mm) : memref<4x4xf32>, memref<4x4xf32>, "
                   "memref<4x4xf32>" },
{ "linalg.batch_matmul", "%e = alloc() : memref<2x4x4xf32>\n"
                         "linalg.batch_matmul(%e, %e, %e) : memref<2x4x4xf32>, memref<2x4x4xf32>, "
                         "memref<2x4x4xf32>" },
{ "llvm.load", "%ptr = llvm.mlir.zero : !llvm.ptr\n%r = llvm.load %ptr : !llvm.ptr<f32>" },
{ "llvm.store", "%ptr = llvm.mlir.zero : !llvm.ptr\nllvm.store %x, %ptr : !llvm.ptr<f32>" },
{ "llvm.getelementptr", "%ptr = llvm.mlir.zero : !llvm.ptr\n%r = llvm.getelementptr %ptr[%l] : (!llvm.ptr<f32>, i64) -> "
                        "!llvm.ptr<f32>" },
{ "llvm.mlir.null", "%r = llvm.mlir.null : !llvm.ptr<i8>" },
{ "llvm.mlir.cast", "%r = llvm.mlir.cast %n : index to i64" },
{ "affine.terminator", "affine.for %j = 0 to 4 {\n  affine.terminator\n}" },
{ "arith.maxf", "%r = arith.maxf %x, %x : f32" },
{ "arith.minf", "%r = arith.minf %x, %x : f32" },
{ "math.abs", "%r = math.abs %x : f32" },
