"""The package as its users have it. Where the library is: MLIR_INTERP_LIBRARY, and the programs,
MLIR_INTERP_PROGRAM and MLIR_INTERP_NATIVE."""
import contextlib
import copy
import dis
import functools
import gc
import inspect
import json
import os
import pathlib
import pickle
import re
import signal
import subprocess
import sys
import tempfile
import threading
import traceback
import unittest
import unittest.mock

import numpy as np

import mlir_interp
from mlir_interp import POISON

SCALE = """
func.func @scale(%m: memref<?x?xf32, strided<[?, ?]>>, %by: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = memref.dim %m, %c0 : memref<?x?xf32, strided<[?, ?]>>
  %w = memref.dim %m, %c1 : memref<?x?xf32, strided<[?, ?]>>
  scf.for %i = %c0 to %h step %c1 {
    scf.for %j = %c0 to %w step %c1 {
      %v = memref.load %m[%i, %j] : memref<?x?xf32, strided<[?, ?]>>
      %x = arith.mulf %v, %by : f32
      memref.store %x, %m[%i, %j] : memref<?x?xf32, strided<[?, ?]>>
    }
  }
  return
}
"""


ENDLESS = "func.func @f() {\n  cf.br ^a\n^a:\n  cf.br ^a\n}\nfunc.func @g() { return }"


def identity(type_, **options):
    return mlir_interp.parse(f"func.func @f(%a: {type_}) -> {type_} {{ return %a : {type_} }}", **options)


class Alarm(Exception):
    """What a handler of signals raises."""


@functools.lru_cache(maxsize=None)
def instructions(code):
    return {instruction.offset: instruction.opname for instruction in dis.get_instructions(code)}


class Ringing:
    """A tracer that raises Alarm at one of the places of the package's code where Python looks for signals: at the
    beginning of a function, behind a call, on the way back in a loop. Not where a generator goes on: what is raised
    there by a tracer, unlike what a signal raises, is not seen by the `try` around it."""
    FILES = os.path.dirname(mlir_interp.__file__), contextlib.__file__

    def __init__(self, place):
        self.left, self.rung, self.last = place, False, {}

    def __call__(self, frame, event, _):
        if not frame.f_code.co_filename.startswith(self.FILES) or any(
                each and each.f_code.co_name == "__del__" for each in (frame, frame.f_back)):
            return None
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        if event == "call":
            self.pass_by(not frame.f_code.co_flags & inspect.CO_GENERATOR)
        elif event == "opcode":
            before = instructions(frame.f_code).get(self.last.get(frame), "")
            self.last[frame] = frame.f_lasti
            self.pass_by(before.startswith(("CALL", "JUMP_BACKWARD")))
        return self

    def pass_by(self, is_place):
        self.left -= is_place
        if is_place and not self.left:
            self.rung = True
            self.end()
            raise Alarm

    def end(self):
        sys.settrace(None)
        self.last.clear()  # the frames know what is to be freed


@contextlib.contextmanager
def stopping(session):
    """What has not begun yet is not stopped: it is asked for again and again."""
    done = threading.Event()

    def stop():
        while not done.wait(0.1):
            session.stop()

    thread = threading.Thread(target=stop)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


class Words(unittest.TestCase):
    def test_tracebacks_end_where_the_user_called(self):
        module = mlir_interp.parse("func.func @f(%a: i32, %m: memref<2xi8>) -> i32 {\n"
                                   "  %r = arith.divsi %a, %a : i32\n  return %r : i32\n}")
        memory = np.zeros(2, np.int8)
        for wrong in (lambda: module.call("f", 0, memory), lambda: module.call("f", 0, [1]), lambda: module.call("f"),
                      lambda: module.call("g"), lambda: list(module.step("f", 0, memory)),
                      lambda: mlir_interp.parse("nonsense"), lambda: mlir_interp.Session(seed="x"),
                      lambda: module.session.parse("nonsense"), lambda: module.diff(3), lambda: module.check("f", -1)):
            try:
                wrong()
                self.fail("nothing is wrong")
            except mlir_interp.Error as error:
                frames = traceback.extract_tb(error.__traceback__)
            package = os.path.dirname(mlir_interp.__file__)
            self.assertEqual([os.path.dirname(frame.filename) for frame in frames].count(package), 1, frames)

    def test_what_things_are(self):
        module = mlir_interp.parse("func.func @f() { return }\nfunc.func @g() { return }", name="x.mlir", max_seconds=2)
        self.assertEqual(repr(module), "<mlir_interp.Module 'x.mlir': @f, @g>")
        self.assertIn("seed=0, max_steps=10000000", repr(module.session))
        self.assertIn("max_seconds=2", repr(module.session))
        many = mlir_interp.parse("".join(f"func.func @f{i}() {{ return }}\n" for i in range(20)))
        self.assertTrue(repr(many).endswith("@f6, @f7 and 12 more>"), repr(many))
        self.assertEqual(repr(mlir_interp.parse("")), "<mlir_interp.Module 'module.mlir': no functions to call>")
        with module.step("f"):
            self.assertIn("x.mlir", repr(module))

    def test_seconds_that_are_none(self):
        for seconds in (-1, float("nan"), float("inf"), float("-inf"), "x", 10**400):
            with self.assertRaisesRegex(ValueError, "max_seconds"):
                mlir_interp.Session(max_seconds=seconds)
        for seconds in (None, 0, 3, 0.5):
            mlir_interp.Session(max_seconds=seconds)


class Values(unittest.TestCase):
    def test_bytecode(self):
        module = mlir_interp.parse("func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}")
        again = mlir_interp.parse(module.bytecode(), "f.mlirbc")
        self.assertEqual(again.call("f", 3), 3)
        self.assertEqual(again.text, module.print())
        self.assertEqual(again.bytecode(0), module.bytecode(0))
        with self.assertRaisesRegex(mlir_interp.Usage, "from 0 to 6"):
            module.bytecode(7)
        with self.assertRaisesRegex(mlir_interp.Invalid, "at byte"):
            mlir_interp.parse(module.bytecode()[:40])

    def test_dialects(self):
        with tempfile.TemporaryDirectory() as folder:
            dialect, meaning = pathlib.Path(folder, "own.irdl"), pathlib.Path(folder, "own.mlir")
            dialect.write_text("""
                irdl.dialect @own attributes { version = array<i64: 2, 0>, upgrades = [
                    {before = array<i64: 2, 0>, operation = "two", becomes = "double"}] } {
                  irdl.operation @double {
                    %i = irdl.is i32
                    irdl.operands(x: %i)
                    irdl.results(y: %i)
                  }
                }""")
            meaning.write_text("""
                meaning.op own.double(%x: i32) -> i32 {
                  %y = arith.addi %x, %x : i32
                  return %y : i32
                }""")
            session = mlir_interp.Session(dialects=[dialect], meanings=[str(meaning)])
            old = """module attributes {own.version = array<i64: 1, 0>} {
                func.func @f(%x: i32) -> i32 {
                  %y = "own.two"(%x) : (i32) -> i32
                  return %y : i32
                } }"""
            module = session.parse(old)
            self.assertEqual(module.call("f", 21), 42)
            for _ in range(2):
                self.assertEqual(module.print().count("own.version = array<i64: 2, 0>"), 1)
                self.assertIn("own.double", module.print(generic=True))
            for version in range(7):
                self.assertEqual(session.parse(module.bytecode(version)).print(), module.print())
            self.assertEqual(session.parse(module.bytecode()).call("f", 4), 8)
            self.assertIn("own.double", module.trace("f", 3).html)
            with self.assertRaisesRegex(mlir_interp.Unsupported, "diff --dialect=FILE"):
                module.diff("cse")
            with self.assertRaises(mlir_interp.Invalid):
                mlir_interp.parse(old)
            dialect.write_text("irdl.dialect @own { irdl.operation @double { irdl.results(%i) } }")
            with self.assertRaisesRegex(mlir_interp.Invalid, "own.irdl:1"):
                mlir_interp.Session(dialects=[dialect])
            with self.assertRaisesRegex(mlir_interp.Invalid, "defines no dialect"):
                mlir_interp.Session(dialects=[__file__])
            with self.assertRaisesRegex(mlir_interp.Usage, "No such file"):
                mlir_interp.Session(meanings=[folder + "/none.mlir"])
            with self.assertRaises(mlir_interp.Usage):
                mlir_interp.Session(dialects=[7])
            with self.assertRaisesRegex(mlir_interp.Usage, "none.irdl"):
                mlir_interp.Session(dialects=folder + "/none.irdl")

    def test_files(self):
        module = mlir_interp.parse("func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}")
        with tempfile.TemporaryDirectory() as folder:
            text, bytecode = pathlib.Path(folder, "f.mlir"), pathlib.Path(folder, "f.mlirbc")
            text.write_text(module.text)
            bytecode.write_bytes(module.bytecode())
            for path in (text, str(bytecode)):
                again = mlir_interp.parse_file(path)
                self.assertEqual(again.call("f", 3), 3)
                self.assertEqual(again.print(), module.print())
            self.assertEqual(mlir_interp.parse_file(text).text, module.text)
            self.assertEqual(mlir_interp.parse_file(bytecode).text, module.print())
            # What was read stays, whatever is written over it.
            again = mlir_interp.parse_file(bytecode)
            with open(bytecode, "wb") as written:
                written.write(again.bytecode())
            self.assertEqual(again.print(), module.print())
            self.assertEqual(mlir_interp.parse_file(bytecode).call("f", 3), 3)
            bytecode.write_bytes(module.bytecode()[:40])
            with self.assertRaisesRegex(mlir_interp.Invalid, "at byte"):
                mlir_interp.parse_file(bytecode)
            with self.assertRaisesRegex(mlir_interp.Usage, "cannot read .*: No such file"):
                mlir_interp.parse_file(folder + "/none.mlir")
            with self.assertRaisesRegex(mlir_interp.Usage, "cannot read .*: Is a directory"):
                mlir_interp.parse_file(folder)
        for path in (7.5, "a\0b"):
            with self.assertRaises(mlir_interp.Usage):
                mlir_interp.parse_file(path)

    def test_numbers(self):
        module = mlir_interp.parse("""
            func.func @f(%a: i8, %b: index, %c: f64, %d: i1, %e: i128) -> (i8, index, f64, i1, i128) {
              return %a, %b, %c, %d, %e : i8, index, f64, i1, i128
            }""")
        self.assertEqual(module.call("f", -7, 2**40, 0.1, True, 2**100), (-7, 2**40, 0.1, True, f"{2**100} : i128"))
        self.assertEqual(module.steps, 1)
        self.assertEqual(module.functions, ["f"])

    def test_a_memref_is_the_array(self):
        module = mlir_interp.parse(SCALE)
        whole = np.arange(12, dtype=np.float32).reshape(3, 4)
        module.call("scale", whole, 2.0)
        np.testing.assert_array_equal(whole, 2 * np.arange(12).reshape(3, 4))
        module.call("scale", whole[:, ::2].T, 0.5)
        np.testing.assert_array_equal(whole[0], [0, 2, 2, 6])

    def test_random_views(self):
        """Each element of a random view comes in, and goes out, at its place."""
        draw = np.random.default_rng(7)
        types = {"i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64, "f32": np.float32, "f64": np.float64,
                 "i1": np.bool_, "complex<f32>": np.complex64, "ui16": np.uint16}
        for _ in range(150):
            element = draw.choice(list(types))
            sizes = draw.integers(0 if draw.integers(10) == 0 else 1, 6, size=draw.integers(1, 4))
            steps = draw.integers(1, 4, size=len(sizes))
            whole = draw.integers(-90, 90, size=[n * by + 1 for n, by in zip(sizes, steps)]).astype(types[element])
            order = draw.permutation(len(sizes))
            view = whole[tuple(slice(0, n * by, by) for n, by in zip(sizes, steps))].transpose(order)
            other = np.zeros(view.shape, types[element])
            given = f"memref<{'?x' * view.ndim}{element}, strided<[{', '.join('?' * view.ndim)}]>>"
            plain, tensor = (f"{kind}<{'?x' * view.ndim}{element}>" for kind in ("memref", "tensor"))
            module = mlir_interp.parse(f"""func.func @f(%a: {given}, %b: {plain}, %t: {tensor}) -> {tensor} {{
              memref.copy %a, %b : {given} to {plain}
              return %t : {tensor}
            }}""")
            before = whole.copy()
            result = module.call("f", view, other, view)
            np.testing.assert_array_equal(other, view)
            np.testing.assert_array_equal(result, view)
            np.testing.assert_array_equal(whole, before)

    def test_tensors_and_vectors(self):
        module = mlir_interp.parse("""
            func.func @f(%t: tensor<?xi16>, %v: vector<2xf64>) -> (tensor<?xi16>, vector<2xf64>) {
              %s = arith.addi %t, %t : tensor<?xi16>
              %w = arith.addf %v, %v : vector<2xf64>
              return %s, %w : tensor<?xi16>, vector<2xf64>
            }""")
        given = np.array([1, 2, 3], np.int16)
        tensor, vector = module.call("f", given, [0.5, 1.5])
        np.testing.assert_array_equal(tensor, [2, 4, 6])
        np.testing.assert_array_equal(vector, [1, 3])
        np.testing.assert_array_equal(given, [1, 2, 3])
        self.assertEqual((tensor.dtype, vector.dtype), (np.int16, np.float64))

    def test_poison_is_told(self):
        module = mlir_interp.parse("""
            func.func @f(%a: i32) -> (i32, vector<2xi32>, memref<2xi32>) {
              %c0 = arith.constant 0 : index
              %v = vector.from_elements %a, %a : vector<2xi32>
              %c5 = arith.constant 5 : i32
              %w = vector.insert %c5, %v [0] : i32 into vector<2xi32>
              %m = memref.alloc() : memref<2xi32>
              memref.store %c5, %m[%c0] : memref<2xi32>
              return %a, %w, %m : i32, vector<2xi32>, memref<2xi32>
            }""")
        scalar, vector, memref = module.call("f", POISON)
        self.assertIs(scalar, POISON)
        self.assertEqual(vector.mask.tolist(), [False, True])
        self.assertEqual((memref.mask.tolist(), int(memref[0])), ([False, True], 5))
        with self.assertRaises(ValueError):
            bool(scalar)

    def test_masked_elements_are_poison(self):
        module = mlir_interp.parse("""
            func.func @f(%t: tensor<2xi32>, %v: vector<2xi1>, %m: memref<3xi16>) -> (i32, vector<2xi1>, i32) {
              %c0 = arith.constant 0 : index
              %c1 = arith.constant 1 : index
              %c2 = arith.constant 2 : index
              %a = tensor.extract %t[%c0] : tensor<2xi32>
              %b = tensor.extract %t[%c1] : tensor<2xi32>
              %x = memref.load %m[%c0] : memref<3xi16>
              %y = memref.load %m[%c2] : memref<3xi16>
              memref.store %x, %m[%c2] : memref<3xi16>
              memref.store %y, %m[%c0] : memref<3xi16>
              return %a, %v, %b : i32, vector<2xi1>, i32
            }""")
        tensor = np.ma.array([2**40, 7], mask=[True, False])
        vector = np.ma.array([True, True], mask=[False, True])
        for hard in (False, True):
            memory = np.ma.array([1, 2, 3], np.int16, mask=[True, True, False], hard_mask=hard)
            one, lanes, other = module.call("f", tensor, vector, memory)
            self.assertIs(one, POISON)
            self.assertEqual((other, lanes.mask.tolist()), (7, [False, True]))
            self.assertEqual((memory.mask.tolist(), int(memory[0])), ([False, True, True], 3))
            self.assertEqual(memory.hardmask, hard)
        module = mlir_interp.parse("""func.func @f(%m: memref<2xi8>) {
              %c0 = arith.constant 0 : index
              %p = ub.poison : i8
              memref.store %p, %m[%c0] : memref<2xi8>
              return
            }""")
        whole = np.ma.array([1, 2], np.int8)
        module.call("f", whole)
        self.assertEqual((whole.mask.tolist(), whole.data.tolist()), ([True, False], [1, 2]))
        result = identity("tensor<2xi32>").call("f", np.ma.array([1, 2], np.int32, mask=[True, False]))
        self.assertEqual(identity("tensor<2xi32>").call("f", result).mask.tolist(), [True, False])

    def test_what_is_miscalled_is_told(self):
        module = mlir_interp.parse("func.func @scale(%a: i32, %b: i32) -> i32 { return %a : i32 }")
        for what, told in ((("scal", 1, 2), "it has @scale : (i32, i32) -> i32"),
                           (("scale", 1, "x"), "argument 1 of @scale is of type 'i32'")):
            with self.assertRaises(mlir_interp.Usage) as caught:
                module.call(*what)
            self.assertEqual([note.text for note in caught.exception.notes], [told])

    def test_shapes_are_the_types(self):
        for type_, dtype, good, *others in (
                ("vector<2x3xi32>", np.int32, (2, 3), (2, 4), (3, 2), (6,)), ("vector<4xi1>", bool, (4,), (1,)),
                ("vector<2x4xi32>", np.int32, (2, 4), (4, 2)), ("vector<f32>", np.float32, (), (1,)),
                ("tensor<2x?xi8>", np.int8, (2, 5), (5, 2)), ("memref<2x?xi8>", np.int8, (2, 5), (5, 2))):
            array = np.arange(np.prod(good, dtype=int)).reshape(good).astype(dtype)
            result = identity(type_).call("f", array)
            np.testing.assert_array_equal(result, array)
            np.testing.assert_array_equal(identity(type_).call("f", result), array)
            for other in others:
                given = rf"takes an array of sizes \[.*\], and was given one of sizes \{list(other)}"
                with self.assertRaisesRegex(mlir_interp.Usage, given):
                    identity(type_).call("f", np.ones(other, dtype))
        with self.assertRaisesRegex(mlir_interp.Usage, r"^error: argument 0 of type 'memref<2x\?xi8>' takes an array of "
                                                       r"sizes \[2, \?\], and was given one of sizes \[5, 2\]$"):
            identity("memref<2x?xi8>").call("f", np.ones((5, 2), np.int8))
        for value, what in (([1], "a list"), (np.ones(2), "an array of float64")):
            with self.assertRaisesRegex(mlir_interp.Usage, f"numpy array of int8, which is .* was given {what}$"):
                identity("memref<?xi8>").call("f", value)

    def test_views_between_each_other(self):
        type_ = "memref<?xi32, strided<[?]>>"
        module = mlir_interp.parse(f"func.func @f(%a: {type_}, %b: {type_}) {{\n"
                                   f"  memref.copy %a, %b : {type_} to {type_}\n  return\n}}")
        whole = np.arange(6, dtype=np.int32)
        module.call("f", whole[::2], whole[1::2])
        self.assertEqual(whole.tolist(), [0, 0, 2, 2, 4, 4])
        with self.assertRaisesRegex(mlir_interp.Usage, "overlaps that of argument 0"):
            module.call("f", whole[::2], whole[2::2])

    def test_views_that_take_another_type(self):
        view = np.zeros((4, 6), np.int32)[:, ::2]
        with self.assertRaisesRegex(mlir_interp.Usage, r"'memref<\?x\?xi32, strided<\[\?, \?\]>>' it could"):
            identity("memref<?x?xi32>").call("f", view)
        identity("memref<?x?xi32, strided<[?, ?]>>").call("f", view)

    def test_numbers_that_do_not_fit(self):
        for type_, values, others in (
                ("i8", (-128, 127, 255), (-129, 256, 300, 1.5)), ("ui8", (0, 255), (-1, 256)),
                ("si8", (-128, 127), (-129, 128)), ("i1", (0, 1, True, False), (2, -2)), ("i64", (2**63, -2**63), (2**64,)),
                ("index", (2**40,), (2**64,)), ("f16", (6e4, 1), (1e6, 1j, None)), ("f32", (1e-50, np.inf, 2), (1e300,)),
                ("complex<f32>", (1j, 2), (1e300,))):
            kinds = [(type_, lambda x: x)]
            kinds += [(f"{kind}<1x{type_}>", lambda x: [x]) for kind in ("tensor", "vector")[:1 if "x<" in type_ else 2]]
            for kind, made in kinds:
                for value in values:
                    identity(kind).call("f", made(value))
                for value in (*others, "x" if kind == type_ else {}, None, [[1], [1, 2]]):
                    with self.assertRaises(mlir_interp.Usage, msg=f"{kind}: {value}"):
                        identity(kind).call("f", made(value))
        self.assertEqual(identity("tensor<1xi8>").call("f", [255])[0], -1)
        for value, text in ((1e22, "1.003500e+22 : bf16"), (1e-320, "0.000000e+00 : bf16"), (np.inf, "0x7F80 : bf16"),
                            (1, "1.000000e+00 : bf16")):
            self.assertEqual(text, identity("bf16").call("f", value))
        with self.assertRaises(mlir_interp.Usage):
            identity("i32", index_bitwidth=16)
        with self.assertRaises(mlir_interp.Usage):
            identity("i32", max_steps=-1)
        for what in (5, None, [1]):
            with self.assertRaises(mlir_interp.Usage):
                mlir_interp.parse(what)
            with self.assertRaises(mlir_interp.Usage):
                identity("i32").call(what, 1)

    def test_big_endian(self):
        module = mlir_interp.parse("""module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
              func.func @f(%a: f32, %t: tensor<2xi16>, %m: memref<2xi32>) -> (f32, i16, i32) {
                %c1 = arith.constant 1 : index
                %x = tensor.extract %t[%c1] : tensor<2xi16>
                %y = memref.load %m[%c1] : memref<2xi32>
                memref.store %y, %m[%c1] : memref<2xi32>
                return %a, %x, %y : f32, i16, i32
              }
            }""")
        memory = np.array([5, -6], np.int32)
        self.assertEqual(module.call("f", 1.5, [1, 2], memory), (1.5, 2, -6))
        self.assertEqual(memory.tolist(), [5, -6])

    def test_a_type_of_ones_own(self):
        module = mlir_interp.parse("""meaning.type !own.pair = tensor<2xi16>
            func.func @f() -> !own.pair {
              %c = arith.constant dense<[1, 2]> : tensor<2xi16>
              %r = builtin.unrealized_conversion_cast %c : tensor<2xi16> to !own.pair
              return %r : !own.pair
            }""")
        self.assertEqual(module.call("f"), "dense<[1, 2]> : !own.pair")

    def test_there_is_one(self):
        for again in (copy.copy, copy.deepcopy, lambda what: pickle.loads(pickle.dumps(what))):
            self.assertIs(again(POISON), POISON)
            for what in (identity("i8"), mlir_interp.Session(), identity("i8").step("f", 1)):
                with self.assertRaisesRegex(TypeError, "cannot be copied"):
                    again(what)

    def test_texts(self):
        module = mlir_interp.parse("func.func @f(%a: tensor<2xi4>) -> tensor<2xi4> { return %a : tensor<2xi4> }")
        self.assertEqual(module.call("f", "dense<[1, -2]>"), "dense<[1, -2]> : tensor<2xi4>")


class Errors(unittest.TestCase):
    def test_undefined_behaviour(self):
        module = mlir_interp.parse("""func.func @f(%a: i32) -> i32 {
  vector.print %a : i32
  %q = arith.divsi %a, %a : i32
  return %q : i32
}""", name="div.mlir")
        with self.assertRaises(mlir_interp.UndefinedBehaviour) as caught:
            module.call("f", 0)
        error = caught.exception
        self.assertEqual(error.message, "undefined behaviour: the divisor is zero")
        self.assertEqual((error.operation, error.lines[0].file, error.lines[0].line), ("arith.divsi", "div.mlir", 3))
        self.assertIn("div.mlir:3:8: error: undefined behaviour", str(error))
        self.assertEqual(error.output, "0\n")

    def test_what_is_wrong(self):
        with self.assertRaises(mlir_interp.Invalid) as caught:
            mlir_interp.parse("func.func @f() { return %x : i32 }")
        self.assertEqual(caught.exception.lines[0].line, 1)
        module = mlir_interp.parse(SCALE, max_steps=100)
        for arguments in ((), (1,), ([[1.0]], 2.0), (np.zeros((2, 2)), 2.0), (np.zeros((2, 2), np.float32), None)):
            with self.assertRaises(mlir_interp.Usage):
                module.call("scale", *arguments)
        with self.assertRaises(mlir_interp.Usage):
            module.call("nothing")
        with self.assertRaises(mlir_interp.LimitReached):
            module.call("scale", np.zeros((9, 9), np.float32), 2.0)


class Runs(unittest.TestCase):
    def test_step(self):
        module = mlir_interp.parse("""func.func @f(%a: i32) -> i32 {
  %b = arith.addi %a, %a : i32
  %c = arith.muli %b, %b : i32
  return %c : i32
}""")
        events = list(module.step("f", 3))
        self.assertEqual([event.operation for event in events], ["arith.addi", "arith.muli", "func.return"])
        self.assertEqual((events[1].line, events[1].operands, events[1].results),
                         (3, ("6 : i32", "6 : i32"), ("36 : i32",)))

    def test_step_is_left(self):
        module = mlir_interp.parse("func.func @f() {\n  cf.br ^a\n^a:\n  cf.br ^a\n}", max_steps=0)
        for count, _ in enumerate(module.step("f")):
            if count == 10:
                break
        gc.collect()
        self.assertEqual(module.steps, 11)
        with self.assertRaises(mlir_interp.UndefinedBehaviour):
            list(mlir_interp.parse("func.func @g() { ub.unreachable }").step("g"))

    def test_one_thing_at_a_time(self):
        module = mlir_interp.parse(ENDLESS, max_steps=0)
        again = [lambda: module.call("g"), lambda: module.session.parse("module {}"), lambda: str(module),
                 lambda: module.functions, lambda: next(module.step("g")), lambda: module.trace("g"),
                 lambda: module.diff("cse")]
        for count, _ in enumerate(module.step("f")):
            for run in again:
                with self.assertRaisesRegex(mlir_interp.Busy, "a step of this session is open"):
                    run()
            if count == 3:
                break
        module.call("g")
        with self.assertRaises(mlir_interp.Busy):
            list(zip(module.step("g"), module.step("g")))
        with module.step("f") as steps:
            next(steps)
        self.assertRaises(StopIteration, next, steps)
        steps = module.step("f")
        next(steps)
        circle = [steps]
        circle.append(circle)
        del steps, circle
        module.call("g")
        threads = []
        for _ in module.step("g"):
            threads.append(threading.Thread(target=lambda: self.assertRaises(mlir_interp.Busy, module.call, "g")))
            threads[0].start()
            threads[0].join(60)
        self.assertFalse(threads[0].is_alive())

    def test_one_session_in_threads(self):
        session, wrong = mlir_interp.Session(), []

        def work(number):
            for i in range(100):
                value = 1000 * number + i
                module = session.parse(f"func.func @f() -> i32 {{ %c = arith.constant {value} : i32 return %c : i32 }}")
                if module.call("f") != value or str(value) not in module.print() or module.functions != ["f"]:
                    wrong.append(value)
                try:
                    session.parse(f"bogus{value}")
                except mlir_interp.Invalid as error:
                    if f"bogus{value}" not in str(error):
                        wrong.append(str(error))

        threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])

    def test_interrupted(self):
        signal.signal(signal.SIGINT, signal.default_int_handler)  # it is ignored behind a shell's `&`
        module = mlir_interp.parse(ENDLESS, max_steps=0)
        for run in (module.call, lambda name: list(module.step(name)), lambda name: next(iter(module.step(name)))):
            timer = threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT))
            timer.start()
            with self.assertRaises(KeyboardInterrupt):
                run("f")
                timer.join()
            module.call("g")
        with stopping(module.session), self.assertRaises(mlir_interp.Stopped):
            module.call("f")

    def test_interrupted_anywhere(self):
        """By a signal, after moments that are drawn."""
        def ring(*_):
            raise Alarm

        module, draw, rung = mlir_interp.parse(ENDLESS, max_steps=0), np.random.default_rng(7), 0
        before = signal.signal(signal.SIGALRM, ring)
        for i in range(60):
            try:
                try:
                    signal.setitimer(signal.ITIMER_REAL, 1e-5 + 1e-2 * draw.random())
                    if i % 2:
                        module.call("f")
                    else:
                        list(module.step("f"))
                finally:
                    signal.setitimer(signal.ITIMER_REAL, 0)
            except Alarm:
                rung += 1
            module.call("g")
        signal.signal(signal.SIGALRM, before)
        self.assertEqual(rung, 60)

    def test_interrupted_at_each_place(self):
        """Once: afterwards the session is free."""
        for run in lambda module: module.call("f"), lambda module: list(zip(module.step("f"), range(3))):
            for place in range(1, 1000):
                module, ringing = mlir_interp.parse(ENDLESS, max_steps=1000), Ringing(place)
                sys.settrace(ringing)
                try:
                    run(module)
                except (Alarm, mlir_interp.LimitReached):
                    pass
                ringing.end()
                module.call("g")
                if not ringing.rung:
                    break
            self.assertGreater(place, 30)
            self.assertFalse(ringing.rung)

    def test_the_interpreter_ends(self):
        """Also while a step is open."""
        text = ("import mlir_interp\nmodule = mlir_interp.parse('func.func @f() { return }')\n"
                "steps = module.step('f')\nprint(next(steps).operation)\n")
        done = subprocess.run([sys.executable, "-B", "-c", text], capture_output=True, text=True, timeout=60, check=False)
        self.assertEqual((done.stdout, done.stderr, done.returncode), ("func.return\n", "", 0))

    def test_forked(self):
        """A process that is forked while a step is open ends, and so does the step."""
        module = mlir_interp.parse(ENDLESS, max_steps=0)
        steps = module.step("f")
        next(steps)
        process = os.fork()
        if not process:
            signal.alarm(20)
            steps.close()
            os._exit(7)
        self.assertEqual(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]), 7)
        next(steps)
        steps.close()
        module.call("g")

    def test_exit(self):
        module = mlir_interp.parse("""llvm.func @exit(i32)
            func.func @f(%a: i32) -> (i32, tensor<2xi8>) {
              llvm.call @exit(%a) : (i32) -> ()
              %t = tensor.empty() : tensor<2xi8>
              return %a, %t : i32, tensor<2xi8>
            }""")
        self.assertIsNone(module.call("f", 0))
        with self.assertRaisesRegex(mlir_interp.Trap, "exit was called with status 3") as caught:
            module.call("f", 3)
        self.assertEqual(caught.exception.lines[0].line, 3)

    def test_depth(self):
        text = """func.func @g() { return }
            func.func @f() { func.call @g() : () -> () return }"""
        depths = [event.depth for event in mlir_interp.parse(text).step("f")]
        self.assertEqual(depths, [2, 1, 1])
        with self.assertRaises(mlir_interp.LimitReached):
            mlir_interp.parse(text, max_depth=1).call("f")

    def test_threads(self):
        wrong = []

        def work(by):
            for _ in range(50):
                array = np.ones((2, 2), np.float32)
                mlir_interp.parse(SCALE).call("scale", array, by)
                if (array != by).any():
                    wrong.append(by)

        threads = [threading.Thread(target=work, args=(float(by),)) for by in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])

    def test_steps_left_within(self):
        """Who leaves in a loop's body, or in a function that is called, is asked no more."""
        module = mlir_interp.parse("""
            func.func private @inner(%a: index) -> index {
              %r = arith.addi %a, %a : index
              return %r : index
            }
            func.func @loop(%n: index) -> index {
              %c0 = arith.constant 0 : index
              %c1 = arith.constant 1 : index
              %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> index {
                %t = func.call @inner(%s) : (index) -> index
                scf.yield %t : index
              }
              return %r : index
            }""")
        for taken in range(1, 9):
            with module.step("loop", 10**9) as steps:
                for _ in range(taken):
                    next(steps)
            self.assertEqual(module.call("loop", 3), 0)

    @unittest.skipUnless(os.environ.get("MLIR_INTERP_NATIVE"), "MLIR_INTERP_NATIVE is not set")
    def test_check(self):
        module = mlir_interp.parse("""
            func.func @half(%a: i8) -> i8 {
              %one = arith.constant 1 : i8
              %r = arith.shrui %a, %one : i8
              return %r : i8
            }
            func.func @rounds(%a: f32) -> f32 {
              %r = math.tanh %a : f32
              return %r : f32
            }""", native=os.environ["MLIR_INTERP_NATIVE"])
        half, sums = module.check("half", inputs=500)
        self.assertEqual((half["function"], half["inputs"], half["exhaustive"]), ("half", 256, True))
        self.assertEqual(sums["summary"]["functions"], 1)
        self.assertEqual([answer.get("function") for answer in module.check(inputs=50)], ["half", "rounds", None])
        with self.assertRaises(mlir_interp.Usage) as caught:
            module.check("third")
        self.assertIn("there is no function @third", str(caught.exception))
        with self.assertRaises(mlir_interp.Unsupported) as caught:
            mlir_interp.parse("""
                func.func @large(%a: tensor<67108864xf32>) -> tensor<67108864xf32> {
                  return %a : tensor<67108864xf32>
                }
                func.func @half(%a: i8) -> i8 { return %a : i8 }""",
                              native=os.environ["MLIR_INTERP_NATIVE"]).check("large")
        self.assertRegex(str(caught.exception), "@large: .*not compared")

    @unittest.skipUnless(os.environ.get("MLIR_INTERP_NATIVE"), "MLIR_INTERP_NATIVE is not set")
    def test_check_undefined(self):
        """Inputs are told where they are undefined, and where a choice leaves open what they give."""
        module = mlir_interp.parse("""
            func.func @quotient(%a: i8, %b: i8) -> i8 {
              %r = arith.divsi %a, %b : i8
              return %r : i8
            }
            llvm.func @place() -> i64 {
              %one = llvm.mlir.constant(1 : i32) : i32
              %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
              %r = llvm.ptrtoint %p : !llvm.ptr to i64
              llvm.return %r : i64
            }""", native=os.environ["MLIR_INTERP_NATIVE"])
        quotient, _ = module.check("quotient")
        self.assertGreater(quotient["undefined"], 0)
        with self.assertRaisesRegex(mlir_interp.Unsupported, "@place: 1 input: 1 not judged"):
            module.check("place")

    @unittest.skipUnless(os.environ.get("MLIR_INTERP_NATIVE"), "MLIR_INTERP_NATIVE is not set")
    def test_diff(self):
        module = mlir_interp.parse("""
            func.func @f(%a: index) -> i1 {
              %c = index.constant 0
              %0 = index.sub %c, %a
              %1 = index.cmp sgt(%0, %c)
              return %1 : i1
            }""", native=os.environ["MLIR_INTERP_NATIVE"])
        self.assertEqual(module.diff("cse", inputs=20)["verdict"], "refines")
        with self.assertRaises(mlir_interp.Difference) as caught:
            module.diff("canonicalize")
        self.assertEqual(caught.exception.finding["finding"]["kind"], "wrong result")
        with self.assertRaisesRegex(mlir_interp.Usage, "does not refer to a registered pass"):
            module.diff("polish")
        module = mlir_interp.parse("""
            func.func @f(%a: i64, %b: i64) -> i64 {
              %c = arith.constant 0 : i64
              %s = arith.addi %a, %c : i64
              %t = arith.muli %s, %b : i64
              return %t : i64
            }""", native=os.environ["MLIR_INTERP_NATIVE"])
        with stopping(module.session), self.assertRaises(mlir_interp.Stopped):
            module.diff("canonicalize", inputs=10**9)
        self.assertEqual(module.diff("canonicalize", inputs=20)["verdict"], "no counterexample")

    @unittest.skipUnless(os.environ.get("MLIR_INTERP_PROGRAM"), "MLIR_INTERP_PROGRAM is not set")
    def test_trace(self):
        page = mlir_interp.parse(SCALE, name="models/<scale>.mlir").trace("scale", "dense<1.0> : tensor<2x2xf32>", 0.1)
        self.assertIn("arith.mulf", page.html)
        self.assertTrue(page._repr_html_().startswith("<iframe srcdoc="))
        # The page is titled by the file that its data names.
        data = json.loads(re.search(r'<script type="application/json" id="trace">(.*?)</script>', page.html, re.S)[1])
        self.assertEqual(data["file"], "models/<scale>.mlir")
        self.assertNotIn(tempfile.gettempdir() + "/", page.html)
        self.assertIn(' title="&lt;scale&gt;.mlir: @scale, step by step"', page._repr_html_())
        self.assertIn("<scale>.mlir: @scale", repr(page))

    @unittest.skipUnless(os.environ.get("MLIR_INTERP_PROGRAM"), "MLIR_INTERP_PROGRAM is not set")
    def test_traces_take_what_calls_take(self):
        def kind_of(run, value):
            try:
                run("f", value)
                return None
            except mlir_interp.Error as error:
                return type(error), str(error)

        masked = np.ma.array([1, 2], np.int32, mask=[True, False])
        for type_, value, good in (
                ("memref<2x2xindex>", np.ones((2, 2), np.int64), True), ("tensor<i32>", 5, True),
                ("tensor<0x2xi32>", np.zeros((0, 2), np.int32), True), ("complex<f32>", 1 + 1j, True),
                ('tensor<2xi32, "x">', [1, 2], True), ("f32", None, False), ("f16", 1e6, False), ("f16", 0.1, True),
                ("vector<2x2xi1>", [[True, False], [False, True]], True), ("i128", 2**100, True), ("i8", 300, False),
                ("i8", POISON, True), ("i8", "7 : i8", True), ("i8", "x", False)):
            module = identity(type_)
            self.assertEqual(kind_of(module.call, value), kind_of(module.trace, value), type_)
            self.assertEqual(kind_of(module.call, value) is None, good, type_)
        with self.assertRaisesRegex(mlir_interp.Usage, "without a value"):
            identity("tensor<2xi32>").trace("f", masked)
        with self.assertRaisesRegex(mlir_interp.Usage, "takes 1 argument, and was given 2"):
            identity("i8").trace("f", 1, 2)
        for name in (".", "a.ll", "x\0y", "long" * 200, "/"):
            self.assertIn("func.return", mlir_interp.parse("func.func @f() { return }", name=name).trace("f").html)

    @unittest.skipUnless(os.environ.get("MLIR_INTERP_PROGRAM"), "MLIR_INTERP_PROGRAM is not set")
    def test_traces_are_of_the_session(self):
        text = """func.func @f() -> i64 {
          %c = arith.constant -1 : index
          %d = arith.index_castui %c : index to i64
          return %d : i64
        }
        func.func @g() { "x.y"() : () -> () return }"""
        session = mlir_interp.Session(index_bitwidth=32, allow_unregistered=True)
        self.assertEqual(session.parse(text).call("f"), 2**32 - 1)
        self.assertIn("4294967295", session.parse(text).trace("f").html)
        page = mlir_interp.Session(max_steps=2, allow_unregistered=True).parse(text).trace("f").html
        self.assertIn("limit reached", page)
        with self.assertRaises(mlir_interp.Usage) as caught, unittest.mock.patch.dict(
                os.environ, {"MLIR_INTERP_PROGRAM": "/nowhere"}):
            session.parse(text).trace("f")
        self.assertIn("cannot be run", str(caught.exception))

    def test_reports_of_the_program(self):
        error = mlir_interp.page._error(4, "/t/m.mlir:2:3: error: bad\n  text\n/t/m.mlir:1:1: note: here\nnote: x\n",
                                        ("/t/m.mlir", "mine"))
        self.assertIsInstance(error, mlir_interp.UndefinedBehaviour)
        self.assertEqual(error.lines, [("error", "mine", 2, 3, "bad"), ("note", "mine", 1, 1, "here"),
                                       ("note", None, 0, 0, "x")])

    def test_reports_name_the_program(self):
        with self.assertRaises(mlir_interp.UndefinedBehaviour) as caught:
            mlir_interp.parse("""func.func @f(%x: i32) -> i32 {
              %r = arith.divsi %x, %x : i32
              return %r : i32
            }""").call("f", 0)
        self.assertIn("mlir-interp explain ", str(caught.exception))


if __name__ == "__main__":
    unittest.main()
