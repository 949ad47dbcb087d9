import { expect, test } from "vitest";
import { documentedCalls } from "../../../openapi/documented-calls.ts";
import { calls } from "../../../openapi/load.ts";
import type { OpenApiDocument } from "../../../openapi/load.ts";
import { createSandbox, openDatabase } from "./index.ts";

test.each([
  ["/openapi.json", ""],
  ["/openapi.json", "/v2"],
  ["/v2/openapi.json", "/v2"],
])("the OpenAPI description is served at %s with the prefix %j", async (path, prefix) => {
  const sandbox = createSandbox({ database: openDatabase(), devicesPerKind: 1, prefix });
  const response = await sandbox.handle(new Request(`http://localhost:4010${path}`));
  expect(response.status).toBe(200);
  const document = (await response.json()) as OpenApiDocument & { servers: { url: string }[] };
  expect(calls(document)).toHaveLength(documentedCalls.length);
  expect(document.servers.map(({ url }) => url)).toEqual([`http://localhost:4010${prefix}`]);
  sandbox.close();
});
