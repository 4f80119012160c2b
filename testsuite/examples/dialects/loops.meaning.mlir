// Loops of my own: `my.for` counts, `my.while` asks its first region.

// Ends a region and hands over its operands.
meaning.op<Ts...> my.yield(%values...: $Ts...)

// Ends the first region of my.while: whether to go on, and with what.
meaning.op<Ts...> my.condition(%go_on: i1, %values...: $Ts...)

// Runs its region for lo, lo + step, ... below hi; what it yields is what it is given next.
meaning.op<Ts...> my.for(%lo: index, %hi: index, %step: index, %init...: $Ts...) -> ($Ts...) {
  %zero = arith.constant 0 : index
  %good = arith.cmpi sgt, %step, %zero : index
  meaning.require %good else undefined "the step is not positive"
  %r... = scf.for %i = %lo to %hi step %step iter_args(%a... = %init...) -> ($Ts...) {
    %n... = meaning.region 0(%i, %a...) : (index, $Ts...) -> ($Ts...)
    scf.yield %n... : $Ts...
  }
  return %r... : $Ts...
}

// Runs its second region for as long as its first one says so.
meaning.op<Ts...> my.while(%init...: $Ts...) -> ($Ts...) {
  %r... = scf.while (%a... = %init...) : ($Ts...) -> ($Ts...) {
    %c, %b... = meaning.region 0(%a...) : ($Ts...) -> (i1, $Ts...)
    scf.condition(%c) %b... : $Ts...
  } do {
  ^body(%b...: $Ts...):
    %n... = meaning.region 1(%b...) : ($Ts...) -> ($Ts...)
    scf.yield %n... : $Ts...
  }
  return %r... : $Ts...
}
