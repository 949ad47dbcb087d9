import { expect, test } from "vitest";
import { readCommandLine } from "./command-line.ts";

test.each([
  [["--port", "abc"], /--port must be a whole number from 0 to 65535, not "abc"/],
  [["--port", "70000"], /--port must be a whole number/],
  [["--devices", "-1"], /--devices/],
  [["--now", "soon"], /--now must be an ISO 8601 date/],
  [["--fault", "register=explode"], /Unknown fault kind: explode/],
  [["--fault", "register=lost=2"], /Unknown fault kind: lost=2/],
  [["--fault", "register=lost,tmes=2"], /Unknown fault option: tmes/],
  [["--fault", "register=lost,times"], /"times" must be a whole number/],
  [["--fault", "register=commit-then,body={"], /must be JSON, not "{"/],
  [["--fault", "register=silent-close,carriedOut=1"], /"carriedOut" must be true/],
  [["--max-age", "soon"], /--max-age must be a whole number/],
  [["--database", ""], /--database must be the name of a file/],
])("%j is refused with a message", (args, message) => {
  expect(() => readCommandLine(args)).toThrow(message);
});
