import { fileURLToPath } from "node:url";
import { HttpHandler } from "msw2";
import { expect, test, vi } from "vitest";
import { outcomeOf, startProgram } from "./test/program.ts";
import { testSandbox } from "./test/test-sandbox.ts";

// Replaces msw 3 with msw 2 for the modules imported here, as if a project had only
// that installed.
vi.doMock("msw", () => import("msw2"));
vi.doMock("msw/node", () => import("msw2/node"));
vi.resetModules();
const { sandboxHandlers } = await import("./msw.ts");
const { testMsw } = await import("./test/msw-behaviour.ts");
vi.doUnmock("msw");
vi.doUnmock("msw/node");
vi.resetModules();

testMsw();

test("the handlers are from msw 2", () => {
  const [handler] = sandboxHandlers(testSandbox().sandbox);
  expect(handler).toBeInstanceOf(HttpHandler);
});

test("the types fit msw 2", { tags: ["long"] }, async () => {
  const project = fileURLToPath(new URL("../tsconfig.msw-2.json", import.meta.url));
  const check = await outcomeOf(startProgram("tsc", "-p", project));
  expect(check).toEqual({ stdout: "", stderr: "", code: 0 });
});
