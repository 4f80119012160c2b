"""Modules that bench.py generates: a large one to parse, and some that grow.

Each writer takes the path of the file and how many functions or operations are to be in it.
"""
import random

# A function of each kind that a large module is made of; {n} is its number.
FUNCTIONS = ["""
func.func @arithmetic{n}(%a: i32, %b: i32, %c: i64) -> (i32, i64) {{
  %c{n} = arith.constant {n} : i32
  %sum = arith.addi %a, %c{n} overflow<nsw> : i32
  %product = arith.muli %sum, %b : i32
  %less = arith.cmpi slt, %product, %a : i32
  %chosen = arith.select %less, %sum, %product : i32
  %wide = arith.extsi %chosen : i32 to i64
  %mixed = arith.xori %wide, %c : i64
  %shifted = arith.shrui %mixed, %c : i64
  %f = arith.sitofp %chosen : i32 to f64
  %half = arith.constant 5.000000e-01 : f64
  %g = arith.mulf %f, %half fastmath<contract> : f64
  %h = math.sqrt %g : f64
  %back = arith.fptosi %h : f64 to i64
  %total = arith.addi %shifted, %back : i64
  %i = arith.index_cast %total : i64 to index
  %table = memref.alloca() : memref<8xindex>
  %c7 = arith.constant 7 : index
  %at = arith.andi %i, %c7 : index
  memref.store %i, %table[%at] : memref<8xindex>
  return %chosen, %total : i32, i64
}}
""", """
func.func @loops{n}(%m: memref<?x{n}xf32>, %rows: index, %start: f32) -> f32 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %width = memref.dim %m, %c1 : memref<?x{n}xf32>
  %sum = scf.for %i = %c0 to %rows step %c1 iter_args(%row = %start) -> (f32) {{
    %inner = scf.for %j = %c0 to %width step %c1 iter_args(%s = %row) -> (f32) {{
      %v = memref.load %m[%i, %j] : memref<?x{n}xf32>
      %t = arith.addf %s, %v : f32
      %big = arith.cmpf ogt, %t, %start : f32
      %kept = scf.if %big -> (f32) {{
        scf.yield %start : f32
      }} else {{
        memref.store %t, %m[%i, %c0] : memref<?x{n}xf32>
        scf.yield %t : f32
      }}
      scf.yield %kept : f32
    }}
    scf.yield %inner : f32
  }}
  return %sum : f32
}}
""", """
func.func @affine{n}(%a: memref<64x64xf64>, %b: memref<64x64xf64>, %n: index) {{
  %cst = arith.constant {n}.0 : f64
  affine.for %i = 1 to 63 {{
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 63 step 2 {{
      %x = affine.load %a[%i - 1, %j + 1] : memref<64x64xf64>
      %y = affine.load %a[%i + 1, (%j * 3 + 1) mod 64] : memref<64x64xf64>
      %s = arith.addf %x, %y : f64
      %p = arith.mulf %s, %cst : f64
      affine.if affine_set<(d0, d1)[s0] : (d0 - d1 >= 0, s0 - {n} >= 0)>(%i, %j)[%n] {{
        affine.store %p, %b[%i, %j] : memref<64x64xf64>
      }} else {{
        %z = affine.load %b[%j, %i] : memref<64x64xf64>
        affine.store %z, %b[%i, symbol(%n) floordiv 2] : memref<64x64xf64>
      }}
    }}
  }}
  return
}}
""", """
func.func @blocks{n}(%x: i64, %limit: i64) -> i64 attributes {{note = "number {n}"}} {{
  %zero = arith.constant 0 : i64
  %step = arith.constant {n} : i64
  cf.br ^loop(%x, %zero : i64, i64)
^loop(%value: i64, %count: i64):
  %more = arith.cmpi ult, %count, %limit : i64
  cf.cond_br %more, ^body(%count : i64), ^end(%value, %count : i64, i64)
^body(%at: i64):
  %next = arith.addi %at, %step : i64
  %scaled = arith.muli %value, %next : i64
  cf.br ^loop(%scaled, %next : i64, i64)
^end(%last: i64, %steps: i64):
  %even = arith.trunci %last : i64 to i1
  cf.cond_br %even, ^again(%last, %steps : i64, i64), ^done(%steps : i64)
^again(%x1: i64, %limit1: i64):
  %below = arith.minui %x1, %limit1 : i64
  %fewer = arith.subi %below, %step overflow<nuw> : i64
  %r = func.call @blocks{n}(%fewer, %limit1) : (i64, i64) -> i64
  cf.br ^done(%r : i64)
^done(%result: i64):
  return %result : i64
}}
"""]

# Bodies of a loop that runs ever longer: operations an iteration, text; %i counts, %s is carried.
LOOPS = {
    "arithmetic": (5, """
    %a = arith.muli %s, %mul : i32
    %b = arith.addi %a, %one : i32
    %k = arith.index_cast %i : index to i32
    %next = arith.xori %b, %k : i32
    scf.yield %next : i32
"""),
    "calls and memory": (10, """
    %m = memref.alloc() : memref<4xi32>
    memref.store %s, %m[%c1] : memref<4xi32>
    %v = func.call @change(%m) : (memref<4xi32>) -> i32
    memref.dealloc %m : memref<4xi32>
    %next = arith.addi %v, %one : i32
    scf.yield %next : i32
"""),
}
LOOP_FRAME = """
func.func @change(%m: memref<4xi32>) -> i32 {{
  %c1 = arith.constant 1 : index
  %mul = arith.constant 48271 : i32
  %v = memref.load %m[%c1] : memref<4xi32>
  %w = arith.muli %v, %mul : i32
  return %w : i32
}}
func.func @main() -> i32 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant {count} : index
  %one = arith.constant 1 : i32
  %mul = arith.constant 1664525 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %one) -> (i32) {{{body}  }}
  return %r : i32
}}
"""


def write_functions(path, count):
    """A module of `count` functions, written of each kind in turn."""
    with open(path, "w", encoding="ascii") as out:
        for n in range(1, count + 1):
            out.write(FUNCTIONS[n % len(FUNCTIONS)].format(n=n))


def write_long_function(path, count):
    """A main of `count` operations, each needing the one before."""
    names = ["addi", "xori", "muli", "subi"]
    with open(path, "w", encoding="ascii") as out:
        out.write("func.func @main() -> i32 {\n  %v0 = arith.constant 12345 : i32\n"
                  "  %v1 = arith.constant 271 : i32\n")
        for n in range(2, count - 1):
            out.write(f"  %v{n} = arith.{names[n % 4]} %v{n - 1}, %v{n - 2} : i32\n")
        out.write(f"  return %v{count - 2} : i32\n}}\n")


def write_many_functions(path, count):
    """Functions of ten operations that main calls in turn: `count` operations, nearly."""
    with open(path, "w", encoding="ascii") as out:
        for n in range(count // 10):
            out.write(f"func.func @f{n}(%v0: i32) -> i32 {{\n  %c = arith.constant {n} : i32\n")
            for k in range(1, 8):
                out.write(f"  %v{k} = arith.{'xori' if k % 2 else 'muli'} %v{k - 1}, %c : i32\n")
            out.write("  return %v7 : i32\n}\n")
        out.write("func.func @main() -> i32 {\n  %r0 = arith.constant 1 : i32\n")
        for n in range(count // 10):
            out.write(f"  %r{n + 1} = func.call @f{n}(%r{n}) : (i32) -> i32\n")
        out.write(f"  return %r{count // 10} : i32\n}}\n")


def write_weights(path, count):
    """A module of `count` numbers in constants, as a model has them: texts of hexadecimal digits."""
    each = 100_000
    numbers = random.Random(1)
    with open(path, "w", encoding="ascii") as out:
        for n in range(count // each):
            out.write(f"func.func @layer{n}() -> tensor<{each}xf32> {{\n  %w = arith.constant "
                      f"dense<\"0x{numbers.randbytes(4 * each).hex()}\"> : tensor<{each}xf32>\n"
                      f"  return %w : tensor<{each}xf32>\n}}\n")


def write_loop(kind):
    """What writes a loop of this kind that executes `count` operations, nearly."""
    each, body = LOOPS[kind]
    return lambda path, count: path.write_text(LOOP_FRAME.format(count=count // each, body=body))
