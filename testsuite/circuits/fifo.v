module top(input clk, input rst, input push, input pop, input [7:0] data, output [7:0] value, output full, output empty, output almost);
  reg [7:0] m [0:4];
  reg [2:0] first = 0, count = 0;
  assign full = count == 5, empty = count == 0, almost = count >= 4;
  assign value = empty ? 0 : m[first];
  wire writes = push & ~full, reads = pop & ~empty;
  always @(posedge clk)
    if (rst) begin first <= 0; count <= 0; end
    else begin
      if (writes) m[(first + count) % 5] <= data;
      if (reads) first <= first == 4 ? 0 : first + 1;
      count <= count + writes - reads;
    end
endmodule
