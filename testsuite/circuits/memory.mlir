// A memory with a port to read at once, one to read at the tick, and one to write parts of words.
hw.module @top(in %clk : !seq.clock, in %write : i1, in %mask : i2, in %at : i4, in %to : i4, in %data : i16, out now : i16, out later : i16) {
  %m = seq.firmem 0, 1, undefined, undefined : <16 x 16, mask 2>
  %now = seq.firmem.read_port %m[%at], clock %clk : <16 x 16, mask 2>
  %n = seq.firmem 1, 1, old, port_order : <16 x 16, mask 2>
  %later = seq.firmem.read_port %n[%at], clock %clk : <16 x 16, mask 2>
  seq.firmem.write_port %m[%to] = %data, clock %clk enable %write mask %mask : <16 x 16, mask 2>, i2
  seq.firmem.write_port %n[%to] = %data, clock %clk enable %write mask %mask : <16 x 16, mask 2>, i2
  hw.output %now, %later : i16, i16
}
