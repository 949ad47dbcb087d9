import { testFaults } from "../../lib/faults/matrix.ts";

testFaults("card-update");
