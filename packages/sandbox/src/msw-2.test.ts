import { fileURLToPath } from "node:url";
import { HttpHandler } from "msw2";
import { expect, test, vi } from "vitest";
import { sandboxHandlers } from "./msw.ts";
import { outcomeOf, startProgram } from "./test/program.ts";
import { testMsw } from "./test/msw-behaviour.ts";
import { testSandbox } from "./test/test-sandbox.ts";

// The older version takes the place of the newer one, as if a project had only that installed.
vi.mock("msw", () => import("msw2"));
vi.mock("msw/node", () => import("msw2/node"));

testMsw();

test("the handlers are those of msw 2", () => {
  const [handler] = sandboxHandlers(testSandbox().sandbox);
  expect(handler).toBeInstanceOf(HttpHandler);
});

test("the types fit msw 2", async () => {
  const project = fileURLToPath(new URL("../tsconfig.msw-2.json", import.meta.url));
  const check = await outcomeOf(startProgram("tsc", "-p", project));
  expect(check).toEqual({ stdout: "", stderr: "", code: 0 });
}, 60_000);
