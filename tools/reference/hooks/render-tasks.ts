import { endpoints } from "../sdk/endpoints.ts";
import type { TaskMember, TaskWords } from "./read-tasks.ts";

const REPETITION = {
  charges: "would charge the card again",
  irreversible: "would do again what cannot be undone",
  harmless: "does no harm",
};

/** The reference of the tasks as Markdown. */
export const renderTasks = (tasks: readonly TaskWords[]): string =>
  [
    "# Tasks",
    "",
    "Generated from the declarations by `npm run generate`. Each task is exported by",
    "`@waypost/hooks/flows` and run with `useTask(task, input)`; the phases",
    "and an example are in [self-service tasks](../guides/tasks.md).",
    "",
    "- **input**: the customer and the device, passed to `useTask`",
    "- **draft**: the customer's input, edited with `useTaskField`",
    "- **data**, **details**: the loaded data; `data` of `useTask` is the displayed part",
    "- **sends**: the `request` that is sent after the customer confirms",
    "- **read back**: the calls that show whether a request without a reply was carried out",
    "",
    ...tasks.map(({ name }) => `- [\`${name}\`](#${name.toLowerCase()})`),
    "",
    ...tasks.flatMap(taskLines),
  ].join("\n");

const taskLines = ({ name, words, parts, stages, repeat, secrets, calls }: TaskWords): string[] => [
  `## ${name}`,
  "",
  words,
  "",
  "| | member | type | |",
  "| --- | --- | --- | --- |",
  ...(["input", "draft", "data", "detail"] as const).flatMap((part) => rows(part, parts[part])),
  ...rows("sends", parts.request),
  "",
  `- Stages: ${stages.map((form, at) => `${at + 1}. ${code(form)}`).join(", ")}`,
  `- Reads: ${operations(calls.reads)}`,
  ...(calls.details.length > 0 ? [`- Reads after a stage: ${operations(calls.details)}`] : []),
  ...(calls.imei.length > 0 ? [`- Checks its IMEI by ${operations(calls.imei)}`] : []),
  `- Sends: ${operations(calls.send)}`,
  `- A repetition ${REPETITION[repeat]}.`,
  calls.readBack.length > 0
    ? `- Read back by ${operations(calls.readBack)}`
    : "- Read back: not possible, so an unknown outcome stays `unknown`.",
  ...(secrets.length > 0 ? [`- Never stored: ${secrets.map(code).join(", ")}`] : []),
  "",
];

const rows = (part: string, members: readonly TaskMember[]): string[] =>
  members.map(
    ({ name, type, words }, at) =>
      `| ${at === 0 ? part : ""} | ${code(name)} | ${code(type)} | ${words.replaceAll("\n", " ")} |`,
  );

const operations = (names: readonly string[]): string =>
  names.length === 0
    ? "nothing"
    : names
        .map((name) => {
          const known = endpoints.get(name);
          return code(`client.${name}`) + (known === undefined ? "" : ` (${known.endpoint})`);
        })
        .join(", ");

const code = (text: string): string => `\`${text.replaceAll("|", "\\|")}\``;
