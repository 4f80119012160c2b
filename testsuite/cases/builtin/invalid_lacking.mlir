// RUN: mlir-interp verify --split-input-file --verify-diagnostics %s
// RUN: mlir-interp verify --split-input-file --verify-diagnostics --allow-unregistered-dialect %s
// What upstream's dialects do not have is no attribute or type of theirs.
// expected-error @below {{unknown attribute `nonsense` in dialect `linalg`}}
func.func private @attribute() attributes {x = #linalg.nonsense<parallel>}

// -----

// expected-error @below {{unknown attribute `nonsense` in dialect `gpu`}}
func.func private @attribute() attributes {x = #gpu.nonsense}

// -----

// expected-error @below {{dialect 'tensor' provides no attribute parsing hook}}
func.func private @no_attributes() attributes {x = #tensor.nonsense}

// -----

// expected-error @below {{dialect 'shape' provides no attribute parsing hook}}
func.func private @no_attributes() attributes {x = #shape.shape}

// -----

// expected-error @below {{unknown  type `nonsense` in dialect `async`}}
func.func private @type(!async.nonsense)

// -----

// expected-error @below {{dialect 'linalg' provides no type parsing hook}}
func.func private @no_types(!linalg.iterator_type)
