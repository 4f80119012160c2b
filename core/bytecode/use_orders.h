/* Use orders: in which order a value's uses were listed by who wrote it. Nothing here asks for
 * that, and it is written again as it came. Rules: MLIR Bytecode Format, "Use-list orders". */
#ifndef CORE_BYTECODE_USE_ORDERS_H
#define CORE_BYTECODE_USE_ORDERS_H

#include "core/bytecode/cursor.h"
#include "core/bytecode/emitter.h"
#include "core/bytecode/reader.h"

/* Counts uses of the value from here on. */
void value_watch(WatchedValues *watched, Value *value);
/* Reads those of some of the values, which are results of one operation or arguments of a block. */
bool use_orders_read(Cursor *cursor, Value *const *values, unsigned count);
/* Are those that were read of these values orders of the uses that there are? */
bool use_orders_check(const Cursor *cursor, Value *const *values, size_t count);
/* Adds one to those that are written: where each use stands in the list, the last first. Nothing,
 * where they stand in the list as it is. */
void use_orders_add(Map *index, Arena *arena, Value *value, const uint64_t *places, unsigned count);
/* By their values, for who writes. */
void use_orders_index(Map *index, const Context *context);
/* Writes those that such values have; false: none has. */
bool use_orders_write(Emitter *out, const Map *index, Value *const *values, unsigned count);

#endif
