/* The numbers of MLIR's bytecode, as its format has them. Rules: MLIR Bytecode Format. */
#ifndef CORE_BYTECODE_ENCODING_H
#define CORE_BYTECODE_ENCODING_H

#define BYTECODE_MAGIC "ML\xefR"

/* What each version brought. */
typedef enum BytecodeVersion {
    BYTECODE_OLDEST = 0,
    BYTECODE_DIALECT_VERSIONS = 1,
    BYTECODE_REGION_SECTIONS = 2, /* isolated regions stand in a section of their own */
    BYTECODE_USE_ORDERS = 3,
    BYTECODE_FEWER_LOCATIONS = 4, /* unknown ones of block arguments are left away */
    BYTECODE_PROPERTIES = 5,
    BYTECODE_SEGMENTS = 6, /* sizes of segments are no attribute any more */
    BYTECODE_NEWEST = 6,
} BytecodeVersion;

typedef enum SectionId {
    SECTION_STRINGS,
    SECTION_DIALECTS,
    SECTION_ENTRIES, /* attributes and types */
    SECTION_ENTRY_SIZES,
    SECTION_IR,
    SECTION_RESOURCES,
    SECTION_RESOURCE_SIZES,
    SECTION_DIALECT_VERSION,
    SECTION_PROPERTIES,
    SECTION_COUNT,
} SectionId;

enum { SECTION_IS_ALIGNED = 0x80, PADDING = 0xcb };

/* Which parts an operation has. */
typedef enum OpParts {
    OP_HAS_ATTRS = 1 << 0,
    OP_HAS_RESULTS = 1 << 1,
    OP_HAS_OPERANDS = 1 << 2,
    OP_HAS_SUCCESSORS = 1 << 3,
    OP_HAS_REGIONS = 1 << 4,
    OP_HAS_USE_ORDERS = 1 << 5,
    OP_HAS_PROPERTIES = 1 << 6,
} OpParts;

/* The builtin dialect's attributes and types. */
typedef enum BuiltinAttrCode {
    CODE_ARRAY,
    CODE_DICTIONARY,
    CODE_STRING,
    CODE_TYPED_STRING,
    CODE_FLAT_SYMBOL,
    CODE_SYMBOL,
    CODE_TYPE,
    CODE_UNIT,
    CODE_INTEGER,
    CODE_FLOAT,
    CODE_LOC_CALLSITE,
    CODE_LOC_FILE,
    CODE_LOC_FUSED,
    CODE_LOC_FUSED_METADATA,
    CODE_LOC_NAME,
    CODE_LOC_UNKNOWN,
    CODE_DENSE_RESOURCE,
    CODE_DENSE_ARRAY,
    CODE_DENSE,
    CODE_DENSE_STRING,
    CODE_SPARSE,
    CODE_DISTINCT,
    CODE_LOC_RANGE,
    BUILTIN_ATTR_CODES,
} BuiltinAttrCode;

typedef enum BuiltinTypeCode {
    CODE_INTEGER_TYPE,
    CODE_INDEX,
    CODE_FUNCTION,
    CODE_BF16,
    CODE_F16,
    CODE_F32,
    CODE_F64,
    CODE_F80,
    CODE_F128,
    CODE_COMPLEX,
    CODE_MEMREF,
    CODE_MEMREF_IN_SPACE,
    CODE_NONE,
    CODE_TENSOR,
    CODE_TENSOR_ENCODED,
    CODE_TUPLE,
    CODE_UNRANKED_MEMREF,
    CODE_UNRANKED_MEMREF_IN_SPACE,
    CODE_UNRANKED_TENSOR,
    CODE_VECTOR,
    CODE_SCALABLE_VECTOR,
    BUILTIN_TYPE_CODES,
} BuiltinTypeCode;

#endif
