import { expect, test } from "vitest";
import { documentedCalls } from "../../../openapi/documented-calls.ts";
import { en } from "../../../packages/hooks/src/messages/en.ts";
import { contractPage } from "./made/contract.ts";
import { messagesPage } from "./made/messages.ts";

test("every message code is in the reference", () => {
  const page = messagesPage();
  expect(Object.keys(en).filter((code) => !page.includes(`- \`${code}\``))).toEqual([]);
});

test("every call of the API is in the reference, with its method of the SDK", async () => {
  const page = await contractPage();
  expect(page.match(/In the SDK: `\w+\.\w+`/g)).toHaveLength(documentedCalls.length);
});
