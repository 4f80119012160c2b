// What flags name to be written is looked at before anything runs, for every command alike: nothing that is read is
// written over, under whatever name; a file is not written twice; what cannot be written is told at once.
// RUN: rm -rf %t && mkdir -p %t/folder && cp %s %t/p.mlir && cp %s %t/folder/q.mlir && cp %s %t/other.mlir
// RUN: ln -s p.mlir %t/link.mlir && cp %s %t/p.reduced.mlir
// RUN: not mlir-interp trace %t/p.mlir --html=%t/p.mlir 2>&1 | FileCheck %s --check-prefix=OVER -DFLAG=--html
// RUN: not mlir-interp diff %t/p.mlir --passes=cse --html=%t/folder/../p.mlir 2>&1 | FileCheck %s --check-prefix=OVER -DFLAG=--html
// RUN: not mlir-interp diff %t/p.mlir --passes=cse --junit=%t/link.mlir 2>&1 | FileCheck %s --check-prefix=OVER -DFLAG=--junit
// RUN: not mlir-interp diff %t/p.mlir --passes=cse --reduce -o %t/p.mlir 2>&1 | FileCheck %s --check-prefix=OVER -DFLAG=-o
// RUN: not mlir-interp diff %t/p.mlir --with=%t/other.mlir --html=%t/other.mlir 2>&1 | FileCheck %s --check-prefix=OVER -DFLAG=--html
// RUN: not mlir-interp diff %t/p.mlir --with=%t/none.mlir --html=%t/none.mlir 2>&1 | FileCheck %s --check-prefix=OVER -DFLAG=--html
// RUN: not mlir-interp check %t/folder --html=%t/folder/q.mlir 2>&1 | FileCheck %s --check-prefix=OVER -DFLAG=--html
// RUN: not mlir-interp run %t/p.mlir --sarif=%t/p.mlir 2>&1 | FileCheck %s --check-prefix=OVER -DFLAG=--sarif
// RUN: not mlir-interp run %t/p.mlir --stdin=%t/other.mlir --vcd=%t/other.mlir 2>&1 | FileCheck %s --check-prefix=OVER -DFLAG=--vcd
// OVER: error: [[FLAG]] would be written over '{{.*}}.mlir', which is read
// RUN: not mlir-interp check %t/p.mlir --html=%t/x --junit=%t/folder/../x 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: error: --html and --junit would both be written to '{{.*}}/x'
// RUN: not mlir-interp check %t/p.mlir --html=%t/x --args-out=%t/x 2>&1 | FileCheck %s --check-prefix=SAME
// SAME: error: --args-out and --html would both be written to '{{.*}}/x'
// Arrays that are arguments are read, and what locations name in the folder of sources; names that lead out of a folder
// that is written to are taken away.
// RUN: mkdir %t/arrays %t/src && mlir-interp run %t/p.mlir -e f --args='dense<1>' --npy-out=%t/arrays && cp %s %t/src/s.c
// RUN: not mlir-interp run %t/p.mlir -e f --args=@%t/arrays/result0.npy --sarif=%t/arrays/result0.npy 2>&1 | FileCheck %s --check-prefix=ARRAY
// RUN: not mlir-interp trace %t/p.mlir -e f --args=@%t/arrays/result0.npy --html=%t/arrays/result0.npy 2>&1 | FileCheck %s --check-prefix=ARRAY
// ARRAY: would be written over '{{.*}}/result0.npy', which is read
// RUN: not mlir-interp run %t/p.mlir -e f --args='dense<1>' --source=%t/src --sarif=%t/src/s.c 2>&1 | FileCheck %s --check-prefix=SOURCE
// SOURCE: would be written over '{{.*}}/s.c', which is read
// RUN: for i in 1 2; do mlir-interp run %t/p.mlir -e f --args='dense<1>' --source=%t/src --sarif=%t/src/p.sarif || exit 1; done
// RUN: mkdir %t/linked && ln -s ../p.mlir %t/linked/result0.npy && mlir-interp run %t/p.mlir -e f --args='dense<1>' --npy-out=%t/linked
// RUN: ln -f %t/p.mlir %t/linked/result0.npy && mlir-interp run %t/p.mlir -e f --args='dense<1>' --npy-out=%t/linked
// RUN: cmp %s %t/p.mlir && cmp %t/arrays/result0.npy %t/linked/result0.npy
// RUN: not mlir-interp check %t/p.mlir --html=%t/none/x 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-interp check %t/p.mlir --html= 2>&1 | FileCheck %s --check-prefix=NAMELESS
// NAMELESS: error: cannot write '': No such file or directory
// NAMELESS-NOT: all equal
// RUN: ln -s loop %t/loop && not mlir-interp check %t/p.mlir --args-out=%t/loop 2>&1 | FileCheck %s --check-prefix=LOOP
// LOOP: error: cannot make the folder '{{.*}}/loop': Too many levels of symbolic links
// LOOP-NOT: all equal
// Standard output is for those forms that say so.
// RUN: not mlir-interp run %t/p.mlir --vcd=- 2>&1 | FileCheck %s --check-prefix=DASH
// DASH: error: --vcd takes the name of a file: './-' is one, '-' is not
// RUN: not mlir-interp check %t/p.mlir --args-out=- 2>&1 | FileCheck %s --check-prefix=DASHES
// DASHES: error: --args-out takes the name of a folder
// RUN: not mlir-interp diff %t/p.mlir --passes=cse --reduce -o - 2>&1 | FileCheck %s --check-prefix=REPORT
// REPORT: error: -o takes the name of a file: standard output is for the report
// NONE: error: cannot write '{{.*}}/none/x': No such file or directory
// NONE-NOT: all equal
// RUN: not mlir-interp check %t/p.mlir --junit=%t/folder 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: error: cannot write '{{.*}}/folder': Is a directory
// RUN: not mlir-interp trace %t/p.mlir --npy=%t/other.mlir 2>&1 | FileCheck %s --check-prefix=FILE
// FILE: error: --npy: '{{.*}}/other.mlir' is a file, and a folder is wanted
// The default name of what --reduce leaves is one that flags do not say.
// RUN: cd %t && not mlir-interp diff p.mlir p.reduced.mlir --opt-cmd='sed "s/addi/subi/"' --reduce 2>&1 | FileCheck %s --check-prefix=REDUCED
// REDUCED: error: the reduced module is not written over 'p.reduced.mlir', which is read
// RUN: cmp %s %t/p.mlir && cmp %s %t/p.reduced.mlir && cmp %s %t/folder/q.mlir && cmp %s %t/other.mlir
// RUN: mlir-interp check %t/p.mlir --html=/dev/null --junit=/dev/null
// What is not written whole leaves what was there, and nothing beside it.
// RUN: echo kept >%t/page && ln %t/page %t/same
// RUN: mlir-interp check %t/p.mlir --html=%t/page && grep -q DOCTYPE %t/same
// RUN: echo kept >%t/kept && not sh -c 'ulimit -f 1; trap "" XFSZ; "$0" "$@"' mlir-interp trace %t/p.mlir --html=%t/kept 2>&1 | FileCheck %s --check-prefix=LARGE
// LARGE: error: cannot write '{{.*}}/kept': File too large
// RUN: grep kept %t/kept && ls %t | not grep part
// A folder that arrays are written to holds none that is an argument; standard input is read once.
// RUN: mkdir -p %t/npy && not mlir-interp run %t/p.mlir --args='1, @%t/npy/../npy/arg0.npy' --npy-out=%t/npy 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: not mlir-interp run %t/p.mlir --args='@"%t/npy/arg0.npy"' --npy-out=%t/npy 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// ARGUMENT: error: --npy-out would write over what is read from '{{.*}}/npy': '{{.*}}/npy/arg0.npy'
// RUN: not mlir-interp verify - - < %t/p.mlir 2>&1 | FileCheck %s --check-prefix=STANDARD
// RUN: not mlir-interp diff - --with - < %t/p.mlir 2>&1 | FileCheck %s --check-prefix=STANDARD
// RUN: not mlir-interp run - --stdin=- < %t/p.mlir 2>&1 | FileCheck %s --check-prefix=STANDARD
// STANDARD: error: '-' is standard input, which can be read only once
func.func @main() -> i32 {
  %one = arith.constant 1 : i32
  %two = arith.addi %one, %one : i32
  return %two : i32
}
func.func @f(%t: tensor<2xi8>) -> tensor<2xi8> {
  return %t : tensor<2xi8>
}
