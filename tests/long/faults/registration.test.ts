import { testFaults } from "../../lib/faults/matrix.ts";

testFaults("registration");
