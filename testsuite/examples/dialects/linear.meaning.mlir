// A ticket must be used once. Whether it was is kept beside it.
meaning.type !lin.ticket = memref<i1>

// A new one.
meaning.op lin.issue() -> !lin.ticket {
  %no = arith.constant false
  %ticket = memref.alloc() : memref<i1>
  memref.store %no, %ticket[] : memref<i1>
  return %ticket : memref<i1>
}

// Uses it up.
meaning.op lin.use(%ticket: !lin.ticket) {
  %yes = arith.constant true
  %used = memref.load %ticket[] : memref<i1>
  %good = arith.cmpi ne, %used, %yes : i1
  meaning.require %good else undefined "the ticket was used before"
  memref.store %yes, %ticket[] : memref<i1>
  return
}

// The last that is done with it, which must have been used by then.
meaning.op lin.drop(%ticket: !lin.ticket) {
  %used = memref.load %ticket[] : memref<i1>
  meaning.require %used else undefined "the ticket was never used"
  memref.dealloc %ticket : memref<i1>
  return
}
