/* Aliases of the file that meanings stand in: what is made of their texts is read apart from it. */
#include "dialects/meaning/meaning.h"

#include "core/text/asm.h"

#include <ctype.h>
#include <string.h>

Str alias_name(Str text)
{
    size_t len = 1;

    if (text.len < 2 || !strchr("!#", text.data[0])
        || !(isalpha((unsigned char)text.data[1]) || text.data[1] == '_'))
        return (Str){ 0 };
    while (len < text.len
           && (isalnum((unsigned char)text.data[len]) || strchr("_$.", text.data[len])))
        len++;
    return (Str){ text.data, len };
}

/* Calls `see` with the aliases in the text and what is between them, which has no name. */
static void walk(AsmParser *p, Str text,
                 void (*see)(void *state, Str between, const FileAlias *alias), void *state)
{
    Str rest = text;

    while (rest.len) {
        size_t at = 0;
        FileAlias alias = { 0 };

        while (at < rest.len && !alias.text.data) {
            alias.name = alias_name(str_from(rest, at));
            if (alias.name.len)
                alias.text = asm_alias_text(p, alias.name);
            at += alias.text.data ? 0 : 1;
        }
        see(state, (Str){ rest.data, at }, alias.text.data ? &alias : NULL);
        rest = str_from(rest, at + (alias.text.data ? alias.name.len : 0));
    }
}

static void write_out(void *state, Str between, const FileAlias *alias)
{
    sb_str(state, between);
    if (alias)
        sb_str(state, alias->text);
}

Str aliases_written_out(AsmParser *p, Str text)
{
    Sb written = { 0 };
    Str kept;

    walk(p, text, write_out, &written);
    kept = str_dup(&asm_context(p)->arena, sb_view(&written));
    sb_free(&written);
    return kept;
}

typedef VEC(FileAlias) Aliases;

static void collect(void *state, Str between, const FileAlias *alias)
{
    Aliases *aliases = state;

    (void)between;
    for (size_t i = 0; alias && i < aliases->len; i++)
        if (str_eq(aliases->data[i].name, alias->name))
            return;
    if (alias)
        vec_push(aliases, *alias);
}

void aliases_collect(AsmParser *p, Template *made)
{
    Aliases aliases = { 0 };

    walk(p, made->body, collect, &aliases);
    made->alias_count = (unsigned)aliases.len;
    made->aliases = ARENA_COPY(&asm_context(p)->arena, FileAlias, aliases.data, aliases.len);
    vec_free(&aliases);
}
