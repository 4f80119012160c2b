#include "interp/console/input.h"

#include "core/bytecode/bytecode.h"
#include "core/ir/context.h"
#include "interp/console/definitions.h"
#include "interp/console/import.h"
#include "interp/console/messages.h"
#include "interp/console/offer.h"
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

enum { LEAST_READ = 1 << 16, MOST_READ = 1 << 30 };

/* A file's size is a first guess at how much there is to read; a pipe has none, and a device may
 * have no end. False, with `errno` set. */
static bool read_all(FILE *file, Sb *text)
{
    struct stat status;
    bool known = fstat(fileno(file), &status) == 0 && S_ISREG(status.st_mode);
    size_t got;

    if (known && status.st_size > MOST_READ) {
        errno = EFBIG;
        return false;
    }
    vec_reserve(text, known ? (size_t)status.st_size + 1 : LEAST_READ);
    while ((got = fread(text->data + text->len, 1, text->cap - text->len, file)) != 0) {
        text->len += got;
        if (text->len > MOST_READ) {
            errno = EFBIG;
            return false;
        }
        if (text->len == text->cap)
            vec_reserve(text, text->cap + LEAST_READ);
    }
    return !ferror(file);
}

/* Why it cannot be read, as `errno` has it. */
static void refuse(const char *name)
{
    if (errno == EFBIG)
        messages_error(name, "cannot read '%s': it has more than %d bytes", name, MOST_READ);
    else
        messages_error(name, "cannot read '%s': %s", name, strerror(errno));
}

/* What is no text is told by what it is, and how text is made of it. */
static bool check_text(const char *name, Str text)
{
    static const char *const UTF16[] = { "\xff\xfe", "\xfe\xff" };
    Sb file = { 0 };

    offer_word(&file, str_of(name));
    if (str_starts(text, UTF16[0]) || str_starts(text, UTF16[1]))
        messages_error(name,
                       "'%s' is UTF-16, and UTF-8 is wanted: iconv -f UTF-16 -t UTF-8 %s > "
                       "program.mlir makes it",
                       name, file.data);
    else
        name = NULL;
    sb_free(&file);
    return !name;
}

bool input_read_bytes(const char *name, Sb *text)
{
    bool standard = strcmp(name, "-") == 0;
    FILE *file = standard ? stdin : fopen(name, "rb");
    bool good = file && read_all(file, text);

    if (!good)
        refuse(name);
    if (file && !standard)
        fclose(file);
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

/* False where it is no file that can be mapped, or no bytecode. */
static bool map_bytecode(Input *input, const char *name)
{
    int file = open(name, O_RDONLY | O_CLOEXEC);
    struct stat status;
    void *bytes = MAP_FAILED;
    char magic[4];

    if (file >= 0 && fstat(file, &status) == 0 && S_ISREG(status.st_mode)
        && pread(file, magic, sizeof magic, 0) == sizeof magic
        && bytecode_is((Str){ magic, sizeof magic }))
        bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (file >= 0)
        close(file);
    if (bytes == MAP_FAILED)
        return false;
    signal(SIGBUS, end_shortened);
    *input =
        (Input){ .name = str_of(name), .text = { bytes, (size_t)status.st_size }, .mapped = true };
    return true;
}

bool input_read(Input *input, const char *name, double seconds)
{
    bool standard = strcmp(name, "-") == 0;
    Sb text = { 0 };

    if (!standard && map_bytecode(input, name))
        return true;
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
    *input = (Input){ .name = standard ? STR(STANDARD_INPUT) : str_of(name),
                      .text = sb_view(&text),
                      .made = import_wanted(name) };
    return true;
}

bool input_text_of(Sb *text, Str name, Str bytes, const Options *options, bool locations)
{
    Context *context = input_context(options);
    Op *module = bytecode_parse(context, name, bytes);

    if (module)
        ir_print(text, module, (PrintOptions){ .debug_info = locations });
    context_free(context);
    return module != NULL;
}

bool input_read_text(Input *input, const char *name, const Options *options)
{
    Options unheard = *options;
    Sb text = { 0 };

    if (!input_read(input, name, options->max_seconds))
        return false;
    unheard.silent = true;
    if (bytecode_is(input->text)
        && input_text_of(&text, input->name, input->text, &unheard, true)) {
        input_free(input);
        *input = (Input){ .name = input->name, .text = sb_view(&text), .made = true };
    } else {
        sb_free(&text);
    }
    return true;
}

void input_free(Input *input)
{
    if (input->mapped)
        munmap((char *)input->text.data, input->text.len);
    else
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
           && (!dot || strcmp(dot, ".mlir") == 0 || entry->d_type == DT_DIR);
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
