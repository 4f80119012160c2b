// The sieve of Eratosthenes: %prime[i] says whether i is prime; the count of primes is the result.
func.func @sieve(%prime: memref<?xi1>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %false = arith.constant false
  %true = arith.constant true
  %n = memref.dim %prime, %c0 : memref<?xi1>
  scf.for %i = %c0 to %n step %c1 {
    %candidate = arith.cmpi uge, %i, %c2 : index
    memref.store %candidate, %prime[%i] : memref<?xi1>
  }
  scf.while (%i = %c2) : (index) -> index {
    %square = arith.muli %i, %i : index
    %more = arith.cmpi ult, %square, %n : index
    scf.condition(%more) %i : index
  } do {
  ^bb0(%i: index):
    %is_prime = memref.load %prime[%i] : memref<?xi1>
    scf.if %is_prime {
      %square = arith.muli %i, %i : index
      scf.for %multiple = %square to %n step %i {
        memref.store %false, %prime[%multiple] : memref<?xi1>
      }
    }
    %next = arith.addi %i, %c1 : index
    scf.yield %next : index
  }
  %zero = arith.constant 0 : i32
  %count = scf.for %i = %c0 to %n step %c1 iter_args(%so_far = %zero) -> (i32) {
    %is_prime = memref.load %prime[%i] : memref<?xi1>
    %one = arith.extui %is_prime : i1 to i32
    %more = arith.addi %so_far, %one : i32
    scf.yield %more : i32
  }
  return %count : i32
}

// The primes below 1000 * (%k mod 4), counted.
func.func @prime_count(%k: i8) -> i32 {
  %four = arith.constant 4 : i8
  %thousand = arith.constant 1000 : index
  %rest = arith.remui %k, %four : i8
  %thousands = arith.index_castui %rest : i8 to index
  %n = arith.muli %thousands, %thousand : index
  %prime = memref.alloc(%n) : memref<?xi1>
  %count = call @sieve(%prime) : (memref<?xi1>) -> i32
  memref.dealloc %prime : memref<?xi1>
  return %count : i32
}
