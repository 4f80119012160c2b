include "mlir/IR/OpBase.td"

def Own : Dialect {
  let name = "own";
  let cppNamespace = "::own";
}

def Groups : Op<Own, "groups", [AttrSizedOperandSegments]> {
  let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$xs, DenseI32ArrayAttr:$sizes,
                       Variadic<I32>:$ys);
  let assemblyFormat = "$xs `:` type($xs) `and` $ys `:` type($ys) attr-dict";
}
