// What holds for every input: few inputs are run, all of them; about many a solver is asked.
func.func @few(%a: i8, %b: i8) -> i8 {
  %zero = arith.constant 0 : i8
  %0 = arith.subi %a, %b : i8
  %1 = arith.addi %0, %b : i8
  %2 = arith.addi %1, %zero : i8
  return %2 : i8
}

func.func @many(%a: f32, %b: f32) -> i1 {
  %true = arith.constant true
  %zero = arith.constant -0.0 : f32
  %0 = arith.addf %a, %zero : f32
  %1 = arith.cmpf olt, %0, %b : f32
  %2 = arith.xori %1, %true : i1
  return %2 : i1
}
