/* Ideas about tensors. */
#include "interp/tools/manual/idea.h"

static bool is_of_tensor(const OpDef *def)
{
    return str_starts(str_of(def->name), "tensor.");
}

static bool is_of_linalg(const OpDef *def)
{
    return str_starts(str_of(def->name), "linalg.");
}

static bool is_of_bufferization(const OpDef *def)
{
    return str_starts(str_of(def->name), "bufferization.");
}

const Idea TENSOR_IDEAS[] = {
    {
        .name = "tensors",
        .aliases = "value-semantics ranked-tensor immutable",
        .summary = "whole arrays that are values, as a number is",
        .text = "A `tensor<2x3xf32>` is a value. It lies nowhere, has no address, and nothing\n"
                "changes it: `tensor.insert` gives another tensor that differs in one element,\n"
                "and the one it was made of is still what it was. So two tensors never share\n"
                "anything, and an operation on them may be moved, repeated or dropped.\n"
                "\n"
                "A slice is such a value, too: a copy of a part, not a view. What is done to it\n"
                "goes back with `tensor.insert_slice`, into yet another tensor.\n"
                "\n"
                "A size that the type leaves open, `tensor<?xf32>`, is a property of the value;\n"
                "`tensor.dim` asks for it. Elements may be poison one by one. Those of\n"
                "`tensor.empty` all are: it has a shape, and no contents.\n",
        .example = "  %c1 = arith.constant 1 : index\n"
                   "  %nine = arith.constant 9 : i32\n"
                   "  %a = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>\n"
                   "  %b = tensor.insert %nine into %a[%c1] : tensor<4xi32>\n"
                   "  %tail = tensor.extract_slice %b[2] [2] [1] : tensor<4xi32> to tensor<2xi32>\n"
                   "  %c = tensor.insert_slice %tail into %b[0] [2] [1]\n"
                   "      : tensor<2xi32> into tensor<4xi32>\n"
                   "  return %a, %c : tensor<4xi32>, tensor<4xi32>\n",
        .gives = "dense<[1, 2, 3, 4]> : tensor<4xi32>\n"
                 "dense<[3, 4, 3, 4]> : tensor<4xi32>\n",
        .watch = "Step over `tensor.insert` and compare `print %a` with `print %b`. The slice is\n"
                 "shown lit in its source.\n",
        .operations = "tensor.empty tensor.extract tensor.insert tensor.extract_slice "
                      "tensor.insert_slice tensor.dim tensor.from_elements",
        .ideas = "destinations bufferizing types memory poison",
        .decisions = "T1, T3, T4",
        .concerns = is_of_tensor,
    },
    {
        .name = "destinations",
        .aliases = "destination outs destination-passing destination-passing-style dps init "
                   "shared_outs",
        .summary = "the operand that a result begins with",
        .text = "A linalg operation on tensors takes, behind `outs`, a tensor of the size of its\n"
                "result. It is not written to: it is a value. It says what each element of the\n"
                "result starts as, and where, later, the result may be kept.\n"
                "\n"
                "A product of matrices adds to it: with a destination of zeros it gives the\n"
                "product, with any other the product and that. An elementwise sum reads only\n"
                "its inputs, so that its destination may be `tensor.empty`. Where the body does\n"
                "read such an element, its poison goes into the result, and the report of a use\n"
                "leads back to the `tensor.empty`.\n"
                "\n"
                "Loops carry tensors in the same way: `iter_args` of `scf.for`, and\n"
                "`shared_outs` of `scf.forall`, whose iterations each insert a slice at the end.\n",
        .example = "  %a = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>\n"
                   "  %ten = arith.constant 10 : i32\n"
                   "  %empty = tensor.empty() : tensor<2x2xi32>\n"
                   "  %sum = linalg.add ins(%a, %a : tensor<2x2xi32>, tensor<2x2xi32>)\n"
                   "      outs(%empty : tensor<2x2xi32>) -> tensor<2x2xi32>\n"
                   "  %tens = linalg.fill ins(%ten : i32) outs(%empty : tensor<2x2xi32>)\n"
                   "      -> tensor<2x2xi32>\n"
                   "  %product = linalg.matmul ins(%a, %a : tensor<2x2xi32>, tensor<2x2xi32>)\n"
                   "      outs(%tens : tensor<2x2xi32>) -> tensor<2x2xi32>\n"
                   "  return %sum, %product : tensor<2x2xi32>, tensor<2x2xi32>\n",
        .gives = "dense<[[2, 4], [6, 8]]> : tensor<2x2xi32>\n"
                 "dense<[[17, 20], [25, 32]]> : tensor<2x2xi32>\n",
        .watch = "`print %empty` after each step: it is poison to the end, though three results\n"
                 "began with it. Put it in place of `%tens`, and the product is poison, too.\n",
        .operations = "linalg.generic linalg.fill linalg.matmul tensor.empty scf.forall "
                      "tensor.parallel_insert_slice",
        .ideas = "tensors bufferizing contradicting-sizes affine-maps",
        .decisions = "L1, T1",
        .concerns = is_of_linalg,
    },
    {
        .name = "bufferizing",
        .aliases = "bufferize bufferized one-shot-bufferize oneshot-bufferize in-place "
                   "to-memory buffers buffer",
        .summary = "how values become memory, and what may go wrong there",
        .text = "Machines have memory and no tensors. Upstream's pass `one-shot-bufferize` makes\n"
                "memrefs of them, and tries to do without copies: the result of an operation\n"
                "goes to the memory of its destination, where nobody needs what was there.\n"
                "With `bufferize-function-boundaries` functions take and give memrefs as well.\n"
                "\n"
                "A program may be in between. `bufferization.to_tensor` makes a value of what\n"
                "memory holds now, `bufferization.to_buffer` memory of a value, and\n"
                "`bufferization.materialize_in_destination` says where a value is to end up.\n"
                "Promises that they make to the pass (`restrict`, and that nobody writes to the\n"
                "memory meanwhile) no run looks at.\n"
                "\n"
                "Whether the pass was right is a question to `diff`, which compares a function\n"
                "on tensors with what became of it on memrefs: copies that are missing, memory\n"
                "that is used after it was freed.\n"
                "\n"
                "    mlir-interp diff p.mlir \\\n"
                "        --passes='one-shot-bufferize{bufferize-function-boundaries}'\n",
        .example = "  %first = arith.constant 0 : index\n"
                   "  %nine = arith.constant 9 : i32\n"
                   "  %t = arith.constant dense<[1, 2]> : tensor<2xi32>\n"
                   "  %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>\n"
                   "  memref.store %nine, %m[%first] : memref<2xi32>\n"
                   "  return %t, %m : tensor<2xi32>, memref<2xi32>\n",
        .gives = "dense<[1, 2]> : tensor<2xi32>\n"
                 "dense<[9, 2]> : memref<2xi32>\n",
        .watch = "Step over the `memref.store`: `x %m` has changed, `print %t` has not. Memory\n"
                 "that shared the value's elements would be wrong here.\n",
        .operations = "bufferization.to_tensor bufferization.to_buffer "
                      "bufferization.materialize_in_destination bufferization.alloc_tensor",
        .ideas = "tensors destinations memory provenance refinement",
        .decisions = "B1, B2, B3, B4",
        .concerns = is_of_bufferization,
    },
    {
        .name = "resources",
        .aliases = "dense_resource dense-resource resource blob blobs dialect_resources weights",
        .summary = "large constants that stand at the end of the file",
        .text = "The weights of a model would bury its program. `dense_resource<name>` is a\n"
                "constant whose bytes stand elsewhere: in the part of the file between `{-#` and\n"
                "`#-}`, as hexadecimal digits, low bytes first. The first four bytes are the\n"
                "alignment that the others want; the others are the elements, row by row.\n"
                "\n"
                "A resource of another length than its type needs, and one that the file does\n"
                "not have, leave the program readable, and end a run that comes to them.\n"
                "\n"
                "In bytecode the bytes stand as they are, aligned, and are not copied when it is\n"
                "read; `print --elide-resource-data` leaves them out.\n",
        .example = "func.func @main() -> tensor<2xi32> {\n"
                   "  %t = arith.constant dense_resource<two_numbers> : tensor<2xi32>\n"
                   "  return %t : tensor<2xi32>\n"
                   "}\n"
                   "\n"
                   "{-#\n"
                   "  dialect_resources: {\n"
                   "    builtin: {\n"
                   "      two_numbers: \"0x040000000700000008000000\"\n"
                   "    }\n"
                   "  }\n"
                   "#-}\n",
        .gives = "dense<[7, 8]> : tensor<2xi32>\n",
        .operations = "arith.constant",
        .ideas = "tensors types",
    },
    { 0 },
};
