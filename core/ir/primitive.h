/* Primitives: what an operation computes, in words that its row, the handlers of fast code and
 * the judges of `check` and `diff` share. A row names its primitive (`.primitive`), where there is
 * one; an operation that means what another does has that one's.
 *
 * The primitive says nothing of widths, flags and types: whoever asks for it looks at those. Its
 * operands, attributes, results and regions are those of the row that names it.
 */
#ifndef CORE_IR_PRIMITIVE_H
#define CORE_IR_PRIMITIVE_H

#include <stdint.h>

typedef enum Primitive {
    PRIM_NONE, /* nobody but the definition knows what it computes */

    PRIM_CONSTANT,
    PRIM_POISON, /* all of it */
    PRIM_SELECT,
    PRIM_BITCAST,
    PRIM_PAIR, /* a complex number of its parts, and those of one */
    PRIM_FIRST,
    PRIM_SECOND,
    PRIM_MOVE_LANES, /* each lane that it gives is one of an operand's, or poison, always the same
                      */
    PRIM_EXTRACT_LANES, /* the same, but for positions that are operands */
    PRIM_INSERT_LANES,
    PRIM_EXTRACT_PART, /* of a struct or array; the first attribute is the way there, index by index
                        */
    PRIM_INSERT_PART,
    PRIM_POINTER_OFFSET, /* indices, of which some are operands; what the first one counts; promises
                          */

    PRIM_REGISTER, /* of what holds state: seq's register */

    /* Integers; _U and _S: read as unsigned, as signed. */
    PRIM_INT_ADD,
    PRIM_INT_SUB,
    PRIM_INT_MUL,
    PRIM_INT_AND,
    PRIM_INT_OR,
    PRIM_INT_XOR,
    PRIM_INT_SHL,
    PRIM_INT_SHR_U,
    PRIM_INT_SHR_S,
    PRIM_INT_DIV_U,
    PRIM_INT_DIV_S,
    PRIM_INT_REM_U,
    PRIM_INT_REM_S,
    PRIM_INT_REM_FITTING_S, /* where the quotient fits */
    PRIM_INT_CEIL_DIV_U,
    PRIM_INT_CEIL_DIV_S,
    PRIM_INT_FLOOR_DIV_S,
    PRIM_INT_MIN_U,
    PRIM_INT_MIN_S,
    PRIM_INT_MAX_U,
    PRIM_INT_MAX_S,
    PRIM_INT_CMP,
    PRIM_INT_EXT_U,
    PRIM_INT_EXT_S,
    PRIM_INT_TRUNC,
    PRIM_INT_RESIZE_U, /* to more bits or to fewer */
    PRIM_INT_RESIZE_S,
    PRIM_BITS_EXTRACT, /* as many as the result has, from the first attribute on */
    PRIM_BITS_CONCAT,  /* the last operand's are the least significant */
    PRIM_BITS_REPLICATE,
    PRIM_BITS_PARITY,
    PRIM_BITS_REVERSE,
    PRIM_BITS_SHL, /* by any amount */
    PRIM_BITS_SHR_U,
    PRIM_BITS_SHR_S,
    PRIM_ADD_ALL, /* of any number of operands */
    PRIM_MUL_ALL,
    PRIM_AND_ALL,
    PRIM_OR_ALL,
    PRIM_XOR_ALL,
    PRIM_INT_ADD_EXTENDED_U, /* the sum, and whether it wrapped */
    PRIM_INT_MUL_EXTENDED_U, /* the product's low half, and its high one */
    PRIM_INT_MUL_EXTENDED_S,
    PRIM_INT_ABS,
    PRIM_INT_CTLZ,
    PRIM_INT_CTTZ,
    PRIM_INT_CTPOP,

    /* Floats. */
    PRIM_FLOAT_ADD,
    PRIM_FLOAT_SUB,
    PRIM_FLOAT_MUL,
    PRIM_FLOAT_DIV,
    PRIM_FLOAT_REM,
    PRIM_FLOAT_FMA,      /* a * b + c, rounded once */
    PRIM_FLOAT_FUNCTION, /* the row's `computes.of_float` or, of two operands, `.of_floats` */
    PRIM_FLOAT_SQRT,
    PRIM_FLOAT_RSQRT,
    PRIM_FLOAT_NEG,
    PRIM_FLOAT_ABS,
    PRIM_FLOAT_COPYSIGN,
    PRIM_FLOAT_MAXIMUM,
    PRIM_FLOAT_MINIMUM,
    PRIM_FLOAT_MAXNUM,
    PRIM_FLOAT_MINNUM,
    PRIM_FLOAT_CEIL,
    PRIM_FLOAT_FLOOR,
    PRIM_FLOAT_TRUNC, /* to an integral value */
    PRIM_FLOAT_ROUND,
    PRIM_FLOAT_ROUND_EVEN,
    PRIM_FLOAT_CMP,
    PRIM_FLOAT_EXTEND, /* to a format that holds more */
    PRIM_FLOAT_NARROW, /* to one that holds less */
    PRIM_FLOAT_FROM_INT_U,
    PRIM_FLOAT_FROM_INT_S,
    PRIM_FLOAT_TO_INT_U,
    PRIM_FLOAT_TO_INT_S,

    /* Memory, and affine maps. */
    PRIM_ALLOCA,
    PRIM_LOAD,
    PRIM_STORE,
    PRIM_MASK,       /* has its region see some lanes alone */
    PRIM_LOAD_LANES, /* of the elements from subscripts on */
    PRIM_STORE_LANES,
    PRIM_TRANSFER_READ, /* likewise, by a permutation; lanes that are not there are padding */
    PRIM_TRANSFER_WRITE,
    PRIM_POINTER_LOAD, /* the first attribute is the alignment */
    PRIM_POINTER_STORE,
    PRIM_AFFINE_LOAD,
    PRIM_AFFINE_STORE,
    PRIM_AFFINE_APPLY,
    PRIM_AFFINE_MIN,
    PRIM_AFFINE_MAX,

    /* Control. */
    PRIM_BRANCH,
    PRIM_COND_BRANCH,
    PRIM_SWITCH,
    PRIM_CALL,
    PRIM_CALL_INDIRECT,
    PRIM_INVOKE, /* a terminator that calls, and may be landed at */
    PRIM_RETURN,
    PRIM_UNREACHABLE,
    PRIM_COROUTINE,  /* its frame begins, or ends */
    PRIM_SUSPEND,    /* its frame is left, and gone on with behind this; the first operand is the
                        result of what announced it */
    PRIM_RESUME,     /* may go on with a coroutine, which is no call of its function */
    PRIM_RUN_REGION, /* of the operation whose meaning it stands in; the attribute is its number */
    PRIM_LEAVE_REGION, /* a terminator that hands its operands to such, or to who runs the region */
    PRIM_IF,
    PRIM_INDEX_SWITCH,
    PRIM_WHILE,
    PRIM_FOR,
    PRIM_AFFINE_IF,
    PRIM_AFFINE_FOR,
    PRIM_PARALLEL,
    PRIM_AFFINE_PARALLEL,
} Primitive;

/* Of PRIM_POINTER_OFFSET: an index that is the next operand, and what is promised. */
enum { POINTER_INDEX_IS_OPERAND = INT32_MIN };
enum { POINTER_INBOUNDS = 1, POINTER_NUSW = 2, POINTER_NUW = 4 };

#endif
