module top(input clk, input [15:0] a, input [15:0] b, output [31:0] product);
  reg [31:0] p1 = 0, p2 = 0, p3 = 0, p4 = 0;
  always @(posedge clk) begin p1 <= a * b; p2 <= p1; p3 <= p2; p4 <= p3; end
  assign product = p4;
endmodule
