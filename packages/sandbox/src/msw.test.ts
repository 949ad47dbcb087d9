import { testMsw } from "./test/msw-behaviour.ts";

testMsw();
