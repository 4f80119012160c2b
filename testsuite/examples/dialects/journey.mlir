// A distance and a time are no sum.
func.func @wrong(%way: !units.quantity<"metre", f64>, %time: !units.quantity<"second", f64>) -> f64 {
  %share = "units.ratio"(%way, %way) : (!units.quantity<"metre", f64>, !units.quantity<"metre", f64>) -> f64
  %sum = "units.add"(%way, %time) : (!units.quantity<"metre", f64>, !units.quantity<"second", f64>) -> !units.quantity<"metre", f64>
  return %share : f64
}
