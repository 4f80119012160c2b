/* Source file: the text that a program was compiled from, of which its locations name lines.
 *
 * A program under test is hostile, and what its locations name is nothing that the user has named.
 * Two things alone are read: a file beside the program that is called as it is but for its ending
 * (p.c of p.ll; .c, .cc, .cpp or .cxx), and files in the folder that the user gives by --source. A
 * path is looked for in that folder from the front: a/b/p.c, b/p.c, p.c. Nothing above the folder
 * is reached, by `..` or by a link, and nothing is read but regular files of a size that texts
 * have.
 */
#ifndef INTERP_CONSOLE_SOURCE_FILE_H
#define INTERP_CONSOLE_SOURCE_FILE_H

#include "core/ir/context.h"
#include "interp/console/options.h"

/* The text of the file that a location of `options->file` names; false where it is not to be read.
 */
bool source_file_read(const Options *options, Str name, Sb *text);

/* What is reported of the program shows the lines that its locations name. The options are borrowed
 * for as long as the context. */
void source_file_show(Context *context, const Options *options);

/* The path that it would be read from. */
bool source_file_find(const Options *options, Str name, Sb *path);

#endif
