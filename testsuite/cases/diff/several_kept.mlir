// What is written about a file has that file's name, and of two of one name each its own: a number tells them apart.
// RUN: rm -rf %t && mkdir -p %t/a %t/b && sed s/mlir_name/first/ %s > %t/a/p.mlir && sed 's/mlir_name/second/;s/addi/muli/' %s > %t/b/p.mlir
// RUN: cd %t && not mlir-interp diff a/p.mlir b/p.mlir --opt-cmd='sed "s/addi/subi/;s/muli/addi/"' --reduce --args-out=args > out
// RUN: FileCheck %s < %t/out
// CHECK: --args='@args/p.first.arg0.npy'
// CHECK: reduced to p.reduced.mlir
// CHECK: reduced to p-2.reduced.mlir
// RUN: grep -q first %t/p.reduced.mlir && grep -q second %t/p-2.reduced.mlir
// RUN: ls %t/args | FileCheck %s --check-prefix=ARRAYS
// ARRAYS: p-2.second.arg0.npy
// ARRAYS: p.first.arg0.npy
// A reduced module is one file: -o is refused where several are compared, and of parts each has its number.
// RUN: cd %t && not mlir-interp diff a b --opt-cmd='sed "s/addi/subi/;s/muli/addi/"' --reduce -o o.mlir 2>&1 | FileCheck %s --check-prefix=ONE
// ONE: error: -o is one file, and several are compared
// RUN: cd %t && not mlir-interp diff a/p.mlir --opt-cmd='sed "s/addi/subi/;s/muli/addi/"' -o o.mlir 2>&1 | FileCheck %s --check-prefix=NEEDS
// NEEDS: error: -o is the file of a reduced module: it needs --reduce
// RUN: cd %t && (cat a/p.mlir; echo '// -----'; cat b/p.mlir) > parts.mlir
// RUN: cd %t && not mlir-interp diff parts.mlir --split-input-file --opt-cmd='sed "s/addi/subi/;s/muli/addi/"' --reduce -o o.mlir > out
// RUN: grep -q first %t/o.1.mlir && grep -q second %t/o.2.mlir && not ls %t/o.mlir
// A name that has a number is taken already, and what is no letter stands for itself alone.
// RUN: cd %t && rm -f *.reduced.mlir && cp a/p.mlir p-2.mlir && cp a/p.mlir 'a b.mlir' && cp b/p.mlir a_b.mlir
// RUN: cd %t && sed -i s/first/third/ p-2.mlir && sed -i 's/first/"four.th"/' 'a b.mlir' && sed -i s/second/fifth/ a_b.mlir
// RUN: cd %t && not mlir-interp diff a/p.mlir b/p.mlir p-2.mlir 'a b.mlir' a_b.mlir --opt-cmd='sed "s/addi/subi/;s/muli/addi/"' --reduce --args-out=taken > out
// RUN: grep -q second %t/p-3.reduced.mlir && grep -q third %t/p-2.reduced.mlir
// RUN: ls %t/taken | FileCheck %s --check-prefix=TAKEN
// TAKEN: a%20b.four%2eth.arg0.npy
// TAKEN: a_b.fifth.arg0.npy
// TAKEN: p-2.third.arg0.npy
// TAKEN: p-3.second.arg0.npy
// TAKEN: p.first.arg0.npy
// A report is not what is written last of two.
// RUN: cd %t && not mlir-interp diff a/p.mlir --opt-cmd='sed "s/addi/subi/"' --reduce --html=p.reduced.mlir 2>&1 | FileCheck %s --check-prefix=PAGE
// PAGE: error: the reduced module is not written over 'p.reduced.mlir', which --html writes
func.func @mlir_name(%x: tensor<2xi8>) -> tensor<2xi8> {
  %r = arith.addi %x, %x : tensor<2xi8>
  return %r : tensor<2xi8>
}
