import type { ComponentWords, EntryWords } from "./read-components.ts";

/** The components of the UI package as Markdown. */
export const renderComponents = (entries: readonly EntryWords[]): string =>
  [
    "# The components of @waypost/ui",
    "",
    "Written from the types and the stories by `npm run generate`. Each heading is an entry:",
    '`import { TextField } from "@waypost/ui/TextField"`. Classes, attributes of states, variables and',
    "weights have [a page of their own](ui.md); `npm --prefix apps/portal run workshop` shows every state below.",
    "A prop with `?` may be left out. Events of React Aria and `aria-` attributes are taken where the",
    "component is one of theirs, and not listed.",
    "",
    ...entries.flatMap(({ entry, components, states, keys }) => [
      `## ${entry}`,
      "",
      ...components.flatMap((one) => componentLines(one, entry)),
      ...(states.length === 0 ? [] : [`**States:** ${states.join(", ")}.`, ""]),
      ...(keys.length === 0 ? [] : [`**Keyboard:** Tab reaches it; ${keys.join("; ")}.`, ""]),
    ]),
  ].join("\n");

const componentLines = (
  { name, words, props, others }: ComponentWords,
  entry: string,
): string[] => [
  ...(name === entry ? [] : [`### ${name}`, ""]),
  ...(words === "" ? [] : [words, ""]),
  ...(props.length === 0
    ? []
    : [
        "| prop | type | |",
        "| --- | --- | --- |",
        ...props.map(
          (prop) =>
            `| ${code(prop.name)} | ${code(prop.type)} | ${prop.words.replaceAll("\n", " ")} |`,
        ),
        "",
      ]),
  ...(others.length === 0 ? [] : [`Also: ${others.map(code).join(", ")}.`, ""]),
];

const code = (text: string): string => `\`${text.replaceAll("|", "\\|")}\``;
