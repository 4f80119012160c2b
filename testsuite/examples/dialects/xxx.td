// A language of tensors of f64 in ODS: constants, and matrices that change rows for columns.
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def xxx_Dialect : Dialect {
  let name = "xxx";
  let summary = "a language of tensors";
  let cppNamespace = "xxx";
}

class xxx_Op<string mnemonic, list<Trait> traits = []> : Op<xxx_Dialect, mnemonic, traits>;

def ConstantOp : xxx_Op<"constant", [Pure, AllTypesMatch<["value", "result"]>]> {
  let summary = "a tensor that is written down";
  let arguments = (ins F64ElementsAttr:$value);
  let results = (outs F64Tensor:$result);
  let assemblyFormat = "attr-dict $value";
}

def TransposeOp : xxx_Op<"transpose", [Pure]> {
  let summary = "rows become columns";
  let arguments = (ins F64Tensor:$input, OptionalAttr<BoolAttr>:$inplace);
  let results = (outs F64Tensor:$output);
}
