/* Records: definitions in ODS as `llvm-tblgen --dump-json` writes them, a table of named records of
 * fields. See LLVM's "TableGen BackEnds", section "JSON Reference".
 *
 * A record is asked for a field by its name; one that is missing, unset or of another kind is
 * empty: no text, 0, no record. Texts lie in the table and live as long as it does.
 */
#ifndef CORE_TABLEGEN_RECORDS_H
#define CORE_TABLEGEN_RECORDS_H

#include "core/base/str.h"

/* How records_distill writes one record's name in another, where TableGen has {"def": name}. */
#define REFERENCE "def:"
/* And the field in which it writes the names of classes, in one text. */
#define CLASSES_KEPT "!is"

typedef struct json_t Record;
typedef struct Records {
    Record *root;
} Records;

/* What is wrong with the text, and where. */
typedef struct RecordsError {
    char what[200];
    unsigned line, column; /* from 1; 0: nowhere in particular */
} RecordsError;

/* False where the text is no such table; then there is nothing to free. */
bool records_read(Records *records, Str text, RecordsError *error);
void records_free(Records *records); /* of all zero, too */

/* NULL where there is none. */
const Record *records_named(const Records *records, Str name);
/* Record `index` of that class or one derived of it, in their order; NULL behind the last. */
const Record *records_of(const Records *records, const char *class, size_t index);

const char *record_name(const Record *record); /* empty where it has none */
bool record_is_a(const Record *record, const char *class);
/* Where it was defined: the file and its line, "ToyOps.td" and 12; the text is empty if unknown. */
Str record_place(const Record *record, unsigned *line);

Str record_text(const Record *record, const char *field);
int64_t record_number(const Record *record, const char *field);
bool record_flag(const Record *record, const char *field);
bool record_is_set(const Record *record, const char *field);
const Record *record_ref(const Records *records, const Record *record, const char *field);

/* Fields that are lists, or the arguments of a dag: element `index` as a record or as a text, and
 * the name that an argument has, empty if none. */
size_t record_count(const Record *record, const char *field);
const Record *record_at(const Records *records, const Record *record, const char *field,
                        size_t index);
Str record_text_at(const Record *record, const char *field, size_t index);
Str record_arg_name(const Record *record, const char *field, size_t index);

#endif
