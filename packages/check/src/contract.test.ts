import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { checkContractSource } from "../../../tools/lib/check-contract.ts";
import { contract } from "./generated/contract.ts";

test("the schemas are those of the contract", async () => {
  const committed = new URL("generated/contract.ts", import.meta.url);
  expect(await readFile(committed, "utf8")).toBe(await checkContractSource());
  expect(Object.keys(contract)).toHaveLength(31);
});
