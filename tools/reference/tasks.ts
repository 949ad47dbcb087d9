import { join } from "node:path";
import ts from "typescript";
import * as flows from "../../packages/hooks/src/flows/index.ts";
import { REGISTRATION_PHASES } from "../../packages/hooks/src/flows/registration/state.ts";
import { publicNames } from "../lib/public-names.ts";

const hooks = await publicNames(join(import.meta.dirname, "../../packages/hooks"));
const { checker } = hooks;
const tasks: Readonly<Record<string, unknown>> = { ...flows };

const code = (texts: readonly string[]) => texts.map((text) => `\`${text}\``).join(", ");
const exported = (name: string) =>
  hooks.names.flatMap((one) => (one.name === name ? [checker.getTypeOfSymbol(one.symbol)] : []))[0];

/** The members of a type with their own types, as code. */
function membersOf(type: ts.Type): string {
  const members = type.getProperties().map((one) => {
    const mark = one.flags & ts.SymbolFlags.Optional ? "?" : "";
    const own = checker.getTypeOfSymbol(one);
    const text = checker.typeToString(own, undefined, ts.TypeFormatFlags.NoTruncation);
    return `${one.name}${mark}: ${text.replaceAll(/ \| (undefined|\(string & \{\}\))/g, "")}`;
  });
  return code(members) || "nothing";
}

/** The page about the tasks, with the stages, the input, the draft and the data of each. */
export const withTaskTypes = (page: string): string =>
  page.replaceAll(
    /(?<=^## (\w+)\n\n.+\n\n)(- (Stages|Input|Draft|Data): .*\n)*/gm,
    (_, name: string) => {
      const [shape] = checker.getTypeArguments(exported(name) as ts.TypeReference);
      const part = (key: string) => checker.getTypeOfSymbol(shape?.getProperty(key) as ts.Symbol);
      const data = shape?.getProperty("view") ? "view" : "data";
      const { task } = tasks[name] as { readonly task: flows.Task };
      return `- Stages: ${code(Object.keys(task.stages).map((stage) => `"${stage}"`))}
- Input: ${membersOf(part("input"))}
- Draft: ${membersOf(part("draft"))}
- Data: ${membersOf(part(data))}
`;
    },
  );

/** The page about the registration, with a table of its phases. */
export function withPhases(page: string): string {
  const view = exported("useRegistration")?.getCallSignatures()[0]?.getReturnType();
  const common = new Set(view?.getProperties().map(({ name }) => name));
  const rows = (view?.isUnion() ? view.types : []).map((one) => {
    const named = checker.getTypeOfSymbol(one.getProperty("phase") as ts.Symbol);
    const phases = REGISTRATION_PHASES.filter((phase) =>
      (named.isUnion() ? named.types : [named]).some((it) => "value" in it && it.value === phase),
    );
    const own = one.getProperties().filter(({ name }) => !common.has(name));
    const cells = [phases, own.map(({ name }) => name)].map((cell) => code(cell) || "nothing more");
    return { place: phases.map((phase) => REGISTRATION_PHASES.indexOf(phase))[0] ?? 0, cells };
  });
  rows.sort((a, b) => a.place - b.place);
  const table = rows.map(({ cells }) => `| ${cells.join(" | ")} |\n`).join("");
  return page.replace(/(?<=^\| phase \| what is there \|\n\|-+\|-+\|\n)(\|.*\n)*/m, table);
}
