/* What tells findings apart: the pass, how it shows, and what the smallest program is made of. */
#include "interp/oracle/hunt/hunt.h"

#include "core/base/names.h"
#include "core/text/source.h"

#include <ctype.h>
#include <string.h>

/* Letters, digits and dashes. */
static void add_word(Sb *name, Str word)
{
    for (size_t i = 0; i < word.len; i++) {
        bool plain = isalnum((unsigned char)word.data[i]) || strchr("._-", word.data[i]);

        if (plain)
            sb_char(name, word.data[i]);
        else if (name->len && name->data[name->len - 1] != '-')
            sb_char(name, '-');
    }
    while (name->len && name->data[name->len - 1] == '-')
        name->len--;
}

/* "func.func(cse{x=1}),sccp" is "cse,sccp": neither options nor what they are nested in. */
static void add_passes(Sb *name, Str passes)
{
    Sb text = { 0 };
    size_t word = 0;
    unsigned depth = 0;

    for (size_t i = 0; i < passes.len; i++) {
        char c = passes.data[i];

        depth += c == '{';
        if (!depth && c == '(')
            text.len = word;
        else if (!depth && c != ')')
            sb_char(&text, c);
        if (!depth && c == ',')
            word = text.len;
        depth -= depth && c == '}';
    }
    add_word(name, sb_view(&text));
    sb_free(&text);
}

/* The program without its folder; of mlir-opt with a flag, what that names. */
static void add_command(Sb *name, Str command)
{
    Str program = { command.data, str_find(command, ' ') }, flag = str_from(command, program.len);
    size_t end = 0;

    for (size_t i = program.len; i--;)
        if (program.data[i] == '/') {
            program = str_from(program, i + 1);
            break;
        }
    while (flag.len && strchr(" -", *flag.data))
        flag = str_from(flag, 1);
    while (end < flag.len && !strchr(" ={", flag.data[end]))
        end++;
    flag.len = end;
    add_word(name, str_starts(program, "mlir-opt") && flag.len && !str_is(flag, "pass-pipeline")
                       ? flag
                       : program);
}

void hunt_name_pass(Sb *name, Str pass, bool is_command)
{
    (is_command ? add_command : add_passes)(name, pass);
}

static bool tells_little(const Op *op)
{
    return op_has(op, CONSTANT_LIKE | SYMBOL_TABLE) || op_has(op, RETURN_LIKE)
           || (op->def && op->def->function);
}

static void collect_names(Names *names, Arena *arena, const Op *op)
{
    if (!tells_little(op))
        names_add(names, str_dup(arena, op_name(op)));
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next)
                collect_names(names, arena, inner);
}

void hunt_name_cause(Sb *name, const Options *options, Str kind, Str program)
{
    enum { MOST_NAMES = 6 };
    Context *context = input_context(options);
    Op *module;
    Names names = { 0 };
    Arena arena = { 0 };

    context->handler = NULL;
    module = source_parse(context, STR("reduced"), program, 0);
    if (module)
        collect_names(&names, &arena, module);
    add_word(name, kind);
    for (size_t i = 0; i < names.len && i < MOST_NAMES; i++)
        sb_printf(name, "%s%.*s", i ? "+" : ".", STR_ARG(names.data[i]));
    vec_free(&names);
    arena_free(&arena);
    context_free(context);
}
