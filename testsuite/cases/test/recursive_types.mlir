// RUN: mlir-interp verify %s --split-input-file --verify-diagnostics
// Within itself a recursive type is its name, and there alone.

func.func private @itself(!test.test_rec<a, test_rec<b, test_rec<a>>>)
func.func private @in_others(!test.test_rec_alias<a, tuple<!test.test_rec_alias<b, !test.test_rec_alias<a>>>>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @elsewhere(!test.test_rec_alias<a, tuple<!test.test_rec_alias<b>>>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @of_another_kind(!test.test_rec_alias<a, !test.test_rec<a>>)

// -----

// expected-error @+1 {{expected '>'}}
func.func private @again(!test.test_rec<a, test_rec<a, test_type>>)
