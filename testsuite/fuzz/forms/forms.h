/* Forms: what the program reads, each as one function from bytes. It ends by abort() where
 * something is wrong that no sanitizer sees. */
#ifndef TESTSUITE_FUZZ_FORMS_H
#define TESTSUITE_FUZZ_FORMS_H

#include "core/base/str.h"

void form_text(Str text);        /* parsed, verified, printed, read again */
void form_bytecode(Str bytes);   /* bytecode, or a text of which it is made */
void form_run(Str text);         /* a program, run by definitions and by fast code */
void form_rearranged(Str bytes); /* the same of bytecode, rearranged; or of a text */
void form_args(Str text);        /* --args of a function with arguments of many types */
void form_pipeline(Str text);    /* a pass pipeline */
void form_step(Str text);        /* commands of the stepper */

/* By its name, "text"; NULL if there is none. */
void (*form_named(const char *name))(Str text);

#endif
