/* `explain`: the manual. */
#include "interp/command/command.h"
#include "interp/console/colour.h"
#include "interp/console/json.h"
#include "interp/tools/manual/manual.h"
#include "interp/tools/manual/search.h"
#include "interp/console/offer.h"
#include "interp/console/output.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { SUGGESTIONS = 5, MOST_FOUND = 12 };

static void print_found(const SearchEntry *entry, bool json)
{
    Sb line = { 0 };

    if (json) {
        json_begin(&line, "explain");
        json_text(&line, "found", entry->name);
        json_text(&line, "kind", str_of(entry->kind));
        json_text(&line, "summary", entry->summary);
        sb_add(&line, "}\n");
    } else {
        sb_printf(&line, "  %s explain %-28.*s %.*s\n", offer_program(), STR_ARG(entry->name),
                  STR_ARG(entry->summary));
    }
    fwrite(line.data, 1, line.len, stdout);
    sb_free(&line);
}

/* Pages that fit the words, where no page has them as its name. */
static bool list_found(const Manual *manual, const char *asked, bool json)
{
    SearchEntries entries = { 0 };
    Arena arena = { 0 };
    unsigned found[MOST_FOUND], count;

    search_entries(manual, &arena, &entries);
    count = search_find(&entries, str_of(asked), MOST_FOUND, found);
    if (count && !json)
        printf("pages about '%s':\n", asked);
    for (unsigned i = 0; i < count; i++)
        print_found(&entries.data[found[i]], json);
    vec_free(&entries);
    arena_free(&arena);
    return count != 0;
}

/* Is it upstream's, and not here? A dialect or an operation by its whole name, or by what stands
 * behind the dialect's. */
static bool say_lacking(const Manual *manual, const char *name, bool whole, bool upstream)
{
    Str found[SUGGESTIONS];
    Arena arena = { 0 };
    unsigned count = manual_lacking(manual, str_of(name), whole, SUGGESTIONS, &arena, found);

    for (unsigned i = 0; i < count; i++)
        output_error("error: '%.*s' is MLIR's, and not executed by mlir-interp yet\n",
                     STR_ARG(found[i]));
    for (unsigned i = 0; i < count && !upstream; i++)
        output_error("note: what upstream says of it: %s explain %.*s --upstream-dialects\n",
                     offer_program(), STR_ARG(found[i]));
    arena_free(&arena);
    return count != 0;
}

static int unknown(const Manual *manual, const char *name)
{
    const char *near[SUGGESTIONS];
    unsigned count = manual_near(manual, str_of(name), SUGGESTIONS, near);

    output_error("error: the manual has no page '%s'", name);
    for (unsigned i = 0; i < count; i++)
        output_error("%s%s", i == 0 ? "; did you mean " : i + 1 < count ? ", " : " or ", near[i]);
    output_error("%s (see %s explain)\n", count ? "?" : "", offer_program());
    return EXIT_USAGE;
}

static int print_example(Topic topic, const char *name)
{
    Arena arena = { 0 };
    const char *example = topic_example(topic, &arena);

    if (example)
        fputs(example, stdout);
    else
        output_error("error: '%s' has no example\n", name);
    arena_free(&arena);
    return example ? EXIT_FINE : EXIT_USAGE;
}

static int explain_topic(const Manual *manual, const char *name, const Options *options)
{
    Topic topic = manual_topic(manual, str_of(name));
    Sb out = { 0 };

    if (!topic_is_known(topic) && say_lacking(manual, name, true, options->upstream_dialects))
        return END_UNSUPPORTED;
    if (!topic_is_known(topic) && !options->example && list_found(manual, name, options->json))
        return EXIT_FINE;
    if (!topic_is_known(topic) && say_lacking(manual, name, false, options->upstream_dialects))
        return END_UNSUPPORTED;
    if (!topic_is_known(topic))
        return unknown(manual, name);
    if (options->example)
        return print_example(topic, name);
    if (options->json)
        manual_json(manual, topic, &out);
    else
        manual_print(manual, topic, colour_is_wanted(STDOUT_FILENO), &out);
    fwrite(out.data, 1, out.len, stdout);
    sb_free(&out);
    return EXIT_FINE;
}

/* The words of the command line, or of one word of it: a name whose parts "-" joins, or a question.
 */
static int explain_words(const Manual *manual, const Options *options)
{
    Sb asked = { 0 }, name = { 0 };
    int status;

    for (unsigned i = 0; i < options->file_count; i++)
        sb_printf(&asked, "%s%s", i ? " " : "", options->files[i]);
    sb_add(&asked, "");
    for (size_t i = 0; i < asked.len; i++)
        sb_char(&name, asked.data[i] == ' ' ? '-' : (char)tolower((unsigned char)asked.data[i]));
    sb_add(&name, "");
    status = explain_topic(
        manual, topic_is_known(manual_topic(manual, sb_view(&name))) ? name.data : asked.data,
        options);
    sb_free(&name);
    sb_free(&asked);
    return status;
}

static int explain_all(const Manual *manual, const Options *options)
{
    Sb out = { 0 };

    if (options->html)
        return manual_write_site(manual, options->html) ? EXIT_FINE : EXIT_USAGE;
    if (options->json)
        manual_json_all(manual, &out);
    else
        manual_print_contents(manual, colour_is_wanted(STDOUT_FILENO), &out);
    fwrite(out.data, 1, out.len, stdout);
    sb_free(&out);
    return EXIT_FINE;
}

static int explain(const Manual *manual, const Options *options)
{
    if (options->file && options->html) {
        output_error("error: --html writes the whole manual: leave '%s' away\n", options->file);
        return EXIT_USAGE;
    }
    if (!options->file && options->example) {
        output_error("error: --example needs a name: %s explain poison --example\n",
                     offer_program());
        return EXIT_USAGE;
    }
    return options->file ? explain_words(manual, options) : explain_all(manual, options);
}

bool explain_instead(const char *what, const char *name)
{
    Manual manual;
    bool known;

    manual_open(&manual);
    known = topic_is_known(manual_topic(&manual, str_of(name)));
    manual_close(&manual);
    if (known)
        output_error("error: %s '%s'; the manual has a page: %s explain %s\n", what, name,
                     offer_program(), name);
    return known;
}

int command_explain(const Options *options)
{
    Manual manual;
    int status;

    manual_open(&manual);
    status = explain(&manual, options);
    manual_close(&manual);
    return status;
}
