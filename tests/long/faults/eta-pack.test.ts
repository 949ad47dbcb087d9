import { testFaults } from "../../lib/faults/matrix.ts";

testFaults("eta-pack");
