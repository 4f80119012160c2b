/* Bytecode: the serialized form of MLIR, versions 0 to 6. Rules: MLIR Bytecode Format. */
#ifndef CORE_BYTECODE_BYTECODE_H
#define CORE_BYTECODE_BYTECODE_H

#include "core/ir/ir.h"

/* Does it begin as bytecode does? */
bool bytecode_is(Str bytes);

/* The module of a file, as `source_parse` gives it; NULL, reported with the number of the byte,
 * where it is malformed. The bytes are borrowed and must live as long as the context: blobs of
 * resources stay where they are. */
Op *bytecode_parse(Context *context, Str file, Str bytes);

/* The dialects' resources of a file that can be read, and nothing else, for a text that names them.
 */
void bytecode_read_resources(Context *context, Str file, Str bytes);

/* Of bytecode as above, of text as `source_parse` says. */
Op *program_parse(Context *context, Str file, Str bytes, unsigned line_offset);

/* Appends what the file says of itself, a table for people: its version and producer, the sizes of
 * its sections, its dialects with their versions, names of operations and resources. No dialect is
 * asked. False, reported, where these parts are malformed. */
bool bytecode_summary(Sb *out, Context *context, Str file, Str bytes);

typedef struct BytecodeOptions {
    unsigned version;     /* BYTECODE_NEWEST of encoding.h, or one before */
    Str producer;         /* without a null character */
    bool elide_resources; /* their keys are written, and not their values */
} BytecodeOptions;

/* Takes a file as parts, one behind the other, which are gone after the call. */
typedef bool TakeBytecode(void *state, const Str *parts, unsigned count);

/* Gives the operation, which is verified, as a file to who takes it, whose answer is that of this;
 * large blobs of resources are not copied. False, reported, where that version cannot hold it. */
bool bytecode_give(const Op *op, BytecodeOptions options, TakeBytecode *take, void *state);
/* The same, appended. */
bool bytecode_write(Sb *out, const Op *op, BytecodeOptions options);

#endif
