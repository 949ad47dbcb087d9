import * as styles from "./styles.ts";
import type { Source, Variable } from "./styles.ts";

/** The sources of the reference. */
interface UiStyles {
  components: readonly Source[];
  base: string;
  tokens: string;
}

/** The classes of each component, without those for plain elements. Each is listed once. */
function classesByComponent({ components, base }: UiStyles): Map<string, string[]> {
  const shared = new Set(styles.classesOf(base).filter((name) => /^waypost-[a-z]/.test(name)));
  shared.add("waypost-root");
  const owners = new Map<string, string>();
  for (const { name, css, code } of components) {
    for (const found of [...styles.classesIn(code), ...styles.classesOf(css)]) {
      const isFirst = !owners.has(found) || found.split("-")[1] === name;
      if (!shared.has(found) && isFirst && !isPartOf(found, name, components)) {
        owners.set(found, name);
      }
    }
  }
  return Map.groupBy(owners.keys(), (found) => owners.get(found) ?? "");
}

/** True if a class belongs to another component, such as `waypost-Field-box`. */
function isPartOf(found: string, name: string, components: readonly Source[]): boolean {
  const own = components.find(({ code }) => styles.classesIn(code).includes(found));
  const named = components.find((one) => one.name === found.split("-")[1]);
  const owner = named ?? own;
  return owner !== undefined && owner.name !== name;
}

/** The classes and the variables of the UI package, as Markdown. */
export const renderReference = (ui: UiStyles): string => `${INTRODUCTION}
${table(["entry", "classes", "attributes of states"], componentRows(ui))}

${PLAIN}
${table(["variable", "light", "dark"], styles.variablesOf(ui.tokens).map(variableRow))}

These are set or read by single components:

${table(["variable", "entries"], ownVariableRows(ui))}

What each component weighs is in [the benchmarks](../benchmarks.md).
`;

function componentRows(ui: UiStyles): string[][] {
  const classes = classesByComponent(ui);
  return ui.components
    .filter(({ name }) => classes.has(name))
    .map(({ name, css }) => [code(name), list(classes.get(name)), list(styles.attributesOf(css))]);
}

const variableRow = ({ name, light, dark }: Variable): string[] => [
  code(name),
  code(light),
  dark === light ? "" : code(dark),
];

function ownVariableRows({ components, tokens, base }: UiStyles): string[][] {
  const theme = new Set(styles.variablesIn(tokens + base));
  const own = new Set(components.flatMap(({ css }) => styles.variablesIn(css)));
  return [...own]
    .filter((name) => !theme.has(name))
    .map((name) => [
      code(name),
      list(components.filter(({ css }) => css.includes(name)).map((component) => component.name)),
    ]);
}

const code = (text: string): string => `\`${text}\``;
const list = (names: readonly string[] = []): string => names.map(code).join(", ");

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const INTRODUCTION = `# The classes and variables of @waypost/ui

\`npm run generate\` writes this page from the style sheets and the components.

## Classes of the components

Every component takes a \`className\`, which is added to its outer element: the class without a
second part, such as \`waypost-TextField\`, or for fields \`waypost-Field\` as well. Of a \`Dialog\` it is
\`waypost-Dialog-modal\`, of a \`Tooltip\` the button that it explains. States that have no attribute in
this table have those of [React Aria Components](https://react-aria.adobe.com/styling), such as
\`data-hovered\`.
`;

const PLAIN = `## Classes for elements of yours

| class | for |
| --- | --- |
| \`waypost-root\` | a part of a page with our text style, in which the accents follow a brand colour of its own |
| \`waypost-heading\` | a heading; \`data-level="2"\` and \`"3"\` are smaller |
| \`waypost-lead\` | the paragraph below a heading |
| \`waypost-note\` | information to read before continuing |
| \`waypost-stack\` | elements below each other, at equal distances |
| \`waypost-link\` | a link |
| \`waypost-quiet\` | text of less importance |
| \`waypost-numbers\` | digits of equal width |
| \`waypost-icon\` | an SVG in the size of the text |
| \`waypost-hidden\` | text for screen readers only |

## Variables

Set them on the root element, or for a part of the page with \`Root\`. The accents and \`focus\` are
worked out from \`--waypost-brand\` on the root element, on \`waypost-root\`, and on an element whose
\`style\` attribute sets the brand colour. On any other element they are inherited as they are. Leave
\`--waypost-either\` unset: its fallback has the light and the dark value of a colour.
`;
