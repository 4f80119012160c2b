# Prints FILE with PROGRAM and with mlir-opt, in the custom and in the generic form, and compares; values
# may have other names.
#   as_mlir_opt.sh PROGRAM FILE SCRATCH
program=$1 file=$2 scratch=$3
nameless() { sed 's/%[A-Za-z_0-9]*\(#[0-9]*\)\{0,1\}/%v/g'; }
for generic in "" --mlir-print-op-generic; do
    "$program" print $generic --upstream-dialects --allow-unregistered-dialect "$file" >"$scratch.here" || exit 1
    mlir-opt-22 $generic --allow-unregistered-dialect "$file" >"$scratch.there" || exit 1
    nameless <"$scratch.here" >"$scratch.a" && nameless <"$scratch.there" >"$scratch.b"
    diff -u "$scratch.b" "$scratch.a" || exit 1
done
