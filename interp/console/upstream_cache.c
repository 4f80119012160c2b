#include "interp/console/upstream_cache.h"

#include "core/tablegen/distill.h"
#include "dialects/registry.h"
#include "interp/console/output.h"
#include "interp/console/process.h"
#include "interp/console/progress.h"
#include "interp/console/upstream_files.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* Rises when other fields of definitions are kept, so that what older programs kept is not read. */
enum { CACHE_FORMAT = 7, TBLGEN_SECONDS = 60, KEPT_DAYS = 30 };

/* Of the folders; the rest of a name is the program's, of which several versions may be at work. */
#define CACHE_NAME "upstream"

static bool fail(const char *what, const char *name, int error)
{
    output_error("error: --upstream-dialects: %s '%s': %s\n", what, name, strerror(error));
    return false;
}

/* The user's folder of caches, and ours in it. */
static bool cache_home(Sb *home)
{
    const char *set = getenv("XDG_CACHE_HOME"), *user = getenv("HOME");

    if (set && *set)
        sb_add(home, set);
    else if (user && *user)
        sb_printf(home, "%s/.cache", user);
    else
        return fail("no place for the cache", "HOME", ENOENT);
    if (mkdir(home->data, 0700) != 0 && errno != EEXIST)
        return fail("cannot make the folder", home->data, errno);
    sb_add(home, "/mlir-interp");
    if (mkdir(home->data, 0700) != 0 && errno != EEXIST)
        return fail("cannot make the folder", home->data, errno);
    return true;
}

/* Calls `see` with each row that this program has of its own: "Op", "arith.addi". */
static void each_row(void (*see)(void *state, const char *class, const char *name), void *state)
{
    const OpDef *op;
    const AttrDef *attr;

    for (const DialectDef *const *d = registered_dialects(); *d; d++) {
        for (unsigned i = 0; (op = dialect_op(*d, i)); i++)
            see(state, "Op", op->name);
        for (const TypeDef *type = (*d)->types; type && type->name; type++)
            see(state, "TypeDef", type->name);
        for (unsigned i = 0; (attr = dialect_attr(*d, i)); i++)
            see(state, "AttrDef", attr->name);
    }
}

static void mix_row(void *state, const char *class, const char *name)
{
    uint64_t *hash = state;

    *hash = *hash * 31 + (str_hash(str_of(class)) ^ str_hash(str_of(name)));
}

/* What this program has of its own, for that is left out. */
static uint64_t hash_of_rows(void)
{
    uint64_t rows = CACHE_FORMAT;

    each_row(mix_row, &rows);
    return rows;
}

/* What the cache was made of: the folder of the definitions, and when they were installed. */
static bool stamp_of(const char *include, Sb *stamp)
{
    Sb path = { 0 };
    struct stat about;
    bool good;

    sb_printf(&path, "%s/mlir/IR/OpBase.td", include);
    good = stat(path.data, &about) == 0;
    if (good)
        sb_printf(stamp, "%s\n%lld %lld\n", include, (long long)about.st_mtim.tv_sec,
                  (long long)about.st_size);
    else
        fail("no definitions, which the package libmlir-22-dev installs, at", path.data, errno);
    sb_free(&path);
    return good;
}

static bool read_file(const char *path, Sb *text)
{
    FILE *file = fopen(path, "rb");
    char part[1 << 16];
    size_t got;

    if (!file)
        return false;
    while ((got = fread(part, 1, sizeof part, file)) > 0)
        sb_str(text, (Str){ part, got });
    fclose(file);
    return true;
}

static bool write_file(const char *path, Str text)
{
    FILE *file = fopen(path, "wb");
    bool good = file && fwrite(text.data, 1, text.len, file) == text.len;

    good = file && fclose(file) == 0 && good;
    return good || fail("cannot write", path, errno);
}

/* Is the cache there, and of what is installed now? */
static bool is_current(const char *folder)
{
    Sb path = { 0 }, kept = { 0 }, now = { 0 };
    bool good;
    size_t end;

    sb_printf(&path, "%s/stamp", folder);
    good = read_file(path.data, &kept);
    end = str_find(sb_view(&kept), '\n');
    if (good && end < kept.len) {
        Sb include = { 0 };
        struct stat about;

        sb_str(&include, (Str){ kept.data, end });
        good = stat(include.data, &about) == 0 && stamp_of(include.data, &now)
               && str_eq(sb_view(&kept), sb_view(&now));
        sb_free(&include);
    }
    sb_free(&path);
    sb_free(&kept);
    sb_free(&now);
    return good;
}

static bool find_include(Sb *include)
{
    const char *const args[] = { "llvm-config-22", "--includedir", NULL };
    int status = 0, error = process_run(args, TBLGEN_SECONDS, -1, include, &status);

    if (error || status)
        return fail("cannot run, to find definitions,", "llvm-config-22", error ? error : EIO);
    while (include->len && include->data[include->len - 1] == '\n')
        include->data[--include->len] = 0;
    return include->len > 0;
}

static void path_of(Sb *path, Str folder, Str dialect, unsigned part, bool texts)
{
    sb_printf(path, "%.*s/%.*s.%u.%s", STR_ARG(folder), STR_ARG(dialect), part,
              texts ? "texts" : "json");
}

typedef struct Kept {
    Str folder;
    Arena arena;
    Map defined; /* by this program and the files so far */
    Map parts;   /* dialect -> how many files, counted up from the null pointer */
} Kept;

static bool write_part(const Kept *kept, Str dialect, unsigned part, bool texts, const Sb *text)
{
    Sb path = { 0 };
    bool good;

    path_of(&path, kept->folder, dialect, part, texts);
    good = write_file(path.data, sb_view(text));
    sb_free(&path);
    return good;
}

/* Builtin types and attributes are not defined by their records alone. */
static bool is_wanted(const Record *dialect)
{
    return !str_is(record_text(dialect, "name"), "builtin");
}

static bool keep_dialect(const Records *records, const Record *dialect, Kept *kept)
{
    Str name = str_dup(&kept->arena, record_text(dialect, "name"));
    uintptr_t part = (uintptr_t)map_get(&kept->parts, name);
    Distilled asked = { records, dialect, &kept->arena, &kept->defined };
    Sb full = { 0 }, lean = { 0 };
    bool good = true;

    if (records_distill(&asked, &full, &lean)) {
        good = write_part(kept, name, (unsigned)part, true, &full)
               && write_part(kept, name, (unsigned)part, false, &lean);
        map_put(&kept->parts, name, (void *)(part + 1));
    }
    sb_free(&full);
    sb_free(&lean);
    return good;
}

static bool keep_dialects(const Records *records, Kept *kept)
{
    const Record *dialect;
    bool good = true;

    for (size_t i = 0; good && (dialect = records_of(records, "Dialect", i)); i++)
        good = !is_wanted(dialect) || keep_dialect(records, dialect, kept);
    return good;
}

/* Definitions that TableGen does not take stand for nothing. */
static bool keep_file(const char *include, const char *file, Kept *kept)
{
    Sb own = { 0 }, text = { 0 };
    RecordsError error;
    Records records;
    bool good = true;
    int status = 0, failed;

    sb_str(&own, (Str){ file, (size_t)(strrchr(file, '/') - file) });
    failed = process_run((const char *const[]){ "llvm-tblgen-22", "--dump-json", "-I", include,
                                                "-I", own.data, file, NULL },
                         TBLGEN_SECONDS, -1, &text, &status);
    if (failed) {
        good = fail("cannot run", "llvm-tblgen-22", failed);
    } else if (!status && records_read(&records, sb_view(&text), &error)) {
        good = keep_dialects(&records, kept);
        records_free(&records);
    }
    sb_free(&own);
    sb_free(&text);
    return good;
}

static void note_row(void *state, const char *class, const char *name)
{
    Kept *kept = state;

    map_put(&kept->defined, str_printf(&kept->arena, "%s %s", class, name), kept);
}

static bool fill(const char *include, Str folder)
{
    FileNames files = { 0 };
    Progress progress = { .unit = "files of definitions" };
    Kept kept = { .folder = folder };
    Sb stamp = { 0 }, path = { 0 };
    bool good = stamp_of(include, &stamp);

    each_row(note_row, &kept);
    upstream_files(include, &files);
    progress.total = files.len;
    for (size_t i = 0; i < files.len && good; i++) {
        progress_step(&progress, i, strrchr(files.data[i], '/') + 1);
        good = keep_file(include, files.data[i], &kept);
    }
    progress_clear(&progress);
    sb_printf(&path, "%.*s/stamp", STR_ARG(folder));
    good = good && write_file(path.data, sb_view(&stamp));
    files_free(&files);
    map_free(&kept.defined);
    map_free(&kept.parts);
    arena_free(&kept.arena);
    sb_free(&stamp);
    sb_free(&path);
    return good;
}

static void remove_folder(const char *folder)
{
    DIR *directory = opendir(folder);
    struct dirent *entry;

    while (directory && (entry = readdir(directory)))
        if (entry->d_name[0] != '.')
            unlinkat(dirfd(directory), entry->d_name, 0);
    if (directory)
        closedir(directory);
    rmdir(folder);
}

/* Caches of other versions of the program, if they were made long ago, and what was left unfinished
 * then. */
static void remove_old(const char *home, const char *ours)
{
    DIR *directory = opendir(home);
    struct dirent *entry;
    Sb path = { 0 };

    while (directory && (entry = readdir(directory))) {
        struct stat about;

        path.len = 0;
        sb_printf(&path, "%s/%s", home, entry->d_name);
        if (str_starts(str_of(entry->d_name), CACHE_NAME) && strcmp(path.data, ours) != 0
            && stat(path.data, &about) == 0
            && time(NULL) - about.st_mtim.tv_sec > KEPT_DAYS * 24 * 60 * 60)
            remove_folder(path.data);
    }
    if (directory)
        closedir(directory);
    sb_free(&path);
}

/* Beside its place, then moved there: nobody meets half of a cache. */
static bool make(const char *folder)
{
    Sb fresh = { 0 }, include = { 0 };
    bool good;

    sb_printf(&fresh, "%s.new.XXXXXX", folder);
    good = mkdtemp(fresh.data) || fail("cannot make the folder", fresh.data, errno);
    good = good && find_include(&include) && fill(include.data, sb_view(&fresh));
    if (good) {
        remove_folder(folder);
        good = rename(fresh.data, folder) == 0 || is_current(folder)
               || fail("cannot make the folder", folder, errno);
    }
    remove_folder(fresh.data);
    sb_free(&fresh);
    sb_free(&include);
    return good;
}

bool cache_open(Sb *folder)
{
    Sb home = { 0 };
    bool good = cache_home(&home);

    if (good) {
        sb_printf(folder, "%s/" CACHE_NAME "-%016llx", home.data,
                  (unsigned long long)hash_of_rows());
        if (!is_current(folder->data)) {
            good = make(folder->data);
            remove_old(home.data, folder->data);
        }
    }
    sb_free(&home);
    return good;
}

void cache_forget(Str folder)
{
    Sb path = { 0 };

    sb_printf(&path, "%.*s/stamp", STR_ARG(folder));
    unlink(path.data);
    sb_free(&path);
}

bool cache_read(Str folder, Str dialect, unsigned part, bool texts, Sb *text)
{
    Sb path = { 0 };
    bool found;

    if (str_find(dialect, '/') < dialect.len)
        return false;
    path_of(&path, folder, dialect, part, texts);
    found = read_file(path.data, text);
    sb_free(&path);
    return found;
}

void cache_names(Str folder, void (*see)(void *state, Str dialect), void *state)
{
    Sb path = { 0 };
    DIR *directory;
    struct dirent *entry;

    sb_str(&path, folder);
    directory = opendir(path.data);
    while (directory && (entry = readdir(directory))) {
        Str name = str_of(entry->d_name);
        size_t dot = str_find(name, '.');

        if (str_is(str_from(name, dot), ".0.json"))
            see(state, (Str){ name.data, dot });
    }
    if (directory)
        closedir(directory);
    sb_free(&path);
}
