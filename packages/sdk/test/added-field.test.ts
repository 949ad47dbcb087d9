import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { schemaSource } from "../../../tools/lib/schema-source.ts";
import { inTemporaryFolder } from "../../../tools/lib/temporary.ts";

const root = join(import.meta.dirname, "../../..");

test("a field added to the contract appears in the SDK's type without another edit", async () => {
  const words = await inTemporaryFolder(async (folder) => {
    await cp(join(root, "openapi"), join(folder, "openapi"), { recursive: true });
    await cp(join(root, "packages/sdk/src"), join(folder, "src"), { recursive: true });
    const common = join(folder, "openapi/schemas/common.yaml");
    const text = await readFile(common, "utf8");
    const added = "    issuer: { type: string, description: The bank. }\n    cardholder_name:\n";
    await writeFile(common, text.replace("    cardholder_name:\n", added));
    const schema = await schemaSource(join(folder, "openapi/openapi.yaml"));
    await writeFile(join(folder, "src/generated/schema.ts"), schema);
    const program = ts.createProgram([join(folder, "src/index.ts")], { noEmit: true, types: [] });
    const checker = program.getTypeChecker();
    const source = program.getSourceFile(join(folder, "src/index.ts"));
    const module = source && checker.getSymbolAtLocation(source);
    const card =
      module && checker.getExportsOfModule(module).find((one) => one.name === "CreditCard");
    const issuer =
      card && checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(card)).getProperty("issuer");
    return ts.displayPartsToString(issuer?.getDocumentationComment(checker));
  });
  expect(words).toBe("The bank.");
});
