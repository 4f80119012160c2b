// Tensors made of elements, of a function of the index, and of parts of others.
func @squares(%n: index) -> tensor<?xindex> {
  %t = dynamic_tensor_from_elements %n {
  ^bb0(%i: index):
    %square = muli %i, %i : index
    yield %square : index
  } : tensor<?xindex>
  return %t : tensor<?xindex>
}

func @main() -> (tensor<2xindex>, index, index) {
  %c2 = constant 2 : index
  %c3 = constant 3 : index
  %c6 = constant 6 : index
  %all = call @squares(%c6) : (index) -> tensor<?xindex>
  %some = subtensor %all[2] [2] [1] : tensor<?xindex> to tensor<2xindex>
  %pair = tensor_from_elements(%c2, %c3) : tensor<2xindex>
  %sums = addi %some, %pair : tensor<2xindex>
  %last = extract_element %all[%c3] : tensor<?xindex>
  %size = dim %all, 0 : tensor<?xindex>
  return %sums, %last, %size : tensor<2xindex>, index, index
}
