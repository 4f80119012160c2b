/* Completions: what a shell completes command lines with, made of what help is made of. */
#ifndef INTERP_COMMAND_COMPLETIONS_H
#define INTERP_COMMAND_COMPLETIONS_H

/* Prints the script for bash, zsh or fish; the exit status. */
int completions_print(const char *shell);

#endif
