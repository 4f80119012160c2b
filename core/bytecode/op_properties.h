/* Properties: the attributes that an operation's definition declares, and the sizes of segments, as
 * ODS encodes them: attributes by name, then properties that are none in the order of the
 * definition, then segments, which before version 6 are attributes. */
#ifndef CORE_BYTECODE_OP_PROPERTIES_H
#define CORE_BYTECODE_OP_PROPERTIES_H

#include "core/bytecode/encoder.h"
#include "core/bytecode/reader.h"
#include "core/ir/op_state.h"

/* Reads which properties the operation has, and those, into the state. */
bool properties_read(Reader *reader, Cursor *cursor, BytecodeOpName *name, OpState *state);
/* The attributes of a dictionary, into the state: discardable ones, and before version 5 all. */
bool properties_from_dictionary(Reader *reader, Cursor *cursor, OpState *state, const Attr *attrs);

void properties_encode(Encoder *encoder, const Op *op);
/* All attributes of the operation in one dictionary, as before version 5. */
const Attr *properties_and_attrs(const Op *op);

#endif
