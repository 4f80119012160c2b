/* Lost: what an LLVM IR file promises and upstream's importer leaves away, told once a kind. */
#ifndef INTERP_COMMAND_LOST_H
#define INTERP_COMMAND_LOST_H

/* Of a file that was imported; of any other, and without the native program, nothing. */
void lost_tell(const char *file);

#endif
