/* Version: what the program and the library say they are. */
#ifndef INTERP_CONSOLE_VERSION_H
#define INTERP_CONSOLE_VERSION_H

#define VERSION "mlir-interp 0.2, for the MLIR of LLVM 22"

#endif
