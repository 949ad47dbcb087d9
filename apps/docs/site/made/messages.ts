import { en } from "../../../../packages/hooks/src/messages/en.ts";
import { enPlain } from "../../../../packages/hooks/src/messages/en-plain.ts";
import { es } from "../../../../packages/hooks/src/messages/es.ts";
import { fr } from "../../../../packages/hooks/src/messages/fr.ts";

type Words = Readonly<Record<string, unknown>>;

/** Shows the placeholders of a text as `{name}`. */
const braces = new Proxy({}, { get: (_, name) => `{${String(name)}}` });

function word(words: Words, code: string): string {
  const text = words[code];
  return typeof text === "function"
    ? String((text as (values: object) => unknown)(braces))
    : String(text);
}

/**
 * Returns the page with every code and its text in each language, grouped by the first part of the
 * code.
 */
export function messagesPage(): string {
  const codes = Object.keys(en);
  const areas = Map.groupBy(codes, (code) => code.split(".")[0] ?? "");
  const parts = [...areas].flatMap(([area, inside]) => [
    `## ${area}`,
    ...inside.map((code) => {
      const plain = (enPlain as Words)[code] === undefined ? [] : [["plain", enPlain] as const];
      const rows = [["en", en] as const, ...plain, ["es", es] as const, ["fr", fr] as const];
      const list = rows.map(
        ([name, words]) => `  - ${name}: ${escaped(word(words as Words, code))}`,
      );
      return [`- \`${code}\``, ...list].join("\n");
    }),
  ]);
  return parts.join("\n\n");
}

/** Escapes the Markdown characters of a text. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\`*_{}[\]<>|~#]/g, String.raw`\$&`).replaceAll("\n", " ");
