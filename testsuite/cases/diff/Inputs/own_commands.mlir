func.func @f(%a: !my.num<16>, %b: !my.num<16>) -> !my.num<16> {
  %r = "my.sub"(DIFFERENCE) : (!my.num<16>, !my.num<16>) -> !my.num<16>
  return %r : !my.num<16>
}
