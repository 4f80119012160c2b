"""A dialect with an attribute of two parts, or a module with thirty of them, each made of the one before, twice.

usage: pairs.py dialect|module > FILE
"""
import sys

DIALECT = """irdl.dialect @t {
  irdl.attribute @pair {
    %any = irdl.any
    irdl.parameters(first: %any, second: %any)
  }
}"""
if sys.argv[1] == "dialect":
    print(DIALECT)
else:
    print("#p0 = 1 : i32", *(f"#p{i} = #t.pair<#p{i - 1}, #p{i - 1}>" for i in range(1, 31)),
          "module attributes {t.x = #p30} {}", sep="\n")
