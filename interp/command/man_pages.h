/* Pages for man: one of the program, one of each command, made of what help is made of. */
#ifndef INTERP_COMMAND_MAN_PAGES_H
#define INTERP_COMMAND_MAN_PAGES_H

/* Writes mlir-interp.1, mlir-interp-run.1 and so on into the folder, which is made where it is
 * missing; the exit status. */
int man_pages_write(const char *folder);

#endif
