/* Embed: a file of the project as part of the program, with a NUL behind it. Whoever reads it
 * declares `extern const char NAME[]`. The path is from the project's root, where make runs the
 * compiler; the Makefile says which objects embed what.
 */
#ifndef CORE_BASE_EMBED_H
#define CORE_BASE_EMBED_H

#ifdef __wasm__ /* whose assembler wants a section and a size of each */
#define EMBED(name, path)                                                                          \
    __asm__(".section .rodata." #name ",\"\",@\n"                                                  \
            ".globl " #name "\n"                                                                   \
            ".type " #name ",@object\n" #name ":\n"                                                \
            ".incbin \"" path "\"\n"                                                               \
            ".byte 0\n"                                                                            \
            ".size " #name ", . - " #name "\n")
#else
#define EMBED(name, path)                                                                          \
    __asm__(".section .rodata\n"                                                                   \
            ".global " #name "\n"                                                                  \
            ".hidden " #name "\n" #name ":\n"                                                      \
            ".incbin \"" path "\"\n"                                                               \
            ".byte 0\n"                                                                            \
            ".previous\n")
#endif

#endif
