/* Input: a source file, whole or in parts, and what is reported about it. */
#ifndef INTERP_CONSOLE_INPUT_H
#define INTERP_CONSOLE_INPUT_H

#include "core/text/source.h"
#include "interp/console/options.h"

#define STANDARD_INPUT "<stdin>"

typedef struct Input {
    Str name;     /* as diagnostics say it: STANDARD_INPUT for `-` */
    Str text;     /* or bytecode: see program_parse */
    Str bytecode; /* what a listing was made of, which has its resources; data NULL for others */
    bool mapped;  /* the file is, whichever of both it is */
    bool made;    /* the text: the file has none, but what it was made of */
} Input;

/* LLVM IR is read as the module it is imported as (import.h); a file of bytecode is not read, but
 * mapped. False, with a message on standard error, when it cannot be read; that may take so many
 * seconds (0: as many as import.h says). `input_free` gives it back. */
bool input_read(Input *input, const char *file, double seconds);
/* The same, for who works on text: bytecode becomes what it prints as, with its locations; where it
 * is malformed it stays what it is, and who parses it says so. */
bool input_read_text(Input *input, const char *file, const Options *options);
/* The same, for who shows the text while it runs: large resources are no part of it. */
bool input_read_listing(Input *input, const char *file, const Options *options);
/* The text of bytecode, appended; false where it is malformed: the first error is added to `why`;
 * NULL: it is reported as the options have it. */
bool input_text_of(Sb *text, Str name, Str bytes, const Options *options, PrintOptions print,
                   Sb *why);
void input_free(Input *input);
/* The file as it is, or standard input for `-`. False, with a message on standard error. `text` is
 * the caller's to free. */
bool input_read_bytes(const char *name, Sb *text);
/* The same without a message: `errno` says why. */
bool input_read_all(const char *name, Sb *text);
/* The file, to be unmapped by the caller, where it is one of bytecode; standard input may be. False
 * with `failed`: it is, and there is no room for it, as `errno` says. Who makes it shorter
 * meanwhile raises SIGBUS in whoever reads it. */
bool input_map_bytecode(const char *name, Str *bytecode, bool *failed);

typedef struct Chunk {
    Str text;
    unsigned line_offset; /* lines before it in the file */
    unsigned part;        /* which it is, from 1; 0: the file is not split */
} Chunk;

/* The next part of the text between lines `// -----`; false after the last. `chunk` is all zero to
 * begin with, then the part before. */
bool input_next_chunk(const Input *input, size_t *at, Chunk *chunk);

/* Calls `see` with the file of that name; of a folder, with all files in it that end in .mlir or
 * .mlirbc and those of folders in it, by name. The path is NUL-terminated and gone after the call.
 */
void input_files(const char *name, void (*see)(void *state, const char *path), void *state);
/* Is there such a file for each of the names? False, reported, where a folder has none. */
bool input_files_are_there(const char *const *names, unsigned count);

/* A context with all dialects and the options' settings, whose diagnostics go to standard error. */
Context *input_context(const Options *options);
/* EXIT_FINE for what was read and verified; otherwise whether it is wrong, beyond a limit, or not
 * known here.
 */
int input_status(const Context *context, bool good);
/* The status of two parts: what is wrong counts more than what is not known here. */
int input_worse(int a, int b);

#endif
