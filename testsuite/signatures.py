#!/usr/bin/env python3
"""Every signature is ODS's: what `ops --json` says of operations, types and attributes is held against
the installed LLVM's definitions.

usage: signatures.py PROGRAM INCLUDE_FOLDER     (where mlir/IR/OpBase.td is)
"""
import json
import re
import subprocess
import sys

FILES = """
IR/BuiltinOps Dialect/Affine/IR/AffineOps Dialect/Arith/IR/ArithOps Dialect/Async/IR/AsyncOps Dialect/PDL/IR/PDLOps
Dialect/Bufferization/IR/BufferizationOps
Dialect/ControlFlow/IR/ControlFlowOps Dialect/DLTI/DLTIAttrs Dialect/Func/IR/FuncOps
Dialect/Complex/IR/ComplexOps Dialect/Complex/IR/ComplexAttributes Dialect/GPU/IR/GPUOps
Dialect/Index/IR/IndexOps Dialect/IRDL/IR/IRDLOps Dialect/Linalg/IR/LinalgOps Dialect/Linalg/IR/LinalgStructuredOps
Dialect/Linalg/IR/LinalgRelayoutOps Dialect/LLVMIR/LLVMOps
Dialect/LLVMIR/LLVMIntrinsicOps Dialect/LLVMIR/LLVMTypes
Dialect/MLProgram/IR/MLProgramOps Dialect/Math/IR/MathOps Dialect/MemRef/IR/MemRefOps
Dialect/Ptr/IR/PtrOps Dialect/Quant/IR/QuantOps Dialect/SCF/IR/SCFOps Dialect/Shape/IR/ShapeOps Dialect/Tensor/IR/TensorOps
Dialect/Transform/IR/TransformOps Dialect/Transform/IR/TransformTypes
Dialect/Transform/IR/TransformAttrs Dialect/Transform/DebugExtension/DebugExtensionOps
Dialect/Transform/LoopExtension/LoopExtensionOps Dialect/Transform/TuneExtension/TuneExtensionOps
Dialect/ArmNeon/ArmNeon Dialect/ArmSVE/IR/ArmSVE Dialect/X86Vector/X86Vector
Dialect/Affine/TransformOps/AffineTransformOps Dialect/ArmNeon/TransformOps/ArmNeonVectorTransformOps
Dialect/ArmSVE/TransformOps/ArmSVEVectorTransformOps
Dialect/Bufferization/TransformOps/BufferizationTransformOps
Dialect/DLTI/TransformOps/DLTITransformOps Dialect/Func/TransformOps/FuncTransformOps
Dialect/GPU/TransformOps/GPUTransformOps Dialect/Linalg/TransformOps/LinalgMatchOps
Dialect/Linalg/TransformOps/LinalgTransformOps Dialect/MemRef/TransformOps/MemRefTransformOps
Dialect/NVGPU/TransformOps/NVGPUTransformOps Dialect/SCF/TransformOps/SCFTransformOps
Dialect/Tensor/TransformOps/TensorTransformOps Dialect/Vector/TransformOps/VectorTransformOps
Dialect/X86Vector/TransformOps/X86VectorTransformOps
Dialect/OpenMP/OpenMPOps Dialect/UB/IR/UBOps Dialect/Vector/IR/VectorOps
""".split()
# Their definitions are not installed with MLIR.
NOT_INSTALLED = ("test.", "test_dyn.", "transform.test_",
                 "transform.apply_conversion_patterns.transform.test_")

# What differs on purpose: what is printed of it, as a pattern, and why.
ON_PURPOSE = {
    r"affine\.dma_(start|wait): not defined": "defined in C++",
    r"llvm\.(void|token|label|metadata): not defined": "defined in C++",
    r"gpu\.(async\.token|mma_matrix|sparse\.\w+): not defined": "defined in C++",
    r"spirv\.\S+: not defined": "defined in C++",
    r"quant\.(any|calibrated|uniform): not defined": "defined in C++",
    r"(hw|comb|seq|sim)\.\S+: not defined": "CIRCT's, which is not installed with MLIR",
    r"complex\.\w+ traits Elementwise": "alone, without the three that make lanes of it",
    r"affine\.parallel traits HasParallelRegion":
        "upstream says it in C++ alone: the iterations may run in any order",
    r"arith\.(ext[sui]+i|trunc[if]|extf|scaling_\w+) functions verifier":
        "CastOpInterface, which is verified first, refuses the same",
    r"memref\.(cast|memory_space_cast) traits SameOperandsAndResult\w+":
        "CastOpInterface, which is verified first, refuses the same",
    r"llvm\.(call|inline_asm) attributes \w+ attribute": "ODS knows the enum's attribute by name alone",
    r"llvm\.intr\.dbg\.\w+ attributes locationExpr (default|optional)":
        "its default, an empty expression, is C++ in ODS: the attribute's own text stands for it",
    r"llvm\.ppc_fp128 memref_element": "as all floats",
    r"llvm\.array parameters": "held as they are written: the number first",
    r"llvm\.target parameters intParams kind": "numbers, in C++ `unsigned int`",
    r"linalg\.\w+ functions verifier": "LinalgOp, the interface, verifies all of them",
    r"scf\.if functions infers_types": "its region verifier compares what is yielded",
    r"transform\.param_operand struct": "its format has the name of its one parameter",
    r"ub\.poison attributes value": "ODS leaves the default to C++",
}

# The traits that are modelled, by what C++ calls them.
TRAITS = {
    "AlwaysSpeculatableImplTrait": "Speculatable", "NoMemoryEffect": "NoMemoryEffect",
    "HasRecursiveMemoryEffects": "RecursiveMemoryEffects", "IsCommutative": "Commutative",
    "IsTerminator": "Terminator", "SymbolOpInterface::Trait": "Symbol",
    "HasOnlyGraphRegion": "GraphRegion", "CastOpInterface::Trait": "CastOpInterface",
    "SymbolUserOpInterface::Trait": "symbol_verifier", "IsIsolatedFromAbove": "IsolatedFromAbove",
    "InferTypeOpInterface::Trait": "infers_types",
    **{name: name for name in """
        Elementwise Scalarizable Vectorizable Tensorizable SingleBlock NoTerminator
        SymbolTable NoRegionArguments AutomaticAllocationScope AffineScope ConstantLike ReturnLike
        SameOperandsAndResultType SameOperandsAndResultShape SameOperandsAndResultElementType
        SameOperandsShape SameOperandsElementType SameTypeOperands AttrSizedOperandSegments
        AttrSizedResultSegments SameVariadicOperandSize SameVariadicResultSize
        HasParallelRegion""".split()},
}
# What a function of an operation does: ours, and the field of ODS that says so.
FUNCTIONS = {"verifier": "hasVerifier", "region_verifier": "hasRegionVerifier",
             "symbol_verifier": None, "infers_types": None}
# Traits that are one of ours together.
TOGETHER = {
    "Pure": {"Speculatable", "NoMemoryEffect"},
    "ElementwiseMappable": {"Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"},
}


def dump(name, include):
    return json.loads(subprocess.run(
        ["llvm-tblgen-22", "--dump-json", "-I", include, f"{include}/mlir/{name}.td"],
        capture_output=True, text=True, check=True).stdout)


def kind_of(cpp):
    """What a parameter holds, by its C++ type."""
    cpp = re.sub(r"std::optional<(.*)>", r"\1", cpp)
    if inner := re.fullmatch(r"(?:::llvm::)?ArrayRef<(.*)>", cpp):
        return kind_of(inner.group(1)) + "s"
    if re.fullmatch(r"u?int\d*(_t)?|unsigned", cpp):
        return "integer"
    kinds = {"bool": "bool", "::llvm::StringRef": "string", "Type": "type", "::mlir::Type": "type",
             "PtrLikeTypeInterface": "type"}
    return kinds.get(cpp, "attribute")


def compact(text):
    """A format without the blanks that mean nothing."""
    return re.sub(r"(`[^`]*`)|\s*([<>(){}|,])\s*", r"\1\2", " ".join(text.split()))


class Ods:
    """The records, and what they say in the words of `ops --json`."""

    def __init__(self, records, classes):
        self.records = records
        self.classes = classes

    def get(self, reference):
        return self.records[reference["def"]]

    def of(self, name):
        return [self.records[r] for r in self.records["!instanceof"].get(name, [])]

    def is_a(self, record, name):
        return name in record["!superclasses"]

    def base(self, record):
        """The attribute or property that decorations are about."""
        while True:
            inner = record.get("baseAttr") or record.get("baseProperty")
            if not inner or inner["def"] == record["!name"]:
                return record
            record = self.get(inner)

    def arguments(self, dag):
        for reference, name in dag["args"]:
            record = self.get(reference)
            if self.is_a(record, "OpVariable"):
                record = self.get(record["constraint"])
            yield name or "", record

    def value(self, name, record):
        row = {"name": name} if name else {}
        base = record
        if self.is_a(record, "VariadicOfVariadic"):
            row["multiplicity"] = "variadic of variadic"
            row["segments"] = record["segmentAttrName"]
        elif self.is_a(record, "Variadic"):
            row["multiplicity"] = "variadic"
        elif self.is_a(record, "Optional"):
            row["multiplicity"] = "optional"
        if "multiplicity" in row:
            base = self.get(record["baseType"])
        row["constraint"] = base["summary"]
        if base.get("builderCall"):
            row["buildable"] = True
        return row

    def enumeration(self, record):
        info = self.get(record["enum"]) if "enum" in record else record
        if "enumerants" not in info:
            return None
        cases = [self.get(c) for c in info["enumerants"]]
        row = {"name": f"{info['cppNamespace']}::{info['className']}",
               "cases": [[c["str"], c["value"]] for c in cases]}
        if self.is_a(info, "BitEnumBase"):
            row["bits"] = True
            row["separator"] = info["separator"]
        return row

    def empty(self, storage):
        """What {} makes of what is kept so."""
        kind = storage.split("::")[-1].strip()
        if dense := re.fullmatch(r"Dense(I|F)(\d+)ArrayAttr", kind):
            return f"array<{dense[1].lower()}{dense[2]}>"
        return {"DenseBoolArrayAttr": "array<i1>", "ArrayAttr": "[]", "DictionaryAttr": "{}",
                "IntegerAttr": "0"}.get(kind)

    def default(self, base, text):
        """C++ as MLIR: the symbol of a case is its keyword. None where it stands for no attribute."""
        if text == "std::nullopt": # of an OptionalProp, which is written as an array
            return "[]"
        text = re.sub(r"^static_cast<\w+>\((.*)\)$", r"\1", text.strip())
        if text.endswith("::getOperationName()"):
            return json.dumps(self.classes[text.removesuffix("::getOperationName()")])
        if "(" in text:  # a call, or a list of ones
            return "dense<1>" if "static_cast<int64_t>(1)" in text else None
        names = text.split("::")
        if len(names) > 1:
            enum = next(e for e in self.of("EnumInfo") if e["className"] == names[-2])
            return next(c["str"] for c in map(self.get, enum["enumerants"])
                        if c["symbol"] == names[-1])
        if text == "{}" and (empty := self.empty(base.get("storageType", ""))):
            return empty
        if text == "{}":
            cases = (self.enumeration(base) or {"cases": []})["cases"]
            return next((word for word, value in cases if value == 0), None)
        return text

    def attribute(self, name, record):
        row = {"name": name, "constraint": record["summary"]}
        base = self.base(record)
        if self.is_a(record, "Property"):
            row["number"] = True
            if self.is_a(base, "EnumProp"):
                base = self.get(base["enumInfo"]) if "enumInfo" in base else base
        if base["summary"] == "unit attribute":
            return row
        default = self.default(base, record["defaultValue"]) if record["defaultValue"] else None
        if default is not None:
            row["default"] = default
        if record.get("isOptional") or (record["defaultValue"] and default is None):
            row["optional"] = True
        if enum := self.enumeration(base):
            row["enum"] = enum
        if self.is_a(base, "AttrDef") and self.get(base["dialect"])["name"] != "builtin":
            row["attribute"] = base["attrName"]
        return row

    def traits(self, op):
        """In order, lists taken apart."""
        pending, seen = [self.get(t) for t in op["traits"]], []
        while pending:
            trait = pending.pop(0)
            if trait["!name"] in seen:
                continue
            seen.append(trait["!name"])
            if self.is_a(trait, "TraitList"):
                pending = [self.get(t) for t in trait["traits"]] + pending
                continue
            pending += [self.get(t) for t in trait.get("baseInterfaces", [])]
            yield trait

    def operation(self, op):
        row = {"name": self.get(op["opDialect"])["name"] + "." + op["opName"],
               "namespace": op["cppNamespace"], "operands": [],
               "attributes": [], "traits": set(), "same_type": [], "derived_type": [],
               "predicates": [], "excused": set()}
        for name, record in self.arguments(op["arguments"]):
            if self.is_a(record, "Attr") or self.is_a(record, "Property"):
                row["attributes"].append(self.attribute(name, record))
            else:
                row["operands"].append(self.value(name, record))
        row["results"] = [self.value(n, r) for n, r in self.arguments(op["results"])]
        row["regions"] = [self.part(n, r, "VariadicRegion", r["summary"])
                          for n, r in self.arguments(op["regions"])]
        row["successors"] = [self.part(n, r, "VariadicSuccessor")
                             for n, r in self.arguments(op["successors"])]
        for trait in self.traits(op):
            self.trait(row, trait)
        del row["namespace"]
        if op["assemblyFormat"] is not None:
            row["format"] = compact(op["assemblyFormat"])
        elif op["hasCustomAssemblyFormat"]:
            row["parser"] = True
        row["functions"] = {ours for ours, theirs in FUNCTIONS.items() if theirs and op[theirs]}
        row["functions"] |= {word for word in ("symbol_verifier", "infers_types")
                             if word in row["traits"]}
        row["traits"] -= {"symbol_verifier", "infers_types"}
        return row

    def parameter(self, parameter, name):
        record = self.get(parameter) if isinstance(parameter, dict) else {"cppType": parameter}
        cpp = record["cppType"].strip()
        row = {"name": name, "class": cpp, "kind": kind_of(cpp)}
        if record.get("defaultValue"):
            row["optional"] = True
        if record.get("parser"):
            row["own_syntax"] = True
        enum = [e for e in self.of("EnumInfo") if e["className"] == cpp.split("::")[-1]]
        if enum:
            row["kind"] = "enum"
            row["enum"] = self.enumeration(enum[0])
        return row

    def definition(self, record):
        """Of a type or an attribute."""
        traits = {trait.get("cppInterfaceName") for trait in self.traits(record)}
        parameters = record["parameters"]["args"] if record["parameters"] else []
        row = {"record": record["!name"], "parameters": [self.parameter(*p) for p in parameters],
               "own_syntax": bool(record["hasCustomAssemblyFormat"])}
        if "struct(" in (record["assemblyFormat"] or ""):
            row["struct"] = True
        if record.get("genMnemonicAlias"):
            row["alias"] = True
        for element in ("vector", "memref"):
            if f"{element.title().replace('ref', 'Ref')}ElementTypeInterface" in traits:
                row[element + "_element"] = True
        return row

    def part(self, name, record, variadic, constraint=None):
        row = {"name": name}
        if constraint:
            row["constraint"] = constraint
        if self.is_a(record, variadic):
            row["variadic"] = True
        return row

    def trait(self, row, trait):
        name = trait.get("trait", "").removeprefix("::mlir::OpTrait::")
        if self.is_a(trait, "AllTypesMatch"):
            row["same_type"].append(trait["values"])
        elif self.is_a(trait, "TypesMatchWith"):
            row["derived_type"].append([trait["lhs"], trait["rhs"], trait["summary"]])
        elif self.is_a(trait, "ShapedTypeMatchesElementCountAndTypes"):
            row["derived_type"].append([trait["shaped"], trait["elements"], trait["summary"]])
        elif self.is_a(trait, "PredTrait"):
            row["predicates"].append(trait["summary"])
        elif self.is_a(trait, "MemoryEffects"):
            if not trait["effects"]:
                row["traits"].add("NoMemoryEffect")
        elif match := re.fullmatch(r"(\w+)<(.*)>::Impl", name):
            names = [self.operation_name(op, row) for op in re.split(r",\s*", match.group(2))]
            if match.group(1) == "HasParent":
                row["parents"] = names
            elif match.group(1) == "SingleBlockImplicitTerminator":
                row["implicit_terminator"] = names[0]
        elif name in TRAITS:
            row["traits"].add(TRAITS[name])
        trait = self.records.get(trait.get("cppInterfaceName"), trait)
        if trait.get("verify"):
            row["excused"].add("region_verifier" if trait["verifyWithRegions"] else "verifier")

    def operation_name(self, cpp, row):
        """builtin.module of ModuleOp or ::mlir::ModuleOp, seen from an operation."""
        spaces = [row["namespace"] + "::", "::mlir::", "::", ""]
        return next((self.classes[s + cpp] for s in spaces if s + cpp in self.classes), cpp)


def ours(row):
    """A row of `ops --json` in the form that Ods.operation gives."""
    row = dict(row)
    rules = row.pop("rules")
    row["same_type"] = [r["same_type"] for r in rules if "same_type" in r]
    row["derived_type"] = [[r["from"], r["to"], r["summary"]] for r in rules if "to" in r]
    row["predicates"] = [r["summary"] for r in rules if set(r) == {"summary"}]
    row["traits"] = set(row["traits"])
    for one, several in TOGETHER.items():
        if one in row["traits"]:
            row["traits"] |= several
            row["traits"].remove(one)
    if "format" in row:
        row["format"] = compact(row["format"])
    for key in "kind summary run native as expand".split():
        row.pop(key, None)
    for value in row["attributes"]:
        if "enum" in value:
            value["enum"].pop("summary", None)
            value["enum"]["cases"] = [list(c) for c in value["enum"]["cases"].items()]
        if "default" in value:
            value["default"] = re.sub(r"#[\w.]+<(.*)>|(.*?) : .*", r"\1\2", value["default"])
        if value["constraint"] == "unit attribute":
            value.pop("optional", None)
    row["functions"] = {word for word in FUNCTIONS if row.pop(word, False)}
    return row


def definition_of(row, theirs):
    """A type or an attribute, and what ODS says of what the row says."""
    row = {k: v for k, v in row.items() if k not in ("kind", "name", "summary", "verifier")}
    if "record" not in row: # it has no parameter that a message could name it for
        del theirs["record"]
    if row.pop("parser", False) or theirs.pop("own_syntax"):
        for definition in row, theirs:
            del definition["parameters"]
            definition.pop("struct", None)
    for mine, other in zip(row.get("parameters", []), theirs.get("parameters", [])):
        mine.pop("attribute", None)
        if other.pop("own_syntax", False) or "class" not in mine:
            mine.pop("class", None)
            del other["class"]
        if mine["kind"] == "keyword":
            mine["kind"] = other["kind"]
        if "struct" not in row:
            other.pop("optional", None)
        if "enum" in mine:
            del mine["enum"]["summary"]
            mine["enum"]["cases"] = [list(c) for c in mine["enum"]["cases"].items()]
    theirs.pop("own_syntax", None)
    return row, theirs


def operation_of(row, theirs):
    """Of our functions those stay that ODS has no interface for."""
    row = ours(row)
    row["functions"] -= theirs.pop("excused") - theirs["functions"]
    return row, theirs


def differences(where, mine, theirs):
    """What differs, a line each."""
    if isinstance(mine, dict) and isinstance(theirs, dict):
        for key in list(mine) + [k for k in theirs if k not in mine]:
            if key != "name" or key in theirs: # what ODS has no name for needs one here
                yield from differences(f"{where} {key}", mine.get(key), theirs.get(key))
    elif isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        for index, (a, b) in enumerate(zip(mine, theirs)):
            at = b["name"] if isinstance(b, dict) and b.get("name") else index
            yield from differences(f"{where} {at}", a, b)
    elif isinstance(mine, set):
        for name in sorted(mine - theirs):
            yield f"{where} {name}: not ODS's"
        for name in sorted(theirs - mine):
            yield f"{where} {name}: is ODS's"
    elif mine != theirs:
        yield f"{where}: {json.dumps(mine)}, in ODS {json.dumps(theirs)}"


def main():
    program, include = sys.argv[1:]
    out = subprocess.run([program, "ops", "--json"], capture_output=True, text=True, check=True).stdout
    rows = [{k: v for k, v in json.loads(line).items() if k not in ("schema", "command")}
            for line in out.splitlines()]
    operations, definitions, classes = {}, {}, {}
    for name in FILES:
        ods = Ods(dump(name, include), classes)
        for record in ods.of("Op"):
            op = f"{ods.get(record['opDialect'])['name']}.{record['opName']}"
            operations[op] = ods, record
            classes[f"{record['cppNamespace']}::{record['!name'].split('_')[-1]}"] = op
        for record in ods.of("TypeDef") + ods.of("AttrDef"):
            name = record.get("typeName") or record["attrName"]
            definitions.setdefault((ods.is_a(record, "TypeDef"), name), (ods, record))
    wrong, held = [], 0
    for row in rows:
        if row["name"].startswith(NOT_INSTALLED):
            continue
        held += 1
        if row["kind"] != "operation":
            key = row["kind"] == "type", row["name"]
            if key not in definitions:
                wrong.append(f"{row['name']}: not defined")
            else:
                ods, record = definitions[key]
                wrong += differences(row["name"], *definition_of(row, ods.definition(record)))
            continue
        if row["name"] not in operations:
            if not row.get("ours"):
                wrong.append(f"{row['name']}: not defined")
            continue
        if row.get("ours"):
            wrong.append(f"{row['name']}: not ours alone")
        ods, record = operations[row["name"]]
        wrong += differences(row["name"], *operation_of(row, ods.operation(record)))
    used = {pattern for pattern in ON_PURPOSE for line in wrong if re.match(pattern, line)}
    wrong = [line for line in wrong if not any(re.match(pattern, line) for pattern in ON_PURPOSE)]
    wrong += [f"differs no longer: {pattern}" for pattern in ON_PURPOSE if pattern not in used]
    for line in wrong:
        print(line)
    print(f"signatures: {held} held against ODS, {len(wrong)} wrong")
    sys.exit(bool(wrong) or not held)


main()
