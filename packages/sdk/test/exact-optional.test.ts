import { expect, test } from "vitest";
import { outputOf } from "../../../tools/lib/output.ts";

const OPTIONS = [
  ..."--ignoreConfig --noEmit --strict --exactOptionalPropertyTypes".split(" "),
  ..."--allowImportingTsExtensions --target es2022 --module nodenext".split(" "),
  ..."--lib es2023,dom,dom.iterable --types".split(" "),
  "",
];

test("with exactOptionalPropertyTypes every supported kind of `fetch` is accepted", async () => {
  const args = [...OPTIONS, "exact-optional.types.ts"];
  expect(await outputOf("tsc", args, { cwd: import.meta.dirname })).toBe("");
});
