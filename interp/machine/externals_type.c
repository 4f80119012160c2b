#include "interp/machine/externals_type.h"

#include "core/ir/symbol.h"
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/pointers.h"
#include "interp/machine/machine.h"

#include <string.h>

static const struct {
    const char *table;
    InfoKind kind;
} KINDS[] = {
    { "_ZTVN10__cxxabiv117__class_type_infoE", INFO_CLASS },
    { "_ZTVN10__cxxabiv120__si_class_type_infoE", INFO_DERIVED },
    { "_ZTVN10__cxxabiv121__vmi_class_type_infoE", INFO_OF_MANY },
    { "_ZTVN10__cxxabiv119__pointer_type_infoE", INFO_POINTER },
    { "_ZTVN10__cxxabiv123__fundamental_type_infoE", INFO_PLAIN },
    { "_ZTVN10__cxxabiv116__enum_type_infoE", INFO_PLAIN },
    { "_ZTVN10__cxxabiv120__function_type_infoE", INFO_PLAIN },
    { "_ZTVN10__cxxabiv117__array_type_infoE", INFO_PLAIN },
    { "_ZTVN10__cxxabiv129__pointer_to_member_type_infoE", INFO_PLAIN },
};
enum { KIND_COUNT = sizeof KINDS / sizeof *KINDS, TABLE_BYTES = 11 * 8 };

static bool is_table(Str name)
{
    for (size_t i = 0; i < KIND_COUNT; i++)
        if (str_is(name, KINDS[i].table))
            return true;
    return false;
}

/* The library's own: its name follows in that of the global. */
static bool is_info(Str name)
{
    return str_starts(name, "_ZTI");
}

/* A program declares one word of each. A type_info has two, and behind them one for the class that
 * it is derived from, or two for what a pointer leads to. */
uint64_t external_global_bytes(Str name, uint64_t declared)
{
    uint64_t least = is_table(name)               ? TABLE_BYTES
                     : str_starts(name, "_ZTIP")  ? 4 * declared
                     : str_starts(name, "_ZTISt") ? 3 * declared
                     : is_info(name)              ? 2 * declared
                                                  : 0;

    return declared < least ? least : declared;
}

/* Nobody but the library reads them. */
bool exception_global(Step *s, Str name, Place value)
{
    if (class_table(s, name, value))
        return true;
    if (!is_table(name) && !is_info(name) && !str_is(name, "__dso_handle")
        && !str_is(name, "_ZSt7nothrow"))
        return false;
    place_set_poison(s, value, "what the library has there is not known");
    return true;
}

/* The name is what programs read of a type_info: typeid(int).name(). */
Flow external_global_fill(Step *s, Str name, Allocation *memory)
{
    const TargetPointer *pointer = target_pointer(target_in(s), 0);
    unsigned bytes = (pointer->bits + 7) / 8;
    Allocation *text;

    if (!is_info(name) || memory->size < 2 * (uint64_t)bytes)
        return FLOW_NEXT;
    name = str_from(name, strlen("_ZTI"));
    text = memory_allocate(memory_in(s), ALLOCATION_LIBRARY, name.len + 1, 1, memory->made);
    if (!text)
        return memory_is_short(s, "a name of %zu bytes", name.len);
    memory_write(text, 0, name.data, name.len);
    memory_write(text, name.len, "", 1);
    text->constant = true;
    memory_write_pointer(memory, bytes, (Pointer){ text->id, text->address }, bytes,
                         target_in(s)->big_endian);
    return FLOW_NEXT;
}

Str type_info_name(const Step *s, Pointer at)
{
    const Allocation *memory = memory_find(memory_in(s), at.provenance);

    return memory && memory->kind == ALLOCATION_GLOBAL && memory->made ? symbol_name(memory->made)
                                                                       : (Str){ 0 };
}

static bool read_part(Step *s, Pointer at, uint64_t offset, const Layout *layout, const Type *type,
                      Place *part)
{
    MemRef memref = pointee((Pointer){ at.provenance, at.address + offset }, type);

    *part = scratch_place(s, layout);
    if (load_at(s, &memref, 0, *part, ACCESS_READ) == FLOW_END)
        return false;
    if (*part->poison)
        undefined_poison(s, *part->poison, "what tells the type of an exception is poison");
    return !*part->poison;
}

bool type_info_pointer(Step *s, Pointer at, uint64_t offset, Pointer *value)
{
    Layout layout = layout_pointer(target_in(s), 0);
    Place part;

    if (layout.width != 64) {
        unsupported(s, "types of exceptions where pointers have %u bits", layout.width);
        return false;
    }
    if (!read_part(s, at, offset, &layout, llvm_ptr(op_context(s->op), 0), &part))
        return false;
    *value = place_pointer(part);
    return true;
}

bool type_info_number(Step *s, Pointer at, uint64_t offset, unsigned width, int64_t *value)
{
    Layout layout = layout_int(target_in(s), width);
    Place part;

    if (!read_part(s, at, offset, &layout, type_i(op_context(s->op), width), &part))
        return false;
    *value = int_low_s(place_int(part));
    return true;
}

Answer type_info_kind(Step *s, Pointer type, InfoKind *kind)
{
    const Allocation *memory = memory_find(memory_in(s), type.provenance);
    Str name = type_info_name(s, type);
    Pointer table;

    *kind = str_starts(name, "_ZTIP") ? INFO_POINTER : INFO_PLAIN;
    if (!name.len) {
        undefined(s, "what should tell the type of an exception is no global");
        return ENDED;
    }
    if (!llvm_global_is_defined(memory->made))
        return NO;
    if (!type_info_pointer(s, type, 0, &table))
        return ENDED;
    name = type_info_name(s, table);
    for (size_t i = 0; i < KIND_COUNT; i++)
        if (str_is(name, KINDS[i].table))
            *kind = KINDS[i].kind;
    return YES;
}

bool type_info_is(Pointer a, Pointer b)
{
    return a.provenance == b.provenance && a.address == b.address;
}

/* Where what is said of a class and its bases lies. */
enum { BASE = 16, BASE_COUNT = 20, BASES = 24, A_BASE = 16, BASE_FLAGS = 8 };
enum { IS_VIRTUAL = 1, IS_PUBLIC = 2, DISTANCE_SHIFT = 8 };

/* One of a class of many; of a virtual one the object's own table tells the distance. */
static Answer entry_at(Step *s, Pointer entry, Pointer object, TypeBase *base)
{
    Pointer table;
    int64_t flags, distance;

    if (!type_info_pointer(s, entry, 0, &base->type)
        || !type_info_number(s, entry, BASE_FLAGS, 64, &flags))
        return ENDED;
    base->is_public = flags & IS_PUBLIC;
    distance = flags >> DISTANCE_SHIFT;
    if (flags & IS_VIRTUAL && object.address
        && (!type_info_pointer(s, object, 0, &table)
            || !type_info_number(s, table, (uint64_t)distance, 64, &distance)))
        return ENDED;
    base->object = object.address ? pointer_behind(object, (uint64_t)distance) : object;
    return YES;
}

Answer type_info_base_at(Step *s, Pointer type, unsigned index, Pointer object, TypeBase *base)
{
    InfoKind kind;
    int64_t count;

    if (type_info_kind(s, type, &kind) == ENDED)
        return ENDED;
    if (kind == INFO_DERIVED && index == 0) {
        *base = (TypeBase){ .object = object, .is_public = true };
        return type_info_pointer(s, type, BASE, &base->type) ? YES : ENDED;
    }
    if (kind != INFO_OF_MANY)
        return NO;
    if (!type_info_number(s, type, BASE_COUNT, 32, &count))
        return ENDED;
    return index < count
               ? entry_at(s, pointer_behind(type, BASES + A_BASE * (uint64_t)index), object, base)
               : NO;
}

bool type_info_go_deeper(Step *s, unsigned depth)
{
    enum { DEEPEST = 200 };

    if (depth == DEEPEST)
        limit_reached(s, "a type has bases of bases that are too many");
    return depth < DEEPEST && work_done(s, 1) != FLOW_END;
}

static Answer find_base(Step *s, Pointer type, Pointer wanted, Pointer *object, unsigned depth)
{
    TypeBase base;
    Answer more;

    if (type_info_is(type, wanted)
        || class_has_base(type_info_name(s, type), type_info_name(s, wanted)))
        return YES;
    if (!type_info_go_deeper(s, depth))
        return ENDED;
    for (unsigned i = 0; (more = type_info_base_at(s, type, i, *object, &base)) == YES; i++) {
        Answer answer =
            base.is_public ? find_base(s, base.type, wanted, &base.object, depth + 1) : NO;

        if (answer == YES)
            *object = base.object;
        if (answer != NO)
            return answer;
    }
    return more;
}

enum { QUALIFIERS = 16, POINTEE = 24, IS_CONST_OR_VOLATILE = 3 };

Answer type_info_base(Step *s, Pointer type, Pointer base, Pointer *object)
{
    return find_base(s, type, base, object, 0);
}

/* The types of pointers that the library has are known by their names alone. */
static bool takes_by_name(Str thrown, Str caught)
{
    return str_is(caught, "_ZTIPv") || str_is(caught, "_ZTIPKv")
           || (str_starts(caught, "_ZTIPK") && str_starts(thrown, "_ZTIP")
               && str_eq(str_from(caught, strlen("_ZTIPK")), str_from(thrown, strlen("_ZTIP"))));
}

Answer type_info_takes_pointer(Step *s, Pointer thrown, Pointer caught, Pointer *object)
{
    int64_t had, has;
    Pointer from, to;
    InfoKind kind;
    Answer answer;

    if (takes_by_name(type_info_name(s, thrown), type_info_name(s, caught)))
        return YES;
    answer = type_info_kind(s, thrown, &kind);
    if (answer == YES)
        answer = type_info_kind(s, caught, &kind);
    if (answer != YES || kind != INFO_POINTER)
        return answer == ENDED ? ENDED : NO;
    if (!type_info_number(s, thrown, QUALIFIERS, 32, &had)
        || !type_info_number(s, caught, QUALIFIERS, 32, &has)
        || !type_info_pointer(s, thrown, POINTEE, &from)
        || !type_info_pointer(s, caught, POINTEE, &to))
        return ENDED;
    return had & ~has & IS_CONST_OR_VOLATILE ? NO : find_base(s, from, to, object, 0);
}
