#!/usr/bin/env python3
"""Upstream's dialects as they are loaded from ODS, held against mlir-opt: random operations in the
generic form, each of which both programs accept or refuse with the same words, unless it is C++ that
refuses it.

usage: ods.py PROGRAM [OPERATIONS] [SEED] [DIALECT]     (operations of each name; default 20)
"""
import collections
import json
import random
import re
import subprocess
import sys
import tempfile

TYPES = """i1 i8 i16 i32 i64 si32 ui8 index f16 bf16 f32 f64 f8E5M2 complex<f32> none
vector<2xi32> vector<4xf32> vector<2xf16> vector<8xf16> vector<16xf32> vector<2xi16> vector<4xi8>
vector<[4]xf32> vector<[16]xi8> vector<4x4xf32> vector<[4]x[4]xf32> vector<4xi1>
memref<4xf32> memref<?xf16> memref<16x16xf32, 3> memref<*xf32> memref<4xf32, #gpu.address_space<workgroup>>
tensor<4xf32> tensor<?x4xi32> tensor<*xf32> tensor<1x2x3x4xf32> tensor<4xi8> tensor<1xi32>
!llvm.ptr !llvm.ptr<3> !llvm.ptr<1> !llvm.ptr<7> tuple<i32> (i32)->f32
!gpu.async.token !async.token !async.group !async.coro.id !pdl.value !pdl.type !pdl.operation !pdl.attribute
!emitc.ptr<i32> !emitc.lvalue<i32> !emitc.size_t !smt.bool !smt.int !smt.bv<8> !tosa.shape<2>
!mpi.retval !mpi.request !omp.map_bounds_ty !nvgpu.device.async.token
!amdgpu.tdm_base<i32> !shard.sharding !wasmssa<local ref to i32> !xegpu.nbarrier""".split("\n")
TYPES = " ".join(TYPES).replace("memref<16x16xf32, 3>", "memref<16x16xf32,3>").replace(
    "memref<4xf32, #", "memref<4xf32,#").replace("<local ref to i32>", "<local~ref~to~i32>").split()
TYPES = [t.replace("~", " ") for t in TYPES]
ATTRIBUTES = ["unit", "true", "0 : i32", "1 : i32", "7 : i32", "0 : i64", "16 : i64", "-1 : i64",
              "3 : i8", "1.0 : f32", "2.0 : f64", '"text"', "@symbol", "i32", "f32", "[]",
              "[1 : i32]", "[@a]", '["a"]', "array<i64: 1, 2>", "array<i32: 1>", "array<i1: true>",
              "dense<1> : tensor<2xi64>", "affine_map<(d0) -> (d0)>", "{}", "4 : index"]
# What is said where ODS says it; another word is C++'s.
DECLARED = re.compile(
    r"(operand|result) #\d+ must be|failed to satisfy constraint|requires attribute '|failed to verify that|"
    r"requires (zero|one|a single|\d+) |expected \d+ (or more )?(operands|regions|results)|requires the same|"
    r"expects parent op|requires all operands|group starting at|Invalid kind|invalid kind")


# What ODS leaves to functions of C++ that are not known here: the words, and whose they are.
BY_FUNCTIONS = re.compile(
    r"supported by EmitC|TransformHandleTypeInterface|TransformValueHandleTypeInterface|"
    r"TransformParamTypeInterface|OpenMP-compatible|any pointer or mappable|pointer-like type|"
    r"SMT value type|non-smt type|sparse (tensor|matrix)|quantized type|function-like op|appear in a spirv|SPIR-V|MMAMatrix|mma_matrix|"
    r"Cooperative Matrix|Matrix of|void or bool|tosa-conformant|PDL|handle type")


def rows_of(program, dialect):
    out = subprocess.run([program, "ops", "--json", "--upstream-dialects"], capture_output=True,
                         text=True, check=True).stdout
    known = subprocess.run([program, "ops", "--json"], capture_output=True, text=True, check=True).stdout
    rows = [json.loads(line) for line in out.splitlines()]
    ours = {row["name"] for row in map(json.loads, known.splitlines()) if row["kind"] == "operation"}
    # mlir-opt does not register vcix.
    return [r for r in rows if r["kind"] == "operation" and r["name"] not in ours
            and not r["name"].startswith("vcix.")
            and (not dialect or r["name"].startswith(dialect + "."))]


class Generator:
    def __init__(self, random_numbers):
        self.random = random_numbers
        self.fitting = collections.defaultdict(list)  # constraint -> types that it took

    def type_for(self, constraint):
        known = self.fitting[constraint]
        if known and self.random.random() < 0.85:
            return self.random.choice(known)
        return self.random.choice(TYPES)

    def values(self, rows):
        """The types of a group each, and the sizes of the groups."""
        types, sizes = [], []
        for row in rows:
            several = row.get("multiplicity")
            size = 1 if not several else self.random.choice([0, 1, 1, 2] if several != "optional" else [0, 1])
            if self.random.random() < 0.02:
                size += 1
            one = self.type_for(row["constraint"])
            types += [one if self.random.random() < 0.8 else self.type_for(row["constraint"])
                      for _ in range(size)]
            sizes.append(size)
        if types and self.random.random() < 0.5:  # many operations want one type
            types = [types[0] if self.random.random() < 0.7 else t for t in types]
        return types, sizes

    def attribute(self, row):
        if "enum" in row and self.random.random() < 0.9:
            case = self.random.choice(list(row["enum"]["cases"]))
            number = row["enum"]["cases"][case]
            if "attribute" in row:
                dialect, mnemonic = row["attribute"].split(".", 1)
                return self.random.choice([f"#{row['attribute']}<{case}>", f"#{dialect}<{mnemonic} {case}>"])
            return f"{number} : {self.random.choice(['i32', 'i64'])}"
        known = self.fitting["#" + row["constraint"]]
        if known and self.random.random() < 0.7:
            return self.random.choice(known)
        return self.random.choice(ATTRIBUTES)

    def operation(self, row):
        operands, operand_sizes = self.values(row["operands"])
        results, result_sizes = self.values(row["results"])
        attributes = {a["name"]: self.attribute(a) for a in row["attributes"]
                      if self.random.random() < (0.3 if a.get("optional") or "default" in a else 0.95)}
        if "AttrSizedOperandSegments" in row["traits"]:
            attributes["operandSegmentSizes"] = f"array<i32: {', '.join(map(str, operand_sizes))}>"
        if "AttrSizedResultSegments" in row["traits"]:
            attributes["resultSegmentSizes"] = f"array<i32: {', '.join(map(str, result_sizes))}>"
        text = ""
        names = [f"%o{i}" for i in range(len(operands))]
        if names:
            text += f"{', '.join(names)} = \"some.operands\"() : () -> ({', '.join(operands)})\n"
        if results:
            text += f"%r:{len(results)} = "
        text += f"\"{row['name']}\"({', '.join(names)})"
        if attributes:
            text += " <{" + ", ".join(f"{n} = {v}" for n, v in attributes.items()) + "}>"
        if row["regions"]:
            text += " (" + ", ".join("{}" for _ in row["regions"]) + ")"
        return text + f" : ({', '.join(operands)}) -> ({', '.join(results)})", operands, results, attributes

    def learn(self, row, operands, results, attributes):
        """What was accepted fits; so more of what follows is deep inside the verifier."""
        if not any(o.get("multiplicity") for o in row["operands"] + row["results"]):
            for value, one in zip(row["operands"] + row["results"], operands + results):
                if one not in self.fitting[value["constraint"]]:
                    self.fitting[value["constraint"]].append(one)
        for attribute in row["attributes"]:
            text = attributes.get(attribute["name"])
            known = self.fitting["#" + attribute["constraint"]]
            if text and text not in known:
                known.append(text)


def first_errors(command, parts):
    """The first error of each part, NULL where there is none, and "crashed" where there is no answer:
    mlir-opt does not survive all that it refuses."""
    text, part_of_line, line = "", {}, 1
    for index, part in enumerate(parts):
        count = part.count("\n") + 2
        part_of_line |= {line + i: index for i in range(count)}
        text += part + "\n// -----\n"
        line += count
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text)
        file.flush()
        done = subprocess.run([*command, "--allow-unregistered-dialect", "--split-input-file", file.name],
                              capture_output=True, text=True)
    if done.returncode < 0 or done.returncode > 128:
        if len(parts) == 1:
            return ["crashed"]
        half = len(parts) // 2
        return first_errors(command, parts[:half]) + first_errors(command, parts[half:])
    errors = [None] * len(parts)
    for match in re.finditer(rf"^{re.escape(file.name)}:(\d+):\d+: error: (.*)$", done.stderr, re.M):
        part = part_of_line[int(match.group(1))]
        errors[part] = errors[part] or match.group(2)
    return errors


def judge(mine, other):
    """What is wrong, or how it went."""
    if mine == "crashed":
        return "CRASHED"
    if other == "crashed":
        return "mlir-opt crashed"
    if mine is None and other is None:
        return "accepted"
    if mine == other:
        return "refused"
    if other and (BY_FUNCTIONS.search(other) or not DECLARED.search(other)):
        return "by C++"
    if other is None:
        return "FALSE"
    return "MISSED" if mine is None else "OTHER"


def main():
    program = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    rows = rows_of(program, sys.argv[4] if len(sys.argv) > 4 else None)
    generator = Generator(random.Random(seed))
    totals, shown = collections.Counter(), collections.Counter()
    for _ in range(count):
        batch = [(row, generator.operation(row)) for row in rows]
        parts = [operation[0] for _, operation in batch]
        ours = first_errors([program, "verify", "--upstream-dialects"], parts)
        theirs = first_errors(["mlir-opt-22", "--mlir-print-op-on-diagnostic=false"], parts)
        for part, (row, operation) in enumerate(batch):
            verdict = judge(ours[part], theirs[part])
            totals[verdict] += 1
            if verdict == "accepted" or (verdict == "by C++" and ours[part] is None):
                generator.learn(row, *operation[1:])
            if verdict.isupper():
                shown[row["name"]] += 1
                if shown[row["name"]] == 1:
                    print(f"{verdict} {operation[0]}\n  here:     {ours[part]}\n  mlir-opt: {theirs[part]}")
    wrong = sum(n for verdict, n in totals.items() if verdict.isupper())
    print(f"ods: {len(rows)} operations, seed {seed}: "
          + ", ".join(f"{n} {verdict}" for verdict, n in totals.most_common()))
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
