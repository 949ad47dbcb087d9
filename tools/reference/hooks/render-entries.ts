import type { EntryName } from "./read-entries.ts";

/** What each entry is for. The texts of a language have an entry for each area. */
const ENTRIES: readonly (readonly [address: string, words: string])[] = [
  [".", "What is not a hook: the provider, the translator, and types of what hooks return."],
  ["./flows", "Flows, tasks, reads and texts, without React."],
  ["./rules", "Pure functions and tables of the documented rules."],
  ["./forms", "Checks of entered values by Standard Schema. Their messages are codes."],
  ["./registration-logic", "The part of the registration that is loaded after the first page."],
  ["./testing", "For tests of components. It needs `@waypost/sdk/testing`."],
  ["./devtools", "For development."],
  [
    "./messages",
    "All English texts. `./messages/es` and `./messages/fr` have them in Spanish and French.",
  ],
];

/** Written once: the areas of the other languages have the same names. */
const AREA = /^\.\/messages\/(?!es\b|fr\b|en-plain$)/;

/** The reference of the public names that are not hooks, as Markdown. */
export function renderEntries(names: readonly EntryName[]): string {
  const languages = names.filter(({ address }) => /^\.\/messages\/(es|fr|en-plain)$/.test(address));
  return [
    "# What is not a hook",
    "",
    "Every other public name of `@waypost/hooks`, by entry. Written from the declarations by",
    "`npm run generate`: an editor shows the rest of each description, and the members of a type.",
    "The hooks have [a page of their own](hooks.md).",
    "",
    ...ENTRIES.map(([address]) => `- [${titleOf(address)}](#${anchorOf(address)})`),
    "- [The texts of one area](#the-texts-of-one-area)",
    "",
    ...ENTRIES.flatMap(([address, words]) => [
      `## ${titleOf(address)}`,
      "",
      words,
      "",
      ...names.filter((one) => one.address === address).map(line),
      ...(address === "./messages" ? languages.map(line) : []),
      "",
    ]),
    "## The texts of one area",
    "",
    "A page that has to be small loads only the texts of its areas, from entries of their own. Spanish",
    "and French are in `./messages/es/…` and `./messages/fr/…`, with the same names.",
    "",
    ...names
      .filter(({ address }) => AREA.test(address))
      .map((one) => `- \`${titleOf(one.address)}\`: ${line(one).slice(2)}`),
    "",
  ].join("\n");
}

/** The entries that the page knows: the test asks whether any is missing. */
export const isInPage = ({ address }: EntryName): boolean =>
  address.startsWith("./messages/") || ENTRIES.some(([known]) => known === address);

const titleOf = (address: string): string => `@waypost/hooks${address.slice(1)}`;

/** The anchor that GitHub gives to the heading of an entry. */
const anchorOf = (address: string): string => titleOf(address).replace(/[^\w-]/g, "");

const line = ({ code, words }: EntryName): string => `- \`${code}\`${words && `: ${words}`}`;
