// The first place where the bytes of `word` stand in `text`, or the size of `text`: every place is
// tried.
func.func @search(%text: memref<?xi8>, %word: memref<?xi8>) -> index {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %true = index.bool.constant true
  %n = memref.dim %text, %c0 : memref<?xi8>
  %m = memref.dim %word, %c0 : memref<?xi8>
  %found:2 = scf.while (%at = %c0, %missing = %true) : (index, i1) -> (index, i1) {
    %end = index.add %at, %m
    %fits = index.cmp ule(%end, %n)
    %go_on = arith.andi %fits, %missing : i1
    scf.condition(%go_on) %at, %missing : index, i1
  } do {
  ^bb0(%at: index, %missing: i1):
    %same = scf.for %j = %c0 to %m step %c1 iter_args(%equal = %true) -> (i1) {
      %i = index.add %at, %j
      %x = memref.load %text[%i] : memref<?xi8>
      %y = memref.load %word[%j] : memref<?xi8>
      %e = arith.cmpi eq, %x, %y : i8
      %both = arith.andi %equal, %e : i1
      scf.yield %both : i1
    }
    %different = arith.xori %same, %true : i1
    %next = index.add %at, %c1
    %r = arith.select %same, %at, %next : index
    scf.yield %r, %different : index, i1
  }
  %place = arith.select %found#1, %n, %found#0 : index
  return %place : index
}

// For each prefix of the word, how long a shorter prefix is its suffix.
func.func private @borders(%word: memref<?xi8>, %border: memref<?xindex>) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %m = memref.dim %word, %c0 : memref<?xi8>
  %some = index.cmp ugt(%m, %c0)
  scf.if %some {
    memref.store %c0, %border[%c0] : memref<?xindex>
  }
  %last = scf.for %i = %c1 to %m step %c1 iter_args(%length = %c0) -> (index) {
    %next = memref.load %word[%i] : memref<?xi8>
    %longer = func.call @advance(%word, %border, %length, %next)
        : (memref<?xi8>, memref<?xindex>, index, i8) -> index
    memref.store %longer, %border[%i] : memref<?xindex>
    scf.yield %longer : index
  }
  return
}

// How much of the word stands before and at a byte, when `length` of it stood before it.
func.func private @advance(%word: memref<?xi8>, %border: memref<?xindex>, %length: index,
                           %byte: i8) -> index {
  %c0 = index.constant 0
  %c1 = index.constant 1
  cf.br ^try(%length : index)
^try(%k: index):
  %x = memref.load %word[%k] : memref<?xi8>
  %equal = arith.cmpi eq, %x, %byte : i8
  cf.cond_br %equal, ^longer, ^shorter
^longer:
  %more = index.add %k, %c1
  return %more : index
^shorter:
  %empty = index.cmp eq(%k, %c0)
  cf.cond_br %empty, ^none, ^fall_back
^fall_back:
  %before = index.sub %k, %c1
  %next = memref.load %border[%before] : memref<?xindex>
  cf.br ^try(%next : index)
^none:
  return %c0 : index
}

// The same as @search after Knuth, Morris and Pratt: no byte of the text is read twice.
func.func @search_kmp(%text: memref<?xi8>, %word: memref<?xi8>) -> index {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %n = memref.dim %text, %c0 : memref<?xi8>
  %m = memref.dim %word, %c0 : memref<?xi8>
  %border = memref.alloc(%m) : memref<?xindex>
  call @borders(%word, %border) : (memref<?xi8>, memref<?xindex>) -> ()
  cf.br ^next(%c0, %c0 : index, index)
^next(%i: index, %length: index):
  %complete = index.cmp eq(%length, %m)
  cf.cond_br %complete, ^found, ^look
^look:
  %inside = index.cmp ult(%i, %n)
  cf.cond_br %inside, ^step, ^done(%n : index)
^step:
  %byte = memref.load %text[%i] : memref<?xi8>
  %longer = func.call @advance(%word, %border, %length, %byte)
      : (memref<?xi8>, memref<?xindex>, index, i8) -> index
  %behind = index.add %i, %c1
  cf.br ^next(%behind, %longer : index, index)
^found:
  %place = index.sub %i, %m
  cf.br ^done(%place : index)
^done(%at: index):
  memref.dealloc %border : memref<?xindex>
  return %at : index
}
