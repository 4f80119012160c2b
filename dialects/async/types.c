/* Types of the async dialect. */
#include "core/ir/context.h"

#include "core/text/asm.h"
#include "dialects/async/async.h"
#include "dialects/values/kind.h"
#include "semantics/value/shared.h"

enum { TOKEN, VALUE, GROUP, CORO_ID, CORO_HANDLE, CORO_STATE };

static Holds shared_layout(Step *s, const Type *type, Layout *layout)
{
    (void)s, (void)type;
    *layout = layout_shared();
    return HOLDS;
}

static void print_shared(ValueText *text, Place place, const Type *type)
{
    static const char *const NAMES[] = { "a token", "a value", "a group", "a coroutine's id",
                                         "a coroutine", "a coroutine's state" };

    (void)place;
    sb_add(text->sb, NAMES[type->dialect.def - ASYNC_TYPES]);
}

static bool set_nothing(Step *s, Place place, const Type *type, const Attr *attr)
{
    (void)s, (void)place, (void)type, (void)attr;
    return false;
}

static const DatumKind SHARED_VALUES = {
    .name = "awaited",
    .layout = shared_layout,
    .print = print_shared,
    .set = set_nothing,
    .incomparable = true,
};

static Holds id_layout(Step *s, const Type *type, Layout *layout)
{
    (void)type;
    *layout = layout_int(target_in(s), 1);
    return HOLDS;
}

static const DatumKind ID_VALUES = {
    .name = "coroutine identifier",
    .layout = id_layout,
    .print = print_shared,
    .set = set_nothing,
    .incomparable = true,
};

const TypeDef ASYNC_TYPES[] = {
    [TOKEN] = { .name = "async.token",
                .summary = "async token type",
                .record = "Async_TokenType",
                .values = &SHARED_VALUES },
    [VALUE] = { .name = "async.value",
                .summary = "async value type",
                .record = "Async_ValueType",
                .params = { { .name = "valueType", .kind = PARAM_TYPE } },
                .values = &SHARED_VALUES },
    [GROUP] = { .name = "async.group",
                .summary = "async group type",
                .record = "Async_GroupType",
                .values = &SHARED_VALUES },
    [CORO_ID] = { .name = "async.coro.id",
                  .summary = "switched-resume coroutine identifier",
                  .record = "Async_CoroIdType",
                  .values = &ID_VALUES },
    [CORO_HANDLE] = { .name = "async.coro.handle",
                      .summary = "coroutine handle",
                      .record = "Async_CoroHandleType",
                      .values = &SHARED_VALUES },
    [CORO_STATE] = { .name = "async.coro.state",
                     .summary = "saved coroutine state",
                     .record = "Async_CoroStateType",
                     .values = &SHARED_VALUES },
    { 0 },
};

static bool is(const Type *type, int number)
{
    return type->kind == TYPE_DIALECT && type->dialect.def == &ASYNC_TYPES[number];
}

bool async_is_token(const Type *type)
{
    return is(type, TOKEN);
}

bool async_is_value(const Type *type)
{
    return is(type, VALUE);
}

const Type *async_inside(const Type *type)
{
    return async_is_value(type) ? type->dialect.params[0]->type_value : type;
}

static const Type *build(Context *context, int number)
{
    return type_dialect(context, &ASYNC_TYPES[number], 0, NULL);
}

const Type *async_token(Context *context)
{
    return build(context, TOKEN);
}

static const Type *group(Context *context)
{
    return build(context, GROUP);
}

static const Type *coro_id(Context *context)
{
    return build(context, CORO_ID);
}

static const Type *coro_handle(Context *context)
{
    return build(context, CORO_HANDLE);
}

static const Type *coro_state(Context *context)
{
    return build(context, CORO_STATE);
}

static bool is_value_or_token(const Type *type)
{
    return is(type, VALUE) || is(type, TOKEN);
}

static bool is_any(const Type *type)
{
    return is_value_or_token(type) || is(type, GROUP);
}

static const TypeClass TOKEN_CLASS = { .name = "async.token", .def = &ASYNC_TYPES[TOKEN] };
static const TypeClass VALUE_CLASS = { .name = "async.value", .def = &ASYNC_TYPES[VALUE] };
static const TypeClass GROUP_CLASS = { .name = "async.group", .def = &ASYNC_TYPES[GROUP] };
static const TypeClass ID_CLASS = { .name = "async.coro.id", .def = &ASYNC_TYPES[CORO_ID] };
static const TypeClass HANDLE_CLASS = { .name = "async.coro.handle",
                                        .def = &ASYNC_TYPES[CORO_HANDLE] };
static const TypeClass STATE_CLASS = { .name = "async.coro.state",
                                       .def = &ASYNC_TYPES[CORO_STATE] };

const TypeConstraint ASYNC_TOKEN = { .summary = "async token type",
                                     .class = &TOKEN_CLASS,
                                     .build = async_token };
const TypeConstraint ASYNC_VALUE = { .summary = "async value type", .class = &VALUE_CLASS };
const TypeConstraint ASYNC_GROUP = { .summary = "async group type",
                                     .class = &GROUP_CLASS,
                                     .build = group };
const TypeConstraint ASYNC_VALUE_OR_TOKEN = { .summary = "async value type or async token type",
                                              .holds = is_value_or_token };
const TypeConstraint ASYNC_ANY = { .summary =
                                       "async value type or async token type or async group type",
                                   .holds = is_any };
const TypeConstraint ASYNC_CORO_ID = { .summary = "switched-resume coroutine identifier",
                                       .class = &ID_CLASS,
                                       .build = coro_id };
const TypeConstraint ASYNC_CORO_HANDLE = { .summary = "coroutine handle",
                                           .class = &HANDLE_CLASS,
                                           .build = coro_handle };
const TypeConstraint ASYNC_CORO_STATE = { .summary = "saved coroutine state",
                                          .class = &STATE_CLASS,
                                          .build = coro_state };
