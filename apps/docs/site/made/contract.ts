import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../compose.ts";
import { fieldRows, type Schema } from "./schema.ts";

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly (Parameter | { $ref: string })[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { $ref: string } | Reply>>;
  readonly "x-waypost": Readonly<Record<string, unknown>>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
}

interface Reply {
  readonly description: string;
  readonly content?: Content;
}

type Content = Readonly<
  Record<string, { schema: Schema; examples?: Readonly<Record<string, { value: unknown }>> }>
>;

interface Contract {
  readonly info: { readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Returns the page with all API calls, from the OpenAPI description. */
export async function contractPage(): Promise<string> {
  const file = join(root, "packages/sdk/openapi.json");
  const contract = JSON.parse(await readFile(file, "utf8")) as Contract;
  const calls = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => /^(get|post|put)$/.test(method))
      .map(([method, call]) => ({ title: `${method.toUpperCase()} ${path}`, call })),
  );
  const tags = [...new Set(calls.flatMap(({ call }) => call.tags))];
  const parts = tags.flatMap((tag) => [
    `## ${tag}`,
    ...calls
      .filter(({ call }) => call.tags.includes(tag))
      .flatMap(({ title, call }) => callPart(contract, title, call)),
  ]);
  return [contract.info.description.replaceAll(/^#/gm, "##"), ...parts].join("\n\n");
}

function callPart(contract: Contract, title: string, call: Operation): string[] {
  const found = <Kind>(part: Kind | { $ref: string }): Kind =>
    part !== null && typeof part === "object" && "$ref" in part
      ? (part.$ref
          .split("/")
          .slice(2)
          .reduce<unknown>(
            (at, key) => (at as Record<string, unknown>)[key],
            contract.components,
          ) as Kind)
      : part;
  const rows = (schema: Schema) => fieldRows(schema, (ref) => found<Schema>({ $ref: ref }));
  const parameters = (call.parameters ?? []).map((one) => found<Parameter>(one));
  const body = call.requestBody?.content["application/json"];
  const replies = Object.entries(call.responses).map(
    ([status, reply]) => [status, found<Reply>(reply)] as const,
  );
  return [
    `### ${title}`,
    [call.summary, call.description].filter(Boolean).join(". ").replaceAll(".. ", ". "),
    traits(call),
    ...(parameters.length === 0
      ? []
      : [
          table(
            ["parameter", "in", ""],
            parameters.map(({ name, in: place, description = "" }) => [
              `\`${name}\``,
              place,
              description,
            ]),
          ),
        ]),
    ...(body === undefined ? [] : ["**Body**", table(["field", "type", ""], rows(body.schema))]),
    ...replies.flatMap(([status, reply]) => replyPart(status, reply, rows)),
  ];
}

function replyPart(status: string, reply: Reply, rows: (schema: Schema) => string[][]): string[] {
  const json = reply.content?.["application/json"];
  const said = `**${status}** ${reply.description.trim()}`;
  if (json === undefined || !status.startsWith("2")) return [said];
  const example = Object.values(json.examples ?? {})[0]?.value;
  return [
    said,
    table(["field", "type", ""], rows(json.schema)),
    ...(example === undefined ? [] : [`\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``]),
  ];
}

function traits({ operationId, "x-waypost": known }: Operation): string {
  const words = {
    charges: "charges the customer",
    irreversible: "cannot be undone",
    token: "needs the customer's token",
  };
  const said = Object.entries(words)
    .filter(([name]) => known[name] === true)
    .map(([, text]) => text);
  const method = `In the SDK: \`${String(known["sdk"])}\`. Operation: \`${operationId}\`.`;
  return said.length === 0 ? method : `${method} It ${said.join(", and ")}.`;
}

const line = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll("\n", " ").replaceAll("|", "\\|")).join(" | ")} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
