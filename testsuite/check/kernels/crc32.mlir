// The CRC-32 of Ethernet and zip (reflected polynomial 0xedb88320), bit by bit.
func.func private @eight_bits(%start: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %polynomial = arith.constant 0xedb88320 : i32
  %r = affine.for %bit = 0 to 8 iter_args(%crc = %start) -> (i32) {
    %low = arith.andi %crc, %one : i32
    %shifted = arith.shrui %crc, %one : i32
    %all_or_none = arith.subi %zero, %low : i32
    %mask = arith.andi %all_or_none, %polynomial : i32
    %next = arith.xori %shifted, %mask : i32
    affine.yield %next : i32
  }
  return %r : i32
}

func.func @crc32(%bytes: memref<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %ones = arith.constant -1 : i32
  %n = memref.dim %bytes, %c0 : memref<?xi8>
  %sum = affine.for %i = 0 to %n iter_args(%crc = %ones) -> (i32) {
    %byte = affine.load %bytes[%i] : memref<?xi8>
    %wide = arith.extui %byte : i8 to i32
    %mixed = arith.xori %crc, %wide : i32
    %next = func.call @eight_bits(%mixed) : (i32) -> i32
    affine.yield %next : i32
  }
  %r = arith.xori %sum, %ones : i32
  return %r : i32
}

// The same a byte at a time, with a table that is made when it is first needed.
memref.global "private" @table : memref<256xi32> = uninitialized
memref.global "private" @table_is_made : memref<i1> = dense<false>

func.func private @make_table() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c256 = arith.constant 256 : index
  %true = arith.constant true
  %table = memref.get_global @table : memref<256xi32>
  %is_made = memref.get_global @table_is_made : memref<i1>
  scf.for %i = %c0 to %c256 step %c1 {
    %byte = arith.index_cast %i : index to i32
    %crc = func.call @eight_bits(%byte) : (i32) -> i32
    memref.store %crc, %table[%i] : memref<256xi32>
  }
  memref.store %true, %is_made[] : memref<i1>
  return
}

func.func @crc32_by_table(%bytes: memref<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ones = arith.constant -1 : i32
  %low_byte = arith.constant 255 : i32
  %eight = arith.constant 8 : i32
  %table = memref.get_global @table : memref<256xi32>
  %is_made = memref.get_global @table_is_made : memref<i1>
  %made = memref.load %is_made[] : memref<i1>
  cf.cond_br %made, ^sum, ^make
^make:
  call @make_table() : () -> ()
  cf.br ^sum
^sum:
  %n = memref.dim %bytes, %c0 : memref<?xi8>
  cf.br ^next(%c0, %ones : index, i32)
^next(%i: index, %crc: i32):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^step, ^done
^step:
  %byte = memref.load %bytes[%i] : memref<?xi8>
  %wide = arith.extui %byte : i8 to i32
  %mixed = arith.xori %crc, %wide : i32
  %low = arith.andi %mixed, %low_byte : i32
  %at = arith.index_castui %low : i32 to index
  %entry = memref.load %table[%at] : memref<256xi32>
  %rest = arith.shrui %crc, %eight : i32
  %crc_next = arith.xori %rest, %entry : i32
  %i_next = arith.addi %i, %c1 : index
  cf.br ^next(%i_next, %crc_next : index, i32)
^done:
  %r = arith.xori %crc, %ones : i32
  return %r : i32
}
