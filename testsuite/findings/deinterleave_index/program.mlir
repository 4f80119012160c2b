func.func @f(%v: vector<4xindex>) -> vector<2xindex> {
  %a, %b = vector.deinterleave %v : vector<4xindex> -> vector<2xindex>
  return %a : vector<2xindex>
}
