include "mlir/IR/OpBase.td"

def Own : Dialect {
  let name = "own";
  let cppNamespace = "::own";
}

def Defaults : Op<Own, "defaults"> {
  let arguments = (ins
    DefaultValuedAttr<I64ArrayAttr, "{}">:$a,
    DefaultValuedAttr<I32ArrayAttr, "{1, -2}">:$b,
    DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$c,
    DefaultValuedAttr<DenseI64ArrayAttr, "{1, 2}">:$d,
    DefaultValuedAttr<DictionaryAttr, "{}">:$e,
    DefaultValuedAttr<F32Attr, "1.5f">:$f,
    DefaultValuedAttr<F64Attr, "-.5e2">:$g,
    DefaultValuedAttr<F32Attr, "2">:$h,
    DefaultValuedAttr<BoolAttr, "true">:$i,
    DefaultValuedAttr<StrAttr, "\"text\"">:$j,
    DefaultValuedAttr<I8Attr, "0x1F">:$k,
    DefaultValuedAttr<I64Attr, "3u">:$l,
    DefaultValuedAttr<StrArrayAttr, "{\"x\", \"y\"}">:$m,
    DefaultValuedAttr<BoolArrayAttr, "{true, false}">:$n,
    DefaultValuedAttr<F32ArrayAttr, "{1.0f, 2}">:$o,
    DefaultValuedAttr<DenseF32ArrayAttr, "{1.0f}">:$p,
    DefaultValuedAttr<I64Attr, "mostThings()">:$q,
    DefaultValuedAttr<I16Attr, "{}">:$r,
    DefaultValuedAttr<F64Attr, "{}">:$s);
}
