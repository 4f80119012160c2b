module top(input clk, input write, input [1:0] mask, input [3:0] at, input [3:0] to, input [15:0] data, output [15:0] now, output reg [15:0] later);
  reg [15:0] m [0:15];
  integer i;
  initial begin for (i = 0; i < 16; i = i + 1) m[i] = 0; later = 0; end
  assign now = m[at];
  always @(posedge clk) begin
    later <= m[at];
    if (write & mask[0]) m[to][7:0] <= data[7:0];
    if (write & mask[1]) m[to][15:8] <= data[15:8];
  end
endmodule
