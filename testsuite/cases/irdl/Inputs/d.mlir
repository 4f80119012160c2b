irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    irdl.parameters(a: %0)
  }
  irdl.type @e
  irdl.type @i {
    %0 = irdl.is i32
    irdl.parameters(a: %0)
  }
  irdl.attribute @at {
    %0 = irdl.any
    irdl.parameters(a: %0)
  }
  irdl.attribute @ae
  irdl.operation @two {
    %0 = irdl.any
    irdl.operands(a: %0, b: %0)
    irdl.results(c: %0)
  }
  irdl.operation @opt {
    %0 = irdl.is i32
    irdl.operands(a: %0, b: optional %0)
  }
  irdl.operation @var {
    %0 = irdl.is i32
    irdl.operands(a: %0, b: variadic %0)
    irdl.results(c: optional %0)
  }
  irdl.operation @seg {
    %0 = irdl.is i32
    irdl.operands(a: %0, b: variadic %0, c: optional %0)
    irdl.results(d: variadic %0, e: optional %0)
  }
  irdl.operation @par {
    %0 = irdl.any
    %1 = irdl.parametric @d::@t<%0>
    irdl.operands(a: %1)
    irdl.results(c: %0)
  }
  irdl.operation @pat {
    %0 = irdl.any
    %1 = irdl.parametric @d::@at<%0>
    irdl.attributes {"x" = %1}
    irdl.results(c: %0)
  }
  irdl.operation @base {
    %0 = irdl.base "!builtin.integer"
    irdl.operands(a: %0)
  }
  irdl.operation @batt {
    %0 = irdl.base "#builtin.integer"
    irdl.attributes {"x" = %0}
  }
  irdl.operation @bref {
    %0 = irdl.base @d::@t
    %1 = irdl.base @d::@at
    irdl.operands(a: %0)
    irdl.attributes {"x" = %1}
  }
  irdl.operation @anyof {
    %0 = irdl.is i32
    %1 = irdl.is f32
    %2 = irdl.any_of(%0, %1)
    irdl.operands(a: %2, b: variadic %2)
  }
  irdl.operation @allof {
    %0 = irdl.is i32
    %1 = irdl.is f32
    %2 = irdl.all_of(%0, %1)
    irdl.operands(a: %2, b: variadic %2)
  }
  irdl.operation @attrs {
    %0 = irdl.is i32
    %1 = irdl.is 5 : i64
    irdl.attributes {"a" = %0, "b" = %1, "c" = %1}
  }
  irdl.operation @reg {
    %0 = irdl.any
    %1 = irdl.is i32
    %2 = irdl.region
    %3 = irdl.region()
    %4 = irdl.region(%0, %1)
    %5 = irdl.region(%0) with size 2
    irdl.regions(a: %2, b: %3, c: %4, d: %5)
  }
  irdl.operation @reg1 {
    %0 = irdl.any
    %1 = irdl.is i32
    %2 = irdl.region(%0, %1)
    irdl.operands(x: %0)
    irdl.regions(a: %2)
  }
  irdl.operation @noreg
  irdl.operation @rsz {
    %0 = irdl.region with size 2
    irdl.regions(d: %0)
  }
}
