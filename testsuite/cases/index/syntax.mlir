// RUN: %as-printed %s %t

func.func @forms(%arg0: index) {
  %idx-5 = index.constant -5
  %true = index.bool.constant true
  //= %true = index.bool.constant 1
  %0 = index.cmp slt(%arg0, %idx-5)
  %1 = index.add %arg0, %idx-5 {note = #index<cmp_predicate ne>}
  %2 = index.casts %arg0 : index to i32
  %3 = index.sizeof
  return
}
