/* Ideas about vectors. */
#include "interp/tools/manual/idea.h"

static bool is_of_vector(const OpDef *def)
{
    return str_starts(str_of(def->name), "vector.");
}

static bool has_mask(const OpDef *def)
{
    for (unsigned i = 0; is_of_vector(def) && i < def_operand_count(def); i++)
        if (str_is(str_of(def->operands[i].name), "mask"))
            return true;
    return is_of_vector(def) && def->mask_type;
}

const Idea VECTOR_IDEAS[] = {
    {
        .name = "vectors",
        .aliases = "lane lanes simd",
        .summary = "values of several lanes, each a number of its own",
        .text = "A `vector<4xi32>` is a value of four lanes. What arith and math do, they do to\n"
                "each lane by itself: a lane that overflows, or is poison, leaves the others as\n"
                "they are. `vector<2x3xf32>` has rows; its lanes are counted row by row.\n"
                "\n"
                "Operations of `vector` move lanes (`vector.shuffle`, `vector.transpose`,\n"
                "`vector.shape_cast`), and poison goes with them; or make one number of many\n"
                "(`vector.reduction`, `vector.contract`), which is poison where one of them is.\n"
                "Floats are added in the order of the lanes, unless a flag allows another.\n"
                "\n"
                "In memory each lane is an element of the memref, where that lies: a byte at\n"
                "least, so that a `vector<8xi1>` in a `memref<8xi1>` takes eight.\n",
        .example = "  %a = arith.constant dense<[100, 1, 2, 3]> : vector<4xi8>\n"
                   "  %sum = arith.addi %a, %a overflow<nsw> : vector<4xi8>\n"
                   "  %moved = vector.shuffle %sum, %sum [3, 2, 1, 0]\n"
                   "      : vector<4xi8>, vector<4xi8>\n"
                   "  %all = vector.reduction <add>, %a : vector<4xi8> into i8\n"
                   "  return %sum, %moved, %all : vector<4xi8>, vector<4xi8>, i8\n",
        .gives = "dense<[poison, 2, 4, 6]> : vector<4xi8>\n"
                 "dense<[6, 4, 2, poison]> : vector<4xi8>\n"
                 "106 : i8\n",
        .watch = "`trace --html` draws the lanes of `arith.addi` below each other.\n"
                 "`print %sum[0]` shows a lane, and where its poison comes from.\n",
        .operations = "vector.extract vector.insert vector.shuffle vector.broadcast "
                      "vector.reduction vector.multi_reduction vector.contract vector.print",
        .ideas = "masks transfers scalable-vectors poison",
        .decisions = "V11, V12, V20, V33",
        .concerns = is_of_vector,
    },
    {
        .name = "masks",
        .aliases = "mask masked predicate passthru create_mask",
        .summary = "which lanes an operation is about",
        .text = "A mask is a vector of `i1`, a lane for a lane. Of memory, a lane that is off is\n"
                "neither read nor written, so that it may lie where there is nothing; of a\n"
                "result, it has what stands for it: the padding, a lane of `passthru`, what was\n"
                "there before, or else poison. A reduction leaves such lanes out.\n"
                "\n"
                "`vector.create_mask %n` is on from the first lane to lane n - 1: the tail of a\n"
                "loop whose length is no multiple of the vector's. `vector.mask` puts a mask\n"
                "around an operation that has none of its own.\n"
                "\n"
                "A bit that is poison is undefined behaviour where memory is at stake, for\n"
                "nobody knows whether the lane is accessed; elsewhere it makes its lane poison.\n",
        .example = "// Five numbers, four at a time.\n"
                   "  %five = arith.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>\n"
                   "  %m = bufferization.to_buffer %five : tensor<5xi32> to memref<5xi32>\n"
                   "  %c0 = arith.constant 0 : index\n"
                   "  %c4 = arith.constant 4 : index\n"
                   "  %c5 = arith.constant 5 : index\n"
                   "  %zero = arith.constant 0 : i32\n"
                   "  %none = arith.constant dense<0> : vector<4xi32>\n"
                   "  %r = scf.for %i = %c0 to %c5 step %c4 iter_args(%sum = %zero) -> i32 {\n"
                   "    %left = arith.subi %c5, %i : index\n"
                   "    %mask = vector.create_mask %left : vector<4xi1>\n"
                   "    %v = vector.maskedload %m[%i], %mask, %none\n"
                   "        : memref<5xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>\n"
                   "    %s = vector.reduction <add>, %v, %sum : vector<4xi32> into i32\n"
                   "    scf.yield %s : i32\n"
                   "  }\n",
        .gives = "15 : i32\n",
        .watch = "The second `vector.maskedload` begins at the last element: `step` lists the\n"
                 "lanes that it leaves alone, and a page of `trace` marks them.\n",
        .operations = "vector.create_mask vector.constant_mask vector.mask vector.maskedload "
                      "vector.maskedstore vector.gather vector.scatter vector.expandload "
                      "vector.compressstore",
        .ideas = "vectors transfers poison undefined-behaviour",
        .decisions = "V30, V31, V36",
        .concerns = has_mask,
    },
    {
        .name = "transfers",
        .aliases = "transfer in_bounds in-bounds inbounds padding permutation_map permutation-map "
                   "transfer_read transfer_write",
        .summary = "vectors out of memory and into it, beyond its end too",
        .text = "`vector.transfer_read` reads a box of a memref or tensor from some indices on.\n"
                "Lanes beyond the end are not read: they are the padding. `transfer_write`\n"
                "writes no such lanes. So a box may hang over the edge, or begin behind it.\n"
                "\n"
                "`in_bounds = [true]` promises that a dimension's lanes all are there. Where\n"
                "that is not so, and the mask has the lane on, the transfer is undefined\n"
                "behaviour: a compiler leaves the check away. The indices themselves are bound\n"
                "in dimensions that the box has no lanes along.\n"
                "\n"
                "The `permutation_map` says which dimension of memory each of the vector's goes\n"
                "along: `(i, j) -> (j, i)` transposes; a 0 in it broadcasts, every lane along\n"
                "that dimension is the same element.\n",
        .example = "  %rows = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %pad = arith.constant -1 : i32\n"
                   "  %v = vector.transfer_read %rows[%c1, %c1], %pad\n"
                   "      {permutation_map = affine_map<(i, j) -> (j, i)>}\n"
                   "      : tensor<3x2xi32>, vector<2x3xi32>\n",
        .gives = "dense<[[4, 6, -1], [-1, -1, -1]]> : vector<2x3xi32>\n",
        .watch = "On the page of `trace` the elements that were read are lit, and the lanes that\n"
                 "are padding are marked. Add `in_bounds = [true, true]` and run it again.\n",
        .operations = "vector.transfer_read vector.transfer_write vector.load vector.store",
        .ideas = "vectors masks out-of-bounds affine-maps",
        .decisions = "V32, V37, P10",
    },
    {
        .name = "scalable-vectors",
        .aliases = "vscale scalable sve",
        .summary = "vectors that are longer on some machines",
        .text = "`vector<[4]xi32>` holds a multiple of 4 lanes: 4, 8, 12. The factor is called\n"
                "vscale. It is one number for the whole run, which the machine has and no\n"
                "program can change. A compiler must not know it, and no program should need to.\n"
                "\n"
                "Here `--vscale=N` says it, 1 where nothing does. A constant of such a type is a\n"
                "splat, the same in every lane; arguments and results are written with all lanes\n"
                "that there are. `run`, `diff`, `step` and `trace` take it; native code is of\n"
                "processors that have no such vectors, and so `check` does not compare them.\n",
        .example =
            "// As many at a time as the machine has lanes: the sum is 28, whatever that is.\n"
            "  %c0 = arith.constant 0 : index\n"
            "  %c2 = arith.constant 2 : index\n"
            "  %c8 = arith.constant 8 : index\n"
            "  %vscale = vector.vscale\n"
            "  %lanes = arith.muli %vscale, %c2 : index\n"
            "  %r = scf.for %i = %c0 to %c8 step %lanes iter_args(%sum = %c0) -> index {\n"
            "    %left = arith.subi %c8, %i : index\n"
            "    %mask = vector.create_mask %left : vector<[2]xi1>\n"
            "    %steps = vector.step : vector<[2]xindex>\n"
            "    %first = vector.broadcast %i : index to vector<[2]xindex>\n"
            "    %v = arith.addi %first, %steps : vector<[2]xindex>\n"
            "    %s = vector.mask %mask { vector.reduction <add>, %v, %sum\n"
            "        : vector<[2]xindex> into index } : vector<[2]xi1> -> index\n"
            "    scf.yield %s : index\n"
            "  }\n",
        .gives = "28 : index\n",
        .watch = "`run --vscale=1,2,3` runs it three times and compares what it gives; without\n"
                 "the mask it would say that this depends on vscale.\n",
        .operations = "vector.vscale vector.scalable.insert vector.scalable.extract",
        .ideas = "vectors masks types",
        .decisions = "V14",
    },
    { 0 },
};
