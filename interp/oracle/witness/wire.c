#include "core/ir/function.h"
#include "interp/oracle/witness/wire.h"

#include "dialects/llvm/pointers.h"
#include "dialects/meaning/meaning.h"

#include <string.h>

enum { LARGEST_ALIGNMENT = 1 << 12 };

/* Shapes. */

/* One without a rank has it in front. */
static unsigned count_words(const Type *type, unsigned fixed, unsigned per_dimension)
{
    bool ranked = type_has_rank(type);
    unsigned rank = ranked ? type->shaped.rank : WIRE_MAX_RANK;

    return !ranked + fixed + per_dimension * rank;
}

static bool part_of(Machine *machine, const Type *type, bool result, WirePart *part)
{
    type = type_held(type);
    *part = (WirePart){ .type = type, .layout = machine_flat_layout(machine, type) };
    if (!part->layout || datum_kind(type)->incomparable)
        return false;
    part->words = (unsigned)layout_words(part->layout);
    if (!type_has_elements(type) || part->layout != machine_layout(machine, type))
        return true;
    part->shares = type_shares_memory(type);
    part->has_rank = type_has_rank(type);
    part->element = machine_layout(machine, type->shaped.element);
    part->words =
        result ? count_words(type, WIRE_RESULT_SIZES, 1) : count_words(type, WIRE_MEMREF_SIZES, 2);
    return part->element && layout_in_memory(part->element);
}

static bool parts_of(Machine *machine, const Op *function, const Type *const *types, unsigned count,
                     bool result, WireParts *parts, Sb *why)
{
    parts->parts = ARENA_ARRAY(&machine->program, WirePart, count);
    parts->count = count;
    for (unsigned i = 0; i < count; i++)
        if (!part_of(machine, types[i], result, &parts->parts[i])) {
            sb_printf(why,
                      result ? "result %u of type '%s' cannot be compared"
                             : "argument %u of type '%s' cannot be handed to native code",
                      i, type_text(types[i]));
            if (parts->parts[i].layout && parts->parts[i].layout->form == &FORM_POINTER)
                sb_printf(why, ": a function that calls @%.*s and %s can be",
                          STR_ARG(op_attr(function, "sym_name")->string),
                          result ? "returns what is there" : "takes no pointers");
            return false;
        }
    return true;
}

bool wire_shape_of(Machine *machine, const Op *function, WireShape *shape, Sb *why)
{
    const Type *type = function_signature(function);
    const Type *const *types = type->list.types;

    *shape = (WireShape){ .refused = machine->refused ? machine->refusal : NULL,
                          .is_foreign = !target_is_native(&machine->target) };
    if (!parts_of(machine, function, types, type->list.input_count, false, &shape->arguments, why)
        || !parts_of(machine, function, types + type->list.input_count, type->list.result_count,
                     true, &shape->results, why))
        return false;
    for (unsigned i = 0; i < shape->arguments.count; i++) {
        shape->in_words += shape->arguments.parts[i].words;
        shape->memref_count += shape->arguments.parts[i].element != NULL;
    }
    for (unsigned i = 0; i < shape->results.count; i++)
        shape->result_words += shape->results.parts[i].words;
    return true;
}

static bool parts_fit(const WireParts *parts, WireVia via, const char *kind, Sb *why)
{
    for (unsigned i = 0; i < parts->count; i++)
        if (parts->parts[i].element && !parts->parts[i].shares && via == WIRE_VIA_LLVM) {
            sb_printf(why,
                      "%s %u of type '%s' has no native counterpart in our own lowering; "
                      "--via=mlir takes upstream's",
                      kind, i, type_text(parts->parts[i].type));
            return false;
        } else if (type_is_scalable(parts->parts[i].type)) {
            sb_printf(why,
                      "%s %u of type '%s' has no native counterpart: the processor has no scalable "
                      "vectors",
                      kind, i, type_text(parts->parts[i].type));
            return false;
        } else if (!parts->parts[i].element
                   && layout_lanes(parts->parts[i].layout) > WIRE_MOST_SCALARS) {
            sb_printf(why, "%s %u of type '%s' has more than %d elements", kind, i,
                      type_text(parts->parts[i].type), WIRE_MOST_SCALARS);
            return false;
        }
    return true;
}

bool wire_fits(const WireShape *shape, WireVia via, Sb *why)
{
    if (shape->refused || shape->is_foreign) {
        sb_printf(why, "%s%s", shape->refused ? "unsupported: " : "",
                  shape->refused ? shape->refused
                                 : "the module's data layout is not this processor's");
        return false;
    }
    return parts_fit(&shape->arguments, via, "argument", why)
           && parts_fit(&shape->results, via, "result", why);
}

static const Op *first_op(const Op *module)
{
    return module->regions[0].first ? module->regions[0].first->first : NULL;
}

/* Of the globals that the module defines the type of those that may change; else NULL. */
static const Type *type_that_changes(const Op *op)
{
    if (op_attr(op, "constant"))
        return NULL;
    if (op_is(op, "memref.global"))
        return op_attr(op, "initial_value") ? op_attr(op, "type")->type_value : NULL;
    return op_is(op, "llvm.mlir.global") && llvm_global_is_defined(op)
               ? op_attr(op, "global_type")->type_value
               : NULL;
}

/* One of the llvm dialect is one element of its type. */
static WirePart part_of_global(Machine *machine, const Op *global, const Type *type)
{
    bool is_memref = type_has_elements(type);

    return (WirePart){ .type = type,
                       .layout = machine_layout(machine, type),
                       .element = machine_layout(machine, is_memref ? type->shaped.element : type),
                       .has_rank = is_memref,
                       .shares = true,
                       .global = global };
}

WireParts wire_globals_of(Machine *machine, const Op *module)
{
    WireParts globals = { NULL, 0 };
    unsigned at = 0;

    for (const Op *op = first_op(module); op; op = op->next)
        globals.count += type_that_changes(op) != NULL;
    globals.parts = ARENA_ARRAY(&machine->program, WirePart, globals.count);
    for (const Op *op = first_op(module); op; op = op->next) {
        const Type *type = type_that_changes(op);

        if (type)
            globals.parts[at++] = part_of_global(machine, op, type);
    }
    return globals;
}

/* Memory. */

Allocation *wire_global_memory(const Machine *machine, const WirePart *global)
{
    const Memo *memo = map_get(&machine->memos, KEY_OF(global->global));

    return memo ? memo->value : NULL;
}

Elements wire_elements(const Machine *machine, const WirePart *part, Place place)
{
    Elements elements = { 0 };

    datum_kind(part->type)->elements(machine->memory, place, part->type, &elements);
    return elements;
}

Allocation *wire_memory(const Machine *machine, const WirePart *part, Place place)
{
    Allocation *memory = wire_elements(machine, part, place).memory;

    return memory && memory->alive ? memory : NULL;
}

Allocation *wire_changeable(const Machine *machine, const WirePart *part, Place place)
{
    return part->shares ? wire_memory(machine, part, place) : NULL;
}

bool wire_element_at(const Machine *machine, const WirePart *part, Place place, uint64_t number,
                     Allocation **memory, uint64_t *offset)
{
    Elements elements = wire_elements(machine, part, place);

    *memory = elements.memory;
    return !*place.poison && elements_offset(&elements, elements_at(&elements, number), offset);
}

/* Inputs. */

static bool put_bytes(WireRoom *room, const Allocation *memory, uint64_t *offset)
{
    uint64_t at = (room->at + 7) & ~(uint64_t)7;

    if (at > room->end || memory->size > room->end - at)
        return false;
    if (memory->size)
        memcpy(room->shared + at, memory->bytes, memory->size);
    *offset = at;
    room->at = at + memory->size;
    return true;
}

/* As aligned as it is here, so that what the program finds out about its address holds there. */
static uint64_t alignment_of(uint64_t address)
{
    uint64_t alignment = address & -address;

    return alignment && alignment < LARGEST_ALIGNMENT ? alignment : LARGEST_ALIGNMENT;
}

/* Where the bytes of the memory were put for one of the arguments before; NULL: for none. */
static const uint64_t *put_before(const WireShape *shape, const Machine *machine,
                                  const Place *arguments, unsigned count, const uint64_t *record,
                                  const Allocation *memory)
{
    for (unsigned i = 0; i < count; record += shape->arguments.parts[i++].words)
        if (shape->arguments.parts[i].element
            && wire_changeable(machine, &shape->arguments.parts[i], arguments[i]) == memory)
            return record + !shape->arguments.parts[i].has_rank;
    return NULL;
}

/* `before`: the memref of an argument that has the same memory; or NULL. */
static bool put_elements(const WirePart *part, const Elements *elements, const uint64_t *before,
                         uint64_t *record, WireRoom *room)
{
    const Allocation *memory = elements->memory;
    size_t bytes = elements->rank * sizeof *record;

    if (!part->has_rank)
        *record++ = elements->rank;
    if (before)
        record[WIRE_MEMREF_DATA] = before[WIRE_MEMREF_DATA];
    else if (!memory || !memory->alive || !put_bytes(room, memory, &record[WIRE_MEMREF_DATA]))
        return false;
    record[WIRE_MEMREF_BYTES] = memory->size;
    record[WIRE_MEMREF_ALIGN] = alignment_of(memory->address);
    record[WIRE_MEMREF_OFFSET] = elements->offset;
    memcpy(record + WIRE_MEMREF_SIZES, elements->sizes, bytes);
    memcpy(record + WIRE_MEMREF_SIZES + elements->rank, elements->strides, bytes);
    return true;
}

bool wire_put_input(const WireShape *shape, const Machine *machine, const Place *arguments,
                    uint64_t *record, WireRoom *room)
{
    const uint64_t *first = record;

    for (unsigned i = 0; i < shape->arguments.count; i++) {
        const WirePart *part = &shape->arguments.parts[i];

        if (part->element) {
            Elements elements = wire_elements(machine, part, arguments[i]);
            const uint64_t *before =
                put_before(shape, machine, arguments, i, first, elements.memory);

            if (!put_elements(part, &elements, before, record, room))
                return false;
        } else {
            memcpy(record, arguments[i].words, part->words * sizeof *record);
        }
        record += part->words;
    }
    return true;
}

/* What was given. */

static bool keep_elements(const WirePart *part, const Machine *machine, Place place, uint64_t *kept,
                          Sb *bytes)
{
    Elements elements = wire_elements(machine, part, place);
    uint64_t count = elements_count(&elements), stride = layout_stride(part->element), offset;

    if (!part->has_rank)
        *kept++ = elements.rank;
    for (uint64_t i = 0; i < count; i++) {
        if (!elements_offset(&elements, elements_at(&elements, i), &offset)
            || stride > elements.memory->size - offset)
            return false;
        sb_str(bytes, (Str){ (const char *)elements.memory->bytes + offset, stride });
    }
    kept[WIRE_RESULT_DATA] = 0;
    kept[WIRE_RESULT_BYTES] = count * stride;
    memcpy(kept + WIRE_RESULT_SIZES, elements.sizes, elements.rank * sizeof *kept);
    return true;
}

static void keep_memory(const Allocation *memory, uint64_t *kept, Sb *bytes)
{
    *kept = memory ? memory->size : UINT64_MAX;
    if (memory && memory->size)
        sb_str(bytes, (Str){ (const char *)memory->bytes, memory->size });
}

bool wire_keep(const WireShape *shape, const WireParts *globals, const Machine *machine,
               const Place *arguments, const Place *results, uint64_t *kept, Sb *bytes)
{
    kept[WIRE_KEPT_STATUS] = machine->report.kind == END_TRAP ? WIRE_TRAPPED : WIRE_RETURNED;
    kept[WIRE_KEPT_TEXT_BYTES] = machine->output.len;
    kept[WIRE_KEPT_AT] = bytes->len;
    if (machine->output.len)
        sb_str(bytes, sb_view(&machine->output));
    if (machine->report.kind == END_TRAP)
        return true;
    kept += WIRE_KEPT_WORDS;
    for (unsigned i = 0; i < shape->results.count; i++) {
        const WirePart *part = &shape->results.parts[i];

        if (!part->element)
            memcpy(kept, results[i].words, part->words * sizeof *kept);
        else if (!keep_elements(part, machine, results[i], kept, bytes))
            return false;
        kept += part->words;
    }
    for (unsigned i = 0; shape->memref_count && i < shape->arguments.count; i++)
        if (shape->arguments.parts[i].element)
            keep_memory(wire_changeable(machine, &shape->arguments.parts[i], arguments[i]), kept++,
                        bytes);
    for (unsigned i = 0; i < globals->count; i++)
        keep_memory(wire_global_memory(machine, &globals->parts[i]), kept++, bytes);
    return true;
}

/* What comes back. */

/* Are there no more bytes than so many elements have? */
static bool bytes_fit(const Layout *element, const uint64_t *sizes, unsigned rank, uint64_t bytes)
{
    uint64_t most = layout_stride(element);
    bool empty = false;

    for (unsigned i = 0; i < rank; i++) {
        empty |= sizes[i] == 0;
        if (__builtin_mul_overflow(most, sizes[i], &most))
            most = UINT64_MAX; /* more than there can be */
    }
    return bytes <= (empty ? 0 : most);
}

bool wire_record_holds(const WireShape *shape, const unsigned char *shared, const uint64_t *record)
{
    const uint64_t *words = record + WIRE_OUT_WORDS;

    if (record[WIRE_OUT_STATUS] > WIRE_CUT
        || !wire_bytes(shared, record[WIRE_OUT_TEXT], record[WIRE_OUT_TEXT_BYTES])
        || !wire_bytes(shared, record[WIRE_OUT_MESSAGE], record[WIRE_OUT_MESSAGE_BYTES]))
        return false;
    for (unsigned i = 0; record[WIRE_OUT_STATUS] == WIRE_RETURNED && i < shape->results.count;
         i++) {
        const WirePart *part = &shape->results.parts[i];
        const uint64_t *memref = words;
        unsigned rank;

        words += part->words;
        if (!part->element)
            continue;
        if (!part->has_rank && *memref > WIRE_MAX_RANK)
            return false;
        rank = part->has_rank ? part->type->shaped.rank : (unsigned)*memref++;
        if (!wire_bytes(shared, memref[WIRE_RESULT_DATA], memref[WIRE_RESULT_BYTES])
            || !bytes_fit(part->element, memref + WIRE_RESULT_SIZES, rank,
                          memref[WIRE_RESULT_BYTES]))
            return false;
    }
    return true;
}

/* Comparing. */

static bool same_bytes(const char **bytes, uint64_t size, const unsigned char *shared,
                       uint64_t offset)
{
    const unsigned char *theirs = wire_bytes(shared, offset, size);
    bool same = theirs && memcmp(*bytes, theirs, size) == 0;

    *bytes += size;
    return same;
}

/* The words of a memref are its size in bytes and its sizes; where it lies is not compared. */
static bool same_memref(const WirePart *part, const uint64_t *kept, const char **bytes,
                        const unsigned char *shared, const uint64_t *record)
{
    unsigned rank = part->layout->rank;

    if (!part->has_rank) {
        if (*kept != *record)
            return false;
        rank = (unsigned)*kept++;
        record++;
    }
    return kept[WIRE_RESULT_BYTES] == record[WIRE_RESULT_BYTES]
           && memcmp(kept + WIRE_RESULT_SIZES, record + WIRE_RESULT_SIZES, rank * sizeof *kept) == 0
           && same_bytes(bytes, kept[WIRE_RESULT_BYTES], shared, record[WIRE_RESULT_DATA]);
}

static bool same_results(const WireShape *shape, const uint64_t *kept, const char **bytes,
                         const unsigned char *shared, const uint64_t *record)
{
    for (unsigned i = 0; i < shape->results.count; i++) {
        const WirePart *part = &shape->results.parts[i];

        if (part->element ? !same_memref(part, kept, bytes, shared, record)
                          : memcmp(kept, record, part->words * sizeof *kept) != 0)
            return false;
        kept += part->words;
        record += part->words;
    }
    return true;
}

/* Globals that the program of native code lacks are none that it can reach. */
static bool same_memory(const WireShape *shape, const WireParts *globals, const uint64_t *kept,
                        const char *bytes, const unsigned char *shared, const uint64_t *record,
                        const unsigned *program_globals, unsigned program_global_count)
{
    unsigned next = 0;

    for (unsigned i = 0; i < shape->memref_count; i++)
        if (kept[i] != UINT64_MAX && !same_bytes(&bytes, kept[i], shared, record[i]))
            return false;
    kept += shape->memref_count;
    record += shape->memref_count;
    for (unsigned i = 0; i < globals->count; i++) {
        bool has = next < program_global_count && program_globals[next] == i;

        if (kept[i] != UINT64_MAX && has && !same_bytes(&bytes, kept[i], shared, record[next]))
            return false;
        if (kept[i] != UINT64_MAX && !has)
            bytes += kept[i];
        next += has;
    }
    return true;
}

bool wire_same(const WireShape *shape, const WireParts *globals, const uint64_t *kept,
               const char *bytes, const unsigned char *shared, const uint64_t *record,
               const unsigned *program_globals, unsigned program_global_count)
{
    const char *at = bytes + kept[WIRE_KEPT_AT];

    if (kept[WIRE_KEPT_STATUS] != record[WIRE_OUT_STATUS]
        || kept[WIRE_KEPT_TEXT_BYTES] != record[WIRE_OUT_TEXT_BYTES])
        return false;
    if (kept[WIRE_KEPT_TEXT_BYTES]
        && !same_bytes(&at, kept[WIRE_KEPT_TEXT_BYTES], shared, record[WIRE_OUT_TEXT]))
        return false;
    if (kept[WIRE_KEPT_STATUS] == WIRE_TRAPPED)
        return true;
    return same_results(shape, kept + WIRE_KEPT_WORDS, &at, shared, record + WIRE_OUT_WORDS)
           && same_memory(shape, globals, kept + WIRE_KEPT_WORDS + shape->result_words, at, shared,
                          record + WIRE_OUT_WORDS + shape->result_words, program_globals,
                          program_global_count);
}
