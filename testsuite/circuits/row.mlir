// Registers in a row, by one operation, beside a struct that an enum steers.
!mode = !hw.enum<IDLE, LOAD, RUN>
!pair = !hw.struct<high: i8, low: i8>
hw.module @top(in %clk : !seq.clock, in %go : i1, in %clear : i1, in %d : i8, out delayed : i8, out high : i8, out low : i8, out running : i1) {
  %zero = hw.constant 0 : i8
  %delayed = seq.shiftreg[3] %d, %clk, %go reset %clear, %zero : i8
  %idle = hw.enum.constant IDLE : !mode
  %load = hw.enum.constant LOAD : !mode
  %run = hw.enum.constant RUN : !mode
  %is_idle = hw.enum.cmp %mode, %idle : !mode, !mode
  %is_load = hw.enum.cmp %mode, %load : !mode, !mode
  %is_run = hw.enum.cmp %mode, %run : !mode, !mode
  %after_run = comb.mux %clear, %idle, %run : !mode
  %after_load = comb.mux %is_load, %run, %after_run : !mode
  %begin = comb.mux %go, %load, %idle : !mode
  %next = comb.mux %is_idle, %begin, %after_load : !mode
  %mode = seq.compreg %next, %clk : !mode
  %high, %low = hw.struct_explode %pair : !pair
  %one = hw.constant 1 : i8
  %counted = comb.add %low, %one : i8
  %moved = hw.struct_create (%low, %counted) : !pair
  %loaded = hw.struct_inject %pair["low"], %d : !pair
  %a = comb.mux %is_run, %moved, %pair : !pair
  %b = comb.mux %is_load, %loaded, %a : !pair
  %pair = seq.compreg %b, %clk : !pair
  hw.output %delayed, %high, %low, %is_run : i8, i8, i8, i1
}
