/* Externals of C++: the classes of what the standard library throws, their tables of functions, and
 * the functions that throw them. An object is the pointer to its table, and behind it, where it is
 * made with a message, the pointer to that. */
#include "interp/machine/externals_type.h"

#include "core/ir/symbol.h"
#include "core/text/source.h"
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/pointers.h"
#include "interp/machine/machine.h"

#include <string.h>

typedef struct Class {
    const char *name, *base; /* as in names of symbols, behind `St` */
    const char *says;        /* NULL: what it was made with */
    const char *what;        /* the class that has its function of that name */
} Class;

static const Class CLASSES[] = {
    { "9exception", NULL, "std::exception", "9exception" },
    { "9bad_alloc", "9exception", "std::bad_alloc", "9bad_alloc" },
    { "20bad_array_new_length", "9bad_alloc", "std::bad_array_new_length",
      "20bad_array_new_length" },
    { "8bad_cast", "9exception", "std::bad_cast", "8bad_cast" },
    { "10bad_typeid", "9exception", "std::bad_typeid", "10bad_typeid" },
    { "13bad_exception", "9exception", "std::bad_exception", "13bad_exception" },
    { "11logic_error", "9exception", NULL, "11logic_error" },
    { "12domain_error", "11logic_error", NULL, "11logic_error" },
    { "16invalid_argument", "11logic_error", NULL, "11logic_error" },
    { "12length_error", "11logic_error", NULL, "11logic_error" },
    { "12out_of_range", "11logic_error", NULL, "11logic_error" },
    { "13runtime_error", "9exception", NULL, "13runtime_error" },
    { "11range_error", "13runtime_error", NULL, "13runtime_error" },
    { "14overflow_error", "13runtime_error", NULL, "13runtime_error" },
    { "15underflow_error", "13runtime_error", NULL, "13runtime_error" },
};
enum { CLASS_COUNT = sizeof CLASSES / sizeof *CLASSES };
enum { POINTER_BYTES = 8, OBJECT_BYTES = 2 * POINTER_BYTES };

/* The class whose name follows the prefix, with `behind` what follows it. */
static const Class *class_in(Str name, const char *prefix, Str *behind)
{
    if (!str_starts(name, prefix))
        return NULL;
    name = str_from(name, strlen(prefix));
    for (size_t i = 0; i < CLASS_COUNT; i++)
        if (str_starts(name, CLASSES[i].name)) {
            *behind = str_from(name, strlen(CLASSES[i].name));
            return &CLASSES[i];
        }
    return NULL;
}

static const Class *class_named(const char *name)
{
    Str behind;

    return class_in(str_of(name), "", &behind);
}

static const Class *class_of_type(Str type)
{
    Str behind;
    const Class *class = class_in(type, "_ZTISt", &behind);

    return class && !behind.len ? class : NULL;
}

bool class_has_base(Str type, Str base)
{
    const Class *of = class_of_type(type), *wanted = class_of_type(base);

    while (of && of != wanted)
        of = of->base ? class_named(of->base) : NULL;
    return of != NULL;
}

bool class_destructor(Str name)
{
    Str behind;

    return class_in(name, "_ZNSt", &behind) && str_starts(behind, "D");
}

/* Tables. */

/* What the program declares of that name, or a declaration that is made for it. */
static const Op *declaration(Step *s, Str name, const char *text)
{
    Machine *machine = s->machine;
    const Op *found = symbol_in_table(machine->module, name);
    Op *module;

    if (!found)
        found = map_get(&machine->library, name);
    if (found)
        return found;
    module = source_parse_for(machine->module, str_of(text));
    found = module->regions[0].first->first;
    map_put(&machine->library, symbol_name(found), (void *)found);
    return found;
}

static bool address_of_type(Step *s, const Class *class, Pointer *at)
{
    Str text = str_printf(s->arena, "llvm.mlir.global external constant @_ZTISt%s() : !llvm.ptr",
                          class->name);
    Str name = str_printf(s->arena, "_ZTISt%s", class->name);

    return llvm_address_of(s, declaration(s, name, text.data), at) != FLOW_END;
}

static bool address_of_function(Step *s, Str name, const char *type, Pointer *at)
{
    Str text = str_printf(s->arena, "llvm.func @%.*s(!llvm.ptr)%s", STR_ARG(name), type);

    return llvm_address_of(s, declaration(s, name, text.data), at) != FLOW_END;
}

/* How far the whole object is, its type, two destructors (of which the second frees it, too) and
 * what(). */
enum { TABLE_SLOTS = 5, TABLE_BEGIN = 2 };

static bool table_slots(Step *s, const Class *class, Pointer slots[TABLE_SLOTS])
{
    slots[0] = (Pointer){ 0, 0 };
    return address_of_type(s, class, &slots[1])
           && address_of_function(s, str_printf(s->arena, "_ZNSt%sD1Ev", class->name), "",
                                  &slots[2])
           && address_of_function(s, str_printf(s->arena, "_ZNSt%sD0Ev", class->name), "",
                                  &slots[3])
           && address_of_function(s, str_printf(s->arena, "_ZNKSt%s4whatEv", class->what),
                                  " -> !llvm.ptr", &slots[4]);
}

bool class_table(Step *s, Str name, Place value)
{
    Str behind;
    const Class *class = class_in(name, "_ZTVSt", &behind);
    Pointer slots[TABLE_SLOTS];
    Place table;

    if (!class || behind.len || !layout_is_record(value.layout) || value.layout->part_count != 1)
        return false;
    table = place_part(value, 0);
    if (!layout_is_record(table.layout) || table.layout->part_count != TABLE_SLOTS
        || layout_part(table.layout, 0)->form != &FORM_POINTER || !table_slots(s, class, slots))
        return false;
    for (unsigned i = 0; i < TABLE_SLOTS; i++) {
        place_set_pointer(place_part(table, i), slots[i]);
        *place_part(table, i).poison = 0;
    }
    return true;
}

/* The library's own; made when an object of the class first is. */
static bool table_of(Step *s, const Class *class, Pointer *at)
{
    void **memo = run_memo(s, class);
    Allocation *made = *memo;
    Pointer slots[TABLE_SLOTS];

    if (long_bits(s) != 64) {
        unsupported(s, "the library's classes where pointers have %u bits", long_bits(s));
        return false;
    }
    if (!made) {
        if (!table_slots(s, class, slots))
            return false;
        made = memory_allocate(memory_in(s), ALLOCATION_GLOBAL, sizeof slots / 2, POINTER_BYTES,
                               s->op);
        if (!made)
            return memory_is_short(s, "a table of functions") != FLOW_END;
        for (unsigned i = 0; i < TABLE_SLOTS; i++)
            memory_write_pointer(made, i * POINTER_BYTES, slots[i], POINTER_BYTES,
                                 target_in(s)->big_endian);
        made->constant = true;
        *memo = made;
    }
    *at = (Pointer){ made->id, made->address + TABLE_BEGIN * POINTER_BYTES };
    return true;
}

/* Objects. */

static bool store_pointer(Step *s, Pointer object, uint64_t offset, Pointer value)
{
    Layout layout = layout_pointer(target_in(s), 0);
    Place place = scratch_place(s, &layout);
    MemRef at = pointee(pointer_behind(object, offset), llvm_ptr(op_context(s->op), 0));

    place_set_pointer(place, value);
    return store_at(s, &at, 0, place, ACCESS_WRITE) != FLOW_END;
}

/* A message of its own. */
static bool make_message(Step *s, Str text, Pointer *message)
{
    Allocation *made = memory_allocate(memory_in(s), ALLOCATION_LIBRARY, text.len + 1, 1, s->op);

    if (!made)
        return memory_is_short(s, "a message of %zu bytes", text.len) != FLOW_END;
    memory_write(made, 0, text.data, text.len + 1);
    *message = (Pointer){ made->id, made->address };
    return true;
}

static bool make_object(Step *s, const Class *class, Pointer object, Str text)
{
    Pointer table, message;

    return table_of(s, class, &table) && store_pointer(s, object, 0, table)
           && (class->says
               || (make_message(s, text, &message)
                   && store_pointer(s, object, POINTER_BYTES, message)));
}

static const Class *class_of_function(const External *self, bool is_const)
{
    Str behind;

    return class_in(str_of(self->name), is_const ? "_ZNKSt" : "_ZNSt", &behind);
}

static Flow make_with(Step *s, const External *self, Pointer object, Pointer text_at)
{
    Sb text = { 0 };
    bool good = read_string(s, text_at, UINT64_MAX, &text)
                && make_object(s, class_of_function(self, false), object, sb_view(&text));

    sb_free(&text);
    return good ? FLOW_NEXT : FLOW_END;
}

static Flow call_make(Step *s, const External *self, unsigned first)
{
    return make_with(s, self, pointer_in(s, first), pointer_in(s, first + 1));
}

static Flow call_copy(Step *s, const External *self, unsigned first)
{
    Pointer message;

    return type_info_pointer(s, pointer_in(s, first + 1), POINTER_BYTES, &message)
               ? make_with(s, self, pointer_in(s, first), message)
               : FLOW_END;
}

static const Class *class_of_object(Step *s, Pointer object)
{
    Pointer table, type;

    return type_info_pointer(s, object, 0, &table)
                   && type_info_pointer(s, pointer_behind(table, -(uint64_t)POINTER_BYTES), 0,
                                        &type)
               ? class_of_type(type_info_name(s, type))
               : NULL;
}

static Flow end_message(Step *s, Pointer object)
{
    Allocation *memory;
    Pointer message;

    if (!type_info_pointer(s, object, POINTER_BYTES, &message))
        return FLOW_END;
    memory = memory_find(memory_in(s), message.provenance);
    if (!memory || !memory->alive || memory->kind != ALLOCATION_LIBRARY)
        return undefined(s, "the object has no message, or had its end before");
    memory_end(memory_in(s), memory, s->op);
    return FLOW_NEXT;
}

Flow class_end(Step *s, Pointer object)
{
    const Class *class = class_of_object(s, object);

    if (s->machine->report.kind != END_NONE)
        return FLOW_END;
    return class && !class->says ? end_message(s, object) : FLOW_NEXT;
}

/* The table may be that of a class of the program, whose base it is. */
static Flow call_end(Step *s, const External *self, unsigned first)
{
    return class_of_function(self, false)->says ? FLOW_NEXT : end_message(s, pointer_in(s, first));
}

static Flow call_delete(Step *s, const External *self, unsigned first)
{
    return call_end(s, self, first) == FLOW_END ? FLOW_END : heap_free(s, pointer_in(s, first));
}

static Flow give_text(Step *s, const Class *class)
{
    void **memo = run_memo(s, class->says);
    Pointer text;

    if (!*memo) {
        if (!make_message(s, str_of(class->says), &text))
            return FLOW_END;
        *memo = memory_find(memory_in(s), text.provenance);
    }
    return give_pointer(s, (Pointer){ ((Allocation *)*memo)->id, ((Allocation *)*memo)->address });
}

static Flow call_what(Step *s, const External *self, unsigned first)
{
    const Class *class = class_of_function(self, true);
    Pointer message;

    if (class->says)
        return give_text(s, class);
    return type_info_pointer(s, pointer_in(s, first), POINTER_BYTES, &message)
               ? give_pointer(s, message)
               : FLOW_END;
}

/* Throwing. */

Flow class_throw(Step *s, const char *name, Str text)
{
    const Class *class = class_named(name);
    Allocation *made = memory_allocate(memory_in(s), ALLOCATION_LIBRARY, OBJECT_BYTES, 16, s->op);
    Pointer object, type;

    if (!made)
        return memory_is_short(s, "an exception");
    object = (Pointer){ made->id, made->address };
    return make_object(s, class, object, text) && address_of_type(s, class, &type)
               ? exception_throw(s, object, type)
               : FLOW_END;
}

static Flow call_throw_plain(Step *s, const External *self, unsigned first)
{
    bool of_array = strstr(self->name, "array_new_length") != NULL;

    (void)first;
    return class_throw(s,
                       of_array                          ? "20bad_array_new_length"
                       : strstr(self->name, "bad_alloc") ? "9bad_alloc"
                       : strstr(self->name, "bad_cast")  ? "8bad_cast"
                                                         : "10bad_typeid",
                       (Str){ 0 });
}

/* "_ZSt20__throw_out_of_range_fmtPKcz" */
static const char *class_thrown(const External *self)
{
    const char *name = strstr(self->name, "__throw_") + strlen("__throw_");

    for (size_t i = 0; i < CLASS_COUNT; i++) {
        const char *own = CLASSES[i].name + strspn(CLASSES[i].name, "0123456789");

        if (strncmp(name, own, strlen(own)) == 0)
            return CLASSES[i].name;
    }
    return NULL;
}

static Flow call_throw_with(Step *s, const External *self, unsigned first, unsigned count)
{
    bool formats = strstr(self->name, "_fmt") != NULL;
    Sb text = { 0 };
    bool good = formats ? format_text(s, self, first, count, &text)
                        : read_string(s, pointer_in(s, first), UINT64_MAX, &text);
    Flow flow = FLOW_END;

    sb_add(&text, "");
    if (good)
        flow = class_throw(s, class_thrown(self), sb_view(&text));
    sb_free(&text);
    return flow;
}

#define ENDS(name)                                                                                 \
    { "_ZNSt" name "D0Ev", call_delete, "p", NULL }, { "_ZNSt" name "D1Ev", call_end, "p", NULL }, \
    {                                                                                              \
        "_ZNSt" name "D2Ev", call_end, "p", NULL                                                   \
    }
#define MADE_WITH(name, kind)                                                                      \
    { "_ZNSt" name kind "EPKc", call_make, "pp", NULL },                                           \
    {                                                                                              \
        "_ZNSt" name kind "ERKS_", call_copy, "pp", NULL                                           \
    }
#define WITH_MESSAGE(name) MADE_WITH(name, "C1"), MADE_WITH(name, "C2"), ENDS(name)
#define WHAT(name)                                                                                 \
    {                                                                                              \
        "_ZNKSt" name "4whatEv", call_what, "p>p", NULL                                            \
    }
#define THROWS(symbol)                                                                             \
    {                                                                                              \
        .name = symbol, .call_rest = call_throw_with, .signature = "p*"                            \
    }

const External CLASS_EXTERNALS[] = {
    ENDS("9exception"),
    ENDS("9bad_alloc"),
    ENDS("20bad_array_new_length"),
    ENDS("8bad_cast"),
    ENDS("10bad_typeid"),
    ENDS("13bad_exception"),
    WITH_MESSAGE("11logic_error"),
    WITH_MESSAGE("12domain_error"),
    WITH_MESSAGE("16invalid_argument"),
    WITH_MESSAGE("12length_error"),
    WITH_MESSAGE("12out_of_range"),
    WITH_MESSAGE("13runtime_error"),
    WITH_MESSAGE("11range_error"),
    WITH_MESSAGE("14overflow_error"),
    WITH_MESSAGE("15underflow_error"),
    WHAT("9exception"),
    WHAT("9bad_alloc"),
    WHAT("20bad_array_new_length"),
    WHAT("8bad_cast"),
    WHAT("10bad_typeid"),
    WHAT("13bad_exception"),
    WHAT("11logic_error"),
    WHAT("13runtime_error"),
    { "__cxa_bad_cast", call_throw_plain, "", NULL },
    { "__cxa_bad_typeid", call_throw_plain, "", NULL },
    { "__cxa_throw_bad_array_new_length", call_throw_plain, "", NULL },
    { "_ZSt17__throw_bad_allocv", call_throw_plain, "", NULL },
    { "_ZSt16__throw_bad_castv", call_throw_plain, "", NULL },
    { "_ZSt28__throw_bad_array_new_lengthv", call_throw_plain, "", NULL },
    THROWS("_ZSt19__throw_logic_errorPKc"),
    THROWS("_ZSt20__throw_domain_errorPKc"),
    THROWS("_ZSt24__throw_invalid_argumentPKc"),
    THROWS("_ZSt20__throw_length_errorPKc"),
    THROWS("_ZSt20__throw_out_of_rangePKc"),
    THROWS("_ZSt24__throw_out_of_range_fmtPKcz"),
    THROWS("_ZSt21__throw_runtime_errorPKc"),
    THROWS("_ZSt19__throw_range_errorPKc"),
    THROWS("_ZSt22__throw_overflow_errorPKc"),
    THROWS("_ZSt23__throw_underflow_errorPKc"),
    { 0 },
};
