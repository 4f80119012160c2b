#include "core/define/trait.h"

const TraitName TRAIT_NAMES[] = {
    { PURE, "Pure", NULL },
    { NO_MEMORY_EFFECT, "NoMemoryEffect", NULL },
    { RECURSIVE_EFFECTS, "RecursiveMemoryEffects", "HasRecursiveMemoryEffects" },
    { COMMUTATIVE, "Commutative", "IsCommutative" },
    { ELEMENTWISE, "ElementwiseMappable", NULL },
    { TERMINATOR, "Terminator", "IsTerminator" },
    { ISOLATED_FROM_ABOVE, "IsolatedFromAbove", "IsIsolatedFromAbove" },
    { SINGLE_BLOCK, "SingleBlock", "SingleBlock" },
    { NO_TERMINATOR, "NoTerminator", "NoTerminator" },
    { SYMBOL, "Symbol", "SymbolOpInterface::Trait" },
    { SYMBOL_TABLE, "SymbolTable", "SymbolTable" },
    { GRAPH_REGION, "GraphRegion", "HasOnlyGraphRegion" },
    { NO_REGION_ARGUMENTS, "NoRegionArguments", "NoRegionArguments" },
    { AUTOMATIC_ALLOCATION_SCOPE, "AutomaticAllocationScope", "AutomaticAllocationScope" },
    { AFFINE_SCOPE, "AffineScope", "AffineScope" },
    { CONSTANT_LIKE, "ConstantLike", "ConstantLike" },
    { RETURN_LIKE, "ReturnLike", "ReturnLike" },
    { SAME_OPERANDS_AND_RESULT_TYPE, "SameOperandsAndResultType", "SameOperandsAndResultType" },
    { SAME_OPERANDS_AND_RESULT_SHAPE, "SameOperandsAndResultShape", "SameOperandsAndResultShape" },
    { SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE, "SameOperandsAndResultElementType",
      "SameOperandsAndResultElementType" },
    { SAME_OPERANDS_SHAPE, "SameOperandsShape", "SameOperandsShape" },
    { SAME_OPERANDS_ELEMENT_TYPE, "SameOperandsElementType", "SameOperandsElementType" },
    { SAME_TYPE_OPERANDS, "SameTypeOperands", "SameTypeOperands" },
    { ATTR_SIZED_OPERAND_SEGMENTS, "AttrSizedOperandSegments", "AttrSizedOperandSegments" },
    { ATTR_SIZED_RESULT_SEGMENTS, "AttrSizedResultSegments", "AttrSizedResultSegments" },
    { SAME_VARIADIC_OPERAND_SIZE, "SameVariadicOperandSize", "SameVariadicOperandSize" },
    { SAME_VARIADIC_RESULT_SIZE, "SameVariadicResultSize", "SameVariadicResultSize" },
    { PARALLEL_REGION, "HasParallelRegion", "HasParallelRegion" },
    { CAST, "CastOpInterface", "CastOpInterface::Trait" },
    { 0 },
};

const char *region_summary(RegionKind kind)
{
    switch (kind) {
    case ANY_REGION:
        return "any region";
    case SIZED_REGION_1:
        return "region with 1 blocks";
    case MAX_SIZED_REGION_1:
        return "region with at most 1 blocks";
    case MIN_SIZED_REGION_1:
        return "region with at least 1 blocks";
    }
    return NULL;
}
