/* Ideas about the program itself: how runs end, and how they are kept short. */
#include "interp/tools/manual/idea.h"

#include "interp/console/status.h"

#define STATUS_ITEM(number, what, more) "* `" #number "`, " what ":\n  " more "\n"

const Idea USING_IDEAS[] = {
    {
        .part = "The program",
        .name = "exit-status",
        .aliases = "exit-code exit status return-code exit-codes statuses $? errors",
        .summary = "what the number says that a command ends with",
        .text =
            "Each command ends with a number, which `echo $?` shows in a shell, and which\n"
            "says how it ended:\n"
            "\n" EXIT_STATUSES(
                STATUS_ITEM) "\n"
                             "Of several files the gravest counts. Only results stand on standard "
                             "output;\n"
                             "what went wrong is told on standard error, in MLIR's own shape.\n"
                             "\n"
                             "What main of a C program returns is a result, and no way to end.\n"
                             "`run --status=program` hands it on as the status, or what was given "
                             "to exit();\n"
                             "all that is listed here has 100 more then: 104 is undefined "
                             "behaviour.\n",
        .example = "// It ends with status 5.\n"
                   "func.func @main() {\n"
                   "  %false = arith.constant false\n"
                   "  cf.assert %false, \"never\"\n"
                   "  return\n"
                   "}\n",
        .gives = "error: the program stopped itself: assertion failed: never\n",
        .watch = "`run p.mlir; echo $?` prints the status behind the report.\n",
        .operations = "cf.assert",
        .ideas = "running undefined-behaviour limits",
    },
    {
        .name = "limits",
        .aliases = "limit timeout time-out infinite-loop infinite endless endless-loop "
                   "hang hangs stack-overflow recursion recursion-limit memory-limit "
                   "out-of-memory oom max-steps max-memory max-depth max-seconds "
                   "native-seconds budget",
        .summary = "how long a run may take, and how much",
        .text = "A run ends with status 7 where it comes to one of its limits:\n"
                "\n"
                "* `--max-steps N`: operations executed; one that goes over memory, or sums many\n"
                "  elements, counts as several; unlimited, where nothing is said\n"
                "* `--max-memory BYTES`: bytes held at once; 8 GiB\n"
                "* `--max-depth N`: calls within calls; 250000\n"
                "* `--max-seconds S`: seconds; unlimited\n"
                "\n"
                "0 is no limit at all. `check` and `diff` run much, and each of their runs may\n"
                "take less: ten million steps, 256 MiB and 10 seconds, and an input that takes\n"
                "more is skipped. Native code and passes have `--native-seconds`.\n"
                "\n"
                "A limit says nothing of the program: neither that it is wrong, nor that it\n"
                "would have ended. The report tells where the run was. Ctrl-C does so, too.\n"
                "\n"
                "A vector has at most 33554431 lanes; no flag moves that.\n",
        .example = "// Nothing ends this recursion but a limit.\n"
                   "func.func @deeper(%n: i64) -> i64 {\n"
                   "  %one = arith.constant 1 : i64\n"
                   "  %next = arith.addi %n, %one : i64\n"
                   "  %r = call @deeper(%next) : (i64) -> i64\n"
                   "  return %r : i64\n"
                   "}\n"
                   "\n"
                   "func.func @main() -> i64 {\n"
                   "  %zero = arith.constant 0 : i64\n"
                   "  %r = call @deeper(%zero) : (i64) -> i64\n"
                   "  return %r : i64\n"
                   "}\n",
        .gives =
            "error: limit reached: more than 250000 calls stand within each other (--max-depth)\n",
        .watch = "`run p.mlir --max-depth=10` ends sooner, and shows the calls.\n",
        .operations = "func.call scf.while cf.br",
        .ideas = "exit-status running",
        .decisions = "M3",
    },
    {
        .name = "external-functions",
        .aliases = "externals external built-in built-in-functions builtin-functions "
                   "library runtime runner-utils print-functions printing",
        .summary = "functions that a program declares, and the interpreter has",
        .text = "A program may call what it declares as a private function without a body, where\n"
                "it is one of these. They are those of mlir-runner's libraries, and of C's.\n"
                "Any name may begin with `_mlir_ciface_`.\n"
                "\n"
                "* numbers: `printI64`, `printU64`, `printF16`, `printBF16`, `printF32`,\n"
                "  `printF64`, `printFlops`\n"
                "* text: `printString`, `printOpen`, `printClose`, `printComma`, `printNewline`\n"
                "* memrefs without a rank: `printMemref` and `verifyMemRef`, with one of `I8`,\n"
                "  `I16`, `I32`, `I64`, `Ind` (index), `F16`, `BF16`, `F32`, `F64`, `C32`, `C64`\n"
                "  behind it; `printMemrefShape`, with `I8`, `I32`, `I64`, `Ind`, `F32`, `F64`,\n"
                "  `C32` or `C64`\n"
                "* memrefs with a rank: `printMemref1d` with `I8`, `I32`, `I64`, `Ind`, `F32`,\n"
                "  `F64`, `C32` or `C64`; `printMemref0dF32`, `printMemref2dF32`,\n"
                "  `printMemref3dF32`, `printMemref4dF32`, `printMemrefVector4x4xf32`\n"
                "* memory: `malloc`, `aligned_alloc`, `free`, `mlirAlloc`, `mlirAlignedAlloc`,\n"
                "  `mlirFree`, `mlirAlignedFree`, `memrefCopy`; `_mlir_memref_to_llvm_` with\n"
                "  `alloc`, `aligned_alloc` or `free`\n"
                "* time: `rtclock`, `nanoTime`\n"
                "* random numbers, and order: `rtsrand`, `rtrand`, `rtdrand`, `shuffle`,\n"
                "  `stdSortI64`, `stdSortF32`, `stdSortF64`\n"
                "* C's memory: `calloc`, `realloc`, `posix_memalign`\n"
                "* C's bytes and text: `strlen`, `strcmp`, `strncmp`, `memcmp`, `bcmp`,\n"
                "  `strcpy`, `strncpy`, `strcat`, `strchr`, `strrchr`, `memchr`, `memcpy`,\n"
                "  `memmove`, `memset`, `isalnum`, `isalpha`, `isdigit`, `islower`,\n"
                "  `isprint`, `ispunct`, `isspace`, `isupper`, `isxdigit`, `tolower`,\n"
                "  `toupper`, `abs`, `labs`, `llabs`, `strstr`, `strpbrk`, `strspn`,\n"
                "  `strcspn`, `strnlen`, `strdup`, `strndup`, `strncat`, `stpcpy`, `strtok`,\n"
                "  `atoi`, `atol`, `atoll`, `atof`, `strtol`, `strtoll`, `strtoul`,\n"
                "  `strtoull`, `strtod`, `strtof`, `strcoll`, `strcasecmp`, `strncasecmp`,\n"
                "  `__ctype_b_loc`, `__ctype_tolower_loc`, `__ctype_toupper_loc`,\n"
                "  `__errno_location`\n"
                "* floats by bits, of upstream's library: `_mlir_apfloat_add`,\n"
                "  `_mlir_apfloat_subtract`, `_mlir_apfloat_multiply`, `_mlir_apfloat_divide`,\n"
                "  `_mlir_apfloat_remainder`, `_mlir_apfloat_minimum`,\n"
                "  `_mlir_apfloat_maximum`, `_mlir_apfloat_minnum`, `_mlir_apfloat_maxnum`,\n"
                "  `_mlir_apfloat_neg`, `_mlir_apfloat_abs`, `_mlir_apfloat_isfinite`,\n"
                "  `_mlir_apfloat_isinfinite`, `_mlir_apfloat_isnan`,\n"
                "  `_mlir_apfloat_isnormal`, `_mlir_apfloat_fused_multiply_add`,\n"
                "  `_mlir_apfloat_compare`, `_mlir_apfloat_convert`,\n"
                "  `_mlir_apfloat_convert_to_int`, `_mlir_apfloat_convert_from_int`,\n"
                "  `printApFloat`\n"
                "* C's output: `printf`, `fprintf`, `snprintf`, `sprintf`, `vprintf`,\n"
                "  `vfprintf`, `vsnprintf`, `vsprintf`, `puts`, `fputs`, `putchar`, `fputc`,\n"
                "  `putc`, `fwrite`, `fflush`\n"
                "* C's functions of functions, and ends: `qsort`, `bsearch`, `atexit`,\n"
                "  `abort`, `__assert_fail`, `exit`, `_Exit`\n"
                "* C++'s memory: `_Znwm`, `_Znam`, `_ZdlPv`, `_ZdaPv`, `_ZdlPvm`, `_ZdaPvm`\n"
                "* C++'s exceptions and variables: `__cxa_allocate_exception`,\n"
                "  `__cxa_free_exception`, `__cxa_throw`, `__cxa_rethrow`,\n"
                "  `__cxa_begin_catch`, `__cxa_end_catch`, `__cxa_get_exception_ptr`,\n"
                "  `__cxa_guard_acquire`, `__cxa_guard_release`, `__cxa_guard_abort`,\n"
                "  `__cxa_atexit`, `_ZSt9terminatev`\n"
                "* the async runtime's: `mlirAsyncRuntimeAddRef`, `mlirAsyncRuntimeDropRef`,\n"
                "  `mlirAsyncRuntimeCreateToken`, `mlirAsyncRuntimeCreateValue`,\n"
                "  `mlirAsyncRuntimeCreateGroup`, `mlirAsyncRuntimeAddTokenToGroup`,\n"
                "  `mlirAsyncRuntimeEmplaceToken`, `mlirAsyncRuntimeEmplaceValue`,\n"
                "  `mlirAsyncRuntimeSetTokenError`, `mlirAsyncRuntimeSetValueError`,\n"
                "  `mlirAsyncRuntimeIsTokenError`, `mlirAsyncRuntimeIsValueError`,\n"
                "  `mlirAsyncRuntimeIsGroupError`, `mlirAsyncRuntimeAwaitToken`,\n"
                "  `mlirAsyncRuntimeAwaitValue`, `mlirAsyncRuntimeAwaitAllInGroup`,\n"
                "  `mlirAsyncRuntimeGetValueStorage`, `mlirAsyncRuntimeExecute`,\n"
                "  `mlirAsyncRuntimeAwaitTokenAndExecute`,\n"
                "  `mlirAsyncRuntimeAwaitValueAndExecute`,\n"
                "  `mlirAsyncRuntimeAwaitAllInGroupAndExecute`,\n"
                "  `mlirAsyncRuntimGetNumWorkerThreads`,\n"
                "  `mlirAsyncRuntimePrintCurrentThreadId`\n"
                "* C's mathematics, of doubles and floats: `acos`, `acosh`, `asin`, `asinh`,\n"
                "  `atan`, `atanh`, `atan2`, `cbrt`, `ceil`, `copysign`, `cos`, `cosh`,\n"
                "  `erf`, `erfc`, `exp`, `exp2`, `expm1`, `fabs`, `fdim`, `floor`, `fmax`,\n"
                "  `fmin`, `fmod`, `hypot`, `log`, `log10`, `log1p`, `log2`, `nearbyint`,\n"
                "  `pow`, `rint`, `round`, `roundeven`, `sin`, `sinh`, `sqrt`, `tan`, `tanh`,\n"
                "  `trunc`, `fma`, `fmaf`, `lround`, `lroundf`, `llround`, `lrint`, `lrintf`,\n"
                "  `llrint`, `frexp`, `frexpf`, `modf`, `modff`, `ldexp`, `ldexpf`, `scalbn`,\n"
                "  `acosf`, `acoshf`, `asinf`, `asinhf`, `atanf`, `atanhf`, `atan2f`,\n"
                "  `cbrtf`, `ceilf`, `copysignf`, `cosf`, `coshf`, `erff`, `erfcf`, `expf`,\n"
                "  `exp2f`, `expm1f`, `fabsf`, `floorf`, `fmaxf`, `fminf`, `fmodf`, `logf`,\n"
                "  `log10f`, `log1pf`, `log2f`, `nearbyintf`, `powf`, `rintf`, `roundf`,\n"
                "  `roundevenf`, `sinf`, `sinhf`, `sqrtf`, `tanf`, `tanhf`, `truncf`,\n"
                "  `fdimf`, `hypotf`\n"
                "\n"
                "What they get must not be poison. A call of any other function without a body\n"
                "ends the run, or with `--stubs` returns made-up values.\n",
        .example = "func.func private @printI64(i64)\n"
                   "func.func private @printNewline()\n"
                   "\n"
                   "func.func @main() {\n"
                   "  %n = arith.constant 42 : i64\n"
                   "  call @printI64(%n) : (i64) -> ()\n"
                   "  call @printNewline() : () -> ()\n"
                   "  return\n"
                   "}\n",
        .gives = "42\n",
        .watch = "`next` goes over a call, and shows what was printed.\n",
        .operations = "func.call func.func",
        .ideas = "running symbols",
        .decisions = "X1 X2 X3 M32",
    },
    { 0 },
};
