import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { GUARDS } from "../mutation/guards/index.ts";
import { switchOff } from "../mutation/switch-off.ts";

const flows = join(import.meta.dirname, "../packages/hooks/src/flows");

const SWITCHES = GUARDS.flatMap(({ id, off }) =>
  Object.entries(off).flatMap(([file, names]) =>
    Object.entries(names).map(([name, becomes]) => ({ id, file, name, becomes })),
  ),
);

/** What the compiler does not know in a file that stands alone: syntax, and names that are nowhere. */
function complaints(text: string): string[] {
  const source = ts.createSourceFile("guard.ts", text, ts.ScriptTarget.ESNext, true);
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (name) => (name === "guard.ts" ? source : undefined),
  };
  const program = ts.createProgram(["guard.ts"], { noLib: true, noResolve: true }, host);
  const unknownName = [2304, 2552, 18004];
  return [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source).filter(({ code }) => unknownName.includes(code)),
  ].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

test.each(SWITCHES)(
  "the guard $id can be switched off: $name in $file",
  ({ file, name, becomes }) => {
    const text = readFileSync(join(flows, file), "utf8");
    const without = switchOff(text, name, becomes);
    expect(without).not.toBe(text);
    // Code that does not run would fail in every test, and prove nothing.
    expect(new Set(complaints(without))).toEqual(new Set(complaints(text)));
  },
);

test("each guard of a payment has a unique id, and the guards that back it exist", () => {
  const ids = GUARDS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const backing = GUARDS.flatMap(({ backedBy }) => backedBy?.ids ?? []);
  expect(ids).toEqual(expect.arrayContaining(backing));
});
