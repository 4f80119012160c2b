/* async: what the files of the dialect share. */
#ifndef DIALECTS_ASYNC_ASYNC_H
#define DIALECTS_ASYNC_ASYNC_H

#include "core/define/constraint.h"
#include "dialects/step.h"

extern const TypeDef ASYNC_TYPES[];
extern const OpDef ASYNC_TASKS[], ASYNC_FUNCTIONS[], ASYNC_RUNTIME[], ASYNC_COROUTINES[];

extern const TypeConstraint ASYNC_TOKEN, ASYNC_VALUE, ASYNC_GROUP, ASYNC_VALUE_OR_TOKEN, ASYNC_ANY;
extern const TypeConstraint ASYNC_CORO_ID, ASYNC_CORO_HANDLE, ASYNC_CORO_STATE;

/* What shows coroutines, which nothing smaller does. */
#define ASYNC_COROUTINE_EXAMPLE                                                                    \
    "func.func private @twice(%x: i32, %before: !async.token) -> !async.value<i32> {\n"            \
    "  %v = async.runtime.create : !async.value<i32>\n"                                            \
    "  %id = async.coro.id\n"                                                                      \
    "  %coroutine = async.coro.begin %id\n"                                                        \
    "  %saved = async.coro.save %coroutine\n"                                                      \
    "  async.runtime.resume %coroutine\n"                                                          \
    "  async.coro.suspend %saved, ^suspend, ^begin, ^cleanup\n"                                    \
    "^begin:\n"                                                                                    \
    "  %state = async.coro.save %coroutine\n"                                                      \
    "  async.runtime.await_and_resume %before, %coroutine : !async.token\n"                        \
    "  async.coro.suspend %state, ^suspend, ^resume, ^cleanup\n"                                   \
    "^resume:\n"                                                                                   \
    "  %y = arith.addi %x, %x : i32\n"                                                             \
    "  async.runtime.store %y, %v : <i32>\n"                                                       \
    "  async.runtime.set_available %v : !async.value<i32>\n"                                       \
    "  cf.br ^cleanup\n"                                                                           \
    "^cleanup:\n"                                                                                  \
    "  async.coro.free %id, %coroutine\n"                                                          \
    "  cf.br ^suspend\n"                                                                           \
    "^suspend:\n"                                                                                  \
    "  async.coro.end %coroutine\n"                                                                \
    "  return %v : !async.value<i32>\n"                                                            \
    "}\n"                                                                                          \
    "\n"                                                                                           \
    "func.func @main() -> i32 {\n"                                                                 \
    "  %four = arith.constant 4 : i32\n"                                                           \
    "  %t = async.runtime.create : !async.token\n"                                                 \
    "  %v = call @twice(%four, %t) : (i32, !async.token) -> !async.value<i32>\n"                   \
    "  async.runtime.set_available %t : !async.token\n"                                            \
    "  async.runtime.await %v : !async.value<i32>\n"                                               \
    "  %r = async.runtime.load %v : <i32>\n"                                                       \
    "  return %r : i32\n"                                                                          \
    "}\n"
#define ASYNC_COROUTINE_GIVES "8 : i32\n"

bool async_is_token(const Type *type);
bool async_is_value(const Type *type);
/* What is in an async.value; any other type itself. */
const Type *async_inside(const Type *type);
const Type *async_token(Context *context);

#endif
