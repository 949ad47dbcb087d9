import { testFaults } from "../../lib/faults/matrix.ts";

testFaults("pay-dormant-fee");
