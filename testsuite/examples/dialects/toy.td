// The dialect of MLIR's tutorial in ODS: functions of its own, and operations on tensors of f64. What
// the tutorial reads in C++ has a declarative format here. As the interpreter takes it:
//   llvm-tblgen-22 --dump-json -I /usr/lib/llvm-22/include toy.td -o toy.json
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let summary = "the language of MLIR's tutorial";
  let cppNamespace = "::toy";
}

class Toy_Op<string mnemonic, list<Trait> traits = []> : Op<Toy_Dialect, mnemonic, traits>;

def Toy_ConstantOp : Toy_Op<"constant", [Pure, AllTypesMatch<["value", "result"]>]> {
  let summary = "a tensor that is written down";
  let arguments = (ins F64ElementsAttr:$value);
  let results = (outs F64Tensor:$result);
  let assemblyFormat = "attr-dict $value";
}

class Toy_Elementwise<string mnemonic, string what>
    : Toy_Op<mnemonic, [Pure, SameOperandsAndResultType]> {
  let summary = what;
  let arguments = (ins F64Tensor:$lhs, F64Tensor:$rhs);
  let results = (outs F64Tensor:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

def Toy_AddOp : Toy_Elementwise<"add", "the sum, element by element">;
def Toy_MulOp : Toy_Elementwise<"mul", "the product, element by element">;

class Toy_Reshaping<string mnemonic, string what> : Toy_Op<mnemonic, [Pure]> {
  let summary = what;
  let arguments = (ins F64Tensor:$input);
  let results = (outs F64Tensor:$result);
  let assemblyFormat = "`(` $input `:` type($input) `)` attr-dict `to` type($result)";
}

def Toy_TransposeOp : Toy_Reshaping<"transpose", "rows become columns">;
def Toy_ReshapeOp : Toy_Reshaping<"reshape", "the same elements in another shape">;

def Toy_CastOp : Toy_Op<"cast", [Pure]> {
  let summary = "the same tensor, of which more or less is known";
  let arguments = (ins F64Tensor:$input);
  let results = (outs F64Tensor:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
}

def Toy_PrintOp : Toy_Op<"print"> {
  let summary = "prints the rows of a matrix";
  let arguments = (ins F64Tensor:$input);
  let assemblyFormat = "$input attr-dict `:` type($input)";
}

def Toy_FuncOp : Toy_Op<"func", [FunctionOpInterface, IsolatedFromAbove, Symbol]> {
  let summary = "a function";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<StrAttr>:$sym_visibility,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}

def Toy_GenericCallOp : Toy_Op<"generic_call", [CallOpInterface]> {
  let summary = "a call, whatever shapes the arguments have";
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<F64Tensor>:$inputs);
  let results = (outs F64Tensor:$result);
  let assemblyFormat = "$callee `(` $inputs `)` attr-dict `:` functional-type($inputs, results)";
}

def Toy_ReturnOp : Toy_Op<"return", [Pure, HasParent<"FuncOp">, Terminator, ReturnLike]> {
  let summary = "leaves the function";
  let arguments = (ins Variadic<F64Tensor>:$input);
  let assemblyFormat = "($input^ `:` type($input))? attr-dict";
}
