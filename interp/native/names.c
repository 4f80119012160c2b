#include "interp/native/names.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* Each list has a blank around every name. */

static const char RUNNER[] =
    " memrefCopy mlirAlignedAlloc mlirAlignedFree mlirAlloc mlirFree printApFloat printBF16 "
    "printClose printComma printF16 printF32 printF64 printFlops printI64 printNewline printOpen "
    "printString printU64 rtclock rtdrand rtrand rtsrand _mlir_ciface_nanoTime "
    "_mlir_ciface_shuffle _mlir_ciface_stdSortF32 _mlir_ciface_stdSortF64 "
    "_mlir_ciface_stdSortI64 ";

/* Families of the runner's, by how their names begin. */
static const char *const FAMILIES[] = { "printMemref", "_mlir_ciface_printMemref", "verifyMemRef",
                                        "_mlir_ciface_verifyMemRef", "_mlir_apfloat_" };

/* Of float, double, long double and _Float128: with "f", nothing, "l" and "f128" behind the name.
 */
static const char MATH[] =
    " acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp10 exp2 "
    "expm1 fabs floor fma fmax fmaximum fmaximum_num fmin fminimum fminimum_num fmod frexp hypot "
    "ldexp lgamma llrint llround log log10 log1p log2 logb lrint lround modf nearbyint pow "
    "remainder rint round roundeven scalbn sin sincos sinh sqrt tan tanh tgamma trunc ";
static const char *const MATH_SUFFIXES[] = { "f128", "f", "l", "" };

static const char MEMORY[] = " bcmp memcmp memcpy memmove memset strlen ";

/* What a processor has no instruction for. */
static const char COMPILER[] =
    " __addtf3 __ashlti3 __ashrti3 __cmptf2 __divdc3 __divmodti4 __divsc3 __divtf3 __divti3 "
    "__divxc3 __eqtf2 __extenddftf2 __extendhfdf2 __extendhfsf2 __extendhftf2 __extendhfxf2 "
    "__extendsftf2 __extendxftf2 __fixdfti __fixhfti __fixsfti __fixtfdi __fixtfsi __fixtfti "
    "__fixunsdfti __fixunshfti __fixunssfti __fixunstfdi __fixunstfsi __fixunstfti __fixunsxfti "
    "__fixxfti __floatditf __floatsitf __floattidf __floattihf __floattisf __floattitf "
    "__floattixf __floatunditf __floatunsitf __floatuntidf __floatuntihf __floatuntisf "
    "__floatuntitf __floatuntixf __getf2 __gnu_f2h_ieee __gnu_h2f_ieee __gttf2 __letf2 __lshrti3 "
    "__lttf2 __modti3 __muldc3 __muloti4 __mulsc3 __multf3 __multi3 __mulxc3 __negtf2 __netf2 "
    "__powidf2 __powisf2 __powitf2 __powixf2 __subtf3 __truncdfhf2 __truncsfhf2 __trunctfbf2 "
    "__trunctfdf2 __trunctfhf2 __trunctfsf2 __trunctfxf2 __truncxfhf2 __udivmodti4 __udivti3 "
    "__umodti3 __unordtf2 ";

static bool is_among(const char *names, const char *name, size_t len)
{
    if (!len || memchr(name, ' ', len))
        return false;
    for (const char *at = names; (at = strchr(at, ' ')) && at[1]; at++)
        if (strncmp(at + 1, name, len) == 0 && at[1 + len] == ' ')
            return true;
    return false;
}

static bool is_of_family(const char *name)
{
    for (unsigned i = 0; i < sizeof FAMILIES / sizeof *FAMILIES; i++)
        if (strncmp(name, FAMILIES[i], strlen(FAMILIES[i])) == 0)
            return true;
    return false;
}

static bool is_mathematical(const char *name)
{
    size_t len = strlen(name);

    for (unsigned i = 0; i < sizeof MATH_SUFFIXES / sizeof *MATH_SUFFIXES; i++) {
        size_t suffix = strlen(MATH_SUFFIXES[i]);

        if (len > suffix && strcmp(name + len - suffix, MATH_SUFFIXES[i]) == 0
            && is_among(MATH, name, len - suffix))
            return true;
    }
    return false;
}

void *names_find(const char *name)
{
    size_t len = strlen(name);
    bool may = is_among(RUNNER, name, len) || is_of_family(name) || is_mathematical(name)
               || is_among(MEMORY, name, len) || is_among(COMPILER, name, len);

    return may ? dlsym(RTLD_DEFAULT, name) : NULL;
}
