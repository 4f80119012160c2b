#include "interp/console/input.h"

#include "core/bytecode/bytecode.h"
#include "core/bytecode/encoding.h"
#include "core/ir/context.h"
#include "interp/console/definitions.h"
#include "interp/console/import.h"
#include "interp/console/messages.h"
#include "interp/console/offer.h"
#include "interp/console/output.h"
#include "interp/console/status.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { LEAST_READ = 1 << 16 };
/* Bytes of a text, whose places are numbers of 32 bits; and of bytecode that cannot be mapped. */
static const size_t MOST_TEXT = (size_t)1 << 30, MOST_BYTECODE = (size_t)1 << 34;
enum { MOST_LISTED = 1 << 16 }; /* characters of a resource in a listing */

static size_t most_of(Str read)
{
    return bytecode_is(read) ? MOST_BYTECODE : MOST_TEXT;
}

/* A file's size is a first guess at how much there is to read; a pipe has none, and a device may
 * have no end. False, with `errno` set. */
static bool read_open(FILE *file, Sb *text)
{
    struct stat status;
    bool known = fstat(fileno(file), &status) == 0 && S_ISREG(status.st_mode);
    size_t got;

    if (known && (size_t)status.st_size > MOST_TEXT) { /* bytecode would be mapped */
        errno = EFBIG;
        return false;
    }
    vec_reserve(text, known ? (size_t)status.st_size + 1 : LEAST_READ);
    while ((got = fread(text->data + text->len, 1, text->cap - text->len, file)) != 0) {
        text->len += got;
        if (text->len > most_of(sb_view(text))) {
            errno = EFBIG;
            return false;
        }
        if (text->len == text->cap)
            vec_reserve(text, text->cap + LEAST_READ);
    }
    return !ferror(file);
}

static Str name_of(const char *file)
{
    return strcmp(file, "-") == 0 ? STR(STANDARD_INPUT) : str_of(file);
}

/* Why it cannot be read, as `errno` has it. */
static void refuse(const char *name, Str read)
{
    Str shown = name_of(name);

    if (errno == EFBIG && !bytecode_is(read))
        messages_error(name,
                       "cannot read '%.*s': it has more than %zu bytes, and a text may not; "
                       "bytecode in a file may",
                       STR_ARG(shown), most_of(read));
    else if (errno == EFBIG)
        messages_error(name,
                       "cannot read '%.*s': it has more than %zu bytes, and from a pipe none may; "
                       "a file may",
                       STR_ARG(shown), most_of(read));
    else
        messages_error(name, "cannot read '%.*s': %s", STR_ARG(shown), strerror(errno));
}

/* What begins so is not read: what it is, and what makes MLIR of a file, whose name stands where it
 * breaks off. */
typedef struct Foreign {
    const char *begin, *what, *maker, *made;
} Foreign;

static const Foreign FOREIGN[] = {
    { "\xff\xfe", "UTF-16, and UTF-8 is wanted", "iconv -f UTF-16 -t UTF-8", "mlir" },
    { "\xfe\xff", "UTF-16, and UTF-8 is wanted", "iconv -f UTF-16 -t UTF-8", "mlir" },
    { "\x1f\x8b", "compressed", "gzip -dc", "mlir" },
    { "\x28\xb5\x2f\xfd", "compressed", "zstd -dc", "mlir" },
    { "\xfd\x37zXZ", "compressed", "xz -dc", "mlir" },
    { "\xef\xbb\xbf" BYTECODE_MAGIC, "bytecode behind a byte order mark", "tail -c +4", "mlirbc" },
    { "ML\xc3\xafR", "bytecode that went through a conversion of text", NULL, NULL },
    { "ML\xef\xbf\xbdR", "bytecode that went through a conversion of text", NULL, NULL },
};

static bool refuse_foreign(const char *name, const Foreign *foreign)
{
    Str shown = name_of(name);
    Sb file = { 0 };

    offer_word(&file, str_of(name));
    if (foreign->maker)
        messages_error(name, "'%.*s' is %s: %s %s > program.%s makes it", STR_ARG(shown),
                       foreign->what, foreign->maker, file.data, foreign->made);
    else
        messages_error(name, "'%.*s' is %s, and cannot be read any more", STR_ARG(shown),
                       foreign->what);
    sb_free(&file);
    return false;
}

static bool check_text(const char *name, Str text)
{
    for (size_t i = 0; i < sizeof FOREIGN / sizeof *FOREIGN; i++)
        if (str_starts(text, FOREIGN[i].begin))
            return refuse_foreign(name, &FOREIGN[i]);
    return true;
}

bool input_read_all(const char *name, Sb *text)
{
    bool standard = strcmp(name, "-") == 0;
    FILE *file = standard ? stdin : fopen(name, "rb");
    bool good = file && read_open(file, text);
    int why = errno;

    if (file && !standard)
        fclose(file);
    errno = why;
    return good;
}

bool input_read_bytes(const char *name, Sb *text)
{
    bool good = input_read_all(name, text);

    if (!good)
        refuse(name, sb_view(text));
    return good;
}

/* What stands before the ending of a name. */
static Str stem_of(const char *name)
{
    return (Str){ name, (size_t)(strrchr(name, '.') - name) };
}

/* C is compiled first: how. */
static bool refuse_source(const char *name)
{
    Sb source = { 0 }, made = { 0 }, word = { 0 };

    offer_word(&source, str_of(name));
    sb_printf(&made, "%.*s.ll", STR_ARG(stem_of(name)));
    offer_word(&word, sb_view(&made));
    messages_error(name,
                   "'%s' has to be compiled first, and what that gives is run: clang%s-22 -g -O0 "
                   "-Xclang -disable-O0-optnone -S -emit-llvm %s -o %s",
                   name, strcmp(strrchr(name, '.'), ".c") == 0 ? "" : "++", source.data, word.data);
    sb_free(&source);
    sb_free(&made);
    sb_free(&word);
    return false;
}

/* What was mapped is gone where somebody makes the file shorter. */
static void end_shortened(int signal)
{
    static const char WORDS[] = "error: a file became shorter while it was read\n";
    ssize_t written = write(STDERR_FILENO, WORDS, sizeof WORDS - 1);

    (void)signal;
    (void)written;
    _exit(EXIT_USAGE);
}

bool input_map_bytecode(const char *name, Str *bytecode, bool *failed)
{
    bool standard = strcmp(name, "-") == 0;
    struct stat status;
    /* A pipe is opened once, by who reads it. */
    bool may_be = standard || (stat(name, &status) == 0 && S_ISREG(status.st_mode));
    int file = !may_be ? -1 : standard ? STDIN_FILENO : open(name, O_RDONLY | O_CLOEXEC);
    void *bytes = MAP_FAILED;
    char magic[4];

    *failed = false;
    if (file >= 0 && fstat(file, &status) == 0 && S_ISREG(status.st_mode)
        && (!standard || lseek(file, 0, SEEK_CUR) == 0)
        && pread(file, magic, sizeof magic, 0) == sizeof magic
        && bytecode_is((Str){ magic, sizeof magic })) {
        bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
        *failed = bytes == MAP_FAILED;
    }
    if (file >= 0 && !standard)
        close(file);
    if (bytes == MAP_FAILED)
        return false;
    if (standard) /* has been read */
        lseek(file, 0, SEEK_END);
    *bytecode = (Str){ bytes, (size_t)status.st_size };
    return true;
}

bool input_read(Input *input, const char *name, double seconds)
{
    Sb text = { 0 };
    Str bytecode;
    bool failed;

    if (input_map_bytecode(name, &bytecode, &failed)) {
        signal(SIGBUS, end_shortened);
        *input = (Input){ .name = name_of(name), .text = bytecode, .mapped = true };
        return true;
    }
    if (failed) {
        refuse(name, (Str){ 0 });
        return false;
    }
    if (import_needs_compiler(name))
        return refuse_source(name);
    if (!(import_wanted(name) ? import_llvm(name, seconds, &text)
                              : input_read_bytes(name, &text))) {
        sb_free(&text);
        return false;
    }
    if (!check_text(name, sb_view(&text))) {
        sb_free(&text);
        return false;
    }
    sb_add(&text, "");
    *input = (Input){ .name = name_of(name), .text = sb_view(&text), .made = import_wanted(name) };
    return true;
}

static void keep_first_error(void *why, const Diag *diag)
{
    if (diag->severity == SEVERITY_ERROR && !((Sb *)why)->len)
        sb_str(why, diag->text);
}

bool input_text_of(Sb *text, Str name, Str bytes, const Options *options, PrintOptions print,
                   Sb *why)
{
    Context *context = input_context(options);
    Op *module;

    if (why) {
        context->handler = keep_first_error;
        context->handler_state = why;
    }
    module = bytecode_parse(context, name, bytes);
    if (module)
        ir_print(text, module, print);
    context_free(context);
    return module != NULL;
}

/* Bytecode becomes a text, and stays beside it. */
static bool read_both(Input *input, const char *name, const Options *options, PrintLimit resource)
{
    PrintOptions print = { .debug_info = true, .resource = resource };
    Options unheard = *options;
    Sb text = { 0 };

    if (!input_read(input, name, options->max_seconds))
        return false;
    unheard.silent = true;
    if (bytecode_is(input->text)
        && input_text_of(&text, input->name, input->text, &unheard, print, NULL)) {
        input->bytecode = input->text;
        input->text = sb_view(&text);
        input->made = true;
    } else {
        sb_free(&text);
    }
    return true;
}

static void free_file(Input *input)
{
    Str file = input->bytecode.data ? input->bytecode : input->text;

    if (input->mapped)
        munmap((char *)file.data, file.len);
    else
        free((char *)file.data);
}

bool input_read_text(Input *input, const char *name, const Options *options)
{
    if (!read_both(input, name, options, (PrintLimit){ 0 }))
        return false;
    if (input->bytecode.data) {
        free_file(input);
        input->bytecode = (Str){ 0 };
        input->mapped = false;
    }
    return true;
}

bool input_read_listing(Input *input, const char *name, const Options *options)
{
    return read_both(input, name, options, (PrintLimit){ true, MOST_LISTED });
}

void input_free(Input *input)
{
    free_file(input);
    if (input->bytecode.data)
        free((char *)input->text.data);
}

static bool is_marker(Str line)
{
    while (line.len && strchr(" \t\r", line.data[line.len - 1]))
        line.len--;
    return str_is(line, "// -----");
}

bool input_next_chunk(const Input *input, size_t *at, Chunk *chunk)
{
    Str rest = str_from(input->text, *at);
    size_t end = 0;

    if (*at > input->text.len)
        return false;
    chunk->part++;
    if (bytecode_is(input->text)) { /* in which a line means nothing */
        *at = input->text.len + 1;
        chunk->text = input->text;
        return true;
    }
    for (const char *c = chunk->text.data; c && c < rest.data; c++)
        chunk->line_offset += *c == '\n';
    for (;;) {
        Str left = str_from(rest, end);
        Str line = { left.data, str_find(left, '\n') };

        if (is_marker(line)) {
            *at += end + line.len + 1;
            break;
        }
        end += line.len + 1;
        if (end >= rest.len) {
            end = rest.len;
            *at = input->text.len + 1;
            break;
        }
    }
    chunk->text = (Str){ rest.data, end };
    return true;
}

static int wanted(const struct dirent *entry)
{
    const char *dot = strrchr(entry->d_name, '.');

    return entry->d_name[0] != '.'
           && (!dot || strcmp(dot, ".mlir") == 0 || strcmp(dot, ".mlirbc") == 0
               || entry->d_type == DT_DIR);
}

static bool is_folder(const char *name)
{
    struct stat status;

    return stat(name, &status) == 0 && S_ISDIR(status.st_mode);
}

void input_files(const char *name, void (*see)(void *state, const char *path), void *state)
{
    struct dirent **entries;
    int count = is_folder(name) ? scandir(name, &entries, wanted, alphasort) : -1;

    if (count < 0) {
        see(state, name);
        return;
    }
    for (int i = 0; i < count; i++) {
        Arena scratch = { 0 };
        const char *path = str_printf(&scratch, "%s/%s", name, entries[i]->d_name).data;

        if (strchr(entries[i]->d_name, '.') || is_folder(path))
            input_files(path, see, state);
        arena_free(&scratch);
        free(entries[i]);
    }
    free(entries);
}

static void count_file(void *state, const char *path)
{
    (void)path;
    ++*(unsigned *)state;
}

bool input_files_are_there(const char *const *names, unsigned count)
{
    bool good = true;

    for (unsigned i = 0; i < count; i++) {
        unsigned files = 0;

        input_files(names[i], count_file, &files);
        if (!files)
            output_error("error: no file in '%s' ends in .mlir or .mlirbc\n", names[i]);
        good = good && files;
    }
    return good;
}

static void print_diag(void *state, const Diag *diag)
{
    Sb text = { 0 };

    if (!messages_take(state, diag))
        return;
    fflush(stdout);
    diag_print(state, &text, diag);
    fwrite(text.data, 1, text.len, stderr);
    sb_free(&text);
}

int input_status(const Context *context, bool good)
{
    if (good)
        return EXIT_FINE;
    if (context->limit_count)
        return END_LIMIT;
    return context->unsupported_count && context->unsupported_count == context->error_count
               ? END_UNSUPPORTED
               : EXIT_INVALID;
}

int input_worse(int a, int b)
{
    return a == EXIT_INVALID || b == EXIT_INVALID ? EXIT_INVALID : a > b ? a : b;
}

Context *input_context(const Options *options)
{
    Context *context = context_new();

    if (!options->silent)
        messages_begin();
    definitions_register(context);
    context->allow_unregistered = options->allow_unregistered_dialect;
    context->reads_legacy = options->legacy;
    context->handler = options->silent ? NULL : print_diag;
    context->handler_state = context;
    return context;
}
