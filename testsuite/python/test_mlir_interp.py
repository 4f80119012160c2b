"""The package as its users have it. Where the library is: MLIR_INTERP_LIBRARY, and the programs,
MLIR_INTERP_PROGRAM and MLIR_INTERP_NATIVE."""
import gc
import os
import threading
import unittest

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


class Values(unittest.TestCase):
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

    @unittest.skipUnless(os.environ.get("MLIR_INTERP_PROGRAM"), "MLIR_INTERP_PROGRAM is not set")
    def test_trace(self):
        page = mlir_interp.parse(SCALE).trace("scale", "dense<1.0> : tensor<2x2xf32>", 0.1)
        self.assertIn("arith.mulf", page.html)
        self.assertTrue(page._repr_html_().startswith("<iframe srcdoc="))

    def test_numbers_of_pages(self):
        """What --args reads back is the number, bit by bit."""
        for dtype in (np.float16, np.float32, np.float64):
            drawn = np.frombuffer(np.random.default_rng(7).bytes(400 * dtype().itemsize), dtype)
            for value in (*drawn[np.isfinite(drawn)], *np.array([0.0, -0.0, 1e4, np.inf], dtype)):
                text = mlir_interp.page.attribute(f"f{8 * value.itemsize}", value.itemsize, value)
                module = mlir_interp.parse(f"func.func @f() -> f{8 * value.itemsize} {{\n"
                                           f"  %r = arith.constant {text}\n  return %r : f{8 * value.itemsize}\n}}")
                self.assertEqual(np.asarray(module.call("f"), dtype).tobytes(), value.tobytes(), text)
        self.assertEqual(mlir_interp.page.attribute("f16", 2, np.uint16(0x7FF2).view(np.float16)), "0x7FF2 : f16")
        self.assertEqual(mlir_interp.page.attribute("tensor<2xf32>", 4, np.array([1.5, 1e30], np.float32)),
                         "dense<[1.5, 1.0000000150474662e+30]> : tensor<2xf32>")

    def test_reports_name_the_program(self):
        with self.assertRaises(mlir_interp.UndefinedBehaviour) as caught:
            mlir_interp.parse("""func.func @f(%x: i32) -> i32 {
              %r = arith.divsi %x, %x : i32
              return %r : i32
            }""").call("f", 0)
        self.assertIn("mlir-interp explain ", str(caught.exception))


if __name__ == "__main__":
    unittest.main()
