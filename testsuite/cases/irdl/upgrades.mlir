// What a definition says of its dialect's version and upgrades is judged when it is read, at its line.
// RUN: rm -rf %t && split-file %s %t
// RUN: for f in %t/*.irdl; do not mlir-interp verify --dialect $f %t/program.mlir 2>&1 | FileCheck $f || echo "$f is wrong"; done | not grep .
// RUN: for f in %t/good_*.mlir; do mlir-interp verify --dialect $f %t/program.mlir 2>&1 || echo "$f is wrong"; done | not grep .

//--- program.mlir
func.func @main() { return }
//--- key.irdl
// CHECK: key.irdl:5:5: error: an upgrade of the dialect 'd' says 'become', which no upgrade does
// CHECK: note: did you mean 'becomes'?
// CHECK: note: an upgrade is {before = array<i64: 2, 0>, operation = "was", becomes = "is", removes = ["was"], renames = {was = "is"}, adds = {name = value}, lacks = ["is"]}
irdl.dialect @d attributes {version = array<i64: 2, 0>, upgrades = [
    {before = array<i64: 2, 0>, operation = "times", become = "scaled"}]} {
  irdl.operation @scaled
}
//--- far_key.irdl
// CHECK: far_key.irdl:5:5: error: an upgrade of the dialect 'd' says 'something', which no upgrade does
// CHECK-NOT: did you mean
// CHECK: note: an upgrade is {
irdl.dialect @d attributes {version = array<i64: 2, 0>, upgrades = [
    {before = array<i64: 2, 0>, operation = "scaled", something}]} {
  irdl.operation @scaled
}
//--- attribute.irdl
// CHECK: attribute.irdl:3:1: error: the definition of the dialect 'd' says 'versoin', which says nothing of a dialect: it may say its version and upgrades
// CHECK: note: did you mean 'version'?
irdl.dialect @d attributes {versoin = array<i64: 2, 0>} {
}
//--- value.irdl
// CHECK: value.irdl:3:5: error: `renames` of an upgrade of the dialect 'd' has to be like {was = "is"}, not {n = 3 : i64}
irdl.dialect @d attributes {version = array<i64: 2, 0>, upgrades = [
    {before = array<i64: 2, 0>, operation = "scaled", renames = {n = 3}}]} {
  irdl.operation @scaled
}
//--- removes.irdl
// CHECK: removes.irdl:3:5: error: `removes` of an upgrade of the dialect 'd' has to be like ["was"], not "n"
irdl.dialect @d attributes {version = array<i64: 2, 0>, upgrades = [
    {before = array<i64: 2, 0>, operation = "scaled", removes = "n"}]} {
  irdl.operation @scaled
}
//--- lacking.irdl
// CHECK: lacking.irdl:3:69: error: an upgrade of the dialect 'd' lacks `before`: {operation = "scaled"}
// CHECK: note: an upgrade is {
irdl.dialect @d attributes {version = array<i64: 2, 0>, upgrades = [{operation = "scaled"}]} {
  irdl.operation @scaled
}
//--- no_dictionary.irdl
// CHECK: no_dictionary.irdl:3:69: error: "times" is no upgrade of the dialect 'd'
// CHECK: note: an upgrade is {
irdl.dialect @d attributes {version = array<i64: 2, 0>, upgrades = ["times"]} {
}
//--- no_array.irdl
// CHECK: no_array.irdl:2:1: error: the upgrades of the dialect 'd' have to be an array, not {before = array<i64: 2, 0>}
irdl.dialect @d attributes {version = array<i64: 2, 0>, upgrades = {before = array<i64: 2, 0>}} {
}
//--- no_version.irdl
// CHECK: no_version.irdl:2:1: error: the dialect 'd' has upgrades, and no version that they lead to
irdl.dialect @d attributes {upgrades = []} {
}
//--- version.irdl
// CHECK: version.irdl:2:1: error: the version of the dialect 'd' has to be array<i64: MAJOR, MINOR>, from 1.0 on, not array<i64: 0, 9>
irdl.dialect @d attributes {version = array<i64: 0, 9>} {
}
//--- newer.irdl
// CHECK: newer.irdl:3:5: error: an upgrade of the dialect 'd' is of programs before 2.1, which is newer than the dialect: its version is 2.0
irdl.dialect @d attributes {version = array<i64: 2, 0>, upgrades = [
    {before = array<i64: 2, 1>, operation = "scaled"}]} {
  irdl.operation @scaled
}
//--- nothere.irdl
// CHECK: nothere.irdl:4:5: error: an upgrade of the dialect 'd' makes 'd.scald' of 'd.times', which is not defined and which no later upgrade is of
// CHECK: note: did you mean 'd.scaled'?
irdl.dialect @d attributes {version = array<i64: 2, 0>, upgrades = [
    {before = array<i64: 2, 0>, operation = "times", becomes = "scald"}]} {
  irdl.operation @scaled
}
//--- same_name.irdl
// CHECK: same_name.irdl:3:5: error: an upgrade of the dialect 'd' makes 'd.times' of 'd.times', which is not defined
irdl.dialect @d attributes {version = array<i64: 2, 0>, upgrades = [
    {before = array<i64: 2, 0>, operation = "times", renames = {a = "b"}}]} {
}
//--- backwards.irdl
// The one that is of what the other makes comes first, wherever it is written.
// CHECK: backwards.irdl:4:5: error: an upgrade of the dialect 'd' makes 'd.times' of 'd.multiplied', which is not defined
irdl.dialect @d attributes {version = array<i64: 2, 0>, upgrades = [
    {before = array<i64: 2, 0>, operation = "multiplied", becomes = "times"},
    {before = array<i64: 1, 2>, operation = "times", becomes = "scaled"}]} {
  irdl.operation @scaled
}
//--- foreign.irdl
// CHECK: foreign.irdl:3:5: error: an upgrade of the dialect 'd' is of its own operations, which are named without it, not of 'arith.muli'
irdl.dialect @d attributes {version = array<i64: 2, 0>, upgrades = [
    {before = array<i64: 2, 0>, operation = "times", becomes = "arith.muli"}]} {
}
//--- empty_new.irdl
// CHECK: empty_new.irdl:3:5: error: `renames` of an upgrade of the dialect 'd' has to be like {was = "is"}, not {n = ""}
irdl.dialect @d attributes {version = array<i64: 2, 0>, upgrades = [
    {before = array<i64: 2, 0>, operation = "scaled", renames = {n = ""}}]} {
  irdl.operation @scaled
}
//--- empty_old.irdl
// CHECK: empty_old.irdl:3:{{[0-9]+}}: error: expected valid attribute name
irdl.dialect @d attributes {version = array<i64: 2, 0>, upgrades = [
    {before = array<i64: 2, 0>, operation = "scaled", renames = {"" = "n"}}]} {
  irdl.operation @scaled
}
//--- empty_lacks.irdl
// CHECK: empty_lacks.irdl:3:5: error: `lacks` of an upgrade of the dialect 'd' has to be like ["is"], not [""]
irdl.dialect @d attributes {version = array<i64: 2, 0>, upgrades = [
    {before = array<i64: 2, 0>, operation = "scaled", lacks = [""]}]} {
  irdl.operation @scaled
}
//--- empty_operation.irdl
// CHECK: empty_operation.irdl:3:5: error: an upgrade of the dialect 'd' has "" for the name of an operation
irdl.dialect @d attributes {version = array<i64: 2, 0>, upgrades = [
    {before = array<i64: 2, 0>, operation = "", becomes = "scaled"}]} {
  irdl.operation @scaled
}
//--- empty_becomes.irdl
// CHECK: empty_becomes.irdl:4:5: error: an upgrade of the dialect 'd' has "two words" for the name of an operation
irdl.dialect @d attributes {version = array<i64: 2, 0>, upgrades = [
    // One is right.
    {before = array<i64: 2, 0>, operation = "times", becomes = "two words"}, {before = array<i64: 2, 0>, operation = "two", becomes = "scaled"}]} {
  irdl.operation @scaled
}
//--- before_all.irdl
// CHECK: before_all.irdl:3:5: error: an upgrade of the dialect 'd' is of programs before 1.0, of which there are none: versions are from 1.0 on
irdl.dialect @d attributes {version = array<i64: 2, 0>, upgrades = [
    {before = array<i64: 1, 0>, operation = "scaled"}]} {
  irdl.operation @scaled
}
//--- before_none.irdl
// CHECK: before_none.irdl:3:5: error: `before` of an upgrade of the dialect 'd' has to be like array<i64: 2, 0>, not array<i64: 0, 0>
irdl.dialect @d attributes {version = array<i64: 2, 0>, upgrades = [
    {before = array<i64: 0, 0>, operation = "scaled"}]} {
  irdl.operation @scaled
}
//--- renames_nothing.irdl
// CHECK: renames_nothing.irdl:4:5: error: `renames` of an upgrade of the dialect 'd' leads to the attribute 'bye' of 'd.scaled', which its definition does not have and no later upgrade is of
irdl.dialect @d attributes {version = array<i64: 2, 0>, upgrades = [
    {before = array<i64: 2, 0>, operation = "scaled", renames = {n = "by"}},
    {before = array<i64: 1, 2>, operation = "times", becomes = "scaled", renames = {n = "bye"}}]} {
  irdl.operation @scaled {
    %any = irdl.any
    irdl.attributes {"by" = %any}
  }
}
//--- lacks_nothing.irdl
// CHECK: lacks_nothing.irdl:3:5: error: `lacks` of an upgrade of the dialect 'd' leads to the attribute 'note' of 'd.scaled', which its definition does not have and no later upgrade is of
irdl.dialect @d attributes {version = array<i64: 2, 0>, upgrades = [
    {before = array<i64: 2, 0>, operation = "scaled", lacks = ["note"]}]} {
  irdl.operation @scaled
}
//--- removes_renamed.irdl
// CHECK: removes_renamed.irdl:3:5: error: an upgrade of the dialect 'd' removes the attribute 'n' of 'd.times' and renames it as well
irdl.dialect @d attributes {version = array<i64: 2, 0>, upgrades = [
    {before = array<i64: 2, 0>, operation = "times", becomes = "scaled", removes = ["n"], renames = {n = "by"}}]} {
  irdl.operation @scaled {
    %any = irdl.any
    irdl.attributes {"by" = %any}
  }
}
//--- good_later.mlir
// A later upgrade renames or removes it again, or it is another dialect's.
irdl.dialect @d attributes {version = array<i64: 3, 0>, upgrades = [
    {before = array<i64: 3, 0>, operation = "scaled", renames = {m = "by"}, removes = ["k"]},
    {before = array<i64: 2, 0>, operation = "times", becomes = "scaled",
     renames = {n = "m", l = "k", "a b" = "other.note"}, lacks = ["k"]}]} {
  irdl.operation @scaled {
    %any = irdl.any
    irdl.attributes {"by" = %any}
  }
}
//--- good_chain.mlir
irdl.dialect @d attributes {version = array<i64: 2, 0>, upgrades = [
    {before = array<i64: 2, 0>, operation = "times", becomes = "scaled"},
    {before = array<i64: 1, 2>, operation = "multiplied", becomes = "times"}]} {
  irdl.operation @scaled
}
//--- good_same_name.mlir
irdl.dialect @d attributes {version = array<i64: 2, 0>, upgrades = [
    {before = array<i64: 2, 0>, operation = "scaled", adds = {round = "up"}}]} {
  irdl.operation @scaled
}
//--- good_foreign_attribute.mlir
// What another dialect says of it is not ours to judge, nor what any symbol may say.
irdl.dialect @d attributes {my.note = "old", sym_visibility = "public"} {
}
