module top(input clk, input go, input clear, input [7:0] d, output [7:0] delayed, output reg [7:0] high, output reg [7:0] low, output running);
  reg [7:0] r0 = 0, r1 = 0, r2 = 0;
  reg [1:0] mode = 0;
  initial begin high = 0; low = 0; end
  assign delayed = r2, running = mode == 2;
  always @(posedge clk) begin
    if (clear) begin r0 <= 0; r1 <= 0; r2 <= 0; end
    else if (go) begin r0 <= d; r1 <= r0; r2 <= r1; end
    case (mode) 0: mode <= go ? 1 : 0; 1: mode <= 2; default: mode <= clear ? 0 : 2; endcase
    if (mode == 1) low <= d;
    else if (mode == 2) begin high <= low; low <= low + 1; end
  end
endmodule
