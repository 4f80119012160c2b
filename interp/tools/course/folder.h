/* Folder: one of homework, which others wrote and which is hostile. Nothing of it is read but
 * regular files, by no link, up to a size, and nobody waited for. */
#ifndef INTERP_TOOLS_COURSE_FOLDER_H
#define INTERP_TOOLS_COURSE_FOLDER_H

#include "core/base/str.h"
#include "core/base/vec.h"

typedef enum EntryKind {
    ENTRY_ANSWERS, /* by its name: 06.txt or 06.mlir */
    ENTRY_FOLDER,
    ENTRY_OTHER
} EntryKind;

typedef struct FolderEntry {
    const char *name;
    EntryKind kind;
    const char *why; /* of others: why nobody reads it */
} FolderEntry;

typedef VEC(FolderEntry) FolderEntries;

/* What stands in it, by name, without what is hidden; names are in the arena. False, with errno,
 * where it cannot be read. */
bool folder_list(int folder, FolderEntries *entries, Arena *arena);
bool folder_has_answers(const FolderEntries *entries);

typedef enum Found { FOUND, FOUND_NONE, FOUND_UNREADABLE } Found;

/* A file of it; `why` where it cannot be read. */
Found folder_read(int folder, const char *name, size_t most, Sb *text, const char **why);

#endif
