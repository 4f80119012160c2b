#include "testsuite/fuzz/forms/sections.h"

#include "core/base/random.h"
#include "core/bytecode/bytecode.h"
#include "core/bytecode/cursor.h"
#include "core/bytecode/emitter.h"
#include "core/bytecode/encoding.h"

#include <stdlib.h>

enum { MOST_SECTIONS = 2 * SECTION_COUNT, MOST_ALIGNED = 4096 };

typedef struct Section {
    unsigned id;
    uint64_t alignment; /* 0: none is said */
    Sb payload;
} Section;

typedef struct File {
    Str head; /* magic, version, producer */
    Section sections[MOST_SECTIONS];
    unsigned count;
} File;

/* Where a part stands whose size a number says: size + surplus, and a flag below it if there is
 * one. */
typedef struct Part {
    Section *section, *size_section;
    size_t at, len;
    size_t size_at, size_len;
    uint64_t surplus;
    bool flagged, flag;
} Part;

/* The number that begins there, behind which `at` stands then; false where the bytes end before. */
static bool number_at(Str bytes, size_t *at, uint64_t *number)
{
    unsigned char word[1 + VARINT_LONGEST] = { 0 };
    unsigned more;

    if (*at >= bytes.len)
        return false;
    more = varint_more((unsigned char)bytes.data[*at]);
    if (more >= bytes.len - *at)
        return false;
    memcpy(word, bytes.data + *at, 1 + more);
    *number = more == VARINT_LONGEST ? little_endian_word(word + 1)
                                     : varint_value(little_endian_word(word), more);
    *at += 1 + more;
    return true;
}

static bool section_at(Str bytes, size_t *at, Section *section)
{
    uint64_t len;

    if (*at >= bytes.len)
        return false;
    section->id = (unsigned char)bytes.data[(*at)++];
    section->alignment = 0;
    if (!number_at(bytes, at, &len))
        return false;
    if (section->id & SECTION_IS_ALIGNED) {
        section->id &= ~(unsigned)SECTION_IS_ALIGNED;
        if (!number_at(bytes, at, &section->alignment) || section->alignment > MOST_ALIGNED
            || section->alignment == 0 || section->alignment & (section->alignment - 1))
            return false;
        *at = (*at + section->alignment - 1) & ~(section->alignment - 1);
    }
    if (section->id >= SECTION_COUNT || *at > bytes.len || len > bytes.len - *at)
        return false;
    section->payload = (Sb){ 0 };
    sb_str(&section->payload, (Str){ bytes.data + *at, len });
    *at += len;
    return true;
}

static void file_free(File *file)
{
    for (unsigned i = 0; i < file->count; i++)
        sb_free(&file->sections[i].payload);
    file->count = 0;
}

static bool file_read(File *file, Str bytes)
{
    size_t at = STR(BYTECODE_MAGIC).len;
    uint64_t version;

    file->count = 0;
    if (!bytecode_is(bytes) || !number_at(bytes, &at, &version))
        return false;
    at += str_find(str_from(bytes, at), 0) + 1;
    if (at > bytes.len)
        return false;
    file->head = (Str){ bytes.data, at };
    while (at < bytes.len && file->count < MOST_SECTIONS) {
        if (!section_at(bytes, &at, &file->sections[file->count]))
            return false;
        file->count++;
    }
    return file->count > 0 && at == bytes.len;
}

/* How long it is; 0 where that is too long. Its payloads are gone then. */
static size_t file_write(File *file, uint8_t *out, size_t most)
{
    Emitter all = { 0 };
    size_t len;

    emit_bytes(&all, file->head);
    for (unsigned i = 0; i < file->count; i++) {
        Emitter section = { .bytes = file->sections[i].payload,
                            .alignment = file->sections[i].alignment };

        emit_section(&all, file->sections[i].id, &section);
        file->sections[i].payload = (Sb){ 0 };
    }
    len = all.bytes.len <= most ? all.bytes.len : 0;
    if (len) /* `out` may be where the head is, which is no longer read */
        memcpy(out, all.bytes.data, len);
    emitter_free(&all);
    return len;
}

static Section *section_of(File *file, unsigned id)
{
    for (unsigned i = 0; i < file->count; i++)
        if (file->sections[i].id == id)
            return &file->sections[i];
    return NULL;
}

static void replace(Sb *bytes, size_t at, size_t len, Str with)
{
    Sb all = { 0 };

    sb_str(&all, (Str){ bytes->data, at });
    sb_str(&all, with);
    sb_str(&all, str_from(sb_view(bytes), at + len));
    sb_free(bytes);
    *bytes = all;
}

static void replace_number(Sb *bytes, size_t at, size_t len, uint64_t number)
{
    Emitter written = { 0 };

    emit_varint(&written, number);
    replace(bytes, at, len, sb_view(&written.bytes));
    emitter_free(&written);
}

/* A copy of the bytes, changed. */
static Str changed(Str bytes, size_t most, const Changer *changer)
{
    size_t room = bytes.len + most;
    uint8_t *copy = must_alloc(room);

    if (bytes.len)
        memcpy(copy, bytes.data, bytes.len);
    return (Str){ (char *)copy, changer->change(changer->state, copy, bytes.len, room) };
}

static void change_bytes(Sb *bytes, size_t at, size_t len, size_t more, const Changer *changer)
{
    Str with = changed((Str){ bytes->data + at, len }, more, changer);

    replace(bytes, at, len, with);
    free((char *)with.data);
}

/* One string: sizes from the last to the first, then the bytes, each with a NUL. */
static bool find_string(File *file, Random *random, Part *part)
{
    Section *section = section_of(file, SECTION_STRINGS);
    size_t at = 0, end;
    uint64_t count, size;

    if (!section || !number_at(sb_view(&section->payload), &at, &count) || count == 0)
        return false;
    end = section->payload.len;
    for (uint64_t left = random_below(random, count) + 1; left > 0; left--) {
        part->size_at = at;
        if (!number_at(sb_view(&section->payload), &at, &size) || size == 0 || size > end)
            return false;
        end -= size;
    }
    part->section = part->size_section = section;
    part->size_len = at - part->size_at;
    part->at = end;
    part->len = size - 1;
    part->surplus = 1;
    return end >= at;
}

/* One attribute or type. */
static bool find_entry(File *file, Random *random, Part *part)
{
    Section *entries = section_of(file, SECTION_ENTRIES);
    Section *sizes = section_of(file, SECTION_ENTRY_SIZES);
    uint64_t attrs, types, which, size = 0, group, dialect;
    Str bytes;
    size_t at = 0;

    if (!entries || !sizes)
        return false;
    bytes = sb_view(&sizes->payload);
    if (!number_at(bytes, &at, &attrs) || !number_at(bytes, &at, &types) || attrs > bytes.len
        || types > bytes.len || attrs + types == 0)
        return false;
    which = random_below(random, attrs + types);
    part->at = 0;
    for (uint64_t i = 0; i <= which;) {
        if (!number_at(bytes, &at, &dialect) || !number_at(bytes, &at, &group))
            return false;
        for (; group > 0 && i <= which; group--, i++) {
            part->at += size >> 1;
            part->size_at = at;
            if (!number_at(bytes, &at, &size))
                return false;
        }
    }
    part->section = entries;
    part->size_section = sizes;
    part->size_len = at - part->size_at;
    part->len = size >> 1;
    part->flagged = true;
    part->flag = size & 1;
    return part->at <= entries->payload.len && part->len <= entries->payload.len - part->at;
}

/* What one operation's properties are: a number of them, each behind its size. */
static bool find_properties(File *file, Random *random, Part *part)
{
    Section *section = section_of(file, SECTION_PROPERTIES);
    size_t at = 0;
    uint64_t count, size;

    if (!section || !number_at(sb_view(&section->payload), &at, &count) || count == 0)
        return false;
    for (uint64_t left = random_below(random, count) + 1; left > 0; left--) {
        part->size_at = at;
        if (!number_at(sb_view(&section->payload), &at, &size) || size > section->payload.len - at)
            return false;
        part->size_len = at - part->size_at;
        part->at = at;
        part->len = size;
        at += size;
    }
    part->section = part->size_section = section;
    return true;
}

static bool change_part(File *file, Random *random, size_t more, const Changer *changer)
{
    static bool (*const FIND[])(File *, Random *, Part *) = { find_string, find_entry, find_entry,
                                                              find_properties };
    Part part = { 0 };
    size_t before;
    uint64_t size;

    if (!FIND[random_below(random, sizeof FIND / sizeof *FIND)](file, random, &part))
        return false;
    before = part.section->payload.len;
    change_bytes(&part.section->payload, part.at, part.len, more, changer);
    /* The number stands before the part where both are in one section. */
    size = part.len + part.section->payload.len - before + part.surplus;
    replace_number(&part.size_section->payload, part.size_at, part.size_len,
                   part.flagged ? size << 1 | part.flag : size);
    return true;
}

/* A section that stands within the IR, as far as one can tell without reading it: an isolated
 * region. Begins at `at`, its bytes at `inner`. */
static bool find_region(Str ir, Random *random, size_t *at, size_t *inner, uint64_t *len)
{
    size_t start = ir.len ? random_below(random, ir.len) : 0;

    for (size_t i = 0; i < ir.len; i++) {
        *at = (start + i) % ir.len;
        *inner = *at + 1;
        if (ir.data[*at] == SECTION_IR && number_at(ir, inner, len) && *len > 3
            && *len <= ir.len - *inner)
            return true;
    }
    return false;
}

static void change_number(Sb *bytes, Random *random)
{
    size_t at = bytes->len ? random_below(random, bytes->len) : 0, end = at;
    uint64_t number;

    if (!number_at(sb_view(bytes), &end, &number))
        return;
    switch (random_below(random, 4)) {
    case 0:
        number++;
        break;
    case 1:
        number--;
        break;
    case 2:
        number = random_below(random, 64);
        break;
    default:
        number = random_word(random) >> random_below(random, 64);
        break;
    }
    replace_number(bytes, at, end - at, number);
}

/* The IR, or a region in it, or one in that. */
static void change_ir(Sb *ir, Random *random, size_t more, const Changer *changer)
{
    Sb region = { 0 };
    size_t at, inner;
    uint64_t len;

    if (random_below(random, 4) && find_region(sb_view(ir), random, &at, &inner, &len)) {
        sb_str(&region, (Str){ ir->data + inner, len });
        change_ir(&region, random, more, changer);
        replace(ir, inner, len, sb_view(&region));
        replace_number(ir, at + 1, inner - at - 1, region.len);
        sb_free(&region);
    } else if (random_below(random, 3) == 0) {
        change_number(ir, random);
    } else {
        change_bytes(ir, 0, ir->len, more, changer);
    }
}

static void change_section(File *file, Random *random, size_t more, const Changer *changer)
{
    Section *section = &file->sections[random_below(random, file->count)];
    Section *ir = section_of(file, SECTION_IR);

    switch (random_below(random, 8)) {
    case 0:
    case 1:
    case 2:
        if (change_part(file, random, more, changer))
            break;
        /* fall through */
    case 3:
    case 4:
    case 5:
        if (ir) {
            change_ir(&ir->payload, random, more, changer);
            break;
        }
        /* fall through */
    case 6:
        change_number(&section->payload, random);
        break;
    default:
        change_bytes(&section->payload, 0, section->payload.len, more, changer);
        break;
    }
}

size_t sections_change(uint8_t *bytes, size_t size, size_t most, uint64_t seed,
                       const Changer *changer)
{
    Random random = { seed };
    File file = { 0 };
    size_t len = 0;

    if (random_below(&random, 4) && size <= most
        && file_read(&file, (Str){ (char *)bytes, size })) {
        change_section(&file, &random, most - size, changer);
        len = file_write(&file, bytes, most);
    }
    file_free(&file);
    return len ? len : changer->change(changer->state, bytes, size, most);
}

bool sections_have_resources(const uint8_t *bytes, size_t size)
{
    File file = { 0 };
    bool found = file_read(&file, (Str){ (const char *)bytes, size })
                 && section_of(&file, SECTION_RESOURCES);

    file_free(&file);
    return found;
}

size_t sections_cross(const uint8_t *one, size_t one_size, const uint8_t *other, size_t other_size,
                      uint8_t *out, size_t most, uint64_t seed)
{
    static const unsigned TOGETHER[][2] = {
        { SECTION_STRINGS, SECTION_STRINGS },          { SECTION_DIALECTS, SECTION_DIALECTS },
        { SECTION_ENTRIES, SECTION_ENTRY_SIZES },      { SECTION_IR, SECTION_IR },
        { SECTION_RESOURCES, SECTION_RESOURCE_SIZES }, { SECTION_PROPERTIES, SECTION_PROPERTIES },
    };
    Random random = { seed };
    const unsigned *ids = TOGETHER[random_below(&random, sizeof TOGETHER / sizeof *TOGETHER)];
    File file = { 0 }, from = { 0 };
    bool crossed = false;
    size_t len = 0;

    if (file_read(&file, (Str){ (const char *)one, one_size })
        && file_read(&from, (Str){ (const char *)other, other_size })) {
        for (unsigned i = 0; i < 2; i++) {
            Section *to = section_of(&file, ids[i]), *with = section_of(&from, ids[i]);

            if (to && with && (i == 0 || ids[1] != ids[0])) {
                Sb swapped = to->payload;

                to->payload = with->payload;
                with->payload = swapped;
                crossed = true;
            }
        }
        if (crossed)
            len = file_write(&file, out, most);
    }
    file_free(&from);
    file_free(&file);
    return len;
}
