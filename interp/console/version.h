/* Version: what the program and the library say they are. */
#ifndef INTERP_CONSOLE_VERSION_H
#define INTERP_CONSOLE_VERSION_H

#define VERSION_NUMBER "0.2"
#define VERSION_DATE "2026-11-28"
#define VERSION "mlir-interp " VERSION_NUMBER ", for the MLIR of LLVM 22"

#endif
