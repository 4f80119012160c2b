/* Signature: what rows say of values, attributes and enums, made of the records that say it. */
#ifndef DIALECTS_ODS_SIGNATURE_H
#define DIALECTS_ODS_SIGNATURE_H

#include "dialects/ods/loader.h"

/* Of records of class TypeConstraint, but for what says how many values there are. */
const TypeConstraint *signature_of_type(Loader *loader, const Record *record);
/* Of a builtin type: "::mlir::IntegerType", "IntegerType"; NULL where it is none. */
const TypeClass *signature_builtin_class(Str cpp);
/* Of records of class Attr or Property, but for what says that it may be left away. */
const AttrConstraint *signature_of_attr(Loader *loader, const Record *record);
/* Of records of class EnumInfo. */
const EnumDef *signature_of_enum(Loader *loader, const Record *record);

/* The enum behind an attribute, a property or a parameter; NULL where there is none. */
const Record *enum_record(const Loader *loader, const Record *record);
/* The one of that class in C++; NULL where none is. */
const Record *enum_of_class(const Loader *loader, Str cpp);
/* What C++ calls a value of the enum, "::mlir::gpu::Dimension::x", as it is written: "x". NULL
 * where it is none of them. */
const char *enum_keyword(const Loader *loader, const Record *record, Str cpp);

#endif
