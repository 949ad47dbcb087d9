import { testFaults } from "../../lib/faults/matrix.ts";

testFaults("dormant-cancellation");
