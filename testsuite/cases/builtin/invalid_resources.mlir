// RUN: mlir-interp verify --split-input-file --verify-diagnostics --allow-unregistered-dialect %s
// expected-error @below {{expected identifier key in file metadata dictionary}}
{-# dialect_resources: { }, #-}

// -----

// expected-error @below {{expected identifier key in file metadata dictionary}}
{-# "dialect_resources": { } #-}

// -----

// expected-error @below {{expected ',' or '#-}'}}
{-# dialect_resources: { } external_resources: { } #-}

// -----

// expected-error @below {{unknown key 'resources' in file metadata dictionary}}
{-# resources: { } #-}

// -----

// expected-error @below {{expected identifier key for 'resource' entry}}
{-# dialect_resources: { "builtin": { } } #-}

// -----

// expected-error @below {{expected identifier key for 'resource' entry}}
{-# external_resources: { "a b": { } } #-}

// -----

// expected-error @below {{dialect 'unknown' is unknown}}
{-# dialect_resources: { unknown: { } } #-}

// -----

// expected-error @below {{unexpected 'resource' section for dialect 'arith'}}
{-# dialect_resources: { arith: { } } #-}

// -----

// expected-error @below {{unexpected 'resource' section for dialect 'linalg'}}
{-# dialect_resources: { linalg: { a: "0x04000000" } } #-}

// -----

// expected-error @below {{unknown 'resource' key 'a' for dialect 'ml_program'}}
{-# dialect_resources: { ml_program: { a: "0x04000000" } } #-}

// -----

// expected-error @below {{expected ',' or '}'}}
{-# dialect_resources: { builtin: { a: "0x04000000" b: "0x04000000" } } #-}

// -----

// expected-error @below {{expected hex string blob for key 'a'}}
{-# dialect_resources: { builtin: { a: true } } #-}

// -----

// expected-error @below {{expected hex string blob for key 'a'}}
{-# dialect_resources: { builtin: { a: "text" } } #-}

// -----

// expected-error @below {{expected hex string blob for key 'a'}}
{-# dialect_resources: { builtin: { a: "0X04000000" } } #-}

// -----

// expected-error @below {{expected hex string blob for key 'a'}}
{-# dialect_resources: { builtin: { a: "0x040000001" } } #-}

// -----

// expected-error @below {{expected hex string blob for key 'a'}}
{-# dialect_resources: { test: { a: "0x0400000g" } } #-}

// -----

// expected-error @below {{expected hex string blob for key 'a' to encode alignment in first 4 bytes}}
{-# dialect_resources: { builtin: { a: "0x040000" } } #-}

// -----

// expected-error @below {{expected hex string blob for key 'a' to encode alignment in first 4 bytes, but got non-power-of-2 value: 3}}
{-# dialect_resources: { builtin: { a: "0x0300000001" } } #-}

// -----

// expected-error @below {{expected string value for key 'a'}}
{-# external_resources: { some: { a: 1 } } #-}

// -----

// expected-error @below {{expected hex string blob for key 'a' to encode alignment in first 4 bytes}}
{-# external_resources: { some: { a: "0x" } } #-}
