// Command lines that are offered begin as the program was called, in quotes where a shell needs
// them, and run as they stand.
// RUN: rm -rf "%t dir" && mkdir "%t dir" && cp %s "%t dir/a b.mlir" && echo 'mlir-interp' > "%t dir/program"
// RUN: cd "%t dir" && ln -s "$(readlink -f $(cat program))" "interp it"
// RUN: cd "%t dir" && not ./"interp it" run "a b.mlir" -e "my function" 2>&1 | tee run | FileCheck %s --check-prefix=ENTRY
// RUN: cd "%t dir" && sed -n 's/.*for example: //p' run | sh | FileCheck %s --check-prefix=RESULT
// RUN: cd "%t dir" && (./"interp it" run 2>&1; ./"interp it" explain poison) | FileCheck %s --check-prefix=CALLED
// RUN: cd "%t dir" && PATH="$PWD:$PATH" "interp it" help run | FileCheck %s --check-prefix=PATH
// ENTRY: note: for example: './interp it' run 'a b.mlir' -e 'my function' --args='3'
// RESULT: 3 : i32
// CALLED: (see './interp it' run --help)
// CALLED: './interp it' explain poison --example > p.mlir
// PATH: usage: 'interp it' run FILE
func.func @"my function"(%a: i32) -> i32 {
  return %a : i32
}
