/* Maps of named operations, from the letters that stand for their operands' dimensions. */
#include "interp/native/lower/linalg.h"

#include <ctype.h>
#include <string.h>

enum { MOST_DIMS = 16 };

typedef struct Letters {
    char loops[2 * MOST_DIMS];
    unsigned count;
} Letters;

static unsigned loop_of(Letters *letters, char letter)
{
    unsigned i = 0;

    while (i < letters->count && letters->loops[i] != letter)
        i++;
    if (i == letters->count)
        letters->loops[letters->count++] = letter;
    return i;
}

static Str last_word(Str words)
{
    size_t first = words.len;

    while (first > 0 && words.data[first - 1] != ' ')
        first--;
    return str_from(words, first);
}

/* The loops of the output, then those of the inputs that it lacks. */
static Letters loops_of(Str words)
{
    Letters letters = { .count = 0 };
    Str output = last_word(words);

    for (size_t i = 0; i < output.len; i++)
        loop_of(&letters, output.data[i]);
    for (size_t i = 0; i < words.len - output.len; i++)
        if (words.data[i] != ' ')
            loop_of(&letters, (char)tolower((unsigned char)words.data[i]));
    return letters;
}

/* Of the strides (dilations), which are 1 where the operation does not tell. */
static const AffineExpr *times(const Op *op, const AffineExpr *index, const char *numbers,
                               unsigned at)
{
    const Attr *attr = op_attr(op, numbers);

    return affine_mul(index, affine_constant(op_context(op), attr ? attr_i64_at(attr, at) : 1));
}

static const AffineMap *map_of_word(const Op *op, Letters *letters, Str word, bool is_input)
{
    Context *context = op_context(op);
    const AffineExpr *exprs[MOST_DIMS];
    unsigned window = 0;

    for (size_t i = 0; i < word.len; i++) {
        char letter = word.data[i];

        exprs[i] = affine_dim(context, loop_of(letters, letter));
        if (!is_input || !isupper((unsigned char)letter))
            continue;
        letter = (char)tolower((unsigned char)letter);
        exprs[i] = affine_add(
            times(op, exprs[i], "strides", window),
            times(op, affine_dim(context, loop_of(letters, letter)), "dilations", window));
        window++;
    }
    return affine_map(context, letters->count, 0, (unsigned)word.len, exprs);
}

const AffineMap **maps_of_letters(Lower *l, const Op *op, Str words)
{
    const AffineMap **maps = ARENA_ARRAY(&l->arena, const AffineMap *, op->operand_count);
    Letters letters = loops_of(words);

    for (unsigned i = 0; i < op->operand_count; i++)
        if (has_elements(op->operands[i]->type)) {
            Str word = str_word(&words);

            maps[i] = map_of_word(op, &letters, word, i + 1 < op->operand_count);
        }
    return maps;
}

/* The letters of a name: "2d_nhwc_hwcf_q" has "nhwc" and "hwcf", "nhwc_max" has "nhwc", "2d" none.
 */
static Str name_part(Str name, unsigned part)
{
    Str found = { 0 };

    for (unsigned i = 0; name.len; i++) {
        size_t end = str_find(name, '_');

        found = (Str){ name.data, end < name.len ? end : name.len };
        if (i == part)
            return found;
        name = str_from(name, found.len + (found.len < name.len));
    }
    return (Str){ 0 };
}

static bool has_letter(Str word, char letter)
{
    return memchr(word.data, letter, word.len) != NULL;
}

/* Spatial dimensions in large letters; of an output, the features of the kernel instead of the
 * channels, or behind each channel what it is multiplied by. */
static void add_image(Sb *sb, Str image, Str kernel, bool is_output)
{
    for (size_t i = 0; i < image.len; i++) {
        char letter = image.data[i];

        if (strchr("dhw", letter))
            sb_char(sb, (char)toupper((unsigned char)letter));
        else if (letter == 'c' && is_output && has_letter(kernel, 'f'))
            sb_char(sb, 'f');
        else
            sb_char(sb, letter);
        if (letter == 'c' && is_output && has_letter(kernel, 'm'))
            sb_char(sb, 'm');
    }
}

static Str spatial_of(Lower *l, Str image)
{
    Sb sb = { 0 };
    Str kept;

    for (size_t i = 0; i < image.len; i++)
        if (strchr("dhw", image.data[i]))
            sb_char(&sb, image.data[i]);
    kept = str_dup(&l->arena, sb_view(&sb));
    sb_free(&sb);
    return kept;
}

Str letters_of_window(Lower *l, const Op *op)
{
    Str name = op_name(op), image, kernel, kept;
    size_t conv = 0;
    Sb sb = { 0 };

    while (conv < name.len && !str_starts(str_from(name, conv), "conv_"))
        conv++;
    if (conv < name.len) {
        name = str_from(name, conv + strlen("conv_"));
        image = name_part(name, 1);
        kernel = name_part(name, 2);
        if (!image.len)
            image = kernel = str_from(str_of("dhw"), (size_t)('3' - *name.data));
    } else {
        image = name_part(str_from(name, strlen("linalg.")), 1);
        kernel = spatial_of(l, image);
    }
    add_image(&sb, image, kernel, false);
    sb_printf(&sb, " %.*s ", STR_ARG(kernel));
    add_image(&sb, image, kernel, true);
    kept = str_dup(&l->arena, sb_view(&sb));
    sb_free(&sb);
    return kept;
}
