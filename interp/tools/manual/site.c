/* The manual as a folder of linked pages, with a style sheet, a script and an index to search. */
#include "interp/tools/manual/site.h"

#include "dialects/registry.h"
#include "interp/console/html.h"
#include "interp/console/json.h"
#include "interp/tools/manual/embedded.h"
#include "interp/tools/manual/search.h"
#include "interp/console/output.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

typedef struct Site {
    const Manual *manual;
    const char *folder;
    Sb links; /* the navigation that every page has */
    bool failed;
} Site;

static void write_file(Site *site, const char *name, Str text)
{
    Arena arena = { 0 };
    const char *path = str_printf(&arena, "%s/%s", site->folder, name).data;

    site->failed = site->failed || !output_file(path, &text, 1);
    arena_free(&arena);
}

static void write_style(Site *site)
{
    Sb style = { 0 };

    sb_add(&style, HTML_COLOURS);
    sb_add(&style, MANUAL_CSS);
    write_file(site, "manual.css", sb_view(&style));
    sb_free(&style);
}

static void add_link(Sb *out, Topic topic, const char *name)
{
    Arena arena = { 0 };

    sb_printf(out, "<li><a href=\"%s\">%s</a></li>\n", page_file(topic, &arena).data, name);
    arena_free(&arena);
}

/* The name of an idea says what it is; that of a lesson is its number alone. */
static void add_idea_link(Sb *out, const Idea *idea)
{
    Sb label = { 0 };

    if (idea->lesson) {
        sb_printf(&label, "%u. ", idea->lesson->number);
        html_text(&label, str_of(idea->lesson->title));
    } else {
        sb_add(&label, idea->name);
    }
    add_link(out, (Topic){ .idea = idea }, label.data);
    sb_free(&label);
}

static void make_links(Site *site)
{
    const Usage *command;
    const Idea *idea;

    sb_add(&site->links, "<nav id=\"contents\" aria-label=\"Contents\">\n"
                         "<p><a href=\"index.html\">The manual</a></p>\n"
                         "<p><a href=\"decisions.html\">Decisions</a></p>\n"
                         "<p>Commands</p>\n<ul>\n");
    for (unsigned i = 0; (command = usage_at(i)); i++)
        add_link(&site->links, (Topic){ .command = command }, command->name);
    for (unsigned i = 0; (idea = idea_at(i)); i++) {
        if (idea->part)
            sb_printf(&site->links, "</ul>\n<p>%s</p>\n<ul>\n", idea->part);
        add_idea_link(&site->links, idea);
    }
    sb_add(&site->links, "</ul>\n<p>Dialects</p>\n<ul>\n");
    for (const DialectDef *const *dialect = registered_dialects(); *dialect; dialect++)
        if (!(*dialect)->internal)
            add_link(&site->links, (Topic){ .dialect = *dialect }, (*dialect)->name);
    sb_add(&site->links, "</ul>\n</nav>\n");
}

static const char HEAD[] =
    "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    "<meta name=\"color-scheme\" content=\"light dark\">\n<title>";

static const char HEADER[] =
    "</title>\n<link rel=\"stylesheet\" href=\"manual.css\">\n</head>\n<body>\n"
    "<a class=\"skip\" href=\"#main\">To the text</a>\n"
    "<header>\n<a class=\"home\" href=\"index.html\">mlir-interp <span>manual</span></a>\n"
    "<a class=\"to-contents\" href=\"#contents\">Contents</a>\n"
    "<div class=\"search\" role=\"search\">\n"
    "<input id=\"search\" type=\"search\" placeholder=\"Search (press /)\" autocomplete=\"off\" "
    "role=\"combobox\" aria-label=\"Search the manual\" aria-expanded=\"false\" "
    "aria-controls=\"found\">\n"
    "<ul id=\"found\" role=\"listbox\" aria-label=\"Pages found\" hidden></ul>\n"
    "</div>\n</header>\n<div class=\"columns\">\n<main id=\"main\">\n";

static const char FOOTER[] = "</div>\n<script src=\"search.js\"></script>\n"
                             "<script src=\"manual.js\"></script>\n</body>\n</html>\n";

/* The page around what stands in <main>. */
static void write_page(Site *site, Str title, Str file, Page *page)
{
    Sb html = { 0 };

    page->form->end(page);
    sb_add(&html, HEAD);
    html_text(&html, title);
    sb_add(&html, " - mlir-interp manual");
    sb_add(&html, HEADER);
    sb_str(&html, sb_view(page->out));
    sb_add(&html, "</main>\n");
    sb_str(&html, sb_view(&site->links));
    sb_add(&html, FOOTER);
    write_file(site, file.data, sb_view(&html));
    sb_free(&html);
    page->out->len = 0;
}

static Page begin_page(const Site *site, Str own, Sb *out)
{
    return (Page){ .form = &HTML_FORM, .manual = site->manual, .out = out, .own = own };
}

/* Where the operation stands: a way back to its dialect. */
static void add_dialect(const OpDef *def, Sb *out)
{
    Str name = str_of(def->name);

    name.len = str_find(name, '.');
    sb_add(out, "<p class=\"path\"><a href=\"index.html\">manual</a> / ");
    sb_printf(out, "<a href=\"dialect-%.*s.html\">%.*s</a></p>\n", STR_ARG(name), STR_ARG(name));
}

static void write_operation(Site *site, const OpDef *def)
{
    Arena arena = { 0 };
    Sb out = { 0 };
    Page page = begin_page(site, str_of(def->name), &out);

    add_dialect(def, &out);
    page_operation(&page, def);
    write_page(site, page.own, page_file((Topic){ .operation = def }, &arena), &page);
    sb_free(&out);
    arena_free(&arena);
}

static void write_dialect(Site *site, const DialectDef *dialect)
{
    Arena arena = { 0 };
    Sb out = { 0 };
    Page page = begin_page(site, str_of(dialect->name), &out);
    const OpDef *def;

    page_dialect(&page, dialect);
    write_page(site, page.own, page_file((Topic){ .dialect = dialect }, &arena), &page);
    for (unsigned i = 0; (def = dialect_op(dialect, i)); i++)
        write_operation(site, def);
    sb_free(&out);
    arena_free(&arena);
}

static void write_idea(Site *site, const Idea *idea)
{
    Arena arena = { 0 };
    Sb out = { 0 };
    Page page = begin_page(site, str_of(idea->name), &out);

    page_idea(&page, idea);
    write_page(site, page.own, page_file((Topic){ .idea = idea }, &arena), &page);
    sb_free(&out);
    arena_free(&arena);
}

static void write_command(Site *site, const Usage *command)
{
    Arena arena = { 0 };
    Sb out = { 0 };
    Page page = begin_page(site, str_of(command->name), &out);

    page_command(&page, command);
    write_page(site, page.own, page_file((Topic){ .command = command }, &arena), &page);
    sb_free(&out);
    arena_free(&arena);
}

static void write_contents(Site *site)
{
    Sb out = { 0 };
    Page page = begin_page(site, STR(""), &out);

    page_contents(&page);
    write_page(site, STR("The manual"), STR("index.html"), &page);
    sb_free(&out);
}

static void write_decisions(Site *site)
{
    Sb out = { 0 };
    Page page = begin_page(site, STR(""), &out);

    page_decisions(&page);
    write_page(site, STR("Decisions"), STR("decisions.html"), &page);
    sb_free(&out);
}

/* [name, kind, summary, file, other words, words of the text] of a page. */
static void add_entry(Sb *script, const SearchEntry *entry)
{
    Arena arena = { 0 };

    sb_char(script, '[');
    json_quoted(script, entry->name);
    sb_printf(script, ",\"%s\",", entry->kind);
    json_quoted(script, entry->summary);
    sb_char(script, ',');
    json_quoted(script, page_file(entry->topic, &arena));
    sb_char(script, ',');
    json_quoted(script, str_of(entry->words));
    sb_char(script, ',');
    json_quoted(script, entry->text);
    sb_add(script, "],\n");
    arena_free(&arena);
}

static void write_index(Site *site)
{
    SearchEntries entries = { 0 };
    Arena arena = { 0 };
    Sb script = { 0 };

    search_entries(site->manual, &arena, &entries);
    sb_add(&script, "const PAGES = [\n");
    for (size_t i = 0; i < entries.len; i++)
        add_entry(&script, &entries.data[i]);
    script.len -= entries.len ? 2 : 0; /* the comma behind the last, which JSON does not have */
    sb_add(&script, "\n];\n");
    write_file(site, "search.js", sb_view(&script));
    vec_free(&entries);
    arena_free(&arena);
    sb_free(&script);
}

static bool make_folder(const char *folder)
{
    struct stat found;

    if (mkdir(folder, 0777) == 0)
        return true;
    if (errno == EEXIST && stat(folder, &found) == 0) {
        if (S_ISDIR(found.st_mode))
            return true;
        errno = ENOTDIR;
    }
    output_error("error: cannot make the folder '%s': %s\n", folder, strerror(errno));
    return false;
}

bool manual_write_site(const Manual *manual, const char *folder)
{
    Site site = { .manual = manual, .folder = folder };
    const Usage *command;
    const Idea *idea;

    if (!make_folder(folder))
        return false;
    make_links(&site);
    write_contents(&site);
    write_decisions(&site);
    for (unsigned i = 0; (command = usage_at(i)); i++)
        write_command(&site, command);
    for (unsigned i = 0; (idea = idea_at(i)); i++)
        write_idea(&site, idea);
    for (const DialectDef *const *dialect = registered_dialects(); *dialect; dialect++)
        if (!(*dialect)->internal)
            write_dialect(&site, *dialect);
    write_index(&site);
    write_style(&site);
    write_file(&site, "manual.js", str_of(MANUAL_JS));
    sb_free(&site.links);
    return !site.failed;
}
