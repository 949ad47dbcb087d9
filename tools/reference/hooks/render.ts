import type { HookWords } from "./read.ts";

const TITLES: Readonly<Record<string, string>> = {
  "": "For every flow",
  account: "The account",
  "device-settings": "The settings of a device",
  "phone-consent": "The consent to text messages",
  registration: "The registration",
  task: "The tasks of self-service",
};

/** The reference of the hooks as Markdown. */
export function renderHooks(hooks: readonly HookWords[]): string {
  const areas = [...new Set(hooks.map(({ area }) => area))];
  return [
    "# Hooks",
    "",
    "Written from the declarations by `npm run generate`. All hooks are exported by `@waypost/hooks`;",
    "what has no React in it by `@waypost/hooks/flows`, `/rules` and `/forms`, whose names are on",
    "[a page of their own](hooks-entries.md). A type that no entry exports can be taken from the hook:",
    "`ReturnType<typeof usePlanCards>`.",
    "",
    ...areas.flatMap((area) => [
      `- [${titleOf(area)}](#${titleOf(area).toLowerCase().replaceAll(" ", "-")}): ${namesIn(hooks, area)}`,
    ]),
    "",
    ...areas.flatMap((area) => [
      `## ${titleOf(area)}`,
      "",
      ...hooks.filter((hook) => hook.area === area).flatMap(hookLines),
    ]),
  ].join("\n");
}

const titleOf = (area: string): string => TITLES[area] ?? area;

const namesIn = (hooks: readonly HookWords[], area: string): string =>
  hooks
    .filter((hook) => hook.area === area)
    .map(({ name }) => `[\`${name}\`](#${name.toLowerCase()})`)
    .join(", ");

const hookLines = ({ name, words, signature, example }: HookWords): string[] => [
  `### ${name}`,
  "",
  words,
  "",
  "```ts",
  `${name}${signature}`,
  "```",
  "",
  ...(example === "" ? [] : ["```tsx", example, "```", ""]),
];
