import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { calls, loadContract } from "../../../openapi/load.ts";
import { openApiSource } from "../../../tools/lib/openapi-file.ts";
import { inTemporaryFolder } from "../../../tools/lib/temporary.ts";
import { contract, describedCalls, type Description } from "./contract.ts";

const omitDescriptions = (schema: unknown): unknown =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === "description" && typeof value === "string" ? undefined : value,
    ),
  );

test("the calls and their reply schemas match the contract", async () => {
  const documented = calls(await loadContract()).map(({ method, path, operation, needsToken }) => {
    const schema = omitDescriptions(
      operation.responses["200"]?.content?.["application/json"]?.schema,
    );
    const isLookup = operation.tags.includes("lookups");
    const call = { method: method.toUpperCase(), path, needsToken, isLookup, schema };
    return [operation.operationId, call] as const;
  });
  expect(contract).toEqual(Object.fromEntries(documented));
});

test("a field added to the YAML reaches the shipped file and the check", async () => {
  const iso = { type: "string" };
  await inTemporaryFolder(async (folder) => {
    await cp(join(import.meta.dirname, "../../../openapi"), folder, { recursive: true });
    const file = join(folder, "schemas/lookups.yaml");
    const yaml = await readFile(file, "utf8");
    await writeFile(file, yaml.replace("    country_name:", "    iso: { type: string }\n$&"));

    const shipped = JSON.parse(await openApiSource(join(folder, "openapi.yaml"))) as Description;
    const schema = expect.objectContaining({ properties: expect.objectContaining({ iso }) });
    expect(shipped).toHaveProperty("components.schemas.Country", schema);
    expect(describedCalls(shipped)).toHaveProperty("listCountries.schema.properties.countries", {
      type: "array",
      items: schema,
    });
  });
});
