/* Ideas about types and numbers. */
#include "interp/tools/manual/idea.h"

const Idea TYPE_IDEAS[] = {
    {
        .name = "types",
        .aliases = "type shapes",
        .summary = "every value has one, known before the program runs",
        .text = "Every value has a type, written behind a colon. Numbers: `i32` and other\n"
                "integers, `index`, `f32` and other floats, `complex<f32>`. Shapes of numbers:\n"
                "`vector<4xi32>` and `tensor<2x3xf32>` are values like a number is, read and\n"
                "written as a whole. `memref<2x3xf32>` is different: it refers to memory, and\n"
                "two of them may share it.\n"
                "\n"
                "A question mark leaves the size of a dimension open until the program runs:\n"
                "`memref<?xf32>`. The value then carries its sizes with it.\n"
                "\n"
                "Nothing is converted silently. An `i32` and an `i64` cannot be added; one has\n"
                "to be extended first, and the operation says how.\n",
        .example = "  %small = arith.constant -1 : i32\n"
                   "  %signed = arith.extsi %small : i32 to i64\n"
                   "  %unsigned = arith.extui %small : i32 to i64\n"
                   "  return %signed, %unsigned : i64, i64\n",
        .gives = "-1 : i64\n"
                 "4294967295 : i64\n",
        .watch = "`print /t %small` shows its 32 bits, all of them ones. Both extensions keep\n"
                 "them; `print /t %signed` and `print /t %unsigned` show what each puts above.\n",
        .operations = "arith.extsi arith.extui arith.index_cast arith.trunci",
        .ideas = "integers index-type floats memory tensors",
    },
    {
        .name = "integers",
        .aliases = "integer int i1 i8 i16 i32 i64 i128 si8 si16 si32 si64 ui8 ui16 ui32 ui64 bool "
                   "boolean signedness signless signed unsigned overflow wrap wrap-around "
                   "two's-complement",
        .summary = "patterns of bits; signed and unsigned are ways to read them",
        .text = "An `i8` is eight bits, and says nothing of a sign: 200 and -56 are the same\n"
                "value. The width may be any number, also 1 or 97.\n"
                "\n"
                "Addition, subtraction and multiplication need no sign: modulo 2^n the result\n"
                "has the same bits whichever way they are read. Where it matters, the operation\n"
                "says how it reads its operands: `arith.divsi` and `arith.divui`, `arith.shrsi`\n"
                "and `arith.shrui`, `arith.cmpi slt` and `arith.cmpi ult`.\n"
                "\n"
                "A sum that does not fit wraps around: 127 + 1 is -128. A program may promise\n"
                "that this does not happen, with `overflow<nsw>` (no signed wrap) or\n"
                "`overflow<nuw>` (no unsigned wrap). Where the promise is broken the result is\n"
                "poison, so that a compiler may trust it.\n",
        .example = "  %max = arith.constant 127 : i8\n"
                   "  %one = arith.constant 1 : i8\n"
                   "  %sum = arith.addi %max, %one : i8\n"
                   "  %less = arith.cmpi slt, %sum, %max : i8\n"
                   "  %less_unsigned = arith.cmpi ult, %sum, %max : i8\n"
                   "  return %sum, %less, %less_unsigned : i8, i1, i1\n",
        .gives = "-128 : i8\n"
                 "true : i1\n"
                 "false : i1\n",
        .watch = "`print /t %sum` shows the bits, 10000000: 128 to one operation, -128 to\n"
                 "another.\n",
        .operations = "arith.addi arith.cmpi arith.divsi arith.divui arith.shrsi",
        .ideas = "types index-type poison",
        .decisions = "A1, A6",
    },
    {
        .name = "index-type",
        .aliases = "index-width index-bitwidth usize size_t",
        .summary = "the integer that sizes, subscripts and loop counters have",
        .text = "`index` is an integer as wide as the machine's addresses. How wide that is is\n"
                "no part of the operations: 64 bits, or 32 where the module's data layout or\n"
                "`--index-bitwidth=32` says so. Sizes of memrefs, subscripts and the counters of\n"
                "loops are of this type.\n"
                "\n"
                "The same operations of `arith` work on it as on other integers. The dialect\n"
                "`index` has its own, of which a compiler computes beforehand only what is the\n"
                "same at both widths. To and from an `i32` or `i64` one has to cast,\n"
                "`arith.index_cast` extending with the sign and `arith.index_castui` with zeros.\n"
                "\n"
                "A program that gives the same results at both widths does not depend on it. One\n"
                "that counts beyond 2^31 does.\n",
        .example = "  %one = arith.constant 1 : i64\n"
                   "  %shift = arith.constant 31 : i64\n"
                   "  %big = arith.shli %one, %shift : i64\n"
                   "  // With 32 bits this is the least number, and the sign comes back.\n"
                   "  %as_index = arith.index_cast %big : i64 to index\n"
                   "  %back = arith.index_cast %as_index : index to i64\n"
                   "  %size = index.sizeof\n"
                   "  return %back, %size : i64, index\n",
        .gives = "2147483648 : i64\n"
                 "64 : index\n",
        .watch = "Run it again with `--index-bitwidth=32`: the first result is -2147483648.\n",
        .operations = "arith.index_cast arith.index_castui index.sizeof index.casts",
        .ideas = "integers types loops",
    },
    {
        .name = "floats",
        .aliases =
            "float double half f16 bf16 tf32 f32 f64 f80 f128 f8 fp8 floating-point ieee nan "
            "rounding infinity precision ulp",
        .summary = "numbers with a point, rounded at every step, and not a number",
        .text = "A float is a sign, an exponent and some digits. `f64` has 53 binary digits,\n"
                "`f32` 24, `f16` 11, `bf16` 8. A result that needs more is rounded to the\n"
                "nearest that fits, to the even one of two. So 0.1 + 0.2 is not 0.3 in `f64`,\n"
                "and the order of additions matters.\n"
                "\n"
                "Too large a result is infinity. What has no answer, as 0.0 / 0.0, is NaN, not a\n"
                "number. NaN is never equal to anything, itself included: `arith.cmpf oeq` of it\n"
                "is false and `arith.cmpf une` true. Most operations on NaN give NaN. There are\n"
                "two zeros, 0.0 and -0.0, which are equal; divide by them to tell them apart.\n"
                "\n"
                "There are many patterns of bits that mean NaN, and the language leaves open\n"
                "which one an operation gives. Floats overflow to infinity and not to poison. A\n"
                "fast-math flag such as `nnan` is a promise that there is no NaN; where it is\n"
                "broken the result is poison.\n",
        .example = "  %a = arith.constant 0.1 : f64\n"
                   "  %b = arith.constant 0.2 : f64\n"
                   "  %sum = arith.addf %a, %b : f64\n"
                   "  %zero = arith.constant 0.0 : f32\n"
                   "  %nan = arith.divf %zero, %zero : f32\n"
                   "  %same = arith.cmpf oeq, %nan, %nan : f32\n"
                   "  %huge = arith.constant 3.0e38 : f32\n"
                   "  %over = arith.addf %huge, %huge : f32\n"
                   "  return %sum, %same, %over : f64, i1, f32\n",
        .gives = "0.30000000000000004 : f64\n"
                 "false : i1\n"
                 "0x7F800000 : f32\n",
        .watch = "`print /e %sum` writes the number that the bits stand for, to the last digit;\n"
                 "it is 0.3 and a little more. So it is with `%a` and `%b`.\n",
        .operations = "arith.addf arith.divf arith.cmpf arith.minimumf math.sqrt",
        .ideas = "choices types",
        .decisions = "N1, N9, A10, P1",
    },
    {
        .name = "overflow-flags",
        .aliases = "nsw nuw exact disjoint nneg no-wrap nowrap signed-wrap "
                   "unsigned-wrap flags overflowflags wrap-flags",
        .summary = "promises that an operation makes: nsw, nuw, exact",
        .text = "Integers wrap. An operation may promise that they do not: under `overflow<nsw>`\n"
                "(no signed wrap) the exact signed result fits, under `overflow<nuw>` (no\n"
                "unsigned wrap) the exact unsigned one. `exact`, of a division or of a shift to\n"
                "the right, promises that nothing is cut off.\n"
                "\n"
                "Where a promise is broken the result is poison. Compilers use the promise:\n"
                "under `nsw` x + 1 > x is true, and a 32-bit counter may be kept in 64 bits.\n",
        .example = "  %max = arith.constant 127 : i8\n"
                   "  %one = arith.constant 1 : i8\n"
                   "  %wraps = arith.addi %max, %one : i8\n"
                   "  %signed = arith.addi %max, %one overflow<nsw> : i8\n"
                   "  %unsigned = arith.addi %max, %one overflow<nuw> : i8\n"
                   "  return %wraps, %signed, %unsigned : i8, i8, i8\n",
        .gives = "-128 : i8\n"
                 "poison : i8\n"
                 "-128 : i8\n",
        .watch = "`print %signed` tells which promise was broken.\n",
        .operations = "arith.addi arith.subi arith.muli arith.shli arith.divsi arith.shrui",
        .ideas = "integers poison branch-on-poison refinement",
    },
    {
        .name = "fast-math",
        .aliases = "fastmath fast-math-flags fastmathflags fast nnan ninf nsz arcp "
                   "contract afn reassoc",
        .summary = "leave to compute floats less exactly",
        .text = "Floats are rounded at each operation, and the order of operations counts.\n"
                "`fastmath<...>` gives leave to do otherwise: `nnan` and `ninf` promise that\n"
                "there is no NaN and no infinity (else the result is poison), `nsz` that the\n"
                "sign of a zero does not matter; `reassoc` allows another order, `contract` one\n"
                "rounding for a product and a sum, `arcp` a product with the reciprocal for a\n"
                "quotient, `afn` an approximation; `fast` all of these.\n"
                "\n"
                "The interpreter keeps to the exact results, which are among those allowed.\n"
                "`check` and `diff` know what a flag allows, and do not call it a difference.\n",
        .example = "  %big = arith.constant 3.0e38 : f32\n"
                   "  %infinite = arith.addf %big, %big : f32\n"
                   "  %promised = arith.addf %big, %big fastmath<ninf> : f32\n"
                   "  return %infinite, %promised : f32, f32\n",
        .gives = "0x7F800000 : f32\n"
                 "poison : f32\n",
        .operations = "arith.addf arith.mulf arith.divf math.fma",
        .ideas = "floats poison refinement choices",
    },
    { 0 },
};
