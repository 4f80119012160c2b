// RUN: rm -rf %t && split-file %s %t
// RUN: mlir-interp print --dialect %t/newest_first.irdl %t/program.mlir --generic | FileCheck %t/program.mlir
// Upgrades are made by the versions that they are for, and those of one version as they are written.

//--- newest_first.irdl
irdl.dialect @geometry attributes {version = array<i64: 3, 0>, upgrades = [
    {before = array<i64: 3, 0>, operation = "scaled", renames = {first = "second"}},
    {before = array<i64: 3, 0>, operation = "scaled", renames = {second = "third"}},
    {before = array<i64: 2, 0>, operation = "times", becomes = "scaled", removes = ["colour", "n"], renames = {by = "first"}},
    {before = array<i64: 1, 2>, operation = "multiplied", becomes = "times", adds = {n = 7}}]} {
  irdl.operation @scaled {
    %any = irdl.any
    irdl.attributes {"third" = %any}
  }
}
//--- program.mlir
// CHECK: module
module attributes {geometry.version = array<i64: 1, 0>} {
  // CHECK-NEXT: "geometry.scaled"() {third = 3 : i64} : () -> ()
  "geometry.multiplied"() {by = 3} : () -> ()
  // What goes may be a property.
  // CHECK-NEXT: "geometry.scaled"() {kept, third = 3 : i64} : () -> ()
  "geometry.times"() <{by = 3, colour = "red"}> {kept} : () -> ()
  // CHECK-NEXT: "geometry.scaled"() {colour = "red", third = 3 : i64} : () -> ()
  "geometry.scaled"() {first = 3, colour = "red"} : () -> ()
}
