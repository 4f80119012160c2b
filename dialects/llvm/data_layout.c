/* The data layout string of LLVM: is it well-formed? Rules: LLVM's LangRef, "Data Layout"; words
 * of llvm::DataLayout. */
#include "dialects/llvm/llvm.h"

#include <string.h>

enum { MAX_COMPONENTS = 6 };

/* What is wrong is a text in the arena, NULL where nothing is. */
typedef struct Layout {
    Arena *arena;
} Layout;

static const char *wrong(const Layout *layout, const char *before, const char *after)
{
    return str_printf(layout->arena, "%s%s", before, after).data;
}

static const char *malformed(const Layout *layout, const char *form)
{
    return str_printf(layout->arena, "malformed specification, must be of the form \"%s\"", form)
        .data;
}

/* A decimal number; false where there is anything else. */
static bool read_number(Str text, uint64_t *value)
{
    *value = 0;
    for (size_t i = 0; i < text.len; i++) {
        if (text.data[i] < '0' || text.data[i] > '9' || *value > UINT32_MAX)
            return false;
        *value = *value * 10 + (uint64_t)(text.data[i] - '0');
    }
    return text.len > 0;
}

static const char *check_size(const Layout *layout, Str text, const char *name)
{
    uint64_t bits;

    if (!text.len)
        return wrong(layout, name, " component cannot be empty");
    if (!read_number(text, &bits) || bits == 0 || bits >= 1 << 24)
        return wrong(layout, name, " must be a non-zero 24-bit integer");
    return NULL;
}

static const char *check_space(Str text)
{
    uint64_t space;

    if (!text.len)
        return "address space component cannot be empty";
    if (!read_number(text, &space) || space >= 1 << 24)
        return "address space must be a 24-bit integer";
    return NULL;
}

static const char *check_alignment(const Layout *layout, Str text, const char *name, bool zero)
{
    uint64_t bits;

    if (!text.len)
        return wrong(layout, name, " alignment component cannot be empty");
    if (!read_number(text, &bits) || bits >= 1 << 16)
        return wrong(layout, name, " alignment must be a 16-bit integer");
    if (bits == 0)
        return zero ? NULL : wrong(layout, name, " alignment must be non-zero");
    if (bits % 8 || (bits / 8 & (bits / 8 - 1)))
        return wrong(layout, name, " alignment must be a power of two times the byte width");
    return NULL;
}

/* Components between colons; MAX_COMPONENTS where there are too many. */
static unsigned split(Str text, Str *components)
{
    unsigned count = 0;

    for (;;) {
        size_t colon = str_find(text, ':');

        components[count++] = (Str){ text.data, colon };
        if (colon == text.len || count == MAX_COMPONENTS)
            return count;
        text = str_from(text, colon + 1);
    }
}

static const char *check_order(Str abi, Str preferred)
{
    uint64_t least, wanted;

    read_number(abi, &least);
    read_number(preferred, &wanted);
    return wanted < least ? "preferred alignment cannot be less than the ABI alignment" : NULL;
}

/* <abi>[:<pref>] */
static const char *check_alignments(const Layout *layout, const Str *parts, unsigned count,
                                    bool zero)
{
    const char *what = check_alignment(layout, parts[0], "ABI", zero);

    if (what || count < 2)
        return what;
    what = check_alignment(layout, parts[1], "preferred", zero);
    return what ? what : check_order(parts[0], parts[1]);
}

/* i, f, v: <size>:<abi>[:<pref>]; a: the size is left away or 0. */
static const char *check_primitive(const Layout *layout, char specifier, Str rest)
{
    Str parts[MAX_COMPONENTS];
    unsigned count = split(rest, parts);
    const char *what = NULL;
    char form[] = "?<size>:<abi>[:<pref>]";
    uint64_t size = 0;

    form[0] = specifier;
    if (count < 2 || count > 3)
        return malformed(layout, specifier == 'a' ? "a:<abi>[:<pref>]" : form);
    if (specifier == 'a') {
        if (parts[0].len && (!read_number(parts[0], &size) || size != 0))
            return "size must be zero";
    } else {
        what = check_size(layout, parts[0], "size");
    }
    if (!what)
        what = check_alignments(layout, parts + 1, count - 1, specifier == 'a');
    if (!what && specifier == 'i' && str_is(parts[0], "8") && !str_is(parts[1], "8"))
        return "i8 must be 8-bit aligned";
    return what;
}

/* p[<n>]:<size>:<abi>[:<pref>[:<idx>]] */
static const char *check_pointer(const Layout *layout, Str rest)
{
    Str parts[MAX_COMPONENTS];
    unsigned count = split(rest, parts);
    uint64_t size, index;
    const char *what = NULL;

    if (count < 3 || count > 5)
        return malformed(layout, "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]");
    if (parts[0].len)
        what = check_space(parts[0]);
    if (!what)
        what = check_size(layout, parts[1], "pointer size");
    if (!what)
        what = check_alignments(layout, parts + 2, count > 3 ? 2 : 1, false);
    if (what || count < 5)
        return what;
    what = check_size(layout, parts[4], "index size");
    if (what)
        return what;
    read_number(parts[1], &size);
    read_number(parts[4], &index);
    return index > size ? "index size cannot be larger than the pointer size" : NULL;
}

static const char *check_mangling(const Layout *layout, Str rest)
{
    if (rest.len < 2 || rest.data[0] != ':')
        return malformed(layout, "m:<mangling>");
    return rest.len > 2 || !strchr("elomwxa", rest.data[1]) ? "unknown mangling mode" : NULL;
}

/* n<size>[:<size>]..., or ni:<address space>... */
static const char *check_list(const Layout *layout, Str rest, bool spaces)
{
    const char *what = NULL;

    for (size_t colon = 0; !what && colon <= rest.len;) {
        Str part;

        rest = str_from(rest, colon);
        colon = str_find(rest, ':');
        part = (Str){ rest.data, colon };
        what = spaces ? check_space(part) : check_size(layout, part, "size");
        if (!what && spaces && str_is(part, "0"))
            what = "address space 0 cannot be non-integral";
        colon++;
    }
    return what;
}

static const char *check_space_of(const Layout *layout, char specifier, Str rest)
{
    char form[] = "?<address space>";

    form[0] = specifier;
    return rest.len ? check_space(rest) : malformed(layout, form);
}

static const char *check_function(const Layout *layout, Str rest)
{
    if (!rest.len)
        return malformed(layout, "F<type><abi>");
    if (!strchr("in", rest.data[0]))
        return str_printf(layout->arena, "unknown function pointer alignment type '%c'",
                          rest.data[0])
            .data;
    return check_alignment(layout, str_from(rest, 1), "ABI", false);
}

static const char *check_specification(const Layout *layout, Str text)
{
    char specifier = text.len ? text.data[0] : 0;
    Str rest = str_from(text, text.len ? 1 : 0);

    if (!text.len)
        return "empty specification is not allowed";
    if (str_starts(text, "ni"))
        return text.len > 2 && text.data[2] == ':'
                   ? check_list(layout, str_from(text, 3), true)
                   : malformed(layout, "ni:<address space>[:<address space>]...");
    if (specifier && strchr("ifva", specifier))
        return check_primitive(layout, specifier, rest);
    switch (specifier) {
    case 'p':
        return check_pointer(layout, rest);
    case 's':
        return NULL;
    case 'e':
    case 'E':
        return rest.len ? "malformed specification, must be just 'e' or 'E'" : NULL;
    case 'n':
        return check_list(layout, rest, false);
    case 'S':
        return rest.len ? check_alignment(layout, rest, "stack natural", false)
                        : malformed(layout, "S<size>");
    case 'F':
        return check_function(layout, rest);
    case 'P':
    case 'A':
    case 'G':
        return check_space_of(layout, specifier, rest);
    case 'm':
        return check_mangling(layout, rest);
    default:
        return str_printf(layout->arena, "unknown specifier '%c'", specifier).data;
    }
}

const char *llvm_data_layout_error(Arena *arena, Str text)
{
    Layout layout = { arena };
    const char *what = NULL;

    while (!what && text.len) {
        size_t dash = str_find(text, '-');

        what = check_specification(&layout, (Str){ text.data, dash });
        if (!what && dash + 1 == text.len)
            what = "empty specification is not allowed";
        text = str_from(text, dash < text.len ? dash + 1 : text.len);
    }
    return what;
}
