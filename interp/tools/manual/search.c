#include "interp/tools/manual/search.h"

#include "core/base/map.h"
#include "dialects/registry.h"
#include "interp/console/options.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* Words of a question that say nothing of what is asked for. */
static const char *const SILENT[] = { "a",   "an", "and", "are",  "by",   "do",  "does", "how",
                                      "i",   "in", "is",  "it",   "my",   "of",  "on",   "or",
                                      "the", "to", "vs",  "what", "when", "why", "with" };

enum { MOST_WORDS = 8, LONGEST_ASKED = 120 };

/* How well one word fits, from the whole name down to a word of the summary. */
enum {
    FIT_NAME = 100,
    FIT_MNEMONIC = 95,
    FIT_WORD = 80,
    FIT_NAME_START = 70,
    FIT_MNEMONIC_START = 60,
    FIT_WORD_START = 55,
    FIT_NAME_PART = 40,
    FIT_SUMMARY = 20,
    FIT_TEXT = 8,
};

enum { WEIGHT = 8, WEIGHT_ALIAS = 7, WEIGHT_COMMAND = 5, WEIGHT_NOT_EXECUTED = 4 };
enum { SHORTEST_WORD = 3 }; /* that texts are searched for */

static const char *kind_of(const OpDef *def)
{
    return def->as && !def->formula              ? "alias"
           : def_is_executed(def)                ? "operation"
           : def_has(def, SYMBOL | SYMBOL_TABLE) ? "declaration"
                                                 : "not executed";
}

static bool in_word(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '-';
}

/* The words of a text, each once. */
typedef struct Words {
    Arena *arena;
    Map seen;
    Sb text;
} Words;

static void add_word(Words *words, Str word)
{
    MapEntry *entry;
    bool added;

    if (word.len < SHORTEST_WORD)
        return;
    entry = map_at(&words->seen, word, &added);
    if (!added)
        return;
    entry->key = str_dup(words->arena, word);
    sb_add(&words->text, words->text.len ? " " : "");
    sb_str(&words->text, word);
}

static void add_text(Words *words, Str text)
{
    Sb word = { 0 };

    for (size_t i = 0; i <= text.len; i++) {
        if (i < text.len && in_word(text.data[i])) {
            sb_char(&word, (char)tolower((unsigned char)text.data[i]));
            continue;
        }
        add_word(words, sb_view(&word));
        word.len = 0;
    }
    sb_free(&word);
}

static void add_flags(Words *words, const char *command)
{
    const OptionText *option;

    for (unsigned i = 0; (option = option_text(i)); i++)
        if (option->commands[0] && option_is_for(option, command)) {
            add_text(words, str_of(option->name));
            add_text(words, str_of(option_help(option, command)));
        }
}

/* All that the page says, but for its example. */
static Str words_of(Topic topic, Arena *arena)
{
    Words words = { .arena = arena };
    Str text;

    if (topic.operation) {
        add_text(&words, str_of(topic.operation->doc));
        add_text(&words, str_of(topic.operation->poison));
        add_text(&words, str_of(topic.operation->undefined));
    } else if (topic.dialect) {
        add_text(&words, str_of(topic.dialect->doc));
    } else if (topic.command) {
        add_text(&words, str_of(topic.command->doc));
        add_flags(&words, topic.command->name);
    } else if (topic.idea) {
        add_text(&words, idea_text(topic.idea, arena));
        add_text(&words, str_of(topic.idea->watch));
    } else {
        add_text(&words, topic.decision->text);
    }
    text = str_dup(arena, sb_view(&words.text));
    map_free(&words.seen);
    sb_free(&words.text);
    return text;
}

static void add_entry(SearchEntries *entries, Arena *arena, SearchEntry entry)
{
    entry.text = words_of(entry.topic, arena);
    entry.words = entry.words ? entry.words : "";
    vec_push(entries, entry);
}

static void add_dialect(SearchEntries *entries, Arena *arena, const DialectDef *dialect)
{
    const OpDef *def;

    add_entry(entries, arena,
              (SearchEntry){ .topic.dialect = dialect,
                             .kind = "dialect",
                             .name = str_of(dialect->name),
                             .summary = str_of(dialect->summary) });
    for (unsigned i = 0; (def = dialect_op(dialect, i)); i++)
        add_entry(entries, arena,
                  (SearchEntry){ .topic.operation = def,
                                 .kind = kind_of(def),
                                 .name = str_of(def->name),
                                 .summary = str_of(def->summary),
                                 .words = def->words });
}

static void add_ideas(SearchEntries *entries, Arena *arena)
{
    const Usage *command;
    const Idea *idea;

    for (unsigned i = 0; (idea = idea_at(i)); i++)
        add_entry(entries, arena,
                  (SearchEntry){ .topic.idea = idea,
                                 .kind = "idea",
                                 .name = str_of(idea->name),
                                 .summary = str_of(idea->summary),
                                 .words = idea->aliases });
    for (unsigned i = 0; (command = usage_at(i)); i++)
        add_entry(entries, arena,
                  (SearchEntry){ .topic.command = command,
                                 .kind = "command",
                                 .name = str_of(command->name),
                                 .summary = str_of(command->summary),
                                 .words = command->aliases });
}

void search_entries(const Manual *manual, Arena *arena, SearchEntries *entries)
{
    add_ideas(entries, arena);
    for (const DialectDef *const *dialect = registered_dialects(); *dialect; dialect++)
        if (!(*dialect)->internal)
            add_dialect(entries, arena, *dialect);
    for (size_t i = 0; i < manual->decisions.rows.len; i++) {
        const Decision *row = &manual->decisions.rows.data[i];

        add_entry(entries, arena,
                  (SearchEntry){ .topic.decision = row,
                                 .kind = "decision",
                                 .name = row->name,
                                 .summary = row->title });
    }
}

/* What stands in front of a question, and changes nothing of what is asked for. */
static const char *const LEADING[] = { "a",   "an", "cast", "convert", "do", "does",
                                       "how", "i",  "is",   "the",     "to", "what" };

/* The question in small letters, its words, the whole of them joined by '-', and the same without
 * those that lead. */
typedef struct Asked {
    char text[LONGEST_ASKED + 1], joined[LONGEST_ASKED + 1];
    Str core;
    Str words[MOST_WORDS];
    unsigned count;
} Asked;

static bool is_one_of(Str word, const char *const *words, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (str_is(word, words[i]))
            return true;
    return false;
}

static bool is_silent(Str word)
{
    return is_one_of(word, SILENT, sizeof SILENT / sizeof *SILENT);
}

static bool leads(Str word)
{
    return is_one_of(word, LEADING, sizeof LEADING / sizeof *LEADING);
}

/* The next word of `*rest`, cut off it; empty behind the last. */
static Str next_word(Str *rest)
{
    Str word;

    while (rest->len && isspace((unsigned char)*rest->data))
        *rest = str_from(*rest, 1);
    word = (Str){ rest->data, 0 };
    while (word.len < rest->len && !isspace((unsigned char)word.data[word.len]))
        word.len++;
    *rest = str_from(*rest, word.len);
    return word;
}

static void read_asked(Asked *asked, Str question)
{
    size_t length = 0, start = 0;
    bool leading = true;
    Str rest, word;

    *asked = (Asked){ 0 };
    for (size_t i = 0; i < question.len && i < LONGEST_ASKED; i++)
        asked->text[i] = (char)tolower((unsigned char)question.data[i]);
    rest = str_of(asked->text);
    while ((word = next_word(&rest)).len) {
        if (length)
            asked->joined[length++] = '-';
        leading = leading && leads(word);
        start = leading ? length + word.len + 1 : start;
        memcpy(asked->joined + length, word.data, word.len);
        length += word.len;
        if (!is_silent(word) && asked->count < MOST_WORDS)
            asked->words[asked->count++] = word;
    }
    asked->core = str_of(start < length ? asked->joined + start : asked->joined);
}

static bool starts_with(Str s, Str prefix)
{
    return s.len >= prefix.len && memcmp(s.data, prefix.data, prefix.len) == 0;
}

/* Does a part of the name begin so: `load` in `memref.generic_load`? */
static bool part_starts(Str name, Str word)
{
    for (size_t i = 0; i < name.len; i++)
        if (strchr("._-", name.data[i]) && starts_with(str_from(name, i + 1), word))
            return true;
    return false;
}

/* Is one of the list's words the word (`whole`), or begins with it? */
static bool list_fits(Str list, Str word, bool whole)
{
    for (Str one = next_word(&list); one.len; one = next_word(&list))
        if (whole ? str_eq(one, word) : starts_with(one, word))
            return true;
    return false;
}

/* `add` is what addi, addf and their like are about. */
static bool is_mnemonic(Str mnemonic, Str word)
{
    static const char *const SUFFIXES[] = { "", "i", "f", "si", "ui" };

    if (!starts_with(mnemonic, word))
        return false;
    for (size_t i = 0; i < sizeof SUFFIXES / sizeof *SUFFIXES; i++)
        if (str_is(str_from(mnemonic, word.len), SUFFIXES[i]))
            return true;
    return false;
}

static Str lower(Str s, char *room, size_t size)
{
    size_t length = s.len < size ? s.len : size;

    for (size_t i = 0; i < length; i++)
        room[i] = (char)tolower((unsigned char)s.data[i]);
    return (Str){ room, length };
}

static unsigned fit_word(const SearchEntry *entry, Str name, Str word)
{
    size_t dot = str_find(name, '.');
    Str mnemonic = dot < name.len ? str_from(name, dot + 1) : name;
    char room[256];

    if (str_eq(name, word))
        return FIT_NAME;
    if (entry->topic.operation && is_mnemonic(mnemonic, word))
        return FIT_MNEMONIC;
    if (list_fits(str_of(entry->words), word, true))
        return FIT_WORD;
    if (starts_with(name, word))
        return FIT_NAME_START;
    if (starts_with(mnemonic, word))
        return FIT_MNEMONIC_START;
    if (list_fits(str_of(entry->words), word, false))
        return FIT_WORD_START;
    if (part_starts(name, word))
        return FIT_NAME_PART;
    if (list_fits(lower(entry->summary, room, sizeof room), word, false))
        return FIT_SUMMARY;
    return word.len >= SHORTEST_WORD && list_fits(entry->text, word, false) ? FIT_TEXT : 0;
}

static unsigned weight_of(const char *kind)
{
    return strcmp(kind, "not executed") == 0 ? WEIGHT_NOT_EXECUTED
           : strcmp(kind, "alias") == 0      ? WEIGHT_ALIAS
           : strcmp(kind, "command") == 0    ? WEIGHT_COMMAND
                                             : WEIGHT;
}

/* 0 where fewer than half of the words fit. Where all are told by name and summary the page comes
 * before those where some are not, and what runs before what does not. */
static unsigned fit(const SearchEntry *entry, const Asked *asked)
{
    unsigned weight = weight_of(entry->kind);
    char room[128];
    Str name = lower(entry->name, room, sizeof room);
    unsigned sum = 0, fitting = 0, named = 0, whole = fit_word(entry, name, str_of(asked->joined)),
             core = fit_word(entry, name, asked->core);

    whole = core > whole ? core : whole;
    if (whole >= FIT_WORD)
        return weight * whole;
    for (unsigned i = 0; i < asked->count; i++) {
        unsigned one = fit_word(entry, name, asked->words[i]);

        sum += one;
        fitting += one != 0;
        named += one > FIT_TEXT;
    }
    if (!fitting || 2 * fitting < asked->count)
        return 0;
    return sum * weight / (named < asked->count ? 4 : 1) / asked->count;
}

typedef struct Ranked {
    unsigned index, fit;
    const SearchEntry *entry;
} Ranked;

/* arith, whose operations students mean, is before others, and llvm, which programs end as, behind
 * them. */
static int dialect_rank(const SearchEntry *entry)
{
    return str_starts(entry->name, "arith.") ? 0 : str_starts(entry->name, "llvm.") ? 2 : 1;
}

/* The best first; then by the dialect; then the shorter name. */
static int compare(const void *a, const void *b)
{
    const Ranked *x = a, *y = b;

    if (x->fit != y->fit)
        return x->fit > y->fit ? -1 : 1;
    if (dialect_rank(x->entry) != dialect_rank(y->entry))
        return dialect_rank(x->entry) - dialect_rank(y->entry);
    if (x->entry->name.len != y->entry->name.len)
        return x->entry->name.len < y->entry->name.len ? -1 : 1;
    return str_cmp(x->entry->name, y->entry->name);
}

unsigned search_find(const SearchEntries *entries, Str question, unsigned most, unsigned *found)
{
    VEC(Ranked) ranked = { 0 };
    Asked asked;
    unsigned count;

    read_asked(&asked, question);
    for (size_t i = 0; i < entries->len; i++) {
        unsigned how_well = fit(&entries->data[i], &asked);

        if (how_well)
            vec_push(&ranked, ((Ranked){ (unsigned)i, how_well, &entries->data[i] }));
    }
    if (ranked.len)
        qsort(ranked.data, ranked.len, sizeof *ranked.data, compare);
    count = ranked.len < most ? (unsigned)ranked.len : most;
    for (unsigned i = 0; i < count; i++)
        found[i] = ranked.data[i].index;
    vec_free(&ranked);
    return count;
}
