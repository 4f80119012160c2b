include "mlir/IR/OpBase.td"

def Own : Dialect {
  let name = "own";
  let cppNamespace = "::own";
}

class OwnOp<string mnemonic, string summary, string condition>
    : Op<Own, mnemonic, [PredOpTrait<summary, CPred<condition>>]> {
  let arguments = (ins AnyInteger:$n, I32Attr:$low, OptionalAttr<I32Attr>:$high);
}

def ValueOp : OwnOp<"value", "low is at most three", "$_op.getLow() <= 3">;
def AttrOp : OwnOp<"attr", "low is at most the width",
                   "$_op.getLowAttr().getInt() <= $_op.getN().getType().getWidth()">;
def NamedOp : OwnOp<"named", "low is five",
                    "$_op.template getAttrOfType<IntegerAttr>(\"low\").getInt() == 5">;
def OtherOp : OwnOp<"other", "there is no high", "!$_op.getHighAttr()">;
def UnknownOp : OwnOp<"unknown", "it is nice", "isNice($_op)">;
